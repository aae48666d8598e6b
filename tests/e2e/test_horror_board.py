"""Horror's table in the browser: what lies on it can be seen, read, touched and chosen, on any screen."""

from typing import Any, NamedTuple

import pytest
from playwright.async_api import Browser, Locator, StorageStateCookie, expect

from tests.e2e.axe import run_axe_by_night_and_day
from tests.e2e.house import DESK, House, Person
from tests.e2e.pages import AT_REST
from tests.e2e.pictures import take_picture
from tests.e2e.test_pages import TOO_SMALL, TOO_WIDE, WIDTHS
from tests.server.conftest import ServerProcess

pytestmark = pytest.mark.anyio

TABS = ("map", "story", "people")


async def take_a_turn(house: House, **browser: Any) -> Person:
    """Play two investigators of the practice scenario alone, up to the first turn."""
    anna = await house.person("Anna", **browser)
    await anna.page.goto("/new/horror")
    await anna.thing("scenario-cellar").check(force=True)
    await anna.thing("who-1-me").check(force=True)
    await anna.thing("set-up").first.click()
    while True:
        await anna.news()
        if await anna.thing("option-end").count():
            await expect(things(anna).first).to_be_visible()
            return anna
        heard = len(anna.received)
        finish = anna.thing("finish")
        await (finish if await finish.count() else anna.options.first).click()
        while len(anna.received) == heard:
            await anna.page.wait_for_timeout(20)


class Turn(NamedTuple):
    """A table at its first turn, and the session of its person."""

    address: str
    cookies: list[StorageStateCookie]


@pytest.fixture(scope="module")
async def turn(server: ServerProcess, browser: Browser) -> Turn:
    """A turn that nobody ends: for all who only look."""
    async with House(server.address, browser) as house:
        anna = await take_a_turn(house)
        return Turn(anna.page.url, (await anna.context.storage_state())["cookies"])


async def look_at(house: House, turn: Turn, **browser: Any) -> Person:
    """Come back to the table with another browser that remembers the session."""
    anna = await house.person("Anna", storage_state={"cookies": turn.cookies}, **browser)
    await anna.page.goto(turn.address)
    await anna.news()
    await expect(things(anna).first).to_be_visible()
    return anna


def things(person: Person) -> Locator:
    """Everything on the table that can be walked to."""
    return person.page.locator("[data-testid=board] [data-thing]")


def lit(person: Person, option: str) -> Locator:
    """The things on the table that would be chosen with words like these."""
    return person.page.locator(f'[data-testid=board] [data-thing][role=button][aria-label*="{option}"]')


@pytest.mark.parametrize(("screen", "language"), [("phone", "de"), ("desk", "en")])
async def test_axe_finds_nothing_at_the_table(house: House, turn: Turn, screen: str, language: str) -> None:
    anna = await look_at(house, turn, locale=language, phone=screen == "phone")
    found = await run_axe_by_night_and_day(anna.page, f"horror-{screen}", language)
    for tab in TABS if screen == "phone" else ():
        await anna.thing(f"tab-{tab}").dispatch_event("click")
        found += await run_axe_by_night_and_day(anna.page, f"horror-{tab}-{screen}", language)
    assert not found, "\n".join(found)


async def test_nothing_sticks_out_at_the_side(house: House, turn: Turn) -> None:
    anna = await look_at(house, turn, locale="de")
    found: list[str] = []
    for width in WIDTHS:
        await anna.page.set_viewport_size({"width": width, "height": DESK["height"]})
        found += [f"at {width} px: {each}" for each in await anna.page.evaluate(TOO_WIDE)]
    assert not found, "\n".join(found)


async def test_everything_on_a_phone_can_be_reached_and_touched(house: House, turn: Turn) -> None:
    anna = await look_at(house, turn, phone=True)
    small: list[str] = []
    for tab in TABS:
        await anna.thing(f"tab-{tab}").tap()
        small += await anna.page.evaluate(TOO_SMALL)
    assert not small, "\n".join(small)
    await anna.thing("lift").tap()
    await expect(things(anna).and_(anna.page.locator(".hand *")).first).to_be_visible()


MOVED = "(ground) => { const { x } = ground.getBoundingClientRect(); return x; }"


async def test_a_map_wider_than_a_phone_is_pushed_and_nothing_scrolls(house: House, turn: Turn) -> None:
    anna = await look_at(house, turn, locale="de", phone=True)
    ground = anna.page.locator("[data-pans] > .ground")
    await anna.thing("tab-map").tap()
    before = await ground.evaluate(MOVED)
    box = await anna.page.locator("[data-pans]").bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] - 20)
    await anna.page.mouse.move(*middle)
    await anna.page.mouse.down()
    way = 80 if before < 0 else -80
    await anna.page.mouse.move(middle[0] + way, middle[1], steps=4)
    await anna.page.mouse.up()
    assert abs(await ground.evaluate(MOVED) - before) > 20
    scrolled = "[...document.querySelectorAll('*')].filter((each) => each.scrollLeft).length"
    assert await anna.page.evaluate(scrolled) == 0


