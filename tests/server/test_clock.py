"""Time runs out: by the rules or by a bot, with grace for a lost connection, once for all processes, unseen.

Cultists' discussions have a limit of their own and the rules decide for who is late; in Ritual a bot takes
over. The clock is turned by hand.
"""

import asyncio
import re
from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from miskatonic import games
from miskatonic.core.game import Ask
from miskatonic.core.record import Answer, Match
from miskatonic.core.rng import Rng
from miskatonic.core.text import text
from miskatonic.core.trial import random_answer
from miskatonic.server import desk as desks
from miskatonic.server import entries as kept
from miskatonic.server import protocol as sent
from miskatonic.server.desk import Desk, load
from miskatonic.server.hub import Hub
from miskatonic.server.present import due, index, time_for, waiting
from miskatonic.server.settings import Settings
from miskatonic.server.stores.sqlite import SqliteStore
from miskatonic.server.table import Table
from tests.server import tables
from tests.server.test_desk import Page

pytestmark = pytest.mark.anyio

PEOPLE = tuple(letter * 64 for letter in "abcd")
WATCHER = "w" * 64
BEGUN = 1_000_000
"""When the match came to the decision that runs out."""
GRACE = 60
DAY = 24 * 3600


# How long a decision may take


def ask(limit: int | None, agreed: bool = False) -> Ask:
    return Ask("vote", text("vote"), (), limit=limit, agreed=agreed)


@pytest.mark.parametrize(
    ("limit", "kind", "pace", "seconds"),
    [
        (None, "live", None, None),
        (None, "live", 60, 60),
        (None, "days", None, None),
        (None, "days", 2 * DAY, 2 * DAY),
        (30, "live", 600, 30),
        (180, "live", 60, 180),
        (30, "days", 2 * DAY, 2 * DAY),
        (180, "days", 60, 180),
    ],
)
@pytest.mark.parametrize("agreed", [True, False])
def test_a_decision_has_its_own_time_and_over_days_no_less_than_the_table(
    limit: int | None, kind: Literal["live", "days"], pace: int | None, seconds: int | None, agreed: bool
) -> None:
    assert time_for(ask(limit, agreed), kept.Pace(kind, pace)) == seconds


@pytest.mark.parametrize(("kind", "seconds"), [("live", 30), ("days", DAY)])
def test_at_a_table_without_a_clock_only_what_was_agreed_has_a_limit(
    kind: Literal["live", "days"], seconds: int
) -> None:
    assert time_for(ask(30, agreed=False), kept.Pace(kind, None)) is None
    assert time_for(ask(30, agreed=True), kept.Pace(kind, None)) == seconds


# A discussion that runs out


@cache
def answers_to_a_discussion() -> tuple[kept.Answered, ...]:
    """Return answers after which all four players of a match of Cultists discuss."""
    return next(filter(None, map(_answers_to_a_discussion, range(100))))


def _answers_to_a_discussion(chance: int) -> tuple[kept.Answered, ...]:
    """Return what random players answer until they discuss; nothing if they never do."""
    game = games.get("cultists")
    match, dice = Match(game, game.options(seats=4), 5), Rng.seeded(chance)
    while match.asks:
        if any(each.kind == "discussion" for each in match.asks.values()):
            moves = [move for move in match.moves if isinstance(move, Answer)]
            return tuple([kept.Answered(at=BEGUN, seat=move.seat, choice=move.choice) for move in moves])
        match.answer(*random_answer(match.asks, dice))
    return ()


def entries(
    game: str, *answers: kept.Answered, limit: int | None = None, **agreed: str
) -> list[kept.AnyEntry]:
    """Return the entries of a match between four people that has come so far."""
    options = msgspec.to_builtins(games.get(game).options(seats=4, **agreed))
    created = tables.created(game, options, at=BEGUN, seed="5", host=PEOPLE[0], pace=kept.Pace("live", limit))
    sat = [
        kept.Sat(at=BEGUN, seat=seat, name=f"Player {seat}", session=session, token="")
        for seat, session in enumerate(PEOPLE)
    ]
    return [created, *sat, kept.Started(at=BEGUN), *answers]


