"""A shorter way in and out for messages: uvicorn's WebSocket protocol with a door.

A table gets one message and sends several for each move. By ASGI each of them wakes a task and passes five
layers; here they are written to the connection, or handed over, as they would be in the end. Not for anything
else: connecting, closing and clients that do not keep up go the usual way, and so does everything under
another server.
"""

from collections.abc import Callable, Mapping
from struct import Struct
from typing import Any, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the quick one, if it was built
from websockets.http11 import Request

DOOR = "miskatonic.door"
"""The name of the extension in the scope of a connection."""
TEXT = 0x81
"""The first byte of a text in one piece."""
MASKED = 0x80
"""Added to the second byte by every client; 4 bytes of mask stand before its text."""

_MASK_AT = {126: 4, 127: 10}
"""Where the mask stands in a frame whose second byte says so; else it is the third."""

Hear = Callable[[bytes], None]


class Door(Protocol):
    """The short way of one connection."""

    def write(self, text: bytes) -> bool:
        """Write a text in this round of the loop; say False if that cannot be done now."""
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
    _unsent: list[bytes]
    """What was written in this round of the loop."""
    _unread = b""
    """The beginning of a frame whose end has not arrived yet."""

    def handle_connect(self, event: Request) -> None:
        """Connect as usual, and tell the application of the door."""
        self._unsent = []
        super().handle_connect(event)
        if not self.close_sent and not self.config.ws_per_message_deflate:
            cast(dict[str, Any], self.scope["extensions"])[DOOR] = self

    def write(self, text: bytes) -> bool:
        """Write a text, unless the client does not keep up or has gone.

        What is told in one round of the loop is sent together when it is over: several texts in one go, and
        nobody is woken between two writes, which costs more than writing.
        """
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        if not self._unsent:
            self.loop.call_soon(self._send_unsent)
        self._unsent += (_head(len(text)), text)
        return True

    def _send_unsent(self) -> None:
        data = b"".join(self._unsent)
        self._unsent.clear()
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(data)

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

    def data_received(self, data: bytes) -> None:
        """Take the frames apart; texts in one piece are handed over, all others go the usual way, whole."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        at, longest = 0, self.config.ws_max_size
        if self._unread:
            data = self._unread + data
        while size := _frame_size(data, at, longest):
            frame = data[at : at + size]
            at += size
            text = self._text_of(frame) if size <= longest else None
            if text is None or self._hear is None:
                super().data_received(frame)
            else:
                self._hear(text)
        self._unread = data[at:]

    def _text_of(self, frame: bytes) -> bytes | None:
        """Return the text in a frame; None if there is none, or it is not as it must be."""
        masked_text = frame[0] == TEXT and frame[1] >= MASKED
        if not masked_text or self.frames or self.close_sent:
            return None
        at = _MASK_AT.get(frame[1] - MASKED, 2)
        text = apply_mask(frame[at + 4 :], frame[at : at + 4])
        return text if _is_text(text) else None

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


def _frame_size(data: bytes, at: int, longest: int) -> int:
    """Return how many bytes the frame has that begins there; 0 if they are not all there (RFC 6455, 5.2).

    A frame that is longer than allowed is not waited for: the usual way finds that out at its beginning.
    """
    there = len(data) - at
    if there < 2:
        return 0
    length, head = data[at + 1] & 127, 2
    if length == 126:
        length, head = int.from_bytes(data[at + 2 : at + 4], "big"), 4
    elif length == 127:
        length, head = int.from_bytes(data[at + 2 : at + 10], "big"), 10
    size = head + length + (4 if data[at + 1] >= MASKED else 0)
    if there < head or (there < size and length <= longest):
        return 0
    return size


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


_MEDIUM = Struct("!BBH").pack


def _head(length: int) -> bytes:
    """Return what stands before a text of so many bytes (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((TEXT, length))
    if length < 65536:
        return _MEDIUM(TEXT, 126, length)
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")
