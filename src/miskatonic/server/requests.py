"""How large a request may be and how long it may take to arrive: uvicorn's HTTP protocol with limits.

Most proxies see to that; without one anybody could send a header without end, or keep connections open with
requests that he never finishes. Not for what the application takes of a body (see `guard`), and not for
WebSockets once they are open (see `frames`).
"""

import asyncio

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from miskatonic.core.text import text
from miskatonic.server.protocol_http import Problem
from miskatonic.server.settings import Limits

WIRE = 4
"""On its way a body may be so many times as long as what is taken of it: it may come in small pieces."""


class Requests(HttpToolsProtocol):
    """The requests of one connection, one after the other."""

    limits = Limits()
    _in_head = True
    """Whether a head is expected; otherwise a body."""
    _taken = 0
    """Bytes of it that have arrived."""
    _timer: asyncio.TimerHandle | None = None
    """Runs out when it has to be there; none while no request is on its way."""
    _upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Expect a request."""
        super().connection_made(transport)
        self._expect_within(self.limits.head_seconds)

    def data_received(self, data: bytes) -> None:
        """Take in what has arrived, unless it is too much."""
        if self._timer is None:
            self._expect_within(self.limits.head_seconds)
        while data and not self._upgraded and not self.transport.is_closing():
            most = self.limits.head_bytes if self._in_head else WIRE * self.limits.body_bytes
            room = most - self._taken
            if room <= 0:
                self._refuse()
                return
            piece, data = data[:room], data[room:]
            self._taken += len(piece)
            super().data_received(piece)

    def on_headers_complete(self) -> None:
        """The head is whole: a body may follow."""
        self._in_head, self._taken = False, 0
        self._expect_within(self.limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is whole, however long it takes to answer it."""
        self._in_head, self._taken = True, 0
        self._expect_nothing()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Leave the connection to its WebSocket."""
        self._upgraded = True
        self._expect_nothing()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """Expect nothing more."""
        self._expect_nothing()
        super().connection_lost(exc)

    def _expect_within(self, seconds: float) -> None:
        self._expect_nothing()
        self._timer = self.loop.call_later(seconds, self.transport.close)

    def _expect_nothing(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _refuse(self) -> None:
        """Close the connection, and say why if nobody has; the application refuses a body earlier."""
        if self._in_head:
            problem = msgspec.json.encode(Problem(text("trouble-too-large")))
            head = b"content-type: application/json\r\nconnection: close\r\ncontent-length: %d\r\n\r\n"
            self.transport.write(STATUS_LINE[431] + head % len(problem) + problem)
        self.transport.close()


def requests_with(limits: Limits) -> type[Requests]:
    """Return the protocol with limits of its own."""
    return type("Requests", (Requests,), {"limits": limits})
