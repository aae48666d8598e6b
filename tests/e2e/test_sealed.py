"""Choosing at the same time and in secret: one's own answer shows and can be changed, others' do not show."""

import re

import pytest
from playwright.async_api import Locator, expect

from tests.e2e.house import House, Person

pytestmark = pytest.mark.anyio


async def test_a_secret_choice_shows_to_its_owner_alone_and_may_be_changed_until_all_have_chosen(
    house: House,
) -> None:
    anna, ben = await house.person("Anna", "de-DE"), await house.person("Ben", "en-GB")
    await two_choose_their_gods(anna, ben)
    first, second = gods(anna).nth(0), gods(anna).nth(1)
    await expect(anna.thing("waiting")).to_contain_text("Geheime Wahl: du, Ben")
    heard = len(ben.received)
    shown = await ben.thing("prompt").inner_html()

    await first.click()
    await expect(anna.thing("prompt")).to_contain_text("Deine Wahl ist abgegeben")
    await expect(first).to_have_attribute("aria-pressed", "true")
    await anna.page.keyboard.press("2")
    await expect(second).to_have_attribute("aria-pressed", "true")
    await expect(first).to_have_attribute("aria-pressed", "false")
    assert [each for each in ben.received[heard:] if each["type"] != "done"] == []
    await anna.page.reload()
    await expect(second).to_have_attribute("aria-pressed", "true")
    await expect(anna.page).not_to_have_title(re.compile("Du bist dran"))
    await expect(ben.page).to_have_title(re.compile("Your turn"))
    await expect(ben.thing("waiting")).to_contain_text("Secret choice: Anna, you")
    assert await ben.thing("prompt").inner_html() == shown

    chosen = (await second.locator("span").inner_text()).strip()
    await ben.page.keyboard.press("1")
    await expect(anna.thing("log")).to_contain_text(chosen)
    await expect(anna.thing("prompt")).not_to_contain_text("Deine Wahl ist abgegeben")


async def two_choose_their_gods(anna: Person, ben: Person) -> None:
    """Anna and Ben play Fate with two bots; everybody is about to choose a god."""
    await anna.open_table(game="fate")
    await ben.come_to(await anna.page.get_by_label("Einladungslink").input_value())
    await ben.sit(1)
    for seat in (2, 3):
        await anna.thing(f"bot-{seat}").click()
    await anna.start()
    await expect(gods(ben)).to_have_count(2)


def gods(person: Person) -> Locator:
    return person.page.locator('[data-testid^="option-god:"]')
