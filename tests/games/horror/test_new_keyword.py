"""A new keyword touches one file: what docs/horror-engine.md shows is played here."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from miskatonic.games.horror import keywords, zones
from miskatonic.games.horror.rules import fighting
from miskatonic.games.horror.rules.points import HOOKS, keyword
from miskatonic.games.horror.state import Horror
from miskatonic.games.horror.words.abilities import Keyword
from tests.games.horror.cards import enemy
from tests.games.horror.table import Table

PAGE = Path(__file__).parents[3] / "docs" / "horror-engine.md"

NAME = ("Venomous", "Giftig")


def poison(g: Horror, enemy: int, word: Keyword) -> None:
    """Whoever it is engaged with loses 1 resource."""
    for seat in zones.engaged_with(g, enemy):
        card = g.people[seat].card
        g.change(card, resources=max(0, g.cards[card].resources - 1))


@pytest.fixture
def venomous() -> Iterator[None]:
    keyword("venomous", at="attack-over")(poison)
    keywords.NAMES["venomous"] = NAME
    yield
    del HOOKS["venomous", "attack-over"], keywords.NAMES["venomous"]


@pytest.mark.usefixtures("venomous")
def test_a_new_keyword_does_what_it_says() -> None:
    t = Table()
    viper = t.put(enemy("Viper", keywords="venomous"), "threat:0")
    t.do(fighting.begin_attack, viper, 0)
    assert t.own().resources == 4


def test_the_page_shows_the_same_words() -> None:
    shown = re.search(
        r"```python title=\"tests/games/horror/test_new_keyword.py\"\n(.*?)```", PAGE.read_text("utf-8"), re.S
    )
    assert shown is not None
    here = Path(__file__).read_text("utf-8")
    for line in shown[1].splitlines():
        if line and not line.startswith("@"):
            assert line in here, line
