"""Pictures of what is staged: a match of each game at the pace of a story, every kind of moment once."""

import random

import pytest

from tests.e2e.house import House, Person
from tests.e2e.pictures import take_picture
from tests.e2e.test_layout import GAMES, answer, begin, question

pytestmark = [pytest.mark.anyio, pytest.mark.screenshots]

ASKS = 120
SHOWN = "() => document.querySelector('[data-testid=moment] [data-line]')?.dataset.line ?? ''"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
async def test_every_kind_of_moment_is_pictured(house: House, game: str, phone: bool) -> None:
    anna = await house.person("Anna", locale="de" if phone else "en-GB", phone=phone, pace="story")
    dice, seen = random.Random(3), set[str]()
    await begin(anna, game)
    for _ in range(ASKS):
        await question(anna)
        await picture_moments(anna, f"moment-{game}-{'phone' if phone else 'desk'}", seen)
        if await anna.thing("ending").count():
            break
        await answer(anna, dice)
    assert seen, "nothing was staged"


async def picture_moments(person: Person, name: str, seen: set[str]) -> None:
    """Picture what is on stage unless its like was seen before, and go on, until the stage is empty."""
    while line := await person.page.evaluate(SHOWN):
        said = {each["number"]: each["text"]["id"] for _, chair in person.chairs for each in chair["log"]}
        kind = said.get(int(line), "other")
        if kind not in seen:
            seen.add(kind)
            await take_picture(person.page, f"{name}-{kind}")
        await person.page.keyboard.press("Space")
