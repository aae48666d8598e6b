"""What is sent and received about rooms: series of matches that are kept, and who belongs to them.

Not for tables (see `protocol`), nor for what a room may do (see `rooms`).
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

AnyTale = Annotated[Any, Meta(title="AnyTale")]
"""What a game tells of a series of matches; in the generated protocol one of those of the house."""

PersonName = Annotated[str, Meta(max_length=24)]
Token = Annotated[str, Meta(min_length=16, max_length=64)]


class NewRoom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is needed to begin a tale of several matches."""

    game: Annotated[str, Meta(max_length=24)]
    me: PersonName
    """How the host is called there."""
    wish: Any
    """What the game wants to know."""
    name: Annotated[str, Meta(max_length=60)] = ""
    """What its people call it."""


class RoomDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tale that was taken away as a file, and goes on here."""

    me: PersonName
    """Whom of those who take part the new host is, or another name."""
    packed: Annotated[str, Meta(max_length=60_000)]
    """The file, as gzip makes it smaller, in base64."""


class RoomVisit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody comes by an invitation."""

    name: PersonName
    invitation: Token


class RoomChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A change of the tale, as the game understands it."""

    change: Any


class RoomAgain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tale that is over goes on in another one, with those who are left."""

    wish: Any
    """What the game wants to know."""
    name: Annotated[str, Meta(max_length=60)] = ""


class RoomOpened(msgspec.Struct, frozen=True):
    """A room was opened; both secrets are given once."""

    id: str
    reclaim: str
    invitation: str


class RoomEntered(msgspec.Struct, frozen=True):
    """Somebody belongs to a room, and has a new link to come back by."""

    reclaim: str


class Invitation(msgspec.Struct, frozen=True):
    """A new invitation; those before count no more."""

    invitation: str


class RoomPerson(msgspec.Struct, frozen=True):
    """Somebody who belongs to a room."""

    name: str
    here: bool
    """Whether somebody has come for this name."""


class RoomVote(msgspec.Struct, frozen=True):
    """What somebody would have, where the host has not decided."""

    name: str
    change: Any


class RoomInfo(msgspec.Struct, frozen=True):
    """A room as somebody sees it."""

    id: str
    seq: int
    """Goes up with every change."""
    game: str
    name: str
    me: str
    """What I am called here; "": I only read."""
    host: str
    people: tuple[RoomPerson, ...]
    votes: tuple[RoomVote, ...]
    table: str
    """Where its match is being played, or ""."""
    next: str
    """The room in which the tale goes on after its end, or ""."""
    played: int
    """How many of its matches are over."""
    view: AnyTale
    """The tale, as the game shows it."""


class RoomNews(msgspec.Struct, frozen=True, tag_field="type", tag="room"):
    """What the WebSocket of a room says: there is a new state of it."""

    seq: int


class RoomSummary(msgspec.Struct, frozen=True):
    """A room in a list."""

    id: str
    game: str
    name: str
    table: str
