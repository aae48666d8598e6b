"""A small seeded random generator whose whole state is one integer.

Specification (format version 1, the same on every machine and Python version):

* The state is `seed * 2**64 + counter`; a new generator starts at counter 0. Seeds are 0 … 2**256 - 1.
* A block is `BLAKE2b-512` of the state, written as 40 bytes big-endian, read as one big-endian integer
  below 2**512. Every block drawn adds 1 to the counter.
* A number below `n` is `block % n`, where blocks at or above the largest multiple of `n` are thrown away
  and drawn again. So every number is exactly equally likely: no bias.
* A shuffle is Fisher–Yates from the end. The bounds n, n-1, … of up to 32 swaps are multiplied, one number
  below their product is drawn, and `divmod` splits it into the swap places, first swap first.

The generator is cryptographic: who has seen some cards cannot compute the next ones. It is not for
keys or tokens; those come from `secrets`.
"""

from collections.abc import MutableSequence, Sequence
from functools import cache
from hashlib import blake2b
from math import prod
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

SEED_BITS = 256
_BLOCK = 1 << 512
_SWAPS = 32


class Rng(msgspec.Struct):
    """A generator; `state` is all there is to it."""

    state: int

    @classmethod
    def seeded(cls, seed: int) -> "Rng":
        """Return a generator at the start of the stream of `seed`."""
        if not 0 <= seed < 1 << SEED_BITS:
            raise ValueError(f"a seed is a number from 0 to 2**{SEED_BITS} - 1")
        return cls(seed << 64)

    def copy(self) -> "Rng":
        """Return a generator that goes on as this one would."""
        return Rng(self.state)

    def below(self, n: int) -> int:
        """Draw a number from 0 to n - 1, all equally likely; n is at most 2**512."""
        if not 0 < n <= _BLOCK:
            raise ValueError(f"there is no number from 0 to {n} - 1 to be drawn from one block")
        while True:
            block = int.from_bytes(blake2b(self.state.to_bytes(40, "big")).digest(), "big")
            self.state += 1
            if block < _BLOCK - _BLOCK % n:
                return block % n

    def choice(self, items: Sequence[T]) -> T:
        """Draw one of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Put the items, at most 2**16 of them, into a random order, in place."""
        end = len(items)
        while end > 1:
            stop = max(end - _SWAPS, 1)
            number = self.below(_orders(end, stop))
            for last in range(end - 1, stop - 1, -1):
                number, place = divmod(number, last + 1)
                items[last], items[place] = items[place], items[last]
            end = stop

    def fork(self) -> "Rng":
        """Return a new generator seeded from this one; nothing of either tells about the other."""
        return Rng(self.below(1 << SEED_BITS) << 64)


@cache
def _orders(end: int, stop: int) -> int:
    """Return in how many ways the places `end` down to `stop + 1` can be filled by swaps."""
    return prod(range(stop + 1, end + 1))
