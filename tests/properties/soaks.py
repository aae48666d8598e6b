"""Long random play in blocks: each is a test of its own, so that `make soak` shows how far it has come."""

import pytest

BLOCK = 50
"""How many boxes a block plays."""


def in_blocks(first: int, count: int) -> pytest.MarkDecorator:
    """Return a mark that plays so many boxes for each number of seats, in blocks from `first` on."""
    starts = range(first, first + count, BLOCK)
    return pytest.mark.parametrize(
        ("seats", "first"), [(seats, start) for start in starts for seats in (1, 2, 3, 4)]
    )
