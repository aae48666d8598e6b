"""Gates, artefacts in general, and the twelve artefacts one by one."""

from typing import Any

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.games.fate.cards import ARTEFACTS, GATE
from miskatonic.games.fate.state import Fate
from tests.games.fate.builders import (
    A,
    B,
    C,
    D,
    altar,
    artefact,
    artefacts_of,
    ask,
    asked,
    at,
    card,
    cards_named,
    cast,
    choices,
    choose,
    column,
    curses_of,
    here,
    ids,
    is_exhausted,
    load_dice,
    move,
    one,
    pass_all,
    read,
    refused,
    say,
    told,
    use,
    view,
)


def uses(g: Fate) -> list[str]:
    """Return the artefacts that the player asked may use now."""
    if not g.asks():
        return []
    return [ARTEFACTS[int(each[4:])].name for each in choices(g) if each.startswith("use")]


def window(**position: Any) -> Fate:
    """Open the last window of A's turn; A has drawn up to three spells."""
    return altar(phase="conclusion", **position)


# Gates


@rule("gates.1")
def test_gates_1_a_gate_in_hand_is_visible_to_all() -> None:
    g = altar(hands={A: "Moon, Gate"})
    for viewer in (A, B, None):
        assert [player.gate for player in view(g, viewer).players] == [True, False, False, False]


@rule("gates.1", "ceremony.1")
def test_gates_1_a_player_never_holds_more_than_one() -> None:
    g = altar(phase="activation", fate="ceremony", hands={A: "Gate"})
    events = choose(g, "none")
    assert (told(events, "gate-taken"), g.gates[A], g.gate_supply) == ([], 1, 3)


@rule("gates.2")
def test_gates_2_a_gate_is_used_to_move_and_then_lies_in_the_column() -> None:
    g = altar(fate="streets", hands={A: "Moon, Gate"})
    move(g, "Gate", to="other-worlds")
    assert (here(g), g.gates[A], column(g, "streets")) == ("other-worlds", 0, ["Gate"])


@rule("gates.2")
def test_gates_2_it_is_used_for_nothing_else() -> None:
    g = altar(phase="preparation", hands={A: "Gate"})
    assert g.asks() == {}  # no window is worth asking for
    g = altar(phase="conclusion", hands={A: "Gate, Call from Below (Book)"}, fate="museum")
    assert choices(g) == ["none"]


@rule("gates.2")
@pytest.mark.parametrize("seat", [A, B])
def test_gates_2_in_the_column_it_is_a_joker_for_every_player(seat: int) -> None:
    hands, columns = {seat: "Call from Below (Book)"}, {"museum": "Gate"}
    g = altar(phase="conclusion", active=seat, fate="museum", hands=hands, columns=columns)
    assert f"ready:{card('Call from Below (Book)')}" in choices(g)


@rule("gates.3")
def test_gates_3_gates_in_a_cleared_column_return_to_the_supply() -> None:
    hands, columns = {A: "Call from Below (Book)"}, {"museum": "Gate, Gate, Moon"}
    g = altar(phase="conclusion", fate="museum", hands=hands, columns=columns)
    choose(g, f"ready:{card('Call from Below (Book)')}")
    assert (g.gate_supply, GATE in g.discard, len(g.discard)) == (4, False, 1)


@rule("gates.4")
def test_gates_4_mind_theft_never_takes_a_gate() -> None:
    g = window(hands={B: "Gate", C: "Moon, Gate"}, readied={A: "Mind Theft (Book)"})
    cast(g, "Mind Theft (Book)")  # C's spell is the only target
    assert (len(g.hands[A]), g.hands[C], g.gates) == (4, (), [0, 1, 1, 0])


@rule("gates.4")
def test_gates_4_the_gust_never_takes_a_gate() -> None:
    g = altar(fate="library", gods={B: "Ithaqua"}, hands={A: "Moon, Gate"}, squalls={"gathering": "Gust"})
    choose(g, choices(g)[0])
    assert (told(g.opening, "discarded"), g.gates[A], g.asks()) == ([], 1, {})


@rule("gates.4")
def test_gates_4_the_forced_redraw_never_discards_a_gate() -> None:
    g = altar(fate="museum", hands={A: "Skull, Gate"})
    assert (choices(g), g.discard) == (["gate"], [])


