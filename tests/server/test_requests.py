"""Requests that are too large or never end are closed; those that are only slow, and sockets, go on."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest
import uvicorn
from msgspec.structs import replace
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket
from websockets.asyncio.client import connect

from miskatonic.server.run import configure
from miskatonic.server.settings import Limits, Settings

pytestmark = pytest.mark.anyio

PATIENCE = 0.4
LIMITS = Limits(head_bytes=2_000, head_seconds=PATIENCE, body_bytes=1_000, body_seconds=30)
LINE = b"POST / HTTP/1.1\r\nHost: x\r\n"


async def length(request: Request) -> Response:
    return PlainTextResponse(str(len(await request.body())))


async def slowly(request: Request) -> Response:
    await asyncio.sleep(3 * PATIENCE)
    return PlainTextResponse("slowly")


async def echo(web: WebSocket) -> None:
    await web.accept()
    async for said in web.iter_text():
        await web.send_text(said)


@asynccontextmanager
async def serving(limits: Limits) -> AsyncIterator[int]:
    """A server with these limits; its port."""
    app = Starlette(
        routes=[
            Route("/", length, methods=["POST"]),
            Route("/slowly", slowly),
            WebSocketRoute("/echo", echo),
        ]
    )
    server = uvicorn.Server(configure(app, Settings("", limits=limits), "127.0.0.1", 0))
    done = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    yield server.servers[0].sockets[0].getsockname()[1]
    server.should_exit = True
    await done


@pytest.fixture
async def port() -> AsyncIterator[int]:
    """A server with little patience; its port."""
    async with serving(LIMITS) as port:
        yield port


async def answer(port: int, *parts: bytes, pause: float = 0) -> bytes:
    """Send a request in parts and nothing more; return all that comes until the server closes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for part in parts:
        writer.write(part)
        await asyncio.sleep(pause)
    found = b""
    with suppress(ConnectionError):  # closed while something was still on its way
        async with asyncio.timeout(20):
            found = await reader.read()
    writer.close()
    return found


def with_header(size: int) -> bytes:
    """Return a request whose head has so many bytes."""
    begin, end = LINE + b"Content-Length: 0\r\nConnection: close\r\nX: ", b"\r\n\r\n"
    return begin + b"x" * (size - len(begin) - len(end)) + end


async def test_a_head_may_be_as_long_as_it_may_and_no_longer(port: int) -> None:
    assert (await answer(port, with_header(LIMITS.head_bytes))).startswith(b"HTTP/1.1 200")
    refused = await answer(port, with_header(LIMITS.head_bytes + 1))
    assert refused.startswith(b"HTTP/1.1 431")
    assert b"trouble-too-large" in refused


async def test_a_header_without_end_is_refused_when_it_is_too_long(port: int) -> None:
    assert (await answer(port, LINE + b"X: ", *[b"x" * 500] * 5)).startswith(b"HTTP/1.1 431")


@pytest.mark.parametrize(
    "parts",
    [
        (),
        (LINE,),
        (LINE + b"Content-Length: 0\r\n\r\n", b"POST"),
    ],
)
async def test_what_never_becomes_a_request_is_closed(port: int, parts: tuple[bytes, ...]) -> None:
    found = await answer(port, *parts, pause=PATIENCE / 8)
    assert found.count(b"HTTP/1.1") == (1 if parts and parts[-1] == b"POST" else 0)


async def test_a_body_that_never_ends_is_closed() -> None:
    async with serving(replace(LIMITS, head_seconds=600, body_seconds=PATIENCE)) as port:
        assert await answer(port, LINE + b"Content-Length: 10\r\n\r\n", b"five.") == b""


async def test_a_header_that_trickles_in_is_closed_all_the_same(port: int) -> None:
    parts = [LINE, *[b"X: y\r\n"] * 8, b"Connection: close\r\nContent-Length: 0\r\n\r\n"]
    assert await answer(port, *parts, pause=PATIENCE / 4) == b""


async def test_a_body_may_come_slowly(port: int) -> None:
    head = LINE + b"Content-Length: 10\r\nConnection: close\r\n\r\n"
    found = await answer(port, head, b"123", b"456", b"7890", pause=0.9 * PATIENCE)
    assert found.endswith(b"\r\n\r\n10")


async def test_an_answer_may_take_its_time(port: int) -> None:
    assert (await answer(port, b"GET /slowly HTTP/1.0\r\n\r\n")).endswith(b"slowly")


async def test_trailers_without_end_are_closed_before_the_time_is_over(port: int) -> None:
    begin = LINE + b"Transfer-Encoding: chunked\r\n\r\n0\r\nX: "
    assert await answer(port, begin, *[b"x" * 1_000] * 8) == b""


async def test_a_socket_outlives_the_patience_for_requests(port: int) -> None:
    async with connect(f"ws://127.0.0.1:{port}/echo") as socket:
        await asyncio.sleep(2 * PATIENCE)
        await socket.send("still here")
        assert await socket.recv() == "still here"
