"""What a person reads and types: wrapped lines, a cleared screen, a line of input.

Colour only where the terminal has it and nobody objects (NO_COLOR, `--plain`). Not for what the lines say.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper

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

    @property
    def width(self) -> int:
        """Return how many columns a line may have."""
        return max(NARROWEST, min(self._console.width, WIDEST))

    def line(self, words: str = "", indent: int = 0, style: str = "") -> None:
        """Print plain words, wrapped; later lines are indented."""
        for number, part in enumerate(Text(words, style).wrap(self._console, self.width - indent)):
            part.rstrip()
            self._console.print(Text(" " * indent if number else "") + part, soft_wrap=True)

    def unbroken(self, words: str) -> None:
        """Print words that somebody may want to copy, never broken by us."""
        self._console.print(Text(words), soft_wrap=True)

    def drawing(self, lines: list[str]) -> None:
        """Print lines of rich markup as they are."""
        for line in lines:
            self._console.print(line, soft_wrap=True)

    def pages(self, lines: list[str], between: str) -> None:
        """Print lines of rich markup; who sits at a terminal reads a screenful, then the words between."""
        somebody_reads = self._console.is_terminal and sys.stdin.isatty()
        full = max(1, self._console.height - 1) if somebody_reads else len(lines)
        while lines:
            page, lines = lines[:full], lines[full:]
            self.drawing(page)
            if lines:
                self.read(between)

    def clear(self) -> None:
        """Leave nothing to read, above neither; a pipe cannot forget, so there it is pushed away."""
        if self._console.is_terminal and not self._console.is_dumb_terminal:
            self._console.clear()
            if not self._console.legacy_windows:
                self._console.file.write("\x1b[3J")
                self._console.file.flush()
        else:
            self._console.print("\n" * _BLANK_LINES)

    def read(self, prompt: str) -> str:
        """Return what the person types; raise EOFError when there is no more."""
        self._console.print(Text(prompt), end="", soft_wrap=True)
        self._console.file.flush()
        line = sys.stdin.readline()
        if not sys.stdin.isatty():
            self._console.print()
        if not line:
            raise EOFError
        return "".join(filter(str.isprintable, line)).strip()

    @contextmanager
    def busy(self, words: str) -> Iterator[None]:
        """Show that somebody thinks, where that can be wiped away again."""
        self._console.file.flush()
        if self._console.is_terminal and self._console.color_system is not None:
            with self._console.status(Text(words, "dim")):
                yield
        else:
            yield
