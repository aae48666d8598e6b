"""Under attack everybody else is served as before: answers take at most half as long again.

What is compared was measured in turns within one run, with no other test beside it: on two full cores
whoever needs a second process waits for it, attack or not.
"""

import asyncio
import math
import random
import signal
import statistics
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from miskatonic.core.record import Answer, Match
from miskatonic.core.rng import Rng
from miskatonic.core.trial import random_answer
from miskatonic.games import get
from miskatonic.server import entries as kept
from miskatonic.server.present import index
from miskatonic.server.stores import open_store
from miskatonic.server.table import Table
from tests.faults.test_network import silent_page
from tests.server import tables
from tests.server.conftest import ServerProcess
from tests.server.player import LIMITS, Player

pytestmark = [pytest.mark.anyio, pytest.mark.alone]

SLOWER = 1.5
TRIES = 5
"""A neighbour may disturb one measurement, but not all of them; an attack does."""
TURNS = 10
HOPELESS = 5
"""So many times longer, and nobody need wait for the end of a turn."""
PLAYERS = 4
ANSWERS = 3
"""By somebody beside the sleepers in each turn; in all no more than one may send at once."""
FINISHED = "fffffffff2"
SLEEPERS = 190
SLEEPERS_MB = 60
COMINGS = 40
"""How often somebody comes and goes while they sleep; whoever is there is told, with a view."""
THINKING = 40
"""Tables at which somebody lets bots search, of ten for each session."""


# The house under attack


def finished_horror() -> list[kept.AnyEntry]:
    """Return the entries of a long match of Horror that is over, played by chance."""
    game = get("horror")
    matches = []
    for seed in range(4):
        match, dice = Match(game, game.options(seats=4), seed), Rng.seeded(seed)
        while match.asks:
            match.answer(*random_answer(match.asks, dice))
        matches.append(match)
    longest = max(matches, key=lambda match: match.number)
    created = tables.created("horror", msgspec.to_builtins(longest.options), seed=f"{longest.seed:x}")
    answers = [move for move in longest.moves if isinstance(move, Answer)]
    return [
        created,
        kept.Started(at=2),
        *[kept.Answered(at=3, seat=answer.seat, choice=answer.choice) for answer in answers],
    ]


async def lay(database: str, id: str, log: list[kept.AnyEntry]) -> None:
    """Keep a table as if it had been played here."""
    data = [kept.encode_entry(entry) for entry in log]
    store = open_store(database)
    await store.open()
    await store.append(id, 1, data, index(Table.load(id, list(enumerate(data, 1)))))
    await store.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server of its own, with a finished match of Horror."""
    database = str(tmp_path_factory.mktemp("attacked") / "tables.sqlite")
    asyncio.run(lay(database, FINISHED, finished_horror()))
    running = ServerProcess(database).start()
    yield running
    running.stop()


@contextmanager
def attacker(kind: str, server: ServerProcess, path: str = "") -> Iterator["subprocess.Popen[bytes]"]:
    """An attacker who does nothing until he is told to go on."""
    command = [sys.executable, "-m", "tests.faults.attacker", kind, str(server.port), path]
    process = subprocess.Popen(command, start_new_session=True)
    process.send_signal(signal.SIGSTOP)
    try:
        yield process
    finally:
        process.kill()
        process.wait(30)


# Somebody who plays meanwhile


class Solitaire:
    """A person who plays Horror alone, one match after the other, by chance; answers are timed."""

    def __init__(self, player: Player, dice: random.Random) -> None:
        self.player = player
        self.dice = dice

    async def begin(self, seats: int = 1) -> str:
        """Begin a match with so many investigators; return the table."""
        chairs = ["me"] * seats
        table = await self.player.open_table(
            game="horror", name="Solo", options={"seats": seats}, chairs=chairs
        )
        await self.player.join(table)
        await self.player.send("start")
        return table

    @property
    def _asked(self) -> list[dict[str, Any]]:
        return [chair for chair in self.player.state["chairs"] if chair["ask"] is not None]

    async def answer(self) -> float:
        """Give the next answer; return how many seconds it took until it was acknowledged."""
        player = self.player
        if player.table["status"] == "over":
            await player.leave()
            await self.begin()
        await player.until(lambda: player.table["status"] != "playing" or bool(self._asked))
        chair, number = self._asked[0], player.table["number"]
        ids = [option["id"] for option in chair["ask"]["options"]]
        picked = self.dice.sample(ids, max(1, chair["ask"]["least"]))
        began = time.perf_counter()
        await player.send("answer", seat=chair["seat"], number=number, choice=picked)
        return time.perf_counter() - began


@pytest.fixture
async def people(house: ServerProcess) -> AsyncIterator[list[Solitaire]]:
    async with AsyncExitStack() as stack:
        found = []
        for place in range(PLAYERS):
            player = await stack.enter_async_context(Player(house.address))
            found.append(Solitaire(player, random.Random(place)))
            await found[-1].begin()
        yield found


Turn = Callable[[float], Awaitable[float]]
"""Answers a few times; returns how many seconds that takes, by what it took when it is given up."""


def each_answers(people: list[Solitaire]) -> Turn:
    """A turn of answers one after the other."""

    async def turn(seconds: float) -> float:
        took: list[float] = []
        while len(took) < len(people) and sum(took) <= seconds:
            took.append(await people[len(took)].answer())
        return statistics.mean(took) * len(people)

    return turn


def under(attacking: "subprocess.Popen[bytes]", turn: Turn) -> Turn:
    """A turn while somebody attacks."""

    async def disturbed(seconds: float) -> float:
        attacking.send_signal(signal.SIGCONT)
        await asyncio.sleep(0.1)
        took = await turn(seconds)
        attacking.send_signal(signal.SIGSTOP)
        await asyncio.sleep(0.1)
        return took

    return disturbed


async def ratio_of(war: Turn, peace: Turn) -> float:
    """Return how many times longer one takes than the other; each is compared with its neighbour in time."""
    found: list[float] = []
    for _ in range(TURNS):
        quiet = await peace(math.inf)
        found.append(await war(HOPELESS * quiet) / quiet)
    return statistics.median(found)


async def slowed_down(war: Turn, peace: Turn) -> float:
    """Return the ratio that remains when the neighbours of the machine are left out of it."""
    found = [await ratio_of(war, peace)]
    while min(found) > SLOWER and len(found) < (TRIES if min(found) < HOPELESS else 2):
        found.append(await ratio_of(war, peace))
    print("answers took", *(f"{ratio:.2f}" for ratio in found), "times as long")
    return min(found)


# Attacks


async def test_who_floods_with_looks_at_a_finished_match_slows_nobody_down(
    house: ServerProcess, people: list[Solitaire]
) -> None:
    with attacker("positions", house, f"/api/tables/{FINISHED}") as attacking:
        peace = each_answers(people)
        assert await slowed_down(under(attacking, peace), peace) <= SLOWER


async def test_who_sends_headers_without_end_slows_nobody_down(
    house: ServerProcess, people: list[Solitaire]
) -> None:
    with attacker("headers", house) as attacking:
        peace = each_answers(people)
        assert await slowed_down(under(attacking, peace), peace) <= SLOWER


def resident_mb(server: ServerProcess) -> float:
    """Return how much memory the server process uses."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


