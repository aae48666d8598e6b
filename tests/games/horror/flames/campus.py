"""A tiny campus: the real locations of Spreading Flames, with the acts and agendas a test wants.

t = campus(at="Orne Library")
hound = t.put(ashen_pilgrims.HELLHOUND, "threat:0")
"""

from typing import Any

from miskatonic.games.horror.encounter import fire, miskatonic_university, spreading_flames
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.rules import encounter
from miskatonic.games.horror.scenarios import spreading_flames as scenario
from tests.games.horror.table import Table

EVERYWHERE = (spreading_flames.FRIENDS_ROOM, *miskatonic_university.CARDS)
"""All locations of the scenario."""


def campus(seats: int = 1, *, at: str = "Your Friend's Room", **how: Any) -> Table:
    """Lay out all locations revealed, with everybody at one of them; nothing else is asked yet."""
    how = {"box": scenario.OWN_CARDS, "locations": EVERYWHERE, **how}
    t = Table(seats, **how)
    for place in t.zone("map"):
        t.set(place, revealed=True)
    for seat in range(seats):
        t.alter(seat, location=t.named(at))
    return t


def aside(t: Table, *cards: Printed) -> list[int]:
    """Set cards aside."""
    return [t.put(card, "aside") for card in cards]


def draws(t: Table, printed: Printed, seat: int = 0) -> int:
    """Let somebody draw this encounter card; what asks only for windows and commits is skipped."""
    card = t.put(printed, "encounter")
    t.do(encounter.draw_encounter, seat).skip()
    return card


def burning(t: Table, place: str) -> int:
    """Set a location on fire."""
    return t.put(fire.FIRE, f"on:{t.named(place)}")
