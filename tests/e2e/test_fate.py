"""A whole game of Fate: three people, a bot and a spectator, two languages, phone and desk, mouse and keyboard.

Nobody knows how the server will shuffle, so people play towards what must be seen: they ready spells and cast
them in a rival's turn, send investigators to whoever is near a curse, and play once more should all that not
have happened.
"""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.async_api import expect

from miskatonic.core.record import decode
from miskatonic.core.text import Speech, text
from miskatonic.games.fate.cards import BLACK_MIRROR, OTHER_WORLDS, SPELLS, STREETS, card
from tests.e2e.house import House, Person
from tests.e2e.pages import AT_REST
from tests.e2e.test_keyboard import tab_to
from tests.e2e.test_pages import AXE, PICTURES, RUN_AXE, TOO_SMALL, TOO_WIDE
from tests.server.conftest import ServerProcess
from tests.server.evening import check_frame, kept_secret
from tests.server.knowledge_fate import Knowledge

pytestmark = pytest.mark.anyio

GAMES = 3
"""All that must be seen happens in 19 of 20 games; at most so many are played."""
TO_THE_STREETS = tuple(f"spell:{card(spell.name, 'lantern')}" for spell in SPELLS)
ON_THE_BOARD = 4
"""So many answers everybody gives on the board, all others in the prompt or by a number key."""
MOMENTS = {0: "gods", 2: "turn", 25: "later"}
"""After how many own answers people stop to look about."""
MARKS = """() => [...document.querySelectorAll('[data-testid^="option-"]:not([aria-disabled="true"])')]
    .map((option) => option.dataset.testid.replace("option-", ""))"""


async def test_three_people_and_a_bot_play_a_whole_game(house: House, server: ServerProcess) -> None:
    anna = Player(await house.person("Anna", "de-DE"), 0)
    ben = Player(await house.person("Ben", "en-GB", phone=True), 1, phone=True)
    cleo = Player(await house.person("Cleo", "en-US"), 2, keys=True)
    watcher = await house.person("Watcher", "de-AT")
    for _ in range(GAMES):
        tokens = await gather(anna, ben, cleo, watcher)
        await asyncio.gather(anna.play(), ben.play(), cleo.play())
        await all_read_the_end_in_their_languages(anna.person, ben.person, cleo.person, watcher)
        present = (anna.person, ben.person, cleo.person, watcher)
        truth = await the_truth(watcher)
        await nobody_was_sent_what_is_hidden(present, truth, tokens, Path(server.database))
        if {"raid", "curse", "cast in a rival's turn"} <= set(happened(watcher, truth)):
            break
    else:
        raise AssertionError(f"no raid, curse and cast in a rival's turn in {GAMES} games")
    assert not (found := anna.found + ben.found + cleo.found), "\n".join(found)


async def gather(anna: "Player", ben: "Player", cleo: "Player", watcher: Person) -> dict[str, str]:
    """Three sit down, one of them by keyboard alone, a bot takes the fourth chair; return their tokens."""
    for each in (anna, ben, cleo):
        each.person.received.clear()
    watcher.received.clear()
    await anna.person.open_table(game="fate")
    link = await anna.person.page.get_by_label("Einladungslink").input_value()
    await ben.person.come_to(link)
    await ben.person.sit(1)
    await cleo.person.come_to(link)
    await sit_by_keyboard(cleo.person, 2)
    await anna.person.thing("bot-3").click()
    await watcher.come_to(link)
    tokens = {
        each.person.name: (await each.person.thing("reclaim-link").input_value()).rsplit("=", 1)[1]
        for each in (anna, ben, cleo)
    }
    await expect(anna.person.thing("seat-3")).to_contain_text("Zufall")
    await anna.person.start()
    return tokens


async def sit_by_keyboard(person: Person, seat: int) -> None:
    await tab_to(person, "[data-testid=my-name]")
    await person.page.keyboard.press("Control+a")
    await person.page.keyboard.type(person.name)
    await tab_to(person, f"[data-testid=sit-{seat}]")
    await person.page.keyboard.press("Enter")
    await expect(person.thing("reclaim-link")).to_be_visible()


