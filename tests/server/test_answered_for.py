"""Answering for people who need not be asked: they are not bothered, are waited for, and nobody can tell.

Fate has such asks: a player may leave an order to pass (windows.9), or have nothing to use (windows.8).
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from functools import cache
from pathlib import Path

import msgspec
import pytest

from miskatonic import games
from miskatonic.core.delay import person_delay
from miskatonic.core.game import Seat
from miskatonic.core.record import Answer, Match
from miskatonic.core.rng import Rng
from miskatonic.core.trial import random_answer
from miskatonic.server import desk as desks
from miskatonic.server import entries as kept
from miskatonic.server import protocol as sent
from miskatonic.server.commands import Denied, answer_itself
from miskatonic.server.desk import Desk
from miskatonic.server.hub import Hub
from miskatonic.server.present import Sent, index, whole
from miskatonic.server.settings import Settings
from miskatonic.server.stores.sqlite import SqliteStore
from miskatonic.server.table import Table
from tests.server import tables
from tests.server.test_desk import Page, soon

pytestmark = pytest.mark.anyio

GAME = games.get("fate")
PEOPLE = "a" * 64, "b" * 64
WATCHER = "w" * 64
OPTIONS = {"seats": 2, "library_keeps": False}
AGES = 3600.0
"""So many seconds nobody waits in a test: nothing is answered for anybody."""


# Positions in which somebody need not be asked


def entries(answers: tuple[kept.Answered, ...], limit: int | None = 60) -> list[kept.AnyEntry]:
    """Return the entries of a match between two people, with a clock, that has come so far."""
    pace = kept.Pace("live", limit)
    created = tables.created("fate", OPTIONS, seed="5", host=PEOPLE[0], pace=pace)
    sat = [
        kept.Sat(at=1, seat=seat, name=f"Player {seat}", session=session, token="")
        for seat, session in enumerate(PEOPLE)
    ]
    return [created, *sat, kept.Started(at=1), *answers]


def played(order: str, wanted: Callable[[Match, Seat], bool]) -> tuple[kept.Answered, ...]:
    """Return what two random players answer until this holds of who is asked; orders are all of this kind."""
    match, dice = Match(GAME, GAME.options(**OPTIONS), 5), Rng.seeded(2)
    while not (len(match.asks) == 1 and wanted(match, next(iter(match.asks)))):
        seat, choice = random_answer(match.asks, dice)
        match.answer(seat, order if str(choice).startswith("pass") else choice)
    moves = [move for move in match.moves if isinstance(move, Answer)]
    return tuple([kept.Answered(at=1, seat=move.seat, choice=move.choice) for move in moves])


@cache
def idle() -> tuple[kept.Answered, ...]:
    """Return answers after which somebody with readied spells can do nothing but pass."""
    return played("pass", lambda match, seat: GAME.answers_itself(match.state, seat) == "pass")


@cache
def ordered(order: str = "pass-own") -> tuple[kept.Answered, ...]:
    """Return answers after which somebody has left an order to pass and could use something."""

    def wanted(match: Match, seat: Seat) -> bool:
        return match.asks[seat].options[0].id != "pass" and bool(GAME.view(match.state, seat).order)  # type: ignore[attr-defined]

    return played(order, wanted)


def seated(answers: tuple[kept.Answered, ...]) -> tuple[Table, Seat]:
    """Return the table that has come so far, and who is asked at it."""
    created, *rest = entries(answers)
    assert isinstance(created, kept.Created)
    table = Table("abcdefghjk", created)
    for entry in rest:
        table.apply(table.seq + 1, entry)
    assert table.match is not None
    (seat,) = table.match.asks
    return table, seat


def seen(table: Table, session: str) -> sent.TableState:
    """Return all that somebody at the table is told of it."""
    return whole(table, session, frozenset((*PEOPLE, WATCHER)), 2, Sent())


# What is shown


@pytest.mark.parametrize(
    ("answers", "foregone"), [(idle, "option-pass-idle"), (ordered, "option-pass-own")], ids=["idle", "order"]
)
async def test_who_need_not_be_asked_is_shown_no_question_and_is_waited_for(
    answers: Callable[[], tuple[kept.Answered, ...]], foregone: str
) -> None:
    table, seat = seated(answers())
    (chair,) = seen(table, PEOPLE[seat]).chairs
    assert (chair.ask, [text.id for text in chair.foregone]) == (None, [foregone])
    for reader in (*PEOPLE, WATCHER):
        (waiting,) = seen(table, reader).table.waiting
        assert (waiting.seat, waiting.until) == (seat, 1 + 60_000)


async def test_others_are_told_byte_for_byte_the_same_whether_somebody_left_an_order() -> None:
    by_order = ordered()
    by_hand = tuple(
        msgspec.structs.replace(each, choice=("pass",)) if each.choice == ("pass-own",) else each
        for each in by_order
    )
    assert by_hand != by_order
    table, seat = seated(by_order)
    other, _ = seated(by_hand)
    assert (table.answers_itself(seat), other.answers_itself(seat)) == (("pass-own",), None)
    for reader in (PEOPLE[1 - seat], WATCHER):
        assert msgspec.json.encode(seen(table, reader)) == msgspec.json.encode(seen(other, reader))


# When it is answered


async def desk_with(hub: Hub, answers: tuple[kept.Answered, ...]) -> Desk:
    """Return the desk of a table that has come so far; without a clock, by which a bot would take over."""
    table, _ = seated(answers)
    data = [kept.encode_entry(entry) for entry in entries(answers, limit=None)]
    await hub.store.append(table.id, 1, data, index(table))
    desk = await hub.desk(table.id)
    assert desk is not None
    return desk


@pytest.fixture
async def hub(tmp_path: Path) -> AsyncIterator[Hub]:
    """The tables of one process, at which nobody is answered for while the test lasts."""
    hub = Hub(SqliteStore(tmp_path / "tables.sqlite"), Settings(database="", person_delay=AGES))
    await hub.start()
    yield hub
    await hub.stop()


@pytest.mark.parametrize("answers", [idle, ordered])
async def test_whatever_the_reason_it_is_answered_after_the_same_delay_of_a_person(
    answers: Callable[[], tuple[kept.Answered, ...]], hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[float] = []

    def drawing(shortest: float) -> float:
        drawn.append(shortest)
        return 0.0

    monkeypatch.setattr(desks, "person_delay", drawing)
    desk = await desk_with(hub, answers())
    for session in PEOPLE:
        await desk.join(Page(session))
    await soon(lambda: answers_of(desk) > len(answers()))
    assert drawn[0] == AGES


async def test_a_persons_delay_is_drawn_anew_each_time() -> None:
    delays = {person_delay(2.0) for _ in range(200)}
    assert len(delays) > 100
    assert 2.0 <= min(delays) < 2.5 < 4.5 < max(delays) <= 5.0


async def test_after_a_restart_the_program_goes_on_answering_once_the_person_is_back(
    tmp_path: Path, hub: Hub
) -> None:
    desk = await desk_with(hub, ordered())
    _, seat = seated(ordered())
    await desk.stop()
    again = Hub(SqliteStore(tmp_path / "tables.sqlite"), Settings(database="", person_delay=0))
    await again.start()
    taken_up = await again.desk(desk.table.id)
    assert taken_up is not None
    assert not taken_up._thinking
    await taken_up.join(Page(PEOPLE[seat]))
    await soon(lambda: answers_of(taken_up) > len(ordered()))
    await again.stop()


# Nobody passes who is visibly not there


def answers_of(desk: Desk) -> int:
    assert desk.table.match is not None
    return desk.table.match.answers


@pytest.mark.parametrize("answers", [idle, ordered])
async def test_nobody_is_answered_for_before_he_comes(
    answers: Callable[[], tuple[kept.Answered, ...]], hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desks, "person_delay", lambda _: 0.0)
    desk = await desk_with(hub, answers())
    _, seat = seated(answers())
    await desk.join(Page(PEOPLE[1 - seat]))
    await asyncio.gather(*desk._thinking.values())
    assert answers_of(desk) == len(answers())
    await desk.join(Page(PEOPLE[seat]))
    await soon(lambda: answers_of(desk) > len(answers()))


async def test_nobody_is_answered_for_after_he_has_gone(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desks, "person_delay", lambda _: 0.05)
    desk = await desk_with(hub, ordered())
    _, seat = seated(ordered())
    page = Page(PEOPLE[seat])
    await desk.join(page)
    await desk.part(page)
    await asyncio.gather(*desk._thinking.values())
    assert answers_of(desk) == len(ordered())


async def test_who_comes_back_the_moment_he_was_not_answered_for_is(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desks, "person_delay", lambda _: 0.01)
    desk = await desk_with(hub, ordered())
    _, seat = seated(ordered())
    page = Page(PEOPLE[seat])
    await desk.join(page)
    async with desk._turn:  # going, being answered for and coming wait in line
        going = asyncio.create_task(desk.part(page))
        await asyncio.sleep(0.05)
        coming = asyncio.create_task(desk.join(Page(PEOPLE[seat])))
        await asyncio.sleep(0)
    await asyncio.gather(going, coming)
    await soon(lambda: answers_of(desk) > len(ordered()))


async def test_who_must_come_to_be_answered_for_is_called_to_the_table() -> None:
    table, seat = seated(ordered())
    assert index(table).asked == (seat,)


# Taking it back


async def test_an_order_can_be_taken_back_and_nobody_else_hears_of_it(hub: Hub) -> None:
    desk = await desk_with(hub, ordered())
    _, seat = seated(ordered())
    mine, other, watcher = (Page(each) for each in (PEOPLE[seat], PEOPLE[1 - seat], WATCHER))
    for page in (mine, other, watcher):
        await desk.join(page)
    heard = len(other.got), len(watcher.got)
    told = desk.table.told
    await desk.command(PEOPLE[seat], sent.Myself(id="me", seat=seat), mine)
    shown = next(each for each in reversed(mine.got) if isinstance(each, sent.TableUpdate))
    assert (shown.chairs[0].ask is not None, shown.chairs[0].foregone) == (True, ())
    assert ((len(other.got), len(watcher.got)), desk.table.told) == (heard, told)
    assert desk.table.match is not None
    with pytest.raises(Denied, match="refused-stale"):
        answer_itself(desk.table, seat, desk.table.match.number, 1)


async def test_taken_back_is_until_the_next_answer_by_hand() -> None:
    table, seat = seated(ordered())
    table.apply(table.seq + 1, kept.Myself(at=2, seat=seat))
    assert table.answers_itself(seat) is None
    table.apply(table.seq + 1, kept.Answered(at=2, seat=seat, choice=("pass-own",)))
    assert table.asking_back == set()


async def test_who_takes_an_answer_back_is_asked_even_if_it_was_given_for_him() -> None:
    table, seat = seated(ordered())
    table.apply(table.seq + 1, kept.Answered(at=2, seat=seat, choice=("pass-own",)))
    table.apply(table.seq + 1, kept.Undone(at=3, seat=seat, agreed=(1 - seat,)))
    (chair,) = seen(table, PEOPLE[seat]).chairs
    assert (chair.ask is not None, chair.foregone) == (True, ())


async def test_who_puts_it_back_is_no_longer_asked_by_hand() -> None:
    table, seat = seated(ordered())
    table.apply(table.seq + 1, kept.Answered(at=2, seat=seat, choice=("pass-own",)))
    table.apply(table.seq + 1, kept.Undone(at=3, seat=seat, agreed=(1 - seat,)))
    table.apply(table.seq + 1, kept.Redone(at=4, seat=seat))
    assert table.asking_back == set()


async def test_only_who_holds_a_seat_takes_its_order_back(hub: Hub) -> None:
    desk = await desk_with(hub, ordered())
    _, seat = seated(ordered())
    with pytest.raises(Denied, match="denied-not-your-seat"):
        await desk.command(PEOPLE[1 - seat], sent.Myself(id="me", seat=seat))


async def test_a_bot_in_the_seat_is_not_answered_for() -> None:
    table, seat = seated(ordered())
    table.apply(table.seq + 1, kept.BotPlaced(at=2, seat=seat, bot="simple", why="left"))
    assert table.answers_itself(seat) is None


# Asked always


async def test_who_wants_to_be_asked_always_is_asked_with_nothing_to_use() -> None:
    table, seat = seated(idle())
    tables.do(table, PEOPLE[seat], sent.AskAlways(id="1", seat=seat, always=True))
    (chair,) = seen(table, PEOPLE[seat]).chairs
    assert (chair.ask is not None, chair.foregone, chair.always_asked) == (True, (), True)
    assert table.match is not None
    with pytest.raises(Denied, match="refused-stale"):
        answer_itself(table, seat, table.match.number, 1)


async def test_it_lasts_until_it_is_switched_back() -> None:
    table, seat = seated(idle())
    tables.do(table, PEOPLE[seat], sent.AskAlways(id="1", seat=seat, always=True))
    table.apply(table.seq + 1, kept.Answered(at=2, seat=seat, choice=("pass",)))
    assert seat in table.always_asked
    table.apply(table.seq + 1, kept.Undone(at=3, seat=seat, agreed=(1 - seat,)))
    table.apply(table.seq + 1, kept.Redone(at=4, seat=seat))
    tables.do(table, PEOPLE[seat], sent.AskAlways(id="2", seat=seat, always=False))
    assert table.always_asked == set()


async def test_what_he_arranged_still_counts_for_who_wants_to_be_asked_always() -> None:
    table, seat = seated(ordered())
    tables.do(table, PEOPLE[seat], sent.AskAlways(id="1", seat=seat, always=True))
    assert table.answers_itself(seat) == ("pass-own",)


async def test_others_are_told_byte_for_byte_the_same_whether_somebody_wants_to_be_asked_always() -> None:
    table, seat = seated(idle())
    other, _ = seated(idle())
    tables.do(table, PEOPLE[seat], sent.AskAlways(id="1", seat=seat, always=True))
    for reader in (PEOPLE[1 - seat], WATCHER):
        assert msgspec.json.encode(seen(table, reader)) == msgspec.json.encode(seen(other, reader))
    for at in (table, other):
        at.apply(at.seq + 1, kept.Answered(at=2, seat=seat, choice=("pass",)))
    for reader in (PEOPLE[1 - seat], WATCHER):
        assert msgspec.json.encode(seen(table, reader)) == msgspec.json.encode(seen(other, reader))
    assert index(table) == index(other)


async def test_nobody_is_answered_for_who_wants_to_be_asked_always(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desks, "person_delay", lambda _: 0.0)
    desk = await desk_with(hub, idle())
    _, seat = seated(idle())
    other = Page(PEOPLE[1 - seat])
    await desk.join(other)
    heard = len(other.got)
    await desk.command(PEOPLE[seat], sent.AskAlways(id="1", seat=seat, always=True))
    assert len(other.got) == heard
    await desk.join(Page(PEOPLE[seat]))
    assert not desk._thinking
