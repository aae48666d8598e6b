"""What is malformed, oversized, out of order or too much: a reason or a close, never a crash."""

import asyncio
import random
from collections.abc import Callable, Iterator
from importlib.metadata import version
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import checks
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from miskatonic.server.app import ALL_ROUTES
from miskatonic.server.openapi import describe
from miskatonic.server.settings import Limits
from tests.server.conftest import ServerProcess
from tests.server.player import HEADERS, Player
from tests.server.test_rooms_http import wish

# The HTTP part, by its own description


@pytest.fixture(scope="session")
def http(server: ServerProcess) -> Iterator[httpx.Client]:
    """A browser with a session."""
    with httpx.Client(base_url=server.address, headers=HEADERS) as client:
        client.post("/api/session")
        yield client


@pytest.fixture(scope="session")
def own_table(http: httpx.Client) -> str:
    """A table that exists."""
    answer = http.post("/api/tables", json={"game": "ritual", "name": "Host", "bots": "random"})
    return str(answer.json()["id"])


@pytest.fixture(scope="session")
def own_room(http: httpx.Client) -> str:
    """A room that exists."""
    return str(http.post("/api/rooms", json=wish()).json()["id"])


DESCRIPTION = msgspec.json.decode(msgspec.json.encode(describe(ALL_ROUTES, version("miskatonic"))))
api = schemathesis.openapi.from_dict(DESCRIPTION)

CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.response_headers_conformance,
]


def test_the_description_that_is_served_is_the_one_held_to(http: httpx.Client) -> None:
    assert http.get("/api/openapi.json").json() == DESCRIPTION


@api.parametrize()
@settings(
    max_examples=50, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)
def test_every_request_is_answered_as_described(
    case: schemathesis.Case[Any], http: httpx.Client, own_table: str, own_room: str
) -> None:
    if "table" in case.path_parameters and len(repr(case.path_parameters)) % 2:
        case.path_parameters["table"] = own_table
    if "room" in case.path_parameters and len(repr(case.path_parameters)) % 2:
        case.path_parameters["room"] = own_room
    if len(repr(case.query)) % 2:
        case.headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    case.call_and_validate(base_url=str(http.base_url), checks=CHECKS)


def test_an_option_with_a_name_of_python_s_is_refused_like_any_other(http: httpx.Client) -> None:
    answer = http.post("/api/tables", json={"game": "ritual", "options": {"self": 1}})
    assert (answer.status_code, answer.json()["reason"]["id"]) == (422, "bad-option-name")


# The sockets

FRAMES = 10_000
AT_ONCE = 60
"""Frames sent down a socket without waiting for an answer."""
LANES = 8

COMMANDS: tuple[dict[str, Any], ...] = (
    {"type": "sit", "seat": 1, "name": "Mallory"},
    {"type": "leave", "seat": 0},
    {"type": "bring", "seat": 0, "field": "decks", "value": "12004"},
    {"type": "place-bot", "seat": 2, "bot": "random"},
    {"type": "empty", "seat": 2},
    {"type": "start"},
    {"type": "answer", "seat": 0, "number": 0, "choice": ["seat:1"]},
    {"type": "ask-undo", "seat": 0},
    {"type": "redo", "seat": 0},
    {"type": "vote-undo", "seat": 1, "agree": True},
    {"type": "say", "seat": 0, "text": "hello"},
    {"type": "say", "name": "Mallory", "phrase": "phrase-hurry"},
    {"type": "vote-end", "seat": 2, "agree": True},
    {"type": "rematch"},
    {"type": "close"},
    {"type": "renew-link", "seat": 0},
    {"type": "ping"},
)
ODD_VALUES: tuple[Any, ...] = (
    *(None, True, -1, 99, 1e300, 10**30, "", "x" * 500, [], ["take"] * 100, {}, {"a": [None]}),
    *("\x00", "🃏" * 30),
)
ODD_JSON = (
    *(b"", b"null", b"[]", b'"ping"', b"0", b"{}", b'{"id":"1"}', b"NaN", b"{'type':'ping'}"),
    *(b'{"type":"ping"}', b'{"type":"ping","id":""}', b'{"type":"ping","id":1e999}'),
    *(b'{"type":"ping","type":"start","id":"1"}', b'{"type":"ping","id":"1"}x', b"\xef\xbb\xbf{}"),
    *(b'{"type":"ping","id":"\\ud800"}', b'{"type":"say","id":"1","text":"' + b"\\u0000" * 100 + b'"}'),
    *(b"[" * 15_000, b'{"a":' * 3_000),
)


