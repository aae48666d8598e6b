"""What a store of tables must do; SQLite and PostgreSQL are behind this one small interface.

Not for what entries mean: a store keeps bytes under numbers.
"""

from collections.abc import AsyncIterator, Sequence
from typing import Protocol

import msgspec


class Conflict(Exception):
    """Somebody else has appended under that number: read on and try again."""


class Holding(msgspec.Struct, frozen=True):
    """A session that holds a seat of a table."""

    session: str
    """Hash of the session's token."""
    turn: bool
    """Whether the game waits for it."""


class Index(msgspec.Struct, frozen=True):
    """How a table is found in lists; kept in step with its entries."""

    game: str
    status: str
    public: bool
    names: tuple[str, ...]
    open_seats: int
    updated: int
    holdings: tuple[Holding, ...] = ()


class Row(msgspec.Struct, frozen=True):
    """A table in a list, for one session."""

    id: str
    index: Index
    mine: bool
    turn: bool


class Store(Protocol):
    """Keeps entries for good. Every method may be called from many tasks at once."""

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""
        ...

    async def close(self) -> None:
        """Finish what is under way and disconnect."""
        ...

    async def append(self, table: str, first: int, entries: Sequence[bytes], index: Index) -> None:
        """Append under the numbers first, first + 1, …; return when durable; raise Conflict if taken."""
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
        """Return the session's own tables and the public ones that gather people, newest first."""
        ...

    async def running(self) -> list[str]:
        """Return the ids of tables whose match is being played."""
        ...

    async def add_session(self, session: str, at: int) -> None:
        """Keep the hash of a new session's token."""
        ...

    async def touch_session(self, session: str, at: int, not_before: int) -> bool:
        """Note that the session was seen; say whether it exists and was seen since `not_before`."""
        ...

    async def save_note(self, session: str, table: str, text: str) -> None:
        """Keep a session's private notes on a table."""
        ...

    async def load_note(self, session: str, table: str) -> str:
        """Return a session's private notes on a table."""
        ...

    def woken(self) -> AsyncIterator[str]:
        """Yield ids of tables to which another process has appended."""
        ...
