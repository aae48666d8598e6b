"""What is too old goes, slowly; whatever the clock does, nothing goes at once. Proved on both stores."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import msgspec
import pytest

from miskatonic.core.record import encode
from miskatonic.server import entries as kept
from miskatonic.server import readers
from miskatonic.server.archive import packed, unpacked
from miskatonic.server.desk import load
from miskatonic.server.present import index
from miskatonic.server.protocol_http import MatchCourse
from miskatonic.server.retention import DAY_MS, Sweeper, kept_until
from miskatonic.server.settings import Retention
from miskatonic.server.store import Ended, Index, Status, Store
from miskatonic.server.stores import open_store
from miskatonic.server.table import Table
from tests.server import hammer
from tests.server.tables import GUEST, HOST, looked_back, table

pytestmark = pytest.mark.anyio

KEEP = Retention()
TODAY = 20_000 * DAY_MS
TALK = "Who goes there?"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgresql"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    sqlite = request.param == "sqlite"
    store = open_store(f"sqlite:///{tmp_path}/t.db" if sqlite else request.getfixturevalue("postgres_url"))
    await store.open()
    yield store
    await store.close()


class House:
    """A sweeper with two clocks that a test turns: the day's, which may jump, and the machine's."""

    def __init__(self, store: Store, keep: Retention = KEEP) -> None:
        self.today = TODAY
        self.running = 0.0
        self.in_memory: set[str] = set()
        self._sweeper = Sweeper(store, keep, self.in_memory, lambda: self.today, lambda: self.running)

    async def serve(self, days: float, sweeps: int = 4) -> None:
        """Let time pass, and sweep now and then."""
        for _ in range(sweeps):
            self.today += int(days / sweeps * DAY_MS)
            self.running += days / sweeps * DAY_MS / 1000
            await self._sweeper.sweep()

    async def jump(self, days: float) -> None:
        """Set the day's clock to another time, at which the house looks at once."""
        self.today += int(days * DAY_MS)
        await self._sweeper.sweep()


def moves(at: Table) -> Iterator[kept.AnyEntry]:
    """Play by the first option to the end; somebody says something on the way."""
    yield kept.Sat(at=TODAY, seat=0, name="Ada", session=HOST, token="")
    yield kept.Sat(at=TODAY, seat=1, name="Bo", session=GUEST, token="")
    yield kept.BotPlaced(at=TODAY, seat=2, bot="simple", why="host")
    yield kept.Started(at=TODAY)
    while at.match is not None and at.match.outcome is None:
        seat, ask = next(iter(at.match.asks.items()))
        yield kept.Answered(at=TODAY, seat=seat, choice=(ask.options[0].id,))
        if at.match.number == 2:
            yield kept.Said(at=TODAY, seat=0, name="Ada", text=TALK)


async def finished(store: Store) -> Table:
    """Keep a match of Ritual that is over, with what was said and a checkpoint of its middle."""
    at = table("ritual", {"seats": 3, "start": 0}, at=TODAY)
    await store.append(at.id, 1, [kept.encode_entry(at.created)], index(at))
    log: list[kept.AnyEntry] = []
    for entry in moves(at):
        at.apply(at.seq + 1, entry)
        log.append(entry)
        if at.match is not None and at.match.number == 3:
            checkpoint = at.seq, at.checkpoint()
    await store.append(at.id, 2, [kept.encode_entry(each) for each in log], index(at, just_ended=True))
    await store.save_checkpoint(at.id, *checkpoint)
    return at


def record(at: Table) -> bytes:
    assert at.match is not None
    return encode(at.match.record([chair.name for chair in at.chairs]))


async def keep(store: Store, id: str, status: Status, updated: int = TODAY) -> None:
    await store.append(id, 1, [b"{}"], hammer.index(status, updated=updated))


async def kept_in(store: Store, *ids: str) -> list[str]:
    return [id for id in ids if await store.read(id)]


# Packing


