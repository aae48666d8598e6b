"""Nobody's browser is told, or shows, the card that its owner may not see."""

import pytest

from miskatonic.core.record import Record, decode
from miskatonic.core.text import Speech, text
from miskatonic.games.ritual.cards import face
from miskatonic.games.ritual.state import Ritual
from tests.e2e.house import House, Person, by_chance
from tests.server.knowledge import Knowledge, has_seen_own

pytestmark = pytest.mark.anyio

SEAT = 0
BOARD = """() => {
    const board = document.querySelector("[data-testid=board]").cloneNode(true);
    board.querySelectorAll(".helper, .overlay").forEach((each) => each.remove());
    return board.outerHTML;
}"""
"""The board without what may name any card: what one's own can be, and the round before."""
OWN_PLACE = f"[data-testid=board] [data-thing='seat:{SEAT}']"
SPEECH = Speech("en", ["miskatonic.games.ritual"])


async def test_a_browser_is_never_told_its_owners_card(house: House) -> None:
    anna = await house.person("Anna")
    pictures, places = await play_and_look(anna)
    truth = Knowledge(await record_of(anna))
    for number, chair in anna.chairs:
        truth.check_chair(chair, number)
    unseen = [number for number in pictures if not has_seen_own(truth.states[number], SEAT)]
    assert [
        places[number] for number in unseen if "your own card is hidden from you" not in places[number]
    ] == []
    assert [
        name for number in unseen for name in own_names(truth.states[number]) if name in pictures[number]
    ] == []


async def play_and_look(person: Person) -> tuple[dict[int, str], dict[int, str]]:
    """Play a match against bots; return the board, and what is read aloud at one's own place, by position."""
    pictures, places = {}, {}
    choose = by_chance(3)
    await person.begin_alone()
    while await person.asked():
        number, _ = person.chairs[-1]
        pictures[number] = str(await person.page.evaluate(BOARD))
        places[number] = str(await person.page.get_attribute(OWN_PLACE, "aria-label"))
        await person.answer(choose)
        await person.news()
    return pictures, places


async def record_of(person: Person) -> Record:
    answer = await person.page.request.get(f"/api/tables/{person.table}/record")
    assert answer.ok
    return decode(await answer.body())


def own_names(state: Ritual) -> list[str]:
    """Return how the owner's card is called, if no other card is called the same."""
    own = face(state.hands[SEAT])
    alike = [card for card in state.deck if face(card) == own]
    return [own, SPEECH.say(text(f"card-{own}"))] if len(alike) == 1 else []
