"""Tables of Horror for `bench.server`: one with four people, who answer as people do, and many with bots.

Everybody has a real socket; each table of bots is watched by one. Not for how fast the rules are (see
`bench.horror`).
"""

import asyncio
import random
from functools import partial
from time import perf_counter

import msgspec

from bench.tables import begin_session, post
from bench.wire import Wire, connect

SEATS = 4
PAUSE = 0.05, 0.15
"""Between these many seconds people think; on the average they are as quick as the server lets them be."""
TABLES_OF_A_SESSION = 5
"""A session may open ten tables before it is asked to wait."""
OPTIONS = {"seats": SEATS, "scenario": "spreading_flames"}
OVER = b'"status":"over"'


class _Option(msgspec.Struct):
    id: str


class _Ask(msgspec.Struct):
    options: list[_Option]
    least: int
    most: int


class _Chair(msgspec.Struct):
    ask: _Ask | None


class _Progress(msgspec.Struct):
    number: int


class _Update(msgspec.Struct):
    progress: _Progress
    chairs: list[_Chair]


_decode = msgspec.json.Decoder(_Update).decode


class Party:
    """A table of four people, who answer by chance: one decision after the other, and then the next match."""

    def __init__(self, address: str) -> None:
        self.delays: list[float] = []
        """Seconds from each answer to the last of the four views of it."""
        self.bytes = 0
        """Of all views."""
        self._address = address
        self._dice = random.Random(7)
        self._wires: list[Wire] = []
        self._asks: list[_Ask | None] = []
        self._numbers: list[int] = []
        self._all_seen = asyncio.Event()
        self._over = False

    async def play(self) -> None:
        """Play until cancelled."""
        while True:
            await self._sit_down()
            while not self._over:
                await asyncio.sleep(self._dice.uniform(*PAUSE))
                await self._answer()
            for wire in self._wires:
                wire.transport.close()

    async def _sit_down(self) -> None:
        cookies = [await begin_session(self._address) for _ in range(SEATS)]
        wish = {"game": "horror", "name": "Person 0", "options": OPTIONS}
        _, body = await post(self._address, "/api/tables", cookies[0], wish)
        id = msgspec.json.decode(body)["id"]
        self._wires = [await connect(self._address, f"/ws/{id}?views=changes", cookie) for cookie in cookies]
        for seat, wire in enumerate(self._wires[1:], 1):
            await wire.ask("sit", seat=seat, name=f"Person {seat}")
        self._asks, self._numbers, self._over = [None] * SEATS, [-1] * SEATS, False
        for seat, wire in enumerate(self._wires):
            wire.on_message = partial(self._take, seat)
        self._all_seen.clear()
        self._wires[0].send(b'{"type":"start","id":"start"}')
        await self._all_seen.wait()

    def _take(self, seat: int, payload: bytes) -> None:
        if payload.startswith(b'{"type":"refused"'):
            raise RuntimeError(payload.decode())
        if not payload.startswith(b'{"type":"update"'):
            return
        self.bytes += len(payload)
        shown = _decode(payload)
        self._asks[seat], self._numbers[seat] = shown.chairs[0].ask, shown.progress.number
        self._over = self._over or OVER in payload
        if len(set(self._numbers)) == 1 and (self._over or any(self._asks)):
            self._all_seen.set()

    async def _answer(self) -> None:
        """Let somebody who is asked answer, and wait until all four have seen it."""
        seat, ask = self._dice.choice([(seat, ask) for seat, ask in enumerate(self._asks) if ask is not None])
        ids = [option.id for option in ask.options]
        choice = self._dice.sample(ids, self._dice.randint(ask.least, min(ask.most, len(ids))))
        number = self._numbers[seat]
        command = {"type": "answer", "id": str(number), "seat": seat, "number": number, "choice": choice}
        payload = msgspec.json.encode(command)
        self._all_seen.clear()
        sent = perf_counter()
        self._wires[seat].send(payload)
        await self._all_seen.wait()
        self.delays.append(perf_counter() - sent)


class Bots:
    """Tables at which only bots sit; one that is over is followed by the next."""

    def __init__(self, address: str, bot: str) -> None:
        self.moves = 0
        """How many decisions the bots have made."""
        self._address = address
        self._bot = bot
        self._cookie = ""
        self._opened = 0
        self._following: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Open a table, let the bots begin, and watch."""
        if self._opened % TABLES_OF_A_SESSION == 0:
            self._cookie = await begin_session(self._address)
        self._opened += 1
        wish = {"game": "horror", "chairs": [self._bot] * SEATS, "options": OPTIONS}
        _, body = await post(self._address, "/api/tables", self._cookie, wish)
        wire = await connect(
            self._address, f"/ws/{msgspec.json.decode(body)['id']}?views=changes", self._cookie
        )
        wire.on_message = partial(self._take, wire)
        wire.send(b'{"type":"start","id":"start"}')

    def _take(self, wire: Wire, payload: bytes) -> None:
        if not payload.startswith(b'{"type":"update"'):
            return
        self.moves += 1
        if OVER in payload:
            wire.transport.close()
            task = asyncio.ensure_future(self.open())
            self._following.add(task)
            task.add_done_callback(self._following.discard)
