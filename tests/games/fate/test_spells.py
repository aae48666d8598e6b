"""The twelve spells, one by one."""

from typing import Any

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.games.fate.state import Fate
from tests.games.fate.builders import (
    A,
    B,
    C,
    D,
    altar,
    ask,
    asked,
    at,
    card,
    cards,
    cards_named,
    cast,
    choices,
    choose,
    here,
    ids,
    is_exhausted,
    load_dice,
    one,
    pass_all,
    read,
    use,
    view,
)


def window(spell: str, seat: int = A, **position: Any) -> Fate:
    """Open the last window of A's turn; the player has readied the spell."""
    return altar(phase="conclusion", readied={seat: spell}, **position)


def castable(spell: str, seat: int = A, **position: Any) -> bool:
    """Say whether the player may cast the spell in the last window of A's turn."""
    g = window(spell, seat, **position)
    assert asked(g) == seat
    return f"cast:{card(spell)}" in choices(g)


@rule("spells.d1")
@pytest.mark.parametrize(("abyss", "after"), [(7, [9, 5]), (1, [8, 0])])
def test_spells_d1_call_from_below_brings_two_from_the_abyss(abyss: int, after: list[int]) -> None:
    g = window("Call from Below (Book)", B, cultists={B: f"abyss {abyss}"})
    events = cast(g, "Call from Below (Book)")
    assert (at(g, B, "lodge", "abyss"), one(events, "cultists-moved").cite) == (after, "spells.d1")


@rule("spells.d1")
def test_spells_d1_it_needs_an_own_cultist_in_the_abyss() -> None:
    assert not castable("Call from Below (Book)", cultists={A: "abyss 0"})


@rule("spells.d2")
def test_spells_d2_false_trail_sends_one_or_two_investigators_to_a_rival() -> None:
    g = window("False Trail (Book)", lodges={A: 3, C: 1})
    choose(g, f"cast:{card('False Trail (Book)')}")
    assert choices(g) == [f"rival:{rival}:{count}" for rival in (1, 2, 3) for count in (1, 2)]
    choose(g, "rival:2:2")
    assert g.lodges == [1, 0, 3, 0]


@rule("spells.d2")
def test_spells_d2_not_more_than_there_are_and_not_without() -> None:
    g = window("False Trail (Book)", lodges={A: 1})
    choose(g, f"cast:{card('False Trail (Book)')}")
    assert choices(g) == ["rival:1:1", "rival:2:1", "rival:3:1"]
    assert not castable("False Trail (Book)", lodges={B: 2})


@rule("spells.d2")
def test_spells_d2_any_turn() -> None:
    assert castable("False Trail (Book)", B, lodges={B: 1})


@rule("spells.d3")
def test_spells_d3_dream_road_lets_a_single_spell_move_anywhere() -> None:
    g = altar(
        phase="preparation",
        whole_turn=True,
        fate="gathering",
        hands={A: "Frenzy (Moon)"},
        readied={A: "Dream Road (Book)"},
    )
    cast(g, "Dream Road (Book)")
    assert (g.road, choices(g)) == (True, [f"road:{card('Frenzy (Moon)')}"])
    choose(g, choices(g)[0])
    assert choices(g) == ["to:0", "to:1", "to:2", "to:3", "to:4"]
    choose(g, "to:0")
    assert here(g) == "other-worlds"


@rule("spells.d3")
def test_spells_d3_only_in_prep_of_the_own_turn() -> None:
    assert not castable("Dream Road (Book)")
    for active, offered in ((A, True), (B, False)):
        g = altar(phase="preparation", active=active, readied={A: "Dream Road (Book)"})
        assert (f"cast:{card('Dream Road (Book)')}" in choices(g)) == offered


@rule("spells.d3")
def test_spells_d3_not_if_already_in_force_and_only_this_turn() -> None:
    g = altar(phase="preparation", readied={A: "Dream Road (Book), Dream Road (Moon)"})
    cast(g, "Dream Road (Book)")
    assert (g.road, choices(g)[0]) == (True, "pass")
    g = altar(players=2, phase="conclusion", whole_turn=True, road=True)
    assert (g.active, g.road) == (B, False)


@rule("spells.d4")
def test_spells_d4_mind_theft_takes_a_spell_chosen_by_its_back() -> None:
    hands = {B: "Frenzy (Flame), Betrayal (Moon)", C: "Betrayal (Skull)"}
    g = window("Mind Theft (Book)", hands=hands)
    choose(g, f"cast:{card('Mind Theft (Book)')}")
    assert choices(g) == ["theft:1:2", "theft:1:4", "theft:2:3"]
    choose(g, "theft:1:4")
    assert card("Betrayal (Moon)") in g.hands[A]
    assert cards_named(g.hands[B]) == ["Frenzy (Flame)"]