@rule("gates.x1")
def test_gates_x1_with_all_gates_out_a_visitor_of_the_ceremony_gets_none() -> None:
    columns = {"library": "Gate", "museum": "Gate"}
    g = altar(phase="activation", fate="ceremony", hands={B: "Gate", C: "Gate"}, columns=columns)
    assert g.gate_supply == 0
    choose(g, "none")
    assert g.gates == [0, 1, 1, 0]


# Artefacts in general


@rule("artefacts.1")
def test_artefacts_1_they_lie_open_beside_the_lodge_ready_or_exhausted() -> None:
    g = altar(hands={A: "Moon"}, artefacts={B: "Idol, Star Chart"}, exhausted="Idol")
    for viewer in (A, B, None):
        held = view(g, viewer).players[B].artefacts
        assert [(each.name, each.ready) for each in held] == [("idol", False), ("star-chart", True)]


@rule("artefacts.1")
def test_artefacts_1_a_new_one_arrives_ready_and_may_be_used_in_the_same_turn() -> None:
    g = altar(phase="activation", fate="museum", shown="Star Chart, Idol")
    choose(g, "none")
    choose(g, f"take:{artefact('Star Chart')}")
    assert (g.window, uses(g), is_exhausted(g, "Star Chart")) == ("acted", ["star-chart"], False)


@rule("artefacts.2")
def test_artefacts_2_an_exhausted_one_cannot_be_used_again() -> None:
    g = window(artefacts={A: "Star Chart, Bone Flute"})
    assert ids(use(g, "Star Chart")) == ["used", "drew"]
    assert (is_exhausted(g, "Star Chart"), uses(g)) == (True, ["bone-flute"])
    assert refused(g, f"use:{artefact('Star Chart')}").clause == "windows.2"


@rule("artefacts.2")
def test_artefacts_2_it_becomes_ready_in_the_owners_next_preparation() -> None:
    exhausted = "Star Chart, Idol"
    g = altar(phase="preparation", artefacts={A: "Star Chart", B: "Idol"}, exhausted=exhausted)
    assert one(g.opening, "refreshed").cite == "preparation.2"
    assert (is_exhausted(g, "Star Chart"), is_exhausted(g, "Idol")) == (False, True)


@rule("artefacts.3")
def test_artefacts_3_a_destroyed_one_goes_to_the_discard_pile() -> None:
    g = window(artefacts={A: "Shining Stone"})
    assert ids(use(g, "Shining Stone")) == ["used-up", "summoned"]
    assert (g.artefacts[A], g.artefact_discard) == ((), (artefact("Shining Stone"),))


@rule("artefacts.4")
def test_artefacts_4_at_most_three_exhausted_ones_included() -> None:
    g = altar(
        phase="activation",
        fate="museum",
        artefacts={A: "Idol, Star Chart, Bone Flute"},
        exhausted="Star Chart, Bone Flute",
        shown="Ward Ring",
    )
    choose(g, "none")
    choose(g, f"take:{artefact('Ward Ring')}")
    assert len(choices(g)) == 4
    choose(g, f"give-up:{artefact('Star Chart')}")
    assert artefacts_of(g, A) == ["Idol", "Bone Flute", "Ward Ring"]


@rule("artefacts.5")
def test_artefacts_5_using_one_is_not_casting_and_cannot_be_banished() -> None:
    g = window(artefacts={A: "Shining Stone"}, readied={B: "Banishment (Book)"}, curses={A: "Backlash"})
    events = use(g, "Shining Stone")
    assert (ids(events), ask(g).kind, g.summon[A]) == (["used-up", "summoned"], "window", 1)


@rule("artefacts.q1", "museum.6")
def test_artefacts_q1_a_destroyed_one_comes_back_with_the_shuffled_discard_pile() -> None:
    g = altar(phase="activation", fate="museum", artefact_deck="", artefact_discard="Shining Stone")
    events = choose(g, "none")
    assert ids(events) == ["artefacts-shuffled"]
    choose(g, "top")
    assert artefacts_of(g, A) == ["Shining Stone"]


# The twelve artefacts


@rule("artefact-list.d1")
def test_artefact_list_d1_the_necronomicon_is_one_joker_for_one_spell() -> None:
    hand = "Call from Below (Book), Betrayal (Book), Rising Tide (Book)"
    g = altar(phase="conclusion", fate="library", hands={A: hand}, artefacts={A: "Necronomicon"})
    offered = [f"ready:{card('Call from Below (Book)')}", "none"]
    assert choices(g) == offered  # two symbols are missing for the others
    choose(g, offered[0])
    assert (is_exhausted(g, "Necronomicon"), choices(g)) == (True, ["none"])


