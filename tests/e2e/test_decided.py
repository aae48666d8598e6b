"""Who comes back reads once what was decided in his name; what is switched inside the match stays so."""

import pytest
from playwright.async_api import expect

from tests.e2e.axe import run_axe
from tests.e2e.house import House

pytestmark = pytest.mark.anyio

NARROW = {"width": 390, "height": 844}
SAID = {
    "en-GB": ("Decided in your name", "A bot played for you", "Take my seat back"),
    "de-DE": ("In deinem Namen entschieden", "Ein Bot spielte für dich", "Meinen Platz zurückholen"),
}


@pytest.mark.parametrize(("locale", "phone"), [("en-GB", False), ("de-DE", True), ("en-GB", True)])
async def test_who_comes_back_reads_once_what_a_bot_decided_for_him(
    house: House, locale: str, phone: bool
) -> None:
    title, why, take_back = SAID[locale]
    anna, ben = await house.person("Anna", locale=locale, phone=phone), await house.person("Ben")
    if phone:
        await anna.page.set_viewport_size(NARROW)  # type: ignore[arg-type]
    await anna.open_table("random", start=0)
    await ben.come_to(f"/t/{anna.table}")
    await ben.sit(1)
    await anna.start()
    await expect(anna.options.first).to_be_visible()
    await anna.hand_over()
    await expect(ben.thing("log")).to_contain_text("Anna has left")
    await expect(ben.thing("log")).to_contain_text("Anna gives")

    await anna.page.reload()
    back = anna.thing("sit-0")
    await expect(back).to_be_in_viewport(ratio=1)
    await expect(back).to_contain_text(take_back)
    await back.click()
    decided, board = anna.thing("decided"), anna.thing("board")
    await expect(decided).to_have_accessible_name(title)
    await expect(decided).to_contain_text(why)
    assert await run_axe(anna.page) == []
    await anna.page.reload()
    await expect(decided.get_by_role("listitem").first).to_be_in_viewport(ratio=1)
    await expect(board).to_be_visible()
    before = await board.bounding_box()
    await anna.thing("decided-read").click()
    await expect(decided).to_have_count(0)
    assert await board.bounding_box() == before, "nothing moves for it"
    await anna.page.reload()
    await expect(board).to_be_visible()
    await expect(decided).to_have_count(0)
    await expect(ben.thing("decided")).to_have_count(0)


async def test_on_a_phone_every_seat_that_can_be_taken_is_a_token_to_press(house: House) -> None:
    anna = await house.person("Anna")
    await anna.open_table("random", start=0)
    await anna.start()
    cora = await house.person("Cora", locale="de-DE", phone=True)
    await cora.page.set_viewport_size(NARROW)  # type: ignore[arg-type]
    await cora.come_to(f"/t/{anna.table}")
    tokens = cora.page.locator("header [data-testid^=sit-]")
    assert await tokens.count() > 1
    for token in await tokens.all():
        await token.scroll_into_view_if_needed()
        await expect(token).to_be_in_viewport(ratio=0.99)  # it scrolls by whole pixels
    await tokens.last.click()
    await expect(cora.thing("sit-yes")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("phone", [True, False])
async def test_how_fast_bots_are_and_when_one_is_asked_is_switched_inside_the_match(
    house: House, phone: bool
) -> None:
    anna = await house.person("Anna", locale="de-DE", phone=phone)
    await anna.open_table("random", game="fate")
    await anna.start()
    await expect(anna.thing("prompt")).to_be_visible()
    await anna.open_panel("table")
    pace, only = anna.thing("bot-pace"), anna.thing("ask-only")
    await expect(pace).to_have_value("usual")
    await pace.select_option("quick")
    await expect(only).to_be_checked()
    await only.uncheck()
    await anna.page.reload()
    await expect(anna.thing("prompt")).to_be_visible()
    await anna.open_panel("table")
    await expect(pace).to_have_value("quick")
    await expect(only).not_to_be_checked()
    assert any(message.get("chairs", [{}])[0].get("always_asked") for message in anna.received)
