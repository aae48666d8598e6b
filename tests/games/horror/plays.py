"""Whole matches of a scenario, played at random or by the bot, and what must hold in all of them.

Not for what a scenario itself does.
"""

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from miskatonic.core import conformance
from miskatonic.core.bot import look
from miskatonic.core.rng import Rng
from miskatonic.core.trial import Position, random_answer
from miskatonic.games.horror import thumb
from miskatonic.games.horror.game import GAME
from miskatonic.games.horror.options import DIFFICULTIES
from miskatonic.games.horror.state import Horror

MANY = 20_000
"""No match takes so many answers."""


def laid_out(scenario: str, number: int, **more: Any) -> Position:
    """Return a match by its number: one to four investigators, on every difficulty."""
    difficulty = DIFFICULTIES[number // 4 % len(DIFFICULTIES)]
    options = GAME.options(scenario=scenario, seats=1 + number % 4, difficulty=difficulty, **more)
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


def ends_complete(position: Position) -> None:
    """Play to the end at random; every card is in exactly one zone then."""
    for _ in at_random(position):
        pass
    complete(position.state)


def complete(g: Horror) -> None:
    """Assert that every card is in exactly one zone."""
    lying = sorted(card for pile in g.piles.values() for card in pile)
    assert lying == [card.id for card in g.cards]
    assert all(g.cards[card].zone == zone for zone, pile in g.piles.items() for card in pile)


def the_bot_ends(position: Position) -> None:
    """Let the bot play to the end."""
    g: Horror = position.state
    for _ in range(MANY):
        if g.outcome is not None:
            break
        seat = next(iter(g.asks()))
        g.answer(seat, thumb.decide(look(GAME, g, seat, position.dice)))
    assert g.outcome is not None
    complete(g)


def tells_nobody_anything(position: Position, number: int, within: int, looks: int) -> None:
    """Look at what is hidden at the beginning, and at a few moments of so many answers."""
    dice = random.Random(number)
    moments = {0, *(dice.randrange(within) for _ in range(looks))}
    for answered in at_random(position):
        if answered in moments:
            conformance.check_secrets(position)
            conformance.check_sample(position, dice.randrange(len(position.state.people)))
        if answered > max(moments):
            return


def goes_on_the_same(position: Position, answers: int = 25) -> None:
    """Save after so many answers; what was loaded plays on as the match does."""
    for answered in at_random(position):
        if answered == answers:
            break
    loaded = msgspec.json.decode(msgspec.json.encode(position.state), type=Horror)
    twin = Position(GAME, position.options, loaded, position.dice.copy(), ())
    for each in (position, twin):
        for _ in at_random(each):
            pass
    assert msgspec.json.encode(twin.state) == msgspec.json.encode(position.state)
