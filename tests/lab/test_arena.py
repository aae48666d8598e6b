"""Tournaments: every bot in every seat, and shares with their intervals."""

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from miskatonic.core.game import BadOptions
from miskatonic.lab.arena import arena, by_match, wilson
from miskatonic.lab.simulate import play_all


def test_every_bot_sits_in_every_seat_equally_often(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []

    def watched(game: str, seatings: Any, *args: Any) -> Any:
        seen.extend(seatings)
        return play_all(game, seatings, *args)

    monkeypatch.setattr("miskatonic.lab.arena.play_all", watched)
    arena("ritual", bots=["simple", "random", "random"], games=6, options={}, seed=1)
    for seat in range(5):
        assert Counter(seating[seat] for seating in seen) == {"simple": 1, "random": 2}


def test_every_seat_wins_or_loses() -> None:
    result = arena("ritual", bots=["simple", "random"], games=20, options={}, seed=1)
    assert [each.bot for each in result.standings] == ["simple", "random"]
    for each in result.standings:
        assert each.wins.of == each.losses.of == 50
        assert each.wins.count + each.losses.count == 50


def test_a_name_may_stand_several_times() -> None:
    result = arena("ritual", bots=["simple", *["random"] * 4], games=10, options={}, seed=1)
    assert [each.wins.of for each in result.standings] == [10, 40]


def test_a_seed_repeats_the_tournament_on_any_number_of_workers() -> None:
    first, second = (
        arena("ritual", bots=["simple", "random"], games=20, options={"seats": 3}, seed=4, workers=workers)
        for workers in (1, 2)
    )
    assert first == second


def test_the_tournament_shows_who_plays_better() -> None:
    result = arena("ritual", bots=["belief", "simple"], games=40, options={}, seed=1)
    belief, simple = result.standings
    assert belief.losses.high < simple.losses.low


def test_nothing_is_played_with_wrong_options_or_unknown_bots() -> None:
    with pytest.raises(BadOptions):
        arena("ritual", bots=["random"], games=5, options={"seats": 2}, seed=1)
    with pytest.raises(KeyError):
        arena("ritual", bots=["genius"], games=5, options={}, seed=1)


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662)],
)
def test_wilsons_interval(count: int, of: int, low: float, high: float) -> None:
    share = wilson(count, of)
    assert share.share == count / of
    assert share.low == pytest.approx(low, abs=1e-4)
    assert share.high == pytest.approx(high, abs=1e-4)


def test_nothing_counted_says_nothing() -> None:
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)


def test_seats_that_win_together_say_no_more_than_one_of_them() -> None:
    together, alone = by_match([(2, 2)] * 10 + [(0, 2)] * 10), wilson(10, 20)
    assert (together.count, together.of) == (20, 40)
    assert together.low == pytest.approx(alone.low, abs=0.01)
    assert together.high == pytest.approx(alone.high, abs=0.01)


def test_where_one_of_two_always_wins_the_matches_count() -> None:
    assert by_match([(1, 2)] * 20) == msgspec.structs.replace(wilson(10, 20), count=20, of=40)


def test_single_seats_are_as_sure_as_they_are_many() -> None:
    share = by_match([(1, 1)] * 30 + [(0, 1)] * 70)
    assert share.low == pytest.approx(wilson(30, 100).low, abs=0.001)


def test_who_always_wins_is_as_sure_of_it_as_there_are_matches() -> None:
    assert by_match([(2, 2)] * 10) == msgspec.structs.replace(wilson(10, 10), count=20, of=20)
    assert by_match([]) == wilson(0, 0)


def test_intervals_hold_the_true_share_as_often_as_they_say() -> None:
    """Three seats of a match win or lose together half of the time: 95 of 100 intervals hold the share."""
    held, seats_alone = 0, 0
    for seed in range(400):
        dice = random.Random(seed)
        counts = []
        for _ in range(60):
            if dice.random() < 0.5:
                counts.append((3 * (dice.random() < 0.3), 3))
            else:
                counts.append((sum(dice.random() < 0.3 for _ in range(3)), 3))
        share = by_match(counts)
        naive = wilson(share.count, share.of)
        held += share.low <= 0.3 <= share.high
        seats_alone += naive.low <= 0.3 <= naive.high
    assert held / 400 > 0.92 > seats_alone / 400
