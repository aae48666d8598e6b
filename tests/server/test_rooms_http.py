"""Rooms over real HTTP: begun, shared by links, changed at once, played, taken away and brought back."""

import asyncio
import base64
import gzip
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from miskatonic.core.series import read, write
from tests.games.horror.test_saga import DANIELA, JOE, STUDIOUS, TRISH, starter
from tests.server.conftest import ServerProcess
from tests.server.player import Player, Refused

pytestmark = pytest.mark.anyio

READ = {"type": "decide", "part": 0}


def wish(**more: Any) -> dict[str, Any]:
    """Anna begins with Joe."""
    heroes = [{"investigator": JOE, "deck": starter(JOE)}]
    given = {"plan": "brethren_of_ash", "difficulty": "easy", "heroes": heroes}
    return {"game": "horror", "me": "Anna", "name": "Autumn", "wish": {**given, **more}}


async def begun(anna: Player, **more: Any) -> dict[str, str]:
    answer = await anna.http.post("/api/rooms", json=wish(**more))
    assert answer.status_code == 201, answer.text
    found: dict[str, str] = answer.json()
    return found


async def looked(who: Player, room: str) -> dict[str, Any]:
    found: dict[str, Any] = (await who.http.get(f"/api/rooms/{room}")).json()
    return found


async def change(who: Player, room: str, **what: Any) -> Any:
    return await who.http.post(f"/api/rooms/{room}/change", json={"change": what})


async def come(who: Player, opened: dict[str, str], name: str) -> str:
    visit = {"name": name, "invitation": opened["invitation"]}
    answer = await who.http.post(f"/api/rooms/{opened['id']}/come", json=visit)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["reclaim"])


def reason(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]["id"]


async def test_games_say_what_they_can_tell(server: ServerProcess) -> None:
    async with Player(server.address) as anna:
        plans = (await anna.http.get("/api/games/horror/saga")).json()
        assert [each["code"] for each in plans] == ["brethren_of_ash"]
        assert reason(await anna.http.get("/api/games/ritual/saga")) == (404, "denied-no-saga")
        games = {each["name"]: each["saga"] for each in (await anna.http.get("/api/games")).json()}
        assert games == {"ritual": False, "fate": False, "cultists": False, "horror": True}


async def test_whoever_has_the_address_reads_and_no_more(server: ServerProcess) -> None:
    async with Player(server.address) as anna, Player(server.address) as ben:
        room = (await begun(anna))["id"]
        assert (await looked(anna, room))["me"] == "Anna"
        seen = await looked(ben, room)
        assert (seen["me"], seen["view"]["heroes"][0]["owner"]) == ("", "Anna")
        assert reason(await change(ben, room, **READ)) == (409, "denied-only-members")
        assert (await ben.http.get("/api/rooms")).json() == []
        assert [each["name"] for each in (await anna.http.get("/api/rooms")).json()] == ["Autumn"]


async def test_no_secret_of_anybody_goes_out(server: ServerProcess) -> None:
    async with Player(server.address) as anna, Player(server.address) as ben:
        opened = await begun(anna)
        await come(ben, opened, "Ben")
        answer = await ben.http.get(f"/api/rooms/{opened['id']}")
        assert set(answer.json()) == {
            *(
                "id",
                "seq",
                "game",
                "name",
                "me",
                "host",
                "people",
                "votes",
                "table",
                "next",
                "played",
                "view",
            ),
        }
        assert all(set(each) == {"name", "here"} for each in answer.json()["people"])
        assert opened["reclaim"] not in answer.text
        assert opened["invitation"] not in answer.text


