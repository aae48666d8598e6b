"""Tables where nobody is: not in memory, and yet clocks run out and bots go on, a few at a time."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import cast

import pytest
from msgspec import structs

from miskatonic.server import entries as kept
from miskatonic.server import hub as hubs
from miskatonic.server import protocol as sent
from miskatonic.server.desk import Client, Desk, load
from miskatonic.server.hub import Hub
from miskatonic.server.present import Sent, bots_are_asked, due, index
from miskatonic.server.settings import Settings
from miskatonic.server.stores.sqlite import SqliteStore
from miskatonic.server.table import Table
from tests.server.tables import GUEST, HOST, created

pytestmark = pytest.mark.anyio

SECONDS = 30
NEVER = 1000.0


class Page:
    """Somebody who watches."""

    def __init__(self, session: str) -> None:
        self.session, self.seen = session, Sent()

    def send(self, message: sent.AnyMessage) -> None: ...

    def keeps_up(self) -> bool:
        return True

    def turn_away(self) -> None: ...


@pytest.fixture
async def hub(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hub]:
    monkeypatch.setattr(hubs, "LONELY_SECONDS", 0.05)
    settings = Settings(database="", bot_delay=0, unwatched_delay=0, grace=0, idle_minutes=0, background=2)
    hub = Hub(SqliteStore(tmp_path / "tables.sqlite"), settings)
    await hub.start()
    yield hub
    await hub.stop()


async def laid(hub: Hub, id: str, *people: str, limit: int | None = None, begun: int = 1) -> None:
    """Keep a match that has begun long ago, with bots in all other seats; take nothing up."""
    log: list[kept.AnyEntry] = [created("ritual", {"seats": 3, "start": 0}, pace=kept.Pace("live", limit))]
    for seat in range(3):
        if seat < len(people):
            log.append(kept.Sat(at=1, seat=seat, name=f"P{seat}", session=people[seat], token=""))
        else:
            log.append(kept.BotPlaced(at=1, seat=seat, bot="random", why="host"))
    log.append(kept.Started(at=begun))
    data = [kept.encode_entry(entry) for entry in log]
    await hub.store.append(id, 1, data, index(Table.load(id, list(enumerate(data, 1)))))


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(SECONDS):
        while not holds():
            await asyncio.sleep(0.02)


async def table(hub: Hub, id: str) -> Table:
    found = await load(hub.store, id)
    assert found is not None
    return found


def moves(at: Table) -> int:
    """Return how many answers were given."""
    return at.match.number if at.match else 0


async def test_nothing_is_loaded_at_the_start(tmp_path: Path) -> None:
    hub = Hub(SqliteStore(tmp_path / "tables.sqlite"), Settings(database="", grace=NEVER))
    await hub.start()
    await laid(hub, "abcdefghjk", HOST, GUEST, limit=60)
    await hub.stop()
    again = Hub(SqliteStore(tmp_path / "tables.sqlite"), Settings(database="", grace=NEVER))
    await again.start()
    assert again.desks == {}
    await again.stop()


async def test_after_a_restart_tables_wake_up_by_themselves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody comes, and nobody asks for the table: whoever starts the server starts what looks after it."""
    monkeypatch.setattr(hubs, "LONELY_SECONDS", 0.05)
    settings = Settings(database="", bot_delay=0, unwatched_delay=0, grace=0)
    asleep = Hub(SqliteStore(tmp_path / "tables.sqlite"), structs.replace(settings, background=0))
    await asleep.start()
    await laid(asleep, "abcdefghjk")
    await asyncio.sleep(0.3)
    assert moves(await table(asleep, "abcdefghjk")) == 0
    await asleep.stop()
    awake = Hub(SqliteStore(tmp_path / "tables.sqlite"), settings)
    await awake.start()
    async with asyncio.timeout(SECONDS):
        while (await table(awake, "abcdefghjk")).status == "playing":
            await asyncio.sleep(0.05)
    await awake.stop()


async def test_bots_alone_play_to_the_end_and_leave_memory(hub: Hub) -> None:
    ids = [f"abcdefghj{letter}" for letter in "abcdefgh"]
    for id in ids:
        await laid(hub, id)
    most = 0
    async with asyncio.timeout(SECONDS):
        while [id for id in ids if (await table(hub, id)).status == "playing"]:
            most = max(most, len(hub.desks))
            await asyncio.sleep(0.02)
        while hub.desks:
            await asyncio.sleep(0.1)
    assert most <= hub.settings.background


