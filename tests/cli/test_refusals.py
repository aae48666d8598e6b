"""Bad input: one clear sentence, exit code 2, nothing begun."""

from pathlib import Path

import pytest

from miskatonic import __version__
from tests.cli.driver import run, save_path


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (("play",), "Say which game you want to play (ritual, fate, cultists, horror)"),
        (("play", "ritual", "--seats", "9"), "“seats” cannot be “9”. Possible: 3, 4, 5, 6, 7."),
        (("play", "ritual", "--start", "5"), "The start player must be one of the 5 players."),
        (("play", "ritual", "--option", "luck=much"), "There is no option “luck”."),
        (("play", "ritual", "--option", "doom=maybe"), "“doom” cannot be “maybe”."),
        (("play", "ritual", "--bots", "genius"), "There is no bot called “genius”."),
        (("play", "ritual", "--people", "0"), "0 people do not fit at a table with 5 seats"),
        (("play", "ritual", "--people", "6"), "6 people do not fit at a table with 5 seats"),
        (("play", "ritual", "--name", "x" * 17), "a name has 1 to 16 printable characters"),
        (("play", "ritual", "--name", ""), "a name has 1 to 16 printable characters"),
        (("play", "ritual", "--name", "a\x1b[31mb"), "a name has 1 to 16 printable characters"),
        (("play", "ritual", "--name", "Jo", "--name", "JO"), "Two players cannot have the same name."),
        (("play", "ritual", "--seed", "1" + "0" * 80), "That seed is too large"),
        (("simulate", "ritual", "--seed", "1" + "0" * 80), "That seed is too large"),
        (("play", "--resume", "nowhere.json"), "nowhere.json cannot be read"),
        (("replay", "nowhere.json"), "nowhere.json cannot be read"),
        (("rules", "chess"), "There is no game called “chess”. There are: ritual, fate, cultists, horror."),
        (
            ("simulate", "chess"),
            "There is no game called “chess”. There are: ritual, fate, cultists, horror.",
        ),
        (("simulate", "ritual", "--seats", "2"), "“seats” cannot be “2”."),
        (("arena", "ritual", "--bots", ""), "There is no bot called “”."),
    ],
)
def test_bad_input_is_refused_in_one_sentence(args: tuple[str, ...], reason: str) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert reason in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert result.stdout == ""


@pytest.mark.parametrize(
    "args",
    [
        ("dance",),
        ("play", "chess"),
        ("play", "ritual", "--lang", "fr"),
        ("play", "ritual", "--seed", "-1"),
        ("play", "ritual", "--luck"),
        ("simulate", "ritual", "--games", "0"),
        ("arena", "ritual"),
    ],
)
def test_what_the_command_line_cannot_mean_is_refused(args: tuple[str, ...]) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert "Error" in result.stderr


def test_refusals_are_german_for_germans() -> None:
    assert "Es gibt kein Spiel namens „chess“." in run("rules", "chess", "--lang", "de").stderr


def test_a_refused_table_leaves_no_file(home: Path) -> None:
    run("play", "ritual", "--seats", "9")
    assert not save_path(home, "any").parent.exists()


def test_the_version_is_told() -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert result.stdout == f"miskatonic {__version__}\n"


@pytest.mark.parametrize(
    "given", [("--seed", "-1"), ("--seed", "one"), ("--seed", "1.5"), ("--each", "0"), ("--lang", "fr")]
)
def test_a_flag_refuses_what_it_cannot_take(given: tuple[str, str]) -> None:
    result = run("play", "ritual", *given)
    assert result.exit_code == 2
    assert f"Invalid value for '{given[0]}'" in result.stderr
