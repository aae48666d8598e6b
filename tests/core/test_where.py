"""From a clause to its code and its tests, read from the sources."""

from pathlib import Path

import pytest

from miskatonic.core.where import Place, named_in, where

RULES = '''\
"""The rules (turn.9)."""

LIMIT = 3
"""deal.3: so many cards."""


def deal(g):
    """deal.1, .2: everybody gets a card."""
    g.tell("dealt", "deal.4")


class Turn:
    """turn.1 to .3"""

    def end(self):
        """turn.5"""
'''
TESTS = """\
@rule("deal.1", "deal.7")
def test_everybody_gets_one(): ...

@rule("turn.8")
def test_turns_end(): ...
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return a package with rules; its tests are beside it."""
    folder = tmp_path / tmp_path.name
    (tmp_path / "tests").mkdir()
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "rules.py").write_text(RULES)
    (tmp_path / "tests" / "test_rules.py").write_text(TESTS)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.chdir(tmp_path)
    return folder.name


@pytest.mark.parametrize(
    ("clause", "line", "name"),
    [
        ("deal.1", 7, "deal"),
        ("deal.2", 7, "deal"),
        ("deal.3", 3, "LIMIT"),
        ("turn.2", 12, "Turn"),
        ("turn.5", 15, "Turn.end"),
        ("turn.9", 1, ""),
    ],
)
def test_whoever_names_a_clause_in_a_docstring_carries_it_out(
    package: str, clause: str, line: int, name: str
) -> None:
    assert where(package, clause).functions == (Place(f"{package}/rules.py", line, name),)


def test_who_only_cites_a_clause_is_listed_apart(package: str) -> None:
    found = where(package, "deal.4")
    assert (found.functions, found.cited) == ((), (Place(f"{package}/rules.py", 7, "deal"),))


def test_a_clause_that_nobody_names_is_near_to_what_its_tests_prove_besides(package: str) -> None:
    found = where(package, "deal.7", Path("tests"))
    assert (found.functions, found.related) == ((), (Place(f"{package}/rules.py", 7, "deal"),))


def test_else_it_is_near_to_its_section(package: str) -> None:
    found = where(package, "turn.8", Path("tests"))
    assert [place.name for place in found.related] == ["", "Turn", "Turn.end"]


def test_tests_that_prove_it_are_named_where_there_are_any_tests(package: str) -> None:
    assert where(package, "deal.1", Path("tests")).tests == (
        Place("tests/test_rules.py", 2, "test_everybody_gets_one"),
    )
    assert where(package, "deal.1").tests is None


def test_numbers_without_a_section_belong_to_the_one_before() -> None:
    assert named_in("hunter.1, .q2: as in version 3.11 or 0.5; see e.g. turn.2 to .4") == {
        "hunter.1",
        "hunter.q2",
        "turn.2",
        "turn.3",
        "turn.4",
    }
