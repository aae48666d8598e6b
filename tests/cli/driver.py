"""Drive the real command: all input at once, through pipes, or in a pseudo terminal of 80 columns."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Mapping
from pathlib import Path
from time import monotonic

from typer.testing import CliRunner, Result

from miskatonic.cli.commands import app
from miskatonic.cli.saves import Saved, folder, read

CLEAR = "\x1b[3J"
"""What wipes the lines that have scrolled away; nothing before it can be read any more."""
PATIENCE = 60
COMMAND = (sys.executable, "-m", "miskatonic")


def run(*args: str, typed: str = "", env: Mapping[str, str] | None = None) -> Result:
    """Run the command in this process with everything that will be typed."""
    return CliRunner().invoke(app, list(args), input=typed, env=env)


def said(words: str) -> str:
    """Return words as one line, so that wrapping does not matter."""
    return " ".join(words.split())


def last_save() -> Saved:
    """Return what was saved last."""
    return read(max(folder().glob("*.json"), key=lambda path: path.stat().st_mtime_ns))


def pages(words: str, prompt: str = "Your choice") -> list[str]:
    """Return what stood before each prompt."""
    return re.split(rf"{prompt} \([^)]+\):", words)


def _heed_ctrl_c() -> None:
    """Let Ctrl-C count again: whatever runs in the background of a script is born deaf to it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Talk:
    """The command as a process that one can wait for, type to and interrupt."""

    def __init__(
        self, *args: str, terminal: bool, env: Mapping[str, str] | None = None, rows: int = 40
    ) -> None:
        told = {**os.environ, "TERM": "xterm-256color", **(env or {})}
        outer, inner = pty.openpty() if terminal else os.pipe()
        if terminal:
            fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", rows, 80, 0, 0))
        self._from = outer
        self._process = subprocess.Popen(
            [*COMMAND, *args],
            stdin=inner if terminal else subprocess.PIPE,
            stdout=inner,
            stderr=inner,
            env=told,
            start_new_session=True,
            preexec_fn=_heed_ctrl_c,
        )
        os.close(inner)
        self._to = outer if terminal else self._process.stdin.fileno()  # type: ignore[union-attr]
        self._seen = 0
        self._bytes = b""

    def __enter__(self) -> "Talk":
        return self

    def __exit__(self, *ended: object) -> None:
        self._process.kill()
        self._process.wait()
        if self._process.stdin:
            self._process.stdin.close()
        if self._from >= 0:
            os.close(self._from)

    @property
    def words(self) -> str:
        """All that has been printed."""
        return self._bytes.decode(errors="replace")

    def until(self, *words: str) -> str:
        """Wait until one of these is printed; return everything printed since the last wait."""
        end = monotonic() + PATIENCE
        while not any(each in self.words[self._seen :] for each in words):
            assert monotonic() < end, f"never said {words!r}:\n{self.words}"
            assert self._read(end - monotonic()), f"ended without saying {words!r}:\n{self.words}"
        new = self.words[self._seen :]
        self._seen = len(self.words)
        return new

    def type(self, words: str) -> None:
        """Type a line."""
        os.write(self._to, words.encode() + b"\n")

    def send(self, number: int) -> None:
        """Send a signal, as a terminal does on Ctrl-C: to the command and to whatever it has started."""
        os.killpg(self._process.pid, number)

    def hang_up(self) -> None:
        """Close the terminal: nothing can be printed any more, and the command is told."""
        os.close(self._from)
        self._from = -1
        self.send(signal.SIGHUP)

    def wait(self) -> int:
        """Wait for the end without reading on; return the exit code."""
        return self._process.wait(PATIENCE)

    def end(self) -> int:
        """Wait until the command has ended; return its exit code."""
        end = monotonic() + PATIENCE
        while self._read(end - monotonic()):
            assert monotonic() < end, f"never ended:\n{self.words}"
        return self.wait()

    def _read(self, patience: float) -> bool:
        if not select.select([self._from], [], [], max(0, patience))[0]:
            return True
        try:
            new = os.read(self._from, 65536)
        except OSError:  # how a pseudo terminal says that the other side is gone
            return False
        self._bytes += new
        return bool(new)


def save_path(home: Path, name: str) -> Path:
    """Return a file in the usual folder."""
    return home / ".local" / "share" / "miskatonic" / name
