"""What people do on the page of a campaign. Not for its scenarios (see `hinted`)."""

from pathlib import Path

from playwright.async_api import expect

from miskatonic.core.series import Series, read
from tests.e2e.axe import run_axe_by_night_and_day
from tests.e2e.house import Person
from tests.e2e.pictures import take_picture
from tests.e2e.test_pages import TOO_SMALL, TOO_WIDE

JOE, DANIELA, TRISH, DEXTER = "12004", "12001", "12007", "12010"


async def begin(person: Person, who: str, bot: str = "", *ultimatums: str) -> None:
    """Begin an easy campaign with an investigator of one's own, and perhaps one of a bot's."""
    await person.page.goto("/campaign")
    await person.thing("my-name").fill(person.name)
    await person.thing("saga-name").fill("Herbst")
    await person.thing("difficulty").select_option("easy")
    await person.thing("hero-0-who").select_option(who)
    if bot:
        await person.thing("more-heroes").click()
        await person.thing("hero-1-who").select_option(bot)
        await person.thing("hero-1-bot").check()
    if ultimatums:
        await person.thing("optional-rules").click()
        for each in ultimatums:
            await person.thing(f"ultimatums-{each}").check()
    await person.thing("begin-saga").click()
    await expect(person.thing("next")).to_be_visible()


async def come(person: Person, link: str) -> None:
    """Come by an invitation, under the own name."""
    await person.page.goto(link)
    await person.thing("my-name").fill(person.name)
    await person.thing("come").click()
    await expect(person.thing("reclaim-link")).to_be_visible()


async def join(person: Person, who: str) -> None:
    """Bring an investigator of one's own."""
    await person.thing("join-open").click()
    await person.thing("join-who").select_option(who)
    await person.thing("join").click()
    await expect(person.thing(f"hero-{who}")).to_contain_text(person.name)


async def replace(person: Person, gone: str, who: str) -> None:
    """Let another investigator take the place of a lost one."""
    await person.thing(f"replace-{gone}-who").select_option(who)
    await person.page.locator(f"button[data-testid=replace-{gone}]").click()
    await expect(person.thing(f"hero-{who}")).to_be_visible()


async def taken_away(person: Person, file: Path) -> Series:
    """Save the campaign as a file."""
    async with person.page.expect_download() as saved:
        await person.thing("take-away").click()
    await (await saved.value).save_as(file)
    return read(file.read_bytes())


async def bring_in(person: Person, file: Path) -> None:
    """Go on with the campaign in a file."""
    await person.page.goto("/campaign")
    await person.thing("my-name").fill(person.name)
    await person.thing("saga-file").set_input_files(file)
    await expect(person.thing("next")).to_be_visible()


async def faults(person: Person, stage: str, language: str) -> list[str]:
    """Return what is wrong with the page at a stage of the campaign, in both lights."""
    found = await run_axe_by_night_and_day(person.page, f"campaign-{stage}", language)
    await take_picture(person.page, f"campaign-{stage}-whole-{language}", whole=True)
    looks = (TOO_WIDE, TOO_SMALL) if language == "de" else (TOO_WIDE,)
    for look in looks:
        found += await person.page.evaluate(look)
    return [f"{stage}, {language}: {each}" for each in found]
