"""Nobody notices a sealed answer before all are in: not in what is sent, nor in whether anything is sent.

Fate's players choose their gods at the same time and in secret; that is the ask all of this is about.
"""

import re
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from miskatonic import games
from miskatonic.core.record import encode
from miskatonic.server import entries as kept
from miskatonic.server import protocol as sent
from miskatonic.server.commands import Denied, answer_for_bot
from miskatonic.server.present import Sent, has_news, index, updates, whole
from miskatonic.server.seats import hashed
from miskatonic.server.stores.sqlite import SqliteStore
from miskatonic.server.table import Table
from tests.server import tables
from tests.server.conftest import ServerProcess
from tests.server.player import Player, Refused
from tests.server.tables import GUEST, HOST, do, looked_back

THIRD, WATCHER = "t" * 64, "w" * 64
PEOPLE = (HOST, GUEST, THIRD)
EVERYBODY = frozenset((*PEOPLE, WATCHER))


def created(host: str, seats: int = 3, seed: int = 3) -> kept.Created:
    options = msgspec.to_builtins(games.get("fate").options(seats=seats))
    return tables.created("fate", options, host=host, seed=f"{seed:x}")


def table() -> Table:
    """Three people are about to choose their gods."""
    at = Table("abcdefghjk", created(HOST))
    for seat, (session, name) in enumerate(zip(PEOPLE, ("Anna", "Bert", "Cleo"), strict=True)):
        do(at, session, sent.Sit(id="sit", seat=seat, name=name))
    do(at, HOST, sent.Start(id="start"))
    return at


def choose(at: Table, seat: int, place: int = 0, now: int = 1000) -> str:
    """Let the seat choose one of its two gods; return which."""
    assert at.match is not None
    god = gods(at, seat)[place]
    answer = sent.Answer(id=f"{seat}-{at.seq}", seat=seat, number=0, choice=(god,))
    do(at, PEOPLE[seat], answer, now)
    return god


def gods(at: Table, seat: int) -> list[str]:
    assert at.match is not None
    return [f"god:{god}" for god in at.match.state.dealt[seat]]


def seen(at: Table, session: str) -> bytes:
    """Return all that a client who comes now is told, and how an earlier position is shown."""
    readers: Sequence[int | None] = at.seats_of(session) or [None]
    told = whole(at, session, EVERYBODY, 5000, Sent())
    return msgspec.json.encode((told, [looked_back(at, reader, 99) for reader in readers]))


# What is told


@pytest.mark.parametrize("session", [THIRD, WATCHER], ids=["a player", "a spectator"])
@pytest.mark.parametrize("answers", [[0], [1], [0, 0], [1, 0, 1], [0, 1, 0, 0]])
def test_whoever_looks_sees_nothing_of_others_sealed_answers(session: str, answers: list[int]) -> None:
    at = table()
    before = seen(at, session)
    for turn, seat in enumerate(answers):
        choose(at, seat, turn % 2, now=2000 + turn)
    assert seen(at, session) == before


def test_a_seat_sees_its_own_sealed_answer_and_the_ask_until_all_are_in() -> None:
    at = table()
    god = choose(at, 0)
    [chair] = whole(at, HOST, EVERYBODY, 5000, Sent()).chairs
    assert (chair.given, chair.ask and chair.ask.kind) == ((god,), "god")
    choose(at, 1)
    choose(at, 2)
    [chair] = whole(at, HOST, EVERYBODY, 5000, Sent()).chairs
    assert chair.given is None


def test_the_game_waits_for_all_who_choose_in_secret() -> None:
    at = table()
    choose(at, 1, now=3000)
    waits = whole(at, WATCHER, EVERYBODY, 5000, Sent()).table.waiting
    assert [(each.seat, each.since, each.sealed) for each in waits] == [
        (seat, 1000, True) for seat in range(3)
    ]


def test_a_sealed_answer_is_news_to_its_seat_alone() -> None:
    at = table()
    clients = {session: Sent() for session in EVERYBODY}
    for session, client in clients.items():
        whole(at, session, EVERYBODY, 5000, client)
    choose(at, 1)
    told = {session for session, client in clients.items() if has_news(at, session, EVERYBODY, client)}
    assert told == {GUEST}
    for again in (0, 1):
        assert len(list(updates(at, [(GUEST, clients[GUEST])], EVERYBODY, 5000))) == 1
        assert not has_news(at, GUEST, EVERYBODY, clients[GUEST])
        choose(at, 1, again)
        assert has_news(at, GUEST, EVERYBODY, clients[GUEST])


