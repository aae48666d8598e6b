"""The registry of games: the one door through which everything else finds a game.

Not for rules. A game is loaded when it is first asked for.
"""

from functools import cache
from importlib import import_module
from typing import Any

from miskatonic.core.game import Game

NAMES = ("ritual",)


@cache
def get(name: str) -> Game[Any]:
    """Return the game of that name; raise KeyError if there is none."""
    if name not in NAMES:
        raise KeyError(f"there is no game called {name!r}; there are: {', '.join(NAMES)}")
    game: Game[Any] = import_module(package(name)).GAME
    return game


def package(name: str) -> str:
    """Return the package that holds the game's rules, texts and rulebook."""
    return f"{__name__}.{name}"
