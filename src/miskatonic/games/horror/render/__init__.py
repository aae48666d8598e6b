"""Card text from words, in texts that speak both languages (the wording is in the messages).

`card_text` is a whole text box, `reverse_text` what the other side says, `ability_text` one ability,
`effect_line` and `price_line` what a player is asked about. From small to large: `grammar`, `phrases`,
`numbers`, `conditions`, `sentences`, `costs`, `triggers`, `modifiers`, `effects`, `flow`, `abilities`. Not
for what words do.
"""

from collections.abc import Mapping

from miskatonic.core.text import Text, text
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.render.abilities import (
    ability_text,
    card_text,
    defines_x,
    symbol_sentences,
    translated,
    words_in,
)
from miskatonic.games.horror.render.costs import cost_text
from miskatonic.games.horror.render.flow import effects_text
from miskatonic.games.horror.render.grammar import speaking_of
from miskatonic.games.horror.render.numbers import Figures, letters
from miskatonic.games.horror.render.sentences import row
from miskatonic.games.horror.words.abilities import ElderSign, Symbol
from miskatonic.games.horror.words.costs import Cost
from miskatonic.games.horror.words.effects import Effect

__all__ = [
    "ability_text",
    "card_text",
    "effect_line",
    "price_line",
    "reverse_text",
    "symbol_line",
    "translated",
    "words_in",
]


def effect_line(*effects: Effect) -> Text:
    """Return what effects say, as sentences in one line."""
    with letters(x_is_taken=defines_x(effects)):
        return effects_text(effects)


def symbol_line(ability: Symbol | ElderSign) -> Text:
    """Return what a symbol does besides counting something, as sentences in one line."""
    with letters(x_is_taken=defines_x(ability)):
        return row(symbol_sentences(ability))


def reverse_text(printed: Printed, german: Mapping[str, str] | None = None) -> list[Text]:
    """Return what the reverse of a card says, like `card_text`; nothing if it says nothing."""
    if not printed.reverse:
        return []
    with speaking_of(this=printed.type):
        return [translated(effect_line(*printed.reverse), german or {})]


def price_line(cost: Cost) -> Text:
    """Return what a price says, as a sentence."""
    figures = Figures()
    with letters(x_is_taken=defines_x(cost)):
        paid = text("sentence", clause=cost_text(cost, "you", figures))
        return row([paid, *figures.explained()])
