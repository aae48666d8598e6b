"""The base and control actions of Other Worlds, Streets, Ceremony and Gathering."""

from typing import Any

import pytest

from miskatonic.core.ids import read_id
from miskatonic.core.rulebook import rule
from miskatonic.core.text import Who
from miskatonic.games.fate.state import Fate
from tests.games.fate.builders import (
    A,
    B,
    C,
    D,
    altar,
    ask,
    at,
    choices,
    choose,
    ids,
    one,
    refused,
    told,
    view,
)

NO_GIFT = {A: "Tsathoggua"}
"""A god without signs and readied spells, whose gift has no effect."""

# other-worlds


@rule("other-worlds.1")
@pytest.mark.parametrize("cultists", [3, 5])
def test_other_worlds_1_one_die_per_own_cultist_here(cultists: int) -> None:
    g = altar(phase="activation", cultists={A: f"other-worlds {cultists}", B: "other-worlds 2"})
    assert (len(view(g, None).roll.faces), view(g, None).roll.kind) == (cultists, "other-worlds")


@rule("other-worlds.2")
def test_other_worlds_2_each_success_costs_a_cultist_and_moves_the_marker_one_after_another() -> None:
    g = altar(phase="activation", cultists={A: "other-worlds 3, abyss 0"}, dice="Tentacle, Star, Eye")
    assert ids(g.opening)[2:6] == ["cultists-moved", "summoned", "cultists-moved", "summoned"]
    assert {event.cite for event in g.opening[2:6]} == {"other-worlds.2"}
    assert (g.summon[A], at(g, A, "other-worlds")) == (2, [1])


@rule("other-worlds.3")
def test_other_worlds_3_with_control_each_eye_brings_a_cultist_home_after_all_successes() -> None:
    cultists = {A: "other-worlds 3, abyss 0, lodge 0"}
    g = altar(phase="activation", cultists=cultists, dice="Eye, Star, Eye")
    (home,) = choose(g, "return")
    assert (home.cite, home.text.args["count"]) == ("other-worlds.3", 1)  # the abyss held but one
    assert at(g, A, "other-worlds", "abyss", "lodge") == [2, 0, 1]


@rule("other-worlds.3", "activation.3", "choices.8")
def test_other_worlds_3_the_player_need_not_call_them_home() -> None:
    cultists = {A: "other-worlds 3, abyss 4, lodge 0"}
    g = altar(phase="activation", cultists=cultists, dice="Eye, Star, Eye")
    assert (ask(g).kind, choices(g), at(g, A, "abyss")) == ("return", ["return", "none"], [5])
    assert (choose(g, "none"), at(g, A, "other-worlds", "abyss", "lodge")) == ([], [2, 5, 0])


@rule("other-worlds.3")
@pytest.mark.parametrize(
    ("abyss", "dice"), [(5, "Star, Tentacle, Star"), (0, "Eye, Eye, Eye")], ids=["no Eye", "empty abyss"]
)
def test_other_worlds_3_it_is_offered_only_if_it_can_bring_somebody_home(abyss: int, dice: str) -> None:
    g = altar(phase="activation", cultists={A: f"other-worlds 3, abyss {abyss}"}, dice=dice)
    assert (g.control, g.asks()) == ("full", {})


@rule("other-worlds.3", "curses.d4")
def test_other_worlds_3_who_comes_home_may_set_off_a_curse_and_who_stays_does_not() -> None:
    cultists, curses = {A: "other-worlds 3, abyss 4, lodge 5"}, {A: "Hunger of the Deep"}
    g = altar(phase="activation", cultists=cultists, curses=curses, dice="Eye, Star, Star")
    stays = g.copy()
    choose(stays, "none")
    assert (at(stays, A, "lodge"), len(stays.curses[A])) == ([5], 1)
    choose(g, "return")
    assert (at(g, A, "lodge"), len(g.curses[A])) == ([3], 0)


