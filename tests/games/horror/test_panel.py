"""The chance on the test panel is the exact one in whole matches: all tokens are drawn, by the rules."""

from collections.abc import Iterable, Iterator

import pytest

from miskatonic.core.game import Choice
from miskatonic.core.ids import id_of
from miskatonic.games.horror.now import TestView as Panel
from miskatonic.games.horror.rules import testing
from miskatonic.games.horror.view import view
from tests.games.horror.tried import nothing_more, tried
from tests.games.watched import BLOCK, SOAKED, Question, questions

DECIDING = ("commit", "window")
"""What is asked while somebody may still do something for a test."""


def compared(seeds: Iterable[int], most: int | None = None) -> int:
    """Compare the panel with what is found by trying, once for each state of each test; return how often."""
    count = 0
    for seed in seeds:
        seen: set[tuple[int, float]] = set()
        for asked in questions("horror", seed):
            panel = view(asked.state, asked.seat).test
            if panel is None or panel.chance is None or asked.ask.kind not in DECIDING:
                continue
            if panel.value != testing.skill_value(asked.state, asked.state.tests[-1], ()):
                continue  # by a card in another's hand, of which this seat knows nothing
            now = (asked.state.tests[-1].number, panel.chance)
            if now not in seen:
                seen.add(now)
                for choice, shown in _shown(asked, panel):
                    count += 1
                    found = float(tried(asked.state, asked.seat, choice))
                    assert shown == pytest.approx(found), (seed, choice, panel)
            if most is not None and count >= most:
                return count
    return count


def _shown(asked: Question, panel: Panel) -> Iterator[tuple[Choice, float]]:
    """Yield the chance as it stands, and with each card that could be committed."""
    assert panel.chance is not None
    yield nothing_more(asked.ask), panel.chance
    for card, icons in panel.adds.items() if asked.ask.kind == "commit" else ():
        if id_of("card", card) in [option.id for option in asked.ask.options]:
            yield (id_of("card", card),), panel.chances[icons + panel.eased[1]]


def test_the_panel_shows_the_exact_chance() -> None:
    """In Smoke and Mirrors and at the Queen of Ash some symbols bring other tokens, but not always."""
    assert compared((4, 9), most=60) >= 60


@pytest.mark.soak
@pytest.mark.parametrize("first", range(1_000, 1_000 + SOAKED, BLOCK))
def test_so_it_does_in_hundreds_of_matches(first: int) -> None:
    assert compared(range(first, first + BLOCK)) > BLOCK
