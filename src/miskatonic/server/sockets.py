"""The WebSocket of a table: who it is, what it may send, how much, and what is sent to it.

A socket is authenticated and its Origin checked before it hears anything. Not for what commands do.
"""

import asyncio
import time

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from miskatonic.core.text import text
from miskatonic.server import protocol as sent
from miskatonic.server.commands import Denied
from miskatonic.server.desk import Desk
from miskatonic.server.hub import Hub
from miskatonic.server.limits import Bucket, Buckets
from miskatonic.server.observe import METRICS
from miskatonic.server.present import Sent

NO_SESSION, NOT_ALLOWED, NO_TABLE, TOO_FAST, RESTART = 4401, 4403, 4404, 4429, 1012
BACKLOG = 256
"""Messages that may wait for a slow client before it is cut off; it will come back for everything."""

_decoder: msgspec.json.Decoder[sent.AnyCommand] = msgspec.json.Decoder(sent.AnyCommand)
_encoder = msgspec.json.Encoder()


class Socket:
    """One open page of one session at one table."""

    def __init__(self, web: WebSocket, session: str, hub: Hub, talk: Buckets) -> None:
        """Wrap an accepted WebSocket."""
        limits = hub.settings.limits
        self.session = session
        self.seen = Sent()
        self._web = web
        self._hub = hub
        self._talk = talk
        self._bucket = Bucket(limits.commands_per_second, limits.commands_burst)
        self._strikes = 0
        self._out: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)

    def send(self, message: sent.AnyMessage) -> None:
        """Queue a message; a client that does not keep up is cut off."""
        self._queue(_encoder.encode(message))

    def _queue(self, data: bytes | None) -> None:
        try:
            self._out.put_nowait(data)
        except asyncio.QueueFull:
            while not self._out.empty():
                self._out.get_nowait()
            self._out.put_nowait(None)

    async def run(self, desk: Desk) -> None:
        """Serve the socket until either side closes it."""
        METRICS.sockets.inc()
        sender = asyncio.create_task(self._send_all())
        try:
            await desk.join(self)
            await self._receive_all(desk)
        finally:
            METRICS.sockets.dec()
            self._queue(None)
            await desk.part(self)
            await asyncio.gather(sender, return_exceptions=True)

    async def _send_all(self) -> None:
        while (data := await self._out.get()) is not None:
            try:
                await self._web.send_text(data.decode())
            except (WebSocketDisconnect, RuntimeError):
                return
        await self.close(1000)

    async def close(self, code: int) -> None:
        """Close the socket, if it is still open."""
        if self._web.application_state is WebSocketState.CONNECTED:
            try:
                await self._web.close(code)
            except RuntimeError:
                return

    async def _receive_all(self, desk: Desk) -> None:
        while True:
            try:
                frame = await self._web.receive()
            except RuntimeError:
                return
            if frame["type"] == "websocket.disconnect":
                return
            data = frame.get("bytes") or (frame.get("text") or "").encode("utf-8", "surrogatepass")
            if not await self._take(desk, data):
                await self.close(TOO_FAST)
                return

    async def _take(self, desk: Desk, data: bytes) -> bool:
        """Handle one frame; return False once somebody has been told too often."""
        if not self._bucket.take(time.monotonic()):
            return self._trouble("trouble-too-fast")
        if len(data) > self._hub.settings.limits.frame_bytes:
            return self._trouble("trouble-too-large")
        try:
            command = _decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return self._trouble("trouble-not-understood")
        if isinstance(command, sent.Say) and not self._talk.take(self.session, time.monotonic()):
            self.send(sent.Refused(command.id, text("trouble-talk-too-fast")))
            return True
        await self._carry_out(desk, command)
        return True

    def _trouble(self, reason: str) -> bool:
        METRICS.troubles.inc()
        self._strikes += 1
        self.send(sent.Trouble(text(reason)))
        return self._strikes < self._hub.settings.limits.strikes

    async def _carry_out(self, desk: Desk, command: sent.AnyCommand) -> None:
        try:
            if isinstance(command, sent.Ping):
                self.send(sent.Done(command.id, desk.table.seq))
                return
            if isinstance(command, sent.Rematch):
                seq, reclaim = await self._hub.rematch(desk, self.session)
            else:
                seq, reclaim = await desk.command(self.session, command)
        except Denied as denied:
            METRICS.refused.inc()
            self.send(sent.Refused(command.id, denied.reason, denied.clause))
        except Exception:
            self.send(sent.Refused(command.id, text("trouble-inside")))
        else:
            self.send(sent.Done(command.id, seq, reclaim))
