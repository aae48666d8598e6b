"""Bots against each other: shares of wins and losses with 95 % intervals, every bot in every seat.

Not for tuning and not for ratings: a share is what one counts at this very table.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Any

import msgspec

from miskatonic.lab.simulate import check, gathered, play_all

Z95 = 1.959964
"""Between minus and plus this many standard deviations lie 95 % of a normal distribution."""


class Share(msgspec.Struct, frozen=True):
    """A counted part of a whole, with Wilson's 95 % interval for the true share."""

    count: int
    of: int
    share: float
    low: float
    high: float


class Standing(msgspec.Struct, frozen=True):
    """How one bot did. A seat that does not win a match has lost it."""

    bot: str
    wins: Share
    losses: Share


class Arena(msgspec.Struct, frozen=True):
    """What came out of a tournament."""

    game: str
    options: dict[str, Any]
    seed: int
    games: int
    standings: tuple[Standing, ...]
    """One for every bot, in the order given."""


def arena(
    game_name: str,
    *,
    bots: Sequence[str],
    games: int,
    options: Mapping[str, Any],
    seed: int,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
    stoppable: bool = False,
) -> Arena:
    """Let the bots play that many matches, moving one seat on after each.

    A name may stand several times: one belief among four random is ("belief", "random", "random", "random",
    "random"). If there are fewer bots than seats, they are seated again and again round the table.
    Where it is `stoppable`, Ctrl-C ends it with what was counted until then.
    Raise KeyError for an unknown game or bot and BadOptions for wrong options.
    """
    seats = check(game_name, bots, options).seats
    seatings = [[bots[(seat + shift) % len(bots)] for seat in range(seats)] for shift in range(len(bots))]
    sat: Counter[str] = Counter()
    won: Counter[str] = Counter()
    matches = gathered(play_all(game_name, seatings, games, options, seed, workers, progress), stoppable)
    for number, played in enumerate(matches):
        seating = seatings[number % len(seatings)]
        sat.update(seating)
        won.update(seating[seat] for seat in played.winners)
    standings = tuple(
        Standing(bot, wilson(won[bot], sat[bot]), wilson(sat[bot] - won[bot], sat[bot]))
        for bot in dict.fromkeys(bots)
    )
    return Arena(game_name, dict(options), seed, len(matches), standings)


def wilson(count: int, of: int) -> Share:
    """Return a share with its 95 % interval (E. B. Wilson, 1927), which stays within 0 and 1.

    >>> wilson(8, 10).low, wilson(8, 10).high
    (0.490..., 0.943...)
    """
    if of == 0:
        return Share(0, 0, 0.0, 0.0, 1.0)
    share = count / of
    centre = share + Z95**2 / (2 * of)
    spread = Z95 * sqrt(share * (1 - share) / of + Z95**2 / (4 * of**2))
    scale = 1 + Z95**2 / of
    return Share(count, of, share, max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale))
