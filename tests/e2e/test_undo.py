"""Taking back in the browser: what goes is named, asked once, and can be put back until somebody answers."""

import re

import pytest
from playwright.async_api import expect

from tests.e2e.house import PHONE, House

pytestmark = pytest.mark.anyio


async def test_what_others_answered_goes_only_once_confirmed_and_can_be_put_back(house: House) -> None:
    anna = await house.person("Anna")
    await anna.begin_alone()
    question = str(await anna.page.locator(".prompt .ask").text_content()).strip()
    lines = len(await anna.log())
    await anna.options.first.click()
    await anna.something_happens(lines)
    press = anna.page.keyboard.press

    await press("u")
    goes = anna.thing("undo-goes")
    await expect(goes).to_contain_text(
        re.compile(r"takes back your answer and (one of another|\d+ of other)")
    )
    await expect(goes).to_contain_text(question)
    await press("Escape")
    await expect(goes).to_have_count(0)
    await expect(anna.thing("redo")).to_have_count(0)

    await anna.page.set_viewport_size(PHONE)
    await anna.thing("undo").click()
    await expect(anna.thing("undo-yes")).to_be_in_viewport(ratio=1)
    await anna.thing("undo-yes").click()
    await expect(anna.page.locator(".prompt .ask")).to_contain_text(question)
    await anna.page.reload()
    await expect(anna.thing("redo")).to_have_accessible_name(re.compile("answers back as they were"))

    await press("y")
    await expect(anna.thing("redo")).to_have_count(0)
    assert any("back as before" in line for line in await anna.log())
