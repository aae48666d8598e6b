"""From a clause to the code that carries it out and to the tests that prove it.

Sources are read, never run: a function names the clauses it carries out in its docstring, an event, ask or
option cites its own, and a test says `@rule("follow.6")`. Not for what clauses say (see `rulebook`).
"""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from miskatonic.core.rulebook import marked_tests

_NAMED = re.compile(
    r"(?<![\w.-])(?P<to>to )?(?P<section>[a-z][a-z0-9-]*)?\.(?P<letter>[a-z]?)(?P<number>\d+)\b"
)
"""A clause; without a section it is of the one named before: `follow.3, .4`, `move.2 to move.6`."""
_Function = ast.FunctionDef | ast.AsyncFunctionDef


class Place(msgspec.Struct, frozen=True, order=True):
    """Where something stands in the source."""

    file: str
    line: int
    name: str
    """Of the function, class or value; empty for a whole module."""


class Where(msgspec.Struct, frozen=True):
    """Where a clause is carried out, and where it is proven."""

    clause: str
    functions: tuple[Place, ...]
    """What names it in its docstring."""
    cited: tuple[Place, ...]
    """What does not name it but cites it to players."""
    related: tuple[Place, ...]
    """Where nothing does: what names the clauses that its tests prove besides, or those of its section."""
    tests: tuple[Place, ...] | None
    """What proves it; None without tests to look into."""


class _Found(msgspec.Struct, frozen=True):
    """What a function, class, value, module or test says of clauses."""

    path: Path
    line: int
    name: str
    named: frozenset[str]
    cited: frozenset[str] = frozenset()

    @property
    def place(self) -> Place:
        """Return where it stands, as one would type it here."""
        here = Path.cwd()
        shown = self.path.relative_to(here) if self.path.is_relative_to(here) else self.path
        return Place(str(shown), self.line, self.name)


def where(package: str, clause: str, tests: Path | None = None) -> Where:
    """Return where a clause of the game in this package is carried out and proven."""
    proofs = [each for each in _proofs(tests) if clause in each.named] if tests else []
    section = _section(clause)
    besides = {named for each in proofs for named in each.named}
    found = _sources(package, {section, *map(_section, besides)})
    functions = _places(each for each in found if clause in each.named)
    cited = _places(each for each in found if clause in each.cited - each.named)
    related: tuple[Place, ...] = ()
    if not functions and not cited:
        of_section = [each for each in found if section in {_section(named) for named in each.named}]
        related = _places(each for each in found if each.named & besides) or _places(of_section)
    return Where(clause, functions, cited, related, _places(proofs) if tests else None)


def named_in(words: str) -> set[str]:
    """Return the clauses that a docstring names.

    >>> sorted(named_in("follow.3, .4: take the card; see also move.1 to move.3"))
    ['follow.3', 'follow.4', 'move.1', 'move.2', 'move.3']
    """
    found: set[str] = set()
    section, last = "", 0
    for each in _NAMED.finditer(words):
        section = each["section"] or section
        number = int(each["number"])
        first = last + 1 if each["to"] else number
        found |= {f"{section}.{each['letter']}{count}" for count in range(first, number + 1)}
        last = number
    return found


def _section(clause: str) -> str:
    return clause.partition(".")[0]


def _places(found: Iterable[_Found]) -> tuple[Place, ...]:
    """Return where these stand, rules before what shows or plays them."""
    return tuple(sorted((each.place for each in found), key=lambda place: ("rules" not in place.file, place)))


def _sources(package: str, sections: Iterable[str]) -> list[_Found]:
    """Read all modules of a package that mention one of these sections."""
    root = Path(str(files(package)))
    mentions = tuple(f"{section}." for section in sections)
    paths = (path for path in root.rglob("*.py") if any(each in _source(path) for each in mentions))
    return [each for path in paths for each in _read_module(path)]


@cache
def _source(path: Path) -> str:
    return path.read_text("utf-8")


@cache
def _read_module(path: Path) -> tuple[_Found, ...]:
    return tuple(_read(ast.parse(_source(path)), path, ""))


def _read(node: ast.Module | ast.ClassDef | _Function, path: Path, name: str) -> Iterator[_Found]:
    """Read a module, class or function, and what stands inside it under a name of its own."""
    inner: list[ast.ClassDef | _Function] = []
    rest: list[ast.AST] = []
    before: ast.stmt | None = None
    for each in node.body:
        if isinstance(each, ast.ClassDef | _Function):
            inner.append(each)
        elif not (words := _words(each)):
            rest.append(each)
        elif isinstance(before, ast.Assign | ast.AnnAssign):
            named = frozenset(named_in(words))
            yield _Found(path, before.lineno, _within(name, _assigned(before)), named)
        before = each
    own = frozenset(named_in(ast.get_docstring(node) or ""))
    yield _Found(path, getattr(node, "lineno", 1), name, own, frozenset(_cited(rest)))
    for part in inner:
        yield from _read(part, path, _within(name, part.name))


def _words(node: ast.stmt) -> str:
    """Return what a statement says that is nothing but words."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return node.value.value if isinstance(node.value.value, str) else ""
    return ""


def _assigned(node: ast.Assign | ast.AnnAssign) -> str:
    return ast.unparse(node.targets[0] if isinstance(node, ast.Assign) else node.target)


def _within(outer: str, name: str) -> str:
    return f"{outer}.{name}" if outer else name


def _cited(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """Return the literals that are the id of a clause, and nothing else."""
    for node in nodes:
        literals = (each.value for each in ast.walk(node) if isinstance(each, ast.Constant))
        yield from (each for each in literals if isinstance(each, str) and _NAMED.fullmatch(each))


@cache
def _proofs(tests: Path) -> tuple[_Found, ...]:
    marked = marked_tests(tests, "rule")
    return tuple(_Found(path, test.lineno, test.name, frozenset(ids)) for path, test, ids in marked)
