"""Bad lines, slow readers and dead workers: people come back by themselves, and nobody else notices."""

import asyncio
import os
import random
import signal
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from miskatonic.server.sockets import BACKLOG
from tests.faults.proxy import Line
from tests.faults.survivor import Survivor
from tests.server.conftest import ServerProcess
from tests.server.player import Player

pytestmark = pytest.mark.anyio


@pytest.fixture
async def line(server: ServerProcess) -> AsyncIterator[Line]:
    """A line to the server that can be disturbed."""
    async with Line(server.port) as line:
        yield line


def first(ask: dict[str, Any]) -> str:
    """Choose what stands first."""
    return str(ask["options"][0]["id"])


async def two_survivors(stack: AsyncExitStack, line: Line) -> tuple[str, list[Survivor]]:
    """Two people who are connected through the line, and a bot, begin a match."""
    dice = random.Random(1)
    address = f"http://127.0.0.1:{line.port}"
    people = [
        Survivor(address, name, lambda ask: dice.choice(ask["options"])["id"]) for name in ("Anna", "Bert")
    ]
    for person in people:
        await stack.enter_async_context(person)
    host, guest = people
    table = await host.open_table(name="Anna", options={"seats": 3}, bots="random")
    for person in people:
        person.home = table
        await person.join(table)
    await guest.insist("sit", seat=1, name="Bert")
    await host.insist("start")
    return table, people


async def play_while(people: list[Survivor], disturb: Callable[[], Any]) -> None:
    """Let people play to the end while something disturbs them."""
    async with asyncio.TaskGroup() as group:
        disturbing = group.create_task(disturb())
        playing = [group.create_task(person.play_to_the_end()) for person in people]
        for task in playing:
            await task
        disturbing.cancel()


@pytest.mark.parametrize("how", ["cut", "half_close"])
async def test_whose_connections_are_cut_comes_back_and_plays_on(line: Line, how: str) -> None:
    async def disturb() -> None:
        while True:
            await asyncio.sleep(0.03)
            getattr(line, how)()

    async with AsyncExitStack() as stack:
        _, people = await two_survivors(stack, line)
        getattr(line, how)()
        await play_while(people, disturb)
        assert min(person.returned for person in people) > 0
        assert people[0].table["outcome"] == people[1].table["outcome"] is not None
        assert [line["number"] for line in people[0].log] == list(range(len(people[0].log)))


async def test_a_stalled_line_loses_nothing_when_it_flows_again(line: Line) -> None:
    async def disturb() -> None:
        while True:
            line.stall()
            await asyncio.sleep(0.02)
            line.flow()
            await asyncio.sleep(0.02)

    async with AsyncExitStack() as stack:
        _, people = await two_survivors(stack, line)
        await play_while(people, disturb)
        assert max(person.returned for person in people) == 0


async def silent_page(player: Player, table: str, address: str) -> Any:
    """Open a page that never reads: its receive buffer is small, and it is left full."""
    cookies = "; ".join(f"{name}={value}" for name, value in player.http.cookies.items())
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    host, port = address.removeprefix("http://").split(":")
    small.connect((host, int(port)))
    page = await connect(
        f"ws://{host}:{port}/ws/{table}",
        sock=small,
        additional_headers={"Cookie": cookies},
        origin=address,  # type: ignore[arg-type]
    )
    page.transport.pause_reading()
    return page


async def test_who_does_not_read_is_cut_off_and_the_others_go_on(server: ServerProcess) -> None:
    async with AsyncExitStack() as stack:
        host, restless, silent = [await stack.enter_async_context(Player(server.address)) for _ in range(3)]
        table = await host.open_table(name="Host", options={"seats": 3, "start": 0}, bots="random")
        await host.join(table)
        await host.send("start")
        page = await silent_page(silent, table, server.address)
        await host.until(lambda: host.table["watching"] == 1)
        comings = 0
        while host.table["watching"] > 0 and comings < 2 * BACKLOG:
            await restless.join(table)  # whoever comes or goes is told to all, who reads it or not
            await restless.leave()
            comings += 1
        assert comings < 2 * BACKLOG, "the server sends to a page that never reads"
        await host.answer("seat:1")
        await host.until(lambda: host.table["number"] > 1)
        page.transport.abort()


def workers(server: ServerProcess) -> set[int]:
    """Return the processes in which the server's bots think."""
    assert server.process is not None
    found = set()
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rsplit(")", 1)[1].split()
            command = (status.parent / "cmdline").read_bytes()
        except OSError:
            continue
        if int(fields[1]) == server.process.pid and b"spawn_main" in command:
            found.add(int(status.parent.name))
    return found


async def table_of_bots(host: Player, bot: str) -> None:
    """The host begins a match against two bots that think in workers; the bots are asked first."""
    table = await host.open_table(name="Host", options={"seats": 3, "start": 1}, bots=bot)
    await host.join(table)
    await host.send("start")


async def kill_workers(server: ServerProcess, most: int, killed: list[int]) -> None:
    """Kill what bots think in, up to so many times."""
    while len(killed) < most:
        for worker in workers(server):
            os.kill(worker, signal.SIGKILL)
            killed.append(worker)
        await asyncio.sleep(0.001)


@pytest.mark.parametrize(("most", "bots"), [(1, {"simple"}), (1000, {"random"})])
async def test_a_bot_whose_worker_is_killed_thinks_again_or_is_replaced(
    tmp_path: Path, most: int, bots: set[str]
) -> None:
    running = ServerProcess(str(tmp_path / "tables.sqlite")).start()
    killed: list[int] = []
    killing = asyncio.create_task(kill_workers(running, most, killed))
    try:
        async with Player(running.address) as host:
            await table_of_bots(host, "simple")
            await host.play_on(first)
            assert killed
            assert host.table["outcome"] is not None
            assert {seat["bot"] for seat in host.table["seats"][1:]} == bots
            told = [line["text"]["id"] for line in host.log]
            assert ("table-bot-crashed" in told) == ("random" in bots)
    finally:
        killing.cancel()
        running.kill()


async def test_bots_do_not_outlive_a_killed_server(tmp_path: Path) -> None:
    running = ServerProcess(str(tmp_path / "tables.sqlite")).start()
    async with Player(running.address) as host:
        await table_of_bots(host, "simple")
        await host.until(lambda: host.table["number"] > 0)
        thinking = workers(running)
        assert thinking
        running.kill()
    async with asyncio.timeout(20):
        while any(Path(f"/proc/{worker}").exists() for worker in thinking):
            await asyncio.sleep(0.05)
