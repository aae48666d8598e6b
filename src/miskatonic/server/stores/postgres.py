"""The store in PostgreSQL: for any number of server processes on the same tables.

Only the next number of a table can be appended under, so of two processes one gets it; the other hears of
it by NOTIFY and reads on. Appends that wait go into one transaction, sent and answered in one round trip.
"""

import asyncio
import logging
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import psycopg
import psycopg.conninfo
from psycopg_pool import AsyncConnectionPool

from miskatonic.server import migrations
from miskatonic.server.store import Conflict, Index, Listing, Unavailable
from miskatonic.server.stores.aging import AgingStore
from miskatonic.server.stores.sql import CHECK, Statement, bits, columns, holders, unavailable
from miskatonic.server.stores.wakes import Wakes

T = TypeVar("T")

MOST_AT_ONCE = 200
"""Appends in one transaction: enough to share its cost, few enough that nobody waits long."""
SHORTEST_BACK_OFF, LONGEST_BACK_OFF = 0.1, 10.0

# A peer that is gone without a word is noticed within half a minute.
_PATIENCE: dict[str, Any] = {
    "connect_timeout": 5,
    "tcp_user_timeout": 15_000,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
}

_CREATE = """
    INSERT INTO tables
        (id, seq, status, updated, asked, standing, due, bots, host, game, public, names, open_seats)
    VALUES (%(table)s, cardinality(%(entries)s::bytea[]), %(status)s, %(updated)s, %(asked)s, %(standing)s,
            %(due)s, %(bots)s, %(host)s, %(game)s, %(public)s, %(names)s, %(open_seats)s)
    ON CONFLICT (id) DO NOTHING RETURNING id"""
_EXTEND = """
    UPDATE tables SET seq = seq + cardinality(%(entries)s::bytea[]),
        status = %(status)s, updated = %(updated)s, asked = %(asked)s, standing = %(standing)s,
        due = %(due)s, bots = %(bots)s{listing}
    WHERE id = %(table)s AND seq = %(first)s::bigint - 1 RETURNING id"""
_LISTING = """,
        game = %(game)s, public = %(public)s, names = %(names)s, open_seats = %(open_seats)s"""
_APPEND = """
    WITH taken AS ({take}), kept AS (
        INSERT INTO entries (table_id, seq, data)
        SELECT id, %(first)s::bigint + nth - 1, data
        FROM taken, unnest(%(entries)s::bytea[]) WITH ORDINALITY AS entry (data, nth)
    ){hold}{end}
    SELECT pg_notify('miskatonic', id) FROM taken"""
_HOLD = """, left_behind AS (
        DELETE FROM holdings USING taken WHERE table_id = id AND session <> ALL (%(sessions)s::text[])
    ), held AS (
        INSERT INTO holdings (session, table_id, seats)
        SELECT session, id, seats
        FROM taken, unnest(%(sessions)s::text[], %(seats)s::bigint[]) AS holding (session, seats)
        ON CONFLICT (session, table_id) DO UPDATE SET seats = excluded.seats
        WHERE holdings.seats <> excluded.seats
    )"""
_END = """, ended AS (
        INSERT INTO results (session, table_id, ended, data)
        SELECT session, id, %(updated)s, data
        FROM taken, unnest(%(ended)s::text[], %(results)s::bytea[]) AS result (session, data)
        ON CONFLICT (session, table_id) DO NOTHING
    )"""
_CREATE_AND_APPEND = _APPEND.format(take=_CREATE, hold=_HOLD, end="")
_LIST_AND_APPEND = _APPEND.format(take=_EXTEND.format(listing=_LISTING), hold=_HOLD, end=_END)
_EXTEND_AND_APPEND = _APPEND.format(take=_EXTEND.format(listing=""), hold="", end="")
_END_AND_APPEND = _APPEND.format(take=_EXTEND.format(listing=""), hold="", end=_END)

_log = logging.getLogger(__name__)


