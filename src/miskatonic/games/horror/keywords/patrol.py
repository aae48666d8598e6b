"""Patrol: moves toward its destination in the enemy phase (patrol)."""

from miskatonic.games.horror import looking, zones
from miskatonic.games.horror.rules import enemies
from miskatonic.games.horror.rules.points import keyword
from miskatonic.games.horror.state import NOBODY, NONE, Context, Horror
from miskatonic.games.horror.words.abilities import Keyword

NAME = ("Patrol", "Patrouille")


@keyword("patrol", at="enemy-phase")
def patrol(g: Horror, enemy: int, word: Keyword) -> None:
    """patrol.1 to .5, .q1: one step toward the destination, or where the element named is."""
    if word.what is None:
        return
    found = looking.find(g, Context(0, enemy, NOBODY), word.what)
    goals = [zones.location_of(g, card) for card in found]
    enemies.move_toward(g, enemy, [goal for goal in goals if goal != NONE])
