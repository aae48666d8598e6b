"""Checking a state: somebody looks at a whole pulse deck, and a death is reported or not."""

from miskatonic.core.game import Seat
from miskatonic.games.cultists import asks, told
from miskatonic.games.cultists.cards import DEAD, Figure
from miskatonic.games.cultists.facts import Checked
from miskatonic.games.cultists.plan import UNSAFE, is_room
from miskatonic.games.cultists.rules import ending, votes
from miskatonic.games.cultists.rules.rooms import add_pile_card
from miskatonic.games.cultists.state import Check, Cultists, asking, step


def begin(g: Cultists, by: Figure, target: Figure, camera: bool) -> None:
    """check-state.3"""
    g.check = Check(by, target, camera)
    alive, dead = faces(g, target)
    g.tell(told.checks(by, target, camera, alive, dead, g.seats))
    g.then(ask_result)
    g.then(move_pile_card, target, camera)


def faces(g: Cultists, target: Figure) -> tuple[int, int]:
    """check-state.3: how many Alive and Dead cards a pulse deck has; its order tells nothing"""
    dead = sum([face == DEAD for face, _, _ in g.pulses[target]])
    return len(g.pulses[target]) - dead, dead


@asking
def ask_result(g: Cultists) -> None:
    """check-state.5, check-state.q2, decisions.5"""
    check = g.check
    assert check is not None
    alive, dead = faces(g, check.target)
    choice = dead > 0 and g.is_cultist(check.by)
    g.ask(check.by, asks.result(check.target, alive, dead, choice, g.seats), announce)


@step
def announce(g: Cultists, seat: Seat, choice: str) -> None:
    """check-state.4, check-state.5, check-state.6, talk.5"""
    check = g.check
    assert check is not None
    g.check = None
    target = check.target
    reported = choice != "silent" and faces(g, target)[1] > 0
    g.history.append(
        Checked(g.round, seat, target, g.places[target], check.camera, len(g.pulses[target]), reported)
    )
    if not reported:
        g.tell(told.no_death(seat, target, g.seats))
        return
    g.reported += (target,)
    g.tell(told.death_reported(seat, target, g.seats))
    ending.fall(g, target, "reported")
    if not g.ending:
        votes.begin(g, "murder", seat)


@step
def move_pile_card(g: Cultists, target: Figure, camera: bool) -> None:
    """check-state.7, check-state.q4, camera.3, camera.q3"""
    place = g.places[target]
    if is_room(place):
        if place not in g.done:
            add_pile_card(g, place)
    elif camera:
        add_pile_card(g, UNSAFE)
