"""Nobody is ever told what he may not know: whole games over real sockets, and positions with other cards."""

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from miskatonic.core.record import decode
from miskatonic.core.rng import Rng
from miskatonic.server import entries as kept
from miskatonic.server import protocol as sent
from miskatonic.server.commands import Denied, decide
from miskatonic.server.present import Presence, Sent, updates, whole
from miskatonic.server.table import Table
from tests.server.conftest import ServerProcess
from tests.server.knowledge import GAME, Knowledge, Leak, named
from tests.server.player import Player, Refused

GAMES = 210
SOAK_GAMES = 3000
LANES = 7
"""How many games are played at the same time."""
GAMES_OF_A_SESSION = 8
"""A session may open ten tables before it is asked to wait."""

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"event": "trapezohedron", "doom": True},
    {"confession": True, "old_one": "hastur"},
    {"scholar": "student", "zealot": "professor", "old_one": "mystery", "variant": "competitive"},
    {"event": "trapezohedron", "confession": True, "old_one": "yog-sothoth", "talk_filter": False},
    {"old_one": "nyarlathotep", "zealot": "professor", "doom": True, "start": 0},
)
ILLEGAL: tuple[dict[str, Any], ...] = (
    {"type": "answer", "seat": 0, "number": 0, "choice": ["take"]},
    {"type": "answer", "seat": 2, "number": 3, "choice": ["seat:0"]},
    {"type": "say", "seat": 1, "text": "this is not my seat"},
    {"type": "renew-link", "seat": 6},
    {"type": "place-bot", "seat": 0, "bot": "random"},
    {"type": "start"},
    {"type": "nonsense"},
)


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
            seq, seat = self.state["seq"], self.chair["seat"]
            chance = self.dice.random()
            if chance < 0.01:
                await self.look_back(table)
            elif chance < 0.02 and self.socket is not None:
                await self.socket.send(msgspec.json.encode({"id": "x", **self.dice.choice(ILLEGAL)}))
            if seat is not None:
                await self._act(seat, chance)
            if self.table["status"] == "playing":
                await self.until(lambda seq=seq: self.state["seq"] != seq)

    async def _act(self, seat: int, chance: float) -> None:
        question = self.table["undo"]
        if question is not None and seat in question["missing"]:
            await self.try_to("vote-undo", seat=seat, agree=chance < 0.9)
        elif self.chair["ask"] is not None:
            option = self.dice.choice(self.chair["ask"]["options"])["id"]
            await self.try_to("answer", seat=seat, number=self.table["number"], choice=[option])
            if chance < 0.05:
                await self.try_to("ask-undo", seat=seat)
            elif chance < 0.08:
                await self.try_to("say", seat=seat, phrase="phrase-beware")


async def gather(people: list[Guest], watcher: Guest, seats: int, options: dict[str, Any]) -> str:
    """Sit down, let bots fill the rest, begin."""
    host = people[0]
    table = await host.open_table(name="Person 0", options={"seats": seats, **options}, bots="random")
    for seat, person in enumerate(people):
        await person.join(table)
        if seat:
            await person.try_to("sit", seat=seat, name=f"Person {seat}")
    await watcher.join(table)
    await host.try_to("renew-link", seat=0)
    await host.try_to("start")
    return table


def kept_secret(database: Path, table: str) -> Iterator[str]:
    """Yield what the server keeps of people at a table and may never say: hashes of sessions and tokens."""
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as connection:
        rows = connection.execute("SELECT data FROM entries WHERE table_id = ?", (table,)).fetchall()
    for (data,) in rows:
        entry = kept.decode_entry(data)
        if isinstance(entry, kept.Created):
            yield entry.host[:16]
        if isinstance(entry, kept.Sat):
            yield entry.session[:16]
            yield entry.token[:16]


def check_frame(frame: bytes, truth: Knowledge) -> int:
    """Look through one message; return of how many moves it may tell."""
    message = msgspec.json.decode(frame)
    if message["type"] not in ("table", "update"):
        if named(message):
            raise Leak(f"a card is named in {message}")
        return 0
    about = message["table"]
    asked = [each["kind"] for each in about["waiting"]]
    assert set(asked) <= {"give", "take-or-pass", "orb"}, "which decision it is, everybody may know"
    apart = {**about, "options": {}, "waiting": [], "chat": message["chat"]}
    if named(apart):
        raise Leak(f"a card is named in {apart}")
    number = about["number"]
    if about["status"] != "over":
        dice = str(truth.states[number].rng.state)
        if about["seed"] or truth.record.seed.encode() in frame or dice.encode() in frame:
            raise Leak("the seed is told before the end")
    for chair in message["chairs"]:
        if about["status"] == "gathering":
            assert chair["view"] is chair["ask"] is None
        else:
            truth.check_chair(chair, number)
    return int(number)


def check_everything(people: list[Guest], truth: Knowledge, secrets: set[bytes]) -> None:
    """Look through all that each of them received at this table."""
    for person in people:
        own = {token.encode() for token in person.reclaims}
        moves = [check_frame(frame, truth) for frame in person.frames]
        assert max(moves) == len(truth.record.moves), "everybody saw the match to its end"
        for reply in person.replays:
            answer = msgspec.json.decode(reply)
            if "chair" in answer:
                truth.check_replayed(answer)
                own_eyes = answer["chair"]["seat"] == person.chair["seat"]
                if not own_eyes and answer["moves"] < len(truth.record.moves):
                    raise Leak("somebody looked through another's eyes before the end")
            elif named(answer):
                raise Leak(f"a card is named in {answer}")
        received = b"\n".join([*person.frames, *person.replays])
        for secret in secrets - own:
            if secret in received:
                raise Leak(f"{person.chair['seat']} was sent {secret!r}")