@rule("spells.d4")
def test_spells_d4_only_caster_and_victim_learn_its_face() -> None:
    g = window("Mind Theft (Book)", hands={B: "Frenzy (Flame), Betrayal (Moon)"})
    stolen = one(cast(g, "Mind Theft (Book)", "theft:1:4"), "stolen")
    assert stolen.audience == (A, B)
    for other in (C, D, None):
        assert read([stolen], other) == "Player 1 takes a Moon spell from the hand of Player 2."
    numbers = [[each.card for each in view(g, viewer).players[A].hand] for viewer in (A, B, C, None)]
    assert [card("Betrayal (Moon)") in row for row in numbers] == [True, True, False, False]


@rule("spells.d4")
def test_spells_d4_of_several_with_that_back_any_may_come() -> None:
    stolen = set()
    for seed in range(12):
        g = window("Mind Theft (Book)", hands={B: "Frenzy (Moon), Betrayal (Moon)"}, seed=seed)
        cast(g, "Mind Theft (Book)")
        stolen |= set(cards("Frenzy (Moon), Betrayal (Moon)")) & set(g.hands[A])
    assert stolen == set(cards("Frenzy (Moon), Betrayal (Moon)"))


@rule("spells.d4")
def test_spells_d4_it_needs_a_rival_with_a_spell_in_hand() -> None:
    assert not castable("Mind Theft (Book)")
    assert castable("Mind Theft (Book)", hands={D: "Moon"})


@rule("spells.d5", "sacrifice.1")
def test_spells_d5_blood_price_sacrifices_three_here_and_summons() -> None:
    g = window("Blood Price (Book)", fate="library", cultists={A: "library 4"})
    events = cast(g, "Blood Price (Book)")
    assert (at(g, A, "library", "abyss"), g.summon[A]) == ([1, 10], 1)
    assert ids(events)[1:] == ["cultists-moved", "summoned"]


@rule("spells.d5")
def test_spells_d5_it_needs_three_here_and_the_own_turn() -> None:
    assert not castable("Blood Price (Book)", fate="library", cultists={A: "library 2, museum 3"})
    assert not castable("Blood Price (Book)", B, fate="library", cultists={B: "library 3"})


def rolled(dice: str, **position: Any) -> Fate:
    """Let A roll in Other Worlds, as many dice as are named, with control."""
    return altar(
        phase="activation", cultists={A: f"other-worlds {len(dice.split(','))}"}, dice=dice, **position
    )


@rule("spells.d6")
def test_spells_d6_frenzy_rolls_chosen_dice_of_anybodys_roll_again() -> None:
    g = rolled("Star, Eye, Tentacle", readied={B: "Frenzy (Book)"})
    choose(g, f"cast:{card('Frenzy (Book)')}")
    assert (asked(g), choices(g)) == (B, ["die:0", "die:1", "die:2"])
    assert (ask(g).least, ask(g).most) == (1, 3)
    load_dice(g, "Eye, Eye")
    events = choose(g, ["die:0", "die:2"])
    assert "rerolled" in ids(events)
    assert (g.summon[A], at(g, A, "other-worlds")) == (0, [3])


@rule("spells.d6")
def test_spells_d6_the_other_dice_keep_their_faces() -> None:
    g = rolled("Star, Eye, Eye", readied={B: "Frenzy (Book)"})
    load_dice(g, "Tentacle")
    cast(g, "Frenzy (Book)", "die:1")
    assert g.summon[A] == 2


@rule("spells.d7")
def test_spells_d7_warding_circle_keeps_off_the_first_two_signs() -> None:
    spell = "Warding Circle (Book)"
    g = altar(
        phase="preparation", readied={A: "Press Call (Book)", B: spell}, dice="Tentacle, Tentacle, Star"
    )
    cast(g, "Press Call (Book)", "rival:1")
    choose(g, "pass")  # B lets Press Call stand
    choose(g, "pass")  # and the roll
    events = cast(g, spell)
    assert ids(events) == ["cast", "sign-warded", "sign-warded", "sign-taken", "investigators-to-supply"]
    assert (g.signs[B], g.lodges[B]) == (1, 2)


@rule("spells.d7")
def test_spells_d7_it_needs_a_success() -> None:
    g = altar(
        phase="conclusion",
        lodges={A: 5},
        readied={A: "Warding Circle (Book)"},
        dice="Eye, Eye, Eye, Eye, Eye",
    )
    choose(g, "pass")
    choose(g, "pass")
    assert (ask(g).kind, choices(g)) == ("ward", ["pass"])


@rule("spells.d7")
def test_spells_d7_a_circle_of_one_raid_does_not_protect_in_the_next() -> None:
    g = altar(
        hands={A: "Moon"},
        supply=0,
        lodges={A: 1, B: 1},
        readied={A: "Warding Circle (Book)"},
        dice="Tentacle / Tentacle",
    )
    choose(g, choices(g)[0])
    choose(g, "pass")
    cast(g, "Warding Circle (Book)")
    assert g.signs[:2] == [0, 1]


@rule("spells.d8")
def test_spells_d8_betrayal_sends_a_rivals_cultist_here_to_the_abyss() -> None:
    cultists = {A: "museum 1", B: "museum 2", C: "library 1", D: "museum 1"}
    g = window("Betrayal (Book)", fate="museum", cultists=cultists)
    choose(g, f"cast:{card('Betrayal (Book)')}")
    assert choices(g) == ["rival:1", "rival:3"]
    choose(g, "rival:1")
    assert at(g, B, "museum", "abyss") == [1, 8]


