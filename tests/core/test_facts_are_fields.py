"""Nobody decides by a citation or by the id of a message: what rules, bots and boards must know are fields.

A citation says which rule something follows, a message what people read; both may be worded anew, or cited
better, without anything changing. Ask.kind, Ask.about, Option.what, Outcome.ending and the views say what is
the case. What counts is how code looks: comparing a `cite` or a `text.id`, or looking one up. Tests may.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

HOUSE = Path(__file__).parents[2]
ROOMS = ("src", "bench", "web/src")

SHOWN = {
    "src/miskatonic/cli/prompt.py": (3, "prints the clauses that are cited"),
    "src/miskatonic/cli/table.py": (2, "teaches the clauses that are cited, where a game has no lessons"),
    "src/miskatonic/games/horror/render/abilities.py": (1, "puts German names into messages"),
}
"""Where citations and messages are looked up because somebody reads them, and in how many places."""

COMPARED = re.compile(
    r"(\.cite|\.text\.id|Text\.id)\s*[!=]==?|[!=]==?\s*[\w.?]+(\.cite|\.text\.id)\b"
    r"|(includes|has|get)\([\w.?]+(\.cite|\.text\.id)\)"
)
CAST = re.compile(r"\bas (unknown|any|never) as\b|\bas any\b")


def _is_citation_or_message(node: ast.expr) -> bool:
    if not isinstance(node, ast.Attribute):
        return isinstance(node, ast.Name) and node.id == "cite"
    said = isinstance(node.value, ast.Attribute | ast.Name) and (
        getattr(node.value, "attr", getattr(node.value, "id", "")) in ("text", "public", "said")
    )
    return node.attr == "cite" or (node.attr == "id" and said)


def readers(source: str) -> list[int]:
    """Return the lines that compare citations or messages, or look something up by them."""
    return sorted(set(_readers(ast.parse(source))))


def _readers(tree: ast.AST) -> Iterator[int]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            looked_at = [node.left, *node.comparators]
        elif isinstance(node, ast.Subscript):
            looked_at = [node.slice]
        elif isinstance(node, ast.Match):
            looked_at = [node.subject]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            name = node.func.attr
            looked_at = node.args[:1] if name == "get" else []
            looked_at += [node.func.value] if name in ("startswith", "endswith", "removeprefix") else []
        else:
            continue
        if any(map(_is_citation_or_message, looked_at)):
            yield node.lineno


def _files(*endings: str) -> Iterator[tuple[str, str]]:
    for room in ROOMS:
        for path in sorted((HOUSE / room).rglob("*")):
            name = path.relative_to(HOUSE).as_posix()
            if path.suffix in endings and "/server/client/" not in name:
                yield name, path.read_text("utf-8")


def test_no_module_decides_by_a_citation_or_a_message() -> None:
    found = {name: len(readers(source)) for name, source in _files(".py")}
    assert {name: count for name, count in found.items() if count} == {
        name: count for name, (count, _) in SHOWN.items()
    }


def test_no_page_decides_by_a_citation_or_a_message() -> None:
    assert [name for name, source in _files(".ts", ".svelte") if COMPARED.search(source)] == []


def test_no_page_claims_a_type_against_the_compiler() -> None:
    assert [name for name, source in _files(".ts", ".svelte") if CAST.search(source)] == []


def test_such_readers_are_noticed() -> None:
    for line in (
        'if ask.text.id == "ask-lead": pass',
        'cite == "spells.d8"',
        "ask.options[0].cite in RULES",
        "RULES[option.cite]",
        'event.text.id.startswith("story")',
        "RULES.get(outcome.cite)",
    ):
        assert readers(line) == [1], line
    for line in ('ask.kind == "lead"', "g.contexts[context.id]", "Event(outcome.text, outcome.cite)"):
        assert readers(line) == [], line
    for line in ('ask.text.id === "ask-lead"', '"end.2" == outcome.cite', "known.has(chair.ask.text.id)"):
        assert COMPARED.search(line), line
    assert CAST.search("chair.view as unknown as FateView")
