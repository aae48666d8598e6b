"""The rulebook of a game: clauses by id, in German and English, and which tests prove them.

`rulebook.<language>.md` holds sections (`## follow — Title`) and clauses (a list item that begins with
its id in backticks); a long book is a folder `rulebook.<language>` of such files. Not for carrying rules out.
"""

import ast
import re
from collections.abc import Callable, Collection, Iterator
from functools import cache
from pathlib import Path
from typing import TypeVar

import msgspec

from miskatonic.core import parts

F = TypeVar("F", bound=Callable[..., object])

_SECTION = re.compile(r"^## (?P<id>[a-z0-9-]+) — (?P<title>.+)$")
_KINDS = {"x": "example", "q": "ruling", "d": "design", "i": "information"}
"""What the letter before a clause's number says; without one it is a rule."""
_CLAUSE = re.compile(r"^- `(?P<id>[a-z0-9-]+\.[a-z]?\d+)` (?P<text>.+)$")


class Clause(msgspec.Struct, frozen=True):
    """One rule with its id."""

    id: str
    section: str
    title: str
    """The title of its section."""
    text: str

    @property
    def kind(self) -> str:
        """Return what it is: a rule, an example, a ruling, a design or information."""
        return _KINDS.get(self.id.partition(".")[2][0], "rule")

    @property
    def needs_proof(self) -> bool:
        """Say whether a test must prove it; information (`.i1`) needs none."""
        return self.kind != "information"


class BadRulebook(Exception):
    """A rulebook file is not in the expected form."""


class Coverage(msgspec.Struct, frozen=True):
    """How many clauses of a game are proven by tests."""

    game: str
    clauses: int
    proven: int
    missing: tuple[str, ...]
    unknown: tuple[str, ...] = ()
    """Ids that tests name but the rulebook does not have."""
    waiting: tuple[str, ...] = ()
    """Ids that the game does not carry out yet; neither counted nor missing."""


def rule(*ids: str) -> Callable[[F], F]:
    """Mark a test as the proof of these clauses."""

    def mark(test: F) -> F:
        test.__dict__["proves"] = ids
        return test

    return mark


@cache
def load(package: str, language: str) -> dict[str, Clause]:
    """Return the clauses of a game's package by id, in the order of the book and of its files' names."""
    clauses: dict[str, Clause] = {}
    for name, source in parts.read(package, f"rulebook.{language}", ".md").items():
        part = parse(source)
        if twice := clauses.keys() & part.keys():
            raise BadRulebook(f"{name}: {min(twice)} stands in another file as well")
        clauses |= part
    return clauses


def parse(source: str) -> dict[str, Clause]:
    """Return the clauses of a rulebook's source; raise BadRulebook for a line that fits nowhere."""
    clauses: dict[str, Clause] = {}
    section = title = ""
    for number, line in enumerate(source.splitlines(), 1):
        if found := _SECTION.match(line):
            section, title = found["id"], found["title"]
        elif found := _CLAUSE.match(line):
            id = found["id"]
            if id in clauses or id.partition(".")[0] != section:
                raise BadRulebook(f"line {number}: {id} stands twice or in the wrong section")
            clauses[id] = Clause(id, section, title, found["text"])
        elif section and line.strip():
            raise BadRulebook(f"line {number} is neither a section nor a clause: {line[:60]}")
    return clauses


def search(clauses: dict[str, Clause], query: str) -> list[Clause]:
    """Return the clauses whose id begins with the query, or whose words contain all its words."""
    wanted = query.casefold().split()
    if len(wanted) == 1:
        by_id = [each for each in clauses.values() if (each.id + ".").startswith(wanted[0] + ".")]
        if by_id:
            return by_id
    return [
        each
        for each in clauses.values()
        if all(word in f"{each.id} {each.title} {each.text}".casefold() for word in wanted)
    ]


def proven_ids(tests: Path) -> set[str]:
    """Return the clause ids that tests below a folder name in `@rule(…)`."""
    return marked_ids(tests, "rule")


def marked_ids(tests: Path, mark: str) -> set[str]:
    """Return what tests below a folder name in a decorator of theirs, like `@rule(…)`."""
    return {id for _, _, ids in marked_tests(tests, mark) for id in ids}


def marked_tests(tests: Path, mark: str) -> Iterator[tuple[Path, ast.FunctionDef, tuple[str, ...]]]:
    """Return the tests below a folder with such a decorator: the file, the test, and what it names there."""
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                ids = tuple(id for call in node.decorator_list for id in _named_by(call, mark))
                if ids:
                    yield path, node, ids


def _named_by(call: ast.expr, mark: str) -> list[str]:
    if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == mark:
        return [str(arg.value) for arg in call.args if isinstance(arg, ast.Constant)]
    return []


def coverage(
    game: str, clauses: dict[str, Clause], proven: set[str], waiting: Collection[str] = ()
) -> Coverage:
    """Compare what must be proven with what tests name; sections and clauses that wait are listed apart."""
    provable = [each for each in clauses.values() if each.needs_proof]
    needed = [each.id for each in provable if each.section not in waiting and each.id not in waiting]
    missing = tuple(id for id in needed if id not in proven)
    unknown = tuple(sorted(proven - clauses.keys()))
    later = tuple(each.id for each in provable if each.section in waiting or each.id in waiting)
    return Coverage(game, len(needed), len(needed) - len(missing), missing, unknown, later)
