"""A crowd that watches a table: it keeps nobody from his seat, and whoever plays hardly notices it."""

import socket
import sys
from contextlib import ExitStack
from types import FrameType

import pytest

from miskatonic.server import protocol as sent
from miskatonic.server.desk import Desk
from miskatonic.server.hub import Hub
from miskatonic.server.settings import Limits
from tests.server.conftest import ServerProcess
from tests.server.player import Player
from tests.server.test_desk import HOST, Page, hub, started
from tests.server.test_security import close_code, cookie

pytestmark = pytest.mark.anyio
__all__ = ["hub"]

LIMITS = Limits()
UPGRADE = """GET /ws/{table} HTTP/1.1
Host: 127.0.0.1:{port}
Origin: http://127.0.0.1:{port}
Cookie: {cookie}
Connection: Upgrade
Upgrade: websocket
Sec-WebSocket-Version: 13
Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==

"""


def watch(port: int, table: str, cookie: str) -> socket.socket:
    """Return a socket that watches; it costs this process nothing, for nobody reads what it is sent."""
    watching = socket.create_connection(("127.0.0.1", port))
    request = UPGRADE.format(port=port, table=table, cookie=cookie)
    watching.sendall(request.replace("\n", "\r\n").encode())
    assert watching.recv(12) == b"HTTP/1.1 101"
    return watching


async def test_a_crowd_keeps_nobody_from_his_seat(server: ServerProcess) -> None:
    async with Player(server.address) as host, Player(server.address) as stranger:
        table = await host.open_table(name="Host", options={"seats": 3}, bots="random")
        with ExitStack() as crowd:
            for _ in range(LIMITS.strangers_per_table // LIMITS.sockets):
                async with Player(server.address) as watcher:
                    for _ in range(LIMITS.sockets):
                        crowd.enter_context(watch(server.port, table, cookie(watcher)))
            assert await close_code(server.address, table, cookie(stranger)) == 4429
            await host.join(table)
            assert host.chair["seat"] == 0


async def test_one_who_has_a_seat_does_not_come_any_number_of_times(server: ServerProcess) -> None:
    async with Player(server.address) as host:
        table = await host.open_table(name="Host", options={"seats": 3}, bots="random")
        with ExitStack() as pages:
            for _ in range(LIMITS.sockets):
                pages.enter_context(watch(server.port, table, cookie(host)))
            assert await close_code(server.address, table, cookie(host)) == 4429


class Voter(Page):
    """Somebody who notes how many functions the server had called when he was told that his vote is in."""

    calls = 0
    until_done = 0

    def count(self, frame: FrameType, event: str, value: object) -> None:
        self.calls += event == "call"

    def send(self, message: sent.AnyMessage) -> None:
        if isinstance(message, sent.Done):
            self.until_done = self.calls


async def work_for_a_vote(desk: Desk, voter: Voter, agree: bool) -> int:
    """Return how many calls it takes to tell whoever votes that the vote is in: work that no load changes."""
    voter.calls = 0
    vote = sent.VoteEnd(id=f"vote-{desk.table.seq}", seat=0, agree=agree)
    sys.setprofile(voter.count)
    try:
        await desk.command(HOST, vote, voter)
    finally:
        sys.setprofile(None)
    return voter.until_done


async def test_under_the_eyes_of_a_crowd_an_answer_is_hardly_slower(hub: Hub) -> None:
    desk = await started(hub, people=2)
    voter = Voter(HOST)
    await desk.join(voter)
    await work_for_a_vote(desk, voter, agree=True)
    alone = await work_for_a_vote(desk, voter, agree=False)
    for number in range(LIMITS.strangers_per_table):
        await desk.join(Page(f"{number:064}"))
    assert 0 < await work_for_a_vote(desk, voter, agree=True) <= 1.5 * alone
