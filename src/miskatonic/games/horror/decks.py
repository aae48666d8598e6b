"""What permanent cards and exile mean for a deck list (permanent, exile), between games.

Not for the rest of deckbuilding and experience, which has no rules here yet.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.reasons import Reason, reason
from miskatonic.games.horror.words.abilities import DeckOnly, Keyword

COPIES = 2
"""deckbuilding.7"""


def has_keyword(card: Printed, name: str) -> bool:
    """Say whether a keyword is printed on a card."""
    return any(isinstance(each, Keyword) and each.name == name for each in card.abilities)


def size(deck: Iterable[Printed]) -> int:
    """permanent.2, deckbuilding.4: the cards that count for the deck size."""
    return sum(not has_keyword(card, "permanent") and not card.subtype for card in deck)


def why_not(investigator: Printed, deck: Sequence[Printed]) -> Reason | None:
    """permanent.3, permanent.10: what forbids this deck; permanent cards are looked at like all others."""
    if max(Counter(card.name[0] for card in deck).values(), default=0) > COPIES:
        return reason("copies-in-deck", "deckbuilding.7", count=COPIES)
    for card in deck:
        for each in card.abilities:
            if isinstance(each, DeckOnly) and each.name != investigator.name[0]:
                return reason("not-your-card", "deckbuilding.6")
    if sum(has_keyword(card, "permanent") and has_keyword(card, "reward") for card in deck) > 1:
        return reason("rewards-in-deck", "permanent.10")
    return None


def without(deck: Sequence[str], exiled: Iterable[str]) -> tuple[str, ...]:
    """exile.2, exile.q1: the deck list after cards of it went back to the collection."""
    left = list(deck)
    for code in exiled:
        left.remove(code)
    return tuple(left)


def missing(deck: Iterable[Printed], wanted: int) -> int:
    """exile.4: how many cards must be purchased until the deck has its size again."""
    return max(0, wanted - size(deck))


def price(card: Printed, short: int) -> int:
    """exile.3, .5, .q1: what a card costs in experience; level 0 is free while the deck is short."""
    level = card.level or 0
    return 0 if level == 0 and short > 0 else max(1, level)
