"""The index of a rulebook: every section is found, in the order of the alphabet, with what to see as well."""

import pytest

from miskatonic import games
from miskatonic.core.index import Entry, index, see_also, sort_key
from miskatonic.core.rulebook import load, parse

BOOK = parse(
    "## clue — Clues\n- `clue.1` See `place.1` and `place.2` and `test.1`.\n- `clue.2` As `clue.1`.\n"
    "## place — Places\n- `place.1` A place.\n- `place.2` Another.\n"
    "## test — Tests\n- `test.1` By `clue.1`.\n"
)


def test_see_also_names_other_sections_most_cited_first() -> None:
    assert see_also(BOOK.values()) == {"clue": ("place", "test"), "place": (), "test": ("clue",)}


@pytest.mark.parametrize(
    ("term", "letter"), [("Ärger", "A"), ("“As if”", "A"), ("… wird", "W"), ("2 Mal", "#")]
)
def test_a_term_stands_under_its_first_letter(term: str, letter: str) -> None:
    assert Entry(term, ("x",)).letter == letter


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", games.NAMES)
def test_every_section_of_every_book_is_in_the_index(game: str, language: str) -> None:
    found = index(games.package(game), language)
    sections = {clause.section for clause in load(games.package(game), language).values()}
    assert {section for entry in found for section in entry.sections} == sections
    assert [sort_key(entry.term) for entry in found] == sorted(sort_key(entry.term) for entry in found)
    assert len({entry.term for entry in found}) == len(found)
    assert all(set(entry.see) <= sections - set(entry.sections) for entry in found)


def test_horrors_index_has_terms_that_are_no_titles() -> None:
    terms = {entry.term: entry for entry in index(games.package("horror"), "en")}
    assert terms["Chaos bag"].sections == ("chaos-tokens", "setup")
