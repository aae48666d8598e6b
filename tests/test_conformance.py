"""Every game of the house keeps the laws, and games that break one are found out."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from miskatonic import games
from miskatonic.core.conformance import LAWS, arrangements_do_not_show, check
from miskatonic.core.game import Game
from miskatonic.core.record import Match, decode, encode, rebuild
from miskatonic.core.trial import Breach, Law, Trial
from tests.core import vigil
from tests.core.toys import BROKEN, HONEST, Embers
from tests.docs import omen

LONG = {"fate": 4, "cultists": 4, "horror": 5}
"""So many matches of games that are long; the others play twenty, and the soak four hundred of every game."""
SELDOM = 3
"""In long games laws that take long look at one position of so many; in the soak at every one."""


@pytest.mark.long
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("name", games.NAMES)
def test_the_game_keeps_the_law(name: str, law: Law) -> None:
    seldom = SELDOM if name in LONG else 1
    law(Trial(games.get(name), games.package(name), games=LONG.get(name, 20), seldom=seldom))


@pytest.mark.soak
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("name", games.NAMES)
def test_the_game_keeps_the_law_for_long(name: str, law: Law) -> None:
    law(Trial(games.get(name), games.package(name), games=400, seed=1))


def test_an_honest_game_passes() -> None:
    check(HONEST, package=None)


def test_the_example_of_the_guide_passes() -> None:
    check(omen.GAME, package="tests.docs.omen")


@pytest.mark.parametrize(("game", "law"), BROKEN, ids=[type(game).__name__ for game, _ in BROKEN])
def test_a_game_that_breaks_a_law_is_found_out(game: Game[Embers], law: str) -> None:
    with pytest.raises(Breach) as caught:
        check(game, games=6, package=None)
    assert caught.value.law == law


def test_an_honest_game_in_which_one_arranges_something_passes() -> None:
    check(vigil.HONEST, package=None)


@pytest.mark.parametrize("game", vigil.BROKEN, ids=lambda game: type(game).__name__)
def test_a_game_that_shows_what_somebody_arranged_is_found_out(game: Game[vigil.Vigil]) -> None:
    with pytest.raises(Breach, match="arrangements_do_not_show"):
        arrangements_do_not_show(Trial(game, None, games=6))


def test_given_options_are_the_ones_played() -> None:
    class OnlyForTwo(type(HONEST)):  # type: ignore[misc]
        def new(self, options: Any, seed: int) -> Embers:
            assert options.seats == 2
            return super().new(options, seed)  # type: ignore[no-any-return]

    check(OnlyForTwo(), [HONEST.options(seats=2)], games=3, package=None)
    with pytest.raises(Breach):
        check(OnlyForTwo(), [HONEST.options(seats=2), HONEST.options(seats=3)], games=3, package=None)


ENGLISH = """
option-seats = Players
phrase-hello = Hello
ask-trade = Trade?
keep = Keep
trade = Trade
ask-light = Light?
a = A
b = B
c = C
traded = { $who } traded { $ember }
looked = { $who } sees { $ember }
looked-hidden = { $who } looks
cast = { $die }
revealed = { $who } has { $ember }
over = Over
"""


@pytest.mark.parametrize(
    ("german", "said"),
    [
        (ENGLISH, None),
        (ENGLISH.replace("over = Over\n", ""), "only in en or only in de: over"),
        (ENGLISH.replace("{ $die }", "{ $dice }"), "cast"),
    ],
    ids=["complete", "missing", "wrong argument"],
)
def test_texts_missing_in_one_language_are_found_out(
    german: str, said: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = write_package(tmp_path, monkeypatch, german=german)
    if said is None:
        check(HONEST, package=package)
        return
    with pytest.raises(Breach, match="texts_exist") as caught:
        check(HONEST, package=package)
    assert said in caught.value.detail


def test_a_clause_that_does_not_exist_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Cites(type(HONEST)):  # type: ignore[misc]
        def outcome(self, state: Embers) -> Any:
            found = super().outcome(state)
            return found and type(found)(found.winners, found.text, "end.7")

    package = write_package(tmp_path, monkeypatch, german=ENGLISH)
    with pytest.raises(Breach, match=r"there is no clause end\.7"):
        check(Cites(), package=package)


def test_an_ending_that_the_game_does_not_declare_is_found_out() -> None:
    class Ends(type(HONEST)):  # type: ignore[misc]
        endings = ("by-fire",)

        def outcome(self, state: Embers) -> Any:
            found = super().outcome(state)
            return found and found.by("by-water")

    with pytest.raises(Breach, match="no ending by-water"):
        check(Ends(), package=None)


def write_package(path: Path, monkeypatch: pytest.MonkeyPatch, german: str) -> str:
    """Write the texts of the honest game, the German ones as given, and return the package's name."""
    name = path.name.replace("-", "_")
    folder = path / name
    folder.mkdir()
    for language, messages in (("en", ENGLISH), ("de", german)):
        (folder / f"messages.{language}.ftl").write_text(messages)
        (folder / f"rulebook.{language}.md").write_text("## end — End\n- `end.1` It ends.\n")
    (folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(path))
    return name


@pytest.mark.parametrize("name", games.NAMES)
def test_a_stored_match_goes_on_after_a_change_of_rules(name: str) -> None:
    game = games.get(name)
    match = Match(game, game.options(), 7)
    stored = decode(encode(match.record(checkpoint=True)))
    again = rebuild(msgspec.structs.replace(stored, rules=game.version - 1), game)
    assert again.asks == match.asks
