"""The command's words: its language, its JSON for programs, and how it says that it cannot do something."""

from functools import cache
from typing import Any, NoReturn

import msgspec
import typer

from miskatonic import games
from miskatonic.cli.flags import Language
from miskatonic.core.text import Speech, Text, text

PACKAGE = "miskatonic.cli"
BAD_INPUT = 2
"""The exit code for anything typed that cannot be used."""
INTERRUPTED = 130
"""The exit code after Ctrl-C, as shells have it."""


@cache
def speech(language: Language, game: str | None = None) -> Speech:
    """Return the words of this command, with those of a game."""
    of_game = [games.package(game)] if game else []
    return Speech(language.value, ["miskatonic.core", "miskatonic.bots", PACKAGE, *of_game])


def print_json(found: Any) -> None:
    """Print all that was found, for programs."""
    typer.echo(msgspec.json.encode(found).decode())


def refuse(words: Speech, reason: Text, code: int = BAD_INPUT) -> NoReturn:
    """Say in one sentence what is wrong, and stop."""
    typer.echo(words.say(reason), err=True)
    raise typer.Exit(code)


def known_game(name: str, language: Language) -> str:
    """Return the name if there is such a game; refuse it otherwise."""
    if name not in games.names():
        refuse(speech(language), text("no-such-game", name=name, known=", ".join(games.names())))
    return name
