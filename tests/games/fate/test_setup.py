"""Setting up: gods and colours are chosen, then the altar is laid out."""

from collections import Counter

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.core.text import Who, text
from miskatonic.games.fate.cards import (
    ARTEFACTS,
    BACK,
    CURSE_CARDS,
    GATE,
    GODS,
    NONE,
    SYMBOLS,
    TILES,
    artefact_name,
)
from miskatonic.games.fate.rules.setup import deal_spells
from miskatonic.games.fate.state import Fate
from tests.games.fate.builders import (
    A,
    B,
    C,
    D,
    altar,
    asked,
    choices,
    choose,
    ids,
    new_game,
    one,
    refused,
    set_up,
    told,
    view,
)


def gods_chosen(g: Fate) -> Fate:
    """Let everybody keep the first of the two gods."""
    for seat in range(g.seats):
        choose(g, g.asks()[seat].options[0].id, seat)
    return g


def names(gods: tuple[int, ...]) -> set[str]:
    return {GODS[god].name for god in gods}


# Gods


@rule("setup.1")
@pytest.mark.parametrize(("players", "out"), [(2, {"hastur", "nyarlathotep"}), (3, set()), (4, set())])
def test_setup_1_gods_for_more_players_are_taken_out(players: int, out: set[str]) -> None:
    dealt = {
        name for seed in range(40) for hand in new_game(seed, seats=players).dealt for name in names(hand)
    }
    assert dealt == {god.name for god in GODS} - out


@rule("setup.2")
def test_setup_2_two_different_gods_are_dealt_to_each_player() -> None:
    dealt = [god for hand in new_game().dealt for god in hand]
    assert (len(dealt), len(set(dealt))) == (8, 8)
    assert new_game(1).dealt != new_game(2).dealt


@rule("setup.2")
def test_setup_2_a_player_looks_at_both_and_keeps_one() -> None:
    g = new_game()
    for seat in range(4):
        assert [option.id for option in g.asks()[seat].options] == [f"god:{god}" for god in g.dealt[seat]]
        assert set(view(g, seat).dealt) == names(g.dealt[seat])
    assert {each.cite for each in g.asks().values()} == {"setup.2"}
    assert refused(g, f"god:{g.dealt[B][0]}", A).clause == "setup.2"


@rule("setup.2")
def test_setup_2_nobody_else_learns_which_gods_were_dealt() -> None:
    g = new_game()
    for event in told(g.opening, "gods-dealt"):
        (owner,) = event.audience or ()
        for other in {A, B, C, D, None} - {owner}:
            seen = event.seen_by(other)
            assert seen is not None
            assert (seen.id, set(seen.args)) == ("gods-dealt-hidden", {"who"})
    assert view(g, None).dealt == ()


@rule("setup.2")
def test_setup_2_all_choices_are_revealed_together() -> None:
    g = new_game()
    for seat in (D, B, A):
        assert choose(g, f"god:{g.dealt[seat][1]}", seat) == []
        assert [player.god for player in view(g, C).players] == [None] * 4
    events = choose(g, f"god:{g.dealt[C][0]}", C)
    assert ids(events) == ["god-chosen"] * 4
    assert g.gods == [g.dealt[A][1], g.dealt[B][1], g.dealt[C][0], g.dealt[D][1]]


@rule("setup.2")
def test_setup_2_the_gods_not_kept_go_back_unseen() -> None:
    g = gods_chosen(new_game())
    kept = [GODS[god].name for god in g.gods]
    for viewer in (A, B, C, D, None):
        assert [player.god for player in view(g, viewer).players] == kept
    assert GODS[g.dealt[B][1]].name not in view(g, A).dealt
    assert GODS[g.dealt[B][1]].name in view(g, B).dealt


# Colours


@rule("setup.3")
def test_setup_3_nobody_takes_a_colour_twice() -> None:
    g = gods_chosen(new_game())
    assert choices(g) == ["colour:0", "colour:1", "colour:2", "colour:3", "any"]
    choose(g, "colour:2")
    assert choices(g) == ["colour:0", "colour:1", "colour:3", "any"]
    assert refused(g, "colour:2").clause == "setup.3"


@rule("setup.3")
def test_setup_3_each_lodge_is_its_gods_and_the_marker_stands_on_0() -> None:
    g = set_up()
    players = view(g, None).players
    assert [player.god for player in players] == [GODS[god].name for god in g.gods]
    assert [player.summon for player in players] == [0] * 4


@rule("setup.d2")
def test_setup_d2_colours_are_chosen_in_seat_order() -> None:
    g = gods_chosen(new_game())
    order = []
    while g.phase == "colours":
        order.append(asked(g))
        choose(g, "any")
    assert order == [A, B, C, D]


@rule("setup.d2")
def test_setup_d2_who_does_not_choose_gets_the_first_free_colour() -> None:
    g = gods_chosen(new_game())
    choose(g, "colour:0")
    chosen = one(choose(g, "any"), "colour-chosen")
    assert (chosen.cite, g.colours) == ("setup.3", [0, 1, NONE, NONE])


# The altar


@rule("setup.3")
def test_setup_3_the_table_is_told_who_takes_which_colour() -> None:
    g = gods_chosen(new_game())
    (chosen,) = choose(g, "colour:2")
    assert (chosen.text.args["who"], chosen.text.args["colour"]) == (Who(A), text("colour-jade"))


