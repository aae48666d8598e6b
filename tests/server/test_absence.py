"""Who is absent, as a desk finds out: by its own sockets, by what other processes see, and never too early.

The clock is turned by hand. The attack that began it: one seat, no clock, and a person who never comes back.
"""

import pytest

from miskatonic.server import entries as kept
from miskatonic.server import protocol as sent
from miskatonic.server.commands import Decision, Denied
from miskatonic.server.desk import Desk, load
from miskatonic.server.hub import Hub
from miskatonic.server.presence import ELSEWHERE_MS
from miskatonic.server.store import Unavailable
from miskatonic.server.table import OBJECTION_MS
from tests.server.test_clock import GRACE, PEOPLE, WATCHER, Clock, clock, come, entries, hub, laid
from tests.server.test_desk import Page

pytestmark = pytest.mark.anyio
__all__ = ["clock", "hub"]

ID = "abcdefghjk"
ANNA, BERT, CARL, DORA = PEOPLE


def wait(desk: Desk, clock: Clock, seconds: float) -> None:
    """Let time pass for a desk, and for what it remembers of those who went."""
    clock.now += int(seconds * 1000)
    desk._came -= seconds
    desk.lost = {session: at - seconds for session, at in desk.lost.items()}


async def until_absent(desk: Desk, clock: Clock) -> None:
    """Wait until whoever is gone is missed, and until he counts as absent."""
    for seconds in (GRACE + 1, OBJECTION_MS / 1000):
        wait(desk, clock, seconds)
        await desk.tick()


async def playing(hub: Hub) -> Desk:
    """Four people play Ritual without a clock."""
    return await laid(hub, ID, entries("ritual"))


async def other_process(hub: Hub) -> Desk:
    table = await load(hub.store, ID)
    assert table is not None
    return Desk(table, hub.store, hub._thinkers, hub.settings)


async def kinds(hub: Hub) -> list[str]:
    """Return what was kept since the match began."""
    stored = [kept.decode_entry(data) for _, data in await hub.store.read(ID, 6)]
    return [type(entry).__name__ for entry in stored]


async def test_a_match_frozen_by_one_who_is_gone_can_be_ended_by_the_others(hub: Hub, clock: Clock) -> None:
    desk = await playing(hub)
    await come(desk, ANNA, BERT, CARL)
    for seat, session in enumerate((ANNA, BERT, CARL)):
        await desk.command(session, sent.VoteEnd(id=f"{seat}", seat=seat, agree=True))
    assert not desk.table.closed
    await until_absent(desk, clock)
    assert desk.table.status == "closed"


async def test_a_match_frozen_by_one_who_is_gone_goes_on_with_a_bot(hub: Hub, clock: Clock) -> None:
    desk = await playing(hub)
    await come(desk, ANNA, BERT, CARL)
    with pytest.raises(Denied, match="denied-not-absent"):
        await desk.command(ANNA, sent.HandOver(id="early", seat=3))
    await until_absent(desk, clock)
    await desk.command(ANNA, sent.HandOver(id="late", seat=3))
    assert desk.table.chairs[3].kind == "bot"


async def test_a_stranger_with_the_code_gets_no_seat_and_sees_nothing_hidden(hub: Hub) -> None:
    desk = await playing(hub)
    await desk.command(DORA, sent.Leave(id="leave", seat=3))
    [stranger] = await come(desk, WATCHER)
    for command in (sent.Sit(id="1", seat=3, name="Eve"), sent.AskSeat(id="2", seat=3, name="Eve")):
        with pytest.raises(Denied, match="denied-seat-kept"):
            await desk.command(WATCHER, command, stranger)
    shown = [each for each in stranger.got if isinstance(each, sent.TableState | sent.TableUpdate)]
    assert {chair.seat for each in shown for chair in each.chairs} == {None}


async def test_whoever_is_given_a_seat_is_shown_it(hub: Hub) -> None:
    log = [entry for entry in entries("ritual") if getattr(entry, "seat", 0) != 3]
    log.insert(-1, kept.BotPlaced(at=1, seat=3, bot="random", why="host"))
    desk = await laid(hub, ID, log)
    _, stranger = await come(desk, ANNA, WATCHER)
    await desk.command(WATCHER, sent.AskSeat(id="ask", seat=3, name="Eve"), stranger)
    await desk.command(ANNA, sent.VoteSeat(id="yes", ask=1, agree=True))
    last = stranger.got[-1]
    assert isinstance(last, sent.TableUpdate)
    assert [chair.seat for chair in last.chairs] == [3]


async def test_nobody_is_missed_before_the_grace_is_over_or_while_he_is_there(hub: Hub, clock: Clock) -> None:
    desk = await playing(hub)
    *_, dora = await come(desk, *PEOPLE)
    wait(desk, clock, 10 * GRACE)
    assert not desk.restless
    await desk.part(dora)
    wait(desk, clock, GRACE - 1)
    assert not desk.restless
    wait(desk, clock, 2)
    assert desk.restless


