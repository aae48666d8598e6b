"""The WebSocket of a table: who it is, what it may send, how much, and what is sent to it.

A socket is authenticated and its Origin checked before it hears anything. Not for what commands do.
"""

import asyncio
import time
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from miskatonic.core.text import text
from miskatonic.server import protocol as sent
from miskatonic.server.commands import Denied
from miskatonic.server.desk import Desk
from miskatonic.server.frames import door
from miskatonic.server.hub import Hub
from miskatonic.server.limits import Bucket, Buckets
from miskatonic.server.observe import METRICS
from miskatonic.server.present import Sent
from miskatonic.server.store import Unavailable

NO_SESSION, NOT_ALLOWED, NO_TABLE, TOO_FAST, RESTART = 4401, 4403, 4404, 4429, 1012
BACKLOG = 256
"""Messages that may wait for a slow client before it is cut off; it will come back for everything."""
CROWD = 16
"""Messages of one client that may wait to be worked off before it has to wait."""
CLOSING_SECONDS = 5

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
        self._door = door(web.scope)
        self._hub = hub
        self._talk = talk
        self._bucket = Bucket(limits.commands_per_second, limits.commands_burst)
        self._strikes = 0
        self._out: asyncio.Queue[bytes | int] = asyncio.Queue(BACKLOG)
        self._in: asyncio.Queue[bytes | None] = asyncio.Queue()
        """What has arrived; None is the end."""

    def send(self, message: sent.AnyMessage) -> None:
        """Queue a message; a client that does not keep up is cut off."""
        data = _encoder.encode(message)
        if not self._out.empty() or not self._door.write(data):
            self._queue(data)

    def close(self, code: int) -> None:
        """Close the socket once everything that waits has been sent."""
        self._queue(code)

    def _queue(self, item: bytes | int) -> None:
        try:
            self._out.put_nowait(item)
        except asyncio.QueueFull:
            self._in.put_nowait(None)

    async def run(self, desk: Desk) -> None:
        """Serve the socket until either side closes it, or it is cut off."""
        METRICS.sockets.inc()
        self._door.listen(self._hear)
        sender = asyncio.create_task(self._send_all())
        ear = asyncio.create_task(self._hear_all())
        try:
            await self._take_all(desk)
        finally:
            METRICS.sockets.dec()
            ear.cancel()
            await desk.part(self)
            self.close(1000)
            await asyncio.wait({sender}, timeout=CLOSING_SECONDS)
            sender.cancel()

    async def _send_all(self) -> None:
        """Send what waits; a number is the code to close with."""
        with suppress(WebSocketDisconnect, RuntimeError):  # gone meanwhile
            while isinstance(item := await self._out.get(), bytes):
                await self._web.send_text(item.decode())
            await self._web.close(item)

    def _hear(self, data: bytes) -> None:
        """Note a message; a client that sends faster than it is worked off has to wait."""
        self._in.put_nowait(data)
        if self._in.qsize() == CROWD:
            self._door.pause()

    async def _hear_all(self) -> None:
        """Wait for the end; without a door, note what comes before it."""
        while (frame := await self._web.receive())["type"] != "websocket.disconnect":
            self._hear(frame.get("bytes") or (frame.get("text") or "").encode("utf-8", "surrogatepass"))
            while self._in.qsize() >= CROWD:
                await asyncio.sleep(0.01)
        self._in.put_nowait(None)

    async def _take_all(self, desk: Desk) -> None:
        try:
            await desk.join(self)
        except (Denied, Unavailable):  # put away a moment ago, or no database: come back for it
            self.close(RESTART)
            return
        while (data := await self._in.get()) is not None:
            if not await self._take(desk, data):
                self.close(TOO_FAST)
                return
            if self._in.empty():
                self._door.resume()

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
