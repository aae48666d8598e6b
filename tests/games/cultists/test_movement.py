"""The round, movement and encounters."""

import pytest

from miskatonic.core.game import IllegalAnswer
from miskatonic.core.rulebook import rule
from miskatonic.games.cultists.cards import ALIVE, DEAD, NOBODY
from miskatonic.games.cultists.facts import Met, Walked
from miskatonic.games.cultists.rules import clean_up, event, move, rounds
from miskatonic.games.cultists.rules.figures import turn_order
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
    all_answer,
    begin,
    options,
    pulse,
    read,
    said,
    settle,
    table,
    to_act,
    to_move,
    walk,
)


def meetings(g: Cultists) -> list[tuple[str, tuple[int, ...]]]:
    """Return where who met, in order."""
    return [(fact.place, fact.figures) for fact in g.history if isinstance(fact, Met)]


def one_round(**position: object) -> Cultists:
    """Return a game of five at the start of its first round, all far from each other."""
    places = {P1: "PNK", P2: "YEL", P3: "GRN", P4: "RED", P5: "VIO"}
    g = table(5, round=0, places=places, bag="calm", **position)  # type: ignore[arg-type]
    g.bag = ("calm", "calm")
    begin(g, rounds.begin_round)
    return g


# round


@rule("round.1", "round.5")
def test_a_round_has_four_phases_in_order() -> None:
    g = one_round()
    phases = [g.phase]
    while g.round == 1 and g.asks():
        settle_one(g)
        if g.phase != phases[-1]:
            phases.append(g.phase)
    assert phases == ["move", "action", "clean-up", "move"]
    assert g.clock == ("calm",)


def settle_one(g: Cultists) -> None:
    """Let the first who is asked do as little as he can."""
    seat = next(iter(g.asks()))
    ids = options(g, seat)
    g.answer(seat, next(id for id in ("stop", "pass", "confirm", ids[0]) if id in ids))


@rule("round.2")
def test_figures_move_and_act_in_turn_order() -> None:
    g = one_round(start=P3)
    order: list[int] = []
    while g.phase in ("move", "action") and g.round == 1:
        seat, ask = next(iter(g.asks().items()))
        if ask.kind != "encounter" and order[-1:] != [seat]:
            order.append(seat)
        settle_one(g)
    assert order == [P3, P4, P5, P1, P2] * 2


@rule("round.2", "automa.d1")
def test_the_automa_comes_last() -> None:
    assert turn_order(table(4, start=P3)) == (P3, P4, P1, P2, 4)


@rule("round.3", "round.7")
def test_the_phase_marker_shows_foot_then_gear() -> None:
    g = one_round()
    assert view(g, None).phase == "move"
    settle(g, "action")
    assert view(g, None).phase == "action"


@rule("round.4")
def test_a_ghost_with_the_knife_is_start_player_for_the_whole_round() -> None:
    g = one_round(start=P2, ghosts=(P2,))
    assert (list(g.asks()), view(g, None).start) == ([P2], P2)
    settle(g, "clean-up")
    assert view(g, None).start == P2


@rule("round.5", "move.1")
def test_every_figure_moves_once() -> None:
    g = one_round()
    settle(g, "action")
    assert [fact.figure for fact in g.history if isinstance(fact, Walked)] == [P1, P2, P3, P4, P5]


@rule("round.6")
def test_the_steps_of_the_event_phase() -> None:
    g = table(7, round=5, roles={P6: "firestarter"}, event="fog", bag="lightning")
    g.bag = ("lightning",)
    begin(g, event.event_phase)
    assert (g.event, {ask.kind for ask in g.asks().values()}, g.clock) == ("", {"fire"}, ())
    all_answer(g)
    assert (g.event, g.power) == ("lightning", False)
    settle(g)
    assert g.clock == ("lightning",)


@rule("round.7", "portal.5")
def test_the_portals_limit_is_checked_after_all_actions() -> None:
    g = table(5, round=3, portal="open", portal_round=1)
    begin(g, rounds.action_phase)
    settle(g)
    assert (g.portal, g.target) == ("lost", 11)


