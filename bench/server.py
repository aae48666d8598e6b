"""The command `python -m bench.server`: load on the server, held against a bare echo endpoint of its stack.

Both servers run as processes of their own on one core, the load comes from this process on another. Tables of
Horror, where bots think beside the server, are measured with all cores. What is counted is said in
docs/performance.md. No test asserts any of it.
"""

import argparse
import asyncio
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter

import msgspec
import uvloop

from bench.horror_tables import SEATS, Bots, Party
from bench.tables import Hall, begin_session, post
from bench.wire import Wire, connect

BAR_RATIO = 0.25
MATCHES_PER_SECOND = 150
"""So many tables are made ready for each second, since a match is over after some 25 moves."""
BAR_DELAY = 0.1
BAR_HORROR = 0.15
HORROR_TABLES = 20
HORROR_WARM_UP = 5
"""Seconds until the bots' tables are under way."""
ECHO_PAUSE = 0.1
IDLE_TABLES, IDLE_SESSIONS, IDLE_SOCKETS = 200, 100, 2000
IDLE_SECONDS = 25
"""Longer than it takes the server to ask whether somebody is still there."""
CORES = sorted(os.sched_getaffinity(0))
"""Where everything may run; asked before this process keeps to one of them, which its children inherit."""
ANSWER = b'{"type":"answer","id":"12","seat":1,"number":12,"choice":["seat:2"]}'
"""What is sent to the echo endpoint: as long as an answer."""


class Heat(msgspec.Struct):
    """What was done in one heat, and how busy the server was with it."""

    done: int
    seconds: float
    busy: float
    """Share of a core that the server used."""
    own: float
    """Share of a core that this process used; near 1 it would be the load that is measured."""

    @property
    def rate(self) -> float:
        """Return how much was done in a second."""
        return self.done / self.seconds

    @property
    def cost(self) -> float:
        """Return the server's processor time for one of it, in microseconds."""
        return self.busy * self.seconds / self.done * 1e6


@contextmanager
def running(command: list[str], core: int | None, **environment: str) -> Iterator[tuple[str, int]]:
    """Run a server on one core, or on all; yield its address and process."""
    process = subprocess.Popen(
        [sys.executable, "-m", *command, "127.0.0.1:0"],
        env=os.environ | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,  # its cores are not shared out with those of the load
        preexec_fn=lambda: stay_on(core),
    )
    assert process.stdout is not None
    with process.stdout:
        line = process.stdout.readline()
        if not line.startswith("Listening on "):
            sys.exit(f"{command[0]} did not start")
        yield line.split("//")[1].strip().rstrip("/"), process.pid
        process.terminate()
        process.wait()


def stay_on(core: int | None) -> None:
    """Keep this process on one of the cores, if there are several; None: on any."""
    os.sched_setaffinity(0, CORES if core is None else {CORES[core % len(CORES)]})


def processor_seconds(pid: int) -> float:
    """Return the processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Meter:
    """Measures how busy the server and this process are."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self.begin()

    def begin(self) -> None:
        """Measure from now on."""
        self._from = perf_counter(), processor_seconds(self._pid), processor_seconds(os.getpid())

    def heat(self, done: int) -> Heat:
        """Return what was done, in which time, with which share of a core."""
        at, server, own = self._from
        spent = perf_counter() - at
        busy = (processor_seconds(self._pid) - server) / spent
        return Heat(done, spent, busy, (processor_seconds(os.getpid()) - own) / spent)


async def echo_heat(wires: list[Wire], pid: int, seconds: float) -> Heat:
    """Send and get back, on all connections at once, as fast as it goes."""
    done, on = 0, True

    def again(wire: Wire, _: bytes) -> None:
        nonlocal done
        done += 1
        if on:
            wire.send(ANSWER)

    for wire in wires:
        wire.on_message = partial(again, wire)
        wire.send(ANSWER)
    await asyncio.sleep(seconds / 10)
    meter, before = Meter(pid), done
    await asyncio.sleep(seconds)
    heat = meter.heat(done - before)
    on = False
    await asyncio.sleep(0.2)
    return heat


async def moves_heat(hall: Hall, pid: int, tables: int, seconds: float) -> Heat:
    """Play at all tables as fast as it goes."""
    await hall.prepare(tables + int(seconds * MATCHES_PER_SECOND))
    meter = Meter(pid)
    tally, _ = await hall.play(tables, seconds, on_begin=meter.begin)
    heat = meter.heat(tally.acknowledged)
    await hall.pause()
    views, bytes = tally.views / tally.acknowledged, tally.bytes / (tally.views + tally.acknowledged)
    print(f"  {'':22} {views:.1f} views for each move, {bytes:,.0f} bytes for each message")
    if hall.ran_out or tally.refused:
        print(f"  {'':22} {hall.ran_out} times no table was ready, {tally.refused} refusals", flush=True)
    return heat


