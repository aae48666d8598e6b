"""The summoning circle: the marker, elder signs, both endings and the final ranking."""

from typing import Any

import pytest

from miskatonic.core.game import Event, Seat
from miskatonic.core.rulebook import rule
from miskatonic.core.text import Who
from miskatonic.games.fate import GAME
from miskatonic.games.fate.rules.circle import remove_signs, step_back, summon, take_sign
from miskatonic.games.fate.state import Fate
from tests.games.fate.builders import (
    A,
    B,
    C,
    D,
    altar,
    at,
    cast,
    choose,
    curses_of,
    ids,
    one,
    told,
    use,
    view,
    winners,
)


def other_worlds(dice: str, **position: Any) -> Fate:
    """Let A roll these dice in Other Worlds, one for each cultist there."""
    here = len(dice.split(","))
    return altar(phase="activation", cultists={A: f"other-worlds {here}"}, dice=dice, **position)


def raid(victim: Seat, dice: str, **position: Any) -> tuple[Fate, list[Event]]:
    """Let the player to the left, in the Streets, have the victim raided with these dice."""
    active = (victim + 1) % position.get("players", 4)
    lodges = {victim: len(dice.split(","))}
    g = altar(
        phase="activation", active=active, fate="streets", supply=0, lodges=lodges, dice=dice, **position
    )
    return g, choose(g, "none")


# summon


@rule("summon.1")
def test_summon_1_the_marker_moves_to_the_next_higher_space() -> None:
    g = altar(artefacts={A: "Shining Stone"}, phase="preparation", summon={A: 3, B: 5})
    summoned = one(use(g, "Shining Stone"), "summoned")
    assert (g.summon, summoned.text.args["space"]) == ([4, 5, 0, 0], 4)
    assert (summoned.cite, summoned.on) == ("artefact-list.d7", ("circle:0",))


@rule("summon.1")
def test_summon_1_several_steps_are_made_one_at_a_time_with_all_consequences() -> None:
    g = other_worlds("Star, Star, Star", summon={A: 6}, curses={A: "Barred Gate"})
    moves = [event for event in g.opening if event.text.id in ("summoned", "curse-strikes", "fell-back")]
    assert ids(moves) == ["summoned", "summoned", "curse-strikes", "fell-back", "summoned"]
    assert [event.text.args["space"] for event in told(moves, "summoned")] == [7, 8, 8]


@rule("summon.2")
def test_summon_2_the_marker_never_passes_9() -> None:
    g = altar(phase="preparation", summon={A: 8})
    summon(g, A, 3, "other-worlds.2")
    assert (g.summon[A], g.phase) == (9, "over")


@rule("summon.2")
def test_summon_2_the_marker_never_falls_below_0() -> None:
    g = altar(phase="preparation", summon={A: 1})
    step_back(g, A, 3)
    assert g.summon[A] == 0


@rule("summon.3")
def test_summon_3_signs_do_not_stop_the_marker() -> None:
    g = other_worlds("Star, Tentacle, Eye", summon={A: 4}, signs={A: 5})
    assert (g.summon[A], g.signs[A], g.phase) == (6, 5, "activation")


# win


@rule("win.1")
def test_win_1_who_reaches_9_wins_alone_at_once() -> None:
    g = other_worlds("Star, Eye, Eye", summon={A: 8, B: 8}, signs={A: 9})
    assert (winners(g), g.phase, g.asks()) == ([A], "over", {})
    over = one(g.opening, "game-won")
    assert (over.cite, g.opening[-1]) == ("win.1", over)


@rule("win.1", "loss.1")
def test_win_1_the_outcome_says_how_it_ended() -> None:
    won = GAME.outcome(other_worlds("Star, Eye, Eye", summon={A: 8}))
    lost = GAME.outcome(raid(B, "Tentacle", signs={B: 9})[0])
    assert [each and (each.ending, each.cite) for each in (won, lost)] == [
        ("win", "win.1"),
        ("loss", "loss.1"),
    ]


@rule("win.2")
def test_win_2_it_holds_in_the_middle_of_an_action() -> None:
    g = other_worlds("Star, Eye, Eye", summon={A: 8})
    assert at(g, A, "other-worlds", "abyss", "lodge") == [2, 8, 7]
    assert g.stack == []


