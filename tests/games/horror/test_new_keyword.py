"""A new keyword touches one file: what docs/horror-engine.md shows is played here."""

from collections.abc import Iterator

import pytest

from miskatonic.core.text import LANGUAGES, Speech
from miskatonic.games.horror import keywords, zones
from miskatonic.games.horror.render import card_text
from miskatonic.games.horror.rules import fighting, tokens
from miskatonic.games.horror.rules.points import keyword
from miskatonic.games.horror.state import Horror
from miskatonic.games.horror.words.abilities import Keyword
from tests.games.horror.cards import enemy
from tests.games.horror.table import Table

NAME = ("Venomous", "Giftig")


@keyword("venomous", at="attack-over")
def poison(g: Horror, enemy: int, word: Keyword) -> None:
    """Whoever it is engaged with loses 1 resource."""
    for seat in zones.engaged_with(g, enemy):
        tokens.lose_resources(g, seat, 1)


@pytest.fixture
def venomous() -> Iterator[None]:
    keywords.NAMES["venomous"] = NAME
    yield
    del keywords.NAMES["venomous"]


@pytest.mark.usefixtures("venomous")
def test_a_new_keyword_does_what_it_says() -> None:
    t = Table()
    viper = t.put(enemy("Viper", keywords="venomous"), "threat:0")
    t.do(fighting.begin_attack, viper, 0)
    assert t.own().resources == 4


@pytest.mark.usefixtures("venomous")
def test_its_name_stands_on_the_card() -> None:
    [line] = card_text(enemy("Viper", keywords="venomous"))
    said = [
        Speech(language, ["miskatonic.core", "miskatonic.games.horror"]).say(line) for language in LANGUAGES
    ]
    assert said == ["Venomous.", "Giftig."]
