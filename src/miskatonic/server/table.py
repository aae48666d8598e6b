"""A table as its entries tell it: seats, match, chat and log. Pure: no clock, no sockets, no store.

`Table.apply` is the only way anything changes. Not for who may do what (see `commands`) and not for
what is sent to whom (see `present`).

A sealed answer is an entry like any other, but nobody except its seat may notice it before all are opened:
then only `seq` goes up, which the store counts by, and not `told`, the number that clients see.
"""

from collections.abc import Callable, Iterable
from typing import Any, Literal

import msgspec

from miskatonic import bots, games
from miskatonic.core.game import Event, Game, Options, Seat
from miskatonic.core.ids import ids_in
from miskatonic.core.record import CannotUndo, Match, Record, decode, rebuild, seed_hash
from miskatonic.core.text import Text, Who, text
from miskatonic.server import entries as kept
from miskatonic.server.entries import AnyEntry
from miskatonic.server.protocol import ChatLine, LogEntry
from miskatonic.server.store import Status

PRIVATE = text("private-line")
"""What covers a line that nobody but its reader learns of."""

OBJECTION_MS = 5000
"""So long another process can say that it sees somebody who is missed here."""
DAY = 24 * 3600
"""Seconds that take the place of the pace at a table of days without a clock."""


class SeatAsk(msgspec.Struct):
    """Somebody would like to take over a bot's seat."""

    number: int
    """Counted from 1."""
    seat: Seat
    name: str
    session: str
    agreed: set[Seat] = msgspec.field(default_factory=set)


