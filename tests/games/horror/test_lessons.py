"""The lessons of Horror: short, in both languages, about things that occur, each resting on a clause."""

import re
from functools import cache

import pytest

from miskatonic.core import rulebook
from miskatonic.core.teaching import Lesson, lesson
from miskatonic.core.text import LANGUAGES, Speech, source
from tests.games.horror.test_messages import labels, wanted

PACKAGE = "miskatonic.games.horror"
MUST = (
    *("phase-mythos", "phase-investigation", "phase-enemy", "phase-upkeep"),
    *("ask-turn", "ask-commit", "ask-window", "ask-reaction", "ask-assign", "ask-mulligan"),
    *("opportunity", "attacks", "test-begins", "revealed-token", "alone-with-peril", "advances"),
)
"""What is explained whatever else is."""


@cache
def lessons(language: str) -> dict[str, Lesson]:
    speech = Speech(language, ["miskatonic.core", PACKAGE])
    ids = re.findall(r"^teach-([\w-]+) =", source(PACKAGE, language), re.MULTILINE)
    return {id: found for id in ids if (found := lesson(speech, id)) is not None}


def test_phases_windows_and_decisions_are_explained_in_both_languages() -> None:
    assert lessons("en").keys() == lessons("de").keys()
    assert lessons("en").keys() >= set(MUST)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_short_and_rests_on_a_clause(language: str) -> None:
    clauses = rulebook.load(PACKAGE, language)
    for each in lessons(language).values():
        assert each.cite in clauses, each.topic
        assert 40 < len(each.said) < 280, each.topic
        assert each.title[-1].isalpha(), each.topic


def test_both_languages_rest_on_the_same_clauses() -> None:
    assert {id: each.cite for id, each in lessons("en").items()} == {
        id: each.cite for id, each in lessons("de").items()
    }


def test_lessons_are_about_things_that_occur() -> None:
    kinds = {id.replace("decides-", "ask-", 1) for id in labels()}
    assert lessons("en").keys() - wanted() - kinds == {"welcome"}
