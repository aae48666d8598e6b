"""Laws that every game must keep, checked by random play; anybody's game can run them.

`check(game, package="…")` raises `Breach` for the first law that is broken. `LAWS` are the single laws, so
that a test-suite can give each a test of its own. Needs no test framework. Not for whether the rules are the
right ones: that is for the tests of the game.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import wraps
from typing import Any

import msgspec

from miskatonic.core import rulebook
from miskatonic.core.game import Ask, BadOptions, Choice, Event, Game, IllegalAnswer, Options, Seat
from miskatonic.core.rng import Rng
from miskatonic.core.text import LANGUAGES, MissingMessage, Speech, Text

LIMIT = 10_000
"""A match that takes more decisions than this sticks."""
SAMPLES = 4
"""How many positions that a seat cannot tell apart are compared with the real one."""
AHEAD = 12
"""How many answers two positions are played on side by side."""


class Breach(AssertionError):
    """A game breaks a law; says which, and how it shows."""

    def __init__(self, law: str, detail: str) -> None:
        super().__init__(f"{law}: {detail}")
        self.law = law
        self.detail = detail


class Trial(msgspec.Struct, frozen=True):
    """Which game to try, and how long."""

    game: Game[Any]
    package: str | None
    """Where its messages and its rulebook are; None if it has none, then nobody asks for them."""
    options: tuple[Options, ...] = ()
    """The option sets to play in turn; if there are none they are drawn from the game's fields."""
    games: int = 20
    seed: int = 0


class Position(msgspec.Struct):
    """A position that random play came to."""

    game: Game[Any]
    options: Options
    state: Any
    dice: Rng
    """The chance of the one who plays; never the game's."""
    events: Sequence[Event]
    """What the last answer told; before the first, what the set-up told."""
    answers: int = 0

    @property
    def seats(self) -> range:
        """Return the seats of the table."""
        return range(self.options.seats)

    @property
    def asks(self) -> Mapping[Seat, Ask]:
        """Return who must decide what."""
        return self.game.asks(self.state)


Law = Callable[[Trial], None]

LAWS: list[Law] = []
"""All laws, in the order in which they stand here."""


def law(function: Law) -> Law:
    """Enter a law; whatever goes wrong while it is tried counts as a breach of it."""

    @wraps(function)
    def tried(trial: Trial) -> None:
        try:
            function(trial)
        except Breach:
            raise
        except Exception as error:
            raise Breach(function.__name__, f"{type(error).__name__}: {error}") from error

    LAWS.append(tried)
    return tried


def check(
    game: Game[Any],
    options: Sequence[Options] | None = None,
    games: int = 20,
    seed: int = 0,
    *,
    package: str | None,
) -> None:
    """Play that many matches for every law; raise Breach for the first law that is broken.

    `package` holds the game's messages and rulebook; say None only for a game that has none.
    """
    trial = Trial(game, package, tuple(options or ()), games, seed)
    for each in LAWS:
        each(trial)


# Playing


def positions(trial: Trial) -> Iterator[Position]:
    """Yield every position of random matches, the last ones too; a law leaves them as they are."""
    for number in range(trial.games):
        position = _start(trial, number)
        yield position
        while position.asks and position.answers < LIMIT and all(map(answerable, position.asks.values())):
            answer = random_answer(position.asks, position.dice)
            position.events = _choose(position.game, position.state, *answer)
            position.answers += 1
            yield position


def _start(trial: Trial, number: int) -> Position:
    """Return the first position of a match; the first match has the default options."""
    game = trial.game
    dice = Rng.seeded((trial.seed << 32) + number)
    if trial.options:
        options = trial.options[number % len(trial.options)]
    else:
        options = random_options(game, dice) if number else game.options()
    state = game.new(options, dice.below(1 << 64))
    return Position(game, options, state, dice, state.opening)


def random_options(game: Game[Any], dice: Rng) -> Options:
    """Draw options from the game's fields until they are valid."""
    for _ in range(LIMIT):
        try:
            return game.options(**{field.name: dice.choice(field.choices) for field in game.fields})
        except BadOptions:
            continue
    raise Breach("options", "no random choice of options is valid")


def answerable(ask: Ask) -> bool:
    """Say whether there are options enough."""
    return 0 <= ask.least <= min(ask.most, len(ask.options))


