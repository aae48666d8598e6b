"""III Activation: its steps, control of the location here, and sacrifices."""

import pytest

from miskatonic.core.rulebook import rule
from tests.games.fate.builders import (
    A,
    B,
    C,
    D,
    altar,
    ask,
    asked,
    at,
    choices,
    choose,
    ids,
    is_exhausted,
    one,
    pass_all,
    told,
    view,
)

# activation


@rule("activation.1")
def test_activation_1_control_is_settled_before_the_action() -> None:
    g = altar(phase="activation", fate="gathering", cultists={A: "abyss 3, lodge 0"})
    assert (ask(g).kind, ask(g).cite, at(g, A, "lodge")) == ("control", "control.2", [0])
    choose(g, "none")
    assert at(g, A, "lodge") == [3]


@rule("activation.2")
def test_activation_2_the_base_action_must_be_carried_out() -> None:
    g = altar(phase="activation", fate="library", deck="Book, Moon, Skull")
    choose(g, "none")
    assert (len(g.hands[A]), g.asks()) == (3, {})


@rule("activation.2")
def test_activation_2_as_far_as_possible() -> None:
    g = altar(phase="activation", fate="library", deck="Book, Moon", rest="box")
    choose(g, "none")
    assert len(g.hands[A]) == 2


@rule("activation.3")
@pytest.mark.parametrize(("face", "kind"), [("Star", "free-ready"), ("Eye", None)])
def test_activation_3_the_control_action_needs_control_or_temporary_control(
    face: str, kind: str | None
) -> None:
    g = altar(phase="activation", fate="library", dice=face)
    choose(g, "roll")
    assert [each.kind for each in g.asks().values()] == [kind] * (kind is not None)


@rule("activation.3")
def test_activation_3_it_comes_after_the_base_action_and_may_be_left_out() -> None:
    g = altar(phase="activation", fate="library", cultists={A: "library 3"})
    assert (ids(g.opening), ask(g).kind) == (["controls-full", "drew"], "free-ready")
    choose(g, "none")
    assert (g.readied[A], len(g.hands[A])) == ((), 3)


@rule("activation.4")
def test_activation_4_in_the_museum_the_control_action_comes_first() -> None:
    g = altar(phase="activation", fate="museum", cultists={A: "museum 3"}, signs={B: 1}, shown="Idol")
    kinds = [ask(g).kind]
    for choice in ("none", "none"):
        choose(g, choice)
        kinds.append(ask(g).kind)
    assert kinds == ["turn-over", "destroy-sign", "artefact"]


@rule("activation.4")
def test_activation_4_in_other_worlds_both_belong_to_one_roll() -> None:
    g = altar(phase="activation", cultists={A: "other-worlds 3, lodge 0"}, dice="Star, Eye, Eye")
    assert (len(told(g.opening, "rolled-other-worlds")), g.throws) == (1, 1)
    choose(g, "return")
    assert (g.summon[A], at(g, A, "lodge"), g.throws) == (1, [2], 1)


@rule("activation.5")
def test_activation_5_the_window_acted_comes_last() -> None:
    g = altar(phase="activation", fate="gathering", cultists={A: "gathering 3"}, readied={A: "Book"})
    choose(g, "none")
    choose(g, "none")
    assert (ask(g).kind, g.window) == ("window", "acted")
    pass_all(g)
    assert (g.window, g.asks()) == ("", {})


# control


@rule("control.1")
def test_control_1_three_own_cultists_and_the_majority() -> None:
    g = altar(phase="activation", fate="gathering", cultists={A: "gathering 3", B: "gathering 2"})
    controls = one(g.opening, "controls-full")
    assert (g.control, controls.cite, controls.on) == ("full", "control.1", ("location:gathering",))


@rule("control.1")
@pytest.mark.parametrize(("own", "rival"), [(2, 0), (2, 1), (3, 3), (3, 4), (5, 6), (0, 0)])
def test_control_1_fewer_than_three_or_no_majority_is_no_control(own: int, rival: int) -> None:
    cultists = {A: f"gathering {own}", B: f"gathering {rival}"}
    g = altar(phase="activation", fate="gathering", cultists=cultists)
    assert (g.control, ask(g).kind) == ("", "control")


@rule("control.1")
def test_control_1_only_cultists_here_count() -> None:
    cultists = {A: "gathering 3, museum 0", B: "museum 9", C: "lodge 9"}
    assert altar(phase="activation", fate="gathering", cultists=cultists).control == "full"
    assert altar(phase="activation", fate="gathering", cultists={A: "museum 9"}).control == ""


@rule("control.2")
def test_control_2_without_control_one_die_may_be_rolled_once() -> None:
    g = altar(phase="activation", fate="gathering", dice="Eye")
    assert choices(g) == ["roll", "none"]
    rolled = one(choose(g, "roll"), "rolled-control")
    assert (len(view(g, None).roll.faces), rolled.cite) == (1, "dice.1")
    assert (g.control, g.asks()) == ("", {})


