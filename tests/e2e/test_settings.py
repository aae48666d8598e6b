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


async def test_sound_is_offered_once_and_off_in_one_key(house: House) -> None:
    anna = await house.person("Anna")
    await anna.page.goto("/")
    await anna.thing("sound-yes").click()
    await expect(anna.thing("sound-offer")).to_have_count(0)
    await anna.thing("play-ritual").click()
    await anna.news()
    await expect(anna.thing("mute")).to_have_accessible_name("Sound is on. M turns it off.")
    await anna.page.keyboard.press("m")
    await expect(anna.thing("mute")).to_have_accessible_name("Sound is off. M turns it on.")
    await anna.page.goto("/")
    await expect(anna.thing("play-ritual")).to_be_visible()
    await expect(anna.thing("sound-offer")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
async def test_the_player_aid_has_a_button_at_the_table(house: House, phone: bool) -> None:
    anna = await house.person("Anna", phone=phone)
    await anna.begin_alone()
    await anna.thing("open-aid").click()
    await expect(anna.page.get_by_role("dialog", name="Ritual on one page")).to_be_visible()
    await anna.page.keyboard.press("Escape")
    await expect(anna.page.get_by_role("dialog")).to_have_count(0)
