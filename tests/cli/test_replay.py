"""Matches told again from their files, and files that are no matches."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from miskatonic.core import record as records
from tests.cli.driver import last_save, run, said, save_path


@pytest.fixture
def finished(home: Path) -> Path:
    run("play", "ritual", "--bots", "random", "--seed", "3", typed="1\n" * 400)
    return next(save_path(home, "any").parent.glob("*.json"))


@pytest.fixture
def unfinished(home: Path) -> Path:
    run("play", "ritual", "--bots", "random", "--seed", "3", "--start", "0", typed="1\n")
    return next(save_path(home, "any").parent.glob("*.json"))


def test_a_finished_match_is_told_with_all_its_secrets(finished: Path) -> None:
    words = run("replay", str(finished)).stdout
    assert "The game is over." in words
    assert "Player 1 draws pure Idol." in words
    assert "you have seen" not in words


def test_a_match_is_told_in_german(finished: Path) -> None:
    assert "Das Spiel ist aus." in run("replay", finished.stem, "--lang", "de").stdout


def test_of_an_unfinished_match_only_what_everybody_knows_is_told(unfinished: Path) -> None:
    words = run("replay", str(unfinished)).stdout
    assert "Player 1 draws a card and looks at it." in words
    assert "Player 1 draws pure Idol." not in words
    assert "The match is not over" in words
    assert (
        "pure Idol"
        not in run("replay", str(unfinished), "--step", typed="\n" * 50).stdout.split("discards")[0]
    )


def test_step_by_step_every_move_shows_the_table(finished: Path) -> None:
    moves = len(last_save().record.moves)
    result = run("replay", str(finished), "--step", typed="\n" * moves)
    assert result.exit_code == 0
    assert result.stdout.count("Draw pile:") == moves + 1
    assert "The table as Player 1 saw it:" in result.stdout
    assert "The game is over." in result.stdout


def test_stepping_ends_with_the_input(finished: Path) -> None:
    result = run("replay", str(finished), "--step", typed="\n\n")
    assert result.exit_code == 0
    assert result.stdout.count("Press Enter for the next:") == 3


def test_a_genuine_record_is_verified(finished: Path) -> None:
    moves = len(last_save().record.moves)
    result = run("replay", str(finished), "--verify")
    assert result.exit_code == 0
    assert (
        said(result.stdout) == f"The record is genuine: its {moves} moves lead to the very position it names."
    )


def test_a_plain_record_without_seats_is_replayed_but_not_played_on(finished: Path, home: Path) -> None:
    plain = home / "record.json"
    plain.write_bytes(records.encode(last_save().record))
    assert run("replay", str(plain), "--verify").exit_code == 0
    refused = run("play", "--resume", str(plain))
    assert refused.exit_code == 2
    assert "does not say who sits where" in refused.stderr


def changed(path: Path, **changes: Any) -> Path:
    """Write a copy of a file with other values in its record."""
    table = json.loads(path.read_text())
    table["record"] |= changes
    other = path.with_name("changed.json")
    other.write_text(json.dumps(table))
    return other


@pytest.mark.parametrize(
    "changes",
    [
        {"digest": "0" * 64},
        {"seed": "4"},
        {"seed": "-1"},
        {"rules": 99, "checkpoint": None},
        {"version": 99},
        {"format": "chess"},
        {"game": "chess"},
        {"options": {"seats": 9}},
        {"moves": [{"type": "answer", "seat": 9, "choice": ["take"]}]},
        {"moves": [{"type": "undo", "seat": 0, "keep": 0}]},
        {"moves": 1},
    ],
)
def test_a_record_that_was_changed_is_refused_in_one_sentence(
    finished: Path, changes: dict[str, Any]
) -> None:
    result = run("replay", str(changed(finished, **changes)), "--verify")
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    assert result.stdout == ""


@pytest.mark.parametrize(
    "data", [b"", b"{", b"[]", b"\xff\xfe\x00", b'{"format": "miskatonic-table"}', b"[" * 9999]
)
def test_a_file_that_is_no_match_is_refused_in_one_sentence(home: Path, data: bytes) -> None:
    (home / "file").write_bytes(data)
    for command in (("replay",), ("play", "--resume")):
        result = run(*command, str(home / "file"))
        assert result.exit_code == 2
        assert len(result.stderr.splitlines()) == 1


def test_no_damage_to_a_file_causes_a_traceback(finished: Path) -> None:
    chance = random.Random(5)
    good = finished.read_bytes()
    damaged = finished.with_name("damaged.json")
    for _ in range(100):
        data = bytearray(good)
        for _ in range(chance.randrange(1, 4)):
            data[chance.randrange(len(data))] = chance.choice(b'0123456789"{}[],:abc ')
        damaged.write_bytes(data[: chance.choice((len(data), chance.randrange(len(data))))])
        for command in (("replay",), ("play", "--resume")):
            result = run(*command, str(damaged))
            assert result.exit_code in (0, 2), result.exception


@pytest.mark.parametrize("changes", [{"digest": "0" * 64}, {"digest": ""}, {"seed": "4"}])
def test_a_match_that_ends_elsewhere_than_its_file_says_is_not_played_on(
    unfinished: Path, changes: dict[str, Any]
) -> None:
    result = run("play", "--resume", str(changed(unfinished, **changes)))
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.endswith(
        "cannot be used: The replay ends in another position than the record says.\n"
    )


def test_a_match_of_an_older_rules_version_goes_on_from_its_stored_position(unfinished: Path) -> None:
    older = changed(unfinished, rules=0)
    assert "Your choice" in run("play", "--resume", str(older)).stdout
    assert run("replay", str(older)).exit_code == 0


@pytest.mark.parametrize("damage", [{"hands": []}, {"sanity": []}, {"pending": []}])
def test_a_stored_position_that_makes_no_sense_is_refused(unfinished: Path, damage: dict[str, Any]) -> None:
    kept = json.loads(unfinished.read_text())["record"]["checkpoint"]
    older = changed(unfinished, rules=0, checkpoint={**kept, "state": {**kept["state"], **damage}})
    result = run("play", "--resume", str(older))
    assert result.exit_code == 2, result.exception
    assert len(result.stderr.splitlines()) == 1
