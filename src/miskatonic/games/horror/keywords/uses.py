"""Uses: tokens that abilities of the card spend (uses, quick-reference.3)."""

from miskatonic.games.horror.rules import tokens
from miskatonic.games.horror.rules.points import keyword
from miskatonic.games.horror.state import Horror
from miskatonic.games.horror.words.abilities import Keyword

NAME = ("Uses", "Anwendungen")


@keyword("uses", at="enters-play")
def place_uses(g: Horror, card: int, word: Keyword) -> None:
    """uses.2: as many as the keyword says."""
    tokens.begin_with_uses(g, card, word.number)
