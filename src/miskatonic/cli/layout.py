"""Board and question on one screen: side by side from 100 columns, else one below the other.

The board is drawn whole if both fit into the rows there are, else in short, else in brief, and the options
in as many columns as it takes. What still does not fit is asked in parts: the board with some of the options,
and how to see the others. With `--plain`, and where nobody sits at a terminal, everything comes whole, in the
order of reading. Not for what board and question say.
"""

from collections.abc import Callable, Iterator, Sequence

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
MOST_COLUMNS = 4
"""Options never stand in more columns than this."""
NARROW_OPTION = 17
"""So many columns an option needs at least."""
FEWEST_ROWS = 3
"""So many rows of options there are in a part of a question, even if the board takes all the others."""
FEWEST_OPTIONS = 4
"""So few options are never asked in parts."""
AROUND = 2
"""Rows besides board and question: a free one between them, and the prompt."""


class Question(msgspec.Struct, frozen=True):
    """What is asked, as words."""

    heading: list[tuple[str, str]]
    """Lines with their styles."""
    options: list[str]
    below: list[str] = []
    elsewhere: Callable[[int, int], str] | None = None
    """Says how to see the options that are not in this part, given the first and the last that are."""


class Page(msgspec.Struct, frozen=True):
    """Board and question, ready to be printed."""

    board: list[Text]
    question: list[Text]
    side_by_side: bool = False
    short: bool = False
    parts: int = 1
    """So many pages it takes to see all options, if one does not show them."""

    @property
    def rows(self) -> int:
        """Return how many rows the page takes, with the prompt."""
        if self.side_by_side:
            return max(len(self.board), len(self.question)) + AROUND - 1
        return len(self.board) + len(self.question) + AROUND


def laid_out(screen: Screen, draw: Callable[[], list[str]], question: Question, part: int = 0) -> Page:
    """Return the fullest page that fits on the screen; if none does, that part of the question."""
    shortest = None
    for page in _pages(screen, draw, question):
        if screen.plain or screen.rows is None or page.rows <= screen.rows:
            return page
        shortest = page if shortest is None or page.rows <= shortest.rows else shortest
    assert shortest is not None
    return _in_parts(screen, shortest, question, part)


def _pages(screen: Screen, draw: Callable[[], list[str]], question: Question) -> Iterator[Page]:
    """Yield the ways to lay out a page, from the fullest to the shortest."""
    beside = not screen.plain and screen.rows is not None and screen.columns >= TWO_COLUMNS
    width = max(NARROW_BOARD, min(WIDTH, screen.columns - QUESTION - len(BETWEEN))) if beside else WIDTH
    room = screen.columns - width - len(BETWEEN) if beside else screen.width
    asked = lines_of(screen, question, room)
    yield Page(drawing(draw, Sheet(width)), asked, beside)
    in_columns = lines_of(screen, question, room, in_columns=True)
    across = lines_of(screen, question, screen.width, in_columns=True)
    for brief in (False, True):
        board = drawing(draw, Sheet(width, short=True, brief=brief))
        yield Page(board, asked, beside, short=True)
        yield Page(board, in_columns, beside, short=True)
        if beside:
            yield Page(drawing(draw, Sheet(short=True, brief=brief)), across, short=True)


def _in_parts(screen: Screen, page: Page, question: Question, part: int) -> Page:
    """Return the page with as many of the options as fit, from the first or as that part goes on."""
    if question.elsewhere is None or screen.rows is None or len(question.options) <= FEWEST_OPTIONS:
        return page
    others = len(page.board) * (not page.side_by_side) + AROUND + 1
    width = screen.width if not page.side_by_side else screen.columns - NARROW_BOARD - len(BETWEEN)
    heading = lines_of(screen, msgspec.structs.replace(question, options=[]), width)
    room = max(FEWEST_ROWS, screen.rows - others - len(heading))
    numbered = _numbered(question)
    starts = [0]
    while (end := _end(screen, numbered, starts[-1], room, width)) < len(numbered):
        starts.append(end)
    start, end = [*zip(starts, [*starts[1:], len(numbered)], strict=True)][part % len(starts)]
    words = question.elsewhere(start + 1, end) if len(starts) > 1 else ""
    shown = columns(screen, numbered[start:end], width)
    more = screen.wrapped(words, width=width) if words else []
    return msgspec.structs.replace(page, question=[*heading, *shown, *more], parts=len(starts))


def _end(screen: Screen, options: Sequence[str], start: int, room: int, width: int) -> int:
    """Return where a part ends that begins there: at least one option, else as many as there is room for."""
    end = start + 1
    while end < len(options) and len(columns(screen, options[start : end + 1], width)) <= room:
        end += 1
    return end


def drawing(draw: Callable[[], list[str]], sheet: Sheet) -> list[Text]:
    """Return the board as it is drawn on a sheet."""
    with drawn_on(sheet):
        return drawn(draw())


def lines_of(screen: Screen, question: Question, width: int, in_columns: bool = False) -> list[Text]:
    """Return a question in lines of that width; its options in columns if they are to be short."""
    lines = [line for words, style in question.heading for line in screen.wrapped(words, 0, style, width)]
    if in_columns and not screen.plain and len(question.options) > 3:
        lines += columns(screen, _numbered(question), width)
    else:
        lines += [line for each in _numbered(question) for line in screen.wrapped(each, 5, "", width)]
    return [*lines, *(line for words in question.below for line in screen.wrapped(words, width=width))]


def _numbered(question: Question) -> list[str]:
    return [f"{number:>3}  {option}" for number, option in enumerate(question.options, 1)]


def columns(screen: Screen, options: Sequence[str], width: int) -> list[Text]:
    """Return options in the columns that take the fewest rows, to be read down the first, then the next."""
    ways = []
    for count in range(1, MOST_COLUMNS + 1):
        each = (width - (count - 1) * len(BETWEEN)) // count
        if count == 1 or each >= NARROW_OPTION:
            wrapped = [screen.wrapped(option, 5, "", each) for option in options]
            ways.append(in_columns_of(each, _split(wrapped, count)))
    return min(ways, key=len)


def _split(blocks: Sequence[list[Text]], count: int) -> list[list[Text]]:
    """Return blocks of lines in at most so many columns, of which the highest is as low as can be."""
    low = max(map(len, blocks), default=0)
    for height in range(low, sum(map(len, blocks)) + 1):
        found: list[list[Text]] = [[]]
        for block in blocks:
            if len(found[-1]) + len(block) > height:
                found.append([])
            found[-1].extend(block)
        if len(found) <= count:
            return found
    return [[]]


def in_columns_of(width: int, parts: Sequence[Sequence[Text]]) -> list[Text]:
    """Return columns of that width beside each other."""
    lines: Sequence[Text] = parts[-1]
    for part in reversed(parts[:-1]):
        lines = beside_each_other(part, lines, width)
    return list(lines)


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