async def pack(store: Store) -> None:
    """Let the house serve until all that is over by now is packed."""
    house = House(store)
    await house.serve(KEEP.unpacked)
    await house.serve(KEEP.sure + 1)


async def test_a_packed_match_is_byte_for_byte_the_one_that_was_played(store: Store) -> None:
    before = await finished(store)
    entries, checkpoint = await store.read(before.id), await store.load_checkpoint(before.id)
    await pack(store)
    after = await load(store, before.id)
    assert after is not None
    assert record(after) == record(before)
    assert readers.course_task(after)() == readers.course_task(before)()
    for reader in (None, 0, 1):
        for move in (0, 3, 10**6):
            assert looked_back(after, reader, move) == looked_back(before, reader, move)
    assert [chair.name for chair in after.chairs] == [chair.name for chair in before.chairs]
    talk = [entry for entry in entries if b'"Said"' in entry[1]]
    assert await store.read(before.id) == [entry for entry in entries if entry not in talk]
    assert await store.load_checkpoint(before.id) == checkpoint


async def test_what_was_said_is_forgotten_when_a_match_is_packed(store: Store) -> None:
    at = await finished(store)
    house = House(store)
    await house.serve(KEEP.unpacked - 1)
    assert any(TALK.encode() in data for _, data in await store.read(at.id))
    await house.serve(3)
    assert not any(TALK.encode() in data for _, data in await store.read(at.id))


async def test_an_archive_is_much_smaller_than_what_it_holds(store: Store) -> None:
    entries = await store.read((await finished(store)).id)
    assert len(packed(entries, None)) * 3 < sum(len(data) for _, data in entries)


async def test_somebody_may_still_do_something_at_a_packed_table(store: Store) -> None:
    at = await finished(store)
    await pack(store)
    entries = await store.read(at.id)
    news = kept.encode_entry(kept.Rematched(at=TODAY, table="bcdefghjkm"))
    await store.append(at.id, at.seq + 1, [news], Index("over", TODAY + 20 * DAY_MS))
    assert await store.read(at.id) == [*entries, (at.seq + 1, news)]
    assert await store.read(at.id, at.seq) == [(at.seq + 1, news)]


async def test_a_table_that_has_changed_meanwhile_is_not_packed(store: Store) -> None:
    at = await finished(store)
    entries = await store.read(at.id)
    await store.archive(at.id, at.seq - 1, packed(entries[:3], None))
    assert await store.read(at.id) == entries


def test_an_entry_that_cannot_be_read_is_packed_as_it_is() -> None:
    assert unpacked(packed([(1, b"damaged")], (1, b"x"))).entries == [(1, b"damaged")]


# Deleting


@pytest.mark.parametrize(
    ("status", "days"), [("playing", KEEP.abandoned), ("gathering", KEEP.gathering), ("over", KEEP.finished)]
)
async def test_a_table_goes_when_nobody_has_touched_it_for_long(
    store: Store, status: Status, days: float
) -> None:
    await keep(store, "old", status)
    house = House(store)
    await house.serve(days - 1)
    await keep(store, "new", status, house.today)
    assert await kept_in(store, "old", "new") == ["old", "new"]
    await house.serve(KEEP.sure + 2)
    assert await kept_in(store, "old", "new") == ["new"]


async def test_with_a_table_goes_all_that_hangs_on_it_but_how_it_ended(store: Store) -> None:
    at = await finished(store)
    await store.add_session(HOST, TODAY)
    await store.save_note(HOST, at.id, "Bo bluffs")
    house = House(store, msgspec.structs.replace(KEEP, sessions=10_000))
    for days in (KEEP.unpacked, KEEP.sure + 1, KEEP.finished, KEEP.sure + 1):
        await house.serve(days)
    assert await store.load_checkpoint(at.id) is None
    assert await store.list_tables(HOST, 10) == []
    assert await store.load_note(HOST, at.id) == ""
    [end] = await store.results(HOST)
    assert (end.table, end.updated) == (at.id, None)


