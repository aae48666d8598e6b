"""What all cards of the 2026 core box have in common. Not for the cards themselves."""

from functools import partial

from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words.abilities import Free
from miskatonic.games.horror.words.costs import Resources
from miskatonic.games.horror.words.effects import Lasting
from miskatonic.games.horror.words.things import (
    AllOf,
    AnyOf,
    Condition,
    DuringTest,
    Either,
    Given,
    InZone,
    Named,
    Skill,
    TestKind,
)

CORE = "core-2026"
core = partial(Printed, product=CORE)
"""A card of the core box; its code is its number behind the number of the box."""


def spend_to_add(skill: Skill, better: Condition) -> Free:
    """Return what the talents of every class offer: 1 resource for +1 in a skill, or +2 where it is better.

    costs.12: only in a test in which that skill counts.
    """
    bonus = mod.Change("you", skill, Given(better, 2, 1))
    return Free((Lasting("test", (bonus,)),), (Resources(1),), condition=DuringTest(skill))


def tests_of(*kinds: TestKind) -> Condition:
    """Return the condition that you are taking a test of one of these kinds."""
    return Either(tuple(DuringTest(kind=each) for each in kinds))


def aside(*names: str) -> AllOf:
    """Return the cards of these names that are set aside."""
    return AllOf((InZone("aside"), AnyOf(tuple(Named(name) for name in names))))
