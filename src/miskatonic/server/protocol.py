"""The words that pass between client and server: commands one way, messages the other (JSON, tagged).

The TypeScript types of the client are generated from this module and from `protocol_http` and
`protocol_rooms` (`make protocol`). Not for bodies of the HTTP part (see those), nor for what a table
keeps (see `entries`).
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from miskatonic.core.game import Ask, Caution, Outcome, Seat, Why
from miskatonic.core.text import Text
from miskatonic.server.entries import BotPace, Pace
from miskatonic.server.store import Status

CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
BotName = Annotated[str, Meta(min_length=1, max_length=24)]
Reason = Annotated[str, Meta(max_length=120)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]

# What clients send


class Command(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """Something a client wants done; repeated with the same id it is done once."""

    id: CommandId


class Sit(Command, frozen=True, tag="sit"):
    """Take an open seat or a bot's; after the start one that a bot keeps for me (the host: any bot's)."""

    seat: SeatNumber
    name: Name


class Leave(Command, frozen=True, tag="leave"):
    """Get up: before the start the seat is open again, afterwards a bot plays on."""

    seat: SeatNumber


class Bring(Command, frozen=True, tag="bring"):
    """Put something of my own in front of my seat: its part of an option, like a deck (before the start)."""

    seat: SeatNumber
    field: Annotated[str, Meta(max_length=24)]
    value: Any


class AskSeat(Command, frozen=True, tag="ask-seat"):
    """Ask for a bot's seat after the start; the host gives it, or, while he is absent, the players."""

    seat: SeatNumber
    name: Name


class WithdrawAsk(Command, frozen=True, tag="withdraw-ask"):
    """No longer ask for a seat."""


class VoteSeat(Command, frozen=True, tag="vote-seat"):
    """Agree that somebody gets the seat he asked for, or refuse it."""

    ask: Annotated[int, Meta(ge=1)]
    agree: bool


class HandOver(Command, frozen=True, tag="hand-over"):
    """Let a bot play for somebody who is absent (host only); he may come back."""

    seat: SeatNumber


class PlaceBot(Command, frozen=True, tag="place-bot"):
    """Let a bot play an open seat, or change the bot (host only)."""

    seat: SeatNumber
    bot: BotName


class PaceBots(Command, frozen=True, tag="pace-bots"):
    """Let bots answer sooner or later than usual (whoever plays alone with them)."""

    pace: BotPace


class Empty(Command, frozen=True, tag="empty"):
    """Take a bot, or a person before the start, out of a seat (host only)."""

    seat: SeatNumber


class Kick(Command, frozen=True, tag="kick"):
    """Send somebody away from the table for good (host only); he reads why, and so do all in the log."""

    seat: SeatNumber
    reason: Reason


class Mute(Command, frozen=True, tag="mute"):
    """Let somebody talk no more, for a reason that all read; without one, let him talk again (host only)."""

    seat: SeatNumber
    reason: Reason = ""


class Start(Command, frozen=True, tag="start"):
    """Begin the match (host only, all seats filled)."""


class Answer(Command, frozen=True, tag="answer"):
    """Answer an ask."""

    seat: SeatNumber
    number: Annotated[int, Meta(ge=0)]
    """The number of the position the ask was shown in; a stale answer is refused."""
    choice: Annotated[tuple[Annotated[str, Meta(max_length=80)], ...], Meta(max_length=64)]


class Myself(Command, frozen=True, tag="myself"):
    """Put to me what would be answered for me, until I have answered; nobody else learns of it."""

    seat: SeatNumber


class AskAlways(Command, frozen=True, tag="ask-always"):
    """Ask me even where there is nothing to choose, or no longer; nobody else learns of it."""

    seat: SeatNumber
    always: bool


class ReadDecided(Command, frozen=True, tag="read-decided"):
    """I have read what was decided in my name up to a time; nobody else learns of it."""

    seat: SeatNumber
    until: Annotated[int, Meta(ge=0)]
    """The latest `DecidedFor.at` that I was shown."""


