"""Courage: three actions are free, each once in a turn, before or after the action."""

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.games.cultists.rules import action
from miskatonic.games.cultists.state import Cultists
from miskatonic.games.cultists.view import view
from tests.games.cultists.positions import P1, P2, P3, P4, P5, act, options, table, to_act

A1, A2 = 0, 1
"""Route A1 names GRN VIO in round 1, A2 CAF PNK."""
APART = {P2: "gN", P3: "gE", P4: "gS", P5: "PNK"}


def brave(place: str, **position: object) -> Cultists:
    """Let it be P1's turn in this place while Courage is in force; he has the knife."""
    usual = {"event": "courage", "routes": {P1: A1}, "places": {P1: place} | APART}
    g = table(5, **(usual | position))  # type: ignore[arg-type]
    to_act(g, P1)
    return g


def chamber(**position: object) -> Cultists:
    """Let it be P1's turn at the open portal, with P2 beside him."""
    usual = {"places": APART | {P1: "GRN", P2: "GRN"}, "portal": "open", "portal_round": 1}
    return brave("GRN", **(usual | position))


@rule("event-list.d10", "decisions.8")
def test_fighting_is_free_before_the_action_or_after_it() -> None:
    g = brave("VIO", open_markers="VIO")
    g.answer(P1, "fight")
    g.answer(P1, "fill:success")
    assert (g.open_markers, len(g.room_hands[P1]), g.asks()) == ((), 5, {})
    g = brave("VIO", open_markers="VIO", places=APART | {P1: "VIO", P2: "VIO"})
    g.answer(P1, "check:1")
    g.answer(P1, "confirm")
    assert (options(g, P1), g.asks()[P1].cite) == (["fight", "pass"], "event-list.d10")
    g.answer(P1, "fight")
    assert (g.open_markers, g.asks()) == ((), {})


@rule("event-list.d10", "fight.1", "fish-man.3", "portal.2")
@pytest.mark.parametrize("choice", ["fight", "chase", "close:1"])
def test_without_courage_each_of_them_is_the_action(choice: str) -> None:
    place = {"fight": "VIO", "chase": "gW", "close:1": "GRN"}[choice]
    g = chamber(event="", open_markers="VIO", fish_man=True, places=APART | {P1: place, P2: "GRN"})
    g.answer(P1, choice)
    if P2 in g.asks():
        g.answer(P2, "agree")
    assert (g.asks(), view(g, None).active) == ({}, None)


@rule("event-list.d10", "decisions.8")
@pytest.mark.parametrize("choice", ["fight", "chase", "close:1"])
def test_each_of_them_is_had_once_in_a_turn(choice: str) -> None:
    place = {"fight": "VIO", "chase": "gW", "close:1": "GRN"}[choice]
    g = chamber(open_markers="VIO", fish_man=True, places=APART | {P1: place, P2: "GRN"})
    g.answer(P1, choice)
    if P2 in g.asks():
        g.answer(P2, "agree")
    assert g.main_action
    g.open_markers, g.fish_man, g.portal = ("VIO",), True, "open"
    assert choice not in action.legal_actions(g)
    g.answer(P1, "pass" if place == "VIO" else options(g, P1)[0])
    if P1 in g.asks():
        g.answer(P1, "confirm")
    assert g.asks() == {}


@rule("event-list.d10")
def test_the_next_in_turn_has_his_own() -> None:
    g = table(5, event="courage", places=APART | {P1: "VIO", P2: "RED"}, open_markers="VIO RED")
    act(g, P1, "fight", "pass")
    act(g, P2, "fight")
    assert g.open_markers == ()


@rule("event-list.d10")
def test_the_helper_may_have_acted() -> None:
    g = chamber()
    g.answer(P1, "pass")
    g.had_turn = ()
    act(g, P2, "pass")
    to_act(g, P1)
    g.answer(P1, "close:1")
    assert g.asks()[P2].text.id == "ask-help-free"
    g.answer(P2, "agree")
    assert (g.portal, g.target, "fill:success" in options(g, P1)) == ("closed", 9, True)


@rule("event-list.d10")
def test_the_helper_keeps_his_action() -> None:
    g = chamber()
    g.answer(P1, "close:1")
    g.answer(P2, "agree")
    g.answer(P1, "pass")
    to_act(g, P2)
    assert options(g, P2)[-1] == "pass"


@rule("event-list.d10", "secrets.3", "secrets.11")
def test_that_one_is_asked_again_at_the_portal_does_not_tell_ones_route() -> None:
    for route, offered in ((A1, ["close:1", "pass"]), (A2, ["pass"])):
        g = chamber(routes={P1: route})
        g.answer(P1, "check:1")
        g.answer(P1, "confirm")
        assert options(g, P1) == offered


@rule("event-list.d10", "portal.q1")
def test_without_anybody_who_could_help_one_is_not_asked_again() -> None:
    g = chamber(places=APART | {P1: "GRN"})
    g.answer(P1, "fill:success")
    assert g.asks() == {}


@rule("event-list.d10", "action.1")
def test_without_courage_nobody_is_asked_again_after_his_action() -> None:
    g = chamber(event="")
    g.answer(P1, "fill:success")
    assert (g.asks(), view(g, None).active) == ({}, None)


@rule("event-list.d10", "assassin.3", "end.1")
def test_nobody_is_asked_again_when_the_action_ended_the_game() -> None:
    places = APART | {P1: "VIO", P5: "VIO"}
    g = brave("VIO", roles={P1: "assassin"}, places=places, open_markers="VIO")
    g.answer(P1, "attack:4")
    assert (g.phase, g.asks(), g.stack) == ("over", {}, [])


@rule("event-list.d10", "action.1")
def test_a_free_action_and_then_nothing_is_no_pass() -> None:
    g = brave("VIO", open_markers="VIO", places=APART | {P1: "VIO", P2: "VIO"})
    g.answer(P1, "check:1")
    g.answer(P1, "confirm")
    assert g.answer(P1, "pass") == []
    assert (g.asks(), view(g, None).active) == ({}, None)


@rule("fish-man.3", "fish-man.1")
def test_nobody_is_chased_from_the_lake_or_from_afar() -> None:
    assert "chase" not in options(brave("gW"), P1)
    assert "chase" not in options(brave("gN", fish_man=True), P1)
    assert "chase" in options(brave("gW", fish_man=True), P1)
