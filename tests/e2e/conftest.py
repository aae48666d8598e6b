"""A real server and a real Chromium for the browser tests, and people with browsers of their own."""

import os
from collections.abc import AsyncIterator, Iterator

import pytest
from playwright.async_api import Browser, async_playwright

from miskatonic.server.app import CLIENT
from tests.e2e.chromium import MISSING, chromium
from tests.e2e.deals import dealing
from tests.e2e.house import House
from tests.e2e.pages import Guest, become_a_guest
from tests.e2e.pictures import UNDRAWN
from tests.server.conftest import ServerProcess

DEAL = 1 << 120
"""As long as deals are. Whoever leads the practice scenario with it has a card that helps to investigate."""


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with the built client, shared by the tests of one worker; every table is dealt the same."""
    assert (CLIENT / "index.html").exists(), "The browser client is not built. Run: make web"
    running = dealing(tmp_path_factory.mktemp("e2e") / "tables.sqlite", DEAL)
    yield running.start()
    running.stop()


@pytest.fixture(scope="session")
async def browser() -> AsyncIterator[Browser]:
    """Debian's Chromium, or the one that CHROMIUM names."""
    path = chromium()
    assert path is not None, MISSING
    # Chromium refuses its sandbox to root, as whom tests often run in containers.
    arguments = [*UNDRAWN, *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    async with async_playwright() as playwright:
        running = await playwright.chromium.launch(executable_path=path, args=arguments)
        yield running
        await running.close()


@pytest.fixture
async def house(server: ServerProcess, browser: Browser) -> AsyncIterator[House]:
    """The house for one test; when it is over, nobody's browser may have complained."""
    async with House(server.address, browser) as open_house:
        yield open_house
        assert open_house.complaints() == []


@pytest.fixture(scope="session")
async def guest(server: ServerProcess, browser: Browser) -> Guest:
    """Somebody with tables in every state, shared by the tests of one worker."""
    async with House(server.address, browser) as open_house:
        return await become_a_guest(open_house)