@rule("other-worlds.3")
def test_other_worlds_3_without_control_eyes_bring_nothing() -> None:
    g = altar(phase="activation", cultists={A: "other-worlds 2, abyss 4, lodge 0"}, dice="Eye, Star")
    choose(g, "none")
    assert (at(g, A, "other-worlds", "abyss", "lodge"), g.asks()) == ([1, 5, 0], {})


@rule("other-worlds.3")
def test_other_worlds_3_temporary_control_is_enough() -> None:
    cultists = {A: "other-worlds 2, abyss 4, lodge 0"}
    g = altar(phase="activation", cultists=cultists, dice="Star / Eye, Eye")
    choose(g, "roll")
    choose(g, "return")
    assert at(g, A, "other-worlds", "abyss", "lodge") == [2, 2, 2]


@rule("other-worlds.q1")
def test_other_worlds_q1_the_cultist_just_placed_rolls_too() -> None:
    hand = {A: "Frenzy (Moon), Betrayal (Moon)"}
    g = altar(fate="library", hands=hand, cultists={A: "other-worlds 2, lodge 1"}, whole_turn=True)
    choose(g, choices(g)[-1])
    choose(g, "to:0")
    assert (len(view(g, None).roll.faces), view(g, None).roll.seat) == (3, A)


@rule("other-worlds.q1")
def test_other_worlds_q1_without_any_no_roll_takes_place() -> None:
    g = altar(phase="activation", cultists={A: "museum 3", B: "other-worlds 4"})
    choose(g, "none")
    assert (g.throws, g.roll) == (0, None)


@rule("other-worlds.x1")
def test_other_worlds_x1_four_cultists_with_control() -> None:
    cultists = {A: "other-worlds 4, abyss 5, lodge 0"}
    g = altar(phase="activation", cultists=cultists, dice="Tentacle, Star, Eye, Eye")
    assert (g.summon[A], at(g, A, "other-worlds", "abyss", "lodge")) == (2, [2, 7, 0])
    choose(g, "return")
    assert at(g, A, "other-worlds", "abyss", "lodge") == [2, 5, 2]


@rule("other-worlds.x2")
def test_other_worlds_x2_three_eyes_without_control() -> None:
    cultists = {A: "other-worlds 3, abyss 5, lodge 0", B: "other-worlds 3"}
    g = altar(phase="activation", cultists=cultists, dice="Eye, Eye, Eye")
    assert ids(choose(g, "none")) == ["rolled-other-worlds"]
    assert (g.summon[A], at(g, A, "other-worlds", "abyss", "lodge"), g.asks()) == (0, [3, 5, 0], {})


# streets


def streets(**position: Any) -> Fate:
    """Let A act in the Streets without control."""
    g = altar(phase="activation", fate="streets", **position)
    choose(g, "none")
    return g


@rule("streets.1")
def test_streets_1_investigators_come_from_the_own_lodge_or_the_supply_into_a_rivals_lodge() -> None:
    g = streets(lodges={A: 1}, supply=3)
    assert choices(g) == ["lodge:1", "supply:1", "lodge:2", "supply:2", "lodge:3", "supply:3"]
    assert {option.cite for option in ask(g).options} == {"streets.1"}
    sent = choose(g, "lodge:2")
    assert (g.lodges, g.supply, one(sent, "investigators-to-rival").cite) == ([0, 0, 1, 0], 3, "streets.1")
    assert choices(g) == ["supply:1", "supply:2", "supply:3", "enough"]


@rule("streets.1")
def test_streets_1_one_is_enough_and_two_are_the_most() -> None:
    g = streets(supply=3)
    choose(g, "supply:1")
    assert one(choose(g, "enough"), "raided").text.args["count"] == 1
    g = streets(supply=9)
    choose(g, "supply:1")
    events = choose(g, "supply:3")
    assert [event.text.args["count"] for event in told(events, "raided")] == [1, 1]


@rule("streets.2")
def test_streets_2_at_least_one_must_be_moved() -> None:
    assert refused(streets(supply=1), "enough").clause == "streets.1"
    assert refused(streets(supply=0, lodges={A: 1}), "enough").clause == "streets.1"