class AskUndo(Command, frozen=True, tag="ask-undo"):
    """Take my last answer back; asks the others if it is not free."""

    seat: SeatNumber
    answers: Annotated[int, Meta(ge=1)] | None = None
    """How many answers I was told this takes back; refused if more have come since. None: I do not mind."""


class Redo(Command, frozen=True, tag="redo"):
    """Put back what I took back last, as it was."""

    seat: SeatNumber


class VoteUndo(Command, frozen=True, tag="vote-undo"):
    """Agree to somebody's undo, or refuse it."""

    seat: SeatNumber
    agree: bool


class Say(Command, frozen=True, tag="say"):
    """Talk: a text, or a ready-made phrase by id."""

    seat: SeatNumber | None = None
    """None: as a spectator."""
    text: Annotated[str, Meta(max_length=400)] = ""
    phrase: Annotated[str, Meta(max_length=40)] = ""
    name: Annotated[str, Meta(max_length=24)] = ""
    """How a spectator wants to be called."""


class VoteEnd(Command, frozen=True, tag="vote-end"):
    """Want the match to end for all, with everything revealed; or no longer."""

    seat: SeatNumber
    agree: bool


class Rematch(Command, frozen=True, tag="rematch"):
    """Open the next table: same options, bots and host, everybody's seat kept (players, after the end)."""


class Close(Command, frozen=True, tag="close"):
    """Close a table that has not started (host only)."""


class RenewLink(Command, frozen=True, tag="renew-link"):
    """Give me a new reclaim link for my seat; the old one is void."""

    seat: SeatNumber


class Hint(Command, frozen=True, tag="hint"):
    """Say what a bot would do in my place, and why; changes nothing."""

    seat: SeatNumber


class Explain(Command, frozen=True, tag="explain"):
    """Say why I can do nothing with a thing of the board now; changes nothing."""

    seat: SeatNumber
    thing: Annotated[str, Meta(max_length=80)]


class Ping(Command, frozen=True, tag="ping"):
    """Say that I am still here."""


AnyCommand = (
    Sit
    | Leave
    | Bring
    | AskSeat
    | WithdrawAsk
    | VoteSeat
    | HandOver
    | PlaceBot
    | PaceBots
    | Empty
    | Kick
    | Mute
    | Start
    | Answer
    | Myself
    | AskAlways
    | ReadDecided
    | AskUndo
    | Redo
    | VoteUndo
    | Say
    | VoteEnd
    | Rematch
    | Close
    | RenewLink
    | Hint
    | Explain
    | Ping
)

# What the server sends


class SeatInfo(msgspec.Struct, frozen=True):
    """A chair as everybody sees it."""

    kind: Literal["open", "person", "bot"]
    name: str
    bot: str
    """The bot's level, or ""."""
    connected: bool
    kept: bool
    """For somebody who may come: a bot plays until then, or, at a rematch, it is open for nobody else."""
    mine: bool
    """Held by this client, or kept for it."""
    character: Text | None = None
    """Whom this seat plays, where seats play somebody: the story calls them so."""
    absent_from: int | None = None
    """From when on (milliseconds since 1970) its person counts as absent: votes go on without him."""
    muted: bool = False
    """Whether the host lets its person not talk."""


class SeatAsk(msgspec.Struct, frozen=True):
    """Somebody would like to take over a bot's seat."""

    number: int
    seat: Seat
    name: str
    mine: bool
    agreed: tuple[Seat, ...]
    """The players who gave their voice for it."""


class Waiting(msgspec.Struct, frozen=True, gc=False):
    """Whom the game waits for."""

    seat: Seat
    kind: str
    """Which decision it is."""
    since: int
    """Milliseconds since 1970."""
    until: int | None
    """When it is decided without the seat, if there is a clock."""
    sealed: bool
    """It decides in secret, with all others who do; nobody learns who has answered already."""


