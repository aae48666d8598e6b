"""Whole games of Cultists: five people and bots; two languages, phones and desks, mouse, fingers, keyboard.

The games are foretold, so they have what must be seen: encounters, a murder that is discovered, claims,
votes, ghosts, and the end with everything revealed. With six seats and one bot the start player decides the
vote by changing his. With seven seats there are two bots from the start and two cultists; the start player's
vote counts double instead, the Assassin attacks, and the cultists guess who the Seer is. In both games one of
the five leaves, and a bot plays on.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, ViewportSize, expect

from miskatonic.core.ids import kind_in, word_in
from miskatonic.core.record import decode
from miskatonic.core.text import Speech, Who, text
from tests.e2e import test_fate
from tests.e2e.deals import dealing
from tests.e2e.foretold_cultists import LEAVER, SEVEN, SIX, Cast, Foretold, Move, first
from tests.e2e.house import PATIENCE, House, Person
from tests.e2e.test_fate import DOUBLE_TAP, END, nobody_was_sent_what_is_hidden, sit_by_keyboard
from tests.e2e.test_keyboard import tab_to
from tests.server.conftest import ServerProcess
from tests.server.knowledge_cultists import Knowledge

pytestmark = pytest.mark.anyio

SPEECH = {
    language: Speech(language, ["miskatonic.core", "miskatonic.games.cultists"]) for language in ("de", "en")
}
FEWEST_SEATS, NO_LIMIT = 4, 6
"""The first seats that a table may agree on, and the place of no limit in the list of limits."""
MOMENTS = {6: ("move", "encounter", "discussion", "vote"), 7: ("move",)}
"""At the first question of each of these kinds people stop to look about; the boards differ, votes do not."""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"

SMALL_PHONE: ViewportSize = {"width": 360, "height": 640}
LARGE_PHONE: ViewportSize = {"width": 390, "height": 844}
ABOUT = {
    "character": "[data-thing^='character:'][role=button]",
    "encounter": ".party, [data-card]",
    "discussion": ".question, [data-testid=listen], [data-testid=finish]",
    "vote": ".question, [data-place=CAF] .figure",
}
"""What each of these questions is about; on a phone it must be in sight while it is answered."""
OWN_ROLE = ".leaf .role"
COVERED = """(about) => [...document.querySelectorAll(about)].filter((each) => {
  const {x, y, width, height, top, bottom} = each.getBoundingClientRect();
  const seen = document.elementFromPoint(x + width / 2, y + height / 2);
  return top < 0 || bottom > innerHeight || !(each.contains(seen) || seen?.contains(each));
}).map((each) => each.outerHTML.slice(0, 120))"""
"""Returns those that are not in sight, or lie under something else."""
OUTSIDE = """() => [...document.querySelectorAll('[data-testid=board] .place')].flatMap((place) => {
  const walls = place.getBoundingClientRect();
  return [...place.querySelectorAll('.figure, .piece')].filter((each) => {
    const {left, right, top, bottom} = each.getBoundingClientRect();
    const inside = left >= walls.left - 1 && right <= walls.right + 1;
    return !inside || top < walls.top - 1 || bottom > walls.bottom + 1;
  }).map((each) => `${each.className} stands outside ${place.className}`);
})"""
"""Returns figures and markers that are drawn beyond the walls of their place."""

ON_A_PHONE = 1
"""A seat whose player has a phone."""
IN_THE_PROMPT = "() => document.activeElement.closest('#prompt') !== null"


@pytest.fixture
def foretold(cast: Cast) -> Foretold:
    return first(cast)


@pytest.fixture
def dealt(foretold: Foretold, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that deals the foretold game."""
    running = dealing(tmp_path / "tables.sqlite", foretold.seed)
    yield running.start()
    running.stop()


@pytest.mark.parametrize("cast", [SIX], ids=["six seats"])
async def test_five_people_and_a_bot_play_a_whole_game(
    cast: Cast, foretold: Foretold, dealt: ServerProcess, browser: Browser
) -> None:
    async with House(dealt.address, browser) as house:
        anna = Player(await house.person("Anna", "de-DE"), "de")
        ben = Finger(await house.person("Ben", "en-GB", phone=True), "en")
        cleo = Keys(await house.person("Cleo", "en-US"), "en")
        dora = Finger(await house.person("Dora", "de-AT", phone=True), "de")
        emil = Player(await house.person("Emil", "en-GB"), "en")
        await ben.person.page.set_viewport_size(SMALL_PHONE)
        await dora.person.page.set_viewport_size(LARGE_PHONE)
        await play_a_whole_game(cast, foretold, dealt, (anna, ben, cleo, dora, emil))
        assert house.complaints() == []


