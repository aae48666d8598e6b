"""A bot knows nothing that its seat cannot know, and plays the same whatever it cannot see."""

from collections.abc import Iterator
from typing import Any

import pytest

from miskatonic import bots, games
from miskatonic.core.bot import look
from miskatonic.core.rng import Rng

TABLES: tuple[dict[str, Any], ...] = (
    {},
    {"seats": 3, "event": "trapezohedron", "old_one": "mystery", "doom": True},
    {"seats": 7, "scholar": "student", "zealot": "professor", "old_one": "hastur", "variant": "competitive"},
    {"seats": 4, "old_one": "yog-sothoth", "confession": True},
)
RITUAL = games.get("ritual")


def positions(options: dict[str, Any], matches: int, every: int) -> Iterator[tuple[Any, int]]:
    """Play at random; yield every so many decisions the position and the seat that is asked."""
    player = bots.get("ritual", "random")
    for seed in range(matches):
        state, dice, number = RITUAL.new(RITUAL.options(**options), seed), Rng.seeded(seed), 0
        while RITUAL.outcome(state) is None:
            (seat,) = RITUAL.asks(state)
            if number % every == 0:
                yield state, seat
            RITUAL.answer(state, seat, player.choose(look(RITUAL, state, seat, dice)))
            number += 1


@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize(("name", "every"), [("random", 1), ("simple", 1), ("belief", 3), ("search:8", 17)])
def test_hidden_cards_do_not_change_a_choice(name: str, every: int, options: dict[str, Any]) -> None:
    bot = bots.get("ritual", name)
    differed = 0
    for number, (state, seat) in enumerate(positions(options, 6, every)):
        twin = RITUAL.sample(state, seat, Rng.seeded(number))
        differed += (twin.hands, twin.pile, twin.travelling) != (state.hands, state.pile, state.travelling)
        choices = [bot.choose(look(RITUAL, each, seat, Rng.seeded(9))) for each in (state, twin)]
        assert choices[0] == choices[1]
    assert differed > 5


@pytest.mark.parametrize("name", ["random", "simple", "belief", "search:8"])
def test_the_same_sight_and_chance_give_the_same_choice(name: str) -> None:
    for state, seat in positions({}, 2, 11):
        first, second = (
            bots.get("ritual", name).choose(look(RITUAL, state, seat, Rng.seeded(5))) for _ in range(2)
        )
        assert first == second


@pytest.mark.parametrize("name", ["simple", "belief", "search:8"])
def test_thinking_leaves_the_position_as_it_is(name: str) -> None:
    for state, seat in positions({}, 2, 11):
        before = state.copy()
        bots.get("ritual", name).choose(look(RITUAL, state, seat, Rng.seeded(5)))
        assert state == before
