"""Words for what a card says about the deck it is in. They do nothing in play (see `decks`)."""

from miskatonic.games.horror.words.things import CardType, Word


class DeckSize(Word, frozen=True):
    """deckbuilding.3: the deck has so many cards more."""

    by: int


class DeckAccess(Word, frozen=True):
    """expanded-access.1: the deck may have cards besides, of any class, with one of these traits."""

    traits: tuple[str, ...]
    type: CardType
    most: int
    """Their highest level."""
    count: int = 1
    """So many of them."""


class AtCreationOnly(Word, frozen=True):
    """deckbuilding.13: the card can be chosen only when a deck is first built, not bought later."""


BuildingWord = DeckSize | DeckAccess | AtCreationOnly
