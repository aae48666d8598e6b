"""A whole game without a mouse: from opening a table to the end, and everything beside it."""

import pytest
from playwright.async_api import expect

from tests.e2e.house import House, Person, by_chance

pytestmark = pytest.mark.anyio

FOCUS = """(selector) => {
    const focused = document.activeElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    const seen = outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    const betweenEndAndStart = focused === document.body;
    return [seen || betweenEndAndStart ? "" : focused.outerHTML.slice(0, 200), focused.matches(selector)];
}"""
"""Returns what has the focus if that cannot be seen, and whether it is what is looked for."""


async def test_a_whole_game_is_played_by_keyboard_alone(house: House) -> None:
    anna = await house.person("Anna")
    press = anna.page.keyboard.press
    await anna.page.goto("/new")
    await expect(anna.thing("new-table")).to_be_visible()

    await tab_to(anna, "input[aria-describedby=name-hint]")
    await anna.page.keyboard.type("Anna")
    await tab_to(anna, "[data-testid=new-bots]")
    await press("ArrowDown")
    await tab_to(anna, "[data-testid=new-table]")
    await press("Enter")
    await expect(anna.thing("start")).to_be_visible()
    await tab_to(anna, "[data-testid=start]")
    await press("Enter")

    await answer_in_the_prompt(anna)
    await answer_on_the_board(anna)
    await look_around(anna)
    choose = by_chance(4)
    while await anna.asked():
        keys = [str(number) for number in range(1, await anna.options.count() + 1)]
        await press(choose(keys))
        await anna.news()
    before = anna.table
    await tab_to(anna, "[data-testid=rematch]")
    await press("Enter")
    await anna.page.wait_for_url(lambda url: before not in url)
    await expect(anna.options.first).to_be_visible()  # against bots the next match begins at once


async def tab_to(person: Person, selector: str) -> None:
    """Press Tab until the focus is there; on the way it can always be seen."""
    for _ in range(80):
        await person.page.keyboard.press("Tab")
        unseen, there = await person.page.evaluate(FOCUS, selector)
        assert unseen == ""
        if there:
            return
    raise AssertionError(f"Tab never leads to {selector}")


async def answer_in_the_prompt(person: Person) -> None:
    """Walk to the first option and press Enter."""
    await person.news()
    lines = await person.log()
    await tab_to(person, "[data-testid^=option-]")
    await person.page.keyboard.press("Enter")
    await person.something_happens(len(lines))


async def answer_on_the_board(person: Person) -> None:
    """Enter the board with one key, walk to something lit, and press Enter."""
    lines = await person.log()
    await person.page.keyboard.press("h")
    await tab_to(person, "[data-thing][role=button]")
    await person.page.keyboard.press("Enter")
    await choose_from_menu(person)
    await person.something_happens(len(lines))


async def choose_from_menu(person: Person) -> None:
    """A thing with several options has opened a menu with the focus in it."""
    if await person.page.get_by_role("menu").count():
        await person.page.keyboard.press("ArrowDown")
        await person.page.keyboard.press("Enter")


async def look_around(person: Person) -> None:
    """Log, rules, help and chat are one key away, and Escape leads back."""
    page = person.page
    await page.keyboard.press("l")
    await expect(person.thing("log")).to_be_focused()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(page.locator(".more")).to_be_visible()
    for key, heading in (("r", "Rules of Ritual"), ("?", "Help")):
        await page.keyboard.press(key)
        await expect(page.get_by_role("dialog", name=heading)).to_be_visible()
        await page.keyboard.press("Escape")
        await expect(page.get_by_role("dialog")).to_have_count(0)
    await page.keyboard.press("c")
    await expect(person.thing("chat-input")).to_be_focused()
    await page.keyboard.type("Good evening 1 2 3")
    await page.keyboard.press("Enter")
    await expect(person.thing("chat")).to_contain_text("Good evening 1 2 3")
    await page.keyboard.press("Shift+Tab")
