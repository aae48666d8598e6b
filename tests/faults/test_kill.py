"""The server is killed in the middle, again and again; and two servers fight over one table."""

import asyncio
import random
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from miskatonic.server import entries as kept
from miskatonic.server.stores import open_store
from tests.faults.survivor import Survivor
from tests.server.conftest import ServerProcess
from tests.server.player import Player, Refused

pytestmark = pytest.mark.anyio

KILLS = 4
SOAK_KILLS = 100
MATCHES = 4
"""How many matches two processes fight over."""
TABLES = 3
"""How many games run while the server is killed."""


def by_chance(dice: random.Random) -> Any:
    """Choose an option by chance."""
    return lambda ask: dice.choice(ask["options"])["id"]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture
def running(database: str) -> Iterator[ServerProcess]:
    """A server that may be killed."""
    server = ServerProcess(database).start()
    yield server
    server.kill()


class Game(AsyncExitStack):
    """A game of two people and two bots, to be played to its end through any number of kills."""

    def __init__(self, address: str, dice: random.Random) -> None:
        super().__init__()
        self.people = [Survivor(address, name, by_chance(dice)) for name in ("Anna", "Bert")]
        self.table = ""

    async def play(self) -> None:
        """Begin, and play to the end."""
        host, guest = self.people
        for person in self.people:
            self.push_async_callback(person.http.aclose)
            self.push_async_callback(person.leave)
            await person.persist(person.begin)
        wish = {"name": host.name, "options": {"seats": 4}, "bots": "random"}
        self.table = await host.persist(lambda: host.open_table(**wish))
        for person in self.people:
            person.home = self.table
            await person.arrive()
        await guest.insist("sit", seat=1, name=guest.name)
        await host.insist("start")
        async with asyncio.TaskGroup() as playing:
            for person in self.people:
                playing.create_task(person.play_to_the_end())


async def kill_again_and_again(server: ServerProcess, dice: random.Random, kills: int) -> None:
    """Kill the server at random moments, and start it again."""
    for _ in range(kills):
        await asyncio.sleep(dice.uniform(0.05, 0.8))
        server.kill()
        await asyncio.to_thread(server.start)


async def play_until(over: asyncio.Event, server: ServerProcess, dice: random.Random) -> list[Game]:
    """Play game after game; the last one is played to its end when the kills are over."""
    games: list[Game] = []
    while not over.is_set():
        async with Game(server.address, dice) as game:
            await game.play()
            games.append(game)
    return games


async def check_kept(database: str, games: list[Game]) -> int:
    """Find everything that was acknowledged in the log, once; return how many answers there were."""
    store = open_store(database)
    await store.open()
    answers = 0
    for game in games:
        log = await store.read(game.table)
        assert [seq for seq, _ in log] == list(range(1, len(log) + 1))
        entries = {seq: kept.decode_entry(data) for seq, data in log}
        commands = [entry.command for entry in entries.values() if entry.command]
        assert len(commands) == len(set(commands)), "what was sent twice was done once"
        for person in game.people:
            for id, (seq, command) in person.acknowledged.items():
                entry = entries[seq]
                assert entry.command == f"{person.session}:{id}"
                if isinstance(entry, kept.Answered):
                    answers += 1
                    assert (entry.seat, list(entry.choice)) == (command["seat"], command["choice"])
    await store.close()
    return answers


@pytest.mark.parametrize("kills", [KILLS, pytest.param(SOAK_KILLS, marks=pytest.mark.soak)])
async def test_nothing_acknowledged_is_lost_and_no_game_is_stuck(running: ServerProcess, kills: int) -> None:
    dice, over = random.Random(kills), asyncio.Event()
    async with asyncio.TaskGroup() as group:
        lanes = [group.create_task(play_until(over, running, dice)) for _ in range(TABLES)]
        await kill_again_and_again(running, dice, kills)
        over.set()
    games = [game for lane in lanes for game in lane.result()]
    returns = sum(person.returned for game in games for person in game.people)
    assert await check_kept(running.database, games) > 0
    assert returns >= kills, "people lost their connections and came back"
    for game in games:
        for person in game.people:
            assert person.table["outcome"] is not None
            assert [line["number"] for line in person.log] == list(range(len(person.log)))
    print(f"{kills} kills, {len(games)} games, {returns} returns")


# Two processes on one database


