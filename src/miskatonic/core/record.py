"""A match as seed, options and answers: play it, save it, load it, replay it, take answers back.

A record (JSON, format version 1, documented in docs/records.md) is enough to rebuild the match: replay,
resume, undo and bug reports all run the answers again. The log belongs to the match, not to the state.
A sealed answer becomes a move when it is opened, together with the others and in the order of seats; so
neither numbers nor records tell when, how often or in which order sealed answers were given.
Not for who sits where (a table's business) and not for files or databases.
"""

import hashlib
from collections.abc import Collection, Iterator, Mapping
from operator import attrgetter
from typing import Any

import msgspec

from miskatonic.core.game import (
    Ask,
    BadOptions,
    Choice,
    Event,
    Game,
    IllegalAnswer,
    Options,
    Outcome,
    Sealed,
    Seat,
    asked,
    check_options,
)
from miskatonic.core.ids import ids_in
from miskatonic.core.rng import SEED_BITS
from miskatonic.core.text import Refusal, Text, Who, text

FORMAT = "miskatonic-record"
FORMAT_VERSION = 1
CHECKPOINT_EVERY = 16
RECENT = 16
"""So many of the last positions are kept, each of them."""
MAX_RECORD_BYTES = 4_000_000


class Answer(msgspec.Struct, frozen=True, gc=False, tag="answer", forbid_unknown_fields=True):
    """A seat's answer to its ask."""

    seat: Seat
    choice: tuple[str, ...]


