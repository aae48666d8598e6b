"""Decks of Horror on the command line: an investigator's name for the starter deck, or a file with a deck.

Not for what a deck may be made of: the game checks that.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NoReturn

import msgspec
import typer

from miskatonic.cli import saves
from miskatonic.cli.words import BAD_INPUT, refuse
from miskatonic.core.text import Speech, Text, text
from miskatonic.games.horror import deckfile, lineup
from miskatonic.games.horror.decks import DeckProblem
from miskatonic.games.horror.options import FIELDS


def look_up(chosen: dict[str, Any], words: Speech) -> None:
    """Put decks in the place of the words that somebody typed for them; refuse words that mean none.

    Where fewer decks are named than there are seats, the others take starter decks.
    """
    usual = {field.name: field.default for field in FIELDS}
    scenario, seats = chosen.get("scenario", usual["scenario"]), chosen.get("seats")
    if scenario not in next(field.choices for field in FIELDS if field.name == "scenario"):
        return  # the game says what is wrong with it
    named = [_deck(word, scenario, words) for word in chosen["decks"]]
    if not isinstance(seats, int):
        seats = chosen["seats"] = max(usual["seats"], len(named)) if seats is None else seats
    chosen["decks"] = _filled_up(named, seats, scenario) if isinstance(seats, int) else named


def who_may_read_them(chosen: Mapping[str, Any]) -> Text:
    """Return who may read the lists of the decks that were chosen."""
    return text("deck-lists-hidden" if chosen.get("hidden_decks") else "deck-lists-open")


def _filled_up(named: list[Any], seats: int, scenario: str) -> list[Any]:
    taken = {each if isinstance(each, str) else each["investigator"] for each in named}
    others = [code for code in lineup.starters(scenario) if code not in taken]
    return [*named, *others[: max(0, seats - len(named))]]


def _deck(word: str, scenario: str, words: Speech) -> Any:
    """Return the code of an investigator with a starter deck, or the deck in a file, as plain data."""
    known = lineup.cards(scenario)
    found = [code for code in lineup.starters(scenario) if is_called(word, known[code].name, code)]
    if len(found) == 1:
        return found[0]
    path = Path(word).expanduser()
    if not path.exists():
        ready = ", ".join(known[code].name[0] for code in lineup.starters(scenario))
        refuse(words, text("no-such-deck", name=word[:60], known=ready))
    return _from_file(path, scenario, words)


def brought(word: str, scenario: str, words: Speech) -> tuple[str, dict[str, int]]:
    """Return the investigator and the cards of a deck that somebody typed; refuse words that mean none."""
    found = _deck(word, scenario, words)
    if isinstance(found, str):
        return found, dict(Counter(lineup.starters(scenario)[found].cards))
    return found["investigator"], found["cards"]


def is_called(word: str, names: Iterable[str], code: str) -> bool:
    """Say whether a word means somebody: by name, by a part of it, or by code."""
    wanted = deckfile.plain(word)
    parts = {part for name in names for part in (deckfile.plain(name), *deckfile.plain(name).split())}
    return word == code or wanted in parts


def _from_file(path: Path, scenario: str, words: Speech) -> Any:
    try:
        source = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        refuse(words, text("cannot-read", file=saves.shown(path), reason=reason))
    known: Mapping[str, Any] = lineup.cards(scenario)
    found = deckfile.read(source, known)
    if isinstance(found, deckfile.BadDeck):
        _refuse_deck(path, found.problems, words)
    problems = lineup.problems(found, known)
    if problems:
        _refuse_deck(path, problems, words)
    return msgspec.to_builtins(found)


def _refuse_deck(path: Path, problems: tuple[DeckProblem, ...], words: Speech) -> NoReturn:
    """Say everything that is wrong with a deck, each on a line of its own."""
    typer.echo(words.say(text("bad-deck-file", file=saves.shown(path), problems=len(problems))), err=True)
    for each in problems:
        typer.echo("  " + words.say(_told(each)), err=True)
    raise typer.Exit(BAD_INPUT)


def _told(problem: DeckProblem) -> Text:
    if problem.line:
        return text("deck-problem-line", line=problem.line, problem=problem.text)
    if problem.clause:
        return text("deck-problem-clause", problem=problem.text, clause=problem.clause)
    return problem.text
