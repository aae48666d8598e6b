"""Queen of Ash from beginning to end: nothing sticks or is lost, and nobody learns which tunnel is which."""

from functools import partial
from typing import Any

import pytest

from miskatonic.core.trial import Position
from miskatonic.games.horror.rules import moving
from miskatonic.games.horror.state import Horror
from tests.games.horror import plays

TROUBLE = {"campaign": "brethren_of_ash", "log": [{"what": "stirred-trouble"}, {"what": "scoured-arkham"}]}
laid_out = partial(plays.laid_out, "queen_of_ash")


def in_the_cistern(position: Position) -> Position:
    """Let the first investigator come to the cistern, whatever it costs, as soon as a turn has begun."""
    g: Horror = position.state
    for _ in plays.at_random(position):
        if g.phase == "investigation" and next(iter(g.asks().values())).kind == "turn":
            break
    cistern = next(card for card in g.pile("map") if g.print(card).name[0] == "Underground Cistern")
    g.pending.clear()
    moving.move(g, g.active, cistern)
    g.run()
    return position


@pytest.mark.parametrize(("number", "more"), [(0, {}), (1, {"chapter": TROUBLE}), (6, {}), (15, {})])
def test_random_play_comes_to_an_end_and_loses_nothing(number: int, more: dict[str, Any]) -> None:
    plays.ends_complete(laid_out(number, **more))


@pytest.mark.parametrize("number", range(4))
def test_random_play_in_the_cistern_comes_to_an_end_and_loses_nothing(number: int) -> None:
    plays.ends_complete(in_the_cistern(laid_out(number)))


@pytest.mark.parametrize("number", [1, 6])
def test_which_tunnel_is_which_tells_nobody_anything(number: int) -> None:
    plays.tells_nobody_anything(laid_out(number), number, within=40, looks=3)


def test_the_bot_comes_to_an_end() -> None:
    plays.the_bot_ends(laid_out(18))


def test_saved_in_the_middle_it_goes_on_the_same() -> None:
    plays.goes_on_the_same(laid_out(9))
