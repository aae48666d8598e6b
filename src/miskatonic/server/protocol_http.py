"""What is sent and received over HTTP: lists, opening tables, looking back, rulebooks, notes.

Not for what is said at a table (see `protocol`), nor for rooms (see `protocol_rooms`).
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from miskatonic.core.game import Field, Seat
from miskatonic.core.lesson import Page
from miskatonic.core.text import Text
from miskatonic.server.entries import Pace
from miskatonic.server.protocol import BotName, Chair, Name, SeatLink
from miskatonic.server.store import Status


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is needed to open a table."""

    game: Annotated[str, Meta(max_length=24)]
    options: dict[str, Any] = {}
    public: bool = False
    spectators: bool = True
    pace: Pace = Pace()
    name: Annotated[str, Meta(max_length=24)] = ""
    """If given, the host takes seat 0 under this name."""
    bots: Annotated[str, Meta(max_length=24)] = ""
    """If given, all other seats are filled with this bot."""
    chairs: Annotated[tuple[BotName, ...], Meta(max_length=16)] = ()
    """If given, who takes each seat instead: "me", "open" or a bot; only some games let me take several."""


class NewLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is needed to be taught a game; the rest is fixed."""

    name: Name


class LessonInfo(msgspec.Struct, frozen=True):
    """What is said in a lesson."""

    steps: tuple[tuple[Page, ...], ...]
    """Before each decision of the learner's."""
    end: tuple[Page, ...]


class TableOpened(msgspec.Struct, frozen=True):
    """A table was opened."""

    id: str
    reclaim: str
    """The secret part of the reclaim link of the host's first seat, or ""."""
    links: tuple[SeatLink, ...]
    """The reclaim links of all the host's seats."""


class Reclaim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret part of a reclaim link."""

    token: Annotated[str, Meta(min_length=16, max_length=64)]


class Reclaimed(msgspec.Struct, frozen=True):
    """The seat is yours again, under a new link."""

    seat: Seat
    reclaim: str


class Sitter(msgspec.Struct, frozen=True):
    """Who sits in a seat, in a list of tables."""

    name: str
    bot: str = ""
    """The bot's level, or ""."""