@rule("artefact-list.d1")
def test_artefact_list_d1_it_is_not_exhausted_for_a_spell_that_needs_no_joker() -> None:
    artefacts = {A: "Necronomicon"}
    g = altar(phase="conclusion", fate="streets", hands={A: "Call from Below (Book)"}, artefacts=artefacts)
    choose(g, f"ready:{card('Call from Below (Book)')}")
    assert not is_exhausted(g, "Necronomicon")


@rule("artefact-list.d1")
def test_artefact_list_d1_an_exhausted_one_does_not_help() -> None:
    g = altar(
        phase="conclusion",
        fate="museum",
        hands={A: "Call from Below (Book)"},
        artefacts={A: "Necronomicon"},
        exhausted="Necronomicon",
    )
    assert choices(g) == ["none"]


@rule("artefact-list.d2")
def test_artefact_list_d2_the_amulet_sends_all_investigators_to_the_supply() -> None:
    g = altar(phase="conclusion", lodges={A: 6}, supply=1, artefacts={A: "Amulet of Nephren-Ka"})
    events = choose(g, "destroy")
    assert (g.lodges[A], g.supply, g.roll) == (0, 7, None)
    assert {event.cite for event in events} == {"artefact-list.d2"}
    assert g.artefact_discard == (artefact("Amulet of Nephren-Ka"),)


@rule("artefact-list.d3")
def test_artefact_list_d3_the_silver_key_lets_one_spell_move_anywhere() -> None:
    g = altar(fate="gathering", hands={A: "Frenzy (Moon)"}, artefacts={A: "Silver Key"})
    assert choices(g) == [f"key:{card('Frenzy (Moon)')}"]
    choose(g, choices(g)[0])
    assert choices(g) == ["to:0", "to:1", "to:2", "to:3", "to:4"]
    events = choose(g, "to:0")
    assert (here(g), is_exhausted(g, "Silver Key")) == ("other-worlds", True)
    assert one(events, "moved-key").cite == "movement.5"


@rule("artefact-list.d3")
def test_artefact_list_d3_an_exhausted_key_opens_nothing() -> None:
    artefacts = {A: "Silver Key"}
    g = altar(fate="library", hands={A: "Frenzy (Moon)"}, artefacts=artefacts, exhausted="Silver Key")
    assert choices(g) == [f"spell:{card('Frenzy (Moon)')}"]


@rule("artefact-list.d4")
def test_artefact_list_d4_the_elder_lamp_rolls_one_of_the_own_dice_again() -> None:
    cultists = {A: "other-worlds 2"}
    g = altar(phase="activation", cultists=cultists, artefacts={A: "Elder Lamp"}, dice="Eye / Eye, Tentacle")
    choose(g, "roll")
    choose(g, "pass")  # the lamp stays for the second roll
    choose(g, f"use:{artefact('Elder Lamp')}")
    assert (choices(g), ask(g).most) == (["die:0", "die:1"], 1)
    load_dice(g, "Star")
    used = one(choose(g, "die:0"), "used")
    assert (g.summon[A], is_exhausted(g, "Elder Lamp")) == (2, True)
    assert read([used], B) == "Player 1 uses Elder Lamp on an Eye."


@rule("artefact-list.d4")
def test_artefact_list_d4_it_is_used_once_and_not_on_anothers_roll() -> None:
    g = altar(phase="activation", fate="museum", artefacts={A: "Elder Lamp"})
    choose(g, "roll")
    use(g, "Elder Lamp")
    assert ask(g).kind != "roll"
    g = altar(phase="activation", fate="museum", artefacts={B: "Elder Lamp"})
    choose(g, "roll")
    assert ask(g).kind != "roll"


@rule("artefact-list.d5")
@pytest.mark.parametrize(
    ("own", "rival", "offered"),
    [(1, 0, True), (1, 2, True), (1, 3, False), (0, 0, False), (2, 3, True), (2, 4, False)],
)
def test_artefact_list_d5_the_idol_counts_two_more_for_number_and_majority(
    own: int, rival: int, offered: bool
) -> None:
    cultists = {A: f"museum {own}", B: f"museum {rival}"}
    g = altar(phase="activation", fate="museum", cultists=cultists, artefacts={A: "Idol"})
    assert ("idol" in choices(g)) == offered