@rule("streets.1")
def test_streets_1_an_empty_supply_or_lodge_is_no_source() -> None:
    assert choices(streets(supply=0, lodges={A: 1})) == ["lodge:1", "lodge:2", "lodge:3"]
    assert choices(streets(supply=1)) == ["supply:1", "supply:2", "supply:3"]


@rule("streets.2")
def test_streets_2_with_neither_lodge_nor_supply_this_part_is_skipped() -> None:
    g = altar(phase="activation", fate="streets", supply=0, lodges={C: 2})
    events = choose(g, "none")
    assert (ids(events)[:2], g.asks()) == (["raided", "rolled-raid"], {})


@rule("streets.2")
def test_streets_2_the_last_one_is_moved_and_no_second_asked_for() -> None:
    g = streets(supply=1)
    assert one(choose(g, "supply:2"), "raided").text.args["who"] == Who(C)


@rule("streets.3")
def test_streets_3_every_rival_with_an_investigator_is_raided_clockwise_from_the_left() -> None:
    lodges = {A: 2, B: 1, C: 4, D: 2}
    g = altar(phase="activation", active=C, fate="streets", supply=0, lodges=lodges)
    choose(g, "none")
    choose(g, "lodge:0")
    events = choose(g, "enough")
    raided = told(events, "raided")
    assert [event.text.args["who"] for event in raided] == [Who(D), Who(A), Who(B)]
    assert [event.text.args["count"] for event in raided] == [2, 3, 1]
    assert {event.cite for event in raided} == {"streets.3"}


@rule("streets.3")
def test_streets_3_rivals_without_investigators_and_the_active_player_are_not_raided() -> None:
    g = streets(supply=0, lodges={A: 5})
    choose(g, "lodge:2")
    raided = told(choose(g, "lodge:2"), "raided")
    assert [event.text.args["who"] for event in raided] == [Who(C)]
    assert g.lodges[A] == 3


def streets_with_control(supply: int, **position: Any) -> Fate:
    """Let A act in the Streets with control, up to the control action; B was sent the only investigator."""
    g = altar(
        phase="activation",
        fate="streets",
        cultists={A: "streets 3"},
        supply=supply,
        dice="Tentacle",
        **position,
    )
    choose(g, f"supply:{B}")
    choose(g, "enough")
    return g


@rule("streets.4")
def test_streets_4_for_one_cultist_each_rival_gets_an_investigator_from_the_supply() -> None:
    g = streets_with_control(supply=6)
    assert (ask(g).kind, choices(g), ask(g).cite) == ("sacrifice", ["plain", "none"], "streets.4")
    events = choose(g, "plain")
    assert (at(g, A, "streets"), g.lodges, g.supply) == ([2], [0, 2, 1, 1], 2)
    assert {event.cite for event in events} == {"streets.4"}


@rule("streets.4")
def test_streets_4_clockwise_from_the_left_as_far_as_possible() -> None:
    g = streets_with_control(supply=3)
    events = choose(g, "plain")
    came = told(events, "investigators-from-supply")
    assert ([event.text.args["who"] for event in came], g.supply) == ([Who(B), Who(C)], 0)


@rule("streets.4")
def test_streets_4_it_needs_a_supply_and_may_be_left_out() -> None:
    g = altar(phase="activation", fate="streets", cultists={A: "streets 3"}, supply=1, dice="Tentacle")
    choose(g, f"supply:{B}")
    assert (g.asks(), g.supply) == ({}, 0)
    g = streets_with_control(supply=6)
    choose(g, "none")
    assert (at(g, A, "streets"), g.supply) == ([3], 5)


@rule("streets.4")
def test_streets_4_without_control_it_is_not_offered() -> None:
    g = streets(cultists={A: "streets 2"}, supply=6)
    choose(g, "supply:1")
    choose(g, "enough")
    assert g.asks() == {}


