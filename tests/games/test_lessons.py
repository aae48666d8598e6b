"""The lesson of every game that has one: it can be played as it is written, and its words are there."""

import re

import pytest

from miskatonic import games
from miskatonic.core import parts, rulebook
from miskatonic.core.lesson import Lesson, Page, play, said
from miskatonic.core.record import Match
from miskatonic.core.text import LANGUAGES, Speech, Text

TAUGHT = {name: lesson for name in games.NAMES if (lesson := games.lesson(name)) is not None}
NAMES = {seat: f"Player {seat}" for seat in range(8)}


def begin(name: str) -> Match:
    game = games.get(name)
    return Match(game, game.options(**TAUGHT[name].options), TAUGHT[name].seed)


def pages(lesson: Lesson) -> list[Page]:
    return [*(page for step in lesson.steps for page in step.pages), *lesson.end]


@pytest.mark.parametrize("name", TAUGHT)
def test_every_step_is_reached_and_everybody_says_all_that_is_written_for_him(name: str) -> None:
    lesson, match = TAUGHT[name], begin(name)
    kinds = [ask.kind for seat, ask in play(lesson, match) if seat == lesson.seat]
    assert kinds == [step.kind for step in lesson.steps]
    seats = range(match.options.seats)
    given = {seat: match.answers_of(seat) for seat in seats}
    assert given == {seat: len(lesson.answers(seat)) for seat in seats}


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_is_short_and_every_page_is_said_in_both_languages(name: str) -> None:
    lesson = TAUGHT[name]
    seats = games.get(name).options(**lesson.options).seats
    assert 3 <= len([step for step in lesson.steps if step.pages]) <= 16
    assert lesson.end
    clauses = rulebook.load(games.package(name), "en")
    for language in LANGUAGES:
        speech = Speech(language, ["miskatonic.core", games.package(name)])
        for page in pages(lesson):
            text = said(page, seats)
            words = speech.say(text, NAMES, lesson.seat)
            assert speech.say(Text(text.id + ".title"), NAMES, lesson.seat)
            assert 20 < len(words) < 330, f"{page.say}: {len(words)} letters are too many for a phone"
            assert page.cite in clauses, page


@pytest.mark.parametrize("name", TAUGHT)
def test_what_a_step_proposes_is_pointed_at_where_the_board_shows_it(name: str) -> None:
    lesson, match = TAUGHT[name], begin(name)
    for seat, ask in play(lesson, match):
        step = lesson.steps[lesson.step(match)] if seat == lesson.seat else None
        if step is not None and step.pages and step.pages[-1].on:
            on = {thing for option in ask.options if option.id in step.choice for thing in option.on}
            assert not on or on & set(step.pages[-1].on), step


@pytest.mark.parametrize("name", TAUGHT)
def test_every_word_that_is_written_for_a_lesson_is_said_in_it(name: str) -> None:
    sources = parts.read(games.package(name), "messages.en", ".ftl").values()
    written = [id for source in sources for id in re.findall(r"^lesson-([\w-]+) =", source, re.MULTILINE)]
    assert sorted(written) == sorted({page.say for page in pages(TAUGHT[name])})