def valid(dice: random.Random) -> bytes:
    """A command as it should be, though mostly at the wrong time."""
    command = dice.choice(COMMANDS) | {"id": f"{dice.getrandbits(64):x}"}
    if "seat" in command:
        command["seat"] = dice.randrange(4)
    return msgspec.json.encode(command)


def with_a_wrong_value(dice: random.Random) -> bytes:
    """A command in which one value is of the wrong kind, or missing, or too much."""
    command = dice.choice(COMMANDS) | {"id": "1"}
    field = dice.choice([*command, "more"])
    if dice.random() < 0.2:
        command.pop(field, None)
    else:
        command[field] = dice.choice(ODD_VALUES)
    return msgspec.json.encode(command)


def cut_short(dice: random.Random) -> bytes:
    """A command that breaks off."""
    whole = valid(dice)
    return whole[: dice.randrange(len(whole))]


def noise(dice: random.Random) -> bytes:
    """Bytes without sense."""
    return dice.randbytes(dice.randrange(200))


def too_long(dice: random.Random) -> bytes:
    """A command longer than a frame may be."""
    return msgspec.json.encode(
        {"type": "say", "id": "1", "text": "x" * dice.choice((16_400, 40_000, 60_000))}
    )


def odd(dice: random.Random) -> bytes:
    """JSON that is hard to take, or none."""
    return dice.choice(ODD_JSON)


KINDS: tuple[Callable[[random.Random], bytes], ...] = (
    valid,
    valid,
    with_a_wrong_value,
    cut_short,
    noise,
    odd,
    too_long,
)


async def send_one(socket: ClientConnection, dice: random.Random) -> None:
    """Send one frame: as text or as bytes, in one piece or in several."""
    data = dice.choice(KINDS)(dice)
    as_text = dice.random() < 0.7 and data.isascii()
    if dice.random() < 0.1 and len(data) > 2:
        pieces = [data[:1], data[1:2], data[2:]]
        await socket.send(pieces, text=as_text)
    else:
        await socket.send(data, text=as_text)


async def bombard(player: Player, table: str, dice: random.Random, frames: int) -> tuple[int, int | None]:
    """Send frames down a new socket; return how many, and the code it was closed with, if it was.

    Every frame is answered, or the socket is closed.
    """
    cookies = "; ".join(f"{name}={value}" for name, value in player.http.cookies.items())
    url = f"{player.address.replace('http', 'ws', 1)}/ws/{table}"
    sent = answered = 0
    async with connect(
        url,
        additional_headers={"Cookie": cookies},
        origin=player.address,  # type: ignore[arg-type]
    ) as socket:
        try:
            for _ in range(frames):
                await send_one(socket, dice)
                sent += 1
            async with asyncio.timeout(60):
                while answered < sent:
                    message = msgspec.json.decode(await socket.recv())
                    answered += message["type"] in ("done", "refused", "trouble")
        except ConnectionClosed:
            return sent, socket.close_code
    return sent, None


async def bombard_for_long(server: ServerProcess, lane: int, frames: int) -> tuple[int, set[int | None]]:
    """Send so many frames, down as many sockets as it takes, as host, guest and spectator."""
    dice = random.Random(lane)
    sent, codes = 0, set()
    async with Player(server.address) as host, Player(server.address) as other:
        wish = {"name": "Mallory", "options": {"seats": 3, "start": 0}, "bots": "random"}
        tables = [await host.open_table(**wish) for _ in range(2)]
        while sent < frames:
            who = host if dice.random() < 0.6 else other
            more, code = await bombard(who, dice.choice(tables), dice, dice.randrange(1, AT_ONCE))
            sent += more
            codes.add(code)
    return sent, codes


def first(ask: dict[str, Any]) -> str:
    """Choose what stands first."""
    return str(ask["options"][0]["id"])


