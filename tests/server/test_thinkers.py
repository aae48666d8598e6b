"""Bots in worker processes: what happens when a worker dies or a bot takes too long."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator

import msgspec
import pytest

from miskatonic.core.record import Match
from miskatonic.core.rng import Rng
from miskatonic.games import get
from miskatonic.server.thinkers import Thinkers, hint

pytestmark = pytest.mark.anyio


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    """One worker, and time enough."""
    thinkers = Thinkers(1, 30)
    yield thinkers
    thinkers.close()


def match() -> Match:
    game = get("ritual")
    return Match(game, game.options(seats=3, start=0), 7)


def worker(thinkers: Thinkers) -> int:
    """Return the process that thinks."""
    assert thinkers._workers._pool is not None
    return next(iter(thinkers._workers._pool._processes))


async def test_every_process_would_choose_the_same(thinkers: Thinkers) -> None:
    first = await thinkers.think(match(), 0, "search:20")
    assert await thinkers.think(match(), 0, "search:20") == first


async def test_a_worker_that_is_killed_while_it_waits_is_replaced(thinkers: Thinkers) -> None:
    first = await thinkers.think(match(), 0, "simple")
    os.kill(worker(thinkers), signal.SIGKILL)
    assert await thinkers.think(match(), 0, "simple") == first


async def test_bots_whose_worker_is_killed_think_again(thinkers: Thinkers) -> None:
    await thinkers.think(match(), 0, "simple")
    long = [asyncio.create_task(thinkers.think(match(), 0, "search:1000")) for _ in range(3)]
    await asyncio.sleep(0.05)
    assert not any(task.done() for task in long)
    os.kill(worker(thinkers), signal.SIGKILL)
    choices = await asyncio.gather(*long)
    assert len(set(choices)) == 1


async def test_a_bot_that_takes_too_long_is_stopped_and_the_next_one_can_think(thinkers: Thinkers) -> None:
    await thinkers.think(match(), 0, "simple")
    thinkers._workers._seconds = 0.2
    with pytest.raises(TimeoutError):
        await thinkers.think(match(), 0, "search:1000000")
    thinkers._workers._seconds = 30
    assert await thinkers.think(match(), 0, "simple")


async def test_who_waits_behind_a_bot_that_takes_too_long_thinks_again(thinkers: Thinkers) -> None:
    first = await thinkers.think(match(), 0, "simple")
    thinkers._workers._seconds = 0.2
    hanging = asyncio.create_task(thinkers.think(match(), 0, "search:1000000"))
    await asyncio.sleep(0.1)
    thinkers._workers._seconds = 30
    waiting = asyncio.gather(*(thinkers.think(match(), 0, "simple") for _ in range(4)))
    assert await waiting == [first] * 4
    with pytest.raises(TimeoutError):
        await hanging


@pytest.mark.parametrize("name", ["ritual", "fate", "cultists", "horror"])
def test_a_hint_rests_on_nothing_but_what_the_seat_knows(name: str) -> None:
    game = get(name)
    real = Match(game, game.options(), 11).state
    seat = next(iter(game.asks(real)))
    for dice in range(3):
        imagined = game.sample(real, seat, Rng.seeded(dice))
        here, there = (msgspec.json.encode(each) for each in (real, imagined))
        assert hint(name, here, seat, 5) == hint(name, there, seat, 5)
