"""What effects and prices say in a game: cards are called what they are, and named in both languages.

Not for what stands on a card by itself (see `render`).
"""

from functools import lru_cache

from miskatonic.core.text import Text
from miskatonic.games.horror.render import (
    ability_text,
    effect_line,
    price_line,
    symbol_line,
    translated,
    words_in,
)
from miskatonic.games.horror.render.grammar import speaking_of
from miskatonic.games.horror.state import NONE, Context, Horror
from miskatonic.games.horror.words.abilities import Ability, ElderSign, Symbol
from miskatonic.games.horror.words.costs import Cost
from miskatonic.games.horror.words.effects import Effect
from miskatonic.games.horror.words.things import Named

Nouns = tuple[tuple[str, str], ...]
MANY = lru_cache(8192)
"""Bots are asked the same things over and over."""


def effects_said(g: Horror, context: Context, effects: tuple[Effect, ...]) -> Text:
    """Return what effects of an ability say."""
    said = _effects(effects, _nouns(g, context))
    return _in_both_languages(g, said) if _names_cards(effects) else said


def price_said(g: Horror, context: Context, cost: Cost) -> Text:
    """Return what a price of an ability says."""
    said = _price(cost, _nouns(g, context))
    return _in_both_languages(g, said) if _names_cards((cost,)) else said


def ability_said(g: Horror, ability: Ability) -> Text:
    """Return what a whole ability says."""
    said = _ability(ability)
    return _in_both_languages(g, said) if _names_cards((ability,)) else said


def symbol_said(g: Horror, ability: Symbol | ElderSign) -> Text:
    """Return what a symbol does besides counting something."""
    said = _symbol(ability)
    return _in_both_languages(g, said) if _names_cards((ability,)) else said


def _nouns(g: Horror, context: Context) -> Nouns:
    known = {"this": context.source, "that": context.that}
    return tuple([(name, g.print(card).type) for name, card in known.items() if card != NONE])


@MANY
def _effects(effects: tuple[Effect, ...], nouns: Nouns) -> Text:
    with speaking_of(**dict(nouns)):
        return effect_line(*effects)


@MANY
def _price(cost: Cost, nouns: Nouns) -> Text:
    with speaking_of(**dict(nouns)):
        return price_line(cost)


@MANY
def _ability(ability: Ability) -> Text:
    return ability_text(ability)


@MANY
def _symbol(ability: Symbol | ElderSign) -> Text:
    return symbol_line(ability)


@MANY
def _names_cards(words: tuple[Effect | Cost | Ability, ...]) -> bool:
    return any(isinstance(each, Named) for each in words_in(words))


def _in_both_languages(g: Horror, said: Text) -> Text:
    return translated(said, g.box.german)
