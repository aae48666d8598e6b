"""A shorter way in and out for messages: uvicorn's WebSocket protocol with a door.

A table gets one message and sends several for each move. By ASGI each of them wakes a task and passes five
layers; here they are written to the connection, or handed over, as they would be in the end. Not for anything
else: connecting, closing and clients that do not keep up go the usual way, and so does everything under
another server.
"""

from collections.abc import Callable, Mapping
from typing import Any, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

DOOR = "miskatonic.door"
"""The name of the extension in the scope of a connection."""
TEXT = 0x81
"""The first byte of a text in one piece."""

Hear = Callable[[bytes], None]


class Door(Protocol):
    """The short way of one connection."""

    def write(self, text: bytes) -> bool:
        """Write a text at once; say False if that cannot be done now."""
        ...

    def listen(self, hear: Hear) -> None:
        """Hand every message over from now on; ASGI's `receive` tells only of the end."""
        ...

    def pause(self) -> None:
        """Let the client wait until `resume`; what has arrived already may still be handed over."""
        ...

    def resume(self) -> None:
        """Go on reading."""
        ...


class NoDoor:
    """Another server has none: nothing can be written, and nothing is handed over."""

    def write(self, text: bytes) -> bool:
        """Write nothing."""
        return False

    def listen(self, hear: Hear) -> None:
        """Hand nothing over."""

    def pause(self) -> None:
        """Let nobody wait."""

    def resume(self) -> None:
        """Nobody waits."""


def door(scope: Mapping[str, Any]) -> Door:
    """Return the short way of a connection."""
    found: Door | None = scope.get("extensions", {}).get(DOOR)
    return found or NoDoor()


class Frames(WebSocketsSansIOProtocol):
    """uvicorn's protocol with a door; only without compression, which would have to see every message."""

    _hear: Hear | None = None
    _paused = False

    def handle_connect(self, event: Request) -> None:
        """Connect as usual, and tell the application of the door."""
        super().handle_connect(event)
        if not self.close_sent and not self.config.ws_per_message_deflate:
            cast(dict[str, Any], self.scope["extensions"])[DOOR] = self

    def write(self, text: bytes) -> bool:
        """Write a text, unless the client does not keep up or has gone."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(_head(len(text)) + text)
        return True

    def listen(self, hear: Hear) -> None:
        """Hand every message over from now on."""
        self._hear = hear

    def pause(self) -> None:
        """Read nothing more for a while."""
        self._paused = True
        self.transport.pause_reading()

    def resume(self) -> None:
        """Go on reading."""
        if self._paused and not self.transport.is_closing():
            self._paused = False
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        """Hand a whole message over; one that is no text though it should be is refused as usual."""
        data = b"".join(self.frames)
        if (
            self._hear is None
            or self.close_sent
            or (self.curr_msg_data_type == "text" and not _is_text(data))
        ):
            super().send_receive_event_to_app()
            return
        self.frames = []
        self._hear(data)


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _head(length: int) -> bytes:
    """Return what stands before a text of so many bytes (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((TEXT, length))
    if length < 65536:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")
