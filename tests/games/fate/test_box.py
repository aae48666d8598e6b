"""What is in the box: board, lodges, cards, figures and the fate die."""

from collections import Counter
from random import Random

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.games.fate import numbers
from miskatonic.games.fate.cards import (
    ARTEFACTS,
    BACK,
    CARDS,
    COLOURS,
    COST,
    CURSE_CARDS,
    EFFECT,
    FACES,
    GATE,
    GODS,
    LOCATIONS,
    SPELLS,
    SYMBOLS,
    TILES,
)
from miskatonic.games.fate.cards import card as numbered
from miskatonic.games.fate.rules import rolls
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
    ids,
    move,
    one,
    pass_all,
    say,
    set_up,
    view,
)

# components


@rule("components.1", "board.1")
def test_components_1_the_altar_has_six_locations_with_a_column_each_and_the_abyss() -> None:
    shown = view(set_up(), None)
    names = ["other-worlds", "library", "streets", "ceremony", "museum", "gathering"]
    assert [each.name for each in shown.locations] == names
    assert [len(each.column) for each in shown.locations] == [1] * 6
    assert [player.abyss for player in shown.players] == [7] * 4


@rule("components.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_components_2_every_player_has_a_lodge(players: int) -> None:
    assert [player.lodge for player in view(set_up(seats=players), None).players] == [7] * players


@rule("components.3")
def test_components_3_eight_gods_name_their_least_number_of_players_and_carry_a_gift() -> None:
    least = {god.name: god.least_players for god in GODS}
    assert least == {
        "cthulhu": 2,
        "hastur": 3,
        "nyarlathotep": 3,
        "ithaqua": 2,
        "tsathoggua": 2,
        "shub-niggurath": 2,
        "yog-sothoth": 2,
        "azathoth": 2,
    }
    assert len({god.gift for god in GODS}) == 8


@rule("components.3")
@pytest.mark.parametrize("god", ["Hastur", "Nyarlathotep", "Ithaqua", "Yog-Sothoth", "Azathoth"])
def test_components_3_the_lodge_of_a_god_carries_its_gift(god: str) -> None:
    cultists = {A: "library 1", B: "library 1"}
    g = altar(phase="activation", fate="ceremony", gods={A: god}, cultists=cultists)
    used = one(choose(g, "none"), "gift-used")
    assert say(used.text) == f"Player 1 uses the Dark Gift of {god}."


@rule("components.4")
def test_components_4_there_are_spells_curses_artefacts_and_gates() -> None:
    g = set_up()
    assert sorted(cards_on_table(g)) == list(range(CARDS))
    assert len(g.curse_deck) == 16
    assert len(g.artefact_deck + g.shown) == 12
    assert g.gate_supply == 4


def cards_on_table(g: Fate) -> list[int]:
    """Return every spell, wherever it is."""
    heaps = [*g.hands, *g.readied, *g.columns, g.deck, g.discard, [each.card for each in g.casting]]
    return [each for heap in heaps for each in heap if each != GATE]


@rule("components.5")
def test_components_5_each_colour_has_one_summon_marker_and_squall_tiles_lie_ready() -> None:
    g = set_up()
    assert len(COLOURS) == len(set(COLOURS)) == 4
    assert [player.summon for player in view(g, None).players] == [0] * 4
    assert (view(g, None).squalls_unused, g.signs) == (6, [0] * 4)


@rule("components.6")
def test_components_6_there_is_one_fate_piece_and_cultists_in_four_colours() -> None:
    shown = view(set_up(), None)
    assert shown.fate in LOCATIONS
    assert sorted(player.colour for player in shown.players) == sorted(COLOURS)
    assert [each.cultists for each in shown.locations] == [(1, 1, 1, 1)] * 6


@rule("components.7")
def test_components_7_each_colour_has_twenty_cultists() -> None:
    for row in set_up().cultists:
        assert (sum(row), row) == (20, [1, 1, 1, 1, 1, 1, 7, 7, 0])


@rule("components.d1")
def test_components_d1_sixty_spells_are_five_symbols_times_twelve_effects() -> None:
    assert (CARDS, len(SYMBOLS), len(SPELLS)) == (60, 5, 12)
    assert Counter(zip(BACK, EFFECT, strict=True)) == {(b, e): 1 for b in range(5) for e in range(12)}


@rule("components.d1")
def test_components_d1_spell_and_back_name_one_card() -> None:
    names = [(SPELLS[EFFECT[each]].name, SYMBOLS[BACK[each]]) for each in range(CARDS)]
    assert [numbered(spell, back) for spell, back in names] == list(range(CARDS))


@rule("components.d2")
def test_components_d2_gates_artefacts_curses_and_squall_tiles() -> None:
    assert numbers.GATES == 4
    assert len({each.name for each in ARTEFACTS}) == len(ARTEFACTS) == 12
    assert Counter(CURSE_CARDS) == dict.fromkeys(range(8), 2)
    assert len(TILES) == 6


@rule("components.d3")
@pytest.mark.parametrize(("players", "used"), [(2, 18), (3, 21), (4, 24)])
def test_components_d3_more_players_use_more_investigators(players: int, used: int) -> None:
    g = set_up(seats=players)
    assert g.supply + sum(g.investigators) + sum(g.lodges) == used


@rule("components.q1")
def test_components_q1_elder_signs_never_run_out() -> None:
    signs = {A: 8, B: 8, C: 8, D: 8}
    g = altar(phase="activation", fate="streets", supply=0, lodges={B: 1}, signs=signs, dice="Tentacle")
    choose(g, "none")
    assert g.signs == [8, 9, 8, 8]


@rule("components.q1")
def test_components_q1_dice_never_run_out() -> None:
    g = altar(phase="activation", fate="streets", supply=0, lodges={B: 24})
    choose(g, "none")
    assert g.roll is not None
    assert len(g.roll.faces) == 24


@rule("components.q1")
@pytest.mark.parametrize("seed", range(4))
def test_components_q1_no_figure_and_no_card_is_gained_or_lost(seed: int) -> None:
    g = set_up(seed)
    chance = Random(seed)
    for _ in range(300):
        for seat, each in g.asks().items():
            options = [option.id for option in each.options]
            choose(g, chance.sample(options, chance.randint(each.least, each.most)), seat)
            break
    assert [sum(row) for row in g.cultists] == [20] * 4
    assert g.supply + sum(g.investigators) + sum(g.lodges) == 24
    assert g.gate_supply + sum(g.gates) + sum(each.count(GATE) for each in g.columns) == 4
    assert sorted(cards_on_table(g)) == list(range(CARDS))
    held = (*g.artefact_deck, *g.artefact_discard, *g.shown, *(each for row in g.artefacts for each in row))
    assert sorted(held) == list(range(12))
    curses = (*g.curse_deck, *g.curse_discard, *(kind for row in g.curses for kind, _ in row))
    assert sorted(curses) == list(CURSE_CARDS)


# board


@rule("board.2")
def test_board_2_a_location_holds_cultists_of_all_colours_investigators_a_tile_and_a_column() -> None:
    cultists = {A: "museum 6", B: "museum 1", C: "museum 2", D: "museum 9"}
    g = altar(
        gods={D: "Ithaqua"},
        cultists=cultists,
        investigators="museum 11",
        squalls={"museum": "Calm"},
        columns={"museum": "Book, Gate"},
        hands={A: "Moon"},
    )
    museum = view(g, None).locations[4]
    assert (museum.cultists, museum.investigators, museum.squall) == ((6, 1, 2, 9), 11, "hidden")
    assert [each.back for each in museum.column] == ["book", "gate"]


@rule("board.2")
def test_board_2_a_location_with_a_squall_tile_gets_no_second_one() -> None:
    g = altar(phase="activation", fate="ceremony", gods={A: "Ithaqua"}, squalls={"museum": "Calm"})
    choose(g, "none")
    assert (ask(g).kind, choices(g)) == ("lay-tile", ["to:0", "to:1", "to:2", "to:3", "to:5"])


@rule("board.3")
def test_board_3_a_column_is_an_ordered_row_of_closed_spells_and_open_gates() -> None:
    g = altar(fate="library", columns={"library": "Frenzy (Moon), Gate, Betrayal (Book)"}, hands={A: "Skull"})
    for viewer in (A, B, None):
        shown = view(g, viewer).locations[1].column
        assert [(each.back, each.spell) for each in shown] == [("moon", None), ("gate", None), ("book", None)]


@rule("board.3")
def test_board_3_a_column_has_no_end() -> None:
    row = "Book, Lantern, Flame, Skull, Moon, Book, Lantern, Flame, Skull, Moon"
    g = altar(fate="library", columns={"library": row}, hands={A: "Frenzy (Skull)"})
    move(g, "Frenzy (Skull)")
    assert (len(column(g, "library")), column(g, "library")[-1]) == (11, "Frenzy (Skull)")


@rule("board.4")
def test_board_4_cultists_in_the_abyss_still_belong_to_their_players() -> None:
    g = altar(phase="activation", fate="gathering", cultists={A: "abyss 2", B: "abyss 5"})
    choose(g, "none")
    assert [player.abyss for player in view(g, None).players] == [0, 5, 7, 7]
    assert at(g, A, "lodge") == [9]


@rule("board.5", "board.d2")
def test_board_5_five_locations_carry_a_symbol_and_other_worlds_a_joker() -> None:
    symbols = [each.symbol for each in view(set_up(), None).locations]
    assert symbols == [None, "book", "lantern", "flame", "skull", "moon"]
    assert set(SYMBOLS) == {SYMBOLS[back] for back in BACK} == set(symbols) - {None}


@rule("board.d1")
def test_board_d1_the_last_resort_goes_clockwise_round_the_altar() -> None:
    went = []
    for fate in LOCATIONS:
        g = altar(fate=fate, rest="box")
        went.append(LOCATIONS[g.fate])
    assert went == ["library", "streets", "ceremony", "museum", "gathering", "other-worlds"]


@rule("board.d1")
def test_board_d1_movement_never_uses_adjacency() -> None:
    g = altar(fate="library", hands={A: "Lantern, Flame, Skull, Moon"})
    goals = {option.on[1] for option in ask(g).options}
    assert goals == {"location:streets", "location:ceremony", "location:museum", "location:gathering"}


@rule("board.d2")
def test_board_d2_after_the_moon_comes_the_book() -> None:
    assert SYMBOLS == ("book", "lantern", "flame", "skull", "moon")
    assert [SYMBOLS[each] for each in COST[card("False Trail (Moon)")]] == ["book"]


# lodge


@rule("lodge.1")
def test_lodge_1_a_lodge_holds_cultists_investigators_readied_spells_gift_and_circle() -> None:
    g = altar(
        cultists={B: "lodge 12"},
        lodges={B: 17},
        readied={B: "Frenzy (Book), Frenzy (Moon), Betrayal (Book)"},
        gods={B: "Azathoth"},
        summon={B: 6},
        signs={B: 2},
        hands={A: "Book"},
    )
    lodge = view(g, None).players[B]
    assert (lodge.lodge, lodge.investigators, len(lodge.readied)) == (12, 17, 3)
    assert (lodge.god, lodge.summon, lodge.signs) == ("azathoth", 6, 2)


@rule("lodge.1")
def test_lodge_1_there_is_no_room_for_a_fourth_readied_spell() -> None:
    readied = "Frenzy (Book), Frenzy (Moon), Betrayal (Book)"
    g = altar(
        phase="conclusion",
        fate="streets",
        readied={A: readied},
        hands={A: "Rising Tide (Book)"},
        columns={"streets": "Book, Skull"},
        summon={A: 5},
    )
    choose(g, f"ready:{card('Rising Tide (Book)')}")
    assert choices(g) == [f"drop:{each}" for each in g.readied[A][:3]]


@rule("lodge.2")
def test_lodge_2_artefacts_lie_beside_the_lodge_for_all_to_see() -> None:
    g = altar(artefacts={B: "Idol, Elder Lamp, Bone Flute"}, exhausted="Idol", hands={A: "Book"})
    for viewer in (A, B, None):
        shown = [(each.name, each.ready) for each in view(g, viewer).players[B].artefacts]
        assert shown == [("idol", False), ("elder-lamp", True), ("bone-flute", True)]


@rule("lodge.2")
def test_lodge_2_of_four_artefacts_one_must_go() -> None:
    g = altar(
        phase="activation",
        fate="museum",
        artefacts={A: "Amulet of Nephren-Ka, Sacrificial Dagger, Silver Key"},
        shown="Ward Ring",
    )
    choose(g, "none")
    choose(g, f"take:{g.shown[0]}")
    assert ask(g).kind == "give-up"
    choose(g, choices(g)[0])
    assert len(g.artefacts[A]) == 3


@rule("lodge.3")
def test_lodge_3_the_circle_goes_from_0_to_9() -> None:
    assert (numbers.LAST_SPACE, numbers.SIGNS_TO_LOSE) == (9, 10)
    g = altar(phase="activation", cultists={A: "other-worlds 3"}, summon={A: 8}, dice="Star, Eye, Eye")
    assert (g.summon[A], g.phase) == (9, "over")


@rule("lodge.4")
def test_lodge_4_cultists_in_lodges_do_not_count_for_control() -> None:
    g = altar(phase="activation", fate="library", cultists={A: "lodge 12, library 3", B: "lodge 12"})
    assert g.control == "full"
    assert altar(phase="activation", fate="library", cultists={A: "lodge 12, library 2"}).control == ""


@rule("lodge.4")
def test_lodge_4_investigators_in_a_lodge_do_not_follow() -> None:
    g = altar(hands={A: "Frenzy (Skull)"}, lodges={A: 3, B: 4}, investigators="museum 2")
    move(g, "Frenzy (Skull)")
    assert (g.lodges, g.investigators[4]) == ([3, 4, 0, 0], 3)


@rule("lodge.4")
def test_lodge_4_a_cultist_in_a_lodge_cannot_be_ousted() -> None:
    g = altar(phase="activation", fate="ceremony", gods={A: "Hastur"}, cultists={B: "museum 1, library 1"})
    choose(g, "none")
    assert choices(g) == [f"cultist:{B}:1", f"cultist:{B}:4"]


# spell-cards


@rule("spell-cards.1")
@pytest.mark.parametrize("viewer", [A, B, C, None])
def test_spell_cards_1_the_back_is_seen_by_all_in_hand_column_lodge_and_on_the_deck(
    viewer: int | None,
) -> None:
    g = altar(
        fate="library",
        hands={A: "Frenzy (Moon)", B: "Betrayal (Book), Frenzy (Flame)"},
        readied={B: "Frenzy (Skull)"},
        columns={"museum": "Banishment (Lantern)"},
        deck="Rising Tide (Flame)",
    )
    shown = view(g, viewer)
    assert [each.back for each in shown.players[B].hand] == ["book", "flame"]
    assert [each.back for each in shown.players[B].readied] == ["skull"]
    assert [each.back for each in shown.locations[4].column] == ["lantern"]
    assert shown.deck_top == "flame"


@rule("spell-cards.2")
def test_spell_cards_2_the_front_shows_cost_symbol_name_and_effect() -> None:
    g = altar(hands={A: "Press Call (Lantern)"})
    (own,) = view(g, A).players[A].hand
    assert (own.cost, own.back, own.spell) == (("skull", "book"), "lantern", "press-call")
    assert own.card == card("Press Call (Lantern)")


@rule("spell-cards.3")
def test_spell_cards_3_a_gate_is_no_spell_in_hand() -> None:
    g = altar(phase="conclusion", fate="library", hands={A: "Gate"}, deck="Book, Moon, Skull")
    assert (len(g.hands[A]), g.gates[A]) == (3, 1)


@rule("spell-cards.3")
def test_spell_cards_3_a_gate_is_never_readied_and_goes_back_to_the_gates() -> None:
    hand, row = "False Trail (Flame), Gate", {"streets": "Gate"}
    g = altar(phase="conclusion", fate="streets", hands={A: hand}, columns=row)
    assert choices(g) == [f"ready:{card('False Trail (Flame)')}", "none"]
    choose(g, choices(g)[0])
    assert (g.gate_supply, GATE in g.discard, g.gates[A]) == (3, False, 1)


@rule("spell-cards.d1")
def test_spell_cards_d1_the_cost_rows() -> None:
    rows: dict[str, set[str]] = {}
    for spell in SPELLS:
        rows.setdefault(spell.row, set()).add(spell.name)
    assert rows == {
        "A": {"call-from-below", "false-trail"},
        "B": {"dream-road", "mind-theft"},
        "C": {"blood-price", "frenzy", "warding-circle"},
        "D": {"betrayal", "banishment", "press-call"},
        "E": {"rising-tide", "broken-seal"},
    }


def costs(back: str) -> list[str]:
    """Return the cost of one spell of each row with that back, as the rulebook writes it."""
    one_of_each = ("False Trail", "Mind Theft", "Frenzy", "Press Call", "Broken Seal")
    found = [COST[card(f"{spell} ({back})")] for spell in one_of_each]
    return [" + ".join(SYMBOLS[symbol].title() for symbol in cost) for cost in found]


@rule("spell-cards.d2")
def test_spell_cards_d2_costs_with_a_book_back() -> None:
    assert costs("Book") == ["Lantern", "Flame", "Lantern + Skull", "Flame + Moon", "Book + Lantern + Skull"]


@rule("spell-cards.d3")
def test_spell_cards_d3_costs_with_a_lantern_back() -> None:
    assert costs("Lantern") == ["Flame", "Skull", "Flame + Moon", "Skull + Book", "Lantern + Flame + Moon"]


@rule("spell-cards.d4")
def test_spell_cards_d4_costs_with_a_flame_back() -> None:
    assert costs("Flame") == ["Skull", "Moon", "Skull + Book", "Moon + Lantern", "Flame + Skull + Book"]


@rule("spell-cards.d5")
def test_spell_cards_d5_costs_with_a_skull_back() -> None:
    assert costs("Skull") == ["Moon", "Book", "Moon + Lantern", "Book + Flame", "Skull + Moon + Lantern"]


@rule("spell-cards.d6")
def test_spell_cards_d6_costs_with_a_moon_back() -> None:
    assert costs("Moon") == ["Book", "Lantern", "Book + Flame", "Lantern + Skull", "Moon + Book + Flame"]


@rule("spell-cards.d1")
def test_spell_cards_d1_spells_of_one_row_and_back_cost_the_same() -> None:
    shared = {(BACK[each], SPELLS[EFFECT[each]].row): COST[each] for each in range(CARDS)}
    assert all(COST[each] == shared[BACK[each], SPELLS[EFFECT[each]].row] for each in range(CARDS))
    assert len(shared) == 25


@rule("spell-cards.x1")
def test_spell_cards_x1_betrayal_banishment_and_press_call_with_a_skull_back() -> None:
    three = cards("Betrayal (Skull), Banishment (Skull), Press Call (Skull)")
    assert [{SYMBOLS[symbol] for symbol in COST[each]} for each in three] == [{"book", "flame"}] * 3


# dice


@rule("dice.1")
def test_dice_1_all_dice_are_thrown_at_once_and_then_come_the_reactions() -> None:
    readied = {B: "Frenzy (Book)"}
    g = altar(phase="activation", cultists={A: "other-worlds 3"}, readied=readied, dice="Star, Eye, Tentacle")
    rolled = one(g.opening, "rolled-other-worlds")
    assert (rolled.cite, rolled.reveals, g.throws) == ("dice.1", True, 1)
    assert (asked(g), ask(g).kind, ask(g).cite) == (B, "roll", "windows.7")
    assert (g.summon[A], view(g, None).roll.faces) == (0, ("star", "eye", "tentacle"))


@rule("dice.1")
def test_dice_1_the_faces_after_the_reactions_are_final() -> None:
    g = altar(
        phase="activation",
        cultists={A: "other-worlds 3"},
        readied={B: "Frenzy (Book)"},
        dice="Star, Eye, Tentacle / Eye, Eye",
    )
    choose(g, f"cast:{card('Frenzy (Book)')}")
    choose(g, ("die:0", "die:2"))
    pass_all(g)
    assert (g.summon[A], view(g, None).roll.faces) == (0, ("eye", "eye", "eye"))


@rule("dice.d1")
def test_dice_d1_one_tentacle_one_star_and_four_eyes() -> None:
    assert Counter(numbers.DIE) == {"tentacle": 1, "star": 1, "eye": 4}
    g = set_up()
    thrown = Counter(FACES[face] for _ in range(200) for face in rolls.throw(g, 3))
    assert set(thrown) == {"tentacle", "star", "eye"}
    assert 340 < thrown["eye"] < 460


@rule("dice.d1")
@pytest.mark.parametrize(("face", "successes"), [("Tentacle", 1), ("Star", 1), ("Eye", 0)])
def test_dice_d1_tentacle_and_star_are_successes(face: str, successes: int) -> None:
    g = altar(phase="activation", cultists={A: "other-worlds 3"}, dice=f"{face}, Eye, Eye")
    assert g.summon[A] == successes


@rule("dice.d2")
def test_dice_d2_the_control_roll() -> None:
    g = altar(phase="activation", fate="library")
    assert "rolled-control" in ids(choose(g, "roll"))


@rule("dice.d2")
def test_dice_d2_the_other_worlds_roll_and_the_raid_roll() -> None:
    g = altar(phase="activation", cultists={A: "other-worlds 3"})
    assert view(g, None).roll.kind == "other-worlds"
    g = altar(phase="conclusion", hands={A: "Book"}, lodges={A: 5})
    assert "rolled-raid" in ids(choose(g, "none"))


@rule("dice.d2")
def test_dice_d2_azathoths_roll() -> None:
    g = altar(phase="activation", fate="ceremony", gods={A: "Azathoth"})
    assert "rolled-gift" in ids(choose(g, "none"))


@rule("dice.d3")
@pytest.mark.parametrize(("face", "signs", "stay"), [("Tentacle", 1, 1), ("Star", 1, 0), ("Eye", 0, 0)])
def test_dice_d3_what_the_faces_mean_in_a_raid(face: str, signs: int, stay: int) -> None:
    g = altar(phase="activation", fate="streets", supply=0, lodges={B: 1}, dice=face)
    choose(g, "none")
    assert (g.signs[B], g.lodges[B]) == (signs, stay)


@rule("dice.d3")
@pytest.mark.parametrize(("face", "home"), [("Tentacle", 0), ("Star", 0), ("Eye", 1)])
def test_dice_d3_the_control_action_of_other_worlds_uses_the_eyes(face: str, home: int) -> None:
    g = altar(phase="activation", cultists={A: "other-worlds 3, lodge 0"}, dice=f"{face}, Star, Star")
    if home:
        choose(g, "return")
    assert (g.summon[A], at(g, A, "lodge")) == (3 - home, [home])


@rule("dice.d3")
@pytest.mark.parametrize(("face", "control"), [("Tentacle", ""), ("Star", "temporary"), ("Eye", "")])
def test_dice_d3_temporary_control_needs_the_star(face: str, control: str) -> None:
    g = altar(phase="activation", fate="library", dice=face)
    choose(g, "roll")
    assert g.control == control


@rule("dice.2")
def test_dice_2_the_active_player_rolls_for_control_in_other_worlds_and_for_the_gift() -> None:
    for place, kind in (("library", "control"), ("ceremony", "gift")):
        g = altar(phase="activation", active=C, fate=place, gods={C: "Azathoth"})
        choose(g, "roll")
        assert g.roll is not None
        assert (g.roll.kind, g.roll.seat) == (kind, C)
    g = altar(phase="activation", active=C, cultists={C: "other-worlds 3"})
    assert view(g, None).roll.seat == C


@rule("dice.2")
def test_dice_2_in_a_raid_the_raided_player_rolls() -> None:
    lamps = {A: "Elder Lamp"}
    g = altar(phase="activation", fate="streets", supply=0, lodges={B: 1}, artefacts=lamps, active=A)
    choose(g, "none")
    assert g.roll is not None
    assert (g.roll.kind, g.roll.seat, g.asks()) == ("raid", B, {})