async def play_one(people: list[Guest], watcher: Guest, number: int, database: Path) -> None:
    """Play a game and look through everything that was sent."""
    present = [*people, watcher]
    for person in present:
        person.frames.clear()
        person.replays.clear()
    seats = 3 + number % 5
    seated = people[: 1 + number % 3]
    table = await gather(seated, watcher, seats, OPTIONS[number % len(OPTIONS)])
    present = [*seated, watcher]
    async with asyncio.TaskGroup() as playing:
        for person in present:
            playing.create_task(person.be_there(table))
    await present[number % len(present)].look_back(table)
    record = decode((await watcher.http.get(f"/api/tables/{table}/record")).content)
    for person in present:
        await person.leave()
    secrets = {secret.encode() for secret in kept_secret(database, table)}
    for person in present:
        secrets |= {token.encode() for token in (*person.reclaims, *person.http.cookies.values()) if token}
    check_everything(present, Knowledge(record), secrets)


async def play_many(server: ServerProcess, lane: int, games: int) -> None:
    """Play games one after the other, with new people every few games."""
    for first in range(0, games, GAMES_OF_A_SESSION):
        dice = random.Random(lane * 10_000 + first)
        async with AsyncExitStack() as stack:
            company = [await stack.enter_async_context(Guest(server.address, dice)) for _ in range(4)]
            for number in range(first, min(games, first + GAMES_OF_A_SESSION)):
                await play_one(company[:3], company[3], lane + LANES * number, Path(server.database))


@pytest.mark.anyio
@pytest.mark.parametrize("games", [GAMES, pytest.param(SOAK_GAMES, marks=pytest.mark.soak)])
async def test_nobody_receives_what_he_may_not_know(server: ServerProcess, games: int) -> None:
    async with asyncio.TaskGroup() as lanes:
        for lane in range(LANES):
            lanes.create_task(play_many(server, lane, games // LANES))


# Had the hidden cards been others


def seated_table(number: int) -> Table:
    """A table where everybody is a person; the session of seat n is n repeated."""
    options = {"seats": 3 + number % 5, **OPTIONS[number % len(OPTIONS)]}
    created = kept.Created(
        at=1,
        game="ritual",
        rules=GAME.version,
        options=options,
        seed=f"{number:x}",
        host=session(0),
        public=False,
        spectators=True,
        pace=kept.Pace(),
    )
    table = Table("abcdefghjk", created)
    for seat in table.seats:
        sat = kept.Sat(at=1, seat=seat, name=f"Person {seat}", session=session(seat), token="t" * 64)
        table.apply(table.seq + 1, sat)
    table.apply(table.seq + 1, kept.Started(at=1))
    return table


def session(seat: int) -> str:
    """Return the hash of a seat's session."""
    return str(seat) * 64


def tries(table: Table, seat: int) -> Iterator[sent.AnyCommand]:
    """Yield commands of which most are refused, and all are whenever the seat is not asked."""
    assert table.match is not None
    number = table.match.number
    for choice in ((), ("take",), ("pass",), ("remove",), ("seat:0",), ("seat:9",), ("take", "take"), ("",)):
        yield sent.Answer(id="a", seat=seat, number=number, choice=choice)
        yield sent.Answer(id="b", seat=(seat + 1) % 3, number=number, choice=choice)
    yield sent.Answer(id="c", seat=seat, number=number + 1, choice=("take",))
    yield sent.Say(id="d", seat=seat, text="the mask is red, isn't it")
    yield sent.Say(id="e", seat=seat, phrase="phrase-nonsense")
    yield sent.AskUndo(id="f", seat=seat)
    yield sent.VoteUndo(id="g", seat=seat, agree=True)
    yield sent.Sit(id="h", seat=1, name="Somebody")
    yield sent.PlaceBot(id="i", seat=1, bot="random")
    yield sent.Start(id="j")


def all_that_is_told(table: Table, seat: int) -> list[bytes]:
    """Return every byte the seat can get out of the server in this position, short of going on."""
    about, own = Presence([session(seat)], 1), session(seat)
    got = [whole(table, own, about, 9, Sent()), *updates(table, [(own, Sent({seat: 3}))], about, 9)]
    told = [msgspec.json.encode(each) for each in got]
    for command in tries(table, seat):
        try:
            decide(table, own, command, 9)
        except Denied as denied:
            told.append(msgspec.json.encode(sent.Refused(command.id, denied.reason, denied.clause)))
        else:
            told.append(b"allowed")
    return told


def compare_with_other_cards(table: Table, dice: Rng) -> None:
    """Hold what each seat is told against what it would be told if the cards it cannot see were others."""
    assert table.match is not None
    real = table.match.state
    for seat in table.seats:
        told = all_that_is_told(table, seat)
        table.match.state = GAME.sample(real, seat, dice)
        other = all_that_is_told(table, seat)
        table.match.state = real
        assert told == other


@pytest.mark.parametrize("games", [30, pytest.param(1000, marks=pytest.mark.soak)])
def test_other_hidden_cards_would_leave_every_byte_the_same(games: int) -> None:
    for number in range(games):
        table, dice = seated_table(number), Rng.seeded(number)
        assert table.match is not None
        while table.status == "playing":
            compare_with_other_cards(table, dice)
            for _ in range(4):
                asks = table.match.asks
                if asks:
                    seat, ask = next(iter(asks.items()))
                    option = ask.options[dice.below(len(ask.options))].id
                    answered = kept.Answered(at=1, seat=seat, choice=(option,))
                    table.apply(table.seq + 1, answered)
