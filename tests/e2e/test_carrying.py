"""What hands carry goes where it is put down, or back."""

from collections.abc import Awaitable, Callable

import pytest
from playwright.async_api import Locator, expect

from tests.e2e.house import House, Person
from tests.e2e.test_recap import end_turns_until_told, sit_beside_a_bot

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


async def finger(person: Person, thing: Locator, onto: Locator, rests: bool) -> Callable[[], Awaitable[None]]:
    """Put a finger on a thing, let it rest or not, move it onto another thing; return how to lift it."""
    wire = await person.context.new_cdp_session(person.page)
    start, end = await thing.bounding_box(), await onto.bounding_box()
    assert start is not None
    assert end is not None
    points = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in (start, end)]
    (x, y), (to_x, to_y) = points

    async def touch(kind: str, *at: float) -> None:
        where = [{"x": at[0], "y": at[1]}] if at else []
        await wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})

    await touch("touchStart", x, y)
    if rests:
        await person.page.wait_for_timeout(450)
    for part in (0.1, 0.4, 0.7, 1.0):
        await touch("touchMove", x + (to_x - x) * part, y + (to_y - y) * part)
    await person.page.wait_for_timeout(50)
    return lambda: touch("touchEnd")


async def test_a_finger_that_rested_carries_and_one_that_strays_at_once_does_not(house: House) -> None:
    anna = await house.person("Anna", phone=True)
    await anna.begin_alone()
    card = anna.page.locator("[data-carry][data-thing=travelling]")
    neighbour = anna.page.locator("#board [data-thing='seat:2']")
    shade = anna.page.locator("[popover][aria-hidden=true]:popover-open")
    asked = await anna.page.locator(".prompt .ask").inner_text()

    lift = await finger(anna, card, neighbour, rests=False)
    await expect(shade).to_have_count(0)
    await lift()
    assert await anna.page.locator(".prompt .ask").inner_text() == asked

    lift = await finger(anna, card, neighbour, rests=True)
    await expect(shade).to_have_count(1)
    await expect(neighbour).to_have_attribute("data-put", "")
    await lift()
    await expect(shade).to_have_count(0)
    await expect(anna.page.locator(".prompt .ask", has_text=asked)).to_have_count(0)


async def test_carrying_over_a_map_leaves_the_map_where_it_is(house: House) -> None:
    anna = await house.person("Anna", phone=True)
    await sit_beside_a_bot(anna)
    await anna.read_on()
    await end_turns_until_told(anna, "phase-mythos")  # in the first turn there is nowhere to go
    token = anna.page.locator("[data-carry][data-thing^='map/seat']")
    ground = anna.page.locator("#board .ground")
    before = await ground.first.bounding_box()
    lift = await finger(anna, token, anna.thing("board"), rests=True)
    await expect(anna.page.locator("[popover][aria-hidden=true]:popover-open")).to_have_count(1)
    assert await ground.first.bounding_box() == before
    await lift()
