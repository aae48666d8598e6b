"""The collection that decks are built from (collection, random-weakness). Not for which decks are allowed."""

from collections import Counter
from collections.abc import Collection, Mapping

from miskatonic.games.horror import decks
from miskatonic.games.horror.printed import Printed

COPIES = {
    **dict.fromkeys(("12097", "12101"), 2),
    "12086": 8,
    **dict.fromkeys(("12088", "12089"), 10),
    **dict.fromkeys(("12090", "12091", "12092", "12093", "12094"), 4),
}
"""random-weakness.i1: of which cards the core box has more copies than of others of their kind."""


def copies(card: Printed) -> int:
    """collection.3: how many copies one copy of its product has: of weaknesses and signature cards one."""
    if card.code in COPIES:
        return COPIES[card.code]
    single = card.type == "investigator" or card.subtype or card.set or decks.meant_for(card)
    return 1 if single else decks.most_copies(card)[0]


def available(known: Mapping[str, Printed], code: str, used: Collection[str]) -> int:
    """collection.1, .2, .q1: the copies that the game is not using; however many copies of a product somebody
    owns, it counts once (collection.3).
    """
    return max(0, copies(known[code]) - Counter(used)[code])


def weakness_pool(known: Mapping[str, Printed], used: Collection[str]) -> tuple[str, ...]:
    """random-weakness.3, .4, .x1, .q1: the basic weaknesses of all products, less those in use."""
    basic = [code for code, card in known.items() if decks.is_basic_weakness(card)]
    return tuple(code for code in basic for _ in range(available(known, code, used)))
