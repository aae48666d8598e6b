"""A campaign goes from the terminal to the house and back: nothing is lost, and everybody goes on."""

import base64
import gzip
from pathlib import Path
from typing import Any

import pytest

from miskatonic.core.series import read
from miskatonic.games.horror.campaign.document import of
from tests.cli.driver import run, said
from tests.server.conftest import ServerProcess
from tests.server.player import Player

pytestmark = [pytest.mark.anyio, pytest.mark.long]

JOE, STUDIOUS = "12004", "12042"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Any:
    running = ServerProcess(str(tmp_path_factory.mktemp("house") / "tables.sqlite")).start()
    yield running
    running.stop()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def campaign(*args: str) -> str:
    found = run("campaign", *args, "--lang", "en")
    assert found.exit_code == 0, found.stderr
    return said(found.stdout)


async def test_a_campaign_begun_in_the_terminal_goes_on_in_the_house_and_back(
    house: ServerProcess, tmp_path: Path
) -> None:
    out, home = tmp_path / "out.json", tmp_path / "home.json"
    campaign("new", "ash", "--deck", "Joe", "--name", "Anna", "--boon", "ancients", "--difficulty", "easy")
    campaign("export", "ash", str(out))

    async with Player(house.address) as anna:
        room = await brought(anna, out.read_bytes())
        assert (await anna.http.get(f"{room}/document")).content == out.read_bytes()
        await change(anna, room, type="buy", investigator=JOE, card=STUDIOUS)
        await change(anna, room, type="decide", part=0)
        await a_bot_plays_for(anna, room)
        home.write_bytes((await anna.http.get(f"{room}/document")).content)

    # The terminal tells the same, and goes on: with what is left to spend, and the next scenario.
    told = campaign("import", str(home), "back")
    assert "Joe Diamond, Anna" in told
    assert "Studious" in told
    assert "Smoke and Mirrors" in told
    back = tmp_path / "back.json"
    campaign("export", "back", str(back))
    assert back.read_bytes().replace(b'"name": "back"', b'"name": "ash"', 1) == home.read_bytes()
    series = read(home.read_bytes())
    assert [each.people for each in series.matches] == [("Anna",)]
    (joe,) = of(series).heroes
    assert (joe.deck[STUDIOUS], joe.earned - joe.unspent) == (1, 3)
    campaign("play", "back", "--seed", "1")
    assert "Being played: Smoke and Mirrors" in campaign("show", "back")

    # And once more into the house, where the match that was left counts as not begun.
    campaign("export", "back", str(back))
    async with Player(house.address) as anna:
        room = await brought(anna, back.read_bytes())
        seen = (await anna.http.get(room)).json()
        assert (seen["name"], seen["view"]["playing"], seen["view"]["next"]["scenario"]) == (
            "back",
            False,
            "smoke_and_mirrors",
        )


async def brought(anna: Player, file: bytes) -> str:
    """Bring a file into the house; return where its room is."""
    packed = base64.b64encode(gzip.compress(file)).decode()
    answer = await anna.http.post("/api/rooms/import", json={"me": "Anna", "packed": packed})
    assert answer.status_code == 201, answer.text
    return f"/api/rooms/{answer.json()['id']}"


async def change(anna: Player, room: str, **what: Any) -> None:
    answer = await anna.http.post(f"{room}/change", json={"change": what})
    assert answer.status_code == 200, answer.text


async def a_bot_plays_for(anna: Player, room: str) -> None:
    """Begin the next scenario, and leave it to a bot."""
    table = (await anna.http.post(f"{room}/match")).json()["id"]
    await anna.join(table)
    await anna.send("start")
    await anna.send("leave", seat=0)
    await anna.until(lambda: anna.table["status"] == "over", 60)
