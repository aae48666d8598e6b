"""What lists tell of a match under way, and what is kept for each person when it is over."""

import random
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import msgspec
import pytest

from miskatonic import games
from miskatonic.server import protocol as sent
from miskatonic.server import readers
from miskatonic.server.desk import Desk, now_ms
from miskatonic.server.http import Context, Refusal
from miskatonic.server.http_tables import _reader, summary
from miskatonic.server.hub import Hub
from miskatonic.server.present import index
from miskatonic.server.protocol_http import MatchCourse, NewTable
from miskatonic.server.results import read_standing, statistics
from miskatonic.server.settings import Settings
from miskatonic.server.store import End, Ended, Index, Store
from miskatonic.server.stores import open_store
from miskatonic.server.table import Table
from tests.server.hammer import index as listed
from tests.server.tables import GUEST, HOST, do, table

pytestmark = pytest.mark.anyio


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


def two_people(game: str = "ritual", seats: int = 3) -> Table:
    """Host and guest sit down, bots take the other seats, and it begins."""
    at = table(game, {"seats": seats})
    do(at, HOST, sent.Sit(id="a", seat=0, name="Ada"))
    do(at, GUEST, sent.Sit(id="b", seat=1, name="Bo"))
    for seat in range(2, seats):
        do(at, HOST, sent.PlaceBot(id=f"c{seat}", seat=seat, bot="simple"))
    do(at, HOST, sent.Start(id="d"))
    return at


def play_to_the_end(at: Table) -> None:
    """Answer by chance, whoever is asked."""
    dice, match = random.Random(3), at.match
    assert match is not None
    while match.outcome is None:
        seat, ask = next(iter(match.asks.items()))
        match.answer(seat, [each.id for each in dice.sample(ask.options, max(ask.least, 1))])
    at.status = "over"


# The lists


def test_a_list_tells_the_round_and_for_whom_the_game_waits() -> None:
    at = two_people()
    assert at.match is not None
    stands = read_standing(index(at).standing)
    assert stands.round == 1
    assert [each.name for each in stands.sitters[:2]] == ["Ada", "Bo"]
    assert stands.sitters[2].bot == "simple"
    assert stands.waiting == tuple(at.match.asks)
    assert set(stands.asks) == set(at.match.asks)


async def test_nobody_is_told_what_somebody_else_is_asked(tmp_path: Path) -> None:
    async with Visit(tmp_path) as visit:
        desk = await visit.begun()
        assert desk.table.match is not None
        [asked] = desk.table.match.asks
        [mine], [other] = [
            [row for row in await visit.hub.store.list_tables(session, 9) if row.mine]
            for session in (HOST, GUEST)
        ]
        assert (mine.seats, other.seats) == ((0,), (1,))
        assert asked in read_standing(other.standing).asks
        questions = [summary(row).question for row in (mine, other)]
        assert [question is not None for question in questions] == [asked == 0, asked == 1]


# The end


def test_a_finished_match_counts_once_for_each_person_and_for_no_bot() -> None:
    at = two_people()
    play_to_the_end(at)
    ended = index(at, just_ended=True).ended
    assert [each.session for each in ended] == [HOST, GUEST]
    assert index(at).ended == ()


def test_whoever_handed_over_to_a_bot_has_not_played_to_the_end() -> None:
    at = two_people()
    do(at, GUEST, sent.Leave(id="x", seat=1))
    play_to_the_end(at)
    assert [each.session for each in index(at, just_ended=True).ended] == [HOST]


async def test_an_end_is_kept_once_however_often_it_is_told(store: Store) -> None:
    await store.append("t", 1, [b"a"], listed("playing", HOST))
    over = Index("over", 7, ended=(Ended(HOST, b"first"),))
    await store.append("t", 2, [b"b"], over)
    await store.append("t", 3, [b"c"], Index("over", 8, ended=(Ended(HOST, b"second"),)))
    assert await store.results(HOST) == [End("t", 7, b"first", 8)]
    assert await store.results(GUEST) == []


async def test_an_end_that_comes_too_late_is_not_kept(store: Store) -> None:
    """Of two processes one gets the number; what the other would have kept is not there."""
    await store.append("t", 1, [b"a"], listed("playing", HOST))
    await store.append("t", 2, [b"b"], Index("playing", 6))
    with pytest.raises(Exception, match="number"):
        await store.append("t", 2, [b"b"], Index("over", 7, ended=(Ended(HOST, b"x"),)))
    assert await store.results(HOST) == []


async def test_a_match_still_counts_once_when_the_server_starts_again(tmp_path: Path) -> None:
    async with Visit(tmp_path) as visit:
        desk = await visit.begun()
        await visit.play_on(desk)
        id = desk.table.id
        assert [each.table for each in await visit.hub.store.results(HOST)] == [id]
    async with Visit(tmp_path) as visit:
        again = await visit.hub.desk(id)
        assert again is not None
        await again.command(HOST, sent.Say(id="x", seat=0, text="Well played"))
        assert [each.table for each in await visit.hub.store.results(HOST)] == [id]
        assert len(await visit.hub.store.results(GUEST)) == 1


def test_a_lesson_is_no_match() -> None:
    at = two_people()
    play_to_the_end(at)
    at.created = msgspec.structs.replace(at.created, lesson=True)
    assert index(at, just_ended=True).ended == ()


# What it adds up to


def result(won: bool, *others: tuple[str, str, bool], game: str = "ritual") -> bytes:
    """Return how a match ended, with others by session, bot and whether they won."""
    met = [{"name": who or bot, "won": theirs, "bot": bot, "session": who} for who, bot, theirs in others]
    return msgspec.json.encode({"game": game, "name": "Ada", "won": won, "others": met})