async def test_a_link_brings_anna_back_into_another_browser(server: ServerProcess) -> None:
    async with Player(server.address) as anna, Player(server.address) as elsewhere:
        opened = await begun(anna)
        back = await elsewhere.http.post(
            f"/api/rooms/{opened['id']}/reclaim", json={"token": opened["reclaim"]}
        )
        assert back.status_code == 200
        assert (await looked(elsewhere, opened["id"]))["me"] == "Anna"
        assert (await looked(anna, opened["id"]))["me"] == ""
        assert (await anna.http.get("/api/rooms")).json() == []


async def test_what_stays_as_it_was_is_not_sent_again(server: ServerProcess) -> None:
    async with Player(server.address) as anna:
        room = (await begun(anna))["id"]
        seq = (await looked(anna, room))["seq"]
        assert (await anna.http.get(f"/api/rooms/{room}?after={seq}")).status_code == 204
        assert (await change(anna, room, **READ)).json()["seq"] == seq + 1
        assert (await anna.http.get(f"/api/rooms/{room}?after={seq}")).status_code == 200


async def test_changes_at_the_same_time_all_happen(server: ServerProcess) -> None:
    people = {"Ben": TRISH, "Carla": DANIELA, "Dora": "12010"}
    players = [Player(server.address) for _ in range(4)]
    async with players[0] as anna, players[1] as ben, players[2] as carla, players[3] as dora:
        opened = await begun(anna)
        others = dict(zip(people, (ben, carla, dora), strict=True))
        for name, player in others.items():
            await come(player, opened, name)
        joins = [
            change(player, opened["id"], type="join", investigator=code, deck=starter(code), owner=name)
            for (name, player), code in zip(others.items(), people.values(), strict=True)
        ]
        answers = await asyncio.gather(*joins)
        assert [each.status_code for each in answers] == [200, 200, 200]
        seen = await looked(anna, opened["id"])
        assert {each["owner"] for each in seen["view"]["heroes"]} == {"Anna", *people}


async def test_a_match_is_played_at_a_table_where_everybodys_seat_is_kept(server: ServerProcess) -> None:
    async with Player(server.address) as anna, Player(server.address) as ben:
        bot = {"investigator": DANIELA, "deck": starter(DANIELA), "bot": True}
        opened = await begun(anna, heroes=[{"investigator": JOE, "deck": starter(JOE)}, bot])
        room = opened["id"]
        await come(ben, opened, "Ben")
        await change(ben, room, type="join", investigator=TRISH, deck=starter(TRISH), owner="Ben")
        assert reason(await anna.http.post(f"/api/rooms/{room}/match"))[0] == 409
        await change(anna, room, **READ)
        assert reason(await ben.http.post(f"/api/rooms/{room}/match")) == (409, "denied-not-host")
        begun_match = await anna.http.post(f"/api/rooms/{room}/match")
        assert begun_match.status_code == 201, begun_match.text
        table = begun_match.json()["id"]
        assert reason(await anna.http.post(f"/api/rooms/{room}/match")) == (409, "denied-being-played")
        await ben.join(table)
        about = ben.state["table"]
        assert about["room"] == room
        assert [each["kind"] for each in about["seats"]] == ["person", "bot", "open"]
        assert [each["mine"] for each in about["seats"]] == [False, False, True]
        assert about["options"]["chapter"]["campaign"] == "brethren_of_ash"

        # A table that is closed without an end leaves the campaign as it was.
        await anna.join(table)
        await anna.send("close")
        seen = await looked(ben, room)
        assert (seen["table"], seen["view"]["playing"], seen["view"]["next"]["kind"]) == (
            "",
            False,
            "scenario",
        )


@pytest.mark.long
async def test_when_the_match_is_over_the_campaign_goes_on(server: ServerProcess) -> None:
    """Nobody tells the room: whoever looks next finds it told. A bot plays, so that it is over soon."""
    async with Player(server.address) as anna:
        opened = await begun(anna, heroes=[{"investigator": JOE, "deck": starter(JOE), "bot": True}])
        await change(anna, opened["id"], **READ)
        table = (await anna.http.post(f"/api/rooms/{opened['id']}/match")).json()["id"]
        await anna.join(table)
        await anna.send("start")
        await anna.until(lambda: anna.table["status"] == "over", 60)
        seen = await looked(anna, opened["id"])
        assert (seen["table"], seen["played"], seen["view"]["playing"]) == ("", 1, False)
        assert [each["scenario"] for each in seen["view"]["pages"]] == ["", "spreading_flames"]


