"""Who is not let in, and what is never shown: sessions, origins, foreign seats, headers, logs."""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from miskatonic.server.app import create_app
from miskatonic.server.guard import SECURITY_HEADERS, is_our_host
from miskatonic.server.settings import Settings
from tests.server.conftest import ServerProcess
from tests.server.player import HEADERS, LIMITS, Player, Refused

pytestmark = pytest.mark.anyio


async def close_code(address: str, table: str, cookie: str = "", origin: str | None = None) -> int:
    """Knock at a table's socket; return the code it is closed with, having heard nothing."""
    headers = {"Cookie": cookie} if cookie else {}
    url = f"{address.replace('http', 'ws', 1)}/ws/{table}"
    async with connect(url, additional_headers=headers, origin=origin or address) as socket:  # type: ignore[arg-type]
        with pytest.raises(ConnectionClosed):
            await socket.recv()
        assert socket.close_code is not None
        return socket.close_code


def cookie(player: Player) -> str:
    return "; ".join(f"{name}={value}" for name, value in player.http.cookies.items())


async def test_without_a_session_nothing_is_heard(server: ServerProcess) -> None:
    async with Player(server.address) as host:
        id = await host.open_table(name="Host")
        assert await close_code(server.address, id) == 4401


@pytest.mark.parametrize("token", ["x" * 22, "short", "y" * 5000])
async def test_an_invented_session_is_no_session(server: ServerProcess, token: str) -> None:
    async with Player(server.address) as host:
        id = await host.open_table(name="Host")
        assert await close_code(server.address, id, f"miskatonic_session={token}") == 4401


async def test_an_expired_session_is_no_session(tmp_path: Any) -> None:
    running = ServerProcess(str(tmp_path / "tables.sqlite")).start()
    try:
        async with Player(running.address) as host:
            id = await host.open_table(name="Host")
            running.stop()
            long_ago = int(time.time() * 1000) - 400 * 24 * 3600 * 1000
            with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database, database:
                changed = database.execute("UPDATE sessions SET seen = ?", (long_ago,)).rowcount
            assert changed == 1
            running.start()
            assert await close_code(running.address, id, cookie(host)) == 4401
            assert (await host.http.get(f"/api/tables/{id}/note")).status_code == 401
    finally:
        running.kill()


async def test_a_foreign_page_is_turned_away(server: ServerProcess) -> None:
    async with Player(server.address) as host:
        id = await host.open_table(name="Host")
        assert await close_code(server.address, id, cookie(host), "https://evil.example") == 4403
        answer = await host.http.post("/api/tables", json={}, headers={"Origin": "https://evil.example"})
        assert (answer.status_code, answer.json()["reason"]["id"]) == (403, "denied-origin")


async def test_a_request_without_our_header_is_turned_away(server: ServerProcess) -> None:
    async with Player(server.address) as host:
        del host.http.headers["X-Miskatonic"]
        answer = await host.http.post("/api/tables", json={"game": "ritual"})
        assert (answer.status_code, answer.json()["reason"]["id"]) == (403, "denied-csrf")


async def test_a_table_that_does_not_exist_is_not_found(server: ServerProcess) -> None:
    async with Player(server.address) as host:
        assert await close_code(server.address, "2222222222", cookie(host)) == 4404
        assert await close_code(server.address, "nonsense", cookie(host)) == 4404


async def test_somebody_else_s_seat_obeys_nobody_else(server: ServerProcess) -> None:
    async with Player(server.address) as host, Player(server.address) as guest:
        id = await host.open_table(name="Host", options={"seats": 3}, bots="random")
        await host.join(id)
        await guest.join(id)
        for command, fields in (
            ("leave", {"seat": 0}),
            ("renew-link", {"seat": 0}),
            ("ask-undo", {"seat": 0}),
            ("vote-end", {"seat": 0, "agree": True}),
            ("say", {"seat": 0, "text": "I am the host"}),
        ):
            with pytest.raises(Refused, match="denied-not-your-seat"):
                await guest.send(command, **fields)
        for command in ("start", "close"):
            with pytest.raises(Refused, match="denied-not-host"):
                await guest.send(command)


