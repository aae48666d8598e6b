"""The event phase, the twelve markers and the fire."""

from collections import Counter

import pytest

from miskatonic.core.game import Event
from miskatonic.core.rulebook import rule
from miskatonic.games.cultists.facts import Met
from miskatonic.games.cultists.numbers import BAG
from miskatonic.games.cultists.rules import event
from miskatonic.games.cultists.state import Cultists
from miskatonic.games.cultists.view import view
from tests.games.cultists.positions import (
    P1,
    P2,
    P3,
    P4,
    P5,
    P6,
    P7,
    all_answer,
    begin,
    options,
    read,
    said,
    settle,
    table,
    to_move,
)


def drawn(marker: str, players: int = 5, **position: object) -> tuple[Cultists, list[Event]]:
    """Let this marker be drawn."""
    g = table(players, **position)  # type: ignore[arg-type]
    g.bag = (marker,)
    return g, begin(g, event.event_phase)


def meetings(g: Cultists) -> list[tuple[str, tuple[int, ...]]]:
    return [(fact.place, fact.figures) for fact in g.history if isinstance(fact, Met)]


# event


@rule("event.1", "event.3")
def test_a_marker_is_drawn_shown_and_laid_on_the_clock() -> None:
    g, events = drawn("calm", round=3, bag="calm fog")
    assert "event-drawn" in read(events, None)
    assert (g.clock, g.bag, view(g, None).event) == (("calm",), (), "calm")


@rule("event.1")
def test_any_marker_of_the_bag_may_come() -> None:
    found = set()
    for seed in range(30):
        g = table(5, seed=seed, places={P1: "gN", P2: "gE", P3: "gS", P4: "gW", P5: "PNK"})
        g.bag = ("calm", "fog", "courage")
        begin(g, event.event_phase)
        found.add(g.event)
    assert found == {"calm", "fog", "courage"}


@rule("event.2")
def test_an_effect_lasts_until_the_next_event_phase() -> None:
    g = table(5, round=3, event="fog", places={P1: "CAF"})
    to_move(g, P1)
    assert g.points == 2
    g = table(5, round=4, event="fog")
    g.bag = ("calm",)
    begin(g, event.event_phase)
    assert g.event == "calm"


@rule("event.4")
@pytest.mark.parametrize("marker", ["lightning", "secret-doors"])
def test_two_markers_can_cause_encounters(marker: str) -> None:
    g, _ = drawn(marker, places={P1: "CAF", P2: "CAF", P3: "GRN", P4: "gE", P5: "gN"})
    assert (view(g, None).phase, {ask.kind for ask in g.asks().values()}) == ("event", {"encounter"})


@rule("event.q1")
def test_what_a_marker_changed_on_the_board_stays() -> None:
    g, _ = drawn("lightning", places={P1: "gN", P2: "gE", P3: "gS", P4: "gW", P5: "PNK"})
    g.bag = ("calm",)
    begin(g, event.event_phase)
    assert (g.event, g.power) == ("calm", False)


# event-list


@rule("event-list.d1")
def test_the_bag_holds_twelve_markers_that_all_know() -> None:
    assert sum(BAG.values()) == 12
    assert view(table(5), None).bag == {
        "calm": 2,
        "lightning": 2,
        "secret-doors": 1,
        "portal": 2,
        "fish-man": 1,
        "cultist": 1,
        "locked": 1,
        "fog": 1,
        "courage": 1,
    }


@rule("event-list.d2")
def test_calm_brings_nothing() -> None:
    g, events = drawn("calm")
    assert (said(events), len(g.history), g.asks()) == (["event-drawn"], 1, {})


@rule("event-list.d3", "event-list.x1")
def test_lightning_lets_all_who_are_together_meet_in_place_order() -> None:
    places = {P1: "RED", P2: "RED", P4: "RED", P3: "gN", P5: "gN", P6: "CAF", P7: "BRN"}
    g, _ = drawn("lightning", players=7, places=places)
    assert (g.power, sorted(g.asks())) == (False, [P1, P2, P4])
    all_answer(g, "alive:0", P1="alive:1")
    assert sorted(g.asks()) == [P3, P5]
    all_answer(g, P3="alive:4", P5="alive:2")
    assert meetings(g) == [("RED", (P1, P2, P4)), ("gN", (P3, P5))]
    assert sum(len(deck) for deck in g.pulses) == 7 + 3 + 2


@rule("event-list.d3")
def test_lightning_strikes_in_the_dark_too() -> None:
    g, _ = drawn("lightning", power=False, places={P1: "gN", P2: "gN", P3: "gS", P4: "gW", P5: "PNK"})
    assert (g.power, sorted(g.asks())) == (False, [P1, P2])


