"""Spending experience between scenarios: purchases, upgrades, refills (campaign-experience, exile, myriad).

Every purchase is one transaction with its price and the clause that says so; it may be undone until the next
scenario begins. Not for what a deck may be made of (see `decks`).
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from miskatonic.core.text import text
from miskatonic.games.horror import decks
from miskatonic.games.horror.campaign import variants
from miskatonic.games.horror.campaign.document import (
    Campaign,
    Cards,
    Hero,
    Purchase,
    Refused,
    between,
    hero,
    listed,
    with_hero,
)
from miskatonic.games.horror.notes import LogNote, is_recorded
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.words.abilities import Keyword
from miskatonic.games.horror.words.building import AtCreationOnly

MORE_COPIES = 2
"""myriad.3: so many further copies come free."""


def buy(
    campaign: Campaign,
    investigator: str,
    card: str,
    known: Cards,
    removes: Sequence[str] = (),
    copies: int = 1,
) -> Campaign:
    """campaign-experience.7 to .14, experience-glossary.4 to .11: one purchase.

    `removes`: the cards that make room for it, the lower version among them for an upgrade; `copies`: with
    Myriad, so many at once.
    """
    between(campaign, "campaign-experience.16")
    buyer = hero(campaign, investigator)
    bought = offer(buyer, card, known, campaign.log, campaign.rewards, removes, copies)
    deck = dict(sorted(_exchanged(buyer.deck, bought).items()))
    variants.check_purchase(campaign, bought.price, listed(deck, known))
    changed = replace(buyer, deck=deck, unspent=buyer.unspent - bought.price)
    return replace(with_hero(campaign, changed), purchases=(*campaign.purchases, bought))


def undo(campaign: Campaign, investigator: str) -> Campaign:
    """campaign-experience.16: take an investigator's last purchase back, as long as no scenario began."""
    between(campaign, "campaign-experience.16")
    own = [place for place, each in enumerate(campaign.purchases) if each.investigator == investigator]
    if not own:
        raise Refused(text("refused-nothing-bought"), "campaign-experience.16")
    last = campaign.purchases[own[-1]]
    buyer = hero(campaign, investigator)
    deck = Counter(buyer.deck) - Counter({last.card: last.copies}) + Counter(last.removed)
    back = replace(buyer, deck=dict(sorted(deck.items())), unspent=buyer.unspent + last.price)
    left = tuple(each for place, each in enumerate(campaign.purchases) if place != own[-1])
    return replace(with_hero(campaign, back), purchases=left)


def offer(
    buyer: Hero,
    code: str,
    known: Cards,
    log: Sequence[LogNote] = (),
    rewards: Sequence[str] = (),
    removes: Sequence[str] = (),
    copies: int = 1,
) -> Purchase:
    """campaign-experience.7 to .14: what a purchase would be; raise Refused if it is not allowed."""
    if buyer.status != "alive":
        raise Refused(text("refused-not-here"), "campaign-trauma.9")
    card = known.get(code)
    if card is None or not decks.is_regular(card) or card.level is None:
        raise Refused(text("refused-not-for-sale"), "campaign-experience.7")
    if any(isinstance(word, AtCreationOnly) for word in card.abilities):
        raise Refused(text("refused-at-creation"), "golden-rule.1")
    _check_copies(card, copies)
    lower = _lower_version(card, removes, known)
    _check_researched(card, lower, log)
    _check_removed(buyer, card, lower, known, removes, copies)
    price, clause = _price(buyer, card, lower, known)
    if price > buyer.unspent:
        raise Refused(text("refused-experience", price=price, unspent=buyer.unspent), clause)
    bought = Purchase(buyer.investigator, code, price, clause, copies, tuple(removes))
    _check_deck(buyer, bought, known, rewards)
    return bought


def _price(buyer: Hero, card: Printed, lower: Printed | None, known: Cards) -> tuple[int, str]:
    """campaign-experience.7, .12, .13, exceptional.2, .q1, exile.5, experience-glossary.q2: how much, and
    why.
    """
    if lower is not None:
        return decks.upgrade_price(card, lower), "campaign-experience.13"
    short = shortage(buyer, known)
    price = decks.price(card, short)
    if price == 0:
        return 0, "exile.5"
    if card.level == 0:
        return price, "campaign-experience.12"
    exceptional = decks.has_keyword(card, "exceptional")
    return price, "exceptional.2" if exceptional else "campaign-experience.7"


