"""Investigators moving, locations revealed, clues discovered (move, locations, clues). Not for enemies'
moves.
"""

from miskatonic.core.game import Seat
from miskatonic.games.horror import naming, numbers, told, zones
from miskatonic.games.horror.reasons import Reason, reason
from miskatonic.games.horror.rules import limits, standing, timing
from miskatonic.games.horror.state import NONE, Happening, Horror, kind_of, step


def why_not(g: Horror, seat: Seat, to: int, *, connected: bool = True) -> Reason | None:
    """move.2, .3, .9, cannot.1: why an investigator cannot move there."""
    person = g.people[seat]
    if person.location == to:
        return reason("already-there", "move.9")
    if connected and to not in zones.connections(g, person.location):
        return reason("not-connected", "move.2")
    if g.in_force.forbidding:
        for doing in ("move", "enter"):
            if (source := numbers.cannot(g, person.card, doing, to)) is not None:
                return reason("cannot", "cannot.1", card=naming.name(g, source))
    return None


def move(g: Horror, seat: Seat, to: int) -> None:
    """move.1, move.5: an investigator goes to another location."""
    if to != NONE and why_not(g, seat, to, connected=False) is None:
        time = limits.time_this_turn(g, "moves", seat)
        what = Happening("moves", seat, to, g.people[seat].location, time=time)
        timing.happen(g, what, go, seat, to)
    else:
        timing.fall_short(g)


@step
def go(g: Horror, seat: Seat, to: int) -> None:
    """move.4: leaving and entering are one moment, so what comes before either comes before both."""
    if g.people[seat].status == "playing" and kind_of(g.cards[to].zone) == "map":
        leaving = Happening("leaves-location", seat, g.people[seat].location, to)
        timing.happen(g, leaving, depart, seat, to)


@step
def depart(g: Horror, seat: Seat, to: int) -> None:
    """move.4"""
    timing.happen(g, Happening("enters-location", seat, to), enter, seat, to)


@step
def enter(g: Horror, seat: Seat, to: int) -> None:
    """move.6, locations.2, .5, clues.1, enemy-cards.3, .q1: the threat area comes along, massive enemies do
    not; an unrevealed location is revealed; enemies there engage.
    """
    if g.people[seat].status != "playing" or kind_of(g.cards[to].zone) != "map":
        return
    g.alter(seat, location=to)
    g.tell(told.moved(g, seat, to))
    if not g.cards[to].revealed:
        reveal(g, to, seat)
        standing.postpone(g)


def reveal(g: Horror, location: int, seat: Seat) -> None:
    """locations.7"""
    if not g.cards[location].revealed:
        timing.happen(g, Happening("reveals-location", seat, location), turn_up, location)


@step
def turn_up(g: Horror, location: int) -> None:
    """locations.7, .9, .10, clues.q4: turned to its other side; clues are placed the first time."""
    turn_over(g, location)
    card = g.cards[location]
    clues = numbers.value(g, location, "clue-value") if card.first else 0
    g.change(location, revealed=True, first=False, clues=card.clues + clues)
    g.tell(told.revealed(g, location, clues))


def turn_over(g: Horror, location: int) -> None:
    """locations.3: where both sides are printed, the other one is up from now on."""
    card = g.cards[location]
    if card.reverse:
        g.change(location, code=card.reverse, reverse=card.code)


def turn_down(g: Horror, location: int) -> None:
    """locations.3: the unrevealed side is up again."""
    if g.cards[location].revealed:
        turn_over(g, location)
        g.change(location, revealed=False)


# Clues


def discover(g: Horror, seat: Seat, location: int, count: int) -> int:
    """clues.4, investigate-action.4: clues go from the location to the investigator, as far as there are
    some.
    """
    there = g.cards[location].clues if location != NONE else 0
    found = min(there, count)
    if found <= 0 or numbers.cannot(g, g.people[seat].card, "discover", location) is not None:
        return 0
    timing.happen(
        g, Happening("discovers-clue", seat, location, NONE, found), take_clues, seat, location, found
    )
    return found


@step
def take_clues(g: Horror, seat: Seat, location: int, count: int) -> None:
    """clues.4"""
    found = min(count, g.cards[location].clues)
    card = g.people[seat].card
    g.change(location, clues=g.cards[location].clues - found)
    g.change(card, clues=g.cards[card].clues + found)
    g.tell(told.discovered(g, seat, location, found))
