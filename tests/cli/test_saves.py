"""Saved matches: for nobody else's eyes, and a list of them."""

import json
import os
from pathlib import Path

from tests.cli.driver import run, said, save_path

BEGUN = ("play", "ritual", "--bots", "random", "--seed", "1", "--name", "Anna")


def rights(path: Path) -> str:
    return f"{path.stat().st_mode & 0o777:o}"


def test_nobody_else_may_read_a_saved_match_or_its_folder(home: Path) -> None:
    os.umask(0o022)
    ours = save_path(home, "")
    ours.mkdir(parents=True)
    ours.chmod(0o755)
    run(*BEGUN, typed="1\nquit\n")
    (file,) = ours.glob("*.json")
    assert rights(file) == "600"
    assert rights(ours) == "700"


def test_a_file_of_ones_choice_is_private_and_its_folder_left_alone(home: Path) -> None:
    (home / "open").mkdir(mode=0o755)
    run(*BEGUN, typed=f"save {home / 'open' / 'mine.json'}\nquit\n")
    assert rights(home / "open" / "mine.json") == "600"
    assert rights(home / "open") == "755"


def test_a_campaign_is_private(home: Path) -> None:
    run("campaign", "new", "ash", "--deck", "Joe")
    assert rights(save_path(home, "campaigns") / "ash.json") == "600"
    assert rights(save_path(home, "")) == "700"


def test_an_exported_campaign_is_for_whom_the_umask_lets_read_it(home: Path) -> None:
    run("campaign", "new", "ash", "--deck", "Joe")
    for umask, expected in ((0o022, "644"), (0o077, "600")):
        before = os.umask(umask)
        run("campaign", "export", "ash", str(home / "ash.json"))
        os.umask(before)
        assert rights(home / "ash.json") == expected


def test_without_saved_matches_it_says_so() -> None:
    assert "Nothing is saved yet in ~/.local/share/miskatonic." in said(run("saves").stdout)


def test_saved_matches_are_listed_the_newest_first(home: Path) -> None:
    run(*BEGUN, typed="1\nquit\n")
    save_path(home, "broken.json").write_text("{}")
    for file in save_path(home, "").glob("*.json"):
        os.utime(file, (len(file.stem), len(file.stem)))
    run("play", "ritual", "--bots", "random", "--name", "Ben", typed="1\n" * 400)
    words = run("saves", "--lang", "de").stdout
    first, second, third = words.splitlines()[:3]
    assert "Ritual: Ben; beendet" in first
    assert "Ritual: Anna; bisher" in second
    assert "keine Partie" in third
    assert "miskatonic play --resume NAME" in words
    listed = json.loads(run("saves", "--json").stdout)["matches"]
    assert [(each["game"], each["people"], each["over"]) for each in listed] == [
        ("ritual", ["Ben"], True),
        ("ritual", ["Anna"], False),
        ("", [], False),
    ]


def test_campaigns_are_listed_by_name() -> None:
    run("campaign", "new", "ash", "--deck", "Joe")
    assert "Campaigns, for miskatonic campaign play NAME: ash." in run("saves").stdout
