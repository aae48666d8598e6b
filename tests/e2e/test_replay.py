"""The replay: the control that says through whose eyes one looks says what is seen."""

import pytest
from playwright.async_api import expect

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
