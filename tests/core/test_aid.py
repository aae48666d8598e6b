"""The player aid of a game: found where there is one."""

from miskatonic import games
from miskatonic.core import aid


def test_every_game_of_the_house_brings_an_aid() -> None:
    for name in games.NAMES:
        assert aid.load(games.package(name), "en")
        assert aid.load(games.package(name), "de")


def test_a_package_without_an_aid_has_no_sections() -> None:
    assert aid.load("miskatonic.core", "en") == ()
