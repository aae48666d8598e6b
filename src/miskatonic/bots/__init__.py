"""What plays any game: it is given a view and samples, never the state.

This page is the register of bots: those that play any game, those a game brings along, and guests: others'
bots, in processes of their own. Not for measuring them (see `lab`).
"""

from collections.abc import Iterable

from miskatonic import games
from miskatonic.bots import guest
from miskatonic.bots.random import RandomBot
from miskatonic.bots.search import SearchBot
from miskatonic.core.bot import Bot, Sight
from miskatonic.core.hint import Hint

CALLED = (
    *("Agatha", "Barnabas", "Cordelia", "Dexter", "Edwina", "Fergus"),
    *("Gwendolyn", "Horace", "Isolde", "Jasper", "Klara", "Leopold"),
)
"""How bots are called at a table, in the order of the alphabet, so that one hears who sits left of whom."""


def names(game: str) -> tuple[str, ...]:
    """Return the bots of the house that play this game, from weak to strong; guests are none of them."""
    return ("random", *games.bots(game), "search")


def guests(game: str) -> tuple[str, ...]:
    """Return others' bots that are installed and play this game."""
    return guest.names(game)


def unused_names(taken: Iterable[str]) -> list[str]:
    """Return how bots can be called where these names are taken."""
    used = {name.casefold() for name in taken}
    return [name for name in CALLED if name.casefold() not in used]


def default(game: str) -> str:
    """Return the bot that takes over from a person: the game's own strongest, which thinks quickly."""
    return ("random", *games.bots(game))[-1]


def advise(sight: Sight) -> Hint:
    """Return what a seat is advised to answer, and why; the adviser knows what the seat knows."""
    return games.guide(sight.game.name).hint(sight)


def get(game: str, name: str) -> Bot:
    """Return the bot of that name; raise KeyError if there is none.

    "search:50" searches with 50 simulations per decision, "search" with as many as the game advises. An
    installed guest, or one named "package.module:Class", raises GuestFailed where it gives no answer.
    """
    kind, _, level = name.partition(":")
    own = games.bots(game)
    if name == "random":
        return RandomBot()
    if name in own:
        return own[name]()
    if name == "search":
        return SearchBot(games.guide(game).budget)
    if kind == "search" and level.isascii() and level.isdigit() and int(level) > 0:
        return SearchBot(int(level))
    if name in guests(game) or guest.is_named_by_path(name):
        return guest.guest(game, name)
    known = ", ".join((*names(game), *guests(game)))
    raise KeyError(f"there is no bot called {name!r}; there are: {known}, search:50 …")
