"""A campaign in the browser: begun, shared, bought for at once, taken to a table and to another room."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from miskatonic.core.series import write
from tests.e2e.axe import run_axe
from tests.e2e.campaigning import (
    DANIELA,
    DEXTER,
    JOE,
    TRISH,
    begin,
    bring_in,
    come,
    join,
    replace,
    taken_away,
)
from tests.e2e.conftest import DEAL
from tests.e2e.deals import dealing
from tests.e2e.house import House
from tests.e2e.test_pages import TOO_SMALL, TOO_WIDE
from tests.server.conftest import ServerProcess

pytestmark = pytest.mark.anyio

STUDIOUS = "12042"


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[ServerProcess]:
    """A second server."""
    running = dealing(tmp_path / "elsewhere.sqlite", DEAL)
    yield running.start()
    running.stop()


async def test_a_campaign_is_shared_and_taken_to_a_table(house: House) -> None:
    anna = await house.person("Anna", locale="de")
    await begin(anna, JOE, DANIELA)
    link = await anna.thing("invite-link").input_value()
    ben = await house.person("Ben", phone=True)
    await ben.page.set_viewport_size({"width": 360, "height": 640})
    await ben.page.goto(link.partition("#")[0])
    await expect(ben.thing("only-reading")).to_be_visible()
    await expect(ben.thing("way-0")).to_be_disabled()
    await come(ben, link)
    assert "invite" not in ben.page.url

    # Ben brings an investigator by himself; Anna sees it without doing anything.
    await join(ben, TRISH)
    await expect(anna.thing(f"hero-{TRISH}")).to_contain_text("Ben")
    await expect(ben.thing(f"shop-{TRISH}")).to_be_visible()
    await expect(ben.thing(f"shop-{JOE}")).to_have_count(0)
    assert await run_axe(ben.page) == []
    assert [await ben.page.evaluate(each) for each in (TOO_WIDE, TOO_SMALL)] == [[], []]

    # The prologue is read, by keyboard alone, and stays a page of the book.
    await anna.thing("way-0").focus()
    await anna.page.keyboard.press("Enter")
    await expect(anna.thing("story-leaf")).to_contain_text("Arkham")
    assert await run_axe(anna.page) == []
    await anna.page.reload()
    await expect(anna.thing("story-leaf")).to_contain_text("Arkham")

    # Everybody's seat is kept at the table, and the way leads back.
    await anna.thing("begin-match").click()
    await expect(anna.thing("start")).to_be_visible()
    await expect(anna.thing("choose-0")).to_have_count(0)
    await ben.thing("to-match").tap()
    await ben.thing("take-2").tap()
    await anna.start()
    await anna.read_on()
    await anna.open_panel("table")
    await anna.thing("vote-end").click()
    await anna.page.goto(link.partition("#")[0])
    await expect(anna.thing("to-match")).to_be_visible()


async def test_two_people_upgrade_at_the_same_time_and_go_on_at_another_server(
    house: House, elsewhere: ServerProcess, browser: Browser, tmp_path: Path
) -> None:
    anna = await house.person("Anna")
    await begin(anna, JOE)
    ben = await house.person("Ben")
    await come(ben, await anna.thing("invite-link").input_value())
    await join(ben, TRISH)
    series = await taken_away(anna, tmp_path / "herbst.json")

    # What three evenings would have brought: experience for both, and one of Anna's investigators is lost.
    for hero in series.tale["heroes"]:
        hero.update(earned=6, unspent=6)
    lost = {**series.tale["heroes"][0], "investigator": DANIELA, "status": "killed", "deck": {}}
    series.tale["heroes"].append(lost)
    later = tmp_path / "later.json"
    later.write_bytes(write(series))

    async with House(elsewhere.address, browser) as other:
        anna, ben = await other.person("Anna"), await other.person("Ben", locale="de", phone=True)
        await bring_in(anna, later)
        await expect(anna.thing(f"hero-{DANIELA}")).to_contain_text("killed")
        await come(ben, await anna.thing("invite-link").input_value())

        # Both buy at once; what was bought can be taken back.
        await anna.thing(f"shop-{JOE}").click()
        await ben.thing(f"shop-{TRISH}").click()
        theirs = ben.thing("offers").locator("button:not([aria-disabled=true])").first
        await expect(theirs).to_be_visible()
        await asyncio.gather(anna.thing(f"buy-{STUDIOUS}").click(), theirs.click())
        await expect(anna.thing("bought")).to_contain_text("Studious")
        await expect(anna.thing("unspent")).to_have_text("3 experience left")
        await expect(ben.thing("bought").locator("li")).to_have_count(1)
        assert await run_axe(anna.page) == []
        await anna.thing("undo-buy").click()
        await expect(anna.thing("unspent")).to_have_text("6 experience left")
        await anna.page.keyboard.press("Escape")

        # The lost one is replaced, by its owner, and only then the next scenario can begin.
        await anna.thing("way-0").click()
        await expect(anna.thing("obstacle")).to_be_visible()
        await expect(ben.thing(f"replace-{DANIELA}-who")).to_have_count(0)
        await replace(anna, DANIELA, DEXTER)
        await expect(ben.thing(f"hero-{DEXTER}")).to_contain_text("Anna")
        await expect(ben.thing("obstacle")).to_have_count(0)
        again = await taken_away(anna, tmp_path / "again.json")
        assert [each["investigator"] for each in again.tale["heroes"]] == [JOE, TRISH, DANIELA, DEXTER]
        await ben.page.reload()
        await anna.thing("begin-match").click()
        await ben.thing("to-match").click()
        await ben.page.locator("[data-testid^=take-]").click()
        await anna.start()
        assert other.complaints() == []
