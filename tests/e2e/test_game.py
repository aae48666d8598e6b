"""A whole evening: two people, three bots, a spectator, a lost browser, a lost network, and a replay."""

import asyncio

import pytest
from playwright.async_api import expect

from tests.e2e.house import House, Person, by_chance

pytestmark = pytest.mark.anyio


async def test_five_browsers_share_a_whole_game(house: House) -> None:
    anna = await house.person("Anna", "de-DE")
    ben = await house.person("Ben", "en-GB", phone=True, motion=True)
    watcher = await house.person("Watcher", "en-US")
    laptop = await house.person("Anna's laptop", "de-DE")
    reader = await house.person("Reader", "de-DE", phone=True)

    way_back = await gather(anna, ben, watcher)
    await ben_is_given_the_first_card(anna, ben)
    await a_reload_changes_nothing(ben)
    await talk_crosses_languages(ben, anna)
    await the_seat_moves_to_the_laptop(way_back, anna, laptop)
    await an_answer_given_without_a_network_arrives(ben, laptop)
    await asyncio.gather(laptop.play_on(by_chance(1)), ben.play_on(by_chance(2)))
    await all_read_the_same_end_in_their_languages(laptop, ben, watcher)
    watched_only(watcher)
    await the_first_move_has_an_address(ben.table, reader)


async def gather(anna: Person, ben: Person, watcher: Person) -> str:
    """Two sit down, bots take the other chairs, one looks on; return Anna's reclaim link."""
    await anna.open_table(start=0)
    link = await anna.page.get_by_label("Einladungslink").input_value()
    await ben.come_to(link)
    await ben.sit(1)
    await expect(anna.thing("seat-1")).to_contain_text("Ben")
    for seat in (2, 3, 4):
        await anna.thing(f"bot-{seat}").click()
    way_back = await anna.thing("reclaim-link").input_value()
    await watcher.come_to(link)
    await anna.start()
    return way_back


async def ben_is_given_the_first_card(anna: Person, ben: Person) -> None:
    await expect(ben.thing("waiting")).to_contain_text("Anna")
    await expect(anna.thing("prompt")).to_contain_text("Wer bekommt die Karte?")
    await anna.thing("option-seat:1").click()
    await expect(ben.thing("prompt")).to_contain_text("Take it, or pass it on?")


async def a_reload_changes_nothing(person: Person) -> None:
    before = await said_and_asked(person)
    await person.page.reload()
    await expect(person.options.first).to_be_visible()
    assert await said_and_asked(person) == before


async def said_and_asked(person: Person) -> tuple[list[str], str]:
    return await person.log(), await person.thing("prompt").inner_text()


async def talk_crosses_languages(ben: Person, anna: Person) -> None:
    """A ready-made phrase is read in the reader's language; one that names a card is refused."""
    await ben.open_panel("chat")
    await ben.thing("phrase-trust-me").click()
    await anna.open_panel("chat")
    await expect(anna.thing("chat")).to_contain_text("Vertrau mir.")
    await ben.thing("chat-input").fill("You hold the mask")
    await ben.thing("chat-send").click()
    await expect(ben.thing("chat-why")).to_have_class("danger")
    await expect(ben.thing("chat-input")).to_have_value("You hold the mask")
    await ben.page.get_by_label("Close", exact=True).click()


async def the_seat_moves_to_the_laptop(way_back: str, anna: Person, laptop: Person) -> None:
    await laptop.come_to(way_back)
    await expect(laptop.thing("seat-0")).to_contain_text("Anna")
    await expect(laptop.thing("seat-0")).to_contain_text("(du)")
    assert "reclaim" not in laptop.page.url
    await expect(anna.thing("waiting")).to_contain_text("Du siehst zu.")


async def an_answer_given_without_a_network_arrives(person: Person, other: Person) -> None:
    await person.context.set_offline(True)
    await expect(person.page.get_by_role("alert").first).to_contain_text("The connection is lost.")
    await expect(other.thing("seat-1")).to_contain_text("nicht verbunden")
    await person.thing("option-take").click()
    await expect(person.thing("prompt")).to_contain_text("Your choice is on its way")
    await person.context.set_offline(False)
    await expect(other.thing("log")).to_contain_text("Ben nimmt die Karte")
    await expect(person.page.get_by_role("alert").first).to_be_empty()


async def all_read_the_same_end_in_their_languages(laptop: Person, ben: Person, watcher: Person) -> None:
    await expect(laptop.thing("ending")).to_contain_text("Die Partie ist vorbei")
    await expect(ben.thing("ending")).to_contain_text("The match is over")
    await expect(watcher.thing("ending")).to_contain_text("The match is over")
    ends = [person.chairs[-1][1]["view"]["outcome"] for person in (laptop, ben, watcher)]
    assert ends[0] == ends[1] == ends[2] is not None


def watched_only(watcher: Person) -> None:
    """A spectator saw no hand before the end, and was never asked."""
    hands = [
        [holder["card"] for holder in chair["view"]["holders"]]
        for _, chair in watcher.chairs
        if chair["view"]["outcome"] is None
    ]
    assert hands
    assert {card for hand in hands for card in hand} == {None}
    assert {chair["ask"] for _, chair in watcher.chairs} == {None}


async def the_first_move_has_an_address(table: str, reader: Person) -> None:
    await reader.page.goto(f"/t/{table}/replay#move=1")
    await expect(reader.thing("replay-at")).to_contain_text("Zug 1 von")
    await expect(reader.thing("happened")).to_contain_text("Anna gibt die Karte an Ben.")
    await reader.page.get_by_role("button", name="Einen Zug weiter").click()
    await expect(reader.thing("happened")).to_contain_text("Ben nimmt die Karte")
    assert reader.page.url.endswith("#move=2")
