"""The products of the game as data: environments for building decks, encounter sets, modified reprints.

Not for cards themselves, nor for how many copies a product has (see `collection`).
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Literal

import msgspec

from miskatonic.games.horror import decks
from miskatonic.games.horror.cards.core import CORE
from miskatonic.games.horror.printed import Names, Printed

ProductKind = Literal["core", "investigator-deck", "deckbuilding", "investigators", "scenario", "other"]


class Product(msgspec.Struct, frozen=True):
    """product-symbols.1: something that cards come from."""

    code: str
    number: str
    """The publisher's number."""
    name: Names
    kind: ProductKind
    released: str
    """The day it came out, as year-month-day; what is not known precisely is the month."""
    chapter: int = 2


PRODUCTS = (
    Product(CORE, "AHC100", ("Core Set", "Grundspiel"), "core", "2026-01"),
    Product("tommy-muldoon", "AHC101", ("Tommy Muldoon",) * 2, "investigator-deck", "2026-01"),
    Product("carolyn-fern", "AHC102", ("Carolyn Fern",) * 2, "investigator-deck", "2026-01"),
    Product("andre-patel", "AHC103", ("André Patel",) * 2, "investigator-deck", "2026-01"),
    Product("marie-lambeau", "AHC104", ("Marie Lambeau",) * 2, "investigator-deck", "2026-01"),
    Product("miguel-de-la-cruz", "AHC105", ("Miguel de la Cruz",) * 2, "investigator-deck", "2026-01"),
)
"""product-symbols.1 to .3, .q1, environments.3: all there are so far."""

# Environments

Environment = Literal["", "current", "limited", "legacy"]
ENVIRONMENTS: tuple[Environment, ...] = ("", "current", "limited", "legacy")
"""environments.1; empty: none was chosen."""
NEWEST = 2
"""environments.2: so many of the newest expansions of each kind are Current."""
CHOSEN = 3
"""environments.6: so many expansions a Limited environment has besides the core set."""


def current(products: Sequence[Product]) -> frozenset[str]:
    """environments.2, .q1: core set, investigator decks, and the newest expansions released after it."""
    core = next(each for each in products if each.kind == "core" and each.chapter == 2)
    found = {
        each.code for each in products if each.kind in ("core", "investigator-deck") and each.chapter == 2
    }
    for kind in ("deckbuilding", "investigators"):
        later = [each for each in products if each.kind == kind and each.released > core.released]
        found |= {each.code for each in sorted(later, key=lambda each: each.released)[-NEWEST:]}
    return frozenset(found)


def may_be_chosen(products: Sequence[Product]) -> frozenset[str]:
    """environments.6, .q2: the player card expansions of any chapter."""
    return frozenset(each.code for each in products if each.kind in ("deckbuilding", "investigators"))


def limited(products: Sequence[Product], chosen: Collection[str]) -> frozenset[str]:
    """environments.6: core set, investigator decks, and three different expansions of choice."""
    basic = {
        each.code for each in products if each.kind in ("core", "investigator-deck") and each.chapter == 2
    }
    return frozenset(basic | set(chosen))


def is_limited_choice(products: Sequence[Product], chosen: Sequence[str]) -> bool:
    """environments.6, .7: whether somebody, or the whole group, may choose these expansions."""
    return len(set(chosen)) == len(chosen) == CHOSEN and may_be_chosen(products).issuperset(chosen)


def outside(
    environment: Environment,
    deck: Sequence[Printed],
    products: Sequence[Product] = PRODUCTS,
    chosen: Collection[str] = (),
    signatures: bool = False,
) -> Iterator[decks.DeckProblem]:
    """environments.2 to .10: the cards of a deck that its environment does not have.

    `chosen`: the expansions of a Limited environment; `signatures`: all investigators with all their
    signature cards are allowed there (environments.8).
    """
    if environment in ("", "legacy"):
        return
    there = current(products) if environment == "current" else limited(products, chosen)
    for card in {card.code: card for card in deck}.values():
        free = _belongs_nowhere(card) or (signatures and environment == "limited" and _is_signature(card))
        if card.product not in there and not free:
            clause = "environments.2" if environment == "current" else "environments.6"
            yield decks.problem("deck-environment", clause, card)


