"""A whole game of Fate: three people, a bot, a spectator; two languages, phone and desk, mouse and keyboard.

The game is foretold, so it has what must be seen: a raid, a curse, a spell in a rival's turn.
"""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.async_api import Browser, Locator, ViewportSize, expect

from miskatonic.core.record import decode
from miskatonic.core.text import Speech, text
from tests.e2e.axe import run_axe_by_night_and_day
from tests.e2e.deals import dealing
from tests.e2e.foretold import ALL_OF_IT, BOT, Foretold, Move, shortest
from tests.e2e.house import House, Person
from tests.e2e.test_keyboard import tab_to
from tests.e2e.test_pages import TOO_SMALL, TOO_WIDE
from tests.server.conftest import ServerProcess
from tests.server.evening import Truth, check_frame, kept_secret
from tests.server.knowledge_fate import Knowledge

pytestmark = pytest.mark.anyio

SPEECH = {
    language: Speech(language, ["miskatonic.core", "miskatonic.games.fate"]) for language in ("de", "en")
}
END = {"de": "Die Partie ist vorbei", "en": "The match is over"}
MOMENTS = {0: "gods", 2: "turn", 13: "later"}
"""After how many own answers people stop to look about."""
ON_THE_BOARD = 5
"""So many answers everybody gives on the board, all others in the prompt or by a number key."""
DOUBLE_TAP = 350
"""Milliseconds: a second touch that comes sooner is meant for the question before, and is not heard."""
DESKS: list[ViewportSize] = [
    {"width": 1280, "height": 800},
    {"width": 1920, "height": 1080},
    {"width": 1440, "height": 900},
]
OUT_OF_SIGHT = """() => {
    const all = [...document.querySelectorAll("[data-testid=board] [data-thing]")];
    const things = (kind) => all.filter((each) => kind.test(each.dataset.thing));
    const cards = things(/^card:/), altar = things(/^(location:|abyss)/);
    const box = (thing) => thing.getBoundingClientRect();
    const seen = (thing) => {
        const { left, top, width, height, bottom } = box(thing);
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return top >= 0 && bottom <= innerHeight && there?.closest("[data-thing]") === thing;
    };
    const before = (one, other) => one.right <= other.left || one.bottom <= other.top;
    const apart = (one, other) => before(one, other) || before(other, one);
    const free = (thing) => altar.every((other) => other === thing || apart(box(thing), box(other)));
    const hidden = [...cards, ...altar].filter((each) => !seen(each));
    const covered = altar.filter((each) => !free(each));
    const reader = document.querySelector(".reader > div"), read = box(reader);
    const margin = parseFloat(getComputedStyle(reader).paddingBottom);
    const over = read.bottom - margin > box(document.querySelector("#board .hand")).top;
    const catches = reader.contains(document.elementFromPoint(read.left + read.width / 2, read.top + 2));
    const wrong = [...(over ? ["what is read"] : []), ...(catches ? ["what it lies over"] : [])];
    const few = cards.length < 3 || altar.length < 7 ? [`only ${cards.length} cards`] : [];
    return [...few, ...wrong, ...[...hidden, ...covered].map((each) => each.dataset.thing)];
}"""
"""What of the own cards and of the altar cannot be seen without scrolling, or lies over something else.

What is read out neither meets the hand nor takes a click.
"""
POINTED_AT = ("#board .hand [data-thing^='card:'] >> nth=-1", "[data-thing='location:other-worlds']")
"""A card, and the place of which most is read out."""
LIT = "[data-testid=board] [data-thing][role=button]"


@pytest.fixture
def foretold() -> Foretold:
    return shortest()


