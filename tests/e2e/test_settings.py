"""Light, motion and language are a person's own."""

import pytest
from playwright.async_api import expect

from tests.e2e.house import House, Person

pytestmark = pytest.mark.anyio

MOVING = "() => document.getAnimations().filter((each) => each.playState === 'running').length"


async def paper(person: Person) -> str:
    """Return the colour of the page."""
    return str(await person.page.evaluate("getComputedStyle(document.documentElement).backgroundColor"))


async def test_the_light_follows_the_system_until_somebody_chooses(house: House) -> None:
    anna = await house.person("Anna", color_scheme="light")
    await anna.page.goto("/settings")
    await expect(anna.page.locator("html")).to_have_attribute("data-theme", "light")
    day = await paper(anna)
    await anna.page.emulate_media(color_scheme="dark")
    await expect(anna.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert await paper(anna) != day
    await anna.page.get_by_label("day", exact=True).check()
    assert await paper(anna) == day
    await anna.page.reload()
    await expect(anna.page.get_by_label("day", exact=True)).to_be_checked()
    assert await paper(anna) == day


async def test_the_language_follows_the_browser_until_somebody_chooses(house: House) -> None:
    anna = await house.person("Anna", "de-AT")
    await anna.page.goto("/settings")
    await expect(anna.page.get_by_label("Deutsch")).to_be_checked()
    await anna.page.get_by_label("English").check()
    await expect(anna.page.get_by_role("heading", name="Settings")).to_be_visible()
    await anna.page.reload()
    await expect(anna.page.get_by_role("heading", name="Settings")).to_be_visible()


async def test_nothing_moves_for_whoever_asks_for_calm(house: House) -> None:
    anna = await house.person("Anna", motion=True)
    await anna.begin_alone()
    await anna.page.wait_for_function(f"({MOVING})() > 0")
    await anna.page.emulate_media(reduced_motion="reduce")
    assert await anna.page.evaluate(MOVING) == 0
    assert await anna.page.evaluate(
        "getComputedStyle(document.documentElement).getPropertyValue('--travel')"
    ) in ("0ms", "0s")
