"""Many matches between bots, counted: how fast, how long, how they ended.

The same seed gives the same matches on any number of workers. Not for comparing bots (see `arena`).
"""

import multiprocessing
import signal
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from itertools import chain
from time import perf_counter
from typing import Any

import msgspec

from miskatonic import bots, games
from miskatonic.bots.guest import GuestFailed
from miskatonic.bots.random import RandomBot
from miskatonic.core.bot import Bot, Summary, look
from miskatonic.core.game import Game, Options, Seat
from miskatonic.core.rng import SEED_BITS, Rng

CHUNK = 8
"""How many matches a worker plays before it reports."""
Job = tuple[str, Sequence[Sequence[str]], dict[str, Any], int, range]
"""What a worker plays: the game, who sits where, options, the seed of the run, and which matches of it."""


class Played(msgspec.Struct, frozen=True):
    """One finished match."""

    winners: tuple[Seat, ...]
    decisions: int
    summary: Summary
    """What the game's guide counts."""
    failed: tuple[str, ...] = ()
    """The guests that gave no answer, once for each time; chance answered in their place."""


class Tally(msgspec.Struct, frozen=True):
    """How often something was played, and how often it won."""

    played: int
    won: int


class Simulation(msgspec.Struct, frozen=True):
    """What came out of many matches."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    """Who sat where."""
    seed: int
    games: int
    decisions: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    per_game: dict[str, float]
    """The mean of every number that the game's guide counts, like {"rounds": 4.2}."""
    spread: dict[str, dict[int, int]]
    """How many matches had which number, like {"rounds": {4: 80, 5: 20}}."""
    marks: dict[str, dict[str, int]]
    """How many matches were of which kind, like {"ending": {"ending-win": 90, "ending-loss": 10}}."""
    sides: dict[str, dict[str, Tally]]
    """How often what a seat played was played, and won, like {"god": {"god-hastur": …}}."""
    wins: tuple[int, ...]
    """For each seat, how many matches it won."""
    winners: dict[int, int]
    """How many matches had so many winners."""
    failed: dict[str, int] = {}
    """How often a guest gave no answer, so that chance answered in its place."""


def simulate(
    game_name: str,
    *,
    games: int,
    bots: Sequence[str],
    options: Mapping[str, Any],
    seed: int,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
    stoppable: bool = False,
) -> Simulation:
    """Play that many matches and count; `progress` hears how many are finished.

    If there are fewer bots than seats, they are seated again and again round the table. Where it is
    `stoppable`, Ctrl-C ends it with what was counted until then.
    Raise KeyError for an unknown game or bot and BadOptions for wrong options.
    """
    seats = check(game_name, bots, options).seats
    seating = tuple(bots[seat % len(bots)] for seat in range(seats))
    began = perf_counter()
    played = gathered(play_all(game_name, [seating], games, options, seed, workers, progress), stoppable)
    seconds = perf_counter() - began
    decisions = sum(each.decisions for each in played)
    spread = _spread(played)
    return Simulation(
        game=game_name,
        options=dict(options),
        bots=seating,
        seed=seed,
        games=len(played),
        decisions=decisions,
        seconds=seconds,
        games_per_second=len(played) / seconds,
        decisions_per_second=decisions / seconds,
        per_game=_means(spread),
        spread=spread,
        marks=_marks(played),
        sides=_sides(played),
        wins=tuple(sum(seat in each.winners for each in played) for seat in range(seats)),
        winners=dict(sorted(Counter(len(each.winners) for each in played).items())),
        failed=failures(played),
    )


def failures(played: Sequence[Played]) -> dict[str, int]:
    """Return how often which guest gave no answer."""
    return dict(Counter(name for each in played for name in each.failed))


def check(game_name: str, bot_names: Sequence[str], options: Mapping[str, Any]) -> Options:
    """Return the options of the matches; refuse what cannot be played before anything starts."""
    for name in bot_names:
        bots.get(game_name, name)
    return games.get(game_name).options(**options)


def play_all(
    game_name: str,
    seatings: Sequence[Sequence[str]],
    count: int,
    options: Mapping[str, Any],
    seed: int,
    workers: int,
    progress: Callable[[int], None] | None,
) -> Iterator[Played]:
    """Play matches in the order of their numbers; match n is played by seating n, round and round."""
    chunks = [range(first, min(first + CHUNK, count)) for first in range(0, count, CHUNK)]
    jobs = [(game_name, seatings, dict(options), seed, chunk) for chunk in chunks]
    for done, played in enumerate(_worked(jobs, workers), 1):
        yield played
        if progress and (done % CHUNK == 0 or done == count):
            progress(done)


