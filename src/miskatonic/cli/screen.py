"""What a person reads and types: wrapped lines, pages, a cleared screen, a line of input.

Colour only where the terminal has it and nobody objects (NO_COLOR, `--plain`). Not for what the lines say.
"""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import TextIOWrapper
from typing import Any

from rich.console import Console
from rich.text import Text

WIDEST = 100
"""Longer lines are hard to read."""
NARROWEST = 20
_BLANK_LINES = 60


class Screen:
    """A terminal, a pipe or a screen reader."""

    def __init__(self, plain: bool = False) -> None:
        """Prepare the streams; `plain` draws nothing, for screen readers."""
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")
        self.plain = plain or not (sys.stdout.encoding or "").lower().startswith("utf")
        bare = plain or bool(os.environ.get("NO_COLOR"))
        self._console = Console(color_system=None if bare else "auto", highlight=False, emoji=False)
        self.printed = 0
        """How many lines have been printed, so that one can tell what is still to be seen."""
        self._editor = _editor() if sys.stdin.isatty() and self._console.is_terminal else None

    @property
    def width(self) -> int:
        """Return how many columns a line may have."""
        return max(NARROWEST, min(self._console.width, WIDEST))

    @property
    def columns(self) -> int:
        """Return how many columns there are, however long a line may be."""
        return self._console.width

    @property
    def rows(self) -> int | None:
        """Return how many rows somebody sees at once; None where nobody sits at a terminal."""
        somebody_reads = self._console.is_terminal and sys.stdin.isatty()
        return self._console.height if somebody_reads else None

    def wrapped(self, words: str = "", indent: int = 0, style: str = "", width: int = 0) -> list[Text]:
        """Return plain words in lines; later lines are indented."""
        lines = []
        for number, part in enumerate(Text(words, style).wrap(self._console, (width or self.width) - indent)):
            part.rstrip()
            lines.append(Text(" " * indent if number else "") + part)
        return lines

    def line(self, words: str = "", indent: int = 0, style: str = "") -> None:
        """Print plain words, wrapped; later lines are indented."""
        self.lines(self.wrapped(words, indent, style))

    def lines(self, lines: Sequence[Text]) -> None:
        """Print lines as they are."""
        for line in lines:
            self._console.print(line, soft_wrap=True)
        self.printed += len(lines)

    def unbroken(self, words: str) -> None:
        """Print words that somebody may want to copy, never broken by us."""
        self.lines([Text(words)])

    def drawing(self, lines: list[str]) -> None:
        """Print lines of rich markup as they are."""
        self.lines(drawn(lines))

    def pages(self, lines: Sequence[Text], between: str) -> None:
        """Print lines; at a terminal a screenful, then the words between; who types something there stops."""
        full = max(1, self.rows - 1) if self.rows else len(lines)
        while lines:
            page, lines = lines[:full], lines[full:]
            self.lines(page)
            if lines and self.read(between):
                return

    def clear(self) -> None:
        """Leave nothing to read or to call back, above neither; in a pipe it can only be pushed away."""
        if self._editor is not None:
            self._editor.clear_history()
        if self._console.is_terminal and not self._console.is_dumb_terminal:
            self._console.clear()
            if not self._console.legacy_windows:
                self._console.file.write("\x1b[3J")
                self._console.file.flush()
        else:
            self._console.print("\n" * _BLANK_LINES)

    def read(self, prompt: str) -> str:
        """Return what the person types; raise EOFError when there is no more."""
        line = self._edited(prompt) if self._editor is not None else self._plainly_read(prompt)
        self.printed += 1
        return "".join(filter(str.isprintable, line)).strip()

    def _edited(self, prompt: str) -> str:
        """Let the person edit the line, and call back what was typed before; raise EOFError at Ctrl-D."""
        self._console.file.flush()
        return input(prompt)

    def _plainly_read(self, prompt: str) -> str:
        self._console.print(Text(prompt), end="", soft_wrap=True)
        self._console.file.flush()
        line = sys.stdin.readline()
        if not sys.stdin.isatty():
            self._console.print()
        if not line:
            raise EOFError
        return line

    @contextmanager
    def busy(self, words: str) -> Iterator[None]:
        """Show that somebody thinks, where that can be wiped away again."""
        self._console.file.flush()
        if self._console.is_terminal and self._console.color_system is not None:
            with self._console.status(Text(words, "dim")):
                yield
        else:
            yield


def drawn(lines: Sequence[str]) -> list[Text]:
    """Return lines of rich markup as they are printed."""
    return [Text.from_markup(line, emoji=False) for line in lines]


def _editor() -> Any:
    """Return the library that edits lines and keeps what was typed, if this machine has it."""
    try:
        import readline
    except ImportError:
        return None
    readline.parse_and_bind("set enable-bracketed-paste off")  # it would write escape sequences
    return readline
