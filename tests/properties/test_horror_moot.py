"""Nobody is asked what cannot matter: every answer is tried, and what follows is compared."""

from collections import Counter
from collections.abc import Iterator

import pytest

from miskatonic import games
from miskatonic.core.rng import Rng
from miskatonic.core.trial import random_answer
from miskatonic.games.horror.state import Horror
from tests.properties.horror import GAME as BOXES
from tests.properties.horror_moot import is_moot

HORROR = games.get("horror")
SCENARIOS = ("spreading_flames", "cellar")


def played(g: Horror, dice: Rng, most: int) -> Iterator[Horror]:
    """Yield every position of a match in which somebody is asked, played at random."""
    for _ in range(most):
        if g.outcome is not None:
            return
        yield g
        g.answer(*random_answer(g.asks(), dice))


def matches(count: int, first: int = 0) -> Iterator[Horror]:
    """Yield the positions of matches of both scenarios, for one to four players."""
    for number in range(first, first + count):
        options = HORROR.options(seats=number % 4 + 1, scenario=SCENARIOS[number % 2])
        yield from played(HORROR.new(options, number), Rng.seeded(number), 10_000)


def boxes(count: int, first: int = 0) -> Iterator[Horror]:
    """Yield the positions of matches with random cards."""
    for number in range(first, first + count):
        options = BOXES.options(seats=number % 4 + 1)
        yield from played(BOXES.new(options, number), Rng.seeded(number), 100)


def moot(positions: Iterator[Horror], *kinds: str) -> Counter[str]:
    """Return how often something was asked that could not matter, by what it was."""
    return Counter(g.pending[0].ask.text.id for g in positions if is_moot(g, kinds))


def test_a_match_asks_for_no_order_and_no_choice_that_cannot_matter() -> None:
    assert moot(matches(16), "order", "choice", "trauma") == {}


def test_nor_does_one_with_random_cards_ask_for_such_an_order() -> None:
    assert moot(boxes(16), "order") == {}


@pytest.mark.soak
def test_nor_do_hundreds_of_them() -> None:
    assert moot(matches(300, 1_000), "order", "choice", "trauma") == {}
    assert moot(boxes(300, 1_000), "order") == {}
