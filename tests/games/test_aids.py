"""The player aid of every game: the same page in both languages, made of clauses that exist."""

import pytest

from miskatonic import games
from miskatonic.core import aid, rulebook

NAMES = [name for name in games.NAMES if aid.load(games.package(name), "en")]


@pytest.mark.parametrize("name", NAMES)
def test_it_begins_with_goal_turn_and_win_and_fits_on_a_page(name: str) -> None:
    sections = aid.load(games.package(name), "en")
    assert tuple(section.id for section in sections[:3]) == aid.OVERVIEW
    assert sum(len(section.lines) for section in sections) <= 40


def cited(sections: tuple[aid.AidSection, ...]) -> list[tuple[str, list[tuple[str, ...]]]]:
    return [(section.id, [line.cites for line in section.lines]) for section in sections]


@pytest.mark.parametrize("name", NAMES)
def test_both_languages_say_the_same_by_the_same_clauses(name: str) -> None:
    english, german = (aid.load(games.package(name), language) for language in ("en", "de"))
    assert cited(english) == cited(german)
    clauses = rulebook.load(games.package(name), "en")
    cites = {cite for section in english for line in section.lines for cite in line.cites}
    assert cites <= clauses.keys(), cites - clauses.keys()


def test_a_line_without_its_clause_is_refused() -> None:
    with pytest.raises(aid.BadAid):
        aid.parse("## turn — A turn\n\n- Just do it.")
