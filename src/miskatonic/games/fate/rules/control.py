"""Control of the location with the fate piece: counted, helped by the Idol, or won by the die."""

from miskatonic.core.game import Seat
from miskatonic.games.fate import asks, told
from miskatonic.games.fate.cards import ARTEFACTS, DOUBT, IDOL, STAR, Location
from miskatonic.games.fate.numbers import CULTISTS_FOR_CONTROL
from miskatonic.games.fate.rules import rolls
from miskatonic.games.fate.rules.curses import strikes
from miskatonic.games.fate.rules.effects import exhaust
from miskatonic.games.fate.state import Fate, asking, step
from miskatonic.games.fate.words import CountMore


def controls(g: Fate, seat: Seat, location: Location, more: int = 0) -> bool:
    """control.1, control.q1; `more` are counted in addition to the player's cultists there"""
    own = g.cultists[seat][location] + more
    if own < CULTISTS_FOR_CONTROL:
        return False
    return all(g.cultists[rival][location] < own for rival in range(g.seats) if rival != seat)


@step
def settle_control(g: Fate) -> None:
    """activation.1, control.q2, control.d2"""
    if controls(g, g.active, g.fate):
        g.control = "full"
    else:
        g.then(offer_control)
    g.then(confirm_control)


@asking
def offer_control(g: Fate) -> None:
    """control.2, control.d2, control.q3, choices.5"""
    g.ask(g.active, asks.control(idol_helps(g)), sought_control)


def idol_helps(g: Fate) -> bool:
    """artefact-list.d5, control.d2"""
    if IDOL not in g.artefacts[g.active] or g.exhausted >> IDOL & 1:
        return False
    word = ARTEFACTS[IDOL].effect[0]
    assert isinstance(word, CountMore)
    return controls(g, g.active, g.fate, word.count)


@step
def sought_control(g: Fate, seat: Seat, choice: str) -> None:
    """control.2, control.d2, artefact-list.d5"""
    if choice == "idol":
        exhaust(g, seat, IDOL)
        g.control = "full"
    elif choice == "roll":
        g.then(rolls.roll_dice, seat, "control", 1)
        g.then(read_control_roll)


@step
def read_control_roll(g: Fate) -> None:
    """control.2, control.d1"""
    if rolls.faces(g) == (STAR,):
        g.control = "temporary"


@step
def confirm_control(g: Fate) -> None:
    """control.1, control.2, curses.d6"""
    if g.control and strikes(g, g.active, DOUBT):
        g.control = ""
    elif g.control:
        g.tell(told.controls(g.active, g.fate, g.control))
