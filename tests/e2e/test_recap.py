"""What somebody missed while others played is told: the story in pages, all else beside the question."""

import pytest
from playwright.async_api import ViewportSize, expect

from tests.e2e.axe import run_axe
from tests.e2e.house import NEWS, House, Person

pytestmark = pytest.mark.anyio

SIZES: list[ViewportSize] = [
    {"width": 360, "height": 640},
    {"width": 820, "height": 1180},
    {"width": 1280, "height": 800},
    {"width": 2560, "height": 1440},
    {"width": 1440, "height": 900},
]
FOCUSED = "(element) => element.contains(document.activeElement)"


async def sit_beside_a_bot(person: Person) -> None:
    """Begin Spreading Flames with a bot in the other seat, and answer up to the introduction."""
    await person.page.goto("/new/horror")
    await person.thing("who-1-bot").check(force=True)
    await person.thing("set-up").first.click()
    while True:
        await person.page.locator(f"[data-testid=story-page], {NEWS}").first.wait_for()
        if await person.thing("story-page").count():
            return
        await person.page.locator("[data-testid=finish], [data-testid^=option-seat]").first.press("Enter")


async def test_passages_of_the_story_are_pages_that_wait_for_their_reader(house: House) -> None:
    anna = await house.person("Anna")
    page, go_on, press = anna.thing("story-page"), anna.thing("story-go-on"), anna.page.keyboard.press
    await sit_beside_a_bot(anna)
    await expect(page).to_have_accessible_name("Spreading Flames")
    await expect(page).to_contain_text("For weeks Arkham has smelled of smoke.")
    await expect(page).to_contain_text("2 more pages")
    await expect(go_on).to_be_focused()
    asked = await anna.page.locator(".prompt .ask").text_content()
    await press("1")  # nothing is answered unseen
    for size in SIZES:
        await anna.page.set_viewport_size(size)
        await expect(go_on).to_be_in_viewport(ratio=1)
    assert await run_axe(anna.page) == []
    await press("Enter")
    await expect(page).to_have_accessible_name("The new agenda: Past Curfew.")

    await anna.page.reload()
    await expect(page).to_have_accessible_name("The new agenda: Past Curfew.")
    await go_on.dblclick()
    await expect(page).to_have_accessible_name("The new act: Where There's Smoke...")
    await press("Space")
    await expect(page).to_have_count(0)
    assert await anna.thing("prompt").evaluate(FOCUSED), "the keyboard is back at the question"
    assert await anna.page.locator(".prompt .ask").text_content() == asked
    await anna.page.reload()
    await expect(anna.options.first).to_be_visible()
    await expect(page).to_have_count(0)


async def test_what_others_did_stands_beside_the_question_until_it_is_read(house: House) -> None:
    anna = await house.person("Anna", locale="de")
    await sit_beside_a_bot(anna)
    await anna.read_on()
    await anna.thing("option-seat:1").click()  # the bot has the first turn
    recap, question, board = anna.thing("recap"), anna.page.locator(".prompt .ask"), anna.thing("board")
    await expect(recap).to_have_accessible_name("Seit deinem letzten Zug")
    await expect(recap.locator(".turn").first).to_contain_text("Der Zug von")
    await expect(recap.locator(".act").first).to_be_attached()
    await anna.page.reload()
    for size in SIZES:
        await anna.page.set_viewport_size(size)
        await expect(recap).to_be_in_viewport(ratio=1)
        await expect(question).to_be_in_viewport(ratio=1)
    before = [await each.bounding_box() for each in (board, question)]
    await anna.thing("recap-read").click()
    await expect(recap).to_have_count(0)
    await expect(anna.thing("prompt")).to_be_focused()
    assert [await each.bounding_box() for each in (board, question)] == before, "nothing moves for it"
    await anna.page.reload()
    await expect(question).to_be_visible()
    await expect(recap).to_have_count(0)


async def test_bots_are_seen_one_after_the_other_and_an_answer_waits_for_none_of_it(house: House) -> None:
    anna = await house.person("Anna", pace="story")
    await anna.begin_alone()
    behind = anna.thing("behind")
    while not await behind.count():
        await anna.answer(lambda options: options[0])
        await anna.page.wait_for_timeout(100)
    await expect(behind).to_contain_text("any key skips")
    await anna.page.keyboard.press("Shift")
    await expect(behind).to_have_count(0)
    await anna.news()
    assert await anna.asked() or await anna.thing("ending").count()
    await expect(anna.thing("recap")).to_have_count(0)  # who was there has seen it


async def test_a_picture_opens_the_position_at_that_moment_on_the_board(house: House) -> None:
    ben = await house.person("Ben")
    await ben.open_table("random", game="fate")
    await ben.start()
    pictures, recap = ben.thing("strip").get_by_role("button"), ben.thing("recap")
    while await pictures.count() < 6:
        await ben.answer(lambda options: options[0])
        await ben.page.wait_for_timeout(200)
    await ben.news()
    frame, board = ben.page.locator(".play"), ben.thing("board")
    choosable = board.locator("[data-thing][role=button]")
    now, places = await board.inner_text(), await frame.locator("> *").all()
    boxes = [await each.bounding_box() for each in places[:3]]
    await pictures.first.click()
    await expect(pictures.first).to_have_attribute("aria-current", "step")
    await expect(board).not_to_have_text(now, use_inner_text=True)
    await expect(choosable).to_have_count(0)
    assert [await each.bounding_box() for each in places[:3]] == boxes, "nothing moves for it"
    assert await run_axe(ben.page) == []
    await ben.thing("recap-next").click()
    await expect(pictures.nth(1)).to_have_attribute("aria-current", "step")
    await ben.thing("recap-read").click()
    await expect(recap).to_have_count(0)
    await expect(choosable.first).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
async def test_enemies_and_mythos_are_stepped_through_at_one_s_own_pace(house: House, phone: bool) -> None:
    anna = await house.person("Anna", locale="de" if phone else "en-GB", phone=phone)
    await sit_beside_a_bot(anna)
    await anna.read_on()
    mythos = "Mythosphase" if phone else "Mythos phase"
    await end_turns_until_told(anna, "phase-mythos")
    if phone:
        await anna.thing("strip-open").click()
    phase = anna.thing("strip-phase").filter(has_text=mythos)
    recap, board = anna.thing("recap"), anna.thing("board")
    await phase.click()
    await expect(recap).to_have_accessible_name(mythos)
    await expect(recap).to_contain_text("Verderben" if phone else "doom is placed")
    if not phone:  # which has no room for the agenda
        await expect(board.get_by_test_id("marked")).to_have_count(1)
    assert await run_axe(anna.page) == []
    await anna.thing("recap-next").click()
    await expect(recap).to_have_accessible_name(mythos)
    await expect(recap.locator("ol .act")).to_have_count(1)
    await expect(recap).to_contain_text("vom Begegnungsdeck" if phone else "from the encounter deck")
    await expect(recap).to_be_in_viewport(ratio=1)
    while await recap.count():
        await anna.thing("recap-next").click()
    await expect(anna.page.locator(".prompt .ask")).to_be_visible()


async def end_turns_until_told(person: Person, id: str) -> None:
    """Take turns without doing anything, until one comes after the log has told of something."""
    while True:
        await person.news()
        told = {line["text"]["id"] for _, chair in person.chairs for line in chair["log"]}
        if id in told and await person.thing("option-end").count():
            return
        for way in (person.thing("option-end"), person.thing("finish"), person.options):
            if await way.count():
                await way.first.click()
                break
        if await person.thing("sure-yes").count():
            await person.thing("sure-yes").click()
