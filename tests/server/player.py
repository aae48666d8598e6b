"""A person at a table, for tests: a real session, a real socket, everything received kept as it came."""

import asyncio
import itertools
import secrets
import time
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError

from miskatonic.server.limits import Bucket
from miskatonic.server.settings import Limits

HEADERS = {"X-Miskatonic": "1"}
IDLE = httpx.Limits(keepalive_expiry=1)
"""The server closes idle connections after five seconds; a client must not use one that is being closed."""
LIMITS = Limits()


class Refused(Exception):
    """The server refused a command; `reason` is the message id."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def folded(before: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """Return the message with all that is known of the table; an update leaves out what stays as it was."""
    if message["type"] == "table":
        return message
    about = message["table"] or before["table"]
    chairs = with_views(before["chairs"], message["chairs"])
    return {**message, "table": {**about, **message["progress"]}, "chairs": chairs}


def with_views(before: list[dict[str, Any]], chairs: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return chairs with whole views; of those before them some may be told only what is different."""
    views = {chair["seat"]: chair["view"] for chair in before}
    return [
        each if each["changes"] is None else {**each, "view": changed(views[each["seat"]], each["changes"])}
        for each in chairs
    ]


def changed(view: Any, changes: list[dict[str, Any]]) -> Any:
    """Return a view with changes made; the view stays as it is."""
    for change in changes:
        view = _put(view, change["at"], change["to"])
    return view


def _put(value: Any, at: list[str | int], to: Any) -> Any:
    if not at:
        return to
    first, *rest = at
    if not isinstance(value, list):
        return {**value, first: _put(value.get(first), rest, to)}
    assert isinstance(first, int)
    assert first <= len(value), "a list has no holes"
    inner = value[first] if first < len(value) else None
    return [*value[:first], _put(inner, rest, to), *value[first + 1 :]]


class Player:
    """A browser without a browser."""

    def __init__(self, address: str, source: str = "") -> None:
        """Come to that address; from `source`, where it matters that people have addresses of their own."""
        self.address = address.rstrip("/")
        self.source = source
        way = httpx.AsyncHTTPTransport(verify=False, limits=IDLE, local_address=source or None)
        self.http = httpx.AsyncClient(base_url=self.address, headers=HEADERS, timeout=30, transport=way)
        self.frames: list[bytes] = []
        """Everything the server ever sent to this person's sockets."""
        self.state: dict[str, Any] = {}
        """What was told last of the table, as if it had come in one message."""
        self.log: list[dict[str, Any]] = []
        self.socket: ClientConnection | None = None
        self._ids = itertools.count(secrets.randbits(40))  # one session may have several pages
        self._pace = Bucket(0.9 * LIMITS.commands_per_second, LIMITS.commands_burst - 5)
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._news = asyncio.Event()
        self._reader: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        await self.begin()
        return self

    async def __aexit__(self, *args: object) -> None:
        await self.leave()
        await self.http.aclose()

    async def begin(self) -> None:
        (await self.http.post("/api/session")).raise_for_status()

    async def open_table(self, **wish: Any) -> str:
        answer = await self.http.post("/api/tables", json={"game": "ritual", **wish})
        answer.raise_for_status()
        return str(answer.json()["id"])

    async def join(self, table: str) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        self.socket = await connect(
            f"{self.address.replace('http', 'ws', 1)}/ws/{table}?views=changes",
            additional_headers={"Cookie": cookies},
            origin=self.address,  # type: ignore[arg-type]
            max_size=None,
            local_addr=(self.source, 0) if self.source else None,
        )
        self.state = {}
        self._reader = asyncio.create_task(self._read(self.socket))
        await self.until(lambda: bool(self.state))

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self._reader is not None:
            await asyncio.gather(self._reader, return_exceptions=True)

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for frame in socket:
                data = frame if isinstance(frame, bytes) else frame.encode()
                self.frames.append(data)
                self._take(msgspec.json.decode(data))
        except ConnectionClosedError:
            pass  # a killed server says no goodbye
        finally:
            for waiting in self._answers.values():
                if not waiting.done():
                    waiting.set_exception(ConnectionError("the socket was closed"))
            self._news.set()

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] in ("table", "update"):
            if message["type"] == "table":
                self.log = []
            self.state = folded(self.state, message)
            self.log += message["chairs"][0]["log"]
            self._news.set()
        elif message["type"] in ("done", "refused", "hinted") and message["id"] in self._answers:
            waiting = self._answers[message["id"]]
            if not waiting.done():
                waiting.set_result(message)

    async def send(self, type: str, id: str = "", **fields: Any) -> dict[str, Any]:
        """Send a command, no faster than one may, and wait until it is done; raise Refused."""
        assert self.socket is not None
        while not self._pace.take(time.monotonic()):
            await asyncio.sleep(0.05)
        id = id or f"{next(self._ids)}-{type}"
        waiting: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[id] = waiting
        try:
            await self.socket.send(msgspec.json.encode({"type": type, "id": id, **fields}))
            answer = await asyncio.wait_for(waiting, 30)
        finally:
            self._answers.pop(id, None)
            if waiting.done() and not waiting.cancelled():
                waiting.exception()  # looked at, so that nobody complains that it was not
        if answer["type"] == "refused":
            raise Refused(answer["reason"]["id"])
        return answer

    async def until(self, holds: Any, seconds: float = 30) -> None:
        """Wait until something holds."""
        async with asyncio.timeout(seconds):
            while not holds():
                self._news.clear()
                await self._news.wait()

    @property
    def table(self) -> dict[str, Any]:
        return dict(self.state["table"])

    @property
    def chair(self) -> dict[str, Any]:
        return dict(self.state["chairs"][0])

    async def answer(self, choice: str) -> dict[str, Any]:
        """Answer the ask that is shown."""
        seat, number = self.chair["seat"], self.table["number"]
        return await self.send("answer", seat=seat, number=number, choice=[choice])

    async def play_on(self, choose: Any) -> None:
        """Answer every ask with what `choose(ask)` returns, until the match is over."""
        await self.until(lambda: self.table["status"] != "gathering")
        while self.table["status"] == "playing":
            ask = self.chair["ask"]
            if ask is None:
                number = self.state["seq"]
                await self.until(lambda number=number: self.state["seq"] != number)
                continue
            number = self.table["number"]
            try:
                await self.answer(choose(ask))
            except Refused as refused:
                if refused.reason != "refused-stale":
                    raise
            await self.until(lambda number=number: self.table["number"] != number)
