"""IV Conclusion: readying spells, drawing, and the raid on the own lodge."""

from functools import partial
from typing import Any

import pytest

from miskatonic.core.ids import kind_in
from miskatonic.core.rulebook import rule
from miskatonic.games.fate.cards import LANTERN, SKULL
from miskatonic.games.fate.rules.conclusion import missing, sources
from miskatonic.games.fate.rules.piles import draw
from miskatonic.games.fate.state import Fate
from tests.games.fate.builders import (
    A,
    B,
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
    column,
    ids,
    is_exhausted,
    one,
    pass_all,
    read,
    refused,
    told,
    view,
)

THREE = "Rising Tide (Moon), Broken Seal (Moon), Betrayal (Moon)"


def readiable(g: Fate) -> list[str]:
    """Return the spells that the active player may ready now."""
    assert ask(g).kind == "ready"
    return cards_named(int(each[6:]) for each in choices(g) if each != "none")


def ready(g: Fate, name: str) -> list[str]:
    """Ready a spell; return the messages."""
    return ids(choose(g, f"ready:{card(name)}"))


def readied(g: Fate, seat: int) -> list[str]:
    return cards_named(g.readied[seat])


@rule("conclusion.1")
def test_conclusion_1_ready_then_draw_then_window_then_raid_then_the_turn_ends() -> None:
    g = altar(
        players=2,
        phase="conclusion",
        whole_turn=True,
        fate="streets",
        hands={A: "Call from Below (Book)", B: "Moon, Moon, Moon"},
        columns={"streets": "Moon"},
        lodges={A: 5},
        dice="Eye, Eye, Eye, Eye, Eye",
    )
    assert ready(g, "Call from Below (Book)") == ["readied", "column-cleared", "drew"]
    assert (ask(g).kind, g.window) == ("window", "end")
    assert ids(pass_all(g)) == ["raided", "rolled-raid", "investigators-to-supply", "turn-begins"]
    assert g.active == B


# Readying


@rule("ready.1")
def test_ready_1_a_spell_may_be_readied_and_need_not() -> None:
    g = altar(phase="conclusion", fate="streets", hands={A: "Call from Below (Book)"})
    assert choices(g) == [f"ready:{card('Call from Below (Book)')}", "none"]
    choose(g, "none")
    assert (g.readied[A], cards_named(g.hands[A])[0]) == ((), "Call from Below (Book)")


@rule("ready.1")
def test_ready_1_only_one_spell_is_readied() -> None:
    g = altar(phase="conclusion", fate="streets", hands={A: "Call from Below (Book), False Trail (Book)"})
    ready(g, "False Trail (Book)")
    assert ask(g).kind == "window"


@rule("ready.1", "library.2")
def test_ready_1_two_spells_are_readied_in_the_library() -> None:
    hand = "Call from Below (Moon), False Trail (Moon), Dream Road (Moon)"
    g = altar(phase="conclusion", fate="library", hands={A: hand})
    ready(g, "False Trail (Moon)")
    assert readiable(g) == ["Call from Below (Moon)"]
    ready(g, "Call from Below (Moon)")
    assert ask(g).kind == "window"


@rule("ready.2")
def test_ready_2_every_cost_symbol_needs_a_source_of_its_own() -> None:
    position = partial(
        altar, phase="conclusion", fate="ceremony", hands={A: "Betrayal (Book)"}
    )  # Flame, Moon
    assert readiable(position(columns={"ceremony": "Flame, Flame"})) == []
    assert readiable(position(columns={"ceremony": "Moon"})) == ["Betrayal (Book)"]


@rule("ready.2")
def test_ready_2_a_spell_whose_cost_is_not_covered_is_refused() -> None:
    g = altar(phase="conclusion", fate="museum", hands={A: "Call from Below (Book)"})
    assert refused(g, f"ready:{card('Call from Below (Book)')}").clause == "ready.1"


@rule("ready.2")
def test_ready_2_a_joker_covers_any_missing_symbol() -> None:
    g = altar(phase="conclusion", fate="ceremony", hands={A: "Betrayal (Book)"}, columns={"ceremony": "Gate"})
    assert readiable(g) == ["Betrayal (Book)"]