class TableSummary(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: Status
    names: tuple[str, ...]
    open_seats: int
    updated: int
    my_turn: bool
    mine: bool
    handed_over: bool
    """A bot plays for me; I may come back."""
    sitters: tuple[Sitter, ...] = ()
    """Who sits where, bots as well; a name is "" where nobody does."""
    seats: tuple[Seat, ...] = ()
    """Those of them that are mine."""
    round: int = 0
    """0: the game has no rounds, or none yet."""
    waiting: tuple[Seat, ...] = ()
    """For whom the game waits."""
    question: Text | None = None
    """What I am asked."""
    winners: tuple[Seat, ...] = ()


class Tables(msgspec.Struct, frozen=True):
    """The lists of the home page."""

    mine: tuple[TableSummary, ...]
    open: tuple[TableSummary, ...]


class Other(msgspec.Struct, frozen=True):
    """Somebody else at a table where I have played."""

    name: str
    bot: str
    """The bot's level, or ""."""
    won: bool


class MyMatch(msgspec.Struct, frozen=True):
    """A match that I have played to its end."""

    table: str
    game: str
    ended: int
    """Milliseconds since 1970."""
    name: str
    """How I was called."""
    won: bool
    others: tuple[Other, ...]
    record: str
    """Where its record can be downloaded; "": it is no longer kept."""
    kept_until: int
    """How long at least, in milliseconds since 1970."""


class HeadToHead(msgspec.Struct, frozen=True):
    """How matches with somebody ended: I won alone of the two, the other did, or both fared alike."""

    name: str
    """A person's, as he was called last; "" for bots."""
    bot: str
    """The level of bots, or ""."""
    played: int
    won: int
    lost: int
    alike: int


class GameStatistics(msgspec.Struct, frozen=True):
    """What I have played of a game on this server."""

    game: str
    played: int
    won: int
    streak: int
    """How many of the last matches I have won in a row."""
    best: int
    """The longest such row."""
    against: tuple[HeadToHead, ...]


class Statistics(msgspec.Struct, frozen=True):
    """All that I have played to the end on this server."""

    games: tuple[GameStatistics, ...]
    matches: tuple[MyMatch, ...]
    """The latest first."""


class RoundMark(msgspec.Struct, frozen=True):
    """Where a round begins."""

    move: int
    round: int


class ChartLine(msgspec.Struct, frozen=True):
    """How something went up and down in a match: the move, and what it was from then on."""

    seat: Seat | None
    """Whose it is; None: everybody's."""
    points: tuple[tuple[int, int], ...]


class MatchChart(msgspec.Struct, frozen=True):
    """One thing that is counted in a match; its label is the game's message `chart-<name>`."""

    name: str
    lines: tuple[ChartLine, ...]


class MatchCourse(msgspec.Struct, frozen=True):
    """How a match went that is over."""

    moves: int
    first: int
    """From which move on it is known."""
    rounds: tuple[RoundMark, ...]
    charts: tuple[MatchChart, ...]
    kept_until: int = 0
    """How long the match can be looked at and downloaded at least, in milliseconds since 1970."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game as the new-table form needs it."""

    name: str
    version: int
    fields: tuple[Field, ...]
    bots: tuple[str, ...]
    phrases: tuple[str, ...]
    several_seats: bool
    """Whether one person may play several seats."""
    saga: bool
    """Whether its matches can tell one tale, at /api/games/…/saga and /api/rooms."""
    catalogue: bool
    """Whether it has cards to look up and decks to build, at /api/games/…/cards and /api/games/…/decks."""
    lesson: bool
    """Whether it can be learnt in a first match, at /api/games/…/lesson."""


class MessageSource(msgspec.Struct, frozen=True):
    """The sentences of a game in one language, as its authors wrote them."""

    ftl: str
    """Messages of Fluent."""


class DeckText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as somebody pasted it: a deck site's JSON, a list in English or German, or a file of ours."""

    text: Annotated[str, Meta(max_length=30_000)]
    before: Annotated[str, Meta(max_length=30_000)] = ""
    """The deck that it grows out of by experience; "": it is a new one."""
    experience: Annotated[int, Meta(ge=0, le=999)] = 0
    """What may be spent on that."""


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Private notes on a table; only their writer reads them."""

    text: Annotated[str, Meta(max_length=4000)]


class ClauseInfo(msgspec.Struct, frozen=True):
    """A clause of a rulebook."""

    id: str
    section: str
    title: str
    text: str


class IndexEntry(msgspec.Struct, frozen=True):
    """A term of a rulebook's index: the letter it stands under, its sections, and those to see as well."""

    letter: str
    term: str
    sections: tuple[str, ...]
    see: tuple[str, ...]


class Position(msgspec.Struct, frozen=True):
    """The match as it was after `move` moves, for the replay."""

    move: int
    moves: int
    """How many moves there are."""
    chair: Chair


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    reason: Text
    field: str = ""
    clause: str = ""


class DeviceInfo(msgspec.Struct, frozen=True):
    """A browser of this person."""

    id: str
    name: str
    added: int
    seen: int
    """When it was last here, to the minute."""
    this: bool


class NewDeviceLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Make a link that adds a device."""

    luggage: Annotated[str, Meta(max_length=40_000)] = ""
    """What this browser keeps by itself, like decks, for the other one to keep too; nobody else reads it."""


class Arrived(msgspec.Struct, frozen=True):
    """What a browser finds that has become a person's device."""

    luggage: str


class DeviceLink(msgspec.Struct, frozen=True):
    """What makes another browser one of this person's; it works once."""

    token: str
    """Its secret part."""
    expires: int


class NewDevice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Become a device of whoever made the link."""

    token: Annotated[str, Meta(max_length=64)]
    name: Annotated[str, Meta(max_length=40)] = ""
    """What kind of browser it is, so that it is known in the list."""
