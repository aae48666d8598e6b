"""The command `python -m bench.unfinished`: a server starts with very many unfinished matches.

Prints how soon it listens, how much memory it takes at once and after a while, and how long others wait while
a long match is loaded. No test asserts any of it; the figures are in docs/performance.md.
"""

import argparse
import asyncio
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx

from bench.server import running
from miskatonic import games
from miskatonic.server import entries as kept
from miskatonic.server.present import index
from miskatonic.server.stores import open_store
from miskatonic.server.table import Table

HOST = "h" * 64
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
MOVES = 12
"""So many answers each match is old."""
LONG = 400
"""And the one whose loading is watched."""


def table_id(number: int) -> str:
    """Return a table's id."""
    letters = ""
    for _ in range(10):
        number, place = divmod(number, len(ALPHABET))
        letters += ALPHABET[place]
    return letters


def played(id: str, game: str, moves: int, bots: bool, limit: int | None) -> list[kept.AnyEntry]:
    """Return the log of a match under way, with one person, or bots alone."""
    now = time.time_ns() // 1_000_000
    created = kept.Created(
        at=now,
        game=game,
        rules=games.get(game).version,
        options={"seats": 4},
        seed="7",
        host=HOST,
        public=False,
        spectators=True,
        pace=kept.Pace("days", limit),
    )
    at, log, dice = Table(id, created), [created], random.Random(id)

    def do(entry: kept.AnyEntry) -> None:
        at.apply(at.seq + 1, entry)
        log.append(entry)

    for seat in at.seats:
        if bots:
            do(kept.BotPlaced(at=now, seat=seat, bot="random", why="host"))
        else:
            do(kept.Sat(at=now, seat=seat, name=f"P{seat}", session=f"{seat}" * 64, token=""))
    do(kept.Started(at=now))
    while at.match is not None and at.match.outcome is None and at.match.answers < moves:
        seat, ask = next(iter(at.match.asks.items()))
        choice = tuple(each.id for each in dice.sample(list(ask.options), max(ask.least, 1)))
        do(kept.Answered(at=now, seat=seat, choice=choice))
    return log


async def fill(database: str, tables: int) -> str:
    """Keep that many unfinished matches, of bots alone, with a clock or without; return a long one."""
    store = open_store(database)
    await store.open()
    kinds = [("ritual", True, None), ("ritual", False, 3600), ("cultists", False, None), ("fate", True, None)]
    logs = {kind: played("abcdefghjk", kind[0], MOVES, *kind[1:]) for kind in kinds}
    indexes = {
        kind: index(Table.load("abcdefghjk", list(enumerate(encoded(log), 1)))) for kind, log in logs.items()
    }
    for first in range(0, tables, 500):
        appends = []
        for number in range(first, min(first + 500, tables)):
            kind = kinds[number % len(kinds)]
            appends.append(store.append(table_id(number), 1, encoded(logs[kind]), indexes[kind]))
        await asyncio.gather(*appends)
    id = table_id(10**9)
    log = played(id, "fate", LONG, False, None)
    await store.append(id, 1, encoded(log), index(Table.load(id, list(enumerate(encoded(log), 1)))))
    await store.close()
    return id


def encoded(log: list[kept.AnyEntry]) -> list[bytes]:
    """Return the entries as they are kept."""
    return [kept.encode_entry(each) for each in log]


def memory(pid: int) -> float:
    """Return the memory of a process, in MB."""
    fields = Path(f"/proc/{pid}/status").read_text().split("VmRSS:")[1].split()
    return int(fields[0]) / 1024


async def waits(address: str, table: str) -> tuple[float, list[float]]:
    """Ask for a record, which is refused once its match is loaded, and for something small all the while."""
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as client:
        await client.get("/healthz")
        loading = asyncio.create_task(client.get(f"/api/tables/{table}/record"))
        began, asked = time.perf_counter(), []
        while not loading.done():
            since = time.perf_counter()
            await client.get("/healthz")
            asked.append(time.perf_counter() - since)
        return time.perf_counter() - began, asked


def main() -> None:
    """Fill a database, start on it, and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=60)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = f"{folder}/tables.sqlite"
        long = asyncio.run(fill(database, wanted.tables))
        began = time.perf_counter()
        with running(["miskatonic.server.run"], None, MISKATONIC_DATABASE=database) as (address, pid):
            print(
                f"{wanted.tables:,} unfinished matches: listens after {time.perf_counter() - began:.1f} s,",
                end=" ",
            )
            print(f"{memory(pid):.0f} MB")
            spent, asked = asyncio.run(waits(address, long))
            print(f"a match of {LONG} answers is loaded in {spent * 1000:.0f} ms; meanwhile", end=" ")
            print(f"{len(asked)} others waited {max(asked) * 1000:.0f} ms at most")
            most = 0.0
            while time.perf_counter() - began < wanted.seconds:
                most = max(most, memory(pid))
                time.sleep(1)
            page = subprocess.check_output(
                [sys.executable, "-c", f"import httpx; print(httpx.get('http://{address}/metrics').text)"],
                text=True,
            )
            desks = next(
                line.split()[1] for line in page.splitlines() if line.startswith("miskatonic_desks ")
            )
            print(f"after {wanted.seconds:.0f} s: {most:.0f} MB at most, {float(desks):.0f} tables in memory")


if __name__ == "__main__":
    main()
