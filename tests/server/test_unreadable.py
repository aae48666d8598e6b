"""A table that cannot be loaded: whoever asks for it is told so, the log tells it once, others play on."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from miskatonic.core.game import IllegalAnswer
from miskatonic.server import entries as kept
from miskatonic.server.desk import Unreadable, load
from miskatonic.server.hub import Hub
from miskatonic.server.present import index
from miskatonic.server.protocol_http import NewTable
from miskatonic.server.settings import Settings
from miskatonic.server.stores.sqlite import SqliteStore
from tests.server.conftest import ServerProcess
from tests.server.damage import DAMAGED, add_damaged_table
from tests.server.player import Player
from tests.server.test_security import close_code, cookie

pytestmark = pytest.mark.anyio


@pytest.fixture
def harmed(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that has started anew after one of its matches was damaged."""
    running = ServerProcess(str(tmp_path / "tables.sqlite")).start()
    running.stop()
    add_damaged_table(running.database, "playing")
    running.start()
    yield running
    running.stop()


async def test_whoever_comes_to_an_unreadable_table_is_told_by_the_close_code(harmed: ServerProcess) -> None:
    async with Player(harmed.address) as host:
        await host.open_table(name="Host")
        assert await close_code(harmed.address, DAMAGED, cookie(host)) == 4422


@pytest.mark.parametrize("path", ["moves/0", "record", "note"])
async def test_a_request_about_an_unreadable_table_is_refused_in_words(
    harmed: ServerProcess, path: str
) -> None:
    async with Player(harmed.address) as host:
        await host.open_table(name="Host")
        answer = await host.http.get(f"/api/tables/{DAMAGED}/{path}")
        assert (answer.status_code, answer.json()["reason"]["id"]) == (409, "denied-unreadable")


async def test_beside_an_unreadable_table_others_play(harmed: ServerProcess) -> None:
    async with Player(harmed.address) as host:
        id = await host.open_table(name="Host", options={"seats": 3, "start": 0}, bots="random")
        await host.join(id)
        await host.send("start")
        assert await close_code(harmed.address, DAMAGED, cookie(host)) == 4422
        await host.play_on(lambda ask: ask["options"][0]["id"])
        assert host.table["outcome"] is not None


async def test_the_log_tells_of_an_unreadable_table_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    hub = Hub(SqliteStore(tmp_path / "tables.sqlite"), Settings(database="", bot_delay=0, unwatched_delay=0))
    await hub.start()
    add_damaged_table(str(tmp_path / "tables.sqlite"))
    with caplog.at_level(logging.ERROR):
        for _ in range(3):
            with pytest.raises(Unreadable):
                await hub.desk(DAMAGED)
    assert [record.message for record in caplog.records] == ["table cannot be loaded"]
    await hub.stop()


async def test_a_match_that_the_rules_no_longer_allow_is_unreadable(tmp_path: Path) -> None:
    hub = Hub(SqliteStore(tmp_path / "tables.sqlite"), Settings(database="", bot_delay=0, unwatched_delay=0))
    await hub.start()
    wish = NewTable("ritual", {"seats": 3, "start": 0}, name="Host")
    id, _ = await hub.open_table(wish, "h" * 64)
    desk = await hub.desk(id)
    assert desk is not None
    table = desk.table
    unheard_of = (kept.Started(at=0), kept.Answered(at=0, seat=0, choice=("sing",)))
    entries = [kept.encode_entry(entry) for entry in unheard_of]
    await hub.store.append(id, table.seq + 1, entries, index(table))
    with pytest.raises(Unreadable) as raised:
        await load(hub.store, id)
    assert isinstance(raised.value.__cause__, IllegalAnswer)
    await hub.stop()