def gathered(matches: Iterator[Played], stoppable: bool) -> list[Played]:
    """Return all matches; where they are `stoppable`, those that were finished when somebody hit Ctrl-C."""
    played: list[Played] = []
    try:
        for each in matches:
            played.append(each)  # noqa: PERF402 - so that what was played stays
    except KeyboardInterrupt:
        if not stoppable:
            raise
    return played


def _worked(jobs: Sequence[Job], workers: int) -> Iterator[Played]:
    if workers < 2:
        yield from chain.from_iterable(map(_played, jobs))
        return
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=spawn) as pool:
        try:
            with _deaf_to_ctrl_c():
                chunks = pool.map(_play_chunk, jobs)
            yield from chain.from_iterable(chunks)
        except BaseException:  # nobody waits for the rest any more
            for worker in list((pool._processes or {}).values()):
                worker.terminate()
            raise


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Start processes that Ctrl-C never reaches: they inherit what is blocked. Who started them stops them.

    Here it waits for as long as that takes. Windows knows no such thing.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _play_chunk(job: Job) -> list[Played]:
    return list(_played(job))


def _played(job: Job) -> Iterator[Played]:
    game_name, seatings, given, seed, numbers = job
    game = games.get(game_name)
    options = game.options(**given)
    players = {name: bots.get(game_name, name) for seating in seatings for name in seating}
    seated = [[players[name] for name in seating] for seating in seatings]
    for number in numbers:
        yield play(game, options, seated[number % len(seated)], match_chance(seed, number))


def match_chance(seed: int, number: int) -> Rng:
    """Return the chance of one match, from the seed of the whole run and the match's number."""
    run = Rng.seeded(seed)
    run.state += number
    return run.fork()


def play(game: Game[Any], options: Options, seated: Sequence[Bot], chance: Rng) -> Played:
    """Play one match to its end; the deals get a seed of their own, the bots share what follows.

    A guest that gives no answer harms its own seat alone: chance answers in its place.
    """
    state = game.new(options, chance.below(1 << SEED_BITS))
    decisions = 0
    failed: list[str] = []
    while (outcome := game.outcome(state)) is None:
        seat = next(iter(game.asks(state)))
        sight = look(game, state, seat, chance)
        try:
            choice = seated[seat].choose(sight)
        except GuestFailed as failure:
            failed.append(failure.bot)
            choice = RandomBot().choose(sight)
        game.answer(state, seat, choice)
        decisions += 1
    return Played(outcome.winners, decisions, games.guide(game.name).summary(state), tuple(failed))


def _spread(played: Sequence[Played]) -> dict[str, dict[int, int]]:
    counted: dict[str, Counter[int]] = {}
    for each in played:
        for name, number in each.summary.numbers.items():
            counted.setdefault(name, Counter())[number] += 1
    return {name: dict(sorted(numbers.items())) for name, numbers in counted.items()}


def _means(spread: Mapping[str, Mapping[int, int]]) -> dict[str, float]:
    return {
        name: sum(number * count for number, count in numbers.items()) / sum(numbers.values())
        for name, numbers in spread.items()
    }


def _marks(played: Sequence[Played]) -> dict[str, dict[str, int]]:
    counted: dict[str, Counter[str]] = {}
    for each in played:
        for name, mark in each.summary.marks.items():
            counted.setdefault(name, Counter())[mark] += 1
    return {name: dict(sorted(marks.items())) for name, marks in counted.items()}


def _sides(played: Sequence[Played]) -> dict[str, dict[str, Tally]]:
    sat: dict[str, Counter[str]] = {}
    won: dict[str, Counter[str]] = {}
    for each in played:
        for name, sides in each.summary.sides.items():
            sat.setdefault(name, Counter()).update(sides)
            won.setdefault(name, Counter()).update(sides[seat] for seat in each.winners)
    return {
        name: {side: Tally(sat[name][side], won[name][side]) for side in sorted(sat[name])} for name in sat
    }


def quantile(numbers: Mapping[int, int], share: float) -> int:
    """Return the smallest number that at least this share of the counted ones does not exceed.

    >>> quantile({4: 80, 5: 20}, 0.5), quantile({4: 80, 5: 20}, 0.95)
    (4, 5)
    """
    left = share * sum(numbers.values())
    for number in sorted(numbers):
        left -= numbers[number]
        if left <= 0:
            return number
    raise ValueError("nothing was counted")
