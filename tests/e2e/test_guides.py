"""Pictures of a table of each game, for the README and the guides: `make screenshots` takes them anew."""

import random
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from tests.e2e.house import House
from tests.e2e.pictures import WANTED
from tests.e2e.test_layout import answer, begin, question

pytestmark = [pytest.mark.anyio, pytest.mark.screenshots]

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
WIDE = 960
"""Pixels: as wide as a page of the guides shows it, and small enough to travel with the project."""
ANSWERS = {"ritual": 6, "fate": 8, "cultists": 6, "horror": 5}
"""After so many answers there is something to see."""


@pytest.mark.parametrize("game", ANSWERS)
async def test_a_table_is_pictured_for_the_guides(house: House, game: str) -> None:
    anna = await house.person("Anna", color_scheme="dark")
    dice = random.Random(11)
    await begin(anna, game)
    for _ in range(ANSWERS[game]):
        await answer(anna, dice)
    await question(anna)
    assert await anna.thing("ending").count() == 0, "a picture shows a match under way"
    if WANTED:
        drawn = Image.open(BytesIO(await anna.page.screenshot()))
        small = drawn.resize((WIDE, drawn.height * WIDE // drawn.width), Image.Resampling.LANCZOS)
        small.convert("RGB").save(PICTURES / f"{game}.webp", quality=82, method=6)
