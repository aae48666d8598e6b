"""Nobody is ever told what he may not know: whole games over real sockets, and positions with other cards."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from miskatonic.core.rng import Rng
from miskatonic.server import entries as kept
from miskatonic.server import protocol as sent
from miskatonic.server.commands import Denied, decide
from miskatonic.server.present import Sent, updates, whole
from miskatonic.server.table import Table
from tests.server import knowledge, knowledge_cultists, knowledge_fate, knowledge_horror, tables
from tests.server.conftest import ServerProcess
from tests.server.evening import Evening, play_many

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"event": "trapezohedron", "doom": True},
    {"confession": True, "old_one": "hastur"},
    {"scholar": "student", "zealot": "professor", "old_one": "mystery", "variant": "competitive"},
    {"event": "trapezohedron", "confession": True, "old_one": "yog-sothoth", "talk_filter": False},
    {"old_one": "nyarlathotep", "zealot": "professor", "doom": True, "start": 0},
)


def ritual(number: int) -> dict[str, Any]:
    """Return the options of a game of Ritual: every number of seats, with all that may be agreed on."""
    return {"seats": 3 + number % 5, **OPTIONS[number % len(OPTIONS)]}


def fate(number: int) -> dict[str, Any]:
    """Return the options of a game of Fate."""
    return {"seats": 2 + number % 3, "library_keeps": number % 2 == 1}


def cultists(number: int) -> dict[str, Any]:
    """Return the options of a game of Cultists: every number of seats, with each special role and without."""
    seats, yes = 4 + number % 5, "yes" if number % 3 else "no"
    return {"seats": seats, "seer": yes, "firestarter": yes if seats > 6 else "no"}


def horror(number: int) -> dict[str, Any]:
    """Return the options of a game of Horror: each scenario of the campaign in turn, with starter decks."""
    scenario = ("spreading_flames", "smoke_and_mirrors", "queen_of_ash")[number % 3]
    windows = ("useful", "every", "few")[(number // 3 + number) % 3]
    return {"seats": 3 + number % 2, "scenario": scenario, "windows": windows}


RITUAL = Evening("ritual", knowledge.Knowledge, ritual)
FATE = Evening("fate", knowledge_fate.Knowledge, fate, people=2)
CULTISTS = Evening("cultists", knowledge_cultists.Knowledge, cultists)
HORROR = Evening("horror", knowledge_horror.Knowledge, horror, people=2, several=True)
soak = pytest.mark.soak


@pytest.mark.anyio
@pytest.mark.long
@pytest.mark.parametrize(
    ("evening", "games"),
    [
        pytest.param(RITUAL, 35, id="ritual"),
        pytest.param(FATE, 1, id="fate"),
        pytest.param(CULTISTS, 7, id="cultists"),
        pytest.param(HORROR, 3, id="horror"),
        pytest.param(RITUAL, 3000, id="ritual-long", marks=soak),
        pytest.param(FATE, 350, id="fate-long", marks=soak),
        pytest.param(CULTISTS, 350, id="cultists-long", marks=soak),
        pytest.param(HORROR, 140, id="horror-long", marks=soak),
    ],
)
async def test_nobody_receives_what_he_may_not_know(
    server: ServerProcess, evening: Evening, games: int
) -> None:
    await play_many(server, evening, games)


# Had the hidden cards been others


def seated_table(evening: Evening, number: int) -> Table:
    """A table where everybody is a person; the session of seat n is n repeated."""
    table = tables.table(evening.game, evening.options(number), seed=f"{number:x}", host=session(0))
    for seat in table.seats:
        sat = kept.Sat(at=1, seat=seat, name=f"Person {seat}", session=session(seat), token="t" * 64)
        table.apply(table.seq + 1, sat)
    table.apply(table.seq + 1, kept.Started(at=1))
    return table


def session(seat: int) -> str:
    """Return the hash of a seat's session."""
    return str(seat) * 64


