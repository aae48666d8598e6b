"""The balance of Cultists is judged fairly, and each team is played by its own bot."""

import pytest

from bench.balance_cultists import ByTeam, Found, comparison, endings, summed, wins, within
from miskatonic.core.bot import Sight, look
from miskatonic.core.game import Choice
from miskatonic.core.rng import Rng
from miskatonic.games.cultists.game import GAME
from miskatonic.lab.arena import wilson
from tests.games.cultists.positions import P1, P5, table, to_act


def found(investigators: str, eliminated: int, games: int = 100) -> Found:
    """Return matches of which the investigators won so many."""
    ended = {"eliminated": eliminated, "claim-right": games - eliminated}
    return Found(5, investigators, games, ended, {4: games - 1, 9: 1})


class Says:
    """A bot with one answer."""

    def __init__(self, answer: str) -> None:
        self.answer = answer

    def choose(self, sight: Sight) -> Choice:
        return self.answer


@pytest.mark.parametrize(("seat", "answer"), [(P1, "one"), (P5, "other")])
def test_each_team_is_played_by_its_own_bot(seat: int, answer: str) -> None:
    g = table(5)
    to_act(g, seat)
    assert ByTeam(Says("one"), Says("other")).choose(look(GAME, g, seat, Rng.seeded(1))) == answer


@pytest.mark.parametrize(("won", "met"), [(34, False), (35, True), (65, True), (66, False)])
def test_no_team_may_win_too_often(won: int, met: bool) -> None:
    assert within(wilson(won, 100)) == met


def test_belief_is_better_for_certain_only_if_the_intervals_lie_apart() -> None:
    assert comparison(wilson(60, 100), wilson(50, 100)) == "+10.0, intervals overlap"
    assert comparison(wilson(600, 1000), wilson(500, 1000)) == "+10.0, intervals apart"


def test_wins_of_all_player_counts_are_added_up() -> None:
    thinking, simple = summed(
        [found("belief", 60), found("simple", 40), found("belief", 40), found("simple", 20)]
    )
    assert (thinking.share, simple.share) == (0.5, 0.3)


def test_the_table_tells_wins_verdict_and_rounds() -> None:
    row = wins([found("belief", 66), found("simple", 30)]).splitlines()[2]
    assert row.startswith("| 5 | 66.0 %")
    assert "**missed**" in row
    assert row.endswith("| 4 (5 % to 95 %: 4 to 4) |")


def test_an_ending_that_never_came_is_told_too() -> None:
    told = endings([found("belief", 60), found("simple", 60)], lambda text: text.id)
    assert "| ending-eliminated | 60.0 % |" in told
    assert "| ending-clock | 0.0 % |" in told
