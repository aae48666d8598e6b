"""The rulebook of every game: both languages say the same clauses, and whatever is cited exists."""

import ast
import re
from pathlib import Path

import pytest

import miskatonic
from miskatonic import games
from miskatonic.core import rulebook
from miskatonic.core.rulebook import Clause

SOURCE = Path(miskatonic.__file__).parent
CLAUSE = re.compile(r"\b([a-z][a-z-]*)\.([a-z]?\d+)\b")


def book(game: str, language: str = "en") -> dict[str, Clause]:
    return rulebook.load(games.package(game), language)


def cited(text: str, sections: set[str]) -> set[str]:
    """Return everything in a text that looks like a clause of these sections."""
    return {f"{section}.{number}" for section, number in CLAUSE.findall(text) if section in sections}


def strings(game: str) -> set[str]:
    """Return all literal strings in a game's source, docstrings among them."""
    return {
        node.value
        for path in (SOURCE / "games" / game).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@pytest.mark.parametrize("game", games.NAMES)
def test_both_languages_have_the_same_clauses_in_the_same_order(game: str) -> None:
    assert list(book(game, "en")) == list(book(game, "de"))


@pytest.mark.parametrize("game", games.NAMES)
def test_both_languages_refer_to_the_same_clauses(game: str) -> None:
    sections = {clause.section for clause in book(game).values()}
    for id, clause in book(game).items():
        german = book(game, "de")[id]
        assert cited(clause.text, sections) == cited(german.text, sections) <= book(game).keys(), id


@pytest.mark.parametrize("game", games.NAMES)
def test_both_languages_are_written_out_and_differ(game: str) -> None:
    for id, clause in book(game).items():
        german = book(game, "de")[id]
        assert clause.text != german.text
        assert clause.text[-1] == german.text[-1], id


@pytest.mark.parametrize("game", games.NAMES)
def test_every_clause_named_in_the_source_exists(game: str) -> None:
    """Citations of events, asks and options are literals; steps name their clauses in their docstrings."""
    sections = {clause.section for clause in book(game).values()}
    named = {id for string in strings(game) for id in cited(string, sections)}
    assert set() < named <= book(game).keys()


@pytest.mark.parametrize("game", games.NAMES)
def test_every_step_names_its_clauses_first(game: str) -> None:
    sections = {clause.section for clause in book(game).values()}
    for name, step in games.get(game).state_type.steps.named.items():
        first = (step.__doc__ or "").split()[0].rstrip(",;:.")
        assert first in book(game), f"{name} begins with {first!r}, not with a clause of {sorted(sections)}"


@pytest.mark.parametrize("game", games.NAMES)
def test_only_sections_of_the_book_can_wait(game: str) -> None:
    known = {clause.section for clause in book(game).values()} | book(game).keys()
    assert set(games.waiting(game)) <= known


@pytest.mark.parametrize("game", games.NAMES)
def test_a_game_cites_its_rulebook_in_every_field(game: str) -> None:
    assert {field.cite for field in games.get(game).fields} <= book(game).keys()