@rule("round.8", "clean-up.3")
def test_the_steps_of_the_clean_up() -> None:
    g = one_round(vote_marker=False)
    settle(g, "clean-up")
    assert (g.round, g.notes, g.vote_marker, g.start) == (1, (), False, P1)
    all_answer(g)
    assert (g.round, g.notes, g.vote_marker, g.start, g.phase) == (2, (0,), True, P2, "move")


@rule("round.x1")
def test_the_target_rises_before_the_cultist_claims() -> None:
    g = table(
        5,
        round=6,
        places={P1: "gN", P2: "gE", P3: "gS", P4: "gW", P5: "PNK"},
        pulses={P1: "Dead", P2: "Dead", P3: "Dead"},
        portal="open",
        portal_round=4,
    )
    begin(g, rounds.action_phase)
    settle(g)
    assert g.target == 11
    begin(g, clean_up.clean_up)
    all_answer(g, P5="claim")
    assert (g.ending, g.outcome is not None and g.outcome.winners) == ("claim-right", (P5,))


# move


@rule("move.2")
def test_a_living_figure_has_three_points_and_need_not_use_them() -> None:
    g = table(5, places={P1: "CAF", P2: "RED", P3: "RED", P4: "RED", P5: "RED"})
    to_move(g, P1)
    seen = view(g, None).move
    assert seen is not None
    assert seen.points == 3
    g.answer(P1, "to:gW")
    g.answer(P1, "stop")
    assert (g.places[P1], g.asks(), g.points) == ("gW", {}, 0)


@rule("move.3", "move.5")
def test_nobody_may_stay_or_end_where_he_began() -> None:
    g = table(5, places={P1: "CAF", P2: "RED", P3: "RED"})
    to_move(g, P1)
    assert "stop" not in options(g, P1)
    g.answer(P1, "to:gW")
    g.answer(P1, "to:CAF")
    assert "stop" not in options(g, P1)


@rule("move.4")
def test_an_encounter_is_finished_before_the_next_step() -> None:
    g = table(5, places={P1: "CAF", P2: "gW"})
    walk(g, P1, "gW")
    assert {ask.kind for ask in g.asks().values()} == {"encounter"}
    all_answer(g, "alive:1", P2="alive:0")
    assert options(g, P1) == ["to:CAF", "to:PNK", "stop"]


@rule("move.q1")
def test_one_may_come_back_through_the_start_only_with_a_point_left() -> None:
    g = table(5, places={P1: "CAF", P2: "RED", P3: "RED"})
    walk(g, P1, "gW")
    assert "to:CAF" in options(g, P1)
    g.answer(P1, "to:PNK")
    assert options(g, P1) == ["to:gW", "to:gN", "stop"]


@rule("move.5")
def test_a_move_ends_by_itself_without_points() -> None:
    g = table(5, places={P1: "CAF", P2: "RED", P3: "RED"})
    walk(g, P1, "gW", "PNK", "gN")
    assert (g.asks(), g.places[P1]) == ({}, "gN")
    assert (g.active, g.path, g.points) == (NOBODY, (), 0)


@rule("move.6", "fish-man.2")
@pytest.mark.parametrize(("start", "open_doors"), [(P2, ["to:gS"]), (P1, ["to:gW", "to:gS"])])
def test_only_with_the_knife_one_may_enter_the_fish_mans_corridor(start: int, open_doors: list[str]) -> None:
    g = table(5, start=start, fish_man=True, places={P1: "CAF"})
    to_move(g, P1)
    assert options(g, P1) == open_doors


@rule("move.7")
def test_who_stands_in_his_corridor_may_leave_by_any_door() -> None:
    g = table(5, start=P2, fish_man=True, places={P1: "gW"})
    to_move(g, P1)
    assert options(g, P1) == ["to:CAF", "to:PNK"]


