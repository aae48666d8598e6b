"""The portal: two figures close it together, or the target rises."""

from miskatonic.core.game import Seat
from miskatonic.games.cultists import asks, told
from miskatonic.games.cultists.cards import COURAGE, Figure
from miskatonic.games.cultists.facts import Gate, Helped
from miskatonic.games.cultists.plan import PORTAL_CHAMBER
from miskatonic.games.cultists.rules import ending
from miskatonic.games.cultists.rules.figures import living_at
from miskatonic.games.cultists.state import Cultists, asking, step


def can_be_closed(g: Cultists) -> bool:
    """portal.2, ghost.q1, cultist-markers.1: whether the active figure lives and stands at an open portal"""
    there = g.places[g.active] == PORTAL_CHAMBER and g.active not in g.fallen
    return there and g.portal == "open" and PORTAL_CHAMBER not in g.open_markers


def helpers(g: Cultists) -> list[Figure]:
    """portal.q1, event-list.d10: who may be asked to help"""
    return [
        figure
        for figure in living_at(g, PORTAL_CHAMBER)
        if figure != g.active and figure not in g.refused and (figure not in g.had_turn or g.event == COURAGE)
    ]


@step
def ask_for_help(g: Cultists, helper: Figure) -> None:
    """portal.2, portal.q1: the automa always agrees"""
    if helper >= g.seats:
        close(g, helper)
    else:
        g.tell(told.help_wanted(g.active, helper))
        g.then(ask_helper, helper)


@asking
def ask_helper(g: Cultists, helper: Figure) -> None:
    """portal.q1, decisions.6"""
    g.ask(helper, asks.helper(g.active, g.event == COURAGE), answered_help)


@step
def answered_help(g: Cultists, seat: Seat, choice: str) -> None:
    """portal.q1"""
    agreed = choice == "agree"
    g.history.append(Helped(g.round, g.active, seat, agreed))
    g.tell(told.helped(g.active, seat, agreed))
    if agreed:
        close(g, seat)
    else:
        g.refused += (seat,)


def close(g: Cultists, helper: Figure) -> None:
    """portal.2, portal.4, event-list.d10"""
    if g.event == COURAGE:
        g.free_used += ("close",)
    else:
        g.main_action = False
        g.had_turn += (helper,)
    g.portal = "closed"
    g.target -= 1
    g.history.append(Gate(g.round, "closed", g.active, helper))
    g.tell(told.portal_closed(g.active, helper, g.target, g.seats))
    ending.test_points(g)


def test_limit(g: Cultists) -> None:
    """portal.3, portal.5, portal.q2"""
    if g.portal == "open" and g.round == g.portal_round + g.count.portal_rounds - 1:
        g.portal = "lost"
        g.target += 1
        g.history.append(Gate(g.round, "lost"))
        g.tell(told.portal_lost(g.target))