def _belongs_nowhere(card: Printed) -> bool:
    """environments.9, .10: story assets and reward cards are free, and so are promotional cards, which come
    from no product.
    """
    return bool(card.set) or decks.has_keyword(card, "reward") or not card.product


def _is_signature(card: Printed) -> bool:
    """environments.8"""
    return card.type == "investigator" or bool(decks.meant_for(card))


# Modified reprints

REPRINTS = {
    "12020": "Machete",
    "12032": "Laboratory Assistant",
    "12064": "Premonition",
    "12065": "Ward of Protection",
    "12077": "Meat Cleaver",
    "12090": "Guts",
    "12091": "Manual Dexterity",
    "12092": "Overpower",
    "12093": "Perception",
}
"""reprints.4: the cards of the core set (2026) that differ from their older versions, by code."""


def mixed_versions(deck: Sequence[Printed]) -> Iterator[decks.DeckProblem]:
    """reprints.1 to .3, environments.5: of a modified reprint and its older version a deck has only one,
    however many copies.
    """
    for code, name in REPRINTS.items():
        versions = {card.product: card for card in deck if card.name[0] == name and card.level == 0}
        if len(versions) > 1 and code in {card.code for card in versions.values()}:
            card = next(card for card in versions.values() if card.code != code)
            yield decks.problem("deck-versions", "reprints.2", card)


# Encounter sets

CAMPAIGN_SETS = ("spreading_flames", "smoke_and_mirrors", "queen_of_ash")
"""encounter-sets.1: the sets of the campaign Brethren of Ash; their names are the messages `set-…`."""
CORE_SETS = (
    *("arcane_lock", "miskatonic_university", "arkham_ch2", "ashen_pilgrims", "fire", "torment"),
    *("flying_terrors", "dead_ends", "gangs_of_arkham", "bad_weather", "hallucinations"),
    *("reeking_decay", "arkham_sewers", "bystanders", "cosmic_evils", "eldritch_lore", "cultists_ch2"),
    *("mad_science", "people_of_arkham", "whippoorwills_ch2"),
)
"""encounter-sets.2, .3: the others of the core set."""

Substitute = tuple[str, ...]
"""Sets that are used together, in place of an older one."""
REPLACEMENTS: Mapping[str, tuple[Substitute, ...]] = {
    "agents-of-cthulhu": (("reeking_decay",),),
    "agents-of-hastur": (("hallucinations",),),
    "agents-of-shub-niggurath": (("mad_science",),),
    "agents-of-yog-sothoth": (("eldritch_lore",),),
    "ancient-evils": (("cosmic_evils",),),
    "chilling-cold": (("bad_weather",),),
    "dark-cult": (("cultists_ch2",),),
    "ghouls": (("gangs_of_arkham", "ashen_pilgrims"),),
    "locked-doors": (("arcane_lock",),),
    "nightgaunts": (("flying_terrors",),),
    "rats": (("bystanders",), ("whippoorwills_ch2",)),
    "striking-fear": (("torment",),),
    "midnight-masks-locations": (("arkham_ch2",),),
    "midnight-masks-treacheries": (("dead_ends",),),
}
"""replacement-sets.1 to .14, .q1: for each set of the first core set, the sets that may take its place: any
one of several, of which all named together are used."""
ONLY = {("rats", ("whippoorwills_ch2",)): 3}
"""replacement-sets.11: so many enemies of it, and no more."""
UNPLAYABLE = frozenset({"the-witching-hour"})
"""legacy-scenarios.4: the scenarios that need cards without a counterpart."""


def replacements(old: str) -> tuple[Substitute, ...]:
    """legacy-scenarios.2, .3, .x1, replacement-sets.q2: what may take the place of an older set, or of a card
    of it; nothing, where no replacement is defined.
    """
    return REPLACEMENTS.get(old, ())


def is_playable_with_replacements(scenario: str, sets: Collection[str]) -> bool:
    """legacy-scenarios.1, .2, .4, replacement-sets.q2: whether an older scenario that needs these sets of the
    first core set can be played with the new ones.
    """
    return scenario not in UNPLAYABLE and all(replacements(each) for each in sets)