@rule("move.8", "ghost.3")
def test_a_ghost_goes_anywhere_at_once_and_meets_nobody() -> None:
    g = table(5, start=P2, ghosts=(P1,), fish_man=True, places={P1: "CAF", P3: "GRN"})
    to_move(g, P1)
    assert options(g, P1) == [f"to:{place}" for place in g.plan.places if place != "CAF"]
    g.answer(P1, "to:GRN")
    assert (g.places[P1], g.asks()) == ("GRN", {})
    assert (g.active, g.path, g.points) == (NOBODY, (), 0)


@rule("move.9")
def test_an_investigator_may_go_to_rooms_off_his_route() -> None:
    g = table(5, routes={P1: 0}, places={P1: "gN", P2: "gE"})
    to_move(g, P1)
    assert options(g, P1) == ["to:PNK", "to:YEL", "to:GRN"]


@rule("move.q2")
def test_a_figure_without_a_legal_step_stays() -> None:
    g = table(5, places={P1: "CAF"})
    g.active, g.path, g.points = P1, ("CAF",), 0
    begin(g, move.go_on)
    assert (g.asks(), g.places[P1]) == ({}, "CAF")


@rule("move.x2")
def test_back_in_the_cafeteria_with_a_point_left_one_must_go_on() -> None:
    g = table(5, places={P2: "CAF", P1: "GRN", P3: "GRN", P4: "GRN", P5: "GRN"})
    walk(g, P2, "gS", "CAF")
    assert options(g, P2) == ["to:gW", "to:gS"]


@rule("move.x3", "event-list.d9")
def test_fog_leaves_two_points() -> None:
    g = table(5, event="fog", places={P1: "CAF", P2: "GRN", P3: "GRN"})
    reached = set()
    for first in ("gW", "gS"):
        for second in ("PNK", "RED", "VIO", "stop"):
            twin = g.copy()
            try:
                walk(twin, P1, first, second)
            except IllegalAnswer:
                continue
            assert twin.asks() == {}
            reached.add(twin.places[P1])
    assert reached == {"PNK", "RED", "VIO", "gW", "gS"}


@rule("move.x4", "fish-man.q1")
def test_passing_the_fish_man_does_not_chase_him_away() -> None:
    g = table(5, start=P4, fish_man=True, places={P4: "CAF", P1: "GRN", P2: "GRN"})
    walk(g, P4, "gW", "PNK", "stop")
    assert (g.places[P4], g.fish_man) == ("PNK", True)


# encounter


@rule("encounter.1", "encounter.x6")
def test_leaving_two_behind_causes_no_encounter() -> None:
    g = table(5, places={P1: "PNK", P2: "PNK", P3: "PNK"})
    walk(g, P1, "gW", "stop")
    assert meetings(g) == []


@rule("encounter.2", "encounter.x5")
def test_ghosts_neither_count_nor_take_part() -> None:
    g = table(8, places={P1: "gN", P2: "GRN", P6: "GRN"}, ghosts=(P6,))
    walk(g, P1, "GRN")
    assert sorted(g.asks()) == [P1, P2]
    all_answer(g, "alive:1", P2="alive:0")
    assert meetings(g) == [("GRN", (P1, P2))]


@rule("encounter.4", "encounter.q2", "encounter.x3")
def test_in_the_dark_three_meet_and_each_gives_to_whom_he_likes() -> None:
    g = table(5, power=False, places={P1: "YEL", P3: "YEL", P4: "gN"})
    walk(g, P4, "YEL")
    all_answer(g, P1="alive:2", P3="alive:0", P4="alive:0")
    assert [len(g.pulses[figure]) for figure in (P1, P3, P4)] == [3, 2, 1]


@rule("encounter.4", "encounter.2")
def test_in_the_dark_nobody_meets_himself_or_a_ghost() -> None:
    g = table(5, power=False, places={P1: "gN", P3: "YEL"}, ghosts=(P3,))
    walk(g, P1, "YEL", "stop")
    assert meetings(g) == []


@rule("encounter.q1")
def test_corridors_count_like_rooms() -> None:
    g = table(5, places={P1: "CAF", P2: "gW"})
    walk(g, P1, "gW")
    assert sorted(g.asks()) == [P1, P2]


