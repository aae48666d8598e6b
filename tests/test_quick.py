"""What `make quick` runs for a change."""

import pytest

from tests.quick import ROOMS, ROOT, chosen_for


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        (["src/miskatonic/games/fate/rules/turn.py"], ROOMS["fate"]),
        (["src/miskatonic/server/desk.py", "README.md"], ("tests/docs", "tests/server")),
        (["src/miskatonic/games/__init__.py"], ROOMS["core"]),
        (["tests/games/ritual/test_turns.py"], ("tests/games/ritual/test_turns.py",)),
        (["tests/server/player.py", "tests/server/test_play.py"], ("tests/server",)),
        (["tests/games/ritual/test_that_was_removed.py"], ()),
        (["LICENSE"], ()),
    ],
)
def test_a_change_is_tested_in_its_room(changed: list[str], tests: tuple[str, ...]) -> None:
    assert set(chosen_for(changed)) == set(tests)


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_has_its_tests(room: str) -> None:
    assert all((ROOT / test).exists() for test in ROOMS[room])
