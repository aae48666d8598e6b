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
    host: str = ""
    """Hash of the session that opened it; kept when the table is made."""


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
    due: int | None = None
    """When a clock runs out, though nobody is there."""
    bots: bool = False
    """Whether the game waits for a bot."""


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


class Device(msgspec.Struct, frozen=True):
    """A session, and how its person knows it."""

    session: str
    called: str
    added: int
    seen: int


class End(msgspec.Struct, frozen=True):
    """How a match ended for the person who asks."""

    table: str
    at: int
    data: bytes
    updated: int | None
    """When its table changed last; None: the table is no longer kept."""


class Bounds(msgspec.Struct, frozen=True):
    """What is too old: whatever has not changed since these moments, in milliseconds since 1970."""

    unpacked: int
    """Finished matches as they were played, with what was said."""
    finished: int
    abandoned: int
    """Matches in which nobody goes on."""
    gathering: int
    rooms: int
    results: int
    sessions: int


class Doomed(msgspec.Struct, frozen=True):
    """A table that has been found too old for long enough."""

    id: str
    seq: int
    to_pack: bool
    """It is to be archived; otherwise deleted."""


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

        Newest first; of its own tables those where it is the session's turn come before all others. Of the
        public ones each host's newest comes before anybody's second.
        """
        ...

    async def public_tables(self, host: str) -> int:
        """Return how many public tables of a host gather people."""
        ...

    async def waiting_since(self, before: int, limit: int) -> list[str]:
        """Return tables that gather people where nothing has happened since `before`, the oldest first."""
        ...

    async def due(self, now: int, limit: int) -> list[str]:
        """Return tables whose clock has run out, the longest ago first."""
        ...

    async def waiting_for_bots(self, limit: int) -> list[str]:
        """Return tables where the game waits for a bot, the one that was longest let alone first."""
        ...

    async def note_due(self, table: str, seq: int, due: int | None, bots: bool) -> None:
        """Correct what is known of a table that has not changed since that number."""
        ...

    async def unfinished(self, host: str) -> int:
        """Return how many tables that this session opened are neither over nor closed."""
        ...

    async def add_session(self, session: str, at: int, person: str = "", called: str = "") -> None:
        """Keep the hash of a new session's token; without a person it is one of its own."""
        ...

    async def touch_session(self, session: str, at: int, not_before: int) -> str:
        """Return whose session it is, if it was seen since `not_before`; it is seen now, to the minute."""
        ...

    async def devices(self, person: str) -> list[Device]:
        """Return a person's sessions, the last seen first."""
        ...

    async def remove_device(self, person: str, session: str) -> None:
        """Forget one of a person's sessions."""
        ...

    async def add_device_link(self, link: str, person: str, expires: int, luggage: str = "") -> None:
        """Keep the hash of a link that adds a session to a person, in place of earlier ones.

        Its luggage is kept until the link is used or expires.
        """
        ...

    async def device_link(self, link: str, at: int) -> tuple[str, str]:
        """Return whose link it is and its luggage, if it can still be used; otherwise nobody's, nothing."""
        ...

    async def take_device_link(self, link: str, session: str, at: int) -> bool:
        """Use a link for a new session; say whether it is this session that got it."""
        ...

    async def played_together(self, person: str, other: str) -> list[str]:
        """Return the games of tables being played at which both have a seat, if only one a bot keeps."""
        ...

    async def check(self) -> None:
        """Return if something could be kept just now."""
        ...

    # Growing old. Nothing is let go because a clock says so once: it is doomed first, and let go when it has
    # been doomed while the house served for a while; see `retention`.

    async def serve(self, served: int) -> int:
        """Keep for how many milliseconds the house has served; return the most that is known of."""
        ...

    async def doom(self, bounds: Bounds, served: int) -> None:
        """Note what is found too old, and forget so of what no longer is."""
        ...

    async def doomed(self, bounds: Bounds, before: int, limit: int) -> list[Doomed]:
        """Return tables that are too old, and have been doomed since the house had served for `before`."""
        ...

    async def archive(self, table: str, seq: int, packed: bytes) -> None:
        """Keep this in place of all entries and the checkpoint, unless the table has changed since."""
        ...

    async def delete_table(self, table: str, seq: int) -> None:
        """Delete a doomed table, with everything about it but how it ended, unless it has changed since."""
        ...

    async def forget(self, bounds: Bounds, before: int) -> None:
        """Forget sessions, with all that is theirs alone, ends and rooms doomed before then."""
        ...

    async def save_note(self, session: str, table: str, text: str) -> None:
        """Keep a session's private notes on a table; an empty text takes no room."""
        ...

    async def count_notes(self, session: str) -> int:
        """Return on how many tables a session has notes."""
        ...

    async def load_note(self, session: str, table: str) -> str:
        """Return a session's private notes on a table."""
        ...

    async def save_room(self, room: str, seq: int, data: bytes, at: int) -> None:
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

    async def count_rooms(self, session: str) -> int:
        """Return how many rooms are in a session's list."""
        ...

    async def results(self, session: str) -> list[End]:
        """Return how a session's matches ended, the oldest first."""
        ...

    def woken(self) -> AsyncIterator[str]:
        """Yield ids of tables to which another process has appended, until the store is closed.

        An empty id means that anything may have changed: look at every table again. It comes first of all,
        and whenever appends may have gone unheard. Several appends to one table may be told once.
        """
        ...
