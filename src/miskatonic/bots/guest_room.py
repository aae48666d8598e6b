"""The room of a guest: the process in which somebody else's bot plays, and what is said through its door.

`main` says whether the bot has come, then answers one question after the other, each a line of JSON. What
the bot prints goes to the error stream. Whoever asks ends the process when it takes too long; it also ends
itself a little later, should nobody be left to do so. Not for choosing guests (see `guest`).
"""

import os
import signal
import sys
from importlib import import_module
from typing import Any, BinaryIO

import msgspec

from miskatonic import games
from miskatonic.core.bot import Sight
from miskatonic.core.game import Ask, Game, Seat
from miskatonic.core.ids import ids_in
from miskatonic.core.rng import Rng

PATIENCE = 5.0
"""So many seconds after its time the process ends itself."""


class Welcome(msgspec.Struct, frozen=True):
    """What a room says first."""

    problem: str = ""
    """Why there is no bot in it."""


class Question(msgspec.Struct, frozen=True):
    """What a guest is asked: all that its seat may know."""

    seat: Seat
    view: msgspec.Raw
    ask: msgspec.Raw
    dice: Rng
    """Its own chance."""
    seconds: float


class Wanted(msgspec.Struct, frozen=True, tag="sample"):
    """The guest would like to imagine a position; the answer is one, and the dice as they lie then."""

    dice: Rng


class Ended(msgspec.Struct, frozen=True, tag="choice"):
    """What the guest answers, or why it does not."""

    choice: tuple[str, ...] = ()
    problem: str = ""


class Room:
    """A bot, and the two pipes through which it is asked."""

    def __init__(self, game: Game[Any], bot: Any, questions: BinaryIO, answers: BinaryIO) -> None:
        self.game = game
        self.bot = bot
        self._questions = questions
        self._answers = answers

    def serve(self) -> None:
        """Answer until nobody asks any more."""
        while line := self._questions.readline():
            asked = msgspec.json.decode(line, type=Question)
            _end_itself_in(asked.seconds + PATIENCE)
            self.say(self._answer(asked))
            _end_itself_in(0)

    def _answer(self, asked: Question) -> Ended:
        sight = Sight(
            self.game,
            asked.seat,
            msgspec.json.decode(asked.view, type=self.game.view_type),
            msgspec.json.decode(asked.ask, type=Ask),
            self._sample,
            asked.dice,
        )
        try:
            choice = self.bot.choose(sight)
            return Ended(tuple(str(id) for id in ids_in(choice)))
        except Exception as error:
            return Ended(problem=f"{type(error).__name__}: {error!s:.200}")

    def _sample(self, dice: Rng) -> Any:
        """Return a position that the seat cannot tell from the real one, which is not in this process."""
        self.say(Wanted(dice))
        line = self._questions.readline()
        if not line:
            os._exit(1)  # nobody waits for it any more
        state, after = msgspec.json.decode(line, type=tuple[self.game.state_type, Rng])  # type: ignore[name-defined]
        dice.state = after.state
        return state

    def say(self, message: Any) -> None:
        """Send one line."""
        self._answers.write(msgspec.json.encode(message) + b"\n")
        self._answers.flush()


def _end_itself_in(seconds: float) -> None:
    """Let the alarm end this process, even if the bot never comes back from a library; 0: do not."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def load(where: str) -> Any:
    """Return a new bot of the class at "package.module:Class"; raise ValueError if there is none."""
    module, _, name = where.partition(":")
    try:
        found = getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise ValueError(f"{error}") from error
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise ValueError(f"{where} is no class with a method `choose`")
    return found()


def main(game: str, where: str) -> None:
    """Let a bot in, and answer what it is asked."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints is no answer
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever asks stops it
    _end_itself_in(60)
    try:
        bot = load(where)
    except Exception as error:
        answers.write(msgspec.json.encode(Welcome(f"{type(error).__name__}: {error!s:.200}")) + b"\n")
        answers.flush()
        return
    room = Room(games.get(game), bot, sys.stdin.buffer, answers)
    _end_itself_in(0)
    room.say(Welcome())
    room.serve()
