"""Figures: who is where, who lives, who is dead, who comes before whom."""

from functools import cache

from miskatonic.core.game import Seat
from miskatonic.games.cultists.cards import DEAD, NOBODY, Figure
from miskatonic.games.cultists.plan import Doors, open_doors
from miskatonic.games.cultists.state import Cultists


def turn_order(g: Cultists) -> tuple[Figure, ...]:
    """round.2, automa.d1: the start player, then clockwise, then the automa"""
    return _turn_order(g.options.seats, len(g.places), g.start)


@cache
def _turn_order(seats: int, figures: int, start: Seat) -> tuple[Figure, ...]:
    return () if start == NOBODY else (*range(start, seats), *range(start), *range(seats, figures))


def living_at(g: Cultists, place: str) -> list[Figure]:
    """basics.4, basics.7: the living figures in a place, in turn order"""
    places, fallen = g.places, g.fallen
    return [figure for figure in turn_order(g) if places[figure] == place and figure not in fallen]


def is_dead(g: Cultists, figure: Figure) -> bool:
    """basics.3"""
    return any(face == DEAD for face, _, _ in g.pulses[figure])


def dead_investigators(g: Cultists) -> int:
    """dead.1, dead.2"""
    return sum(figure in g.fallen or is_dead(g, figure) for figure in g.figures if not g.is_cultist(figure))


def doors(g: Cultists) -> Doors:
    """board.1"""
    return open_doors(g.count.side, g.event)


def closed_to(g: Cultists, figure: Figure) -> str:
    """move.6, fish-man.2: the corridor that a living figure may not enter, if there is one"""
    return g.count.lair if g.fish_man and figure != g.start else ""