@rule("ready.3")
@pytest.mark.parametrize(
    ("fate", "here", "own"),
    [("streets", "", ""), ("museum", "Lantern", ""), ("museum", "", "Frenzy (Lantern)")],
)
def test_ready_3_location_column_and_own_readied_spells_are_sources(fate: str, here: str, own: str) -> None:
    hands = {A: "Call from Below (Book)"}
    g = altar(phase="conclusion", fate=fate, hands=hands, columns={fate: here}, readied={A: own})
    assert readiable(g) == ["Call from Below (Book)"]


@rule("ready.3")
def test_ready_3_other_columns_and_rivals_spells_are_no_sources() -> None:
    g = altar(
        phase="conclusion",
        fate="museum",
        hands={A: "Call from Below (Book)"},
        columns={"library": "Lantern"},
        readied={B: "Frenzy (Lantern)"},
    )
    assert readiable(g) == []


@rule("ready.3", "ready.q1")
def test_ready_3_a_source_counts_once_per_spell() -> None:
    assert missing((LANTERN, LANTERN), [0, 1, 0, 0, 0]) == 1
    assert missing((LANTERN, LANTERN), [0, 2, 0, 0, 0]) == 0
    assert missing((LANTERN, SKULL), [0, 2, 0, 0, 0]) == 1


@rule("ready.3")
def test_ready_3_every_card_counts_once_and_the_location_too() -> None:
    g = altar(
        phase="conclusion",
        fate="streets",
        hands={A: "Moon"},
        columns={"streets": "Lantern, Skull, Gate"},
        readied={A: "Frenzy (Lantern)"},
    )
    assert sources(g, A) == ([0, 3, 0, 1, 0], 1)


@rule("ready.4")
def test_ready_4_every_gate_in_the_column_is_a_joker() -> None:
    position = partial(altar, phase="conclusion", fate="museum", hands={A: "Betrayal (Book)"})  # Flame, Moon
    assert readiable(position(columns={"museum": "Gate"})) == []
    assert readiable(position(columns={"museum": "Gate, Gate"})) == ["Betrayal (Book)"]


@rule("ready.4")
def test_ready_4_the_symbol_of_other_worlds_is_one_joker() -> None:
    hand = "Dream Road (Book), Call from Below (Moon), Betrayal (Book)"
    g = altar(phase="conclusion", fate="other-worlds", hands={A: hand})
    assert readiable(g) == ["Dream Road (Book)", "Call from Below (Moon)"]


@rule("ready.5")
def test_ready_5_everybody_sees_the_cost_and_the_back_and_nothing_else() -> None:
    g = altar(phase="conclusion", fate="streets", hands={A: "Frenzy (Book)"}, columns={"streets": "Skull"})
    shown = one(choose(g, f"ready:{card('Frenzy (Book)')}"), "readied")
    assert (shown.cite, shown.audience) == ("ready.5", (A,))
    assert "Frenzy (Book)" in read([shown], A)
    for other in (1, 2, 3, None):
        assert read([shown], other) == "Player 1 readies a Book spell, showing its cost: Lantern and Skull."
        (seen,) = view(g, other).players[A].readied
        assert (seen.back, seen.cost, seen.spell, seen.card) == ("book", ("lantern", "skull"), None, None)


@rule("ready.6")
def test_ready_6_after_readying_the_whole_column_is_discarded() -> None:
    g = altar(
        phase="conclusion",
        fate="streets",
        hands={A: "Call from Below (Book)"},
        columns={"streets": "Moon, Gate, Skull", "museum": "Moon"},
        gate_supply=3,
    )
    ready(g, "Call from Below (Book)")
    assert (column(g, "streets"), len(g.discard), g.gate_supply) == ([], 2, 4)
    assert len(column(g, "museum")) == 1


@rule("ready.6")
def test_ready_6_the_column_stays_if_nothing_is_readied() -> None:
    hands = {A: "Call from Below (Book)"}
    g = altar(phase="conclusion", fate="streets", hands=hands, columns={"streets": "Moon, Gate"})
    choose(g, "none")
    assert (len(column(g, "streets")), g.discard) == (2, [])