@rule("control.2")
def test_control_2_a_star_gives_temporary_control_for_this_activation() -> None:
    g = altar(phase="activation", fate="gathering", cultists={A: "gathering 1"}, whole_turn=True, dice="Star")
    events = choose(g, "roll")
    assert (g.control, one(events, "controls-temporary").cite) == ("temporary", "control.2")
    choose(g, "none")
    choose(g, "none")
    assert (g.active, g.control) == (B, "")


@rule("control.2")
def test_control_2_who_has_control_does_not_roll() -> None:
    g = altar(phase="activation", fate="gathering", cultists={A: "gathering 3"})
    assert (ask(g).kind, g.throws) == ("roam", 0)


@rule("control.d1")
@pytest.mark.parametrize(("face", "control"), [("Star", "temporary"), ("Tentacle", ""), ("Eye", "")])
def test_control_d1_only_the_star_gives_temporary_control(face: str, control: str) -> None:
    g = altar(phase="activation", fate="gathering", dice=face)
    choose(g, "roll")
    assert g.control == control


@rule("control.d2")
def test_control_d2_the_idol_is_offered_only_if_it_gives_control() -> None:
    idol = {A: "Idol"}
    enough = altar(phase="activation", fate="gathering", cultists={A: "gathering 1"}, artefacts=idol)
    assert choices(enough) == ["idol", "roll", "none"]
    too_few = altar(phase="activation", fate="gathering", artefacts=idol)
    assert choices(too_few) == ["roll", "none"]
    cultists = {A: "gathering 2", B: "gathering 4"}
    no_majority = altar(phase="activation", fate="gathering", cultists=cultists, artefacts=idol)
    assert choices(no_majority) == ["roll", "none"]


@rule("control.d2")
def test_control_d2_who_counts_enough_is_not_offered_the_idol() -> None:
    g = altar(phase="activation", fate="gathering", cultists={A: "gathering 3"}, artefacts={A: "Idol"})
    assert (g.control, is_exhausted(g, "Idol"), told(g.opening, "exhausted")) == ("full", False, [])


@rule("control.d2")
def test_control_d2_doubt_comes_after_the_roll() -> None:
    g = altar(phase="activation", fate="gathering", curses={A: "Doubt"}, dice="Star")
    events = choose(g, "roll")
    assert ids(events)[:2] == ["rolled-control", "curse-strikes"]
    assert (g.control, told(events, "controls-temporary")) == ("", [])


@rule("control.d2")
def test_control_d2_without_control_doubt_waits() -> None:
    g = altar(phase="activation", fate="gathering", curses={A: "Doubt"}, dice="Eye")
    choose(g, "roll")
    assert len(g.curses[A]) == 1


@rule("control.q1")
def test_control_q1_more_than_every_single_rival_is_enough() -> None:
    cultists = {A: "gathering 4", B: "gathering 3", C: "gathering 3", D: "gathering 3"}
    assert altar(phase="activation", fate="gathering", cultists=cultists).control == "full"
    cultists[C] = "gathering 4"
    assert altar(phase="activation", fate="gathering", cultists=cultists).control == ""


@rule("control.q2")
def test_control_q2_cultists_lost_in_the_activation_do_not_cancel_control() -> None:
    g = altar(
        phase="activation",
        cultists={A: "other-worlds 3, lodge 0", B: "other-worlds 2"},
        dice="Star, Star, Eye",
    )
    choose(g, "return")
    assert (at(g, A, "other-worlds", "lodge"), g.control) == ([1, 1], "full")


@rule("control.q2")
def test_control_q2_cultists_that_come_in_the_activation_create_no_control() -> None:
    g = altar(phase="activation", fate="gathering", cultists={A: "gathering 2, museum 1"})
    choose(g, "none")
    choose(g, "move:4:5")
    assert (at(g, A, "gathering"), g.control, g.asks()) == ([3], "", {})


@rule("control.q3")
def test_control_q3_the_roll_is_not_compulsory() -> None:
    g = altar(phase="activation", fate="gathering")
    assert ask(g).options[-1].cite == "control.q3"
    choose(g, "none")
    assert (g.throws, g.control) == (0, "")


@rule("control.x1")
def test_control_x1_three_against_two_and_two() -> None:
    cultists = {A: "library 3", B: "library 2", C: "library 2"}
    assert altar(phase="activation", fate="library", cultists=cultists).control == "full"


@rule("control.x2")
def test_control_x2_four_against_four() -> None:
    g = altar(phase="activation", fate="library", cultists={A: "library 4", B: "library 4"})
    assert (g.control, asked(g), choices(g)) == ("", A, ["roll", "none"])


