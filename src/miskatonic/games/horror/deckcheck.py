"""Everything about a deck that somebody is building: what is wrong with it, what it comes to, what it costs.

Not for reading it (see `deckfile`), nor for the rules (see `decks` and `upgrades`).
"""

from collections.abc import Mapping, Sequence

import msgspec

from miskatonic.core.text import text
from miskatonic.games.horror import deckfile, decks, lineup, upgrades
from miskatonic.games.horror.decks import DeckProblem
from miskatonic.games.horror.options import Chapter, DeckChoice, Veteran
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.rules.setup import OPENING_HAND
from miskatonic.games.horror.upgrades import Purchase
from miskatonic.games.horror.words.abilities import Constant
from miskatonic.games.horror.words.modifiers import Change


class DeckFigures(msgspec.Struct, frozen=True):
    """What a deck comes to."""

    size: int
    """The cards that count for the deck size."""
    wanted: int
    experience: int
    """What its higher-level cards cost."""
    to_draw: int
    """How many basic weaknesses are still drawn at random."""
    opening_hand: int
    in_play: tuple[str, ...]
    """The codes of those that begin in play and are never drawn."""


class Price(msgspec.Struct, frozen=True):
    """What one more copy of a card costs."""

    price: int
    instead: str
    """The code of the lower-level version whose place it takes, or ""."""


class Upgrade(msgspec.Struct, frozen=True):
    """What it costs to make this deck out of the one before."""

    experience: int
    """How much there is."""
    spent: int
    purchases: tuple[Purchase, ...]
    prices: dict[str, Price]
    """What one more copy would cost of each card that may be in the deck, by code."""


class DeckCheck(msgspec.Struct, frozen=True):
    """What was read, and everything that is wrong with it; a deck without problems can be played."""

    deck: DeckChoice | None
    """As far as it was understood; None: not at all."""
    problems: tuple[DeckProblem, ...]
    file: str
    """The deck as a file to keep; "" without a deck."""
    figures: DeckFigures | None = None
    upgrade: Upgrade | None = None
    """Only if it was made out of another deck."""


def check(source: str, known: Mapping[str, Printed], before: str = "", experience: int = 0) -> DeckCheck:
    """Return the deck in a text and everything that is wrong with it; `before` is the deck it is made of, if
    that grows by experience.
    """
    deck, problems = _read(source, known)
    if deck is None:
        return DeckCheck(None, problems, "")
    cards = lineup.listed(deck, known)
    who = known[deck.investigator]
    old, old_problems = _read(before, known) if before else (None, ())
    if old is not None and old.investigator != deck.investigator:
        old_problems = (*old_problems, DeckProblem(text("deck-other-investigator"), "deckbuilding.1"))
    upgrade = _upgrade(who, lineup.listed(old, known), cards, known, experience) if old else None
    found = (
        *problems,
        *old_problems,
        *lineup.problems(deck, known, _grown(cards) if before else None),
        *(_unpaid(upgrade) if upgrade else ()),
    )
    return DeckCheck(deck, found, deckfile.write(deck), figures(who, cards, not before), upgrade)


def _grown(cards: Sequence[Printed]) -> Chapter:
    """Whoever buys for a campaign has all that the deck cost; what that is, `upgrades` says."""
    return Chapter("planned", veterans=(Veteran(experience=decks.experience_in(cards)),))


def _read(source: str, known: Mapping[str, Printed]) -> tuple[DeckChoice | None, tuple[DeckProblem, ...]]:
    found = deckfile.read(source, known)
    return (found.deck, found.problems) if isinstance(found, deckfile.BadDeck) else (found, ())


def figures(who: Printed, cards: Sequence[Printed], standalone: bool) -> DeckFigures:
    """deckbuilding.3, .9, card-type-investigator.1, standalone.2, permanent.2, .3: what a deck comes to."""
    permanent = [card for card in cards if decks.has_keyword(card, "permanent")]
    return DeckFigures(
        size=decks.size(cards),
        wanted=decks.wanted_size(who, cards),
        experience=decks.experience_in(cards),
        to_draw=decks.weaknesses_to_draw(who, cards, standalone),
        opening_hand=OPENING_HAND + sum(map(_larger_hand, permanent)),
        in_play=tuple(dict.fromkeys(card.code for card in permanent)),
    )


def _larger_hand(card: Printed) -> int:
    """Return how many cards more an opening hand has because of a card that begins in play."""
    constants = [each for each in card.abilities if isinstance(each, Constant) and each.condition is None]
    changes = [each for constant in constants for each in constant.modifiers if isinstance(each, Change)]
    return sum(each.by for each in changes if each.stat == "opening-hand" and isinstance(each.by, int))


def _upgrade(
    who: Printed,
    before: Sequence[Printed],
    cards: Sequence[Printed],
    known: Mapping[str, Printed],
    experience: int,
) -> Upgrade:
    """campaign-experience.7 to .14"""
    wanted = decks.wanted_size(who, cards)
    bought = upgrades.purchases(before, cards, wanted)
    offered = [card for card in known.values() if decks.is_regular(card) and decks.fits(who, card)]
    prices = {card.code: Price(*upgrades.price_of(card, before, cards, wanted)) for card in offered}
    return Upgrade(experience, upgrades.total(bought), bought, prices)


def _unpaid(upgrade: Upgrade) -> tuple[DeckProblem, ...]:
    """campaign-experience.7"""
    if upgrade.spent <= upgrade.experience:
        return ()
    told = text("deck-unpaid", spent=upgrade.spent, experience=upgrade.experience)
    return (DeckProblem(told, "campaign-experience.7"),)
