"""One person in several seats of a table, where the game allows it: real sockets, then tiny tables."""

from typing import Any

import pytest

from miskatonic.core.ids import ids_in
from miskatonic.core.rng import Rng
from miskatonic.core.trial import random_answer
from miskatonic.server import entries as kept
from miskatonic.server import protocol as sent
from miskatonic.server.commands import Denied, reclaim
from miskatonic.server.present import Sent, info, progress, whole
from miskatonic.server.table import Table
from tests.server import tables
from tests.server.conftest import ServerProcess
from tests.server.player import Player, Refused
from tests.server.tables import GUEST, HOST, do, looked_back


async def opened(player: Player, *chairs: str, game: str = "horror") -> dict[str, object]:
    """Open a table with these chairs; return the answer."""
    wish = {"game": game, "name": "Anna", "chairs": chairs, "options": {"seats": len(chairs)}}
    answer = await player.http.post("/api/tables", json=wish)
    return {"status": answer.status_code, **answer.json()}


def seats(player: Player) -> list[int | None]:
    """Return through whose eyes the last message was."""
    return [chair["seat"] for chair in player.state["chairs"]]


@pytest.mark.anyio
async def test_whoever_opens_a_table_says_for_each_seat_who_takes_it(server: ServerProcess) -> None:
    async with Player(server.address) as anna:
        table = await opened(anna, "me", "simple", "me", "open")
        links = table["links"]
        assert isinstance(links, list)
        assert [each["seat"] for each in links] == [0, 2]
        assert len({each["reclaim"] for each in links}) == 2
        await anna.join(str(table["id"]))
        found = [(each["kind"], each["bot"], each["mine"]) for each in anna.table["seats"]]
        assert found == [
            ("person", "", True),
            ("bot", "simple", False),
            ("person", "", True),
            ("open", "", False),
        ]
        assert [anna.table["seats"][seat]["name"] for seat in (0, 2)] == ["Anna", "Anna (2)"]
        assert seats(anna) == [0, 2]


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("chairs", "reason"),
    [
        (("me", "nobody"), "denied-no-bot"),
        (("me", "open", "random"), "denied-chairs"),
    ],
)
async def test_chairs_that_do_not_fit_are_refused(
    server: ServerProcess, chairs: tuple[str, ...], reason: str
) -> None:
    async with Player(server.address) as anna:
        wish = {"game": "horror", "name": "Anna", "chairs": chairs, "options": {"seats": 2}}
        answer = await anna.http.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()["reason"]["id"]) == (409, reason)


@pytest.mark.anyio
async def test_games_with_secrets_between_seats_give_a_person_one(server: ServerProcess) -> None:
    async with Player(server.address) as anna:
        refused = await opened(anna, "me", "me", "open", game="ritual")
        assert refused["status"] == 409
        assert refused["reason"] == {"type": "text", "id": "denied-already-seated", "args": {}}


@pytest.mark.anyio
async def test_a_person_sees_and_answers_from_each_of_the_own_seats_and_no_other(
    server: ServerProcess,
) -> None:
    async with Player(server.address) as anna, Player(server.address) as bert, Player(server.address) as eve:
        table = str((await opened(anna, "me", "open", "me"))["id"])
        for each in (anna, bert, eve):
            await each.join(table)
        await bert.send("sit", seat=1, name="Bert")
        await anna.send("start")
        await anna.until(lambda: anna.table["status"] == "playing")
        await bert.until(lambda: bert.table["status"] == "playing")
        assert seats(anna) == [0, 2]
        assert all(chair["ask"] is not None for chair in anna.state["chairs"])
        await anna.send("answer", seat=0, number=anna.table["number"], choice=["seat:2"])
        with pytest.raises(Refused, match="denied-not-your-seat"):
            await anna.send("answer", seat=1, number=anna.table["number"], choice=["seat:2"])
        await bert.send("answer", seat=1, number=bert.table["number"], choice=["seat:2"])
        for seat in (2, 0):
            await anna.until(lambda seat=seat: [each["seat"] for each in anna.table["waiting"]] == [seat])
            await anna.send("answer", seat=seat, number=anna.table["number"], choice=[])
        for each in (anna, bert, eve):
            await each.until(lambda each=each: each.table["number"] == 5)
        assert (seats(bert), seats(eve)) == ([1], [None])
        assert in_hands(bert.chair) == {"hand:1"}
        assert [in_hands(chair) for chair in anna.state["chairs"]] == [{"hand:0"}, {"hand:2"}]
        assert in_hands(eve.chair) == set()


