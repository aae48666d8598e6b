"""The night: everybody looks at his own sheet; cultists and Seer learn what is theirs to know."""

from miskatonic.core.game import Seat
from miskatonic.games.cultists import asks, told
from miskatonic.games.cultists.cards import DEAD, FIRESTARTER, SEER
from miskatonic.games.cultists.rules import rounds
from miskatonic.games.cultists.state import Cultists, asking, step


@step
def night(g: Cultists) -> None:
    """night.1, night.2, night.3, night.4"""
    g.phase = "night"
    g.tell(told.night_falls())
    for seat in range(g.seats):
        tell_sheet(g, seat)
    g.then(ask_night)
    g.then(rounds.begin_round)


def tell_sheet(g: Cultists, seat: Seat) -> None:
    """night.2, night.3, night.d1, night.d2"""
    role = g.roles[seat]
    g.tell(told.sheet(seat, role, g.count.side, g.routes[seat]))
    cultists = tuple([each for each in range(g.seats) if g.is_cultist(each)])
    if role == SEER:
        g.tell(told.seer_sees(seat, cultists))
    elif seat in cultists:
        fellows = tuple([each for each in cultists if each != seat])
        if fellows:
            g.tell(told.fellow(seat, fellows[0], g.roles[fellows[0]] == FIRESTARTER))
        dead = tuple([figure for figure in g.figures if g.pulses[figure][0][0] == DEAD])
        g.tell(told.dead_from_start(seat, dead, g.seats))


@asking
def ask_night(g: Cultists) -> None:
    """night.d2, decisions.12"""
    for seat in range(g.seats):
        g.ask(seat, asks.night(g.roles[seat]), looked_at_sheet)


@step
def looked_at_sheet(g: Cultists, seat: Seat, choice: str) -> None:
    """night.d2: nothing happens when all have seen their sheets"""
