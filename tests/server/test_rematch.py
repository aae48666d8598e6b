"""What stays when people play again, and whose tables stand in whose list."""

import asyncio

import pytest

from miskatonic.server import entries as kept
from miskatonic.server import protocol as sent
from miskatonic.server.commands import Decision, Denied, hand_over
from miskatonic.server.desk import Desk
from miskatonic.server.hub import Hub
from miskatonic.server.protocol_http import NewTable
from miskatonic.server.settings import Settings
from tests.server.test_desk import GUEST, HOST, Page, hub, second_desk

pytestmark = pytest.mark.anyio
__all__ = ["hub"]

CHAIRS = ("me", "open", "simple", "belief")
OTHER = "o" * 64


async def over(hub: Hub, *here: str) -> Desk:
    """Host, guest and two bots have played; these are still here."""
    wish = NewTable("ritual", {"seats": 4, "start": 2, "doom": True}, name="Host", chairs=CHAIRS)
    id, _ = await hub.open_table(wish, HOST)
    desk = await hub.desk(id)
    assert desk is not None
    await desk.command(GUEST, sent.Sit(id="sit", seat=1, name="Guest"))
    await desk.command(HOST, sent.Start(id="start"))
    for session in here:
        await desk.join(Page(session))
    await desk.do(lambda table: kept_closed())
    return desk


def kept_closed() -> Decision:
    return Decision((kept.Closed(at=1, why="vote"),))


async def again(hub: Hub, desk: Desk, session: str) -> Desk:
    await hub.rematch(desk, session)
    found = await hub.desk(desk.table.rematch)
    assert found is not None
    return found


async def test_a_rematch_keeps_bots_their_names_and_how_they_play(hub: Hub) -> None:
    before = await over(hub, HOST)
    after = await again(hub, before, HOST)
    was, now = before.table.chairs[2:], after.table.chairs[2:]
    assert [(each.kind, each.name, each.bot) for each in now] == [
        ("bot", each.name, each.bot) for each in was
    ]
    assert [each.bot for each in now] == ["simple", "belief"]


async def test_a_match_that_ended_by_its_rules_can_be_played_again(hub: Hub) -> None:
    id, _ = await hub.open_table(NewTable("ritual", {"seats": 3}, name="Host", bots="random"), HOST)
    desk = await hub.desk(id)
    assert desk is not None
    if desk.table.status == "gathering":
        await desk.command(HOST, sent.Start(id="start"))
    async with asyncio.timeout(30):
        while desk.table.status == "playing":
            await answered(desk)
    assert desk.table.status == "over"
    after = await again(hub, desk, HOST)
    assert after.table.holds(HOST, 0)
    assert desk.table.match is not None
    assert desk.table.match.outcome is not None
    names = tuple(chair.name for chair in desk.table.chairs)
    assert after.table.created.evening == (kept.PlayedBefore(names, desk.table.match.outcome.winners),)


async def answered(desk: Desk) -> None:
    """Let the host answer if he is asked, or the bots, who answer at once."""
    match = desk.table.match
    assert match is not None
    ask = match.asks.get(0)
    if ask is None:
        await asyncio.sleep(0.001)
        return
    choice = (ask.options[0].id,)
    await desk.command(HOST, sent.Answer(id=f"a{match.number}", seat=0, number=match.number, choice=choice))


async def test_a_rematch_keeps_what_was_agreed_and_everybody_s_seat(hub: Hub) -> None:
    before = await over(hub, HOST)
    after = await again(hub, before, HOST)
    assert after.table.options == before.table.options
    assert after.table.holds(HOST, 0)
    assert (after.table.chairs[1].kind, after.table.chairs[1].name) == ("open", "Guest")
    with pytest.raises(Denied, match="denied-seat-kept"):
        await after.command(OTHER, sent.Sit(id="1", seat=1, name="Other"))
    await after.command(GUEST, sent.Sit(id="2", seat=1, name="Guest"))
    await after.command(HOST, sent.Start(id="3"))
    assert after.table.status == "playing"


async def test_nobody_is_waited_for_whom_the_host_does_not_want_to_wait_for(hub: Hub) -> None:
    after = await again(hub, await over(hub, HOST), HOST)
    with pytest.raises(Denied, match="denied-open-seats"):
        await after.command(HOST, sent.Start(id="1"))
    await after.command(HOST, sent.Empty(id="2", seat=1))
    await after.command(OTHER, sent.Sit(id="3", seat=1, name="Other"))
    assert after.table.holds(OTHER, 1)


