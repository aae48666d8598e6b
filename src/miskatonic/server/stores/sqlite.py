"""The store in one SQLite file: the embedded default, for one server process.

One thread writes, and whatever waits while it commits goes into its next commit together; another thread
reads beside it. A second process on the same file is neither woken nor supported, but corrupts nothing:
a table can only be appended to under its next number.
"""

import asyncio
import os
import queue
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from miskatonic.server import migrations
from miskatonic.server.store import Conflict, Index, Unavailable
from miskatonic.server.stores.sql import SqlStore, columns, holders, unavailable
from miskatonic.server.stores.wakes import Wakes

T = TypeVar("T")

BUSY_SECONDS = 5.0
MOST_AT_ONCE = 500
"""Changes in one commit: enough to share its cost, few enough that nobody waits long."""

_CREATE = """
    INSERT INTO tables (game, status, public, names, open_seats, updated, seq, id)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING"""
_EXTEND = """
    UPDATE tables SET game = ?, status = ?, public = ?, names = ?, open_seats = ?, updated = ?, seq = ?
    WHERE id = ? AND seq = ?"""
_HOLD = """
    INSERT INTO holdings (session, table_id, turn) VALUES (?, ?, ?)
    ON CONFLICT (session, table_id) DO UPDATE SET turn = excluded.turn"""


class SqliteStore(SqlStore):
    """Keeps tables in a file; see `Store`."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._wakes = Wakes()
        self._reading = ThreadPoolExecutor(1, "store-reader")

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""
        await self._read(lambda: _prepare(self._path))
        self._reader = await self._read(lambda: _connect(self._path))
        self._writer = _Writer(await self._read(lambda: _connect(self._path)))
        self._writer.start()

    async def close(self) -> None:
        """Finish what is under way and disconnect."""
        self._wakes.close()
        await self._writer.stop()
        await self._read(self._reader.close)
        self._reading.shutdown()

    async def append(self, table: str, first: int, entries: Sequence[bytes], index: Index) -> None:
        """Append under the numbers first, first + 1, …; return when durable."""
        await self._writer.carry_out(lambda connection: _append(connection, table, first, entries, index))

    def woken(self) -> AsyncIterator[str]:
        """Yield an empty id, and then nothing: no other process writes here."""
        return self._wakes.listen()

    async def _ask(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        return await self._read(lambda: self._reader.execute(sql, values).fetchall())

    async def _do(self, sql: str, *values: object) -> None:
        await self._writer.carry_out(lambda connection: connection.execute(sql, values))

    async def _read(self, what: Callable[[], T]) -> T:
        """Do something in the reading thread."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, what)
        except sqlite3.OperationalError as error:
            raise unavailable(error) from error


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def _prepare(path: Path) -> None:
    """Make the file, readable by its owner alone (it holds the seeds of running matches), and its schema."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    with closing(_connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        if not _up_to_date(connection):
            migrations.upgrade_sqlite(connection)


def _up_to_date(connection: sqlite3.Connection) -> bool:
    try:
        return connection.execute(migrations.VERSION).fetchall() == [(migrations.HEAD,)]
    except sqlite3.OperationalError:  # no such table
        return False


def _append(
    connection: sqlite3.Connection, table: str, first: int, entries: Sequence[bytes], index: Index
) -> None:
    last = first + len(entries) - 1
    if first == 1:
        taken = connection.execute(_CREATE, (*columns(index), last, table))
    else:
        taken = connection.execute(_EXTEND, (*columns(index), last, table, first - 1))
    if taken.rowcount != 1:
        raise Conflict(f"{first} is not the next number of table {table}")
    connection.executemany(
        "INSERT INTO entries (table_id, seq, data) VALUES (?, ?, ?)",
        [(table, seq, data) for seq, data in enumerate(entries, first)],
    )
    _hold(connection, table, holders(index))


def _hold(connection: sqlite3.Connection, table: str, turns: dict[str, bool]) -> None:
    held = dict(connection.execute("SELECT session, turn FROM holdings WHERE table_id = ?", (table,)))
    for session in held.keys() - turns.keys():
        connection.execute("DELETE FROM holdings WHERE session = ? AND table_id = ?", (session, table))
    changed = [(session, table, turn) for session, turn in turns.items() if held.get(session) != turn]
    connection.executemany(_HOLD, changed)


@dataclass(slots=True)
class _Change:
    work: Callable[[sqlite3.Connection], object]
    done: asyncio.Future[None]
    error: Exception | None = None

    def settle(self) -> None:
        """Tell the task that waits, unless it has given up."""
        if self.done.done():
            return
        if self.error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(self.error)


class _Writer(threading.Thread):
    """Carries out changes, all that wait in one commit; each succeeds or fails for itself."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        super().__init__(name="store-writer", daemon=True)
        self._connection = connection
        self._loop = asyncio.get_running_loop()
        self._waiting: queue.SimpleQueue[_Change | None] = queue.SimpleQueue()
        self._stopping = False

    async def carry_out(self, work: Callable[[sqlite3.Connection], object]) -> None:
        """Return when the change is durable."""
        if self._stopping:
            raise Unavailable("the store is closed")
        change = _Change(work, self._loop.create_future())
        self._waiting.put(change)
        await change.done

    async def stop(self) -> None:
        """Carry out what waits, then disconnect."""
        self._stopping = True
        self._waiting.put(None)
        await asyncio.to_thread(self.join)

    def run(self) -> None:
        """Commit batch after batch until told to stop."""
        while (change := self._waiting.get()) is not None:
            batch = [change]
            try:
                self._commit(batch)
            except Exception:
                self._commit_apart(batch)
            self._loop.call_soon_threadsafe(_settle, batch)
        self._connection.close()

    def _commit(self, batch: list[_Change]) -> None:
        self._connection.execute("BEGIN IMMEDIATE")
        self._gather(batch)  # only now: others may have come while the lock was waited for
        for change in batch:
            try:
                change.work(self._connection)
            except Conflict as conflict:  # found out before anything was changed
                change.error = conflict
        self._connection.execute("COMMIT")

    def _gather(self, batch: list[_Change]) -> None:
        while len(batch) < MOST_AT_ONCE and not self._waiting.empty():
            change = self._waiting.get()
            if change is None:  # to be found again when this batch is done: nothing comes after it
                self._waiting.put(None)
                return
            batch.append(change)

    def _commit_apart(self, batch: list[_Change]) -> None:
        """One of them cannot be carried out; the others are not to suffer from it."""
        for change in batch:
            with suppress(sqlite3.Error):
                self._connection.rollback()
            try:
                self._connection.execute("BEGIN IMMEDIATE")
                change.error = None
                change.work(self._connection)
                self._connection.execute("COMMIT")
            except sqlite3.OperationalError as error:
                change.error = unavailable(error)
            except Exception as error:
                change.error = error
        with suppress(sqlite3.Error):
            self._connection.rollback()


def _settle(batch: list[_Change]) -> None:
    for change in batch:
        change.settle()
