"""Every decision of Fate with its options, and how many players there may be."""

import pytest

from miskatonic.core.game import BadOptions
from miskatonic.core.rulebook import rule
from miskatonic.games.fate import GAME
from miskatonic.games.fate.cards import GODS
from miskatonic.games.fate.rules.setup import gods_in_play
from miskatonic.games.fate.state import Fate
from tests.games.fate.builders import (
    A,
    B,
    C,
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
    here,
    ids,
    load_dice,
    move,
    new_game,
    one,
    refused,
    say,
    set_up,
    view,
)

PASSES = ["pass", "pass-turn", "pass-own", "pass-raid"]


def spells(option: str, *names: str) -> list[str]:
    """Return options about cards, as ids."""
    return [f"{option}:{card(name)}" for name in names]


@rule("choices.1")
def test_choices_1_god_one_of_the_two_dealt() -> None:
    g = new_game(seats=3)
    for seat, each in g.asks().items():
        assert [option.id for option in each.options] == [f"god:{god}" for god in g.dealt[seat]]
        assert (each.kind, each.sealed, len(each.options)) == ("god", True, 2)
    undealt = next(god for god in range(len(GODS)) if god not in g.dealt[A])
    assert refused(g, f"god:{undealt}", A).clause == "setup.2"


@rule("choices.1")
def test_choices_1_colour_one_still_free() -> None:
    g = new_game(seats=2)
    for seat in (A, B):
        choose(g, g.asks()[seat].options[0].id, seat)
    assert (asked(g), choices(g)) == (A, ["colour:0", "colour:1", "colour:2", "colour:3", "any"])
    choose(g, "colour:1")
    assert (asked(g), choices(g)) == (B, ["colour:0", "colour:2", "colour:3", "any"])


@rule("choices.2")
def test_choices_2_open_window_castable_spells_usable_artefacts_or_pass() -> None:
    readied = {A: "Rising Tide (Book), Broken Seal (Book), Call from Below (Book)"}
    g = altar(phase="preparation", readied=readied, artefacts={A: "Bone Flute, Ward Ring, Idol"})
    castable = spells("cast", "Call from Below (Book)", "Rising Tide (Book)")
    assert choices(g) == [*castable, f"use:{artefact('Bone Flute')}", *PASSES]


@rule("choices.2")
def test_choices_2_passing_is_always_legal() -> None:
    g = altar(phase="preparation", readied={A: "Frenzy (Book)"})
    assert choices(g) == PASSES


@rule("choices.3")
def test_choices_3_move_way_cards_and_destination() -> None:
    hand = "Frenzy (Book), Betrayal (Book), Frenzy (Moon), Gate"
    g = altar(fate="museum", hands={A: hand}, artefacts={A: "Silver Key"})
    book, book2, moon = (card(name) for name in hand.split(", ")[:3])
    single = [f"spell:{book}", f"spell:{book2}", f"spell:{moon}"]
    key = [f"key:{book}", f"key:{book2}", f"key:{moon}"]
    assert choices(g) == [*single, f"pair:{book}:{book2}", "gate", *key]
    choose(g, "gate")
    assert choices(g) == ["to:0", "to:1", "to:2", "to:3", "to:5"]


@rule("choices.3")
def test_choices_3_among_equal_backs_the_player_chooses_the_card() -> None:
    g = altar(fate="museum", hands={A: "Frenzy (Book), Betrayal (Book)"})
    move(g, "Betrayal (Book)")
    assert cards_named(g.hands[A]) == ["Frenzy (Book)"]


@rule("choices.3")
def test_choices_3_with_no_legal_way_nothing_is_chosen() -> None:
    g = altar(fate="museum", hands={A: "Skull"}, rest="box")
    assert ids(g.opening)[:2] == ["hand-discarded", "spells-shuffled"]
    assert (here(g), g.asks()) == ("gathering", {})


@rule("choices.4")
def test_choices_4_gust_any_spell_of_the_hand() -> None:
    hand = "Frenzy (Skull), Frenzy (Moon), Betrayal (Book)"
    g = altar(fate="library", gods={B: "Ithaqua"}, hands={A: hand}, squalls={"museum": "Gust"})
    move(g, "Frenzy (Skull)")
    assert choices(g) == spells("discard", "Betrayal (Book)", "Frenzy (Moon)")


@rule("choices.4")
def test_choices_4_gust_none_without_a_spell() -> None:
    g = altar(fate="library", gods={B: "Ithaqua"}, hands={A: "Frenzy (Skull)"}, squalls={"museum": "Gust"})
    move(g, "Frenzy (Skull)")
    assert (g.asks(), g.discard) == ({}, [])


