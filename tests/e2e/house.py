"""The house as people find it in their browsers: contexts to come with, and what they do at a table.

A `Person` does what a person does: reads, clicks, types. Tests use `person.page` for anything else.
"""

import random
import re
from collections.abc import Callable
from typing import Any, Self

import msgspec
from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    ViewportSize,
    WebSocket,
    expect,
)

from tests.server.player import with_views

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 360, "height": 780}
PATIENCE = 20_000
"""Milliseconds after which something that should happen is taken not to happen; two busy cores are slow."""
NEWS = '[data-testid="ending"], [data-testid^="option-"]:not([aria-disabled="true"])'
"""The next question that can be answered, or the end."""
EXPECTED_OFFLINE = "net::ERR_INTERNET_DISCONNECTED"

SETTLED = "localStorage['miskatonic-settings'] ??= JSON.stringify(%s)"
"""Somebody's settings before the first visit."""

Choose = Callable[[list[str]], str]
"""Picks one of the options' ids."""

expect.set_options(timeout=PATIENCE)


def by_chance(seed: int) -> Choose:
    """Return somebody who chooses by chance, the same every time."""
    dice = random.Random(seed)
    return dice.choice


class House:
    """A server's address, and everybody who came to it with a browser."""

    def __init__(self, address: str, browser: Browser) -> None:
        self.address = address
        self._browser = browser
        self._people: list[Person] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *args: object) -> None:
        for person in self._people:
            await person.context.close()

    async def person(
        self,
        name: str,
        locale: str = "en-GB",
        phone: bool = False,
        motion: bool = False,
        pace: str = "once",
        **context: Any,
    ) -> "Person":
        """Let somebody come with a browser of his own, which has never been here.

        He sees everything at once, unless he wants it at another pace.
        """
        opened = await self._browser.new_context(
            base_url=self.address,
            locale=locale,
            viewport=PHONE if phone else DESK,
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="no-preference" if motion else "reduce",
            **context,
        )
        opened.set_default_timeout(PATIENCE)
        await opened.add_init_script(SETTLED % msgspec.json.encode({"pace": pace}).decode())
        person = Person(name, opened, await opened.new_page())
        self._people.append(person)
        return person

    def complaints(self) -> list[str]:
        """Return what browsers complained about: errors of scripts, missing files, broken policies."""
        return [f"{person.name}: {each}" for person in self._people for each in person.complaints]


