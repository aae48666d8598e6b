"""The text on the cards of Fate, put together from the words that the rules carry out.

Returns texts, not sentences. Not for what cards do.
"""

import re
from functools import cache
from typing import Any

from miskatonic.core.text import Text, text
from miskatonic.games.fate import numbers
from miskatonic.games.fate.cards import ARTEFACTS, CURSES, GODS, SPELLS, SQUALLS, Artefact, Spell
from miskatonic.games.fate.words import Word


@cache
def card_texts() -> dict[str, Text]:
    """Return the text of every card by the id of its name, like "spell-frenzy" or "god-hastur"."""
    return {
        **{f"spell-{each.name}": spell_text(each) for each in SPELLS},
        **{f"artefact-{each.name}": artefact_text(each) for each in ARTEFACTS},
        **{f"curse-{each.name}": curse_text(each.name, each.effect) for each in CURSES},
        **{f"god-{each.name}": text("text-plain", effect=effect(each.gift)) for each in GODS},
        **{f"squall-{each.name}": text("text-plain", effect=effect(each.effect)) for each in SQUALLS},
    }


def spell_text(spell: Spell) -> Text:
    """spells.d1 to spells.d12"""
    timing = text(f"timing-{spell.timing}")
    if not spell.needs:
        return text("text-spell", timing=timing, effect=effect(spell.effect))
    return text("text-spell-needs", timing=timing, needs=needs(spell.needs), effect=effect(spell.effect))


def artefact_text(artefact: Artefact) -> Text:
    """artefact-list.d1 to artefact-list.d12"""
    parts: dict[str, Any] = {
        "timing": text(f"timing-{artefact.timing}"),
        "price": text(f"price-{artefact.price}"),
        "effect": effect(artefact.effect),
    }
    if not artefact.needs:
        return text("text-artefact", **parts)
    return text("text-artefact-needs", needs=needs(artefact.needs), **parts)


def curse_text(name: str, words: tuple[Word, ...]) -> Text:
    """curses.d1 to curses.d8"""
    trigger = text(f"when-{name}", hungry=numbers.HUNGER, barred=numbers.BARRED_FROM)
    return text("text-curse", trigger=trigger, effect=effect(words))


def needs(words: tuple[Word, ...]) -> list[Text]:
    """Return conditions as a list for a sentence."""
    return [text(f"need-{_name(word)}", **_arguments(word)) for word in words]


def effect(words: tuple[Word, ...]) -> Text:
    """Return what happens, one word after another."""
    first, *rest = [say_word(word) for word in words]
    for word in rest:
        first = text("word-then", first=first, second=word)
    return first


def say_word(word: Word) -> Text:
    """Return one word of an effect."""
    return text(f"word-{_name(word)}", most=numbers.SQUALLS_ON_BOARD, **_arguments(word))


def _name(word: Word) -> str:
    """Return the word's name in messages: that of its class, and whatever it says in words itself."""
    kind = re.sub(r"(?<!^)(?=[A-Z])", "-", type(word).__name__).lower()
    said = [value for value in _values(word).values() if isinstance(value, str)]
    return "-".join([kind, *said])


def _arguments(word: Word) -> dict[str, Any]:
    """Return the numbers in a word, and the words in it as texts."""
    return {
        name: say_word(value) if isinstance(value, Word) else value
        for name, value in _values(word).items()
        if not isinstance(value, str)
    }


def _values(word: Word) -> dict[str, Any]:
    return {name: getattr(word, name) for name in word.__struct_fields__}
