"""I Movement: every figure makes one move, door by door; ghosts go where they like."""

from miskatonic.core.game import Seat
from miskatonic.core.ids import word_in
from miskatonic.games.cultists import asks, told
from miskatonic.games.cultists.cards import FOG, NOBODY, Figure
from miskatonic.games.cultists.facts import Walked
from miskatonic.games.cultists.numbers import FOG_POINTS, POINTS
from miskatonic.games.cultists.rules import encounter
from miskatonic.games.cultists.rules.figures import closed_to, doors
from miskatonic.games.cultists.state import Cultists, asking, step


@step
def begin_move(g: Cultists, figure: Figure) -> None:
    """move.1, move.2, move.8"""
    set_out(g, figure)
    g.then(ask_teleport if figure in g.fallen else go_on)


def set_out(g: Cultists, figure: Figure) -> None:
    """move.2, event-list.d9"""
    g.active = figure
    g.path = (g.places[figure],)
    g.points = FOG_POINTS if g.event == FOG else POINTS


# Living figures


def legal_steps(g: Cultists) -> tuple[str, ...]:
    """move.4, move.6, move.7, move.q1: the places that the active figure may step into"""
    if not g.points:
        return ()
    origin = g.path[0]
    closed = closed_to(g, g.active)
    return tuple([to for to in doors(g)[g.path[-1]] if to != closed and (to != origin or g.points > 1)])


def may_stop(g: Cultists) -> bool:
    """move.3, move.5: not before the first step, nor back where it began"""
    return g.path[-1] != g.path[0]


@asking
def ask_step(g: Cultists) -> None:
    """move.4, decisions.1"""
    g.ask(g.active, asks.walk(legal_steps(g), may_stop(g), g.points), chose_step)


@step
def chose_step(g: Cultists, seat: Seat, choice: str) -> None:
    """move.4, move.5"""
    if choice == "stop":
        g.tell(told.stopped(seat, g.path[-1]))
        end_move(g)
        return
    enter(g, word_in(choice))
    g.then(go_on)


def enter(g: Cultists, place: str) -> None:
    """board.1, move.2, encounter.1"""
    g.places[g.active] = place
    g.path += (place,)
    g.points -= 1
    g.tell(told.stepped(g.active, place, g.seats))
    encounter.entered(g, place)


@step
def go_on(g: Cultists) -> None:
    """move.4, move.5, move.q2"""
    if legal_steps(g):
        g.then(ask_step)
    else:
        end_move(g)


def end_move(g: Cultists) -> None:
    """move.5"""
    g.history.append(Walked(g.round, g.active, g.path))
    g.path = ()
    g.points = 0
    g.active = NOBODY


# Ghosts


@asking
def ask_teleport(g: Cultists) -> None:
    """move.8, decisions.2"""
    g.ask(g.active, asks.teleport(g.plan.places, g.path[0]), chose_place)


@step
def chose_place(g: Cultists, seat: Seat, choice: str) -> None:
    """move.8"""
    teleport(g, word_in(choice))


def teleport(g: Cultists, place: str) -> None:
    """move.8, ghost.3: a ghost needs no doors and meets nobody"""
    g.places[g.active] = place
    g.history.append(Walked(g.round, g.active, (*g.path, place), ghost=True))
    g.tell(told.teleported(g.active, place, g.seats))
    g.path = ()
    g.points = 0
    g.active = NOBODY
