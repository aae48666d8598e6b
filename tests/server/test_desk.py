"""One table at work: two writers, a database that fails, a desk that is put away."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from miskatonic.core.text import text
from miskatonic.server import protocol as sent
from miskatonic.server.commands import Denied
from miskatonic.server.desk import Desk, load
from miskatonic.server.hub import Hub
from miskatonic.server.present import Sent
from miskatonic.server.protocol_http import NewTable
from miskatonic.server.settings import Settings
from miskatonic.server.store import Index, Unavailable
from miskatonic.server.stores.sqlite import SqliteStore

pytestmark = pytest.mark.anyio

HOST, GUEST = "h" * 64, "g" * 64
WISH = NewTable("ritual", {"seats": 3, "start": 0}, name="Host", bots="random")


class Page:
    """A client that keeps what it is sent."""

    def __init__(self, session: str) -> None:
        self.session = session
        self.seen = Sent()
        self.got: list[sent.AnyMessage] = []
        self.turned_away = False
        self.reads = True

    def send(self, message: sent.AnyMessage) -> None:
        self.got.append(message)

    def turn_away(self) -> None:
        self.turned_away = True

    def keeps_up(self) -> bool:
        return self.reads

    @property
    def number(self) -> int:
        """Return the number of the position that was shown last."""
        last = self.got[-1]
        if isinstance(last, sent.TableState):
            return last.table.number
        assert isinstance(last, sent.TableUpdate)
        return last.progress.number


class FailingStore(SqliteStore):
    """A database that can be made to fail after it has kept an append, or before."""

    failing = ""
    free: asyncio.Event | None = None
    """Until it is set, appends wait."""

    async def append(self, table: str, first: int, entries: Sequence[bytes], index: Index) -> None:
        if self.free is not None:
            await self.free.wait()
        if self.failing == "before":
            raise Unavailable("the disk is gone")
        await super().append(table, first, entries, index)
        if self.failing == "after":
            raise Unavailable("the answer got lost")


@pytest.fixture
async def hub(tmp_path: Path) -> AsyncIterator[Hub]:
    """The tables of one process, on a database that can fail; bots answer at once."""
    hub = Hub(FailingStore(tmp_path / "tables.sqlite"), Settings(database="", bot_delay=0, unwatched_delay=0))
    await hub.start()
    yield hub
    await hub.stop()


async def started(hub: Hub, people: int = 1) -> Desk:
    """A table of three where the host (and a guest) play, and the match has begun."""
    id, _ = await hub.open_table(WISH, HOST)
    desk = await hub.desk(id)
    assert desk is not None
    if people == 2:
        await desk.command(GUEST, sent.Sit(id="sit", seat=1, name="Guest"))
    await desk.command(HOST, sent.Start(id="start"))
    return desk


async def second_desk(hub: Hub, id: str) -> Desk:
    """The same table as another process has it; nothing wakes it."""
    table = await load(hub.store, id)
    assert table is not None
    desk = Desk(table, hub.store, hub._thinkers, hub.settings)
    desk.start()
    return desk


def give(id: str) -> sent.Answer:
    return sent.Answer(id=id, seat=0, number=0, choice=("seat:1",))


async def soon(holds: object) -> None:
    """Wait until something holds."""
    assert callable(holds)
    async with asyncio.timeout(10):
        while not holds():
            await asyncio.sleep(0.01)


async def test_clients_of_the_slower_process_hear_what_the_quicker_one_did(hub: Hub) -> None:
    quick = await started(hub, people=2)
    slow = await second_desk(hub, quick.table.id)
    page = Page(GUEST)
    await slow.join(page)
    await quick.command(HOST, give("one"))
    with pytest.raises(Denied, match="refused-stale"):
        await slow.command(HOST, give("two"))
    assert page.number == 1
    await slow.stop()


async def test_who_does_not_keep_up_is_told_once_how_things_stand(hub: Hub) -> None:
    desk = await started(hub, people=2)
    slow, quick = Page(GUEST), Page(GUEST)
    await desk.join(slow)
    await desk.join(quick)
    slow.reads = False
    before = len(slow.got)
    await desk.command(HOST, give("one"))
    await desk.command(HOST, sent.Say(id="say", seat=0, text="Well?"))
    assert len(slow.got) == before
    slow.reads = True
    await desk.catch_up(slow)
    [missed] = slow.got[before:]
    one, two = quick.got[-2:]
    assert isinstance(missed, sent.TableUpdate)
    assert isinstance(one, sent.TableUpdate)
    assert isinstance(two, sent.TableUpdate)
    assert missed.seq == two.seq
    assert missed.chairs[0].view == two.chairs[0].view
    assert missed.chairs[0].log == one.chairs[0].log + two.chairs[0].log
    assert missed.chat == one.chat + two.chat
    await desk.catch_up(slow)
    assert len(slow.got) == before + 1, "then there is no news"


async def test_a_bot_of_the_slower_process_goes_on_where_the_quicker_one_stopped(hub: Hub) -> None:
    quick = await started(hub)
    slow = await second_desk(hub, quick.table.id)
    await quick.command(HOST, give("one"))
    await quick.stop()  # before its bot has thought
    before = quick.table.seq
    with pytest.raises(Denied, match="refused-stale"):
        await slow.command(HOST, give("two"))
    await soon(lambda: slow.table.seq > before)
    await slow.stop()


@pytest.mark.parametrize("when", ["before", "after"])
async def test_after_a_failure_of_the_database_the_bots_play_on(hub: Hub, when: str) -> None:
    desk = await started(hub)
    page = Page(HOST)
    await desk.join(page)
    assert isinstance(hub.store, FailingStore)
    hub.store.failing = when
    with pytest.raises(Unavailable):
        await desk.command(HOST, give("one"))
    await desk.tick()
    hub.store.failing = ""
    await desk.tick()
    await desk.command(HOST, give("one"))
    await soon(lambda: page.number >= 2)
    assert {chair.bot for chair in desk.table.chairs} == {"", "random"}
    assert not any("crashed" in line.text.id for line in desk.table.logs[None])


async def test_a_bot_is_not_replaced_because_the_database_failed(hub: Hub) -> None:
    desk = await started(hub)
    assert isinstance(hub.store, FailingStore)
    await desk.command(HOST, sent.PlaceBot(id="bot", seat=1, bot="simple"))
    desk._settings = Settings(database="", bot_delay=0.1, unwatched_delay=0)
    await desk.command(HOST, give("one"))
    hub.store.failing = "before"
    await soon(lambda: desk._in_doubt)
    hub.store.failing = ""
    await soon(lambda: (desk.table.match.number if desk.table.match else 0) >= 2)
    assert desk.table.chairs[1].bot == "simple"


async def test_whoever_comes_to_a_desk_that_was_put_away_is_sent_off(hub: Hub) -> None:
    desk = await started(hub)
    await desk.stop()
    with pytest.raises(Denied, match="denied-busy"):
        await asyncio.wait_for(desk.command(HOST, give("one")), 5)


async def test_what_waits_while_a_desk_is_put_away_is_still_done(hub: Hub) -> None:
    desk = await started(hub)
    waiting = asyncio.gather(desk.command(HOST, give("one")), desk.stop())
    await asyncio.wait_for(waiting, 5)
    assert desk.table.match is not None
    assert desk.table.match.number == 1


async def test_nobody_is_shown_what_is_not_yet_durable(hub: Hub) -> None:
    desk = await started(hub)
    assert isinstance(hub.store, FailingStore)
    hub.store.free = asyncio.Event()
    answering = asyncio.create_task(desk.command(HOST, give("one")))
    await soon(lambda: desk._in_doubt)

    async def look() -> bool:
        await desk.settled()
        return desk._in_doubt

    looking = asyncio.create_task(look())
    await asyncio.sleep(0.05)
    assert not looking.done()
    hub.store.free.set()
    await answering
    assert await looking is False


async def test_an_answer_that_could_not_be_kept_is_never_shown(hub: Hub) -> None:
    desk = await started(hub)
    assert isinstance(hub.store, FailingStore)
    hub.store.failing = "before"
    with pytest.raises(Unavailable):
        await desk.command(HOST, give("one"))
    table = await desk.settled()
    assert table.match is not None
    assert table.match.number == 0


async def test_at_another_process_a_sealed_answer_is_news_to_its_seat_alone(hub: Hub) -> None:
    id, _ = await hub.open_table(NewTable("fate", {"seats": 2}, name="Host"), HOST)
    quick = await hub.desk(id)
    assert quick is not None
    await quick.command(GUEST, sent.Sit(id="sit", seat=1, name="Guest"))
    await quick.command(HOST, sent.Start(id="start"))
    slow = await second_desk(hub, id)
    pages = [Page(HOST), Page(GUEST), Page("w" * 64)]
    for page in pages:
        await slow.join(page)
    before = [len(page.got) for page in pages]
    assert quick.table.match is not None
    god = quick.table.match.asks[0].options[0].id
    await quick.command(HOST, sent.Answer(id="god", seat=0, number=0, choice=(god,)))
    await slow.woken()
    assert [len(page.got) - seen for page, seen in zip(pages, before, strict=True)] == [1, 0, 0]
    await slow.stop()


async def unwatched(hub: Hub) -> Desk:
    """Host and guest play where nobody may watch, and the match has begun."""
    wish = NewTable("ritual", {"seats": 3, "start": 0}, spectators=False, name="Host", bots="random")
    id, _ = await hub.open_table(wish, HOST)
    desk = await hub.desk(id)
    assert desk is not None
    await desk.command(GUEST, sent.Sit(id="sit", seat=1, name="Guest"))
    await desk.command(HOST, sent.Start(id="start"))
    return desk


async def test_who_left_where_nobody_may_watch_sees_his_way_back_and_nothing_else(hub: Hub) -> None:
    desk = await unwatched(hub)
    page = Page(GUEST)
    await desk.join(page)
    await desk.command(GUEST, sent.Leave(id="leave", seat=1), page)
    left = page.got[-2]
    assert isinstance(left, sent.TableUpdate)
    assert left.chairs == (sent.Chair(None, None, None, None, ()),)
    await desk.command(GUEST, sent.Sit(id="back", seat=1, name="Guest"), page)
    back = page.got[-2]
    assert isinstance(back, sent.TableUpdate)
    assert len(back.chairs[0].log) == len(desk.table.logs[1])


async def test_who_left_where_nobody_may_watch_sees_everything_once_it_is_over(hub: Hub) -> None:
    desk = await unwatched(hub)
    page = Page(GUEST)
    await desk.command(GUEST, sent.Leave(id="leave", seat=1))
    await desk.join(page)
    await desk.command(HOST, sent.VoteEnd(id="end", seat=0, agree=True))
    last = page.got[-1]
    assert isinstance(last, sent.TableUpdate)
    assert last.chairs[0].view is not None
    assert len(last.chairs[0].log) == len(desk.table.logs[None])


async def test_who_comes_just_as_the_match_begins_is_sent_away(hub: Hub) -> None:
    desk = await unwatched(hub)
    page = Page("s" * 64)
    await desk.join(page)
    assert page.turned_away
    assert (page.got, desk.clients) == ([], [])


async def test_who_is_sent_away_when_the_match_begins_is_not_told_of_it(hub: Hub) -> None:
    wish = NewTable("ritual", {"seats": 3}, spectators=False, name="Host", bots="random")
    id, _ = await hub.open_table(wish, HOST)
    desk = await hub.desk(id)
    assert desk is not None
    page = Page("s" * 64)
    await desk.join(page)
    heard = len(page.got)
    await desk.command(HOST, sent.Start(id="start"))
    assert page.turned_away
    assert len(page.got) == heard


async def test_strangers_who_have_got_the_same_share_one_message(hub: Hub) -> None:
    desk = await started(hub, people=2)
    pages = [Page(letter * 64) for letter in "stu"]
    for page in pages:
        await desk.join(page)
    await desk.command(HOST, give("one"))
    assert len({id(page.got[-1]) for page in pages}) == 1
    await desk.command("s" * 64, sent.AskSeat(id="ask", seat=2, name="Sam"), pages[0])
    told = [page.got[-1] for page in pages[1:]]
    assert told[0] is told[1]
    assert isinstance(told[0], sent.TableUpdate)
    assert told[0].table is not None
    assert not told[0].table.seat_asks[0].mine


async def test_who_asked_hears_that_it_is_done_before_the_crowd_hears_of_it(hub: Hub) -> None:
    desk = await started(hub, people=2)
    order: list[str] = []

    class Listener(Page):
        def send(self, message: sent.AnyMessage) -> None:
            order.append(f"{self.session[0]} {type(message).__name__}")

    watcher, host = Listener("s" * 64), Listener(HOST)
    await desk.join(watcher)
    await desk.join(host)
    order.clear()
    await desk.command(HOST, give("one"), host)
    assert order == ["h TableUpdate", "h Done", "s TableUpdate"]


async def test_a_table_that_gathers_in_vain_is_closed_and_who_sits_there_reads_why(hub: Hub) -> None:
    id, _ = await hub.open_table(NewTable("ritual", {"seats": 3}, name="Host"), HOST)
    desk = await hub.desk(id)
    assert desk is not None
    page = Page(HOST)
    await desk.join(page)
    day, begun = 24 * 3600 * 1000, desk.table.touched
    for days in (13, 15, 15.5):
        await hub.expire_tables(begun + int(days * day))
        assert desk.table.status == "gathering"
    await hub.expire_tables(begun + 16 * day)
    last = page.got[-1]
    assert isinstance(last, sent.TableUpdate)
    assert last.table is not None
    assert last.table.closed == text("table-closed-expired")


async def test_after_the_store_was_in_doubt_views_are_told_as_a_whole(hub: Hub) -> None:
    desk = await started(hub)
    page = Page(HOST)
    page.seen = Sent(views={})
    await desk.join(page)
    assert isinstance(hub.store, FailingStore)
    hub.store.failing = "after"
    with pytest.raises(Unavailable):
        await desk.command(HOST, give("lost"))
    hub.store.failing = ""
    await desk.woken()
    news = [each for each in page.got if isinstance(each, sent.TableUpdate)]
    assert news[-1].chairs[0].view is not None


async def test_who_has_missed_something_is_told_the_view_as_a_whole(hub: Hub) -> None:
    desk = await started(hub)
    page = Page(HOST)
    page.seen = Sent(views={})
    await desk.join(page)
    page.reads = False
    await desk.command(HOST, give("missed"))
    page.reads = True
    await desk.catch_up(page)
    last = page.got[-1]
    assert isinstance(last, sent.TableUpdate)
    assert last.chairs[0].view is not None
