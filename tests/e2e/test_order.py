"""A host keeps order: whoever is sent away reads why, and a bot plays on."""

import pytest
from playwright.async_api import expect

from tests.e2e.house import House

pytestmark = pytest.mark.anyio

WHY = "This table was for friends."


@pytest.mark.parametrize("phone", [False, True])
async def test_who_is_sent_away_from_a_match_reads_why_and_a_bot_plays_on(house: House, phone: bool) -> None:
    anna, bert = await house.person("Anna", phone=phone), await house.person("Bert", locale="de-DE")
    await anna.open_table("random", start=0)
    await bert.come_to(f"/t/{anna.table}")
    await bert.sit(1)
    await expect(anna.thing("kick-1")).to_be_visible()
    await anna.start()
    await expect(anna.options.first).to_be_visible()
    await anna.open_panel("table")
    await anna.thing("mute-1").click()
    await anna.thing("reason").fill("Please, less noise.")
    await anna.thing("order-yes").click()
    await expect(anna.thing("unmute-1")).to_be_visible()
    await anna.thing("kick-1").click()
    await anna.thing("reason").fill(WHY)
    await anna.thing("order-yes").click()
    await expect(bert.thing("kicked")).to_contain_text(f"verwiesen: {WHY}")
    await expect(anna.thing("kick-1")).to_have_count(0)
    await bert.page.reload()
    await expect(bert.thing("kicked")).to_contain_text(WHY)
    await expect(bert.thing("sit-1")).to_have_count(0)
