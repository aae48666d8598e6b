"""What waits for a client that does not read: little, in messages and in bytes, and no news at all."""

import asyncio
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket

from miskatonic.core.text import text
from miskatonic.server import protocol as sent
from miskatonic.server.hub import Hub
from miskatonic.server.prices import Till
from miskatonic.server.settings import Limits
from miskatonic.server.sockets import BACKLOG, BACKLOG_BYTES, Pace, Socket

pytestmark = pytest.mark.anyio


class Unread:
    """The connection of a page that never reads."""

    scope: dict[str, Any] = {}
    query_params: dict[str, str] = {}

    async def send_text(self, data: str) -> None:
        await asyncio.Event().wait()


@pytest.fixture
async def socket() -> Socket:
    found = Socket(cast(WebSocket, Unread()), "session", cast(Hub, None), Pace(Limits(), Till(Limits())))
    found.send(refusal(3 * BACKLOG_BYTES))  # however long the first one is, it may wait
    await asyncio.sleep(0)
    return found


def refusal(size: int) -> sent.Refused:
    return sent.Refused("x" * size, text("denied-busy"))


def is_cut_off(socket: Socket) -> bool:
    return len(socket._in) > 0


async def test_who_keeps_up_is_told_news(socket: Socket) -> None:
    fresh = Socket(cast(WebSocket, Unread()), "session", cast(Hub, None), Pace(Limits(), Till(Limits())))
    assert fresh.keeps_up()
    assert not socket.keeps_up()


async def test_one_message_may_wait_but_not_another_when_it_is_too_much(socket: Socket) -> None:
    assert not is_cut_off(socket)
    socket.send(refusal(1))
    assert is_cut_off(socket)


async def test_who_misses_too_much_news_is_cut_off(socket: Socket) -> None:
    for _ in range(BACKLOG):
        socket.keeps_up()
    assert not is_cut_off(socket)
    socket.keeps_up()
    assert is_cut_off(socket)