CHOICES: tuple[tuple[str, ...], ...] = (
    *((), ("take",), ("pass",), ("remove",), ("seat:0",), ("seat:9",), ("take", "take"), ("",)),
    *(("god:3",), ("cast:7",), ("ready:31",), ("rival:1",)),
    *(("confirm",), ("claim",), ("burn:RED",), ("dead:1",), ("fill:sabotage",), ("report",), ("figure:2",)),
)


def tries(table: Table, seat: int) -> Iterator[sent.AnyCommand]:
    """Yield commands of which most are refused, and all are whenever the seat is not asked."""
    assert table.match is not None
    number = table.match.number
    for choice in CHOICES:
        yield sent.Answer(id="a", seat=seat, number=number, choice=choice)
        yield sent.Answer(id="b", seat=(seat + 1) % 3, number=number, choice=choice)
    yield sent.Answer(id="c", seat=seat, number=number + 1, choice=("take",))
    yield sent.Say(id="d", seat=seat, text="the mask is red, isn't it")
    yield sent.Say(id="e", seat=seat, phrase="phrase-nonsense")
    yield sent.AskUndo(id="f", seat=seat)
    yield sent.VoteUndo(id="g", seat=seat, agree=True)
    yield sent.Sit(id="h", seat=1, name="Somebody")
    yield sent.PlaceBot(id="i", seat=1, bot="random")
    yield sent.Start(id="j")


def all_that_is_told(table: Table, seat: int, seen: Any = None) -> list[bytes]:
    """Return every byte the seat can get out of the server in this position, short of going on.

    `seen`: its view of an earlier position, of which it is told only what is different now.
    """
    own = session(seat)
    here = frozenset([own])
    after = Sent({seat: 3}, 0, (table.arranged, here), (seat,))
    views: dict[int | None, Any] = {} if seen is None else {seat: seen}
    clients = [(own, Sent({seat: 3})), (own, after), (own, Sent({seat: 3}, views=views))]
    got = [whole(table, own, here, 9, Sent()), *updates(table, clients, here, 9)]
    told = [msgspec.json.encode(each) for each in got]
    for command in tries(table, seat):
        try:
            decide(table, own, command, 9)
        except Denied as denied:
            told.append(msgspec.json.encode(sent.Refused(command.id, denied.reason, denied.clause)))
        else:
            told.append(b"allowed")
    return told


def compare_with_other_cards(table: Table, dice: Rng, seen: dict[int, Any]) -> None:
    """Hold what each seat is told against what it would be told if the cards it cannot see were others.

    What each has seen is noted for the next time.
    """
    assert table.match is not None
    real = table.match.state
    for seat in table.seats:
        told = all_that_is_told(table, seat, seen.get(seat))
        table.match.state = table.game.sample(real, seat, dice)
        other = all_that_is_told(table, seat, seen.get(seat))
        table.match.state = real
        assert told == other
        seen[seat] = table.game.view(real, seat)


@pytest.mark.long
@pytest.mark.parametrize(
    ("evening", "games", "every"),
    [
        pytest.param(RITUAL, 30, 4, id="ritual"),
        pytest.param(FATE, 3, 15, id="fate"),
        pytest.param(CULTISTS, 5, 10, id="cultists"),
        pytest.param(RITUAL, 1000, 4, id="ritual-long", marks=soak),
        pytest.param(FATE, 60, 4, id="fate-long", marks=soak),
        pytest.param(CULTISTS, 60, 4, id="cultists-long", marks=soak),
    ],
)
def test_other_hidden_cards_would_leave_every_byte_the_same(evening: Evening, games: int, every: int) -> None:
    for number in range(games):
        table, dice = seated_table(evening, number), Rng.seeded(number)
        assert table.match is not None
        seen: dict[int, Any] = {}
        while table.status == "playing":
            compare_with_other_cards(table, dice, seen)
            for _ in range(every):
                asks = table.match.asks
                if asks:
                    seat, ask = next(iter(asks.items()))
                    option = ask.options[dice.below(len(ask.options))].id
                    answered = kept.Answered(at=1, seat=seat, choice=(option,))
                    table.apply(table.seq + 1, answered)