async def test_whoever_appends_to_a_table_keeps_it(store: Store) -> None:
    await keep(store, "t", "playing")
    house = House(store)
    await house.serve(KEEP.abandoned + KEEP.sure / 2)
    await store.append("t", 2, [b"{}"], Index("playing", house.today))
    await house.serve(KEEP.sure + 1)
    assert await kept_in(store, "t") == ["t"]


async def test_a_table_in_memory_waits_until_it_is_put_away(store: Store) -> None:
    await keep(store, "t", "gathering")
    house = House(store)
    house.in_memory.add("t")
    await house.serve(KEEP.gathering)
    await house.serve(KEEP.sure + 1)
    assert await kept_in(store, "t") == ["t"]
    house.in_memory.clear()
    await house.serve(1)
    assert await kept_in(store, "t") == []


async def test_a_match_is_kept_at_least_as_long_as_its_page_says(store: Store) -> None:
    await keep(store, "t", "over")
    house = House(store)
    while house.today < kept_until(KEEP, TODAY):
        assert await kept_in(store, "t") == ["t"]
        await house.serve(10, sweeps=5)
    await house.serve(2)
    assert await kept_in(store, "t") == []


async def test_one_of_very_many_that_are_too_old_stays_not_behind(store: Store) -> None:
    ids = [f"t{number}" for number in range(120)]
    for id in ids:
        await keep(store, id, "gathering")
    house = House(store)
    await house.serve(KEEP.gathering)
    await house.serve(KEEP.sure + 1)
    assert await kept_in(store, *ids) == []


# Clocks that jump


@pytest.mark.parametrize("status", ["playing", "gathering", "over"])
async def test_a_clock_that_jumps_ahead_and_back_costs_nothing(store: Store, status: Status) -> None:
    await keep(store, "t", status)
    house = House(store)
    await house.serve(5)
    for _ in range(10):
        await house.jump(4000)
        await house.serve(KEEP.sure / 2)
        await house.jump(-4000)
    assert await kept_in(store, "t") == ["t"]


async def test_what_was_done_while_the_clock_was_behind_is_not_deleted_when_it_is_right(store: Store) -> None:
    house = House(store)
    await house.serve(5)
    await house.jump(-20_000)
    await keep(store, "t", "playing", house.today)
    await house.jump(20_000)
    assert await kept_in(store, "t") == ["t"]
    await house.serve(KEEP.sure / 2)
    await store.append("t", 2, [b"{}"], Index("playing", house.today))
    await house.serve(30)
    assert await kept_in(store, "t") == ["t"]


async def test_years_without_a_server_delete_nothing_at_once(store: Store) -> None:
    await keep(store, "t", "playing")
    await House(store).serve(5)
    again = House(store)
    await again.jump(4000)
    assert await kept_in(store, "t") == ["t"]


async def test_restarts_do_not_make_anything_eternal(store: Store) -> None:
    await keep(store, "t", "gathering")
    today = TODAY + int((KEEP.gathering + 1) * DAY_MS)
    for _ in range(10):
        house = House(store)
        house.today = today
        await house.serve(KEEP.sure / 4)
        today = house.today
    assert await kept_in(store, "t") == []


async def test_two_processes_do_not_serve_twice_as_long(store: Store) -> None:
    await keep(store, "t", "gathering", TODAY - int(KEEP.gathering * DAY_MS) - 1)
    one, other = House(store), House(store)
    for _ in range(6):
        await one.serve(KEEP.sure / 8)
        await other.serve(KEEP.sure / 8)
    assert await kept_in(store, "t") == ["t"], "each has served for six eighths, at the same time"


# Sessions, ends, rooms


