"""The balance of Fate is judged fairly: what lies outside a bar is missed, what lies on it is met."""

from pathlib import Path
from typing import Any

import pytest

from bench.balance import Line, endings, gods, length, rows, seats, write_table
from miskatonic.core.text import Text
from miskatonic.lab.simulate import Simulation, Tally


def counted(**found: Any) -> Simulation:
    """Return what came out of a hundred matches, fair but for what is named."""
    fair: dict[str, Any] = {
        "spread": {"rounds": {8: 60, 12: 40}},
        "marks": {"ending": {"ending-win": 80, "ending-loss": 20}},
        "sides": {"god": {"god-hastur": Tally(100, 25)}, "order": {"order-1": Tally(100, 60)}},
        "wins": (25, 25, 25, 25),
    }
    fields = dict.fromkeys(Simulation.__struct_fields__, 0)
    return Simulation(**{**fields, "games": 100, **fair, **found})


def say(text: Text) -> str:
    return text.id


@pytest.mark.parametrize(
    ("rounds", "met"), [({8: 60, 7: 40}, True), ({7: 60, 8: 40}, False), ({20: 60}, True), ({21: 60}, False)]
)
def test_the_median_game_must_be_neither_short_nor_long(rounds: dict[int, int], met: bool) -> None:
    median, *_ = length(counted(spread={"rounds": rounds}))
    assert median.met == met


def test_an_ending_that_never_came_is_missed() -> None:
    lines = list(endings(counted(marks={"ending": {"ending-win": 100}}), say))
    assert [line.met for line in lines] == [True, False]


@pytest.mark.parametrize(("won", "met"), [(14, False), (15, True), (35, True), (36, False)])
def test_no_god_may_win_too_often_or_too_seldom(won: int, met: bool) -> None:
    sides = {"god": {"god-hastur": Tally(100, won)}, "order": {}}
    assert [line.met for line in gods(counted(sides=sides), say)] == [met]


def test_no_seat_may_win_too_often_but_the_order_of_turns_is_only_told() -> None:
    lines = list(seats(counted(wins=(33, 32, 20, 15)), say))
    assert [line.met for line in lines] == [False, True, True, True, None]


def test_the_table_replaces_the_one_before_and_nothing_else(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("above\n<!-- balance -->\nold\n<!-- end of balance -->\nbelow\n", "utf-8")
    write_table(page, rows([Line("this", "at most 3", "4", met=False)]))
    told = page.read_text("utf-8").splitlines()
    assert told[0] == "above"
    assert told[-3:] == ["| this | at most 3 | 4 | **missed** |", "<!-- end of balance -->", "below"]
    assert "old" not in told
