"""What the properties share as fixtures."""

import random

import pytest


@pytest.fixture
def new_seed() -> int:
    """Return a seed that was never used; shown if the test fails."""
    seed = random.SystemRandom().getrandbits(32)
    print("seed", seed)
    return seed
