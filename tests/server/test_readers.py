"""Looking back: the same answers as a replay, worked out once, beside the server, and not without limit."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from miskatonic.core.game import Seat
from miskatonic.core.ids import ids_in
from miskatonic.core.record import Match, rebuild
from miskatonic.core.rng import Rng
from miskatonic.core.text import Speech, text
from miskatonic.core.trial import random_answer
from miskatonic.games import get
from miskatonic.server import entries as kept
from miskatonic.server import http, readers
from miskatonic.server.app import create_app
from miskatonic.server.fairness import Claim
from miskatonic.server.limits import household
from miskatonic.server.prices import PRICES
from miskatonic.server.protocol import Chair
from miskatonic.server.protocol_http import Position
from miskatonic.server.readers import Busy, Readers
from miskatonic.server.run import configure
from miskatonic.server.settings import Limits, Settings
from miskatonic.server.table import Table
from miskatonic.server.thinkers import Thinkers
from miskatonic.server.workers import Workers
from tests.server import tables

pytestmark = pytest.mark.anyio


@cache
def played(game: str, moves: int = 60) -> Table:
    """Return a table at which so many answers were given by chance."""
    at, dice = tables.table(game, msgspec.to_builtins(get(game).options())), Rng.seeded(4)
    at.apply(2, kept.Started(at=2))
    while at.match is not None and at.match.asks and at.match.number < moves:
        seat, choice = random_answer(at.match.asks, dice)
        at.apply(at.seq + 1, kept.Answered(at=3, seat=seat, choice=ids_in(choice)))
    return at


def replayed(at: Table, reader: Seat | None, move: int) -> bytes:
    """Return the position by running the match again from its first move."""
    assert at.match is not None
    record = at.match.record()
    past = rebuild(replace(record, moves=record.moves[:move]), at.game)
    lines = tuple(line for line in at.logs[reader] if line.move <= move)
    chair = Chair(reader, at.game.view(past.state, reader), None, None, lines)
    return msgspec.json.encode(Position(move, at.match.number, chair))


@pytest.fixture(scope="module")
def worker() -> Iterator[Workers]:
    """One worker for all tests: to start one takes longer than most of them."""
    found = Workers(1, 30)
    yield found
    found.close()


@pytest.fixture
def look(worker: Workers) -> Readers:
    """Somebody to look back with, who has not looked at anything yet."""
    found = Readers(30)
    found._workers = worker
    return found


@pytest.mark.parametrize("game", ["ritual", "fate", "cultists", "horror"])
async def test_who_looks_back_sees_what_a_replay_shows_to_the_byte(look: Readers, game: str) -> None:
    at = played(game)
    assert at.match is not None
    for move in (0, 1, at.match.number // 2, at.match.number):
        for reader in (None, 0):
            for _ in range(2):  # worked out, then kept
                assert await look.look(at, reader, move) == replayed(at, reader, move)


def counted(look: Readers, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Return a list that grows with everything the worker really does."""
    done: list[Any] = []
    run = look._workers.run

    async def noted(task: Callable[[], Any], claim: Claim) -> Any:
        done.append(task)
        return await run(task, claim)

    monkeypatch.setattr(look._workers, "run", noted)
    return done


async def test_who_asks_for_the_same_at_the_same_time_shares_one_answer(
    look: Readers, monkeypatch: pytest.MonkeyPatch
) -> None:
    at, done = played("fate"), counted(look, monkeypatch)
    found = await asyncio.gather(*(look.look(at, None, 5) for _ in range(20)))
    assert (len(set(found)), len(done)) == (1, 1)


async def test_what_one_seat_saw_is_nobody_else_s_answer(look: Readers) -> None:
    at = played("fate")
    await look.look(at, 0, 5)
    assert await look.look(at, 1, 5) == replayed(at, 1, 5)


async def test_what_was_looked_at_is_kept_until_there_is_too_much_of_it(
    look: Readers, monkeypatch: pytest.MonkeyPatch
) -> None:
    at, done = played("fate"), counted(look, monkeypatch)
    for _ in range(3):
        await look.look(at, None, 5)
    assert len(done) == 1
    monkeypatch.setattr(readers, "KEPT_BYTES", 3 * look._kept_bytes)
    for move in range(6, 26):
        await look.look(at, None, move)
        assert look._kept_bytes == sum(map(len, look._kept.values())) <= readers.KEPT_BYTES
    await look.look(at, None, 5)
    assert len(done) == 1 + 20 + 1


async def test_not_everything_is_worked_out_at_once(look: Readers) -> None:
    at = played("fate")
    many = [asyncio.create_task(look.look(at, None, move)) for move in range(readers.CROWD + 3)]
    found = await asyncio.gather(*many, return_exceptions=True)
    assert [type(each) for each in found] == [bytes] * readers.CROWD + [Busy] * 3
    assert await look.look(at, None, readers.CROWD) == replayed(at, None, readers.CROWD), "then there is room"