def show(name: str, heat: Heat) -> None:
    """Print a heat."""
    shares = f"server {heat.busy:.0%} of a core, load {heat.own:.0%}"
    print(f"  {name:22} {heat.rate:9,.0f}/s  {heat.cost:5.0f} µs each; {shares}", flush=True)


async def measure_ratio(address: str, pid: int, wanted: argparse.Namespace, hall: Hall) -> float:
    """Let echo and moves take turns; print the ratio and return the moves a second."""
    ratios, costs, rates = [], [], []
    with running(["bench.echo"], 0) as (echo, echo_pid):
        wires = [await connect(echo, "/") for _ in range(wanted.tables)]
        for _ in range(wanted.heats):
            round_trips = await echo_heat(wires, echo_pid, wanted.seconds)
            show("echo round trips", round_trips)
            moves = await moves_heat(hall, pid, wanted.tables, wanted.seconds)
            show("acknowledged moves", moves)
            ratios.append(moves.rate / round_trips.rate)
            costs.append(round_trips.cost / moves.cost)
            rates.append(moves.rate)
        for wire in wires:
            wire.transport.close()
    by_rate, by_cost = median(ratios), median(costs)
    ratio = min(
        by_rate, by_cost
    )  # where others use the machine, a server that only waits loses rate, not time
    heats = f"by rate {by_rate:.3f} ({min(ratios):.3f}–{max(ratios):.3f}), by processor time {by_cost:.3f}"
    print_bar("moves : echo", f"{ratio:.3f}", heats, f"at least {BAR_RATIO}", ratio >= BAR_RATIO)
    return median(rates)


async def measure_delay(wanted: argparse.Namespace, hall: Hall, rate: float) -> None:
    """Play at half load; print how long it takes from an answer to the last view of it."""
    await hall.prepare(wanted.tables)
    tally, spent = await hall.play(wanted.tables, 2 * wanted.seconds, rate / 2)
    await hall.pause()
    delays = tally.delays
    p50, p99 = (delays[int(len(delays) * share)] for share in (0.5, 0.99))
    found = f"median {p50 * 1000:.0f} ms, longest {delays[-1] * 1000:.0f} ms, {len(delays) / spent:,.0f}/s"
    print_bar(
        "p99 at half load", f"{p99 * 1000:.0f} ms", found, f"under {BAR_DELAY * 1000:.0f} ms", p99 < BAR_DELAY
    )