async def test_a_question_with_more_room_keeps_its_button_on_a_phone(house: House, turn: Turn) -> None:
    anna = await look_at(house, turn, locale="de", phone=True)
    await anna.thing("fold").tap()
    await expect(anna.thing("fold")).to_have_attribute("aria-expanded", "true")
    await expect(anna.thing("fold")).to_be_in_viewport(ratio=1)


async def test_a_click_on_a_location_that_is_lit_moves_there(house: House) -> None:
    anna = await take_a_turn(house)
    hall = lit(anna, "Move to Entrance Hall")
    await hall.click()
    place = anna.page.locator("[data-place]").filter(has=anna.page.get_by_text("Entrance Hall"))
    await expect(place.locator('[data-thing^="map/seat:"]')).to_have_count(1)


async def test_pointing_at_a_card_shows_all_that_stands_on_it(house: House, turn: Turn) -> None:
    anna = await look_at(house, turn)
    await anna.page.locator('.hand-card [data-thing^="card:"]').first.hover()
    await expect(anna.page.locator(".detail [data-card]")).to_be_visible()


async def test_a_finger_reads_before_it_chooses(house: House) -> None:
    anna = await take_a_turn(house, phone=True)
    hall = lit(anna, "Move to Entrance Hall")
    await hall.focus()
    await expect(hall).to_be_in_viewport(ratio=1)
    await hall.tap()
    button = anna.page.locator(".detail button").filter(has_text="Move")
    await expect(button).to_be_visible()
    await button.tap()
    place = anna.page.locator("[data-place]").filter(has=anna.page.get_by_text("Entrance Hall"))
    await expect(place.locator('[data-thing^="map/seat:"]')).to_have_count(1)


async def test_arrow_keys_walk_over_the_table_and_enter_chooses(house: House) -> None:
    anna = await take_a_turn(house)
    deck = lit(anna, "Draw a card")
    await deck.focus()
    await anna.page.keyboard.press("ArrowLeft")
    left = anna.page.locator(":focus")
    await expect(left).to_have_attribute("data-thing", r"resources:0")
    await anna.page.keyboard.press("ArrowRight")
    lines = await anna.thing("log").locator(".line").count()
    await anna.page.keyboard.press("Enter")
    await anna.something_happens(lines)


async def test_the_table_can_be_read_as_text(house: House, turn: Turn) -> None:
    anna = await look_at(house, turn, locale="de")
    await anna.thing("board-more").click()
    await anna.thing("as-text").click()
    words = anna.page.locator(".words")
    await expect(words).to_contain_text("Morsche Veranda, Schleier 1")
    await expect(words).to_contain_text("Chaosbeutel")


async def test_the_area_of_somebody_else_opens_and_ones_own_comes_back_with_the_next_question(
    house: House, turn: Turn
) -> None:
    anna = await look_at(house, turn)
    names = await anna.page.locator(".tile .names b").all_inner_texts()
    await anna.page.get_by_role("button", name=f"Show the area of {names[1]}").click()
    await expect(anna.page.get_by_role("region", name=names[1])).to_be_visible()


COVERED = """(card) => {
    const icons = card.querySelector(".icons");
    while (icons.children.length < 3) icons.append(icons.firstElementChild.cloneNode(true));
    const boxes = (wanted) => [...card.querySelectorAll(wanted)].map((each) => each.getBoundingClientRect());
    const apart = (one, other) =>
        one.right <= other.left || other.right <= one.left ||
        one.bottom <= other.top || other.bottom <= one.top;
    const inside = card.querySelector(".inside").getBoundingClientRect();
    const seen = boxes(".icons > *, .coin");
    return {
        icons: icons.children.length,
        marks: boxes(".gain, .tick").length,
        covered: seen.filter((icon) => boxes(".gain, .tick").some((mark) => !apart(icon, mark))).length,
        outside: seen.filter((icon) => icon.left < inside.left || icon.right > inside.right).length,
    };
}"""
"""How many icons of a hand card, given three at least, are covered by what a test puts on it."""


@pytest.mark.parametrize("screen", ["phone", "desk"])
async def test_in_a_test_no_icon_of_a_hand_card_is_covered(house: House, screen: str) -> None:
    anna = await take_a_turn(house, locale="de-DE", phone=screen == "phone")
    await anna.thing("option-investigate").click()
    if screen == "phone":
        await anna.thing("lift").tap()
    card = anna.page.locator(".hand-card:has(.gain)").first
    await card.locator("[role=button]").click()
    await expect(card.locator(".tick")).to_be_visible()
    await anna.page.evaluate(AT_REST)
    found = await card.evaluate(COVERED)
    await take_picture(anna.page, f"horror-commit-{screen}")
    assert found == {"icons": 3, "marks": 2, "covered": 0, "outside": 0}
