"""Many matches between bots, counted the same every time."""

from typing import Any

import pytest

from miskatonic.core.game import BadOptions
from miskatonic.core.rng import Rng
from miskatonic.lab.simulate import Simulation, match_chance, play_all, quantile, simulate


def run(**changed: Any) -> Simulation:
    given: dict[str, Any] = {"games": 20, "bots": ["random"], "options": {}, "seed": 1, **changed}
    return simulate("ritual", **given)


def counts(result: Simulation) -> tuple[Any, ...]:
    return result.decisions, result.per_game, result.spread, result.sides, result.wins, result.winners


def test_a_seed_repeats_its_matches() -> None:
    assert counts(run()) == counts(run())
    assert counts(run()) != counts(run(seed=2))


def test_any_number_of_workers_plays_the_same_matches() -> None:
    assert counts(run(workers=2)) == counts(run())


def test_more_matches_begin_with_the_same_ones() -> None:
    few, many = (list(play_all("ritual", [["random"] * 5], games, {}, 1, 1, None)) for games in (5, 12))
    assert many[:5] == few


def test_every_match_has_a_chance_of_its_own() -> None:
    assert len({match_chance(1, number).state for number in range(100)}) == 100
    assert match_chance(1, 7) == match_chance(1, 7)
    assert match_chance(1, 0) != Rng.seeded(1)


def test_all_is_counted() -> None:
    result = run(games=30, options={"seats": 3})
    assert sum(result.winners.values()) == 30
    assert sum(number * games for number, games in result.winners.items()) == sum(result.wins)
    assert len(result.wins) == 3
    assert result.per_game["rounds"] >= 1
    assert result.decisions_per_second == pytest.approx(result.decisions / result.seconds)
    assert result.games_per_second == pytest.approx(30 / result.seconds)


def test_numbers_are_counted_with_their_mean() -> None:
    result = run(games=30)
    assert sum(result.spread["rounds"].values()) == 30
    total = sum(number * count for number, count in result.spread["rounds"].items())
    assert result.per_game["rounds"] == pytest.approx(total / 30)


def test_kinds_of_matches_and_wins_of_sides_are_counted() -> None:
    result = simulate("fate", games=12, bots=["random"], options={"seats": 3}, seed=1)
    assert sum(result.marks["ending"].values()) == 12
    assert sum(tally.played for tally in result.sides["god"].values()) == 36
    for sides in result.sides.values():
        assert sum(tally.won for tally in sides.values()) == sum(result.wins)
    assert [tally.played for tally in result.sides["order"].values()] == [12, 12, 12]


@pytest.mark.parametrize(("share", "number"), [(0.05, 4), (0.5, 4), (0.8, 4), (0.81, 5), (0.95, 5), (1.0, 7)])
def test_a_quantile_is_the_number_that_a_share_does_not_exceed(share: float, number: int) -> None:
    assert quantile({7: 1, 4: 80, 5: 19}, share) == number


def test_fewer_bots_than_seats_sit_again_and_again() -> None:
    assert run(bots=["random", "simple"]).bots == ("random", "simple", "random", "simple", "random")


def test_progress_is_told_up_to_the_last_match() -> None:
    heard: list[int] = []
    run(progress=heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == 20


def test_nothing_is_played_with_wrong_options_or_unknown_bots() -> None:
    with pytest.raises(BadOptions):
        run(options={"seats": 9})
    with pytest.raises(KeyError):
        run(bots=["random", "genius"])
    with pytest.raises(ValueError, match="a seed is a number"):
        run(seed=-1)
