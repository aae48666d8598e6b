"""Any words may meet on a card, and the text is still made of whole sentences in both languages."""

import random
import re

import pytest

from miskatonic.core.text import Text
from miskatonic.games.horror.render import ability_text
from miskatonic.games.horror.words.abilities import Ability, Constant, Forced, Free
from tests.games.horror.vocabulary import SPEECH, in_both_languages
from tests.properties import horror_words as words


def abilities(seed: int) -> list[Ability]:
    """Return an ability of every larger kind, made of random words."""
    dice = random.Random(seed)
    return [
        Forced(words.trigger(dice), words.effects(dice), words.limit(dice)),
        Constant(words.modifiers(dice)),
        Free(words.effects(dice), words.prices(dice)),
    ]


SEEDS = range(0, 1000, 100)


@pytest.mark.parametrize("seed", SEEDS)
def test_random_abilities_are_whole_sentences(seed: int) -> None:
    for each in range(seed, seed + 100):
        for ability in abilities(each):
            for said in in_both_languages(ability):
                assert re.match(r"[A-ZÄÖÜ\[0-9]", said), said
                assert said.endswith((".", ".)")), said
                assert not re.search(r"  |None|\(\)|\.\.| \.|[{}<>]|(?<!Max)\. [a-zäöü]", said), said


def letters(said: Text, used: set[str], explained: list[str]) -> None:
    """Collect the letters that a text uses and those that it explains."""
    if said.id == "number-letter":
        used.add(str(said.args["letter"]))
    if said.id == "letter-is":
        explained.append(str(said.args["letter"]))
    for value in said.args.values():
        if isinstance(value, Text):
            letters(value, used, explained)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_letter_is_explained_exactly_once(seed: int) -> None:
    for each in range(seed, seed + 100):
        for ability in abilities(each):
            used: set[str] = set()
            explained: list[str] = []
            said = ability_text(ability)
            letters(said, used, explained)
            assert sorted(used) == sorted(explained), SPEECH["en"].say(said)
