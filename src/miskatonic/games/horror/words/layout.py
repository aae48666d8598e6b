"""Words for laying things out: cards beneath others, what lies facedown, where play begins. Not for decks."""

from miskatonic.games.horror.words.things import Target, Word


class PutBeneath(Word, frozen=True):
    """in-play.3: cards go out of play, beneath another card, where everybody sees them."""

    target: Target
    under: Target


class DealBeneath(Word, frozen=True):
    """in-play.3: cards are shuffled together and dealt out, one facedown beneath each of some others."""

    target: Target
    under: Target


class TurnUp(Word, frozen=True):
    """Facedown cards are revealed where they lie."""

    target: Target


class BeginAt(Word, frozen=True):
    """setup.18: all investigators begin play at a location."""

    target: Target