@rule("artefact-list.d5")
def test_artefact_list_d5_it_is_exhausted_and_gives_control() -> None:
    g = altar(phase="activation", fate="museum", cultists={A: "museum 1"}, artefacts={A: "Idol"})
    events = choose(g, "idol")
    assert ids(events) == ["exhausted", "controls-full"]
    assert (is_exhausted(g, "Idol"), at(g, A, "museum")) == (True, [1])


@rule("artefact-list.d5", "artefacts.2")
@pytest.mark.parametrize(("owner", "exhausted"), [(A, "Idol"), (B, "")], ids=["exhausted", "a rival's"])
def test_artefact_list_d5_an_exhausted_or_a_rivals_idol_is_not_offered(owner: int, exhausted: str) -> None:
    cultists, artefacts = {A: "museum 1"}, {owner: "Idol"}
    g = altar(phase="activation", fate="museum", cultists=cultists, artefacts=artefacts, exhausted=exhausted)
    assert choices(g) == ["roll", "none"]


@rule("artefact-list.d6")
def test_artefact_list_d6_the_dagger_saves_a_cultist_of_blood_price() -> None:
    cultists, readied = {A: "other-worlds 3"}, {A: "Blood Price (Book)"}
    g = window(cultists=cultists, readied=readied, artefacts={A: "Sacrificial Dagger"})
    cast(g, "Blood Price (Book)")
    assert (ask(g).kind, choices(g)) == ("dagger", ["plain", "dagger"])
    choose(g, "dagger")
    assert (at(g, A, "other-worlds"), g.summon[A]) == ([1], 1)
    assert is_exhausted(g, "Sacrificial Dagger")


@rule("artefact-list.d6")
def test_artefact_list_d6_the_price_of_one_becomes_none() -> None:
    g = altar(
        phase="activation",
        fate="museum",
        cultists={A: "museum 3"},
        signs={B: 2},
        artefacts={A: "Sacrificial Dagger"},
    )
    choose(g, "none")
    assert choices(g) == ["plain:1", "dagger:1", "none"]
    choose(g, "dagger:1")
    assert (at(g, A, "museum"), g.signs[B], choices(g)) == ([3], 1, ["plain:1", "none"])


@rule("artefact-list.d6")
def test_artefact_list_d6_an_exhausted_dagger_is_not_offered() -> None:
    dagger = "Sacrificial Dagger"
    cultists = {A: "ceremony 3"}
    g = altar(phase="activation", fate="ceremony", cultists=cultists, artefacts={A: dagger}, exhausted=dagger)
    choose(g, "to:0")  # the gift
    assert choices(g) == ["plain", "none"]


@rule("artefact-list.d6")
def test_artefact_list_d6_the_price_never_falls_below_none() -> None:
    g = altar(
        phase="activation",
        fate="streets",
        cultists={A: "streets 0"},
        artefacts={A: "Sacrificial Dagger"},
        supply=9,
        dice="Star",
    )
    choose(g, "roll")
    choose(g, f"supply:{B}")
    choose(g, "enough")
    assert choices(g) == ["dagger", "none"]
    assert say(ask(g).options[0].text) == "Exhaust the Sacrificial Dagger: sacrifice no cultist"
    assert ids(choose(g, "dagger")) == ["exhausted", *["investigators-from-supply"] * 3]
    assert at(g, A, "streets", "abyss") == [0, 7]


@rule("artefact-list.d6")
def test_artefact_list_d6_one_cultist_less_is_the_most_it_saves() -> None:
    g = altar(
        phase="activation",
        fate="ceremony",
        gods={A: "Tsathoggua"},  # without a gift now
        cultists={A: "ceremony 0"},
        artefacts={A: "Sacrificial Dagger"},
        dice="Star",
    )
    choose(g, "roll")
    assert (g.control, g.asks()) == ("temporary", {})


@rule("artefact-list.d6", "spells.d5")
def test_artefact_list_d6_blood_price_needs_all_three_cultists_here() -> None:
    dagger, spell = {A: "Sacrificial Dagger"}, {A: "Blood Price (Book)"}
    g = window(cultists={A: "other-worlds 2"}, readied=spell, artefacts=dagger)
    assert f"cast:{card('Blood Price (Book)')}" not in choices(g)


