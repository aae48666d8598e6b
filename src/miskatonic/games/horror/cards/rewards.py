"""Reward cards of the core box: neutral cards that a campaign has to unlock (rewards). Not for rules."""

from miskatonic.games.horror.cards.core import core
from miskatonic.games.horror.words.abilities import CopyLimit, Keyword
from miskatonic.games.horror.words.building import AtCreationOnly, DeckAccess, DeckSize

COLLECTOR = core(
    "12181",
    "asset",
    ("Collector", "Sammler"),
    number=181,
    traits=("Talent",),
    level=0,
    abilities=(
        Keyword("permanent"),
        Keyword("reward"),
        CopyLimit(1, "deck"),
        AtCreationOnly(),
        DeckSize(5),
        DeckAccess(("Relic", "Charm"), "asset", most=3),
    ),
)

CARDS = (COLLECTOR,)
