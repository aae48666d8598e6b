"""The WebSocket of a table: who it is, what it may send, how much, and what is sent to it.

A socket is authenticated and its Origin checked before it hears anything. Not for what commands do.
"""

import asyncio
import logging
import time
from collections import deque
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from miskatonic.core.text import text
from miskatonic.server import protocol as sent
from miskatonic.server.commands import Denied
from miskatonic.server.desk import Desk, Unreadable
from miskatonic.server.frames import door
from miskatonic.server.hub import Hub
from miskatonic.server.limits import Buckets
from miskatonic.server.observe import METRICS
from miskatonic.server.present import Sent
from miskatonic.server.prices import EXPLANATION, HINT, Till
from miskatonic.server.settings import Limits
from miskatonic.server.store import Unavailable

NO_SESSION, NOT_ALLOWED, NO_TABLE, UNREADABLE, TOO_FAST, RESTART = 4401, 4403, 4404, 4422, 4429, 1012
BACKLOG = 256
"""News that a client may miss before it is cut off, and answers that may wait for it; it will come back."""
BACKLOG_BYTES = 65_536
"""How long those answers may be together; one message may wait however long it is."""
CROWD = 16
"""Messages of one client that may wait to be worked off before it has to wait."""
CLOSING_SECONDS = 5

log = logging.getLogger(__name__)

_decoder: msgspec.json.Decoder[sent.AnyCommand] = msgspec.json.Decoder(sent.AnyCommand)


