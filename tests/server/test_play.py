"""People at real sockets: play, come back, watch, talk, take back, leave."""

import asyncio
import random
from typing import Any

import pytest

from miskatonic.core.record import decode, seed_hash, verify
from miskatonic.games import get
from tests.server.conftest import ServerProcess
from tests.server.player import Player, Refused

pytestmark = pytest.mark.anyio


def chooser(seed: int) -> Any:
    """Choose by chance, the same every time."""
    dice = random.Random(seed)
    return lambda ask: dice.choice(ask["options"])["id"]


async def seated(host: Player, *guests: Player, seats: int = 3, **wish: Any) -> str:
    """Host and guests sit down, bots fill the rest, the match begins; return the table."""
    id = await host.open_table(name="Host", options={"seats": seats, "start": 0}, **wish)
    await host.join(id)
    for seat, guest in enumerate(guests, 1):
        await guest.join(id)
        await guest.send("sit", seat=seat, name=f"Guest {seat}")
    for seat in range(len(guests) + 1, seats):
        await host.send("place-bot", seat=seat, bot="random")
    await host.send("start")
    return id


async def test_two_people_and_three_bots_play_a_whole_game(server: ServerProcess) -> None:
    async with Player(server.address) as host, Player(server.address) as guest:
        id = await seated(host, guest, seats=5)
        await asyncio.gather(host.play_on(chooser(1)), guest.play_on(chooser(2)))
        assert host.table["outcome"] == guest.table["outcome"] is not None
        record = decode((await guest.http.get(f"/api/tables/{id}/record")).content)
        match = verify(record, get("ritual"))
        assert seed_hash(match.seed) == host.table["seed_hash"]
        assert int(host.table["seed"], 16) == match.seed


async def test_the_seed_and_the_record_are_kept_until_the_end(server: ServerProcess) -> None:
    async with Player(server.address) as host:
        id = await seated(host)
        assert host.table["seed"] == ""
        answer = await host.http.get(f"/api/tables/{id}/record")
        assert (answer.status_code, answer.json()["reason"]["id"]) == (409, "denied-not-over")


async def test_a_reload_brings_the_same_chair_back(server: ServerProcess) -> None:
    async with Player(server.address) as host, Player(server.address) as guest:
        id = await seated(host, guest)
        before, log = host.chair, list(host.log)
        await host.leave()
        await host.join(id)
        assert host.chair["view"] == before["view"]
        assert host.log == log


async def test_everybody_sees_who_is_connected(server: ServerProcess) -> None:
    async with Player(server.address) as host, Player(server.address) as guest:
        await seated(host, guest)
        await guest.leave()
        await host.until(lambda: not host.table["seats"][1]["connected"])


async def test_a_repeated_command_is_done_once(server: ServerProcess) -> None:
    async with Player(server.address) as host, Player(server.address) as guest:
        await seated(host, guest)
        first = await host.send("answer", id="once", seat=0, number=0, choice=["seat:1"])
        again = await host.send("answer", id="once", seat=0, number=0, choice=["seat:1"])
        assert again["seq"] == first["seq"]
        with pytest.raises(Refused, match="refused-stale"):
            await host.send("answer", id="twice", seat=0, number=0, choice=["seat:1"])


async def test_the_same_command_id_of_another_session_is_another_command(server: ServerProcess) -> None:
    async with Player(server.address) as host, Player(server.address) as guest:
        await seated(host, guest)
        await host.send("answer", id="same", seat=0, number=0, choice=["seat:1"])
        await guest.until(lambda: guest.chair["ask"])
        await guest.send("answer", id="same", seat=1, number=1, choice=["take"])
        await guest.until(lambda: guest.table["number"] >= 2)


async def test_a_lost_browser_gets_its_seat_back_with_the_link(server: ServerProcess) -> None:
    async with Player(server.address) as host, Player(server.address) as found:
        id = await host.open_table(name="Host", options={"seats": 3})
        await host.join(id)
        token = (await host.send("renew-link", seat=0))["reclaim"]
        answer = await found.http.post(f"/api/tables/{id}/reclaim", json={"token": token})
        assert answer.json()["seat"] == 0
        await found.join(id)
        assert found.table["seats"][0]["mine"]
        await host.until(lambda: not host.table["seats"][0]["mine"])
        stale = await host.http.post(f"/api/tables/{id}/reclaim", json={"token": token})
        assert stale.json()["reason"]["id"] == "denied-link"


async def test_a_spectator_sees_no_hand_and_cannot_play(server: ServerProcess) -> None:
    async with Player(server.address) as host, Player(server.address) as watcher:
        id = await seated(host)
        await watcher.join(id)
        assert watcher.chair["seat"] is None
        assert [holder["card"] for holder in watcher.chair["view"]["holders"][:3]] == [None] * 3
        with pytest.raises(Refused, match="denied-not-your-seat"):
            await watcher.send("answer", seat=0, number=0, choice=["seat:1"])


async def test_players_and_spectators_talk_apart(server: ServerProcess) -> None:
    async with Player(server.address) as host, Player(server.address) as watcher:
        id = await seated(host)
        await watcher.join(id)
        await watcher.send("say", text="hello there", name="Watcher")
        await host.send("say", seat=0, text="trust nobody")
        await host.send("say", seat=0, phrase="phrase-beware")
        received = b"".join(host.frames), b"".join(watcher.frames)
        assert b"hello there" in received[1]
        assert b"trust nobody" in received[0]
        assert b"hello there" not in received[0]
        assert b"trust nobody" not in received[1]


