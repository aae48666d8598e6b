"""The opening three rounds of Spreading Flames: two people and a bot, and one person with two investigators.

The openings are foretold, so they have what must be seen: a test in which somebody else commits a card, an
attack of opportunity, an asset that is used, a treachery with peril, an answer that is taken back. People
come with a phone and a desk, mouse, finger and keyboard, in two languages; connections break and come back.
"""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, ViewportSize, expect

from miskatonic.core.text import Speech
from tests.e2e import foretold as fate
from tests.e2e import test_fate
from tests.e2e.deals import dealing
from tests.e2e.foretold_horror import ROUNDS, THREE, TWO, Cast, Foretold, Move, first
from tests.e2e.house import PATIENCE, House, Person
from tests.e2e.test_fate import DOUBLE_TAP
from tests.e2e.test_keyboard import tab_to
from tests.server.conftest import ServerProcess

pytestmark = pytest.mark.anyio

SPEECH = {
    language: Speech(language, ["miskatonic.core", "miskatonic.games.horror"]) for language in ("de", "en")
}
LOST = {"de": "Die Verbindung ist abgerissen", "en": "The connection is lost"}
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
IN_A_WINDOW = "() => document.activeElement.closest('dialog') !== null"
NUMBERED = 9
"""So many options can be chosen by their numbers."""
PHONE: ViewportSize = {"width": 390, "height": 844}


@pytest.fixture
def foretold(cast: Cast) -> Foretold:
    return first(cast)