async def test_bots_do_not_wait_for_readers(look: Readers) -> None:
    at, thinkers = played("horror"), Thinkers(1, 30)
    match = Match(get("ritual"), get("ritual").options(seats=3, start=0), 7)
    await asyncio.gather(look.look(at, None, 0), thinkers.think(match, 0, "simple"))
    looking = [asyncio.create_task(look.look(at, None, move)) for move in range(1, readers.CROWD)]
    await thinkers.think(match, 0, "simple")
    assert not all(task.done() for task in looking)
    await asyncio.gather(*looking)
    thinkers.close()


# How often


@asynccontextmanager
async def house(tmp_path: Path, proxies: tuple[str, ...] = (), **limits: Any) -> AsyncIterator[Any]:
    """A server in this process, with limits of its own; yields how somebody at an address gets to it."""
    settings = Settings(str(tmp_path / "tables.sqlite"), proxies=proxies, limits=Limits(**limits))
    app = create_app(settings)
    config = configure(app, settings, "127.0.0.1", 0)
    config.load()

    def at(address: str) -> httpx.AsyncClient:
        way = httpx.ASGITransport(config.loaded_app, client=(address, 1))
        return httpx.AsyncClient(transport=way, base_url="http://house", headers={"X-Miskatonic": "1"})

    async with app.router.lifespan_context(app):
        yield at


async def table_of_bots(client: httpx.AsyncClient) -> str:
    await client.post("/api/session")
    wish = {"game": "ritual", "name": "Host", "options": {"seats": 3}, "bots": "random"}
    return str((await client.post("/api/tables", json=wish)).json()["id"])


async def looks(client: httpx.AsyncClient, id: str, times: int, **headers: str) -> list[int]:
    """Look back so often; return how each was answered. (409: the match has not begun.)"""
    path = f"/api/tables/{id}/moves/0"
    return [(await client.get(path, headers=headers)).status_code for _ in range(times)]


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits here."""
    monkeypatch.setattr(http, "WAITING_SECONDS", 0)


LOOK = "GET /api/tables/{table}/moves/{move}"
OPENING = PRICES["POST /api/session"] + PRICES["POST /api/tables"]


def enough_for(looks: int, people: int = 1) -> dict[str, Any]:
    """Limits that allow to open a table and then to look back so often, and hardly fill again."""
    burst = OPENING + looks * PRICES[LOOK]
    return {"work_per_second": 0.001, "work_burst": burst, "people_per_address": people}


async def test_a_session_looks_back_only_so_often_wherever_it_is(tmp_path: Path) -> None:
    limits = enough_for(looks=3, people=100)
    async with house(tmp_path, **limits) as at, at("1.1.1.1") as one, at("2.2.2.2") as other:
        id = await table_of_bots(one)
        other.cookies.update(one.cookies)
        found = await looks(one, id, 2) + await looks(other, id, 3)
        assert found == [409, 409, 409, 409, 429], "beginning the session was not yet on its account"
        refused = await one.get(f"/api/tables/{id}/record")
        assert refused.json()["reason"]["id"] == "trouble-too-much"
        assert int(refused.headers["retry-after"]) == refused.json()["reason"]["args"]["seconds"] > 0
        async with at("1.1.1.1") as stranger:
            assert await looks(stranger, id, 1) == [409]


async def test_an_address_looks_back_only_so_often_with_any_session_or_none(tmp_path: Path) -> None:
    async with house(tmp_path, **enough_for(looks=3)) as at, at("1.1.1.1") as one:
        id = await table_of_bots(one)
        async with at("1.1.1.1") as without:
            assert await looks(one, id, 2) + await looks(without, id, 2) == [409, 409, 409, 429]
        async with at("2.2.2.2") as elsewhere:
            assert await looks(elsewhere, id, 1) == [409]


@pytest.mark.parametrize(
    ("proxies", "answers"),
    [(("10.0.0.0/8",), [409, 409, 429]), ((), [409, 429, 429]), (("9.9.9.9",), [409, 429, 429])],
)
async def test_only_a_proxy_one_trusts_says_for_whom_it_asks(
    tmp_path: Path, proxies: tuple[str, ...], answers: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PRICES, LOOK, OPENING)
    async with house(tmp_path, proxies, **enough_for(looks=0)) as at, at("5.5.5.5") as host:
        id = await table_of_bots(host)
        async with at("10.0.0.1") as proxy:
            found = await looks(proxy, id, 1, **{"X-Forwarded-For": "1.1.1.1"})
            found += await looks(proxy, id, 1, **{"X-Forwarded-For": "2.2.2.2"})
            found += await looks(proxy, id, 1, **{"X-Forwarded-For": "3.3.3.3, 1.1.1.1"})
        assert found == answers


@pytest.mark.parametrize(
    ("address", "counts_as"),
    [
        ("1.2.3.4", "1.2.3.4"),
        ("::ffff:1.2.3.4", "1.2.3.4"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("somewhere", "somewhere"),
        ("", ""),
    ],
)
def test_a_network_that_is_given_to_one_counts_as_one(address: str, counts_as: str) -> None:
    assert household(address) == counts_as


@pytest.mark.parametrize("language", ["en", "de"])
def test_who_looked_too_often_is_told_in_his_language(language: str) -> None:
    assert "trouble" not in Speech(language, ["miskatonic.server"]).say(text("trouble-too-much", seconds=2))