def random_answer(asks: Mapping[Seat, Ask], dice: Rng) -> tuple[Seat, Choice]:
    """Draw one of the seats asked, and a legal answer."""
    seat = dice.choice(sorted(asks))
    ask = asks[seat]
    place = dice.below(len(ask.options) + (ask.least == 0))
    return seat, random_choice_with(ask.options[place].id, ask, dice) if place < len(ask.options) else ()


def random_choice_with(id: str, ask: Ask, dice: Rng) -> Choice:
    """Draw a legal answer in which this option is picked."""
    if ask.one:
        return id
    others = [option.id for option in ask.options if option.id != id]
    dice.shuffle(others)
    least, most = max(ask.least, 1), min(ask.most, len(ask.options))
    return (id, *others[: least - 1 + dice.below(most - least + 1)])


def is_legal(ask: Ask | None, choice: Any) -> bool:
    """Say whether the contract allows this answer."""
    if ask is None:
        return False
    picked = (choice,) if isinstance(choice, str) else choice
    if not isinstance(picked, tuple | list) or not all(isinstance(id, str) for id in picked):
        return False
    offered = {option.id for option in ask.options}
    return ask.least <= len(picked) <= ask.most and len(set(picked)) == len(picked) and offered >= set(picked)


# What is compared

_bytes = msgspec.json.Encoder().encode


def sight(game: Game[Any], state: Any, seat: Seat | None) -> bytes:
    """Return all that a seat sees of a position: its view, its ask, who else is asked what kind of thing."""
    asks = game.asks(state)
    kinds = [(each, ask.kind) for each, ask in asks.items()]
    own = None if seat is None else asks.get(seat)
    return _bytes((game.view(state, seat), own, kinds, game.outcome(state)))


def reading(events: Sequence[Event], seat: Seat | None) -> bytes:
    """Return all that a seat reads of events, and whether they end free undo."""
    seen = [(event.seen_by(seat), event) for event in events]
    read = [(said, event.cite, event.on, event.reveals) for said, event in seen if said is not None]
    return _bytes((read, any(event.reveals for event in events)))


def refusals(game: Game[Any], state: Any, seat: Seat | None, choices: Sequence[Any]) -> bytes:
    """Return what a seat is told when it answers what it may not."""
    return _bytes([refusal(game, state.copy(), seat, choice) for choice in choices])


def refusal(game: Game[Any], state: Any, seat: Any, choice: Any) -> tuple[Any, ...]:
    """Return how an answer was refused: reason and clause, or what else came of it."""
    try:
        game.answer(state, seat, choice)
    except IllegalAnswer as error:
        return (error.reason, error.clause)
    except Exception as error:
        return (f"{type(error).__name__} instead of a refusal: {error}",)
    return ("no refusal",)


def hold(holds: bool, law: Law, detail: str) -> None:
    """Raise Breach of this law unless it holds."""
    if not holds:
        raise Breach(law.__name__, detail)


def same(one: bytes, other: bytes, law: Law, detail: str) -> None:
    """Raise Breach of this law, with the first difference, unless both are the same."""
    if one == other:
        return
    length = min(len(one), len(other))
    at = next((place for place in range(length) if one[place] != other[place]), length)
    near = slice(max(0, at - 60), at + 40)
    raise Breach(law.__name__, f"{detail}: {one[near].decode(errors='replace')!r} is not {other[near]!r}")


# The laws


@law
def nothing_sticks(trial: Trial) -> None:
    """Somebody is asked something answerable until the match is over, and it is over some day."""
    for position in positions(trial):
        hold(position.answers < LIMIT, nothing_sticks, f"the match is not over after {LIMIT} decisions")
        if position.game.outcome(position.state) is None:
            hold(bool(position.asks), nothing_sticks, "nobody is asked, but the match is not over")
        else:
            hold(not position.asks, nothing_sticks, "the match is over, but somebody is asked")
        for seat, ask in position.asks.items():
            hold(seat in position.seats, nothing_sticks, f"seat {seat} is asked, but nobody sits there")
            ids = {option.id for option in ask.options}
            hold(len(ids) == len(ask.options), nothing_sticks, f"two options of {ask.kind} have one id")
            detail = f"{ask.kind} wants {ask.least} to {ask.most} of {len(ids)} options"
            hold(answerable(ask), nothing_sticks, detail)


@law
def replays_are_identical(trial: Trial) -> None:
    """The same options, seed and answers lead to the same positions, asks and events, byte for byte."""
    for one, other in zip(positions(trial), positions(trial), strict=False):
        first, second = (_bytes((each.state, each.events, each.asks)) for each in (one, other))
        same(first, second, replays_are_identical, f"two replays differ after {one.answers} answers")


