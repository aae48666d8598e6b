"""Hints in whole matches of every game: the numbers they show are the numbers by which they choose."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from miskatonic import bots, games
from miskatonic.core.bot import HINTED, Hint, look
from miskatonic.core.game import Ask
from miskatonic.core.ids import ids_in
from miskatonic.core.rng import Rng
from miskatonic.core.text import LANGUAGES, Speech, Text

MATCHES: list[tuple[str, dict[str, Any], int]] = [
    *(("ritual", {"seats": 5}, seed) for seed in range(3)),
    ("ritual", {"seats": 4, "variant": "competitive"}, 5),
    ("fate", {"seats": 4}, 1),
    ("fate", {"seats": 2}, 2),
    *(("cultists", {"seats": seats}, seats) for seats in (5, 7)),
    ("horror", {"seats": 2}, 1),
]
NAMES = {seat: f"Player {seat}" for seat in range(8)}


def hints(name: str, options: dict[str, Any], seed: int) -> Iterator[tuple[Ask, Hint]]:
    """Play a match in which everybody follows the hints, and return all of them."""
    game = games.get(name)
    state = game.new(game.options(**options), seed)
    rng = Rng.seeded(seed)
    while game.outcome(state) is None:
        seat, ask = next(iter(game.asks(state).items()))
        advised = bots.advise(look(game, state, seat, rng))
        yield ask, advised
        game.answer(state, seat, advised.choice)


def chosen(ask: Ask, advised: Hint) -> object:
    """Return the words of the answer, as ratings name it."""
    ids = ids_in(advised.choice)
    texts = [option.text for option in ask.options if option.id in ids]
    return texts[0] if len(texts) == 1 else texts


def ratings(advised: Hint) -> list[tuple[object, float]]:
    """Return what answers a hint rates, and how high."""
    found: list[tuple[object, float]] = []
    for reason in advised.reasons:
        numbers = [value for value in reason.args.values() if isinstance(value, int | float)]
        if "option" in reason.args:
            found.append((reason.args["option"], numbers[0]))
    return found


@pytest.mark.parametrize(("name", "options", "seed"), MATCHES)
def test_no_hint_contradicts_its_own_ratings_or_is_without_a_reason(
    name: str, options: dict[str, Any], seed: int
) -> None:
    speeches = [Speech(each, ["miskatonic.core", games.package(name)]) for each in LANGUAGES]
    said: dict[str, Text] = {}
    rated = Counter[bool]()
    for ask, advised in hints(name, options, seed):
        found = ratings(advised)
        rated[bool(found)] += 1
        assert advised.reasons, ask
        assert len(found) <= HINTED
        if found:
            assert found[0][0] == chosen(ask, advised), ask
            assert [number for _, number in found] == sorted((number for _, number in found), reverse=True)
        said.update({each.id: each for each in advised.reasons})
    assert rated[True] > 10
    assert all(speech.say(each, NAMES, 0) for speech in speeches for each in said.values())


@pytest.mark.parametrize("seed", [3, 4])
def test_no_action_is_advised_that_is_as_good_as_lost(seed: int) -> None:
    chances = [
        (reason.args["percent"], ask)
        for ask, advised in hints("horror", {"seats": 2}, seed)
        for reason in advised.reasons
        if reason.id in ("hint-chance", "hint-chance-backed") and ask.kind in ("turn", "granted")
    ]
    assert len(chances) > 5
    assert all(int(str(percent)) >= 5 for percent, _ in chances)
