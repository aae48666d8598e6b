"""II Movement: the fate piece moves, investigators follow, figures are placed."""

import pytest

from miskatonic.core.ids import kind_in
from miskatonic.core.rulebook import rule
from miskatonic.core.text import Who, text
from miskatonic.games.fate.cards import LOCATIONS, SYMBOLS
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
    choices,
    choose,
    column,
    here,
    ids,
    investigators_at,
    is_exhausted,
    move,
    one,
    refused,
    told,
    view,
)


def other_locations(g: Fate) -> list[str]:
    return [f"to:{each}" for each in range(6) if each != g.fate]


# movement: ways


@rule("movement.1")
def test_movement_1_the_active_player_must_move_and_may_not_pass() -> None:
    g = altar(fate="library", hands={A: "Frenzy (Moon), Frenzy (Skull)"})
    assert (asked(g), ask(g).kind, ask(g).cite) == (A, "move", "movement.1")
    assert choices(g) == [f"spell:{card('Frenzy (Skull)')}", f"spell:{card('Frenzy (Moon)')}"]
    assert refused(g, "pass").clause == "movement.1"


@rule("movement.1")
def test_movement_1_the_player_chooses_way_cards_and_destination() -> None:
    hand = "Frenzy (Book), Betrayal (Book), Frenzy (Moon), Gate"
    g = altar(fate="streets", hands={A: hand}, road=True, artefacts={A: "Silver Key"})
    ways = [kind_in(choice) for choice in choices(g)]
    assert ways == ["spell"] * 3 + ["pair", "gate"] + ["road"] * 3 + ["key"] * 3
    choose(g, "gate")
    assert (choices(g), ask(g).cite) == (["to:0", "to:1", "to:3", "to:4", "to:5"], "movement.1")


@rule("movement.2")
@pytest.mark.parametrize(
    ("back", "to"),
    [
        ("Book", "library"),
        ("Lantern", "streets"),
        ("Flame", "ceremony"),
        ("Skull", "museum"),
        ("Moon", "gathering"),
    ],
)
def test_movement_2_one_spell_moves_to_the_location_with_its_symbol(back: str, to: str) -> None:
    g = altar(hands={A: f"Frenzy ({back})"})
    moved = one(move(g, f"Frenzy ({back})"), "moved-spell")
    assert (here(g), g.hands[A], moved.cite) == (to, (), "movement.2")
    assert moved.on == ("fate", f"location:{to}")


@rule("movement.2")
def test_movement_2_the_table_learns_the_symbol_but_not_the_spell() -> None:
    moved = one(move(altar(hands={A: "Frenzy (Moon)"}), "Frenzy (Moon)"), "moved-spell")
    assert moved.audience == (A,)
    hidden = text("moved-spell-hidden", who=Who(A), to=text("to-gathering"), symbol=text("symbol-moon"))
    assert [moved.seen_by(other) for other in (B, C, D, None)] == [hidden] * 4


@rule("movement.3")
@pytest.mark.parametrize("to", ["other-worlds", "library", "ceremony", "museum", "gathering"])
def test_movement_3_a_pair_moves_to_any_other_location(to: str) -> None:
    g = altar(fate="streets", hands={A: "Frenzy (Moon), Betrayal (Moon), Frenzy (Book)"})
    moved = one(move(g, "Frenzy (Moon)", "Betrayal (Moon)", to=to), "moved-pair")
    assert (here(g), g.hands[A], moved.cite) == (to, cards("Frenzy (Book)"), "movement.3")


@rule("movement.3")
def test_movement_3_two_different_symbols_are_no_pair() -> None:
    g = altar(fate="streets", hands={A: "Frenzy (Moon), Frenzy (Book)"})
    assert not any(choice.startswith("pair") for choice in choices(g))
    assert refused(g, f"pair:{card('Frenzy (Book)')}:{card('Frenzy (Moon)')}").clause == "movement.1"


@rule("movement.3")
def test_movement_3_of_three_alike_any_two_make_the_pair() -> None:
    g = altar(fate="gathering", hands={A: "Frenzy (Moon), Betrayal (Moon), Banishment (Moon)"})
    one_, two, three = g.hands[A]
    assert choices(g) == [f"pair:{one_}:{two}", f"pair:{one_}:{three}", f"pair:{two}:{three}"]


