"""How long bots wait: as whoever plays alone with them would have it, and among several people as usual."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from miskatonic.server import entries as kept
from miskatonic.server import protocol as sent
from miskatonic.server.commands import Denied
from miskatonic.server.hub import Hub
from miskatonic.server.present import Sent, whole
from miskatonic.server.protocol_http import NewTable
from miskatonic.server.settings import Settings
from miskatonic.server.stores.sqlite import SqliteStore
from miskatonic.server.table import Table
from tests.server.tables import GUEST, HOST, do, table
from tests.server.test_desk import soon

USUAL = 0.001


def alone() -> Table:
    """Return a match that the host plays with two bots."""
    at = table("ritual", {"seats": 3, "start": 0})
    do(at, HOST, sent.Sit(id="1", seat=0, name="Host"))
    for seat in (1, 2):
        do(at, HOST, sent.PlaceBot(id="2", seat=seat, bot="random"))
    do(at, HOST, sent.Start(id="3"))
    return at


def shown(at: Table, session: str = HOST) -> kept.BotPace:
    return whole(at, session, frozenset(), 1, Sent()).table.bot_pace


def test_bots_keep_the_usual_pace_until_somebody_wants_another() -> None:
    at = alone()
    assert shown(at) == "usual"
    do(at, HOST, sent.PaceBots(id="4", pace="slow"))
    assert shown(at) == shown(at, GUEST) == "slow"


def test_among_several_people_bots_keep_the_usual_pace() -> None:
    at = alone()
    do(at, HOST, sent.PaceBots(id="4", pace="quick"))
    at.apply(at.seq + 1, kept.Sat(at=2, seat=1, name="Guest", session=GUEST, token=""))
    assert shown(at) == "usual"
    with pytest.raises(Denied, match="denied-not-alone"):
        do(at, HOST, sent.PaceBots(id="5", pace="quick"))


def test_who_only_watches_does_not_set_the_pace() -> None:
    with pytest.raises(Denied, match="denied-not-alone"):
        do(alone(), GUEST, sent.PaceBots(id="4", pace="quick"))


def test_where_only_bots_play_the_host_sets_the_pace() -> None:
    at = alone()
    do(at, HOST, sent.Leave(id="4", seat=0))
    do(at, HOST, sent.PaceBots(id="5", pace="quick"))
    assert shown(at) == "quick"
    with pytest.raises(Denied, match="denied-not-alone"):
        do(at, GUEST, sent.PaceBots(id="6", pace="slow"))


@pytest.fixture
async def hub(tmp_path: Path) -> AsyncIterator[Hub]:
    hub = Hub(
        SqliteStore(tmp_path / "tables.sqlite"), Settings(database="", bot_delay=USUAL, unwatched_delay=0)
    )
    await hub.start()
    yield hub
    await hub.stop()


@pytest.mark.anyio
@pytest.mark.parametrize(("pace", "times"), [("quick", 0.2), ("usual", 1.0), ("slow", 3.0)])
async def test_every_bot_waits_the_same_time_before_every_answer(
    hub: Hub, monkeypatch: pytest.MonkeyPatch, pace: kept.BotPace, times: float
) -> None:
    waits: list[float] = []
    sleep = asyncio.sleep

    async def sleeping(seconds: float) -> None:
        if 0 < seconds < 10 * USUAL:
            waits.append(seconds)
        await sleep(0)

    wish = NewTable("ritual", {"seats": 3, "start": 0}, name="Host", bots="random")
    id, _ = await hub.open_table(wish, HOST)
    desk = await hub.desk(id)
    assert desk is not None
    await desk.command(HOST, sent.Start(id="s"))
    await desk.command(HOST, sent.PaceBots(id="p", pace=pace))
    monkeypatch.setattr(asyncio, "sleep", sleeping)
    await desk.command(HOST, sent.Leave(id="l", seat=0))
    await soon(lambda: len(waits) > 2)
    assert set(waits) == {USUAL * times}
