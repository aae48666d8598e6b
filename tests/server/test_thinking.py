"""When bots think at a table: in turn, in their own time, and again after they have failed."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from miskatonic.core.game import Seat
from miskatonic.core.record import Match
from miskatonic.server import commands
from miskatonic.server import protocol as sent
from miskatonic.server.desk import Desk
from miskatonic.server.hub import Hub
from miskatonic.server.protocol_http import NewTable
from miskatonic.server.settings import Settings
from miskatonic.server.stores.sqlite import SqliteStore
from miskatonic.server.thinkers import Asker
from miskatonic.server.workers import Workers
from tests.server.tables import HOST
from tests.server.test_desk import Page, soon

pytestmark = pytest.mark.anyio


@pytest.fixture
async def hub(tmp_path: Path) -> AsyncIterator[Hub]:
    hub = Hub(SqliteStore(tmp_path / "tables.sqlite"), Settings(database="", bot_delay=0, unwatched_delay=0))
    await hub.start()
    yield hub
    await hub.stop()


async def against(hub: Hub, bot: str) -> Desk:
    """The host plays Ritual against two bots, of which one begins."""
    wish = NewTable("ritual", {"seats": 3, "start": 1}, name="Host", bots=bot)
    id, _ = await hub.open_table(wish, HOST)
    desk = await hub.desk(id)
    assert desk is not None
    return desk


def told(desk: Desk) -> list[str]:
    return [line.text.id for line in desk.table.logs[None]]


async def play_on(desk: Desk, holds: Callable[[], bool]) -> None:
    """Let the host give the first answer there is, again and again, until something holds."""
    async with asyncio.timeout(60):
        while not holds():
            match = desk.table.match
            assert match is not None
            if 0 in match.asks:
                choice = (match.asks[0].options[0].id,)
                number = match.number
                await desk.command(HOST, sent.Answer(id=f"a{number}", seat=0, number=number, choice=choice))
            await asyncio.sleep(0.01)


class Failing:
    """Bots of one kind fail as long as they are told to; the others answer with the first option."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.have_time = True

    async def think(self, match: Match, seat: Seat, bot: str, asker: Asker) -> tuple[str, ...]:
        if bot == self.bot:
            raise TimeoutError
        return (match.asks[seat].options[0].id,)

    def close(self) -> None:
        pass


async def test_a_bot_that_failed_comes_back_when_there_is_time_again(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinkers: Any = Failing("search")
    desk = await against(hub, "search")
    desk._thinkers = thinkers
    monkeypatch.setattr(commands, "RECOVERY_MS", 0)
    thinkers.have_time = False
    await desk.command(HOST, sent.Start(id="start"))
    await soon(lambda: desk.table.match is not None and 0 in desk.table.match.asks)
    assert "table-bot-crashed" in told(desk)
    failed = desk.table.chairs[1]
    assert (failed.bot, failed.failed) == ("belief", "search"), "the best that thinks quickly stands in"
    assert "table-bot-recovered" not in told(desk), "there is no time yet"
    thinkers.have_time, thinkers.bot = True, "nobody"
    await play_on(desk, lambda: "table-bot-recovered" in told(desk))
    assert "search" in {chair.bot for chair in desk.table.chairs}


async def test_a_bot_that_fails_time_after_time_stays_away(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "RECOVERY_MS", 0)
    wish = NewTable("ritual", {"seats": 3}, bots="search")
    id, _ = await hub.open_table(wish, HOST)
    desk = await hub.desk(id)
    assert desk is not None
    failing: Any = Failing("search")
    desk._thinkers = failing
    await desk.command(HOST, sent.Start(id="start"))
    await soon(lambda: desk.table.status == "over")
    assert told(desk).count("table-bot-crashed") == 3 * (commands.RECOVERIES + 1)


async def test_where_nobody_looks_bots_take_their_time_until_somebody_comes(hub: Hub) -> None:
    desk = await against(hub, "random")
    desk._settings = replace(hub.settings, unwatched_delay=600)
    await desk.command(HOST, sent.Start(id="start"))
    await asyncio.sleep(0.05)
    match = desk.table.match
    assert match is not None
    assert match.number == 0
    await desk.join(Page("s" * 64))
    await soon(lambda: match.number > 0)


async def test_only_so_many_tables_go_on_by_themselves(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("miskatonic.server.hub.MOST_DESERTED", 2)
    hub.settings = replace(hub.settings, unwatched_delay=600)
    desks = [await against(hub, "random") for _ in range(5)]
    for desk in desks:
        await desk.command(HOST, sent.Start(id="start"))
    await desks[0].join(Page(HOST))
    assert {desk.table.id for desk in hub._to_put_away()} == {desk.table.id for desk in desks[1:3]}


async def test_waiting_for_a_worker_does_not_count_as_working() -> None:
    workers = Workers(1, 30)
    try:
        await workers.run(partial(time.sleep, 0))
        workers._seconds = 1.5
        await asyncio.gather(*(workers.run(partial(time.sleep, 0.3)) for _ in range(8)))
    finally:
        workers.close()