async def test_whoever_comes_back_is_found_and_counts_again(hub: Hub, clock: Clock) -> None:
    desk = await playing(hub)
    await come(desk, ANNA, BERT, CARL)
    await until_absent(desk, clock)
    assert desk.table.is_absent(DORA, clock.now)
    await come(desk, DORA)
    await desk.tick()
    assert not desk.table.is_absent(DORA, clock.now + 10**9)
    assert (await kinds(hub)) == ["Missed", "Found"]


async def test_whoever_comes_back_is_found_at_once(hub: Hub, clock: Clock) -> None:
    desk = await playing(hub)
    await come(desk, ANNA, BERT, CARL)
    await until_absent(desk, clock)
    anna, dora = desk.clients[0], (await come(desk, DORA))[0]
    assert DORA not in desk.table.missed
    assert (await kinds(hub)) == ["Missed", "Found"]
    assert [type(each).__name__ for each in dora.got] == ["TableState", "TableUpdate"]
    assert isinstance(anna, Page)
    last = anna.got[-1]
    assert isinstance(last, sent.TableUpdate)
    assert last.table is not None
    assert last.table.seats[3].absent_from is None


async def test_who_comes_while_the_store_fails_is_shown_the_table_and_found_later(
    hub: Hub, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = await playing(hub)
    await come(desk, ANNA, BERT, CARL)
    await until_absent(desk, clock)

    async def fail(*_: object) -> None:
        raise Unavailable("the disk is gone")

    with monkeypatch.context() as patch:
        patch.setattr(hub.store, "append", fail)
        (dora,) = await come(desk, DORA)
    assert [type(each).__name__ for each in dora.got] == ["TableState"]
    await desk.tick()
    assert (await kinds(hub)) == ["Missed", "Found"]


async def test_nothing_is_settled_without_somebody_who_is_found_just_then(hub: Hub, clock: Clock) -> None:
    desk = await playing(hub)
    await come(desk, *PEOPLE)
    for seat, session in enumerate((ANNA, BERT, CARL)):
        await desk.command(session, sent.VoteEnd(id=f"{seat}", seat=seat, agree=True))
    await desk.do(lambda table: Decision((kept.Missed(at=clock.now, session=DORA),)))
    wait(desk, clock, OBJECTION_MS / 1000)
    await desk.tick()
    await desk.tick()
    assert desk.table.status == "playing"


async def test_a_table_that_nobody_is_at_misses_nobody(hub: Hub, clock: Clock) -> None:
    desk = await playing(hub)
    await come(desk, WATCHER)
    await until_absent(desk, clock)
    assert (await kinds(hub)) == []


async def test_everybody_sees_from_when_on_somebody_is_absent(hub: Hub, clock: Clock) -> None:
    desk = await playing(hub)
    anna, *_ = await come(desk, ANNA, BERT, CARL)
    wait(desk, clock, GRACE + 1)
    await desk.tick()
    last = anna.got[-1]
    assert isinstance(last, sent.TableUpdate)
    assert last.table is not None
    assert [seat.absent_from for seat in last.table.seats] == [None] * 3 + [clock.now + OBJECTION_MS]


# Two processes


async def test_whoever_is_connected_to_another_process_is_not_absent(hub: Hub, clock: Clock) -> None:
    one, other = await playing(hub), await other_process(hub)
    await come(one, ANNA, BERT, CARL)
    await come(other, DORA)
    for seat, session in enumerate((ANNA, BERT, CARL)):
        await one.command(session, sent.VoteEnd(id=f"{seat}", seat=seat, agree=True))
    wait(one, clock, GRACE + 1)
    await one.tick()
    assert DORA in one.table.missed
    await other.woken()
    await other.tick()
    await one.woken()
    wait(one, clock, OBJECTION_MS / 1000)
    await one.tick()
    assert one.table.status == "playing"
    with pytest.raises(Denied, match="denied-not-absent"):
        await one.command(ANNA, sent.HandOver(id="h", seat=3))
    await other.stop()


async def test_two_processes_do_not_dispute_for_ever(hub: Hub, clock: Clock) -> None:
    one, other = await playing(hub), await other_process(hub)
    await come(one, ANNA, BERT, CARL)
    [dora] = await come(other, DORA)
    for _ in range(5):
        wait(one, clock, GRACE + 1)
        for desk in (one, other):
            await desk.woken()
            await desk.tick()
    assert (await kinds(hub)) == ["Missed", "Found"]
    await other.part(dora)
    wait(one, clock, ELSEWHERE_MS / 1000)
    await one.woken()
    await one.tick()
    assert DORA in one.table.missed, "trust ends: the other process may have died"
    await other.stop()
