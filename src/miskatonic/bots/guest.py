"""Others' bots: each plays in a process of its own, which is ended if it takes too long.

A guest is an installed entry point of the group `miskatonic.bots`, or is named "package.module:Class". None
of its code runs here, and nothing but plain data passes between the two processes (see `guest_room`): there
it gets its seat's view and ask; positions it wants to imagine are sampled here. So it never holds the real
position, and whatever goes wrong with it goes wrong there. Not for who plays on in its place.
"""

import os
import re
import select
import subprocess
import sys
import weakref
from functools import cache
from importlib.metadata import entry_points
from time import monotonic
from typing import Any

import msgspec

from miskatonic import games
from miskatonic.bots.guest_room import Ended, Question, Wanted, Welcome
from miskatonic.core.bot import Sight
from miskatonic.core.game import Choice, IllegalAnswer, check_choice
from miskatonic.core.rng import Rng
from miskatonic.core.text import Refusal, Text, text

INSTALLED = "miskatonic.bots"
"""The group of entry points under which others name their bots: `"omen.careful" = "omen_bots:Careful"` plays
Omen, a name without a dot any game."""
SECONDS = 10.0
"""How long a guest may think about one decision."""
ARRIVAL_SECONDS = 30.0
"""How long it may take to arrive: to load its game and whatever it needs itself."""
STRIKES = 3
"""A guest that hung or died so often is asked no more: everybody would wait for it in vain."""
OPEN_ROOM = "import sys; from miskatonic.bots.guest_room import main; main(*sys.argv[1:])"
_PATH = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*", re.ASCII)


class GuestFailed(Refusal):
    """A guest gave no answer that counts."""

    def __init__(self, bot: str, reason: Text) -> None:
        super().__init__(bot, reason)
        self.bot = bot
        self.reason = reason


class NoGuest(Refusal, KeyError):
    """There is no such bot, or it does not come."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason)
        self.reason = reason


@cache
def installed() -> dict[str, str]:
    """Return where each installed bot is, by its name."""
    return {each.name: each.value for each in sorted(entry_points(group=INSTALLED))}


def names(game: str) -> tuple[str, ...]:
    """Return the installed bots that say they play this game: those named after it, and those after none."""
    return tuple(name for name in installed() if name.rpartition(".")[0] in ("", game))


def is_named_by_path(name: str) -> bool:
    """Say whether this is "package.module:Class"."""
    return _PATH.fullmatch(name) is not None


@cache
def guest(game: str, name: str) -> "Guest":
    """Return the guest of that name, who is asked to come; raise NoGuest if it cannot."""
    where = name if is_named_by_path(name) else installed()[name]
    found = Guest(game, name, where)
    found.arrive()
    return found


class Guest:
    """Somebody else's bot, in a process of its own."""

    def __init__(self, game: str, name: str, where: str) -> None:
        """Prepare a place for the bot at `where`, like "package.module:Class"."""
        self.game = games.get(game)
        self.name = name
        self._where = where
        self._process: subprocess.Popen[bytes] | None = None
        self._unread = b""
        self._strikes = 0

    def arrive(self) -> None:
        """Let the bot come in; raise NoGuest if there is none, or it does not know how to play."""
        try:
            self._start()
        except GuestFailed as failed:
            raise NoGuest(failed.reason) from None

    def choose(self, sight: Sight) -> Choice:
        """Return its answer to `sight.ask`; raise GuestFailed if it gives none that may be given."""
        if self._strikes >= STRIKES:
            raise self._failed("guest-given-up")
        try:
            if self._process is None:
                self._start()
            return self._answer(sight)
        except TimeoutError:
            raise self._lost("guest-late", seconds=f"{SECONDS:g}") from None
        except (OSError, EOFError):
            raise self._lost("guest-died") from None

    def _start(self) -> None:
        command = [sys.executable, "-c", OPEN_ROOM, self.game.name, self._where]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._unread = b""
        weakref.finalize(self, _end, self._process)
        try:
            told = self._read(monotonic() + ARRIVAL_SECONDS, Welcome)
        except TimeoutError:
            raise self._lost("guest-absent") from None
        except (OSError, EOFError, msgspec.DecodeError):
            raise self._lost("guest-unloaded", error="") from None
        if told.problem:
            raise self._lost("guest-unloaded", error=told.problem)

    def _answer(self, sight: Sight) -> Choice:
        """Put the question, and imagine positions for the guest until it answers."""
        until = monotonic() + SECONDS
        view, ask = msgspec.json.encode(sight.view), msgspec.json.encode(sight.ask)
        self._write(Question(sight.seat, msgspec.Raw(view), msgspec.Raw(ask), sight.rng.fork(), SECONDS))
        while True:
            try:
                said = self._read(until, Wanted | Ended)
            except msgspec.DecodeError:
                raise self._lost("guest-babbles") from None
            if isinstance(said, Wanted):
                dice = Rng(said.dice.state)
                self._write((sight.sample(dice), dice))
            elif said.problem:
                raise self._failed("guest-raised", error=said.problem)
            else:
                return self._checked(sight, said.choice)

    def _checked(self, sight: Sight, choice: tuple[str, ...]) -> Choice:
        try:
            picked = check_choice(sight.ask, choice)
        except IllegalAnswer as illegal:
            answer = ", ".join(choice)[:60]
            raise self._failed("guest-illegal", answer=answer, why=illegal.reason) from None
        return picked[0] if sight.ask.one else picked

    def _write(self, message: Any) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(message) + b"\n")
        self._process.stdin.flush()

    def _read(self, until: float, type: Any) -> Any:
        """Return the guest's next line; raise TimeoutError or EOFError."""
        assert self._process is not None
        assert self._process.stdout is not None
        pipe = self._process.stdout.fileno()
        while b"\n" not in self._unread:
            ready, _, _ = select.select([pipe], [], [], max(0.0, until - monotonic()))
            if not ready:
                raise TimeoutError
            more = os.read(pipe, 1 << 16)
            if not more:
                raise EOFError
            self._unread += more
        line, _, self._unread = self._unread.partition(b"\n")
        return msgspec.json.decode(line, type=type)

    def _failed(self, message: str, **args: Any) -> GuestFailed:
        return GuestFailed(self.name, text(message, bot=self.name, **args))

    def _lost(self, message: str, **args: Any) -> GuestFailed:
        """The process is no longer of use: end it. The next question goes to a new one."""
        self._strikes += 1
        if self._process is not None:
            _end(self._process)
            self._process = None
        return self._failed(message, **args)


def _end(process: "subprocess.Popen[bytes]") -> None:
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            try:
                pipe.close()
            except OSError:
                continue  # what it was not told any more stays untold
