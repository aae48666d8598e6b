"""The automa investigator."""

from typing import Any

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.games.cultists.cards import ALIVE
from miskatonic.games.cultists.facts import Walked
from miskatonic.games.cultists.rules import automa, setup
from miskatonic.games.cultists.rules.figures import dead_investigators
from miskatonic.games.cultists.state import Cultists
from miskatonic.games.cultists.view import view
from tests.games.cultists.positions import (
    P1,
    P2,
    P3,
    P4,
    act,
    all_answer,
    begin,
    options,
    pulse,
    said,
    table,
    to_act,
    to_move,
)

AU = 4
"""The automa of four players."""
A1, A2, A5 = 0, 1, 4
AWAY = {P1: "gS", P2: "gS", P3: "gE", P4: "gE"}


def moved(**position: Any) -> Cultists:
    """Let the automa move; everybody else is out of its way."""
    g = table(4, **({"places": {AU: "CAF"} | AWAY} | position))
    to_move(g, AU)
    return g


def path_of(g: Cultists) -> tuple[str, ...]:
    """Return the way of the last move."""
    return next(fact.path for fact in reversed(g.history) if isinstance(fact, Walked))


def acted(**position: Any) -> list[str]:
    """Let the automa act, and return what is told."""
    usual: dict[str, Any] = {"places": {AU: "PNK"} | AWAY, "routes": {AU: A2}}
    return said(to_act(table(4, **(usual | position)), AU))


@rule("automa.1")
def test_everybody_knows_that_it_is_an_investigator() -> None:
    assert view(table(4), None).figures[AU].team == "investigators"


@rule("automa.d1")
def test_the_automas_cards_and_its_open_route() -> None:
    g = table(4)
    begin(g, setup.deal_hands)
    seen = view(g, P1).figures[AU]
    assert (seen.hand, seen.supply, seen.room_cards, seen.route is not None) == (2, 12, 6, True)
    assert {*g.hands[AU], *g.supplies[AU]} == {ALIVE}


@rule("automa.d1")
def test_the_automa_has_no_vote_and_can_be_checked_and_killed() -> None:
    g = table(4, places={P1: "gN", AU: "gN"}, pulses={AU: "Dead"})
    act(g, P1, "check:4", "confirm")
    assert (g.fallen, sorted(g.asks()), dead_investigators(g)) == ((AU,), [P1, P2, P3, P4], 1)
    all_answer(g, ())
    assert "figure:4" not in options(g, P1)


@rule("automa.q1", "vote.2")
def test_a_reported_death_of_the_automa_leads_to_a_vote() -> None:
    g = table(4, places={P1: "gN", AU: "gN"}, pulses={AU: "Dead"})
    act(g, P1, "check:4", "confirm")
    assert g.poll is not None
    assert g.poll.cause == "murder"


@rule("automa.d2")
def test_its_goals_are_open_rooms_on_its_route_where_it_does_not_stand() -> None:
    g = table(4, routes={AU: A2}, places={AU: "YEL"})
    assert automa.goals(g, AU) == ["CAF", "PNK"]
    g = table(4, routes={AU: A2}, places={AU: "CAF"}, done="PNK")
    assert automa.goals(g, AU) == []
    g = table(4, routes={AU: A2}, places={AU: "YEL"}, open_markers="CAF")
    assert automa.goals(g, AU) == ["PNK"]


@rule("automa.d2")
def test_without_a_goal_in_reach_it_goes_to_the_nearest_room() -> None:
    assert moved(routes={AU: A2}, done="PNK").places[AU] == "PNK"


@rule("automa.d2")
def test_of_two_goals_it_goes_to_the_nearer_and_of_equal_ones_to_the_first_in_place_order() -> None:
    start = {"places": {AU: "gS"} | dict.fromkeys(AWAY, "PNK")}
    assert moved(routes={AU: A5}, **start).places[AU] == "VIO", "YEL is two doors away"
    assert moved(routes={AU: A1}, round=2, **start).places[AU] == "CAF", "RED is as near"


@rule("automa.d2", "event-list.d9")
@pytest.mark.parametrize(("event", "place"), [("", "YEL"), ("fog", "CAF")])
def test_a_goal_beyond_its_points_is_none(event: str, place: str) -> None:
    """YEL, the only goal, is three doors away; of the rooms two doors away CAF comes first in place order."""
    places = {AU: "RED"} | dict.fromkeys(AWAY, "PNK")
    assert moved(routes={AU: A5}, round=5, places=places, done="GRN", event=event).places[AU] == place


@rule("automa.d2")
def test_rooms_with_a_marker_are_no_goals_but_may_be_the_nearest_room() -> None:
    g = moved(routes={AU: A2}, open_markers="PNK", done="CAF")
    assert g.places[AU] == "PNK"


@rule("automa.d3")
def test_of_several_shortest_ways_it_takes_the_first_in_place_order() -> None:
    g = moved(routes={AU: A1}, round=3, places={AU: "CAF"} | AWAY)
    assert path_of(g) == ("CAF", "gW", "PNK")


@rule("automa.d3")
def test_it_uses_open_doors_only() -> None:
    g = moved(routes={AU: A2}, fish_man=True, start=P2)
    assert "gW" not in path_of(g)


@rule("automa.d4")
def test_it_gives_alive_to_the_first_in_turn_order() -> None:
    places = {AU: "CAF", P1: "gW", P3: "gW", P2: "gE", P4: "gE"}
    g = table(4, power=False, start=P2, routes={AU: A2}, places=places)
    to_move(g, AU)
    all_answer(g, "alive:4")
    assert (pulse(g, P3), len(g.pulses[P1])) == ([ALIVE, ALIVE], 1)


