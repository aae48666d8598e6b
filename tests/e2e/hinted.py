"""People who ask for a hint at every decision, and take it: with a mouse, with a finger, by keyboard alone.

So a whole match is played in browsers, however long it is. Not for what the hints are worth.
"""

from typing import Any

from playwright.async_api import Locator

from tests.e2e.house import Person
from tests.e2e.test_fate import DOUBLE_TAP
from tests.e2e.test_keyboard import tab_to

SEEN = """() => {
    const there = (mark) => document.querySelector(`[data-testid="${mark}"]`);
    const free = (element) => element !== null && element.getAttribute("aria-disabled") !== "true";
    const options = [...document.querySelectorAll('[data-testid^="option-"]')];
    const advised = options.filter((each) => each.matches(".advised:not(.chosen)") && free(each));
    return {
        story: there("story-page") !== null,
        sure: there("sure-yes") !== null,
        over: there("ending") !== null,
        again: there("look-again") !== null,
        asked: free(options[0] ?? null),
        said: there("advice-said") !== null,
        several: there("finish") !== null,
        ask: free(there("advice-ask")),
        advised: advised.map((each) => [each.dataset.testid, options.indexOf(each)]),
    };
}"""
"""What can be done at the table now."""
LOOK_EVERY = 60
"""Milliseconds."""
PATIENCE = 4000
"""So often somebody looks in vain whether there is something to do, before giving up."""
NUMBERED = 9
"""So many options can be chosen by their numbers."""


class Hinted:
    """Somebody with a mouse who does what the hints say."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.taken = 0
        """How many hints."""

    async def play(self) -> None:
        """Play until the match is over."""
        idle = 0
        while idle < PATIENCE:
            seen = await self.person.page.evaluate(SEEN)
            if seen["over"] and not seen["story"]:
                return
            idle = 0 if await self._do(seen) else idle + 1
            await self.person.page.wait_for_timeout(LOOK_EVERY)
        raise AssertionError(f"{self.person.name} waited in vain: {seen}")

    async def _do(self, seen: dict[str, Any]) -> bool:
        """Do the next thing that can be done; say whether there was one."""
        if seen["story"]:
            await self.press("story-go-on")
        elif seen["sure"]:
            await self.press("sure-yes")
        elif seen["again"]:
            await self.press("look-again")
        elif not seen["asked"]:
            return False
        elif seen["advised"]:
            await self.choose(*seen["advised"][0])
            self.taken += 1
        elif seen["said"] and seen["several"]:
            await self.press("finish")
        elif seen["ask"]:
            await self.seek()
        else:
            return False
        return True

    async def seek(self) -> None:
        """Ask for a hint."""
        await self.press("advice-ask")

    async def choose(self, mark: str, place: int) -> None:
        """Choose an option by its mark, or by its place."""
        await self.press(mark)

    async def press(self, mark: str) -> None:
        """Press what bears this mark, if it is still there."""
        thing = self.person.thing(mark)
        if await thing.count():
            await self._press(thing)

    async def _press(self, thing: Locator) -> None:
        await thing.click()


class Finger(Hinted):
    """Somebody with a phone."""

    async def _press(self, thing: Locator) -> None:
        await self.person.page.wait_for_timeout(DOUBLE_TAP)
        await thing.tap()


class Keys(Hinted):
    """Somebody with a keyboard and nothing else."""

    async def seek(self) -> None:
        await self.person.page.keyboard.press("b")

    async def choose(self, mark: str, place: int) -> None:
        if place < NUMBERED:
            await self.person.page.keyboard.press(str(place + 1))
        else:
            await self.press(mark)

    async def _press(self, thing: Locator) -> None:
        if not await thing.evaluate("(thing) => thing === document.activeElement"):
            await tab_to(self.person, f"[data-testid='{await thing.get_attribute('data-testid')}']")
        await self.person.page.keyboard.press("Enter")