async def test_a_session_whose_seat_was_reclaimed_hears_no_more_of_it(server: ServerProcess) -> None:
    async with Player(server.address) as host, Player(server.address) as new:
        id = await host.open_table(name="Host", options={"seats": 3, "start": 0}, bots="random")
        await host.join(id)
        await host.send("start")
        token = (await host.send("renew-link", seat=0))["reclaim"]
        await new.http.post(f"/api/tables/{id}/reclaim", json={"token": token})
        await host.until(lambda: host.chair["seat"] is None)
        assert host.chair["ask"] is None
        assert {holder["card"] for holder in host.chair["view"]["holders"][:3]} == {None}


async def test_a_closed_table_admits_no_spectators_while_it_plays(server: ServerProcess) -> None:
    async with Player(server.address) as host, Player(server.address) as stranger:
        id = await host.open_table(name="Host", options={"seats": 3}, bots="random", spectators=False)
        await host.join(id)
        await host.send("start")
        assert await close_code(server.address, id, cookie(stranger)) == 4403
        assert (await stranger.http.get(f"/api/tables/{id}/moves/0")).status_code == 403


async def test_every_answer_carries_the_security_headers(server: ServerProcess) -> None:
    async with Player(server.address) as host:
        for path in ("/", "/api/tables", "/healthz", "/nowhere"):
            answer = await host.http.get(path)
            assert {name: answer.headers.get(name) for name in SECURITY_HEADERS} == SECURITY_HEADERS


async def test_the_session_cookie_is_out_of_reach_of_scripts(server: ServerProcess) -> None:
    async with Player(server.address) as host:
        await host.http.aclose()
        import httpx

        async with httpx.AsyncClient(base_url=server.address, headers=HEADERS) as fresh:
            flags = (await fresh.post("/api/session")).headers["set-cookie"].casefold()
        assert "httponly" in flags
        assert "samesite=lax" in flags


async def test_behind_https_the_cookie_is_marked_secure(tmp_path: Any) -> None:
    import httpx

    running = ServerProcess(str(tmp_path / "tables.sqlite"), MISKATONIC_SECURE="1").start()
    try:
        async with httpx.AsyncClient(base_url=running.address, headers=HEADERS) as fresh:
            answer = await fresh.post("/api/session")
        assert "secure" in answer.headers["set-cookie"].casefold()
        assert "strict-transport-security" in answer.headers
    finally:
        running.stop()


async def test_too_many_tables_are_refused_for_a_while(server: ServerProcess) -> None:
    async with Player(server.address) as eager:
        statuses = [
            (await eager.http.post("/api/tables", json={"game": "ritual"})).status_code for _ in range(12)
        ]
        assert statuses == [201] * 10 + [429] * 2


async def test_a_body_that_is_too_large_is_refused(server: ServerProcess) -> None:
    async with Player(server.address) as host:
        answer = await host.http.put("/api/tables/2222222222/note", content=b"x" * 100_000)
        assert answer.status_code == 413


async def test_health_and_metrics_are_there_and_name_no_table(server: ServerProcess) -> None:
    async with Player(server.address) as host:
        id = await host.open_table(name="Host")
        assert (await host.http.get("/healthz")).text == "ok\n"
        metrics = (await host.http.get("/metrics")).text
        assert "miskatonic_entries_total" in metrics
        assert id not in metrics


async def test_who_watched_while_people_gathered_is_sent_away_when_the_match_begins(
    server: ServerProcess,
) -> None:
    async with Player(server.address) as host, Player(server.address) as stranger:
        id = await host.open_table(name="Host", options={"seats": 3}, bots="random", spectators=False)
        await host.join(id)
        await stranger.join(id)
        await host.send("start")
        assert stranger.socket is not None
        await asyncio.wait_for(stranger.socket.wait_closed(), 10)
        assert stranger.socket.close_code == 4403
        told = [msgspec.json.decode(frame) for frame in stranger.frames]
        assert [each for each in told if each["chairs"][0]["view"] is not None] == []
        await host.until(lambda: host.table["watching"] == 0)


async def test_who_gives_his_seat_away_sees_no_more_of_a_match_that_nobody_may_watch(
    server: ServerProcess,
) -> None:
    async with Player(server.address) as host, Player(server.address) as new:
        id = await host.open_table(name="Host", options={"seats": 3}, bots="random", spectators=False)
        await new.join(id)
        await new.send("sit", seat=1, name="New")
        await host.join(id)
        await host.send("start")
        token = (await new.send("renew-link", seat=1))["reclaim"]
        async with Player(server.address) as thief:
            await thief.http.post(f"/api/tables/{id}/reclaim", json={"token": token})
            assert new.socket is not None
            await asyncio.wait_for(new.socket.wait_closed(), 10)
            assert new.socket.close_code == 4403


