"""Lay siege to a server, and say how it fared: `make siege`, or `make siege ARGS="--minutes 10"`."""

import argparse
import asyncio
import os
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import msgspec

from tests.server.conftest import ServerProcess
from tests.siege.faults import Troublemaker, database
from tests.siege.honest import Player, Timed, check_kept

PAUSE = 3.0
"""Seconds an honest person thinks, on average."""
FRAMES_PER_HOUR = 1_000_000
KILLS_PER_HOUR = 300
FLAT = 1.15
P99 = 0.5

STAGES = {"calm": 0.1, "load": 0.35, "faults": 0.15, "both": 0.4}
"""Which part of the time people are alone, beside the hostile, beside faults, beside both."""


class Judged(msgspec.Struct):
    """What a siege of one store came to."""

    store: str
    answers: int
    lost: list[str]
    hostile: int
    kinds: int
    statuses: dict[str, int]
    kills: int
    failures: int
    p99: dict[str, float]
    memory: tuple[float, float]
    """Megabytes at the beginning and the end of the stage under load alone."""
    crashed: bool


def main() -> None:
    """Besiege both stores, half of the time each; exit with 1 if a promise was broken."""
    args = _arguments()
    judged = [
        asyncio.run(besiege(kind, args.minutes * 60 / len(args.store), args.tables, args.rate))
        for kind in args.store
    ]
    for each in judged:
        _print(each)
    sys.exit(any(_broken(each) for each in judged))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make siege", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--tables", type=int, default=200, help="honest ones")
    parser.add_argument(
        "--rate", type=float, default=FRAMES_PER_HOUR / 3600 / (1 - STAGES["calm"] - STAGES["faults"]),
        help="hostile frames and requests a second",
    )  # fmt: skip
    parser.add_argument("--store", action="append", choices=("sqlite", "postgresql"))
    args = parser.parse_args()
    args.store = args.store or ["sqlite", "postgresql"]
    return args


async def besiege(kind: str, seconds: float, tables: int, rate: float) -> Judged:
    """Let honest people play through all stages; return what came of it."""
    dice = random.Random(kind)
    with database(kind) as where:
        server = ServerProcess(where.url, MISKATONIC_BOT_DELAY="0.2").start()
        trouble = Troublemaker(server, where, dice)
        people = [Player(server.address, number, PAUSE) for number in range(tables)]
        over = asyncio.Event()
        playing = [asyncio.create_task(person.play_until(over)) for person in people]
        marks: dict[str, tuple[float, float]] = {}
        attacks: list[dict[str, Any]] = []
        memory = (0.0, 0.0)
        for stage, part in STAGES.items():
            begun = time.time()
            print(f"{kind}: {stage}, {part * seconds:.0f} s", flush=True)
            attacked = stage in ("load", "both")
            with hostile(server.port, rate, attacks) if attacked else _nobody():
                if stage in ("faults", "both"):
                    await make_trouble(trouble, part * seconds)
                else:
                    memory = await _watch(server, part * seconds)
            marks[stage] = (begun, time.time())
        over.set()
        crashed = server.process is None or server.process.poll() is not None
        await _wait_for(playing, people)
        answers, lost = await check_kept(where.url, people)
        server.stop()
        times = [each for person in people for each in person.times]
        return _judged(kind, answers, lost, attacks, trouble, times, marks, memory, crashed)


async def make_trouble(trouble: Troublemaker, seconds: float) -> None:
    """Kill again and again, in fits and starts; let the database fail now and then."""
    end = time.time() + seconds
    pause = 3600 * (STAGES["faults"] + STAGES["both"]) / KILLS_PER_HOUR
    while time.time() < end:
        for _ in range(6):  # close together, so that there is peace between two fits
            await trouble.kill()
            await asyncio.sleep(trouble.dice.uniform(0.2, 1.5))
        await trouble.fail(trouble.dice.uniform(1, 3))
        await asyncio.sleep(min(max(0.0, end - time.time()), 6 * pause))


