"""Room actions: filling, checking, camera, power, portal; and what ghosts may do."""

from typing import Any

import pytest

from miskatonic.core.ids import kind_in
from miskatonic.core.rulebook import rule
from miskatonic.games.cultists.cards import FAILURE, SUCCESS
from miskatonic.games.cultists.facts import PortalState
from miskatonic.games.cultists.rules import move, portal
from miskatonic.games.cultists.state import Cultists
from miskatonic.games.cultists.view import view
from tests.games.cultists.positions import (
    P1,
    P2,
    P3,
    P4,
    P5,
    P6,
    act,
    begin,
    options,
    read,
    said,
    settle,
    table,
    to_act,
)

FULL = "Success Success Success"
A1, A2, A5 = 0, 1, 4
"""Route A1 names GRN VIO in round 1, A2 CAF PNK, A5 YEL VIO."""
APART = {P2: "gN", P3: "gE", P4: "gS", P5: "gW"}


def library(role: str = "investigator", **position: Any) -> Cultists:
    """Let it be P1's turn in the library, which is on his route."""
    usual: dict[str, Any] = {"routes": {P1: A1}, "places": {P1: "VIO"} | APART, "roles": {P1: role}}
    g = table(5, **(usual | position))
    to_act(g, P1)
    return g


# fill


@rule("fill.1")
@pytest.mark.parametrize(
    ("position", "may"),
    [
        ({}, True),
        ({"ghosts": (P1,)}, True),
        ({"done": "VIO"}, False),
        ({"open_markers": "VIO"}, False),
        ({"routes": {P1: A2}}, False),
        ({"room_hands": {P1: ""}}, False),
    ],
)
def test_when_a_room_may_be_filled(position: dict[str, Any], may: bool) -> None:
    assert ("fill:success" in options(library(**position), P1)) is may


@rule("fill.2")
def test_a_cultist_fills_with_what_he_likes_and_nobody_sees_it() -> None:
    g = library("cultist")
    assert options(g, P1)[:3] == ["fill:success", "fill:failure", "fill:sabotage"]
    events = g.answer(P1, "fill:failure")
    assert (g.decks["VIO"][-1][:2], read(events, P2)) == ((FAILURE, P1), ["filled-hidden"])


@rule("fill.4")
def test_explored_rooms_may_be_filled_further() -> None:
    g = library(explored="VIO", decks={"VIO": " ".join([FULL] * 3)})
    g.answer(P1, "fill:success")
    assert len(g.decks["VIO"]) == 10


# check-room


@rule("check-room.1", "check-room.q1")
@pytest.mark.parametrize(
    ("position", "may"),
    [
        ({}, True),
        ({"ghosts": (P1,)}, True),
        ({"explored": ""}, False),
        ({"decks": {"VIO": ""}}, False),
        ({"open_markers": "VIO"}, False),
        ({"routes": {P1: A2}}, False),
        ({"done": "VIO"}, False),
    ],
)
def test_when_a_room_may_be_checked(position: dict[str, Any], may: bool) -> None:
    full: dict[str, Any] = {"explored": "VIO", "decks": {"VIO": FULL}}
    assert ("search" in options(library(**full | position), P1)) is may


@rule("check-room.2")
def test_any_card_of_the_deck_may_come_all_see_it_and_it_leaves_the_game() -> None:
    found = set()
    for seed in range(20):
        g = library(seed=seed, explored="VIO", decks={"VIO": "Success Failure Sabotage"})
        events = g.answer(P1, "search")
        assert read(events, None)[0] == "searched"
        assert len(g.decks["VIO"]) == 2
        found.add(g.gone[0][1])
    assert len(found) == 3


@rule("check-room.3", "check-room.x1")
def test_success_brings_a_book() -> None:
    for seed in range(20):
        g = library(seed=seed, explored="VIO", decks={"VIO": "Success Success Failure"})
        g.answer(P1, "search")
        if g.gone[0][1] == SUCCESS:
            break
    assert (g.books["VIO"], sorted(face for face, _, _ in g.decks["VIO"])) == (1, [SUCCESS, FAILURE])


