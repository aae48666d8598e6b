"""What every store promises about rooms, proved on SQLite and on PostgreSQL."""

import asyncio

import pytest

from miskatonic.server.store import Conflict, Store
from miskatonic.server.stores.sql import ROOMS_BEFORE
from tests.server.test_stores import anyio_backend, opened, store, url

__all__ = ["anyio_backend", "store", "url"]
pytestmark = pytest.mark.anyio


async def test_the_last_state_of_a_room_is_found_with_its_number(store: Store) -> None:
    await store.save_room("r", 1, b"one", at=1)
    await store.save_room("r", 2, b"two \x00", at=1)
    await store.save_room("other", 1, b"three", at=1)
    assert await store.load_room("r") == (2, b"two \x00")
    assert await store.load_room("nowhere") is None


async def test_of_two_who_change_a_room_at_once_one_is_told_to_try_again(store: Store) -> None:
    await store.save_room("r", 1, b"one", at=1)
    tries = [store.save_room("r", 2, each, at=1) for each in (b"mine", b"yours")]
    found = await asyncio.gather(*tries, return_exceptions=True)
    assert [type(each) for each in found if each is not None] == [Conflict]
    won = (b"mine", b"yours")[found.index(None)]
    assert await store.load_room("r") == (2, won)


async def test_a_room_is_there_after_a_restart(url: str) -> None:
    async with opened(url) as first:
        await first.save_room("r", 1, b"one", at=1)
    async with opened(url) as second:
        assert await second.load_room("r") == (1, b"one")


async def test_a_long_life_does_not_fill_the_disk(store: Store) -> None:
    for seq in range(1, ROOMS_BEFORE + 3):
        await store.save_room("r", seq, b"x", at=1)
    with pytest.raises(Conflict):
        await store.save_room("r", ROOMS_BEFORE, b"y", at=1)
    await store.save_room("r", 1, b"forgotten, so it can be written again", at=1)
    assert await store.load_room("r") == (ROOMS_BEFORE + 2, b"x")


async def test_a_session_finds_its_rooms_the_last_entered_first(store: Store) -> None:
    await store.enter_room("anna", "r", 1)
    await store.enter_room("anna", "s", 2)
    await store.enter_room("ben", "r", 3)
    assert await store.own_rooms("anna", 10) == ["s", "r"]
    await store.enter_room("anna", "r", 4)
    assert await store.own_rooms("anna", 1) == ["r"]
    await store.leave_room("anna", "r")
    assert await store.own_rooms("anna", 10) == ["s"]
