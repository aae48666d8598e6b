"""A shorter way out for messages: uvicorn's WebSocket protocol, with a door to write a text at once.

A table sends several messages for each move. By ASGI each of them wakes a task and passes five layers; this
writes it to the connection, as they would in the end. Not for anything else: connecting, receiving, closing
and clients that do not keep up go the usual way, and so does everything under another server.
"""

from collections.abc import Callable, Mapping
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

DOOR = "miskatonic.write"
"""The name of the extension in the scope of a connection."""
TEXT = 0x81
"""The first byte of a text in one piece."""

Write = Callable[[bytes], bool]


def no_door(text: bytes) -> bool:
    """Write nothing: this server has no such door."""
    return False


def door(scope: Mapping[str, Any]) -> Write:
    """Return the way to write a text at once; it says False if that cannot be done now."""
    write: Write = scope.get("extensions", {}).get(DOOR, no_door)
    return write


class Frames(WebSocketsSansIOProtocol):
    """uvicorn's protocol with a door; only without compression, which would have to see every message."""

    def handle_connect(self, event: Request) -> None:
        """Connect as usual, and tell the application of the door."""
        super().handle_connect(event)
        if not self.close_sent and not self.config.ws_per_message_deflate:
            cast(dict[str, Any], self.scope["extensions"])[DOOR] = self.write_text

    def write_text(self, text: bytes) -> bool:
        """Write a text, unless the client does not keep up or has gone."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(_head(len(text)) + text)
        return True


def _head(length: int) -> bytes:
    """Return what stands before a text of so many bytes (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((TEXT, length))
    if length < 65536:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")