@rule("ready.7")
def test_ready_7_a_readied_spell_used_as_source_stays() -> None:
    g = altar(
        phase="conclusion",
        fate="museum",
        hands={A: "Call from Below (Book)"},
        readied={A: "Frenzy (Lantern)"},
    )
    ready(g, "Call from Below (Book)")
    assert readied(g, A) == ["Frenzy (Lantern)", "Call from Below (Book)"]


def with_fourth(name: str, **position: Any) -> Fate:
    """Ready a fourth spell in Other Worlds, where Gates in the column pay for everything."""
    g = altar(
        phase="conclusion",
        hands={A: name},
        readied={A: THREE},
        columns={"other-worlds": "Gate, Gate, Gate"},
        **position,
    )
    choose(g, f"ready:{card(name)}")
    return g


@rule("ready.8")
def test_ready_8_a_fourth_spell_is_cast_or_an_old_one_dropped() -> None:
    g = with_fourth("Call from Below (Book)")
    drops = [f"drop:{card(name)}" for name in THREE.split(", ")]
    assert choices(g) == [f"cast:{card('Call from Below (Book)')}", *drops]


@rule("ready.8")
def test_ready_8_an_old_spell_is_dropped_without_effect() -> None:
    g = with_fourth("Call from Below (Book)")
    dropped = one(choose(g, f"drop:{card('Rising Tide (Moon)')}"), "dropped")
    assert readied(g, A) == ["Broken Seal (Moon)", "Betrayal (Moon)", "Call from Below (Book)"]
    assert (cards_named(g.discard), g.summon[A]) == (["Rising Tide (Moon)"], 0)
    assert (dropped.cite, dropped.audience) == ("ready.8", (A,))


@rule("ready.8")
def test_ready_8_the_fourth_spell_is_cast_at_once() -> None:
    g = with_fourth("Call from Below (Book)")
    cast(g, "Call from Below (Book)")
    assert (readied(g, A), at(g, A, "lodge", "abyss")) == (THREE.split(", "), [9, 5])


@rule("ready.9")
def test_ready_9_a_readied_spell_stays_over_turns() -> None:
    g = altar(players=2, phase="conclusion", whole_turn=True, readied={A: "Frenzy (Book)"})
    while g.turn < 6:
        options = choices(g)
        choose(g, next(each for each in ("pass", "none", options[0]) if each in options))
    assert readied(g, A) == ["Frenzy (Book)"]


@rule("ready.q1")
def test_ready_q1_the_card_itself_is_no_source() -> None:
    position = partial(altar, phase="conclusion", fate="streets", hands={A: "Rising Tide (Book)"})
    assert readiable(position(columns={"streets": "Skull"})) == []  # Book is missing
    assert readiable(position(columns={"streets": "Skull, Book"})) == ["Rising Tide (Book)"]


@rule("ready.q2")
@pytest.mark.parametrize(
    "name", ["Frenzy (Book)", "Warding Circle (Book)", "Banishment (Book)", "Dream Road (Book)"]
)
def test_ready_q2_reactions_and_dream_road_cannot_be_cast_as_a_fourth(name: str) -> None:
    assert [kind_in(each) for each in choices(with_fourth(name))] == ["drop", "drop", "drop"]


@rule("ready.q2")
def test_ready_q2_without_a_target_only_dropping_is_left() -> None:
    assert f"cast:{card('Betrayal (Book)')}" not in choices(with_fourth("Betrayal (Book)"))
    g = with_fourth("Betrayal (Book)", cultists={B: "other-worlds 1"})
    assert f"cast:{card('Betrayal (Book)')}" in choices(g)


@rule("ready.q2")
def test_ready_q2_own_turn_spells_count_as_cast_in_a_window_and_the_column_is_cleared() -> None:
    g = with_fourth("Rising Tide (Book)")
    events = cast(g, "Rising Tide (Book)")
    assert (g.summon[A], column(g, "other-worlds")) == (1, [])
    assert one(events, "summoned").cite == "spells.d11"


