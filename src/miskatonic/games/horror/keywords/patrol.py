"""Patrol: moves toward its destination in the enemy phase (patrol, quick-reference.10)."""

from miskatonic.core.game import Seat
from miskatonic.core.ids import id_of, number_in
from miskatonic.games.horror import asks, looking, zones
from miskatonic.games.horror.rules import enemies
from miskatonic.games.horror.rules.points import keyword
from miskatonic.games.horror.state import NOBODY, Context, Horror, step
from miskatonic.games.horror.words.abilities import Keyword

NAME = ("Patrol", "Patrouille")


@keyword("patrol", at="enemy-phase")
def patrol(g: Horror, enemy: int, word: Keyword) -> None:
    """patrol.1 to .5, .q1: one step toward the destination, or where the element named is."""
    if word.what is None:
        return
    found = looking.find(g, Context(0, enemy, NOBODY), word.what)
    goals = tuple(dict.fromkeys(zones.location_of(g, card) for card in found))
    here = zones.location_of(g, enemy)
    able = tuple(goal for goal in goals if goal in zones.distances(g, here))
    if not able or here in goals:
        return
    if len(able) == 1:
        go_toward(g, g.lead, id_of("card", able[0]), enemy)
    else:
        g.ask(g.lead, asks.destination(g, enemy, able), go_toward, enemy)


@step
def go_toward(g: Horror, lead: Seat, choice: str, enemy: int) -> None:
    """patrol.1, patrol.2: one step toward the destination that the lead investigator chose."""
    enemies.move_toward(g, enemy, [number_in(choice)])