@rule("movement.4")
def test_movement_4_a_gate_moves_to_any_other_location() -> None:
    g = altar(fate="museum", hands={A: "Gate, Frenzy (Book)"})
    choose(g, "gate")
    assert choices(g) == other_locations(g)
    moved = one(choose(g, "to:0"), "moved-gate")
    assert (here(g), g.gates[A], moved.cite, moved.audience) == ("other-worlds", 0, "movement.4", None)
    assert g.hands[A] == cards("Frenzy (Book)")


@rule("movement.4")
def test_movement_4_without_a_gate_in_hand_there_is_no_such_way() -> None:
    g = altar(hands={A: "Frenzy (Book)", B: "Gate"}, columns={"other-worlds": "Gate"})
    assert choices(g) == [f"spell:{card('Frenzy (Book)')}"]


@rule("movement.5")
def test_movement_5_with_dream_road_one_spell_moves_anywhere_else() -> None:
    g = altar(fate="library", hands={A: "Frenzy (Book)"}, road=True)
    choose(g, f"road:{card('Frenzy (Book)')}")
    assert choices(g) == other_locations(g)
    moved = one(choose(g, "to:0"), "moved-road")
    assert (here(g), g.hands[A], moved.cite) == ("other-worlds", (), "movement.5")


@rule("movement.5")
def test_movement_5_the_silver_key_is_exhausted_for_it() -> None:
    g = altar(fate="library", hands={A: "Frenzy (Book)"}, artefacts={A: "Silver Key"})
    choose(g, f"key:{card('Frenzy (Book)')}")
    assert choices(g) == other_locations(g)
    events = choose(g, "to:4")
    assert (here(g), ids(events)[:2]) == ("museum", ["moved-key", "exhausted"])
    assert (one(events, "moved-key").cite, is_exhausted(g, "Silver Key")) == ("movement.5", True)


@rule("movement.5")
def test_movement_5_an_exhausted_or_a_rivals_key_opens_nothing() -> None:
    g = altar(hands={A: "Frenzy (Book)"}, artefacts={A: "Silver Key"}, exhausted="Silver Key")
    assert choices(g) == [f"spell:{card('Frenzy (Book)')}"]
    g = altar(hands={A: "Frenzy (Book)"}, artefacts={B: "Silver Key"})
    assert choices(g) == [f"spell:{card('Frenzy (Book)')}"]


# movement: no way


@rule("movement.6")
def test_movement_6_without_a_way_the_hand_is_discarded_and_three_are_drawn() -> None:
    g = altar(fate="library", hands={A: "Frenzy (Book)"}, deck="Moon, Skull, Flame, Lantern")
    assert ids(g.opening) == ["hand-discarded", "drew"]
    assert {event.cite for event in g.opening} == {"movement.6"}
    assert (g.discard, len(g.hands[A])) == ([card("Frenzy (Book)")], 3)
    assert (asked(g), ask(g).kind, len(choices(g))) == (A, "move", 3)


@rule("movement.6")
def test_movement_6_an_empty_hand_is_no_way_either() -> None:
    g = altar(fate="library", deck="Moon, Skull, Flame")
    assert (ids(g.opening), len(g.hands[A]), ask(g).kind) == (["drew"], 3, "move")


@rule("movement.6")
def test_movement_6_others_learn_only_how_many_were_discarded() -> None:
    g = altar(fate="library", hands={A: "Frenzy (Book)"})
    discarded = one(g.opening, "hand-discarded")
    assert discarded.audience == (A,)
    assert discarded.seen_by(B) == text("hand-discarded-hidden", who=Who(A), count=1)


@rule("movement.6")
@pytest.mark.parametrize(("fate", "to"), [("library", "streets"), ("gathering", "other-worlds")])
def test_movement_6_the_last_resort_is_the_next_location_clockwise_without_a_card(fate: str, to: str) -> None:
    g = altar(fate=fate, rest="box", columns={fate: "Gate"})
    drifted = one(g.opening, "drifted")
    assert (here(g), drifted.cite, column(g, fate)) == (to, "movement.6", ["Gate"])


@rule("movement.6")
def test_movement_6_the_table_is_told_whose_fate_piece_went_where() -> None:
    drifted = one(altar(active=C, fate="ceremony", rest="box").opening, "drifted")
    assert (drifted.text.args["who"], drifted.text.args["to"]) == (Who(C), text("to-museum"))
    assert drifted.on == ("fate", "location:museum")


@rule("movement.6")
def test_movement_6_a_hand_with_no_way_after_drawing_stays_and_the_piece_drifts() -> None:
    g = altar(fate="library", hands={A: "Frenzy (Book)"}, rest="box")
    assert (here(g), g.hands[A]) == ("streets", cards("Frenzy (Book)"))
    assert ids(g.opening)[:4] == ["hand-discarded", "spells-shuffled", "drew", "drifted"]


