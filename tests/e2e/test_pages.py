"""Every page, light and dark, on a phone and on a desk: open to all."""

import pytest

from tests.e2e.axe import run_axe_by_night_and_day
from tests.e2e.house import DESK, House
from tests.e2e.pages import Guest, go, guest_comes

pytestmark = pytest.mark.anyio

WIDTHS = (360, 390, 480, 640, 700, 768, 1000, 1079, 1080, 1280, 1440, 1920)
TOO_WIDE = """async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(done));
    for (let frame = 0; frame < 3; frame++) await drawn();  // the board measures itself and is drawn anew
    const free = (element) =>
        element.matches(".skip, [data-pans]") || getComputedStyle(element).overflowX === "auto";
    const bound = (element) => !element || (!free(element) && bound(element.parentElement));
    const outside = (element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width && (left < -1 || right > innerWidth + 1) && bound(element);
    };
    const things = [...document.querySelectorAll("[data-thing], button, a[href], input, select")];
    const page = document.documentElement.scrollWidth > innerWidth ? ["the page"] : [];
    return [...page, ...things.filter(outside).map((element) => element.outerHTML.slice(0, 160))];
}"""
"""What sticks out at the side, other than in a row that can be scrolled itself, or a map that pans."""
TOO_SMALL = """() => {
    // What the browser has not drawn yet, far down a long page, has no size; here everything is drawn.
    const drawn = new CSSStyleSheet();
    drawn.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(drawn);
    const seen = (element) => element.checkVisibility() && !element.closest(".unseen, .skip");
    const inText = (element) => getComputedStyle(element).display === "inline";
    return [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [role=button]")]
        .filter((element) => seen(element) && !inText(element))
        .map((element) => [element, (element.closest("label.check") ?? element).getBoundingClientRect()])
        .filter(([, { width, height }]) => width < 43.9 || height < 43.9)
        .map(([element, { width, height }]) => `${width} x ${height}: ${element.outerHTML.slice(0, 160)}`);
}"""
"""What is meant to be touched and smaller than a fingertip; a link in a sentence is as high as its line."""


@pytest.mark.parametrize(
    ("screen", "language"),
    [
        ("phone", "en"),
        ("desk", "de"),
        # The same in the other language.
        pytest.param("phone", "de", marks=pytest.mark.screenshots),
        pytest.param("desk", "en", marks=pytest.mark.screenshots),
    ],
)
async def test_axe_finds_nothing_on_any_page(house: House, guest: Guest, screen: str, language: str) -> None:
    anna = await guest_comes(house, guest, locale=language, phone=screen == "phone")
    found: list[str] = []
    for name, place in guest.places.items():
        await go(anna, place)
        faults = await run_axe_by_night_and_day(anna.page, f"{name}-{screen}", language)
        found += [f"{name}, {each}" for each in faults]
    assert not found, "\n".join(found)


async def test_nothing_sticks_out_at_the_side(house: House, guest: Guest) -> None:
    anna = await guest_comes(house, guest, locale="de")
    found: list[str] = []
    for name, place in guest.places.items():
        await go(anna, place)
        for width in WIDTHS:
            await anna.page.set_viewport_size({"width": width, "height": DESK["height"]})
            found += [f"{name} at {width} px: {each}" for each in await anna.page.evaluate(TOO_WIDE)]
    assert not found, "\n".join(found)


async def test_everything_on_a_phone_can_be_touched(house: House, guest: Guest) -> None:
    anna = await guest_comes(house, guest, locale="en", phone=True)
    small: list[str] = []
    for name, place in guest.places.items():
        await go(anna, place)
        small += [f"{name}: {each}" for each in await anna.page.evaluate(TOO_SMALL)]
    assert not small, "\n".join(small)


async def test_an_address_that_leads_nowhere_is_answered_with_the_client_that_says_so(house: House) -> None:
    anna = await house.person("Anna")
    nowhere = await anna.page.request.get("/nowhere/at/all", headers={"accept": "text/html"})
    home = await anna.page.request.get("/")
    assert (nowhere.status, home.status) == (404, 200)
    assert await nowhere.text() == await home.text()


async def test_a_program_is_told_in_one_word_that_there_is_nothing(house: House) -> None:
    anna = await house.person("Anna")
    nowhere = await anna.page.request.get("/nowhere", headers={"accept": "application/json"})
    assert (nowhere.status, await nowhere.text()) == (404, "Not Found\n")
