"""What a table keeps: its log of entries, from which everything else about it follows.

An entry is appended under the next number of its table, durable before anybody hears of it, and never
changed. Not for what is sent to clients (see `protocol`). Nothing here may reach a client as it is:
entries hold the seed and hashes of tokens.
"""

from typing import Any, Literal

import msgspec

from miskatonic.core.game import Seat


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How fast a table is played."""

    kind: Literal["live", "days"] = "live"
    limit: int | None = None
    """Seconds for a decision before a bot takes over; None: no clock."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag=True, forbid_unknown_fields=True):
    """One line of a table's log."""

    at: int
    """When, in milliseconds since 1970."""
    command: str = ""
    """Which session's command caused it, so that a repeated command does nothing."""


class PlayedBefore(msgspec.Struct, frozen=True):
    """A match of the same evening, at a table before."""

    people: tuple[str, ...]
    """By seat."""
    winners: tuple[Seat, ...]


class Created(Entry, frozen=True):
    """The table was opened."""

    game: str
    rules: int
    options: dict[str, Any]
    seed: str
    """Secret until the end."""
    host: str
    """Hash of the session that opened it."""
    public: bool
    spectators: bool
    pace: Pace
    room: str = ""
    """The room whose match is played here."""
    lesson: bool = False
    """The game's own lesson is given here, with its fixed deal, which everybody may know."""
    evening: tuple[PlayedBefore, ...] = ()
    """At a rematch: what was played before, the first match first."""


class Sat(Entry, frozen=True):
    """A person took a seat (an open one, one kept by a bot, or, with the reclaim link, his own)."""

    seat: Seat
    name: str
    session: str
    token: str
    """Hash of the seat's reclaim token."""


class Brought(Entry, frozen=True):
    """A seat's part of an option is another one now."""

    seat: Seat
    field: str
    value: Any


HandedOver = Literal["host", "left", "resigned", "clock", "crashed", "recovered", "absent"]
"""Why a bot plays a seat."""


class BotPlaced(Entry, frozen=True):
    """A bot plays this seat from now on."""

    seat: Seat
    bot: str
    why: HandedOver


BotPace = Literal["quick", "usual", "slow"]
"""How long bots wait before they answer."""


class BotsPaced(Entry, frozen=True):
    """Whoever plays alone with bots wants them to answer sooner or later than usual."""

    pace: BotPace


class Emptied(Entry, frozen=True):
    """The seat is open again."""

    seat: Seat


class Reseated(Entry, frozen=True):
    """At a rematch: a bot plays this seat as before, or it is kept for the person who had it."""

    seat: Seat
    name: str
    """"": a bot that took over from a person gets a name of its own."""
    session: str = ""
    bot: str = ""


class Kicked(Entry, frozen=True):
    """The host sent somebody away: before the start his seats are open, afterwards a bot plays them."""

    session: str
    reason: str
    bot: str


class Muted(Entry, frozen=True):
    """The host lets somebody talk no more; without a reason he may again."""

    session: str
    reason: str = ""


class Expiring(Entry, frozen=True):
    """A table has gathered people for long and in vain: it will be closed unless something happens."""


class SeatAsked(Entry, frozen=True):
    """Somebody who came after the start would like to take over a bot's seat."""

    seat: Seat
    name: str
    session: str


class SeatVoted(Entry, frozen=True):
    """A player agrees that somebody gets the seat he asked for."""

    ask: int
    """Which one, counted from 1."""
    seat: Seat


class SeatAskEnded(Entry, frozen=True):
    """Somebody does not get the seat he asked for."""

    ask: int
    why: Literal["refused", "withdrawn", "absent"]


class Missed(Entry, frozen=True):
    """A process has not seen somebody of this table for a while; another one may know better."""

    session: str


class Found(Entry, frozen=True):
    """Somebody who was missed is connected."""

    session: str


class Started(Entry, frozen=True):
    """The match began."""


AnsweredBy = Literal["seat", "clock", "itself"]
"""Who gave an answer: whoever plays the seat, the rules because its time ran out, or the program because the
person arranged it or there was nothing to choose."""


class Answered(Entry, frozen=True, omit_defaults=True):
    """A seat answered its ask, or was answered for."""

    seat: Seat
    choice: tuple[str, ...]
    by: AnsweredBy = "seat"


class Myself(Entry, frozen=True):
    """A seat wants to answer itself what would be answered for it; only the seat may notice."""

    seat: Seat


class AskedAlways(Entry, frozen=True):
    """A seat wants to be asked even where there is nothing to choose, or no longer; only it may notice."""

    seat: Seat
    always: bool


class Noted(Entry, frozen=True):
    """A person has read what was decided in his name up to a time; only the seat may notice."""

    seat: Seat
    until: int


class UndoAsked(Entry, frozen=True):
    """A seat wants its last answer back, which is not free; the others are to agree."""

    seat: Seat


class UndoVoted(Entry, frozen=True):
    """A seat agreed to the undo, or refused it (and so ended the question)."""

    seat: Seat
    agree: bool


class Undone(Entry, frozen=True):
    """Answers were taken back."""

    seat: Seat
    agreed: tuple[Seat, ...] = ()


class Redone(Entry, frozen=True):
    """What a seat took back last stands again as it was."""

    seat: Seat


class Said(Entry, frozen=True):
    """Somebody said something."""

    seat: Seat | None
    """None: a spectator."""
    name: str
    text: str = ""
    phrase: str = ""
    """The id of a ready-made phrase instead of a text."""


class EndVoted(Entry, frozen=True):
    """A seat wants to end the match for all, or no longer does."""

    seat: Seat
    agree: bool


class Rematched(Entry, frozen=True):
    """The next match is at another table; nobody is taken there without his wish."""

    table: str


class Closed(Entry, frozen=True):
    """The table is over before its match was."""

    why: Literal["host", "vote", "full", "expired"]


AnyEntry = (
    Created
    | Sat
    | Brought
    | BotPlaced
    | BotsPaced
    | Emptied
    | Reseated
    | Kicked
    | Muted
    | Expiring
    | SeatAsked
    | SeatVoted
    | SeatAskEnded
    | Missed
    | Found
    | Started
    | Answered
    | Myself
    | AskedAlways
    | Noted
    | UndoAsked
    | UndoVoted
    | Undone
    | Redone
    | Said
    | EndVoted
    | Rematched
    | Closed
)

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def decode_entry(data: bytes) -> AnyEntry:
    """Return the entry in this JSON."""
    return _decoder.decode(data)


def encode_entry(entry: AnyEntry) -> bytes:
    """Return the entry as JSON."""
    return msgspec.json.encode(entry)
