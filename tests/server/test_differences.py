"""A client that has a view and is told what is different has the next view, and was told nothing else."""

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from miskatonic import games
from miskatonic.core.game import IllegalAnswer
from miskatonic.server.differences import difference
from tests.server.player import changed

VECTORS = json.loads((Path(__file__).parents[2] / "web/tests/differences.json").read_text())
"""Held against the browser's part, too."""
GAMES = ("ritual", "fate", "cultists", "horror")
MOVES = 40


class Seen(msgspec.Struct, frozen=True):
    a: Any = msgspec.UNSET
    b: Any = msgspec.UNSET
    list: tuple[Any, ...] | msgspec.UnsetType = msgspec.UNSET
    map: dict[str, int] | msgspec.UnsetType = msgspec.UNSET


def told(before: Any, now: Any) -> Any:
    """Return the difference as it goes over the wire; None if the view does."""
    changes = difference(before, now)
    return None if changes is None else msgspec.json.decode(msgspec.json.encode(changes))


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["what"])
def test_what_is_different_is_told_and_nothing_else(vector: dict[str, Any]) -> None:
    before, now = msgspec.convert(vector["before"], Seen), msgspec.convert(vector["now"], Seen)
    assert told(before, now) == vector["changes"]
    assert changed(vector["before"], vector["changes"]) == vector["now"]


def test_a_view_of_another_kind_is_told_as_a_whole() -> None:
    assert difference(Seen(a=1), {"a": 1}) is None


@pytest.mark.parametrize("name", GAMES)
@given(seed=some.integers(0, 2**32))
@settings(max_examples=4, deadline=None)
def test_whoever_is_told_only_differences_has_the_same_views(name: str, seed: int) -> None:
    game, dice = games.get(name), random.Random(seed)
    state = game.new(game.options(), seed)
    readers = [None, *range(state.options.seats)]
    views = {reader: game.view(state, reader) for reader in readers}
    known = {reader: msgspec.json.decode(msgspec.json.encode(view)) for reader, view in views.items()}
    for _ in range(MOVES):
        asks = game.asks(state)
        if not asks:
            return
        seat, ask = dice.choice(list(asks.items()))
        count = dice.randint(ask.least, min(ask.most, len(ask.options)))
        try:
            game.answer(state, seat, tuple(dice.sample([option.id for option in ask.options], count)))
        except IllegalAnswer:
            continue
        for reader in readers:
            before, views[reader] = views[reader], game.view(state, reader)
            whole = msgspec.json.encode(views[reader])
            changes = told(before, views[reader])
            known[reader] = msgspec.json.decode(whole) if changes is None else changed(known[reader], changes)
            assert json.dumps(known[reader]) == json.dumps(msgspec.json.decode(whole))
