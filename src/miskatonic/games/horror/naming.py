"""How cards and chaos tokens are called in messages. Not for what is told or asked about them."""

from functools import lru_cache

from miskatonic.core.text import Text, text
from miskatonic.games.horror.state import NONE, Horror

MANY = lru_cache(8192)
"""Texts and events that come again and again are made once."""


@MANY
def card_name(names: tuple[str, ...]) -> Text:
    """Return the name of a card that is known by its names."""
    return text("card-name", en=names[0], de=names[1])


def name(g: Horror, card: int) -> Text:
    """Return a card's name; "the rules" for no card."""
    return text("no-card") if card == NONE else card_name(g.printed[g.cards[card].code].name)


@MANY
def token_name(token: str) -> Text:
    """Return a chaos token's name."""
    if token[0] in "+-0123456789":
        return text("token-number", number=token.replace("-", "−"))
    return text(f"token-{token}")
