"""Figures on their way: cultists and investigators go from place to place, as far as possible.

Not for what sets them moving, nor for curses that follow.
"""

from miskatonic.core.game import Seat
from miskatonic.games.fate import told
from miskatonic.games.fate.cards import Place
from miskatonic.games.fate.state import Fate


def shift_cultists(g: Fate, seat: Seat, origin: Place, to: Place, count: int, cite: str) -> int:
    """Move so many of a player's cultists, or all there are; return how many moved."""
    row = g.cultists[seat]
    moved = min(count, row[origin])
    if moved:
        row[origin] -= moved
        row[to] += moved
        g.tell(told.cultists_moved(seat, moved, origin, to, cite))
    return moved


def supply_to_lodge(g: Fate, seat: Seat, count: int, cite: str) -> int:
    """Move so many investigators from the supply to a player's lodge, or all there are."""
    moved = min(count, g.supply)
    if moved:
        g.supply -= moved
        g.lodges[seat] += moved
        g.tell(told.investigators_from_supply(seat, moved, cite))
    return moved


def lodge_to_supply(g: Fate, seat: Seat, count: int, cite: str) -> int:
    """Move so many investigators from a player's lodge to the supply, or all there are."""
    moved = min(count, g.lodges[seat])
    if moved:
        g.lodges[seat] -= moved
        g.supply += moved
        g.tell(told.investigators_to_supply(seat, moved, cite))
    return moved


def lodge_to_lodge(g: Fate, seat: Seat, to: Seat, count: int, cite: str) -> int:
    """Move so many investigators from one lodge to another, or all there are."""
    moved = min(count, g.lodges[seat])
    if moved:
        g.lodges[seat] -= moved
        g.lodges[to] += moved
        g.tell(told.investigators_to_rival(seat, to, moved, cite))
    return moved


def clockwise(g: Fate, seat: Seat) -> list[Seat]:
    """Return all players clockwise, this one first."""
    return [(seat + ahead) % g.seats for ahead in range(g.seats)]


def rivals(g: Fate, seat: Seat) -> list[Seat]:
    """Return all other players, clockwise from this one's left."""
    return [(seat + ahead) % g.seats for ahead in range(1, g.seats)]