@rule("event-list.d4")
def test_while_secret_doors_is_in_force_the_pairs_are_joined() -> None:
    g = table(5, event="secret-doors", places={P1: "CAF"})
    to_move(g, P1)
    assert options(g, P1) == ["to:GRN", "to:gW", "to:gS"]


@rule("event-list.d4")
def test_only_living_figures_change_over_and_encounters_follow_the_power() -> None:
    places = {P1: "ORG", P2: "ORG", P3: "BRN", P4: "BRN", P5: "gN", P6: "gE", P7: "gW"}
    g, _ = drawn("secret-doors", players=7, places=places, ghosts=(P1,), power=False)
    assert (g.places[P1], g.places[P2], g.places[P3]) == ("ORG", "BRN", "ORG")
    assert sorted(g.asks()) == [P2, P4]


@rule("event-list.d4")
@pytest.mark.parametrize(
    ("players", "pairs"),
    [(5, ["CAF-GRN", "PNK-RED", "YEL-VIO"]), (7, ["CAF-GRN", "PNK-RED", "YEL-VIO", "ORG-BRN"])],
)
def test_the_pairs_of_secret_doors(players: int, pairs: list[str]) -> None:
    for pair in pairs:
        one, other = pair.split("-")
        places = dict.fromkeys(range(players), "gE") | {P1: one, P2: other}
        g, _ = drawn("secret-doors", players, places=places)
        assert (g.places[P1], g.places[P2], g.places[P3]) == (other, one, "gE")
        to_move(g, P1)
        assert f"to:{one}" in options(g, P1)
        assert g.points == 3
    g = table(players, places={P1: "CAF"})
    to_move(g, P1)
    assert "to:GRN" not in options(g, P1), "only while it is in force"


@rule("event-list.d4")
def test_the_first_in_turn_order_changes_over_and_one_alone() -> None:
    places = {P1: "CAF", P3: "CAF", P5: "CAF", P2: "gE", P4: "gE"}
    g, _ = drawn("secret-doors", start=P3, places=places)
    assert [g.places[seat] for seat in (P1, P3, P5)] == ["CAF", "GRN", "CAF"]


@rule("event-list.d4", "round.6", "basics.d1")
def test_rooms_that_were_entered_are_tested_in_place_order_and_no_others() -> None:
    places = {P1: "RED", P2: "PNK", P3: "PNK", P4: "GRN", P5: "CAF", P6: "CAF", P7: "BRN"}
    g, _ = drawn("secret-doors", 7, places=places)
    assert sorted(g.asks()) == [P4, P6]
    all_answer(g, P4="alive:5", P6="alive:3")
    assert sorted(g.asks()) == [P1, P3]
    all_answer(g, P1="alive:2", P3="alive:0")
    assert meetings(g) == [("CAF", (P4, P6)), ("PNK", (P1, P3))]


@rule("event-list.d4", "encounter.3")
def test_with_power_three_in_an_entered_room_do_not_meet() -> None:
    places = {P1: "GRN", P2: "CAF", P3: "CAF", P4: "CAF", P5: "gE"}
    for power, asked in ((True, []), (False, [P1, P3, P4])):
        g, _ = drawn("secret-doors", places=places, power=power)
        assert sorted(g.asks()) == asked


@rule("event-list.d8")
def test_locked_closes_direct_doors_alone_and_only_while_in_force() -> None:
    for marker, doors in (("locked", ["to:gW", "to:gZ"]), ("calm", ["to:BRN", "to:gW", "to:gZ"])):
        g = table(7, event=marker, places={P1: "CAF"})
        to_move(g, P1)
        assert options(g, P1) == doors


@rule("event-list.d5")
@pytest.mark.parametrize("state", ["open", "closed", "lost"])
def test_a_second_portal_marker_does_nothing(state: str) -> None:
    g, _ = drawn("portal", round=6, portal=state, portal_round=4, target=9)
    assert (g.portal, g.portal_round, g.target) == (state, 4, 9)


@rule("event-list.d5")
def test_the_first_portal_marker_opens_it_and_the_second_does_nothing() -> None:
    g, _ = drawn("portal", round=4)
    assert (g.portal, g.portal_round) == ("open", 4)
    g.round, g.bag = 5, ("portal",)
    begin(g, event.event_phase)
    assert (g.portal, g.portal_round) == ("open", 4)


@rule("event-list.d6")
@pytest.mark.parametrize("before", [False, True])
def test_the_fish_man_comes_unless_he_is_there(before: bool) -> None:
    g, events = drawn("fish-man", fish_man=before)
    assert g.fish_man
    assert ("fish-man-stays" in said(events)) is before


