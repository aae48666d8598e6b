"""Queen of Ash from beginning to end: nothing sticks or is lost, and nobody learns which tunnel is which."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from miskatonic.core import conformance
from miskatonic.core.bot import look
from miskatonic.core.rng import Rng
from miskatonic.core.trial import Position, random_answer
from miskatonic.games.horror import thumb
from miskatonic.games.horror.game import GAME
from miskatonic.games.horror.options import DIFFICULTIES
from miskatonic.games.horror.rules import moving
from miskatonic.games.horror.state import Horror

MANY = 20_000
"""No match takes so many answers."""
TROUBLE = {"campaign": "brethren_of_ash", "log": [{"what": "stirred-trouble"}, {"what": "scoured-arkham"}]}


def laid_out(number: int, **more: Any) -> Position:
    """Return a match by its number: one to four investigators, on every difficulty."""
    difficulty = DIFFICULTIES[number // 4 % len(DIFFICULTIES)]
    options = GAME.options(scenario="queen_of_ash", seats=1 + number % 4, difficulty=difficulty, **more)
    g = GAME.new(options, number)
    return Position(GAME, options, g, Rng.seeded(number), g.opening)


def at_random(position: Position) -> Iterator[int]:
    """Answer at random to the end; yield after each answer how many there were."""
    g: Horror = position.state
    for number in range(MANY):
        if g.outcome is not None:
            return
        g.answer(*random_answer(g.asks(), position.dice))
        yield number
    raise AssertionError("it does not end")


def complete(g: Horror) -> None:
    """Assert that every card is in exactly one zone."""
    lying = sorted(card for pile in g.piles.values() for card in pile)
    assert lying == [card.id for card in g.cards]
    assert all(g.cards[card].zone == zone for zone, pile in g.piles.items() for card in pile)


def in_the_cistern(position: Position) -> Position:
    """Let the first investigator come to the cistern, whatever it costs, as soon as a turn has begun."""
    g: Horror = position.state
    for _ in at_random(position):
        if g.phase == "investigation" and next(iter(g.asks().values())).kind == "turn":
            break
    cistern = next(card for card in g.pile("map") if g.print(card).name[0] == "Underground Cistern")
    g.pending.clear()
    moving.move(g, g.active, cistern)
    g.run()
    return position


@pytest.mark.parametrize(("number", "more"), [(0, {}), (1, {"chapter": TROUBLE}), (6, {}), (15, {})])
def test_random_play_comes_to_an_end_and_loses_nothing(number: int, more: dict[str, Any]) -> None:
    position = laid_out(number, **more)
    for _ in at_random(position):
        pass
    complete(position.state)


@pytest.mark.parametrize("number", range(4))
def test_random_play_in_the_cistern_comes_to_an_end_and_loses_nothing(number: int) -> None:
    position = in_the_cistern(laid_out(number))
    for _ in at_random(position):
        pass
    complete(position.state)


@pytest.mark.parametrize("number", [1, 6])
def test_which_tunnel_is_which_tells_nobody_anything(number: int) -> None:
    position, dice = laid_out(number), random.Random(number)
    moments = {0, *(dice.randrange(40) for _ in range(3))}
    for answered in at_random(position):
        if answered in moments:
            conformance.check_secrets(position)
            conformance.check_sample(position, dice.randrange(len(position.state.people)))
        if answered > max(moments):
            return


def test_the_bot_comes_to_an_end() -> None:
    position = laid_out(18)
    g: Horror = position.state
    for _ in range(MANY):
        if g.outcome is not None:
            break
        seat = next(iter(g.asks()))
        g.answer(seat, thumb.decide(look(GAME, g, seat, position.dice)))
    assert g.outcome is not None
    complete(g)


def test_saved_in_the_middle_it_goes_on_the_same() -> None:
    position = laid_out(9)
    for answered in at_random(position):
        if answered == 25:
            break
    loaded = msgspec.json.decode(msgspec.json.encode(position.state), type=Horror)
    twin = Position(GAME, position.options, loaded, position.dice.copy(), ())
    for each in (position, twin):
        for _ in at_random(each):
            pass
    assert msgspec.json.encode(twin.state) == msgspec.json.encode(position.state)