class Player:
    """Somebody who plays Fate in the own way, by mouse, finger or keyboard, and looks about now and then."""

    def __init__(self, person: Person, seat: int, phone: bool = False, keys: bool = False) -> None:
        self.person = person
        self.seat = seat
        self.phone = phone
        self.keys = keys
        self.found: list[str] = []
        """What was wrong with the page."""
        self.answers = 0
        self.on_the_board = 0
        self._dice = random.Random(seat)

    async def play(self) -> None:
        """Answer every question until the end."""
        self.answers = 0
        while True:
            await self.person.news()
            ids = await self.person.page.evaluate(MARKS)
            if not ids:
                await self.look_about("over")
                return
            await self.look_about(MOMENTS.get(self.answers, ""))
            await self.answer(wish(self.person, ids) or self._dice.choice(ids))
            self.answers += 1

    async def answer(self, id: str) -> None:
        """Choose an option, and say that this is all where several may be chosen."""
        things = await self._lit_things(id)
        if things and self.on_the_board < ON_THE_BOARD:
            self.on_the_board += 1
            await self._answer_on_the_board(id, things)
        elif self.keys:
            await self._answer_by_key(id)
        else:
            await self._press(f"[data-testid='option-{id}']")
        if await self.person.thing("finish").count():
            await self._finish()

    async def _finish(self) -> None:
        if self.keys:
            await tab_to(self.person, "[data-testid=finish]")
            await self.person.page.keyboard.press("Enter")
        else:
            await self._press("[data-testid=finish]")

    async def _press(self, selector: str) -> None:
        thing = self.person.page.locator(selector).first
        await (thing.tap() if self.phone else thing.click())

    async def _answer_by_key(self, id: str) -> None:
        """The first nine options have a number; others are walked to."""
        ids = await self.person.page.evaluate(MARKS)
        if (place := ids.index(id)) < 9:
            await self.person.page.keyboard.press(str(place + 1))
        else:
            await tab_to(self.person, f"[data-testid='option-{id}']")
            await self.person.page.keyboard.press("Enter")

    async def _lit_things(self, id: str) -> list[str]:
        """Return what the option is on, if it can be chosen with one thing of the board."""
        ask = self.person.chairs[-1][1]["ask"]
        if ask is None or ask["kind"] == "roam":
            return []
        on = [thing for option in ask["options"] if option["id"] == id for thing in option["on"]]
        lit = [self.person.page.locator(lit_thing(thing)) for thing in on]
        return [thing for thing, each in zip(on, lit, strict=True) if await each.count()]

    async def _answer_on_the_board(self, id: str, things: list[str]) -> None:
        """Choose what is lit, and then from the menu if several options are on it."""
        page, selector = self.person.page, lit_thing(things[0])
        label = await self.person.thing(f"option-{id}").locator("span").inner_text()
        several = await page.locator(selector).first.get_attribute("aria-haspopup") == "menu"
        if self.keys:
            await page.locator(selector).first.focus()
            await page.keyboard.press("Enter")
        else:
            await self._press(selector)
        if self.phone and await page.get_by_role("menu").count() == 0 and await self._still_asked(id):
            await self._press(selector)  # the first touch has shown what it would bring
        if several:
            item = page.get_by_role("menuitem", name=label, exact=True)
            await (item.press("Enter") if self.keys else item.click())

    async def _still_asked(self, id: str) -> bool:
        return id in await self.person.page.evaluate(MARKS)

    async def look_about(self, moment: str) -> None:
        """See by day and by night that the page is open to all and fits the screen; the keys' page as well."""
        if not moment:
            return
        page = self.person.page
        screen = "phone" if self.phone else "keys" if self.keys else "desk"
        for light in ("dark", "light"):
            await page.emulate_media(color_scheme=light)
            await expect(page.locator("html")).to_have_attribute("data-theme", light)
            await page.evaluate(AT_REST)
            await page.screenshot(path=PICTURES / f"fate-{moment}-{screen}-{light}.png")
            await page.evaluate(AXE.read_text("utf-8"))
            faults = [*await page.evaluate(RUN_AXE), *await page.evaluate(TOO_WIDE)]
            faults += await page.evaluate(TOO_SMALL) if self.phone else []
            self.found += [f"{moment}, {screen}, {light}: {each}" for each in faults]


def lit_thing(thing: str) -> str:
    """Return how a thing is found that can be chosen now."""
    return f"[data-testid=board] [data-thing='{thing}'][role=button]"


# What people want