@rule("win.2")
def test_win_2_it_holds_while_a_spell_is_cast_and_nothing_more_happens() -> None:
    g = altar(
        phase="preparation",
        whole_turn=True,
        cultists={A: "other-worlds 3"},
        readied={A: "Blood Price (Book)"},
        curses={A: "Backlash"},
        summon={A: 8},
    )
    cast(g, "Blood Price (Book)")
    assert (winners(g), g.asks(), g.stack) == ([A], {}, [])
    assert (at(g, A, "lodge"), curses_of(g, A)) == ([7], ["Backlash"])


@rule("win.2")
def test_win_2_no_window_stays_open() -> None:
    g = altar(artefacts={A: "Shining Stone"}, phase="preparation", summon={A: 8}, readied={B: "Book"})
    use(g, "Shining Stone")
    assert (winners(g), g.window, g.asks()) == ([A], "", {})


@rule("win.q1")
def test_win_q1_a_curse_that_the_move_to_9_sets_off_takes_effect_first() -> None:
    g = altar(artefacts={A: "Shining Stone"}, phase="preparation", summon={A: 8}, curses={A: "Barred Gate"})
    events = use(g, "Shining Stone")
    assert ids(events)[1:] == ["summoned", "curse-strikes", "fell-back"]
    assert (g.summon[A], g.outcome) == (8, None)


@rule("win.q1")
def test_win_q1_other_curses_do_not_hinder_the_win() -> None:
    g = other_worlds("Star, Eye, Eye", summon={A: 8}, curses={A: "Doubt, Hunger of the Deep"})
    assert winners(g) == [A]


@rule("win.x1")
def test_win_x1_the_second_success_is_not_carried_out() -> None:
    g = other_worlds("Star, Tentacle, Eye", summon={A: 8})
    assert (g.summon[A], winners(g)) == (9, [A])
    assert (len(told(g.opening, "summoned")), at(g, A, "other-worlds")) == (1, [2])


@rule("win.x2")
def test_win_x2_barred_gate_moves_the_marker_back_and_the_game_goes_on() -> None:
    g = other_worlds("Star, Eye, Eye", summon={A: 8}, curses={A: "Barred Gate"})
    spaces = [event.text.args["space"] for event in g.opening if "space" in event.text.args]
    assert (spaces, g.summon[A], curses_of(g, A)) == ([9, 8], 8, [])
    assert (g.outcome, g.curse_discard) == (None, (7,))


# loss


@rule("loss.1")
def test_loss_1_the_tenth_sign_ends_the_game_at_once_and_its_owner_loses() -> None:
    g, events = raid(B, "Tentacle", signs={B: 9})
    assert (g.signs[B], g.phase, g.asks(), B in winners(g)) == (10, "over", {}, False)
    over = one(events, "game-lost")
    assert (over.cite, events[-1]) == ("loss.1", over)


@rule("loss.1")
def test_loss_1_nine_signs_do_not_end_it() -> None:
    g, _ = raid(B, "Tentacle", signs={B: 8})
    assert (g.signs[B], g.outcome) == (9, None)


@rule("loss.2")
def test_loss_2_fewest_signs_win_before_a_higher_summon_value() -> None:
    g, _ = raid(A, "Star", signs={A: 9, B: 3, C: 2, D: 3}, summon={B: 8, C: 0, D: 7})
    assert winners(g) == [C]


@rule("loss.2")
def test_loss_2_players_equal_in_both_share_the_win() -> None:
    g, events = raid(A, "Star", signs={A: 9, B: 2, C: 2, D: 2}, summon={B: 5, C: 1, D: 5})
    assert winners(g) == [B, D]
    assert one(events, "game-lost").text.args["winners"] == [Who(B), Who(D)]


@rule("loss.q1")
def test_loss_q1_the_loser_is_left_out_even_with_the_highest_summon_value() -> None:
    signs = {A: 9, B: 9, C: 9, D: 9}
    g, _ = raid(A, "Tentacle", signs=signs, summon={A: 8, B: 1, C: 0, D: 0})
    assert winners(g) == [B]


@rule("loss.x1")
def test_loss_x1_c_wins_alone() -> None:
    g, _ = raid(A, "Tentacle", signs={A: 9, B: 4, C: 4, D: 5}, summon={B: 6, C: 7, D: 8})
    assert winners(g) == [C]


