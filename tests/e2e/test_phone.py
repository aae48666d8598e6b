"""On a phone the board and the decision share a small screen, and each keeps its place."""

import re

import pytest
from playwright.async_api import expect

from tests.e2e.house import House, Person

pytestmark = pytest.mark.anyio

A_NEIGHBOUR = "[data-testid=board] [data-thing='seat:1']"
ROLE = re.compile("Ermittler|Seher|Assassine|Kultist|Brandstifter")
LIT = "[data-testid=board] [data-thing][role=button]"


async def begin_on_a_phone(house: House) -> Person:
    anna = await house.person("Anna", phone=True)
    await anna.begin_alone()
    return anna


async def test_a_touch_on_the_board_moves_nothing(house: House) -> None:
    anna = await begin_on_a_phone(house)
    before = await anna.thing("prompt").bounding_box()
    await anna.thing("lift").tap()
    await expect(anna.options.first).to_be_in_viewport(ratio=1)
    assert await anna.thing("prompt").bounding_box() == before
    await anna.thing("lift").tap()
    await anna.page.locator(A_NEIGHBOUR).tap()
    await anna.news()
    assert await anna.thing("prompt").bounding_box() == before


async def test_the_decision_grows_by_hand_alone_and_stays_as_it_was_left(house: House) -> None:
    anna = await begin_on_a_phone(house)
    fold = anna.thing("fold")
    await expect(fold).to_have_attribute("aria-expanded", "false")
    await fold.tap()
    grown = await anna.thing("prompt").bounding_box()
    await anna.options.first.tap()
    await anna.news()
    await expect(fold).to_have_attribute("aria-expanded", "true")
    assert await anna.thing("prompt").bounding_box() == grown


async def test_log_and_chat_are_one_button_away(house: House) -> None:
    anna = await begin_on_a_phone(house)
    await expect(anna.thing("panel-log")).to_be_hidden()
    await anna.thing("drawer").tap()
    await expect(anna.thing("log")).to_be_in_viewport()
    await anna.page.keyboard.press("Escape")
    await expect(anna.thing("log")).to_be_hidden()


async def test_at_night_the_own_role_is_read_while_its_seal_is_held(house: House) -> None:
    anna = await house.person("Anna", locale="de", phone=True)
    await anna.open_table("random", game="cultists")
    await anna.start()
    await anna.options.first.tap()  # whom to play; then the night begins
    seal, role = anna.thing("peek"), anna.thing("secret")
    await expect(anna.thing("prompt")).to_be_visible()
    await expect(role).to_have_count(0)
    await seal.hover()
    await anna.page.mouse.down()
    await expect(role).to_be_in_viewport(ratio=1)
    await expect(role).to_contain_text(ROLE)
    await anna.page.mouse.up()
    await expect(role).to_have_count(0)
