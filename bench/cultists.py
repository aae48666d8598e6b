"""Cultists with seven seats against our own Ritual with five: what is good enough.

Ritual is measured against a well-known program itself, so it serves as the yardstick here. Seven players at
random play ten rounds, while fewer of them soon end the game with a wrong claim.
"""

from bench import house
from bench.measure import Bar


def bars() -> tuple[Bar, ...]:
    """Return what is compared."""
    return (
        Bar(
            name="random play : Ritual",
            unit="decisions",
            ours=house.random_play("cultists", seats=7),
            theirs=house.random_play("ritual", seats=5),
            limit=1 / 3,
        ),
    )