@rule("loss.x2")
def test_loss_x2_b_and_c_share_the_win() -> None:
    g, _ = raid(A, "Tentacle", signs={A: 9, B: 4, C: 4, D: 5}, summon={B: 7, C: 7, D: 8})
    assert winners(g) == [B, C]


@rule("loss.x3")
def test_loss_x3_of_two_players_the_other_wins() -> None:
    g, _ = raid(A, "Tentacle", players=2, signs={A: 9, B: 9}, summon={A: 8, B: 0})
    assert winners(g) == [B]


# ranking


@rule("ranking.1")
def test_ranking_1_winners_first_loser_last_and_equal_players_share_a_place() -> None:
    g, _ = raid(A, "Tentacle", signs={A: 9, B: 3, C: 1, D: 3}, summon={A: 8, B: 4, C: 0, D: 4})
    assert view(g, None).ranking == ((C,), (B, D), (A,))


@rule("ranking.1")
def test_ranking_1_fewer_signs_come_before_a_higher_summon_value() -> None:
    g, _ = raid(A, "Tentacle", signs={A: 9, B: 3, C: 1, D: 2}, summon={B: 8, C: 3, D: 0})
    assert view(g, None).ranking == ((C,), (D,), (B,), (A,))


@rule("ranking.d1")
def test_ranking_d1_after_a_win_the_summon_value_counts_first_then_fewer_signs() -> None:
    g = other_worlds("Star, Eye, Eye", summon={A: 8, B: 5, C: 7, D: 5}, signs={A: 9, B: 4, C: 8, D: 3})
    assert (winners(g), view(g, None).ranking) == ([A], ((A,), (C,), (D,), (B,)))


@rule("ranking.d1")
def test_ranking_d1_equal_players_share_a_place() -> None:
    g = other_worlds("Star, Eye, Eye", summon={A: 8, B: 5, D: 5}, signs={B: 2, D: 2})
    assert view(g, None).ranking == ((A,), (B, D), (C,))


@rule("ranking.x1")
def test_ranking_x1_the_order_in_the_example_of_the_loss() -> None:
    g, _ = raid(A, "Tentacle", signs={A: 9, B: 4, C: 4, D: 5}, summon={B: 6, C: 7, D: 8})
    assert view(g, None).ranking == ((C,), (B,), (D,), (A,))


# signs


@rule("signs.1")
def test_signs_1_signs_are_taken_one_at_a_time_onto_the_own_circle() -> None:
    g, events = raid(B, "Tentacle, Star, Tentacle")
    taken = told(events, "sign-taken")
    assert (g.signs, [event.text.args["signs"] for event in taken]) == ([0, 3, 0, 0], [1, 2, 3])
    assert {event.on for event in taken} == {("circle:1",)}


@rule("signs.1")
def test_signs_1_each_of_several_signs_is_put_on_a_space_of_its_own() -> None:
    g, events = raid(B, "Tentacle, Tentacle", summon={B: 8})
    assert ids(events)[2:] == ["sign-taken", "sign-taken", "curse-received"]
    assert g.signs[B] == 2


@rule("signs.d1")
@pytest.mark.parametrize("k", range(1, 10))
def test_signs_d1_the_kth_sign_lies_on_10_minus_k(k: int) -> None:
    raids = [raid(B, "Tentacle", signs={B: k - 1}, summon={B: space})[0] for space in range(9)]
    cursed = [g.summon[B] for g in raids if g.curses[B]]
    assert cursed == ([] if k == 1 else [10 - k])  # no marker of a running game stands on 9


@rule("signs.d1")
def test_signs_d1_the_tenth_lies_on_0() -> None:
    g, _ = raid(B, "Tentacle", signs={B: 9})
    assert (g.signs[B], g.loser) == (10, B)


@rule("signs.2")
def test_signs_2_a_sign_on_the_markers_space_brings_a_curse() -> None:
    g, events = raid(B, "Star", signs={B: 1}, summon={B: 8}, curse_deck="Doubt")
    assert (curses_of(g, B), one(events, "curse-received").cite) == (["Doubt"], "signs.2")


@rule("signs.2")
def test_signs_2_a_sign_beside_the_marker_brings_none() -> None:
    g, _ = raid(B, "Star", signs={B: 1}, summon={B: 7})
    assert g.curses == [(), (), (), ()]


