"""How a rule can be broken: every mutant is one small change of a module's text, inside one function.

Mutants come in the kinds in which our rules go wrong. Types, docstrings and what is worked out when a module
is imported are left alone. Not for running anything.
"""

import ast
import random
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

KINDS = ("rule", "condition", "boundary", "filter", "told", "chance")
"""A step left out, a condition turned round or shortened, a boundary moved by one, a filter that lets all
through, something not told or told with swapped arguments, and chance that is none."""

Function = ast.FunctionDef | ast.AsyncFunctionDef
Placed = ast.expr | ast.stmt

_OTHER_SIDE = {ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">"}
_SIGN = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
_CLAUSE = re.compile(r"[a-z][a-z-]*\.[a-z]?\d+")


class Mutant(NamedTuple):
    """One change: the text from `start` to `end` of the file becomes `new`."""

    kind: str
    path: Path
    """Of the module, below the folder with the sources."""
    function: str
    clauses: tuple[str, ...]
    """Those that the function names in its docstring."""
    line: int
    start: int
    end: int
    new: str
    key: str
    """What stands there and what instead; the same wherever the function moves."""

    def applied(self, source: str) -> str:
        """Return the module with the change."""
        return source[: self.start] + self.new + source[self.end :]


class Change(NamedTuple):
    """A node and what is written in its place."""

    kind: str
    node: Placed
    new: str


def find(path: Path, source: str) -> list[Mutant]:
    """Return all mutants of a module."""
    places = _Places(source)
    found = [
        _mutant(places, path, function, name, change)
        for function, name in _functions(ast.parse(source))
        for change in _changes(places, function)
    ]
    return _told_apart(found)


def draw(mutants: Iterable[Mutant], count: int, seed: int) -> list[Mutant]:
    """Return a sample that depends on the seed alone and holds as much of each kind as there is."""
    dice, piles = random.Random(seed), defaultdict(list)
    for mutant in sorted(mutants, key=lambda each: (str(each.path), each.key)):
        piles[mutant.kind].append(mutant)
    for kind in KINDS:
        dice.shuffle(piles[kind])
    drawn: list[Mutant] = []
    while len(drawn) < count and any(piles.values()):
        drawn += [piles[kind].pop() for kind in KINDS if piles[kind]]
    return drawn[:count]


