"""Bad frames, sent through sockets that were opened as anybody may."""

import random
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.siege.requests import Facts

FRAMES: dict[str, Callable[[random.Random], Any]] = {
    "noise": lambda dice: "".join(chr(dice.randrange(32, 0x2FFF)) for _ in range(100)),
    "binary": lambda dice: dice.randbytes(200),
    "long": lambda dice: "x" * 17_000,
    "very-long": lambda dice: "x" * 600_000,
    "empty": lambda dice: "",
    "null": lambda dice: "null",
    "list": lambda dice: "[]",
    "deep-frame": lambda dice: "[" * 8_000,
    "unknown-type": lambda dice: _command(dice, "fly"),
    "no-fields": lambda dice: _command(dice, "answer"),
    "no-id": lambda dice: '{"type": "ping"}',
    "long-id": lambda dice: msgspec.json.encode({"type": "ping", "id": "i" * 5_000}).decode(),
    "same-id": lambda dice: '{"type": "start", "id": "same"}',
    "foreign-answer": lambda dice: _command(dice, "answer", seat=1, number=1, choice=["take"]),
    "stale-answer": lambda dice: _command(dice, "answer", seat=0, number=-5, choice=["take"]),
    "odd-answer": lambda dice: _command(dice, "answer", seat=0, number=1, choice=[{"a": 1}]),
    "many-choices": lambda dice: _command(dice, "answer", seat=0, number=1, choice=["x"] * 900),
    "foreign-seat": lambda dice: _command(dice, "sit", seat=0, name="Evil"),
    "far-seat": lambda dice: _command(dice, "sit", seat=10**12, name="Evil"),
    "hidden-name": lambda dice: _command(dice, "sit", seat=1, name="A\u202e\u200bn\u0000na"),
    "start": lambda dice: _command(dice, "start"),
    "close": lambda dice: _command(dice, "close"),
    "empty-seat": lambda dice: _command(dice, "empty", seat=0),
    "place-bot": lambda dice: _command(dice, "place-bot", seat=1, bot="../../x"),
    "hand-over": lambda dice: _command(dice, "hand-over", seat=0),
    "say": lambda dice: _command(dice, "say", text="spam " * 40),
    "say-hidden": lambda dice: _command(dice, "say", text="\u202e\u2066\u200d" * 30),
    "hint": lambda dice: _command(dice, "hint", seat=0),
    "explain": lambda dice: _command(dice, "explain", seat=0, thing="x" * 300),
    "undo": lambda dice: _command(dice, "ask-undo", seat=0),
    "redo": lambda dice: _command(dice, "redo", seat=0),
    "vote": lambda dice: _command(dice, "vote-end", agree=True),
    "ask-seat": lambda dice: _command(dice, "ask-seat", seat=2, name="Evil"),
    "renew": lambda dice: _command(dice, "renew-link", seat=0),
    "rematch": lambda dice: _command(dice, "rematch"),
    "ping": lambda dice: _command(dice, "ping"),
    "pieces": lambda dice: [str(dice.random()) for _ in range(40)],
}
"""What is sent, by kind; a list is one message in many pieces."""

LOST = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError)
SLEEPING = 6
"""So many sockets of each attacker never read anything."""


def _command(dice: random.Random, type: str, **fields: Any) -> str:
    return msgspec.json.encode({"type": type, "id": f"{dice.getrandbits(60):x}", **fields}).decode()


class Sockets:
    """The sockets of one attacker: one that is used, and some that sleep."""

    def __init__(self, port: int, source: str, dice: random.Random) -> None:
        """Open none yet."""
        self._port = port
        self._source = source
        self._dice = dice
        self._awake: ClientConnection | None = None
        self._asleep: list[ClientConnection] = []

    async def send(self, kind: str, facts: Facts) -> int:
        """Send a frame of that kind; return how many that were."""
        try:
            if self._awake is None:
                self._awake = await self._open(facts)
            if len(self._asleep) < SLEEPING and self._dice.random() < 0.02:
                self._asleep.append(await self._open(facts))
            frame = FRAMES[kind](self._dice)
            await self._awake.send(_in_pieces(frame) if isinstance(frame, list) else frame)
        except LOST:
            self._awake = None
            self._asleep = [each for each in self._asleep if each.close_code is None]
            return 0
        return len(frame) if isinstance(frame, list) else 1

    async def _open(self, facts: Facts) -> ClientConnection:
        return await connect(
            f"ws://127.0.0.1:{self._port}/ws/{facts.table.decode()}",
            additional_headers={"Cookie": facts.cookie.decode()},
            origin=f"http://127.0.0.1:{self._port}",  # type: ignore[arg-type]
            local_addr=(self._source, 0),
            max_size=None,
            open_timeout=3,
            ping_interval=None,
        )

    async def close(self) -> None:
        """Go away without a word."""
        for socket in (self._awake, *self._asleep):
            if socket is not None:
                with suppress(*LOST):
                    socket.transport.abort()


async def _in_pieces(pieces: list[str]) -> AsyncIterator[str]:
    for piece in pieces:
        yield piece
