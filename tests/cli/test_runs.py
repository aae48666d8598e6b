"""Simulations and tournaments from the command line."""

import json

import pytest

from miskatonic.lab.arena import wilson
from tests.cli.driver import run


def test_a_simulation_counts_speed_rounds_and_outcomes() -> None:
    result = run("simulate", "ritual", "--games", "20", "--seats", "4", "--bot", "random", "--seed", "1")
    assert result.exit_code == 0
    assert "20 games in" in result.stdout
    assert "Games per second:" in result.stdout
    assert "Decisions per second:" in result.stdout
    assert "Rounds per game:" in result.stdout
    assert "Seat 4 (random) won" in result.stdout


def test_a_simulation_as_json_repeats_with_its_seed() -> None:
    args = (
        "simulate",
        "ritual",
        "--games",
        "20",
        "--seats",
        "3",
        "--seed",
        "7",
        "--option",
        "doom=yes",
        "--json",
    )
    first, second = (json.loads(run(*args).stdout) for _ in range(2))
    assert first["games"] == 20
    assert sum(first["winners"].values()) == 20
    assert first["options"]["doom"] is True
    assert (first["wins"], first["decisions"], first["per_game"]) == (
        second["wins"],
        second["decisions"],
        second["per_game"],
    )


def test_a_tournament_reports_shares_with_their_intervals() -> None:
    args = ("arena", "ritual", "--bots", "random,simple", "--games", "20", "--seed", "1")
    counted = json.loads(run(*args, "--json").stdout)["standings"]
    words = run(*args, "--lang", "de").stdout
    assert [each["bot"] for each in counted] == ["random", "simple"]
    for each in counted:
        share = wilson(each["wins"]["count"], each["wins"]["of"])
        assert f"{share.share:.1%} ({share.low:.1%} bis {share.high:.1%})" in words


@pytest.mark.parametrize("command", [("simulate", "--bot"), ("arena", "--bots")])
def test_an_unknown_bot_is_refused(command: tuple[str, str]) -> None:
    result = run(command[0], "ritual", command[1], "genius")
    assert result.exit_code == 2
    assert result.stderr.startswith("There is no bot called “genius”. There are: random,")
