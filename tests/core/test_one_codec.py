"""Nobody but `core/ids.py` takes a choice apart or puts an id together.

What counts is how code looks: texts cut at colons, slices and edges of choices, looking whether a choice is
one id or several, and texts built like ids. Where a colon means something else, the file is named here with
its reason. Tests may write ids down and look how they begin.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[2]
ROOMS = ("src", "bench", "tests")
CODEC = "src/miskatonic/core/ids.py"
CUTS = {"partition", "rpartition", "split", "rsplit"}
EDGES = {"startswith", "endswith", "removeprefix", "removesuffix"}
IDS = {"choice", "id", "thing", "zone", "use"}
"""What ids are called."""

SUSPECT = re.compile(
    rf"({'|'.join(CUTS)})\([\"']:|({'|'.join(EDGES)})\(|isinstance\([\w.]*({'|'.join(IDS)}),|({'|'.join(IDS)})\[|[\"'}}][a-z-]*:{{"
)
"""Without any of this a file need not be looked at closely."""

NO_IDS = {
    "bench/echo.py": (1, "host and port"),
    "bench/ladder.py": (1, "the name of a bot with its level"),
    "bench/tables.py": (2, "host and port, and headers"),
    "bench/wire.py": (1, "host and port"),
    "src/miskatonic/cli/rulepage.py": (1, "a place in the code"),
    "src/miskatonic/cli/serving.py": (1, "host and port"),
    "src/miskatonic/cli/table.py": (1, "what is hashed"),
    "src/miskatonic/core/record.py": (1, "what is hashed"),
    "src/miskatonic/server/desk.py": (1, "the id of a command"),
    "src/miskatonic/server/guard.py": (1, "host and port"),
    "src/miskatonic/server/http_devices.py": (1, "what is hashed"),
    "src/miskatonic/server/observe.py": (1, "a place in the code"),
    "src/miskatonic/server/thinkers.py": (1, "what is hashed"),
    "src/miskatonic/bots/__init__.py": (1, "the name of a bot with its level"),
    "src/miskatonic/bots/guest_room.py": (1, "a place in the code"),
    "src/miskatonic/core/text.py": (1, "the id of a message"),
    "src/miskatonic/games/cultists/plan.py": (1, "lines of a drawing"),
    "src/miskatonic/games/cultists/routes.py": (1, "lines of a list"),
    "src/miskatonic/games/horror/deckfile.py": (1, "lines that people wrote"),
    "src/miskatonic/games/horror/render/sentences.py": (1, "the id of a message"),
    "src/miskatonic/server/run.py": (2, "host and port"),
    "tests/faults/test_network.py": (1, "host and port"),
    "tests/server/conftest.py": (1, "host and port"),
}
"""In which files how many such places are about something else."""


def offences(source: str, test: bool = False) -> list[str]:
    """Return the places that take choices apart."""
    return [f"line {node.lineno} {why}" for node, why in _offences(ast.parse(source), test)]


def _offences(tree: ast.AST, test: bool) -> Iterator[tuple[ast.expr, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _cuts_at_colon(node):
            yield node, "cuts an id at its colon"
        elif isinstance(node, ast.Call) and _looks_whether_one(node):
            yield node, "looks whether a choice is one id or several"
        elif isinstance(node, ast.Call) and not test and _looks_at_edge(node):
            yield node, "looks how an id begins or ends"
        elif isinstance(node, ast.Subscript) and not test and _is_id(node.value) and _is_place(node.slice):
            yield node, "slices an id"
        elif isinstance(node, ast.JoinedStr) and not test and _is_built_like_id(node):
            yield node, "puts an id together"


def _is_id(node: ast.expr) -> bool:
    """Say whether this is called like an id: `choice`, `option.id`."""
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return name in IDS


def _said(call: ast.Call) -> list[str]:
    """Return the words written in the arguments."""
    nodes = [each for argument in call.args for each in ast.walk(argument)]
    return [each.value for each in nodes if isinstance(each, ast.Constant) and isinstance(each.value, str)]


def _cuts_at_colon(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Attribute) and call.func.attr in CUTS and _said(call)[:1] == [":"]


def _looks_whether_one(call: ast.Call) -> bool:
    if not isinstance(call.func, ast.Name) or call.func.id != "isinstance":
        return False
    what, types = call.args
    return _is_id(what) and "str" in [each.id for each in ast.walk(types) if isinstance(each, ast.Name)]


def _looks_at_edge(call: ast.Call) -> bool:
    if not isinstance(call.func, ast.Attribute) or call.func.attr not in EDGES:
        return False
    return _is_id(call.func.value) or any(said[:-1].isalpha() and said[-1] == ":" for said in _said(call))


def _is_place(index: ast.expr) -> bool:
    first = index.operand if isinstance(index, ast.UnaryOp) else index
    return isinstance(index, ast.Slice) or (isinstance(first, ast.Constant) and isinstance(first.value, int))


def _is_built_like_id(text: ast.JoinedStr) -> bool:
    """Say whether a text is a kind, a colon and a value, or two values with a colon between them."""
    said = [str(part.value) if isinstance(part, ast.Constant) else "" for part in text.values]
    return ":" in said or (len(said) > 1 and re.fullmatch("[a-z-]+:", said[0]) is not None)


@pytest.mark.parametrize(
    "line",
    [
        'card = int(choice.partition(":")[2])',
        'kind, *rest = option.id.split(":")',
        "card = int(choice[5:])",
        "first = choice[0]",
        "last = int(id[-1])",
        'able = choice.startswith("pass")',
        'if key.startswith("delayed:"): pass',
        "ids = (choice,) if isinstance(choice, str) else choice",
        'id = f"card:{card}"',
        'zone = f"{kind}:{seat}"',
        "ids = answer.choice if isinstance(answer.choice, (str, bytes)) else ()",
    ],
)
def test_taking_a_choice_apart_is_noticed(line: str) -> None:
    assert len(offences(line)) == 1


@pytest.mark.parametrize(
    "line",
    [
        "card = number_in(choice)",
        'said = f"{card}: {name}"',
        "rest = cards[5:]",
        'host = url.split("/")',
        'if name.startswith("-"): pass',
    ],
)
def test_what_takes_no_choice_apart_is_let_through(line: str) -> None:
    assert offences(line) == []


def test_nobody_but_the_codec_takes_choices_apart() -> None:
    wrong = {}
    for file in (file for room in ROOMS for file in sorted((HOUSE / room).rglob("*.py"))):
        path, source = file.relative_to(HOUSE).as_posix(), file.read_text()
        found = offences(source, test=path.startswith("tests/")) if SUSPECT.search(source) else []
        if path != CODEC and len(found) != NO_IDS.get(path, (0, ""))[0]:
            wrong[path] = found
    assert wrong == {}