@rule("ready.q3")
def test_ready_q3_a_gate_in_hand_is_no_joker() -> None:
    g = altar(phase="conclusion", fate="museum", hands={A: "Call from Below (Book), Gate"})
    assert readiable(g) == []


@rule("ready.x1")
def test_ready_x1_column_and_location_pay_and_both_column_cards_go() -> None:
    g = altar(
        phase="conclusion",
        fate="library",
        hands={A: "Press Call (Lantern)"},
        columns={"library": "Lantern, Skull"},
    )
    ready(g, "Press Call (Lantern)")
    assert (readied(g, A), column(g, "library"), len(g.discard)) == (["Press Call (Lantern)"], [], 2)


@rule("ready.x2")
def test_ready_x2_a_gate_as_third_card_covers_the_skull() -> None:
    position = partial(altar, phase="conclusion", fate="gathering", hands={A: "Frenzy (Book)"})
    assert readiable(position(columns={"gathering": "Lantern, Lantern"})) == []
    g = position(columns={"gathering": "Lantern, Lantern, Gate"})
    assert readiable(g) == ["Frenzy (Book)"]


@rule("ready.x3")
def test_ready_x3_a_readied_spell_and_the_joker_of_other_worlds_pay() -> None:
    hands = {A: "Blood Price (Lantern)"}
    g = altar(phase="conclusion", fate="other-worlds", hands=hands, readied={A: "Flame"})
    assert readiable(g) == ["Blood Price (Lantern)"]


@rule("ready.x4", "artefact-list.d1")
def test_ready_x4_the_necronomicon_covers_the_missing_lantern() -> None:
    position = partial(altar, phase="conclusion", fate="museum", columns={"museum": "Moon"})
    hands = {A: "Rising Tide (Skull)"}
    assert readiable(position(hands=hands)) == []
    g = position(hands=hands, artefacts={A: "Necronomicon"})
    assert ask(g).options[0].cite == "artefact-list.d1"
    ready(g, "Rising Tide (Skull)")
    assert (readied(g, A), is_exhausted(g, "Necronomicon")) == (["Rising Tide (Skull)"], True)


@rule("ready.x5")
def test_ready_x5_a_fourth_banishment_drops_an_old_spell_or_stays_in_hand() -> None:
    position = partial(altar, phase="conclusion", fate="ceremony", columns={"ceremony": "Moon"})
    g = position(hands={A: "Banishment (Book)"}, readied={A: THREE})
    assert choices(g) == [f"ready:{card('Banishment (Book)')}", "none"]
    ready(g, "Banishment (Book)")
    assert choices(g) == [f"drop:{each}" for each in g.readied[A][:3]]


# Drawing


@rule("draw.1")
@pytest.mark.parametrize(
    ("hand", "drawn"), [("", 3), ("Book", 2), ("Book, Moon", 1), ("Book, Moon, Moon", 0)]
)
def test_draw_1_up_to_three_spells(hand: str, drawn: int) -> None:
    g = altar(phase="conclusion", fate="other-worlds", hands={A: hand})
    events = [*g.opening, *(choose(g, "none") if g.asks() else [])]
    assert len(g.hands[A]) == 3
    assert [event.cite for event in told(events, "drew")] == ["draw.1"] * bool(drawn)
    assert len(g.deck) == 60 - 3


@rule("draw.1")
def test_draw_1_only_the_player_sees_what_was_drawn() -> None:
    g = altar(phase="conclusion", deck="Frenzy (Book), Betrayal (Moon), Betrayal (Skull)")
    drew = one(g.opening, "drew")
    assert (drew.cite, drew.audience) == ("draw.1", (A,))
    assert read([drew], B) == read([drew], None) == "Player 1 draws: Book, Skull and Moon."
    assert g.hands[A] == cards("Frenzy (Book), Betrayal (Moon), Betrayal (Skull)")


@rule("draw.2")
def test_draw_2_there_is_no_hand_limit() -> None:
    g = altar(phase="conclusion", fate="museum", hands={A: "Book, Book, Moon, Moon, Flame, Flame"})
    assert choose(g, "none") == []
    assert len(g.hands[A]) == 6


