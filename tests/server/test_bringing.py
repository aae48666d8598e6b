"""What people bring to their own seats before a match begins: tiny tables, then real sockets."""

from typing import Any

import pytest

from miskatonic.games.horror.cards.starters import STARTERS
from miskatonic.server import protocol as sent
from miskatonic.server.commands import Denied
from miskatonic.server.table import Table
from tests.server import tables
from tests.server.conftest import ServerProcess
from tests.server.player import Player, Refused
from tests.server.tables import GUEST, HOST, do

DANIELA, JOE, TRISH, DEXTER, ISABELLE = (deck.investigator for deck in STARTERS)


def starter(code: str, **changed: Any) -> dict[str, Any]:
    """A starter deck, as somebody would bring it."""
    deck = next(each for each in STARTERS if each.investigator == code)
    cards = {card: deck.cards.count(card) for card in deck.cards}
    return {"investigator": code, "cards": cards, "name": "Mine"} | changed


def table(game: str = "horror", **options: Any) -> Table:
    """A table that gathers people: its host in seat 0, a guest in seat 1."""
    at = tables.table(game, options or {"seats": 2, "decks": (DANIELA, JOE)})
    do(at, HOST, sent.Sit(id="1", seat=0, name="Anna"))
    do(at, GUEST, sent.Sit(id="2", seat=1, name="Bert"))
    return at


def bring(at: Table, value: Any, *, session: str = GUEST, seat: int = 1, field: str = "decks") -> None:
    do(at, session, sent.Bring(id="b", seat=seat, field=field, value=value))


def refusal(at: Table, value: Any, **how: Any) -> tuple[str, str]:
    """Return why something cannot be brought, and the clause that says so."""
    before = at.seq, at.options
    with pytest.raises(Denied) as denied:
        bring(at, value, **how)
    assert (at.seq, at.options) == before
    return denied.value.reason.id, denied.value.clause


def investigators(at: Table) -> list[str]:
    """Return who investigates in each seat of the match."""
    do(at, HOST, sent.Start(id="s"))
    assert at.match is not None
    state: Any = at.match.state
    return [state.cards[person.card].code for person in state.people]


def test_a_guest_plays_the_investigator_he_chose_and_the_host_the_own() -> None:
    at = table()
    bring(at, TRISH)
    assert investigators(at) == [DANIELA, TRISH]


def test_a_guest_plays_the_deck_he_brought() -> None:
    at = table()
    bring(at, starter(DEXTER))
    assert investigators(at) == [DANIELA, DEXTER]
    assert at.match is not None
    options: Any = at.match.options
    assert options.decks[1].name == "Mine"


def test_what_was_brought_may_be_changed_again() -> None:
    at = table()
    bring(at, TRISH)
    bring(at, JOE)
    assert investigators(at) == [DANIELA, JOE]


def test_without_decks_in_the_options_there_are_some_to_change() -> None:
    at = table(seats=2)
    bring(at, ISABELLE)
    assert investigators(at)[1] == ISABELLE


def test_nobody_takes_an_investigator_whom_somebody_else_plays() -> None:
    assert refusal(table(), DANIELA) == ("refused-same-investigator", "deckbuilding.2")


def test_a_deck_against_the_rules_is_refused_with_the_clause() -> None:
    deck = starter(DEXTER)
    deck["cards"] = dict(list(deck["cards"].items())[1:])
    reason, clause = refusal(table(), deck)
    assert (reason, clause.partition(".")[0]) == ("bad-deck", "deckbuilding")


@pytest.mark.parametrize(
    "value",
    [None, 7, "", [], {}, {"investigator": DEXTER}, [DEXTER], starter(DEXTER, name="x" * 61)],
)
def test_what_is_no_deck_is_refused(value: Any) -> None:
    assert refusal(table(), value)[0].startswith("bad-deck")


def test_another_seat_is_nobody_s_to_change_not_even_the_host_s() -> None:
    assert refusal(table(), TRISH, session=HOST)[0] == "denied-not-your-seat"


def test_once_the_match_has_begun_everything_stays() -> None:
    at = table()
    do(at, HOST, sent.Start(id="s"))
    assert refusal(at, TRISH)[0] == "denied-started"


@pytest.mark.parametrize(("game", "field"), [("horror", "difficulty"), ("horror", "self"), ("fate", "decks")])
def test_options_of_the_whole_table_are_no_seat_s(game: str, field: str) -> None:
    assert refusal(table(game, seats=2), "hard", field=field)[0] == "denied-no-field"


# Over real sockets


async def opened(anna: Player, bert: Player) -> str:
    """Let Anna open a table of two and Bert take the other seat; return its id."""
    wish = {"game": "horror", "name": "Anna", "options": {"seats": 2, "decks": [DANIELA, JOE]}}
    id = str((await anna.http.post("/api/tables", json=wish)).json()["id"])
    for each in (anna, bert):
        await each.join(id)
    await bert.send("sit", seat=1, name="Bert")
    return id


@pytest.mark.anyio
async def test_everybody_at_the_table_sees_what_was_brought(server: ServerProcess) -> None:
    async with Player(server.address) as anna, Player(server.address) as bert:
        await opened(anna, bert)
        await bert.send("bring", seat=1, field="decks", value=starter(DEXTER))
        await anna.until(lambda: anna.table["options"]["decks"][1] != JOE)
        assert anna.table["options"]["decks"] == [DANIELA, starter(DEXTER)]


@pytest.mark.anyio
async def test_what_is_refused_says_why_and_changes_nothing(server: ServerProcess) -> None:
    async with Player(server.address) as anna, Player(server.address) as bert:
        await opened(anna, bert)
        with pytest.raises(Refused, match="refused-same-investigator"):
            await bert.send("bring", seat=1, field="decks", value=DANIELA)
        assert bert.table["options"]["decks"] == [DANIELA, JOE]


@pytest.mark.anyio
async def test_a_rematch_is_played_with_what_was_brought(server: ServerProcess) -> None:
    async with Player(server.address) as anna, Player(server.address) as bert:
        await opened(anna, bert)
        await bert.send("bring", seat=1, field="decks", value=TRISH)
        await anna.send("start")
        for seat, each in enumerate((anna, bert)):
            await each.send("vote-end", seat=seat, agree=True)
        await anna.until(lambda: anna.table["status"] == "closed")
        await anna.send("rematch")
        await anna.until(lambda: anna.table["rematch"] != "")
        again = anna.table["rematch"]
        await anna.leave()
        await anna.join(again)
        assert anna.table["options"]["decks"] == [DANIELA, TRISH]
