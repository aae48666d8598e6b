"""Curses: who receives and watches them, and when they take effect."""

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.core.text import Who, text
from miskatonic.games.fate.rules.circle import take_sign
from miskatonic.games.fate.rules.curses import receive_curse
from tests.games.fate.builders import (
    A,
    B,
    C,
    D,
    altar,
    at,
    cast,
    choose,
    curse,
    curses_of,
    ids,
    move,
    one,
    read,
    told,
    use,
    view,
)


@rule("curse.1")
@pytest.mark.parametrize(("victim", "watcher"), [(A, D), (B, A), (C, B), (D, C)])
def test_curse_1_the_player_to_the_right_draws_the_top_card_and_reads_it_alone(
    victim: int, watcher: int
) -> None:
    g = altar(phase="preparation", curse_deck="Doubt, Backlash")
    receive_curse(g, victim, "signs.2")
    (received,) = g.events
    assert (received.audience, received.text.args["curse"]) == ((watcher,), text("curse-doubt"))
    for viewer in (A, B, C, D, None):
        seen = view(g, viewer).players[victim]
        assert (seen.watcher, seen.curses) == (watcher, ("doubt" if viewer == watcher else None,))


@rule("curse.1")
def test_curse_1_all_others_are_told_only_that_there_is_a_curse() -> None:
    g = altar(phase="preparation", artefacts={A: "Black Mirror"}, curse_deck="Doubt")
    received = one(use(g, "Black Mirror", f"rival:{C}"), "curse-received")
    for other in (A, C, D, None):
        assert received.seen_by(other) == text("curse-received-hidden", who=Who(C), watcher=Who(B))
    assert "Doubt" in read([received], B)


@rule("curse.2")
def test_curse_2_a_curse_takes_effect_as_soon_as_its_condition_is_fulfilled() -> None:
    cards = {A: "Frenzy (Book), Betrayal (Book)"}
    g = altar(hands=cards, curses={A: "Torn Veil"})
    events = move(g, "Frenzy (Book)", "Betrayal (Book)", to="museum")
    assert ids(events)[:3] == ["moved-pair", "curse-strikes", "investigators-from-supply"]
    assert g.lodges[A] == 2


@rule("curse.2")
def test_curse_2_it_is_shown_to_all_and_discarded() -> None:
    g = altar(phase="activation", fate="library", cultists={A: "library 3"}, curses={A: "Doubt"})
    shown = one(g.opening, "curse-strikes")
    assert (shown.audience, shown.reveals, shown.cite) == (None, True, "curses.d6")
    assert "Doubt" in read([shown], None)
    assert (g.curses[A], view(g, None).curse_discard) == ((), ("doubt",))


@rule("curse.2")
def test_curse_2_a_spent_curse_strikes_no_more() -> None:
    g = altar(
        phase="activation",
        cultists={A: "other-worlds 3"},
        curses={A: "Barred Gate"},
        summon={A: 7},
        dice="Star, Star, Eye",
    )
    assert (g.summon[A], len(told(g.opening, "curse-strikes"))) == (8, 1)


@rule("curse.3")
def test_curse_3_a_curse_stays_in_force_over_turns_until_it_takes_effect() -> None:
    hands = {A: "Frenzy (Book), Betrayal (Book)", D: "Moon, Skull, Flame"}
    g = altar(phase="conclusion", active=D, whole_turn=True, hands=hands, curses={A: "Torn Veil, Doubt"})
    choose(g, "none")
    assert (g.active, curses_of(g, A)) == (A, ["Torn Veil", "Doubt"])
    move(g, "Frenzy (Book)", "Betrayal (Book)", to="library")
    assert curses_of(g, A) == ["Doubt"]


@rule("curse.4")
def test_curse_4_a_player_may_have_several_curses_equal_ones_included() -> None:
    g = altar(phase="preparation", cultists={B: "lodge 0"}, curse_deck="Doubt, Backlash, Doubt")
    for _ in range(3):
        receive_curse(g, B, "artefact-list.d8")
    assert curses_of(g, B) == ["Doubt", "Backlash", "Doubt"]
    assert [ruled_out for _, ruled_out in g.curses[B]] == [0, 0, 0]  # each may still be anything
    assert view(g, A).players[B].curses == ("doubt", "backlash", "doubt")


@rule("curse.5")
def test_curse_5_an_empty_deck_is_replaced_by_its_shuffled_discard_pile() -> None:
    g = altar(phase="preparation", curse_deck="", curse_discard="Doubt, Backlash, Torn Veil")
    receive_curse(g, B, "signs.2")
    assert ids(g.events) == ["curses-shuffled", "curse-received"]
    assert (g.events[0].cite, len(g.curse_deck), g.curse_discard) == ("curse.5", 2, ())


@rule("curse.5")
def test_curse_5_the_new_deck_lies_in_any_order() -> None:
    drawn = set()
    for seed in range(12):
        g = altar(phase="preparation", curse_deck="", curse_discard="Doubt, Backlash", seed=seed)
        receive_curse(g, B, "signs.2")
        drawn.update(curses_of(g, B))
    assert drawn == {"Doubt", "Backlash"}


@rule("curse.5")
def test_curse_5_without_any_card_no_curse_is_received() -> None:
    g = altar(phase="preparation", artefacts={A: "Black Mirror"}, curse_deck="")
    events = use(g, "Black Mirror", f"rival:{C}")
    assert (ids(events), g.curses[C]) == (["used-up"], ())


