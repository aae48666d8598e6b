"""A whole campaign in browsers: two people and a bot play all three scenarios, most of it by hint.

Anna sits at a desk in English, for a whole scenario by keyboard alone; Ben holds a small phone in German.
With the ultimatum of finality whoever is defeated is lost, so that somebody has to be replaced. After the
first scenario they move to another server with the campaign's file. Takes minutes: `make soak-browser`.
"""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, ViewportSize, expect

from tests.e2e.campaigning import (
    DANIELA,
    DEXTER,
    JOE,
    TRISH,
    begin,
    bring_in,
    come,
    faults,
    join,
    replace,
    taken_away,
)
from tests.e2e.conftest import DEAL
from tests.e2e.deals import dealing
from tests.e2e.hinted import Finger, Hinted, Keys
from tests.e2e.house import House, Person
from tests.server.conftest import ServerProcess

pytestmark = [pytest.mark.anyio, pytest.mark.soak]

LUCKIER = DEAL + 3
"""With this deal not everybody dies in the second scenario: five investigators are all there are."""
SMALL: ViewportSize = {"width": 360, "height": 640}


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[ServerProcess]:
    """A second server."""
    running = dealing(tmp_path / "elsewhere.sqlite", LUCKIER)
    yield running.start()
    running.stop()


async def test_two_people_and_a_bot_play_a_campaign_to_its_end(
    house: House, elsewhere: ServerProcess, browser: Browser, tmp_path: Path
) -> None:
    anna, ben = await two_people(house)
    await begin(anna, JOE, DANIELA, "finality")
    link = await anna.thing("invite-link").input_value()
    await come(ben, link)
    await ben.thing("links-kept").click()
    await join(ben, TRISH)
    found = await looked_at("1-begun", anna, ben)
    await anna.thing("way-0").click()
    await expect(anna.thing("begin-match")).to_be_visible()

    # The first scenario: Joe does not come back, and both upgrade what is left at the same time.
    await play_the_next(Hinted(anna), Finger(ben))
    found += await looked_at("2-after-flames", anna, ben)
    await expect(anna.thing(f"hero-{JOE}")).to_contain_text("killed")
    await replace(anna, JOE, DEXTER)
    await asyncio.gather(upgrade(anna, DANIELA), upgrade(ben, TRISH))
    await asyncio.gather(anna.page.reload(), ben.page.reload())
    await expect(anna.thing(f"hero-{DEXTER}")).to_contain_text("Anna")
    found += await looked_at("3-upgraded", anna, ben)
    file = tmp_path / "herbst.json"
    await taken_away(anna, file)

    async with House(elsewhere.address, browser) as other:
        anna, ben = await two_people(other)
        await bring_in(anna, file)
        await come(ben, await anna.thing("invite-link").input_value())
        found += await looked_at("4-elsewhere", anna, ben)
        await play_the_next(Keys(anna), Finger(ben))
        found += await looked_at("5-after-smoke", anna, ben)
        await put_right(anna, ben)
        found += await looked_at("6-before-ash", anna, ben)
        await play_the_next(Hinted(anna), Finger(ben))
        await expect(anna.thing("campaign-over")).to_be_visible()
        await expect(ben.thing("campaign-over")).to_be_visible()
        found += await looked_at("7-the-end", anna, ben)
        assert other.complaints() == []
    assert not found, "\n".join(found)


async def two_people(house: House) -> tuple[Person, Person]:
    anna = await house.person("Anna", locale="en-GB")
    ben = await house.person("Ben", locale="de-DE", phone=True)
    await ben.page.set_viewport_size(SMALL)
    return anna, ben


async def looked_at(stage: str, anna: Person, ben: Person) -> list[str]:
    return [*await faults(anna, stage, "en"), *await faults(ben, stage, "de")]


async def play_the_next(host: Hinted, guest: Hinted) -> None:
    """Play the next scenario to its end, and come back to the campaign."""
    campaign = guest.person.page.url
    await host.press("begin-match")
    await expect(host.person.thing("start")).to_be_visible()
    await expect(guest.person.thing("to-match")).to_be_visible()
    await guest.press("to-match")
    await guest.person.page.locator("[data-testid^=take-]").first.tap()
    await host.person.start()
    await asyncio.gather(host.play(), guest.play())
    assert min(host.taken, guest.taken) > 20
    for each in (host, guest):
        if not await each.person.thing("back-to-campaign").is_visible():
            await each.press("fold")
        await each.press("back-to-campaign")
        await expect(each.person.thing("next")).to_be_visible()
    assert guest.person.page.url == campaign


async def upgrade(person: Person, who: str) -> None:
    """Buy the first card that can be paid, if any can."""
    await person.thing(f"shop-{who}").click()
    offer = person.thing("offers").locator("button:not([aria-disabled=true])").first
    await offer.click()
    await expect(person.thing("bought").locator("li")).to_have_count(1)
    await person.page.keyboard.press("Escape")
    await expect(person.thing("offers")).to_have_count(0)


async def put_right(*people: Person) -> None:
    """Let everybody replace whom they have lost, by the first investigator who is free."""
    for person in people:
        lost = person.page.locator("button[data-testid^=replace-]")
        while await lost.count():
            before = await lost.count()
            await lost.first.click()
            await expect(lost).to_have_count(before - 1)