@pytest.mark.parametrize(("here", "host"), [((HOST, GUEST), HOST), ((GUEST,), GUEST)])
async def test_the_host_stays_the_host_while_he_is_here(hub: Hub, here: tuple[str, ...], host: str) -> None:
    after = await again(hub, await over(hub, *here), GUEST)
    assert after.table.created.host == host
    assert after.table.holds(GUEST, 1)


async def test_whoever_left_is_not_waited_for_again(hub: Hub) -> None:
    wish = NewTable("ritual", {"seats": 4}, name="Host", chairs=CHAIRS)
    id, _ = await hub.open_table(wish, HOST)
    desk = await hub.desk(id)
    assert desk is not None
    await desk.command(GUEST, sent.Sit(id="sit", seat=1, name="Guest"))
    await desk.command(HOST, sent.Start(id="start"))
    await desk.command(GUEST, sent.Leave(id="leave", seat=1))
    await desk.do(lambda table: kept_closed())
    chairs = (await again(hub, desk, HOST)).table.chairs
    assert (chairs[1].kind, chairs[1].session) == ("bot", "")
    assert len({chair.name for chair in chairs}) == 4
    assert chairs[1].name != "Guest"


async def test_who_wish_it_at_the_same_time_meet_at_one_table(hub: Hub) -> None:
    desk = await over(hub, HOST, GUEST)
    (_, mine), (_, others) = await asyncio.gather(hub.rematch(desk, HOST), hub.rematch(desk, GUEST))
    assert (len(mine), others) == (1, ())
    assert [len(await listed(hub, session)) for session in (HOST, GUEST)] == [2, 2]


async def test_who_was_slower_at_another_process_leaves_no_table_behind(hub: Hub) -> None:
    quick = await over(hub, HOST)
    slow = await second_desk(hub, quick.table.id)
    await hub.rematch(quick, HOST)
    number, links = await hub.rematch(slow, GUEST)
    assert (number, links) == (quick.table.told, ())
    assert slow.table.rematch == quick.table.rematch
    assert [len(await listed(hub, session)) for session in (HOST, GUEST)] == [2, 2]
    await slow.stop()


async def test_where_no_match_was_played_there_is_no_rematch(hub: Hub) -> None:
    id, _ = await hub.open_table(NewTable("ritual", {"seats": 4}, name="Host", chairs=CHAIRS), HOST)
    desk = await hub.desk(id)
    assert desk is not None
    await desk.command(HOST, sent.Close(id="close"))
    with pytest.raises(Denied, match="denied-rematch"):
        await hub.rematch(desk, HOST)


# Whose list


async def listed(hub: Hub, session: str) -> list[tuple[bool, bool]]:
    """Return of the session's tables whether it is its turn, and whether a bot plays for it."""
    return [(row.turn, row.handed_over) for row in await hub.store.list_tables(session, 10) if row.mine]


async def guest_to_move(hub: Hub) -> Desk:
    wish = NewTable("ritual", {"seats": 3, "start": 1}, name="Host", chairs=("me", "open", "random"))
    id, _ = await hub.open_table(wish, HOST)
    desk = await hub.desk(id)
    assert desk is not None
    await desk.command(GUEST, sent.Sit(id="sit", seat=1, name="Guest"))
    await desk.command(HOST, sent.Start(id="start"))
    return desk


@pytest.mark.parametrize("why", ["left", "clock", "absent"])
async def test_a_table_where_a_bot_plays_for_me_stays_in_my_list_but_does_not_call_me(
    hub: Hub, why: kept.HandedOver
) -> None:
    desk = await guest_to_move(hub)
    assert await listed(hub, GUEST) == [(True, False)]
    desk._settings = Settings(database="", bot_delay=60)
    await desk.do(lambda table: Decision((hand_over(table, 1, why, 1),)))
    assert await listed(hub, GUEST) == [(False, True)]
    await desk.command(GUEST, sent.Sit(id="back", seat=1, name="Guest"))
    assert await listed(hub, GUEST) == [(True, False)]


async def test_a_rematch_stands_in_the_list_of_those_whose_seat_is_kept(hub: Hub) -> None:
    await again(hub, await over(hub, HOST), HOST)
    assert await listed(hub, GUEST) == [(False, False)] * 2
    assert await listed(hub, OTHER) == []


async def test_a_match_without_an_end_does_not_count_into_the_score(hub: Hub) -> None:
    assert (await again(hub, await over(hub, HOST), HOST)).table.created.evening == ()
