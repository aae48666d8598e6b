"""Smoke and Mirrors from beginning to end: nothing sticks or is lost, and nobody learns who hides where."""

from functools import partial

import pytest

from tests.games.horror import plays

laid_out = partial(plays.laid_out, "smoke_and_mirrors")


@pytest.mark.parametrize("number", range(4))
def test_random_play_comes_to_an_end_and_loses_nothing(number: int) -> None:
    plays.ends_complete(laid_out(number))


@pytest.mark.parametrize("number", [5, 6])
def test_what_is_hidden_tells_nobody_anything(number: int) -> None:
    plays.tells_nobody_anything(laid_out(number), number, within=60, looks=2)


def test_the_bot_comes_to_an_end() -> None:
    plays.the_bot_ends(laid_out(16))


def test_saved_in_the_middle_it_goes_on_the_same() -> None:
    plays.goes_on_the_same(laid_out(9))


@pytest.mark.soak
def test_long_random_play_comes_to_an_end_and_loses_nothing() -> None:
    for number in range(1000, 1200):
        plays.ends_complete(laid_out(number))
