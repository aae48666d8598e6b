"""What is not understood is named where it stops; nothing is guessed, and no text takes for ever."""

import random
import time

import pytest

from miskatonic.core.text import Speech
from miskatonic.games.horror.language.languages import PACKAGES, reader
from miskatonic.games.horror.language.telling import problem_text

ENGLISH, GERMAN = reader("en"), reader("de")


def test_the_first_word_that_does_not_fit_is_named() -> None:
    (problem,) = ENGLISH.read("Draw 2 cards and sing.", "event").problems
    assert (problem.understood, problem.word) == ("Draw 2 cards and", "sing")
    assert "gain" in problem.expected


def test_people_are_told_in_their_language() -> None:
    (problem,) = GERMAN.read("Ziehe 2 Karten und singe.", "event").problems
    english, german = (Speech(each, PACKAGES).say(problem_text(problem)) for each in ("en", "de"))
    assert german.startswith("Ich verstehe alles bis „Ziehe 2 Karten und“. „singe“ passt dort nicht")
    assert english.startswith("I understand everything up to “Ziehe 2 Karten und”.")


def test_a_card_is_understood_wholly_or_not_at_all() -> None:
    reading = ENGLISH.read("Draw 1 card. Sing a song.", "event")
    assert reading.abilities is None
    assert [each.problem is None for each in reading.sentences] == [True, False]


def test_a_result_needs_a_test() -> None:
    (problem,) = ENGLISH.read("[action]: Draw 1 card. If you succeed, draw 1 card.", "asset").problems
    assert (problem.reason, problem.detail) == ("misplaced", "no-test")


def test_an_effect_needs_an_ability() -> None:
    (problem,) = ENGLISH.read("Draw 1 card.", "asset").problems
    assert (problem.reason, problem.detail) == ("misplaced", "no-trigger")


def test_nothing_that_an_option_says_is_left_out() -> None:
    text = "Revelation – Choose one: (1) Take 1 horror. (2) Take 1 damage. You get +1 [combat]."
    (problem,) = ENGLISH.read(text, "treachery").problems
    assert (problem.reason, problem.detail) == ("misplaced", "not-inside")


def test_that_enemy_must_have_been_mentioned() -> None:
    (problem,) = ENGLISH.read("Deal 1 damage to that enemy.", "event").problems
    assert (problem.reason, problem.detail) == ("unknown-reference", "enemy")


def test_what_can_be_read_in_two_ways_is_refused_with_both() -> None:
    (problem,) = ENGLISH.read("Draw 1 card and gain 1 resource or heal 1 horror.", "event").problems
    assert problem.reason == "two-readings"
    assert len(problem.readings) == 2


@pytest.mark.parametrize(
    "text",
    ["x" * 5000, "a\n" * 100, "(" * 300, "[" * 300, "If " * 200, "Draw 100 cards.", "Draw ² cards.", "_"],
)
def test_hostile_texts_are_refused(text: str) -> None:
    assert ENGLISH.read(text, "event").abilities is None


def test_random_words_are_refused_in_bounded_time() -> None:
    chance = random.Random(7)
    words = (
        "if you succeed draw each enemy at your location and or , . ( ) +1 [combat] for this attack a card"
    )
    begun = time.process_time()
    for _ in range(100):
        ENGLISH.read(" ".join(chance.choices(words.split(), k=60)), "event")
    assert time.process_time() - begun < 20