@rule("movement.6")
@pytest.mark.parametrize("more", ["Gate", "Frenzy (Moon)", "Betrayal (Book)"])
def test_movement_6_with_any_way_nothing_is_discarded(more: str) -> None:
    g = altar(fate="library", hands={A: f"Frenzy (Book), {more}"})
    assert (g.opening, g.discard, ask(g).kind) == ((), [], "move")


# movement: where cards go


@rule("movement.7")
def test_movement_7_the_card_goes_behind_the_others_in_the_column_left() -> None:
    columns = {"library": "Betrayal (Skull)", "museum": "Betrayal (Lantern)"}
    g = altar(fate="library", hands={A: "Frenzy (Skull)"}, columns=columns)
    move(g, "Frenzy (Skull)")
    assert column(g, "library") == ["Betrayal (Skull)", "Frenzy (Skull)"]
    assert column(g, "museum") == ["Betrayal (Lantern)"]


@rule("movement.7")
def test_movement_7_both_cards_of_a_pair_lie_face_down() -> None:
    g = altar(fate="library", hands={A: "Frenzy (Skull), Betrayal (Skull)"})
    move(g, "Frenzy (Skull)", "Betrayal (Skull)", to="streets")
    assert sorted(column(g, "library")) == ["Betrayal (Skull)", "Frenzy (Skull)"]
    for viewer in (B, None):
        assert [(each.back, each.spell) for each in view(g, viewer).locations[1].column] == [
            ("skull", None)
        ] * 2


@rule("movement.8")
def test_movement_8_no_single_spell_leads_to_other_worlds() -> None:
    g = altar(fate="library", hands={A: "Lantern, Flame, Skull, Moon"})
    assert "location:other-worlds" not in {thing for option in ask(g).options for thing in option.on}
    assert {option.cite for option in ask(g).options} == {"movement.2"}


@rule("movement.8")
@pytest.mark.parametrize("hand", ["Frenzy (Moon), Betrayal (Moon)", "Gate"])
def test_movement_8_a_pair_or_a_gate_leads_there(hand: str) -> None:
    g = altar(fate="library", hands={A: hand})
    move(g, *hand.split(", "), to="other-worlds")
    assert here(g) == "other-worlds"


@rule("movement.9")
def test_movement_9_the_steps_of_the_phase_in_their_order() -> None:
    g = altar(
        hands={A: "Frenzy (Skull)"},
        gods={B: "Ithaqua"},
        squalls={"museum": "Tracks"},
        investigators="museum 3",
        readied={D: "Book"},
    )
    assert ids(move(g, "Frenzy (Skull)")) == [
        "moved-spell",
        "squall-turned-up",
        "investigators-from-supply",
        "cultists-moved",
        "investigators-follow",
        "cultist-placed",
        "investigator-placed",
    ]
    assert (asked(g), g.window) == (D, "moved")


@rule("movement.q1")
@pytest.mark.parametrize(("fate", "back"), list(zip(LOCATIONS[1:], map(str.title, SYMBOLS), strict=True)))
def test_movement_q1_a_spell_with_the_symbol_here_cannot_be_played_alone(fate: str, back: str) -> None:
    g = altar(fate=fate, hands={A: f"Frenzy ({back}), Betrayal ({back})"})
    assert [kind_in(choice) for choice in choices(g)] == ["pair"]
    assert refused(g, f"spell:{card(f'Frenzy ({back})')}").clause == "movement.1"


@rule("movement.q1")
def test_movement_q1_a_pair_does_not_stay_either() -> None:
    g = altar(fate="library", hands={A: "Frenzy (Book), Betrayal (Book)"})
    choose(g, choices(g)[0])
    assert refused(g, "to:1").clause == "movement.1"


@rule("movement.q2")
def test_movement_q2_a_gate_lies_in_the_column_as_a_joker() -> None:
    g = altar(fate="streets", hands={A: "Gate"}, columns={"streets": "Betrayal (Skull)"})
    move(g, "Gate", to="museum")
    assert (column(g, "streets"), g.gate_supply) == (["Betrayal (Skull)", "Gate"], 3)
    hand = {A: "False Trail (Moon)"}
    g = altar(phase="conclusion", fate="streets", columns={"streets": "Gate"}, hands=hand)
    assert choices(g)[0] == f"ready:{card('False Trail (Moon)')}"