@rule("check-room.4")
def test_failure_brings_nothing() -> None:
    g = library(explored="VIO", decks={"VIO": "Failure"}, books={"VIO": 1})
    assert said(g.answer(P1, "search")) == ["searched"]
    assert g.books["VIO"] == 1


@rule("check-room.5", "check-room.x2", "check-room.x3")
@pytest.mark.parametrize("books", [1, 0])
def test_sabotage_takes_a_book_back_if_there_is_one(books: int) -> None:
    g = library(explored="VIO", decks={"VIO": "Sabotage"}, books={"VIO": books})
    events = g.answer(P1, "search")
    assert (g.books["VIO"], g.decks["VIO"], len(g.gone)) == (0, (), 1)
    assert ("book-lost" in said(events)) is (books == 1)


@rule("check-room.x4")
def test_the_last_book_finishes_the_room_and_its_cards_leave_unseen() -> None:
    g = table(
        5,
        routes={P1: A2},
        places={P1: "PNK"} | APART,
        explored="PNK",
        books={"PNK": 1},
        decks={"PNK": "Success Success Success Success"},
    )
    act(g, P1, "search")
    assert (g.score, g.done, g.decks["PNK"], len(g.gone)) == (3, ("PNK",), (), 4)
    assert view(g, P2).reveal is None


# camera


def surveillance(**position: Any) -> Cultists:
    """Let it be P1's turn in the surveillance room, which is not on his route."""
    g = table(5, **({"places": {P1: "RED"} | APART} | position))
    to_act(g, P1)
    return g


@rule("camera.1", "camera.x2")
@pytest.mark.parametrize(
    ("position", "may"),
    [({}, True), ({"ghosts": (P1,)}, True), ({"power": False}, False), ({"open_markers": "RED"}, False)],
)
def test_when_the_camera_works(position: dict[str, Any], may: bool) -> None:
    assert any(id.startswith("camera") for id in options(surveillance(**position), P1)) is may


@rule("camera.x2")
def test_in_the_dark_one_checks_who_stands_beside_one() -> None:
    g = surveillance(power=False, places={P1: "RED", P2: "RED"})
    assert options(g, P1) == ["check:1", "pass"]


@rule("camera.2")
def test_the_camera_checks_a_room_or_a_state_anywhere() -> None:
    g = surveillance(explored="VIO", decks={"VIO": FULL})
    assert options(g, P1) == ["camera-room:VIO", "camera:1", "camera:2", "camera:3", "camera:4", "pass"]
    g.answer(P1, "camera-room:VIO")
    assert (g.books["VIO"], g.asks()) == (1, {})


@rule("camera.2", "check-state.6")
def test_a_death_seen_by_camera_is_reported() -> None:
    g = surveillance(pulses={P2: "Dead"})
    g.answer(P1, "camera:1")
    g.answer(P1, "confirm")
    assert (g.fallen, g.poll is not None) == ((P2,), True)


@rule("camera.3", "camera.x1")
def test_the_card_goes_where_the_target_stands() -> None:
    g = surveillance(places={P1: "RED", P4: "gE", P2: "YEL"})
    g.answer(P1, "camera:3")
    g.answer(P1, "confirm")
    assert (len(g.unsafe), len(g.pile)) == (6, 19)
    g = surveillance(places={P1: "RED", P4: "gE", P2: "YEL"})
    g.answer(P1, "camera:1")
    g.answer(P1, "confirm")
    assert (len(g.unsafe), len(g.decks["YEL"])) == (5, 2)


@rule("camera.q1")
def test_the_camera_is_a_room_action_free_of_the_route() -> None:
    assert "camera:1" in options(surveillance(routes={P1: A1}), P1)
    assert "camera:1" not in options(surveillance(open_markers="RED"), P1)


@rule("camera.q2")
def test_the_target_may_be_in_the_same_room_and_the_room_itself() -> None:
    g = surveillance(places={P1: "RED", P2: "RED"}, explored="RED", decks={"RED": FULL})
    assert {"camera-room:RED", "camera:1"} <= set(options(g, P1))


@rule("camera.q3")
def test_a_target_in_a_done_room_is_checked_and_no_card_moves() -> None:
    g = surveillance(places={P1: "RED", P2: "YEL"}, done="YEL")
    g.answer(P1, "camera:1")
    assert "no-death" in said(g.answer(P1, "confirm"))
    assert len(g.pile) == 20


