"""Hidden deck lists: nobody is sent what is on the list of another seat before the match is over."""

from typing import Any

import msgspec
import pytest

from miskatonic.core.ids import ids_in
from miskatonic.core.rng import Rng
from miskatonic.core.trial import random_answer
from miskatonic.games.horror.cards.starters import STARTERS
from miskatonic.server import entries as kept
from miskatonic.server import protocol as sent
from miskatonic.server.present import Sent, whole
from miskatonic.server.table import Table
from tests.server import tables
from tests.server.conftest import ServerProcess
from tests.server.player import Player
from tests.server.tables import GUEST, HOST, do, looked_back

DANIELA, JOE, *_ = STARTERS
BOTTLE, DOROTHY = "12086", "12030"
"""Two cards of which Joe's deck has one."""
STRANGER = "e" * 64


def joe_with(card: str) -> dict[str, Any]:
    """Return Joe's deck with this card, all others and their order being the same."""
    codes = [card, *JOE.cards[1:]]
    cards = {code: codes.count(code) for code in dict.fromkeys(codes)}
    return {"investigator": JOE.investigator, "cards": cards, "name": "Sleuth"}


def gathered(card: str, *, hidden: bool = True) -> Table:
    """A table that its host sits at as Daniela, and a guest as Joe with this card in his deck."""
    decks = (DANIELA.investigator, JOE.investigator)
    at = tables.table("horror", {"seats": 2, "decks": decks, "hidden_decks": hidden})
    do(at, HOST, sent.Sit(id="1", seat=0, name="Anna"))
    do(at, GUEST, sent.Sit(id="2", seat=1, name="Bert"))
    do(at, GUEST, sent.Bring(id="3", seat=1, field="decks", value=joe_with(card)))
    return at


def told(at: Table, session: str) -> bytes:
    """Return all that somebody who comes to the table now is sent."""
    return msgspec.json.encode(whole(at, session, frozenset([session]), 9, Sent()))


def decks(at: Table, session: str) -> list[Any]:
    return list(whole(at, session, frozenset(), 9, Sent()).table.options["decks"])


def test_usually_everybody_is_sent_every_list() -> None:
    at = gathered(BOTTLE, hidden=False)
    for session in (HOST, GUEST, STRANGER):
        assert decks(at, session) == [DANIELA.investigator, joe_with(BOTTLE)]


def test_before_the_match_only_its_owner_is_sent_a_hidden_list() -> None:
    at = gathered(BOTTLE)
    assert decks(at, GUEST) == [DANIELA.investigator, joe_with(BOTTLE)]
    for session in (HOST, STRANGER):
        assert decks(at, session) == [DANIELA.investigator, JOE.investigator]
        assert told(at, session) == told(gathered(DOROTHY), session)


def test_whoever_leaves_takes_a_hidden_list_along() -> None:
    at = gathered(BOTTLE)
    do(at, GUEST, sent.Leave(id="4", seat=1))
    do(at, HOST, sent.Sit(id="5", seat=1, name="Anna"))
    assert decks(at, HOST) == [DANIELA.investigator, JOE.investigator]


def test_whoever_is_sent_away_keeps_a_hidden_list_to_himself() -> None:
    at = gathered(BOTTLE)
    do(at, HOST, sent.Kick(id="4", seat=1, reason="spam"))
    do(at, HOST, sent.Sit(id="5", seat=1, name="Anna"))
    assert decks(at, HOST) == [DANIELA.investigator, JOE.investigator]


def test_an_open_list_stays_at_the_seat() -> None:
    at = gathered(BOTTLE, hidden=False)
    do(at, GUEST, sent.Leave(id="4", seat=1))
    assert decks(at, HOST) == [DANIELA.investigator, joe_with(BOTTLE)]


def test_had_the_list_been_another_others_would_be_sent_the_same() -> None:
    """Of two matches that differ in one card of Joe's deck, as long as it is in the deck."""
    both = gathered(BOTTLE), gathered(DOROTHY)
    for at in both:
        do(at, HOST, sent.Start(id="s"))
    dice, moves = Rng.seeded(2), 0
    while lies_in_the_deck(both[0], BOTTLE) and moves < 60:
        for session in (HOST, STRANGER):
            assert told(both[0], session) == told(both[1], session)
        assert BOTTLE.encode() in told(both[0], GUEST)
        for reader in (0, None) if moves % 10 == 0 else ():
            first, second = (looked_back(at, reader, moves) for at in both)
            assert msgspec.json.encode(first) == msgspec.json.encode(second)
        match = both[0].match
        assert match is not None
        seat, choice = random_answer(match.asks, dice)
        moves += 1
        for at in both:
            at.apply(at.seq + 1, kept.Answered(at=1, seat=seat, choice=ids_in(choice)))
    assert moves > 20


def lies_in_the_deck(at: Table, code: str) -> bool:
    assert at.match is not None
    state: Any = at.match.state
    return bool(at.status == "playing" and [c for c in state.cards if (c.code, c.zone) == (code, "deck:1")])


@pytest.mark.anyio
async def test_over_sockets_a_list_shows_when_the_match_is_over(server: ServerProcess) -> None:
    async with (
        Player(server.address) as anna,
        Player(server.address) as bert,
        Player(server.address) as eve,
    ):
        options = {"seats": 2, "decks": [DANIELA.investigator, JOE.investigator], "hidden_decks": True}
        wish = {"game": "horror", "name": "Anna", "options": options}
        id = str((await anna.http.post("/api/tables", json=wish)).json()["id"])
        for each in (anna, bert, eve):
            await each.join(id)
        await bert.send("sit", seat=1, name="Bert")
        await bert.send("bring", seat=1, field="decks", value=joe_with(BOTTLE))
        await anna.send("start")
        await anna.until(lambda: anna.table["status"] == "playing")
        assert bert.table["options"]["decks"][1] == joe_with(BOTTLE)
        for each in (anna, eve):
            assert each.table["options"]["decks"][1] == JOE.investigator
        assert (await anna.http.get(f"/api/tables/{id}/record")).status_code == 409
        for seat, each in enumerate((anna, bert)):
            await each.send("vote-end", seat=seat, agree=True)
        await anna.until(lambda: anna.table["status"] == "closed")
        assert anna.table["options"]["decks"][1] == joe_with(BOTTLE)
        record = (await anna.http.get(f"/api/tables/{id}/record")).json()
        assert record["options"]["decks"][1] == joe_with(BOTTLE)