@contextmanager
def hostile(port: int, rate: float, reports: list[dict[str, Any]]) -> Iterator[None]:
    """Let hostile clients do what they can, in a process of their own."""
    command = [sys.executable, "-m", "tests.siege.hostile", str(port), str(rate)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True)
    try:
        yield
    finally:
        with suppress(subprocess.TimeoutExpired):
            said, _ = process.communicate(timeout=60)
            if said:
                reports.append(msgspec.json.decode(said))
        process.kill()
        process.wait()


@contextmanager
def _nobody() -> Iterator[None]:
    yield


async def _watch(server: ServerProcess, seconds: float) -> tuple[float, float]:
    """Return the memory of the server: the medians of the second quarter and of the last."""
    assert server.process is not None
    taken: list[float] = []
    end = time.time() + seconds
    while time.time() < end:
        await asyncio.sleep(min(1.0, seconds / 40))
        taken.append(_memory(server.process.pid))
    quarter = max(1, len(taken) // 4)
    return median(taken[quarter : 2 * quarter] or taken), median(taken[-quarter:])


def _memory(process: int) -> float:
    """Return the megabytes that a process takes."""
    [line] = [each for each in Path(f"/proc/{process}/status").read_text().splitlines() if "VmRSS" in each]
    return int(line.split()[1]) / 1000


async def _wait_for(playing: list[asyncio.Task[None]], people: list[Player]) -> None:
    """Let everybody finish what is under way."""
    done, late = await asyncio.wait(playing, timeout=60)
    for task in late:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for task in done:
        if not task.cancelled() and task.exception() is not None:
            print(f"an honest person gave up: {task.exception()!r}", flush=True)
    await asyncio.gather(*(person.leave() for person in people), return_exceptions=True)


def _judged(
    kind: str,
    answers: int,
    lost: list[str],
    attacks: list[dict[str, Any]],
    trouble: Troublemaker,
    times: list[Timed],
    marks: dict[str, tuple[float, float]],
    memory: tuple[float, float],
    crashed: bool,
) -> Judged:
    sent: Counter[str] = Counter()
    statuses: Counter[str] = Counter()
    for report in attacks:
        sent.update(report["sent"])
        statuses.update(report["answers"])
    p99 = {}
    for stage, (begun, ended) in marks.items():
        calm = [
            each.seconds
            for each in times
            if begun <= each.at < ended and trouble.is_calm(each.at, each.at + each.seconds)
        ]
        p99[stage] = quantiles(calm, n=100)[98] if len(calm) > 100 else -1.0
    return Judged(
        kind, answers, lost, sent.total(), len(sent), dict(statuses), trouble.kills, trouble.failures, p99,
        memory, crashed,
    )  # fmt: skip


def _broken(judged: Judged) -> list[str]:
    """Return the promises that were not kept."""
    broken = [f"lost: {each}" for each in judged.lost[:10]]
    broken += [
        f"answers took {seconds:.2f} s in one of a hundred cases: {stage}"
        for stage, seconds in judged.p99.items()
        if seconds > P99
    ]
    if judged.memory[1] > FLAT * judged.memory[0]:
        broken.append(f"memory rose from {judged.memory[0]:.0f} to {judged.memory[1]:.0f} MB")
    if judged.crashed:
        broken.append("the server ended by itself")
    if judged.statuses.get("500"):
        broken.append(f"{judged.statuses['500']} requests were answered with 500")
    return broken


def _print(judged: Judged) -> None:
    print(f"\n{judged.store}: {judged.answers} honest answers acknowledged, {len(judged.lost)} lost")
    print(
        f"  {judged.hostile} hostile frames and requests of {judged.kinds} kinds; answers {judged.statuses}"
    )
    print(f"  {judged.kills} kills, {judged.failures} times without the database")
    print("  p99 in ms: " + ", ".join(f"{stage} {1000 * each:.0f}" for stage, each in judged.p99.items()))
    print(f"  memory under load: {judged.memory[0]:.0f} MB, at the end {judged.memory[1]:.0f} MB")
    for each in _broken(judged):
        print(f"  BROKEN: {each}")


if __name__ == "__main__":
    os.environ.setdefault("MISKATONIC_GRACE", "60")
    main()