@law
def copies_are_independent(trial: Trial) -> None:
    """What happens in a copy does not touch the original, and the other way round."""
    for position in positions(trial):
        game, state = position.game, position.state
        before = _bytes(state)
        twin = state.copy()
        same(before, _bytes(twin), copies_are_independent, "a copy differs from its original")
        other = twin.copy()
        _play_on(game, twin, position.dice)
        same(before, _bytes(state), copies_are_independent, "playing in a copy changed the original")
        same(before, _bytes(other), copies_are_independent, "playing in a position changed its copy")


def _play_on(game: Game[Any], state: Any, dice: Rng) -> None:
    for _ in range(AHEAD):
        asks = game.asks(state)
        if not asks:
            return
        game.answer(state, *random_answer(asks, dice))


@law
def positions_can_be_saved(trial: Trial) -> None:
    """A position written as JSON and read again, in the middle of anything, goes on as it would have."""
    for position in positions(trial):
        game = position.game
        data = _bytes(position.state)
        kept = msgspec.json.decode(data, type=game.state_type)
        real = position.state.copy()
        for _ in range(AHEAD):
            detail = "a position that was saved and loaded differs from the one that was not"
            same(_bytes(real), _bytes(kept), positions_can_be_saved, detail)
            asks = game.asks(real)
            if not asks:
                break
            answer = random_answer(asks, position.dice)
            told, told_again = game.answer(real, *answer), game.answer(kept, *answer)
            detail = "a position that was saved and loaded tells other things"
            same(_bytes(told), _bytes(told_again), positions_can_be_saved, detail)


@law
def every_option_can_be_chosen(trial: Trial) -> None:
    """Whatever an ask offers is accepted."""
    for position in positions(trial):
        for seat, ask in position.asks.items():
            for option in ask.options:
                choice = random_choice_with(option.id, ask, position.dice)
                _choose(position.game, position.state.copy(), seat, choice)


def _choose(game: Game[Any], state: Any, seat: Seat, choice: Choice) -> Sequence[Event]:
    """Give an answer that is on offer."""
    try:
        return game.answer(state, seat, choice)
    except Exception as error:
        detail = f"seat {seat} chooses {choice!r}: {type(error).__name__}: {error}"
        raise Breach(every_option_can_be_chosen.__name__, detail) from error


NONSENSE: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1.5, float("nan"), 10**30, b"take", object()),
    *({}, {"a": 1}, set(), [], (), [[]], [["a"]], [None], (0,), ["", ""], range(3)),
    *("", " ", "no-such-option", "\x00", "\ud800", "x" * 100_000, ["x"] * 1_000),
)
"""Answers that no ask of any game wants, but for an empty list where nothing need be picked."""
STRANGERS: tuple[Any, ...] = (-1, 10**30, None, True, False, 0.0, 1.0, "0", (), [], {}, object())
"""What is not a seat."""


@law
def an_illegal_answer_changes_nothing(trial: Trial) -> None:
    """Out of turn, not on offer or nonsense: refused with a reason, and the position stays as it is."""
    for position in positions(trial):
        asks = position.asks
        offered = [option.id for ask in asks.values() for option in ask.options]
        changeable = any(ask.sealed for ask in asks.values())
        for seat in position.seats:
            wrong = [*NONSENSE, *offered, *([id, id] for id in offered[:1])]
            if seat not in asks and changeable:
                wrong = [each for each in NONSENSE if each not in ([], ())]
            _check_refused(position, seat, [each for each in wrong if not is_legal(asks.get(seat), each)])
        for stranger in (*STRANGERS, position.options.seats):
            _check_refused(position, stranger, offered[:1] or ["no-such-option"])


def _check_refused(position: Position, seat: Any, choices: Sequence[Any]) -> None:
    before = _bytes(position.state)
    for choice in choices:
        told = refusal(position.game, position.state, seat, choice)
        if not isinstance(told[0], Text):
            detail = f"seat {seat!r} answers {repr(choice)[:60]}: {told[0]}"
            raise Breach(an_illegal_answer_changes_nothing.__name__, detail)
    detail = f"a refused answer of seat {seat!r} changed the position"
    same(before, _bytes(position.state), an_illegal_answer_changes_nothing, detail)


