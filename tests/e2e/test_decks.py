"""The deck builder: at a desk by mouse, by keyboard alone, and on a phone from somebody's link."""

import pytest
from playwright.async_api import Page, expect

from tests.e2e.axe import run_axe
from tests.e2e.house import House, Person
from tests.e2e.test_pages import TOO_SMALL, TOO_WIDE

pytestmark = pytest.mark.anyio

STUDIOUS = "12042"
"""A seeker's permanent card of level 3."""
MAGNIFYING_GLASS = "12034"


async def begin(person: Person, kind: str = "starter") -> Page:
    """Begin a deck for Joe Diamond."""
    await person.page.goto("/decks")
    await person.thing(f"begin-{kind}-12004").click()
    await expect(person.thing("pool")).to_be_visible()
    return person.page


async def copied(person: Person, what: str) -> str:
    """Copy something of a deck and return it."""
    await person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    await person.thing(what).click()
    text: str = await person.page.evaluate("navigator.clipboard.readText()")
    return text


async def test_a_deck_is_built_upgraded_tried_copied_and_taken_to_a_table(house: House) -> None:
    anna = await house.person("Anna", locale="de")
    page = await begin(anna)
    await anna.thing("deck-name").fill("Spürnase")
    await expect(anna.thing("deck-fine")).to_be_visible()

    # What is wrong is named at once, with its rule.
    first = page.locator("[data-testid=pool] [data-testid^=remove-]:not([aria-disabled=true])").first
    await first.click()
    await expect(anna.thing("deck-size")).to_have_text("29 von 30 Karten")
    await anna.thing("why-deckbuilding.3").click()
    await expect(page.locator("dialog [data-clause='deckbuilding.3']")).to_be_visible()
    await page.keyboard.press("Escape")
    await page.reload()
    await expect(anna.thing("deck-size")).to_have_text("29 von 30 Karten")

    # A card comes into the deck, and leaves it, by being dragged.
    hunch = anna.thing("pool").locator("li").filter(has=anna.thing(f"add-{MAGNIFYING_GLASS}"))
    before = int(await anna.thing("pool").get_by_test_id(f"count-{MAGNIFYING_GLASS}").inner_text())
    await hunch.drag_to(anna.thing("deck-panel"))
    await expect(anna.thing("deck-size")).to_have_text("30 von 30 Karten")
    count = anna.thing("pool").get_by_test_id(f"count-{MAGNIFYING_GLASS}")
    await expect(count).to_have_text(str(before + 1))
    listed = anna.thing("deck-panel").locator("li").filter(has=anna.thing(f"add-{MAGNIFYING_GLASS}"))
    await listed.drag_to(anna.thing("pool-found"))
    await expect(count).to_have_text(str(before))
    await hunch.drag_to(anna.thing("deck-panel"))
    await expect(anna.thing("deck-fine")).to_be_visible()

    # Experience buys a card; a hand from the deck is one card larger because of it.
    await anna.thing("grow").click()
    await anna.thing("experience").fill("2")
    await anna.thing("pool").get_by_test_id(f"add-{STUDIOUS}").click()
    await expect(anna.thing("spent")).to_have_text("3 von 2 Erfahrung ausgegeben")
    await expect(anna.thing("why-campaign-experience.7")).to_be_visible()
    await anna.thing("experience").fill("3")
    await anna.thing("experience").press("Enter")
    await expect(anna.thing("deck-fine")).to_be_visible()
    assert await run_axe(page) == []
    await anna.thing("grown").click()
    await anna.thing("hands").click()
    await anna.thing("deal").click()
    await expect(anna.thing("hand").locator("li")).to_have_count(6)
    await anna.thing("hand").locator("input").first.check()
    await anna.thing("mulligan").click()
    await anna.thing("draw").click()
    await expect(anna.thing("hand").locator("li")).to_have_count(7)

    # What was copied as a text is the same deck elsewhere; on paper there is the deck alone.
    text = await copied(anna, "copy-text")
    await page.emulate_media(media="print")
    await expect(anna.thing("print-sheet")).to_be_visible()
    await expect(anna.thing("pool")).to_be_hidden()
    await page.emulate_media(media="screen")
    await anna.thing("to-table").click()
    await expect(anna.thing("setup-seat-0").get_by_label("Spürnase")).to_be_checked()
    await anna.thing("bring-1").click()
    await anna.thing("deck-text").fill(text)
    await expect(anna.thing("deck-status")).to_contain_text("gespielt werden")
    await page.keyboard.press("Escape")
    await page.locator("aside").get_by_test_id("set-up").click()
    await expect(anna.thing("look-0")).to_be_visible()


async def test_a_deck_is_built_by_keyboard_alone(house: House) -> None:
    anna = await house.person("Anna")
    page = await begin(anna, "empty")
    await expect(anna.thing("deck-problems")).to_contain_text("0 of 30")
    await page.keyboard.press("/")
    await page.keyboard.type("magnifying glass")
    row = anna.thing("pool").locator("a").first
    await expect(row).to_have_attribute("data-card", MAGNIFYING_GLASS)
    await row.focus()
    await page.keyboard.press("+")
    await page.keyboard.press("+")
    await page.keyboard.press("-")
    await expect(anna.thing("deck-size")).to_have_text("1 of 30 cards")
    await page.keyboard.press("Enter")
    await expect(page.locator("dialog [data-card]").first).to_contain_text("Magnifying Glass")
    await page.keyboard.press("Escape")
    await page.keyboard.press("d")
    await expect(anna.thing("deck-panel")).to_be_focused()


async def test_a_deck_comes_by_link_onto_a_phone(house: House) -> None:
    anna = await house.person("Anna")
    await begin(anna)
    await anna.thing("deck-panel").locator("summary").last.scroll_into_view_if_needed()
    link = await copied(anna, "copy-deck-link")
    ben = await house.person("Ben", phone=True)
    await ben.page.set_viewport_size({"width": 360, "height": 640})
    await ben.page.goto(link)
    await expect(ben.thing("side-deck")).to_contain_text("30/30")
    await ben.thing("pool").get_by_test_id(f"add-{STUDIOUS}").tap()
    assert [await ben.page.evaluate(each) for each in (TOO_WIDE, TOO_SMALL)] == [[], []]
    await ben.thing("side-deck").tap()
    await expect(ben.thing("legality")).to_contain_text("3 experience")
    await ben.thing("hands").tap()
    await ben.thing("deal").tap()
    assert await run_axe(ben.page) == []
    assert [await ben.page.evaluate(each) for each in (TOO_WIDE, TOO_SMALL)] == [[], []]
    await ben.page.goto("/decks")
    await expect(ben.thing("shelf").locator("li")).to_have_count(1)
