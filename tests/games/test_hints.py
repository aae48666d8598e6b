"""Hints in whole matches of every game: what is advised is what is rated best, for one reason in words."""

from collections import Counter
from collections.abc import Iterable

import pytest

from miskatonic import games
from miskatonic.core.conformance import check_hint
from miskatonic.core.text import LANGUAGES, Speech, Text
from tests.games.watched import BLOCK, GAMES, SOAKED, Question, questions

NAMES = {seat: f"Player {seat}" for seat in range(8)}
FEW = {"ritual": (0, 1, 2, 3), "fate": (1, 2), "cultists": (1, 3), "horror": (6,)}
"""Seeds of matches for every day."""


def hold_in(name: str, seeds: Iterable[int]) -> Counter[str]:
    """Check every hint of these matches; return how often how many answers were rated."""
    speeches = [Speech(each, ["miskatonic.core", games.package(name)]) for each in LANGUAGES]
    said: dict[str, Text] = {}
    rated = Counter[str]()
    for seed in seeds:
        for asked in questions(name, seed):
            check_hint(asked.ask, asked.hint)
            rated["compared" if len(asked.hint.ratings) > 1 else asked.hint.reason.id] += 1
            said[asked.hint.reason.id] = asked.hint.reason
            said.update({each.measure.id: each.measure for each in asked.hint.ratings if each.measure})
    assert all(speech.say(each, NAMES, 0) for speech in speeches for each in said.values())
    return rated


@pytest.mark.parametrize("name", GAMES)
def test_every_hint_advises_what_it_rates_best_and_says_why(name: str) -> None:
    assert hold_in(name, FEW[name])["compared"] > 10


@pytest.mark.soak
@pytest.mark.parametrize("first", range(1_000, 1_000 + SOAKED, BLOCK))
@pytest.mark.parametrize("name", GAMES)
def test_nor_is_there_another_hint_in_hundreds_of_matches(name: str, first: int) -> None:
    assert hold_in(name, range(first, first + BLOCK))["compared"] > 100


@pytest.mark.parametrize("seed", [3, 4])
def test_no_action_is_advised_that_is_as_good_as_lost(seed: int) -> None:
    chances = [chance for asked in questions("horror", seed) if (chance := _chance(asked)) is not None]
    assert len(chances) > 3
    assert all(percent >= 5 for percent in chances)


def _chance(asked: Question) -> int | None:
    """Return how likely the test of an advised action succeeds, as the hint says it."""
    if asked.ask.kind not in ("turn", "granted") or asked.hint.reason.id != "hint-tested":
        return None
    chance = asked.hint.reason.args["chance"]
    assert isinstance(chance, Text)
    return int(str(chance.args["percent"]))
