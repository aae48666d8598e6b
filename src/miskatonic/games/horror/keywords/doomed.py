"""Doomed: brings doom when it is defeated (doomed, quick-reference.13)."""

from miskatonic.games.horror.rules import acts
from miskatonic.games.horror.rules.points import keyword
from miskatonic.games.horror.state import Horror
from miskatonic.games.horror.words.abilities import Keyword

NAME = ("Doomed", "Verdammt")


@keyword("doomed", at="defeated")
def bring_doom(g: Horror, enemy: int, word: Keyword) -> None:
    """doomed.2, .3, .q1, mythos.q3: 1 doom on the agenda, which may advance at once."""
    acts.doom_on_agenda(g, 1)
    g.then(acts.check_doom)