# power


@rule("power.1", "power.2")
def test_the_power_starts_on_and_without_it_the_camera_is_blind() -> None:
    assert table(5).power
    assert not [id for id in options(surveillance(power=False), P1) if id.startswith("camera")]


@rule("power.3", "ghost.q1")
@pytest.mark.parametrize("ghosts", [(), (P1,)])
def test_living_and_ghosts_bring_the_power_back_at_once(ghosts: tuple[int, ...]) -> None:
    g = surveillance(power=False, round=2, routes={P1: A1}, ghosts=ghosts)
    assert "restart" in options(g, P1)
    g.answer(P1, "restart")
    assert g.power


@rule("power.3", "routes.4")
@pytest.mark.parametrize("position", [{"power": True}, {"routes": {P1: A2}}])
@pytest.mark.parametrize("ghosts", [(), (P1,)])
def test_it_is_restarted_only_if_it_is_off_and_on_the_route(
    position: dict[str, Any], ghosts: tuple[int, ...]
) -> None:
    off: dict[str, Any] = {"power": False, "round": 2, "routes": {P1: A1}, "ghosts": ghosts}
    assert "restart" not in options(surveillance(**off | position), P1)


@rule("power.x1")
@pytest.mark.parametrize(("power", "asked"), [(True, [P1]), (False, [P1, P2, P3])])
def test_three_in_one_place_meet_only_in_the_dark(power: bool, asked: list[int]) -> None:
    g = table(5, round=3, power=power, places={P1: "CAF", P2: "gW", P3: "gW"})
    begin(g, move.begin_move, P1)
    g.answer(P1, "to:gW")
    assert sorted(g.asks()) == asked


# portal


def chamber(players: int = 5, **position: Any) -> Cultists:
    """Let it be P1's turn in the portal chamber, with P2 beside him; the portal has just opened."""
    usual: dict[str, Any] = {
        "routes": {P1: A1},
        "places": {P1: "GRN", P2: "GRN"},
        "portal": "open",
        "portal_round": 1,
    }
    g = table(players, **(usual | position))
    to_act(g, P1)
    return g


@rule("portal.1")
def test_the_portal_lies_in_the_portal_chamber() -> None:
    seen = view(chamber(round=1), None).portal
    assert seen is not None
    assert (seen.state, seen.opened, seen.last) == ("open", 1, 3)


@rule("portal.2")
@pytest.mark.parametrize(
    ("position", "may"),
    [
        ({}, True),
        ({"portal": "lost"}, False),
        ({"portal": ""}, False),
        ({"routes": {P1: A2}}, False),
        ({"ghosts": (P1,)}, False),
        ({"ghosts": (P2,)}, False),
        ({"open_markers": "GRN"}, False),
        ({"places": {P1: "GRN", P2: "gN"}}, False),
    ],
)
def test_when_the_portal_may_be_closed(position: dict[str, Any], may: bool) -> None:
    assert ("close:1" in options(chamber(**position), P1)) is may


@rule("portal.2", "portal.4")
def test_closing_uses_up_both_actions_and_lowers_the_target() -> None:
    g = chamber()
    g.answer(P1, "close:1")
    g.answer(P2, "agree")
    assert (g.portal, g.target, g.asks(), P2 in g.had_turn) == ("closed", 9, {}, True)


@rule("portal.q1", "decisions.6")
def test_the_helper_may_refuse_and_is_asked_once_a_turn() -> None:
    g = chamber()
    asked = g.answer(P1, "close:1")
    assert (read(asked, None), options(g, P2)) == (["help-wanted"], ["agree", "refuse"])
    assert read(g.answer(P2, "refuse"), None) == ["help-refused"]
    assert "close:1" not in options(g, P1)
    assert "fill:success" in options(g, P1)


