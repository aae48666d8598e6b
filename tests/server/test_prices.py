"""Everything has a price, and whoever has spent what he has waits, alone or with all at his address."""

from pathlib import Path

import pytest

from miskatonic.core.text import Speech, text
from miskatonic.server import http
from miskatonic.server.app import ALL_ROUTES
from miskatonic.server.prices import PRICES, Till
from miskatonic.server.settings import Limits
from tests.server.test_readers import house

pytestmark = pytest.mark.anyio

LIMITS = Limits(
    work_per_second=2,
    work_burst=10,
    people_per_address=2,
    tables_per_hour=3600,
    tables_burst=1,
    sessions_per_hour=1800,
    sessions_burst=1,
)


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits here."""
    monkeypatch.setattr(http, "WAITING_SECONDS", 0)


def test_every_route_has_a_price_and_every_price_a_route() -> None:
    assert sorted(PRICES) == sorted(f"{each.method} {each.path}" for each in ALL_ROUTES)
    assert min(PRICES.values()) > 0


def test_what_costs_most_costs_less_than_anybody_has() -> None:
    assert max(PRICES.values()) < Limits().work_burst / 4


def test_who_has_spent_all_is_told_when_there_will_be_enough() -> None:
    till = Till(LIMITS)
    assert till.pay(8, "anna", "1.1.1.1", 0) == 0
    assert till.pay(8, "anna", "1.1.1.1", 0) == 3
    assert till.pay(8, "anna", "1.1.1.1", 3) == 0


def test_who_is_refused_pays_nothing() -> None:
    till = Till(LIMITS)
    till.pay(8, "anna", "1.1.1.1", 0)
    till.pay(8, "anna", "1.1.1.1", 0)
    assert till.pay(2, "anna", "1.1.1.1", 0) == 0
    assert till.pay(10, "bert", "1.1.1.1", 0) == 0, "of the address nothing was taken either"


def test_all_at_an_address_pay_together() -> None:
    till = Till(LIMITS)
    for session in ("anna", "bert"):
        assert till.pay(10, session, "2001:db8::1", 0) == 0
    assert till.pay(1, "cleo", "2001:db8::2", 0) > 0
    assert till.pay(1, "cleo", "1.1.1.1", 0) == 0


def test_tables_and_sessions_are_counted_by_address_too() -> None:
    till = Till(LIMITS)
    assert [till.open_table(who, "1.1.1.1", 0) for who in ("anna", "anna", "bert", "cleo")] == [0, 1, 0, 1]
    assert [till.begin_session("1.1.1.1", 0) for _ in range(3)] == [0, 0, 1]


async def test_sessions_do_not_grow_on_trees(tmp_path: Path) -> None:
    async with house(tmp_path, sessions_burst=1, sessions_per_hour=1, people_per_address=2) as at:
        statuses = []
        for _ in range(3):
            async with at("1.1.1.1") as fresh:
                answer = await fresh.post("/api/session")
                statuses.append(answer.status_code)
        assert statuses == [204, 204, 429]
        assert int(answer.headers["retry-after"]) > 0
        async with at("2.2.2.2") as elsewhere:
            assert (await elsewhere.post("/api/session")).status_code == 204
            assert (await elsewhere.post("/api/session")).status_code == 204, "it has one already"


async def test_a_page_has_its_price_too(tmp_path: Path) -> None:
    async with house(tmp_path, work_burst=2, work_per_second=0.001, people_per_address=1) as at:
        async with at("1.1.1.1") as eager:
            statuses = [(await eager.get("/help")).status_code for _ in range(3)]
        assert statuses[2] == 429
        assert 429 not in statuses[:2]


@pytest.mark.parametrize("language", ["en", "de"])
def test_who_wants_too_much_reads_when_to_come_back(language: str) -> None:
    said = Speech(language, ["miskatonic.server"]).say(text("trouble-too-much", seconds=7))
    assert "7" in said
    assert "trouble" not in said


async def test_all_at_an_address_have_only_so_many_public_tables(tmp_path: Path) -> None:
    wish = {"game": "ritual", "public": True, "name": "Host"}
    async with house(tmp_path, public_tables=1, people_per_address=2) as at:
        statuses = []
        for address in ("1.1.1.1", "1.1.1.1", "1.1.1.1", "2.2.2.2"):
            async with at(address) as person:
                await person.post("/api/session")
                statuses.append((await person.post("/api/tables", json=wish)).status_code)
        assert statuses == [201, 201, 409, 201]
