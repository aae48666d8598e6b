"""Tables full of people who answer at once, or at a given pace: the load for `bench.server`."""

import asyncio
import random
from collections import deque
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Any

import msgspec

from bench.wire import Wire, connect

OPENED_AT_ONCE = 10


class _Option(msgspec.Struct):
    id: str


class _Ask(msgspec.Struct):
    options: list[_Option]


class _Chair(msgspec.Struct):
    ask: _Ask | None


class _Progress(msgspec.Struct):
    number: int


class _Update(msgspec.Struct):
    progress: _Progress
    chairs: list[_Chair]


_decode = msgspec.json.Decoder(_Update).decode


class Tally(msgspec.Struct):
    """What happened at all tables."""

    acknowledged: int = 0
    views: int = 0
    bytes: int = 0
    refused: int = 0
    delays: list[float] = []
    """Seconds from each answer to the last view of it."""


class Table:
    """A table whose people all sit in this process, and answer whatever they are asked."""

    def __init__(self, wires: list[Wire], tally: Tally, on_over: Callable[[], None]) -> None:
        self.running = False
        self.interval = 0.0
        """Seconds from one answer to the next; 0: answer at once."""
        self._wires = wires
        self._tally = tally
        self._on_over = on_over
        self._dice = random.Random(id(self))
        self._waiting: tuple[int, _Update] | None = None
        self._views = [0] * len(wires)
        self._missing: dict[int, int] = {}
        self._sent: dict[int, float] = {}
        self._due = 0.0
        self._over = False
        for seat, wire in enumerate(wires):
            wire.on_message = partial(self._take, seat)

    def begin(self) -> None:
        """Start the match; its first ask is answered."""
        self._wires[0].send(b'{"type":"start","id":"start"}')

    def go_on(self) -> None:
        """Answer what is open, and from now on everything."""
        self.running = True
        self._due = perf_counter() + self._dice.random() * self.interval
        self._answer()

    def _take(self, seat: int, payload: bytes) -> None:
        tally = self._tally
        tally.bytes += len(payload)
        if payload.startswith(b'{"type":"update"'):
            self._seen(seat)
            if b'"ask":null' not in payload:
                self._waiting = seat, _decode(payload)
                if self.running:
                    self._answer()
            elif b'"status":"over"' in payload and not self._over:
                self._over = True
                self._on_over()
        elif payload.startswith(b'{"type":"done"'):
            tally.acknowledged += payload[14:26] != b',"id":"start'
        else:
            tally.refused += 1

    def _seen(self, seat: int) -> None:
        """Note a view; the last one of a move ends the wait for it."""
        self._tally.views += 1
        number = self._views[seat] = self._views[seat] + 1
        missing = self._missing.pop(number, len(self._wires)) - 1
        if missing:
            self._missing[number] = missing
        elif number in self._sent:
            self._tally.delays.append(perf_counter() - self._sent.pop(number))

    def _answer(self) -> None:
        if self._waiting is None or not self.running:
            return
        if self.interval:
            now = perf_counter()
            if now < self._due:
                asyncio.get_running_loop().call_later(self._due - now, self._answer)
                return
            self._due = max(self._due, now - self.interval) + self.interval
        (seat, shown), self._waiting = self._waiting, None
        ask = shown.chairs[0].ask
        assert ask is not None
        number, choice = shown.progress.number, self._dice.choice(ask.options).id
        self._sent[self._views[seat] + 1] = perf_counter()
        self._wires[seat].send(
            b'{"type":"answer","id":"%d","seat":%d,"number":%d,"choice":["%s"]}'
            % (number, seat, number, choice.encode())
        )

    def leave(self) -> None:
        """Close everybody's socket."""
        for wire in self._wires:
            wire.transport.close()


class Hall:
    """All tables of a run: so many are played at once, and others are ready to follow when one is over."""

    def __init__(self, address: str, people: int) -> None:
        self.address = address
        self.people = people
        self.tally = Tally()
        self.playing: set[Table] = set()
        self.ready: deque[Table] = deque()
        self._interval = 0.0
        self._running = False
        self.ran_out = 0
        """How often a table was over and none was ready to follow."""

    async def prepare(self, ready: int) -> None:
        """Open tables, sit down, and wait there, until so many are ready."""
        while len(self.ready) < ready:
            self.ready += await asyncio.gather(*(self._open() for _ in range(OPENED_AT_ONCE)))

    async def _open(self) -> Table:
        cookies = [await begin_session(self.address) for _ in range(self.people)]
        wish = {"game": "ritual", "name": "Person 0", "options": {"seats": self.people}}
        _, body = await post(self.address, "/api/tables", cookies[0], wish)
        id = msgspec.json.decode(body)["id"]
        wires = [await connect(self.address, f"/ws/{id}?views=changes", cookie) for cookie in cookies]
        for seat, wire in enumerate(wires[1:], 1):
            await wire.ask("sit", seat=seat, name=f"Person {seat}")
        table = Table(wires, self.tally, lambda: self._follow(table))
        return table

    def _follow(self, over: Table) -> None:
        """Let the next table take the place of one that is over."""
        self.playing.discard(over)
        over.leave()
        if not self.ready:
            self.ran_out += 1
            return
        self._begin(self.ready.popleft())

    def _begin(self, table: Table) -> None:
        self.playing.add(table)
        table.interval = self._interval
        table.begin()
        if self._running:
            table.go_on()

    async def play(
        self, tables: int, seconds: float, rate: float = 0.0, on_begin: Callable[[], None] = lambda: None
    ) -> tuple[Tally, float]:
        """Play at so many tables for a while, at full speed or at a rate; return what happened and the time.

        `on_begin` is called when the first tenth is over and everything is counted from nothing.
        """
        while len(self.playing) < tables:
            self._begin(self.ready.popleft())
        await asyncio.sleep(0.5)
        self._interval = tables / rate if rate else 0.0
        self._running = True
        for table in list(self.playing):
            table.interval = self._interval
            table.go_on()
        await asyncio.sleep(seconds / 10)
        self.tally.acknowledged = self.tally.views = self.tally.bytes = 0
        self.tally.delays.clear()
        on_begin()
        start = perf_counter()
        await asyncio.sleep(seconds)
        spent = perf_counter() - start
        return msgspec.structs.replace(self.tally, delays=sorted(self.tally.delays)), spent

    async def pause(self) -> None:
        """Answer nothing more for now, and wait until all is quiet."""
        self._running = False
        for table in self.playing:
            table.running = False
        await asyncio.sleep(0.5)


async def begin_session(address: str) -> str:
    """Return a new session's cookie."""
    head, _ = await post(address, "/api/session", "", None)
    line = next(line for line in head.split("\r\n") if line.lower().startswith("set-cookie:"))
    return line.split(":", 1)[1].split(";")[0].strip()


async def post(address: str, path: str, cookie: str, body: Any) -> tuple[str, bytes]:
    """Post JSON on a connection of its own; return the head and the body of the answer."""
    host, _, port = address.rpartition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    data = b"" if body is None else msgspec.json.encode(body)
    writer.write(
        f"POST {path} HTTP/1.1\r\nHost: {address}\r\nX-Miskatonic: 1\r\nCookie: {cookie}\r\n"
        f"Content-Length: {len(data)}\r\nConnection: close\r\n\r\n".encode()
        + data
    )
    answer = await reader.read()
    writer.close()
    head, _, content = answer.partition(b"\r\n\r\n")
    if not head.startswith(b"HTTP/1.1 2"):
        raise RuntimeError(f"{path}: {answer.decode()}")
    return head.decode(), content
