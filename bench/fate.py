"""Fate with four seats against our own Ritual with five: what is good enough for a game so much larger."""

from bench import house
from bench.measure import Bar


def bars() -> tuple[Bar, ...]:
    """Return what is compared."""
    return (
        Bar(
            name="random play : Ritual",
            unit="decisions",
            ours=house.random_play("fate", seats=4),
            theirs=house.random_play("ritual", seats=5),
            limit=0.25,
        ),
    )
