"""OpenSpiel's games as contestants, through its Python API: random play and `clone()`.

OpenSpiel brings no types, so it is loaded by name; only `make bench` installs it.
"""

from importlib import import_module
from random import Random
from typing import Any

from bench.house import POSITIONS_FROM
from bench.measure import Contestant, calls_for, games_for, middle


def random_play(name: str) -> Contestant:
    """Play whole games at random by the rules alone; count players' decisions, and chance steps aside."""
    game = import_module("pyspiel").load_game(name)
    rng = Random(1)
    random = rng.random

    def play() -> tuple[int, int]:
        state = game.new_initial_state()
        decisions = chance = 0
        while not state.is_terminal():
            if state.is_chance_node():
                _let_chance_decide(state, rng)
                chance += 1
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
                decisions += 1
        return decisions, chance

    return lambda seconds: games_for(seconds, play)


def clones(name: str) -> Contestant:
    """Clone positions from the middle of random games."""
    calls = [state.clone for state in _positions(name)]
    return lambda seconds: calls_for(seconds, calls)


def _let_chance_decide(state: Any, rng: Random) -> None:
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(actions, weights)[0])


def _positions(name: str) -> list[Any]:
    game = import_module("pyspiel").load_game(name)
    rng = Random(2)
    found = []
    for _ in range(POSITIONS_FROM):
        state = game.new_initial_state()
        line = []
        while not state.is_terminal():
            if state.is_chance_node():
                _let_chance_decide(state, rng)
            else:
                line.append(state.clone())
                state.apply_action(rng.choice(state.legal_actions()))
        found += [line[place] for place in middle(len(line))]
    return found
