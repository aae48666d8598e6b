"""What hands carry goes where it is put down, or back."""

import pytest
from playwright.async_api import Locator, expect

from tests.e2e.house import House, Person

pytestmark = pytest.mark.anyio


async def carry(anna: Person, thing: Locator, onto: Locator) -> None:
    """Carry a thing onto another, and hold it there."""
    await thing.hover()
    await anna.page.mouse.down()
    box = await onto.bounding_box()
    assert box is not None
    await anna.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)


async def test_the_travelling_card_is_carried_to_somebody_or_goes_back(house: House) -> None:
    anna = await house.person("Anna")
    await anna.begin_alone()
    card = anna.page.locator("[data-carry][data-thing=travelling]")
    neighbour = anna.page.locator("#board [data-thing='seat:2']")
    shade = anna.page.locator("[popover][aria-hidden=true]:popover-open")

    await carry(anna, card, anna.thing("prompt"))
    await expect(shade).to_have_count(1)
    await anna.page.mouse.up()
    await expect(shade).to_have_count(0)
    await expect(card).to_be_visible()

    lines = await anna.log()
    await carry(anna, card, neighbour)
    await expect(neighbour).to_have_attribute("data-put", "")
    await anna.page.mouse.up()
    await anna.something_happens(len(lines))