async def test_decks_of_a_campaign_are_not_changed_at_its_table(server: ServerProcess) -> None:
    async with Player(server.address) as anna:
        room = (await begun(anna))["id"]
        await change(anna, room, **READ)
        table = (await anna.http.post(f"/api/rooms/{room}/match")).json()["id"]
        await anna.join(table)
        with pytest.raises(Refused, match="denied-settled-in-room"):
            await anna.send("bring", seat=0, field="decks", value=TRISH)


async def test_a_campaign_goes_on_elsewhere_from_its_file(server: ServerProcess) -> None:
    async with Player(server.address) as anna, Player(server.address) as carla:
        room = (await begun(anna))["id"]
        await change(anna, room, **READ)
        file = (await anna.http.get(f"/api/rooms/{room}/document")).content
        assert write(read(file)) == file
        packed = base64.b64encode(gzip.compress(file)).decode()
        again = await carla.http.post("/api/rooms/import", json={"me": "Carla", "packed": packed})
        assert again.status_code == 201, again.text
        seen = await looked(carla, again.json()["id"])
        assert (seen["host"], seen["view"]["heroes"]) == (
            "Carla",
            (await looked(anna, room))["view"]["heroes"],
        )
        assert seen["people"] == [{"name": "Carla", "here": True}, {"name": "Anna", "here": False}]
        assert (await carla.http.get(f"/api/rooms/{again.json()['id']}/document")).content == file


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"{", "bad-record-json"),
        (b"{}", "bad-series-foreign"),
        (b'{"format": "miskatonic-series", "version": 9}', "bad-series-version"),
    ],
)
async def test_a_file_that_is_no_campaign_is_refused(
    server: ServerProcess, data: bytes, expected: str
) -> None:
    async with Player(server.address) as anna:
        packed = base64.b64encode(gzip.compress(data)).decode()
        answer = await anna.http.post("/api/rooms/import", json={"me": "Anna", "packed": packed})
        assert reason(answer) == (422, expected)


@pytest.mark.parametrize("packed", ["?", "AAAA", base64.b64encode(gzip.compress(bytes(40_000_000))).decode()])
async def test_what_was_not_packed_or_is_too_much_is_refused(server: ServerProcess, packed: str) -> None:
    async with Player(server.address) as anna:
        answer = await anna.http.post("/api/rooms/import", json={"me": "Anna", "packed": packed[:60_000]})
        assert reason(answer) == (422, "denied-packed")


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/rooms", {"game": "ritual", "me": "Anna", "wish": {}}),
        ("/api/rooms", {"game": "horror", "me": "", "wish": wish()["wish"]}),
        ("/api/rooms", {"game": "horror", "me": "Anna", "wish": {"plan": 7}}),
        ("/api/rooms/nowhere/change", {"change": READ}),
        ("/api/rooms/2222222222/come", {"name": "Ben", "invitation": "x" * 20}),
    ],
)
async def test_nonsense_is_refused_with_a_reason(server: ServerProcess, path: str, body: Any) -> None:
    async with Player(server.address) as anna:
        answer = await anna.http.post(path, json=body)
        assert answer.status_code in (404, 409, 422)
        assert answer.json()["reason"]["id"]


