"""Drawing by weights."""

from collections.abc import Sequence

from miskatonic.core.rng import Rng

FINE = 1 << 53
"""Numbers below this many are drawn where odds are fractions."""


def pick(weights: Sequence[float], rng: Rng) -> int:
    """Draw a place by its weight; at least one weight is above zero."""
    mark = rng.below(FINE) / FINE * sum(weights)
    last = 0
    for place, weight in enumerate(weights):
        if weight > 0:
            if mark < weight:
                return place
            mark -= weight
            last = place
    return last
