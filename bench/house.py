"""Our own games as contestants: random play, `copy()` and `sample()`, for any game of the house."""

from functools import partial
from itertools import count
from random import Random
from typing import Any

from bench.measure import Contestant, calls_for, games_for, middle
from miskatonic import games
from miskatonic.core.game import Ask
from miskatonic.core.rng import Rng

POSITIONS_FROM = 20
"""From how many random games positions are taken."""


def random_play(name: str, **options: Any) -> Contestant:
    """Play whole games at random through `asks` and `answer`, as any client would; count the answers."""
    game = games.get(name)
    chosen = game.options(**options)
    seeds = count()
    random = Random(1).random
    asks, answer = game.asks, game.answer

    def play() -> tuple[int, int]:
        state = game.new(chosen, next(seeds))
        decisions = 0
        while asked := asks(state):
            for seat, ask in asked.items():
                if ask.most == 1:
                    answer(state, seat, ask.options[int(random() * len(ask.options))].id)
                else:
                    answer(state, seat, fewest(ask))
                decisions += 1
        return decisions, 0

    return lambda seconds: games_for(seconds, play)


def fewest(ask: Ask) -> tuple[str, ...]:
    """Return as few options as an ask for several allows, the first of them."""
    return tuple(option.id for option in ask.options[: ask.least])


def copies(name: str, **options: Any) -> Contestant:
    """Copy positions from the middle of random games."""
    calls = [state.copy for state in _positions(name, **options)]
    return lambda seconds: calls_for(seconds, calls)


def samples(name: str, **options: Any) -> Contestant:
    """Draw from the positions that a seat cannot tell apart, for every seat of the same positions."""
    game = games.get(name)
    rng = Rng.seeded(1)
    calls = [
        partial(game.sample, state, seat, rng)
        for state in _positions(name, **options)
        for seat in range(game.options(**options).seats)
    ]
    return lambda seconds: calls_for(seconds, calls)


def _positions(name: str, **options: Any) -> list[Any]:
    game = games.get(name)
    random = Random(2)
    found = []
    for seed in range(POSITIONS_FROM):
        state = game.new(game.options(**options), seed)
        line = []
        while asked := game.asks(state):
            line.append(state.copy())
            seat, ask = next(iter(asked.items()))
            choice = random.choice(ask.options).id if ask.most == 1 else fewest(ask)
            game.answer(state, seat, choice)
        found += [line[place] for place in middle(len(line))]
    return found