@pytest.mark.parametrize("cast", [SEVEN], ids=["seven seats"])
async def test_five_people_and_two_bots_play_a_whole_game(
    cast: Cast, foretold: Foretold, dealt: ServerProcess, browser: Browser
) -> None:
    async with House(dealt.address, browser) as house:
        anna = Player(await house.person("Anna", "de-DE"), "de")
        ben = Finger(await house.person("Ben", "en-GB", phone=True), "en")
        cleo = Keys(await house.person("Cleo", "en-US"), "en")
        dora = Player(await house.person("Dora", "de-AT"), "de")
        emil = Player(await house.person("Emil", "en-GB"), "en")
        await play_a_whole_game(cast, foretold, dealt, (anna, ben, cleo, dora, emil))
        assert house.complaints() == []


async def play_a_whole_game(
    cast: Cast, foretold: Foretold, dealt: ServerProcess, present: Sequence["Player"]
) -> None:
    """Play from the first page to the end; look through all that was shown and sent."""
    for each in present:
        each.moments = MOMENTS[cast.seats]
    tokens = await gather(cast, present)
    await play(foretold, present)
    await all_read_the_end_in_their_languages(foretold, present)
    for each in present[:2]:
        await each.look_about("over")
    truth = await the_truth(present[0].person)
    assert truth.record.moves == foretold.record
    assert foretold.happened >= cast.wanted
    await nobody_was_sent_what_is_hidden(present, truth, tokens, Path(dealt.database))
    assert not (found := [each for player in present for each in player.found]), "\n".join(found)


# Sitting down


async def gather(cast: Cast, present: Sequence["Player"]) -> dict[str, str]:
    """Five sit down, one of them by keyboard alone, bots take the other chairs; return their tokens."""
    host = present[0].person
    await host.open_table(game="cultists", seats=cast.seats - FEWEST_SEATS, discussion=NO_LIMIT)
    link = await host.page.get_by_label("Einladungslink").input_value()
    for seat, each in enumerate(present[1:], 1):
        await each.person.come_to(link)
        await (sit_by_keyboard if isinstance(each, Keys) else Person.sit)(each.person, seat)
    for seat in cast.bots:
        await host.thing(f"bot-{seat}").click()
        await host.thing(f"seat-{seat}").locator("select").select_option(cast.level(seat))
    tokens = {
        each.person.name: (await each.person.thing("reclaim-link").input_value()).rsplit("=", 1)[1]
        for each in present
    }
    await host.start()
    return tokens


# Playing


async def a_word_moves_nobody(host: Person, phone: Person) -> None:
    """Whoever is asked on a phone sees board and question where they were, whatever is told meanwhile."""
    where = "() => [scrollY, document.querySelector('#prompt').getBoundingClientRect().top]"
    await phone.thing("prompt").locator("[data-testid^=option-]").first.wait_for()
    before = await phone.page.evaluate(where)
    await host.open_panel("chat")
    await host.thing("chat-input").fill("Hallo!")
    await host.thing("chat-input").press("Enter")
    await expect(phone.thing("drawer").locator(".count")).to_have_text("1")
    assert await phone.page.evaluate(where) == before
    await host.open_panel("log")


async def play(foretold: Foretold, players: Sequence["Player"]) -> None:
    """Let everybody answer as foretold, until one leaves."""
    left = False
    first_on_a_phone = next(number for number, move in enumerate(foretold.moves) if move.seat == ON_A_PHONE)
    for number, move in enumerate(foretold.moves):
        if number == first_on_a_phone:
            await a_word_moves_nobody(players[0].person, players[ON_A_PHONE].person)
        if move.seat == LEAVER and move.by_bot and not left:
            await one_leaves(players)
            left = True
        if not move.by_bot:
            await players[move.seat].answer(move)
        if number == foretold.found:
            await all_see_the_ghost(foretold, players)


async def one_leaves(players: Sequence["Player"]) -> None:
    """A bot plays on in his seat."""
    await players[LEAVER].person.hand_over()
    chair = players[0].person.thing(f"seat-{LEAVER}")
    await expect(chair).to_contain_text("Bot")


async def all_see_the_ghost(foretold: Foretold, players: Sequence["Player"]) -> None:
    names = await all_names(players[0].person)
    for seat, each in enumerate(players):
        fell = SPEECH[each.language].say(text("fell", who=Who(foretold.ghost)), names, seat)
        await expect(each.person.thing("log")).to_contain_text(fell)


