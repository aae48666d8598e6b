"""Horror with random cards that forbid and replace: nothing forbidden happens, and every change is told.

A soak plays thousands.
"""

import random

import pytest

from miskatonic.core.rng import Rng
from miskatonic.core.trial import Position
from miskatonic.games.horror.options import WINDOWS
from tests.properties.horror_audit import HINDERED, audited
from tests.properties.soaks import BLOCK, in_blocks
from tests.properties.test_horror import play_on


def nothing_goes_round_the_events(seats: int, count: int, first: int) -> None:
    """Play so many boxes, and look at every step."""
    for number in range(first, first + count):
        dice = random.Random(f"{seats} {number}")
        options = HINDERED.options(seats=seats, windows=dice.choice(WINDOWS))
        seed = number * 4 + seats
        g = HINDERED.new(options, seed)
        position = Position(HINDERED, options, g, Rng.seeded(seed), g.opening)
        with audited(g) as audit:
            for _ in play_on(position):
                assert not audit.found, (seats, number, audit.found)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nothing_goes_round_the_events(seats: int) -> None:
    nothing_goes_round_the_events(seats, 6, 0)


@pytest.mark.soak
@in_blocks(1_000, 750)
def test_nothing_goes_round_the_events_for_long(seats: int, first: int) -> None:
    nothing_goes_round_the_events(seats, BLOCK, first)
