"""The page of a table that cannot be opened says so, in either language, and leads home."""

import pytest
from playwright.async_api import expect

from tests.e2e.house import House
from tests.server.conftest import ServerProcess
from tests.server.damage import add_damaged_table

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def damaged(server: ServerProcess) -> str:
    """The id of a table that cannot be opened."""
    return add_damaged_table(server.database)


@pytest.mark.parametrize(
    ("language", "said", "home"),
    [
        ("en-GB", "This table cannot be opened", "To the start page"),
        ("de-DE", "Dieser Tisch lässt sich nicht öffnen", "Zur Startseite"),
    ],
)
@pytest.mark.parametrize("page", ["", "/replay"])
async def test_a_table_that_cannot_be_opened_says_so_and_leads_home(
    house: House, damaged: str, page: str, language: str, said: str, home: str
) -> None:
    anna = await house.person("Anna", language)
    await anna.page.goto(f"/t/{damaged}{page}")
    await expect(anna.page.get_by_role("heading", level=1)).to_have_text(said)
    await anna.page.get_by_role("link", name=home).click()
    await expect(anna.thing("play-ritual")).to_be_visible()
