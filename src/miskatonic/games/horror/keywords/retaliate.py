"""Retaliate: strikes back after a failed attack (retaliate, quick-reference.16)."""

from miskatonic.core.game import Seat
from miskatonic.games.horror import told
from miskatonic.games.horror.rules import fighting
from miskatonic.games.horror.rules.points import keyword
from miskatonic.games.horror.state import Horror
from miskatonic.games.horror.words.abilities import Keyword

NAME = ("Retaliate", "Zurückschlagen")


@keyword("retaliate", at="attack-failed")
def strike_back(g: Horror, enemy: int, word: Keyword, seat: Seat) -> None:
    """retaliate.2 to .4, .q1: an attack after all results; it does not exhaust."""
    g.tell(told.retaliates(g, enemy))
    fighting.attack(g, enemy, seat)
