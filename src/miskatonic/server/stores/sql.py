"""What both stores ask their databases in the same words, with `?` for a value.

Not for opening, appending and waking, in which they differ.
"""

import secrets
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from miskatonic.core.game import Seat
from miskatonic.server.archive import Archive, unpacked
from miskatonic.server.store import Conflict, Device, End, Listing, Row, Unavailable
from miskatonic.server.stores.breaker import Breaker

A_MINUTE = 60_000

Statement = tuple[str, Sequence[object]]
"""What is to be carried out, and with which values."""

_READ = "SELECT seq, data FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq"
_SAVE_CHECKPOINT = """
    INSERT INTO checkpoints (table_id, seq, data) VALUES (?, ?, ?)
    ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, data = excluded.data
    WHERE checkpoints.seq <= excluded.seq"""
_LOAD_CHECKPOINT = "SELECT seq, data FROM checkpoints WHERE table_id = ?"
_LOAD_ARCHIVE = "SELECT data FROM archives WHERE table_id = ?"
_OWN_TABLES = """
    SELECT t.id, t.game, t.status, t.public, t.names, t.open_seats, t.updated, t.asked & h.seats <> 0 AS turn,
        h.seats, t.standing
    FROM holdings h JOIN tables t ON t.id = h.table_id WHERE h.session = ?
    ORDER BY turn DESC, t.updated DESC, t.id LIMIT ?"""
_OPEN_TABLES = """
    SELECT id, game, status, public, names, open_seats, updated, NULL, 0, standing FROM (
        SELECT t.*, CASE WHEN t.host = '' THEN 1
            ELSE ROW_NUMBER() OVER (PARTITION BY t.host ORDER BY t.updated DESC, t.id) END AS place
        FROM tables t WHERE t.status = 'gathering' AND t.public
        AND NOT EXISTS (SELECT 1 FROM holdings h WHERE h.session = ? AND h.table_id = t.id)
    ) AS found ORDER BY place, updated DESC, id LIMIT ?"""
_PUBLIC_TABLES = "SELECT count(*) FROM tables WHERE status = 'gathering' AND public AND host = ?"
_WAITING_SINCE = """
    SELECT id FROM tables WHERE status = 'gathering' AND updated < ? ORDER BY updated, id LIMIT ?"""
_ADD_SESSION = """
    INSERT INTO sessions (id, seen, person, called, added) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (id) DO NOTHING"""
_SEEN = "SELECT seen, person FROM sessions WHERE id = ?"
_DEVICES = "SELECT id, called, added, seen FROM sessions WHERE person = ? ORDER BY seen DESC, id"
_REMOVE_DEVICE = "DELETE FROM sessions WHERE person = ? AND id = ?"
_FORGET_LINKS = "DELETE FROM device_links WHERE person = ? AND id <> ?"
_ADD_LINK = """
    INSERT INTO device_links (id, person, expires, luggage) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO NOTHING"""
_LINK = "SELECT person, luggage FROM device_links WHERE id = ? AND taken_by = '' AND expires > ?"
_TAKE_LINK = """
    UPDATE device_links SET taken_by = ?, luggage = '' WHERE id = ? AND taken_by = '' AND expires > ?"""
_WHO_TOOK_LINK = "SELECT taken_by FROM device_links WHERE id = ?"
_PLAYED_TOGETHER = """
    SELECT t.game FROM tables t JOIN holdings a ON a.table_id = t.id JOIN holdings b ON b.table_id = t.id
    WHERE a.session = ? AND b.session = ? AND t.status = 'playing' ORDER BY t.id"""
_DUE = """
    SELECT id FROM tables WHERE due IS NOT NULL AND due <= ? AND status = 'playing'
    ORDER BY due, id LIMIT ?"""
_WAITING_FOR_BOTS = """
    SELECT id FROM tables WHERE status = 'playing' AND bots ORDER BY updated, id LIMIT ?"""
