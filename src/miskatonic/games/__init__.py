"""The registry of games: the one door through which everything else finds a game.

There are our own, and those that somebody has installed: a distribution names its game's package under the
entry point `miskatonic.games`. Not for rules. A game is loaded when it is first asked for.
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Any

from miskatonic.core.bot import Bot, Guide
from miskatonic.core.catalogue import Catalogue
from miskatonic.core.encoding import Encoding
from miskatonic.core.game import Game
from miskatonic.core.lesson import Lesson
from miskatonic.core.saga import Saga
from miskatonic.core.text import Speech

NAMES = ("ritual", "fate", "cultists", "horror")
"""Our own games."""
INSTALLED = "miskatonic.games"
"""The group of entry points under which others name theirs: `omen = "omen"`, a name and a package."""

Drawing = Callable[[Any, Speech, Mapping[int, str], bool], list[str]]
"""Turns a seat's view into lines of rich markup, at most 80 columns wide: (view, speech, names, plain)."""


@cache
def get(name: str) -> Game[Any]:
    """Return the game of that name; raise KeyError if there is none."""
    game: Game[Any] = import_module(package(name)).GAME
    if game.name != name:
        raise KeyError(f"the package {package(name)} holds no game called {name!r} but {game.name!r}")
    return game


def names() -> tuple[str, ...]:
    """Return all games there are: our own, then those that are installed."""
    return (*NAMES, *installed())


@cache
def installed() -> Mapping[str, str]:
    """Return others' games that are installed: the package of each by its name. No name of ours is theirs."""
    found = entry_points(group=INSTALLED)
    return {each.name: each.value for each in sorted(found) if each.name not in NAMES}


def package(name: str) -> str:
    """Return the package that holds the game's rules, texts and rulebook; raise KeyError if there is none."""
    if name in NAMES:
        return f"{__name__}.{name}"
    if name not in installed():
        raise KeyError(f"there is no game called {name!r}; there are: {', '.join(names())}")
    return installed()[name]


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


def encoding(name: str) -> Encoding | None:
    """Return how the game's views become rows of numbers; None if it does not say."""
    found: Encoding | None = _if_brought(name, "encoding", "ENCODING")
    return found


def terminal(name: str) -> Drawing | None:
    """Return how the game draws its table in a terminal; None if it brings no drawing."""
    drawing: Drawing | None = _if_brought(name, "terminal", "draw")
    return drawing


def _if_brought(name: str, part: str, what: str) -> Any:
    """Return something of a module that not every game has; None without the module."""
    module = f"{package(name)}.{part}"
    return None if find_spec(module) is None else getattr(import_module(module), what)