@law
def looking_changes_nothing(trial: Trial) -> None:
    """Asks, views, outcome, samples and talk leave a position as it is."""
    for position in positions(trial):
        game, state = position.game, position.state
        before = _bytes(state)
        game.asks(state)
        game.outcome(state)
        for seat in (*position.seats, None):
            game.view(state, seat)
        for seat in position.seats:
            game.sample(state, seat, position.dice)
        for said in game.phrases():
            game.check_talk(state, said)
        same(before, _bytes(state), looking_changes_nothing, "somebody only looked, and the position changed")


@law
def secrets_are_kept(trial: Trial) -> None:
    """In all positions that a seat cannot tell apart it sees the same, and is refused in the same words.

    So does a spectator, who knows no more than any seat.
    """
    for position in positions(trial):
        check_secrets(position)


def check_secrets(position: Position) -> None:
    """Raise Breach if a seat or a spectator sees in this position what it cannot know."""
    game, state = position.game, position.state
    offered = [option.id for ask in position.asks.values() for option in ask.options]
    for seat in position.seats:
        twin = game.sample(state, seat, position.dice)
        for reader in (seat, None):
            who = "a spectator" if reader is None else f"seat {reader}"
            seen, seen_in_twin = sight(game, state, reader), sight(game, twin, reader)
            same(seen, seen_in_twin, secrets_are_kept, f"{who} sees what seat {seat} cannot know")
            asked = None if reader is None else position.asks.get(reader)
            wrong = [each for each in ("no-such-option", None, *offered) if not is_legal(asked, each)]
            told, told_in_twin = (refusals(game, each, reader, wrong) for each in (state, twin))
            same(told, told_in_twin, secrets_are_kept, f"a refusal tells {who} what seat {seat} cannot know")


class _Branch(msgspec.Struct):
    """What a reader saw and read after an answer."""

    sight: bytes
    reading: bytes
    revealed: bool


@law
def telling_keeps_secrets(trial: Trial) -> None:
    """What a seat or spectator reads of an answer is what it sees afterwards, no more and no less.

    The same answer is given in positions that a seat cannot tell apart, with the same luck. Where it leaves
    the same sight it must have been told in the same words: what somebody is told, his view shows, at least
    until the next answer. And where the same was told and nothing revealed, it must leave the same sight.
    """
    for position in positions(trial):
        check_telling(position, position.dice.choice(position.seats))


def check_telling(position: Position, seat: Seat) -> None:
    """Raise Breach if some answer tells a seat or a spectator more or less than it sees afterwards."""
    if not position.asks:
        return
    game = position.game
    answer = random_answer(position.asks, position.dice)
    twins = [_sample_with_same_luck(position, seat) for _ in range(SAMPLES)]
    answered = [_answered(game, twin, answer) for twin in (position.state, *twins)]
    for reader in (seat, None):
        branches = [_branch(game, each, reader) for each in answered if each is not None]
        _compare_branches(branches, "a spectator" if reader is None else f"seat {reader}")


def _sample_with_same_luck(position: Position, seat: Seat) -> Any:
    twin = position.game.sample(position.state, seat, position.dice)
    for mine, real in zip(generators(twin), generators(position.state), strict=False):
        mine.state = real.state
    return twin


def generators(value: Any) -> Iterator[Rng]:
    """Yield the generators in a position, in the order of its fields."""
    if isinstance(value, Rng):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from generators(getattr(value, name))
    elif isinstance(value, list | tuple):
        for item in value:
            yield from generators(item)
    elif isinstance(value, dict):
        for item in value.values():
            yield from generators(item)


def _answered(game: Game[Any], state: Any, answer: tuple[Seat, Choice]) -> tuple[Any, Sequence[Event]] | None:
    """Return what comes of the answer, and what it tells; None where it cannot be given."""
    if not is_legal(game.asks(state).get(answer[0]), answer[1]):
        return None
    twin = state.copy()
    return twin, game.answer(twin, *answer)


def _branch(game: Game[Any], answered: tuple[Any, Sequence[Event]], reader: Seat | None) -> _Branch:
    state, events = answered
    revealed = any(event.reveals and event.seen_by(reader) is not None for event in events)
    return _Branch(sight(game, state, reader), reading(events, reader), revealed)


def _compare_branches(branches: Sequence[_Branch], who: str) -> None:
    by_sight: dict[bytes, _Branch] = {}
    by_reading: dict[bytes, _Branch] = {}
    for branch in branches:
        twin = by_sight.setdefault(branch.sight, branch)
        detail = f"{who} reads what the view does not show"
        same(twin.reading, branch.reading, telling_keeps_secrets, detail)
        if not branch.revealed:
            twin = by_reading.setdefault(branch.reading, branch)
            detail = f"{who} sees a change that nobody told"
            same(twin.sight, branch.sight, telling_keeps_secrets, detail)


