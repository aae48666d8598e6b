"""Ritual with five seats against OpenSpiel's Hanabi with four: what is good enough."""

from bench import house, openspiel
from bench.measure import Bar

HANABI = "hanabi(players=4)"


def bars() -> tuple[Bar, ...]:
    """Return what is compared."""
    clones = openspiel.clones(HANABI)
    return (
        Bar(
            name="random play : OpenSpiel's Hanabi",
            unit="decisions",
            ours=house.random_play("ritual", seats=5),
            theirs=openspiel.random_play(HANABI),
            limit=1,
        ),
        Bar(
            name="copy() : its clone()",
            unit="copies",
            ours=house.copies("ritual", seats=5),
            theirs=clones,
            limit=3,
            cost=True,
        ),
        Bar(
            name="sample() : its clone()",
            unit="copies",
            ours=house.samples("ritual", seats=5),
            theirs=clones,
            limit=10,
            cost=True,
        ),
    )
