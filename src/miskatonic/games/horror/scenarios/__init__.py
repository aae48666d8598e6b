"""The scenarios that can be played: what is laid out, which cards there are, and the decks to play them with.

Not for rules. A scenario is a module with `CHEST`; it is loaded when it is first asked for.
"""

from functools import cache
from importlib import import_module

import msgspec

from miskatonic.games.horror.printed import Printed, Scenario
from miskatonic.games.horror.rules import Deck


class Chest(msgspec.Struct, frozen=True):
    """All that is needed to play a scenario."""

    scenario: Scenario
    box: tuple[Printed, ...]
    """Its cards; those of the investigators' decks come from wherever the decks do."""
    decks: tuple[Deck, ...] = ()
    """Decks of its own, in the order of seats; without any, the starter decks of the core box are played."""


@cache
def find(name: str) -> Chest:
    """Return what is needed to play the scenario of that name."""
    chest: Chest = import_module(f"{__name__}.{name}").CHEST
    return chest
