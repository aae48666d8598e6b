"""What Fate leaves to chance, and among what chance decides."""

from miskatonic.core.ids import id_of
from miskatonic.core.rulebook import rule
from miskatonic.games.fate import words
from miskatonic.games.fate.cards import ARTEFACTS, BACK, CARDS, CURSE_CARDS, DIE, TILES
from miskatonic.games.fate.numbers import ARTEFACTS_SHOWN
from miskatonic.games.fate.rules import curses, effects, gods, museum, piles, rolls, setup
from tests.chance import loaded, proves_chance
from tests.games.fate.builders import A, B, altar


@rule("dice.1", "dice.d1")
@proves_chance("rules/rolls:throw")
def test_dice_show_any_of_six_sides_each() -> None:
    g = altar()
    dice = loaded(g)
    assert rolls.throw(g, 3) == [DIE[-1]] * 3
    assert dice.drawn == [6**3]


@rule("spells.d4")
@proves_chance("rules/effects:steal_spell")
def test_of_several_spells_with_that_back_any_is_stolen() -> None:
    g = altar(hands={B: "Book, Book, Moon"})
    dice = loaded(g)
    book, other = [card for card in g.hands[B] if BACK[card] == 0]
    effects.steal_spell(g, A, words.Draw(1), (id_of("spell", B, 0),), "spells.d4")
    assert dice.drawn == [(book, other)]
    assert other in g.hands[A]
    assert other not in g.hands[B]


@rule("setup.1", "setup.2")
@proves_chance("rules/setup:deal_gods")
def test_the_gods_in_play_are_shuffled_before_two_are_dealt_to_each() -> None:
    g = altar(players=2)
    dice, left = loaded(g), setup.gods_in_play(2)
    setup.deal_gods(g)
    assert dice.drawn == [tuple(left)]
    assert g.dealt == [tuple(sorted(left[-2:])), tuple(sorted(left[-4:-2]))]


@rule("setup.5")
@proves_chance("rules/setup:name_start_player")
def test_the_start_player_is_any_of_the_players() -> None:
    g = altar(players=3)
    dice = loaded(g)
    setup.name_start_player(g)
    assert (dice.drawn, g.start, g.active) == ([3], 2, 2)


@rule("setup.6")
@proves_chance("rules/setup:lay_out_spells")
def test_all_spells_are_shuffled() -> None:
    g = altar()
    dice = loaded(g)
    setup.lay_out_spells(g)
    assert dice.drawn == [tuple(range(CARDS))]
    assert g.columns == [(each,) for each in range(6)]


@rule("setup.7", "setup.8")
@proves_chance("rules/setup:lay_out_the_rest", "rules/setup:lay_out_the_rest#2")
def test_artefacts_and_curses_are_shuffled() -> None:
    g = altar()
    dice = loaded(g)
    setup.lay_out_the_rest(g)
    artefacts = tuple(range(len(ARTEFACTS)))
    assert dice.drawn == [artefacts, tuple(CURSE_CARDS)]
    assert g.shown == artefacts[::-1][:ARTEFACTS_SHOWN]
    assert g.curse_deck == tuple(CURSE_CARDS)[::-1] != tuple(CURSE_CARDS)


@rule("gods.d4")
@proves_chance("rules/gods:lay_tile")
def test_a_squall_tile_is_any_of_the_pile() -> None:
    g = altar(gods={A: "Ithaqua"})
    dice = loaded(g)
    g.squall_pile = TILES
    gods.lay_tile(g, A, words.Draw(1), "")
    assert (dice.drawn, g.squall_drawn, g.squall_pile) == ([len(TILES)], TILES[-1], TILES[:-1])


@rule("draw.3")
@proves_chance("rules/piles:reshuffle")
def test_discarded_spells_are_shuffled_before_they_are_drawn_again() -> None:
    g = altar(discard="Book, Moon, Skull", rest="box")
    dice, discarded = loaded(g), tuple(g.discard)
    piles.reshuffle(g)
    assert (dice.drawn, tuple(g.deck), g.discard) == ([discarded], discarded[::-1], [])


@rule("curse.5")
@proves_chance("rules/curses:receive_curse")
def test_discarded_curses_are_shuffled_before_one_is_received() -> None:
    g = altar(curse_deck="", curse_discard="Barred Gate, Blind Stars, Hunger")
    dice, discarded = loaded(g), g.curse_discard
    curses.receive_curse(g, A, "curse.1")
    assert (dice.drawn, g.curses[A][0][0], g.curse_deck) == ([discarded], discarded[0], discarded[:0:-1])


@rule("museum.6")
@proves_chance("rules/museum:refill")
def test_discarded_artefacts_are_shuffled_before_they_are_shown_again() -> None:
    g = altar(artefact_deck="", artefact_discard="Silver Key, Elder Lamp")
    dice, discarded = loaded(g), g.artefact_discard
    museum.refill(g)
    assert (dice.drawn, g.artefact_deck, g.artefact_discard) == ([discarded], discarded[::-1], ())
