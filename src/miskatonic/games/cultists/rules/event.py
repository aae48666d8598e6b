"""II Event: a marker is drawn and carried out; before it, in rounds 5 and 6, the Firestarter may strike."""

from collections.abc import Callable

from miskatonic.core.game import Seat
from miskatonic.core.ids import word_in
from miskatonic.games.cultists import asks, told
from miskatonic.games.cultists.cards import (
    CULTIST_COMES,
    FIRESTARTER,
    FISH_MAN,
    LIGHTNING,
    PORTAL,
    SECRET_DOORS,
)
from miskatonic.games.cultists.facts import Burnt, Drawn, Gate, Power, Swapped
from miskatonic.games.cultists.numbers import FIRE_ROUNDS
from miskatonic.games.cultists.plan import RANK
from miskatonic.games.cultists.rules import encounter, unsafe
from miskatonic.games.cultists.rules.figures import living_at
from miskatonic.games.cultists.rules.rooms import burn
from miskatonic.games.cultists.state import Cultists, asking, special_roles, step


@step
def event_phase(g: Cultists) -> None:
    """round.6, event.2"""
    g.phase = "event"
    g.event = ""
    if g.round in FIRE_ROUNDS and special_roles(g.options)[2]:
        g.then(ask_fire)
    g.then(draw_event)


# The fire


def fire_rooms(g: Cultists, seat: Seat) -> tuple[str, ...]:
    """firestarter.d1, firestarter.d3: the rooms that this player may set fire to"""
    if g.roles[seat] != FIRESTARTER or g.fire or seat in g.fallen:
        return ()
    return tuple([room for room in g.plan.rooms if room not in g.done])


@asking
def ask_fire(g: Cultists) -> None:
    """firestarter.d2, decisions.9"""
    for seat in range(g.seats):
        g.ask(seat, asks.fire(fire_rooms(g, seat)), answered_fire)


@step
def answered_fire(g: Cultists, seat: Seat, choice: str) -> None:
    """firestarter.d1, firestarter.d2"""
    if choice == "confirm":
        return
    g.fire = word_in(choice)
    burn(g, g.fire)
    g.history.append(Burnt(g.round, g.fire))
    g.tell(told.burnt(g.fire))


# The marker


@step
def draw_event(g: Cultists) -> None:
    """event.1, event.3"""
    bag = list(g.bag)
    event = bag.pop(g.rng.below(len(bag)))
    g.bag = tuple(bag)
    g.event = event
    g.history.append(Drawn(g.round, event))
    g.tell(told.event_drawn(event))
    if event in EFFECTS:
        g.then(EFFECTS[event])
    g.then(lay_on_clock)


@step
def lightning(g: Cultists) -> None:
    """event-list.d3"""
    if g.power:
        g.power = False
        g.history.append(Power(g.round, on=False))
    g.tell(told.power_off())
    for place in g.plan.places:
        there = living_at(g, place)
        if len(there) > 1:
            g.then(encounter.meet, place, tuple(there))


@step
def secret_doors(g: Cultists) -> None:
    """event-list.d4, event-list.q1"""
    swaps = []
    for one, other in g.plan.secret:
        for origin, place in ((one, other), (other, one)):
            swaps += [(figure, origin, place) for figure in living_at(g, origin)[:1]]
    for figure, origin, place in swaps:
        g.places[figure] = place
        g.history.append(Swapped(g.round, figure, origin, place))
        g.tell(told.swapped(figure, place, g.seats))
    for place in sorted({place for _, _, place in swaps}, key=RANK.__getitem__):
        encounter.entered(g, place)


@step
def portal(g: Cultists) -> None:
    """event-list.d5, portal.1, portal.3, portal.q2"""
    if g.portal:
        g.tell(told.portal_stays())
        return
    g.portal = "open"
    g.portal_round = g.round
    g.history.append(Gate(g.round, "open"))
    g.tell(told.portal_opens(g.round + g.count.portal_rounds - 1))


@step
def fish_man(g: Cultists) -> None:
    """event-list.d6"""
    unsafe.fish_man_comes(g, "event-list.d6")


@step
def cultist_comes(g: Cultists) -> None:
    """event-list.d7"""
    unsafe.cultist_comes(g, "event-list.d7")


EFFECTS: dict[str, Callable[[Cultists], None]] = {
    LIGHTNING: lightning,
    SECRET_DOORS: secret_doors,
    PORTAL: portal,
    FISH_MAN: fish_man,
    CULTIST_COMES: cultist_comes,
}
"""event-list.d2, event-list.d8, event-list.d9, event-list.d10: all others do nothing at once"""


@step
def lay_on_clock(g: Cultists) -> None:
    """event.1, round.6"""
    g.clock += (g.event,)
