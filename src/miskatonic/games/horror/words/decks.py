"""Words for drawing, discarding and searching: what happens between decks and hands. Not for single cards."""

from typing import Literal

from miskatonic.games.horror.words.things import Matcher, Number, Target, Word


class Draw(Word, frozen=True):
    """drawing-cards.1: investigators draw cards."""

    count: Number = 1
    target: Target = "you"


class DrawEncounter(Word, frozen=True):
    """drawing-cards.2: investigators draw encounter cards, which gain a keyword until they are resolved."""

    count: Number = 1
    target: Target = "you"
    gains: str = ""


class DrawTopmost(Word, frozen=True):
    """Investigators draw the topmost such card of the encounter discard pile, if there is one."""

    what: Matcher
    target: Target = "you"


class DiscardCards(Word, frozen=True):
    """Investigators choose and discard cards from their hands; `random`: at random; `all_but` so many."""

    count: Number = 1
    target: Target = "you"
    random: bool = False
    what: Matcher | None = None
    all_but: bool = False


class DiscardTop(Word, frozen=True):
    """The top cards of a deck are discarded."""

    count: Number
    deck: Literal["yours", "encounter"] = "yours"


class DiscardUntil(Word, frozen=True):
    """Cards are discarded from the top of a deck until such a card is; that one was "drawn", as far as what
    comes next is concerned.
    """

    what: Matcher
    deck: Literal["yours", "encounter"] = "encounter"


class DrawShared(Word, frozen=True):
    """drawing-cards.3: such investigators draw so many cards in all, divided among them as you choose."""

    count: Number
    who: Matcher


class Search(Word, frozen=True):
    """A deck, or its top, is searched for cards, which go to the hand or are drawn; then it is shuffled."""

    what: Matcher
    deck: Literal["yours", "encounter", "encounter-and-discard", "discard", "encounter-discard"] = "yours"
    top: Number = 0
    """So many cards from the top; 0: the whole deck."""
    count: Number = 1
    to: Literal["hand", "draw", "play", "discard", "top", "stay"] = "hand"
    """"stay": where they are; what the effect says next is done with them."""
    up_to: bool = False
    """Fewer may be taken, also none; else as many as there are must be (effects.3)."""
    weaknesses: bool = False
    """Weaknesses among the cards searched are taken as well."""


class LookAtTop(Word, frozen=True):
    """You look at the top cards of a deck, may draw some of them, and put the others back in any order."""

    count: Number
    deck: Literal["yours", "encounter"] = "yours"
    reveal: bool = False
    """They are revealed, so that everybody sees them."""
    draw: int = 0
    bottom: bool = False
    """The others go on top or at the bottom, each as you like."""
    discard: int = 0
    """So many of them you may discard."""


class DrawCard(Word, frozen=True):
    """drawing-cards.1, .2: certain cards are drawn, from a deck, a discard pile, aside or beneath a card."""

    target: Target = "this"


class ShuffleDeck(Word, frozen=True):
    """A deck is shuffled."""

    deck: Literal["yours", "encounter"] = "yours"


class Show(Word, frozen=True):
    """Cards of a hand are revealed to all; they stay in hand."""

    target: Target = "this"