class LogEntry(msgspec.Struct, frozen=True, gc=False):
    """A line of the match's log, as its reader may read it.

    There are very many of them and never a circle, so the garbage collector need not look at them.
    """

    number: int
    """Counted from 0 over all lines this reader gets."""
    move: int
    text: Text
    cite: str
    on: tuple[str, ...]
    cover: Text | None = None
    """Only this reader may read `text`; until it is uncovered this stands there, as all others read it."""


class ChatLine(msgspec.Struct, frozen=True):
    """Something that was said."""

    number: int
    at: int
    seat: Seat | None
    name: str
    text: str
    phrase: str
    move: int = 0
    """After how many moves, so that it has its place among the lines of the log."""


class UndoQuestion(msgspec.Struct, frozen=True):
    """Somebody wants an answer back."""

    seat: Seat
    agreed: tuple[Seat, ...]
    missing: tuple[Seat, ...]
    answers: int
    """How many answers would be taken back."""


AnyView = Annotated[Any, Meta(title="AnyView")]
"""The view of whichever game it is; in the generated protocol one of those of the house."""


class Change(msgspec.Struct, frozen=True, gc=False):
    """Something that is different in a view."""

    at: tuple[str | int, ...]
    """Where: names of fields and keys, and places in lists; one behind the last place continues the list."""
    to: Any
    """What is there now."""


class UndoOffer(msgspec.Struct, frozen=True, gc=False):
    """What the undo button would do; ask once more before it takes back what others answered."""

    free: bool
    answers: int
    others: int
    """How many of them other people and bots gave."""
    to: Text
    """What I would be asked anew."""


class DecidedFor(msgspec.Struct, frozen=True, gc=False):
    """Something that was decided in a person's name; he alone is told."""

    at: int
    """Milliseconds since 1970."""
    asked: Text
    answered: tuple[Text, ...]
    why: Literal["clock", "bot", "arranged"]
    """His time ran out, a bot played for him, or he had arranged it."""


class Chair(msgspec.Struct, frozen=True, gc=False):
    """The game as one of my seats (None: a spectator) sees it."""

    seat: Seat | None
    view: AnyView | None
    """The game's own view."""
    ask: Ask | None
    undo: UndoOffer | None
    log: tuple[LogEntry, ...]
    """The lines this client has not got yet (all of them in a `table` message)."""
    given: tuple[str, ...] | None = None
    """My sealed answer to `ask`, if it is in; it may be changed until all are."""
    cautions: Mapping[str, tuple[Caution, ...]] = {}
    """What options of `ask` cost besides what they say, by their ids: ask once more before these."""
    chances: Mapping[str, float] = {}
    """How likely options of `ask` succeed, by their ids, where chance decides."""
    soon: Ask | None = None
    """What I will be asked once other seats have answered the same; who plays those may answer it, too."""
    foregone: tuple[Text, ...] = ()
    """What is being answered for me, as I arranged or for want of a choice; then there is no `ask`."""
    redo: int = 0
    """How many answers I may put back as they were, having taken them back; nobody has answered since."""
    step: int | None = None
    """How many steps of the lesson I have taken; None: nothing is taught here."""
    decided: tuple[DecidedFor, ...] = ()
    """The last of what was decided in my name and I have not read yet."""
    decided_before: int = 0
    """How much more there was before that."""
    always_asked: bool = False
    """Whether I want to be asked even where there is nothing to choose."""
    changes: tuple[Change, ...] | None = None
    """In the place of `view`: what is different from the view of this seat that I was sent last.

    Only who asks for it (`/ws/<table>?views=changes`), and never in the first message or after a gap.
    """


class Progress(msgspec.Struct, frozen=True, kw_only=True):
    """How the match stands: all of a table that changes while it is played."""

    status: Status
    waiting: tuple[Waiting, ...]
    number: int
    """Of the position; an answer names it."""
    undo: UndoQuestion | None
    end_votes: tuple[Seat, ...]
    outcome: Outcome | None
    seed: str
    """"" until the match is over."""


