"""axe in a page: it names what is not open to all, such as words too pale or a button without a name."""

from pathlib import Path

from playwright.async_api import Page, expect

from tests.e2e.pages import AT_REST
from tests.e2e.pictures import take_picture

SOURCE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN = """async (chosen) => (await axe.run(document, { ...chosen, resultTypes: ["violations"] })).violations
    .flatMap((found) => found.nodes.map((node) => `${found.id}: ${node.target} ${node.failureSummary}`))"""
OF_COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"]}
"""The rules whose answer depends on the light; what is there, and what it is called, does not."""


async def run_axe(page: Page, chosen: dict[str, list[str]] | None = None) -> list[str]:
    """Return what axe finds on a page as it is, by all rules or by chosen ones."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(SOURCE.read_text("utf-8"))
    found: list[str] = await page.evaluate(RUN, chosen or {})
    return found


async def run_axe_by_night_and_day(page: Page, name: str, language: str) -> list[str]:
    """Return what axe finds on a page in both lights; take a picture of each."""
    found: list[str] = []
    for light in ("dark", "light"):
        await page.emulate_media(color_scheme=light)
        await expect(page.locator("html")).to_have_attribute("data-theme", light)
        await page.evaluate(AT_REST)
        await take_picture(page, f"{name}-{light}-{language}")
        found += [f"{light}: {each}" for each in await run_axe(page, None if light == "dark" else OF_COLOURS)]
    return found