def test_a_sealed_answer_can_be_changed_until_all_are_in() -> None:
    at = table()
    choose(at, 0, 0)
    second = choose(at, 0, 1)
    choose(at, 1)
    choose(at, 2)
    assert at.match is not None
    assert f"god:{at.match.state.gods[0]}" == second
    with pytest.raises(Denied, match="refused-stale"):
        choose(at, 0, 0)


def test_an_open_question_about_undo_stays_open_under_seal() -> None:
    at = table()
    at.apply(at.seq + 1, kept.UndoAsked(at=2, seat=2))
    choose(at, 0)
    assert at.undo is not None
    choose(at, 1)
    choose(at, 2)
    assert at.undo is None


def test_lists_call_whoever_has_not_answered_and_tell_nobody_when_others_did() -> None:
    at = table()
    before = index(at)
    choose(at, 1, now=9000)
    after = index(at)
    assert after.updated == before.updated
    assert after.asked == (0, 2)


def test_records_are_the_same_whatever_the_order() -> None:
    one, other = table(), table()
    for seat in (0, 1, 2):
        choose(one, seat)
    for seat, place in ((2, 1), (1, 0), (2, 0), (0, 0)):
        choose(other, seat, place)
    assert one.match is not None
    assert other.match is not None
    assert encode(one.match.record()) == encode(other.match.record())


# Stored tables


def test_a_table_loaded_between_sealed_answers_is_the_same_for_all() -> None:
    at = table()
    choose(at, 1)
    choose(at, 1, 1)
    again = Table.load(at.id, stored(at))
    assert [seen(again, session) for session in EVERYBODY] == [seen(at, session) for session in EVERYBODY]


def test_after_a_change_of_rules_numbers_still_tell_nothing() -> None:
    plain, changed = table(), table()
    choose(plain, 1, 1, now=4000)
    for place in (0, 1, 0, 1):
        choose(changed, 1, place, now=6000)
    views = []
    for at in (plain, changed):
        old = at.checkpoint().replace(b'"rules":1', b'"rules":0')
        again = Table.load(at.id, stored(at, rules=0), old)
        assert again.match is not None
        assert again.match.sealed.keys() == {1}
        views.append((seen(again, THIRD), index(again)))
    assert views[0] == views[1]


def stored(at: Table, rules: int = 1) -> list[tuple[int, bytes]]:
    """Return the entries that lead to this table; how often seat 1 answered is all that differs."""
    sat = [
        kept.Sat(at=1000, seat=seat, name=chair.name, session=chair.session, token=chair.token)
        for seat, chair in enumerate(at.chairs)
    ]
    first, second = gods(at, 1)
    times = at.unseen[1]
    answers = [
        kept.Answered(at=7000 + turn, seat=1, choice=((first, second)[(turn + 2 - times) % 2],))
        for turn in range(times)
    ]
    head = msgspec.structs.replace(at.created, rules=rules)
    log: list[kept.AnyEntry] = [head, *sat, kept.Started(at=1000), *answers]
    return [(seq, kept.encode_entry(entry)) for seq, entry in enumerate(log, 1)]


# Bots and leavers


def test_a_bot_answers_once() -> None:
    at = with_a_bot()
    at.apply(at.seq + 1, answer_for_bot(at, 2, "random", (gods(at, 2)[0],), 0, 2000).entries[0])
    with pytest.raises(Denied, match="refused-stale"):
        answer_for_bot(at, 2, "random", (gods(at, 2)[1],), 0, 2000)


def test_a_bot_does_not_answer_for_somebody_who_has_come_back() -> None:
    at = with_a_bot()
    do(at, THIRD, sent.Sit(id="back", seat=2, name="Cleo"))
    with pytest.raises(Denied, match="refused-stale"):
        answer_for_bot(at, 2, "random", (gods(at, 2)[0],), 0, 2000)


def with_a_bot() -> Table:
    at = table()
    at.apply(at.seq + 1, kept.BotPlaced(at=2, seat=2, bot="random", why="left"))
    return at


@pytest.mark.parametrize("session", [GUEST, WATCHER], ids=["a player", "a spectator"])
def test_a_leaver_shows_nothing_but_that_he_left(session: str) -> None:
    silent, answered = table(), table()
    choose(answered, 2)
    choose(answered, 2, 1)
    for at in (silent, answered):
        do(at, THIRD, sent.Leave(id="leave", seat=2))
    assert seen(silent, session) == seen(answered, session)


def test_whoever_comes_back_finds_his_sealed_answer() -> None:
    at = table()
    god = choose(at, 2)
    do(at, THIRD, sent.Leave(id="leave", seat=2))
    do(at, THIRD, sent.Sit(id="back", seat=2, name="Cleo"))
    [chair] = whole(at, THIRD, EVERYBODY, 5000, Sent()).chairs
    assert chair.given == (god,)