@rule("setup.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup_4_seven_cultists_in_lodge_and_abyss_and_one_in_each_location(players: int) -> None:
    shown = view(set_up(seats=players), None)
    assert [(player.lodge, player.abyss) for player in shown.players] == [(7, 7)] * players
    assert [each.cultists for each in shown.locations] == [(1,) * players] * 6


@rule("setup.5")
def test_setup_5_one_chosen_god_is_drawn_and_its_player_starts() -> None:
    starts = Counter(set_up(seed).start for seed in range(40))
    assert set(starts) == {A, B, C, D}
    g = set_up(5)
    assert (g.active, asked(g), view(g, None).start) == (g.start, g.start, g.start)


@rule("setup.5")
def test_setup_5_the_table_is_told_who_starts() -> None:
    g = gods_chosen(new_game())
    for _ in range(3):
        choose(g, "any")
    event = one(choose(g, "any"), "start-player")
    assert (event.cite, event.audience, event.reveals) == ("setup.5", None, True)
    assert event.on == (f"seat:{g.start}",)


@rule("setup.6")
def test_setup_6_one_closed_spell_lies_in_each_column_and_the_rest_is_the_deck() -> None:
    g = set_up()
    assert [len(each) for each in g.columns] == [1] * 6
    assert GATE not in [card for each in g.columns for card in each]
    for viewer in (A, None):
        assert [each.column[0].spell for each in view(g, viewer).locations] == [None] * 6
    assert g.columns != set_up(2).columns
    assert view(g, None).deck == 60 - 6 - 12


@rule("setup.7")
def test_setup_7_two_artefacts_lie_face_up_and_the_rest_face_down() -> None:
    g = set_up()
    shown = view(g, None)
    assert (len(shown.shown), shown.artefact_deck) == (2, 10)
    assert sorted(g.shown + g.artefact_deck) == list(range(len(ARTEFACTS)))
    assert len({set_up(seed).shown for seed in range(6)}) > 1


@rule("setup.7", "setup.9")
def test_setup_7_the_table_is_told_what_lies_there() -> None:
    g = gods_chosen(new_game())
    for _ in range(3):
        choose(g, "any")
    laid = one(choose(g, "any"), "laid-out")
    assert (laid.text.args["artefacts"], laid.text.args["supply"]) == ([*map(artefact_name, g.shown)], 18)
    assert (laid.audience, laid.cite, laid.reveals) == (None, "setup.7", True)


@rule("setup.8")
def test_setup_8_gates_and_shuffled_curses_lie_beside_the_board() -> None:
    g = set_up()
    assert (view(g, None).gates, view(g, None).curse_deck) == (4, 16)
    assert sorted(g.curse_deck) == list(CURSE_CARDS) != list(g.curse_deck)
    assert [(player.signs, player.gate) for player in view(g, None).players] == [(0, False)] * 4


@rule("setup.9")
def test_setup_9_one_investigator_stands_in_each_location() -> None:
    shown = view(set_up(), None)
    assert [each.investigators for each in shown.locations] == [1] * 6
    assert (shown.supply, [player.investigators for player in shown.players]) == (18, [0] * 4)


@rule("setup.10")
def test_setup_10_the_fate_piece_starts_in_other_worlds() -> None:
    assert view(set_up(), None).fate == "other-worlds"


@rule("setup.d1")
def test_setup_d1_everybody_is_dealt_three_spells_the_start_player_first() -> None:
    g = gods_chosen(new_game())
    for _ in range(3):
        choose(g, "any")
    drew = told(choose(g, "any"), "drew")
    assert [len(hand) for hand in g.hands] == [3] * 4
    assert [event.audience for event in drew] == [((g.start + ahead) % 4,) for ahead in range(4)]
    assert {event.cite for event in drew} == {"setup.d1"}


@rule("setup.d1")
def test_setup_d1_spells_are_dealt_clockwise_three_at_a_time() -> None:
    deck = "Book, Book, Book, Flame, Flame, Flame, Moon, Moon, Moon, Skull, Skull, Skull"
    g = altar(phase="preparation", active=C, deck=deck)
    deal_spells(g)
    backs = [{SYMBOLS[BACK[card]] for card in g.hands[seat]} for seat in (C, D, A, B)]
    assert backs == [{"book"}, {"flame"}, {"moon"}, {"skull"}]


@rule("setup.d3")
def test_setup_d3_the_squall_tiles_lie_ready_even_without_ithaqua() -> None:
    for seed in range(4):
        g = set_up(seed)
        assert (sorted(g.squall_pile), view(g, None).squalls_unused) == (sorted(TILES), 6)
        assert [each.squall for each in view(g, None).locations] == [None] * 6


# Worked examples


@rule("setup.x1")
def test_setup_x1_three_players() -> None:
    g = set_up(seats=3)
    assert (sum(g.investigators), g.supply) == (6, 15)
    assert len({god for hand in g.dealt for god in hand}) == 6
    assert len(g.deck) == 45


@rule("setup.x2")
def test_setup_x2_two_players() -> None:
    g = set_up(seats=2)
    dealt = {GODS[god].name for hand in g.dealt for god in hand}
    assert len(dealt) == 4
    assert not dealt & {"hastur", "nyarlathotep"}
    assert (g.supply, len(g.deck)) == (12, 48)


@rule("setup.x3")
def test_setup_x3_four_players() -> None:
    g = set_up(seats=4)
    assert {god for hand in g.dealt for god in hand} == set(range(8))
    assert (g.supply, len(g.deck)) == (18, 42)
