"""What every store promises, proved on SQLite and on PostgreSQL."""

import asyncio
import sqlite3
import struct
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import psycopg
import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from miskatonic.server import migrations
from miskatonic.server.store import Conflict, Index, Store, Unavailable
from miskatonic.server.stores import open_store, sqlite
from tests.server.hammer import TABLES, entry, index

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    address: str = request.getfixturevalue("postgres_url")
    return address


@pytest.fixture
def sqlite_path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = open_store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    async with opened(url) as store:
        yield store


async def running(store: Store) -> list[str]:
    """Return the tables that are being played; all of them are due."""
    return await store.due(1, 1000)


# Entries


async def test_entries_are_read_in_order_from_any_number_on(store: Store) -> None:
    await store.append("t", 1, [b"a", b"b"], index())
    await store.append("t", 3, [b"c"], index())
    assert await store.read("t") == [(1, b"a"), (2, b"b"), (3, b"c")]
    assert await store.read("t", after=2) == [(3, b"c")]


async def test_an_unknown_table_has_no_entries(store: Store) -> None:
    assert await store.read("nowhere") == []


async def test_an_entry_may_hold_any_byte(store: Store) -> None:
    await store.append("t", 1, [bytes(range(256))], index())
    assert await store.read("t") == [(1, bytes(range(256)))]


async def test_tables_do_not_see_each_others_entries(store: Store) -> None:
    await store.append("t", 1, [b"a"], index())
    await store.append("u", 1, [b"b"], index())
    assert await store.read("u") == [(1, b"b")]


@pytest.mark.parametrize("first", [1, 2, 4])
async def test_only_the_next_number_can_be_appended_under(store: Store, first: int) -> None:
    await store.append("t", 1, [b"a", b"b"], index())
    with pytest.raises(Conflict):
        await store.append("t", first, [b"x", b"y"], index("over"))
    assert await store.read("t") == [(1, b"a"), (2, b"b")]
    assert await running(store) == ["t"]