async def test_survivors_go_on_in_another_room_with_the_same_people(server: ServerProcess) -> None:
    wanted = {"wish": {"plan": "brethren_of_ash", "difficulty": "hard"}, "name": "Winter"}
    async with Player(server.address) as anna, Player(server.address) as ben:
        opened = await begun(anna)
        again = f"/api/rooms/{opened['id']}/again"
        assert reason(await anna.http.post(again, json=wanted)) == (409, "refused-campaign-goes-on")
        file = read((await anna.http.get(f"/api/rooms/{opened['id']}/document")).content)
        file.tale.update(over="won")
        file.tale["heroes"][0].update(earned=7, mental=1)
        packed = base64.b64encode(gzip.compress(write(file))).decode()
        over = (await anna.http.post("/api/rooms/import", json={"me": "Anna", "packed": packed})).json()
        await come(ben, over, "Ben")
        again = f"/api/rooms/{over['id']}/again"
        assert reason(await ben.http.post(again, json=wanted)) == (409, "denied-not-host")
        new = (await anna.http.post(again, json=wanted)).json()["id"]
        assert reason(await anna.http.post(again, json=wanted)) == (409, "denied-goes-on")
        assert (await looked(ben, over["id"]))["next"] == new
        seen = await looked(ben, new)
        assert (seen["me"], seen["host"], seen["name"]) == ("Ben", "Anna", "Winter")
        (joe,) = seen["view"]["heroes"]
        assert (joe["score"], joe["mental"], joe["earned"], seen["view"]["difficulty"]) == (7, 1, 0, "hard")
        assert [each["id"] for each in (await ben.http.get("/api/rooms")).json()] == [new, over["id"]]


async def test_two_purchases_at_once_do_not_collide(server: ServerProcess) -> None:
    """Two browsers of one person buy at the same moment: one purchase is paid for, the other refused."""
    async with Player(server.address) as anna:
        opened = await begun(anna)
        file = read((await anna.http.get(f"/api/rooms/{opened['id']}/document")).content)
        file.tale["heroes"][0].update(earned=3, unspent=3)
        packed = base64.b64encode(gzip.compress(write(file))).decode()
        room = (await anna.http.post("/api/rooms/import", json={"me": "Anna", "packed": packed})).json()["id"]
        buys = [change(anna, room, type="buy", investigator=JOE, card=STUDIOUS) for _ in range(2)]
        answers = await asyncio.gather(*buys)
        assert sorted(each.status_code for each in answers) == [200, 409]
        assert (await looked(anna, room))["view"]["heroes"][0]["unspent"] == 0


async def test_whoever_looks_at_a_room_hears_at_once_that_it_has_changed(server: ServerProcess) -> None:
    async with Player(server.address) as anna, Player(server.address) as ben:
        room = (await begun(anna))["id"]
        async with listening(ben, room) as news:
            assert await heard(news) == 1
            assert (await change(anna, room, **READ)).json()["seq"] == 2
            assert await heard(news) == 2


async def test_nobody_hears_of_a_room_that_is_not_there_or_without_a_session(server: ServerProcess) -> None:
    async with Player(server.address) as anna:
        room = (await begun(anna))["id"]
        async with listening(anna, "2222222222") as news:
            with pytest.raises(ConnectionClosed, check=closed_with(4404)):
                await heard(news)
        anna.http.cookies.clear()
        async with listening(anna, room) as news:
            with pytest.raises(ConnectionClosed, check=closed_with(4401)):
                await heard(news)


def closed_with(code: int) -> Callable[[ConnectionClosed], bool]:
    return lambda closed: closed.rcvd is not None and closed.rcvd.code == code


def listening(who: Player, room: str) -> connect:
    """Listen for news of a room."""
    cookies = "; ".join(f"{name}={value}" for name, value in who.http.cookies.items())
    return connect(
        f"{who.address.replace('http', 'ws', 1)}/ws/room/{room}",
        additional_headers={"Cookie": cookies},
        origin=who.address,  # type: ignore[arg-type]
    )


async def heard(news: ClientConnection) -> int:
    return int(msgspec.json.decode(await asyncio.wait_for(news.recv(), 20))["seq"])