@rule("draw.2")
def test_draw_2_a_gate_does_not_count_as_a_spell() -> None:
    g = altar(phase="conclusion", hands={A: "Gate"})
    assert (len(g.hands[A]), g.gates[A]) == (3, 1)


@rule("draw.3")
def test_draw_3_an_empty_deck_is_replaced_by_the_shuffled_discard_pile() -> None:
    g = altar(phase="conclusion", deck="Book", discard="Frenzy (Moon), Betrayal (Moon)", rest="box")
    assert ids(g.opening) == ["spells-shuffled", "drew"]
    assert (len(g.hands[A]), g.deck, g.discard) == (3, [], [])
    assert set(cards("Frenzy (Moon), Betrayal (Moon)")) < set(g.hands[A])


@rule("draw.3")
def test_draw_3_drawing_stops_if_the_discard_pile_is_empty_too() -> None:
    g = altar(phase="conclusion", deck="Book, Moon", rest="box")
    assert (len(g.hands[A]), g.deck) == (2, [])


@rule("draw.3")
def test_draw_3_nothing_is_shuffled_before_a_spell_is_needed() -> None:
    g = altar(phase="conclusion", deck="Book, Moon, Skull", discard="Flame, Flame", rest="box")
    assert (ids(g.opening), len(g.hands[A]), g.deck, len(g.discard)) == (["drew"], 3, [], 2)


@rule("draw.3")
def test_draw_3_without_any_spell_nothing_is_told() -> None:
    g = altar(phase="conclusion", rest="box")
    assert (g.opening, g.hands[A]) == ((), ())


@rule("draw.3", "hidden.2")
def test_draw_3_what_was_seen_of_a_spell_is_forgotten_when_it_is_shuffled_in() -> None:
    tide = "Rising Tide (Book)"
    g = altar(
        phase="conclusion", hands={A: "Skull, Skull, Skull"}, deck="Moon", readied={A: tide}, rest="box"
    )
    choose(g, "none")
    cast(g, tide)
    assert [each.spell for each in view(g, B).discarded] == ["rising-tide"]
    draw(g, B, 2, "draw.1")
    assert [each.spell for each in view(g, A).players[B].hand] == [None, None]


@rule("draw.x1")
def test_draw_x1_one_spell_and_a_gate_draw_two_and_five_spells_none() -> None:
    g = altar(phase="conclusion", fate="other-worlds", hands={A: "Book, Gate"})
    choose(g, "none")
    assert (len(g.hands[A]), len(g.deck)) == (3, 60 - 1 - 2)
    g = altar(phase="conclusion", fate="other-worlds", hands={A: "Book, Book, Book, Moon, Moon"})
    assert told(choose(g, "none"), "drew") == []


# The raid on the own lodge


@rule("end-raid.1")
@pytest.mark.parametrize(("lodge", "raids"), [(4, 0), (5, 1), (6, 1)])
def test_end_raid_1_five_investigators_raid_the_active_player(lodge: int, raids: int) -> None:
    g = altar(phase="conclusion", lodges={A: lodge})
    assert [event.cite for event in told(g.opening, "raided")] == ["end-raid.1"] * raids


@rule("end-raid.2")
def test_end_raid_2_other_lodges_are_not_looked_at() -> None:
    assert told(altar(phase="conclusion", lodges={A: 4, B: 9}).opening, "raided") == []


@rule("end-raid.2")
def test_end_raid_2_an_investigator_that_comes_in_the_last_window_counts() -> None:
    g = altar(phase="conclusion", lodges={A: 4, B: 1}, readied={B: "False Trail (Book)"})
    assert (asked(g), g.window) == (B, "end")
    assert len(told(cast(g, "False Trail (Book)", "rival:0:1"), "raided")) == 1


@rule("end-raid.x1")
def test_end_raid_x1_false_trail_sends_the_fifth_away_in_time() -> None:
    g = altar(phase="conclusion", lodges={A: 5}, readied={A: "False Trail (Book)"})
    assert told(cast(g, "False Trail (Book)", "rival:1:1"), "raided") == []
    assert (g.lodges[:2], g.asks()) == ([4, 1], {})
