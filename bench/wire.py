"""A WebSocket client that costs little, so that the server is what is measured. Knows no game.

Frames are masked with a key of zeros, which every server must accept and nobody has to compute. Not for
use outside of measurements: it trusts the server.
"""

import asyncio
import base64
import itertools
import os
from collections.abc import Callable
from typing import Any, cast

import msgspec

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Wire(asyncio.Protocol):
    """One connection; `on_message` is called with every text that arrives."""

    def __init__(self, path: str, host: str, cookie: str) -> None:
        self.on_message: Callable[[bytes], None] = self._keep
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nCookie: {cookie}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n"
        )
        self._buffer = b""
        self._ids = itertools.count()
        self._asked: dict[str, asyncio.Future[dict[str, Any]]] = {}

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._request.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        data = self._buffer + data if self._buffer else data
        at = 0
        if not self.opened.done():
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._buffer = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self.transport.close()
                return
            self.opened.set_result(None)
            at = end + 4
        self._buffer = data[self._take_frames(data, at) :]

    def _take_frames(self, data: bytes, at: int) -> int:
        """Handle all whole frames from `at` on; return where the first incomplete one begins."""
        size = len(data)
        while size - at >= 2:
            length, begin = data[at + 1], at + 2
            if length == 126:
                length, begin = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, begin = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if begin > size or size - begin < length:
                break
            self._take_frame(data[at] & 15, data[begin : begin + length])
            at = begin + length
        return at

    def _take_frame(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.on_message(payload)
        elif kind == PING:
            self.send(payload, PONG)
        elif kind == CLOSE:
            self.transport.close()

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        """Send a frame."""
        if len(payload) < 126:
            head = bytes((128 | kind, 128 | len(payload), 0, 0, 0, 0))
        else:
            head = bytes((128 | kind, 254)) + len(payload).to_bytes(2, "big") + bytes(4)
        self.transport.write(head + payload)

    async def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a command and wait until it is done; only while nobody else takes the messages."""
        id = f"ask {next(self._ids)}"
        answer = self._asked[id] = asyncio.get_running_loop().create_future()
        self.send(msgspec.json.encode({"type": type, "id": id, **fields}))
        return await asyncio.wait_for(answer, 60)

    def _keep(self, payload: bytes) -> None:
        if payload.startswith((b'{"type":"done"', b'{"type":"refused"')):
            message = msgspec.json.decode(payload)
            if message["type"] == "refused":
                raise RuntimeError(f"refused: {message}")
            self._asked.pop(message["id"]).set_result(message)


async def connect(address: str, path: str, cookie: str = "") -> Wire:
    """Open a connection to `address` (host:port)."""
    host, _, port = address.rpartition(":")
    _, wire = await asyncio.get_running_loop().create_connection(
        lambda: Wire(path, address, cookie), host, int(port)
    )
    await wire.opened
    return wire
