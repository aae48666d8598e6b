"""A game from outside the house in the browser: words and rules from the server, a plain board, a guest."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.docs.outside import install
from tests.e2e.house import House
from tests.server.conftest import ServerProcess

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def omen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose operator lists Omen and its bot, as docs/your-own-game.md says."""
    folder: Path = tmp_path_factory.mktemp("omen")
    listed = {"MISKATONIC_GAMES": "omen", "MISKATONIC_BOTS": "omen.careful"}
    running = ServerProcess(str(folder / "tables.sqlite"), PYTHONPATH=str(install(folder)), **listed)
    yield running.start()
    running.stop()


@pytest.mark.parametrize(
    ("locale", "claim", "option", "runes", "won"),
    [
        ("en-GB", "Keep your rune, or trust the pile.", "Keep it", "Runes in the pile", "rune and win"),
        ("de-DE", "Behalte deine Rune, oder vertrau dem Stapel.", "Behalten", "Runen im Stapel", "Rune"),
    ],
)
async def test_omen_is_played_on_a_plain_board_to_its_end(
    omen: ServerProcess, browser: Browser, locale: str, claim: str, option: str, runes: str, won: str
) -> None:
    async with House(omen.address, browser) as house:
        anna = await house.person("Anna", locale)
        await anna.page.goto("/")
        await expect(anna.thing("game-omen")).to_contain_text(claim)
        await anna.thing("play-omen").click()
        await expect(anna.thing("option-keep")).to_contain_text(option)
        await expect(anna.thing("plain-board")).to_contain_text(runes)
        await anna.thing("option-keep").click()
        await expect(anna.thing("ending")).to_contain_text(won)
        await anna.page.goto("/rules/omen")
        await expect(anna.page.get_by_text("turn.3")).to_be_visible()
        assert house.complaints() == []