@pytest.fixture
def dealt(foretold: Foretold, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that deals the foretold game."""
    running = dealing(tmp_path / "tables.sqlite", foretold.seed)
    yield running.start()
    running.stop()


async def test_three_people_and_a_bot_play_a_whole_game(
    foretold: Foretold, dealt: ServerProcess, browser: Browser
) -> None:
    async with House(dealt.address, browser) as house:
        anna = Player(await house.person("Anna", "de-DE"), "de")
        ben = Finger(await house.person("Ben", "en-GB", phone=True), "en")
        cleo = Keys(await house.person("Cleo", "en-US"), "en")
        watcher = Player(await house.person("Watcher", "de-AT"), "de")
        present = (anna, ben, cleo, watcher)
        tokens = await gather(*present)
        await play(foretold, present)
        for each in (anna, ben):
            await each.look_about("over")
        await all_read_the_end_in_their_languages(foretold, present)
        assert all(each.on_the_board for each in (anna, ben, cleo)), "everybody has chosen on the board"
        truth = await the_truth(watcher.person)
        assert truth.record.moves == foretold.record
        assert foretold.happened >= ALL_OF_IT
        await nobody_was_sent_what_is_hidden(present, truth, tokens, Path(dealt.database))
        assert not (found := anna.found + ben.found), "\n".join(found)
        assert house.complaints() == []


# Sitting down


async def gather(anna: "Player", ben: "Player", cleo: "Player", watcher: "Player") -> dict[str, str]:
    """Three sit down, one of them by keyboard alone, a bot takes the fourth chair; return their tokens."""
    await anna.person.open_table(game="fate")
    link = await anna.person.page.get_by_label("Einladungslink").input_value()
    await ben.person.come_to(link)
    await ben.person.sit(1)
    await cleo.person.come_to(link)
    await sit_by_keyboard(cleo.person, 2)
    await anna.person.thing(f"bot-{BOT}").click()
    await expect(anna.person.thing(f"seat-{BOT}").locator("select")).to_have_value("simple")
    await watcher.person.come_to(link)
    tokens = {
        each.person.name: (await each.person.thing("reclaim-link").input_value()).rsplit("=", 1)[1]
        for each in (anna, ben, cleo)
    }
    await anna.person.start()
    for each in (anna, ben, cleo):
        await expect(each.person.thing("prompt")).to_contain_text(SPEECH[each.language].say(text("ask-god")))
    return tokens


async def sit_by_keyboard(person: Person, seat: int) -> None:
    await tab_to(person, "[data-testid=my-name]")
    await person.page.keyboard.press("Control+a")
    await person.page.keyboard.type(person.name)
    await tab_to(person, f"[data-testid=sit-{seat}]")
    await person.page.keyboard.press("Enter")
    await expect(person.thing("reclaim-link")).to_be_visible()


# Playing


async def play(foretold: Foretold, players: Sequence["Player"]) -> None:
    """Let everybody answer as foretold."""
    for move in foretold.moves:
        if move.seat != BOT:
            await players[move.seat].answer(move)


class Player:
    """Somebody with a mouse, who looks about now and then."""

    screen = "desk"
    game = "fate"

    def __init__(self, person: Person, language: str) -> None:
        self.person = person
        self.language = language
        self.found: list[str] = []
        """What was wrong with the page."""
        self.answers = 0
        self.on_the_board = 0

    async def answer(self, move: Move) -> None:
        """Wait for the question and answer it, on the board or in the prompt."""
        (id,) = move.choice
        option = self.person.page.locator(f'[data-testid="option-{id}"]:not([aria-disabled="true"])')
        await option.wait_for()
        await self.look_about(MOMENTS.get(self.answers, ""))
        self.answers += 1
        if self.on_the_board < ON_THE_BOARD and (thing := await self.lit_thing(move)):
            self.on_the_board += 1
            label = await option.locator("span").inner_text()
            await self.choose_on_the_board(move, thing, label)
        else:
            await self.choose_in_the_prompt(option, [each.id for each in move.ask.options].index(id))

    async def lit_thing(self, move: Move) -> Locator | None:
        """Return something on the board with which the answer can be given."""
        for option in move.ask.options:
            for thing in option.on if option.id in move.choice else ():
                lit = self.person.page.locator(f"[data-testid=board] [data-thing='{thing}'][role=button]")
                if await lit.count():
                    return lit
        return None

    async def choose_on_the_board(self, move: Move, thing: Locator, label: str) -> None:
        """Choose what is lit, and then from the menu if several options are on it."""
        several = await thing.get_attribute("aria-haspopup") == "menu"
        await self.press(thing)
        if several:
            await self.press(self.menu_item(label))

    def menu_item(self, label: str) -> Locator:
        """Return what is chosen from a menu: an option, with its chance if it has one."""
        return self.person.page.get_by_role("menuitem", name=re.compile(rf"^{re.escape(label)}( · \d+ %)?$"))

    async def choose_in_the_prompt(self, option: Locator, place: int) -> None:
        await self.press(option)

    async def press(self, thing: Locator) -> None:
        await thing.click()

    async def look_about(self, moment: str) -> None:
        """See by night and by day that the page is open to all and fits the screen."""
        if not moment:
            return
        page, name = self.person.page, f"{self.game}-{moment}-{self.screen}"
        faults = await run_axe_by_night_and_day(page, name, self.language)
        faults += await page.evaluate(TOO_WIDE)
        faults += await page.evaluate(TOO_SMALL) if self.screen == "phone" else []
        self.found += [f"{moment}, {self.screen}, {each}" for each in faults]
        if moment == "later" and self.screen == "desk":
            await self.look_at_the_hand()

    async def look_at_the_hand(self) -> None:
        """See that the altar and the whole hand are on the screen together, whatever is pointed at."""
        for size in DESKS:
            await self.person.page.set_viewport_size(size)
            for thing in POINTED_AT:
                await self.person.page.locator(thing).hover()
                hidden = await self.person.page.evaluate(OUT_OF_SIGHT)
                self.found += [f"out of sight at {size}: {each}" for each in hidden]


class Finger(Player):
    """Somebody with a phone: the first touch shows what a move would bring, the second makes it."""

    screen = "phone"

    async def choose_on_the_board(self, move: Move, thing: Locator, label: str) -> None:
        if move.ask.kind == "move":
            await self.press(thing)
            await expect(self.person.page.locator(".popover")).to_contain_text(label)
        await super().choose_on_the_board(move, thing, label)

    async def choose_in_the_prompt(self, option: Locator, place: int) -> None:
        await self.person.page.wait_for_timeout(DOUBLE_TAP)
        await self.press(option)

    async def press(self, thing: Locator) -> None:
        await thing.tap()


class Keys(Player):
    """Somebody with a keyboard and nothing else."""

    async def look_about(self, moment: str) -> None:
        """Somebody else with such a screen looks about."""

    async def lit_thing(self, move: Move) -> Locator | None:
        """Return what Tab leads to on the board, if the answer can be given with it."""
        lit = await super().lit_thing(move)
        if lit is None:
            return None
        await self.person.page.keyboard.press("h")
        await tab_to(self.person, LIT)
        focused = await lit.evaluate("(thing) => thing === document.activeElement")
        return lit if focused else None

    async def choose_on_the_board(self, move: Move, thing: Locator, label: str) -> None:
        page = self.person.page
        await page.keyboard.press("Enter")
        item = self.menu_item(label)
        if await item.count():
            while not await item.evaluate("(item) => item === document.activeElement"):
                await page.keyboard.press("ArrowDown")
            await page.keyboard.press("Enter")

    async def choose_in_the_prompt(self, option: Locator, place: int) -> None:
        """The first nine options have a number; others are walked to."""
        if place < 9:
            await self.person.page.keyboard.press(str(place + 1))
        else:
            await tab_to(self.person, f"[data-testid='{await option.get_attribute('data-testid')}']")
            await self.person.page.keyboard.press("Enter")


# What everybody saw and was sent


async def all_read_the_end_in_their_languages(foretold: Foretold, present: Sequence[Player]) -> None:
    seats = [present[0].person.thing(f"seat-{seat}").locator(".name") for seat in range(BOT + 1)]
    names = {seat: await each.inner_text() for seat, each in enumerate(seats)}
    for seat, each in enumerate(present):
        end = SPEECH[each.language].say(foretold.end, names, seat if seat < BOT else None)
        await expect(each.person.thing("ending")).to_contain_text(END[each.language])
        await expect(each.person.thing("ending")).to_contain_text(end)
        await expect(each.person.thing("board").locator(".die")).to_have_count(foretold.dice)


async def the_truth(person: Person) -> Knowledge:
    answer = await person.page.request.get(f"/api/tables/{person.table}/record")
    assert answer.ok
    return Knowledge(decode(await answer.body()))


async def nobody_was_sent_what_is_hidden(
    present: Sequence[Player], truth: Truth, tokens: dict[str, str], database: Path
) -> None:
    """Look through everything that each browser received through its sockets."""
    people = [each.person for each in present]
    cookies = {person.name: await person.context.cookies() for person in people}
    hashes = set(kept_secret(database, people[0].table))
    for person in people:
        frames = [msgspec.json.encode(each) for each in person.received]
        known: dict[str, Any] = {}
        moves = [check_frame(frame, truth, known) for frame in frames]
        assert max(moves) == len(truth.record.moves), "everybody saw the match to its end"
        seats = {each["seat"] for message in person.received for each in message.get("chairs", ())}
        assert len(seats - {None}) <= 1, "a browser is shown its own seat and no other"
        sent = b"\n".join(frames)
        others = {tokens[name] for name in tokens if name != person.name}
        others |= {each["value"] for name, jar in cookies.items() for each in jar if name != person.name}
        assert [secret for secret in hashes | others if secret.encode() in sent] == []