def test_streaks_and_who_fared_how_against_whom() -> None:
    bots = ("", "simple", False), ("", "simple", True)
    found = statistics(
        [
            End("a", 1, result(True, ("bo", "", False), *bots), None),
            End("b", 2, result(True, ("bo", "", True)), None),
            End("c", 3, result(False, ("bo", "", True), *bots), None),
            End("d", 4, result(True, ("cy", "", False)), updated=5),
        ],
        until=lambda changed: changed + 100,
    )
    [ritual] = found.games
    assert (ritual.played, ritual.won, ritual.streak, ritual.best) == (4, 3, 1, 2)
    bo, cy, simple = ritual.against
    assert (bo.name, bo.played, bo.won, bo.lost, bo.alike) == ("bo", 3, 1, 1, 1)
    assert (cy.name, cy.played, cy.won) == ("cy", 1, 1)
    assert (simple.bot, simple.name, simple.played) == ("simple", "", 2)
    assert [each.table for each in found.matches] == ["d", "c", "b", "a"]
    kept, gone, *_ = found.matches
    assert (kept.record, kept.kept_until) == ("/api/tables/d/record", 105)
    assert (gone.record, gone.kept_until) == ("", 0)


def test_every_game_counts_by_itself() -> None:
    ends = [End("a", 1, result(True), None), End("b", 2, result(False, game="fate"), None)]
    found = statistics(ends, until=lambda changed: changed)
    assert {(each.game, each.played, each.won) for each in found.games} == {("ritual", 1, 1), ("fate", 1, 0)}


# How it went


@pytest.mark.parametrize("game", games.NAMES)
def test_the_course_of_a_match_shows_rounds_and_what_was_counted(game: str) -> None:
    seats = 2 if game == "horror" else 4
    at = two_people(game, seats)
    dice, match = random.Random(5), at.match
    assert match is not None
    for _ in range(60):
        if match.outcome is not None:
            break
        seat, ask = next(iter(match.asks.items()))
        match.answer(seat, [each.id for each in dice.sample(ask.options, max(ask.least, 1))])
    course = msgspec.json.decode(readers.course_task(at)(), type=MatchCourse)
    assert course.moves == match.number
    assert [mark.round for mark in course.rounds] == sorted({mark.round for mark in course.rounds})
    for chart in course.charts:
        now = at.game.counted(match.state)[chart.name]
        assert tuple(line.points[-1][1] for line in chart.lines) == now
    assert course.charts


class Visit:
    """A hub on a file, which may be opened again."""

    def __init__(self, folder: Path) -> None:
        database = f"sqlite:///{folder}/t.db"
        self.hub = Hub(open_store(database), Settings(database, workers=1, bot_delay=0, unwatched_delay=0))

    async def __aenter__(self) -> "Visit":
        await self.hub.start()
        return self

    async def __aexit__(self, *args: object) -> None:
        await self.hub.stop()

    async def begun(self) -> Desk:
        """Three people sit down to a match of Ritual."""
        for session in (HOST, GUEST):
            await self.hub.store.add_session(session, now_ms())
        wish = NewTable("ritual", {"seats": 3}, name="Ada", chairs=("me", "open", "open"))
        id, _ = await self.hub.open_table(wish, HOST)
        desk = await self.hub.desk(id)
        assert desk is not None
        await desk.command(GUEST, sent.Sit(id="b", seat=1, name="Bo"))
        await desk.command("c" * 64, sent.Sit(id="c", seat=2, name="Cy"))
        await desk.command(HOST, sent.Start(id="d"))
        return desk

    async def play_on(self, desk: Desk) -> None:
        """Everybody answers by chance until the end."""
        dice = random.Random(1)
        sessions = (HOST, GUEST, "c" * 64)
        match = desk.table.match
        assert match is not None
        while match.outcome is None:
            seat, ask = next(iter(match.asks.items()))
            choice = (dice.choice(ask.options).id,)
            answer = sent.Answer(id=f"m{match.number}", seat=seat, number=match.number, choice=choice)
            await desk.command(sessions[seat], answer)


# All cards open


@pytest.mark.parametrize("game", ["ritual", "fate", "horror"])
def test_all_cards_lie_open_for_those_who_look_back(game: str) -> None:
    at = two_people(game, 2 if game == "horror" else 4)
    dice, match = random.Random(5), at.match
    assert match is not None
    for _ in range(25):
        seat, ask = next(iter(match.asks.items()))
        match.answer(seat, [each.id for each in dice.sample(ask.options, max(ask.least, 1))])
    shown = msgspec.to_builtins(at.game.open_view(match.state))
    hidden = msgspec.to_builtins(at.game.view(match.state, None))
    if game == "ritual":
        assert all(each["card"] for each in shown["holders"])
        assert not all(each["card"] for each in hidden["holders"])
    elif game == "fate":
        assert all(
            card["spell"] or card["back"] == "gate" for one in shown["players"] for card in one["hand"]
        )
    else:
        hands = [
            [card for card in each["cards"] if card["zone"].startswith("hand")] for each in (shown, hidden)
        ]
        assert len(hands[0]) > len(hands[1])


async def test_nobody_sees_all_cards_before_the_end(tmp_path: Path) -> None:
    at = two_people()
    request = SimpleNamespace(query_params={"seat": "open"})
    context = cast(Context, SimpleNamespace(session=HOST, request=request))
    with pytest.raises(Refusal):
        _reader(context, at)
    play_to_the_end(at)
    assert _reader(context, at) == "open"