_NOTE_DUE = "UPDATE tables SET due = ?, bots = ? WHERE id = ? AND seq = ?"
_UNFINISHED = "SELECT count(*) FROM tables WHERE host = ? AND status IN ('gathering', 'playing')"
_TOUCH_SESSION = "UPDATE sessions SET seen = ? WHERE id = ?"
CHECK = "UPDATE service SET checked = checked + 1"
_RESULTS = """
    SELECT r.table_id, r.ended, r.data, t.updated FROM results r LEFT JOIN tables t ON t.id = r.table_id
    WHERE r.session = ? ORDER BY r.ended, r.table_id"""
_SAVE_NOTE = """
    INSERT INTO notes (session, table_id, text) VALUES (?, ?, ?)
    ON CONFLICT (session, table_id) DO UPDATE SET text = excluded.text"""
_DROP_NOTE = "DELETE FROM notes WHERE session = ? AND table_id = ?"
_COUNT_NOTES = "SELECT count(*) FROM notes WHERE session = ?"
_LOAD_NOTE = "SELECT text FROM notes WHERE session = ? AND table_id = ?"

_SAVE_ROOM = """
    INSERT INTO rooms (id, seq, mark, data, updated) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (id, seq) DO NOTHING"""
_WHO_SAVED_ROOM = "SELECT mark FROM rooms WHERE id = ? AND seq = ?"
_LOAD_ROOM = "SELECT seq, data FROM rooms WHERE id = ? ORDER BY seq DESC LIMIT 1"
_FORGET_ROOM = "DELETE FROM rooms WHERE id = ? AND seq <= ?"
_ENTER_ROOM = """
    INSERT INTO room_members (session, room_id, updated) VALUES (?, ?, ?)
    ON CONFLICT (session, room_id) DO UPDATE SET updated = excluded.updated"""
_LEAVE_ROOM = "DELETE FROM room_members WHERE session = ? AND room_id = ?"
_COUNT_ROOMS = "SELECT count(*) FROM room_members WHERE session = ?"
_OWN_ROOMS = "SELECT room_id FROM room_members WHERE session = ? ORDER BY updated DESC, room_id LIMIT ?"
ROOMS_BEFORE = 20
"""So many earlier states of a room are kept, in case somebody has to look."""


