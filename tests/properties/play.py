"""Random play of any game at every number of seats with every set of options, and what must hold in it.

What a game must say for itself is a `Play`; every game has one. Each match is named by seed,
seats and place; the same every time, except in a soak.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import count, product
from typing import Any, NamedTuple, Protocol

import msgspec

from miskatonic.core import conformance
from miskatonic.core.game import BadOptions, Choice, Event, Game, Options, Seat
from miskatonic.core.record import Match, decode, encode, verify
from miskatonic.core.rng import Rng
from miskatonic.core.trial import LIMIT, Position, reading, refusals, sight


class Shadow(Protocol):
    """A match beside the real one, in which some of what a reader was never shown is otherwise."""

    compared: int
    """How often the reader looked at both while they really differed."""

    def answer(self, seat: Seat, choice: Choice) -> None:
        """Answer in both; unless the difference comes to light the reader must not notice it."""


class Play(NamedTuple):
    """How a game is played at random."""

    game: Game[Any]
    seats: tuple[int, ...]
    chosen: dict[str, tuple[Any, ...]]
    """The options that change the course of play, with their values; seats apart."""
    length: int
    """How many answers most matches take."""
    times: int
    """How often every set of options is played at every number of seats."""
    soak_times: int
    least_looks: int
    """How often, at least, readers look at a position and its shadow at one number of seats."""
    answer: Callable[[Any, random.Random], tuple[Seat, Choice]]
    """Draws an answer of somebody who is asked."""
    check: Callable[[Any], None]
    """Asserts that everything in the box is accounted for, and that all numbers are within their bounds."""
    shadow: Callable[[Any, int, Seat | None, random.Random], Shadow]
    """Begins a match beside the real one, dealt with that seed."""


def tables(play: Play, seats: int, times: int, seed: int) -> Iterator[tuple[Options, random.Random]]:
    """Yield every set of options so many times, each with dice of its own."""
    for number in range(times):
        for place, values in enumerate(product(*play.chosen.values())):
            try:
                options = play.game.options(seats=seats, **dict(zip(play.chosen, values, strict=True)))
            except BadOptions:  # some options need more seats
                continue
            yield options, random.Random(f"{seed} {seats} {number} {place}")


def play_and_replay(play: Play, seats: int, times: int, seed: int) -> None:
    """Play never sticks, everything is accounted for, replays are identical byte for byte."""
    for options, dice in tables(play, seats, times, seed):
        match = Match(play.game, options, dice.getrandbits(256))
        play.check(match.state)
        for _ in range(LIMIT):
            if not match.asks:
                break
            match.answer(*play.answer(match.state, dice))
            play.check(match.state)
        assert match.outcome is not None
        again = verify(decode(encode(match.record())), play.game)
        assert msgspec.json.encode((again.state, again.log)) == msgspec.json.encode((match.state, match.log))


def keep_secrets(play: Play, seats: int, times: int, seed: int, looks: int) -> None:
    """Hold some positions of every match to the laws of secrecy, by `sample`."""
    for options, dice in tables(play, seats, times, seed):
        g = play.game.new(options, dice.getrandbits(64))
        position = Position(play.game, options, g, Rng.seeded(dice.getrandbits(64)), g.opening)
        wanted = {dice.randrange(play.length) for _ in range(looks)}
        for number in count():
            if number in wanted or not g.asks():
                conformance.check_secrets(position)
                conformance.check_telling(position, dice.randrange(seats))
                conformance.check_sample(position, dice.randrange(seats))
            if not g.asks():
                break
            g.answer(*play.answer(g, dice))


def play_with_shadow(play: Play, seats: int, times: int, seed: int) -> int:
    """Play every match beside its shadow, with one reader after the other; return how often they looked."""
    compared = 0
    readers = [None, *range(seats)]
    for number, (options, dice) in enumerate(tables(play, seats, times, seed)):
        seed_of_match = dice.getrandbits(64)
        real = play.game.new(options, seed_of_match)
        shadow = play.shadow(real, seed_of_match, readers[number % len(readers)], dice)
        while real.asks():
            shadow.answer(*play.answer(real, dice))
        compared += shadow.compared
    return compared


def see_the_same(
    game: Game[Any],
    reader: Seat | None,
    dice: random.Random,
    here: tuple[Any, Sequence[Event]],
    there: tuple[Any, Sequence[Event]],
) -> None:
    """Two positions, with what was told on the way, are one to the reader: view, log, options, refusals.

    So are the samples drawn from them, as long as anybody decides anything.
    """
    (real, told), (twin, told_in_twin) = here, there
    assert reading(told, reader) == reading(told_in_twin, reader)
    assert sight(game, real, reader) == sight(game, twin, reader)
    wrong = ["nonsense", 7] if reader in real.asks() else ["take", "pass", "seat:0", None]
    assert refusals(game, real, reader, wrong) == refusals(game, twin, reader, wrong)
    if reader is not None and real.asks() and dice.random() < 0.3:
        luck = Rng.seeded(dice.getrandbits(64))
        one, other = (game.sample(g, reader, luck.copy()) for g in (real, twin))
        assert msgspec.json.encode(one) == msgspec.json.encode(other)
