"""A person whose connection fails and who comes back by himself, as the browser client does."""

import asyncio
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from miskatonic.server.seats import hashed
from tests.server.player import Player, Refused

LOST = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError, httpx.TransportError)
"""What a connection that fails looks like."""


class Survivor(Player):
    """Plays on whatever happens: reconnects, and sends what was not acknowledged again under the same id."""

    def __init__(self, address: str, name: str, choose: Any, source: str = "") -> None:
        super().__init__(address, source)
        self.name = name
        self.choose = choose
        self.home = ""
        """The table he belongs to."""
        self.acknowledged: dict[str, tuple[int, dict[str, Any]]] = {}
        """What the server said it had done: the number, and the command, by id."""
        self.returned = 0

    @property
    def session(self) -> str:
        """Return the start of the session's hash, under which its commands are kept."""
        return hashed(self.http.cookies["miskatonic_session"])[:16]

    async def until(self, holds: Any, seconds: float = 60) -> None:
        """Wait until something holds; raise ConnectionError if the connection is lost meanwhile."""
        async with asyncio.timeout(seconds):
            while not holds():
                self._news.clear()
                if self._reader is not None and self._reader.done():
                    raise ConnectionError("the connection was lost")
                await self._news.wait()

    async def persist(self, attempt: Any) -> Any:
        """Try until it succeeds, however often the connection is lost."""
        async with asyncio.timeout(120):
            while True:
                try:
                    return await attempt()
                except LOST:
                    await asyncio.sleep(0.05)

    async def arrive(self) -> None:
        """Connect to his table, however often that takes."""

        async def attempt() -> None:
            await self.leave()
            await self.join(self.home)

        await self.persist(attempt)

    async def come_back(self) -> None:
        """Connect again."""
        self.returned += 1
        await self.arrive()

    async def insist(self, type: str, **fields: Any) -> None:
        """Send a command until it is acknowledged or refused, always under the same id."""
        id = f"{next(self._ids)}-{type}"
        while True:
            try:
                done = await self.send(type, id, **fields)
            except LOST:
                await self.come_back()
            except Refused as refused:
                if refused.reason != "trouble-inside":
                    return
                await asyncio.sleep(0.2)
            else:
                self.acknowledged[id] = (done["seq"], {"type": type, **fields})
                return

    async def play_to_the_end(self) -> None:
        """Answer whenever asked, until the match is over."""
        while self.state["table"]["status"] != "over":
            try:
                if self.chair["ask"] is None or self.table["status"] == "gathering":
                    seq = self.state["seq"]
                    await self.until(lambda seq=seq: self.state["seq"] != seq)
                    continue
            except LOST:
                await self.come_back()
                continue
            number, choice = self.table["number"], self.choose(self.chair["ask"])
            await self.insist("answer", seat=self.chair["seat"], number=number, choice=[choice])
            await self._see_more_than(number)

    async def _see_more_than(self, number: int) -> None:
        """Wait for the next position; an answer that was stale is answered by a newer one."""
        try:
            await self.until(lambda: self.table["number"] != number)
        except LOST:
            await self.come_back()