class SqlStore(ABC):
    """A store that speaks SQL; see `Store` for what its methods promise."""

    def __init__(self) -> None:
        self._breaker = Breaker(self.check)

    @abstractmethod
    async def _fetch(self, sql: str, values: Sequence[object]) -> list[tuple[Any, ...]]:
        """Return the rows of a query."""

    @abstractmethod
    async def _execute(self, statements: Sequence[Statement]) -> None:
        """Carry out statements that may be carried out twice, all or none; return when durable."""

    async def _ask(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """Return the rows of a query."""
        async with self._breaker.passing("read"):
            return await self._fetch(sql, values)

    async def _do_all(self, *statements: Statement) -> None:
        """Carry out statements that may be carried out twice, all or none; return when durable."""
        async with self._breaker.passing("write"):
            await self._execute(statements)

    async def _do(self, sql: str, *values: object) -> None:
        """Carry out one statement that may be carried out twice; return when durable."""
        await self._do_all((sql, values))

    async def read(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        """Return the entries with numbers above `after`, in order, out of the archive if they are there."""
        found = [(seq, data) for seq, data in await self._ask(_READ, table, after)]
        if found and found[0][0] == after + 1:
            return found
        archive = await self._archive(table)
        earlier = [] if archive is None else [entry for entry in archive.entries if entry[0] > after]
        return earlier + found

    async def _archive(self, table: str) -> Archive | None:
        rows = await self._ask(_LOAD_ARCHIVE, table)
        return unpacked(bytes(rows[0][0])) if rows else None

    async def save_checkpoint(self, table: str, seq: int, data: bytes) -> None:
        """Keep a checkpoint, unless a later one is kept."""
        await self._do(_SAVE_CHECKPOINT, table, seq, data)

    async def load_checkpoint(self, table: str) -> tuple[int, bytes] | None:
        """Return the latest checkpoint."""
        rows = await self._ask(_LOAD_CHECKPOINT, table)
        if rows:
            return rows[0][0], rows[0][1]
        archive = await self._archive(table)
        return None if archive is None else archive.checkpoint

    async def list_tables(self, session: str, limit: int) -> list[Row]:
        """Return the session's own tables, then the public ones that gather people."""
        own = await self._ask(_OWN_TABLES, session, limit)
        public = await self._ask(_OPEN_TABLES, session, limit)
        return [_row(found) for found in own + public]

    async def public_tables(self, host: str) -> int:
        """Return how many public tables of a host gather people."""
        [(count,)] = await self._ask(_PUBLIC_TABLES, host)
        return int(count)

    async def waiting_since(self, before: int, limit: int) -> list[str]:
        """Return tables that gather people in vain."""
        return [table for (table,) in await self._ask(_WAITING_SINCE, before, limit)]

    async def due(self, now: int, limit: int) -> list[str]:
        """Return tables whose clock has run out."""
        return [table for (table,) in await self._ask(_DUE, now, limit)]

    async def waiting_for_bots(self, limit: int) -> list[str]:
        """Return tables where the game waits for a bot."""
        return [table for (table,) in await self._ask(_WAITING_FOR_BOTS, limit)]

    async def note_due(self, table: str, seq: int, due: int | None, bots: bool) -> None:
        """Correct what is known of a table."""
        await self._do(_NOTE_DUE, due, bots, table, seq)

    async def unfinished(self, host: str) -> int:
        """Return how many unfinished tables this session has opened."""
        return int((await self._ask(_UNFINISHED, host))[0][0])

    async def check(self) -> None:
        """Return if something could be kept just now."""
        await self._execute([(CHECK, ())])

    async def add_session(self, session: str, at: int, person: str = "", called: str = "") -> None:
        """Keep the hash of a new session's token."""
        await self._do(_ADD_SESSION, session, at, person or session, called.encode(), at)

    async def touch_session(self, session: str, at: int, not_before: int) -> str:
        """Note that the session was seen; return whose it is, if it may be used."""
        rows = await self._ask(_SEEN, session)
        if not rows or rows[0][0] < not_before:
            return ""
        if at - rows[0][0] >= A_MINUTE:  # a busy session costs a write a minute, not one a request
            await self._do(_TOUCH_SESSION, at, session)
        return str(rows[0][1])

    async def devices(self, person: str) -> list[Device]:
        """Return a person's sessions."""
        return [
            Device(session, _bytes(called).decode(), added, seen)
            for session, called, added, seen in await self._ask(_DEVICES, person)
        ]

    async def remove_device(self, person: str, session: str) -> None:
        """Forget one of a person's sessions."""
        await self._do(_REMOVE_DEVICE, person, session)

    async def add_device_link(self, link: str, person: str, expires: int, luggage: str = "") -> None:
        """Keep the hash of a link, in place of earlier ones."""
        await self._do(_ADD_LINK, link, person, expires, luggage.encode())
        await self._do(_FORGET_LINKS, person, link)

    async def device_link(self, link: str, at: int) -> tuple[str, str]:
        """Return whose link it is, and its luggage."""
        rows = await self._ask(_LINK, link, at)
        return (str(rows[0][0]), _bytes(rows[0][1]).decode()) if rows else ("", "")

    async def take_device_link(self, link: str, session: str, at: int) -> bool:
        """Use a link; of several who try one gets it."""
        await self._do(_TAKE_LINK, session, link, at)
        return await self._ask(_WHO_TOOK_LINK, link) == [(session,)]

    async def played_together(self, person: str, other: str) -> list[str]:
        """Return the games of tables being played at which both have a seat."""
        return [game for (game,) in await self._ask(_PLAYED_TOGETHER, person, other)]

    async def results(self, session: str) -> list[End]:
        """Return how a session's matches ended, the oldest first."""
        return [
            End(table, at, bytes(data), updated)
            for table, at, data, updated in await self._ask(_RESULTS, session)
        ]

    async def save_note(self, session: str, table: str, text: str) -> None:
        """Keep a session's private notes on a table."""
        if text:
            await self._do(_SAVE_NOTE, session, table, text.encode())
        else:
            await self._do(_DROP_NOTE, session, table)

    async def count_notes(self, session: str) -> int:
        """Return on how many tables a session has notes."""
        return int((await self._ask(_COUNT_NOTES, session))[0][0])

    async def load_note(self, session: str, table: str) -> str:
        """Return a session's private notes on a table."""
        rows = await self._ask(_LOAD_NOTE, session, table)
        return bytes(rows[0][0]).decode() if rows else ""

    async def save_room(self, room: str, seq: int, data: bytes, at: int) -> None:
        """Keep the next state of a room; raise Conflict if somebody else was quicker."""
        mark = secrets.token_hex(8)
        await self._do(_SAVE_ROOM, room, seq, mark, data, at)
        if await self._ask(_WHO_SAVED_ROOM, room, seq) != [(mark,)]:
            raise Conflict("somebody else has changed the room")
        await self._do(_FORGET_ROOM, room, seq - ROOMS_BEFORE)

    async def load_room(self, room: str) -> tuple[int, bytes] | None:
        """Return the last state of a room and its number."""
        rows = await self._ask(_LOAD_ROOM, room)
        return (rows[0][0], bytes(rows[0][1])) if rows else None

    async def enter_room(self, session: str, room: str, at: int) -> None:
        """Put a room into a session's list."""
        await self._do(_ENTER_ROOM, session, room, at)

    async def leave_room(self, session: str, room: str) -> None:
        """Take a room out of a session's list."""
        await self._do(_LEAVE_ROOM, session, room)

    async def count_rooms(self, session: str) -> int:
        """Return how many rooms are in a session's list."""
        return int((await self._ask(_COUNT_ROOMS, session))[0][0])

    async def own_rooms(self, session: str, limit: int) -> list[str]:
        """Return the rooms in a session's list."""
        return [room for (room,) in await self._ask(_OWN_ROOMS, session, limit)]


def columns(listing: Listing) -> tuple[str, bool, str, int]:
    """Return the columns game, public, names and open_seats of a table."""
    names = msgspec.json.encode(listing.names).decode()  # JSON, because PostgreSQL's text takes no NUL
    return listing.game, listing.public, names, listing.open_seats


def bits(seats: Iterable[Seat]) -> int:
    """Return seats as they are kept, in one number: bit n is seat n."""
    return sum(1 << seat for seat in seats)


def holders(listing: Listing) -> dict[str, int]:
    """Return the sessions that hold seats, and which."""
    seats: dict[str, int] = {}
    for held in listing.holdings:
        mine = [] if held.seat is None else [held.seat]
        seats[held.session] = seats.get(held.session, 0) | bits(mine)
    return seats


def unavailable(error: Exception) -> Unavailable:
    """Return what the callers of a store understand, caused by what its database said."""
    ours = Unavailable(str(error))
    ours.__cause__ = error
    return ours


def _row(found: tuple[Any, ...]) -> Row:
    table, game, status, public, names, open_seats, updated, turn, held, standing = found
    shown = msgspec.json.decode(names, type=tuple[str, ...])
    listing = Listing(game=game, public=bool(public), names=shown, open_seats=open_seats)
    mine, seats = turn is not None, tuple(seat for seat in range(held.bit_length()) if held >> seat & 1)
    return Row(table, status, updated, listing, mine, bool(turn), mine and not seats, seats, _bytes(standing))


def _bytes(kept: Any) -> bytes:
    """What was there before a column was has its default, which SQLite keeps as text."""
    return kept.encode() if isinstance(kept, str) else bytes(kept)
