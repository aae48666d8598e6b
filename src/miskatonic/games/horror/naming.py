"""How cards and chaos tokens are called in messages. Not for what is told or asked about them."""

from functools import lru_cache

from miskatonic.core.text import Text, text
from miskatonic.games.horror.printed import Names
from miskatonic.games.horror.state import NONE, Horror

MANY = lru_cache(8192)
"""Texts and events that come again and again are made once."""


@MANY
def card_name(called: tuple[str, ...]) -> Text:
    """Return the name of a card that is known by its names."""
    return text("card-name", en=called[0], de=called[1])


def name(g: Horror, card: int) -> Text:
    """Return a card's name; "the rules" for no card."""
    return text("no-card") if card == NONE else card_name(names(g, card))


def names(g: Horror, card: int) -> Names:
    """Return what a card is called: its name, and where several revealed locations of that name would be
    taken for each other its subtitle. One that is not revealed has none that anybody could know.
    """
    printed = g.printed[g.cards[card].code]
    if printed.type != "location" or not printed.subtitle[0] or not _is_on_the_map(g, card):
        return printed.name
    others = [g.printed[g.cards[each].code] for each in g.pile("map") if each != card]
    if all(each.name != printed.name for each in others):
        return printed.name
    english, german = printed.name
    return f"{english} ({printed.subtitle[0]})", f"{german} ({printed.subtitle[1]})"


def _is_on_the_map(g: Horror, card: int) -> bool:
    return g.cards[card].zone == "map" and g.cards[card].revealed


@MANY
def token_name(token: str) -> Text:
    """Return a chaos token's name."""
    if token[0] in "+-0123456789":
        return text("token-number", number=token.replace("-", "−"))
    return text(f"token-{token}")