@rule("movement.q2")
def test_movement_q2_the_gate_returns_when_the_column_is_cleared() -> None:
    hand = {A: "False Trail (Moon)"}
    g = altar(phase="conclusion", fate="streets", columns={"streets": "Gate, Skull"}, hands=hand)
    choose(g, choices(g)[0])
    assert (column(g, "streets"), g.gate_supply, len(g.discard)) == ([], 4, 1)


@rule("movement.x1")
def test_movement_x1_book_book_moon_in_the_library() -> None:
    g = altar(fate="library", hands={A: "Frenzy (Book), Betrayal (Book), Frenzy (Moon)"})
    book, second, moon = g.hands[A]
    assert choices(g) == [f"spell:{moon}", f"pair:{book}:{second}"]
    refused(g, f"spell:{book}")
    assert ask(g).options[0].on[1] == "location:gathering"
    choose(g, f"pair:{book}:{second}")
    assert choices(g) == ["to:0", "to:2", "to:3", "to:4", "to:5"]


@rule("movement.x2")
def test_movement_x2_one_skull_in_the_museum() -> None:
    g = altar(fate="museum", hands={A: "Frenzy (Skull)"}, deck="Betrayal (Moon), Book, Book")
    assert (g.discard, len(g.hands[A])) == ([card("Frenzy (Skull)")], 3)
    move(g, "Betrayal (Moon)")
    assert (here(g), column(g, "museum")) == ("gathering", ["Betrayal (Moon)"])


@rule("movement.x3")
def test_movement_x3_a_gate_from_the_streets_to_other_worlds() -> None:
    g = altar(fate="streets", hands={A: "Gate"}, columns={"streets": "Gate"})
    move(g, "Gate", to="other-worlds")
    assert (here(g), column(g, "streets")) == ("other-worlds", ["Gate", "Gate"])


# collect


def enter_museum(investigators: int, lodge: int = 0) -> Fate:
    """Let A enter the Museum, where so many investigators stand."""
    lodges = {A: lodge}
    g = altar(hands={A: "Frenzy (Skull)"}, investigators=f"museum {investigators}, streets 5", lodges=lodges)
    g.opening = tuple(move(g, "Frenzy (Skull)"))
    return g


@rule("collect.1")
@pytest.mark.parametrize("there", [3, 4, 7])
def test_collect_1_three_or_more_all_go_to_the_active_players_lodge(there: int) -> None:
    g = enter_museum(there)
    follow = one(g.opening, "investigators-follow")
    assert (g.lodges, investigators_at(g, "museum")) == ([there, 0, 0, 0], 1)
    assert (follow.cite, follow.text.args["count"]) == ("collect.1", there)
    assert investigators_at(g, "streets") == 5


@rule("collect.2")
@pytest.mark.parametrize("there", [0, 1, 2])
def test_collect_2_fewer_stay(there: int) -> None:
    g = enter_museum(there)
    assert (g.lodges[A], investigators_at(g, "museum")) == (0, there + 1)
    assert told(g.opening, "investigators-follow") == []


@rule("collect.q1")
def test_collect_q1_the_investigator_placed_this_turn_does_not_count() -> None:
    g = enter_museum(2)
    assert (g.lodges[A], investigators_at(g, "museum")) == (0, 3)


@rule("collect.1")
def test_collect_1_the_board_shows_how_many_would_follow() -> None:
    g = altar(hands={A: "Book"}, investigators="museum 3, library 2")
    assert [each.follow for each in view(g, None).locations] == [0, 0, 0, 0, 3, 0]


@rule("collect.x1")
def test_collect_x1_four_in_the_museum_and_one_in_the_lodge() -> None:
    g = enter_museum(4, lodge=1)
    assert (g.lodges[A], investigators_at(g, "museum")) == (5, 1)


@rule("collect.x2")
def test_collect_x2_two_stay_and_the_next_to_enter_takes_three() -> None:
    g = enter_museum(2)
    assert (g.lodges[A], investigators_at(g, "museum")) == (0, 3)
    assert enter_museum(3).lodges[A] == 3


# placement


def enter_with(cultists: str, supply: int = 10) -> Fate:
    """Let A enter the Museum with these cultists."""
    g = altar(hands={A: "Frenzy (Skull)"}, cultists={A: cultists}, supply=supply)
    g.opening = tuple(move(g, "Frenzy (Skull)"))
    return g