@law
def samples_tell_nothing(trial: Trial) -> None:
    """A sample depends on what its seat knows, and on the dice, and on nothing else.

    Drawn with the same dice from two positions that the seat cannot tell apart, it is the same position for
    everybody, now and however it is played on. Its generator is new, and it keeps no opening to read.
    """
    for position in positions(trial):
        check_sample(position, position.dice.choice(position.seats))


def check_sample(position: Position, seat: Seat) -> None:
    """Raise Breach if a sample for this seat tells something of the position that the seat does not know."""
    game, state, dice = position.game, position.state, position.dice
    twin = game.sample(state, seat, dice)
    luck = dice.fork()
    mine, twins = (game.sample(each, seat, luck.copy()) for each in (state, twin))
    _check_generators(state, mine)
    unread = [event for event in mine.opening if event.seen_by(seat) != event.text]
    hold(not unread, samples_tell_nothing, f"the opening of a sample for seat {seat} is the real one")
    _check_same_future(position, mine, twins, seat)


def _check_generators(state: Any, twin: Any) -> None:
    real = {each.state for each in generators(state)}
    kept = any(each.state in real for each in generators(twin))
    hold(not kept, samples_tell_nothing, "a sample has the real generator: it knows the future")


def _check_same_future(position: Position, one: Any, other: Any, seat: Seat) -> None:
    """Play two positions on side by side: for everybody they must be one and the same."""
    game = position.game
    for reader in (*position.seats, None):
        detail = f"samples for seat {seat} show seat {reader} from which position they are drawn"
        same(sight(game, one, reader), sight(game, other, reader), samples_tell_nothing, detail)
    for _ in range(AHEAD):
        asks, asks_in_other = game.asks(one), game.asks(other)
        detail = f"samples for seat {seat} ask differently, by the position they are drawn from"
        same(_bytes(asks), _bytes(asks_in_other), samples_tell_nothing, detail)
        if not asks:
            return
        answer = random_answer(asks, position.dice)
        told, told_in_other = game.answer(one, *answer), game.answer(other, *answer)
        detail = f"samples for seat {seat} go on differently, by the position they are drawn from"
        same(_bytes(told), _bytes(told_in_other), samples_tell_nothing, detail)


@law
def texts_exist(trial: Trial) -> None:
    """Whatever is said can be said in every language, and every clause cited is in the rulebook."""
    if trial.package is None:
        return
    speeches = [Speech(language, ["miskatonic.core", trial.package]) for language in LANGUAGES]
    books = [rulebook.load(trial.package, language) for language in LANGUAGES]
    for speech, book, language in zip(speeches, books, LANGUAGES, strict=True):
        odd = sorted(speech.ids() ^ speeches[0].ids()) + sorted(book.keys() ^ books[0].keys())
        hold(not odd, texts_exist, f"only in {LANGUAGES[0]} or only in {language}: {', '.join(odd)}")
    said: dict[bytes, Text] = {}
    cited: set[str] = set()
    for text, cite in _everything_said(trial):
        said.setdefault(_bytes(text), text)
        cited.add(cite)
    for id in sorted(cited - {""}):
        hold(id in books[0], texts_exist, f"there is no clause {id}")
    for text in said.values():
        for speech in speeches:
            try:
                speech.say(text, {}, 0)
            except MissingMessage as error:
                raise Breach(texts_exist.__name__, str(error)) from None


def _everything_said(trial: Trial) -> Iterator[tuple[Text, str]]:
    """Yield every text that random play brings up, with the clause it cites."""
    for field in trial.game.fields:
        yield Text(f"option-{field.name}"), field.cite
        for choice in field.choices:
            if isinstance(choice, str):
                yield Text(f"option-{field.name}-{choice}"), field.cite
    for phrase in trial.game.phrases():
        yield Text(phrase), ""
    for position in positions(trial):
        for event in position.events:
            yield event.text, event.cite
            if event.public is not None:
                yield event.public, event.cite
        for ask in position.asks.values():
            yield ask.text, ask.cite
            yield from ((option.text, option.cite) for option in ask.options)
        outcome = trial.game.outcome(position.state)
        if outcome is not None:
            yield outcome.text, outcome.cite
