"""A day in small: people come, open tables, play, chat, watch, look back and walk away.

What is kept for months on a real server is kept for seconds here, so the house must come to rest: memory,
open files, tasks and the database no longer grow. `make day` runs it for long, a soak test for two minutes.
"""

import argparse
import asyncio
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple

import httpx
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import ServerProcess
from tests.server.player import Player, Refused
from tests.server.test_rooms_http import wish

LANES = 6
"""So many people are about at the same time."""
MEASURED = ("memory_bytes", "open_files", "tasks", "desks", "sockets")
SLACK = {"memory": 1.15, "files": 1.3, "tasks": 1.3, "pages": 1.25}
"""By how much the last third of a day may exceed the one before: visits come by chance."""
DAY = 24 * 3600


class Look(NamedTuple):
    """What was measured at one moment."""

    minute: float
    memory: float
    files: float
    tasks: float
    desks: float
    sockets: float
    pages: float
    """Of the database, in use."""
    tables: float


class Day:
    """The visitors, and what they have done."""

    def __init__(self, server: ServerProcess, seed: int) -> None:
        self._server = server
        self._dice = random.Random(seed)
        self._open: list[str] = []
        """Tables that somebody might watch."""
        self.done: dict[str, int] = {}

    async def pass_by(self, until: float) -> None:
        """Let visitor after visitor come."""
        kinds: tuple[tuple[Callable[[Player], Awaitable[None]], int], ...] = (
            (self._play_to_the_end, 6),
            (self._walk_away, 4),
            (self._only_open, 3),
            (self._let_bots_play, 2),
            (self._watch, 4),
            (self._begin_a_campaign, 1),
        )
        visits, weights = zip(*kinds, strict=True)
        while time.monotonic() < until:
            visit = self._dice.choices(visits, weights)[0]
            with suppress(Refused, ConnectionClosed, ConnectionError, TimeoutError, httpx.TransportError):
                async with Player(self._server.address) as visitor:
                    await visit(visitor)
                    name = visit.__name__.strip("_").replace("_", " ")
                    self.done[name] = self.done.get(name, 0) + 1
            await asyncio.sleep(self._dice.uniform(0, 0.3))

    async def _seated(self, who: Player) -> str:
        table = await who.open_table(name="Ada", options={"seats": 3}, bots="random", public=True)
        self._open = [*self._open[-20:], table]
        await who.join(table)
        return table

    async def _play_to_the_end(self, who: Player) -> None:
        table = await self._seated(who)
        await who.send("start")
        await who.send("say", seat=0, text="Good evening")
        await who.http.put(f"/api/tables/{table}/note", json={"text": "They bluff."})
        await who.play_on(lambda ask: self._dice.choice(ask["options"])["id"])
        for path in ("moves/3", "course", "record"):
            await who.http.get(f"/api/tables/{table}/{path}")
        await who.http.get("/api/me")

    async def _walk_away(self, who: Player) -> None:
        await self._seated(who)
        await who.send("start")
        if who.chair["ask"] is not None:
            await who.answer(who.chair["ask"]["options"][0]["id"])

    async def _only_open(self, who: Player) -> None:
        await self._seated(who)
        await who.http.get("/api/tables")

    async def _let_bots_play(self, who: Player) -> None:
        table = await who.open_table(options={"seats": 4}, bots="random")
        await who.join(table)
        await who.send("start")

    async def _watch(self, who: Player) -> None:
        if self._open:
            await who.join(self._dice.choice(self._open))
            await asyncio.sleep(self._dice.uniform(0.2, 2))

    async def _begin_a_campaign(self, who: Player) -> None:
        (await who.http.post("/api/rooms", json=wish())).raise_for_status()

    async def look(self, minute: float) -> Look:
        """Measure."""
        async with httpx.AsyncClient() as client:
            page = (await client.get(f"{self._server.address}/metrics")).text
        found = dict(line.rsplit(" ", 1) for line in page.splitlines() if not line.startswith("#"))
        memory, files, tasks, desks, sockets = (float(found[f"miskatonic_{name}"]) for name in MEASURED)
        with closing(sqlite3.connect(self._server.database)) as database:
            [(pages,)] = database.execute("PRAGMA page_count").fetchall()
            [(free,)] = database.execute("PRAGMA freelist_count").fetchall()
            [(tables,)] = database.execute("SELECT count(*) FROM tables").fetchall()
        return Look(minute, memory / 1e6, files, tasks, desks, sockets, pages - free, tables)


def settings(seconds: float) -> dict[str, str]:
    """Return how long things are kept in such a day: about a twelfth of it."""
    keep = max(10.0, seconds / 12)
    days = {
        "UNPACKED": keep / 2,
        "FINISHED": keep,
        "ABANDONED": keep,
        "GATHERING": keep,
        "ROOMS": keep,
        "RESULTS": keep,
        "SESSIONS": max(70.0, 2 * keep),  # a session is noted as used once a minute
        "SURE": keep / 10,
    }
    kept = {f"MISKATONIC_KEEP_{name}": f"{value / DAY:.9f}" for name, value in days.items()}
    return kept | {"MISKATONIC_SWEEP": f"{keep / 10}", "MISKATONIC_IDLE": f"{keep / 300}"}


async def live(database: Path, minutes: float, seed: int, tell: Callable[[str], None]) -> list[Look]:
    """Let a day pass on a server; return what was measured."""
    server = ServerProcess(str(database), MISKATONIC_GRACE="1", **settings(60 * minutes)).start()
    day, began = Day(server, seed), time.monotonic()
    end = began + 60 * minutes
    looks: list[Look] = []
    tell(" minute  memory  files  tasks  in memory  sockets  db pages  tables kept")
    try:
        visitors = [asyncio.create_task(day.pass_by(end)) for _ in range(LANES)]
        while time.monotonic() < end:
            await asyncio.sleep(minutes * 60 / 24)
            looks.append(await day.look((time.monotonic() - began) / 60))
            tell("{:7.1f} {:7.1f} {:6.0f} {:6.0f} {:10.0f} {:8.0f} {:9.0f} {:12.0f}".format(*looks[-1]))
        await asyncio.gather(*visitors)
    finally:
        server.stop()
    tell(", ".join(f"{name}: {count}" for name, count in sorted(day.done.items())))
    return looks


def growing(looks: list[Look]) -> dict[str, float]:
    """Return what has grown from the middle of the day to its end, more than chance explains."""
    third = len(looks) // 3
    found = {}
    for name, slack in SLACK.items():
        middle, end = (
            sum(getattr(look, name) for look in part) / len(part)
            for part in (looks[third : 2 * third], looks[2 * third :])
        )
        if end > middle * slack:
            found[name] = end / middle
    return found


def main() -> None:
    """Let a day pass, and say whether the house has come to rest."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=40)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    wanted = parser.parse_args()
    print(f"A day in {wanted.minutes:g} minutes, seed {wanted.seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.sqlite"
        tell = lambda line: print(line, flush=True)  # noqa: E731
        looks = asyncio.run(live(database, wanted.minutes, wanted.seed, tell))
    grown = growing(looks)
    print("still growing: " + ", ".join(grown) if grown else "all flat")
    sys.exit(bool(grown))


if __name__ == "__main__":
    main()