def shortage(buyer: Hero, known: Cards) -> int:
    """exile.4, deckbuilding.5: how many cards the deck lacks."""
    deck = listed(buyer.deck, known)
    return decks.missing(deck, decks.wanted_size(known[buyer.investigator], deck))


def _check_copies(card: Printed, copies: int) -> None:
    """campaign-experience.14, myriad.3, .q1: one at a time; with Myriad up to two more at once."""
    most = 1 + MORE_COPIES if decks.has_keyword(card, "myriad") else 1
    if not 1 <= copies <= most:
        raise Refused(text("refused-copies", most=most), "myriad.3" if most > 1 else "campaign-experience.14")


def _lower_version(card: Printed, removes: Sequence[str], known: Cards) -> Printed | None:
    """campaign-experience.13, .15: the lower version that is given away, the best one of several."""
    lower = [known[code] for code in removes if code in known and decks.is_lower(known[code], card)]
    return max(lower, key=decks.level_cost, default=None)


def _check_researched(card: Printed, lower: Printed | None, log: Sequence[LogNote]) -> None:
    """researched.2 to .5: only by an upgrade, and only after anybody has noted that the task is done."""
    tasks = [word.type for word in card.abilities if isinstance(word, Keyword) and word.name == "researched"]
    if not tasks:
        return
    if lower is None:
        raise Refused(text("refused-researched-new"), "researched.3")
    if not is_recorded(log, tasks[0]):
        raise Refused(text("refused-researched-task"), "researched.4")


def _check_removed(
    buyer: Hero, card: Printed, lower: Printed | None, known: Cards, removes: Sequence[str], copies: int
) -> None:
    """campaign-experience.10, .11, .14, experience-glossary.11, .q1: as many cards go as come, and no others.

    Where the deck is short fewer have to go; a permanent card needs no room.
    """
    if not Counter(removes) <= Counter(buyer.deck):
        raise Refused(text("refused-not-in-deck"), "campaign-experience.10")
    gone = [known[code] for code in removes]
    needed = next((each for each in gone if not may_go(each, known[buyer.investigator])), None)
    if needed is not None:
        raise Refused(text("refused-must-stay", card=decks.named(needed)), "campaign-experience.11")
    counted = [each for each in gone if decks.size([each])]
    added = copies if decks.size([card]) else 0
    room = max(0, added - shortage(buyer, known))
    upgraded = decks.size([lower]) if lower is not None else 0
    if len(gone) - len(counted) > (1 if lower is not None and not upgraded else 0):
        raise Refused(text("refused-too-much-room"), "experience-glossary.11")
    if len(counted) < room:
        raise Refused(text("refused-room", count=room), "campaign-experience.10")
    if len(counted) > max(room, upgraded):
        raise Refused(text("refused-too-much-room"), "experience-glossary.11")


def may_go(card: Printed, investigator: Printed) -> bool:
    """campaign-experience.11: neither weaknesses nor what the deck must have."""
    required = investigator.deck.required if investigator.deck else ()
    return decks.is_regular(card) and card.code not in required


def _exchanged(deck: Mapping[str, int], bought: Purchase) -> Counter[str]:
    return Counter(deck) - Counter(bought.removed) + Counter({bought.card: bought.copies})


def _check_deck(buyer: Hero, bought: Purchase, known: Cards, rewards: Sequence[str]) -> None:
    """campaign-experience.9, deckbuilding.6, .7: the deck is as allowed as before, but for what it lacks;
    purchases change no weaknesses.
    """
    after = listed(_exchanged(buyer.deck, bought), known)
    investigator = known[buyer.investigator]
    worth = decks.experience_in(after)
    for each in decks.wrong(investigator, after, known, experience=worth, unlocked=rewards):
        lacks = each.clause == "deckbuilding.3" and decks.size(after) <= decks.wanted_size(
            investigator, after
        )
        if not lacks and each.clause != "deckbuilding.8":
            raise Refused(each.text, each.clause)
