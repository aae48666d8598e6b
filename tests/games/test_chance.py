"""Nothing is left to chance without a proof that chance decides it, and among what."""

from pathlib import Path

import pytest

from miskatonic import games
from tests.chance import calls_in, proven


@pytest.mark.parametrize("game", games.NAMES)
def test_every_call_of_the_generator_in_the_rules_is_proven(game: str) -> None:
    calls = calls_in(game)
    assert calls, "no rule of this game uses chance?"
    said = proven(Path(__file__).parent / game)
    assert (sorted(calls - said), sorted(said - calls)) == ([], [])
