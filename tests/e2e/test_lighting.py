"""Whoever points at an option sees its thing light up on the board, and the other way round."""

from typing import Any

import pytest
from playwright.async_api import expect

from tests.e2e.house import House, Person

pytestmark = pytest.mark.anyio

GAMES = ("ritual", "fate", "cultists", "horror")


async def play_now(house: House, game: str) -> Person:
    anna = await house.person("Anna")
    await anna.page.goto("/")
    await anna.thing(f"play-{game}").click()
    await anna.news()
    return anna


def an_option_and_its_thing(anna: Person) -> tuple[str, str]:
    """Return an option of the first question that is on something, and what it is on."""
    ask: dict[str, Any] = anna.chairs[-1][1]["ask"]
    return next((option["id"], option["on"][0]) for option in ask["options"] if option["on"])


@pytest.mark.parametrize("game", GAMES)
async def test_an_option_lights_its_thing_and_a_thing_its_options(house: House, game: str) -> None:
    anna = await play_now(house, game)
    id, thing = an_option_and_its_thing(anna)
    option = anna.page.locator(f"[data-option='{id}']")
    touch = anna.page.locator(f"#board [data-thing='{thing}']")
    glowing = anna.page.locator(f"#board .meant:has(> [data-thing='{thing}'])")

    for point in (option.hover, option.focus):
        await point()
        await expect(glowing).to_have_count(1)
        await look_away(anna)
        await expect(glowing).to_have_count(0)
    for point in (touch.hover, touch.focus):
        await point()
        await expect(option).to_contain_class("hinted")
        await look_away(anna)
        await expect(option).not_to_contain_class("hinted")


async def look_away(anna: Person) -> None:
    await anna.page.mouse.move(2, 2)
    await anna.page.evaluate("document.activeElement.blur()")