async def test_what_is_a_persons_stays_while_he_has_any_device(store: Store) -> None:
    await store.add_session("me", at=TODAY)
    await store.add_session("phone", at=TODAY + 100 * DAY_MS, person="me")
    await store.append("t", 1, [b"a"], hammer.index("playing", "me", updated=TODAY))
    await store.append("t", 2, [b"b"], Index("over", TODAY, ended=(Ended("me", b"won"),)))
    house = House(store)
    await house.serve(KEEP.sessions - 1)
    await house.serve(KEEP.sure + 2)
    assert await store.touch_session("me", 0, 0) == ""
    assert len(await store.results("me")) == 1
    await house.serve(99)
    await house.serve(KEEP.sure + 2)
    assert await store.results("me") == []


async def test_with_a_session_go_its_ends_notes_and_list_of_rooms(store: Store) -> None:
    await store.add_session(HOST, TODAY)
    await store.append("t", 1, [b"{}"], hammer.index("playing", HOST, updated=TODAY))
    await store.append("t", 2, [b"{}"], Index("over", TODAY, ended=(Ended(HOST, b"x"),)))
    await store.save_note(HOST, "t", "mine")
    await store.save_room("r", 1, b"room", at=TODAY)
    await store.enter_room(HOST, "r", TODAY)
    house = House(store)
    await house.serve(KEEP.sessions - 1)
    assert (len(await store.results(HOST)), await store.count_rooms(HOST)) == (1, 1)
    await house.serve(KEEP.sure + 2)
    assert (await store.results(HOST), await store.count_rooms(HOST)) == ([], 0)
    assert (await store.count_notes(HOST), await store.touch_session(HOST, 0, 0)) == (0, "")
    assert await store.load_room("r") == (1, b"room"), "others may have its address"


async def test_a_session_that_is_used_stays(store: Store) -> None:
    await store.add_session(HOST, TODAY)
    house = House(store)
    for _ in range(8):
        await house.serve(KEEP.sessions / 2)
        assert await store.touch_session(HOST, house.today, 0)


async def test_an_end_is_forgotten_some_day(store: Store) -> None:
    keep = msgspec.structs.replace(KEEP, sessions=10_000)
    await store.add_session(HOST, TODAY)
    await store.append("t", 1, [b"{}"], hammer.index("playing", HOST, updated=TODAY))
    await store.append("t", 2, [b"{}"], Index("over", TODAY, ended=(Ended(HOST, b"x"),)))
    house = House(store, keep)
    await house.serve(keep.results - 1)
    assert len(await store.results(HOST)) == 1
    await house.serve(keep.sure + 2)
    assert await store.results(HOST) == []


async def test_a_room_goes_when_nothing_has_been_told_in_it_for_long(store: Store) -> None:
    house = House(store)
    for room in ("old", "new"):
        await store.save_room(room, 1, b"one", at=TODAY)
    await house.serve(KEEP.rooms - 1)
    await store.save_room("new", 2, b"two", at=house.today)
    await house.serve(KEEP.sure + 2)
    assert [await store.load_room(room) for room in ("old", "new")] == [None, (2, b"two")]


# How much one person may have


async def test_unfinished_tables_are_counted_for_whoever_opened_them(store: Store) -> None:
    for id, status in (("a", "gathering"), ("b", "playing"), ("c", "over")):
        at = hammer.index(status)  # type: ignore[arg-type]
        assert at.listing is not None
        listing = msgspec.structs.replace(at.listing, host=HOST)
        await store.append(id, 1, [b"{}"], msgspec.structs.replace(at, listing=listing))
    assert await store.unfinished(HOST) == 2
    assert await store.unfinished(GUEST) == 0


async def test_an_empty_note_takes_no_room(store: Store) -> None:
    await keep(store, "t", "playing")
    await store.save_note(HOST, "t", "mine")
    assert await store.count_notes(HOST) == 1
    await store.save_note(HOST, "t", "")
    assert (await store.count_notes(HOST), await store.load_note(HOST, "t")) == (0, "")


def test_the_course_says_until_when_a_match_is_kept() -> None:
    assert MatchCourse(0, 0, (), (), kept_until(KEEP, 0)).kept_until == (365 + 1) * DAY_MS