class Clock:
    """The time in milliseconds, turned by hand."""

    now = BEGUN


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(desks, "now_ms", lambda: clock.now)
    return clock


@pytest.fixture
async def hub(tmp_path: Path, clock: Clock) -> AsyncIterator[Hub]:
    """The tables of one process; what the clock does is up to the test."""
    settings = Settings(database="", bot_delay=0, unwatched_delay=0, grace=GRACE, idle_minutes=0)
    hub = Hub(SqliteStore(tmp_path / "tables.sqlite"), settings)
    await hub.store.open()
    yield hub
    await asyncio.gather(*(desk.stop() for desk in hub.desks.values()))
    hub._thinkers.close()
    await hub.store.close()


async def laid(hub: Hub, id: str, log: list[kept.AnyEntry]) -> Desk:
    """Keep a table and take it up."""
    data = [kept.encode_entry(entry) for entry in log]
    table = Table.load(id, list(enumerate(data, 1)))
    await hub.store.append(id, 1, data, index(table))
    desk = await hub.desk(id)
    assert desk is not None
    return desk


async def come(desk: Desk, *sessions: str) -> list[Page]:
    pages = [Page(session) for session in sessions]
    for page in pages:
        await desk.join(page)
    return pages


def limit_of(desk: Desk) -> int:
    """Return the milliseconds that the decision may take."""
    assert desk.table.match is not None
    [limit] = {each.limit for each in desk.table.match.asks.values()}
    assert limit is not None
    return limit * 1000


async def discussing(
    hub: Hub, id: str = "abcdefghjk", *, pace: int | None = 600, discussion: str = "default"
) -> Desk:
    log = entries("cultists", *answers_to_a_discussion(), limit=pace, discussion=discussion)
    return await laid(hub, id, log)


def kinds(desk: Desk) -> set[str]:
    assert desk.table.match is not None
    return {each.kind for each in desk.table.match.asks.values()}


async def test_nothing_happens_before_the_time_is_over(hub: Hub, clock: Clock) -> None:
    desk = await discussing(hub)
    await come(desk, *PEOPLE)
    clock.now = BEGUN + limit_of(desk) - 1
    before = desk.table.seq
    await desk.tick()
    assert desk.table.seq == before


async def test_the_rules_decide_for_all_who_are_late_and_nobody_is_replaced(hub: Hub, clock: Clock) -> None:
    desk = await discussing(hub)
    await come(desk, *PEOPLE)
    clock.now = BEGUN + limit_of(desk)
    await desk.tick()
    assert kinds(desk) == {"vote"}
    assert desk.table.people() == [0, 1, 2, 3]


async def test_what_runs_out_does_not_run_on_into_the_next_decision(hub: Hub, clock: Clock) -> None:
    desk = await discussing(hub)
    await come(desk, *PEOPLE)
    clock.now = BEGUN + 100 * limit_of(desk)
    await desk.tick()
    await desk.tick()
    assert kinds(desk) == {"vote"}


async def test_a_lost_connection_gets_grace_and_nobody_notices_who_was_late(hub: Hub, clock: Clock) -> None:
    desk = await discussing(hub)
    *_, lost, watcher = await come(desk, *PEOPLE, WATCHER)
    await desk.part(lost)
    heard = len(watcher.got)
    clock.now = BEGUN + limit_of(desk)
    await desk.tick()
    assert desk.table.match is not None
    assert (list(desk.table.match.asks), len(watcher.got)) == ([3], heard)
    desk.lost[PEOPLE[3]] -= 3 * GRACE
    await desk.tick()
    assert kinds(desk) == {"vote"}


def number(desk: Desk) -> int:
    assert desk.table.match is not None
    return desk.table.match.number


