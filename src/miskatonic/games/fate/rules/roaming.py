"""Own cultists go from location to location, each of them at most once."""

from miskatonic.core.game import Seat
from miskatonic.core.ids import read_id
from miskatonic.games.fate import asks
from miskatonic.games.fate.rules.figures import shift_cultists
from miskatonic.games.fate.state import Fate, asking, step

Arrived = tuple[int, ...]
"""How many cultists have come to each location and will not go on."""


def may_leave(g: Fate, seat: Seat, arrived: Arrived) -> tuple[int, ...]:
    """gathering.3, gathering.q1: the locations with cultists that have not moved yet"""
    row = g.cultists[seat]
    return tuple([location for location, come in enumerate(arrived) if row[location] > come])


@step
def roam(g: Fate, cite: str, moves: int, arrived: Arrived) -> None:
    """gathering.2, gathering.3, gods.d7"""
    if moves and may_leave(g, g.active, arrived):
        g.then(ask_roam, cite, moves, arrived)


@asking
def ask_roam(g: Fate, cite: str, moves: int, arrived: Arrived) -> None:
    """gathering.2, gathering.3, gods.d7, choices.9"""
    g.ask(g.active, asks.roam(may_leave(g, g.active, arrived), cite), roamed, cite, moves, arrived)


@step
def roamed(g: Fate, seat: Seat, choice: str, cite: str, moves: int, arrived: Arrived) -> None:
    """gathering.2, gathering.3, gods.d7"""
    if choice == "none":
        return
    origin, to = read_id(choice).numbers
    shift_cultists(g, seat, origin, to, 1, cite)
    come = list(arrived)
    come[to] += 1
    g.then(roam, cite, moves - 1, tuple(come))
