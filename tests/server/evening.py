"""People who play whole games over real sockets, and a look through everything that they were sent.

A game tells what its readers may know in a `Truth`, worked out from the record; all else is the same for all
games. Not for what a browser shows (see tests/e2e).
"""

import asyncio
import random
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import msgspec

from miskatonic.core.record import Record, decode
from miskatonic.server import entries as kept
from tests.server.conftest import ServerProcess
from tests.server.knowledge import Leak
from tests.server.player import Player, Refused, folded

LANES = 7
"""How many games are played at the same time."""
GAMES_OF_A_SESSION = 8
"""A session may open ten tables before it is asked to wait."""

ILLEGAL: tuple[dict[str, Any], ...] = (
    {"type": "answer", "seat": 0, "number": 0, "choice": ["take"]},
    {"type": "answer", "seat": 2, "number": 3, "choice": ["seat:0"]},
    {"type": "say", "seat": 1, "text": "this is not my seat"},
    {"type": "renew-link", "seat": 6},
    {"type": "place-bot", "seat": 0, "bot": "random"},
    {"type": "start"},
    {"type": "nonsense"},
)


class Truth(Protocol):
    """The whole truth about a match, against which messages are held."""

    record: Record
    states: Any
    """The position after each move, the first one included."""
    kinds: frozenset[str]
    """The kinds of decisions."""

    def named(self, value: Any) -> list[Any]:
        """Return everything hidden that is named anywhere."""

    def check_chair(self, chair: dict[str, Any], number: int, own: Sequence[int] = ()) -> None:
        """Raise `Leak` if a chair shows, after so many moves, what its reader may not know."""

    def check_replayed(self, position: dict[str, Any]) -> None:
        """Raise `Leak` if an earlier position shows what its reader did not know then."""


class Evening(NamedTuple):
    """Which game is played, by how many people, with which options, and what is true of a match of it."""

    game: str
    truth: Callable[[Record], Truth]
    options: Callable[[int], dict[str, Any]]
    """The options of the game with this number."""
    people: int = 3
    """At most so many people play; bots fill the other seats."""
    several: bool = False
    """The host takes one more seat in every other game."""


class Guest(Player):
    """A person who plays by chance, and sometimes does what is not allowed."""

    def __init__(self, address: str, dice: random.Random) -> None:
        super().__init__(address)
        self.dice = dice
        self.replays: list[bytes] = []
        """What the HTTP part answered about earlier positions."""
        self.reclaims: set[str] = set()

    async def try_to(self, type: str, **fields: Any) -> None:
        """Send a command that may be refused."""
        try:
            done = await self.send(type, **fields)
            self.reclaims.add(done["reclaim"])
        except Refused:
            return

    async def look_back(self, table: str) -> None:
        """Look at an earlier position, and at what somebody else saw then."""
        move = self.dice.randrange(self.table["number"] + 1)
        answer = await self.http.get(f"/api/tables/{table}/moves/{move}")
        self.replays.append(answer.content)
        foreign = ((self.chair["seat"] or 0) + 1) % 3
        answer = await self.http.get(f"/api/tables/{table}/moves/{move}?seat={foreign}")
        self.replays.append(answer.content)

    async def be_there(self, table: str) -> None:
        """Play or watch until the match is over."""
        await self.until(lambda: self.table["status"] != "gathering")
        while self.table["status"] == "playing":
            seq = self.state["seq"]
            chance = self.dice.random()
            if chance < 0.01:
                await self.look_back(table)
            elif chance < 0.02 and self.socket is not None:
                await self.socket.send(msgspec.json.encode({"id": "x", **self.dice.choice(ILLEGAL)}))
            for chair in self.state["chairs"]:
                if chair["seat"] is not None:
                    await self._act(chair, chance)
            if self.table["status"] == "playing":
                await self.until(lambda seq=seq: self.state["seq"] != seq)

    async def _act(self, chair: dict[str, Any], chance: float) -> None:
        question, seat, ask = self.table["undo"], chair["seat"], chair["ask"]
        if question is not None and seat in question["missing"]:
            await self.try_to("vote-undo", seat=seat, agree=chance < 0.9)
        elif ask is not None:
            count = self.dice.randint(ask["least"], min(ask["most"], len(ask["options"])))
            choice = [option["id"] for option in self.dice.sample(ask["options"], count)]
            await self.try_to("answer", seat=seat, number=self.table["number"], choice=choice)
            if chance < 0.05:
                await self.try_to("ask-undo", seat=seat)
                if chance < 0.03:
                    await self.try_to("redo", seat=seat)
            elif chance < 0.08:
                await self.try_to("say", seat=seat, phrase="phrase-beware")


async def gather(
    people: list[Guest], watcher: Guest, game: str, options: dict[str, Any], twice: bool = False
) -> str:
    """Sit down, the host perhaps `twice`, let bots fill the rest, begin."""
    host = people[0]
    table = await host.open_table(game=game, name="Person 0", options=options, bots="random")
    for seat, person in enumerate(people):
        await person.join(table)
        if seat:
            await person.try_to("sit", seat=seat, name=f"Person {seat}")
    if twice:
        await host.try_to("sit", seat=len(people), name="Person 0")
    await watcher.join(table)
    await host.try_to("renew-link", seat=0)
    await host.try_to("start")
    return table


