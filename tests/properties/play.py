"""Random play of Ritual with every set of options, for the properties."""

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

from miskatonic import games
from miskatonic.core.game import Seat
from miskatonic.core.rng import Rng
from miskatonic.games.ritual import rules
from miskatonic.games.ritual.cards import Card
from miskatonic.games.ritual.state import FULL_SANITY, Ritual, RitualOptions

RITUAL = games.get("ritual")
SEATS = (3, 4, 5, 6, 7)
CHOSEN = {
    field.name: field.choices
    for field in RITUAL.fields
    if field.name not in ("seats", "talk_filter", "start")
}
"""What changes the course of play: 320 sets of options for every number of seats."""


def tables(seats: int, times: int, seed: int) -> Iterator[tuple[RitualOptions, random.Random]]:
    """Yield every set of options so many times, each with dice of its own."""
    for number in range(times):
        for place, values in enumerate(product(*CHOSEN.values())):
            options: Any = RITUAL.options(seats=seats, **dict(zip(CHOSEN, values, strict=True)))
            yield options, random.Random(f"{seed} {seats} {number} {place}")


def random_answer(g: Ritual, dice: random.Random) -> tuple[Seat, str]:
    """Draw an answer of whoever is asked; confessions stay rare, so that rounds go on."""
    [(seat, ask)] = g.asks().items()
    option = dice.choice(ask.options)
    if option.id == "confess" and dice.random() < 0.7:
        option = ask.options[0]
    return seat, option.id


def dealt(options: RitualOptions, seed: int, swapped: dict[Card, Card]) -> Ritual:
    """Start a match in whose first round some cards lie where others would."""
    real = rules.new_game(options, seed)
    g = Ritual(
        options=options,
        rng=Rng.seeded(seed),
        deck=tuple(swapped.get(card, card) for card in real.deck),
        sanity=[FULL_SANITY] * options.seats,
    )
    g.begin(rules.set_up_round)
    return g