async def measure_idle(address: str, pid: int) -> None:
    """Open many sockets and leave them alone for a while; print how many are still there."""
    hosts = [await begin_session(address) for _ in range(IDLE_TABLES // 10)]
    wish = {"game": "ritual"}
    tables = []
    for number in range(IDLE_TABLES):
        _, body = await post(address, "/api/tables", hosts[number % len(hosts)], wish)
        tables.append(msgspec.json.decode(body)["id"])
    cookies = [await begin_session(address) for _ in range(IDLE_SESSIONS)]
    wires = [
        await connect(address, f"/ws/{tables[number % IDLE_TABLES]}", cookies[number % IDLE_SESSIONS])
        for number in range(IDLE_SOCKETS)
    ]
    meter = Meter(pid)
    await asyncio.sleep(IDLE_SECONDS)
    heat = meter.heat(0)
    answers = await asyncio.gather(*(wire.ask("ping") for wire in wires if not wire.closed))
    found = f"for {IDLE_SECONDS} s, server {heat.busy:.1%} of a core, {memory(pid):,.0f} MB"
    print_bar("idle sockets", str(len(answers)), found, f"{IDLE_SOCKETS}", len(answers) == IDLE_SOCKETS)
    for wire in wires:
        wire.transport.close()


async def echo_at_times(address: str, delays: list[float]) -> None:
    """Send something to a bare echo endpoint now and then; note how long it takes to come back."""
    wire, back = await connect(address, "/"), asyncio.Event()
    wire.on_message = lambda _: back.set()
    while True:
        await asyncio.sleep(ECHO_PAUSE)
        back.clear()
        sent = perf_counter()
        wire.send(ANSWER)
        await back.wait()
        delays.append(perf_counter() - sent)


def milliseconds(delays: list[float], share: float) -> float:
    """Return the delay that so many of all sorted ones do not exceed."""
    return delays[int(len(delays) * share)] * 1000


async def measure_horror(wanted: argparse.Namespace, address: str, pid: int, echo: str) -> None:
    """Let four people play Horror while bots play it at other tables; print how long a view takes."""
    bots, party = Bots(address, wanted.bot), Party(address)
    for _ in range(HORROR_TABLES):
        await bots.open()
    tasks = [asyncio.create_task(party.play()), asyncio.create_task(echo_at_times(echo, echoes := []))]
    await asyncio.sleep(HORROR_WARM_UP)
    meter = Meter(pid)
    party.delays.clear()
    echoes.clear()
    party.bytes = bots.moves = 0
    done, _ = await asyncio.wait(tasks, timeout=wanted.horror_seconds, return_when=asyncio.FIRST_COMPLETED)
    for task in done:
        task.result()
    heat = meter.heat(len(party.delays))
    for task in tasks:
        task.cancel()
    delays, echoes = sorted(party.delays), sorted(echoes)
    p50, p99 = milliseconds(delays, 0.5), milliseconds(delays, 0.99)
    size = party.bytes / SEATS / len(delays)
    print(f"  {'':22} {heat.rate:.1f} answers/s, {size:,.0f} bytes for each view")
    shares = f"server {heat.busy:.0%} of a core, load {heat.own:.0%}"
    print(f"  {'':22} bots {bots.moves / heat.seconds:.0f} decisions/s; {shares}")
    waits = ", ".join(
        f"p{share:.0%}"[:-1] + f" {milliseconds(echoes, share):.0f} ms" for share in (0.5, 0.99)
    )
    print(f"  {'':22} meanwhile a bare echo of the same stack: {waits}", flush=True)
    found = f"median {p50:.0f} ms, longest {delays[-1] * 1000:.0f} ms, {SEATS} seats"
    bar = f"under {BAR_HORROR * 1000:.0f} ms"
    print_bar("p99 in Horror", f"{p99:.0f} ms", found, bar, p99 < BAR_HORROR * 1000)


def memory(pid: int) -> float:
    """Return the megabytes a process has in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def print_bar(name: str, value: str, found: str, bar: str, met: bool) -> None:
    """Print a result and whether it is good enough."""
    print(f"{name:20} {value:>8}  {found:52} {bar:14} {'met' if met else 'MISSED'}", flush=True)


async def measure(wanted: argparse.Namespace, address: str, pid: int) -> None:
    """Measure everything."""
    hall = Hall(address, wanted.people)
    rate = await measure_ratio(address, pid, wanted, hall)
    await measure_delay(wanted, hall, rate)
    for table in [*hall.playing, *hall.ready]:
        table.leave()
    if not wanted.quick:
        await measure_idle(address, pid)


def main() -> None:
    """Measure the server under load."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=main.__doc__)
    parser.add_argument("--tables", type=int, default=200, help="tables that are played at once")
    parser.add_argument("--people", type=int, default=3, help="people at each table, from 3 to 7")
    parser.add_argument("--heats", type=int, default=5, help="how often echo and moves take turns")
    parser.add_argument("--seconds", type=float, default=5, help="how long a heat lasts")
    parser.add_argument("--database", default="", help="a PostgreSQL address; without it a new SQLite file")
    parser.add_argument("--quick", action="store_true", help="leave the idle sockets out")
    parser.add_argument("--horror", action="store_true", help="measure nothing but tables of Horror")
    parser.add_argument("--horror-seconds", type=float, default=60, help="how long Horror is measured")
    parser.add_argument("--bot", default="simple", help="who plays Horror at the other tables")
    parser.add_argument("--bot-delay", default="0.7", help="seconds that these wait before they answer")
    wanted = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    if not wanted.horror:
        measure_load(wanted)
    measure_bots(wanted)


def measure_load(wanted: argparse.Namespace) -> None:
    """Measure the server on one core, with the load on another."""
    stay_on(1)
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="bench-", dir="."))
        database = wanted.database or f"{folder}/tables.sqlite"
        server = running(["miskatonic.server.run"], 0, MISKATONIC_DATABASE=database)
        address, pid = stack.enter_context(server)
        kind = "PostgreSQL" if wanted.database else "SQLite"
        load = f"load average before {os.getloadavg()[0]:.1f}"
        print(f"{wanted.tables} tables of {wanted.people} people, {kind}, {load}")
        uvloop.run(measure(wanted, address, pid))


def measure_bots(wanted: argparse.Namespace) -> None:
    """Measure the server on all cores while bots think beside it."""
    stay_on(None)
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="bench-", dir="."))
        settings = {
            "MISKATONIC_DATABASE": f"{folder}/tables.sqlite",
            "MISKATONIC_BOT_DELAY": wanted.bot_delay,
            "MISKATONIC_UNWATCHED_DELAY": "0",
            "MISKATONIC_PEOPLE_PER_ADDRESS": "10000",
        }
        address, pid = stack.enter_context(running(["miskatonic.server.run"], None, **settings))
        load = f"load average before {os.getloadavg()[0]:.1f}"
        print(f"Horror: {HORROR_TABLES} tables of `{wanted.bot}` bots, delay {wanted.bot_delay} s, {load}")
        echo, _ = stack.enter_context(running(["bench.echo"], None))
        uvloop.run(measure_horror(wanted, address, pid, echo))


if __name__ == "__main__":
    main()
