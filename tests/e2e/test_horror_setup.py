"""Before a game of Horror: looking cards up, choosing investigators, bringing decks, and who plays whom."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.async_api import Page, expect

from miskatonic.games.horror.cards.starters import STARTERS
from tests.e2e.axe import run_axe
from tests.e2e.house import House, Person
from tests.e2e.test_pages import TOO_SMALL, TOO_WIDE

pytestmark = pytest.mark.anyio

UNKNOWN = "Daniela Reyes\n1x Bodyguard\n2x Nobody Knows This Card\n"


def deck_of(code: str, name: str = "") -> dict[str, Any]:
    """A starter deck as a file of ours."""
    cards = next(each.cards for each in STARTERS if each.investigator == code)
    counts = {card: cards.count(card) for card in cards}
    return {"format": "miskatonic-deck", "version": 1, "investigator": code, "cards": counts, "name": name}


async def to_set_up(person: Person) -> Page:
    """Go to the page that sets up a table."""
    await person.page.goto("/new/horror")
    await expect(person.thing("setup-seat-1")).to_be_visible()
    return person.page


# The cards


async def test_a_card_is_found_by_its_name_in_the_other_language(house: House) -> None:
    anna = await house.person("Anna", locale="de")
    await anna.page.goto("/cards")
    await anna.page.locator("#cards-search").fill("bodyguard")
    first = anna.thing("cards").locator("[data-card]").first
    await expect(first).to_have_attribute("data-card", "12016")
    await expect(first).to_contain_text("Leibwächter")
    await expect(anna.page).to_have_url("/cards?q=bodyguard")


async def test_filters_stand_in_the_address_and_can_be_taken_back(house: House) -> None:
    anna = await house.person("Anna")
    await anna.page.goto("/cards?class=guardian&type=event")
    await expect(anna.thing("class-guardian")).to_have_attribute("aria-pressed", "true")
    kinds = anna.thing("cards").locator("[data-card] .line > span:first-child")
    await expect(kinds.first).to_have_text("Event")
    assert set(await kinds.all_text_contents()) == {"Event"}
    few = await kinds.count()
    await anna.thing("class-guardian").click()
    await expect(anna.page).to_have_url("/cards?type=event")
    await expect(kinds.nth(few)).to_be_attached()


async def test_a_card_has_an_address_shows_both_languages_and_leads_to_its_neighbours(house: House) -> None:
    anna = await house.person("Anna")
    await anna.page.goto("/cards/12016?class=guardian")
    shown = anna.page.locator("dialog [data-card]")
    await expect(shown).to_have_count(2)
    await expect(shown.nth(0)).to_contain_text("Bodyguard")
    await expect(shown.nth(1)).to_contain_text("Leibwächter")
    await anna.thing("card-after").click()
    await expect(anna.page).to_have_url("/cards/12017?class=guardian")
    await expect(shown.nth(0)).to_contain_text("Endurance")
    await anna.page.keyboard.press("ArrowLeft")
    await expect(shown.nth(0)).to_contain_text("Bodyguard")
    await anna.page.keyboard.press("Escape")
    await expect(anna.page).to_have_url("/cards?class=guardian")


async def test_both_languages_lie_side_by_side_if_wanted(house: House) -> None:
    anna = await house.person("Anna")
    await anna.page.goto("/cards?q=12016")
    await expect(anna.thing("cards").locator("[data-card]")).to_have_count(1)
    await anna.thing("cards-both").check()
    await expect(anna.thing("cards").locator("[data-card][lang=de]")).to_contain_text("Leibwächter")


async def test_on_a_phone_cards_are_a_list_that_leads_to_them(house: House) -> None:
    anna = await house.person("Anna", phone=True)
    await anna.page.goto("/cards?q=bodyguard")
    await anna.thing("cards").locator("a[data-card='12016']").tap()
    await expect(anna.page.locator("dialog [data-card]").first).to_contain_text("Bodyguard")


# The table


async def test_playing_two_investigators_alone_takes_two_clicks(house: House) -> None:
    anna = await house.person("Anna")
    await anna.page.goto("/new")
    await anna.page.locator("input[name=game][value=horror]").check()
    await anna.thing("play-alone").click()
    await expect(anna.options.first).to_be_visible()
    await expect(anna.thing("look-0")).to_have_attribute("aria-pressed", "true")
    await anna.thing("look-1").click()
    await expect(anna.thing("look-1")).to_have_attribute("aria-pressed", "true")


async def test_one_link_brings_both_seats_back_into_another_browser(house: House) -> None:
    anna = await house.person("Anna")
    await to_set_up(anna)
    await anna.page.locator("aside").get_by_test_id("set-up").click()
    await expect(anna.thing("look-1")).to_be_visible()
    await anna.open_panel("table")
    link = await anna.thing("reclaim-link").input_value()
    other = await house.person("Anna")
    await other.page.goto(link)
    await expect(other.thing("look-0")).to_be_visible()
    await expect(other.thing("look-1")).to_be_visible()


async def test_one_link_brings_both_seats_of_a_rematch_back_into_another_browser(house: House) -> None:
    anna = await house.person("Anna")
    await to_set_up(anna)
    await anna.page.locator("aside").get_by_test_id("set-up").click()
    await anna.open_panel("table")
    await anna.thing("vote-end").click()
    before = anna.table
    await anna.thing("rematch").click()
    await anna.page.wait_for_url(lambda url: before not in url)
    await anna.open_panel("table")
    link = await anna.thing("reclaim-link").input_value()
    assert anna.table in link
    other = await house.person("Anna")
    await other.page.goto(link)
    await expect(other.thing("look-0")).to_be_visible()
    await expect(other.thing("look-1")).to_be_visible()


async def test_a_friend_a_bot_and_i_play_whom_we_chose(house: House) -> None:
    anna = await house.person("Anna", locale="de")
    page = await to_set_up(anna)
    await anna.thing("seats-3").check(force=True)
    await anna.thing("who-1-open").check(force=True)
    await anna.thing("who-2-bot").check(force=True)
    await anna.thing("pick-0-12004").check(force=True)
    await page.locator("aside").get_by_test_id("my-name").fill("Anna")
    await page.locator("aside").get_by_test_id("set-up").click()
    await expect(anna.thing("start")).to_be_visible()
    await expect(anna.thing("seat-0")).to_contain_text("Joe Diamond")
    await expect(anna.thing("seat-1")).to_contain_text("Daniela Reyes")
    await expect(anna.thing("bot-1")).to_be_visible()
    ben = await house.person("Ben")
    await ben.come_to(f"/t/{anna.table}")
    await ben.sit(1)
    await anna.start()


async def friends_table(house: House, phone: bool = False) -> tuple[Person, Person]:
    """Let Anna open a table for a friend, and Ben take the seat by its link."""
    anna = await house.person("Anna")
    page = await to_set_up(anna)
    await anna.thing("who-1-open").check(force=True)
    await page.locator("aside").get_by_test_id("my-name").fill("Anna")
    await page.locator("aside").get_by_test_id("set-up").click()
    await expect(anna.thing("seat-1")).to_contain_text("Joe Diamond")
    ben = await house.person("Ben", locale="de", phone=phone)
    await ben.come_to(f"/t/{anna.table}")
    await expect(ben.thing("choose-1")).to_have_count(0)
    await ben.sit(1)
    return anna, ben


async def test_a_friend_chooses_the_own_investigator_by_keyboard(house: House) -> None:
    anna, ben = await friends_table(house)
    await expect(ben.thing("choose-0")).to_have_count(0)
    await ben.thing("choose-1").press("Enter")
    await expect(ben.thing("pick-1-12001")).to_have_count(0)
    await ben.thing("pick-1-12004").focus()
    await ben.page.keyboard.press("ArrowRight")
    await expect(anna.thing("seat-1")).to_contain_text("Trish Scarborough")
    await expect(ben.thing("pick-1-12007")).to_be_focused()
    await ben.thing("choose-1").press("Enter")
    await expect(ben.thing("pick-1-12004")).to_have_count(0)
    await anna.start()
    await expect(ben.page.locator("main")).to_contain_text("Trish Scarborough")


async def test_a_friend_brings_a_deck_on_a_phone(house: House) -> None:
    anna, ben = await friends_table(house, phone=True)
    await ben.thing("choose-1").tap()
    await ben.thing("bring-1").tap()
    await ben.thing("deck-text").fill(UNKNOWN)
    await expect(ben.thing("deck-problems").locator("li").first).to_contain_text("Zeile 3")
    await ben.thing("deck-text").fill(msgspec.json.encode(deck_of("12010", "Sleeves")).decode())
    await expect(ben.thing("deck-status")).to_contain_text("gespielt werden")
    await ben.thing("deck-use").tap()
    await expect(anna.thing("seat-1")).to_contain_text("Dexter Drake · Sleeves")
    assert await run_axe(ben.page) == []
    assert [await ben.page.evaluate(each) for each in (TOO_WIDE, TOO_SMALL)] == [[], []]


async def test_the_investigator_of_another_seat_is_not_taken_with_a_deck(house: House) -> None:
    anna, ben = await friends_table(house)
    await ben.thing("choose-1").click()
    await ben.thing("bring-1").click()
    await ben.thing("deck-text").fill(msgspec.json.encode(deck_of("12001")).decode())
    await ben.thing("deck-use").click()
    await expect(ben.page.get_by_role("alert").locator("p")).to_contain_text("denselben Ermittler")
    await expect(ben.thing("pick-1-12004")).to_be_checked()
    await expect(anna.thing("seat-1")).to_contain_text("Joe Diamond")


async def test_a_deck_that_cannot_be_is_told_line_by_line_and_not_taken(house: House) -> None:
    anna = await house.person("Anna")
    await to_set_up(anna)
    await anna.thing("bring-0").click()
    await anna.thing("deck-text").fill(UNKNOWN)
    problems = anna.thing("deck-problems").locator("li")
    await expect(problems.first).to_contain_text("Line 3")
    await expect(problems.first).to_contain_text("Nobody Knows This Card")
    await expect(anna.thing("deck-use")).to_be_disabled()
    await anna.thing("deck-use").click(force=True)
    await expect(anna.thing("deck-text")).to_be_visible()


async def test_a_saved_deck_can_be_brought_again_and_is_remembered(house: House, tmp_path: Path) -> None:
    anna = await house.person("Anna")
    page = await to_set_up(anna)
    await anna.thing("pick-0-12001").check(force=True)
    async with page.expect_download() as saved:
        await anna.thing("save-0").click()
    file = tmp_path / (await saved.value).suggested_filename
    await (await saved.value).save_as(file)
    await anna.thing("bring-1").click()
    await anna.thing("deck-file").set_input_files(file)
    await expect(anna.thing("deck-status")).to_contain_text("can be played")
    await page.locator("dialog input:not([type=file])").fill("Mine")
    await anna.thing("deck-use").click()
    await expect(anna.thing("setup-seat-1").get_by_label("Mine")).to_be_checked()
    await to_set_up(anna)
    await anna.thing("bring-0").click()
    await expect(page.locator("dialog .kept")).to_contain_text("Mine")


async def test_a_costly_choice_is_asked_about_once_more(house: House) -> None:
    anna = await house.person("Anna")
    page = await to_set_up(anna)
    await anna.thing("seats-1").check(force=True)
    await page.locator("aside").get_by_test_id("set-up").click()
    await anna.options.first.wait_for()
    while not await anna.thing("option-end").count():
        finish = anna.thing("finish")
        await (finish if await finish.count() else anna.options.first).click()
        await anna.news()
    await anna.thing("option-end").click()
    await expect(anna.thing("cautions")).to_contain_text("3 actions")
    await anna.thing("sure-no").click()
    await expect(anna.thing("option-end")).to_be_enabled()
