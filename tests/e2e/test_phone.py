"""On a phone the board and the decision share a small screen."""

import pytest
from playwright.async_api import expect

from tests.e2e.house import House, Person

pytestmark = pytest.mark.anyio

OWN_PLACE = "[data-testid=board] [data-thing='seat:0']"
LIT = "[data-testid=board] [data-thing][role=button]"


async def begin_on_a_phone(house: House) -> Person:
    anna = await house.person("Anna", phone=True)
    await anna.begin_alone()
    return anna


async def test_the_decision_is_one_line_while_somebody_touches_the_board(house: House) -> None:
    anna = await begin_on_a_phone(house)
    await anna.page.locator(OWN_PLACE).tap()
    await expect(anna.options.first).to_be_hidden()
    line = await anna.thing("prompt").bounding_box()
    assert line is not None
    assert line["height"] < 70
    await expect(anna.thing("prompt").get_by_text("Who gets it?")).to_be_visible()


async def test_a_touch_on_the_line_shows_all_of_the_decision(house: House) -> None:
    anna = await begin_on_a_phone(house)
    await anna.page.locator(OWN_PLACE).tap()
    await anna.thing("prompt").tap()
    await expect(anna.options.first).to_be_visible()


async def test_the_next_decision_is_shown_whole(house: House) -> None:
    anna = await begin_on_a_phone(house)
    await anna.page.locator(OWN_PLACE).tap()
    await anna.page.locator(LIT).first.tap()
    await anna.news()
    await expect(anna.page.locator("[data-testid=fold]")).to_have_attribute("aria-expanded", "true")