async def test_a_refused_message_says_why(server: ServerProcess) -> None:
    async with Player(server.address) as host:
        await seated(host)
        with pytest.raises(Refused, match="talk-refused"):
            await host.send("say", seat=0, text="deine Karte ist rot")


async def test_a_free_undo_is_seen_by_all(server: ServerProcess) -> None:
    async with Player(server.address) as host, Player(server.address) as guest:
        await seated(host, guest)
        await host.answer("seat:1")
        await guest.until(lambda: guest.chair["ask"])
        await host.send("ask-undo", seat=0)
        await guest.until(lambda: guest.chair["ask"] is None)
        await host.until(lambda: host.chair["ask"])
        assert guest.log[-1]["text"]["id"] == "undone"


async def test_bots_wait_while_people_vote_on_an_undo(server: ServerProcess) -> None:
    async with Player(server.address) as host, Player(server.address) as guest:
        await seated(host, guest)
        await host.answer("seat:1")
        await guest.until(lambda: guest.chair["ask"])
        await guest.answer("take")
        await host.send("ask-undo", seat=0)
        await guest.until(lambda: guest.table["undo"] is not None)
        number = guest.table["number"]
        await asyncio.sleep(0.3)  # long enough for bots without a delay to have gone on
        assert guest.table["number"] == number
        await guest.send("vote-undo", seat=1, agree=True)
        await host.until(lambda: host.chair["ask"] is not None)
        assert host.log[-1]["text"]["id"] == "undone-by-consent"


async def test_a_slow_player_is_replaced_when_time_and_grace_are_over(server: ServerProcess) -> None:
    async with Player(server.address) as host, Player(server.address) as guest:
        await seated(host, guest, pace={"kind": "live", "limit": 5})
        await guest.until(lambda: guest.table["seats"][0]["kind"] == "bot")
        assert "table-bot-clock" in [line["text"]["id"] for line in guest.log]
        await host.send("sit", seat=0, name="Host")
        await host.until(lambda: host.table["seats"][0]["kind"] == "person")


async def test_a_rematch_opens_the_next_table_once(server: ServerProcess) -> None:
    async with Player(server.address) as host, Player(server.address) as guest:
        id = await seated(host, guest)
        await host.send("vote-end", seat=0, agree=True)
        await guest.send("vote-end", seat=1, agree=True)
        await host.until(lambda: host.table["status"] == "closed")
        await asyncio.gather(host.send("rematch"), guest.send("rematch"), return_exceptions=True)
        await guest.until(lambda: bool(guest.table["rematch"]))
        assert guest.table["rematch"] not in ("", id)
        assert guest.table["id"] == id


async def test_the_home_page_says_where_it_is_my_turn(server: ServerProcess) -> None:
    async with Player(server.address) as host:
        id = await seated(host)
        mine = (await host.http.get("/api/tables")).json()["mine"]
        assert [(table["id"], table["my_turn"]) for table in mine] == [(id, True)]


async def test_public_tables_are_listed_for_everybody_while_they_gather(server: ServerProcess) -> None:
    async with Player(server.address) as host, Player(server.address) as guest:
        private = await host.open_table(name="Host")
        public = await host.open_table(name="Host", public=True)
        listed = [table["id"] for table in (await guest.http.get("/api/tables")).json()["open"]]
        assert public in listed
        assert private not in listed


async def test_an_earlier_position_is_seen_as_the_seat_saw_it(server: ServerProcess) -> None:
    async with Player(server.address) as host, Player(server.address) as guest:
        id = await seated(host, guest)
        before = host.chair["view"]
        await host.answer("seat:1")
        answer = (await host.http.get(f"/api/tables/{id}/moves/0")).json()
        assert (answer["move"], answer["moves"], answer["chair"]["view"]) == (0, 1, before)
        foreign = await guest.http.get(f"/api/tables/{id}/moves/0?seat=0")
        assert foreign.status_code == 403


async def test_a_player_may_look_at_an_earlier_position_as_spectators_saw_it(server: ServerProcess) -> None:
    async with Player(server.address) as host, Player(server.address) as guest:
        id = await seated(host, guest)
        chair = (await host.http.get(f"/api/tables/{id}/moves/0?seat=all")).json()["chair"]
        assert chair["seat"] is None
        assert {holder["card"] for holder in chair["view"]["holders"][:3]} == {None}


async def test_notes_are_private(server: ServerProcess) -> None:
    async with Player(server.address) as host, Player(server.address) as guest:
        id = await seated(host, guest)
        await host.http.put(f"/api/tables/{id}/note", json={"text": "Bert lies"})
        assert (await host.http.get(f"/api/tables/{id}/note")).json() == {"text": "Bert lies"}
        assert (await guest.http.get(f"/api/tables/{id}/note")).json() == {"text": ""}


async def test_a_stopped_server_says_goodbye_and_goes_on_later(tmp_path: Any) -> None:
    running = ServerProcess(str(tmp_path / "tables.sqlite")).start()
    try:
        async with Player(running.address) as host, Player(running.address) as guest:
            id = await seated(host, guest)
            await host.answer("seat:1")
            running.stop()
            assert host.socket is not None
            await host.socket.wait_closed()
            assert host.socket.close_code == 1012
            running.start()
            await guest.leave()
            await guest.join(id)
            assert guest.chair["ask"]["kind"] == "take-or-pass"
    finally:
        running.kill()
