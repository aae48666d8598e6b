"""What a store of tables must do; SQLite and PostgreSQL are behind this one small interface.

Not for what entries mean: a store keeps bytes under numbers.
"""

from collections.abc import AsyncIterator, Sequence
from typing import Literal, Protocol

import msgspec

from miskatonic.core.game import Seat


class Conflict(Exception):
    """That number is not the next one: somebody else has appended, so read on and try again.

    After a lost connection it may have been this very append; whoever reads on finds it by its command.
    """


class Unavailable(Exception):
    """The database does not answer now. Whether an append got through is unknown: read on first."""


class Holding(msgspec.Struct, frozen=True):
    """A session that holds a seat of a table (or several: then it is listed once for each)."""

    session: str
    """Hash of the session's token."""
    seat: Seat | None
    """None: a bot plays it until the session comes back."""


class Listing(msgspec.Struct, frozen=True):
    """How a table is shown in lists, and in whose; changes when people come and go."""

    game: str
    public: bool
    names: tuple[str, ...]
    open_seats: int
    holdings: tuple[Holding, ...] = ()


Status = Literal["gathering", "playing", "over", "closed"]
"""How far a table is."""


class Ended(msgspec.Struct, frozen=True):
    """How a match ended for one person; kept once, whatever happens."""

    session: str
    data: bytes
    """What it was and against whom; not the store's business."""


class Index(msgspec.Struct, frozen=True):
    """How a table is found; kept in step with its entries."""

    status: Status
    updated: int
    asked: tuple[Seat, ...] = ()
    """For whom the game waits."""
    listing: Listing | None = None
    """None: as it was."""
    standing: bytes = b""
    """How the match stands, for lists; not the store's business."""
    ended: tuple[Ended, ...] = ()
    """For whom the match has come to its end."""


class Row(msgspec.Struct, frozen=True):
    """A table in a list, for one session."""

    id: str
    status: Status
    updated: int
    listing: Listing
    """Without its holdings: a list tells nobody who the others are."""
    mine: bool
    turn: bool
    handed_over: bool
    """The session holds no seat any more, but a bot plays for it."""
    seats: tuple[Seat, ...] = ()
    """Those that the session holds."""
    standing: bytes = b""


class Store(Protocol):
    """Keeps entries for good. Every method may be called from many tasks at once, and raise Unavailable."""

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""
        ...

    async def close(self) -> None:
        """Finish what is under way and disconnect."""
        ...

    async def append(self, table: str, first: int, entries: Sequence[bytes], index: Index) -> None:
        """Append under the numbers first, first + 1, …; return when durable.

        The first number of a table is 1, and needs a listing. Raise Conflict, and change nothing, unless
        `first` is the next one.
        """
        ...

    async def read(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        """Return the entries with numbers above `after`, in order; none if there is no such table."""
        ...

    async def save_checkpoint(self, table: str, seq: int, data: bytes) -> None:
        """Keep a checkpoint of the match, unless a later one is kept."""
        ...

    async def load_checkpoint(self, table: str) -> tuple[int, bytes] | None:
        """Return the latest checkpoint."""
        ...

    async def list_tables(self, session: str, limit: int) -> list[Row]:
        """Return the session's own tables, then the public ones that gather people: at most `limit` of each.

        Newest first; of its own tables those where it is the session's turn come before all others.
        """
        ...

    async def running(self) -> list[str]:
        """Return the ids of tables whose match is being played."""
        ...

    async def add_session(self, session: str, at: int) -> None:
        """Keep the hash of a new session's token."""
        ...

    async def touch_session(self, session: str, at: int, not_before: int) -> bool:
        """Say whether the session was seen since `not_before`; if so, it is seen now (to the minute)."""
        ...

    async def forget_sessions(self, not_before: int) -> None:
        """Forget the sessions that were not seen since, and how their matches ended."""
        ...

    async def save_note(self, session: str, table: str, text: str) -> None:
        """Keep a session's private notes on a table."""
        ...

    async def load_note(self, session: str, table: str) -> str:
        """Return a session's private notes on a table."""
        ...

    async def save_room(self, room: str, seq: int, data: bytes) -> None:
        """Keep a state of a room under the next number, from 1 on; return when durable.

        Raise Conflict, and change nothing, if somebody else has kept one under that number.
        """
        ...

    async def load_room(self, room: str) -> tuple[int, bytes] | None:
        """Return the number and the data of a room's last state; None if there is no such room."""
        ...

    async def enter_room(self, session: str, room: str, at: int) -> None:
        """Put a room into a session's list, or to its top."""
        ...

    async def leave_room(self, session: str, room: str) -> None:
        """Take a room out of a session's list."""
        ...

    async def own_rooms(self, session: str, limit: int) -> list[str]:
        """Return the ids of the rooms in a session's list, the last entered first."""
        ...

    async def results(self, session: str) -> list[tuple[str, int, bytes]]:
        """Return how a session's matches ended: the table, when, and what was kept; the oldest first."""
        ...

    def woken(self) -> AsyncIterator[str]:
        """Yield ids of tables to which another process has appended, until the store is closed.

        An empty id means that anything may have changed: look at every table again. It comes first of all,
        and whenever appends may have gone unheard. Several appends to one table may be told once.
        """
        ...