class Chairholder(msgspec.Struct):
    """Who sits in a seat."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    bot: str = ""
    session: str = ""
    """Hash of the session that holds the seat, or held it before a bot took over."""
    token: str = ""
    """Hash of the reclaim token."""


class Table:
    """A table, built from its entries."""

    def __init__(self, id: str, created: kept.Created) -> None:
        """Open the table that the first entry tells of."""
        self.id = id
        self.seq = 1
        self.told = 1
        """How many entries everybody could notice."""
        self.touched = created.at
        """When the last of them was made."""
        self.unseen: dict[Seat, int] = {}
        """How much a seat has done in private, like sealing an answer; only the seat itself may notice."""
        self.asking_back: set[Seat] = set()
        """Who answers by hand what would be answered for him, until he has."""
        self.created = created
        self.seed = int(created.seed, 16)
        """The seed of the deal; secret until the end."""
        self.seed_hash = seed_hash(self.seed)
        self.game: Game[Any] = games.get(created.game)
        self.options = self.game.options(**created.options)
        """What was agreed on, with what people have brought to their seats since."""
        self.lesson = games.lesson(created.game) if created.lesson else None
        """What is taught here, if anything."""
        self.chairs = [Chairholder() for _ in range(self.options.seats)]
        self.match: Match | None = None
        self.status: Status = "gathering"
        """"gathering", "playing", "over" or "closed"."""
        self.arranged = 1
        """The last entry that changed more about the table than how its match stands."""
        self.closed = ""
        self.rematch = ""
        self.since = created.at
        """When the match last went on."""
        self.undo: kept.UndoAsked | None = None
        self.undo_agreed: set[Seat] = set()
        self.end_votes: set[Seat] = set()
        self.seat_asks: list[SeatAsk] = []
        """Who would like to take over a bot's seat."""
        self.asked_for_seats: list[str] = []
        """The sessions that ever asked for one, once for each time."""
        self.missed: dict[str, int] = {}
        """Sessions of this table that are connected to no process, and since when they are missed."""
        self.found: dict[str, int] = {}
        """When somebody who had been missed was last seen."""
        self.chat: list[ChatLine] = []
        self.commands: dict[str, int] = {created.command: 1} if created.command else {}
        """What `told` was after each session's command."""
        self.logs: dict[Seat | None, list[LogEntry]] = {None: []} | {seat: [] for seat in self.seats}
        self._logged = 0
        """How many lines of the match's own log are already in `logs`."""

    @classmethod
    def load(cls, id: str, log: Iterable[tuple[int, bytes]], checkpoint: bytes | None = None) -> "Table":
        """Build the table from its stored entries, and a checkpoint where the rules have changed since."""
        stored = [(seq, kept.decode_entry(data)) for seq, data in log]
        created = stored[0][1]
        assert isinstance(created, kept.Created), "the first entry opens the table"
        table = cls(id, created)
        older = created.rules != table.game.version
        saved = msgspec.json.decode(checkpoint, type=TableCheckpoint) if checkpoint and older else None
        for seq, entry in stored[1:]:
            if saved and seq <= saved.seq and isinstance(entry, _MATCH):
                table._pass_over(seq, entry, saved)
            else:
                table.apply(seq, entry)
            if saved and seq == saved.seq:
                table.told, table.since = saved.told, saved.since
                table.touched = max(table.touched, saved.since)
        table._drop_void_undo()
        return table

    def _pass_over(self, seq: int, entry: AnyEntry, saved: "TableCheckpoint") -> None:
        """Take no more from an entry of older rules than what it says about who answers by hand.

        What was asked about undo before the checkpoint is settled: no answer from there can be taken back.
        """
        self.seq = seq
        if isinstance(entry, kept.Started):
            self._resume(saved)
        elif isinstance(entry, kept.Answered | kept.Redone):
            self.asking_back.discard(entry.seat)
        elif isinstance(entry, kept.Undone):
            self.asking_back.add(entry.seat)

    def _resume(self, saved: "TableCheckpoint") -> None:
        """Take the match from its checkpoint, once those who gathered for it are seated."""
        self.match = rebuild(decode(msgspec.json.encode(saved.record)), self.game)
        self.status = self._status()
        self._log_match()

    def _drop_void_undo(self) -> None:
        """Forget a question about an answer that lies before the checkpoint, where nothing is taken back."""
        if self.undo is not None:
            try:
                self._playing.undo_target(self.undo.seat)
            except CannotUndo:
                self.undo = None

    def checkpoint(self) -> bytes:
        """Return what is needed to go on after the rules have changed."""
        assert self.match is not None, "only a match has checkpoints"
        record = self.match.record(checkpoint=True)
        return msgspec.json.encode(TableCheckpoint(self.seq, record, self.told, self.since))

    # What follows from the entries

    @property
    def seats(self) -> range:
        """Return the seats there are."""
        return range(len(self.chairs))

    def _status(self) -> Status:
        if self.closed:
            return "closed"
        if self.match is None:
            return "gathering"
        return "playing" if self.match.outcome is None else "over"

    def seats_of(self, session: str) -> tuple[Seat, ...]:
        """Return the seats that a session's person holds."""
        return tuple(seat for seat in self.seats if self.holds(session, seat))

    def holds(self, session: str, seat: Seat) -> bool:
        """Say whether the session's person holds the seat."""
        chair = self.chairs[seat]
        return chair.kind == "person" and chair.session == session

    def at_home(self) -> set[str]:
        """Return the sessions that opened the table or have a seat, if only one that a bot keeps for them."""
        return {self.created.host} | {chair.session for chair in self.chairs if chair.session}

    def is_stranger(self, session: str) -> bool:
        """Say whether the session does nothing here but watch: all such are told the same."""
        return session not in self.at_home() and all(ask.session != session for ask in self.seat_asks)

    def admits(self, session: str) -> bool:
        """Say whether the session may come to the table: to sit, to watch, or back to its seat."""
        return self.admits_strangers or session in self.at_home()

    @property
    def admits_strangers(self) -> bool:
        """Say whether anybody may come, to watch or because people still gather."""
        return self.created.spectators or self.status == "gathering"

    @property
    def is_shown_to_all(self) -> bool:
        """Say whether those who hold no seat see the match, too."""
        return self.created.spectators or self.status != "playing"

    def people(self) -> list[Seat]:
        """Return the seats that people hold."""
        return [seat for seat in self.seats if self.chairs[seat].kind == "person"]

    def belonging(self) -> set[str]:
        """Return the sessions for which the table waits: people, the host, and who asks for a seat."""
        people = {self.chairs[seat].session for seat in self.people()}
        return people | {self.created.host} | {ask.session for ask in self.seat_asks}

    def absent_from(self, session: str) -> int | None:
        """Return when somebody who is missed counts as absent: soon; over days not before their pace."""
        since = self.missed.get(session)
        if since is None:
            return None
        pace = self.created.pace
        return since + ((pace.limit or DAY) * 1000 if pace.kind == "days" else OBJECTION_MS)

    def is_absent(self, session: str, now: int) -> bool:
        """Say whether votes go on without this session, and a bot may get its seat."""
        absent_from = self.absent_from(session)
        return absent_from is not None and absent_from <= now

    def voters(self, now: int) -> list[Seat]:
        """Return the seats of the people whose voices count: all but those who are absent."""
        return [seat for seat in self.people() if not self.is_absent(self.chairs[seat].session, now)]

    def answers_itself(self, seat: Seat) -> tuple[str, ...] | None:
        """Return what is to be answered for the person in a seat that is asked; None: the person is asked."""
        if seat in self.asking_back or self.chairs[seat].kind != "person" or self.status != "playing":
            return None
        if self.lesson is not None and self.lesson.is_answered_for(self._playing, seat):
            return self.lesson.choice(self._playing, seat)
        choice = self.game.answers_itself(self._playing.state, seat)
        return None if choice is None else ids_in(choice)

    def taught(self, seat: Seat) -> tuple[str, ...] | None:
        """Return the one answer that a lesson goes on with; None: whoever is asked is free to choose."""
        if self.lesson is None or self.match is None:
            return None
        return self.lesson.choice(self.match, seat)

    def undo_missing(self) -> list[Seat]:
        """Return the people who have not yet agreed to the undo that was asked for; bots always do."""
        if self.undo is None:
            return []
        return [
            seat
            for seat in self.people()
            if seat not in self.undo_agreed and not self.same_person(seat, self.undo.seat)
        ]

    def same_person(self, seat: Seat, other: Seat) -> bool:
        """Say whether one person holds both seats; votes are a person's, whichever seat casts them."""
        session = self.chairs[other].session
        return seat == other or (self.chairs[other].kind == "person" and self.holds(session, seat))

    def names(self) -> dict[Seat, str]:
        """Return the names of those who sit."""
        return {seat: chair.name for seat, chair in enumerate(self.chairs) if chair.name}

    # What entries do

    def apply(self, seq: int, entry: AnyEntry) -> None:
        """Change the table as the entry says."""
        self.seq = seq
        before = self.status
        _APPLY[type(entry)](self, entry)
        self.status = self._status()
        if type(entry) not in _PROGRESS or self.status != before:
            self.arranged = seq
        if not self._is_private(entry):
            self.told += 1
            if not isinstance(entry, kept.Missed | kept.Found):
                self.touched = entry.at
        if entry.command:
            self.commands[entry.command] = self.told

    def _is_private(self, entry: AnyEntry) -> bool:
        """Say whether nobody but its seat may notice this: a sealed answer, or how a seat wants to answer."""
        return isinstance(entry, kept.Myself) or self._is_sealed(entry)

    def _is_sealed(self, entry: AnyEntry) -> bool:
        """Say whether this is an answer that nobody else may notice yet."""
        return isinstance(entry, kept.Answered) and entry.seat in self.game.sealed(self._playing.state)

    def _note_private(self, seat: Seat) -> None:
        self.unseen[seat] = self.unseen.get(seat, 0) + 1

    def sat(self, entry: kept.Sat) -> None:
        """A person takes a seat."""
        before = self.chairs[entry.seat]
        self.chairs[entry.seat] = Chairholder("person", entry.name, "", entry.session, entry.token)
        self.missed.pop(entry.session, None)
        self.seat_asks = [
            ask for ask in self.seat_asks if ask.seat != entry.seat and ask.session != entry.session
        ]
        if self.match is None or (before.kind == "person" and before.session == entry.session):
            return
        self._log(text("table-back" if before.session else "table-sat", who=Who(entry.seat)))

    def options_with(self, seat: Seat, field: str, value: Any) -> Options:
        """Return the options with a seat's part of one of them replaced; raise BadOptions."""
        given = msgspec.to_builtins(self.options)
        parts = [value if place == seat else part for place, part in enumerate(given[field])]
        return self.game.options(**given | {field: parts})

    def brought(self, entry: kept.Brought) -> None:
        """Somebody puts something else in front of his seat."""
        self.options = self.options_with(entry.seat, entry.field, entry.value)

    def bot_placed(self, entry: kept.BotPlaced) -> None:
        """A bot takes a seat; where it takes over from a person, he may come back."""
        chair = self.chairs[entry.seat]
        if self.match is None:
            name = chair.name if chair.kind == "bot" else self._name_for_a_bot()
            self.chairs[entry.seat] = Chairholder("bot", name, entry.bot)
            return
        if entry.why != "host":
            self._log(text(f"table-bot-{entry.why}", who=Who(entry.seat), bot=entry.bot))
        chair.kind, chair.bot = "bot", entry.bot
        self.end_votes.discard(entry.seat)

    def _name_for_a_bot(self) -> str:
        """There are more names than seats at any table."""
        return bots.unused_names(chair.name for chair in self.chairs)[0]

    def reseated(self, entry: kept.Reseated) -> None:
        """A bot plays again; a person's seat is kept until he comes, or the host opens it."""
        name = entry.name or self._name_for_a_bot()
        self.chairs[entry.seat] = Chairholder("bot" if entry.bot else "open", name, entry.bot, entry.session)

    def emptied(self, entry: kept.Emptied) -> None:
        """A seat is open again."""
        self.chairs[entry.seat] = Chairholder()

    def seat_asked(self, entry: kept.SeatAsked) -> None:
        """Somebody would like to take over a bot's seat; the log, no stranger's to write, does not say so."""
        self.asked_for_seats.append(entry.session)
        number = len(self.asked_for_seats)
        self.seat_asks.append(SeatAsk(number, entry.seat, entry.name, entry.session))

    def seat_voted(self, entry: kept.SeatVoted) -> None:
        """A player agrees that somebody gets the seat he asked for."""
        ask = next(each for each in self.seat_asks if each.number == entry.ask)
        ask.agreed.update(each for each in self.seats if self.same_person(each, entry.seat))

    def seat_ask_ended(self, entry: kept.SeatAskEnded) -> None:
        """Somebody does not get the seat he asked for."""
        self.seat_asks = [ask for ask in self.seat_asks if ask.number != entry.ask]

    def miss(self, entry: kept.Missed) -> None:
        """Somebody has been without a connection for a while."""
        self.missed[entry.session] = entry.at

    def find(self, entry: kept.Found) -> None:
        """Somebody who was missed is there."""
        self.missed.pop(entry.session, None)
        self.found[entry.session] = entry.at

    def started(self, entry: kept.Started) -> None:
        """The match begins."""
        self.match = Match(self.game, self.options, self.seed)
        self.since = entry.at
        self._log_match()

    def answered(self, entry: kept.Answered) -> None:
        """A seat answers; unless it is under seal the game goes on, and a question about undo is void."""
        self._playing.answer(entry.seat, entry.choice)
        self.asking_back.discard(entry.seat)
        if self._is_sealed(entry):
            self._note_private(entry.seat)
            return
        self.undo = None
        self.undo_agreed = set()
        self.since = entry.at
        self._log_match()

    def asked_back(self, entry: kept.Myself) -> None:
        """Somebody wants to be asked what would be answered for him."""
        self.asking_back.add(entry.seat)
        self._note_private(entry.seat)

    def undo_asked(self, entry: kept.UndoAsked) -> None:
        """Somebody asks for his last answer back."""
        self.undo = entry
        self.undo_agreed = set()
        self._log(text("table-undo-asked", who=Who(entry.seat)))

    def undo_voted(self, entry: kept.UndoVoted) -> None:
        """Somebody agrees to an undo, or refuses it."""
        if entry.agree:
            self.undo_agreed.update(each for each in self.seats if self.same_person(each, entry.seat))
            return
        self.undo = None
        self._log(text("table-undo-refused", who=Who(entry.seat)))

    def undone(self, entry: kept.Undone) -> None:
        """Answers are taken back; whoever wanted that decides by hand, even if he had arranged not to."""
        self._playing.undo(entry.seat, entry.agreed, entry.agreed)
        self.asking_back.add(entry.seat)
        self.undo = None
        self.since = entry.at
        self._log_match()

    def redone(self, entry: kept.Redone) -> None:
        """What was taken back stands again, and so does what its seat had arranged."""
        self._playing.redo(entry.seat)
        self.asking_back.discard(entry.seat)
        self.undo = None
        self.since = entry.at
        self._log_match()

    def said(self, entry: kept.Said) -> None:
        """Somebody says something."""
        move = self.match.number if self.match else 0
        line = ChatLine(len(self.chat), entry.at, entry.seat, entry.name, entry.text, entry.phrase, move)
        self.chat.append(line)

    def end_voted(self, entry: kept.EndVoted) -> None:
        """Somebody wants to end the match, or no longer does."""
        mine = [each for each in self.seats if self.same_person(each, entry.seat)]
        (self.end_votes.update if entry.agree else self.end_votes.difference_update)(mine)
        self._log(text("table-end-wanted" if entry.agree else "table-end-not-wanted", who=Who(entry.seat)))

    def rematched(self, entry: kept.Rematched) -> None:
        """There is a next table."""
        self.rematch = entry.table

    def close(self, entry: kept.Closed) -> None:
        """The table is closed."""
        self.closed = entry.why
        self._log(text(f"table-closed-{entry.why}"))

    @property
    def _playing(self) -> Match:
        assert self.match is not None, "there is a match once it has started"
        return self.match

    def _log_match(self) -> None:
        """Hand what the match told to everybody who may read it."""
        match = self._playing
        for line in match.log[self._logged :]:
            self._log_event(line.move, line.event)
        self._logged = len(match.log)

    def _log_event(self, move: int, event: Event) -> None:
        """Let everybody read it; who reads the same under the same number shares one line."""
        entry: LogEntry | None = None
        for reader, lines in self.logs.items():
            seen = event.text if event.audience is None else event.seen_by(reader)
            if seen is None:
                continue
            number = len(lines)
            if entry is None or entry.text is not seen or entry.number != number:
                cover = (event.public or PRIVATE) if event.is_only_for(reader) else None
                entry = LogEntry(number, move, seen, event.cite, event.on, cover)
            lines.append(entry)

    def _log(self, said: Text) -> None:
        """Tell everybody something about the table itself."""
        self._log_event(self.match.number if self.match else 0, Event(said))


