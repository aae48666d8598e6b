"""The bench judges fairly: turns alternate, medians count, bars are met or missed. No time is asserted."""

import pytest

from bench import GAMES, house
from bench.measure import Bar, Contestant, Tally, compare, middle


def contestant(name: str, rates: list[int], diary: list[str]) -> Contestant:
    """Return a contestant that reaches these rates, heat by heat; its warm-up counts 999 a second."""
    left = [999, *rates]

    def heat(seconds: float) -> Tally:
        diary.append(name)
        return Tally(done=left.pop(0), seconds=1.0, aside=2)

    return heat


def bar(ours: list[int], theirs: list[int], limit: float, cost: bool, diary: list[str]) -> Bar:
    return Bar(
        "play", "decisions", contestant("A", ours, diary), contestant("B", theirs, diary), limit, cost=cost
    )


def test_contestants_take_turns() -> None:
    diary: list[str] = []
    compare(bar([1, 1, 1], [1, 1, 1], 1, False, diary), heats=3, seconds=1)
    assert "".join(diary) == "ABABABAB"


def test_the_median_of_the_ratios_counts_and_not_the_ratio_of_the_medians() -> None:
    result = compare(bar([10, 40, 90], [10, 20, 100], 1, False, []), heats=3, seconds=1)
    assert (result.lowest, result.ratio, result.highest) == (0.9, 1.0, 2.0)


def test_a_rate_must_reach_its_bar() -> None:
    assert compare(bar([10], [10], 1, False, []), heats=1, seconds=1).met
    assert not compare(bar([9], [10], 1, False, []), heats=1, seconds=1).met


def test_a_cost_must_stay_below_its_bar() -> None:
    slower = compare(bar([10], [30], 3, True, []), heats=1, seconds=1)
    assert (slower.ratio, slower.met) == (3.0, True)
    assert not compare(bar([10], [31], 3, True, []), heats=1, seconds=1).met


def test_what_is_not_counted_is_given_for_each_unit_that_is() -> None:
    assert compare(bar([4, 4], [1, 1], 1, False, []), heats=2, seconds=1).aside == (0.5, 2.0)


def test_the_middle_of_a_game_lies_within_it() -> None:
    assert [list(middle(length)) for length in (1, 4, 40)] == [[0, 0, 0], [1, 2, 3], [10, 20, 30]]


@pytest.mark.parametrize("game", GAMES)
def test_our_contestants_really_play_copy_and_sample(game: str) -> None:
    contestants = (house.random_play, house.copies, house.samples)
    assert all(make(game, seats=4)(0.01).done > 0 for make in contestants)