def wish(person: Person, ids: list[str]) -> str | None:
    """Return what somebody wants to choose who hopes for raids, a curse and a spell in a rival's turn."""
    for wanted in wishes(person):
        for id in ids:
            if id == wanted or (wanted.endswith(":") and id.startswith(wanted)):
                return id
    return None


def wishes(person: Person) -> Iterator[str]:
    """Yield what is wanted, most wanted first; "cast:" is any spell."""
    view = person.chairs[-1][1]["view"]
    done = set(happened(person))
    cursed = "curse" in done
    victim = most_in_danger(view, cursed)
    yield from (f"supply:{victim}", f"lodge:{victim}", f"rival:{victim}")
    yield from (f"use:{BLACK_MIRROR}", f"take:{BLACK_MIRROR}")
    if not cursed:
        yield "plain"
    yield from TO_THE_STREETS
    yield f"to:{STREETS if cursed else OTHER_WORLDS}"
    if "cast in a rival's turn" in done:
        yield "pass-own"
    else:
        yield "ready:"
        if view["active"] != view["seat"]:
            yield "cast:"
    yield from ("none", "enough", "pass", "any", "top", "plain")


def most_in_danger(view: dict[str, Any], cursed: bool) -> int:
    """Return the rival to whom the next signs matter most: for a curse first, then for the end."""
    rivals = [seat for seat in range(len(view["players"])) if seat != view["seat"]]
    if not cursed:
        near = [seat for seat in rivals if view["players"][seat]["summon"] > 0]
        rivals = [seat for seat in near if not view["players"][seat]["sign_curse"]] or rivals
    weight = 0 if cursed else 1
    return max(rivals, key=lambda seat: signs_and_steps(view["players"][seat], weight))


def signs_and_steps(player: dict[str, Any], weight: int) -> int:
    return int(player["signs"] + weight * player["summon"])


def happened(person: Person, truth: Knowledge | None = None) -> Iterator[str]:
    """Yield what a person has read in the log; the record tells better than a view whose turn it was."""
    for number, chair in person.chairs:
        for line in chair["log"]:
            id, args = line["text"]["id"], line["text"]["args"]
            active = truth.states[line["move"] - 1].active if truth else chair["view"]["active"]
            if id == "raided":
                yield "raid"
            elif id.startswith("curse-received"):
                yield "curse"
            elif id == "cast" and args["who"]["seat"] != active:
                yield "cast in a rival's turn"


# What everybody saw


async def all_read_the_end_in_their_languages(
    anna: Person, ben: Person, cleo: Person, watcher: Person
) -> None:
    for person in (anna, watcher):
        await expect(person.thing("ending")).to_contain_text("Die Partie ist vorbei")
    for person in (ben, cleo):
        await expect(person.thing("ending")).to_contain_text("The match is over")
    ends = [person.chairs[-1][1]["view"]["outcome"] for person in (anna, ben, cleo, watcher)]
    assert ends[0] is not None
    assert ends == [ends[0]] * 4
    for person, language in ((anna, "de"), (ben, "en")):
        lines = await person.log()
        assert Speech(language, ["miskatonic.games.fate"]).say(text("supply-empty")) or lines


async def the_truth(person: Person) -> Knowledge:
    answer = await person.page.request.get(f"/api/tables/{person.table}/record")
    assert answer.ok
    return Knowledge(decode(await answer.body()))


async def nobody_was_sent_what_is_hidden(
    present: tuple[Person, ...], truth: Knowledge, tokens: dict[str, str], database: Path
) -> None:
    """Look through everything that each browser received through its sockets."""
    cookies = {person.name: await person.context.cookies() for person in present}
    hashes = set(kept_secret(database, present[0].table))
    for person in present:
        frames = [msgspec.json.encode(each) for each in person.received]
        moves = [check_frame(frame, truth) for frame in frames]
        assert max(moves) == len(truth.record.moves), "everybody saw the match to its end"
        seats = {each["seat"] for message in person.received for each in message.get("chairs", ())}
        assert len(seats - {None}) <= 1, "a browser is shown its own seat and no other"
        sent = b"\n".join(frames)
        others = {tokens[name] for name in tokens if name != person.name}
        others |= {each["value"] for name, jar in cookies.items() for each in jar if name != person.name}
        assert [secret for secret in hashes | others if secret.encode() in sent] == []
