"""The player aid of a game: its rules on one page, each line with the clauses it is made of.

`aid.<language>.md` in a game's package holds sections (`## turn — A turn`) of lines (list items), which name
their clauses in backticks at the end. The sections `goal`, `turn` and `win` come first, in this order: they
are the overview with which the rules begin. Not for the rules themselves (see `rulebook`).
"""

import re
from functools import cache
from importlib.resources import files

import msgspec

OVERVIEW = ("goal", "turn", "win")
_SECTION = re.compile(r"^## (?P<id>[a-z0-9-]+) — (?P<title>.+)$")
_LINE = re.compile(r"^- (?P<text>.+?)(?P<cites>(?: `[a-z0-9-]+\.[a-z]?\d+`)+)$")


class AidLine(msgspec.Struct, frozen=True):
    """One thing to remember."""

    text: str
    cites: tuple[str, ...]
    """The clauses that say it at length."""


class AidSection(msgspec.Struct, frozen=True):
    """Lines that belong together."""

    id: str
    title: str
    lines: tuple[AidLine, ...]


class BadAid(Exception):
    """A player aid is not in the expected form."""


@cache
def load(package: str, language: str) -> tuple[AidSection, ...]:
    """Return the aid of a game's package; empty if it brings none."""
    file = files(package) / f"aid.{language}.md"
    return parse(file.read_text("utf-8")) if file.is_file() else ()


def parse(source: str) -> tuple[AidSection, ...]:
    """Return the sections of an aid; raise BadAid for a line that fits nowhere."""
    found: list[tuple[str, str, list[AidLine]]] = []
    for number, line in enumerate(source.splitlines(), 1):
        if head := _SECTION.match(line):
            found.append((head["id"], head["title"], []))
        elif (item := _LINE.match(line)) and found:
            found[-1][2].append(AidLine(item["text"], tuple(re.findall("`(.+?)`", item["cites"]))))
        elif line.strip() and not line.startswith("# "):
            raise BadAid(f"line {number}: {line!r} is no section and no line with its clauses")
    return tuple([AidSection(id, title, tuple(lines)) for id, title, lines in found])
