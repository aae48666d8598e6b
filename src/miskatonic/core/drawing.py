"""Lines of text for a terminal, as rich markup: what a game's drawing is made of.

A drawing is made for a sheet: 80 columns wide unless its reader has less room, and `short` where the reader
needs the rows for the question below it; then a game leaves out what can be looked up. `brief` is shorter
still: a game leaves out all but what nobody can decide without. Widths are counted in cells, for a letter may
need two; a name that looks like markup stays text. Not for what the lines say.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.markup import escape

WIDTH = 80


class Sheet(NamedTuple):
    """What a drawing is made for."""

    width: int = WIDTH
    short: bool = False
    brief: bool = False
    """Shorter than short; a brief sheet is short as well."""


_SHEET: ContextVar[Sheet | None] = ContextVar("sheet", default=None)
LONGEST_NAME = 16
"""A longer name is cut where names stand below each other."""


def sheet() -> Sheet:
    """Return what is drawn on now."""
    return _SHEET.get() or Sheet()


@contextmanager
def drawn_on(chosen: Sheet) -> Iterator[None]:
    """Draw on another sheet for a while."""
    before = _SHEET.set(chosen)
    try:
        yield
    finally:
        _SHEET.reset(before)


def wrapped(sentence: str, first: int = 0, rest: int = 2) -> list[str]:
    """Return the sentence in lines, the first and the later ones indented by that much."""
    width, lines = sheet().width, [" " * first]
    for word in sentence.split(" "):
        line = lines[-1]
        longer = line + word if not line.strip() else f"{line} {word}"
        if cell_len(longer) > width and line.strip():
            lines.append(" " * rest + word)
        else:
            lines[-1] = longer
    return [escape(line) for line in lines]


def all_wrapped(sentences: Iterable[str]) -> list[str]:
    """Return sentences one below the other, each wrapped."""
    return [line for sentence in sentences for line in wrapped(sentence)]


def column(words: Iterable[str], most: int = WIDTH) -> int:
    """Return how wide a column must be for these words, at most that wide."""
    return min(max(map(cell_len, words), default=0), most)


def left(words: str, width: int) -> str:
    """Return words at the left of a column, cut or filled up; still to be escaped."""
    return set_cell_size(words, width)


def right(words: str, width: int) -> str:
    """Return words at the right of a column."""
    return " " * (width - cell_len(words)) + words
