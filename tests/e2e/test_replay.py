"""The replay: the control that says through whose eyes one looks says what is seen."""

import pytest
from playwright.async_api import ViewportSize, expect

from tests.e2e.house import House, Person, by_chance

pytestmark = pytest.mark.anyio


async def after_a_match(house: House) -> Person:
    """Begin a match, end it by vote, and watch it again."""
    anna = await house.person("Anna")
    await anna.begin_alone()
    await anna.play_on(by_chance(3), answers=1)
    await anna.open_panel("table")
    await anna.thing("vote-end").click()
    await anna.thing("ending").wait_for()
    await anna.page.goto(f"/t/{anna.table}/replay#move=1")
    return anna


async def test_a_player_s_replay_says_that_it_is_seen_with_his_own_eyes(house: House) -> None:
    anna = await after_a_match(house)
    await expect(anna.thing("eyes")).to_have_value("0")


async def test_a_player_can_see_the_replay_as_spectators_saw_it(house: House) -> None:
    anna = await after_a_match(house)
    async with anna.page.expect_response(lambda answer: "/moves/1?seat=all" in answer.url) as asked:
        await anna.thing("eyes").select_option("all")
    assert (await (await asked.value).json())["chair"]["seat"] is None
    await expect(anna.thing("eyes")).to_have_value("all")
    assert anna.page.url.endswith("#move=1&seat=all")


async def test_a_stranger_s_replay_says_that_it_is_seen_as_by_spectators(house: House) -> None:
    anna = await after_a_match(house)
    stranger = await house.person("Stranger")
    await stranger.page.goto(f"/t/{anna.table}/replay#move=1")
    await expect(stranger.thing("eyes")).to_have_value("all")


async def test_after_the_end_all_cards_may_lie_open_and_rounds_and_moves_are_marked(house: House) -> None:
    anna = await after_a_match(house)
    await anna.thing("eyes").select_option("open")
    await expect(anna.thing("eyes")).to_have_value("open")
    await expect(anna.thing("round-1")).to_be_attached()
    await expect(anna.thing("chart-sanity")).to_be_visible()
    await anna.thing("moves").locator("button").first.click()
    await expect(anna.thing("replay-at")).to_contain_text("Move 0 of")
    await anna.thing("speed").select_option("4 ×")
    await anna.page.get_by_role("button", name="Play", exact=True).click()
    await expect(anna.thing("replay-at")).to_contain_text("Move 3 of")


@pytest.mark.parametrize(
    "size", [{"width": 360, "height": 780}, {"width": 1440, "height": 900}], ids=["phone", "desk"]
)
async def test_the_board_has_half_of_the_height_and_nothing_scrolls(house: House, size: ViewportSize) -> None:
    anna = await after_a_match(house)
    await anna.page.set_viewport_size(size)
    await expect(anna.thing("happened")).to_be_in_viewport(ratio=1)
    box = await anna.thing("board").bounding_box()
    assert box is not None
    assert box["height"] >= 0.5 * size["height"]
    await expect(anna.page.locator("[data-thing]").first).to_be_in_viewport()


async def test_a_card_shows_its_face_where_the_replay_names_it(house: House) -> None:
    anna = await house.person("Anna")
    await anna.page.goto("/")
    await anna.thing("play-fate").click()
    await anna.answer(lambda options: options[0])
    await anna.thing("log").locator("[data-named]").first.wait_for()
    await anna.page.goto(f"/t/{anna.table}/replay#move=1")
    faces, moves = anna.thing("faces"), anna.thing("moves")
    named = moves.locator("[data-named]").last
    god = await named.inner_text()
    await named.hover()
    await expect(faces).to_contain_text(god)
    await anna.page.mouse.move(2, 2)
    await expect(faces).to_have_count(0)
    await moves.locator("button:has([data-named])").last.click()
    await anna.page.keyboard.press("v")
    await expect(faces).to_be_visible()
    await anna.page.keyboard.press("Escape")
    await anna.thing("happened").locator("[data-named]").first.hover()
    await expect(faces).to_be_visible()
