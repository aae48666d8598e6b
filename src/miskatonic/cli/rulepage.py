"""The rulebook on the screen: read it, search it, and see which clauses are proven by tests."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import msgspec
import typer

from miskatonic import games
from miskatonic.cli.flags import Language
from miskatonic.cli.screen import Screen
from miskatonic.cli.words import print_json, refuse, speech
from miskatonic.core import index, rulebook
from miskatonic.core.rulebook import Clause
from miskatonic.core.text import Speech, text
from miskatonic.core.where import Place, where

NOTHING_FOUND = 1
NOT_PROVEN = 1


def print_clauses(screen: Screen, clauses: Iterable[Clause]) -> None:
    """Print clauses below the titles of their sections."""
    section = ""
    for clause in clauses:
        if clause.section != section:
            section = clause.section
            screen.line(clause.title, style="bold")
        screen.line(f"  {clause.id}  {clause.text.replace('`', '')}", indent=4)


def print_rules(game: str, language: Language, query: str, json: bool) -> int:
    """Print the clauses that fit the query, or all of them; return the exit code."""
    clauses = rulebook.load(games.package(game), language)
    found = rulebook.search(clauses, query) if query else list(clauses.values())
    if json:
        print_json([{"kind": clause.kind, **msgspec.to_builtins(clause)} for clause in found])
        return 0 if found else NOTHING_FOUND
    if not found:
        refuse(speech(language), text("rules-none", query=query[:40]), NOTHING_FOUND)
    print_clauses(Screen(), found)
    return 0


def print_index(game: str, language: Language, json: bool) -> int:
    """Print the terms of a rulebook in the order of the alphabet, with where they stand and what to see."""
    words, found = speech(language), index.index(games.package(game), language)
    if json:
        print_json([msgspec.to_builtins(entry) for entry in found])
        return 0
    screen, letter = Screen(), ""
    for entry in found:
        if entry.letter != letter:
            letter = entry.letter
            screen.line(letter, style="bold")
        said = f"  {entry.term}  {', '.join(entry.sections)}"
        if entry.see:
            besides = words.say(text("index-see", sections=", ".join(entry.see)))
            said = f"{said}; {besides}"
        screen.line(said, indent=4)
    return 0


def report_coverage(game: str, language: Language, json: bool) -> int:
    """Print which clauses no test proves; return 1 if there are any, or if tests name unknown clauses."""
    words = speech(language)
    tests = tests_folder(game)
    if tests is None:
        refuse(words, text("coverage-needs-tests", folder=f"tests/games/{game}"))
    clauses = rulebook.load(games.package(game), language)
    found = rulebook.coverage(game, clauses, rulebook.proven_ids(tests), games.waiting(game))
    if json:
        shown = msgspec.to_builtins(found)
        del shown["unknown"]
        print_json(shown)
    else:
        typer.echo(words.say(text("coverage", game=game, clauses=found.clauses, proven=found.proven)))
        for id in found.missing:
            typer.echo(words.say(text("coverage-missing", clause=id)))
        if found.waiting:
            typer.echo(words.say(text("coverage-waiting", sections=_sections(words, found.waiting))))
    for id in found.unknown:
        typer.echo(words.say(text("coverage-unknown", clause=id)), err=True)
    return NOT_PROVEN if found.missing or found.unknown else 0


def _sections(words: Speech, ids: Iterable[str]) -> str:
    """Return the sections of these clauses, each with how many of them are its own."""
    counted = Counter(id.partition(".")[0] for id in ids)
    return ", ".join(
        words.say(text("coverage-section", section=section, clauses=clauses))
        for section, clauses in counted.items()
    )


def print_where(game: str, language: Language, wanted: str, json: bool) -> int:
    """Print a clause, what carries it out and what proves it; return the exit code."""
    words, package = speech(language), games.package(game)
    clause = rulebook.load(package, language).get(wanted)
    if clause is None:
        refuse(words, text("where-no-clause", clause=wanted[:40], game=game), NOTHING_FOUND)
    found = where(package, clause.id, tests_folder(game))
    if json:
        print_json(found)
        return 0
    screen = Screen()
    print_clauses(screen, [clause])
    _print_places(screen, words, "where-functions", found.functions)
    _print_places(screen, words, "where-cited", found.cited)
    if not found.functions and not found.cited:
        screen.line(words.say(text("where-no-function")))
        _print_places(screen, words, "where-related", found.related)
    if found.tests is None:
        screen.line(words.say(text("where-needs-tests", folder=f"tests/games/{game}")))
    elif not found.tests:
        screen.line(words.say(text("where-no-test" if clause.needs_proof else "where-no-proof-needed")))
    _print_places(screen, words, "where-tests", found.tests or ())
    return 0


def _print_places(screen: Screen, words: Speech, title: str, places: Iterable[Place]) -> None:
    """Print where something stands, a line for each that no terminal breaks: programs open it."""
    lines = [f"  {place.file}:{place.line}  {place.name}".rstrip() for place in places]
    if lines:
        screen.line(words.say(text(title)), style="bold")
        typer.echo("\n".join(lines))


def tests_folder(game: str) -> Path | None:
    """Return where the game's tests are, if we are anywhere inside a checkout."""
    here = Path.cwd()
    folders = (root / "tests" / "games" / game for root in (here, *here.parents))
    return next((folder for folder in folders if folder.is_dir()), None)
