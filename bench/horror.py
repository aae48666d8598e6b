"""Horror with two investigators against python-chess, and undo against the decision it takes back."""

from itertools import count
from random import Random
from time import process_time

from bench import chess_play
from bench.measure import Bar, Contestant, Tally
from miskatonic import games
from miskatonic.core.record import Match
from miskatonic.core.rng import Rng
from miskatonic.core.trial import random_answer

SEATS = 2
SCENARIOS = ("cellar", "spreading_flames")
"""A small one with few cards, and the first of the core box with decks from it."""


def bars() -> tuple[Bar, ...]:
    """Return what is compared."""
    return (
        *(
            Bar(
                name=f"{scenario.replace('_', ' ')} : python-chess",
                unit="decisions",
                ours=random_play(scenario),
                theirs=chess_play.random_play(),
                limit=1 / 4,
            )
            for scenario in SCENARIOS
        ),
        Bar(name="undo : decision", unit="decisions", ours=undo(), theirs=decisions(), limit=1, cost=True),
    )


def random_play(scenario: str) -> Contestant:
    """Play whole games at random, several options at once where an ask allows them; count the answers."""
    game = games.get("horror")
    options = game.options(seats=SEATS, scenario=scenario)
    seeds = count()
    dice = Rng.seeded(1)
    random = Random(1).random

    def play(seconds: float) -> Tally:
        done = 0
        start = process_time()
        while (spent := process_time() - start) < seconds:
            state = game.new(options, next(seeds))
            while asks := game.asks(state):
                seat, ask = next(iter(asks.items()))
                if ask.one and len(asks) == 1:
                    game.answer(state, seat, ask.options[int(random() * len(ask.options))].id)
                else:
                    game.answer(state, *random_answer(asks, dice))
                done += 1
        return Tally(done, spent)

    return play


def decisions() -> Contestant:
    """Answer in matches as a table does, with everything kept for undo; count the answers."""
    return lambda seconds: _matches(seconds)[0]


def undo() -> Contestant:
    """Take the last answer back after every answer, then give it again; count and time what was taken
    back.
    """
    return lambda seconds: _matches(seconds)[1]


def _matches(seconds: float) -> tuple[Tally, Tally]:
    game = games.get("horror")
    options = game.options(seats=SEATS, scenario="cellar")
    answering = undoing = 0.0
    done = 0
    dice = Rng.seeded(7)
    for seed in count():
        match = Match(game, options, seed)
        while asks := match.asks:
            seat, choice = random_answer(asks, dice)
            start = process_time()
            match.answer(seat, choice)
            middle = process_time()
            match.undo(seat, tuple(range(SEATS)))
            undoing += process_time() - middle
            answering += middle - start
            match.answer(seat, choice)
            done += 1
            if answering + undoing > seconds:
                return Tally(done, answering), Tally(done, undoing)
    raise AssertionError("seeds never run out")
