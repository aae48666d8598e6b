"""What is being evaluated in a position at this moment, so that cards that ask for each other come to an end.

Conditions, numbers and types are evaluated whenever somebody asks, and may ask for each other; whatever is
listed here is not asked again inside its own evaluation. Never saved nor copied: between two looks at a
position all of it is empty.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from miskatonic.games.horror.indexes import Entry
    from miskatonic.games.horror.words.abilities import Gains

T = TypeVar("T")

NESTED = 4
"""How deep modifiers that depend on other modifiers are followed; whatever is deeper is as printed."""


class Evaluation:
    """What is being evaluated, outermost first."""

    __slots__ = ("gains", "modifiers", "plays", "types")

    def __init__(self) -> None:
        """Begin with nothing."""
        self.modifiers: list[Entry] = []
        """constant-ability.3: modifiers whose condition is being looked at, or that are being applied."""
        self.gains: list[Gains] = []
        """gain.4: gained abilities of which it is being asked who has them."""
        self.plays: list[int] = []
        """playing.1: cards that let others be played, and are being weighed."""
        self.types: dict[int, str] | None = None
        """card-types.1: the cards that became another type, as far as that is found by now."""


@contextmanager
def evaluating(under_way: list[T], each: T) -> Iterator[None]:
    """Hold something as being evaluated."""
    under_way.append(each)
    try:
        yield
    finally:
        under_way.pop()
