"""The command's own words: the same messages in both languages, all of them used, none in another's way."""

import re
from importlib.resources import files

import pytest

from miskatonic import games
from miskatonic.core.text import Speech, source

CODE = "\n".join(
    file.read_text("utf-8")
    for package in ("miskatonic.cli", "miskatonic.lab")  # plots are drawn in the lab, in the command's words
    for file in files(package).iterdir()
    if file.name.endswith(".py")
)


def ids(package: str, language: str) -> set[str]:
    return Speech(language, [package]).ids()


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    english, german = (Speech(language, ["miskatonic.cli"]) for language in ("en", "de"))
    assert english.ids() == german.ids()
    for language in ("en", "de"):
        assert len(re.findall(r"^[a-z]", source("miskatonic.cli", language), re.MULTILINE)) == len(
            english.ids()
        )


def arguments(language: str) -> dict[str, set[str]]:
    parts = re.split(r"^([a-z][a-z-]*) =", source("miskatonic.cli", language), flags=re.MULTILINE)
    return {
        id: set(re.findall(r"\$([a-z-]+)", body)) for id, body in zip(parts[1::2], parts[2::2], strict=True)
    }


def test_a_message_takes_the_same_arguments_in_both_languages() -> None:
    optional = {"folder"}  # where a sentence may leave out what the other needs
    english, german = arguments("en"), arguments("de")
    assert {id: given - optional for id, given in english.items()} == {
        id: given - optional for id, given in german.items()
    }


@pytest.mark.parametrize("id", sorted(ids("miskatonic.cli", "en")))
def test_every_message_is_used(id: str) -> None:
    assert f'"{id}"' in CODE or (id.startswith("word-") and f'"{id.removeprefix("word-")}": ' in CODE)


@pytest.mark.parametrize("other", ["miskatonic.core", *map(games.package, games.NAMES)])
def test_no_message_hides_one_of_another_package(other: str) -> None:
    assert ids("miskatonic.cli", "en") & ids(other, "en") == set()
