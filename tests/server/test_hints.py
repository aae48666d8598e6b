"""Hints over real sockets: a bot's choice with reasons, for one's own seat only, while the table goes on."""

import pytest

from tests.server.conftest import ServerProcess
from tests.server.player import Player, Refused

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", ["ritual", "fate", "cultists", "horror"])
async def test_a_hint_names_options_of_the_ask_and_says_why(server: ServerProcess, game: str) -> None:
    async with Player(server.address) as anna:
        await anna.join(await anna.open_table(game=game, name="Anna", bots="random"))
        await anna.send("start")
        await anna.until(lambda: anna.chair["ask"] is not None)
        before = anna.table["number"]
        hint = await anna.send("hint", seat=0)
        offered = {option["id"] for option in anna.chair["ask"]["options"]}
        assert before <= hint["number"] <= anna.table["number"], "bots that are asked as well go on meanwhile"
        assert hint["ratings"][0]["choice"]
        assert all(set(each["choice"]) <= offered for each in hint["ratings"])
        assert hint["reason"]["id"]


async def test_nobody_gets_a_hint_for_somebody_elses_seat(server: ServerProcess) -> None:
    async with Player(server.address) as anna, Player(server.address) as bert:
        table = await anna.open_table(game="horror", name="Anna", bots="random")
        await anna.join(table)
        await bert.join(table)
        await anna.send("start")
        await anna.until(lambda: anna.chair["ask"] is not None)
        with pytest.raises(Refused, match="denied-not-your-seat"):
            await bert.send("hint", seat=0)


async def test_there_is_no_hint_before_the_start(server: ServerProcess) -> None:
    async with Player(server.address) as anna:
        await anna.join(await anna.open_table(game="ritual", name="Anna", bots="random"))
        with pytest.raises(Refused, match="denied-not-playing"):
            await anna.send("hint", seat=0)


async def test_an_answer_does_not_wait_for_a_hint(server: ServerProcess) -> None:
    async with Player(server.address) as anna:
        await anna.join(await anna.open_table(game="horror", name="Anna", options={"seats": 1}))
        await anna.send("start")
        await anna.until(lambda: anna.chair["ask"] is not None)
        number = anna.table["number"]
        assert anna.socket is not None
        await anna.socket.send(b'{"type": "hint", "id": "first", "seat": 0}')
        with pytest.raises(Refused, match="denied-hint-open"):
            await anna.send("hint", seat=0)
        await anna.send("answer", seat=0, number=number, choice=[])
        await anna.until(lambda: anna.table["number"] > number)
