"""Seats after the start: asked for on a phone, given at a desk; an absent person's goes to a bot."""

import re

import pytest
from playwright.async_api import expect

from tests.e2e.house import House

pytestmark = pytest.mark.anyio


async def test_a_seat_is_asked_for_and_given_and_an_absent_person_s_is_handed_over(house: House) -> None:
    anna, ben = await house.person("Anna"), await house.person("Ben")
    await anna.open_table("random", start=0)
    table = f"/t/{anna.table}"
    await ben.come_to(table)
    await ben.sit(1)
    await anna.start()
    await ben.page.close()

    cora = await house.person("Cora", locale="de-DE", phone=True)
    await cora.come_to(table)
    await cora.thing("sit-2").click()
    await cora.thing("my-name").fill("Cora")
    await cora.thing("sit-yes").click()
    await expect(cora.thing("seat-ask-1")).to_contain_text("Das entscheidet der Gastgeber.")
    await expect(cora.thing("seat-2")).not_to_contain_text("du")
    await expect(anna.thing("seat-ask-1")).to_contain_text("Cora would like to take over")
    await anna.thing("give-seat-1").click()
    await expect(cora.thing("seat-2")).to_contain_text("du")
    await cora.open_panel("table")
    await expect(cora.thing("reclaim-link")).to_have_value(re.compile(rf"{table}#reclaim=.{{22}}$"))
    await expect(anna.thing("seat-ask-1")).to_have_count(0)

    await anna.thing("hand-over-1").click()
    await expect(anna.thing("log")).to_contain_text("Ben has been away for a while")
    await expect(anna.thing("hand-over-1")).to_have_count(0)
