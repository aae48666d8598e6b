"""Help at a table of Horror: what a bot would do, what is explained first, and the log as a story."""

import pytest
from playwright.async_api import expect

from tests.e2e.house import House, Person

pytestmark = pytest.mark.anyio


async def play_alone(person: Person) -> None:
    """Sit down with two investigators; the first question is there."""
    await person.page.goto("/new")
    await person.page.locator("input[name=game][value=horror]").check()
    await person.thing("play-alone").click()
    await expect(person.options.first).to_be_visible()


async def to_first_turn(person: Person) -> None:
    """Keep opening hands and say who begins, until somebody has a turn."""
    while not await person.thing("option-investigate").count():
        finish = person.thing("finish")
        await (finish if await finish.count() else person.options.first).click()
        await person.news()


async def test_a_bot_says_what_it_would_do_and_leaves_it_to_me(house: House) -> None:
    anna = await house.person("Anna")
    await play_alone(anna)
    await to_first_turn(anna)
    asked = await anna.page.locator(".prompt .ask").text_content()
    lines = await anna.log()
    await anna.page.locator("body").press("b")
    said = anna.thing("advice-said")
    await expect(said).to_contain_text("The bot would choose: ")
    await expect(said.locator("li").first).not_to_be_empty()
    marked = anna.page.locator(".prompt li .advised")
    await expect(marked).to_have_count(1)
    await expect(marked.get_by_role("img", name="The bot’s choice")).to_be_visible()
    assert await anna.page.locator(".prompt .ask").text_content() == asked
    assert await anna.log() == lines
    await marked.click()
    await expect(said).to_have_count(0)


async def test_what_comes_up_first_is_explained_until_somebody_has_enough(house: House) -> None:
    anna = await house.person("Anna", locale="de")
    await play_alone(anna)
    lesson = anna.thing("lesson")
    await expect(lesson).to_contain_text("Willkommen in Arkham")
    await anna.thing("lesson-next").click()
    await expect(lesson).to_contain_text("Ermittlungsleiter")
    await anna.thing("lesson-rule").click()
    await expect(anna.page.locator("dialog a[href$='#lead-investigator.3']").first).to_be_visible()
    await anna.page.keyboard.press("Escape")
    await anna.page.reload()
    await expect(anna.options.first).to_be_visible()
    await expect(lesson).to_have_count(0)
    for _ in range(2):  # both investigators say who leads
        await anna.options.first.click()
        await anna.news()
    await expect(lesson).to_contain_text("Starthand")
    await anna.thing("lesson-stop").click()
    await to_first_turn(anna)
    await expect(lesson).to_have_count(0)
    await anna.page.goto("/settings")
    await expect(anna.page.get_by_label("Lehrmodus")).not_to_be_checked()
    await anna.page.get_by_role("button", name="Alles neu erklären").click()
    await anna.page.go_back()
    await expect(lesson).to_contain_text("Willkommen in Arkham")


async def test_on_a_phone_a_lesson_lies_over_the_board_only_once_it_is_asked_for(house: House) -> None:
    anna = await house.person("Anna", phone=True)
    await play_alone(anna)
    await expect(anna.thing("lesson-unfold")).to_have_accessible_name("Explain: Welcome to Arkham")
    await expect(anna.thing("lesson")).to_have_count(0)
    await anna.thing("lesson-unfold").tap()
    await expect(anna.thing("lesson")).to_contain_text("Welcome to Arkham")
    await expect(anna.thing("lesson-next")).to_be_in_viewport(ratio=1)


async def test_the_log_has_headings_and_sets_the_story_apart(house: House) -> None:
    anna = await house.person("Anna")
    await play_alone(anna)
    await to_first_turn(anna)
    log = anna.thing("log")
    await expect(log.locator(".heading")).to_have_text(["Spreading Flames", "Round 1"])
    await expect(log.locator(".phase")).to_have_text(["Investigation phase"])
    await expect(log.locator(".story").first).to_contain_text("For weeks Arkham has smelled of smoke.")
    await anna.thing("option-investigate").click()
    await expect(log.locator(".part").first).to_be_attached()


async def test_on_a_phone_every_question_and_every_advice_comes_into_sight(house: House) -> None:
    anna = await house.person("Anna", phone=True)
    await play_alone(anna)
    await to_first_turn(anna)
    question = anna.page.locator(".prompt .ask")
    await anna.thing("advice-ask").tap()
    await expect(anna.thing("advice-said").locator("p").first).to_be_in_viewport(ratio=1)
    await expect(question).to_be_in_viewport(ratio=1)
    await anna.thing("option-end").tap()
    await anna.thing("sure-yes").tap()
    await expect(question).to_be_in_viewport(ratio=1)


async def test_on_a_phone_the_result_of_a_test_is_told_above_the_next_question(house: House) -> None:
    anna = await house.person("Anna", phone=True)
    await play_alone(anna)
    await to_first_turn(anna)
    await anna.thing("option-investigate").tap()
    await anna.news()
    result = anna.thing("recap").get_by_text("the test with")
    while not await result.count():
        finish = anna.thing("finish")
        await (finish if await finish.count() else anna.options.first).click()
        await anna.news()
        await anna.thing("strip-open").tap()  # there is no room for it until one asks
    await expect(result.first).to_be_visible()