@rule("portal.q1")
def test_who_refused_one_may_be_asked_by_the_next() -> None:
    g = chamber(routes={P1: A1, P2: A1}, places={P1: "GRN", P2: "GRN", P3: "GRN"})
    assert [id for id in options(g, P1) if kind_in(id) == "close"] == ["close:1", "close:2"]
    g.answer(P1, "close:2")
    g.answer(P3, "refuse")
    assert [id for id in options(g, P1) if kind_in(id) == "close"] == ["close:1"]
    g.answer(P1, "pass")
    to_act(g, P2)
    assert [id for id in options(g, P2) if kind_in(id) == "close"] == ["close:2"]


@rule("portal.q1")
def test_who_has_had_his_turn_cannot_help() -> None:
    assert "close:1" not in options(chamber_after_turn_of(P2), P1)


def chamber_after_turn_of(helper: int) -> Cultists:
    g = chamber()
    g.answer(P1, "pass")
    g.had_turn = ()
    act(g, helper, "pass")
    to_act(g, P1)
    return g


@rule("portal.q1", "automa.d1")
def test_the_automa_always_agrees() -> None:
    g = chamber(4, places={P1: "GRN", 4: "GRN"})
    g.answer(P1, "close:4")
    assert g.portal == "closed"


@rule("portal.3", "portal.q2")
@pytest.mark.parametrize(("players", "last"), [(4, 6), (5, 6), (6, 6), (7, 5), (8, 5)])
def test_the_last_round_in_which_it_can_be_closed(players: int, last: int) -> None:
    seen = view(table(players, portal="open", portal_round=4), None).portal
    assert seen is not None
    assert seen.last == last


@rule("portal.5", "portal.x1")
@pytest.mark.parametrize(("round", "state", "target"), [(5, "open", 10), (6, "lost", 11)])
def test_five_players_have_three_rounds(round: int, state: str, target: int) -> None:
    g = table(5, round=round, portal="open", portal_round=4)
    portal.test_limit(g)
    assert (g.portal, g.target) == (state, target)


@rule("portal.4", "portal.5")
@pytest.mark.parametrize(("state", "opened"), [("", 0), ("closed", 4), ("lost", 4)])
def test_only_an_open_portal_raises_the_target(state: PortalState, opened: int) -> None:
    g = table(5, round=opened + 2, portal=state, portal_round=opened, target=9)
    portal.test_limit(g)
    assert (g.portal, g.target, g.history) == (state, 9, [])


@rule("portal.5")
def test_a_lost_portal_stays() -> None:
    g = chamber(round=3, portal="lost")
    assert "close:1" not in options(g, P1)
    assert view(g, None).portal is not None


@rule("portal.6")
def test_the_open_portal_has_no_other_effect() -> None:
    g = chamber()
    g.answer(P1, "fill:success")
    assert len(g.decks["GRN"]) == 2


@rule("portal.x2")
def test_eight_players_have_two_rounds() -> None:
    g = table(8, round=5, routes={P1: 4}, places={P1: "GRN", P2: "GRN"}, portal="open", portal_round=4)
    to_act(g, P1)
    g.answer(P1, "close:1")
    g.answer(P2, "agree")
    assert g.target == 12
    g = table(8, round=5, portal="open", portal_round=4)
    portal.test_limit(g)
    assert g.target == 14


@rule("portal.x3")
def test_opened_in_round_nine_the_limit_never_comes() -> None:
    g = table(6, round=10, portal="open", portal_round=9)
    portal.test_limit(g)
    assert (g.portal, g.target) == ("open", 12)


@rule("portal.x4", "portal.4")
def test_closing_it_may_reach_the_target_at_once() -> None:
    g = chamber(score=9)
    g.answer(P1, "close:1")
    g.answer(P2, "agree")
    assert (g.target, g.ending) == (9, "books")


@rule("portal.x5")
def test_who_could_help_has_acted_and_who_acts_has_no_route() -> None:
    g = chamber(routes={P1: A2, P4: A1}, places={P1: "GRN", P4: "GRN"})
    assert "close:3" not in options(g, P1)
    g.answer(P1, "pass")
    to_act(g, P4)
    assert "close:0" not in options(g, P4)


# ghost


@rule("ghost.1")
def test_all_see_that_a_figure_became_a_ghost() -> None:
    g = table(5, roles={P1: "assassin"}, places={P1: "gN", P2: "gN"})
    assert "fell" in read(act(g, P1, "attack:1"), None)
    assert view(g, None).figures[P2].ghost


