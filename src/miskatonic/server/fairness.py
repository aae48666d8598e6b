"""Who is served next where many wait for few workers: a queue that is fair to tables and persons. Pure.

Whoever needs little goes first, and whoever wants much at once waits for himself: a claim is due after a
hundred times what all claims of its table, or of its person, need that have come so far. What is due
earliest is taken; time is what the workers have worked. So nobody waits for ever: sooner or later everything
that comes is due later. The same claims in the same order are always taken in the same order. Not for the
workers themselves (see `workers`).
"""

from collections import Counter
from typing import Generic, TypeVar

import msgspec

PATIENCE = 100
"""Who has waited so many times as long as he needs goes before everybody who comes now."""
LATER = 3600.0
"""So many seconds of work may come before something that nobody waits for."""

T = TypeVar("T")


class Claim(msgspec.Struct, frozen=True):
    """Who wants something worked out, and what it takes by experience."""

    table: str = ""
    person: str = ""
    seconds: float = 0.01
    awaited: bool = True
    """Whether somebody is there who waits for it."""


class FairQueue(Generic[T]):
    """What waits, and what its tables and persons have under way."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self._waiting: list[tuple[float, int, Claim, T]] = []
        self._owed: Counter[tuple[str, str]] = Counter()
        """Millionths of seconds that a table or a person has waiting or under way; sums come out even."""
        self._worked = 0.0
        self._arrived = 0

    def __len__(self) -> int:
        """Return how much waits."""
        return len(self._waiting)

    def put(self, claim: Claim, item: T) -> None:
        """Let something wait its turn."""
        for whose in _accounts(claim):
            self._owed[whose] += _millionths(claim)
        owed = max((self._owed[whose] for whose in _accounts(claim)), default=_millionths(claim)) / 1e6
        due = self._worked + PATIENCE * owed + (0 if claim.awaited else LATER)
        self._arrived += 1
        self._waiting.append((due, self._arrived, claim, item))

    def take(self) -> tuple[Claim, T]:
        """Take out what is due first; of several, what came first. Call `done` when it is."""
        first = min(self._waiting, key=lambda each: each[:2])
        self._waiting.remove(first)
        return first[2], first[3]

    def drop(self, item: T) -> None:
        """Forget something that waits in vain."""
        for each in [each for each in self._waiting if each[3] is item]:
            self._waiting.remove(each)
            self.done(each[2], 0)

    def done(self, claim: Claim, seconds: float) -> None:
        """Note that something which was taken out is done, and how long it really took."""
        self._worked += seconds
        for whose in _accounts(claim):
            self._owed[whose] -= _millionths(claim)
            if not self._owed[whose]:
                del self._owed[whose]


def _accounts(claim: Claim) -> list[tuple[str, str]]:
    """Return what a claim is put down to; nobody's is put down to nobody."""
    return [each for each in (("table", claim.table), ("person", claim.person)) if each[1]]


def _millionths(claim: Claim) -> int:
    return max(1, round(claim.seconds * 1e6))
