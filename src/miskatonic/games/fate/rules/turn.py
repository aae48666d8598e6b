"""The turn: its four phases and their steps, in order."""

from miskatonic.games.fate import told
from miskatonic.games.fate.rules import conclusion, control, locations, movement, squalls, windows
from miskatonic.games.fate.state import Fate, step


@step
def begin_turn(g: Fate) -> None:
    """turn.1, turn.2, turn.4"""
    g.turn += 1
    g.control = ""
    g.road = False
    if g.orders[g.active] in ("own", "raid"):
        g.orders[g.active] = ""
    g.tell(told.turn_begins(g.active, g.round))
    g.then(prepare)
    g.then(move)
    g.then(activate)
    g.then(conclude)
    g.then(end_turn)


@step
def prepare(g: Fate) -> None:
    """preparation.1, preparation.2"""
    g.phase = "preparation"
    g.then(windows.open_window, "prep")
    g.then(refresh_artefacts)


@step
def refresh_artefacts(g: Fate) -> None:
    """preparation.2, preparation.3, artefacts.2"""
    own = sum(1 << artefact for artefact in g.artefacts[g.active])
    if g.exhausted & own:
        g.exhausted &= ~own
        g.tell(told.refreshed(g.active))


@step
def move(g: Fate) -> None:
    """movement.9"""
    g.phase = "movement"
    g.then(movement.find_way)
    g.then(squalls.turn_up)
    g.then(movement.collect_investigators)
    g.then(movement.place_cultist)
    g.then(movement.place_investigator)
    g.then(windows.open_window, "moved")


@step
def activate(g: Fate) -> None:
    """activation.1, activation.5"""
    g.phase = "activation"
    g.then(control.settle_control)
    g.then(locations.act_here)
    g.then(windows.open_window, "acted")


@step
def conclude(g: Fate) -> None:
    """conclusion.1"""
    g.phase = "conclusion"
    g.then(conclusion.ready_spells, 0)
    g.then(conclusion.draw_up)
    g.then(windows.open_window, "end")
    g.then(conclusion.raid_own_lodge)


@step
def end_turn(g: Fate) -> None:
    """turn.1, windows.9"""
    g.orders = ["" if order == "turn" else order for order in g.orders]
    g.active = (g.active + 1) % g.seats
    g.then(begin_turn)
