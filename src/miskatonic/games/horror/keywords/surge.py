"""Surge: another encounter card is drawn (surge, quick-reference.9)."""

from miskatonic.core.game import Seat
from miskatonic.games.horror import told
from miskatonic.games.horror.rules import encounter
from miskatonic.games.horror.rules.points import keyword
from miskatonic.games.horror.state import Horror
from miskatonic.games.horror.words.abilities import Keyword

NAME = ("Surge", "Nachrüsten")


@keyword("surge", at="resolved")
def draw_another(g: Horror, card: int, word: Keyword, seat: Seat) -> None:
    """surge.1, encounter-draw.12: the same investigator draws again."""
    g.tell(told.surges(seat))
    g.then(encounter.draw_encounter, seat)