async def play_undisturbed(server: ServerProcess, bombarded: asyncio.Event) -> int:
    """Play match after match at tables of one's own until the others are done; return how many."""
    matches = 0
    while not bombarded.is_set():
        async with Player(server.address) as host, Player(server.address) as guest:
            table = await host.open_table(name="Host", options={"seats": 3}, bots="random")
            await host.join(table)
            await guest.join(table)
            await guest.send("sit", seat=1, name="Guest")
            await host.send("start")
            await asyncio.gather(host.play_on(first), guest.play_on(first))
            assert host.table["outcome"] == guest.table["outcome"] is not None
            matches += 1
    return matches


async def errors(server: ServerProcess) -> str:
    """Return the line that says how often something went wrong inside a table."""
    async with Player(server.address) as somebody:
        page = (await somebody.http.get("/metrics")).text
    return next(line for line in page.splitlines() if line.startswith("miskatonic_errors_total"))


@pytest.mark.anyio
async def test_ten_thousand_bad_frames_crash_nothing_and_disturb_nobody(server: ServerProcess) -> None:
    before, bombarded = await errors(server), asyncio.Event()
    async with asyncio.TaskGroup() as group:
        playing = group.create_task(play_undisturbed(server, bombarded))
        lanes = [group.create_task(bombard_for_long(server, lane, FRAMES // LANES)) for lane in range(LANES)]
        results = [await lane for lane in lanes]
        bombarded.set()
    assert sum(sent for sent, _ in results) >= FRAMES
    codes = set().union(*(codes for _, codes in results))
    assert codes == {None, 4429}
    assert playing.result() > 0
    assert await errors(server) == before


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("data", "code"), [(b'{"type":"\xff\xfe"}', 1007), (b"x" * (4 * Limits().frame_bytes + 1), 1009)]
)
async def test_what_no_browser_sends_closes_the_socket(server: ServerProcess, data: bytes, code: int) -> None:
    async with Player(server.address) as host:
        await host.join(await host.open_table(name="Host"))
        assert host.socket is not None
        await host.socket.send(data, text=True)
        await host.socket.wait_closed()
        assert host.socket.close_code == code


@pytest.mark.anyio
async def test_two_pages_of_a_session_may_not_do_more_than_one(server: ServerProcess) -> None:
    async with Player(server.address) as hasty, Player(server.address) as second_page:
        second_page.http.cookies = hasty.http.cookies
        table = await hasty.open_table(name="Host")
        pages = (hasty, second_page)
        for page in pages:
            await page.join(table)
        for number in range(Limits().commands_burst):
            for page in pages:
                assert page.socket is not None
                await page.socket.send(msgspec.json.encode({"type": "ping", "id": str(number)}), text=True)
        async with asyncio.timeout(30):
            while not any(b'"type":"trouble"' in frame for page in pages for frame in page.frames):
                await asyncio.sleep(0.01)


@pytest.mark.anyio
async def test_who_is_too_fast_is_told_so_and_only_then_sent_away(server: ServerProcess) -> None:
    limits = Limits()
    async with Player(server.address) as hasty:
        await hasty.join(await hasty.open_table(name="Host"))
        assert hasty.socket is not None
        for number in range(limits.commands_burst + 2 * limits.strikes):
            await hasty.socket.send(msgspec.json.encode({"type": "ping", "id": str(number)}), text=True)
        await hasty.socket.wait_closed()
        assert hasty.socket.close_code == 4429
        kinds = [msgspec.json.decode(frame)["type"] for frame in hasty.frames[1:]]
        assert kinds[: limits.commands_burst] == ["done"] * limits.commands_burst
        assert kinds.count("trouble") == limits.strikes


@pytest.mark.anyio
async def test_who_is_sent_away_in_the_middle_of_a_flood_is_let_go_at_once(server: ServerProcess) -> None:
    """The server had stopped reading, so it never heard the other side's goodbye and kept the connection."""
    async with Player(server.address) as hasty:
        await hasty.join(await hasty.open_table(name="Host"))
        assert hasty.socket is not None
        for number in range(20 * Limits().commands_burst):
            await hasty.socket.send(msgspec.json.encode({"type": "ping", "id": str(number)}), text=True)
        async with asyncio.timeout(6):  # no measure of speed: who is not let go gives up after ten
            await hasty.socket.wait_closed()
        assert hasty.socket.close_code == 4429
