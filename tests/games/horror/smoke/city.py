"""A tiny Arkham: the real districts of Smoke and Mirrors, with its act, codex and reference card.

t = city(at="Northside")
david = t.put(people_of_arkham.DAVID_RENFIELD, f"at:{t.named('Northside')}")
"""

from typing import Any

import msgspec

from miskatonic.games.horror.encounter import arkham
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.rules import encounter
from miskatonic.games.horror.scenarios import smoke_and_mirrors as scenario
from tests.games.horror.table import Table

DISTRICTS = tuple(
    card
    for card in arkham.CARDS
    if card not in (arkham.SANATORIUM, arkham.MAGICK_SHOPPE, arkham.BURNING_CAMPUS)
)
"""Nine locations, one of each name."""


def city(
    seats: int = 1, *, at: str = "Merchant District", instead: tuple[Printed, ...] = (), **how: Any
) -> Table:
    """Lay out all districts revealed, with everybody at one of them; `instead` are other versions of some."""
    names = {card.name for card in instead}
    places = (*(card for card in DISTRICTS if card.name not in names), *instead)
    plan = {"codex": scenario.CODEX, "endings": scenario.ENDINGS, **how.pop("scenario", {})}
    how = {"box": scenario.OWN_CARDS, "locations": places, "acts": (scenario.AUGURS_OF_FLAME,), **how}
    t = Table(seats, reference=scenario.REFERENCE, scenario=plan, **how)
    t.g.options = msgspec.structs.replace(t.g.options, scenario="smoke_and_mirrors")
    for place in t.zone("map"):
        t.set(place, revealed=True, clues=0)
    for seat in range(seats):
        t.alter(seat, location=t.named(at))
    return t


def suspect(t: Table, printed: Printed, at: str = "Merchant District", **what: Any) -> int:
    """Let a suspect stand in a district."""
    return t.put(printed, f"at:{t.named(at)}", **what)


def draws(t: Table, printed: Printed, seat: int = 0) -> int:
    """Let somebody draw this encounter card; what asks only for windows and commits is skipped."""
    card = t.put(printed, "encounter")
    t.do(encounter.draw_encounter, seat).skip()
    return card


def questioned(t: Table) -> list[str]:
    """Return the names of those beneath the act."""
    return [t.g.print(card).name[0] for card in t.zone(f"beneath:{t.zone('act')[0]}")]