class EveningScore(msgspec.Struct, frozen=True):
    """How somebody stands after all matches from rematch to rematch."""

    name: str
    won: int
    played: int


class TableInfo(Progress, frozen=True, kw_only=True):
    """What everybody at a table sees of the table itself."""

    id: str
    game: str
    options: dict[str, Any]
    seats: tuple[SeatInfo, ...]
    seat_asks: tuple[SeatAsk, ...]
    host: bool
    """Whether this client opened the table."""
    host_absent_from: int | None
    """From when on the host counts as absent; then the players who are not give seats."""
    public: bool
    spectators: bool
    watching: int
    """How many spectators are connected."""
    pace: Pace
    bots: tuple[str, ...]
    """Which bots this game offers."""
    bot_pace: BotPace
    """How long they wait before they answer."""
    seed_hash: str
    rematch: str
    """The id of the next table, or ""."""
    several_seats: bool
    """Whether one person may play several seats."""
    room: str
    """The id of the room whose match is played here, or ""."""
    lesson: bool
    """Whether the game's lesson is given here: the deal is fixed, and nothing counts."""
    evening: tuple[EveningScore, ...]
    """At a rematch: how everybody stands, the best first."""
    kicked: str
    """Why the host has sent me away from here; "": he has not."""
    muted: str
    """Why I may not talk; "": I may."""
    closed: Text | None
    """Why the table was closed, if it was."""


class Message(msgspec.Struct, frozen=True, tag_field="type"):
    """Something the server says."""


class TableState(Message, frozen=True, tag="table"):
    """Everything at once: after joining, after a gap, after a restart."""

    seq: int
    now: int
    """The server's clock, milliseconds since 1970."""
    table: TableInfo
    chairs: tuple[Chair, ...]
    chat: tuple[ChatLine, ...]


class TableUpdate(Message, frozen=True, tag="update"):
    """What is new since the message before; `chat` and the chairs' logs hold only new lines."""

    seq: int
    now: int
    progress: Progress
    table: TableInfo | None
    """Given when more than the progress has changed: who sits where, who is connected."""
    chairs: tuple[Chair, ...]
    chat: tuple[ChatLine, ...]


class SeatLink(msgspec.Struct, frozen=True):
    """The reclaim link of one seat."""

    seat: Seat
    reclaim: str
    """Its secret part."""


class Done(Message, frozen=True, tag="done"):
    """A command was carried out, and is durable."""

    id: str
    seq: int
    reclaim: str = ""
    """The secret part of the seat's reclaim link; given once."""
    links: tuple[SeatLink, ...] = ()
    """After a rematch: the reclaim links of all my seats at the next table; given once."""


class Refused(Message, frozen=True, tag="refused"):
    """A command was not carried out; nothing has changed."""

    id: str
    reason: Text
    clause: str = ""


class Rating(msgspec.Struct, frozen=True):
    """An answer that a hint compares with others."""

    choice: tuple[str, ...]
    """The ids of the options it picks."""
    measure: Text | None
    """What it is worth, in words; null where there is nothing to compare."""


class Hinted(Message, frozen=True, tag="hinted"):
    """What a bot would do in a seat's place; it knows no more than the seat."""

    id: str
    """Of the command that asked."""
    seat: Seat
    number: int
    """Of the position it is about."""
    ratings: tuple[Rating, ...]
    """The bot's choice first, then the best two others, all in one measure."""
    reason: Text
    """The one thing that decides."""


class Explained(Message, frozen=True, tag="explained"):
    """Why a seat can do nothing with a thing of the board."""

    id: str
    """Of the command that asked."""
    thing: str
    reasons: tuple[Why, ...]


class Trouble(Message, frozen=True, tag="trouble"):
    """A frame that could not be understood, or too many of them."""

    reason: Text


AnyMessage = TableState | TableUpdate | Done | Refused | Hinted | Explained | Trouble