def kept_secret(database: Path, table: str) -> Iterator[str]:
    """Yield what the server keeps of people at a table and may never say: hashes of sessions and tokens."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        rows = connection.execute("SELECT data FROM entries WHERE table_id = ?", (table,)).fetchall()
    for (data,) in rows:
        entry = kept.decode_entry(data)
        if isinstance(entry, kept.Created):
            yield entry.host[:16]
        if isinstance(entry, kept.Sat):
            yield entry.session[:16]
            yield entry.token[:16]


def check_frame(frame: bytes, truth: Truth, known: dict[str, Any]) -> int:
    """Look through one message, with what was known before; return of how many moves it may tell."""
    message = msgspec.json.decode(frame)
    if message["type"] not in ("table", "update"):
        if truth.named(_apart_from_what_was_asked(message, known)):
            raise Leak(f"something hidden is named in {message}")
        return 0
    message = folded(known, message)
    about, known["chairs"] = message["table"], message["chairs"]
    known["table"] = about
    asked = [each["kind"] for each in about["waiting"]]
    assert set(asked) <= truth.kinds, "which decision it is, everybody may know"
    apart = {**about, "options": {}, "waiting": [], "chat": message["chat"]}
    if truth.named(apart):
        raise Leak(f"something hidden is named in {apart}")
    number = about["number"]
    if about["status"] != "over":
        dice = str(truth.states[number].rng.state)
        if about["seed"] or truth.record.seed.encode() in frame or dice.encode() in frame:
            raise Leak("the seed is told before the end")
    known.setdefault("asks", []).extend(chair["ask"]["text"] for chair in message["chairs"] if chair["ask"])
    for chair in message["chairs"]:
        if about["status"] == "gathering":
            assert chair["view"] is chair["ask"] is None
        else:
            own = [each["seat"] for each in message["chairs"]]
            truth.check_chair(chair, number, own)
    return int(number)


def _apart_from_what_was_asked(message: dict[str, Any], known: dict[str, Any]) -> dict[str, Any]:
    """Leave out of an explanation what its reader brought along: the thing, and words he was asked."""
    if message["type"] != "explained":
        return message
    args = [dict(reason["text"]["args"]) for reason in message["reasons"]]
    for each in args:
        if each.get("asked") in known.get("asks", []):
            del each["asked"]
    return {**message, "thing": "", "reasons": args}


def check_everything(people: list[Guest], truth: Truth, secrets: set[bytes]) -> None:
    """Look through all that each of them received at this table."""
    for person in people:
        own = {token.encode() for token in person.reclaims}
        known: dict[str, Any] = {}
        seats = [chair["seat"] for chair in person.state["chairs"]]
        moves = [check_frame(frame, truth, known) for frame in person.frames]
        assert max(moves) == len(truth.record.moves), "everybody saw the match to its end"
        for reply in person.replays:
            answer = msgspec.json.decode(reply)
            if "chair" in answer:
                truth.check_replayed(answer)
                own_eyes = answer["chair"]["seat"] in seats
                if not own_eyes and answer["moves"] < len(truth.record.moves):
                    raise Leak("somebody looked through another's eyes before the end")
            elif truth.named(answer):
                raise Leak(f"something hidden is named in {answer}")
        received = b"\n".join([*person.frames, *person.replays])
        for secret in secrets - own:
            if secret in received:
                raise Leak(f"{seats} was sent {secret!r}")


async def play_one(evening: Evening, people: list[Guest], watcher: Guest, number: int, kept: Path) -> None:
    """Play a game and look through everything that was sent."""
    seated, options = people[: 1 + number % len(people)], evening.options(number)
    present = [*seated, watcher]
    for person in present:
        person.frames.clear()
        person.replays.clear()
    twice = evening.several and number % 2 == 0
    table = await gather(seated, watcher, evening.game, options, twice)
    async with asyncio.TaskGroup() as playing:
        for person in present:
            playing.create_task(person.be_there(table))
    await present[number % len(present)].look_back(table)
    record = decode((await watcher.http.get(f"/api/tables/{table}/record")).content)
    for person in present:
        await person.leave()
    secrets = {secret.encode() for secret in kept_secret(kept, table)}
    for person in present:
        secrets |= {token.encode() for token in (*person.reclaims, *person.http.cookies.values()) if token}
    # Beside the games that are still played: a long look would let their connections grow old.
    await asyncio.to_thread(lambda: check_everything(present, evening.truth(record), secrets))


async def play_lane(server: ServerProcess, evening: Evening, numbers: range) -> None:
    """Play the games with these numbers one after the other, with new people every few games."""
    for first in range(0, len(numbers), GAMES_OF_A_SESSION):
        dice = random.Random(numbers[0] * 10_000 + first)
        async with AsyncExitStack() as stack:
            company = [
                await stack.enter_async_context(Guest(server.address, dice))
                for _ in range(evening.people + 1)
            ]
            for number in numbers[first : first + GAMES_OF_A_SESSION]:
                await play_one(evening, company[:-1], company[-1], number, Path(server.database))


async def play_many(server: ServerProcess, evening: Evening, games: int) -> None:
    """Play so many games, several at the same time, and look through everything that was sent."""
    async with asyncio.TaskGroup() as lanes:
        for lane in range(LANES):
            lanes.create_task(play_lane(server, evening, range(lane, games, LANES)))