@pytest.fixture
def dealt(foretold: Foretold, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that deals the foretold game."""
    running = dealing(tmp_path / "tables.sqlite", foretold.seed)
    yield running.start()
    running.stop()


@pytest.mark.parametrize("cast", [THREE], ids=["three seats"])
async def test_two_people_and_a_bot_play_the_opening(
    cast: Cast, foretold: Foretold, dealt: ServerProcess, browser: Browser
) -> None:
    async with House(dealt.address, browser) as house:
        anna = Player(await house.person("Anna", "de-DE"), "de")
        ben = Finger(await house.person("Ben", "en-GB", phone=True), "en")
        await ben.person.page.set_viewport_size(PHONE)
        anna.moments, ben.moments = ("turn", "commit"), ("commit",)
        await gather(anna.person, ben)
        await play(foretold, (anna, ben))
        assert foretold.happened >= cast.wanted
        await all_came_to_the_end_of_it(foretold, (anna, ben))
        assert anna.on_the_board, "the board was used"
        assert not (found := anna.found + ben.found), "\n".join(found)
        assert house.complaints() == []


@pytest.mark.parametrize("cast", [TWO], ids=["two seats"])
async def test_one_person_plays_two_investigators_by_keyboard_alone(
    cast: Cast, foretold: Foretold, dealt: ServerProcess, browser: Browser
) -> None:
    async with House(dealt.address, browser) as house:
        cleo = Keys(await house.person("Cleo", "en-US"), "en")
        await begin_alone_by_keyboard(cleo.person)
        await play(foretold, (cleo, cleo))
        assert foretold.happened >= cast.wanted
        await all_came_to_the_end_of_it(foretold, (cleo,))
        assert cleo.on_the_board, "the board was used"
        assert house.complaints() == []


@pytest.mark.parametrize("cast", [TWO], ids=["two seats"])
async def test_one_person_plays_two_investigators_on_a_phone(
    cast: Cast, foretold: Foretold, dealt: ServerProcess, browser: Browser
) -> None:
    async with House(dealt.address, browser) as house:
        dora = Finger(await house.person("Dora", "de-AT", phone=True), "de")
        await dora.person.page.set_viewport_size(PHONE)
        dora.moments = ("turn",)
        await dora.person.page.goto("/new")
        await dora.person.page.locator("input[name=game][value=horror]").check()
        await dora.person.thing("play-alone").tap()
        await play(upto(foretold, 2), (dora, dora))
        assert not dora.found, "\n".join(dora.found)
        assert house.complaints() == []


def upto(foretold: Foretold, round: int) -> Foretold:
    """Return what comes before a round."""
    return foretold._replace(moves=[move for move in foretold.moves if move.round < round])


# Sitting down


async def gather(host: Person, guest: "Player") -> None:
    """The host sets the table up for a friend and a bot; the friend sits down, and it begins."""
    await host.page.goto("/new/horror")
    await host.thing("seats-3").check(force=True)
    await host.thing("who-1-open").check(force=True)
    await host.thing("who-2-bot").check(force=True)
    await host.page.locator("aside").get_by_test_id("my-name").fill(host.name)
    await host.page.locator("aside").get_by_test_id("set-up").click()
    await expect(host.thing("seat-2").locator("select")).to_have_value("simple")
    await guest.person.come_to(f"/t/{host.table}")
    await guest.person.sit(1)
    await host.start()


async def begin_alone_by_keyboard(person: Person) -> None:
    await person.page.goto("/new")
    await person.thing("new-table").wait_for()
    await tab_to(person, "input[name=game]")
    for _ in range(await person.page.locator("input[name=game]").count()):
        if await person.page.locator("input[name=game][value=horror]").is_checked():
            break
        await person.page.keyboard.press("ArrowDown")
    await tab_to(person, "[data-testid=play-alone]")
    await person.page.keyboard.press("Enter")


# Playing


async def play(foretold: Foretold, players: Sequence["Player"]) -> None:
    """Let everybody answer as foretold; when the second round begins, connections break."""
    broken, decided = False, 0
    for place, move in enumerate(foretold.moves):
        if move.seat >= len(players) or was_answered_for(move, players) or place < decided:
            continue
        if move.round == 2 and not broken:
            broken = True
            for player in {id(each): each for each in players}.values():
                await player.comes_back(move.number)
        if "peril" in move.shows:
            await nobody_else_can_do_anything(
                move, [each for each in players if each is not players[move.seat]]
            )
        along = decided_along(foretold.moves[place:], players)
        decided = place + 1 + len(along)
        await players[move.seat].answer(move, along)
        if "undone" in move.shows:
            await players[move.seat].take_back(move)


def was_answered_for(move: Move, players: Sequence["Player"]) -> bool:
    """Say whether somebody with several seats has answered with the first of them for this one."""
    return bool(move.ask.common) and players.index(players[move.seat]) != move.seat


def decided_along(moves: Sequence[Move], players: Sequence["Player"]) -> Sequence[Move]:
    """Return what somebody with several seats decides in the same window: which cards these commit, too."""
    first, *others = moves
    player = players[first.seat]
    same = takewhile(lambda each: each.ask.kind == "commit" and each.ask.text == first.ask.text, others)
    return list(takewhile(lambda each: each.seat < len(players) and players[each.seat] is player, same))


async def nobody_else_can_do_anything(move: Move, others: Sequence["Player"]) -> None:
    """Whoever has drawn a card with peril decides alone."""
    for each in others:
        await each.reach(move.number)
        assert (each.shown["view"]["alone"], each.shown["ask"]) == (move.seat, None)
        await expect(each.person.options).to_have_count(0)


async def all_came_to_the_end_of_it(foretold: Foretold, present: Sequence["Player"]) -> None:
    """Everybody has seen the last move, and read in the own language what happened."""
    for each in present:
        await each.reach(len(foretold.record))
        assert each.shown["view"]["round"] == ROUNDS + 1
        names, reader = all_names(each), reader_of(each.person)
        for text in foretold.told:
            line = SPEECH[each.language].say(text, names, reader)
            await expect(each.person.thing("log")).to_contain_text(line)


def seats_of(person: Person) -> list[dict[str, Any]]:
    """Return who sits at the table."""
    return next(each["table"]["seats"] for each in reversed(person.received) if each.get("table"))


def all_names(player: "Player") -> dict[int, str]:
    """Return what the story calls everybody at the table."""
    seats = seats_of(player.person)
    return {seat: each["character"]["args"][player.language] for seat, each in enumerate(seats)}


def reader_of(person: Person) -> int | None:
    """Return in which seat somebody is "you": in none, if there are several."""
    own = [seat for seat, each in enumerate(seats_of(person)) if each["mine"]]
    return own[0] if len(own) == 1 else None


class Player(test_fate.Player):
    """Somebody with a mouse, who looks about now and then and answers on the board where it can be done."""

    game = "horror"

    def __init__(self, person: Person, language: str) -> None:
        super().__init__(person, language)
        self.moments: tuple[str, ...] = ()
        """At the first question of each of these kinds this person stops to look about."""
        self.seen: set[str] = set()
        """The kinds of questions that came."""

    async def answer(self, move: Move, along: Sequence[Move] = ()) -> None:  # type: ignore[override]
        """Wait for the question and answer it, and those of further seats that stand in the same window."""
        await self.reach(move.number)
        await self.read_on()
        await self.look_through(move.seat)
        if move.ask.kind in self.moments and move.ask.kind not in self.seen:
            await self.look_about(move.ask.kind)
        self.seen.add(move.ask.kind)
        for id in move.choice:
            await self.choose(move, id)
        for later in along:
            for id in later.choice:
                await self.press(self.person.thing(f"later-{later.seat}-{id}"))
        if not move.ask.one:
            await self.press(self.person.thing("finish"))
        if move.doubted:
            await self.press(self.person.thing("sure-yes"))

    async def reach(self, number: int) -> None:
        """Wait until so many moves are shown."""
        for _ in range(PATIENCE // 50):
            told = [each for each in self.person.received if each["type"] in ("table", "update")]
            if told and (told[-1].get("progress") or told[-1]["table"])["number"] >= number:
                await self.person.page.evaluate(DRAWN)
                return
            await self.person.page.wait_for_timeout(50)
        raise AssertionError(f"{self.person.name} was never shown move {number}")

    async def read_on(self) -> None:
        """Turn the pages of the story that are open, to the last."""
        while await self.person.thing("story-page").count():
            await self.press(self.person.thing("story-go-on"))

    async def look_through(self, seat: int) -> None:
        """Turn to one of the own seats, if there are several."""
        eyes = self.person.thing(f"look-{seat}")
        if await eyes.count() and await eyes.get_attribute("aria-pressed") != "true":
            await self.press(eyes)
            await expect(eyes).to_have_attribute("aria-pressed", "true")

    async def choose(self, move: Move, id: str) -> None:
        """Choose what is lit on the board, or, if nothing stands for it there, in the prompt."""
        ids = [option.id for option in move.ask.options]
        option = self.person.page.locator(f'[data-testid="option-{id}"]:not([aria-disabled="true"])')
        await option.wait_for()
        one = fate.Move(move.seat, move.ask, (id,))
        thing = await self.lit_thing(one)
        if thing is not None:
            self.on_the_board += 1
            label = await option.locator("span").first.inner_text()
            await self.choose_on_the_board(one, thing, label)
        else:
            await self.choose_in_the_prompt(option, ids.index(id))

    async def take_back(self, move: Move) -> None:
        """Take the answer back; the same is asked again."""
        await self.reach(move.number + 1)
        await self.press(self.person.thing("undo"))
        await self.reach(move.number + 2)

    async def comes_back(self, number: int) -> None:
        """Lose the connection and open the page anew; what was asked is asked again."""
        await self.reach(number)
        before = self.shown
        await self.person.context.set_offline(True)
        await expect(self.person.page.get_by_role("alert").first).to_contain_text(LOST[self.language])
        await self.person.context.set_offline(False)
        await expect(self.person.page.get_by_role("alert").first).to_be_empty()
        await self.person.page.reload()
        await expect(self.person.thing("board")).to_be_visible()
        await self.reach(number)
        assert (self.shown["view"], self.shown["ask"]) == (before["view"], before["ask"])

    @property
    def shown(self) -> dict[str, Any]:
        """What this person was shown last, of the first of the own seats."""
        return self.person.chairs[-1][1]


class Finger(Player, test_fate.Finger):
    """Somebody with a phone, who answers in the prompt."""

    async def lit_thing(self, move: fate.Move) -> Locator | None:
        return None

    async def press(self, thing: Locator) -> None:
        await self.person.page.wait_for_timeout(DOUBLE_TAP)
        await thing.tap()


class Keys(Player, test_fate.Keys):
    """Somebody with a keyboard and nothing else."""

    async def choose_in_the_prompt(self, option: Locator, place: int) -> None:
        """The first nine options have a number; others are walked to."""
        if place < NUMBERED:
            await self.person.page.keyboard.press(str(place + 1))
        else:
            await self.press(option)

    async def press(self, thing: Locator) -> None:
        """Walk there from the board, or from where one is in a window over it."""
        await thing.wait_for()
        if not await self.person.page.evaluate(IN_A_WINDOW):
            await self.person.page.keyboard.press("h")
        elif await thing.evaluate("(thing) => thing === document.activeElement"):
            await self.person.page.keyboard.press("Enter")
            return
        await tab_to(self.person, f"[data-testid='{await thing.get_attribute('data-testid')}']")
        await self.person.page.keyboard.press("Enter")
