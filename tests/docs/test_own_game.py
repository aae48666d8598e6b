"""docs/your-own-game.md: a game from outside, installed with pip, reaches everything that a game reaches."""

import json
from pathlib import Path

import pytest

from tests.docs.outside import install, miskatonic

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("outside"))


def test_it_is_played_in_the_terminal_against_a_guest_and_told_again(installed: Path, tmp_path: Path) -> None:
    told = miskatonic(
        *(installed, "play", "omen", "--bots", "omen.careful", "--seed", "7", "--plain"),
        typed="1\n",
        XDG_DATA_HOME=str(tmp_path),
        MISKATONIC_PERSON_DELAY="0",
    )
    assert "Keep your rune, or trade it" in told
    assert "You keep your rune." in told
    [record] = tmp_path.rglob("*.json")
    assert "The record is genuine" in miskatonic(installed, "replay", str(record), "--verify")


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Trades per game"), ("de", "Getauscht wird je Partie")]
)
def test_bots_that_play_any_game_simulate_it(installed: Path, language: str, said: str) -> None:
    told = miskatonic(installed, "simulate", "omen", "--games", "4", "--bot", "search", "--lang", language)
    assert said in told


def test_guests_compete_in_it_by_name_and_by_place(installed: Path) -> None:
    told = miskatonic(
        *(installed, "arena", "omen", "--bots", "omen.careful,omen_bots:Careful,random"),
        *("--games", "12", "--json"),
    )
    result = json.loads(told)
    assert [each["bot"] for each in result["standings"]] == ["omen.careful", "omen_bots:Careful", "random"]
    assert result["failed"] == {}


def test_its_rules_are_read_and_searched_and_lead_to_its_code(installed: Path) -> None:
    assert "turn.1" in miskatonic(installed, "rules", "omen", "trade")
    assert "omen/rules.py:" in miskatonic(installed, "rules", "omen", "--where", "turn.3")


def test_without_it_there_is_no_such_game(tmp_path: Path) -> None:
    assert "There is no game called “omen”" in miskatonic(tmp_path, "rules", "omen")


def test_a_server_that_lists_what_is_not_installed_does_not_start(tmp_path: Path) -> None:
    told = miskatonic(tmp_path, "serve", MISKATONIC_GAMES="omen", MISKATONIC_BOTS="omen.careful")
    assert "names what is not installed: omen, omen.careful." in told
