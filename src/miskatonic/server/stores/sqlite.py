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
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from miskatonic.server import migrations
from miskatonic.server.store import Conflict, Index, Listing, Unavailable
from miskatonic.server.stores.aging import AgingStore
from miskatonic.server.stores.sql import Statement, bits, columns, holders, unavailable
from miskatonic.server.stores.wakes import Wakes

T = TypeVar("T")

BUSY_SECONDS = 5.0
MOST_AT_ONCE = 500
"""Changes in one commit: enough to share its cost, few enough that nobody waits long."""

CACHE_KILOBYTES = 32_768
"""Of pages that each connection keeps: those of all tables that are being played."""

_CREATE = """
    INSERT INTO tables
        (host, game, public, names, open_seats, status, updated, asked, standing, due, bots, seq, id)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING"""
_EXTEND = """
    UPDATE tables SET status = ?, updated = ?, asked = ?, standing = ?, due = ?, bots = ?, seq = ?
    WHERE id = ? AND seq = ?"""
_END = """
    INSERT INTO results (session, table_id, ended, data) VALUES (?, ?, ?, ?)
    ON CONFLICT (session, table_id) DO NOTHING"""
_LIST = "UPDATE tables SET game = ?, public = ?, names = ?, open_seats = ? WHERE id = ?"
_KEEP = "INSERT INTO entries (table_id, seq, data) VALUES (?, ?, ?)"
_HOLD = """
    INSERT INTO holdings (session, table_id, seats) VALUES (?, ?, ?)
    ON CONFLICT (session, table_id) DO UPDATE SET seats = excluded.seats"""


