"""What both stores ask their databases in the same words, with `?` for a value.

Not for opening, appending and waking, in which they differ.
"""

import secrets
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any

import msgspec

from miskatonic.core.game import Seat
from miskatonic.server.store import Conflict, Listing, Row, Unavailable

A_MINUTE = 60_000

_READ = "SELECT seq, data FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq"
_SAVE_CHECKPOINT = """
    INSERT INTO checkpoints (table_id, seq, data) VALUES (?, ?, ?)
    ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, data = excluded.data
    WHERE checkpoints.seq <= excluded.seq"""
_LOAD_CHECKPOINT = "SELECT seq, data FROM checkpoints WHERE table_id = ?"
_OWN_TABLES = """
    SELECT t.id, t.game, t.status, t.public, t.names, t.open_seats, t.updated, t.asked & h.seats <> 0 AS turn,
        h.seats, t.standing
    FROM holdings h JOIN tables t ON t.id = h.table_id WHERE h.session = ?
    ORDER BY turn DESC, t.updated DESC, t.id LIMIT ?"""
_OPEN_TABLES = """
    SELECT t.id, t.game, t.status, t.public, t.names, t.open_seats, t.updated, NULL, 0, t.standing
    FROM tables t WHERE t.status = 'gathering' AND t.public
    AND NOT EXISTS (SELECT 1 FROM holdings h WHERE h.session = ? AND h.table_id = t.id)
    ORDER BY t.updated DESC, t.id LIMIT ?"""
_RUNNING = "SELECT id FROM tables WHERE status = 'playing' ORDER BY id"
_ADD_SESSION = "INSERT INTO sessions (id, seen) VALUES (?, ?) ON CONFLICT (id) DO NOTHING"
_SEEN = "SELECT seen FROM sessions WHERE id = ?"
_TOUCH_SESSION = "UPDATE sessions SET seen = ? WHERE id = ?"
_FORGET_SESSIONS = "DELETE FROM sessions WHERE seen < ?"
_FORGET_RESULTS = "DELETE FROM results WHERE session NOT IN (SELECT id FROM sessions)"
_RESULTS = "SELECT table_id, ended, data FROM results WHERE session = ? ORDER BY ended, table_id"
_SAVE_NOTE = """
    INSERT INTO notes (session, table_id, text) VALUES (?, ?, ?)
    ON CONFLICT (session, table_id) DO UPDATE SET text = excluded.text"""
_LOAD_NOTE = "SELECT text FROM notes WHERE session = ? AND table_id = ?"

_SAVE_ROOM = """
    INSERT INTO rooms (id, seq, mark, data) VALUES (?, ?, ?, ?) ON CONFLICT (id, seq) DO NOTHING"""
_WHO_SAVED_ROOM = "SELECT mark FROM rooms WHERE id = ? AND seq = ?"
_LOAD_ROOM = "SELECT seq, data FROM rooms WHERE id = ? ORDER BY seq DESC LIMIT 1"
_FORGET_ROOM = "DELETE FROM rooms WHERE id = ? AND seq <= ?"
_ENTER_ROOM = """
    INSERT INTO room_members (session, room_id, updated) VALUES (?, ?, ?)
    ON CONFLICT (session, room_id) DO UPDATE SET updated = excluded.updated"""
_LEAVE_ROOM = "DELETE FROM room_members WHERE session = ? AND room_id = ?"
_OWN_ROOMS = "SELECT room_id FROM room_members WHERE session = ? ORDER BY updated DESC, room_id LIMIT ?"
ROOMS_BEFORE = 20
"""So many earlier states of a room are kept, in case somebody has to look."""


class SqlStore(ABC):
    """A store that speaks SQL; see `Store` for what its methods promise."""

    @abstractmethod
    async def _ask(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """Return the rows of a query."""

    @abstractmethod
    async def _do(self, sql: str, *values: object) -> None:
        """Carry out a statement that may be carried out twice; return when durable."""

    async def read(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        """Return the entries with numbers above `after`, in order."""
        return [(seq, data) for seq, data in await self._ask(_READ, table, after)]

    async def save_checkpoint(self, table: str, seq: int, data: bytes) -> None:
        """Keep a checkpoint, unless a later one is kept."""
        await self._do(_SAVE_CHECKPOINT, table, seq, data)

    async def load_checkpoint(self, table: str) -> tuple[int, bytes] | None:
        """Return the latest checkpoint."""
        rows = await self._ask(_LOAD_CHECKPOINT, table)
        return (rows[0][0], rows[0][1]) if rows else None

    async def list_tables(self, session: str, limit: int) -> list[Row]:
        """Return the session's own tables, then the public ones that gather people."""
        own = await self._ask(_OWN_TABLES, session, limit)
        public = await self._ask(_OPEN_TABLES, session, limit)
        return [_row(found) for found in own + public]

    async def running(self) -> list[str]:
        """Return the ids of tables whose match is being played."""
        return [table for (table,) in await self._ask(_RUNNING)]

    async def add_session(self, session: str, at: int) -> None:
        """Keep the hash of a new session's token."""
        await self._do(_ADD_SESSION, session, at)

    async def touch_session(self, session: str, at: int, not_before: int) -> bool:
        """Note that the session was seen; say whether it may be used."""
        rows = await self._ask(_SEEN, session)
        if not rows or rows[0][0] < not_before:
            return False
        if at - rows[0][0] >= A_MINUTE:  # a busy session costs a write a minute, not one a request
            await self._do(_TOUCH_SESSION, at, session)
        return True

    async def forget_sessions(self, not_before: int) -> None:
        """Forget the sessions that were not seen since."""
        await self._do(_FORGET_SESSIONS, not_before)
        await self._do(_FORGET_RESULTS)

    async def results(self, session: str) -> list[tuple[str, int, bytes]]:
        """Return how a session's matches ended, the oldest first."""
        return [(table, at, bytes(data)) for table, at, data in await self._ask(_RESULTS, session)]

    async def save_note(self, session: str, table: str, text: str) -> None:
        """Keep a session's private notes on a table."""
        await self._do(_SAVE_NOTE, session, table, text.encode())

    async def load_note(self, session: str, table: str) -> str:
        """Return a session's private notes on a table."""
        rows = await self._ask(_LOAD_NOTE, session, table)
        return bytes(rows[0][0]).decode() if rows else ""

    async def save_room(self, room: str, seq: int, data: bytes) -> None:
        """Keep the next state of a room; raise Conflict if somebody else was quicker."""
        mark = secrets.token_hex(8)
        await self._do(_SAVE_ROOM, room, seq, mark, data)
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
