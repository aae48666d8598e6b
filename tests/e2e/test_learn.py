"""The lessons of all games, played to their ends on the real boards; the player aid one key away."""

import pytest
from playwright.async_api import expect

from tests.e2e.axe import run_axe
from tests.e2e.house import House, Person

pytestmark = pytest.mark.anyio

PAGES = 40
"""No lesson has more pages and decisions than this."""
COVERED = '[data-testid="prompt-uncover"], [data-testid="prompt"] [data-testid="uncover"]'
"""What lies over a question that a neighbour must not read."""
OPEN = ", ".join(
    (
        '[data-testid^="option-"]:not([aria-disabled="true"])',
        '[data-testid="finish"]:not([aria-disabled="true"])',
        COVERED,
    )
)
"""What can be pressed to answer."""


async def begin(person: Person, game: str) -> None:
    """Open the lesson from its page."""
    await person.page.goto(f"/learn/{game}")
    await expect(person.thing("overview")).to_be_visible()
    await person.thing("begin-lesson").click()
    await expect(person.thing("course")).to_be_visible()


async def play(person: Person, keyboard: bool = False) -> None:
    """Read every page and do what it says, until the lesson says "now play"."""
    course = person.thing("course")
    for _ in range(PAGES):
        await person.page.locator(
            '[data-testid="play-now"], [data-testid="course-next"], [data-testid="course-yours"], '
            '[data-testid="story-go-on"]'
        ).first.wait_for()
        if await person.thing("play-now").count():
            return
        await person.read_on()
        said = await course.text_content()
        more = person.thing("course-next")
        if await more.count():
            await (more.press("Enter") if keyboard else more.click())
        elif await person.thing("course-yours").count():
            await do_it(person, keyboard)
        await expect(course).not_to_have_text(said or "")
    raise AssertionError("the lesson never ends")


async def do_it(person: Person, keyboard: bool) -> None:
    """Do the one thing that is open, in the list of options."""
    await person.page.locator(OPEN).first.wait_for(state="attached")
    uncover = person.page.locator(COVERED)
    if await uncover.count():
        await uncover.click()
        await person.options.first.wait_for()
    unfold = person.page.locator('[data-testid="fold"][aria-expanded="false"]')
    if await unfold.count() and await unfold.first.is_visible():
        await unfold.first.click()
    if await person.options.count():
        await (person.options.first.press("Enter") if keyboard else person.options.first.click())
        return
    await person.thing("finish").click()


@pytest.mark.parametrize(
    ("game", "locale", "phone"),
    [
        ("ritual", "de", True),
        ("fate", "en-GB", False),
        ("cultists", "de", False),
        ("horror", "en-GB", False),
        *(
            pytest.param(game, locale, phone, marks=pytest.mark.soak)
            for game, locale, phone in (
                ("ritual", "en-GB", False),
                ("fate", "de", True),
                ("cultists", "en-GB", True),
                ("horror", "de", True),
            )
        ),
    ],
)
async def test_a_lesson_is_played_to_its_end_as_it_says(
    house: House, game: str, locale: str, phone: bool
) -> None:
    anna = await house.person("Anna", locale=locale, phone=phone)
    await begin(anna, game)
    assert await run_axe(anna.page) == []
    await play(anna, keyboard=game == "fate")
    assert await run_axe(anna.page) == []
    await anna.page.goto("/")
    await expect(anna.thing(f"game-{game}")).to_be_visible()
    assert await anna.page.locator(f'a[href="/t/{anna.received[0]["table"]["id"]}"]').count() == 0


async def test_the_rules_on_one_page_are_one_key_away_and_close_by_it(house: House) -> None:
    anna = await house.person("Anna")
    await begin(anna, "ritual")
    await anna.page.keyboard.press("a")
    await expect(anna.thing("aid")).to_contain_text("Everybody sees your card except you.")
    assert await run_axe(anna.page) == []
    await anna.page.keyboard.press("a")
    await expect(anna.thing("aid")).to_have_count(0)


async def test_whoever_presses_what_cannot_be_used_is_told_which_rule_says_so(house: House) -> None:
    anna = await house.person("Anna")
    await anna.page.goto("/")
    await anna.thing("play-ritual").click()
    await anna.news()
    await anna.page.locator('[data-thing="seat:0"]').click()
    why = anna.thing("why-not")
    await expect(why.get_by_role("button")).to_be_visible()
    await anna.page.keyboard.press("Escape")
    await expect(why).to_have_count(0)
    await anna.page.locator('[data-thing="discard"]').press("Enter")
    await expect(why).to_contain_text("follow.8")
    assert await run_axe(anna.page) == []
