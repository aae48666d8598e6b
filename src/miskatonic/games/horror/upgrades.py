"""What it costs to make one deck out of another, for those who plan what to buy before they buy it.

Not for buying it (see `campaign.shop`), nor for whether the new deck is allowed (see `decks`).
"""

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from miskatonic.games.horror import decks
from miskatonic.games.horror.printed import Printed


class Purchase(msgspec.Struct, frozen=True):
    """One card that a deck gets for experience."""

    card: str
    price: int
    clause: str
    """Which clause says what it costs."""
    instead: str = ""
    """The code of the lower-level version that leaves the deck for it, or ""."""


def purchases(before: Sequence[Printed], after: Sequence[Printed], wanted: int) -> tuple[Purchase, ...]:
    """campaign-experience.7, .12 to .14, myriad.3, exile.5: the cheapest purchases that lead to a deck.

    `wanted` is the size of the investigator's deck.
    """
    added = _sorted(_more(after, before))
    removed = _sorted(_more(before, after))
    short = decks.missing(before, wanted)
    found: list[Purchase] = []
    for old in removed:
        better = next((new for new in added if decks.is_lower(old, new)), None)
        if better is not None:
            added.remove(better)
            found.append(
                Purchase(better.code, decks.upgrade_price(better, old), "campaign-experience.13", old.code)
            )
    for card in added:
        price = decks.price(card, short)
        short -= price == 0
        found.append(Purchase(card.code, price, _reason(card, price)))
    return _with_free_copies(found, {card.code for card in after if decks.has_keyword(card, "myriad")})


def price_of(
    card: Printed, before: Sequence[Printed], deck: Sequence[Printed], wanted: int
) -> tuple[int, str]:
    """campaign-experience.7, .13: what one more copy adds to the price of a deck, and the code of the
    version it takes the place of, or "".
    """
    lower = max((each for each in deck if decks.is_lower(each, card)), key=decks.level_cost, default=None)
    kept = list(deck)
    if lower is not None:
        kept.remove(lower)
    more = total(purchases(before, (*kept, card), wanted)) - total(purchases(before, deck, wanted))
    return more, lower.code if lower else ""


def total(bought: Iterable[Purchase]) -> int:
    """campaign-experience.14: every copy is paid for by itself."""
    return sum(each.price for each in bought)


def _more(one: Iterable[Printed], other: Iterable[Printed]) -> list[Printed]:
    """Return the cards that are bought with experience and of which `one` has more copies."""
    cards = {card.code: card for card in one if decks.is_regular(card)}
    extra = Counter(card.code for card in one) - Counter(card.code for card in other)
    return [cards[code] for code in extra.elements() if code in cards]


def _sorted(cards: list[Printed]) -> list[Printed]:
    """The dearest first: so each old version is set against the dearest new one, and none is left out."""
    return sorted(cards, key=lambda card: (-decks.level_cost(card), card.code))


def _reason(card: Printed, price: int) -> str:
    if price == 0:
        return "exile.5"
    if not card.level:
        return "campaign-experience.12"
    return "exceptional.2" if decks.has_keyword(card, "exceptional") else "campaign-experience.7"


def _with_free_copies(bought: list[Purchase], myriad: set[str]) -> tuple[Purchase, ...]:
    """myriad.3, .q1: with the first copy up to two more of the same level are free."""
    paid = sorted(bought, key=lambda each: each.price)
    seen: Counter[str] = Counter()
    found: list[Purchase] = []
    for each in paid:
        free = each.card in myriad and seen[each.card] % decks.MYRIAD > 0
        seen[each.card] += 1
        found.append(msgspec.structs.replace(each, price=0, clause="myriad.3") if free else each)
    return tuple(found)