class PostgresStore(AgingStore):
    """Keeps tables in a database; see `Store`."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._parameters: dict[str, Any] = {**_PATIENCE, **psycopg.conninfo.conninfo_to_dict(url)}
        self._wakes = Wakes()
        self._pool = AsyncConnectionPool(
            kwargs={**self._parameters, "autocommit": True},
            configure=_be_durable,
            min_size=1,
            max_size=4,
            timeout=10,
            reconnect_timeout=0,  # whoever comes next tries again, and so does the breaker
            open=False,
        )

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""
        try:
            await asyncio.to_thread(_prepare, self._parameters)
            await self._pool.open(wait=True)  # its workers cannot be cancelled while they connect
        except psycopg.OperationalError as error:
            await self._pool.close()
            raise unavailable(error) from error
        self._writer = _Writer(self._parameters)
        self._listening = asyncio.create_task(self._listen(), name="store-listener")

    async def close(self) -> None:
        """Finish what is under way and disconnect."""
        self._wakes.close()
        self._breaker.close()
        self._listening.cancel()
        await asyncio.wait([self._listening])
        await self._writer.stop()
        await self._pool.close()

    async def append(self, table: str, first: int, entries: Sequence[bytes], index: Index) -> None:
        """Append under the numbers first, first + 1, …; return when durable."""
        async with self._breaker.passing("append"):
            await self._writer.append(table, first, entries, index)

    async def check(self) -> None:
        """Return if something could be kept just now, on a connection of its own: others may be lost."""
        try:
            parameters = {**self._parameters, "connect_timeout": 2, "autocommit": True}
            async with await psycopg.AsyncConnection.connect(**parameters) as connection:
                await connection.execute(CHECK)
        except psycopg.OperationalError as error:
            raise unavailable(error) from error

    def woken(self) -> AsyncIterator[str]:
        """Yield ids of tables to which another process has appended; an empty id after any gap."""
        return self._wakes.listen()

    async def _fetch(self, sql: str, values: Sequence[object]) -> list[tuple[Any, ...]]:
        return await self._once_more(lambda: self._query(sql, values))

    async def _once_more(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something, once more if need be: a connection that has been lost is found out by using it."""
        try:
            try:
                return await work()
            except psycopg.OperationalError:
                await self._pool.check()
                return await work()
        except psycopg.OperationalError as error:
            raise unavailable(error) from error

    async def _execute(self, statements: Sequence[Statement]) -> None:
        async def carry_out() -> None:
            async with self._pool.connection() as connection, connection.transaction():
                for sql, values in statements:
                    await connection.execute(sql.replace("?", "%s"), values)

        await self._once_more(carry_out)

    async def _query(self, sql: str, values: Sequence[object]) -> list[tuple[Any, ...]]:
        async with self._pool.connection() as connection:
            cursor = await connection.execute(sql.replace("?", "%s"), values, binary=True)
            return await cursor.fetchall() if cursor.description else []

    async def _listen(self) -> None:
        """Pass on what other processes notify, on a connection that comes back by itself."""
        back_off = SHORTEST_BACK_OFF
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    **self._parameters, autocommit=True
                ) as connection:
                    await connection.execute("LISTEN miskatonic")
                    back_off = SHORTEST_BACK_OFF
                    self._wakes.tell("")
                    async for heard in connection.notifies():
                        if heard.pid != self._writer.pid:
                            self._wakes.tell(heard.payload)
            except psycopg.Error as error:
                _log.warning("not hearing of other processes, trying again: %s", error)
            await asyncio.sleep(back_off * random.uniform(0.5, 1))
            back_off = min(2 * back_off, LONGEST_BACK_OFF)


def _prepare(parameters: dict[str, Any]) -> None:
    with psycopg.connect(**parameters) as connection:
        if not _up_to_date(connection):
            migrations.upgrade_postgres(connection)


def _up_to_date(connection: psycopg.Connection) -> bool:
    try:
        return connection.execute(migrations.VERSION).fetchall() == [(migrations.HEAD,)]
    except psycopg.errors.UndefinedTable:
        return False
    finally:
        connection.rollback()


async def _be_durable(connection: psycopg.AsyncConnection) -> None:
    """Never acknowledge what is not on disk, however the database is set up; a stronger setting stays."""
    setting = "synchronous_commit"
    await connection.execute(
        "SELECT set_config(%s, 'on', false) WHERE current_setting(%s) = 'off'", (setting, setting)
    )


def _listed(listing: Listing) -> dict[str, object]:
    game, public, names, open_seats = columns(listing)
    seats = holders(listing)
    return {
        "host": listing.host,
        "game": game,
        "public": public,
        "names": names,
        "open_seats": open_seats,
        "sessions": list(seats),
        "seats": list(seats.values()),
    }