@rule("curse.5", "signs.q1")
def test_curse_5_a_sign_that_brought_none_for_want_of_cards_is_not_the_one() -> None:
    g = altar(phase="preparation", signs={B: 3}, summon={B: 6}, curse_deck="")
    take_sign(g, B, "raid.4")
    assert (ids(g.events), g.sign_curses[B], g.curses[B]) == (["sign-taken"], False, ())


@rule("curse.5")
def test_curse_5_as_long_as_there_is_a_card_nothing_is_shuffled() -> None:
    g = altar(phase="preparation", curse_deck="Doubt", curse_discard="Backlash")
    receive_curse(g, B, "signs.2")
    assert (ids(g.events), g.curse_deck, len(g.curse_discard)) == (["curse-received"], (), 1)


@rule("curse.6")
def test_curse_6_conditions_are_tested_after_the_whole_movement() -> None:
    cultists = {A: "lodge 4, abyss 5"}
    g = altar(phase="activation", fate="gathering", cultists=cultists, curses={A: "Hunger of the Deep"})
    events = choose(g, "none")
    moved = [event.text.args["count"] for event in told(events, "cultists-moved")]
    assert (moved, at(g, A, "lodge", "abyss")) == ([3, 3], [4, 5])


@rule("curse.q1")
def test_curse_q1_nobody_is_asked_whether_a_curse_takes_effect() -> None:
    g = altar(phase="activation", fate="library", cultists={A: "library 3"}, curses={A: "Doubt"})
    assert (ids(g.opening)[0], g.asks(), g.control) == ("curse-strikes", {}, "")


@rule("curse.q2")
def test_curse_q2_of_two_equal_curses_one_takes_effect_per_event() -> None:
    g = altar(
        phase="activation",
        cultists={A: "other-worlds 3"},
        curses={A: "Barred Gate, Doubt, Barred Gate"},
        summon={A: 7},
        dice="Star, Eye, Eye",
    )
    assert (g.summon[A], curses_of(g, A)) == (7, ["Barred Gate"])  # Doubt went when control was settled


@rule("curse.q2")
def test_curse_q2_the_other_waits_for_the_next_event() -> None:
    g = altar(
        phase="activation",
        cultists={A: "other-worlds 3"},
        curses={A: "Barred Gate, Barred Gate"},
        summon={A: 7},
        dice="Star, Star, Eye",
    )
    assert (g.summon[A], g.curses[A], len(told(g.opening, "curse-strikes"))) == (7, (), 2)


@rule("curse.q2")
def test_curse_q2_the_one_received_first_goes() -> None:
    curses = {A: "Backlash, Doubt, Doubt"}
    g = altar(phase="activation", fate="library", cultists={A: "library 3"}, curses=curses)
    assert g.curses[A] == ((curse("Backlash"), 1 << curse("Doubt")), (curse("Doubt"), 0))


@rule("curse.q3")
def test_curse_q3_several_different_curses_take_effect_in_the_order_received() -> None:
    g = altar(
        phase="preparation",
        cultists={A: "lodge 4, abyss 2"},
        readied={A: "Call from Below (Book)"},
        curses={A: "Hunger of the Deep, Backlash"},
    )
    struck = told(cast(g, "Call from Below (Book)"), "curse-strikes")
    assert [event.cite for event in struck] == ["curses.d4", "curses.d7"]
    assert at(g, A, "lodge", "abyss") == [1, 5]


@rule("curse.q4")
def test_curse_q4_a_state_already_fulfilled_takes_effect_at_once() -> None:
    g = altar(phase="preparation", cultists={B: "lodge 6, abyss 0"}, curse_deck="Hunger of the Deep")
    receive_curse(g, B, "signs.2")
    assert ids(g.events) == ["curse-received", "curse-strikes", "cultists-moved"]
    assert (at(g, B, "lodge", "abyss"), g.curses[B]) == ([3, 3], ())


@rule("curse.q4")
def test_curse_q4_below_the_state_it_waits() -> None:
    g = altar(phase="preparation", cultists={B: "lodge 5"}, curse_deck="Hunger of the Deep")
    receive_curse(g, B, "signs.2")
    assert (at(g, B, "lodge"), curses_of(g, B)) == ([5], ["Hunger of the Deep"])


@rule("curse.q4")
def test_curse_q4_a_curse_of_an_event_needs_a_new_event() -> None:
    g = altar(phase="preparation", summon={B: 8}, curse_deck="Barred Gate")
    receive_curse(g, B, "signs.2")
    assert (g.summon[B], curses_of(g, B)) == (8, ["Barred Gate"])


@rule("curse.x1")
def test_curse_x1_b_receives_a_curse_and_only_a_sees_it() -> None:
    g = altar(
        phase="activation",
        active=C,
        fate="streets",
        supply=0,
        lodges={B: 1},
        signs={B: 1},
        summon={B: 8},
        curse_deck="Torn Veil",
        dice="Tentacle",
    )
    received = one(choose(g, "none"), "curse-received")
    assert received.audience == (A,)
    seen = [view(g, viewer).players[B].curses for viewer in (A, B, C, D)]
    assert seen == [("torn-veil",), (None,), (None,), (None,)]
