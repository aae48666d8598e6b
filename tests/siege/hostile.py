"""Hostile clients: requests and frames of more than sixty kinds, in a process of its own.

Run as `python -m tests.siege.hostile PORT RATE`. Prints what it has sent and what came back, as one line of
JSON, when it is told to end (its standard input is closed). Sends only to this machine. Not for what honest
people feel meanwhile.
"""

import asyncio
import itertools
import os
import random
import sys
import time
from collections import Counter
from contextlib import suppress

import msgspec

from tests.siege.frames import FRAMES, Sockets
from tests.siege.requests import REQUESTS, Facts, raw

ATTACKERS = 48


class Report(msgspec.Struct):
    """What was sent, by kind, and what came back, by status."""

    sent: Counter[str] = msgspec.field(default_factory=Counter)
    answers: Counter[str] = msgspec.field(default_factory=Counter)


class Attacker:
    """One address that never tires."""

    def __init__(self, port: int, number: int, report: Report) -> None:
        """Come from an address of one's own, as a stranger would."""
        self.port = port
        self.source = f"127.66.0.{number + 1}"
        self.dice = random.Random(number)
        self.report = report
        self.facts = Facts()
        self.sockets = Sockets(port, self.source, self.dice)
        self._ids = itertools.count()

    async def attack(self, pause: float, until: asyncio.Event) -> None:
        """Do one bad thing after the other."""
        kinds = [*REQUESTS, *FRAMES]
        while not until.is_set():
            begun = time.monotonic()
            kind = self.dice.choice(kinds)
            with suppress(OSError, asyncio.IncompleteReadError, TimeoutError, ValueError):
                async with asyncio.timeout(5):
                    if kind in REQUESTS:
                        await self._request(kind)
                    else:
                        await self._frame(kind)
            await asyncio.sleep(max(0.0, pause - (time.monotonic() - begun)))
        await self.sockets.close()

    async def _request(self, kind: str) -> None:
        if not self.facts.cookie and kind != "session-flood":
            await self._become_somebody()
        data, several = REQUESTS[kind](self.dice, self.facts)
        self.report.sent[kind] += several
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.source, 0))
        try:
            writer.write(data)
            await writer.drain()
            head = await asyncio.wait_for(reader.readuntil(b"\r\n"), 3)
            self.report.answers[head.split(b" ")[1].decode()] += 1
        finally:
            writer.close()

    async def _frame(self, kind: str) -> None:
        if not self.facts.cookie:
            await self._become_somebody()
        self.report.sent[kind] += await self.sockets.send(kind, self.facts)

    async def _become_somebody(self) -> None:
        """Get a session and learn which tables there are, as anybody may."""
        answer = await raw(self.port, self.source, b"POST /api/session", b"{}", Facts())
        cookie = [line for line in answer.split(b"\r\n") if line.lower().startswith(b"set-cookie:")]
        if cookie:
            self.facts.cookie = cookie[0].split(b":", 1)[1].split(b";")[0].strip()
        answer = await raw(
            self.port, self.source, b"POST /api/tables",
            b'{"game":"ritual","name":"Evil","bots":"random","public":true}', self.facts,
        )  # fmt: skip
        with suppress(msgspec.DecodeError, KeyError, IndexError):
            self.facts.table = msgspec.json.decode(answer.split(b"\r\n\r\n", 1)[1])["id"].encode()


async def main(port: int, rate: float) -> None:
    """Attack until standard input is closed."""
    report, over = Report(), asyncio.Event()
    loop = asyncio.get_running_loop()
    loop.add_reader(sys.stdin.fileno(), lambda: over.set() if not os.read(sys.stdin.fileno(), 1) else None)
    attackers = [Attacker(port, number, report) for number in range(ATTACKERS)]
    pause = ATTACKERS / rate
    await asyncio.gather(*(each.attack(pause, over) for each in attackers), return_exceptions=True)
    print(msgspec.json.encode({"sent": report.sent, "answers": report.answers}).decode(), flush=True)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), float(sys.argv[2])))
