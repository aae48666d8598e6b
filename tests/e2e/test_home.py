"""The start page: a game is one click away, with bots or with friends."""

import pytest
from playwright.async_api import expect

from miskatonic import games
from tests.e2e.house import House

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", games.NAMES)
async def test_two_clicks_lead_from_the_start_page_to_the_first_decision(house: House, game: str) -> None:
    german, phone = game in ("fate", "horror"), game == "cultists"
    anna = await house.person("Anna", "de-DE" if german else "en-GB", phone=phone)
    await anna.page.goto("/")
    await anna.thing(f"play-{game}").click()
    await expect(anna.thing("prompt")).to_be_visible()
    while not any(chair["ask"] for _, chair in anna.chairs):
        await anna.page.wait_for_timeout(50)
    if await anna.thing("story-go-on").count():
        await anna.thing("story-go-on").click()
    await expect(anna.thing("story-page")).to_have_count(0)


async def test_bots_sit_in_all_other_seats_and_a_name_is_remembered(house: House) -> None:
    anna = await house.person("Anna")
    await anna.page.goto("/")
    await anna.thing("home-name-change").click()
    await anna.thing("home-name").fill("Anna")
    await anna.thing("home-name").press("Enter")
    await expect(anna.page.get_by_text("you are called Anna")).to_be_visible()
    await anna.thing("play-ritual").click()
    await expect(anna.thing("seat-0")).to_contain_text("Anna")
    await expect(anna.thing("seat-4")).to_be_attached()
    await anna.page.goto("/")
    await expect(anna.page.get_by_text("you are called Anna")).to_be_visible()


async def test_with_friends_the_seats_stay_open_and_the_invitation_is_at_hand(house: House) -> None:
    anna = await house.person("Anna")
    await anna.page.goto("/")
    await anna.thing("friends-fate").click()
    await expect(anna.thing("sit-1").or_(anna.thing("bot-1"))).to_be_visible()
    await expect(anna.thing("code")).to_have_text(anna.table)


async def test_the_form_is_behind_the_options(house: House) -> None:
    anna = await house.person("Anna")
    await anna.page.goto("/")
    await anna.thing("options-cultists").click()
    await expect(anna.page.locator("input[name=game][value=cultists]")).to_be_checked()
    await expect(anna.thing("new-table")).to_be_visible()


async def test_the_lobby_tells_a_friend_what_this_is_and_shows_the_link_to_a_camera(house: House) -> None:
    anna, ben = await house.person("Anna"), await house.person("Ben", "de-DE", phone=True)
    await anna.page.goto("/")
    await anna.thing("friends-cultists").click()
    await anna.thing("show-qr").click()
    await expect(anna.thing("qr")).to_be_visible()
    await ben.come_to(f"/t/{anna.table}")
    await expect(ben.thing("about")).to_contain_text("einer oder zwei von euch dienen heimlich dem Kult")


async def test_settings_and_help_open_over_the_match_and_close_by_escape(house: House) -> None:
    anna = await house.person("Anna")
    await anna.page.goto("/")
    await anna.thing("play-ritual").click()
    await expect(anna.thing("board")).to_be_visible()
    at = anna.page.url
    for each, inside in (("settings", "fieldset"), ("help", "kbd")):
        await anna.thing(f"open-{each}").click()
        await expect(anna.page.locator(f"dialog {inside}").first).to_be_visible()
        await anna.page.keyboard.press("Escape")
        await expect(anna.page.locator("dialog")).to_have_count(0)
    assert anna.page.url == at