@rule("event-list.d7")
def test_a_cultist_marker_comes() -> None:
    assert drawn("cultist", markers="CAF VIO")[0].open_markers == ("VIO",)
    assert drawn("cultist", markers="")[0].fish_man


@rule("event-list.d8")
def test_locked_closes_the_direct_doors() -> None:
    g = table(5, event="locked", places={P1: "YEL"})
    to_move(g, P1)
    assert options(g, P1) == ["to:gN"]


@rule("event-list.d9")
def test_fog_does_not_hinder_ghosts() -> None:
    g = table(5, event="fog", places={P1: "CAF"}, ghosts=(P1,))
    to_move(g, P1)
    assert len(options(g, P1)) == 9


@rule("event-list.q1")
def test_changing_over_is_no_move() -> None:
    g = table(5, places={P1: "CAF", P2: "GRN", P3: "gN", P4: "gN", P5: "gN"})
    begin(g, event.secret_doors)
    assert (g.places[P1], g.places[P2]) == ("GRN", "CAF")
    to_move(g, P2)
    assert (g.path, g.points) == (("CAF",), 3)


@rule("event-list.x3")
def test_fog_lasts_for_one_movement_phase() -> None:
    places = {P1: "gN", P2: "gE", P3: "gS", P4: "gW", P5: "PNK"}
    g = table(5, round=3, places=places, bag="fog")
    g.bag = ("fog",)
    begin(g, event.event_phase)
    points = []
    for round in (4, 5):
        g.round = round
        to_move(g, P1)
        points.append(g.points)
        settle(g)
        g.bag = ("calm",)
        begin(g, event.event_phase)
    assert points == [2, 3]


# firestarter


@rule("firestarter.d1", "firestarter.x1", "decisions.9")
def test_the_fire_takes_the_deck_and_leaves_books_and_marker() -> None:
    g = table(
        7,
        round=6,
        roles={P6: "firestarter"},
        explored="VIO",
        books={"VIO": 1},
        decks={"VIO": "Success Success Failure Success"},
    )
    begin(g, event.event_phase)
    all_answer(g, P6="burn:VIO")
    assert (g.decks["VIO"], g.books["VIO"], g.explored) == ((), 1, ("VIO",))


@rule("firestarter.d1")
@pytest.mark.parametrize(("round", "asked"), [(4, False), (5, True), (6, True), (7, False)])
def test_the_fire_is_for_rounds_five_and_six(round: int, asked: bool) -> None:
    g = table(7, round=round, roles={P6: "firestarter"})
    g.bag = ("calm",)
    begin(g, event.event_phase)
    assert bool(g.asks()) is asked


@rule("firestarter.d1")
def test_there_is_one_fire_and_not_in_a_room_that_is_done() -> None:
    g = table(7, round=5, roles={P6: "firestarter"}, done="CAF")
    begin(g, event.event_phase)
    assert "burn:CAF" not in options(g, P6)
    g.fire = "VIO"
    assert event.fire_rooms(g, P6) == ()


@rule("firestarter.d1", "firestarter.d2")
def test_who_has_set_fire_in_round_five_only_confirms_in_round_six() -> None:
    g = table(7, round=5, roles={P6: "firestarter"}, decks={"PNK": "Success Success"})
    g.bag = ("calm",)
    begin(g, event.event_phase)
    all_answer(g, P6="burn:PNK")
    assert (g.fire, g.decks["PNK"], view(g, None).rooms[1].burnt) == ("PNK", (), True)
    g.round, g.bag = 6, ("calm",)
    begin(g, event.event_phase)
    assert [options(g, seat) for seat in range(7)] == [["confirm"]] * 7


@rule("firestarter.d2")
def test_everybody_confirms_and_only_the_firestarter_is_offered_rooms() -> None:
    g = table(7, round=5, roles={P6: "firestarter"})
    begin(g, event.event_phase)
    assert Counter(len(options(g, seat)) for seat in range(7)) == {1: 6, 9: 1}
    events = all_answer(g, P6="burn:PNK")
    burnt = next(said for said in events if said.text.id == "burnt")
    assert (burnt.audience, set(burnt.text.args)) == (None, {"place"})


@rule("firestarter.d3")
def test_a_ghost_has_lost_the_fire() -> None:
    g = table(7, round=5, roles={P6: "firestarter"}, ghosts=(P6,))
    begin(g, event.event_phase)
    assert options(g, P6) == ["confirm"]


@rule("roles.d1")
def test_without_a_firestarter_nobody_is_asked() -> None:
    g = table(7, round=5)
    g.bag = ("calm",)
    begin(g, event.event_phase)
    assert g.asks() == {}