class Player(test_fate.Player):
    """Somebody with a mouse, who looks about now and then; what is secret he answers in the prompt."""

    game = "cultists"

    def __init__(self, person: Person, language: str) -> None:
        super().__init__(person, language)
        self.moments: tuple[str, ...] = ()
        self.seen: set[str] = set()
        """The kinds of questions that came."""

    async def answer(self, move: Move) -> None:  # type: ignore[override]
        """Wait for the question and answer it."""
        await self.reach(move.number)
        kind = move.ask.kind
        if kind in self.moments and kind not in self.seen:
            await self.look_about(kind)
        if kind not in self.seen:
            self.found += [f"{kind}: {each}" for each in await self.person.page.evaluate(OUTSIDE)]
        self.seen.add(kind)
        if kind in ("character", "move"):
            await self.choose(move)
        else:
            for selector in in_the_prompt(move):
                await self.press(self.person.page.locator(selector))

    async def reach(self, number: int) -> None:
        """Wait until so many moves are shown; questions of the same kind may follow each other."""
        for _ in range(PATIENCE // 50):
            told = [each for each in self.person.received if each["type"] in ("table", "update")]
            if told and (told[-1].get("progress") or told[-1]["table"])["number"] >= number:
                await self.person.page.evaluate(DRAWN)
                return
            await self.person.page.wait_for_timeout(50)
        raise AssertionError(f"{self.person.name} was never shown move {number}")

    async def choose(self, move: Move) -> None:
        """Choose what is lit on the board, or, if nothing stands for it there, in the prompt."""
        (id,) = move.choice
        (option,) = (each for each in move.ask.options if each.id == id)
        page = self.person.page
        lit = [f"[data-testid=board] [data-thing='{thing}'][role=button]" for thing in option.on]
        await self.press(page.locator(lit[0] if lit else f"[data-testid='option-{id}']"))


class Finger(Player, test_fate.Finger):
    """Somebody with a phone."""

    async def answer(self, move: Move) -> None:  # type: ignore[override]
        """Make sure that one sees what the question is about; then answer."""
        kind = move.ask.kind
        if kind not in self.seen and kind in (*ABOUT, "night"):
            await self.reach(move.number)
            await self.sees_what_it_is_about(kind)
        await super().answer(move)

    async def sees_what_it_is_about(self, kind: str) -> None:
        """Nothing lies over it, nor over the own role while it is held open at night."""
        page, peek = self.person.page, self.person.thing("peek")
        if kind == "night":
            await peek.dispatch_event("click")
        about = ABOUT.get(kind, OWN_ROLE)
        await page.locator(about).first.wait_for()
        await page.evaluate(DRAWN)
        self.found += [f"{kind}: {each} is covered" for each in await page.evaluate(COVERED, about)]
        if kind == "night":
            await peek.dispatch_event("click")

    async def press(self, thing: Locator) -> None:
        await self.person.page.wait_for_timeout(DOUBLE_TAP)
        await thing.tap()


class Keys(Player):
    """Somebody with a keyboard and nothing else."""

    async def look_about(self, moment: str) -> None:
        """Somebody else with such a screen looks about."""

    async def choose(self, move: Move) -> None:
        """The first nine options have a number."""
        (id,) = move.choice
        await self.person.thing(f"option-{id}").wait_for()
        await self.person.page.keyboard.press(str(1 + [each.id for each in move.ask.options].index(id)))

    async def press(self, thing: Locator) -> None:
        """Walk there from the middle of the board, or from where one is in the prompt."""
        await thing.wait_for()
        page = self.person.page
        if not await thing.evaluate("(thing) => thing === document.activeElement"):
            if not await page.evaluate(IN_THE_PROMPT):
                await page.keyboard.press("h")
            await tab_to(self.person, f"[data-testid='{await thing.get_attribute('data-testid')}']")
        await page.keyboard.press("Enter")


def in_the_prompt(move: Move) -> Iterator[str]:
    """Yield what must be pressed, one after the other, to answer in the prompt."""
    ids = list(move.choice)
    match move.ask.kind:
        case "encounter":
            receivers = {each.what.word for each in move.ask.options}
            if len(receivers) > 1:
                yield f"[data-testid=receiver-{word_in(ids[0])}]"
            yield f"[data-card='{move.card}']"
            return
        case "check-state":
            yield "[data-testid=uncover]"
        case "action" if kind_in(ids[0]) == "attack":
            yield "[data-testid=uncover]"
    yield from (f"[data-testid='option-{id}']" for id in ids)
    if move.ask.kind == "discussion":
        yield "[data-testid=finish]"
    if any(option.confirm for option in move.ask.options if option.id in ids):
        yield "[data-testid=sure-yes]"


# What everybody saw


async def all_names(person: Person) -> dict[int, str]:
    seats = await person.page.locator("[data-testid^=seat-] .name").all()
    return {seat: await each.inner_text() for seat, each in enumerate(seats)}


async def all_read_the_end_in_their_languages(foretold: Foretold, present: Sequence[Player]) -> None:
    names = await all_names(present[0].person)
    for seat, each in enumerate(present):
        speech, mine = SPEECH[each.language], None if seat == LEAVER else seat
        await expect(each.person.thing("ending")).to_contain_text(END[each.language])
        await expect(each.person.thing("ending")).to_contain_text(speech.say(foretold.end, names, mine))
        for cultist in foretold.cultists:
            await expect(each.person.thing("board").locator(".cult")).to_contain_text(names[cultist])


async def the_truth(person: Person) -> Knowledge:
    answer = await person.page.request.get(f"/api/tables/{person.table}/record")
    assert answer.ok
    return Knowledge(decode(await answer.body()))