@rule("spells.d8")
def test_spells_d8_it_needs_a_rivals_cultist_here() -> None:
    assert not castable("Betrayal (Book)", fate="museum", cultists={A: "museum 2", B: "library 2"})


@rule("spells.d9")
def test_spells_d9_banishment_answers_another_players_spell_only() -> None:
    g = altar(phase="preparation", readied={A: "Rising Tide (Book), Banishment (Book)"})
    cast(g, "Rising Tide (Book)")
    assert (g.summon[A], ask(g).kind) == (1, "window")  # A was not asked about the own spell


@rule("spells.d9")
def test_spells_d9_the_answered_spell_is_cancelled() -> None:
    g = altar(phase="preparation", readied={A: "Rising Tide (Book)", C: "Banishment (Book)"})
    cast(g, "Rising Tide (Book)")
    events = cast(g, "Banishment (Book)")
    assert ids(events) == ["cast", "cancelled"]
    assert g.summon[A] == 0


@rule("spells.d10")
def test_spells_d10_press_call_sends_three_investigators_and_raids() -> None:
    g = window("Press Call (Book)", lodges={C: 1}, supply=5, dice="Eye, Eye, Eye, Eye")
    events = cast(g, "Press Call (Book)", "rival:2")
    assert ids(events)[1:4] == ["investigators-from-supply", "raided", "rolled-raid"]
    assert (one(events, "raided").cite, g.lodges[C], g.supply) == ("spells.d10", 0, 6)


@rule("spells.d10")
def test_spells_d10_it_needs_an_investigator_in_the_supply_or_in_that_lodge() -> None:
    assert not castable("Press Call (Book)", supply=0, lodges={A: 3})
    g = window("Press Call (Book)", supply=0, lodges={B: 1, D: 2})
    choose(g, f"cast:{card('Press Call (Book)')}")
    assert choices(g) == ["rival:1", "rival:3"]


@rule("spells.d11")
@pytest.mark.parametrize(("marker", "offered"), [(0, True), (4, True), (5, False)])
def test_spells_d11_rising_tide_only_while_the_marker_is_on_four_or_less(marker: int, offered: bool) -> None:
    assert castable("Rising Tide (Book)", summon={A: marker}) == offered


@rule("spells.d11")
def test_spells_d11_it_summons_one_in_the_own_turn() -> None:
    g = window("Rising Tide (Book)", summon={A: 4})
    cast(g, "Rising Tide (Book)")
    assert g.summon[A] == 5
    assert not castable("Rising Tide (Book)", B)


@rule("spells.d12")
@pytest.mark.parametrize(("signs", "left"), [(5, 3), (2, 0), (1, 0)])
def test_spells_d12_broken_seal_removes_two_own_signs(signs: int, left: int) -> None:
    g = window("Broken Seal (Book)", B, signs={A: 3, B: signs})
    cast(g, "Broken Seal (Book)")
    assert g.signs[:2] == [3, left]


@rule("spells.d12")
def test_spells_d12_it_needs_an_own_sign() -> None:
    assert not castable("Broken Seal (Book)", signs={B: 3})


@rule("spells.x1")
def test_spells_x1_rising_tide_on_five_stays_readied_and_is_a_source() -> None:
    tide = "Rising Tide (Lantern)"
    g = window(tide, fate="museum", hands={A: "Call from Below (Book)"}, summon={A: 5})
    choose(g, f"ready:{card('Call from Below (Book)')}")  # costs a Lantern
    assert (ask(g).kind, f"cast:{card(tide)}" in choices(g)) == ("window", False)
    pass_all(g)
    assert cards_named(g.readied[A]) == [tide, "Call from Below (Book)"]


@rule("spells.x2")
def test_spells_x2_frenzy_then_the_elder_lamp_and_the_faces_after_that_count() -> None:
    artefacts, readied = {A: "Elder Lamp"}, {B: "Frenzy (Book)"}
    g = rolled("Star, Tentacle, Star, Eye", artefacts=artefacts, readied=readied)
    choose(g, "pass")
    choose(g, f"cast:{card('Frenzy (Book)')}")
    load_dice(g, "Eye, Eye, Tentacle / Star")
    choose(g, ["die:0", "die:1", "die:2"])
    use(g, "Elder Lamp", "die:3")
    assert (g.summon[A], is_exhausted(g, "Elder Lamp")) == (2, True)


@rule("spells.x3")
def test_spells_x3_press_call_with_two_in_the_supply_rolls_three_dice() -> None:
    g = window("Press Call (Book)", supply=2, lodges={B: 1}, dice="Tentacle, Eye, Eye")
    events = cast(g, "Press Call (Book)", "rival:1")
    assert read(events[1:2], None) == "2 investigators come from the supply into the lodge of Player 2."
    assert g.roll is not None
    assert len(g.roll.faces) == 3