@rule("automa.d4", "hands.d3")
def test_the_automa_draws_the_next_card_of_its_supply() -> None:
    g = table(4, routes={AU: A2}, places={AU: "CAF", P3: "gW", P1: "gS", P2: "gS", P4: "gE"})
    to_move(g, AU)
    all_answer(g, "alive:4")
    assert (len(g.hands[AU]), len(g.supplies[AU]), len(g.pulses[AU])) == (2, 11, 2)


@rule("automa.d5", "action.1")
@pytest.mark.parametrize("markers", ["", "PNK"])
def test_after_its_action_it_is_nobodys_turn(markers: str) -> None:
    g = table(4, routes={AU: A2}, places={AU: "PNK"} | AWAY, open_markers=markers)
    to_act(g, AU)
    assert (view(g, None).active, g.had_turn) == (None, (AU,))


@rule("automa.d4", "hands.d3")
def test_the_automa_gives_its_last_card_too() -> None:
    places = {AU: "CAF", P3: "gW", P1: "gS", P2: "gS", P4: "gE"}
    g = table(4, routes={AU: A2}, places=places, hands={AU: "Alive"}, supplies={AU: ""})
    to_move(g, AU)
    all_answer(g, "alive:4")
    assert (g.hands[AU], pulse(g, P3)) == ((), [ALIVE, ALIVE])


@rule("automa.d5")
@pytest.mark.parametrize(
    ("position", "told"),
    [
        ({"open_markers": "PNK"}, ["fought"]),
        ({"places": {AU: "RED"}, "power": False, "routes": {AU: 2}}, ["restarted"]),
        ({}, ["filled"]),
        ({"explored": "PNK", "decks": {"PNK": "Failure Failure"}}, ["searched"]),
        ({"explored": "PNK", "decks": {"PNK": "Failure"}}, ["filled"]),
        ({"explored": "PNK", "decks": {"PNK": "Failure"}, "room_hands": {AU: ""}}, ["searched"]),
        ({"room_hands": {AU: ""}}, ["passed"]),
        ({"routes": {AU: A1}}, ["passed"]),
        ({"power": False}, ["filled"]),
        ({"places": {AU: "RED"}, "routes": {AU: 2}}, ["filled"]),
        ({"places": {AU: "RED"}, "power": False, "routes": {AU: A1}}, ["passed"]),
        ({"done": "PNK"}, ["passed"]),
        ({"routes": {AU: A1}, "explored": "PNK"}, ["passed"]),
        ({"routes": {AU: A1}, "decks": {"PNK": "Failure Failure"}}, ["passed"]),
        ({"open_markers": "PNK", "explored": "PNK", "decks": {"PNK": "Failure Failure"}}, ["fought"]),
        ({"open_markers": "CAF"}, ["filled"]),
    ],
)
def test_the_first_legal_action_of_its_list(position: dict[str, Any], told: list[str]) -> None:
    assert acted(**position) == told


@rule("automa.d6")
def test_as_a_ghost_it_goes_to_its_first_goal_and_only_fills_and_checks() -> None:
    away = {"places": {AU: "RED"} | AWAY}
    assert moved(routes={AU: A5}, round=5, ghosts=(AU,), **away).places[AU] == "YEL", "GRN is nearer"
    assert moved(routes={AU: A5}, round=5, ghosts=(AU,), done="YEL GRN", **away).places[AU] == "CAF"
    assert moved(routes={AU: A2}, ghosts=(AU,), done="PNK").places[AU] == "PNK", "CAF is where it stands"
    assert acted(ghosts=(AU,), open_markers="PNK") == ["passed"]
    assert acted(ghosts=(AU,)) == ["filled"]
    assert acted(ghosts=(AU,), explored="PNK", decks={"PNK": "Failure Failure"}) == ["searched"]
    dark = {"places": {AU: "RED"}, "power": False, "routes": {AU: 2}}
    assert (acted(**dark), acted(**dark, ghosts=(AU,))) == (["restarted"], ["filled"])


@rule("automa.d6", "event-list.d10")
def test_with_courage_it_fights_for_free_and_goes_on() -> None:
    assert acted(event="courage", open_markers="PNK") == ["fought", "filled"]
    dark = {"places": {AU: "RED"}, "power": False, "routes": {AU: 2}, "open_markers": "RED"}
    assert acted(event="courage", **dark) == ["fought", "restarted"]
    assert acted(**dark) == ["fought"]


@rule("automa.x1")
def test_it_fills_the_dormitory_after_its_walk() -> None:
    g = moved(routes={AU: A2})
    to_act(g, AU)
    assert (g.places[AU], len(g.decks["PNK"])) == ("PNK", 2)


@rule("automa.x2")
@pytest.mark.parametrize(
    ("markers", "path"), [("", ("RED", "gE", "GRN")), ("GRN", ("RED", "gS", "VIO", "YEL"))]
)
def test_the_way_from_the_surveillance_room(markers: str, path: tuple[str, ...]) -> None:
    g = table(6, round=5, routes={6: A5}, places={6: "RED"}, open_markers=markers)
    to_move(g, 6)
    assert path_of(g) == path


@rule("automa.x3")
def test_with_one_card_in_an_explored_room_it_fills() -> None:
    assert acted(explored="PNK", decks={"PNK": "Success"}) == ["filled"]


@rule("decisions.14")
def test_the_automa_is_never_asked() -> None:
    g = moved(routes={AU: A2})
    to_act(g, AU)
    assert g.asks() == {}
