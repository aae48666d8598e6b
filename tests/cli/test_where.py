"""From a clause to its code and its tests in one command: any clause, of any game."""

import json
import random
from pathlib import Path

import pytest

from miskatonic import games
from miskatonic.core import rulebook
from tests.cli.driver import run, said

ROOT = Path(__file__).parents[2]


def some_clauses(game: str) -> list[str]:
    """Return ten clauses that somebody might ask for."""
    book = rulebook.load(games.package(game), "en").values()
    return random.Random(game).sample([clause.id for clause in book if clause.needs_proof], 10)


@pytest.mark.parametrize("game", games.NAMES)
def test_ten_clauses_of_each_game_lead_to_their_code_and_their_tests(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    for clause in some_clauses(game):
        found = json.loads(run("rules", game, "--where", clause, "--json").stdout)
        code = found["functions"] or found["cited"] or found["related"]
        assert code, clause
        assert found["tests"], clause
        for place in code:
            line = Path(place["file"]).read_text("utf-8").splitlines()[place["line"] - 1]
            assert place["name"].rpartition(".")[2] in line, place
        for place in found["tests"]:
            source = Path(place["file"]).read_text("utf-8").splitlines()[: place["line"]]
            assert source[-1].startswith(f"def {place['name']}(")
            assert any(clause in line for line in source)


@pytest.mark.parametrize(
    ("language", "carried", "proven"),
    [("en", "Carried out by", "Proven by"), ("de", "Umgesetzt von", "Belegt durch")],
)
def test_people_read_the_clause_its_code_and_its_tests(
    language: str, carried: str, proven: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    told = run("rules", "ritual", "--where", "follow.6", "--lang", language).stdout
    clause, _, rest = told.partition(carried)
    code, _, tests = rest.partition(proven)
    assert rulebook.load("miskatonic.games.ritual", language)["follow.6"].text in said(clause)
    assert "src/miskatonic/games/ritual/rules.py:" in code
    assert "test_follow_6_the_card_is_passed_unseen" in tests


@pytest.mark.parametrize(("language", "needed"), [("en", "inside a checkout"), ("de", "im Quellbaum")])
def test_without_the_tests_it_says_so_and_shows_the_code(
    language: str, needed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    told = run("rules", "ritual", "--where", "follow.6", "--lang", language)
    assert told.exit_code == 0
    assert needed in said(told.stdout)
    assert "ritual/rules.py:" in told.stdout
    assert json.loads(run("rules", "ritual", "--where", "follow.6", "--json").stdout)["tests"] is None


def test_a_clause_that_is_not_in_the_book_is_refused() -> None:
    result = run("rules", "ritual", "--where", "follow.99")
    assert (result.exit_code, result.stderr) == (1, "The rulebook of ritual has no clause “follow.99”.\n")