class TableCheckpoint(msgspec.Struct, frozen=True):
    """A match in the middle, the entry it reaches up to, and what everybody could notice until then."""

    seq: int
    record: Record
    told: int
    since: int


_APPLY: dict[type, Callable[[Table, Any], None]] = {
    kept.Sat: Table.sat,
    kept.Brought: Table.brought,
    kept.BotPlaced: Table.bot_placed,
    kept.Emptied: Table.emptied,
    kept.Reseated: Table.reseated,
    kept.SeatAsked: Table.seat_asked,
    kept.SeatVoted: Table.seat_voted,
    kept.SeatAskEnded: Table.seat_ask_ended,
    kept.Missed: Table.miss,
    kept.Found: Table.find,
    kept.Started: Table.started,
    kept.Answered: Table.answered,
    kept.Myself: Table.asked_back,
    kept.UndoAsked: Table.undo_asked,
    kept.UndoVoted: Table.undo_voted,
    kept.Undone: Table.undone,
    kept.Redone: Table.redone,
    kept.Said: Table.said,
    kept.EndVoted: Table.end_voted,
    kept.Rematched: Table.rematched,
    kept.Closed: Table.close,
}

_MATCH = (kept.Started, kept.Answered, kept.UndoAsked, kept.UndoVoted, kept.Undone, kept.Redone)
"""Entries of which the match itself is made, and what is asked about its answers."""

_PROGRESS = frozenset(
    {
        kept.Started,
        kept.Answered,
        kept.Myself,
        kept.UndoAsked,
        kept.UndoVoted,
        kept.Undone,
        kept.Redone,
        kept.Said,
        kept.EndVoted,
        kept.Closed,
    }
)
"""Entries that change nothing but how the match stands, and what is said."""