async def test_nobody_can_tell_who_was_late(hub: Hub, clock: Clock) -> None:
    streams = []
    for turn, on_time in enumerate((1, 2)):
        desk = await discussing(hub, f"abcdefghj{'km'[turn]}")
        clock.now = BEGUN
        first, *_, watcher = await come(desk, *PEOPLE, WATCHER)
        for seat in (0, on_time):
            answer = sent.Answer(id="early", seat=seat, number=number(desk), choice=())
            await desk.command(PEOPLE[seat], answer)
        clock.now = BEGUN + limit_of(desk)
        await desk.tick()
        streams.append((plain(first), plain(watcher)))
    assert streams[0] == streams[1]


def plain(page: Page) -> bytes:
    """Return what a page was sent, without the table's id."""
    return re.sub(rb"abcdefghj\w", b"-", msgspec.json.encode(page.got))


async def test_two_processes_let_time_run_out_once(hub: Hub, clock: Clock) -> None:
    one = await discussing(hub)
    table = await load(hub.store, one.table.id)
    assert table is not None
    other = Desk(table, hub.store, hub._thinkers, hub.settings)
    for desk in (one, other):
        await come(desk, *PEOPLE)
    clock.now = BEGUN + limit_of(one)
    before = one.table.seq
    await asyncio.gather(one.tick(), other.tick())
    late = [kept.decode_entry(data) for _, data in await hub.store.read(one.table.id, before)]
    assert sorted(seats(late)) == [0, 1, 2, 3]
    await other.stop()


def seats(log: list[kept.AnyEntry]) -> list[int]:
    return [entry.seat for entry in log if isinstance(entry, kept.Answered)]


async def test_a_table_whose_clock_runs_out_soon_is_not_put_away(hub: Hub, clock: Clock) -> None:
    clock.now = BEGUN
    desk = await discussing(hub)
    quiet = await laid(hub, "abcdefghjm", entries("ritual"))
    hub.desks |= {each.table.id: each for each in (desk, quiet)}
    assert hub._to_put_away() == [quiet]
    clock.now = BEGUN - 365 * DAY * 1000
    assert hub._to_put_away() == [desk, quiet], "it is taken up again in time"


# A table without a clock


def deadlines(desk: Desk) -> set[int | None]:
    """Return when time runs out for those who are waited for."""
    return {each.until for each in waiting(desk.table)}


async def test_a_table_without_a_clock_has_none_in_discussion_and_vote(hub: Hub, clock: Clock) -> None:
    desk = await discussing(hub, pace=None)
    await come(desk, *PEOPLE)
    assert (deadlines(desk), due(desk.table)) == ({None}, None)
    clock.now = BEGUN + 365 * DAY * 1000
    await desk.tick()
    assert kinds(desk) == {"discussion"}
    for seat in range(4):
        answer = sent.Answer(id="ready", seat=seat, number=number(desk), choice=())
        await desk.command(PEOPLE[seat], answer)
    assert (kinds(desk), deadlines(desk), due(desk.table)) == ({"vote"}, {None}, None)


async def test_a_limit_that_the_host_sets_holds_without_a_clock_too(hub: Hub, clock: Clock) -> None:
    desk = await discussing(hub, pace=None, discussion="1m")
    await come(desk, *PEOPLE)
    assert deadlines(desk) == {BEGUN + 20_000}, "a third for each round of the discussion"
    clock.now = BEGUN + 20_000
    await desk.tick()
    assert kinds(desk) == {"vote"}
    assert deadlines(desk) == {BEGUN + 20_000 + 30_000}


# The pace of the table


@pytest.mark.parametrize(("game", "handed_over"), [("cultists", False), ("ritual", True)])
async def test_when_the_tables_time_is_over_the_rules_decide_or_a_bot(
    hub: Hub, clock: Clock, game: str, handed_over: bool
) -> None:
    desk = await laid(hub, "abcdefghjk", entries(game, limit=60))
    await come(desk, *PEOPLE)
    assert desk.table.match is not None
    asked: Any = set(desk.table.match.asks)
    clock.now = BEGUN + 60_000
    await desk.tick()
    assert set(desk.table.match.asks) == asked, "everybody has some grace"
    clock.now += int(GRACE * 1000)
    await desk.tick()
    assert {desk.table.chairs[seat].kind for seat in asked} == {"bot" if handed_over else "person"}