@rule("ghost.2")
def test_a_ghost_talks_votes_and_has_the_start_players_privilege() -> None:
    g = table(5, start=P2, ghosts=(P2,), routes={P1: A2}, places={P1: "CAF"})
    act(g, P1, "vote")
    assert sorted(g.asks()) == [P1, P2, P3, P4, P5]
    settle(g, "change")
    assert list(g.asks()) == [P2]


@rule("ghost.3")
def test_a_ghost_is_neither_checked_nor_named_nor_attacked() -> None:
    g = table(5, ghosts=(P2,), roles={P1: "assassin"}, places={P1: "CAF", P2: "CAF"}, routes={P1: A2})
    to_act(g, P1)
    assert not {"check:1", "attack:1"} & set(options(g, P1))
    g.answer(P1, "vote")
    settle(g, "vote")
    assert "figure:1" not in options(g, P3)


@rule("ghost.q1", "vote.1", "portal.2")
@pytest.mark.parametrize("event", ["", "courage"])
def test_a_ghost_has_every_action_but_calling_a_vote_and_closing_the_portal(event: str) -> None:
    every = {
        "check",
        "attack",
        "secure",
        "fight",
        "chase",
        "fill",
        "search",
        "camera",
        "camera-room",
        "restart",
    }
    assert offered_anywhere((), event) == {*every, "vote", "close", "pass"}
    assert offered_anywhere((P6,), event) == {*every, "pass"}


def offered_anywhere(ghosts: tuple[int, ...], event: str) -> set[str]:
    """Return the kinds of all that P6 is offered, as cultist and as Assassin, where there is much to do."""
    offered = set()
    for place in ("RED", "CAF", "GRN", "VIO", "gN", "gZ"):
        for power, role in ((True, "cultist"), (False, "cultist"), (True, "assassin")):
            g = table(
                7,
                start=P6,
                roles={P6: role},
                ghosts=ghosts,
                event=event,
                power=power,
                fish_man=True,
                open_markers="VIO",
                portal="open",
                portal_round=1,
                places={P6: place, P1: place},
                explored="RED CAF",
                decks={"RED": FULL, "CAF": FULL},
            )
            to_act(g, P6)
            offered |= {kind_in(id) for id in options(g, P6)}
    return offered


@rule("ghost.q1", "event-list.d10")
@pytest.mark.parametrize("choices", [("chase", "secure:success"), ("secure:success", "chase")])
def test_with_courage_a_ghost_chases_in_addition_to_his_action(choices: tuple[str, str]) -> None:
    g = table(5, event="courage", ghosts=(P1,), places={P1: "gW"}, fish_man=True)
    act(g, P1, *choices)
    assert (g.fish_man, len(g.unsafe), g.asks()) == (False, 6, {})


@rule("ghost.q1", "event-list.d10", "portal.2")
def test_with_courage_a_ghost_at_the_portal_is_not_asked_again() -> None:
    g = chamber(event="courage", ghosts=(P1,))
    g.answer(P1, "fill:success")
    assert g.asks() == {}


@rule("ghost.q1", "portal.q1")
def test_a_ghost_does_not_help_at_the_portal() -> None:
    g = chamber(ghosts=(P2,))
    assert "close:1" not in options(g, P1)


@rule("ghost.4")
def test_a_ghost_cultist_may_sabotage_and_nobody_learns_what_he_is() -> None:
    g = table(7, roles={P6: "cultist"}, ghosts=(P6,), places={P6: "VIO"})
    to_act(g, P6)
    assert "fill:sabotage" in options(g, P6)
    assert (view(g, P1).figures[P6].role, view(g, P1).figures[P6].team) == (None, None)


@rule("ghost.x1")
def test_a_ghost_investigator_keeps_to_his_route_and_calls_no_vote() -> None:
    g = table(
        5,
        round=2,
        routes={P1: A5},
        ghosts=(P1,),
        places={P1: "CAF"} | APART,
        explored="CAF",
        decks={"CAF": FULL},
    )
    to_act(g, P1)
    assert options(g, P1) == ["fill:success", "search", "pass"]
