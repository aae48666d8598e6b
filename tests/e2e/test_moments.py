"""Pictures of what is staged: every staged moment of every game fills the stage of a real table once."""

import random
from typing import Any

import msgspec
import pytest
from playwright.async_api import WebSocketRoute

from miskatonic.core.game import Event
from tests.e2e.house import House, Person
from tests.e2e.moments import MOMENTS
from tests.e2e.pages import AT_REST
from tests.e2e.pictures import take_picture
from tests.e2e.test_layout import GAMES, answer, begin
from tests.games.test_weights import STAGED, declared

SHOWN = "() => document.querySelector('[data-testid=moment] [data-line]')?.dataset.line ?? ''"
PATIENT = """() => {
    const { setTimeout } = window;
    const isMoment = (wait) => wait >= 1200 && wait <= 2500;
    window.setTimeout = (act, wait, ...args) => setTimeout(act, isMoment(wait) ? 600_000 : wait, ...args);
}"""
"""A moment stays until it has been pictured, however slow the machine is."""
AT_ONCE = 4
"""More moments at a time are not staged: the strip tells of them."""


@pytest.mark.parametrize("game", GAMES)
def test_no_staged_moment_is_left_out(game: str) -> None:
    told = {event.text.id for event in MOMENTS[game]()}
    assert told == {id for id, weight in declared(game, "en").items() if weight == STAGED}


class Teller:
    """Puts lines of moments behind the lines of what really happens, on their way to a browser."""

    def __init__(self, moments: list[Event]) -> None:
        self.waiting = moments
        self.due = 0
        """How many of them are told with the next update."""
        self.told: dict[int, Event] = {}
        """What was put in, by the numbers of the lines."""

    async def listen(self, person: Person) -> None:
        """Listen on a person's wire from now on."""
        await person.page.route_web_socket("**/ws/**", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(self._with_moments(str(message))))

    def _with_moments(self, message: str) -> str:
        said: dict[str, Any] = msgspec.json.decode(message)
        if said["type"] != "update" or not said["chairs"]:
            return message
        log = said["chairs"][0]["log"]
        for line in log:
            line["number"] += len(self.told)
        for event in self.waiting[: self.due] if log else ():
            number = log[-1]["number"] + 1
            self.told[number] = event
            told = {"number": number, "text": msgspec.to_builtins(event.text), "on": event.on}
            log.append({**log[-1], "cite": "", "cover": None, **told})
        if log:
            self.waiting, self.due = self.waiting[self.due :], 0
        return msgspec.json.encode(said).decode()


@pytest.mark.anyio
@pytest.mark.screenshots
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
async def test_every_moment_is_pictured(house: House, game: str, phone: bool) -> None:
    anna = await house.person("Anna", locale="de" if phone else "en-GB", phone=phone, pace="story")
    teller = Teller(list(MOMENTS[game]()))
    wanted = {event.text.id for event in teller.waiting}
    await teller.listen(anna)
    await anna.context.add_init_script(f"({PATIENT})()")
    await begin(anna, game)
    pictured: list[Event] = []
    dice = random.Random(3)
    while teller.waiting:
        teller.due = AT_ONCE
        while teller.due:
            await answer(anna, dice)
            await anna.page.wait_for_timeout(300)
        await picture_moments(anna, f"moment-{game}-{'phone' if phone else 'desk'}", teller, pictured)
        # A page of the story that was turned meanwhile has cleared the stage.
        teller.waiting += [event for event in teller.told.values() if event not in pictured]
    assert {event.text.id for event in pictured} == wanted


async def picture_moments(person: Person, name: str, teller: Teller, pictured: list[Event]) -> None:
    """Picture what is on stage and go on, until nothing has come for a while."""
    idle = 0
    while idle < 15:
        line = await person.page.evaluate(SHOWN)
        event = teller.told.get(int(line or -1))
        idle = 0 if line else idle + 1
        if event and event not in pictured:
            await person.page.evaluate(AT_REST)
            await take_picture(person.page, f"{name}-{len(pictured):02}-{event.text.id}")
            pictured.append(event)
        if line:
            await person.page.keyboard.press("Space")
        else:
            await person.page.wait_for_timeout(100)
