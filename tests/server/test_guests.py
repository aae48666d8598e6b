"""Others' games and bots at a server: what its operator lists, and at the cost of their own seat only."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from miskatonic import games
from miskatonic.bots import guest
from miskatonic.server import protocol as sent
from miskatonic.server.commands import Denied
from miskatonic.server.hub import Hub
from miskatonic.server.protocol_http import NewTable
from miskatonic.server.settings import Settings, from_environment, not_installed
from miskatonic.server.stores.sqlite import SqliteStore
from tests.server.tables import HOST
from tests.server.test_thinking import against, play_on, told

pytestmark = pytest.mark.anyio

ENTRY_POINTS = """\
[miskatonic.games]
omen = tests.docs.omen

[miskatonic.bots]
ritual.fair = tests.bots.strangers:Fair
ritual.lies = tests.bots.strangers:Lies
ritual.dies = tests.bots.strangers:Dies
ritual.hangs = tests.bots.strangers:Hangs
"""
LISTED = ("ritual.fair", "ritual.lies", "ritual.dies")


@pytest.fixture
def strangers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A distribution with a game and bots is installed here, and wherever this process starts others."""
    folder = tmp_path / "strangers-1.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Name: strangers\nVersion: 1\n")
    (folder / "entry_points.txt").write_text(ENTRY_POINTS)
    monkeypatch.syspath_prepend(str(tmp_path))
    _forget_what_is_installed()
    yield
    _forget_what_is_installed()


def _forget_what_is_installed() -> None:
    for known in (games.installed, games.get, guest.installed, guest.guest):
        known.cache_clear()


@pytest.fixture
async def hub(tmp_path: Path, strangers: None) -> AsyncIterator[Hub]:
    settings = Settings("", bot_delay=0, unwatched_delay=0, games=("omen",), bots=LISTED)
    hub = Hub(SqliteStore(tmp_path / "tables.sqlite"), settings)
    await hub.start()
    yield hub
    await hub.stop()


async def test_a_listed_game_is_played_like_any_other(hub: Hub) -> None:
    id, _ = await hub.open_table(NewTable("omen", {"seats": 2}, name="Host", bots="simple"), HOST)
    desk = await hub.desk(id)
    assert desk is not None
    await desk.command(HOST, sent.Start(id="start"))
    await play_on(desk, lambda: desk.table.status == "over")
    assert desk.table.match is not None
    assert desk.table.match.outcome is not None


@pytest.mark.parametrize("bot", ["ritual.hangs", "tests.bots.strangers:Fair", "os:abort", "omen.fair"])
async def test_nobody_seats_a_bot_that_the_operator_does_not_list(hub: Hub, bot: str) -> None:
    with pytest.raises(Denied) as denied:
        await against(hub, bot)
    assert denied.value.reason.id == "denied-no-bot"
    desk = await against(hub, "ritual.fair")
    with pytest.raises(Denied) as denied:
        await desk.command(HOST, sent.PlaceBot(id="bot", seat=1, bot=bot))
    assert denied.value.reason.id == "denied-no-bot"


async def test_nobody_opens_a_game_that_the_operator_does_not_list(tmp_path: Path, strangers: None) -> None:
    hub = Hub(SqliteStore(tmp_path / "tables.sqlite"), Settings(""))
    with pytest.raises(Denied) as denied:
        await hub.open_table(NewTable("omen", {"seats": 2}, name="Host"), HOST)
    assert denied.value.reason.id == "denied-no-game"


async def test_a_guest_plays_at_a_table(hub: Hub) -> None:
    desk = await against(hub, "ritual.fair")
    assert set(desk.table.bots[:3]) == set(LISTED)
    await desk.command(HOST, sent.Start(id="start"))
    await play_on(desk, lambda: desk.table.match is not None and desk.table.match.number > 5)
    assert desk.table.chairs[1].bot == "ritual.fair"
    assert "table-bot-crashed" not in told(desk)


@pytest.mark.parametrize("bot", ["ritual.lies", "ritual.dies"])
async def test_a_guest_that_goes_wrong_loses_its_own_seat_only(hub: Hub, bot: str) -> None:
    desk = await against(hub, bot)
    await desk.command(HOST, sent.PlaceBot(id="bot", seat=2, bot="ritual.fair"))
    await desk.command(HOST, sent.Start(id="start"))
    await play_on(desk, lambda: desk.table.chairs[1].bot != bot)
    assert told(desk).count("table-bot-crashed") == 1
    assert desk.table.chairs[2].bot == "ritual.fair"


def test_what_is_listed_but_not_installed_is_named(strangers: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MISKATONIC_GAMES", "omen,chess")
    monkeypatch.setenv("MISKATONIC_BOTS", "ritual.fair,genius")
    assert not_installed(from_environment()) == ("chess", "genius")
