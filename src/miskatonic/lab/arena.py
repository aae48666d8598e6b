"""Bots against each other: shares of wins and losses with 95 % intervals, every bot in every seat.

The unit is a match: seats of one match do not win independently of each other.

Not for tuning and not for ratings: a share is what one counts at this very table.
"""

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Any

import msgspec

from miskatonic.lab.simulate import Played, check, failures, gathered, play_all

Z95 = 1.959964
"""Between minus and plus this many standard deviations lie 95 % of a normal distribution."""


class Share(msgspec.Struct, frozen=True):
    """A counted part of a whole, with a 95 % interval for the true share."""

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
    failed: dict[str, int] = {}
    """How often a guest gave no answer, so that chance answered in its place."""


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
    matches = gathered(play_all(game_name, seatings, games, options, seed, workers, progress), stoppable)
    standings = tuple(_standing(bot, seatings, matches) for bot in dict.fromkeys(bots))
    return Arena(game_name, dict(options), seed, len(matches), standings, failures(matches))


def _standing(bot: str, seatings: Sequence[Sequence[str]], matches: Sequence[Played]) -> Standing:
    """Return how often the seats of a bot won, and how often they lost."""
    won, lost = [], []
    for number, played in enumerate(matches):
        seats = [seat for seat, name in enumerate(seatings[number % len(seatings)]) if name == bot]
        wins = sum(seat in played.winners for seat in seats)
        won.append((wins, len(seats)))
        lost.append((len(seats) - wins, len(seats)))
    return Standing(bot, by_match(won), by_match(lost))


def by_match(counts: Sequence[tuple[int, int]]) -> Share:
    """Return the share of all that was counted, match by match as (how many, of how many), with its interval.

    Seats of one match do not win independently of each other, matches do. So it is the matches that say how
    sure the share is: it counts as a share of as many independent ones as would vary as much (W. G. Cochran's
    ratio estimator), but of no more than there are.

    >>> by_match([(2, 2), (0, 2)] * 20).low, wilson(40, 80).low
    (0.35..., 0.39...)
    """
    count, of = (sum(numbers) for numbers in zip(*counts, strict=True)) if counts else (0, 0)
    if of == 0:
        return wilson(0, 0)
    share, matches = count / of, sum(sat > 0 for _, sat in counts)
    strayed = sum([(won - share * sat) ** 2 for won, sat in counts])
    alike = share * (1 - share) * of**2 * (matches - 1) / (matches * strayed) if strayed else matches
    return _interval(count, of, min(float(of), alike) if matches > 1 else 1.0)


def wilson(count: int, of: int) -> Share:
    """Return a share with its 95 % interval (E. B. Wilson, 1927), which stays within 0 and 1.

    >>> wilson(8, 10).low, wilson(8, 10).high
    (0.490..., 0.943...)
    """
    return _interval(count, of, float(of)) if of else Share(0, 0, 0.0, 0.0, 1.0)


def _interval(count: int, of: int, independent: float) -> Share:
    """Return a share with the interval that so many independent ones would have."""
    share = count / of
    centre = share + Z95**2 / (2 * independent)
    spread = Z95 * sqrt(share * (1 - share) / independent + Z95**2 / (4 * independent**2))
    scale = 1 + Z95**2 / independent
    return Share(count, of, share, max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale))
