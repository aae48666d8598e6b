"""A slow, independent judge of purchases and decks between scenarios.

It reads levels and keywords off the cards itself, tries every reading of a purchase that the rules allow, and
knows nothing of the module it judges.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.words.abilities import DeckOnly, Keyword

Cards = Mapping[str, Printed]


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
    lower = [each for each in removed if each.name == card.name and (each.level or 0) < (card.level or 0)]
    return min([*prices, *(max(1, pips(card) - pips(each)) for each in lower)])


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
