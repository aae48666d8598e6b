"""Which bots there are, and how they are asked for."""

import pytest

from miskatonic import bots, games
from miskatonic.bots.search import SearchBot


def test_ritual_is_played_by_general_bots_and_its_own() -> None:
    assert bots.names("ritual") == ("random", "simple", "belief", "search")


@pytest.mark.parametrize("name", bots.names("ritual"))
def test_every_name_stands_for_a_bot(name: str) -> None:
    assert callable(bots.get("ritual", name).choose)


@pytest.mark.parametrize("game", games.NAMES)
def test_a_level_is_a_number_of_simulations_and_the_game_says_the_usual_one(game: str) -> None:
    for name, budget in (("search:31", 31), ("search", games.guide(game).budget)):
        bot = bots.get(game, name)
        assert isinstance(bot, SearchBot)
        assert bot.budget == budget


@pytest.mark.parametrize("name", ["genius", "", "search:", "search:0", "search:-5", "search:²", "belief:3"])
def test_a_bot_that_does_not_exist_is_refused(name: str) -> None:
    with pytest.raises(KeyError, match="there is no bot called"):
        bots.get("ritual", name)


def test_a_bot_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(KeyError, match="there is no game called"):
        bots.get("solitaire", "random")