@rule("choices.5")
@pytest.mark.parametrize(("own", "offered"), [(0, ["roll", "none"]), (1, ["idol", "roll", "none"])])
def test_choices_5_idol_only_if_it_gives_control(own: int, offered: list[str]) -> None:
    g = altar(phase="activation", fate="ceremony", cultists={A: f"ceremony {own}"}, artefacts={A: "Idol"})
    assert (ask(g).kind, choices(g)) == ("control", offered)


@rule("choices.5")
def test_choices_5_roll_only_without_control() -> None:
    g = altar(phase="activation", fate="ceremony", cultists={A: "ceremony 3"}, artefacts={A: "Idol"})
    assert (ask(g).kind, g.control) == ("gift", "full")  # Cthulhu's: where a cultist goes


def museum() -> Fate:
    """Bring A, with control, into the Museum."""
    cultists, signs = {A: "museum 4"}, {A: 1, C: 5}
    return altar(phase="activation", fate="museum", cultists=cultists, signs=signs, shown="Idol, Ward Ring")


@rule("choices.6")
def test_choices_6_museum_control_turn_over_yes_or_no() -> None:
    g = museum()
    assert (ask(g).kind, choices(g)) == ("turn-over", ["turn-over", "none"])


@rule("choices.6")
def test_choices_6_museum_control_0_to_3_sacrifices_with_the_players_whose_signs_go() -> None:
    g = museum()
    choose(g, "none")
    assert choices(g) == ["plain:0", "plain:2", "none"]
    choose(g, "plain:0")
    assert choices(g) == ["plain:2", "none"]
    choose(g, "plain:2")
    choose(g, "plain:2")
    assert (at(g, A, "museum"), g.signs, ask(g).kind) == ([1], [0, 0, 3, 0], "artefact")


@rule("choices.6")
def test_choices_6_museum_base_a_face_up_one_or_the_top_one() -> None:
    g = museum()
    choose(g, "none")
    choose(g, "none")
    assert choices(g) == [f"take:{artefact('Idol')}", f"take:{artefact('Ward Ring')}", "top"]


@rule("choices.6")
def test_choices_6_museum_which_of_four_to_discard() -> None:
    held = "Star Chart, Bone Flute, Yellow Mask"
    g = altar(phase="activation", fate="museum", artefacts={A: held}, shown="Idol")
    choose(g, "none")
    choose(g, f"take:{artefact('Idol')}")
    assert choices(g) == [f"give-up:{artefact(name)}" for name in (*held.split(", "), "Idol")]
    choose(g, f"give-up:{artefact('Idol')}")
    assert artefacts_of(g, A) == held.split(", ")


@rule("choices.7")
def test_choices_7_streets_source_and_target_of_each_and_one_is_enough() -> None:
    g = altar(phase="activation", fate="streets", lodges={A: 1}, players=3)
    choose(g, "none")
    assert choices(g) == ["lodge:1", "supply:1", "lodge:2", "supply:2"]
    choose(g, "lodge:2")
    assert choices(g) == ["supply:1", "supply:2", "enough"]
    choose(g, "enough")
    assert g.asks() == {}


@rule("choices.7")
def test_choices_7_streets_control_yes_or_no() -> None:
    g = altar(
        phase="activation", fate="streets", cultists={A: "streets 3"}, supply=4, dice="Tentacle, Tentacle"
    )
    choose(g, "supply:1")
    choose(g, "supply:1")
    assert (ask(g).kind, choices(g)) == ("sacrifice", ["plain", "none"])


@rule("choices.8")
def test_choices_8_ceremony_what_the_gift_leaves_open_and_control_yes_or_no() -> None:
    g = altar(phase="activation", fate="ceremony", cultists={A: "ceremony 3"})
    assert (ask(g).kind, choices(g)) == ("gift", [f"to:{each}" for each in range(6)])
    choose(g, "to:0")
    assert (ask(g).kind, choices(g)) == ("sacrifice", ["plain", "none"])
    choose(g, "none")
    assert (at(g, A, "ceremony"), g.summon[A]) == ([3], 0)


@rule("choices.9")
def test_choices_9_gathering_no_move_or_one_cultist() -> None:
    g = altar(phase="activation", fate="gathering", cultists={A: "museum 1"})
    choose(g, "none")
    assert choices(g) == [f"move:4:{to}" for to in (0, 1, 2, 3, 5)] + ["none"]
    choose(g, "move:4:0")
    assert (at(g, A, "museum", "other-worlds"), g.asks()) == ([0, 1], {})


