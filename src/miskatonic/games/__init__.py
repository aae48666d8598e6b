"""The registry of games: the one door through which everything else finds a game.

Not for rules. A game is loaded when it is first asked for.
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from miskatonic.core.bot import Bot, Guide
from miskatonic.core.catalogue import Catalogue
from miskatonic.core.game import Game
from miskatonic.core.lesson import Lesson
from miskatonic.core.saga import Saga
from miskatonic.core.text import Speech

NAMES = ("ritual", "fate", "cultists", "horror")

Drawing = Callable[[Any, Speech, Mapping[int, str], bool], list[str]]
"""Turns a seat's view into lines of rich markup, at most 80 columns wide: (view, speech, names, plain)."""


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


def bots(name: str) -> Mapping[str, Callable[[], Bot]]:
    """Return the game's own bots by name."""
    own: Mapping[str, Callable[[], Bot]] = _bot_module(name).BOTS
    return own


def guide(name: str) -> Guide:
    """Return what the game tells bots that play any game, and those who count."""
    own: Guide = _bot_module(name).GUIDE
    return own


def _bot_module(name: str) -> Any:
    get(name)
    return import_module(f"{package(name)}.bot")


def waiting(name: str) -> tuple[str, ...]:
    """Return the sections and clauses of the rulebook that the game does not carry out yet."""
    sections: tuple[str, ...] | None = _if_brought(name, "waiting", "WAITING")
    return sections or ()


def catalogue(name: str) -> Catalogue | None:
    """Return the game's cards for people who build decks; None if nobody does."""
    found: Catalogue | None = _if_brought(name, "catalogue", "CATALOGUE")
    return found


def saga(name: str) -> Saga | None:
    """Return how the game tells one tale in several matches; None if each stands for itself."""
    found: Saga | None = _if_brought(name, "saga", "SAGA")
    return found


def lesson(name: str) -> Lesson | None:
    """Return the first match that teaches the game; None if there is none."""
    found: Lesson | None = _if_brought(name, "lesson", "LESSON")
    return found


def terminal(name: str) -> Drawing | None:
    """Return how the game draws its table in a terminal; None if it brings no drawing."""
    drawing: Drawing | None = _if_brought(name, "terminal", "draw")
    return drawing


def _if_brought(name: str, part: str, what: str) -> Any:
    """Return something of a module that not every game has; None without the module."""
    module = f"{package(name)}.{part}"
    return None if find_spec(module) is None else getattr(import_module(module), what)
