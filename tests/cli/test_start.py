"""The command starts at once: what is not called is not loaded. No test asserts a time."""

import subprocess
import sys

import pytest

LOADED = """
import sys
read = set()
sys.addaudithook(lambda event, args: event == "open" and read.add(str(args[0])))
from miskatonic.cli import main
try:
    main()
except SystemExit:
    print("LOADED", *sorted(sys.modules), *sorted(each for each in read if each.endswith(".dat")))
"""


def loaded(*args: str) -> set[str]:
    """Return all modules that a command loads, and all data of locales that it reads."""
    code = [sys.executable, "-c", LOADED, *args]
    words = subprocess.run(code, input="quit\n", capture_output=True, text=True, check=True).stdout
    return set(words.rpartition("LOADED")[2].split())


def test_help_loads_neither_games_nor_messages() -> None:
    modules = loaded("--help")
    assert "miskatonic.cli.commands" in modules
    assert not {each for each in modules if each.startswith(("miskatonic.games", "fluent", "rich", "babel"))}


@pytest.mark.parametrize("game", ["ritual", "fate", "cultists", "horror"])
def test_a_game_loads_no_other_game_and_no_server(game: str) -> None:
    modules = loaded("play", game, "--bots", "random", "--seed", "1")
    found = {each.split(".")[2] for each in modules if each.startswith("miskatonic.games.")}
    assert found == {game}
    assert not {each for each in modules if each.startswith(("miskatonic.server", "fastapi", "pydantic"))}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_without_its_bots_the_first_question_needs_no_rules_of_thumb_nor_data_of_locales(lang: str) -> None:
    modules = loaded("play", "horror", "--bots", "random", "--lang", lang, "--seed", "1")
    assert "miskatonic.games.horror.terminal" in modules
    assert not {each for each in modules if each.startswith("miskatonic.games.horror.thumb")}
    assert not {each for each in modules if each.endswith(".dat")}
