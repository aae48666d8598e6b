"""What only its reader may read lies covered in the log, for people who sit side by side at one screen."""

from typing import Any

import msgspec
import pytest
from playwright.async_api import Locator, expect

from miskatonic.core.text import Speech, Text
from tests.e2e.axe import run_axe
from tests.e2e.house import House, Person
from tests.e2e.test_keyboard import tab_to
from tests.e2e.test_pages import TOO_SMALL
from tests.e2e.test_updates import WATCH_SPEECH

pytestmark = pytest.mark.anyio

COVER = {"de": "Etwas, das nur du lesen darfst.", "en": "Something that only you may read."}


async def test_a_line_is_uncovered_by_a_press_and_covers_itself_when_one_looks_away(house: House) -> None:
    anna = await house.person("Anna", "de-DE", phone=True)
    await wait_for_the_night_to_pass(anna)
    await anna.open_panel("log")
    (own,) = own_lines(anna, "de")
    assert own not in await all_words(anna)
    await covered(anna, "de").tap()
    await expect(anna.thing("log")).to_contain_text(own)
    assert [*await run_axe(anna.page), *await anna.page.evaluate(TOO_SMALL)] == []
    await anna.thing("panel-log").focus()
    await expect(anna.thing("log")).not_to_contain_text(own)
    assert own not in await all_words(anna)


async def test_a_line_is_read_by_keyboard_alone(house: House) -> None:
    ben = await house.person("Ben")
    await wait_for_the_night_to_pass(ben)
    (own,) = own_lines(ben, "en")
    line = covered(ben, "en")
    await ben.page.keyboard.press("l")
    await tab_to(ben, "[data-testid=log] .covered")
    await ben.page.keyboard.press("Enter")
    await expect(line).to_have_attribute("aria-expanded", "true")
    await expect(ben.thing("log").get_by_role("status").filter(has_text=own)).to_have_count(1)
    await ben.page.keyboard.press("Shift+Tab")
    await expect(line).to_have_attribute("aria-expanded", "false")
    await ben.page.keyboard.down("p")
    await expect(ben.thing("log")).to_contain_text(own)
    await ben.page.keyboard.up("p")
    await expect(ben.thing("log")).not_to_contain_text(own)


async def test_what_was_covered_stays_covered_in_the_replay_of_a_running_match(house: House) -> None:
    dora = await house.person("Dora", "de-AT")
    await wait_for_the_night_to_pass(dora)
    (own,) = own_lines(dora, "de")
    (move,) = (line["move"] for line in private_lines(dora) if line["text"]["id"] == "sheet")
    await dora.page.goto(f"/t/{dora.table}/replay#move={move}")
    line = dora.thing("happened").locator(".covered", has_text=COVER["de"])
    await line.wait_for()
    assert own not in await all_words(dora)
    await line.click()
    await expect(dora.thing("happened")).to_contain_text(own)


async def test_a_covered_line_tells_its_reader_and_reads_out_no_more_than_others_know(house: House) -> None:
    cleo = await house.person("Cleo")
    await cleo.open_table("random", game="fate")
    await cleo.start()
    await cleo.page.evaluate(WATCH_SPEECH)
    before = len(private_lines(cleo))
    while len(private_lines(cleo)) == before:
        await cleo.answer(lambda options: options[0])
        await cleo.page.wait_for_timeout(300)
    line = private_lines(cleo)[before]
    own, cover = say("en", line["text"], reader=0), say("en", line["cover"], reader=0)
    await expect(cleo.thing("log")).to_contain_text(cover)
    await cleo.page.wait_for_function("(words) => window.spoken.join(' ').includes(words)", arg=cover)
    assert own not in await all_words(cleo) + await cleo.page.evaluate("window.spoken.join(' ')")


# What people do


async def wait_for_the_night_to_pass(person: Person) -> None:
    """Play Cultists with bots until everybody has looked at their sheet."""
    await person.open_table("random", game="cultists", seats=1)
    await person.start()
    await answer(person, "any")
    await answer(person, "confirm")
    await person.thing("log").locator(".covered").first.wait_for(state="attached")


async def answer(person: Person, id: str) -> None:
    """Answer in the prompt."""
    await person.thing("prompt").get_by_test_id(f"option-{id}").press("Enter")


# What people see


def covered(person: Person, language: str) -> Locator:
    """Return the row under which everything lies of which others learn nothing."""
    return person.thing("log").locator(".covered", has_text=COVER[language]).first


def private_lines(person: Person) -> list[dict[str, Any]]:
    """Return the lines that this person got and nobody else."""
    return [line for _, chair in person.chairs for line in chair["log"] if line["cover"] is not None]


def own_lines(person: Person, language: str) -> list[str]:
    """Return what the first line of the night says to this person."""
    return [say(language, line["text"]) for line in private_lines(person) if line["text"]["id"] == "sheet"]


def say(language: str, text: dict[str, Any], reader: int | None = None) -> str:
    rooms = ("core", "server", "games.cultists" if text["id"] == "sheet" else "games.fate")
    speech = Speech(language, [f"miskatonic.{room}" for room in rooms])
    return speech.say(msgspec.convert(text, Text), {0: "Cleo"}, reader)


async def all_words(person: Person) -> str:
    """Return everything on the page, seen or only read out."""
    return str(await person.page.locator("body").text_content())
