"""What an update may do to a page: tell, never disturb."""

import pytest
from playwright.async_api import expect

from tests.e2e.house import House, Person

pytestmark = pytest.mark.anyio

WATCH_FOCUS = "() => { window.moves = 0; document.addEventListener('focusin', () => window.moves++); }"
WATCH_SPEECH = """() => {
    const region = document.querySelector("#app > .unseen[role=status]");
    window.spoken = [];
    new MutationObserver(() => window.spoken.push(region.textContent)).observe(region, {
        childList: true, characterData: true, subtree: true,
    });
}"""


@pytest.mark.parametrize(
    "place",
    ["[data-testid=log]", "[data-testid=board] [data-thing='seat:0']", "[data-testid=panel-notes]"],
    ids=["log", "own place", "panel"],
)
async def test_the_focus_stays_where_it_is_when_updates_arrive(house: House, place: str) -> None:
    anna = await house.person("Anna")
    await anna.begin_alone()
    await anna.page.locator(place).focus()
    await anna.page.evaluate(WATCH_FOCUS)
    for _ in range(4):
        if await anna.asked():
            await answer_by_key(anna)
    await expect(anna.page.locator(place)).to_be_focused()
    assert await anna.page.evaluate("window.moves") == 0


async def test_the_focus_stays_at_the_decision_when_the_chosen_option_is_gone(house: House) -> None:
    anna = await house.person("Anna")
    await anna.begin_alone()
    await anna.options.first.press("Enter")
    await anna.something_happens(0)
    assert await anna.page.evaluate("document.activeElement.closest('#prompt') !== null")


async def test_the_focus_stays_on_the_board_when_the_chosen_thing_is_gone(house: House) -> None:
    anna = await house.person("Anna")
    ben = await two_and_bots(house, anna)
    await anna.thing("option-seat:1").click()
    await ben.page.locator("[data-thing=travelling][role=button]").press("Enter")
    if await ben.page.get_by_role("menuitem").count():
        await ben.page.get_by_role("menuitem").first.press("Enter")
    await expect(ben.thing("log")).to_contain_text("You take the card")
    assert await ben.page.evaluate("document.activeElement.closest('#board') !== null")


async def test_what_is_being_typed_survives_updates(house: House) -> None:
    anna = await house.person("Anna")
    ben = await two_and_bots(house, anna)
    await ben.open_panel("chat")
    await ben.thing("chat-input").press_sequentially("Wait a mo")
    await anna.thing("option-seat:1").click()
    await expect(ben.options.first).to_be_visible()
    await ben.page.keyboard.type("ment 1 2 3")
    await expect(ben.thing("chat-input")).to_have_value("Wait a moment 1 2 3")
    await expect(ben.options.first).to_be_visible()


async def test_what_happens_is_announced(house: House) -> None:
    anna = await house.person("Anna")
    await anna.begin_alone()
    await anna.page.evaluate(WATCH_SPEECH)
    before = await anna.log()
    await answer_by_key(anna)
    happened = (await anna.log())[len(before) :]
    assert happened
    await anna.page.wait_for_function(
        "(lines) => lines.every((line) => window.spoken.join(' ').includes(line))", arg=happened
    )


async def test_the_language_changes_without_a_reload(house: House) -> None:
    anna = await house.person("Anna")
    await anna.begin_alone()
    await anna.page.evaluate("window.here = true")
    english = await anna.thing("prompt").inner_text()
    await anna.page.get_by_role("button", name="Deutsch").click()
    await expect(anna.page.locator("html")).to_have_attribute("lang", "de")
    await expect(anna.thing("prompt")).to_contain_text("Wer bekommt die Karte?")
    await anna.page.get_by_role("button", name="English").click()
    await expect(anna.thing("prompt")).to_have_text(english, use_inner_text=True)
    assert await anna.page.evaluate("window.here")
    assert [message["type"] for message in anna.received].count("table") == 1


async def two_and_bots(house: House, anna: Person) -> Person:
    """Anna begins a match against Ben and three bots; return Ben."""
    ben = await house.person("Ben")
    await anna.open_table(start=0)
    await ben.come_to(anna.page.url)
    await ben.sit(1)
    await anna.thing("fill-bots").click()
    await anna.start()
    return ben


async def answer_by_key(person: Person) -> None:
    """Answer with a number key, wherever the focus is."""
    lines = await person.log()
    await person.page.keyboard.press("1")
    await person.something_happens(len(lines))
