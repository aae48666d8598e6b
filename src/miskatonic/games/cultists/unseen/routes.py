"""How route cards may have been dealt: counting and drawing, given which cards each player may have."""

from collections.abc import Sequence
from functools import cache, lru_cache

from miskatonic.core.rng import Rng
from miskatonic.games.cultists.routes import ROUTES, Route

Cards = int
"""A set of route cards, as bits."""


def card_set(routes: Sequence[Route]) -> Cards:
    """Return these cards as a set."""
    return sum([1 << route for route in routes])


@cache
def naming(side: str, round: int, room: str) -> Cards:
    """routes.1: the cards that name a room for this round"""
    return card_set([route for route, rounds in enumerate(ROUTES[side]) if room in rounds[round - 1]])


@lru_cache(1 << 16)
def count(fitting: tuple[Cards, ...], free: Cards) -> int:
    """routes.d2: in how many ways these players may hold different ones of the free cards"""
    if not fitting:
        return 1
    return sum([count(fitting[1:], free ^ card) for card in _single(fitting[0] & free)])


@lru_cache(256)
def _single(cards: Cards) -> tuple[Cards, ...]:
    return tuple([1 << route for route in range(cards.bit_length()) if cards >> route & 1])


def deal(fitting: tuple[Cards, ...], free: Cards, rng: Rng) -> list[Route]:
    """Draw one of these ways, all alike; there is at least one."""
    dealt = []
    number = rng.below(count(fitting, free))
    for place, cards in enumerate(fitting):
        for card in _single(cards & free):
            ways = count(fitting[place + 1 :], free ^ card)
            if number < ways:
                break
            number -= ways
        dealt.append(card.bit_length() - 1)
        free ^= card
    return dealt