@rule("placement.1")
def test_placement_1_a_cultist_goes_from_the_lodge_to_the_new_location() -> None:
    g = enter_with("lodge 3, abyss 4, museum 1")
    assert at(g, A, "lodge", "abyss", "museum") == [2, 4, 2]
    placed = one(g.opening, "cultist-placed")
    assert (placed.cite, placed.on) == ("placement.1", ("lodge:0", "location:museum"))


@rule("placement.2")
def test_placement_2_with_an_empty_lodge_two_leave_the_abyss() -> None:
    g = enter_with("lodge 0, abyss 2")
    assert (at(g, A, "lodge", "abyss", "museum"), one(g.opening, "cultists-rise").cite) == (
        [1, 0, 1],
        "placement.2",
    )


@rule("placement.2")
def test_placement_2_the_last_cultist_of_the_lodge_goes_without_the_abyss() -> None:
    assert at(enter_with("lodge 1, abyss 2"), A, "lodge", "abyss", "museum") == [0, 2, 1]


@rule("placement.3")
def test_placement_3_then_an_investigator_comes_from_the_supply() -> None:
    g = enter_with("lodge 3", supply=4)
    assert (g.supply, investigators_at(g, "museum")) == (3, 1)
    assert ids(g.opening)[-2:] == ["cultist-placed", "investigator-placed"]
    assert g.opening[-1].cite == "placement.3"


@rule("placement.3")
def test_placement_3_the_last_one_of_the_supply_raids_nobody() -> None:
    g = altar(hands={A: "Frenzy (Skull)"}, supply=1, lodges={A: 2})
    assert told(move(g, "Frenzy (Skull)"), "raided") == []
    assert (g.supply, g.lodges[A]) == (0, 2)


@rule("placement.4")
def test_placement_4_an_empty_supply_raids_all_players_the_active_one_first() -> None:
    g = altar(
        active=B,
        hands={B: "Frenzy (Skull)"},
        supply=0,
        lodges={A: 1, B: 1, C: 1, D: 1},
        dice="Eye / Eye / Eye / Eye",
    )
    events = move(g, "Frenzy (Skull)")
    raided = told(events, "raided")
    assert [event.on for event in raided] == [("lodge:1",), ("lodge:2",), ("lodge:3",), ("lodge:0",)]
    assert {event.cite for event in (*raided, one(events, "supply-empty"))} == {"placement.4"}
    assert (events[-1].text.id, g.supply, investigators_at(g, "museum")) == ("investigator-placed", 3, 1)


@rule("placement.q1")
def test_placement_q1_a_single_cultist_in_the_abyss_goes_to_the_location() -> None:
    g = enter_with("lodge 0, abyss 1")
    assert at(g, A, "lodge", "abyss", "museum") == [0, 0, 1]
    assert one(g.opening, "last-cultist-rises").cite == "placement.q1"


@rule("placement.q1")
def test_placement_q1_with_none_no_cultist_is_placed() -> None:
    g = enter_with("lodge 0, abyss 0")
    assert at(g, A, "lodge", "abyss", "museum") == [0, 0, 0]
    assert ids(g.opening) == ["moved-spell", "investigator-placed"]


@rule("placement.q2")
def test_placement_q2_if_the_supply_stays_empty_no_investigator_is_placed() -> None:
    g = altar(hands={A: "Frenzy (Skull)"}, supply=0, lodges={B: 1}, dice="Tentacle")
    events = move(g, "Frenzy (Skull)")
    assert (g.supply, investigators_at(g, "museum"), told(events, "investigator-placed")) == (0, 0, [])


@rule("placement.x1")
def test_placement_x1_lodge_0_and_abyss_4() -> None:
    assert at(enter_with("lodge 0, abyss 4, museum 1"), A, "lodge", "abyss", "museum") == [1, 2, 2]


@rule("placement.x2")
def test_placement_x2_lodge_0_and_abyss_1() -> None:
    assert at(enter_with("lodge 0, abyss 1, museum 1"), A, "lodge", "abyss", "museum") == [0, 0, 2]


@rule("placement.x3")
def test_placement_x3_c_a_and_b_are_raided_in_this_order() -> None:
    g = altar(
        active=C,
        hands={C: "Frenzy (Skull)"},
        supply=0,
        lodges={C: 2, D: 0, A: 3, B: 1},
        dice="Eye, Tentacle / Eye, Eye, Eye / Star",
    )
    events = move(g, "Frenzy (Skull)")
    assert [event.text.args["who"] for event in told(events, "rolled-raid")] == [Who(C), Who(A), Who(B)]
    assert (g.lodges, g.supply, investigators_at(g, "museum")) == ([0, 0, 1, 0], 4, 1)
