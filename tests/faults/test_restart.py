"""After a restart matches go on by themselves: bots answer and clocks run out, though nobody connects."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from miskatonic.server import entries as kept
from miskatonic.server.store import Store
from miskatonic.server.stores import open_store
from tests.server.conftest import ServerProcess
from tests.server.player import Player

pytestmark = pytest.mark.anyio

NEVER = "1000"
SHORTEST_LIMIT = 5
SECONDS = 60
"""How long is waited for what must happen."""


@pytest.fixture
async def running(tmp_path: Path) -> AsyncIterator[ServerProcess]:
    """A server that is killed before a bot answers or a clock runs out."""
    database = str(tmp_path / "tables.sqlite")
    server = ServerProcess(database, MISKATONIC_BOT_DELAY=NEVER, MISKATONIC_GRACE=NEVER).start()
    yield server
    server.kill()


@pytest.fixture
async def store(running: ServerProcess) -> AsyncIterator[Store]:
    """What is kept, read past the server."""
    found = open_store(running.database)
    await found.open()
    yield found
    await found.close()


async def begin(server: ServerProcess, **wish: object) -> str:
    """Begin a match and leave; return the table."""
    async with Player(server.address) as host:
        table = await host.open_table(options={"seats": 3, "start": 0}, **wish)
        await host.join(table)
        await host.send("start")
    return table


async def entries(store: Store, table: str) -> list[kept.AnyEntry]:
    return [kept.decode_entry(data) for _, data in await store.read(table)]


async def seen(store: Store, table: str, what: Callable[[kept.AnyEntry], bool]) -> None:
    """Wait until such an entry is kept."""
    async with asyncio.timeout(SECONDS):
        while not any(map(what, await entries(store, table))):
            await asyncio.sleep(0.1)


async def test_bots_and_clocks_go_on_after_a_restart_though_nobody_connects(
    running: ServerProcess, store: Store
) -> None:
    of_bots = await begin(running, bots="random")
    with_clock = await begin(
        running, name="Gone", bots="random", pace={"kind": "live", "limit": SHORTEST_LIMIT}
    )
    running.kill()
    for table in (of_bots, with_clock):
        assert isinstance((await entries(store, table))[-1], kept.Started), "nothing has happened yet"
    running.environment |= {"MISKATONIC_BOT_DELAY": "0", "MISKATONIC_GRACE": "0.1"}
    await asyncio.to_thread(running.start)
    await seen(store, of_bots, lambda entry: isinstance(entry, kept.Answered))
    await seen(store, with_clock, lambda entry: isinstance(entry, kept.BotPlaced) and entry.why == "clock")