@pytest.fixture
def two_servers(postgres_url: str) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    """Two server processes on the same tables."""
    servers = ServerProcess(postgres_url).start(), ServerProcess(postgres_url).start()
    yield servers
    for server in servers:
        server.stop()


class Twice:
    """A person with a page at each of two servers, who answers every ask through both at once."""

    def __init__(self, pages: tuple[Player, Player], dice: random.Random) -> None:
        self.pages = pages
        self.dice = dice
        self._tried = 0
        self.won: list[tuple[int, int]] = []
        """For each answer that was acknowledged, the position it was for and the number it got."""

    async def hammer(self) -> None:
        """Answer until the match is over."""
        one, other = self.pages
        while one.table["status"] != "over":
            number = one.table["number"]
            await other.until(lambda number=number: other.table["number"] >= number)
            ask = one.chair["ask"]
            if ask is not None and one.table["number"] == number:
                tries = [self._try(page, number, ask) for page in (one, other, one, other)]
                await asyncio.gather(*tries)
            await one.until(lambda number=number: one.table["number"] != number)

    async def _try(self, page: Player, number: int, ask: dict[str, Any]) -> None:
        seat, choice = page.chair["seat"], self.dice.choice(ask["options"])["id"]
        self._tried += 1
        try:
            done = await page.send("answer", f"try {self._tried}", seat=seat, number=number, choice=[choice])
        except Refused as refused:
            if refused.reason not in ("refused-stale", "denied-not-playing"):
                raise
        else:
            self.won.append((number, done["seq"]))


@pytest.fixture
async def people(two_servers: tuple[ServerProcess, ServerProcess]) -> AsyncIterator[list[Twice]]:
    """Three people, each with a page at both servers."""
    async with AsyncExitStack() as stack:
        found = []
        for number in range(3):
            one = await stack.enter_async_context(Player(two_servers[0].address))
            other = Player(two_servers[1].address)
            other.http.cookies.update(one.http.cookies)
            await stack.enter_async_context(other)
            found.append(Twice((one, other), random.Random(number)))
        yield found


async def conflicts(server: ServerProcess) -> float:
    """Return how often this process was forestalled."""
    async with Player(server.address) as somebody:
        page = (await somebody.http.get("/metrics")).text
    found = re.search(r"^miskatonic_conflicts_total (.+)$", page, re.MULTILINE)
    assert found is not None
    return float(found.group(1))


async def sit_down(people: list[Twice]) -> str:
    """Three people at both servers and a bot begin a match."""
    host = people[0].pages[0]
    table = await host.open_table(name="Person 0", options={"seats": 4, "start": 0}, bots="random")
    for seat, person in enumerate(people):
        for page in person.pages:
            await page.join(table)
        if seat:
            await person.pages[seat % 2].send("sit", seat=seat, name=f"Person {seat}")
    await host.send("start")
    for person in people:
        for page in person.pages:
            await page.until(lambda page=page: page.chair["seat"] is not None and page.chair["view"])
    return table


async def kept_entries(database: str, table: str) -> list[kept.AnyEntry]:
    """Return a table's entries as the database has them."""
    store = open_store(database)
    await store.open()
    entries = [kept.decode_entry(data) for _, data in await store.read(table)]
    await store.close()
    return entries


async def hammer_one_table(people: list[Twice], database: str) -> None:
    """Play a match through both processes at once and look at what came of it."""
    table = await sit_down(people)
    async with asyncio.TaskGroup() as hammering:
        for person in people:
            person.won.clear()
            hammering.create_task(person.hammer())
    for page in [page for person in people for page in person.pages]:
        await page.until(lambda page=page: page.table["status"] == "over")
    entries = await kept_entries(database, table)
    by_people = [
        seq for seq, each in enumerate(entries, 1) if isinstance(each, kept.Answered) and each.command
    ]
    won = sorted(pair for person in people for pair in person.won)
    assert len({number for number, _ in won}) == len(won), "one answer for each position"
    assert [seq for _, seq in won] == by_people
    for person in people:
        assert person.pages[0].log == person.pages[1].log, "both processes tell the same"
        for page in person.pages:
            await page.leave()


async def test_of_two_processes_exactly_one_gets_each_number(
    two_servers: tuple[ServerProcess, ServerProcess], people: list[Twice]
) -> None:
    for _ in range(MATCHES):
        await hammer_one_table(people, two_servers[0].database)
    assert sum([await conflicts(server) for server in two_servers]) > MATCHES, "they really met"
