"""Nobody is asked in vain: of all that is put to a person in a watched seat, every answer is tried."""

from collections import Counter
from collections.abc import Iterable

import msgspec
import pytest

from tests.games.watched import BLOCK, GAMES, SOAKED, Question, questions
from tests.properties.horror_moot import is_moot

FEW = {"ritual": range(3), "fate": range(2), "cultists": range(3), "horror": (6,)}
"""Seeds of matches for every day."""
MANY = 4
"""Nobody tries all answers where there are more."""
MOOT = ("order", "choice", "trauma")
"""What Horror's own comparison is about."""


def in_vain(name: str, seeds: Iterable[int]) -> Counter[str]:
    """Return the questions that could not matter, with how often they were put to somebody."""
    return Counter(each.ask.text.id for seed in seeds for each in questions(name, seed) if is_in_vain(each))


def is_in_vain(asked: Question) -> bool:
    """Say whether a question has one answer that confirms nothing, or several that lead to the same."""
    if asked.ask.only is not None:
        return asked.ask.only != "confirm"
    if asked.game.name == "horror":
        return is_moot(asked.state, MOOT)
    return asked.ask.one and len(asked.ask.options) <= MANY and len({*_positions(asked)}) == 1


def _positions(asked: Question) -> Iterable[bytes]:
    """Yield where each answer leads; where chance decides, each leads elsewhere."""
    for option in asked.ask.options:
        state = asked.state.copy()
        asked.game.answer(state, asked.seat, option.id)
        yield msgspec.json.encode(state) if state.rng == asked.state.rng else option.id.encode()


@pytest.mark.parametrize("name", GAMES)
def test_nobody_is_asked_what_cannot_matter(name: str) -> None:
    assert in_vain(name, FEW[name]) == {}


@pytest.mark.soak
@pytest.mark.parametrize("first", range(1_000, 1_000 + SOAKED, BLOCK))
@pytest.mark.parametrize("name", GAMES)
def test_nor_is_anybody_in_hundreds_of_matches(name: str, first: int) -> None:
    assert in_vain(name, range(first, first + BLOCK)) == {}