@rule("choices.9")
def test_choices_9_gathering_control_any_list_also_empty() -> None:
    g = altar(phase="activation", fate="gathering", cultists={A: "gathering 3, museum 1"})
    choose(g, "none")  # the base action's move
    for each in ("move:5:0", "move:5:0", "move:4:2"):
        choose(g, each)
    choose(g, "none")
    assert at(g, A, "gathering", "museum", "other-worlds", "streets") == [1, 0, 2, 1]
    g = altar(phase="activation", fate="gathering", cultists={A: "gathering 3"})
    choose(g, "none")
    choose(g, "none")
    assert at(g, A, "gathering") == [3]


@rule("choices.10")
def test_choices_10_library_control_one_spell_of_the_hand_or_none() -> None:
    deck = "Rising Tide (Moon), Frenzy (Moon), Frenzy (Skull)"
    g = altar(phase="activation", fate="library", cultists={A: "library 3"}, deck=deck)
    drawn = spells("ready", "Frenzy (Skull)", "Frenzy (Moon)", "Rising Tide (Moon)")
    assert (ask(g).kind, choices(g)) == ("free-ready", [*drawn, "none"])


@rule("choices.10")
def test_choices_10_conclusion_one_whose_cost_is_covered_or_none_and_once_more_in_the_library() -> None:
    hand = "Call from Below (Moon), Dream Road (Skull), Frenzy (Book), False Trail (Moon)"
    g = altar(phase="conclusion", fate="library", hands={A: hand}, artefacts={A: "Necronomicon"})
    plain = spells("ready", "Dream Road (Skull)", "Call from Below (Moon)", "False Trail (Moon)")
    assert choices(g) == [*plain, "none"]  # two symbols are missing for Frenzy
    choose(g, plain[0])
    with_the_book = spells("ready", "Frenzy (Book)")
    assert choices(g) == [*plain[1:], *with_the_book, "none"]  # the readied Skull is a source now
    choose(g, with_the_book[0])
    assert ask(g).kind == "window"


@rule("choices.11")
def test_choices_11_fourth_spell_cast_it_with_its_targets_or_drop_an_old_one() -> None:
    old = "Frenzy (Flame), Frenzy (Moon), Frenzy (Skull)"
    g = altar(
        phase="conclusion",
        fate="ceremony",
        hands={A: "Betrayal (Book)"},
        readied={A: old},
        cultists={B: "ceremony 1", C: "ceremony 1"},
    )
    choose(g, f"ready:{card('Betrayal (Book)')}")
    assert choices(g) == spells("cast", "Betrayal (Book)") + spells("drop", *old.split(", "))
    cast(g, "Betrayal (Book)", "rival:2")
    assert (at(g, C, "ceremony"), len(g.readied[A])) == ([0], 3)


@rule("choices.12")
def test_choices_12_frenzy_any_set_of_dice_but_not_none() -> None:
    g = altar(phase="activation", cultists={A: "other-worlds 3"}, readied={A: "Frenzy (Book)"})
    choose(g, f"cast:{card('Frenzy (Book)')}")
    assert (choices(g), ask(g).least, ask(g).most) == (["die:0", "die:1", "die:2"], 1, 3)
    load_dice(g, "Eye, Eye, Eye")
    choose(g, ["die:0", "die:1", "die:2"])
    assert g.summon[A] == 0


@rule("choices.12")
@pytest.mark.parametrize(
    ("kind", "offered"),
    [
        ("roll", [*spells("cast", "Frenzy (Book)"), f"use:{artefact('Elder Lamp')}", *PASSES]),
        ("ward", [*spells("cast", "Warding Circle (Book)"), "pass"]),
        ("amulet", ["destroy", "pass"]),
    ],
)
def test_choices_12_reactions_in_a_raid(kind: str, offered: list[str]) -> None:
    g = altar(
        phase="conclusion",
        lodges={A: 5},
        readied={A: "Frenzy (Book), Warding Circle (Book)"},
        artefacts={A: "Elder Lamp, Amulet of Nephren-Ka"},
        dice="Star, Eye, Eye, Eye, Eye",
    )
    while ask(g).kind != kind:
        choose(g, "pass")
    assert choices(g) == offered


