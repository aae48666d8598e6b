"""The database does not answer: requests fail at once instead of piling up, and go on when it is back."""

import asyncio
import logging
import re
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path

import httpx
import psycopg.conninfo
import pytest

from miskatonic.server.hub import Hub
from miskatonic.server.observe import JsonLines, Repeats
from miskatonic.server.settings import Settings
from miskatonic.server.store import Store, Unavailable
from miskatonic.server.stores import breaker, open_store, sqlite
from tests.server.conftest import ServerProcess

pytestmark = pytest.mark.anyio

BACK_WITHIN = 5.0
"""Generous, for a busy machine; the bar is a second."""


class Line:
    """The way to a PostgreSQL server, which can be blocked: nothing gets through, and nobody hears why."""

    def __init__(self, url: str, folder: Path) -> None:
        parts = psycopg.conninfo.conninfo_to_dict(url)
        self._to = f"{parts['host']}/.s.PGSQL.{parts.get('port') or 5432}"
        self._here = folder / ".s.PGSQL.5432"
        self.url = psycopg.conninfo.make_conninfo(
            host=str(folder), port="5432", user=str(parts["user"]), dbname=str(parts["dbname"])
        )
        self.open = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: list[asyncio.StreamWriter] = []

    async def start(self) -> None:
        """Let connections come."""
        self.open.set()
        self._server = await asyncio.start_unix_server(self._serve, self._here)

    async def stop(self) -> None:
        """Cut all of them."""
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for writer in self._writers:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_unix_connection(self._to)
        self._writers += [back, writer]
        for one, other in ((reader, back), (there, writer)):
            task = asyncio.create_task(self._pass_on(one, other))
            self._tasks.add(task)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(4096):
                await self.open.wait()
                writer.write(data)


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(breaker, "PATIENCE", 0.5)
    monkeypatch.setattr(breaker, "QUICK", 0.2)
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.4)


@asynccontextmanager
async def store_at(url: str) -> AsyncIterator[Store]:
    store = open_store(url)
    await store.open()
    yield store
    await store.close()


async def find_it_away_and_back(store: Store, let_it_come_back: object) -> None:
    """Ask many times while the store is away, then let it come back."""
    assert callable(let_it_come_back)

    async def ask(name: str) -> float:
        since = time.monotonic()
        with pytest.raises(Unavailable):
            await store.add_session(name, 1)
        return time.monotonic() - since

    first = max(await asyncio.gather(*(ask(f"first{number}") for number in range(30))))
    later = max(await asyncio.gather(*(ask(f"later{number}") for number in range(300))))
    assert later < first / 2, "nobody waits any more"
    let_it_come_back()
    async with asyncio.timeout(BACK_WITHIN):
        while True:
            with suppress(Unavailable):
                await store.add_session("back", 1)
                break
            await asyncio.sleep(0.05)
    assert await store.touch_session("back", 1, 0)


async def test_a_file_that_is_locked_for_long_lets_nobody_wait(tmp_path: Path) -> None:
    async with store_at(str(tmp_path / "tables.sqlite")) as store:
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as other:
            other.execute("BEGIN IMMEDIATE")
            await find_it_away_and_back(store, other.rollback)


async def test_a_database_that_falls_silent_lets_nobody_wait(postgres_url: str, tmp_path: Path) -> None:
    line = Line(postgres_url, tmp_path)
    await line.start()
    async with store_at(f"postgresql://?{line.url.replace(' ', '&')}") as store:
        await store.add_session("me", 1)
        line.open.clear()
        await find_it_away_and_back(store, line.open.set)
    await line.stop()


async def test_what_fails_quickly_opens_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.01)
    async with store_at(str(tmp_path / "tables.sqlite")) as store:
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(Unavailable):
                await store.add_session("me", 1)
        await store.add_session("me", 1)


# Alive and able


async def test_a_server_is_alive_but_not_ready_while_nothing_can_be_kept(tmp_path: Path) -> None:
    hub = Hub(open_store(str(tmp_path / "tables.sqlite")), Settings(database=""))
    await hub.start()
    assert await hub.why_not_ready() == ""
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as other:
        other.execute("BEGIN IMMEDIATE")
        hub._checked = 0
        assert await hub.why_not_ready() == "store"
    hub._checked = 0
    assert await hub.why_not_ready() == ""
    hub.stopping = True
    assert await hub.why_not_ready() == "stopping"
    hub.stopping = False
    await hub.stop()


async def test_a_server_says_that_it_is_ready(server: ServerProcess) -> None:
    async with httpx.AsyncClient(base_url=server.address) as client:
        told = [((await client.get(path)).status_code, (await client.get(path)).text) for path in PROBES]
    assert told == [(200, "ok\n"), (200, "ready\n")]


PROBES = ("/healthz", "/readyz")


# The log


def test_the_same_is_logged_a_few_times_a_minute_and_then_counted() -> None:
    now = 0.0
    told: list[str] = []
    handler = logging.Handler()
    handler.emit = lambda record: told.append(JsonLines().format(record))  # type: ignore[method-assign]
    handler.addFilter(Repeats(lambda: now))
    log = logging.getLogger("repeating")
    log.addHandler(handler)
    for number in range(100):
        log.warning("the disk is gone: %s", number)
    log.warning("something else")
    assert len(told) == 6
    now = 61.0
    log.warning("the disk is gone: %s", "still")
    assert re.search(r'"repeated": 95\b', told[-1])
    log.removeHandler(handler)
