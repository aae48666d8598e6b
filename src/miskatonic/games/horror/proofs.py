"""How a test says which card it is about: `@matters` plays it where it counts, `@refused` where it must not.

Not for clauses: those have `@rule`. `miskatonic horror cards --coverage` reads both.
"""

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def matters(*codes: str) -> Callable[[F], F]:
    """Mark a test that plays these cards in a position where their abilities matter."""

    def mark(test: F) -> F:
        test.__dict__["matters"] = codes
        return test

    return mark


def refused(*codes: str) -> Callable[[F], F]:
    """Mark a test in which these cards, or their abilities, must not be allowed."""

    def mark(test: F) -> F:
        test.__dict__["refused"] = codes
        return test

    return mark