class Encoder:
    """Turns a message into text once, to however many sockets it is sent one after the other."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self._json = msgspec.json.Encoder()
        self._last: tuple[sent.AnyMessage | None, bytes] = None, b""

    def encode(self, message: sent.AnyMessage) -> bytes:
        """Return the message as JSON."""
        if self._last[0] is not message:
            self._last = message, self._json.encode(message)
        return self._last[1]


_encoder = Encoder()


class Pace:
    """How much sessions may send, over all their sockets together, and where they pay for what costs more."""

    def __init__(self, limits: Limits, till: Till) -> None:
        """Let everybody do as much as the limits say."""
        self.till = till
        self.commands = Buckets(limits.commands_per_second, limits.commands_burst)
        self.talk = Buckets(limits.messages_per_minute / 60, limits.messages_burst)


class Inbox:
    """What has arrived and is worked off by one task; None is the end."""

    def __init__(self) -> None:
        """Start empty."""
        self._items: deque[bytes | None] = deque()
        self._waiting: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        """Return how much waits."""
        return len(self._items)

    def put(self, item: bytes | None) -> None:
        """Put something in, and wake whoever waits for it."""
        self._items.append(item)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> bytes | None:
        """Take out what came first, or wait for it."""
        if not self._items:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
            self._waiting = None
        return self._items.popleft()


class Socket:
    """One open page of one session at one table."""

    def __init__(self, web: WebSocket, session: str, hub: Hub, pace: Pace) -> None:
        """Wrap an accepted WebSocket."""
        self.session = session
        self.seen = Sent(views={} if web.query_params.get("views") == "changes" else None)
        self._web = web
        self._door = door(web.scope)
        self._hub = hub
        self._pace = pace
        self._strikes = 0
        self._in = Inbox()
        self._out: asyncio.Queue[bytes | int] = asyncio.Queue(BACKLOG)
        self._hinting: asyncio.Task[None] | None = None
        """A bot thinks about this person's question; one at a time, and everything else goes on."""
        self._out_bytes = 0
        self._sender: asyncio.Task[None] | None = None
        """Sends what could not be written at once, and all that comes meanwhile."""
        self._missed = 0
        """How often there was news since the client does not keep up."""

    def send(self, message: sent.AnyMessage) -> None:
        """Send a message; a client for whom too much waits already is cut off."""
        text = _encoder.encode(message)
        if self._sender is not None or not self._door.write(text):
            self._queue(text)

    def keeps_up(self) -> bool:
        """Say whether nothing waits for the client; otherwise it misses this news, and catches up later."""
        if self._sender is None:
            return True
        self._missed += 1
        if self._missed > BACKLOG:
            self._cut_off()
        return False

    def close(self, code: int) -> None:
        """Close the socket once everything that waits has been sent."""
        self._queue(code)

    def turn_away(self) -> None:
        """Close the socket: its session may not see the table any more."""
        self.close(NOT_ALLOWED)
        self._cut_off()

    def sign_out(self) -> None:
        """Close the socket: its browser is nobody's any more."""
        self.close(NO_SESSION)
        self._cut_off()

    def _queue(self, item: bytes | int) -> None:
        if self._sender is None:
            self._sender = asyncio.create_task(self._send_all())
        size = len(item) if isinstance(item, bytes) else 0
        if self._out.full() or (size and self._out_bytes and self._out_bytes + size > BACKLOG_BYTES):
            self._cut_off()
            return
        self._out_bytes += size
        self._out.put_nowait(item)

    def _cut_off(self) -> None:
        """Hear no more of a client, so that the socket is closed; it will come back for everything."""
        self._in.put(None)

    async def run(self, desk: Desk) -> None:
        """Serve the socket until either side closes it, or it is cut off."""
        METRICS.sockets.inc()
        self._desk = desk
        self._door.listen(self._hear)
        ear = asyncio.create_task(self._hear_all())
        taker = asyncio.create_task(self._take_all(desk))
        try:
            await asyncio.wait({taker})
        finally:
            METRICS.sockets.dec()
            ear.cancel()
            taker.cancel()
            if self._hinting is not None:
                self._hinting.cancel()
            await desk.part(self)
            await self._say_goodbye()

    async def _say_goodbye(self) -> None:
        """Send what still waits, and close; but wait for nobody for long."""
        self.close(1000)
        assert self._sender is not None, "closing is sent, too"
        await asyncio.wait({self._sender}, timeout=CLOSING_SECONDS)
        self._sender.cancel()
        self._door.resume()  # or the other side's goodbye is never read, and it waits for ours in vain

    async def _send_all(self) -> None:
        """Send what waits, and then what was missed meanwhile; a number is the code to close with."""
        with suppress(WebSocketDisconnect, RuntimeError):  # gone meanwhile
            while not self._out.empty():
                item = self._out.get_nowait()
                if isinstance(item, int):
                    await self._web.close(item)
                    return
                await self._web.send_text(item.decode())
                self._out_bytes -= len(item)
            self._sender = None
            if self._missed:
                self._missed = 0
                await self._catch_up()

    async def _catch_up(self) -> None:
        try:
            await self._desk.catch_up(self)
        except Exception:  # the desk's log tells of it; come back for everything
            self.close(RESTART)

    def _hear(self, data: bytes) -> None:
        """Note a message; a client that sends faster than it is worked off has to wait."""
        self._in.put(data)
        if len(self._in) == CROWD:
            self._door.pause()

    async def _hear_all(self) -> None:
        """Wait for the end; without a door, note what comes before it."""
        while (frame := await self._web.receive())["type"] != "websocket.disconnect":
            self._hear(frame.get("bytes") or (frame.get("text") or "").encode("utf-8", "surrogatepass"))
            while len(self._in) >= CROWD:
                await asyncio.sleep(0.01)
        self._in.put(None)

    async def _take_all(self, desk: Desk) -> None:
        try:
            await desk.join(self)
        except (Denied, Unavailable):  # put away a moment ago, or no database: come back for it
            self.close(RESTART)
            return
        except Unreadable:
            self.close(UNREADABLE)
            return
        while (data := await self._in.get()) is not None:
            if not await self._take(desk, data):
                self.close(TOO_FAST)
                return
            if not self._in:
                self._door.resume()

    async def _take(self, desk: Desk, data: bytes) -> bool:
        """Handle one frame; return False once somebody has been told too often."""
        if not self._pace.commands.take(self.session, time.monotonic()):
            return self._trouble("trouble-too-fast")
        if len(data) > self._hub.settings.limits.frame_bytes:
            return self._trouble("trouble-too-large")
        try:
            command = _decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return self._trouble("trouble-not-understood")
        if isinstance(command, sent.Say) and not self._pace.talk.take(self.session, time.monotonic()):
            self.send(sent.Refused(command.id, text("trouble-talk-too-fast")))
            return True
        if isinstance(command, sent.Hint | sent.Explain):
            wait = self._pay(HINT if isinstance(command, sent.Hint) else EXPLANATION)
            if wait:
                self.send(sent.Refused(command.id, text("trouble-too-much", seconds=wait)))
                return True
        await self._carry_out(desk, command)
        return True

    def _pay(self, units: float) -> int:
        client = self._web.client
        return self._pace.till.pay(units, self.session, client.host if client else "", time.monotonic())

    def _trouble(self, reason: str) -> bool:
        METRICS.troubles.inc()
        self._strikes += 1
        self.send(sent.Trouble(text(reason)))
        return self._strikes < self._hub.settings.limits.strikes

    async def _carry_out(self, desk: Desk, command: sent.AnyCommand) -> None:
        try:
            if isinstance(command, sent.Ping):
                self.send(sent.Done(command.id, desk.table.told))
                return
            if isinstance(command, sent.Explain):
                self.send(await desk.explain(self.session, command))
                return
            if isinstance(command, sent.Hint):
                self._begin_hint(desk, command)
                return
            if isinstance(command, sent.Rematch):
                seq, links = await self._hub.rematch(desk, self.session)
                self.send(sent.Done(command.id, seq, links=links))
            else:
                with METRICS.answer_seconds.time():
                    await desk.command(self.session, command, self)
        except Denied as denied:
            METRICS.refused.labels(denied.reason.id).inc()
            self.send(sent.Refused(command.id, denied.reason, denied.clause))
        except Exception:
            self.send(sent.Refused(command.id, text("trouble-inside")))

    def _begin_hint(self, desk: Desk, command: sent.Hint) -> None:
        if self._hinting is not None and not self._hinting.done():
            raise Denied(text("denied-hint-open"))
        self._hinting = asyncio.create_task(self._hint(desk, command))

    async def _hint(self, desk: Desk, command: sent.Hint) -> None:
        try:
            self.send(await desk.hint(self.session, command))
        except Denied as denied:
            METRICS.refused.labels(denied.reason.id).inc()
            self.send(sent.Refused(command.id, denied.reason, denied.clause))
        except Exception:
            log.exception("a hint failed", extra={"table": desk.table.id})
            self.send(sent.Refused(command.id, text("trouble-inside")))
