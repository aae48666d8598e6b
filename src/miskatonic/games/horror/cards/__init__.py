"""The player cards of the 2026 core box: a module for each class, one for neutral cards, one for weaknesses.

Names, numbers and what cards do, in the words of the vocabulary. Not for encounter cards, nor for decks.
"""

from functools import cache

from miskatonic.games.horror.cards import (
    guardian,
    mystic,
    neutral,
    rewards,
    rogue,
    seeker,
    survivor,
    weaknesses,
)
from miskatonic.games.horror.printed import Printed

PLAYER_CARDS: tuple[Printed, ...] = (
    *guardian.CARDS,
    *seeker.CARDS,
    *rogue.CARDS,
    *mystic.CARDS,
    *survivor.CARDS,
    *neutral.CARDS,
    *weaknesses.CARDS,
    *rewards.CARDS,
)


@cache
def by_code() -> dict[str, Printed]:
    """Return every player card by its code."""
    return {card.code: card for card in PLAYER_CARDS}