class Undo(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Answers taken back: the match goes on as it was after `keep` answers."""

    seat: Seat
    """Who asked for it."""
    keep: int
    agreed: tuple[Seat, ...] = ()
    """Who consented, where consent was needed."""


class Redo(msgspec.Struct, frozen=True, tag="redo", forbid_unknown_fields=True):
    """The last undo is itself taken back: its answers stand again, as they were."""

    seat: Seat
    """Who had asked for the undo."""


Move = Answer | Undo | Redo


class TakingBack(msgspec.Struct, frozen=True):
    """What an undo would take back."""

    answers: int
    others: int
    """How many of them other people and bots gave."""
    to: Text
    """What the seat would be asked anew."""
    free: bool


class LogLine(msgspec.Struct, frozen=True, gc=False):
    """An event and the move that brought it about (0 is the set-up).

    Like answers there are very many of them and never a circle: nothing for the garbage collector.
    """

    move: int
    event: Event


class Checkpoint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position in the middle of a match, so that it survives a change of rules."""

    moves: int
    """How many moves came before it; sealed answers that are in but not opened come after it."""
    state: dict[str, Any]
    log: tuple[LogLine, ...]
    digest: str
    """Hash of the position, so that a damaged one is not taken for a real one."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is needed to rebuild a match."""

    game: str
    rules: int
    options: dict[str, Any]
    seed: str
    """Hexadecimal, without a prefix."""
    moves: tuple[Move, ...] = ()
    format: str = FORMAT
    version: int = FORMAT_VERSION
    names: tuple[str, ...] = ()
    digest: str = ""
    """Hash of the final position; `verify` compares it."""
    base: Checkpoint | None = None
    """Where the match went on after a change of rules; what came before cannot be replayed."""
    checkpoint: Checkpoint | None = None
    """The final position, to go on from should the rules change."""


class BadRecord(Refusal):
    """A record cannot be used; says where it is wrong and why."""

    def __init__(self, where: str, reason: Text) -> None:
        super().__init__(where, reason)
        self.where = where
        self.reason = reason

    def __str__(self) -> str:
        """Return where it is wrong, and why."""
        return f"{self.where}: {super().__str__()}"


class CannotUndo(Refusal):
    """There is nothing to take back, or somebody has not agreed."""

    def __init__(self, reason: Text, needs: Collection[Seat] = ()) -> None:
        super().__init__(reason, needs)
        self.reason = reason
        self.needs = tuple(needs)
        """The seats whose consent is missing."""


class _Played(msgspec.Struct, gc=False):
    """An answer on the current line of play, and whether it let something hidden out."""

    answer: Answer
    revealed: bool
    first: int
    """How many answers came before it and those that were opened together with it."""
    to: Text
    """What the seat had been asked."""
    common: bool = False
    """Whether all who were asked decided it together."""


class _TakenBack(msgspec.Struct):
    """What an undo took from the current line of play, and the positions that were kept of it."""

    seat: Seat
    line: list[_Played]
    checkpoints: list[tuple[int, Any]]


class Match:
    """A running or finished match: position, moves and log."""

    def __init__(self, game: Game[Any], options: Options, seed: int) -> None:
        """Start a match from its first position."""
        self.game = game
        self.options = options
        self.seed = seed
        self.state = game.new(options, seed)
        self.moves: list[Move] = []
        self.log: list[LogLine] = [LogLine(0, event) for event in self.state.opening]
        self._line: list[_Played] = []
        self._checkpoints: list[tuple[int, Any]] = [(0, self.state.copy())]
        """The last is always the position after all answers that stand; what is sealed comes after it."""
        self._taken: list[_TakenBack] = []
        """What was taken back since the last answer, and may be put back."""
        self._base: Checkpoint | None = None

    @property
    def asks(self) -> dict[Seat, Ask]:
        """Return who must decide what."""
        return dict(self.game.asks(self.state))

    @property
    def sealed(self) -> dict[Seat, Sealed]:
        """Return the sealed answers that are in and may still be changed."""
        return dict(self.game.sealed(self.state))

    @property
    def outcome(self) -> Outcome | None:
        """Return how the match ended, if it has."""
        return self.game.outcome(self.state)

    @property
    def number(self) -> int:
        """Return how many moves were made; an answer may name it to prove that it is not stale.

        A sealed answer counts once it is opened: until then nobody can tell that it was given.
        """
        return len(self.moves)

    @property
    def answers(self) -> int:
        """Return how many answers stand, those taken back not counted."""
        return len(self._line)

    def answers_of(self, seat: Seat) -> int:
        """Return how many answers of a seat stand."""
        return sum(played.answer.seat == seat for played in self._line)

    def answer(self, seat: Seat, choice: Choice, number: int | None = None) -> list[Event]:
        """Apply an answer; with `number`, refuse it if the match has gone on since the ask was shown."""
        if number is not None and number != self.number:
            raise IllegalAnswer(text("refused-stale"))
        others = self._sealed_answers()
        asks = asked(self.game, self.state)
        events = self.game.answer(self.state, seat, choice)
        if seat in self.game.sealed(self.state):
            return events
        self._note([*others, Answer(seat, ids_in(choice))], events, asks)
        self._keep_position()
        self._taken.clear()
        return events

    def _keep_position(self) -> None:
        """Keep the last positions one by one, so that undo is instant, and of older ones one now and then."""
        self._checkpoints.append((len(self._line), self.state.copy()))
        old = len(self._checkpoints) - 1 - RECENT
        if old > 0 and self._checkpoints[old][0] - self._checkpoints[old - 1][0] < CHECKPOINT_EVERY:
            del self._checkpoints[old]

    def _sealed_answers(self) -> list[Answer]:
        """Return the sealed answers that are in, by seat."""
        sealed = self.game.sealed(self.state)
        return [Answer(seat, sealed[seat].choice) for seat in sorted(sealed)] if sealed else []

    def _note(self, answers: list[Answer], events: list[Event], asks: Mapping[Seat, Ask]) -> None:
        """Note an answer, or sealed ones that are opened together, to these asks."""
        answers.sort(key=attrgetter("seat"))
        revealed = len(answers) > 1 or any(event.reveals for event in events)
        first = len(self._line)
        self.moves += answers
        for answer in answers:
            ask = asks[answer.seat]
            self._line.append(_Played(answer, revealed, first, ask.text, ask.common is True))
        number = self.number
        self.log += [LogLine(number, event) for event in events]

    def lines(self, seat: Seat | None) -> Iterator[tuple[LogLine, Text]]:
        """Yield the log as this seat (None: a spectator) may read it."""
        for line in self.log:
            seen = line.event.seen_by(seat)
            if seen is not None:
                yield line, seen

    def undo_target(self, seat: Seat, with_it: Collection[Seat] = ()) -> tuple[int, bool]:
        """Return how many answers would stay if the seat took its last one back, and whether that is free.

        It is free if nobody else has answered since, or may have without anybody knowing, and nothing
        hidden came to light. `with_it`: seats that do not mind, like others of the same person. Sealed
        answers that were opened together are taken back together, and so is what was given for several
        seats at once.
        """
        own = (seat, *with_it)
        last, free = self._last_answer(seat, own)
        return self._given_at_once(last.first, own), free

    def _last_answer(self, seat: Seat, own: Collection[Seat]) -> tuple[_Played, bool]:
        """Return the seat's last answer, and whether it may be taken back without asking anybody."""
        free = True
        for played in reversed(self._line):
            answered = played.answer.seat
            if played.revealed or answered not in own:
                free = False
            if answered == seat:
                return played, free and not self._others_may_have_sealed(own)
        raise CannotUndo(text("undo-nothing"))

    def taking_back(self, seat: Seat, with_it: Collection[Seat] = ()) -> TakingBack:
        """Return what the seat would take back with its last answer; raise CannotUndo if it has none.

        What is not free goes when all have agreed, and then goes back as far as it does for all.
        """
        own = (seat, *with_it)
        last, free = self._last_answer(seat, own)
        keep = self._given_at_once(last.first, own if free else range(self.options.seats))
        others, to = 0, last.to
        for played in reversed(self._line[keep:]):
            answered = played.answer.seat
            if answered == seat:
                to = played.to
            elif answered not in own:
                others += 1
        return TakingBack(len(self._line) - keep, others, to, free)

    def _given_at_once(self, place: int, own: Collection[Seat]) -> int:
        """Return where the own answers begin that were given together with the one at that place."""
        while place and self._line[place].common and self._line[place - 1].common:
            if self._line[place - 1].answer.seat not in own:
                break
            place -= 1
        return place

    def _others_may_have_sealed(self, own: Collection[Seat]) -> bool:
        return any(ask.sealed and each not in own for each, ask in asked(self.game, self.state).items())

    def undo(self, seat: Seat, agreed: Collection[Seat] = (), with_it: Collection[Seat] = ()) -> Event:
        """Take the seat's last answer back, and all that came after it.

        Where that is not free, not even but for the seats `with_it`, every other seat must be in `agreed`.
        """
        others = [each for each in range(self.options.seats) if each != seat]
        agreeing = tuple(each for each in others if each in agreed or each in with_it)
        missing = [each for each in others if each not in agreeing]
        if missing and not self.undo_target(seat, with_it)[1]:
            raise CannotUndo(text("undo-needs-consent", who=[Who(each) for each in missing]), missing)
        keep, _ = self.undo_target(seat, agreeing)
        alone = self.undo_target(seat) == (keep, True)
        return self._take_back(Undo(seat, keep, () if alone else agreeing))

    def _take_back(self, undo: Undo) -> Event:
        taken = _TakenBack(undo.seat, self._line[undo.keep :], [])
        while self._checkpoints[-1][0] > undo.keep:
            taken.checkpoints.insert(0, self._checkpoints.pop())
        at, state = self._checkpoints[-1]
        self.state = state.copy()
        for played in self._line[at : undo.keep]:
            self.game.answer(self.state, played.answer.seat, played.answer.choice)
        if at < undo.keep:
            self._checkpoints.append((undo.keep, self.state.copy()))
        del self._line[undo.keep :]
        self._taken.append(taken)
        told = "undone-by-consent" if undo.agreed else "undone"
        return self._tell(undo, text(told, who=Who(undo.seat), answers=len(taken.line)))

    def redo_target(self) -> tuple[Seat, int] | None:
        """Return who may put answers back as they were, and how many; None where nobody may.

        Whoever took them back may, until somebody answers. While anybody is asked under seal nobody may,
        since nobody can tell whether there is an answer already.
        """
        if not self._taken or any(ask.sealed for ask in asked(self.game, self.state).values()):
            return None
        return self._taken[-1].seat, len(self._taken[-1].line)

    def redo(self, seat: Seat) -> Event:
        """Put back what the seat took back last; the position is the very one that it was."""
        offer = self.redo_target()
        if offer is None or offer[0] != seat:
            raise CannotUndo(text("redo-nothing"))
        taken = self._taken.pop()
        self._line += taken.line
        self._checkpoints += taken.checkpoints
        self.state = self._checkpoints[-1][1].copy()
        return self._tell(Redo(seat), text("redone", who=Who(seat), answers=len(taken.line)))

    def _tell(self, move: Move, told: Text) -> Event:
        """Note a move that is no answer, and say so in the log."""
        self.moves.append(move)
        event = Event(told)
        self.log.append(LogLine(self.number, event))
        return event

    @property
    def earliest(self) -> int:
        """Return the first move after which the position is known: older ones were made by older rules."""
        return self._base.moves if self._base else 0

    def way_to(self, move: int) -> tuple[Any, tuple[Answer, ...]]:
        """Return the nearest kept position, to be left as it is, and the answers that lead on to a move."""
        line = self._line_after(move)
        shared = 0
        while shared < min(len(line), len(self._line)) and line[shared] == self._line[shared].answer:
            shared += 1
        at, state = next(kept for kept in reversed(self._checkpoints) if kept[0] <= shared)
        return state, tuple(line[at:])

    def _line_after(self, move: int) -> list[Answer]:
        """Return the answers that stood after so many moves."""
        return [answer for _, answer in self.standing(move)]

    def standing(self, move: int | None = None) -> tuple[tuple[int, Answer], ...]:
        """Return the answers that stand, or stood after so many moves, each with the number of its move."""
        line: list[tuple[int, Answer]] = []
        taken: list[list[tuple[int, Answer]]] = []
        for number, each in enumerate(self.moves[self.earliest : move], self.earliest + 1):
            if isinstance(each, Answer):
                line.append((number, each))
                taken.clear()
            elif isinstance(each, Undo):
                taken.append(line[each.keep :])
                del line[each.keep :]
            else:
                line += taken.pop()
        return tuple(line)

    def record(self, names: Collection[str] = (), checkpoint: bool = False) -> Record:
        """Return the record of the match so far."""
        return Record(
            game=self.game.name,
            rules=self.game.version,
            options=msgspec.to_builtins(self.options),
            seed=f"{self.seed:x}",
            moves=(*self.moves, *self._sealed_answers()),
            names=tuple(names),
            digest=digest(self.state),
            base=self._base,
            checkpoint=self._checkpoint() if checkpoint else None,
        )

    def _checkpoint(self) -> Checkpoint:
        state = msgspec.to_builtins(self.state)
        return Checkpoint(self.number, state, tuple(self.log), digest(state))


def digest(state: Any) -> str:
    """Return a hash of a position."""
    return hashlib.sha256(msgspec.json.encode(state)).hexdigest()


def seed_hash(seed: int) -> str:
    """Return the hash that is shown at the start of a match, so that its deal can be checked at the end."""
    return hashlib.sha256(f"miskatonic:{seed:x}".encode()).hexdigest()


def encode(record: Record) -> bytes:
    """Return the record as JSON."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def decode(data: bytes) -> Record:
    """Return the record in this JSON; raise BadRecord if it is damaged, foreign or of another version."""
    if len(data) > MAX_RECORD_BYTES:
        raise BadRecord("record", text("bad-record-too-large", bytes=MAX_RECORD_BYTES))
    try:
        head = msgspec.json.decode(data, type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("record", text("bad-record-json", detail=str(error)[:120])) from None
    if head.get("format") != FORMAT:
        raise BadRecord("format", text("bad-record-foreign"))
    if head.get("version") != FORMAT_VERSION:
        found = str(head.get("version"))[:20]
        raise BadRecord("version", text("bad-record-version", found=found, known=FORMAT_VERSION))
    try:
        return msgspec.convert(head, Record)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadRecord("record", text("bad-record-shape", detail=str(error)[:200])) from None


def rebuild(record: Record, game: Game[Any]) -> Match:
    """Return the match that the record tells of; raise BadRecord if it cannot have happened."""
    if record.game != game.name:
        raise BadRecord("game", text("bad-record-game", found=record.game[:40], known=game.name))
    match = Match(game, _options(record, game), _seed(record))
    if record.rules != game.version:
        _go_on_after_change_of_rules(record, match)
    elif record.base is not None:
        _go_on_from("base", record.base, record, match)
    for number in range(match.number, len(record.moves)):
        try:
            _replay_move(match, record.moves[number])
        except (IllegalAnswer, CannotUndo) as error:
            raise BadRecord(f"moves[{number}]", error.reason) from None
    return match


def verify(record: Record, game: Game[Any]) -> Match:
    """Rebuild the match and check that it ends in the very position the record names."""
    match = rebuild(record, game)
    if record.rules != game.version:
        raise BadRecord("rules", text("bad-record-rules", found=record.rules, known=game.version))
    check_position(record, match)
    return match


def check_position(record: Record, match: Match) -> None:
    """Refuse a record whose replay ends in another position than it names."""
    if record.digest != digest(match.state):
        raise BadRecord("digest", text("bad-record-digest"))


def _options(record: Record, game: Game[Any]) -> Options:
    try:
        return game.options(**check_options(game.fields, record.options))
    except BadOptions as error:
        raise BadRecord(f"options.{error.field}", error.reason) from None


def _seed(record: Record) -> int:
    digits = record.seed
    if not 1 <= len(digits) <= SEED_BITS // 4 or not set(digits) <= set("0123456789abcdef"):
        raise BadRecord("seed", text("bad-record-seed"))
    return int(digits, 16)


def _replay_move(match: Match, move: Move) -> None:
    if isinstance(move, Answer):
        match.answer(move.seat, move.choice)
        return
    if isinstance(move, Redo):
        match.redo(move.seat)
        return
    keep, _ = match.undo_target(move.seat, move.agreed)
    if keep != move.keep:
        raise CannotUndo(text("undo-nothing"))
    match.undo(move.seat, move.agreed, move.agreed)


def _go_on_after_change_of_rules(record: Record, match: Match) -> None:
    """Take the match from its final position, since its moves may mean something else now."""
    kept = record.checkpoint
    cannot = BadRecord("rules", text("bad-record-rules", found=record.rules, known=match.game.version))
    if kept is None or kept.moves > len(record.moves):
        raise cannot
    if kept.digest != record.digest:
        raise BadRecord("checkpoint", text("bad-record-position"))
    _go_on_from("checkpoint", kept, record, match)
    if record.moves != (*match.moves, *match._sealed_answers()):
        raise cannot


def _go_on_from(where: str, kept: Checkpoint, record: Record, match: Match) -> None:
    """Put the match into a stored position; the moves before it are kept, but cannot be taken back."""
    if not 0 <= kept.moves <= len(record.moves) or digest(kept.state) != kept.digest:
        raise BadRecord(where, text("bad-record-position"))
    try:
        match.state = msgspec.convert(kept.state, match.game.state_type, str_keys=True)
        _look_at(match)
    except Exception:  # whatever goes wrong: nobody could go on from there
        raise BadRecord(where, text("bad-record-position")) from None
    match.moves = list(record.moves[: kept.moves])
    match.log = list(kept.log)
    match._base = kept
    match._checkpoints = [(0, match.state.copy())]


def _look_at(match: Match) -> None:
    """Look at the position from every side."""
    for seat in (*range(match.options.seats), None):
        match.game.view(match.state, seat)
    if not match.asks and match.outcome is None:
        raise ValueError("nobody is asked, but the match is not over")
