"""After every answer in boxes of random cards everything holds that always holds (see `horror_standing`)."""

import random
from collections.abc import Iterator

import pytest

from miskatonic.core.rng import Rng
from miskatonic.core.trial import random_answer
from miskatonic.games.horror.options import WINDOWS
from miskatonic.games.horror.state import Horror
from tests.properties.horror import GAME, RandomHorror
from tests.properties.horror_standing import Unsteady, wrong
from tests.properties.soaks import BLOCK, in_blocks

LENGTH = 120
UNSTEADY = Unsteady()


def positions(game: RandomHorror, seats: int, number: int) -> Iterator[Horror]:
    """Yield the positions of a random match, after every answer."""
    seed = number * 4 + seats
    dice = Rng.seeded(seed)
    windows = random.Random(seed).choice(WINDOWS)
    g = game.new(game.options(seats=seats, windows=windows), seed)
    for _ in range(LENGTH):
        yield g
        if g.outcome is not None:
            return
        g.answer(*random_answer(g.asks(), dice))


def everything_holds(game: RandomHorror, seats: int, first: int, count: int) -> None:
    for number in range(first, first + count):
        for g in positions(game, seats, number):
            assert wrong(g) == [], (seats, number, g.at)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_always_holds_does(seats: int) -> None:
    everything_holds(UNSTEADY, seats, 0, 4)


@pytest.mark.soak
@in_blocks(1_000, 500)
def test_what_always_holds_does_for_long(seats: int, first: int) -> None:
    everything_holds(UNSTEADY, seats, first, BLOCK)


@pytest.mark.soak
@in_blocks(2_000, 250)
def test_so_it_does_where_less_changes_all_the_time(seats: int, first: int) -> None:
    everything_holds(GAME, seats, first, BLOCK)