async def test_nobody_fills_the_list_of_public_tables(server: ServerProcess) -> None:
    async with Player(server.address) as eager:
        wish = {"game": "ritual", "public": True, "name": "Host"}
        answers = [await eager.http.post("/api/tables", json=wish) for _ in range(LIMITS.public_tables + 1)]
        assert [answer.status_code for answer in answers] == [201] * LIMITS.public_tables + [409]
        assert answers[-1].json()["reason"]["id"] == "denied-many-public"
        await eager.join(answers[0].json()["id"])
        await eager.send("close")
        assert (await eager.http.post("/api/tables", json=wish)).status_code == 201


# Cookies, caches and names


def test_by_https_the_cookie_is_for_this_host_alone_and_older_sessions_go_on(tmp_path: Path) -> None:
    running = ServerProcess(str(tmp_path / "tables.sqlite")).start()
    try:
        with httpx.Client(base_url=running.address, headers=HEADERS) as host:
            host.post("/api/session").raise_for_status()
            table = host.post("/api/tables", json={"game": "ritual", "name": "Host"}).json()["id"]
            old = host.cookies["miskatonic_session"]
        running.stop()
        running.environment["MISKATONIC_SECURE"] = "1"
        running.start()
        headers = {**HEADERS, "Cookie": f"miskatonic_session={old}"}
        given = httpx.post(f"{running.address}/api/session", headers=headers).headers["set-cookie"]
        assert given.startswith(f"__Host-miskatonic_session={old};")
        assert "Secure" in given
        assert "Path=/" in given
        assert "Domain" not in given
        for name in ("miskatonic_session", "__Host-miskatonic_session"):
            tables = httpx.get(f"{running.address}/api/tables", headers={"Cookie": f"{name}={old}"}).json()
            assert [each["id"] for each in tables["mine"]] == [table]
    finally:
        running.stop()


async def test_without_https_the_cookie_keeps_its_name(server: ServerProcess) -> None:
    async with Player(server.address) as host:
        assert set(host.http.cookies) == {"miskatonic_session"}
        assert "set-cookie" not in (await host.http.post("/api/session")).headers


async def test_nobody_keeps_private_answers_and_everybody_may_keep_cards(server: ServerProcess) -> None:
    async with Player(server.address) as host:
        for path in ("/api/me", "/api/tables", "/api/me/export", "/api/rooms"):
            assert (await host.http.get(path)).headers["cache-control"] == "no-store", path
        assert (await host.http.get("/api/games/horror/cards")).headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("play.example.org", True),
        ("PLAY.example.org:8000", True),
        ("[::1]:8000", True),
        ("evil.example.org", False),
        ("play.example.org.evil.net", False),
        ("", False),
    ],
)
def test_only_names_that_are_listed_are_ours(host: str, ours: bool) -> None:
    settings = Settings(database="", hosts=("play.example.org", "[::1]"))
    assert is_our_host({"host": host}, settings) is ours
    assert is_our_host({"host": host}, Settings(database=""))


async def test_whoever_is_stopping_says_so_and_wants_nobody_sent(tmp_path: Path) -> None:
    app = create_app(Settings(database=str(tmp_path / "tables.sqlite")))
    app.state.hub.stopping = True
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client:
        for path in ("/healthz", "/readyz"):
            told = await client.get(path)
            assert (told.status_code, told.text) == (503, "stopping\n")


async def test_a_foreign_name_leads_nowhere_but_to_the_probes(tmp_path: Path) -> None:
    running = ServerProcess(str(tmp_path / "tables.sqlite"), MISKATONIC_HOSTS="play.example.org").start()
    try:
        async with httpx.AsyncClient(base_url=running.address) as client:
            told = [(await client.get(path)).status_code for path in ("/api/games", "/healthz", "/readyz")]
            assert told == [421, 200, 200]
            named = await client.get("/api/games", headers={"host": "play.example.org"})
            assert named.status_code == 200
        with pytest.raises(InvalidStatus):
            await close_code(running.address, "abcdefghjk")
    finally:
        running.stop()
