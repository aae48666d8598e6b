"""A slow, independent judge of purchases and decks between scenarios.

It reads levels and keywords off the cards itself, tries every reading of a purchase that the rules allow, and
knows nothing of the module it judges.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.words.abilities import DeckOnly, Keyword
from miskatonic.games.horror.words.building import AtCreationOnly

Cards = Mapping[str, Printed]


class Deal(NamedTuple):
    """What somebody wants to buy: which card, how often, and what leaves the deck for it."""

    card: str
    removes: Sequence[str]
    copies: int


def says(card: Printed, keyword: str) -> bool:
    return keyword in [each.name for each in card.abilities if isinstance(each, Keyword)]


def is_plain(card: Printed) -> bool:
    """Say whether a card is a regular player card: of a level, in no set, nobody's own, no weakness."""
    own = [each for each in card.abilities if isinstance(each, DeckOnly)]
    return card.type in ("asset", "event", "skill") and not (card.set or card.subtype or own)


def counted(deck: Counter[str], known: Cards) -> int:
    """Return how many cards of a deck count for its size."""
    return sum(n for code, n in deck.items() if is_plain(known[code]) and not says(known[code], "permanent"))


def pips(card: Printed) -> int:
    """Return what a level is worth: exceptional pips count twice."""
    return (card.level or 0) * (1 + says(card, "exceptional"))


def price(card: Printed, removed: Sequence[Printed], deck: Counter[str], size: int, known: Cards) -> int:
    """Return the cheapest price by which the card may come into the deck."""
    prices = [max(1, pips(card))]
    if pips(card) == 0 and counted(deck, known) < size:
        prices.append(0)
    lower = [each for each in removed if is_older(each, card)]
    return min([*prices, *(max(1, pips(card) - pips(each)) for each in lower)])


def objections(
    investigator: Printed,
    deck: Counter[str],
    unspent: int,
    deal: Deal,
    known: Cards,
    noted: Collection[str],
    rewards: Collection[str],
) -> Iterator[str]:
    """Yield whatever forbids a deal, for somebody who takes part in the campaign."""
    assert investigator.deck is not None
    card, size = known[deal.card], investigator.deck.size
    if not is_plain(card) or any(isinstance(each, AtCreationOnly) for each in card.abilities):
        yield "not for sale"
        return
    if Counter(deal.removes) - deck:
        yield "not in the deck"
        return
    gone = [known[code] for code in deal.removes]
    if any(not is_plain(each) or each.code in investigator.deck.required for each in gone):
        yield "must stay"
    if not 1 <= deal.copies <= (3 if says(card, "myriad") else 1):
        yield "too many at once"
    if price(card, gone, deck, size, known) > unspent:
        yield "too dear"
    if says(card, "reward") and card.name[0] not in rewards:
        yield "a reward that is still locked"
    yield from unsearched(card, gone, noted)
    yield from wrong_room(card, gone, deck, deal.copies, size, known)
    after = deck - Counter(deal.removes) + Counter({deal.card: deal.copies})
    yield from (fault for fault in faults(investigator, after, known) if fault != "not one basic weakness")


def unsearched(card: Printed, gone: Sequence[Printed], noted: Collection[str]) -> Iterator[str]:
    """Yield what a researched card lacks: its task, or the version that it grew out of."""
    for word in card.abilities:
        if isinstance(word, Keyword) and word.name == "researched":
            if word.type not in noted:
                yield "the task is not done"
            if not any(is_older(each, card) for each in gone):
                yield "researched cards are upgrades"


def is_older(old: Printed, new: Printed) -> bool:
    """Say whether one card is a lower version of another."""
    return is_plain(old) and old.name == new.name and (old.level or 0) < (new.level or 0)


def wrong_room(
    card: Printed, gone: Sequence[Printed], deck: Counter[str], copies: int, size: int, known: Cards
) -> Iterator[str]:
    """Yield if a card leaves the deck that could stay: neither upgraded nor in the way of what comes."""
    coming = 0 if says(card, "permanent") else copies
    idle = [each for each in gone if says(each, "permanent")]
    leaving = len(gone) - len(idle)
    too_many = counted(deck, known) + coming - size
    upgraded = [each for each in gone if is_older(each, card)]
    best = max(upgraded, key=pips, default=None)
    if len(idle) > (1 if best is not None and says(best, "permanent") else 0):
        yield "a permanent card goes in vain"
    if leaving > max(too_many, 1 if best is not None and not says(best, "permanent") else 0):
        yield "a card goes in vain"


def faults(investigator: Printed, deck: Counter[str], known: Cards) -> list[str]:
    """Return what is wrong with a deck, its shortness left aside."""
    assert investigator.deck is not None
    found = []
    if counted(deck, known) > investigator.deck.size:
        found.append("too large")
    names: Counter[str] = Counter()
    for code, count in deck.items():
        card = known[code]
        if not is_plain(card):
            continue
        names[card.name[0]] += count
        levels = [
            option
            for option in investigator.deck.options
            if option.least <= (card.level or 0) <= option.most
            and (set(card.classes) & set(option.classes) or (option.neutral and not card.classes))
        ]
        if not levels:
            found.append(f"no access to {code}")
    for name, count in names.items():
        versions = [known[code] for code in deck if known[code].name[0] == name and is_plain(known[code])]
        most = 3 if all(says(each, "myriad") for each in versions) else 2
        if any(says(each, "exceptional") for each in versions):
            most = 1
        if count > most:
            found.append(f"{count} copies of {name}")
    for code, wanted in Counter(investigator.deck.required).items():
        if deck[code] != wanted:
            found.append(f"{deck[code]} copies of {code}")
    if sum(n for code, n in deck.items() if known[code].subtype == "basic-weakness") != 1:
        found.append("not one basic weakness")
    return found
