"""Random play and comparison: what the laws of `conformance` are made of. Not for the laws themselves."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from miskatonic.core.game import Ask, BadOptions, Choice, Event, Game, IllegalAnswer, Options, Seat, asked
from miskatonic.core.ids import ids_in, is_choice
from miskatonic.core.rng import Rng

LIMIT = 10_000
"""A match that takes more decisions than this sticks."""


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
    seldom: int = 1
    """A law that takes long looks at one position of so many."""


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


# Playing


def positions(trial: Trial) -> Iterator[Position]:
    """Yield every position of random matches, the last ones too; a law leaves them as they are."""
    for number in range(trial.games):
        position = _start(trial, number)
        yield position
        while position.asks and position.answers < LIMIT and all(map(answerable, position.asks.values())):
            answer = random_answer(position.asks, position.dice)
            position.events = choose(position.game, position.state, *answer)
            position.answers += 1
            yield position


def some_positions(trial: Trial) -> Iterator[Position]:
    """Yield one position of so many, at random, and the last of every match: for laws that take long."""
    for position in positions(trial):
        if not position.asks or not position.dice.below(trial.seldom):
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
    if not is_choice(choice):
        return False
    picked = ids_in(choice)
    offered = {option.id for option in ask.options}
    return ask.least <= len(picked) <= ask.most and len(set(picked)) == len(picked) and offered >= set(picked)


def choose(game: Game[Any], state: Any, seat: Seat, choice: Choice) -> Sequence[Event]:
    """Give an answer that is on offer."""
    try:
        return game.answer(state, seat, choice)
    except Exception as error:
        detail = f"seat {seat} chooses {choice!r}: {type(error).__name__}: {error}"
        raise Breach("every_option_can_be_chosen", detail) from error


# What is compared

encoded = msgspec.json.Encoder().encode
"""Whatever is compared is compared as JSON, byte for byte."""


def sight(game: Game[Any], state: Any, seat: Seat | None) -> bytes:
    """Return all that a seat sees of a position: its view, ask and sealed answer, and who is asked what."""
    waits = asked(game, state)
    kinds = [(each, ask.kind, ask.sealed, ask.limit, bool(ask.agreed)) for each, ask in waits.items()]
    own = None if seat is None else (game.asks(state).get(seat), game.sealed(state).get(seat))
    return encoded((game.view(state, seat), own, kinds, game.outcome(state)))


def reading(events: Sequence[Event], seat: Seat | None) -> bytes:
    """Return all that a seat reads of events, and whether they end free undo."""
    seen = [(event.seen_by(seat), event) for event in events]
    read = [(said, event.cite, event.on, event.reveals) for said, event in seen if said is not None]
    return encoded((read, any(event.reveals for event in events)))


def refusals(game: Game[Any], state: Any, seat: Seat | None, choices: Sequence[Any]) -> bytes:
    """Return what a seat is told when it answers what it may not."""
    return encoded([refusal(game, state.copy(), seat, choice) for choice in choices])


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
