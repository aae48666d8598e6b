"""How much must come through the line before somebody can begin."""

import pytest
from playwright.async_api import expect

from tests.e2e.house import House

pytestmark = pytest.mark.anyio

FIRST_LOAD = 150_000
"""Bytes as they came through the line: compressed, with their headers, without fonts."""


async def test_the_start_page_is_light(house: House) -> None:
    anna = await house.person("Anna")
    kinds: dict[str, str] = {}
    sizes: dict[str, int] = {}
    wire = await anna.context.new_cdp_session(anna.page)
    wire.on("Network.responseReceived", lambda event: kinds.update({event["requestId"]: event["type"]}))
    wire.on(
        "Network.loadingFinished",
        lambda event: sizes.update({event["requestId"]: int(event["encodedDataLength"])}),
    )
    await wire.send("Network.enable")
    await anna.page.goto("/", wait_until="networkidle")
    await expect(anna.thing("play-ritual")).to_be_visible()
    assert {"Document", "Script", "Stylesheet"} <= set(kinds.values())
    assert sum(size for id, size in sizes.items() if kinds.get(id) != "Font") <= FIRST_LOAD
