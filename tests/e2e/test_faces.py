"""A card shows its whole face wherever it is named: by mouse, by key, and under a finger that rests."""

import pytest
from playwright.async_api import Locator, expect

from tests.e2e.house import House, Person

pytestmark = pytest.mark.anyio


async def a_named_god(house: House, phone: bool = False) -> tuple[Person, Locator]:
    """Begin Fate, whose first question is which god to take; return an option that names one."""
    anna = await house.person("Anna", phone=phone)
    await anna.page.goto("/")
    await anna.thing("play-fate").click()
    await anna.news()
    option = anna.page.locator("[data-option]:has([data-named])").first
    await expect(option).to_be_visible()
    return anna, option


async def test_a_card_shows_its_face_where_an_option_or_the_log_names_it(house: House) -> None:
    anna, option = await a_named_god(house)
    name = option.locator("[data-named]")
    god = await name.inner_text()
    faces = anna.thing("faces")

    await name.hover()
    await expect(faces).to_contain_text(god)
    await anna.page.mouse.move(2, 2)
    await expect(faces).to_have_count(0)

    await option.focus()
    await anna.page.keyboard.press("v")
    await expect(faces).to_contain_text(god)
    await anna.page.keyboard.press("Escape")
    await expect(faces).to_have_count(0)

    await anna.thing("lesson-stop").click()
    await option.click()
    in_log = anna.thing("log").locator("[data-named]").first
    await in_log.hover()
    await expect(faces).to_be_visible()


async def test_a_finger_that_rests_on_an_option_reads_it_and_chooses_nothing(house: House) -> None:
    anna, option = await a_named_god(house, phone=True)
    box = await option.bounding_box()
    assert box is not None
    wire = await anna.context.new_cdp_session(anna.page)
    at = [{"x": box["x"] + 30, "y": box["y"] + box["height"] / 2}]
    await wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    await expect(anna.thing("faces")).to_be_visible()
    await wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    await expect(option).to_be_visible()
    await expect(anna.thing("faces")).to_be_in_viewport(ratio=1)
    await anna.page.locator("#prompt .ask").tap()
    await expect(anna.thing("faces")).to_have_count(0)
    await option.tap()
    await expect(option).to_have_count(0)
