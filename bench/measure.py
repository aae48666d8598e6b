"""Contestants take turns, and the median of the ratios counts. Knows no game.

Machines are noisy and have warm and slow minutes, so two contestants are never measured one after the
other: they alternate in short heats (A B A B …), and each heat of one is compared with its neighbour's.
"""

from collections.abc import Callable, Iterator, Sequence
from statistics import median
from time import process_time

import msgspec


class Tally(msgspec.Struct, frozen=True):
    """What a contestant did in one heat."""

    done: int
    seconds: float
    """Processor time, so that other programs on the machine count little."""
    aside: int = 0
    """What had to be done as well but is not counted, like chance steps."""

    @property
    def rate(self) -> float:
        """Return how much was done in a second."""
        return self.done / self.seconds


Contestant = Callable[[float], Tally]
"""Work for about so many seconds and say what was done."""


class Bar(msgspec.Struct, frozen=True):
    """What is compared, and which ratio is good enough."""

    name: str
    unit: str
    """What the contestants count."""
    ours: Contestant
    theirs: Contestant
    limit: float
    cost: bool = False
    """The ratio is our time to theirs, at most `limit`; otherwise our rate to theirs, at least `limit`."""


class Result(msgspec.Struct, frozen=True):
    """A bar with what was measured; rates and ratio are medians over the heats."""

    name: str
    unit: str
    ours: float
    theirs: float
    ratio: float
    limit: float
    cost: bool
    met: bool
    lowest: float
    """The smallest ratio of a heat."""
    highest: float
    aside: tuple[float, float]
    """What was not counted, for each unit that was: ours, theirs."""


def compare(bar: Bar, heats: int, seconds: float) -> Result:
    """Let both contestants of a bar take turns, and judge."""
    bar.ours(seconds / 10)
    bar.theirs(seconds / 10)
    pairs = [(bar.ours(seconds), bar.theirs(seconds)) for _ in range(heats)]
    ratios = [theirs.rate / ours.rate if bar.cost else ours.rate / theirs.rate for ours, theirs in pairs]
    ratio = median(ratios)
    return Result(
        name=bar.name,
        unit=bar.unit,
        ours=median(ours.rate for ours, _ in pairs),
        theirs=median(theirs.rate for _, theirs in pairs),
        ratio=ratio,
        limit=bar.limit,
        cost=bar.cost,
        met=ratio <= bar.limit if bar.cost else ratio >= bar.limit,
        lowest=min(ratios),
        highest=max(ratios),
        aside=(_aside([ours for ours, _ in pairs]), _aside([theirs for _, theirs in pairs])),
    )


def _aside(tallies: list[Tally]) -> float:
    return sum(each.aside for each in tallies) / sum(each.done for each in tallies)


def games_for(seconds: float, play: Callable[[], tuple[int, int]]) -> Tally:
    """Play whole games for about so long; `play` returns what it did and what it did aside."""
    done = aside = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        decisions, chance = play()
        done += decisions
        aside += chance
    return Tally(done, spent, aside)


def calls_for(seconds: float, calls: Sequence[Callable[[], object]]) -> Tally:
    """Call all of these round and round for about so long."""
    done = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        for call in calls:
            call()
        done += len(calls)
    return Tally(done, spent)


def middle(length: int) -> Iterator[int]:
    """Yield the places at a quarter, half and three quarters of a game of that many decisions."""
    return (length * quarter // 4 for quarter in (1, 2, 3))
