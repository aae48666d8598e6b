"""How the log is set in a terminal: headings, what is part of what, and what is better left out.

A message says by its attribute `style` what its lines are: a "heading", a "phase" or a "turn"; a "story"; an
"act", of which what comes next is part; what "follows" from the line before, or is an act of its own; a
"test" and its "result", with what happens in between; an "echo", left out where it is plain from what it is
part of; "back" where answers were taken back or put back, so that nothing goes on; "quiet" lines are left
out always. By its attribute `heading` a message says under which heading its line stands, like a round; that
is told where another one begins. Who reads at a terminal is given time before a heading, and after what a
message with the attribute `pause` brings. The browser does the same (web/src/lib/log.ts). Not for printing.
"""

from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import itemgetter

import msgspec

from miskatonic.core.ids import kind_in
from miskatonic.core.text import Speech, Text

HEADINGS = ("heading", "phase", "turn")


class Line(msgspec.Struct, frozen=True):
    """Where a line stands."""

    style: str
    depth: int
    heading: str = ""
    """What begins with it, or ""."""
    pause: bool = False
    """Whether something is over with it that one should have time to read."""

    @property
    def begins(self) -> bool:
        """Say whether something new begins with it, like a round."""
        return bool(self.heading) or self.style == "heading"


def counted(lines: Iterable[tuple[Line, str]]) -> Iterator[tuple[Line, str]]:
    """Yield lines; what is said several times in a row is said once, with how often."""
    for words, same in groupby(lines, key=itemgetter(1)):
        first, *more = same
        yield first[0], f"{words} × {len(more) + 1}" if more else words


class Telling:
    """Somebody who tells what has happened, line by line."""

    def __init__(self, words: Speech) -> None:
        """Begin with a blank page."""
        self._words = words
        self._acting = self._testing = False
        self._mentioned: set[str] = set()
        self._last: frozenset[str] = frozenset()
        self._heading = ""

    def place(self, said: Text, on: tuple[str, ...]) -> Line | None:
        """Return where the next line stands; None if it is left out."""
        style = self._style(said.id)
        if self._is_left_out(style, on):
            return None
        if style in (*HEADINGS, "back"):
            self._acting = self._testing = False
        if style == "back":
            self._heading = ""
        if style in ("act", "follows", *HEADINGS) and not self._testing:
            self._mentioned.clear()
            self._acting = style not in HEADINGS
            depth = 0
        else:
            self._testing = self._testing and style != "result"
            depth = self._acting + self._testing
            self._testing = self._testing or style == "test"
        self._mentioned.update(on)
        self._last = frozenset(on)
        return Line(style, depth, self._begins(said), self._words.has(f"{said.id}.pause"))

    def _begins(self, said: Text) -> str:
        """Return the heading under which a line stands, if that is another one than before."""
        wanted = Text(f"{said.id}.heading", said.args)
        before = self._heading
        if not self._words.has(wanted.id):
            return ""
        self._heading = self._words.say(wanted)
        return "" if self._heading == before else self._heading

    def _style(self, id: str) -> str:
        return self._words.say(Text(f"{id}.style")) if self._words.has(f"{id}.style") else ""

    def _is_left_out(self, style: str, on: tuple[str, ...]) -> bool:
        cards = {thing for thing in on if kind_in(thing) == "card"}
        if style == "echo":
            return bool(cards) and cards <= self._mentioned
        return style == "quiet" or (style == "follows" and bool(cards) and cards <= self._last)
