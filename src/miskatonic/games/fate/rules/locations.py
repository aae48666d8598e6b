"""III Activation: the base action and the control action of each location."""

from collections.abc import Callable

from miskatonic.core.game import Seat
from miskatonic.core.ids import kind_in, number_in
from miskatonic.games.fate import asks, told
from miskatonic.games.fate.cards import (
    ABYSS,
    CEREMONY,
    EYE,
    GATHERING,
    LIBRARY,
    LOCATIONS,
    LODGE,
    MUSEUM,
    OTHER_WORLDS,
    STREETS,
    Location,
)
from miskatonic.games.fate.numbers import (
    CEREMONY_SACRIFICE,
    CEREMONY_SUMMON,
    GATHERING_CULTISTS,
    GATHERING_MOVES,
    LIBRARY_SPELLS,
    STREETS_INVESTIGATORS,
    STREETS_SACRIFICE,
)
from miskatonic.games.fate.rules import gods, museum, raid, rolls
from miskatonic.games.fate.rules.circle import summon
from miskatonic.games.fate.rules.conclusion import ready
from miskatonic.games.fate.rules.curses import test_hunger
from miskatonic.games.fate.rules.effects import dagger_ready, pay
from miskatonic.games.fate.rules.figures import lodge_to_lodge, rivals, shift_cultists, supply_to_lodge
from miskatonic.games.fate.rules.piles import draw
from miskatonic.games.fate.rules.roaming import roam
from miskatonic.games.fate.state import Fate, asking, step


@step
def act_here(g: Fate) -> None:
    """activation.2, activation.3, activation.4"""
    ACTIONS[g.fate](g)


# Library


def library(g: Fate) -> None:
    """library.1, library.4"""
    draw(g, g.active, LIBRARY_SPELLS, "library.1")
    if g.control and g.hands[g.active]:
        g.then(ask_free_ready)


@asking
def ask_free_ready(g: Fate) -> None:
    """library.4, choices.10"""
    g.ask(g.active, asks.free_ready(g.hands[g.active]), readied_free)


@step
def readied_free(g: Fate, seat: Seat, choice: str) -> None:
    """library.4"""
    if choice != "none":
        ready(g, seat, number_in(choice), "library.4")


# Other Worlds


def other_worlds(g: Fate) -> None:
    """other-worlds.1, other-worlds.q1"""
    cultists = g.cultists[g.active][OTHER_WORLDS]
    if cultists:
        g.then(rolls.roll_dice, g.active, "other-worlds", cultists)
        g.then(read_other_worlds)


@step
def read_other_worlds(g: Fate) -> None:
    """other-worlds.2, other-worlds.3, activation.4, win.2"""
    seat, faces = g.active, rolls.faces(g)
    eyes = faces.count(EYE)
    for _ in range(len(faces) - eyes):
        shift_cultists(g, seat, OTHER_WORLDS, ABYSS, 1, "other-worlds.2")
        summon(g, seat, 1, "other-worlds.2")
        if g.outcome is not None:
            return
    returning = min(eyes, g.cultists[seat][ABYSS])
    if g.control and returning:
        g.then(ask_return, returning)


@asking
def ask_return(g: Fate, count: int) -> None:
    """other-worlds.3, choices.8"""
    g.ask(g.active, asks.return_from_abyss(count), returned, count)


@step
def returned(g: Fate, seat: Seat, choice: str, count: int) -> None:
    """other-worlds.3"""
    if choice != "none":
        shift_cultists(g, seat, ABYSS, LODGE, count, "other-worlds.3")
        test_hunger(g, seat)


# Streets of Arkham


def streets(g: Fate) -> None:
    """streets.1, streets.2, streets.3, streets.4"""
    g.then(send_investigators, 0)
    for rival in rivals(g, g.active):
        g.then(raid.raid, rival, "streets.3")
    if g.control:
        g.then(call_investigators)


@step
def send_investigators(g: Fate, sent: int) -> None:
    """streets.1, streets.2"""
    if sent < STREETS_INVESTIGATORS and g.lodges[g.active] + g.supply:
        g.then(ask_send, sent)