@rule("artefact-list.d6")
def test_artefact_list_d6_the_full_price_leaves_the_dagger_ready() -> None:
    cultists, readied = {A: "other-worlds 3"}, {A: "Blood Price (Book)"}
    g = window(cultists=cultists, readied=readied, artefacts={A: "Sacrificial Dagger"})
    cast(g, "Blood Price (Book)")
    assert ids(choose(g, "plain"))[:2] == ["cultists-moved", "summoned"]
    assert (at(g, A, "other-worlds"), is_exhausted(g, "Sacrificial Dagger")) == ([0], False)


@rule("artefact-list.d6")
def test_artefact_list_d6_an_exhausted_or_a_rivals_dagger_is_no_question_for_blood_price() -> None:
    cultists, readied, dagger = {A: "other-worlds 3"}, {A: "Blood Price (Book)"}, "Sacrificial Dagger"
    for owner, exhausted in ((A, dagger), (B, "")):
        g = window(cultists=cultists, readied=readied, artefacts={owner: dagger}, exhausted=exhausted)
        cast(g, "Blood Price (Book)")
        assert (at(g, A, "other-worlds"), g.summon[A]) == ([0], 1)


@rule("artefact-list.d6", "museum.2")
def test_artefact_list_d6_in_the_museum_it_pays_alone_and_once() -> None:
    g = altar(
        phase="activation",
        fate="museum",
        cultists={A: "museum 0"},
        signs={B: 3},
        artefacts={A: "Sacrificial Dagger"},
        dice="Star",
    )
    choose(g, "roll")
    choose(g, "none")
    assert choices(g) == ["dagger:1", "none"]
    choose(g, "dagger:1")
    assert (ask(g).kind, g.signs[B], at(g, A, "abyss")) == ("artefact", 2, [7])


@rule("artefact-list.d7")
def test_artefact_list_d7_the_shining_stone_summons_one() -> None:
    g = window(artefacts={A: "Shining Stone"}, summon={A: 3})
    assert one(use(g, "Shining Stone"), "summoned").cite == "artefact-list.d7"
    assert (g.summon[A], g.artefacts[A]) == (4, ())


@rule("artefact-list.d8")
def test_artefact_list_d8_the_black_mirror_curses_a_rival_of_choice() -> None:
    g = window(artefacts={A: "Black Mirror"}, curse_deck="Doubt")
    choose(g, f"use:{artefact('Black Mirror')}")
    assert choices(g) == ["rival:1", "rival:2", "rival:3"]
    events = choose(g, "rival:2")
    assert read(events[:1], C) == "Player 1 uses Black Mirror against you and destroys it."
    assert (curses_of(g, C), one(events, "curse-received").cite) == (["Doubt"], "artefact-list.d8")
    assert g.artefact_discard == (artefact("Black Mirror"),)


@rule("artefact-list.d8", "signs.q1")
def test_artefact_list_d8_its_curse_is_not_the_one_that_signs_bring() -> None:
    g = window(players=2, artefacts={A: "Black Mirror"})
    use(g, "Black Mirror")
    assert (len(g.curses[B]), g.sign_curses) == (1, [False, False])


@rule("artefact-list.d9")
def test_artefact_list_d9_the_bone_flute_calls_two_as_far_as_possible() -> None:
    for abyss, lodge in ((3, 9), (1, 8)):
        g = window(artefacts={A: "Bone Flute"}, cultists={A: f"abyss {abyss}"})
        use(g, "Bone Flute")
        assert (at(g, A, "lodge"), is_exhausted(g, "Bone Flute")) == ([lodge], True)
    assert uses(window(artefacts={A: "Bone Flute"}, cultists={A: "abyss 0"})) == []


@rule("artefact-list.d10")
def test_artefact_list_d10_the_ward_ring_sends_an_investigator_to_a_rival() -> None:
    g = window(artefacts={A: "Ward Ring, Star Chart"}, lodges={A: 2})
    choose(g, f"use:{artefact('Ward Ring')}")
    assert choices(g) == ["rival:1", "rival:2", "rival:3"]
    choose(g, "rival:3")
    assert (g.lodges, is_exhausted(g, "Ward Ring")) == ([1, 0, 0, 1], True)
    assert uses(window(artefacts={A: "Ward Ring"}, lodges={B: 2})) == []


