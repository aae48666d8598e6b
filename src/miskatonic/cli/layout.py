"""Board and question on one screen: side by side from 100 columns, else one below the other.

The board is drawn whole if both fit into the rows there are, else in short. With `--plain`, and where nobody
sits at a terminal, everything comes whole, in the order of reading. Not for what board and question say.
"""

from collections.abc import Callable, Sequence
from itertools import chain

import msgspec
from rich.text import Text

from miskatonic.cli.screen import Screen, drawn
from miskatonic.core.drawing import WIDTH, Sheet, drawn_on

TWO_COLUMNS = 100
"""From so many columns on, the question stands beside the board."""
NARROW_BOARD = 64
"""So many columns a board needs at least."""
QUESTION = 57
"""So many columns a question gets before the board gets more than it needs."""
BETWEEN = "   "
AROUND = 2
"""Rows besides board and question: a free one between them, and the prompt."""


class Question(msgspec.Struct, frozen=True):
    """What is asked, as words."""

    heading: list[tuple[str, str]]
    """Lines with their styles."""
    options: list[str]
    below: list[str] = []


class Page(msgspec.Struct, frozen=True):
    """Board and question, ready to be printed."""

    board: list[Text]
    question: list[Text]
    side_by_side: bool = False
    short: bool = False

    @property
    def rows(self) -> int:
        """Return how many rows the page takes, with the prompt."""
        if self.side_by_side:
            return max(len(self.board), len(self.question)) + AROUND - 1
        return len(self.board) + len(self.question) + AROUND


def laid_out(screen: Screen, draw: Callable[[], list[str]], question: Question) -> Page:
    """Return the fullest page that fits on the screen, or the shortest there is."""
    rows = None if screen.plain else screen.rows
    beside = rows is not None and screen.columns >= TWO_COLUMNS
    width = max(NARROW_BOARD, min(WIDTH, screen.columns - QUESTION - len(BETWEEN))) if beside else WIDTH
    room = screen.columns - width - len(BETWEEN) if beside else screen.width
    asked = lines_of(screen, question, room)
    page = Page(drawing(draw, Sheet(width)), asked, beside)
    if rows is None or page.rows <= rows:
        return page
    page = Page(drawing(draw, Sheet(width, short=True)), asked, beside, short=True)
    if page.rows <= rows:
        return page
    narrow = msgspec.structs.replace(page, question=lines_of(screen, question, room, in_columns=True))
    across = lines_of(screen, question, screen.width, in_columns=True)
    below = Page(drawing(draw, Sheet(short=True)), across, short=True)
    return min(page, narrow, below, key=lambda each: each.rows)


def drawing(draw: Callable[[], list[str]], sheet: Sheet) -> list[Text]:
    """Return the board as it is drawn on a sheet."""
    with drawn_on(sheet):
        return drawn(draw())


def lines_of(screen: Screen, question: Question, width: int, in_columns: bool = False) -> list[Text]:
    """Return a question in lines of that width; its options in two columns if they are to be short."""
    lines = [line for words, style in question.heading for line in screen.wrapped(words, 0, style, width)]
    numbered = [f"{number:>3}  {option}" for number, option in enumerate(question.options, 1)]
    if in_columns and not screen.plain and len(numbered) > 3:
        lines += two_columns(screen, numbered, width)
    else:
        lines += [line for option in numbered for line in screen.wrapped(option, 5, "", width)]
    return [*lines, *(line for words in question.below for line in screen.wrapped(words, width=width))]


def two_columns(screen: Screen, options: Sequence[str], width: int) -> list[Text]:
    """Return options in two columns, to be read down the first and then down the second."""
    half = (width - len(BETWEEN)) // 2
    wrapped = [screen.wrapped(option, 5, "", half) for option in options]
    splits = [(wrapped[:at], wrapped[at:]) for at in range(1, len(wrapped) + 1)]
    left, right = min(splits, key=lambda parts: max(sum(map(len, part)) for part in parts))
    return beside_each_other(list(chain(*left)), list(chain(*right)), half)


def beside_each_other(left: Sequence[Text], right: Sequence[Text], width: int) -> list[Text]:
    """Return lines whose left part is so wide."""
    lines = []
    for row in range(max(len(left), len(right))):
        first = left[row].copy() if row < len(left) else Text()
        if row < len(right):
            first.truncate(width, pad=True)
            first = first + Text(BETWEEN) + right[row]
        lines.append(first)
    return lines


def show(screen: Screen, page: Page) -> None:
    """Print a page."""
    screen.line()
    if page.side_by_side and page.board:
        width = max(line.cell_len for line in page.board)
        screen.lines(beside_each_other(page.board, page.question, max(width, NARROW_BOARD)))
        return
    screen.lines(page.board)
    if page.board:
        screen.line()
    screen.lines(page.question)
