"""Matches of bots in which one seat is watched: every question that would be put to a person there.

What is answered for people without a question (`Game.answers_itself`) is answered here, too. Not for what
must hold of the questions.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from miskatonic import bots, games
from miskatonic.core.bot import look
from miskatonic.core.game import Ask, Game, Seat
from miskatonic.core.hint import Hint
from miskatonic.core.rng import Rng

SEATS = {"ritual": (3, 7), "fate": (2, 4), "cultists": (4, 8), "horror": (1, 4)}
SCENARIOS = ("spreading_flames", "smoke_and_mirrors", "queen_of_ash", "cellar")
GAMES = tuple(SEATS)
BLOCK = 25
"""How many matches a block of a soak plays."""
SOAKED = 200
"""How many matches of each game a soak watches."""


class Question(NamedTuple):
    """What a person in the watched seat is asked, and what the person is advised."""

    game: Game[Any]
    state: Any
    seat: Seat
    ask: Ask
    hint: Hint


def options(name: str, seed: int) -> dict[str, Any]:
    """Return what is played with that seed: every number of seats in turn, and every scenario."""
    least, most = SEATS[name]
    chosen: dict[str, Any] = {"seats": least + seed % (most - least + 1)}
    if name == "horror":
        chosen["scenario"] = SCENARIOS[seed // 4 % len(SCENARIOS)]
    return chosen


def questions(name: str, seed: int) -> Iterator[Question]:
    """Play a match in which everybody follows the game's advice, and yield what the watched seat is asked."""
    game = games.get(name)
    state = game.new(game.options(**options(name, seed)), seed)
    rng = Rng.seeded(seed)
    watched = seed % options(name, seed)["seats"]
    while game.outcome(state) is None:
        seat, ask = next(iter(game.asks(state).items()))
        by_itself = game.answers_itself(state, seat)
        if by_itself is not None:
            game.answer(state, seat, by_itself)
        elif seat == watched:
            advised = bots.advise(look(game, state, seat, rng))
            yield Question(game, state, seat, ask, advised)
            game.answer(state, seat, advised.choice)
        else:
            game.answer(state, seat, QUICK[name].choose(look(game, state, seat, rng)))


QUICK = {name: bots.get(name, "simple") for name in GAMES}
