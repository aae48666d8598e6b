"""The round: movement, event, action, clean-up."""

from miskatonic.games.cultists import told
from miskatonic.games.cultists.rules import action, automa, clean_up, event, move
from miskatonic.games.cultists.rules.figures import turn_order
from miskatonic.games.cultists.state import Cultists, step


@step
def begin_round(g: Cultists) -> None:
    """round.1, round.4, round.5"""
    g.round += 1
    g.phase = "move"
    g.tell(told.round_begins(g.round, g.start))
    for figure in turn_order(g):
        g.then(automa.begin_automa_move if figure >= g.seats else move.begin_move, figure)
    g.then(event.event_phase)
    g.then(action_phase)
    g.then(clean_up.clean_up)
    g.then(next_round)


@step
def action_phase(g: Cultists) -> None:
    """round.3, round.7, action.1"""
    g.phase = "action"
    g.tell(told.action_phase_begins(g.round))
    for figure in turn_order(g):
        g.then(automa.begin_automa_turn if figure >= g.seats else action.begin_turn, figure)
    g.then(action.end_phase)


@step
def next_round(g: Cultists) -> None:
    """clean-up.3, round.8"""
    clean_up.prepare_round(g)
    g.then(begin_round)
