"""How long a person might take to answer, where the program answers for one. Not for clocks."""

from random import uniform

LONGEST = 2.5
"""How many times the shortest delay a person takes at most."""


def person_delay(shortest: float) -> float:
    """Return some seconds, drawn anew each time; they know nothing of what is answered, and why."""
    return shortest * uniform(1.0, LONGEST)
