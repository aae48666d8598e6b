"""Under attack everybody else is served as before: answers take at most half as long again.

What is compared was measured in turns within one run, so that a busy machine slows down both.
"""

import asyncio
import math
import random
import signal
import statistics
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, contextmanager

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
from tests.server import tables
from tests.server.conftest import ServerProcess
from tests.server.player import Player

pytestmark = pytest.mark.anyio

SLOWER = 1.5
TRIES = 3
"""A neighbour may disturb one measurement, but not all of them; an attack does."""
HOPELESS = 5
"""So many times longer, and nobody need wait for the end."""
TURNS = 4
PLAYERS = 4
ANSWERS = 4
"""By each player in each turn, once in peace and once under attack; no more than one may send at once."""
FINISHED = "fffffffff2"


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

    async def begin(self) -> None:
        table = await self.player.open_table(game="horror", name="Solo", options={"seats": 1})
        await self.player.join(table)
        await self.player.send("start")

    async def answer(self) -> float:
        """Give the next answer; return how many seconds it took until it was acknowledged."""
        player = self.player
        if player.table["status"] == "over":
            await player.leave()
            await self.begin()
        await player.until(lambda: player.chair["ask"] is not None)
        ask, number = player.chair["ask"], player.table["number"]
        picked = self.dice.sample([option["id"] for option in ask["options"]], max(1, ask["least"]))
        began = time.perf_counter()
        await player.send("answer", seat=0, number=number, choice=picked)
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


async def answers(people: list[Solitaire], seconds: float = math.inf) -> list[float]:
    """Let everybody answer a few times, but do not go on when it has taken too long already."""
    took: list[float] = []
    for person in people * ANSWERS:
        took.append(await person.answer())
        if sum(took) > seconds:
            break
    return took


async def ratio_under(attacking: "subprocess.Popen[bytes]", people: list[Solitaire]) -> float:
    """Return how many times longer answers take while somebody attacks."""
    peace: list[float] = []
    war: list[float] = []
    for _ in range(TURNS):
        quiet = await answers(people)
        attacking.send_signal(signal.SIGCONT)
        await asyncio.sleep(0.2)
        disturbed = await answers(people, HOPELESS * sum(quiet))
        attacking.send_signal(signal.SIGSTOP)
        await asyncio.sleep(0.1)
        peace += quiet
        war += disturbed
        if len(disturbed) < len(quiet):
            break
    return statistics.median(war) / statistics.median(peace)


async def lowest_ratio(attacking: "subprocess.Popen[bytes]", people: list[Solitaire]) -> float:
    """Measure until answers are quick enough, or the attack is to blame."""
    found: list[float] = []
    while not found or (SLOWER < min(found) < HOPELESS and len(found) < TRIES):
        found.append(await ratio_under(attacking, people))
    print("under attack answers took", *(f"{ratio:.2f}" for ratio in found), "times as long")
    return min(found)


# Attacks


async def test_who_floods_with_looks_at_a_finished_match_slows_nobody_down(
    house: ServerProcess, people: list[Solitaire]
) -> None:
    with attacker("positions", house, f"/api/tables/{FINISHED}") as attacking:
        assert await lowest_ratio(attacking, people) <= SLOWER