@rule("signs.3")
def test_signs_3_the_sign_on_the_lowest_covered_space_leaves() -> None:
    g = altar(phase="preparation", signs={A: 4}, summon={A: 7}, readied={A: "Broken Seal (Book)"})
    removed = one(cast(g, "Broken Seal (Book)"), "signs-removed")
    assert (g.signs[A], removed.text.args["count"], removed.text.args["signs"]) == (2, 2, 2)
    take_sign(g, A, "raid.4")  # on 7, where the marker stands: 9 and 8 were still covered
    assert len(g.curses[A]) == 1


@rule("signs.3")
def test_signs_3_without_a_sign_nothing_leaves() -> None:
    g = altar(phase="preparation", signs={A: 1})
    remove_signs(g, A, 2, "spells.d12")
    remove_signs(g, A, 2, "spells.d12")
    assert g.signs[A] == 0
    assert [event.text.args["count"] for event in g.events] == [1]


@rule("signs.4")
def test_signs_4_the_tenth_sign_gives_no_curse() -> None:
    g, events = raid(B, "Tentacle", signs={B: 9}, summon={B: 0})
    assert (g.curses[B], told(events, "curse-received")) == ((), [])


@rule("signs.q1")
def test_signs_q1_at_most_one_curse_of_signs_in_the_whole_game() -> None:
    g, _ = raid(B, "Star", signs={B: 1}, summon={B: 8}, sign_curses=[B])
    assert (g.signs[B], g.curses[B]) == (2, ())


@rule("signs.q1")
def test_signs_q1_another_space_gives_no_second_curse_but_other_players_get_theirs() -> None:
    g = altar(phase="preparation", signs={B: 3, C: 3}, summon={B: 6, C: 6})
    take_sign(g, B, "raid.4")
    g.summon[B] = 5
    take_sign(g, B, "raid.4")
    take_sign(g, C, "raid.4")
    assert [len(held) for held in g.curses] == [0, 1, 1, 0]


@rule("signs.q1")
def test_signs_q1_everybody_sees_who_has_had_the_curse() -> None:
    g, _ = raid(B, "Star", signs={B: 1}, summon={B: 8})
    assert [player.sign_curse for player in view(g, None).players] == [False, True, False, False]


@rule("signs.q2")
def test_signs_q2_a_marker_moving_forward_onto_a_sign_brings_no_curse() -> None:
    g = other_worlds("Star, Eye, Eye", summon={A: 5}, signs={A: 4})
    assert (g.summon[A], g.curses[A]) == (6, ())


@rule("signs.q2")
def test_signs_q2_a_marker_falling_back_onto_a_sign_brings_no_curse() -> None:
    g = other_worlds("Star, Eye, Eye", summon={A: 7}, signs={A: 3}, curses={A: "Barred Gate"})
    assert (g.summon[A], g.curses[A], g.sign_curses[A]) == (7, (), False)


@rule("signs.x1")
def test_signs_x1_the_fourth_sign_lands_on_6_where_the_marker_stands() -> None:
    g, _ = raid(B, "Tentacle", signs={B: 3}, summon={B: 6}, curse_deck="Torn Veil")
    assert (g.signs[B], curses_of(g, B)) == (4, ["Torn Veil"])


@rule("signs.x2")
def test_signs_x2_the_fourth_sign_once_more_brings_no_second_curse() -> None:
    g, _ = raid(B, "Tentacle", signs={B: 3}, summon={B: 6}, curse_deck="Torn Veil, Doubt")
    remove_signs(g, B, 2, "spells.d12")
    assert g.signs[B] == 2
    take_sign(g, B, "raid.4")
    take_sign(g, B, "raid.4")
    assert (g.signs[B], curses_of(g, B)) == (4, ["Torn Veil"])


@rule("signs.x3")
def test_signs_x3_the_marker_moves_onto_a_sign_and_leaves_the_next_space() -> None:
    g = altar(artefacts={A: "Shining Stone"}, phase="preparation", summon={A: 5}, signs={A: 4})
    use(g, "Shining Stone")
    assert (g.summon[A], g.curses[A]) == (6, ())
    take_sign(g, A, "raid.4")
    assert (g.signs[A], g.curses[A]) == (5, ())
