"""The real sewers of Queen of Ash, with the acts and agendas a test wants.

t = sewer(at="Underground Cistern")
queen = t.put(own.FAINT_EMBERS, f"at:{t.named('Underground Cistern')}")
"""

from typing import Any

from miskatonic.games.horror.encounter import fire, sewers
from miskatonic.games.horror.encounter import queen_of_ash as own
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.rules import encounter, moving
from miskatonic.games.horror.scenarios import queen_of_ash as scenario
from tests.games.horror.cards import act, agenda
from tests.games.horror.table import Table

LONG = agenda("Long Night", threshold=30)
QUEST = act("Quest", threshold=None)
PLACES = (sewers.CULVERT, own.CISTERN, own.SLUICE, *sewers.TUNNELS)


def sewer(seats: int = 1, *, at: str = "Sewer Culvert", shown: bool = True, **how: Any) -> Table:
    """Lay out all locations, revealed or not, with everybody at one of them; nothing else is asked yet."""
    how = {"acts": (QUEST,), "agendas": (LONG,), "locations": PLACES, **how}
    t = Table(seats, box=scenario.OWN_CARDS, **how)
    for place in t.zone("map") if shown else ():
        if not t.card(place).revealed:
            t.call(moving.turn_up, place)
    for seat in range(seats):
        t.alter(seat, location=place_called(t, at))
    t.g.active = -1
    t.told.clear()
    return t


def place_called(t: Table, name: str) -> int:
    """Return the location of that name or subtitle, whichever side is up."""
    for card in t.zone("map"):
        sides = [t.g.printed[code] for code in (t.card(card).code, t.card(card).reverse) if code]
        if name in [each for side in sides for each in (side.name[0], side.subtitle[0])]:
            return card
    raise LookupError(name)


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
    return t.put(fire.FIRE, f"on:{place_called(t, place)}")


def names(t: Table, zone: str) -> list[str]:
    """Return the names of the cards in a zone."""
    return sorted(t.g.print(card).name[0] for card in t.zone(zone))
