"""The table as text says what a board shows: what lies where, what is being resolved, and how it ended."""

from miskatonic.core.text import Speech
from miskatonic.games.horror.cards.guardian import CARDS
from miskatonic.games.horror.rules import encounter, ending
from miskatonic.games.horror.scenarios import find
from miskatonic.games.horror.terminal import draw
from miskatonic.games.horror.view import view
from tests.games.horror.cards import enemy, skill, treachery
from tests.games.horror.table import Table

ENGLISH = Speech("en", ["miskatonic.core", "miskatonic.games.horror"])


def drawn(t: Table) -> str:
    """Return the table as the first seat reads it, in one line."""
    lines = draw(view(t.g, 0), ENGLISH, {0: "Ada"}, plain=True)
    return " ".join(" ".join(lines).split())


def test_what_is_attached_to_a_location_is_said_there() -> None:
    t = Table()
    t.put(treachery("Mould"), f"on:{t.named('Cellar')}")
    assert "leads to Hall; Mould." in drawn(t)


def test_an_enemy_is_said_with_its_attack_and_never_with_less_than_no_health() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul", fight=2, health=3, evade=1, damage=2, horror=1), "threat:0")
    t.set(ghoul, damage=4)
    assert "Ghoul (fight 2, 0 health left, evade 1, damage 2, horror 1)" in drawn(t)


def test_uses_are_said_by_their_kind_and_when_there_are_none_left() -> None:
    gun = next(card for card in CARDS if card.name[0] == "M1911")
    t = Table()
    card = t.put(gun, "play:0")
    t.set(card, uses=1)
    assert "M1911 (1 ammo)" in drawn(t)
    t.set(card, uses=0)
    assert "M1911 (used up)" in drawn(t)


def test_an_encounter_card_that_is_being_resolved_is_said_with_its_text() -> None:
    smoke = next(card for card in find("spreading_flames").box if card.name[0] == "Noxious Smoke")
    t = Table(encounter=(smoke, smoke))
    t.do(encounter.draw_encounter, 0)
    assert "Being resolved: Noxious Smoke. Revelation – Take a test of willpower or agility (3)." in drawn(t)


def test_a_test_is_said_with_every_number_and_the_chance() -> None:
    t = Table(bag=("0", "-1", "-2", "-3"))
    t.put(skill("Guess"), "hand:0")
    t.turn()
    t.choose("investigate")
    assert "Test: Ada, intellect 3 against 2; chance 50 %." in drawn(t)


def test_the_end_says_whether_they_have_won_and_what_each_takes_along() -> None:
    t = Table()
    t.do(ending.no_resolution)
    assert "You have lost: no resolution was reached. Ada: 0 experience." in drawn(t)


def test_cards_in_hand_are_said_in_the_order_in_which_they_are_asked_about() -> None:
    t = Table()
    t.g.piles["hand:0"] = []
    guess, luck = t.put(skill("Guess"), "hand:0"), t.put(skill("Luck"), "hand:0")
    t.g.piles["hand:0"] = [luck, guess]
    assert "Your hand (cost): Luck, Guess." in drawn(t)


def test_between_setup_and_the_first_phase_the_table_can_be_read() -> None:
    t = Table()
    t.g.phase, t.g.round = "", 0
    assert drawn(t).startswith("Tiny, setup Agenda: Stir")


def test_what_lies_facedown_beneath_a_location_is_counted_and_what_lies_beneath_the_act_named() -> None:
    t = Table()
    t.put(enemy("Spy"), f"beneath:{t.named('Cellar')}", revealed=False)
    t.put(enemy("Ghoul"), f"beneath:{t.zone('act')[0]}")
    assert "leads to Hall; a facedown card beneath it." in drawn(t)
    assert "Beneath the act: Ghoul." in drawn(t)
    assert "Spy" not in drawn(t)


def test_what_lies_on_an_enemy_is_said() -> None:
    t = Table()
    t.put(enemy("Witness"), f"at:{t.named('Cellar')}", resources=2)
    assert "2 resources on it" in drawn(t)
