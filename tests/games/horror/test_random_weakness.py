"""Random basic weaknesses (random-weakness, deckbuilding.9): drawn last, from what is left of the box."""

from collections import Counter

from miskatonic.core.rulebook import rule
from miskatonic.games.horror import decks, lineup
from miskatonic.games.horror.collection import copies
from miskatonic.games.horror.options import HorrorOptions
from miskatonic.games.horror.printed import DeckOption, DeckRules, Printed
from miskatonic.games.horror.rules import Deck, new_game
from miskatonic.games.horror.state import Horror
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.things import Choose, InZone
from tests.games.horror.cards import asset, investigator, treachery
from tests.games.horror.table import PLAIN, Table

RULES = DeckRules((DeckOption((), neutral=True),), (), 10)
PEOPLE = tuple(investigator(name, deck=RULES) for name in ("Ada", "Bert"))
FEAR, DEBT, DOUBT = (treachery(name, subtype="basic-weakness") for name in ("Fear", "Debt", "Doubt"))
FLAW = treachery("Flaw", subtype="weakness")


def game(seats: int = 1, stock: tuple[Printed, ...] = (FEAR, DEBT, DOUBT), seed: int = 1) -> Horror:
    """A game in which everybody has a deck of ten cards and has still to draw a basic weakness."""
    tiny = Table(seats).g
    people = PEOPLE[:seats]
    lined_up = [Deck(each.code, (PLAIN.code,) * 10, to_draw=1) for each in people]
    box = (*tiny.printed.values(), *people, FEAR, DEBT, DOUBT)
    codes = tuple(each.code for each in stock)
    return new_game(HorrorOptions(seats=seats), tiny.scenario, lined_up, box, seed, weaknesses=codes)


def drawn(g: Horror) -> list[str]:
    """Return the basic weaknesses of all seats, in their order."""
    own = [card for card in g.cards if g.print(card.id).subtype == "basic-weakness"]
    return [card.code for card in sorted(own, key=lambda card: card.owner)]


@rule("random-weakness.1", "random-weakness.3")
def test_one_of_the_basic_weaknesses_is_drawn_at_random_and_added_to_the_deck() -> None:
    found = {drawn(game(seed=seed))[0] for seed in range(30)}
    assert found == {"fear", "debt", "doubt"}
    assert drawn(game(seed=7)) == drawn(game(seed=7))


@rule("random-weakness.5", "deckbuilding.9")
def test_the_weakness_is_drawn_when_all_other_cards_of_the_deck_are_there() -> None:
    own = [card.code for card in game().cards if card.owner == 0]
    assert own[-1] in ("fear", "debt", "doubt")
    assert own[:-1] == ["ada", *(PLAIN.code,) * 10]


@rule("random-weakness.q1")
def test_what_somebody_has_drawn_cannot_be_drawn_again() -> None:
    assert all(sorted(drawn(game(2, (FEAR, DEBT), seed))) == ["debt", "fear"] for seed in range(10))


def test_everybody_is_told_which_weakness_was_drawn() -> None:
    told = [event for event in game().opening if event.text.id == "random-weakness"]
    assert [(event.audience, event.cite) for event in told] == [(None, "random-weakness.3")]


@rule("random-weakness.2", "random-weakness.8")
def test_a_signature_weakness_is_none_of_the_basic_weaknesses() -> None:
    assert decks.is_basic_weakness(FEAR)
    assert not decks.is_basic_weakness(FLAW)
    assert decks.weaknesses_to_draw(PEOPLE[0], (FLAW,)) == 1


@rule("random-weakness.7")
def test_an_effect_may_make_somebody_the_bearer_of_one_more_weakness() -> None:
    t = Table()
    fear = t.put(FEAR, "aside")
    t.resolve(fx.ShuffleInto(Choose(InZone("aside"))), you=0)
    assert t.card(fear).zone == "deck:0"
    assert t.card(fear).owner == 0


def test_a_deck_that_names_its_weakness_draws_none() -> None:
    starters = lineup.line_up(HorrorOptions(seats=4))
    assert [deck.to_draw for deck in starters] == [0] * 4
    assert lineup.basic_weaknesses(starters) == ()


def test_the_box_has_ten_basic_weaknesses_less_those_in_use() -> None:
    nobody = (Deck("12001", (), to_draw=1),)
    all_ten = Counter(lineup.basic_weaknesses(nobody))
    assert all_ten == {str(12_097 + n): 2 if n in (0, 4) else 1 for n in range(8)}
    named = (*nobody, Deck("12004", ("12100", "12097")))
    assert Counter(lineup.basic_weaknesses(named)) == all_ten - Counter(["12100", "12097"])


@rule("collection.3")
def test_of_cards_that_belong_to_a_scenario_there_is_one_copy() -> None:
    assert (copies(asset("Guide", set="town")), copies(asset("Rope"))) == (1, 2)