@dataclass(slots=True)
class _Append:
    table: str
    first: int
    sql: str
    values: dict[str, object]
    done: asyncio.Future[None]

    def settle(self, error: Exception | None) -> None:
        """Tell the task that waits, unless it has given up."""
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)

    def settle_kept(self, kept: bool) -> None:
        """Tell the task that waits whether it was first."""
        conflict = Conflict(f"{self.first} is not the next number of table {self.table}")
        self.settle(None if kept else conflict)


class _Writer:
    """Carries out appends, all that wait in one transaction; each succeeds or fails for itself."""

    def __init__(self, parameters: dict[str, Any]) -> None:
        self.pid = 0
        """Who sends our own notifications."""
        self._parameters = parameters
        self._connection: psycopg.AsyncConnection | None = None
        self._waiting: asyncio.Queue[_Append | None] = asyncio.Queue()
        self._stopping = False
        self._running = asyncio.create_task(self._run(), name="store-writer")

    async def append(self, table: str, first: int, entries: Sequence[bytes], index: Index) -> None:
        """Return when the entries are durable."""
        if self._stopping:
            raise Unavailable("the store is closed")
        values: dict[str, object] = {
            "table": table,
            "first": first,
            "entries": list(entries),
            "status": index.status,
            "updated": index.updated,
            "asked": bits(index.asked),
            "standing": index.standing,
            "due": index.due,
            "bots": index.bots,
            "ended": [each.session for each in index.ended],
            "results": [each.data for each in index.ended],
        }
        sql = _END_AND_APPEND if index.ended else _EXTEND_AND_APPEND
        if index.listing is not None:
            sql = _CREATE_AND_APPEND if first == 1 else _LIST_AND_APPEND
            values |= _listed(index.listing)
        append = _Append(table, first, sql, values, asyncio.get_running_loop().create_future())
        self._waiting.put_nowait(append)
        await append.done

    async def stop(self) -> None:
        """Carry out what waits, then disconnect."""
        self._stopping = True
        self._waiting.put_nowait(None)
        await self._running
        await self._disconnect()

    async def _run(self) -> None:
        while (append := await self._waiting.get()) is not None:
            batch = [append]
            while len(batch) < MOST_AT_ONCE and not self._waiting.empty():
                if (append := self._waiting.get_nowait()) is None:
                    self._waiting.put_nowait(None)  # to be found again when this batch is done
                    break
                batch.append(append)
            # All processes lock tables in the same order, so that they never wait for each other in a circle.
            await self._settle(sorted(batch, key=lambda append: append.table))

    async def _settle(self, batch: list[_Append]) -> None:
        """Carry out a batch and tell everybody in it how it went."""
        try:
            for append, kept in zip(batch, await self._commit_somehow(batch), strict=True):
                append.settle_kept(kept)
        except psycopg.OperationalError as error:
            for append in batch:
                append.settle(unavailable(error))
        except Exception as error:
            if len(batch) == 1:
                batch[0].settle(error)
            else:  # one of them cannot be carried out at all; the others are not to suffer from it
                for append in batch:
                    await self._settle([append])

    async def _commit_somehow(self, batch: list[_Append]) -> list[bool]:
        try:
            return await self._commit(batch)
        except psycopg.OperationalError as error:
            _log.warning("appending once more on a new connection: %s", error)
            await self._disconnect()
            return await self._commit(batch)

    async def _commit(self, batch: list[_Append]) -> list[bool]:
        """Say of each append whether it was first to its number; all of this is one round trip."""
        connection = await self._connect()
        async with connection.pipeline(), connection.transaction():
            cursors = [await connection.execute(append.sql, append.values, prepare=True) for append in batch]
        return [cursor.rowcount == 1 for cursor in cursors]

    async def _connect(self) -> psycopg.AsyncConnection:
        if self._connection is None or self._connection.closed:
            self._connection = await psycopg.AsyncConnection.connect(**self._parameters, autocommit=True)
            # The losers of a race must see what the winner has committed meanwhile.
            await self._connection.set_isolation_level(psycopg.IsolationLevel.READ_COMMITTED)
            # Nobody waits for long for the locks of a process that was stopped while sending.
            await self._connection.execute("SET idle_in_transaction_session_timeout = '10s'")
            await _be_durable(self._connection)
            self.pid = self._connection.info.backend_pid
        return self._connection

    async def _disconnect(self) -> None:
        if self._connection is not None:
            await self._connection.close()
            self._connection = None
