"""The rulebook in the terminal, and the report of proven clauses."""

import json
import sys
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

import pytest

from miskatonic.core import rulebook
from tests.cli.driver import run, said

CLAUSES = rulebook.load("miskatonic.games.ritual", "en")


@pytest.mark.parametrize("language", ["en", "de"])
def test_without_a_query_all_clauses_are_printed(language: str) -> None:
    words = run("rules", "ritual", "--lang", language).stdout
    assert all(f"  {id}  " in words for id in CLAUSES)


def test_words_find_the_clauses_that_contain_all_of_them() -> None:
    words = said(run("rules", "ritual", "gate", "discard").stdout)
    assert "events.4" in words
    assert "setup.1" not in words


def test_an_id_finds_its_clause_in_german() -> None:
    words = run("rules", "ritual", "follow.6", "--lang", "de").stdout
    assert "follow.6" in words
    assert "follow.7" not in words
    assert "Karte" in words


@pytest.mark.parametrize("language", ["en", "de"])
def test_for_programs_a_clause_comes_with_its_id_kind_and_text(language: str) -> None:
    [found] = json.loads(run("rules", "ritual", "follow.6", "--json", "--lang", language).stdout)
    clause = rulebook.load("miskatonic.games.ritual", language)["follow.6"]
    assert found == {
        "kind": "rule",
        "id": "follow.6",
        "section": "follow",
        "title": clause.title,
        "text": clause.text,
    }


def test_for_programs_a_search_finds_what_it_finds_for_people() -> None:
    found = json.loads(run("rules", "ritual", "gate", "discard", "--json").stdout)
    assert [each["id"] for each in found] == [each.id for each in rulebook.search(CLAUSES, "gate discard")]


def test_for_programs_nothing_found_is_an_empty_list() -> None:
    result = run("rules", "ritual", "spaceship", "--json")
    assert (result.exit_code, result.stdout) == (1, "[]\n")


def test_a_query_without_a_hit_says_so() -> None:
    result = run("rules", "ritual", "spaceship")
    assert result.exit_code == 1
    assert result.stderr == "No rule speaks of “spaceship”.\n"


# Coverage


def checkout(folder: Path, *proven: str) -> None:
    """Make a folder with tests that prove these clauses."""
    tests = folder / "tests" / "games" / "ritual"
    tests.mkdir(parents=True)
    proofs = "\n".join(f"@rule({id!r})\ndef test_{n}():\n    ...\n" for n, id in enumerate(proven))
    (tests / "test_rules.py").write_text(proofs)


@pytest.fixture
def needed() -> list[str]:
    return [clause.id for clause in CLAUSES.values() if clause.needs_proof]


def test_coverage_names_what_no_test_proves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, needed: list[str]
) -> None:
    checkout(tmp_path, *needed[1:])
    monkeypatch.chdir(tmp_path / "tests")
    result = run("rules", "ritual", "--coverage", "--json")
    assert result.exit_code == 1
    assert json.loads(result.stdout) == {
        "game": "ritual",
        "clauses": len(needed),
        "proven": len(needed) - 1,
        "missing": needed[:1],
        "waiting": [],
    }
    assert f"not proven: {needed[0]}" in run("rules", "ritual", "--coverage").stdout


def test_coverage_is_content_when_all_is_proven(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, needed: list[str]
) -> None:
    checkout(tmp_path, *needed)
    monkeypatch.chdir(tmp_path)
    result = run("rules", "ritual", "--coverage")
    assert result.exit_code == 0
    assert result.stdout == f"ritual: {len(needed)} of {len(needed)} clauses are proven by tests.\n"


@pytest.mark.parametrize(
    ("language", "waits"),
    [
        ("en", "waiting: setup (3 clauses), faq (1 clause)"),
        ("de", "noch nicht umgesetzt: setup (3 Regeln), faq (1 Regel)"),
    ],
)
def test_coverage_lists_apart_what_the_game_does_not_carry_out_yet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, needed: list[str], language: str, waits: str
) -> None:
    module = ModuleType("miskatonic.games.ritual.waiting")
    module.__dict__.update(WAITING=("setup", "faq"), __spec__=ModuleSpec(module.__name__, None))
    monkeypatch.setitem(sys.modules, module.__name__, module)
    checkout(tmp_path, *(id for id in needed if not id.startswith(("setup.", "faq."))))
    monkeypatch.chdir(tmp_path)
    result = run("rules", "ritual", "--coverage", "--lang", language)
    assert result.exit_code == 0
    counted, *others = result.stdout.splitlines()
    assert f" {len(needed) - 4} " in counted
    assert others == [waits]


def test_coverage_fails_for_a_clause_that_does_not_exist(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, needed: list[str]
) -> None:
    checkout(tmp_path, *needed, "follow.99")
    monkeypatch.chdir(tmp_path)
    result = run("rules", "ritual", "--coverage", "--json")
    assert result.exit_code == 1
    assert json.loads(result.stdout)["missing"] == []
    assert "follow.99" in result.stderr


def test_coverage_outside_a_checkout_says_that_it_needs_the_tests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("rules", "ritual", "--coverage")
    assert result.exit_code == 2
    assert "tests/games/ritual" in result.stderr


@pytest.mark.parametrize(("language", "besides"), [("de", "siehe auch"), ("en", "see also")])
def test_the_index_lists_terms_by_letter_in_both_languages(language: str, besides: str) -> None:
    done = run("rules", "horror", "--index", "--lang", language)
    assert done.exit_code == 0
    assert besides in done.stdout
    assert done.stdout.startswith("A\n")
