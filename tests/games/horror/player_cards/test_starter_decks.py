"""The starter decks keep the rules of their investigators."""

from collections import Counter

import pytest

from miskatonic.games.horror import decks
from miskatonic.games.horror.cards import by_code
from miskatonic.games.horror.cards.starters import STARTERS
from miskatonic.games.horror.rules import Deck

READY = [deck for deck in STARTERS if {deck.investigator, *deck.cards} <= by_code().keys()]
NAMES = [by_code()[deck.investigator].name[0] for deck in READY]


def test_five_investigators_of_five_classes_have_a_starter_deck() -> None:
    assert [deck.investigator for deck in STARTERS] == ["12001", "12004", "12007", "12010", "12013"]
    assert len({by_code()[deck.investigator].classes for deck in READY}) == len(READY) >= 4


@pytest.mark.parametrize("deck", READY, ids=NAMES)
def test_nothing_is_wrong_with_a_starter_deck(deck: Deck) -> None:
    known = by_code()
    assert decks.wrong(known[deck.investigator], [known[code] for code in deck.cards], known) == ()


@pytest.mark.parametrize("deck", READY, ids=NAMES)
def test_a_starter_deck_has_30_cards_its_signature_cards_and_a_basic_weakness(deck: Deck) -> None:
    known = by_code()
    own = known[deck.investigator].deck
    assert own is not None
    cards = [known[code] for code in deck.cards]
    assert decks.size(cards) == own.size == 30
    assert set(own.required) <= set(deck.cards)
    assert [card.subtype for card in cards].count("basic-weakness") == own.basic_weaknesses == 1


@pytest.mark.parametrize("deck", READY, ids=NAMES)
def test_a_starter_deck_is_made_of_the_own_class_another_one_and_neutral_cards_of_level_0(deck: Deck) -> None:
    known = by_code()
    regular = [known[code] for code in deck.cards if decks.is_regular(known[code])]
    classes = Counter(card.classes for card in regular)
    assert classes[known[deck.investigator].classes] == 10
    assert classes[()] == 10
    assert {card.level for card in regular} == {0}