async def fall_asleep(stack: AsyncExitStack, table: str, address: str) -> None:
    """Open pages at a table that never read."""
    for place in range(SLEEPERS):
        if place % LIMITS.sockets == 0:
            sleeper = await stack.enter_async_context(Player(address))
        page = await silent_page(sleeper, table, address)
        stack.callback(page.transport.abort)


async def come_and_go(player: Player, table: str) -> None:
    for _ in range(COMINGS):
        await player.join(table)
        await player.leave()


async def test_190_sockets_that_never_read_cost_little_and_slow_nobody_down(house: ServerProcess) -> None:
    async with AsyncExitStack() as stack:
        players = [await stack.enter_async_context(Player(house.address)) for _ in range(3)]
        busy, quiet = (Solitaire(player, random.Random(1)) for player in players[:2])
        table = await busy.begin(seats=4)
        await quiet.begin(seats=4)
        before = resident_mb(house)
        await fall_asleep(stack, table, house.address)
        await come_and_go(players[2], table)
        ratio = await slowed_down(each_answers([busy] * ANSWERS), each_answers([quiet] * ANSWERS))
        cost = resident_mb(house) - before
        print(f"{SLEEPERS} sleepers cost {cost:.1f} MB")
        assert cost < SLEEPERS_MB
        assert ratio <= SLOWER


async def search_away(stack: AsyncExitStack, address: str) -> list[Player]:
    """Open tables at which bots search all the time; return who watches them."""
    watchers = []
    for place in range(THINKING):
        if place % LIMITS.tables_burst == 0:
            opener = await stack.enter_async_context(Player(address))
        watcher = Player(address)
        watcher.http.cookies = opener.http.cookies
        stack.push_async_callback(watcher.leave)
        stack.push_async_callback(watcher.http.aclose)
        table = await watcher.open_table(game="horror", options={"seats": 4}, bots="search")
        await watcher.join(table)
        await watcher.send("start")
        watchers.append(watcher)
    return watchers


async def answered(victim: Player, watchers: list[Player]) -> tuple[float, float] | None:
    """Give an answer, and wait for the first of a bot; None: the next question is one's own again.

    Return how long it took, and how often others' bots answered meanwhile.
    """
    before, began = sum(each.table["number"] for each in watchers), time.perf_counter()
    number = victim.table["number"]

    def is_asked_again() -> bool:
        return victim.table["number"] > number and bool(victim.chair["ask"])

    await victim.answer(victim.chair["ask"]["options"][0]["id"])
    await victim.until(
        lambda: victim.table["number"] > number + 1 or is_asked_again() or victim.table["status"] == "over"
    )
    if victim.table["number"] <= number + 1:
        return None
    return time.perf_counter() - began, sum(each.table["number"] for each in watchers) - before


async def test_a_simple_bot_answers_before_those_who_search_at_forty_tables(tmp_path: Path) -> None:
    """Of the forty who wait already, at most a few come first: the one who is being served, and some luck."""
    running = ServerProcess(str(tmp_path / "tables.sqlite")).start()
    try:
        async with AsyncExitStack() as stack:
            watchers = await search_away(stack, running.address)
            victim = await stack.enter_async_context(Player(running.address))
            table = await victim.open_table(name="V", options={"seats": 3, "start": 0}, bots="simple")
            await victim.join(table)
            await victim.send("start")
            found: list[tuple[float, float]] = []
            while len(found) < ANSWERS and victim.table["status"] == "playing":
                await victim.until(lambda: bool(victim.chair["ask"]) or victim.table["status"] != "playing")
                if victim.table["status"] == "playing" and (figures := await answered(victim, watchers)):
                    found.append(figures)
            print(
                "a simple bot answered after",
                *(f"{seconds:.2f} s, {others} others" for seconds, others in found),
            )
            assert statistics.median(others for _, others in found) < THINKING / 4
    finally:
        running.kill()
