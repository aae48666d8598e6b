"""Alert: attacks whoever fails to evade it (alert, quick-reference.2)."""

from miskatonic.core.game import Seat
from miskatonic.games.horror.rules import fighting
from miskatonic.games.horror.rules.points import keyword
from miskatonic.games.horror.state import Horror
from miskatonic.games.horror.words.abilities import Keyword

NAME = ("Alert", "Alarmiert")


@keyword("alert", at="evasion-failed")
def attack(g: Horror, enemy: int, word: Keyword, seat: Seat) -> None:
    """alert.2 to .5, .q1: an attack after all results; it does not exhaust."""
    fighting.attack(g, enemy, seat)
