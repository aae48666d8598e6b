"""Honest people: each plays one match after the other with bots, at a person's pace, whatever happens.

Everybody has an address of his own, as people do. Not for judging what was measured.
"""

import asyncio
import random
import time
from typing import Any

import msgspec

from miskatonic.server import entries as kept
from miskatonic.server.stores import open_store
from tests.faults.survivor import LOST, Survivor
from tests.server.player import Refused

GAMES = ("ritual", "fate", "cultists", "fate", "cultists", "horror")
SEATS = {"ritual": 4, "fate": 3, "cultists": 5, "horror": 2}


class Timed(msgspec.Struct, frozen=True):
    """An answer that was acknowledged."""

    at: float
    """When it was given."""
    seconds: float
    """How long it took."""


class Player(Survivor):
    """Somebody who thinks for a while, then answers by chance; every answer is timed."""

    def __init__(self, address: str, number: int, pause: float) -> None:
        """Come from an address of one's own."""
        self.dice = random.Random(number)
        super().__init__(
            address, f"P{number}", self.pick, source=f"127.10.{number // 200}.{number % 200 + 1}"
        )
        self.game = GAMES[number % len(GAMES)]
        self.pause = pause
        self.times: list[Timed] = []
        self.tables: list[str] = []
        self.troubles: list[str] = []

    def pick(self, ask: dict[str, Any]) -> str:
        """Choose an option by chance."""
        return str(self.dice.choice(ask["options"])["id"])

    async def play_until(self, over: asyncio.Event) -> None:
        """Play match after match."""
        await self.persist(self.begin)
        while not over.is_set():
            await self._open()
            await self._play(over)

    async def _open(self) -> None:
        wish = {
            "game": self.game,
            "name": self.name,
            "options": {"seats": SEATS[self.game]},
            "bots": "random",
        }
        self.home = await self.persist(lambda: self._unless_refused(wish))
        self.tables.append(self.home)
        await self.arrive()
        await self.insist("start")

    async def _unless_refused(self, wish: dict[str, Any]) -> str:
        while True:
            answer = await self.http.post("/api/tables", json=wish)
            if answer.status_code == 201:
                return str(answer.json()["id"])
            if answer.status_code not in (429, 500, 503):
                raise AssertionError(f"no table: {answer.status_code} {answer.text[:200]}")
            await asyncio.sleep(1)

    async def _play(self, over: asyncio.Event) -> None:
        while not over.is_set() and self.state["table"]["status"] not in ("over", "closed"):
            try:
                if self.chair["ask"] is None:
                    seq = self.state["seq"]
                    await self.until(lambda seq=seq: self.state["seq"] != seq)
                    continue
                await asyncio.sleep(self.dice.uniform(0.5, 1.5) * self.pause)
                await self._answer()
            except LOST:
                await self.come_back()

    async def _answer(self) -> None:
        ask, number = self.chair["ask"], self.table["number"]
        if ask is None:
            return
        ids = [option["id"] for option in ask["options"]]
        picked = self.dice.sample(ids, min(len(ids), max(1, ask["least"])))
        begun = time.time()
        given = {"seat": self.chair["seat"], "number": number, "choice": picked}
        try:
            before = len(self.acknowledged)
            await self.insist("answer", **given)
            if len(self.acknowledged) > before:
                self.times.append(Timed(begun, time.time() - begun))
            await self._see_more_than(number)
        except (Refused, TimeoutError) as error:
            self.troubles.append(repr(error))


async def check_kept(database: str, people: list[Player]) -> tuple[int, list[str]]:
    """Look up everything that was acknowledged; return how many answers there were and what is missing."""
    store = open_store(database)
    await store.open()
    answers, missing = 0, []
    for person in people:
        entries: dict[str, kept.AnyEntry] = {}
        for table in person.tables:
            for _, data in await store.read(table):
                entry = kept.decode_entry(data)
                entries[entry.command] = entry
        for id, (_, command) in person.acknowledged.items():
            found = entries.get(f"{person.session}:{id}")
            if found is None:
                missing.append(f"{person.name}: {command}")
            elif isinstance(found, kept.Answered):
                answers += 1
                if (found.seat, list(found.choice)) != (command["seat"], command["choice"]):
                    missing.append(f"{person.name}: {command} became {found}")
    await store.close()
    return answers, missing