class Person:
    """Somebody at a browser."""

    def __init__(self, name: str, context: BrowserContext, page: Page) -> None:
        self.name = name
        self.context = context
        self.page = page
        self.complaints: list[str] = []
        self.received: list[dict[str, Any]] = []
        """Every message that came through a socket."""
        page.on("console", self._note)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("websocket", self._overhear)

    def _note(self, message: ConsoleMessage) -> None:
        if message.type == "error" and EXPECTED_OFFLINE not in message.text:
            self.complaints.append(message.text)

    def _overhear(self, socket: WebSocket) -> None:
        shown: list[dict[str, Any]] = []

        def receive(frame: str | bytes) -> None:
            message = msgspec.json.decode(frame)
            if "chairs" in message:
                shown[:] = message["chairs"] = with_views(shown, message["chairs"])
            self.received.append(message)

        socket.on("framereceived", receive)

    def thing(self, testid: str) -> Locator:
        """Return what bears this mark."""
        return self.page.get_by_test_id(testid)

    @property
    def options(self) -> Locator:
        """The options that can be chosen now."""
        return self.page.locator('[data-testid^="option-"]:not([aria-disabled="true"])')

    @property
    def table(self) -> str:
        """The table in the address bar."""
        found = re.search(r"/t/([^/#?]+)", self.page.url)
        assert found is not None, self.page.url
        return found[1]

    # Coming and sitting down

    async def open_table(
        self, bots: str = "", start: int | None = None, game: str = "ritual", **agreed: int
    ) -> None:
        """Open a table by the form; `bots` fill the other seats, `start` begins.

        What else is agreed on is chosen by its place in the list.
        """
        await self.page.goto("/new")
        await self.page.locator(f"input[name=game][value={game}]").check()
        await self.page.locator("input[aria-describedby=name-hint]").fill(self.name)
        await self.thing("new-bots").select_option(bots)
        if start is not None:
            await self.page.locator("form summary").click()
            await self.page.locator("#field-start").select_option(index=start + 1)
        elif agreed:
            await self.page.locator("form summary").click()
        for field, place in agreed.items():
            await self.page.locator(f"#field-{field}").select_option(index=place)
        await self.thing("new-table").click()
        await expect(self.thing("start")).to_be_visible()

    async def come_to(self, link: str) -> None:
        """Follow a link to a table, into whatever it shows."""
        await self.page.goto(link)
        await expect(self.thing("seat-0")).to_be_visible()

    async def sit(self, seat: int) -> None:
        """Take a seat before the match."""
        await self.thing("my-name").fill(self.name)
        await self.thing(f"sit-{seat}").click()
        await expect(self.thing("reclaim-link")).to_be_visible()

    async def start(self) -> None:
        """Begin the match."""
        await self.thing("start").click()
        await expect(self.thing("board")).to_be_visible()

    async def begin_alone(self, bots: str = "random") -> None:
        """Open a table, fill it with bots, begin, and wait to be asked who gets the first card."""
        await self.open_table(bots, start=0)
        await self.start()
        await expect(self.options.first).to_be_visible()

    async def open_panel(self, panel: str) -> None:
        """Open log, chat or what else is beside the game."""
        await self.find(f"[data-testid=panel-{panel}]")
        await self.thing(f"panel-{panel}").click()

    async def find(self, selector: str) -> None:
        """Open the drawer if something lies there: what is beside the game, where there is no room."""
        if await self.thing("drawer").count() and not await self.page.locator(selector).is_visible():
            await self.thing("drawer").click()

    async def hand_over(self) -> None:
        """Leave the seat to a bot."""
        await self.open_panel("table")
        await self.thing("leave").click()
        await self.thing("leave-yes").click()

    # Playing

    async def news(self, patience: int = PATIENCE) -> None:
        """Wait for the next question, or the end, and read the story that came with it."""
        await self.page.locator(NEWS).first.wait_for(timeout=patience)
        await self.read_on()

    async def read_on(self) -> None:
        """Turn the pages of the story that are open, to the last."""
        while await self.thing("story-page").count():
            await self.thing("story-go-on").click()

    async def answer(self, choose: Choose) -> bool:
        """Wait for the next question and answer it; return False if there is none, because it is over."""
        await self.news()
        marks = [str(await each.get_attribute("data-testid")) for each in await self.options.all()]
        if not marks:
            return False
        await self.thing(choose(marks)).click()
        return True

    async def play_on(self, choose: Choose, answers: int = 1000) -> None:
        """Answer so many questions, or all until the end."""
        for _ in range(answers):
            if not await self.answer(choose):
                return

    async def asked(self) -> bool:
        """Say whether there is something to answer."""
        return await self.options.count() > 0

    async def something_happens(self, lines: int) -> None:
        """Wait until the log has more lines than these, and then for the next question or the end."""
        await expect(self.thing("log").locator(".line").nth(lines)).to_be_attached()
        await self.news()

    # Looking

    async def log(self) -> list[str]:
        """Return the lines of the log."""
        return await self.thing("log").locator(".line").all_text_contents()

    @property
    def chairs(self) -> list[tuple[int, dict[str, Any]]]:
        """All that was shown of the match so far: the number of each position, and this person's chair."""
        shown = [each for each in self.received if each["type"] in ("table", "update")]
        return [
            (each.get("progress", each["table"])["number"], each["chairs"][0])
            for each in shown
            if each["chairs"][0]["view"]
        ]
