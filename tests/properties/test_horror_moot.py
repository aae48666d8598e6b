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
from tests.properties.soaks import BLOCK, in_blocks

HORROR = games.get("horror")
SCENARIOS = ("spreading_flames", "cellar", "smoke_and_mirrors")


def played(g: Horror, dice: Rng, most: int) -> Iterator[Horror]:
    """Yield every position of a match in which somebody is asked, played at random."""
    for _ in range(most):
        if g.outcome is not None:
            return
        yield g
        g.answer(*random_answer(g.asks(), dice))


def matches(count: int, first: int = 0) -> Iterator[Horror]:
    """Yield the positions of matches of these scenarios, for one to four players."""
    for number in range(first, first + count):
        options = HORROR.options(seats=number % 4 + 1, scenario=SCENARIOS[number % 3])
        yield from played(HORROR.new(options, number), Rng.seeded(number), 10_000)


def boxes(seats: int, count: int, first: int) -> Iterator[Horror]:
    """Yield the positions of matches with random cards."""
    for number in range(first, first + count):
        seed = number * 4 + seats
        yield from played(BOXES.new(BOXES.options(seats=seats), seed), Rng.seeded(seed), 100)


def moot(positions: Iterator[Horror], *kinds: str) -> Counter[str]:
    """Return how often something was put to somebody that could not matter, by what it was."""
    return Counter(g.pending[0].ask.text.id for g in positions if is_moot(g, kinds) and not answered_for(g))


def answered_for(g: Horror) -> bool:
    """Say whether a person would be answered for without a question."""
    return HORROR.answers_itself(g, g.pending[0].seat) is not None


def test_a_match_asks_for_no_order_and_no_choice_that_cannot_matter() -> None:
    assert moot(matches(16), "order", "choice", "trauma") == {}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nor_does_one_with_random_cards_ask_for_such_an_order(seats: int) -> None:
    assert moot(boxes(seats, 4, 0), "order") == {}


@pytest.mark.soak
@pytest.mark.parametrize("first", range(1_000, 1_300, BLOCK))
def test_nor_do_hundreds_of_them(first: int) -> None:
    assert moot(matches(BLOCK, first), "order", "choice", "trauma") == {}


@pytest.mark.soak
@in_blocks(1_000, 750)
def test_nor_do_thousands_with_random_cards(seats: int, first: int) -> None:
    assert moot(boxes(seats, BLOCK, first), "order") == {}