@rule("choices.12")
def test_choices_12_banishment_and_sacrificial_dagger() -> None:
    g = altar(
        phase="preparation",
        cultists={A: "other-worlds 3"},
        readied={A: "Blood Price (Book)", B: "Banishment (Book)"},
        artefacts={A: "Sacrificial Dagger"},
    )
    cast(g, "Blood Price (Book)")
    assert choices(g) == [*spells("cast", "Banishment (Book)"), *PASSES]
    choose(g, "pass")
    assert (asked(g), choices(g)) == (A, ["plain", "dagger"])


@rule("choices.13")
def test_choices_13_an_effect_without_a_target_is_skipped() -> None:
    g = altar(phase="activation", fate="streets", supply=0)
    choose(g, "none")
    assert g.asks() == {}  # no investigator can be sent
    g = altar(phase="activation", fate="gathering")
    choose(g, "none")
    assert (at(g, A, "lodge"), g.asks()) == ([10], {})  # nobody can be moved


@rule("choices.13")
def test_choices_13_a_single_target_is_named_by_the_program() -> None:
    g = altar(players=2, phase="preparation", lodges={A: 1}, readied={A: "False Trail (Book)"})
    choose(g, f"cast:{card('False Trail (Book)')}")
    assert g.lodges == [0, 1]


@rule("choices.13", "windows.8")
def test_choices_13_but_who_has_a_readied_spell_is_asked_even_if_only_passing_is_left() -> None:
    dice = "Eye, Eye, Eye, Eye, Eye"
    g = altar(phase="conclusion", lodges={A: 5}, readied={A: "Frenzy (Book)"}, dice=dice)
    choose(g, "pass")
    choose(g, "pass")
    assert (ask(g).kind, choices(g)) == ("ward", ["pass"])


@rule("choices.14")
def test_choices_14_a_fixed_number_of_pieces_leaves_no_choice() -> None:
    g = altar(phase="preparation", readied={A: "Call from Below (Book)"})
    moved = one(cast(g, "Call from Below (Book)"), "cultists-moved")
    assert (moved.text.args["count"], at(g, A, "lodge", "abyss"), g.asks()) == (2, [9, 5], {})
    g = altar(phase="activation", fate="gathering")
    assert one(choose(g, "none"), "cultists-moved").text.args["count"] == 3


@rule("choices.14")
def test_choices_14_may_and_up_to_include_none() -> None:
    for god in ("Shub-Niggurath", "Yog-Sothoth"):
        g = altar(phase="activation", fate="ceremony", gods={A: god}, cultists={A: "ceremony 1"})
        choose(g, "none")
        assert choices(g)[-1] == "none"


# How many players


@rule("counts.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_counts_1_two_to_four_players(seats: int) -> None:
    g = set_up(seats=seats)
    assert (len(view(g, None).players), ask(g).kind) == (seats, "move")


@rule("counts.1")
@pytest.mark.parametrize("seats", [0, 5, -1, 100])
def test_counts_1_any_other_number_is_refused_with_a_message_that_says_so(seats: int) -> None:
    with pytest.raises(BadOptions) as refusal:
        GAME.options(seats=seats)
    assert (refusal.value.field, refusal.value.clause) == ("seats", "counts.1")
    assert "2, 3, 4" in say(refusal.value.reason)


@rule("counts.q1")
def test_counts_q1_there_is_no_solo_game() -> None:
    with pytest.raises(BadOptions) as refusal:
        GAME.options(seats=1)
    assert refusal.value.clause == "counts.1"


@rule("counts.2")
def test_counts_2_with_two_players_the_rival_is_left_and_right() -> None:
    g = altar(players=2, phase="conclusion", artefacts={A: "Black Mirror"}, curse_deck="Doubt")
    received = one(choose(g, f"use:{artefact('Black Mirror')}"), "curse-received")
    assert (received.audience, len(g.curses[B])) == ((A,), 1)  # the one rival needs no naming
    g = altar(players=2, phase="activation", fate="streets", lodges={A: 1})
    choose(g, "none")
    assert choices(g) == ["lodge:1", "supply:1"]


@rule("counts.2")
def test_counts_2_only_gods_and_investigators_differ() -> None:
    two, four = set_up(seats=2), set_up(seats=4)
    assert (len(gods_in_play(2)), len(gods_in_play(4))) == (6, 8)
    assert (two.supply, four.supply) == (12, 18)
    for g in (two, four):
        assert g.cultists[A] == [1, 1, 1, 1, 1, 1, 7, 7, 0]
        assert (len(g.hands[A]), g.gate_supply, len(g.curse_deck), len(g.shown)) == (3, 4, 16, 2)