class SqliteStore(AgingStore):
    """Keeps tables in a file; see `Store`."""

    def __init__(self, path: Path) -> None:
        super().__init__()
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
        self._breaker.close()
        await self._writer.stop()
        await self._read(self._reader.close)
        self._reading.shutdown()

    async def append(self, table: str, first: int, entries: Sequence[bytes], index: Index) -> None:
        """Append under the numbers first, first + 1, …; return when durable."""
        async with self._breaker.passing("append"):
            await self._writer.carry_out(_Append(table, first, entries, index, done=self._writer.waiter()))

    def woken(self) -> AsyncIterator[str]:
        """Yield an empty id, and then nothing: no other process writes here."""
        return self._wakes.listen()

    async def _fetch(self, sql: str, values: Sequence[object]) -> list[tuple[Any, ...]]:
        return await self._read(lambda: self._reader.execute(sql, values).fetchall())

    async def _execute(self, statements: Sequence[Statement]) -> None:
        await self._writer.carry_out(_Statements(statements, done=self._writer.waiter()))

    async def _read(self, what: Callable[[], T]) -> T:
        """Do something in the reading thread."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, what)
        except sqlite3.OperationalError as error:
            raise unavailable(error) from error


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute(f"PRAGMA cache_size = -{CACHE_KILOBYTES}")
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


class _Change(msgspec.Struct, kw_only=True):
    """Something to be carried out; the task that asked for it waits for `done`."""

    done: "asyncio.Future[None]"
    error: Exception | None = None

    def settle(self) -> None:
        """Tell the task that waits, unless it has given up."""
        if self.done.done():
            return
        if self.error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(self.error)


class _Statements(_Change):
    statements: Sequence[Statement]


class _Append(_Change):
    table: str
    first: int
    entries: Sequence[bytes]
    index: Index

    @property
    def standing(self) -> tuple[object, ...]:
        """Return the columns status, updated, asked, standing, due, bots, seq and id of the table."""
        index, last = self.index, self.first + len(self.entries) - 1
        stands = index.status, index.updated, bits(index.asked), index.standing
        return *stands, index.due, index.bots, last, self.table


def _carry_out(connection: sqlite3.Connection, changes: Sequence[_Change]) -> None:
    """Carry all of them out, or raise and leave the rest to whoever rolls back."""
    _append(connection, [each for each in changes if isinstance(each, _Append)])
    for change in changes:
        if isinstance(change, _Statements):
            for sql, values in change.statements:
                connection.execute(sql, values)


def _append(connection: sqlite3.Connection, appends: Sequence[_Append]) -> None:
    for append in appends:
        if append.first == 1:
            assert append.index.listing is not None, "a new table is listed"
            listing = append.index.listing
            created = (listing.host, *columns(listing), *append.standing)
            _need(connection.execute(_CREATE, created), 1)
    extends = [(*append.standing, append.first - 1) for append in appends if append.first > 1]
    _need(connection.executemany(_EXTEND, extends), len(extends))
    kept = [
        (append.table, seq, data)
        for append in appends
        for seq, data in enumerate(append.entries, append.first)
    ]
    connection.executemany(_KEEP, kept)
    for append in appends:
        if append.index.listing is not None:
            _list(connection, append.table, append.index.listing)
        ended = [(each.session, append.table, append.index.updated, each.data) for each in append.index.ended]
        connection.executemany(_END, ended)


def _need(changed: sqlite3.Cursor, rows: int) -> None:
    if changed.rowcount != rows:
        raise Conflict("somebody else has appended under that number")


def _list(connection: sqlite3.Connection, table: str, listing: Listing) -> None:
    connection.execute(_LIST, (*columns(listing), table))
    seats = holders(listing)
    held = dict(connection.execute("SELECT session, seats FROM holdings WHERE table_id = ?", (table,)))
    for session in held.keys() - seats.keys():
        connection.execute("DELETE FROM holdings WHERE session = ? AND table_id = ?", (session, table))
    connection.executemany(_HOLD, [(session, table, held) for session, held in seats.items()])


class _Writer(threading.Thread):
    """Carries out changes, all that wait in one commit; each succeeds or fails for itself."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        super().__init__(name="store-writer", daemon=True)
        self._connection = connection
        self._loop = asyncio.get_running_loop()
        self._gathered: list[_Change] = []
        """What came up in this round of the loop; handed over together, for waking a thread is not cheap."""
        self._waiting: queue.SimpleQueue[list[_Change] | None] = queue.SimpleQueue()
        self._stopping = False

    def waiter(self) -> "asyncio.Future[None]":
        """Return what a change is waited for with."""
        return self._loop.create_future()

    async def carry_out(self, change: _Change) -> None:
        """Return when the change is durable."""
        if self._stopping:
            raise Unavailable("the store is closed")
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(change)
        await change.done

    def _hand_over(self) -> None:
        self._waiting.put(self._gathered)
        self._gathered = []

    async def stop(self) -> None:
        """Carry out what waits, then disconnect."""
        self._stopping = True
        self._hand_over()
        self._waiting.put(None)
        await asyncio.to_thread(self.join)

    def run(self) -> None:
        """Commit batch after batch until told to stop."""
        while (batch := self._waiting.get()) is not None:
            try:
                self._commit(batch)
            except Exception:
                self._commit_apart(batch)
            self._loop.call_soon_threadsafe(_settle, batch)
        self._connection.close()

    def _commit(self, batch: list[_Change]) -> None:
        self._connection.execute("BEGIN IMMEDIATE")
        self._gather(batch)  # only now: others may have come while the lock was waited for
        _carry_out(self._connection, batch)
        self._connection.execute("COMMIT")

    def _gather(self, batch: list[_Change]) -> None:
        while len(batch) < MOST_AT_ONCE and not self._waiting.empty():
            others = self._waiting.get()
            if others is None:  # to be found again when this batch is done: nothing comes after it
                self._waiting.put(None)
                return
            batch += others

    def _commit_apart(self, batch: list[_Change]) -> None:
        """One of them cannot be carried out; the others are not to suffer from it."""
        for change in batch:
            with suppress(sqlite3.Error):
                self._connection.rollback()
            try:
                self._connection.execute("BEGIN IMMEDIATE")
                change.error = None
                _carry_out(self._connection, [change])
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