@rule("streets.q1")
def test_streets_q1_the_own_lodge_is_no_target() -> None:
    g = streets(lodges={A: 1})
    for choice in ("lodge:0", "supply:0"):
        assert refused(g, choice).clause == "streets.1"


@rule("streets.q1")
def test_streets_q1_the_investigators_of_the_control_action_do_not_raid() -> None:
    g = streets_with_control(supply=6)
    events = choose(g, "plain")
    assert (told(events, "raided"), g.asks()) == ([], {})


@rule("streets.q2")
def test_streets_q2_an_empty_supply_raids_nobody_here() -> None:
    g = streets(supply=1, lodges={A: 3})
    choose(g, f"supply:{B}")
    events = choose(g, "enough")
    assert [event.text.args["who"] for event in told(events, "raided")] == [Who(B)]
    assert told(events, "supply-empty") == []


@rule("streets.x1")
def test_streets_x1_c_is_raided_with_four_dice() -> None:
    g = streets(lodges={A: 1, C: 2}, supply=6)
    choose(g, "lodge:2")
    events = choose(g, "supply:2")
    assert [event.text.args["who"] for event in told(events, "raided")] == [Who(C)]
    assert (len(view(g, None).roll.faces), view(g, None).roll.seat) == (4, C)


@rule("streets.x2")
def test_streets_x2_two_players_both_into_one_lodge() -> None:
    g = streets(players=2, supply=6)
    choose(g, "supply:1")
    assert one(choose(g, "supply:1"), "raided").text.args["count"] == 2


# ceremony


@rule("ceremony.1")
def test_ceremony_1_a_gate_is_taken_from_the_supply() -> None:
    g = altar(phase="activation", fate="ceremony")
    taken = one(choose(g, "none"), "gate-taken")
    assert (g.gates, g.gate_supply, taken.cite, taken.audience) == ([1, 0, 0, 0], 3, "ceremony.1", None)


@rule("ceremony.1")
def test_ceremony_1_not_if_the_supply_has_none() -> None:
    g = altar(phase="activation", fate="ceremony", gate_supply=0)
    assert (told(choose(g, "none"), "gate-taken"), g.gates[A]) == ([], 0)


@rule("ceremony.2")
def test_ceremony_2_then_the_gift_takes_effect_with_its_choices() -> None:
    g = altar(phase="activation", fate="ceremony", gods={A: "Cthulhu"}, cultists={A: "abyss 2"})
    assert ids(choose(g, "none")) == ["gate-taken"]
    assert (ask(g).kind, choices(g)) == ("gift", [f"to:{each}" for each in range(6)])
    events = choose(g, "to:4")
    assert (ids(events), at(g, A, "abyss", "museum")) == (["gift-used", "cultists-moved"], [1, 1])
    assert {event.cite for event in events} == {"gods.d1"}


@rule("ceremony.3")
def test_ceremony_3_with_control_two_cultists_bring_one_step() -> None:
    g = altar(phase="activation", fate="ceremony", gods=NO_GIFT, cultists={A: "ceremony 5"})
    assert (ask(g).kind, choices(g), ask(g).cite) == ("sacrifice", ["plain", "none"], "ceremony.3")
    summoned = one(choose(g, "plain"), "summoned")
    assert (g.summon[A], at(g, A, "ceremony"), summoned.cite) == (1, [3], "ceremony.3")


@rule("ceremony.3")
def test_ceremony_3_only_once_and_only_by_choice() -> None:
    g = altar(phase="activation", fate="ceremony", gods=NO_GIFT, cultists={A: "ceremony 7"})
    choose(g, "plain")
    assert g.asks() == {}
    g = altar(phase="activation", fate="ceremony", gods=NO_GIFT, cultists={A: "ceremony 7"})
    choose(g, "none")
    assert (g.summon[A], at(g, A, "ceremony"), g.asks()) == (0, [7], {})


@rule("ceremony.3")
def test_ceremony_3_without_control_it_is_not_offered() -> None:
    g = altar(phase="activation", fate="ceremony", gods=NO_GIFT, cultists={A: "ceremony 2"})
    choose(g, "none")
    assert g.asks() == {}