class _Places:
    """Where nodes stand in a text."""

    def __init__(self, source: str) -> None:
        self.source = source
        self._lines = source.splitlines(keepends=True)
        self._starts = [0]
        for line in self._lines:
            self._starts.append(self._starts[-1] + len(line))

    def span(self, node: Placed) -> tuple[int, int]:
        """Return from where to where in the text a node goes."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._place(node.lineno, node.col_offset), self._place(node.end_lineno, node.end_col_offset)

    def text(self, node: Placed) -> str:
        """Return what stands there."""
        start, end = self.span(node)
        return self.source[start:end]

    def _place(self, line: int, column: int) -> int:
        """Columns of nodes count bytes; the text counts characters."""
        before = self._lines[line - 1].encode()[:column].decode()
        return self._starts[line - 1] + len(before)


def _functions(module: ast.Module) -> Iterator[tuple[Function, str]]:
    """Yield the functions and methods of a module; what is inside a function belongs to it."""
    todo: list[tuple[ast.stmt, str]] = [(node, "") for node in module.body]
    while todo:
        node, inside = todo.pop(0)
        if isinstance(node, Function):
            yield node, inside + node.name
        elif isinstance(node, ast.ClassDef):
            todo += [(each, f"{inside}{node.name}.") for each in node.body]


def _mutant(places: _Places, path: Path, function: Function, name: str, change: Change) -> Mutant:
    start, end = places.span(change.node)
    first = places.source.rfind("\n", 0, start) + 1
    last = places.source.find("\n", end)
    before = places.source[first:last]
    after = places.source[first:start] + change.new + places.source[end:last]
    key = f"{name}: {' '.join(before.split())} => {' '.join(after.split())}"
    clauses = tuple(_CLAUSE.findall((ast.get_docstring(function) or "").partition("\n")[0]))
    return Mutant(change.kind, path, name, clauses, change.node.lineno, start, end, change.new, key)


def _told_apart(mutants: list[Mutant]) -> list[Mutant]:
    """Number the mutants of a function that read the same."""
    seen: Counter[str] = Counter()
    numbered = []
    for mutant in mutants:
        seen[mutant.key] += 1
        again = seen[mutant.key]
        numbered.append(mutant if again == 1 else mutant._replace(key=f"{mutant.key} (#{again})"))
    return numbered


def _changes(places: _Places, function: Function) -> Iterator[Change]:
    body = function.body[1:] if ast.get_docstring(function) is not None else function.body
    for statement in body:
        for node in _walk(statement):
            yield from _of_a_statement(node)
            yield from _of_a_condition(places, node)
            yield from _of_a_boundary(places, node)
            yield from _of_a_filter(node)
            yield from _of_a_call(places, node)


def _walk(node: ast.AST) -> Iterator[ast.AST]:
    """Yield a node and all inside it, but nothing of a formatted string: 3.11 knows no places there."""
    if not isinstance(node, ast.JoinedStr):
        yield node
        for child in ast.iter_child_nodes(node):
            yield from _walk(child)


def _of_a_statement(node: ast.AST) -> Iterator[Change]:
    """Leave out what is done, or what is kept of it."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        kind = "told" if _method(node.value) == "tell" else "rule"
        yield Change(kind, node, "pass")
    elif isinstance(node, ast.Assign | ast.AugAssign):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        if all(isinstance(each, ast.Attribute | ast.Subscript) for each in targets):
            yield Change("rule", node, "pass")
    elif isinstance(node, ast.Return) and isinstance(node.value, ast.Constant):
        if isinstance(node.value.value, bool):
            yield Change("rule", node.value, str(not node.value.value))
    elif isinstance(node, ast.Continue | ast.Break):
        yield Change("rule", node, "pass")


def _of_a_condition(places: _Places, node: ast.AST) -> Iterator[Change]:
    """Turn a condition round, or leave one of its parts out."""
    if isinstance(node, ast.If | ast.IfExp | ast.While):
        yield Change("condition", node.test, f"not ({places.text(node.test)})")
    elif isinstance(node, ast.BoolOp):
        word = " and " if isinstance(node.op, ast.And) else " or "
        parts = [places.text(each) for each in node.values]
        for left_out in range(len(parts)):
            rest = parts[:left_out] + parts[left_out + 1 :]
            yield Change("condition", node, f"({word.join(f'({part})' for part in rest)})")


def _of_a_boundary(places: _Places, node: ast.AST) -> Iterator[Change]:
    """Let a boundary include what it excludes and the other way round; count one more."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in _SIGN:
        left, right, sign = places.text(node.left), places.text(node.comparators[0]), node.ops[0]
        yield Change("boundary", node, f"{left} {_OTHER_SIDE[type(sign)]} {right}")
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield Change("boundary", node, str(node.value + 1))


def _of_a_filter(node: ast.AST) -> Iterator[Change]:
    """Let everything through."""
    if isinstance(node, ast.comprehension):
        for condition in node.ifs:
            yield Change("filter", condition, "True")


def _of_a_call(places: _Places, node: ast.AST) -> Iterator[Change]:
    """Swap what is told; let chance always choose the first, and leave every order as it is."""
    if not isinstance(node, ast.Call):
        return
    args = [places.text(each) for each in node.args]
    name = places.text(node.func)
    if name.startswith("told.") and len(args) > 1 and args[0] != args[1]:
        named = [f"{each.arg}={places.text(each.value)}" for each in node.keywords]
        yield Change("told", node, f"{name}({', '.join([args[1], args[0], *args[2:], *named])})")
    if "rng" in name.split(".") and len(args) == 1:
        first = {"below": "0", "choice": f"({args[0]})[0]", "shuffle": "None"}
        if _method(node) in first:
            yield Change("chance", node, first[_method(node)])


def _method(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else ""
