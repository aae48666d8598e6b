"""The generator does what its specification says, on every machine, without bias."""

import hashlib
import pickle
from collections import Counter
from itertools import permutations
from math import prod

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from miskatonic.core.rng import Rng

seeds = st.integers(0, 2**256 - 1)


class Specified:
    """The specification, written a second time and as plainly as possible."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.counter = 0

    def block(self) -> int:
        written = self.seed.to_bytes(32, "big") + self.counter.to_bytes(8, "big")
        self.counter += 1
        return int(hashlib.new("blake2b512", written).hexdigest(), 16)

    def below(self, n: int) -> int:
        multiples = 2**512 // n
        block = self.block()
        while block >= multiples * n:
            block = self.block()
        return block % n

    def shuffle(self, items: list[int]) -> None:
        bounds = list(range(len(items), 1, -1))
        for start in range(0, len(bounds), 32):
            swaps = bounds[start : start + 32]
            number = self.below(prod(swaps))
            for bound in swaps:
                place = number % bound
                number //= bound
                items[bound - 1], items[place] = items[place], items[bound - 1]


def test_the_stream_is_the_same_forever() -> None:
    rng = Rng.seeded(2026)
    assert [rng.below(1000) for _ in range(8)] == [295, 425, 778, 491, 629, 390, 576, 292]
    cards = list(range(22))
    rng.shuffle(cards)
    assert cards == [9, 11, 10, 5, 14, 17, 1, 7, 6, 2, 19, 4, 20, 15, 13, 16, 0, 12, 18, 8, 3, 21]
    assert rng.state == (2026 << 64) + 9


@given(seeds, st.lists(st.integers(1, 2**512), max_size=5))
def test_numbers_follow_the_specification(seed: int, bounds: list[int]) -> None:
    rng, specified = Rng.seeded(seed), Specified(seed)
    assert [rng.below(n) for n in bounds] == [specified.below(n) for n in bounds]


@given(seeds, st.integers(0, 100))
def test_shuffles_follow_the_specification(seed: int, size: int) -> None:
    rng, specified = Rng.seeded(seed), Specified(seed)
    mine, theirs = list(range(size)), list(range(size))
    rng.shuffle(mine)
    specified.shuffle(theirs)
    assert mine == theirs


def test_blocks_that_would_favour_small_numbers_are_thrown_away() -> None:
    n = 2**511 + 1  # nearly every second block is too large
    rng = Rng.seeded(1)
    drawn = [rng.below(n) for _ in range(100)]
    assert max(drawn) < n
    assert rng.state - (1 << 64) > 150


@given(seeds, st.integers(1, 2**512))
def test_numbers_stay_below_their_bound(seed: int, n: int) -> None:
    assert 0 <= Rng.seeded(seed).below(n) < n


@pytest.mark.parametrize("n", [0, -1, -(2**512), 2**512 + 1])
def test_an_impossible_bound_is_refused_and_draws_nothing(n: int) -> None:
    rng = Rng.seeded(1)
    with pytest.raises(ValueError, match="no number"):
        rng.below(n)
    assert rng == Rng.seeded(1)


def test_nothing_can_be_drawn_from_nothing() -> None:
    with pytest.raises(ValueError, match="no number"):
        Rng.seeded(1).choice([])


def test_a_shuffle_too_long_for_its_blocks_is_refused() -> None:
    with pytest.raises(ValueError, match="no number"):
        Rng.seeded(1).shuffle(list(range(70_000)))


@pytest.mark.parametrize("seed", [-1, 2**256])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="seed"):
        Rng.seeded(seed)


@pytest.mark.parametrize("size", [2, 3, 4])
def test_all_orders_are_equally_likely(size: int) -> None:
    rng = Rng.seeded(7)
    draws = 20_000
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(draws):
        items = list(range(size))
        rng.shuffle(items)
        counts[tuple(items)] += 1
    orders = list(permutations(range(size)))
    expected = draws / len(orders)
    distance = sum((counts[order] - expected) ** 2 / expected for order in orders)
    assert distance < {2: 10.8, 3: 20.5, 4: 49.7}[size]  # one stream in a thousand would be further off


@given(seeds, st.integers(0, 80))
def test_a_shuffle_loses_nothing(seed: int, size: int) -> None:
    items = list(range(size))
    Rng.seeded(seed).shuffle(items)
    assert sorted(items) == list(range(size))


@given(seeds, st.integers(0, 5))
def test_one_integer_is_all_there_is_to_it(seed: int, drawn: int) -> None:
    rng = Rng.seeded(seed)
    for _ in range(drawn):
        rng.below(6)
    twins = [
        Rng(rng.state),
        rng.copy(),
        pickle.loads(pickle.dumps(rng)),
        msgspec.json.decode(msgspec.json.encode(rng), type=Rng),
    ]
    expected = rng.below(2**256)
    assert [twin.below(2**256) for twin in twins] == [expected] * 4


def test_a_copy_goes_its_own_way() -> None:
    rng = Rng.seeded(3)
    twin = rng.copy()
    rng.below(6)
    assert twin.state == 3 << 64


def test_a_fork_is_seeded_from_the_stream() -> None:
    rng, specified = Rng.seeded(5), Specified(5)
    assert rng.fork() == Rng.seeded(specified.below(2**256))
    assert rng.state == (5 << 64) + 1