@rule("ceremony.3", "sacrifice.1")
def test_ceremony_3_two_cultists_here_are_just_enough() -> None:
    g = altar(phase="activation", fate="ceremony", gods=NO_GIFT, cultists={A: "ceremony 2"}, dice="Star")
    choose(g, "roll")
    assert choices(g) == ["plain", "none"]
    choose(g, "plain")
    assert (g.summon[A], at(g, A, "ceremony")) == (1, [0])


@rule("ceremony.q1", "activation.2")
def test_ceremony_q1_the_gift_is_compulsory() -> None:
    g = altar(phase="activation", fate="ceremony", gods={A: "Azathoth"}, dice="Eye, Eye")
    assert "rolled-gift" in ids(choose(g, "none"))
    assert (g.lodges[A], g.asks()) == (2, {})


@rule("ceremony.q1", "choices.8")
@pytest.mark.parametrize("god", ["Cthulhu", "Hastur", "Nyarlathotep", "Tsathoggua"])
def test_ceremony_q1_which_way_is_asked_but_not_whether(god: str) -> None:
    position: dict[str, Any] = {"cultists": {B: "museum 1, library 1"}, "readied": {A: "Book, Moon"}}
    g = altar(phase="activation", fate="ceremony", gods={A: god}, **position)
    choose(g, "none")
    assert (ask(g).kind, len(choices(g)) > 1, "none" in choices(g)) == ("gift", True, False)
    assert refused(g, "none").clause == ask(g).cite


@rule("ceremony.q1", "gods.d6", "gods.d7")
@pytest.mark.parametrize(("god", "kind"), [("Shub-Niggurath", "place"), ("Yog-Sothoth", "roam")])
def test_ceremony_q1_what_a_gift_leaves_to_its_player_stays_a_choice(god: str, kind: str) -> None:
    g = altar(phase="activation", fate="ceremony", gods={A: god}, cultists={A: "museum 1"})
    choose(g, "none")
    assert (ask(g).kind, choices(g)[-1]) == (kind, "none")


@rule("ceremony.q1", "choices.13")
def test_ceremony_q1_with_a_single_way_nobody_is_asked() -> None:
    g = altar(phase="activation", fate="ceremony", gods={A: "Hastur"}, cultists={B: "museum 1"})
    choose(g, "none")
    assert (at(g, B, "museum"), at(g, A, "museum"), g.asks()) == ([0], [1], {})


@rule("ceremony.q1")
@pytest.mark.parametrize(
    ("god", "cultists"),
    [("Cthulhu", "abyss 0"), ("Hastur", ""), ("Tsathoggua", ""), ("Yog-Sothoth", ""), ("Nyarlathotep", "")],
)
def test_ceremony_q1_a_gift_without_a_legal_option_has_no_effect(god: str, cultists: str) -> None:
    g = altar(phase="activation", fate="ceremony", gods={A: god}, cultists={A: cultists})
    assert (ids(choose(g, "none")), g.asks()) == (["gate-taken"], {})


@rule("ceremony.x1")
def test_ceremony_x1_no_second_gate_but_the_gift_still_works() -> None:
    g = altar(phase="activation", fate="ceremony", gods={A: "Cthulhu"}, hands={A: "Gate"})
    choose(g, "none")
    assert (g.gates[A], g.gate_supply, ask(g).kind) == (1, 3, "gift")
    choose(g, "to:0")
    assert at(g, A, "other-worlds") == [1]


# gathering


def gathering(cultists: str, **position: Any) -> Fate:
    """Let A act in The Gathering; without control, decline to roll for it."""
    g = altar(phase="activation", fate="gathering", cultists={A: cultists}, **position)
    if ask(g).kind == "control":
        choose(g, "none")
    return g


@rule("gathering.1")
def test_gathering_1_three_cultists_go_from_the_abyss_to_the_lodge() -> None:
    g = altar(phase="activation", fate="gathering", cultists={A: "abyss 5, lodge 1"})
    moved = one(choose(g, "none"), "cultists-moved")
    assert (at(g, A, "abyss", "lodge"), moved.cite) == ([2, 4], "gathering.1")


