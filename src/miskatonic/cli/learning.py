"""`miskatonic learn`: a game's first match, with all said that one needs to know, played in the terminal.

Deal and answers are the lesson's (see `core.lesson`); the learner reads its pages and types what it goes on
with. Nothing is saved. Not for what is explained in any match the first time (`play --teach`).
"""

from pathlib import Path

import typer

from miskatonic import games
from miskatonic.cli import seating
from miskatonic.cli.flags import Language
from miskatonic.cli.host import program
from miskatonic.cli.layout import Question
from miskatonic.cli.prompt import Leave, ask_of, obey, picked, prompt, question
from miskatonic.cli.screen import Screen
from miskatonic.cli.signals import stop_signals_interrupt
from miskatonic.cli.table import Table
from miskatonic.cli.words import INTERRUPTED, refuse, speech
from miskatonic.core.game import Seat
from miskatonic.core.ids import ids_in
from miskatonic.core.lesson import Lesson, Page, said
from miskatonic.core.record import Match
from miskatonic.core.text import Text, text


def learn(game_name: str, language: Language, plain: bool) -> None:
    """Give the lesson of a game; without a name, say which there are."""
    if not game_name:
        typer.echo(speech(language).say(text("learn-which", known=", ".join(games.names()))))
        return
    words = speech(language, game_name)
    lesson = games.lesson(game_name)
    if lesson is None:
        refuse(words, text("learn-none"))
    game = games.get(game_name)
    match = Match(game, game.options(**lesson.options), lesson.seed)
    name = words.say(text("seat-name", number=1))
    sitters = seating.seat(game_name, match.options.seats, [name], [seating.usual_bot(game_name)])
    with stop_signals_interrupt():
        raise typer.Exit(give(lesson, Table(match, sitters, words, Screen(plain), Path())))


def give(lesson: Lesson, table: Table) -> int:
    """Go through the lesson, or until the learner leaves; return the exit code."""
    game = table.match.game.name
    try:
        while go_on(lesson, table):
            pass
        table.tell(lesson.seat)
        for page in lesson.end:
            read(table, lesson.seat, page)
    except (EOFError, Leave, KeyboardInterrupt) as stopped:
        table.gap()
        table.note("learn-stopped")
        table.screen.unbroken(f"  {program()} learn {game}")
        return INTERRUPTED if isinstance(stopped, KeyboardInterrupt) else 0
    table.note("learn-done")
    table.screen.unbroken(f"  {program()} play {game}")
    return 0


def go_on(lesson: Lesson, table: Table) -> bool:
    """Let one seat answer what the lesson has it answer; return whether there was anything left to answer."""
    match = table.match
    choices = {seat: lesson.choice(match, seat) for seat in match.asks}
    seat, choice = next((each for each in choices.items() if each[1] is not None), (lesson.seat, None))
    if match.outcome is not None or choice is None:
        return False
    table.tell(lesson.seat)
    if seat == lesson.seat and not lesson.is_answered_for(match, seat):
        *before, last = lesson.steps[lesson.step(match)].pages
        for page in before:
            read(table, seat, page)
        if not answered(table, seat, last, choice):
            return True  # something was taken back
    match.answer(seat, choice)
    return True


def words_of(table: Table, seat: Seat, page: Page) -> list[tuple[str, str]]:
    """Return what a page says, with its title and its clause."""
    told = said(page, len(table.sitters))
    cite = f" ({page.cite})" if page.cite else ""
    title = table.say(Text(f"{told.id}.title"))
    return [(title, "bold"), (table.say(told, seat) + cite, "italic")]


def read(table: Table, seat: Seat, page: Page) -> None:
    """Show a page beside the table until the learner has read it."""
    table.show_page(seat, Question(words_of(table, seat, page), []), again=False)
    if table.screen.rows is not None:
        table.screen.read(table.say(text("read-on")) + " ")


def answered(table: Table, seat: Seat, page: Page, choice: tuple[str, ...]) -> bool:
    """Ask until the learner types the lesson's answer; return False if an answer was taken back instead."""
    asked = question(table, seat)
    heading = [*words_of(table, seat, page), ("", ""), *asked.heading]
    table.show_page(seat, Question(heading, asked.options, asked.below), again=False)
    before = table.match.number
    while table.match.number == before:
        typed = table.screen.read(prompt(table, seat))
        given = picked(ask_of(table, seat), typed)
        if given is not None and set(ids_in(given)) == set(choice):
            return True
        if given is not None:
            wanted = [option.text for option in ask_of(table, seat).options if option.id in choice]
            table.note("learn-other", wanted=wanted)
        else:
            obey(table, seat, typed)
    return False
