"""The reference of the library is complete: whatever the documents import is on one of its pages."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import miskatonic
from tests.docs.documents import ROOT, blocks
from tests.docs.test_documents import DOCUMENTS

_ENTRY = re.compile(
    r"^::: (?P<module>[\w.]+)(?:\n    options:\n      members: \[(?P<members>[^\]]*)\])?", re.M
)


def described() -> dict[str, set[str]]:
    """Return by module what the reference describes of it."""
    pages = sorted((ROOT / "docs" / "reference").glob("*.md"))
    found: dict[str, set[str]] = {}
    for entry in _ENTRY.finditer("\n".join(page.read_text("utf-8") for page in pages)):
        module, members = entry["module"], entry["members"]
        try:
            names = vars(import_module(module))
        except ModuleNotFoundError:
            module, _, members = module.rpartition(".")
            names = vars(import_module(module))
        wanted = members.split(", ") if members else [name for name in names if not name.startswith("_")]
        assert set(wanted) <= set(names), module
        found.setdefault(module, set()).update(wanted)
    return found


def imported() -> Iterator[tuple[str, str]]:
    """Return what documents, and the game that they build, import of the house."""
    sources = [path.read_text("utf-8") for path in sorted(Path(__file__).parent.glob("omen/**/*.py"))]
    for document in DOCUMENTS:
        sources += [block.body for block in blocks(document) if block.language == "python" and not block.file]
    for node in (node for source in sources for node in ast.walk(ast.parse(source))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("miskatonic"):
            yield from ((str(node.module), each.name) for each in node.names)


def test_whatever_the_documents_import_is_in_the_reference() -> None:
    known = described()
    for module, name in imported():
        assert name in known.get(module, ()) or f"{module}.{name}" in known, f"{module}.{name}"


def test_whatever_the_reference_describes_says_what_it_is() -> None:
    for module, names in described().items():
        for name in names:
            found = getattr(import_module(module), name)
            if getattr(found, "__module__", "") == module and callable(found):
                assert found.__doc__, f"{module}.{name}"


def test_the_library_knows_its_version() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", miskatonic.__version__)
