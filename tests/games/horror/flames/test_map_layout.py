"""Every scenario says where its locations lie, so that a board can draw the map."""

import pytest

from miskatonic.games.horror import scenarios
from miskatonic.games.horror.options import FIELDS
from miskatonic.games.horror.view import view
from tests.games.horror.table import Table

SCENARIOS = next(field.choices for field in FIELDS if field.name == "scenario")


@pytest.mark.parametrize("name", SCENARIOS)
def test_every_location_of_a_scenario_has_a_place_of_its_own(name: str) -> None:
    chest = scenarios.find(name)
    plan, places = chest.scenario, [card for card in chest.box if card.type == "location"]
    sides = {card.reverse_card for card in places}
    assert {*plan.layout, *plan.shuffled} == {card.code for card in places if card.code not in sides}
    lie = {(card.name[0], plan.layout[card.code]) for card in places if card.code in plan.layout}
    spots = [spot for _, spot in lie] + [*plan.spots]
    assert len(set(spots)) == len(spots) == len({name for name, _ in lie}) + len(plan.shuffled)


def test_the_view_shows_where_a_location_in_play_lies() -> None:
    t = Table(scenario={"layout": {"hall": (1, 0), "cellar": (1, 1)}})
    places = {card.name[0]: card.place for card in view(t.g, 0).cards if card.type == "location"}
    assert places == {"Hall": (1, 0), "Cellar": (1, 1), "Garden": ()}


def test_a_location_that_is_set_aside_lies_nowhere() -> None:
    t = Table(scenario={"layout": {"hall": (1, 0)}})
    t.set(t.named("Hall"), zone="aside")
    assert not next(card.place for card in view(t.g, 0).cards if card.code == "hall")