def in_hands(chair: dict[str, Any]) -> set[str]:
    """Return whose hands can be seen from a chair."""
    return {card["zone"] for card in chair["view"]["cards"] if card["zone"].startswith("hand:")}


@pytest.mark.anyio
async def test_each_seat_can_be_reclaimed_by_its_own_link(server: ServerProcess) -> None:
    async with Player(server.address) as anna, Player(server.address) as phone:
        table = await opened(anna, "me", "me")
        links = table["links"]
        assert isinstance(links, list)
        for each in reversed(links):
            path = f"/api/tables/{table['id']}/reclaim"
            answer = await phone.http.post(path, json={"token": each["reclaim"]})
            assert answer.json()["seat"] == each["seat"]
        await phone.join(str(table["id"]))
        assert seats(phone) == [0, 1]
        await anna.join(str(table["id"]))
        assert seats(anna) == [None]


@pytest.mark.anyio
async def test_a_rematch_keeps_a_persons_seats(server: ServerProcess) -> None:
    async with Player(server.address) as anna:
        await anna.join(str((await opened(anna, "me", "random", "me"))["id"]))
        await anna.send("start")
        await anna.send("vote-end", seat=0, agree=True)
        await anna.until(lambda: anna.table["status"] == "closed")
        await anna.send("rematch")
        await anna.until(lambda: anna.table["rematch"] != "")
        again = anna.table["rematch"]
        await anna.leave()
        await anna.join(again)
        assert seats(anna) == [0, 2]


@pytest.mark.anyio
async def test_a_rematch_gives_a_link_for_each_of_a_persons_seats(server: ServerProcess) -> None:
    async with Player(server.address) as anna, Player(server.address) as phone:
        await anna.join(str((await opened(anna, "me", "random", "me"))["id"]))
        await anna.send("start")
        await anna.send("vote-end", seat=0, agree=True)
        await anna.until(lambda: anna.table["status"] == "closed")
        done = await anna.send("rematch")
        assert [each["seat"] for each in done["links"]] == [0, 2]
        path = f"/api/tables/{anna.table['rematch']}/reclaim"
        for each in done["links"]:
            answer = await phone.http.post(path, json={"token": each["reclaim"]})
            assert answer.json()["seat"] == each["seat"]


# Tiny tables


def table(seats: int = 3) -> Table:
    """A table of Horror that gathers people; its host sits in seats 0 and 1, a guest in seat 2."""
    at = tables.table("horror", {"seats": seats})
    for seat in range(seats):
        session, name = (GUEST, "Bert") if seat == 2 else (HOST, "Anna")
        do(at, session, sent.Sit(id=str(seat), seat=seat, name=name))
    do(at, HOST, sent.Start(id="start"))
    return at


def answer(at: Table, seat: int, choice: str) -> None:
    assert at.match is not None
    session = GUEST if seat == 2 else HOST
    do(at, session, sent.Answer(id="x", seat=seat, number=at.match.number, choice=(choice,)))


def test_sitting_down_twice_under_the_same_name_adds_a_number() -> None:
    assert table().names() == {0: "Anna", 1: "Anna (2)", 2: "Bert"}


def test_somebody_else_may_not_take_a_name_that_is_taken() -> None:
    at = table()
    do(at, HOST, sent.Leave(id="l", seat=1))
    with pytest.raises(Denied, match="denied-seat-kept"):
        do(at, GUEST, sent.Sit(id="s", seat=1, name="Anna"))


def test_what_all_decide_together_a_person_answers_once_for_all_the_own_seats() -> None:
    at = table()
    answer(at, 0, "seat:0")
    assert at.match is not None
    assert (at.match.answers, list(at.match.asks)) == (2, [2])


def test_what_my_other_seat_answered_since_does_not_stand_in_the_way_of_undo() -> None:
    at = table()
    answer(at, 0, "seat:0")
    do(at, HOST, sent.AskUndo(id="u", seat=0))
    assert at.match is not None
    assert (at.match.answers, at.undo) == (0, None)


@pytest.mark.parametrize("seat", [0, 1])
def test_one_may_look_back_to_before_an_undo_of_what_was_answered_for_all_the_own_seats(seat: int) -> None:
    at = table()
    answer(at, 0, "seat:0")
    do(at, HOST, sent.AskUndo(id="u", seat=seat))
    assert at.match is not None
    assert looked_back(at, 0, at.match.number).moves == 3


