"""Cards and decks over real HTTP: the catalogue with its ETag, ready decks, and decks that are checked."""

import asyncio

import httpx
import pytest

from miskatonic.server.prices import PRICES
from miskatonic.server.settings import Limits
from tests.server.conftest import ServerProcess
from tests.server.player import HEADERS, Player

pytestmark = pytest.mark.anyio
CARDS, DECKS = "/api/games/horror/cards", "/api/games/horror/decks"


def get(server: ServerProcess, path: str, **headers: str) -> httpx.Response:
    return httpx.get(server.address + path, headers=headers, timeout=30)


def test_the_catalogue_has_every_card_with_its_text_in_both_languages(server: ServerProcess) -> None:
    cards = {card["code"]: card for card in get(server, CARDS).json()}
    crowbar = cards["crowbar"]
    assert crowbar["name"] == {"en": "Crowbar", "de": "Brechstange"}
    assert crowbar["traits"][0] == {"en": "Item", "de": "Gegenstand"}
    assert (crowbar["cost"], crowbar["level"], crowbar["slots"], crowbar["player"]) == (2, 0, ["hand"], True)
    assert [sorted(line) for line in crowbar["text"]] == [["de", "en"]] * 2


def test_a_browser_that_has_the_catalogue_does_not_get_it_again(server: ServerProcess) -> None:
    tag = get(server, CARDS).headers["etag"]
    again = get(server, CARDS, **{"if-none-match": f"W/{tag}"})
    assert (again.status_code, again.content) == (304, b"")
    assert get(server, CARDS, **{"if-none-match": '"other"'}).status_code == 200


def test_every_ready_deck_is_made_of_cards_of_the_catalogue(server: ServerProcess) -> None:
    codes = {card["code"] for card in get(server, CARDS).json()}
    decks = get(server, DECKS).json()
    assert len(decks) >= 4
    assert all({deck["investigator"], *deck["cards"]} <= codes for deck in decks)


def test_a_game_without_cards_has_no_catalogue(server: ServerProcess) -> None:
    for game in ("ritual", "chess"):
        answer = get(server, f"/api/games/{game}/cards")
        assert (answer.status_code, answer.json()["reason"]["id"]) == (404, "denied-no-cards")


async def test_a_list_that_is_no_deck_comes_back_with_everything_that_is_wrong(server: ServerProcess) -> None:
    async with Player(server.address) as anna:
        answer = await anna.http.post(DECKS + "/check", json={"text": "2x Nothing like it\n1x Nor this"})
        found = answer.json()
        assert (answer.status_code, found["deck"], found["file"]) == (200, None, "")
        assert [each["line"] for each in found["problems"]] == [0, 1, 2]
        assert found["problems"][0]["clause"] == "deckbuilding.1"


async def test_decks_are_checked_for_sessions_only_and_not_too_long_ones(server: ServerProcess) -> None:
    nobody = httpx.post(server.address + DECKS + "/check", json={"text": "x"}, headers=HEADERS)
    assert nobody.status_code == 401
    async with Player(server.address) as anna:
        assert (await anna.http.post(DECKS + "/check", json={"text": "x" * 30_001})).status_code == 422
        assert (await anna.http.post(DECKS + "/check", json={"text": "x" * 70_000})).status_code == 413


async def test_whoever_checks_very_many_decks_has_to_wait(server: ServerProcess) -> None:
    async with Player(server.address) as anna:
        many = int(Limits().work_burst / PRICES["POST /api/games/{game}/decks/check"])
        checks = [anna.http.post(DECKS + "/check", json={"text": "x"}) for _ in range(2 * many)]
        statuses = sorted([each.status_code for each in await asyncio.gather(*checks)])
        assert statuses[: many - 1] == [200] * (many - 1)
        assert statuses[-1] == 429


def test_every_scenario_shows_its_chaos_bag_for_every_difficulty(server: ServerProcess) -> None:
    games = {game["name"]: game for game in get(server, "/api/games").json()}
    fields = {field["name"]: field["choices"] for field in games["horror"]["fields"]}
    scenarios = get(server, "/api/games/horror/scenarios").json()
    assert [each["code"] for each in scenarios] == fields["scenario"]
    assert all(set(each["bags"]) == set(fields["difficulty"]) for each in scenarios)
    assert all("elder-sign" in bag for each in scenarios for bag in each["bags"].values())