async def test_a_table_cannot_begin_in_the_middle(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.append("t", 2, [b"b"], index())
    assert await running(store) == []


async def test_entries_are_there_after_reopening(url: str) -> None:
    async with opened(url) as store:
        await store.append("t", 1, [b"a"], index())
    async with opened(url) as store:
        await store.append("t", 2, [b"b"], index())
        assert await store.read("t") == [(1, b"a"), (2, b"b")]


async def test_of_many_tasks_exactly_one_wins_each_number(url: str) -> None:
    async with opened(url) as store, opened(url) as other:
        won: list[bytes] = []

        async def compete(name: str, at: Store) -> None:
            seq = 0
            while seq < 40:
                seq += 1
                try:
                    await at.append("t", seq, [f"{name}/{seq}".encode()], index())
                    won.append(f"{name}/{seq}".encode())
                except Conflict:
                    seq = len(await at.read("t"))

        await asyncio.gather(*(compete(f"{number}", (store, other)[number % 2]) for number in range(12)))
        kept = await store.read("t")
    assert [seq for seq, _ in kept] == list(range(1, len(kept) + 1))
    assert sorted(data for _, data in kept) == sorted(won)


async def test_a_conflict_does_not_hurt_the_appends_beside_it(store: Store) -> None:
    await store.append("t5", 1, [b"a"], index())
    results = await asyncio.gather(
        *(store.append(f"t{number}", 1, [b"b"], index()) for number in range(10)), return_exceptions=True
    )
    assert [isinstance(result, Conflict) for result in results] == [number == 5 for number in range(10)]
    assert [await store.read(f"t{number}") for number in (4, 5, 6)] == [[(1, b"b")], [(1, b"a")], [(1, b"b")]]


async def test_an_impossible_append_does_not_hurt_the_appends_beside_it(store: Store) -> None:
    entries: list[list[bytes]] = [[b"a"], [None], [b"c"]]  # type: ignore[list-item]
    results = await asyncio.gather(
        *(store.append(f"t{number}", 1, entries[number], index()) for number in range(3)),
        return_exceptions=True,
    )
    assert [result is None for result in results] == [True, False, True]
    assert [await store.read(f"t{number}") for number in range(3)] == [[(1, b"a")], [], [(1, b"c")]]
    assert await running(store) == ["t0", "t2"]


async def test_whoever_gives_up_waiting_does_not_hurt_the_others(store: Store) -> None:
    impatient = asyncio.create_task(store.append("t", 1, [b"a"], index()))
    await asyncio.sleep(0)
    impatient.cancel()
    await store.append("u", 1, [b"b"], index())
    assert await store.read("u") == [(1, b"b")]


async def test_closing_finishes_what_is_under_way(url: str) -> None:
    async with opened(url) as store:
        under_way = [asyncio.create_task(store.append(f"t{n:02}", 1, [b"a"], index())) for n in range(30)]
        await asyncio.sleep(0)
    await asyncio.gather(*under_way)
    async with opened(url) as store:
        assert await running(store) == [f"t{n:02}" for n in range(30)]


async def test_a_closed_store_is_unavailable(url: str) -> None:
    async with opened(url) as store:
        pass
    with pytest.raises(Unavailable):
        await store.append("t", 1, [b"a"], index())


# Lists


async def test_public_gathering_tables_are_listed_newest_first(store: Store) -> None:
    await store.append("old", 1, [b"a"], index("gathering", public=True, updated=1))
    await store.append("new", 1, [b"a"], index("gathering", public=True, updated=2))
    await store.append("private", 1, [b"a"], index("gathering", updated=3))
    await store.append("playing", 1, [b"a"], index("playing", public=True, updated=4))
    rows = await store.list_tables("me", 10)
    assert [(row.id, row.mine, row.turn) for row in rows] == [("new", False, False), ("old", False, False)]
    assert [row.id for row in await store.list_tables("me", 1)] == ["new"]


async def test_nobody_floods_the_list_of_public_tables(store: Store) -> None:
    for number in range(5):
        flood = index("gathering", public=True, host="flooding", updated=100 + number)
        await store.append(f"flood{number}", 1, [b"a"], flood)
    await store.append("quiet", 1, [b"a"], index("gathering", public=True, host="quiet", updated=1))
    await store.append("old", 1, [b"a"], index("gathering", public=True, updated=2))
    found = [row.id for row in await store.list_tables("me", 4)]
    assert found == ["flood4", "old", "quiet", "flood3"]


async def test_a_device_is_its_person_s_until_it_is_let_go(store: Store) -> None:
    await store.add_session("phone", at=1, person="me", called="Phone")
    await store.add_session("me", at=2)
    assert await store.touch_session("phone", at=3, not_before=0) == "me"
    found = [(each.session, each.called) for each in await store.devices("me")]
    assert found == [("me", ""), ("phone", "Phone")]
    await store.remove_device("somebody else", "phone")
    assert await store.touch_session("phone", at=3, not_before=0) == "me"
    await store.remove_device("me", "phone")
    assert await store.touch_session("phone", at=3, not_before=0) == ""
    assert [each.session for each in await store.devices("me")] == ["me"]


async def test_a_device_link_works_once_and_not_for_ever(store: Store) -> None:
    await store.add_device_link("link", "me", expires=100, luggage="decks")
    assert [await store.device_link("link", at) for at in (99, 100)] == [("me", "decks"), ("", "")]
    assert not await store.take_device_link("link", "late", 100)
    taken = await asyncio.gather(*(store.take_device_link("link", f"device{n}", 50) for n in range(4)))
    assert sorted(taken) == [False, False, False, True]
    assert await store.device_link("link", 50) == ("", "")


async def test_a_new_device_link_takes_the_place_of_the_old_one(store: Store) -> None:
    await store.add_device_link("old", "me", expires=100)
    await store.add_device_link("other", "you", expires=100)
    await store.add_device_link("new", "me", expires=100)
    owners = [(await store.device_link(link, 1))[0] for link in ("old", "other", "new")]
    assert owners == ["", "you", "me"]


async def test_who_plays_at_the_same_table_is_known(store: Store) -> None:
    await store.append("t", 1, [b"a"], index("playing", "me", "you"))
    await store.append("u", 1, [b"a"], index("gathering", "me", "her"))
    assert [await store.played_together("me", other) for other in ("you", "her")] == [["ritual"], []]


async def test_public_tables_that_gather_are_counted_by_host(store: Store) -> None:
    for id in ("one", "two"):
        await store.append(id, 1, [b"a"], index("gathering", public=True, host="a"))
    await store.append("private", 1, [b"a"], index("gathering", host="a"))
    await store.append("begun", 1, [b"a"], index("playing", public=True, host="a"))
    assert [await store.public_tables(host) for host in ("a", "b")] == [2, 0]


async def test_tables_that_gather_in_vain_are_found_the_oldest_first(store: Store) -> None:
    for updated in (30, 10, 50):
        await store.append(f"since{updated}", 1, [b"a"], index("gathering", updated=updated))
    await store.append("begun", 1, [b"a"], index("playing", updated=5))
    assert await store.waiting_since(50, 10) == ["since10", "since30"]
    assert await store.waiting_since(50, 1) == ["since10"]


async def test_own_tables_are_listed_first_those_with_my_turn_before_all(store: Store) -> None:
    await store.append("public", 1, [b"a"], index("gathering", public=True, updated=9))
    await store.append("mine", 1, [b"a"], index("gathering", "me", public=True, updated=8))
    await store.append("over", 1, [b"a"], index("over", "me", updated=7))
    await store.append("urgent", 1, [b"a"], index("playing", "other", "me", asked=(1,), updated=1))
    rows = await store.list_tables("me", 10)
    assert [(row.id, row.mine, row.turn) for row in rows] == [
        ("urgent", True, True),
        ("mine", True, False),
        ("over", True, False),
        ("public", False, False),
    ]
    assert [row.id for row in await store.list_tables("me", 1)] == ["urgent", "public"]


async def test_a_list_shows_the_index_but_not_who_holds_the_seats(store: Store) -> None:
    kept = index("gathering", "other", public=True, updated=1)
    await store.append("t", 1, [b"a"], kept)
    (row,) = await store.list_tables("me", 10)
    assert row.listing == index("gathering", public=True, updated=1).listing
    assert (row.status, row.updated) == ("gathering", 1)


async def test_lists_follow_the_entries(store: Store) -> None:
    await store.append("t", 1, [b"a"], index("gathering", "me"))
    await store.append("t", 2, [b"b"], index("playing", "me", "other", asked=(0, 1)))
    await store.append("t", 3, [b"c"], index("over", "other"))
    assert await store.list_tables("me", 10) == []
    (row,) = await store.list_tables("other", 10)
    assert (row.status, row.turn) == ("over", False)


async def test_a_move_says_whose_turn_it_is_and_leaves_the_listing_as_it_was(store: Store) -> None:
    await store.append("t", 1, [b"a"], index("playing", "me", "other", asked=(0,)))
    await store.append("t", 2, [b"b"], Index("playing", 7, asked=(1,)))
    rows = [row for session in ("me", "other") for row in await store.list_tables(session, 10)]
    assert [(row.turn, row.updated, row.listing.names) for row in rows] == [
        (False, 7, ("Ada", "Bo")),
        (True, 7, ("Ada", "Bo")),
    ]


async def test_a_refused_append_leaves_lists_and_holdings_alone(store: Store) -> None:
    await store.append("t", 1, [b"a"], index("gathering", "me"))
    with pytest.raises(Conflict):
        await store.append("t", 1, [b"b"], index("over", "other", asked=(0,)))
    (row,) = await store.list_tables("me", 10)
    assert (row.status, row.turn) == ("gathering", False)
    assert await store.list_tables("other", 10) == []


async def test_whoever_holds_two_seats_is_waited_for_at_either(store: Store) -> None:
    await store.append("t", 1, [b"a"], index("playing", "me", "me", asked=(1,)))
    assert [(row.id, row.turn) for row in await store.list_tables("me", 10)] == [("t", True)]


async def test_only_tables_that_are_being_played_are_running(store: Store) -> None:
    for status in ("gathering", "playing", "over", "closed"):
        await store.append(status, 1, [b"a"], index(status))
    assert await running(store) == ["playing"]


# Checkpoints, sessions, notes


async def test_the_latest_checkpoint_is_kept(store: Store) -> None:
    await store.append("t", 1, [b"a"], index())
    assert await store.load_checkpoint("t") is None
    for seq in (5, 9, 7):
        await store.save_checkpoint("t", seq, f"{seq}".encode())
    assert await store.load_checkpoint("t") == (9, b"9")


async def test_a_session_expires_unless_it_is_seen(store: Store) -> None:
    day = 24 * 3600 * 1000
    await store.add_session("me", at=0)
    assert await store.touch_session("me", at=day, not_before=0)
    assert await store.touch_session("me", at=3 * day, not_before=day)
    assert not await store.touch_session("me", at=9 * day, not_before=8 * day)
    assert not await store.touch_session("me", at=9 * day, not_before=8 * day)


async def test_an_unknown_session_is_not_accepted(store: Store) -> None:
    assert not await store.touch_session("me", at=0, not_before=0)


async def test_a_session_seen_late_is_not_made_older(store: Store) -> None:
    hour = 3600 * 1000
    await store.add_session("me", at=5 * hour)
    await store.add_session("me", at=hour)
    await store.touch_session("me", at=hour, not_before=0)
    assert await store.touch_session("me", at=5 * hour, not_before=5 * hour)


@pytest.mark.parametrize("text", ["", "who had the mask?", "Würfel 🎲", "nul \0 inside"])
async def test_notes_belong_to_a_session_and_a_table(store: Store, text: str) -> None:
    for table in ("t", "u"):
        await store.append(table, 1, [b"a"], index())
    await store.save_note("me", "t", "first thought")
    await store.save_note("me", "t", text)
    assert await store.load_note("me", "t") == text
    assert (await store.load_note("me", "u"), await store.load_note("other", "t")) == ("", "")


# Waking


async def test_whoever_listens_first_looks_at_everything(store: Store) -> None:
    assert await anext(store.woken()) == ""


async def test_listening_ends_when_the_store_closes(url: str) -> None:
    async with opened(url) as store:
        listening = asyncio.create_task(_all(store.woken()))
        await asyncio.sleep(0)
    assert set(await listening) == {""}


async def test_another_process_wakes_us_and_we_do_not_wake_ourselves(postgres_url: str) -> None:
    async with opened(postgres_url) as store, opened(postgres_url) as other:
        woken = store.woken()
        await _hears(woken, other)
        await store.append("ours", 1, [b"a"], index())
        await other.append("theirs", 1, [b"a"], index())
        assert await anext(woken) == "theirs"


async def test_listening_goes_on_after_a_lost_connection_and_says_so(postgres_url: str) -> None:
    async with opened(postgres_url) as store, opened(postgres_url) as other:
        woken = store.woken()
        await _hears(woken, other)
        _cut_connections(postgres_url, "query = 'LISTEN miskatonic'")
        assert await anext(woken) == ""
        await other.append("theirs", 1, [b"a"], index())
        assert await anext(woken) == "theirs"


async def _all(woken: AsyncIterator[str]) -> list[str]:
    return [table async for table in woken]


async def _hears(woken: AsyncIterator[str], other: Store) -> None:
    """Wait until the listener is connected and has told everything up to now."""
    last = ""
    async for table in woken:
        if table == "":
            last = f"ready{last}"
            await other.append(last, 1, [b"a"], index())
        elif table == last:
            return


# Group commit


async def test_sqlite_commits_together_what_waits_together(sqlite_path: Path) -> None:
    async with opened(str(sqlite_path)) as store:
        await store.append("t", 1, [b"a"], index())
        before = _commits(sqlite_path)
        with closing(sqlite3.connect(sqlite_path)) as other:
            other.execute("BEGIN IMMEDIATE")
            appends = [asyncio.create_task(store.append(f"t{n}", 1, [b"a"], index())) for n in range(50)]
            await asyncio.sleep(0)
            other.rollback()
        await asyncio.gather(*appends)
        assert _commits(sqlite_path) == before + 1


async def test_postgresql_commits_together_what_waits_together(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        await store.append("slow", 1, [b"a"], index())
        with psycopg.connect(postgres_url) as other:
            other.execute("SELECT * FROM tables WHERE id = 'slow' FOR UPDATE")
            appends = [asyncio.create_task(store.append("slow", 2, [b"b"], index()))]
            await _waits_for_a_lock(appends[0], postgres_url)
            appends += [asyncio.create_task(store.append(f"t{n}", 1, [b"a"], index())) for n in range(50)]
            await asyncio.sleep(0)
        await asyncio.gather(*appends)
    with psycopg.connect(postgres_url) as connection:
        transactions = "SELECT count(DISTINCT xmin::text) FROM entries WHERE table_id <> 'slow'"
        assert connection.execute(transactions).fetchone() == (1,)


def _commits(path: Path) -> int:
    """Count the commits in the write-ahead log: frames that say how large the database is after them."""
    log = Path(f"{path}-wal").read_bytes()
    (page_size,) = struct.unpack_from(">I", log, 8)
    frames = range(32, len(log), 24 + page_size)
    return sum(struct.unpack_from(">I", log, frame + 4) != (0,) for frame in frames)


async def _waits_for_a_lock(task: asyncio.Task[None], url: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        while connection.execute("SELECT 1 FROM pg_locks WHERE NOT granted").fetchone() is None:
            assert not task.done()
            await asyncio.sleep(0.01)


# Faults


async def test_nothing_acknowledged_is_lost_when_the_process_is_killed(url: str) -> None:
    acknowledged = dict.fromkeys(TABLES, 0)
    for moment in (1, 150, 400):
        for table, seq in await asyncio.to_thread(_hammer_and_kill, url, moment):
            acknowledged[table] = max(acknowledged[table], seq)
    async with opened(url) as store:
        for table, least in acknowledged.items():
            kept = await store.read(table)
            assert kept == [(seq, entry(table, seq)) for seq in range(1, len(kept) + 1)]
            assert len(kept) >= least
        rows = {row.id: row for row in await store.list_tables("somebody", 100)}
        for table in rows:
            last = len(await store.read(table))
            assert (rows[table].updated, rows[table].turn) == (last, last % 2 == 0)


def _hammer_and_kill(url: str, lines: int) -> list[tuple[str, int]]:
    """Let a process append until so many appends are acknowledged, kill it, and return them all."""
    command = [sys.executable, "-m", "tests.server.hammer", url]
    root = Path(__file__).parents[2]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=root)
    assert process.stdout is not None
    with process:
        told = [process.stdout.readline() for _ in range(lines)]
        process.kill()
        told += process.stdout.readlines()
    words = [line.split() for line in told if line.endswith("\n")]
    return [(table, int(seq)) for table, seq in words]


async def test_a_locked_file_is_unavailable_until_it_is_free(
    sqlite_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.01)
    async with opened(str(sqlite_path)) as store:
        with closing(sqlite3.connect(sqlite_path)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(Unavailable):
                await store.append("t", 1, [b"a"], index())
        await store.append("t", 1, [b"a"], index())
        assert await store.read("t") == [(1, b"a")]


async def test_a_full_disk_fails_what_waits_and_spoils_nothing(sqlite_path: Path) -> None:
    async with opened(str(sqlite_path)) as store:
        await store.append("t", 1, [b"a"], index())
        await _limit_pages(store, 30)
        appends = [store.append(f"t{n}", 1, [bytes(9_000)], index()) for n in range(20)]
        results = await asyncio.gather(*appends, return_exceptions=True)
        assert {type(result) for result in results} - {type(None)} == {Unavailable}
        await _limit_pages(store, 10_000)
        kept = [bool(await store.read(f"t{n}")) for n in range(20)]
        assert kept == [result is None for result in results]
        await store.append("t", 2, [b"b"], index())


async def _limit_pages(store: Store, most: int) -> None:
    assert isinstance(store, sqlite.SqliteStore)
    await store._do(f"PRAGMA max_page_count = {most}")


async def test_processes_never_wait_for_each_other_in_a_circle(
    postgres_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(postgres_url) as store, opened(postgres_url) as other:
        for seq in range(1, 21):
            there = [store.append(table, seq, [b"a"], index()) for table in TABLES]
            back = [other.append(table, seq, [b"b"], index()) for table in reversed(TABLES)]
            await asyncio.gather(*there, *back, return_exceptions=True)
        assert [len(await store.read(table)) for table in TABLES] == [20] * len(TABLES)
    assert "deadlock" not in caplog.text


async def test_lost_connections_are_replaced_unnoticed(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        await store.append("t", 1, [b"a"], index())
        await asyncio.gather(*(store.read("t") for _ in range(50)))  # on as many connections as there may be
        _cut_connections(postgres_url, "pid <> pg_backend_pid()")
        await store.append("t", 2, [b"b"], index())
        assert await store.read("t") == [(1, b"a"), (2, b"b")]


def _cut_connections(url: str, which: str) -> None:
    with psycopg.connect(url) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
            f" WHERE datname = current_database() AND {which}"
        )


async def test_a_database_that_is_not_there_is_unavailable(tmp_path: Path) -> None:
    with pytest.raises(Unavailable):
        await open_store(f"postgresql:///nowhere?host={tmp_path}").open()


# Opening


def test_the_newest_revision_is_named() -> None:
    config = Config()
    config.set_main_option("script_location", "miskatonic.server:migrations")
    assert ScriptDirectory.from_config(config).get_heads() == [migrations.HEAD]


async def test_several_may_open_an_empty_database_at_once(postgres_url: str) -> None:
    async def open_and_append(table: str) -> None:
        async with opened(postgres_url) as store:
            await store.append(table, 1, [b"a"], index())

    await asyncio.gather(*(open_and_append(f"t{n}") for n in range(4)))
    async with opened(postgres_url) as store:
        assert await running(store) == ["t0", "t1", "t2", "t3"]


async def test_one_process_at_a_time_changes_the_schema(postgres_url: str) -> None:
    store = open_store(postgres_url)
    with psycopg.connect(postgres_url) as other:
        other.execute("SELECT pg_advisory_xact_lock(%s)", (migrations.LOCK,))
        opening = asyncio.create_task(store.open())
        await _waits_for_a_lock(opening, postgres_url)
    await opening
    await store.close()


async def test_an_upgrade_that_fails_leaves_an_empty_database_empty(sqlite_path: Path) -> None:
    with closing(sqlite3.connect(sqlite_path)) as connection:
        connection.execute("CREATE TABLE notes (stranger TEXT)")
    with pytest.raises(Exception, match="already exists"):
        await open_store(str(sqlite_path)).open()
    with closing(sqlite3.connect(sqlite_path)) as connection:
        assert connection.execute("SELECT name FROM sqlite_schema").fetchall() == [("notes",)]


async def test_whose_turn_it_is_survives_the_upgrade_from_the_first_version(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as then:
        then.setattr(migrations, "HEAD", "0001")
        async with opened(url):
            pass
    _change(url, "INSERT INTO tables VALUES ('t', 0, 'ritual', 'playing', false, '[]', 0, 1)")
    for session, turn in (("ada", "true"), ("bo", "false"), ("cy", "true")):
        _change(url, f"INSERT INTO holdings VALUES ('{session}', 't', {turn})")
    async with opened(url) as store:
        rows = [row for session in ("ada", "bo", "cy") for row in await store.list_tables(session, 10)]
    assert [row.turn for row in rows] == [True, False, True]


async def test_a_database_of_a_newer_version_is_refused(url: str) -> None:
    async with opened(url) as store:
        await store.append("t", 1, [b"a"], index())
    _set_version(url, "9999")
    with pytest.raises(Exception, match="9999"):
        await open_store(url).open()
    _set_version(url, migrations.HEAD)
    async with opened(url) as store:
        assert await store.read("t") == [(1, b"a")]


def _set_version(url: str, version: str) -> None:
    _change(url, f"UPDATE alembic_version SET version_num = '{version}'")


def _change(url: str, change: str) -> None:
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection, connection:
            connection.execute(change)
    else:
        with psycopg.connect(url) as database:
            database.execute(change)


async def test_only_its_owner_may_read_the_file(sqlite_path: Path) -> None:
    async with opened(str(sqlite_path)):
        files = list(sqlite_path.parent.iterdir())
        assert {file.stat().st_mode & 0o777 for file in files} == {0o600}


def test_a_relative_path_stays_relative(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def open_both() -> None:
        for url in ("sqlite:///one.db", "two.db"):
            async with opened(url):
                pass

    asyncio.run(open_both())
    assert sorted(file.name for file in tmp_path.iterdir()) == ["one.db", "two.db"]


@pytest.mark.parametrize("url", ["mysql://host/name", "sqlite://", "sqlite:///", "http://postgresql"])
def test_other_addresses_are_refused(url: str) -> None:
    with pytest.raises(ValueError, match="sqlite:///path"):
        open_store(url)