@rule("encounter.5")
def test_everybody_gives_exactly_one_card() -> None:
    g = table(5, places={P1: "CAF", P2: "gW"})
    walk(g, P1, "gW")
    assert {(ask.least, ask.most) for ask in g.asks().values()} == {(1, 1)}


@rule("encounter.6")
def test_nothing_shows_before_all_have_chosen() -> None:
    g = table(5, places={P1: "CAF", P5: "gW"}, hands={P5: "Dead Alive"})
    walk(g, P1, "gW")
    before = [view(g, seat) for seat in (P1, P2, None)]
    assert g.answer(P5, "dead:0") == []
    assert [view(g, seat) for seat in (P1, P2, None)] == before
    g.answer(P5, "alive:0")
    g.answer(P1, "alive:4")
    assert pulse(g, P1) == [ALIVE, ALIVE]


@rule("encounter.7", "secrets.6")
def test_who_gave_to_whom_is_public_and_which_card_is_not() -> None:
    g = table(5, places={P1: "CAF", P5: "gW"}, hands={P5: "Dead Alive"})
    walk(g, P1, "gW")
    events = all_answer(g, P1="alive:4", P5="dead:0")
    assert read(events, P2) == ["gave-hidden", "gave-hidden"]
    assert read(events, P1)[:1] == ["gave"]
    assert view(g, P1).figures[P1].pulse[-1].face is None
    assert view(g, P5).figures[P1].pulse[-1].face == "dead"


@rule("encounter.8")
def test_every_participant_confirms_a_card_by_the_same_kind_of_ask() -> None:
    g = table(5, places={P1: "CAF", P5: "gW"}, hands={P5: "Dead Alive"})
    walk(g, P1, "gW")
    assert [(ask.kind, ask.sealed) for ask in g.asks().values()] == [("encounter", True)] * 2


@rule("encounter.9")
def test_the_same_two_may_meet_twice_in_one_move() -> None:
    g = table(5, places={P1: "CAF", P2: "gW", P3: "RED", P4: "RED", P5: "RED"})
    walk(g, P1, "gW")
    all_answer(g, "alive:1", P2="alive:0")
    g.answer(P1, "to:PNK")
    g.answer(P1, "to:gW")
    all_answer(g, "alive:1", P2="alive:0")
    assert meetings(g) == [("gW", (P1, P2))] * 2


@rule("encounter.q4")
def test_a_cultist_may_kill_the_other_cultist() -> None:
    g = table(7, roles={P1: "cultist", P2: "cultist"}, places={P1: "CAF", P2: "gW"}, hands={P1: "Dead Alive"})
    walk(g, P1, "gW")
    all_answer(g, P1="dead:1", P2="alive:0")
    assert pulse(g, P2) == [ALIVE, DEAD]


@rule("encounter.x4")
def test_two_encounters_on_one_way() -> None:
    g = table(5, places={P2: "CAF", P5: "gS", P3: "VIO", P1: "GRN", P4: "GRN"})
    walk(g, P2, "gS")
    all_answer(g, P2="alive:4", P5="alive:1")
    g.answer(P2, "to:VIO")
    all_answer(g, P2="alive:2", P3="alive:1")
    assert meetings(g) == [("gS", (P2, P5)), ("VIO", (P2, P3))]


@rule("encounter.x2", "encounter.3")
def test_two_in_a_place_with_a_third_who_comes_do_not_meet() -> None:
    g = table(5, places={P1: "YEL", P3: "YEL", P4: "gN", P2: "RED", P5: "RED"})
    events = walk(g, P4, "YEL", "stop")
    assert (meetings(g), said(events)) == ([], ["stepped", "stopped"])


@rule("encounter.1")
def test_acting_or_staying_in_a_place_causes_no_encounter() -> None:
    g = table(5, places={P1: "gN", P2: "gN"})
    to_act(g, P1)
    g.answer(P1, "pass")
    act(g, P2, "pass")
    assert meetings(g) == []
