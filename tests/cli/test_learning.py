"""`miskatonic learn`: the lessons of all games, played in the terminal."""

import re

import pytest

from miskatonic import games
from miskatonic.cli.flags import Language
from miskatonic.cli.words import speech
from miskatonic.core.lesson import play
from miskatonic.core.lesson import said as said_by
from miskatonic.core.record import Match
from miskatonic.core.text import Text
from tests.cli.driver import Talk, run, said


def lesson_answers(game: str) -> str:
    """Return the numbers that a learner types, line by line."""
    lesson = games.lesson(game)
    assert lesson is not None
    match = Match(games.get(game), games.get(game).options(**lesson.options), lesson.seed)
    typed = ""
    for seat, ask in play(lesson, match):
        if seat == lesson.seat and not lesson.is_answered_for(match, seat):
            choice = lesson.choice(match, seat) or ()
            numbers = [str(number) for number, option in enumerate(ask.options, 1) if option.id in choice]
            typed += " ".join(numbers or ["0"]) + "\n"
    return typed


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("game", games.NAMES)
def test_every_lesson_can_be_played_through(game: str, language: Language) -> None:
    lesson, words = games.lesson(game), speech(language, game)
    result = run("learn", game, "--lang", language.value, typed=lesson_answers(game))
    assert result.exit_code == 0
    assert f"miskatonic play {game}" in result.stdout
    assert lesson is not None
    for step in lesson.steps:
        for page in step.pages:
            assert words.say(Text(f"{said_by(page, 1).id}.title")) in said(result.stdout)
    for page in lesson.end:
        assert words.say(Text(f"{said_by(page, 1).id}.title")) in said(result.stdout)


def test_another_answer_is_refused_with_what_the_lesson_goes_on_with() -> None:
    words = said(run("learn", "ritual", typed="1\n").stdout)
    assert "Another time gladly. This lesson goes on with: Give it to Barnabas" in words
    assert "The lesson ends here. To begin it again: miskatonic learn ritual" in words


def test_rules_can_be_asked_for_in_a_lesson() -> None:
    assert "turn.3" in run("learn", "ritual", typed="?\n").stdout


def test_at_a_terminal_pages_are_turned_one_by_one() -> None:
    with Talk("learn", "ritual", terminal=True) as talk:
        assert "The card on your forehead" in talk.until("Press Enter to read on. ")
        talk.type("")
        assert "How to survive" in talk.until("Press Enter to read on. ")
        talk.type("quit")
        assert "Give it away" in talk.until("Your choice (")
        talk.type("quit")
        assert talk.end() == 0


def test_nothing_is_saved() -> None:
    run("learn", "ritual", typed="1\n")
    assert "Nothing is saved yet" in said(run("saves").stdout)


def test_without_a_game_it_says_which_lessons_there_are() -> None:
    result = run("learn")
    assert result.exit_code == 0
    assert re.search("ritual, fate, cultists, horror", result.stdout)
