"""A person takes a phone along by a link from the page of own matches, and lets it go again."""

import pytest
from playwright.async_api import expect

from tests.e2e.house import House

pytestmark = pytest.mark.anyio

DECK = """() => localStorage.setItem("miskatonic-horror-decks", JSON.stringify(
    {version: 2, decks: [{id: "a", investigator: "12001", cards: {"12016": 2}, name: "Tempest"}]}
))"""


async def test_a_phone_becomes_the_same_person_by_a_link_until_it_is_let_go(house: House) -> None:
    anna = await house.person("Anna")
    await anna.begin_alone()
    table = anna.table
    await anna.page.goto("/me")
    await anna.page.evaluate(DECK)
    await expect(anna.thing("device")).to_have_count(1)
    await anna.thing("device-add").click()
    link = await anna.thing("device-link").input_value()
    phone = await house.person("Phone", locale="de-DE", phone=True)
    await phone.page.goto(link)
    await phone.thing("join-yes").click()
    await expect(phone.thing("device")).to_have_count(2)
    assert "Tempest" in await phone.page.evaluate("localStorage.getItem('miskatonic-horror-decks')")
    await phone.page.goto(f"/t/{table}")
    await expect(phone.options.first).to_be_visible()
    await anna.page.reload()
    await anna.thing("device-remove").click()
    await expect(anna.thing("device")).to_have_count(1)
    await phone.page.goto("/me")
    await expect(phone.thing("device")).to_have_count(1)
    await phone.page.goto(f"/t/{table}")
    await expect(phone.options).to_have_count(0)