async def test_a_clock_runs_out_at_a_table_that_is_not_in_memory(hub: Hub) -> None:
    await laid(hub, "abcdefghjk", HOST, GUEST, limit=60)
    async with asyncio.timeout(SECONDS):
        while (await table(hub, "abcdefghjk")).chairs[0].kind != "bot":
            await asyncio.sleep(0.05)


async def test_a_table_that_waits_for_a_person_without_a_clock_is_let_alone(hub: Hub) -> None:
    await laid(hub, "abcdefghjk", HOST, GUEST)
    await asyncio.sleep(0.3)
    assert hub.desks == {}


async def test_bots_where_everybody_has_left_do_not_keep_a_table_in_memory(hub: Hub) -> None:
    hub._tasks[2].cancel()  # nobody looks after the lonely for now
    await laid(hub, "abcdefghjk", HOST)
    desk = await hub.desk("abcdefghjk")
    assert desk is not None
    page = cast(Client, Page(HOST))
    await desk.join(page)
    assert hub._to_put_away() == []
    await desk.part(page)
    desk.idle_since -= 1
    assert hub._to_put_away() == [desk]


async def test_of_very_many_tables_that_were_left_the_first_are_put_away_early(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "MOST_DESERTED", 1)
    hub.settings = Settings(database="", idle_minutes=30)
    desks: list[Desk] = []
    for id in ("abcdefghja", "abcdefghjb"):
        await laid(hub, id, HOST, GUEST)
        desk = await hub.desk(id)
        assert desk is not None
        desks.append(desk)
    assert hub._to_put_away() == desks[:1]


async def test_a_table_whose_match_is_over_waits_a_minute_for_somebody_to_come_back(hub: Hub) -> None:
    hub.settings = Settings(database="", idle_minutes=30)
    await laid(hub, "abcdefghja", HOST, GUEST)
    await laid(hub, "abcdefghjb", HOST, GUEST)
    played, over = await hub.desk("abcdefghja"), await hub.desk("abcdefghjb")
    assert played is not None
    assert over is not None
    for seat, session in enumerate((HOST, GUEST)):
        await over.command(session, sent.VoteEnd(id=f"v{seat}", seat=seat, agree=True))
    assert over.table.status != "playing"
    for desk in (played, over):
        desk.idle_since -= 50
    assert hub._to_put_away() == []
    for desk in (played, over):
        desk.idle_since -= 20
    assert hub._to_put_away() == [over]


async def test_what_the_store_knows_is_corrected_by_whoever_looks(hub: Hub) -> None:
    """After an upgrade every running match is due; one look tells when it really is."""
    await laid(hub, "abcdefghjk", HOST, GUEST)
    at = await table(hub, "abcdefghjk")
    await hub.store.note_due("abcdefghjk", at.seq, 0, bots=False)
    async with asyncio.timeout(SECONDS):
        while await hub.store.due(10**15, 10):
            await asyncio.sleep(0.02)
    await until(lambda: not hub.desks)


async def test_an_unreadable_table_does_not_keep_the_others_waiting(hub: Hub) -> None:
    for id in ("abcdefghja", "abcdefghjb", "abcdefghjc"):
        await hub.store.append(id, 1, [b"damaged"], index(Table(id, created("ritual", {"seats": 3}))))
        await hub.store.note_due(id, 1, 0, bots=True)
    await laid(hub, "abcdefghjk")
    async with asyncio.timeout(SECONDS):
        while (await table(hub, "abcdefghjk")).status == "playing":
            await asyncio.sleep(0.05)


async def test_loading_a_long_match_lets_others_have_their_turn(hub: Hub) -> None:
    await laid(hub, "abcdefghjk")
    async with asyncio.timeout(SECONDS):
        while (await table(hub, "abcdefghjk")).status == "playing":
            await asyncio.sleep(0.05)
    log = await hub.store.read("abcdefghjk")
    assert [each.seq for each in Table.growing("abcdefghjk", log)][-1] == len(log)
    assert len(list(Table.growing("abcdefghjk", log))) == len(log), "a pause after each entry"


def test_a_table_that_is_over_waits_for_nothing() -> None:
    at = Table("abcdefghjk", created("ritual", {"seats": 3}))
    assert (due(at), bots_are_asked(at)) == (None, False)
