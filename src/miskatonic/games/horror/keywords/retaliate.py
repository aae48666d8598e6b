"""Retaliate: strikes back after a failed attack (retaliate)."""

from miskatonic.core.game import Seat
from miskatonic.games.horror.rules import fighting
from miskatonic.games.horror.rules.points import keyword
from miskatonic.games.horror.state import Horror
from miskatonic.games.horror.words.abilities import Keyword

NAME = ("Retaliate", "Zurückschlagen")


@keyword("retaliate", at="attack-failed")
def strike_back(g: Horror, enemy: int, word: Keyword, seat: Seat) -> None:
    """retaliate.2 to .4, .q1: an attack after all results; it does not exhaust."""
    fighting.attack(g, enemy, seat)
