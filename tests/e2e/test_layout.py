"""The frame of a table never jumps, and the board fits it, in windows of every size (see design/STAGE).

Somebody answers as quickly as a machine can, so every shift on the page is the game's own doing. A few
questions of each game are looked at here; whole games are behind `make layout`.
"""

import os
import random
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import ViewportSize

from tests.e2e.house import House, Person
from tests.e2e.pictures import FOLDER, WANTED

pytestmark = pytest.mark.anyio

SIZES: list[ViewportSize] = [
    {"width": 360, "height": 640},
    {"width": 390, "height": 844},
    {"width": 768, "height": 1024},
    {"width": 1366, "height": 768},
    {"width": 1920, "height": 1080},
    {"width": 2560, "height": 1440},
    {"width": 1440, "height": 900},
]
GAMES = ("ritual", "fate", "cultists", "horror")
FITTED: tuple[str, ...] = GAMES
"""The games whose boards fill their frame already."""
SHIFT = 0.02
"""How much the game may move about per question, by the browser's own measure."""
ASKS = 8
FAULTS = Path(__file__).with_name("layout.js").read_text(encoding="utf-8")
WATCH = """() => {
    window.shifted = 0;
    window.movers = [];
    window.scrolled = [];
    const name = (node) => node?.dataset?.testid || node?.dataset?.thing || node?.className || node?.nodeName;
    new PerformanceObserver((list) => {
        for (const each of list.getEntries().filter((each) => !each.hadRecentInput)) {
            window.shifted += each.value;
            window.movers.push(...each.sources.map(({ node }) => String(name(node))));
        }
    }).observe({ type: "layout-shift", buffered: false });
    addEventListener("scroll", ({ target }) => {
        // The log follows what is told, and so does the strip of pictures; that is what they are for.
        if (!target.closest?.(".panel, .recap, .strip")) window.scrolled.push(target.className || "page");
    }, { capture: true });
}"""
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
FORGET = """() => {
    const was = [window.shifted, window.movers, window.scrolled];
    [window.shifted, window.movers, window.scrolled] = [0, [], []];
    return was;
}"""
READY = (
    '[data-testid="ending"], [data-testid^="option-"]:not([aria-disabled="true"]), '
    '[data-testid="prompt"] [data-testid="uncover"]'
)
PRESS = '(testid) => document.querySelector(`[data-testid="${testid}"]`)?.click()'
"""Presses without a pointer: what moves afterwards was moved by the game."""


async def begin(person: Person, game: str) -> None:
    """Begin a match with bots in all other seats."""
    if game == "horror":
        await person.page.goto("/new/horror")
        await person.thing("who-1-bot").check(force=True)
        await person.thing("set-up").first.click()
    else:
        await person.open_table("random", game=game)
        await person.start()


async def press(person: Person, testid: str) -> None:
    await person.page.evaluate(PRESS, testid)


async def question(person: Person) -> None:
    """Wait for the next question, or the end; what lies covered for a neighbour's sake is uncovered."""
    await person.page.locator(READY).first.wait_for()
    for cover in await person.page.locator('[data-testid="uncover"][aria-expanded="false"]').all():
        await cover.evaluate("(cover) => cover.click()")
    await person.news()


async def answer(person: Person, dice: random.Random) -> None:
    """Answer the question on screen by chance, if there is one."""
    await question(person)
    chair: dict[str, Any] = person.chairs[-1][1]
    ask = chair["ask"]
    if ask is None:
        await person.page.wait_for_timeout(50)
        return
    if ask["least"] == ask["most"] == 1:
        await press(person, f"option-{dice.choice(ask['options'])['id']}")
        if await person.thing("sure-yes").count():
            await press(person, "sure-yes")
    else:
        for option in dice.sample(ask["options"], ask["least"]):
            await press(person, f"option-{option['id']}")
        await press(person, "finish")


async def look(person: Person, game: str, ask: int) -> list[str]:
    """Return what is wrong in a window of any size."""
    faults: list[str] = []
    for size in SIZES:
        await person.page.set_viewport_size(size)
        await person.page.evaluate(SETTLED)
        label = f"{size['width']}x{size['height']}"
        faults += [f"{label}: {each}" for each in await person.page.evaluate(FAULTS)]
        if WANTED:
            await person.page.screenshot(path=FOLDER / "layout" / f"{game}-{ask:03}-{label}.png")
    await person.page.evaluate(FORGET)
    return faults


async def watch_a_game(house: House, game: str, asks: int, every: int) -> list[str]:
    """Play, and return what was wrong at any question."""
    anna = await house.person("Anna", pace="story", locale="de" if game in ("fate", "horror") else "en-GB")
    dice = random.Random(7)
    await begin(anna, game)
    await anna.news()
    await anna.page.evaluate(WATCH)
    faults: list[str] = []
    for number in range(asks):
        await question(anna)
        if await anna.thing("ending").count():
            break  # the result takes the decision's place
        await anna.page.evaluate(SETTLED)
        shifted, movers, scrolled = await anna.page.evaluate(FORGET)
        kind = (anna.chairs[-1][1]["ask"] or {}).get("kind", "none")
        if shifted >= SHIFT:
            faults.append(f"{number} {kind}: the page shifted by {shifted:.3f}: {', '.join(movers)}")
        faults += [f"{number} {kind}: {each} scrolled by itself" for each in scrolled]
        if number % every == 0:
            faults += [f"{number} {kind}: {each}" for each in await look(anna, game, number)]
        await answer(anna, dice)
    return faults


@pytest.mark.parametrize("game", FITTED)
async def test_everything_a_decision_needs_is_in_sight_and_nothing_jumps(house: House, game: str) -> None:
    asks = int(os.environ.get("LAYOUT_ASKS", ASKS))
    faults = await watch_a_game(house, game, asks, every=2)
    assert not faults, "\n".join(faults)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
async def test_nor_over_a_whole_game(house: House, game: str) -> None:
    faults = await watch_a_game(house, game, asks=1000, every=3)
    assert not faults, "\n".join(faults)