@rule("control.x3")
def test_control_x3_two_alone_and_a_star() -> None:
    g = altar(phase="activation", fate="library", cultists={A: "library 2"}, dice="Star")
    before = g.control
    choose(g, "roll")
    assert (before, g.control) == ("", "temporary")


@rule("control.x4")
def test_control_x4_the_idol_makes_two_against_three_a_control() -> None:
    cultists = {A: "library 2", B: "library 3"}
    g = altar(phase="activation", fate="library", cultists=cultists, artefacts={A: "Idol"})
    events = choose(g, "idol")
    assert (g.control, g.throws, is_exhausted(g, "Idol")) == ("full", 0, True)
    assert ids(events)[:2] == ["exhausted", "controls-full"]


@rule("control.x5")
def test_control_x5_a_ceremony_held_with_exactly_three() -> None:
    g = altar(phase="activation", fate="ceremony", cultists={A: "ceremony 3"})
    choose(g, "to:0")  # the gift
    choose(g, "plain")
    assert (at(g, A, "ceremony"), g.summon[A], g.control) == ([1], 1, "full")


@rule("control.1")
def test_control_1_the_board_shows_where_a_move_would_bring_control() -> None:
    cultists = {A: "museum 2, library 1", B: "museum 2, library 1"}
    g = altar(hands={A: "Book"}, cultists=cultists)
    assert [each.controls for each in view(g, B).locations] == [False, False, False, False, True, False]


@rule("control.1", "placement.q1")
def test_control_1_who_has_no_cultist_to_place_gains_none_by_coming() -> None:
    cultists = {A: "museum 2, library 3, lodge 0, abyss 0"}
    g = altar(hands={A: "Book"}, cultists=cultists)
    assert [each.controls for each in view(g, B).locations] == [False, True, False, False, False, False]


@rule("control.1", "placement.1")
@pytest.mark.parametrize("last", ["lodge 1, abyss 0", "lodge 0, abyss 1"])
def test_control_1_the_last_cultist_that_can_be_placed_counts(last: str) -> None:
    g = altar(hands={A: "Book"}, cultists={A: f"museum 2, {last}"})
    assert view(g, B).locations[4].controls


@rule("control.1")
def test_control_1_where_the_fate_piece_is_nobody_is_placed_any_more() -> None:
    g = altar(fate="museum", hands={A: "Book"}, cultists={A: "museum 2"})
    assert not view(g, B).locations[4].controls


# sacrifice


@rule("sacrifice.1")
def test_sacrifice_1_the_cultists_go_to_the_abyss() -> None:
    g = altar(phase="activation", fate="ceremony", cultists={A: "ceremony 4, abyss 2"})
    choose(g, "to:0")  # the gift
    moved = one(choose(g, "plain"), "cultists-moved")
    assert at(g, A, "ceremony", "abyss") == [2, 3]
    assert (moved.cite, moved.on) == ("ceremony.3", ("location:ceremony", "abyss:0"))


@rule("sacrifice.1")
def test_sacrifice_1_without_enough_cultists_the_action_cannot_be_chosen() -> None:
    g = altar(phase="activation", fate="ceremony", cultists={A: "ceremony 1"}, dice="Star")
    choose(g, "roll")
    choose(g, "to:0")  # the gift
    assert (g.control, g.asks(), g.summon[A]) == ("temporary", {}, 0)


@rule("sacrifice.q1")
def test_sacrifice_q1_never_from_the_lodge_or_another_location() -> None:
    cultists = {A: "streets 0, lodge 9, museum 9"}
    g = altar(phase="activation", fate="streets", cultists=cultists, dice="Star")
    choose(g, "roll")
    choose(g, f"supply:{B}")
    choose(g, "enough")
    assert (g.control, g.asks()) == ("temporary", {})


@rule("sacrifice.q1")
def test_sacrifice_q1_they_come_from_here() -> None:
    g = altar(phase="activation", fate="ceremony", cultists={A: "ceremony 3, lodge 5, museum 2"})
    choose(g, "to:0")  # the gift
    choose(g, "plain")
    assert at(g, A, "ceremony", "lodge", "museum") == [1, 5, 2]


@rule("sacrifice.q2")
def test_sacrifice_q2_the_dagger_does_not_spare_cultists_lost_in_other_worlds() -> None:
    artefacts = {A: "Sacrificial Dagger"}
    cultists = {A: "other-worlds 3, lodge 0, abyss 0"}
    g = altar(phase="activation", cultists=cultists, artefacts=artefacts, dice="Star, Tentacle, Tentacle")
    assert (g.asks(), is_exhausted(g, "Sacrificial Dagger")) == ({}, False)
    assert at(g, A, "other-worlds", "abyss") == [0, 3]