@asking
def ask_send(g: Fate, sent: int) -> None:
    """streets.1, streets.2, choices.7"""
    lodge, supply = g.lodges[g.active] > 0, g.supply > 0
    g.ask(g.active, asks.send(tuple(rivals(g, g.active)), lodge, supply, sent > 0), sent_investigator, sent)


@step
def sent_investigator(g: Fate, seat: Seat, choice: str, sent: int) -> None:
    """streets.1"""
    if choice == "enough":
        return
    if kind_in(choice) == "lodge":
        lodge_to_lodge(g, seat, number_in(choice), 1, "streets.1")
    else:
        supply_to_lodge(g, number_in(choice), 1, "streets.1")
    g.then(send_investigators, sent + 1)


@step
def call_investigators(g: Fate) -> None:
    """streets.4, streets.q1"""
    if g.supply and can_pay(g, STREETS_SACRIFICE):
        g.then(ask_call)


@asking
def ask_call(g: Fate) -> None:
    """streets.4, choices.7"""
    g.ask(g.active, asks.sacrifice("streets", STREETS_SACRIFICE, *ways_to_pay(g, STREETS_SACRIFICE)), called)


@step
def called(g: Fate, seat: Seat, choice: str) -> None:
    """streets.4"""
    if choice == "none":
        return
    pay(g, seat, STREETS_SACRIFICE, choice == "dagger", "streets.4")
    for rival in rivals(g, seat):
        supply_to_lodge(g, rival, 1, "streets.4")


def ways_to_pay(g: Fate, price: int) -> tuple[bool, bool]:
    """sacrifice.1, artefact-list.d6: whether the price can be paid in full, and with the Dagger"""
    here = g.cultists[g.active][g.fate]
    return here >= price, here >= price - 1 and dagger_ready(g, g.active)


def can_pay(g: Fate, price: int) -> bool:
    """sacrifice.1, artefact-list.d6"""
    return any(ways_to_pay(g, price))


# The Ceremony


def ceremony(g: Fate) -> None:
    """ceremony.1, ceremony.2, ceremony.3, gates.1"""
    if g.gate_supply and not g.gates[g.active]:
        g.gate_supply -= 1
        g.gates[g.active] += 1
        g.tell(told.gate_taken(g.active))
    g.then(gods.use_gift)
    if g.control:
        g.then(hold_ceremony)


@step
def hold_ceremony(g: Fate) -> None:
    """ceremony.3"""
    if can_pay(g, CEREMONY_SACRIFICE):
        g.then(ask_ceremony)


@asking
def ask_ceremony(g: Fate) -> None:
    """ceremony.3, choices.8"""
    g.ask(
        g.active,
        asks.sacrifice("ceremony", CEREMONY_SACRIFICE, *ways_to_pay(g, CEREMONY_SACRIFICE)),
        held_ceremony,
    )


@step
def held_ceremony(g: Fate, seat: Seat, choice: str) -> None:
    """ceremony.3"""
    if choice != "none":
        pay(g, seat, CEREMONY_SACRIFICE, choice == "dagger", "ceremony.3")
        summon(g, seat, CEREMONY_SUMMON, "ceremony.3")


# The Gathering


def gathering(g: Fate) -> None:
    """gathering.1, gathering.2, gathering.3"""
    if shift_cultists(g, g.active, ABYSS, LODGE, GATHERING_CULTISTS, "gathering.1"):
        test_hunger(g, g.active)
    still = (0,) * len(LOCATIONS)
    g.then(roam, "gathering.2", GATHERING_MOVES, still)
    if g.control:
        g.then(roam, "gathering.3", sum(g.cultists[g.active]), still)


ACTIONS: dict[Location, Callable[[Fate], None]] = {
    OTHER_WORLDS: other_worlds,
    LIBRARY: library,
    STREETS: streets,
    CEREMONY: ceremony,
    MUSEUM: museum.museum,
    GATHERING: gathering,
}
