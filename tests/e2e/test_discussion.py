"""The discussion of Cultists beside the plan: what was said, who met and checked whom, a large clock."""

from collections.abc import Iterator
from functools import cache
from operator import itemgetter
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, expect

from miskatonic.core.record import Match
from miskatonic.games.cultists.facts import Checked, Met
from miskatonic.games.cultists.state import Cultists
from tests.e2e.deals import dealing
from tests.e2e.foretold_cultists import (
    DEALS,
    GAME,
    Cast,
    Move,
    answer_of_a_bot,
    answer_of_a_person,
    place_of_card,
)
from tests.e2e.house import House, Person
from tests.e2e.pictures import take_picture
from tests.e2e.test_cultists import Finger, Player
from tests.server.conftest import ServerProcess

pytestmark = pytest.mark.anyio

ANNA = 0
THREE_MINUTES = 2
"""The place of that limit in the list of limits."""
LARGE = 28
"""How many pixels high figures are that are read across a room."""


class Company(Cast):
    """One person, and bots who reason by rules of thumb."""

    def level(self, seat: int) -> str:
        """Return how they play."""
        return "simple"


COMPANY = Company(5, frozenset())


@cache
def talk() -> tuple[int, list[Move]]:
    """Return a deal, and all answers up to the second round of a discussion with something to talk about."""
    for seed in DEALS:
        match = Match(GAME, GAME.options(seats=5, discussion="3m"), seed)
        moves: list[Move] = []
        while match.outcome is None and match.state.round < 3:
            g: Cultists = match.state
            seat, ask = min(match.asks.items(), key=itemgetter(0))
            if ask.kind == "discussion" and g.poll is not None and g.poll.turn == 2 and is_told(g):
                return seed, moves
            by_bot = seat != ANNA
            choice = answer_of_a_bot(match, seat, COMPANY) if by_bot else answer_of_a_person(g, seat, ask)
            by_bot = by_bot or GAME.answers_itself(g, seat) is not None
            moves.append(Move(match.number, seat, ask, choice, place_of_card(g, seat, ask, choice), by_bot))
            match.answer(seat, choice)
    raise AssertionError("nobody ever talks")


def is_told(g: Cultists) -> bool:
    """Say whether there is something to talk about: several claims, an encounter and a check."""
    kinds = {type(fact) for fact in g.history}
    return len(g.claims) > 2 and {Met, Checked} <= kinds


@pytest.fixture
def dealt(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that deals this game."""
    running = dealing(tmp_path / "tables.sqlite", talk()[0])
    yield running.start()
    running.stop()


async def come_to_talk(player: Player) -> Person:
    """Play until all have spoken once."""
    anna = player.person
    await anna.open_table("simple", game="cultists", discussion=THREE_MINUTES)
    await anna.start()
    for move in talk()[1]:
        if not move.by_bot:
            await player.answer(move)
            await anna.page.mouse.move(0, 0)  # who points at an option keeps its question
    await player.reach(talk()[1][-1].number + 1)
    return anna


async def height(thing: Locator) -> float:
    """Return how large its letters are."""
    return float(await thing.evaluate("(thing) => parseFloat(getComputedStyle(thing).fontSize)"))


async def is_apart(one: Locator, other: Locator) -> bool:
    """Say whether two things lie beside or below each other."""
    a, b = await one.bounding_box(), await other.bounding_box()
    assert a
    assert b
    beside = a["x"] + a["width"] <= b["x"] + 1 or b["x"] + b["width"] <= a["x"] + 1
    return beside or a["y"] + a["height"] <= b["y"] + 1 or b["y"] + b["height"] <= a["y"] + 1


async def test_at_a_desk_the_discussion_stands_beside_the_plan(
    dealt: ServerProcess, browser: Browser
) -> None:
    async with House(dealt.address, browser) as house:
        anna = await come_to_talk(Player(await house.person("Anna"), "en"))
        plan, said = anna.thing("board").locator(".stage"), anna.page.locator(".discussion")
        await expect(plan).to_be_in_viewport(ratio=1)
        await expect(said).to_be_in_viewport(ratio=1)
        assert await is_apart(plan, said)
        await take_picture(anna.page, "cultists-talk-desk")
        for heading in ("Who met whom", "Who checked whom"):
            await expect(said.get_by_role("heading", name=heading)).to_be_in_viewport(ratio=1)
        assert await height(anna.thing("time-left")) >= LARGE
        assert house.complaints() == []


async def test_on_a_phone_plan_and_clock_stay_in_sight_while_one_reads_what_was_said(
    dealt: ServerProcess, browser: Browser
) -> None:
    async with House(dealt.address, browser) as house:
        anna = await come_to_talk(Finger(await house.person("Anna", phone=True), "en"))
        await take_picture(anna.page, "cultists-talk-phone-speak")
        await anna.thing("listen").tap()
        await take_picture(anna.page, "cultists-talk-phone-listen")
        plan, prompt = anna.thing("board").locator(".stage"), anna.thing("prompt")
        await expect(plan).to_be_in_viewport(ratio=1)
        assert await is_apart(plan, prompt)
        clock = anna.thing("time-left")
        await expect(clock).to_be_in_viewport(ratio=1)
        assert await height(clock) >= LARGE
        for heading in ("Who met whom", "Who checked whom"):
            found = prompt.get_by_role("heading", name=heading)
            await found.scroll_into_view_if_needed()
            await expect(found).to_be_in_viewport()
            await expect(clock).to_be_in_viewport(ratio=1)
        assert house.complaints() == []
