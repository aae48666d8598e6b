"""Card text from words, in texts that speak both languages (the wording is in the messages). Not for what
words do.
"""

import re

from miskatonic.core.text import Text, text
from miskatonic.games.horror.words.costs import Cost
from miskatonic.games.horror.words.effects import Effect
from miskatonic.games.horror.words.things import Word


def _kind(word: Word) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", type(word).__name__).lower()


def effect_line(*effects: Effect) -> Text:
    """Return what effects say, as one line."""
    return text(f"effect-{_kind(effects[0])}")


def price_line(cost: Cost) -> Text:
    """Return what a price says."""
    return text(f"cost-{_kind(cost)}")
