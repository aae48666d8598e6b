"""One person with two browsers: the same at every table, never more than one person, and revocable."""

import asyncio
from typing import Any

import pytest

from miskatonic.server.seats import hashed
from tests.server.conftest import ServerProcess
from tests.server.player import Player, Refused

pytestmark = pytest.mark.anyio


async def link(of: Player, luggage: str = "") -> str:
    answer = await of.http.post("/api/me/devices/link", json={"luggage": luggage})
    assert answer.status_code == 201
    return str(answer.json()["token"])


async def joined(phone: Player, token: str) -> tuple[int, str]:
    """Follow a link; return the status and the reason of a refusal."""
    answer = await phone.http.post("/api/me/devices", json={"token": token, "name": "Phone"})
    return answer.status_code, "" if answer.status_code == 200 else answer.json()["reason"]["id"]


async def devices(of: Player) -> list[dict[str, Any]]:
    return list((await of.http.get("/api/me/devices")).json())


async def test_another_device_is_the_same_person_at_every_table(server: ServerProcess) -> None:
    async with Player(server.address) as desk, Player(server.address) as phone:
        id = await desk.open_table(name="Anna", options={"seats": 3, "start": 0}, bots="random")
        await desk.join(id)
        await desk.send("start")
        assert await joined(phone, await link(desk)) == (200, "")
        mine = (await phone.http.get("/api/tables")).json()["mine"]
        assert [table["id"] for table in mine] == [id]
        await phone.join(id)
        assert phone.chair["seat"] == 0
        await phone.answer(phone.chair["ask"]["options"][0]["id"])
        await desk.until(lambda: desk.table["number"] > 0)


async def test_a_second_browser_does_not_look_into_a_bot_s_hand(server: ServerProcess) -> None:
    async with Player(server.address) as desk, Player(server.address) as phone:
        id = await desk.open_table(name="Anna", options={"seats": 3, "start": 0}, bots="random")
        await desk.join(id)
        await desk.send("start")
        await joined(phone, await link(desk))
        await phone.join(id)
        with pytest.raises(Refused, match="denied-already-seated"):
            await phone.send("sit", seat=1, name="Phone")
        assert [chair["seat"] for chair in phone.state["chairs"]] == [0]
        assert phone.chair["view"] == desk.chair["view"]
        assert (await phone.http.get(f"/api/tables/{id}/moves/0?seat=1")).status_code == 403


async def test_who_plays_against_somebody_does_not_become_him_meanwhile(server: ServerProcess) -> None:
    async with Player(server.address) as anna, Player(server.address) as bert:
        id = await anna.open_table(name="Anna", options={"seats": 3, "start": 0}, bots="random")
        await bert.join(id)
        await bert.send("sit", seat=1, name="Bert")
        await anna.join(id)
        await anna.send("start")
        await bert.send("leave", seat=1)  # the bot keeps his hand, which he has seen
        token = await link(anna)
        assert await joined(bert, token) == (409, "denied-both-seated")
        await anna.send("vote-end", seat=0, agree=True)
        assert await joined(bert, token) == (200, "")


async def test_a_link_works_once_and_for_somebody_else(server: ServerProcess) -> None:
    async with (
        Player(server.address) as desk,
        Player(server.address) as phone,
        Player(server.address) as late,
    ):
        token = await link(desk)
        assert await joined(desk, token) == (409, "denied-same-person")
        assert await joined(phone, token) == (200, "")
        assert await joined(late, token) == (409, "denied-device-link")
        assert await joined(late, "x" * 22) == (409, "denied-device-link")


async def test_what_a_browser_keeps_by_itself_comes_along_once(server: ServerProcess) -> None:
    async with Player(server.address) as desk, Player(server.address) as phone:
        token = await link(desk, luggage='{"decks": "Röschen"}')
        arrived = await phone.http.post("/api/me/devices", json={"token": token})
        assert arrived.json() == {"luggage": '{"decks": "Röschen"}'}
        too_much = await desk.http.post("/api/me/devices/link", json={"luggage": "x" * 40_001})
        assert too_much.status_code == 422


async def test_a_device_that_is_let_go_is_nobody_s_at_once(server: ServerProcess) -> None:
    async with Player(server.address) as desk, Player(server.address) as phone:
        id = await desk.open_table(name="Anna", options={"seats": 3})
        await joined(phone, await link(desk))
        await phone.join(id)
        listed = await devices(desk)
        assert sorted((each["name"], each["this"]) for each in listed) == [("", True), ("Phone", False)]
        secret = phone.http.cookies["miskatonic_session"]
        assert hashed(secret) not in str(listed)
        other = next(each["id"] for each in listed if not each["this"])
        assert (await desk.http.delete(f"/api/me/devices/{other}")).status_code == 204
        assert phone.socket is not None
        await asyncio.wait_for(phone.socket.wait_closed(), 10)
        assert phone.socket.close_code == 4401
        assert (await phone.http.get("/api/me")).status_code == 401
        assert [each["this"] for each in await devices(desk)] == [True]


async def test_nobody_lets_go_of_somebody_else_s_device_nor_of_his_last(server: ServerProcess) -> None:
    async with Player(server.address) as anna, Player(server.address) as bert:
        [his] = await devices(bert)
        for player in (anna, bert):
            assert (await player.http.delete(f"/api/me/devices/{his['id']}")).status_code == 404
        assert (await bert.http.get("/api/me")).status_code == 200
