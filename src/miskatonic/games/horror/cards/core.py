"""What all cards of the 2026 core box have in common. Not for the cards themselves."""

from functools import partial

from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words.abilities import Free
from miskatonic.games.horror.words.costs import Resources
from miskatonic.games.horror.words.effects import Lasting
from miskatonic.games.horror.words.things import DuringTest, Either, Given, Skill, TestKind

CORE = "core-2026"
core = partial(Printed, product=CORE)
"""A card of the core box; its code is its number behind the number of the box."""


def spend_to_add(skill: Skill, *better: TestKind) -> Free:
    """Return what the talents of every class offer: resources for a skill, more in tests of their kind."""
    more = Given(Either(tuple(DuringTest(kind=each) for each in better)), 2, 1)
    return Free(
        (Lasting("test", (mod.Change("you", skill, more),)),), (Resources(1),), condition=DuringTest()
    )