def test_nobody_is_asked_about_an_undo_where_one_person_plays_everybody() -> None:
    at = table(seats=2)
    answer(at, 0, "seat:0")
    assert at.match is not None
    seat = next(iter(at.match.asks))
    do(at, HOST, sent.Answer(id="x", seat=seat, number=at.match.number, choice=()))
    do(at, HOST, sent.AskUndo(id="u", seat=seat))
    told = [line.text.id for line in at.logs[0]]
    assert (at.match.answers, told[-1], "table-undo-asked" in told) == (2, "undone-by-consent", False)


def test_everybody_is_told_whom_each_seat_plays() -> None:
    at = table()
    seats = info(at, HOST, frozenset(), progress(at, {})).seats
    played = [each.character.args["en"] for each in seats if each.character]
    assert played == ["Daniela", "Joe", "Trish"]


def test_somebody_elses_answer_since_asks_them_and_only_them() -> None:
    at = table()
    answer(at, 0, "seat:0")
    answer(at, 2, "seat:0")
    do(at, HOST, sent.AskUndo(id="u", seat=0))
    assert at.undo_missing() == [2]
    do(at, GUEST, sent.VoteUndo(id="v", seat=2, agree=True))
    assert at.match is not None
    assert at.match.answers == 0


def test_one_vote_of_a_person_counts_for_all_the_own_seats() -> None:
    at = table()
    answer(at, 2, "seat:0")
    answer(at, 0, "seat:0")
    do(at, GUEST, sent.AskUndo(id="u", seat=2))
    assert at.undo_missing() == [0, 1]
    do(at, HOST, sent.VoteUndo(id="v", seat=1, agree=True))
    assert at.match is not None
    assert at.match.answers == 0


def test_the_match_ends_when_every_person_wants_it_whichever_seat_says_so() -> None:
    at = table()
    do(at, HOST, sent.VoteEnd(id="e", seat=1, agree=True))
    assert at.end_votes == {0, 1}
    do(at, GUEST, sent.VoteEnd(id="f", seat=2, agree=True))
    assert at.status == "closed"


def test_a_bot_takes_over_the_one_seat_that_was_left() -> None:
    at = table()
    do(at, HOST, sent.Leave(id="l", seat=1))
    assert [chair.kind for chair in at.chairs] == ["person", "bot", "person"]
    assert at.seats_of(HOST) == (0,)
    do(at, HOST, sent.Sit(id="b", seat=1, name="Anna (2)"))
    assert at.seats_of(HOST) == (0, 1)


def test_a_link_gives_one_seat_and_leaves_the_others() -> None:
    at = table()
    token = do(at, HOST, sent.RenewLink(id="r", seat=1))
    seat, decision = reclaim(at, GUEST, token, 1000)
    for entry in decision.entries:
        at.apply(at.seq + 1, entry)
    assert (seat, at.seats_of(GUEST), at.seats_of(HOST)) == (1, (1, 2), (0,))


def committing() -> Table:
    """Return a match of two investigators of the host's, one of whom is asked for cards and may wait."""
    for chance in range(50):
        at = tables.table("horror", {"seats": 2})
        for seat in (0, 1):
            do(at, HOST, sent.Sit(id=f"{seat}", seat=seat, name="Anna"))
        do(at, HOST, sent.Start(id="s"))
        dice = Rng.seeded(chance)
        for seq in range(at.seq + 1, at.seq + 200):
            assert at.match is not None
            if any(each.id == "wait" for ask in at.match.asks.values() for each in ask.options):
                return at
            if not at.match.asks:
                break
            seat, choice = random_answer(at.match.asks, dice)
            at.apply(seq, kept.Answered(at=2, seat=seat, choice=ids_in(choice)))
    raise AssertionError("nobody may ever wait")


def test_nobody_is_shown_that_he_may_wait_for_himself() -> None:
    at = committing()
    assert at.match is not None
    [seat] = at.match.asks
    shown = [each.ask for each in whole(at, HOST, frozenset(), 1, Sent()).chairs if each.seat == seat]
    assert [each.id for ask in shown if ask for each in ask.options if each.id == "wait"] == []
    at.apply(at.seq + 1, kept.Sat(at=3, seat=1 - seat, name="Ben", session=GUEST, token=""))
    shown = [each.ask for each in whole(at, HOST, frozenset(), 1, Sent()).chairs]
    assert [each.id for ask in shown if ask for each in ask.options if each.id == "wait"] == ["wait"]