# Over real sockets

ID = "abcdefghjk"
TIMES = re.compile(rb'"(now|since|until|at)":\d+')
TOKENS = re.compile(rb'"reclaim":"[^"]+"')

Script = tuple[tuple[tuple[int, int], ...], ...]
"""Who chooses which of his gods, before the first word is said, before the second, and after it."""

AT_THE_END: Script = ((), (), ((0, 0), (1, 1)))
SCRIPTS: tuple[Script, ...] = (
    (((0, 1), (0, 0)), ((0, 1), (0, 0)), ((1, 1),)),
    (((1, 1),), (), ((0, 0),)),
    (((1, 0), (1, 1)), ((1, 0), (1, 1), (1, 1)), ((0, 0),)),
)


async def evening(folder: Path, script: Script) -> tuple[list[bytes], list[bytes]]:
    """Play the choice of gods by a script; return what the third player and a spectator received.

    The third player chooses first; a bot has the fourth seat. The spectator comes again in the middle.
    """
    folder.mkdir()
    database = folder / "tables.sqlite"
    running = ServerProcess(str(database)).start()
    try:
        async with (
            Player(running.address) as host,
            Player(running.address) as guest,
            Player(running.address) as third,
            Player(running.address) as watcher,
        ):
            await lay_table(database, host)
            players = (host, guest, third)
            for seat, player in enumerate(players):
                await player.join(ID)
                await player.send("sit", id=f"sit-{seat}", seat=seat, name=f"Player {seat}")
            await host.send("place-bot", seat=3, bot="random")
            await watcher.join(ID)
            await host.send("start")
            await third.until(lambda: third.chair["ask"])
            await third.send("answer", id="mine", seat=2, number=0, choice=[option(third, 0)])
            for chosen, word in zip(script, ("first", "second", ""), strict=True):
                for seat, place in chosen:
                    await players[seat].answer(option(players[seat], place))
                if word:
                    await host.send("say", seat=0, text=word)
                    await third.until(lambda word=word: word in str(third.state["chat"]))
                    await watcher.until(lambda: watcher.state["seq"] == third.state["seq"])
                    await come_again(watcher, third)
            for reader in (third, watcher):
                await reader.until(lambda reader=reader: reader.table["number"] == 4)
            return plain(third), plain(watcher)
    finally:
        running.kill()


async def come_again(watcher: Player, other: Player) -> None:
    """Let the spectator leave and come back, each noticed by the other before the next."""
    await watcher.leave()
    await other.until(lambda: other.table["watching"] == 0)
    await watcher.join(ID)
    await other.until(lambda: other.table["watching"] == 1)


async def lay_table(database: Path, host: Player) -> None:
    """Put a table with a known seed into the database."""
    session = hashed(host.http.cookies["miskatonic_session"])
    entry = created(session, seats=4)
    store = SqliteStore(database)
    await store.open()
    await store.append(ID, 1, [kept.encode_entry(entry)], index(Table(ID, entry)))
    await store.close()


def option(player: Player, place: int) -> str:
    return str(player.chair["ask"]["options"][place]["id"])


def plain(player: Player) -> list[bytes]:
    """Return the frames without times, and without the token of the seat."""
    return [TOKENS.sub(b'"reclaim":"-"', TIMES.sub(rb'"\1":0', frame)) for frame in player.frames]


@pytest.mark.anyio
@pytest.mark.parametrize("script", SCRIPTS, ids=["many changes", "another order", "changed to the same"])
async def test_streams_are_the_same_whenever_and_however_often_others_answer(
    tmp_path: Path, script: Script
) -> None:
    reference = await evening(tmp_path / "reference", AT_THE_END)
    third, watcher = await evening(tmp_path / "other", script)
    assert third == reference[0]
    assert watcher == reference[1]


@pytest.mark.anyio
async def test_who_answers_under_seal_is_told_so_and_may_change_his_mind(server: ServerProcess) -> None:
    async with Player(server.address) as host, Player(server.address) as guest:
        id = await host.open_table(game="fate", name="Host", options={"seats": 2})
        await host.join(id)
        await guest.join(id)
        await guest.send("sit", seat=1, name="Guest")
        await host.send("start")
        for place in (0, 1):
            chosen = option(host, place)
            await host.answer(chosen)
            await host.until(lambda chosen=chosen: host.chair["given"] == [chosen])
        received = len(guest.frames)
        with pytest.raises(Refused, match="refused-no-option"):
            await host.answer("god:99")
        await guest.send("ping")
        assert all(b'"type":"done"' in frame for frame in guest.frames[received:])
        await guest.answer(option(guest, 0))
        await guest.until(lambda: guest.table["number"] == 2)
