"""A table as its entries tell it: seats, match, chat and log. Pure: no clock, no sockets, no store.

`Table.apply` is the only way anything changes. Not for who may do what (see `commands`) and not for
what is sent to whom (see `present`).

A sealed answer is an entry like any other, but nobody except its seat may notice it before all are opened:
then only `seq` goes up, which the store counts by, and not `told`, the number that clients see.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, Literal

import msgspec

from miskatonic import bots, games
from miskatonic.core.game import Event, Game, Options, Seat, asked
from miskatonic.core.ids import ids_in
from miskatonic.core.record import CannotUndo, Match, Record, decode, rebuild, seed_hash
from miskatonic.core.text import Text, Who, text
from miskatonic.server import entries as kept
from miskatonic.server.decided import InTheirNames
from miskatonic.server.entries import AnyEntry, BotPace
from miskatonic.server.protocol import ChatLine, DecidedFor, LogEntry
from miskatonic.server.store import Status

PRIVATE = text("private-line")
"""What covers a line that nobody but its reader learns of."""

OBJECTION_MS = 5000
"""So long another process can say that it sees somebody who is missed here."""
MOST_ENTRIES = 30_000
"""Of one table, far more than the longest match of any game has."""
UNDOS_NOTED = 60
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
    failed: str = ""
    """The bot for which a simpler one stands in."""
    failures: int = 0
    failed_at: int = 0
    kicked: bool = False
    """Whether a bot plays because the host has sent the person away."""


def offered_bots(game: str, guests: Collection[str]) -> tuple[str, ...]:
    """Return the bots that a server offers for a game: guests that play it, then those of the house."""
    return (*(each for each in bots.guests(game) if each in guests), *bots.names(game))


class Table:
    """A table, built from its entries."""

    def __init__(self, id: str, created: kept.Created, guests: Collection[str] = ()) -> None:
        """Open the table that the first entry tells of; `guests` are others' bots that this server offers."""
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
        self.always_asked: set[Seat] = set()
        """Who wants to be asked even where there is nothing to choose."""
        self.decided = InTheirNames()
        self.created = created
        self.seed = int(created.seed, 16)
        """The seed of the deal; secret until the end."""
        self.seed_hash = seed_hash(self.seed)
        self.game: Game[Any] = games.get(created.game)
        self.bots = offered_bots(created.game, guests)
        """The bots that may be seated here."""
        self.options = self.game.options(**created.options)
        """What was agreed on, with what people have brought to their seats since."""
        self.lesson = games.lesson(created.game) if created.lesson else None
        """What is taught here, if anything."""
        self.chairs = [Chairholder() for _ in range(self.options.seats)]
        self.paced: BotPace = "usual"
        """How whoever plays alone with bots would have them; see `bot_pace`."""
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
        self.kicked: dict[str, str] = {}
        """Sessions that the host has sent away, and why."""
        self.muted: dict[str, str] = {}
        """Sessions that may not talk, and why."""
        self.undos: dict[str, list[int]] = {}
        """When each session last wanted answers back."""
        self.expiring: int | None = None
        """Since when the table is about to be closed, because nothing has happened for long."""
        self.chat: list[ChatLine] = []
        self.commands: dict[str, int] = {created.command: 1} if created.command else {}
        """What `told` was after each session's command."""
        self.logs: dict[Seat | None, list[LogEntry]] = {None: []} | {seat: [] for seat in self.seats}
        self._logged = 0
        """How many lines of the match's own log are already in `logs`."""
        self._home: dict[str, tuple[Seat, ...]] | None = None
        """See `home`; None: somebody has come or gone since it was last worked out."""

    @classmethod
    def load(
        cls,
        id: str,
        log: Iterable[tuple[int, bytes]],
        checkpoint: bytes | None = None,
        guests: Collection[str] = (),
    ) -> "Table":
        """Build the table from its stored entries, and a checkpoint where the rules have changed since."""
        *_, table = cls.growing(id, log, checkpoint, guests)
        return table

    @classmethod
    def growing(
        cls,
        id: str,
        log: Iterable[tuple[int, bytes]],
        checkpoint: bytes | None = None,
        guests: Collection[str] = (),
    ) -> "Iterator[Table]":
        """Build the table as `load` does, entry by entry: whoever has other things to do can, in between."""
        (_, first), *others = log
        created = kept.decode_entry(first)
        assert isinstance(created, kept.Created), "the first entry opens the table"
        table = cls(id, created, guests)
        older = created.rules != table.game.version
        saved = msgspec.json.decode(checkpoint, type=TableCheckpoint) if checkpoint and older else None
        for seq, data in others:
            yield table
            entry = kept.decode_entry(data)
            if saved and seq <= saved.seq and isinstance(entry, _MATCH):
                table._pass_over(seq, entry, saved)
            else:
                table.apply(seq, entry)
            if saved and seq == saved.seq:
                table.told, table.since = saved.told, saved.since
                table.touched = max(table.touched, saved.since)
        table._drop_void_undo()
        yield table

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
        return self.home.get(session, ())

    def holds(self, session: str, seat: Seat) -> bool:
        """Say whether the session's person holds the seat."""
        chair = self.chairs[seat]
        return chair.kind == "person" and chair.session == session

    @property
    def home(self) -> Mapping[str, tuple[Seat, ...]]:
        """Return the sessions that opened the table or have a seat, if only one that a bot keeps for them.

        Each with the seats that its person holds. Everybody is told of every move by this, so it is kept.
        """
        if self._home is None:
            sessions = [self.created.host, *[chair.session for chair in self.chairs if chair.session]]
            self._home = {
                each: tuple([seat for seat in self.seats if self.holds(each, seat)]) for each in sessions
            }
        return self._home

    def is_stranger(self, session: str) -> bool:
        """Say whether the session does nothing here but watch: all such are told the same."""
        if session in self.kicked or session in self.home:
            return False
        return all(ask.session != session for ask in self.seat_asks)

    def admits(self, session: str) -> bool:
        """Say whether the session may come to the table: to sit, to watch, or back to its seat.

        Whoever was sent away may come to read why, even where nobody may watch.
        """
        return self.admits_strangers or session in self.home or session in self.kicked

    @property
    def is_full(self) -> bool:
        """Say whether more has happened than a table keeps: then it can only be ended."""
        return self.seq >= MOST_ENTRIES

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

    def plays_alone(self, session: str) -> bool:
        """Say whether nobody else plays; where only bots do, that concerns the host."""
        people = {self.chairs[seat].session for seat in self.people()}
        return (people or {self.created.host}) == {session}

    @property
    def bot_pace(self) -> BotPace:
        """Return how long bots wait: as one person would have it, or, among several, as usual."""
        return self.paced if len({self.chairs[seat].session for seat in self.people()}) <= 1 else "usual"

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
        state = self._playing.state
        choice = self.game.answers_itself(state, seat)
        if choice is None or (seat in self.always_asked and not self.game.arranged(state, seat)):
            return None
        return ids_in(choice)

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
        before, kind = self.status, type(entry)
        _APPLY[kind](self, entry)
        self.status = self._status()
        if kind not in _PROGRESS:
            self._home = None
        if kind not in _PROGRESS or self.status != before:
            self.arranged = seq
        if not self._is_private(entry):
            self.told += 1
            if kind not in _CONNECTIONS:
                self.touched = entry.at
                self.expiring = None
        if entry.command:
            self.commands[entry.command] = self.told

    def _is_private(self, entry: AnyEntry) -> bool:
        """Say whether nobody but its seat may notice this: a sealed answer, or how a seat wants to answer."""
        return isinstance(entry, kept.Myself | kept.AskedAlways | kept.Noted) or self._is_sealed(entry)

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
        if not before.session:
            self.decided.forget(entry.seat)
            self.always_asked.discard(entry.seat)
        self.seat_asks = [
            ask for ask in self.seat_asks if ask.seat != entry.seat and ask.session != entry.session
        ]
        if self.match is None or (before.kind == "person" and before.session == entry.session):
            return
        self._log(text("table-back" if before.session else "table-sat", who=Who(entry.seat)))

    def options_for(self, session: str) -> Options:
        """Return the options as a session may know them; after the end everything is open."""
        if self.status in ("over", "closed"):
            return self.options
        return self.game.options_for(self.options, self.seats_of(session))

    def _take_along(self, seat: Seat) -> None:
        """Whoever goes before the match takes along what nobody else may know of the options."""
        if self.match is None:
            others = [each for each in self.seats if each != seat]
            self.options = self.game.options_for(self.options, others)

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
        if entry.why == "crashed":
            chair.failed, chair.failed_at = chair.failed or chair.bot, entry.at
            chair.failures += 1
        else:
            chair.failed = ""
        chair.kind, chair.bot = "bot", entry.bot
        self.end_votes.discard(entry.seat)

    def bots_paced(self, entry: kept.BotsPaced) -> None:
        """Bots answer sooner or later from now on."""
        self.paced = entry.pace

    def _name_for_a_bot(self) -> str:
        """There are more names than seats at any table."""
        return bots.unused_names(chair.name for chair in self.chairs)[0]

    def reseated(self, entry: kept.Reseated) -> None:
        """A bot plays again; a person's seat is kept until he comes, or the host opens it."""
        name = entry.name or self._name_for_a_bot()
        self.chairs[entry.seat] = Chairholder("bot" if entry.bot else "open", name, entry.bot, entry.session)

    def emptied(self, entry: kept.Emptied) -> None:
        """A seat is open again."""
        self._take_along(entry.seat)
        self.chairs[entry.seat] = Chairholder()

    def kick(self, entry: kept.Kicked) -> None:
        """Somebody is sent away, for good: his seats are open, or a bot plays them."""
        self.kicked[entry.session] = entry.reason
        self.seat_asks = [ask for ask in self.seat_asks if ask.session != entry.session]
        self.missed.pop(entry.session, None)
        for seat in [seat for seat in self.seats if self.chairs[seat].session == entry.session]:
            self._log(text("table-kicked", who=Who(seat), reason=entry.reason))
            name = self.chairs[seat].name
            self._take_along(seat)
            self.end_votes.discard(seat)
            self.chairs[seat] = (
                Chairholder() if self.match is None else Chairholder("bot", name, entry.bot, kicked=True)
            )

    def mute(self, entry: kept.Muted) -> None:
        """Somebody may talk no more, or again."""
        if entry.reason:
            self.muted[entry.session] = entry.reason
        else:
            self.muted.pop(entry.session, None)
        for seat in self.seats_of(entry.session)[:1]:
            said = {"reason": entry.reason} if entry.reason else {}
            self._log(text("table-muted" if entry.reason else "table-unmuted", who=Who(seat), **said))

    def expire(self, entry: kept.Expiring) -> None:
        """The table will be closed unless something happens."""
        self.expiring = entry.at
        self._log(text("table-expiring"))

    def _note_undo(self, seat: Seat, at: int) -> None:
        wished = self.undos.setdefault(self.chairs[seat].session, [])
        wished.append(at)
        del wished[:-UNDOS_NOTED]

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
        told_to_all = self._note_who_decided(entry)
        self._playing.answer(entry.seat, entry.choice)
        self.asking_back.discard(entry.seat)
        if self._is_sealed(entry):
            self._note_private(entry.seat)
            return
        self.undo = None
        self.undo_agreed = set()
        self.since = entry.at
        if told_to_all is not None:
            self._log(told_to_all)
        self._log_match()

    def _note_who_decided(self, entry: kept.Answered) -> Text | None:
        """Note what is decided in somebody's name, to tell him; return what everybody is told of it.

        Of a sealed answer nobody is told even when it is open: whoever had no choice was answered for, and
        so it would tell who had one.
        """
        seat, match, chair = entry.seat, self._playing, self.chairs[entry.seat]
        why = self._in_whose_name(entry)
        if why is None:
            if chair.kind == "person" and entry.by == "seat":
                self.decided.acted(seat, match.answers)
            return None
        ask = asked(self.game, match.state)[seat]
        answered = tuple(option.text for option in ask.options if option.id in entry.choice)
        self.decided.note(seat, match.answers, DecidedFor(entry.at, ask.text, answered, why))
        return text("table-clock", who=Who(seat)) if why == "clock" and not ask.sealed else None

    def _in_whose_name(self, entry: kept.Answered) -> Literal["clock", "bot", "arranged"] | None:
        """Return why somebody did not decide himself; None: he did, or there was nothing to decide.

        Who has said nothing until a discussion is over has not been answered for.
        """
        chair = self.chairs[entry.seat]
        if self.lesson is not None or not chair.session:
            return None
        if chair.kind == "bot":
            return "bot"
        if entry.by == "itself" and self.game.arranged(self._playing.state, entry.seat):
            return "arranged"
        return "clock" if entry.by == "clock" and entry.choice else None

    def asked_always(self, entry: kept.AskedAlways) -> None:
        """Somebody wants to be asked even where there is nothing to choose, or no longer."""
        (self.always_asked.add if entry.always else self.always_asked.discard)(entry.seat)
        self._note_private(entry.seat)

    def noted(self, entry: kept.Noted) -> None:
        """Somebody has read what was decided in his name."""
        self.decided.read(entry.seat, entry.until)
        self._note_private(entry.seat)

    def asked_back(self, entry: kept.Myself) -> None:
        """Somebody wants to be asked what would be answered for him."""
        self.asking_back.add(entry.seat)
        self._note_private(entry.seat)

    def undo_asked(self, entry: kept.UndoAsked) -> None:
        """Somebody asks for his last answer back."""
        self._note_undo(entry.seat, entry.at)
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
        if self.undo is None:
            self._note_undo(entry.seat, entry.at)
        self._playing.undo(entry.seat, entry.agreed, entry.agreed)
        self.decided.taken_back(self._playing.answers)
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
        told_to_all = event.audience is None
        for reader, lines in self.logs.items():
            seen = event.text if told_to_all else event.seen_by(reader)
            if seen is None:
                continue
            number = len(lines)
            if entry is None or entry.text is not seen or entry.number != number:
                only = not told_to_all and event.is_only_for(reader)
                cover = (event.public or PRIVATE) if only else None
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
    kept.BotsPaced: Table.bots_paced,
    kept.Emptied: Table.emptied,
    kept.Reseated: Table.reseated,
    kept.Kicked: Table.kick,
    kept.Muted: Table.mute,
    kept.Expiring: Table.expire,
    kept.SeatAsked: Table.seat_asked,
    kept.SeatVoted: Table.seat_voted,
    kept.SeatAskEnded: Table.seat_ask_ended,
    kept.Missed: Table.miss,
    kept.Found: Table.find,
    kept.Started: Table.started,
    kept.Answered: Table.answered,
    kept.Myself: Table.asked_back,
    kept.AskedAlways: Table.asked_always,
    kept.Noted: Table.noted,
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

_CONNECTIONS = frozenset({kept.Missed, kept.Found, kept.Expiring})
"""Entries that tell of connections and of time that passes, not of anything that somebody did."""

_PROGRESS = frozenset(
    {
        kept.Started,
        kept.Answered,
        kept.Myself,
        kept.AskedAlways,
        kept.Noted,
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