@rule("artefact-list.d11")
def test_artefact_list_d11_the_yellow_mask_swaps_two_cultists() -> None:
    cultists = {A: "library 1, museum 1", B: "streets 1", C: "museum 1"}
    g = window(artefacts={A: "Yellow Mask, Star Chart"}, cultists=cultists)
    choose(g, f"use:{artefact('Yellow Mask')}")
    assert choices(g) == ["own:1", "own:4"]
    choose(g, "own:1")
    assert choices(g) == ["other:1:2", "other:2:4"]
    choose(g, "other:1:2")
    assert (at(g, A, "library", "streets"), at(g, B, "library", "streets")) == ([0, 1], [1, 0])
    assert is_exhausted(g, "Yellow Mask")


@rule("artefact-list.d11")
def test_artefact_list_d11_the_table_is_told_who_changed_places() -> None:
    g = window(active=B, artefacts={B: "Yellow Mask"}, cultists={B: "ceremony 1", D: "museum 1"})
    _, swapped = use(g, "Yellow Mask")
    assert (swapped.text.id, swapped.cite) == ("swapped", "artefact-list.d11")
    assert swapped.on == ("location:ceremony", "location:museum")
    said = "A cultist of Player 2 (The Ceremony) and one of Player 4 (Museum) change places."
    assert read([swapped], None) == said


@rule("artefact-list.d11")
def test_artefact_list_d11_a_cultist_with_nobody_elsewhere_to_change_with_is_not_offered() -> None:
    cultists = {A: "library 1, streets 1, museum 1", B: "museum 1"}
    g = window(artefacts={A: "Yellow Mask, Star Chart"}, cultists=cultists)
    choose(g, f"use:{artefact('Yellow Mask')}")
    assert choices(g) == ["own:1", "own:2"]


@rule("artefact-list.d11")
@pytest.mark.parametrize(
    ("own", "rival", "usable"), [("museum", "museum", 0), ("museum", "library", 1), ("lodge", "museum", 0)]
)
def test_artefact_list_d11_it_needs_two_different_locations(own: str, rival: str, usable: int) -> None:
    g = window(artefacts={A: "Yellow Mask"}, cultists={A: f"{own} 1", B: f"{rival} 1"})
    assert len(uses(g)) == usable


@rule("artefact-list.d12")
def test_artefact_list_d12_the_star_chart_draws_a_spell() -> None:
    g = window(artefacts={A: "Star Chart"}, deck="Moon, Moon, Moon, Frenzy (Book)")
    drew = one(use(g, "Star Chart"), "drew")
    assert (cards_named(g.hands[A])[0], drew.cite) == ("Frenzy (Book)", "artefact-list.d12")
    assert (len(g.hands[A]), is_exhausted(g, "Star Chart")) == (4, True)
    assert read([drew], B) == "Player 1 draws: Book."


@rule("artefact-list.d12", "draw.3")
def test_artefact_list_d12_with_no_spell_left_it_is_exhausted_for_nothing() -> None:
    g = window(artefacts={A: "Star Chart"}, hands={A: "Book, Book, Book"}, rest="box")
    choose(g, "none")  # nothing is readied
    assert (ids(use(g, "Star Chart")), len(g.hands[A])) == (["used"], 3)


@rule("artefact-list.x1")
def test_artefact_list_x1_the_dagger_pays_for_the_ceremony_with_one_cultist() -> None:
    g = altar(
        phase="activation",
        fate="ceremony",
        cultists={A: "ceremony 1"},
        artefacts={A: "Sacrificial Dagger"},
        dice="Star",
    )
    choose(g, "roll")
    choose(g, "to:0")  # the gift
    assert (g.control, choices(g)) == ("temporary", ["dagger", "none"])
    choose(g, "dagger")
    assert (at(g, A, "ceremony"), g.summon[A]) == ([0], 1)


@rule("artefact-list.x2")
def test_artefact_list_x2_an_exhausted_flute_is_ready_in_moved_and_not_in_prep() -> None:
    g = altar(
        phase="preparation",
        whole_turn=True,
        fate="library",
        hands={A: "Frenzy (Moon), Betrayal (Moon)"},
        artefacts={A: "Bone Flute"},
        exhausted="Bone Flute",
        readied={A: "Frenzy (Book)"},
    )
    assert (g.window, uses(g)) == ("prep", [])
    pass_all(g)
    move(g, "Frenzy (Moon)")
    assert (g.window, asked(g), uses(g)) == ("moved", A, ["bone-flute"])
