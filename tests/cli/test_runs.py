"""Simulations and tournaments from the command line."""

import json
import re
import signal
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from miskatonic.lab import simulate as simulating
from miskatonic.lab.arena import wilson
from miskatonic.lab.simulate import Played, quantile
from tests.cli.driver import Talk, run

SHOW_CURSOR = "\x1b[?25h"


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


def german(numbers: str) -> str:
    """Return numbers as Germans write them: "80,0 %"."""
    return numbers.replace(".", ",").replace("%", " %")


def test_a_simulation_of_fate_counts_endings_gods_and_the_order_of_turns() -> None:
    args = ("simulate", "fate", "--games", "20", "--bot", "simple", "--seed", "1")
    words = run(*args, "--lang", "de").stdout
    counted = json.loads(run(*args, "--json").stdout)
    rounds = {int(number): games for number, games in counted["spread"]["rounds"].items()}
    mean = german(f"{counted['per_game']['rounds']:.2f}")
    assert f"Runden je Partie: {mean} (Median {quantile(rounds, 0.5)}," in words
    won = counted["marks"]["ending"]["ending-win"]
    assert f"  ein Marker auf Feld 9: {won} ({german(f'{won / 20:.1%}')})" in words
    hastur = counted["sides"]["god"]["god-hastur"]
    share = wilson(hastur["won"], hastur["played"])
    assert german(f"  Hastur: {share.share:.1%} ({share.low:.1%} bis {share.high:.1%})") + "," in words
    assert "  an vierter Stelle: " in words


def test_how_matches_ended_is_counted_without_a_full_stop() -> None:
    words = run(
        "simulate", "cultists", "--games", "4", "--bot", "random", "--seed", "1", "--lang", "de"
    ).stdout
    counted = [line for line in words.splitlines() if re.search(r": \d+ \(\d+,\d %\)$", line)]
    assert counted
    assert not any(".:" in line for line in counted)


@pytest.mark.parametrize("game", ["ritual", "fate"])
def test_a_simulation_can_be_drawn(game: str, tmp_path: Path) -> None:
    drawn = []
    for name in ("one.svg", "two.svg"):
        result = run("simulate", game, "--games", "8", "--plot", str(tmp_path / name), "--lang", "de")
        assert result.exit_code == 0
        drawn.append((tmp_path / name).read_text("utf-8"))
    assert drawn[0] == drawn[1]
    assert "Runden je Partie" in drawn[0]
    assert "Siege nach Platz am Tisch" in drawn[0]


def test_a_picture_may_be_a_png(tmp_path: Path) -> None:
    run("simulate", "ritual", "--games", "2", "--plot", str(tmp_path / "one.png"))
    assert (tmp_path / "one.png").read_bytes().startswith(b"\x89PNG")


def test_a_picture_of_another_kind_is_refused_before_anything_is_played() -> None:
    result = run("simulate", "ritual", "--games", "100000", "--plot", "chart.pdf")
    assert result.exit_code == 2
    assert "its name must end in one of .svg, .png" in result.stderr


def test_without_matplotlib_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("miskatonic.lab.plot.find_spec", lambda name: None)
    result = run("simulate", "ritual", "--games", "100000", "--plot", "chart.svg")
    assert result.exit_code == 2
    assert 'pip install "miskatonic[plots]"' in result.stderr


def test_a_picture_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    result = run("simulate", "ritual", "--games", "2", "--plot", str(tmp_path / "missing" / "chart.svg"))
    assert result.exit_code == 2
    assert "could not be written into" in result.stderr


def test_a_tournament_reports_shares_with_their_intervals() -> None:
    args = ("arena", "ritual", "--bots", "random,simple", "--games", "20", "--seed", "1")
    counted = json.loads(run(*args, "--json").stdout)["standings"]
    words = run(*args, "--lang", "de").stdout
    assert [each["bot"] for each in counted] == ["random", "simple"]
    for each in counted:
        share = wilson(each["wins"]["count"], each["wins"]["of"])
        assert german(f"{share.share:.1%} ({share.low:.1%} bis {share.high:.1%})") in words


def test_ctrl_c_ends_a_tournament_with_one_line() -> None:
    """The workers are only just starting, and what each has to do would take it minutes."""
    command = ("arena", "fate", "--bots", "search", "--games", "3000", "--lang", "en")
    with Talk(*command, terminal=True) as talk:
        for _ in range(6):  # the bar is drawn ten times a second
            talk.until("0%")
        talk.send(signal.SIGINT)
        assert talk.end() == 130
        *bar, line = talk.words.splitlines()
    assert line.endswith("Interrupted after 0 of 3,000 games; nothing was counted.")
    assert [each for each in bar if each and "Playing" not in each and each != SHOW_CURSOR] == []


@pytest.fixture
def interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hit Ctrl-C in the middle of the sixth match."""
    begun = count(1)

    def play(*args: Any) -> Played:
        if next(begun) == 6:
            raise KeyboardInterrupt
        return play_to_the_end(*args)

    play_to_the_end = simulating.play
    monkeypatch.setattr(simulating, "play", play)


@pytest.mark.usefixtures("interrupted")
def test_ctrl_c_in_a_simulation_prints_what_was_counted() -> None:
    result = run("simulate", "ritual", "--games", "40", "--seed", "1", "--lang", "de")
    assert result.exit_code == 130
    assert result.stderr == "Abgebrochen nach 5 von 40 Partien. Bis dahin wurde gezählt:\n"
    assert result.stdout.startswith("5 Partien in")
    assert "Platz 4 (random)" in result.stdout


@pytest.mark.usefixtures("interrupted")
def test_ctrl_c_in_a_tournament_prints_what_was_counted() -> None:
    result = run("arena", "ritual", "--bots", "random,simple", "--games", "40", "--json")
    assert result.exit_code == 130
    assert result.stderr == "Interrupted after 5 of 40 games. What was counted until then:\n"
    counted = json.loads(result.stdout)
    assert counted["games"] == 5
    assert sum(each["wins"]["of"] for each in counted["standings"]) == 5 * 5


@pytest.mark.usefixtures("interrupted")
def test_who_does_not_expect_ctrl_c_is_interrupted_by_it() -> None:
    with pytest.raises(KeyboardInterrupt):
        simulating.simulate("ritual", games=40, bots=["random"], options={}, seed=1)


@pytest.mark.parametrize("command", [("simulate", "--bot"), ("arena", "--bots")])
def test_an_unknown_bot_is_refused(command: tuple[str, str]) -> None:
    result = run(command[0], "ritual", command[1], "genius")
    assert result.exit_code == 2
    assert result.stderr.startswith("There is no bot called “genius”. There are: random,")