@rule("gathering.1")
def test_gathering_1_an_empty_abyss_gives_none() -> None:
    g = altar(phase="activation", fate="gathering", cultists={A: "abyss 0, lodge 1"})
    assert (choose(g, "none"), at(g, A, "lodge")) == ([], [1])


@rule("gathering.2")
def test_gathering_2_then_one_cultist_may_move_to_another_location() -> None:
    g = gathering("museum 2")
    assert (ask(g).kind, ask(g).cite) == ("roam", "gathering.2")
    moved = one(choose(g, "move:4:0"), "cultists-moved")
    assert (at(g, A, "museum", "other-worlds"), moved.cite, g.asks()) == ([1, 1], "gathering.2", {})


@rule("gathering.2")
def test_gathering_2_or_none_moves() -> None:
    g = gathering("museum 2")
    assert (choices(g)[-1], choose(g, "none"), at(g, A, "museum")) == ("none", [], [2])


@rule("gathering.3")
def test_gathering_3_with_control_any_number_moves() -> None:
    g = gathering("gathering 3, museum 1")
    choose(g, "none")
    for choice in ("move:5:0", "move:5:0", "move:5:1", "move:4:1"):
        assert ask(g).cite == "gathering.3"
        choose(g, choice)
    assert (at(g, A, "other-worlds", "library", "museum", "gathering"), g.asks()) == ([2, 2, 0, 0], {})


@rule("gathering.3")
def test_gathering_3_each_of_them_at_most_once() -> None:
    g = gathering("gathering 3")
    choose(g, "none")
    choose(g, "move:5:0")
    assert not any(choice.startswith("move:0") for choice in choices(g))
    assert refused(g, "move:0:1").clause == "gathering.3"


@rule("gathering.3")
def test_gathering_3_a_cultist_that_stood_there_before_may_still_leave() -> None:
    g = gathering("gathering 3, museum 1")
    choose(g, "none")
    choose(g, "move:5:4")
    choose(g, "move:4:0")
    assert not any(choice.startswith("move:4") for choice in choices(g))
    assert at(g, A, "museum", "other-worlds") == [1, 1]


@rule("gathering.3")
def test_gathering_3_the_list_may_be_empty_and_needs_control() -> None:
    g = gathering("gathering 3")
    choose(g, "none")
    choose(g, "none")
    assert (g.asks(), at(g, A, "gathering")) == ({}, [3])
    g = gathering("gathering 2")
    choose(g, "none")
    assert g.asks() == {}


@rule("gathering.q1")
def test_gathering_q1_from_any_location_but_not_from_lodge_or_abyss() -> None:
    g = gathering("museum 1, library 2, lodge 5, abyss 5", lodges={B: 1})
    origins = {read_id(choice).numbers[0] for choice in choices(g) if choice != "none"}
    assert origins == {1, 4}


@rule("gathering.q1")
def test_gathering_q1_a_move_ends_in_a_different_location() -> None:
    g = gathering("museum 1")
    assert choices(g) == ["move:4:0", "move:4:1", "move:4:2", "move:4:3", "move:4:5", "none"]
    assert refused(g, "move:4:4").clause == "gathering.2"


@rule("gathering.x1")
def test_gathering_x1_an_abyss_of_two() -> None:
    assert at(gathering("abyss 2, lodge 0, museum 1"), A, "abyss", "lodge") == [0, 2]


@rule("gathering.x2")
def test_gathering_x2_four_cultists_move_to_two_locations() -> None:
    g = gathering("gathering 3, museum 2, library 1")
    choose(g, "none")
    for choice in ("move:4:0", "move:4:0", "move:1:0", "move:5:2", "none"):
        choose(g, choice)
    assert at(g, A, "other-worlds", "streets", "gathering", "museum", "library") == [3, 1, 2, 0, 0]
