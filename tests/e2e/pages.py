"""All pages of the house: how to get to each in a typical state, and how to know that it is ready."""

from typing import Any, NamedTuple

from playwright.async_api import StorageStateCookie

from tests.e2e.house import House, Person, by_chance

AT_REST = """async () => {
    const lasts = ({ iterations }) => iterations !== Infinity;
    const moves = (each) => each.playState === "running" && lasts(each.effect.getComputedTiming());
    await document.fonts.ready;
    // What is taken away while it moves never says that it has finished, so nobody waits for its word.
    while (document.getAnimations().some(moves)) await new Promise((done) => setTimeout(done, 20));
}"""
"""Fonts are there, and nothing flies any more."""


class Place(NamedTuple):
    """A page: its address, what is there once it is ready, and what opens more of it."""

    path: str
    ready: str
    press: str = ""


class Guest(NamedTuple):
    """Somebody who has been here before: what his browser remembers, and all pages he can go to."""

    cookies: list[StorageStateCookie]
    places: dict[str, Place]


async def become_a_guest(house: House) -> Guest:
    """Open three tables: one where people gather, one that waits for a decision, one that is over."""
    anna = await house.person("Anna")
    await anna.begin_alone()
    await anna.hand_over()
    await anna.thing("ending").wait_for()
    over = anna.table
    playing = await begun_and_waiting(anna)
    await anna.open_table()
    await anna.thing("bot-1").click()
    cookies = (await anna.context.storage_state())["cookies"]
    return Guest(cookies, pages(anna.table, playing, over))


async def guest_comes(house: House, guest: Guest, **browser: Any) -> Person:
    """Let the guest come with another browser that remembers his session."""
    return await house.person("Anna", storage_state={"cookies": guest.cookies}, **browser)


async def begun_and_waiting(person: Person) -> str:
    """Play on for a while; return a table that waits for the next answer (a match may be over soon)."""
    while True:
        await person.begin_alone()
        await person.play_on(by_chance(5), answers=4)
        await person.news()
        if await person.asked():
            return person.table


def pages(gathering: str, playing: str, over: str) -> dict[str, Place]:
    """Return every page by its name."""
    at_play = Place(f"/t/{playing}", "[data-thing]")
    return {
        "home": Place("/", "[data-testid=play-horror]"),
        "new": Place("/new/fate", "[data-testid=new-table]"),
        "new-more": Place("/new", "[data-testid=new-table]", "form summary"),
        "gathering": Place(f"/t/{gathering}", "[data-testid=start]"),
        "playing": at_play,
        "playing-log": at_play._replace(press="[data-testid=panel-log]"),
        "playing-chat": at_play._replace(press="[data-testid=panel-chat]"),
        "playing-notes": at_play._replace(press="[data-testid=panel-notes]"),
        "playing-table": at_play._replace(press="[data-testid=panel-table]"),
        "playing-rules": at_play._replace(press="[data-testid=rules]"),
        "over": Place(f"/t/{over}", "[data-thing]"),
        "replay": Place(f"/t/{over}/replay#move=5&seat=0", "[data-thing]"),
        "cards": Place("/cards", "[data-card]"),
        "cards-none": Place("/cards?q=nothing+like+that&class=seeker", "[data-testid=cards-found]"),
        "card": Place("/cards/12016?class=guardian", "dialog [data-card]"),
        "campaigns": Place("/campaign", "[data-testid=hero-0-who]"),
        "decks": Place("/decks", "[data-testid=begin-starter-12004]"),
        "deck": Place("/decks#who=12004&cards=12030*3.12042", "[data-testid=pool]"),
        "new-horror": Place("/new/horror", "[data-testid=setup-seat-1]"),
        "new-horror-deck": Place("/new/horror", "[data-testid=setup-seat-1]", "[data-testid=bring-1]"),
        "rules": Place("/rules/ritual", "[data-clause]"),
        "me": Place("/me", "main h1"),
        "settings": Place("/settings", "fieldset"),
        "credits": Place("/credits", "main li"),
        "help": Place("/help", "kbd"),
    }


async def go(person: Person, place: Place) -> None:
    """Go to a page and wait until it is ready and at rest."""
    await person.page.goto(place.path)
    await person.page.locator(place.ready).first.wait_for()
    if place.press:
        await person.find(place.press)
        await person.page.locator(place.press).click()
    await person.page.evaluate(AT_REST)
