"""A day in small leaves nothing behind: the house comes to rest while people come and go."""

from pathlib import Path

import pytest

from tests.faults.day import Look, growing, live

pytestmark = pytest.mark.anyio

MINUTES = 2


def look(minute: float, **grown: float) -> Look:
    return Look(minute, 80, 40, 30, 10, 5, 200, 50)._replace(**grown)


def test_what_grows_all_day_is_found() -> None:
    flat = [look(minute) for minute in range(24)]
    assert growing(flat) == {}
    leaking = [look(minute, memory=80 + 3 * minute) for minute in range(24)]
    assert set(growing(leaking)) == {"memory"}


@pytest.mark.soak
async def test_after_a_day_nothing_grows_any_more(tmp_path: Path) -> None:
    told: list[str] = []
    looks = await live(tmp_path / "tables.sqlite", MINUTES, seed=1, tell=told.append)
    assert growing(looks) == {}, "\n".join(told)
    assert looks[-1].tables < 3 * max(look.tables for look in looks[:8])
