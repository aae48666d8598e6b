"""What the documents say is so: examples run and print what is printed there, quotes are word for word."""

from contextlib import redirect_stdout
from io import StringIO
from itertools import zip_longest
from typing import Any

import pytest

from miskatonic import games
from miskatonic.lab.observing import documented
from tests.docs.documents import ROOT, blocks, links, quoted

DOCUMENTS = [
    "README.md",
    "CONTRIBUTING.md",
    *sorted(str(path.relative_to(ROOT)) for path in (ROOT / "docs").glob("*.md")),
]
WITH_EXAMPLES = [
    "README.md",
    "docs/architecture.md",
    "docs/adding-a-game.md",
    "docs/records.md",
    "docs/learning.md",
]


@pytest.mark.parametrize("document", WITH_EXAMPLES)
def test_examples_print_what_stands_below_them(document: str) -> None:
    found = blocks(document)
    shared: dict[str, Any] = {}
    printed, shown = [], []
    for block, following in zip_longest(found, found[1:]):
        if block.language == "python" and not block.file:
            output = StringIO()
            with redirect_stdout(output):
                exec(block.body, shared)
            if following is not None and following.language == "text":
                printed.append(output.getvalue())
                shown.append(following.body)
    assert shared
    assert printed == shown


@pytest.mark.parametrize("document", DOCUMENTS)
def test_quotes_stand_in_the_file_they_name(document: str) -> None:
    assert [block for block in blocks(document) if block.file and not quoted(block)] == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_links_lead_somewhere(document: str) -> None:
    assert [str(path) for path in links(document) if not path.exists()] == []


@pytest.mark.parametrize("game", games.NAMES)
@pytest.mark.parametrize("number", [0, 1], ids=["en", "de"])
def test_the_loop_of_the_readme_plays_every_game(number: int, game: str) -> None:
    loop = [block.body for block in blocks("README.md") if block.language == "python"][number]
    shared: dict[str, Any] = {}
    with redirect_stdout(StringIO()):
        exec(loop.replace('"ritual"', repr(game)), shared)
    assert shared["game"].name == game
    assert shared["game"].outcome(shared["state"]) is not None


@pytest.mark.parametrize("game", ["ritual", "fate", "cultists"])
def test_what_programs_are_shown_is_documented_field_by_field(game: str) -> None:
    assert documented(game) in (ROOT / "docs" / "learning.md").read_text("utf-8")
