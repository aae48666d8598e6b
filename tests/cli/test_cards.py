"""The cards of Horror in the terminal: searching them, and how far they are."""

import json
from pathlib import Path

import pytest

from miskatonic.cli.cards import report
from miskatonic.cli.flags import Language
from miskatonic.cli.words import speech
from miskatonic.core.rulebook import marked_ids
from miskatonic.games.horror.catalogue import CATALOGUE
from miskatonic.games.horror.coverage import Coverage, cover
from miskatonic.games.horror.words.abilities import Revelation
from miskatonic.games.horror.words.effects import Draw, Run
from tests.cli.driver import run, said
from tests.games.horror.cards import asset, treachery

PLAIN = asset("Plain", Revelation((Draw(),)), code="12001")
HATCH = treachery("Hatch", Revelation((Run("swap"),)), code="12002")


@pytest.mark.parametrize(
    ("language", "title", "facts", "line"),
    [
        ("en", "crowbar Crowbar", "asset, neutral, level 0, cost 2, combat 1, hand slot", "Item. Weapon."),
        (
            "de",
            "crowbar Brechstange",
            "Vorteil, neutral, Stufe 0, Kosten 2, Kampf 1, Handslot",
            "Gegenstand. Waffe.",
        ),
    ],
)
def test_a_card_is_found_by_words_of_either_language_and_shown_with_its_text(
    language: str, title: str, facts: str, line: str
) -> None:
    result = run("horror", "cards", "brechstange", "weapon", "--language", language)
    assert result.exit_code == 0
    told = said(result.stdout)
    assert told.startswith(f"{title} {facts} {line}")
    assert "[action]" in told or "[Aktion]" in told


def test_without_words_every_card_is_listed() -> None:
    listed = json.loads(run("horror", "cards", "--json").stdout)
    assert [card["code"] for card in listed] == [card.code for card in CATALOGUE.cards()]


def test_the_other_side_of_a_card_names_cards_in_both_languages() -> None:
    (smoke,) = (card for card in CATALOGUE.cards() if card.code == "12109")
    (said,) = smoke.reverse
    assert "“Dormitories”" in said.en
    assert "„Studentenwohnheim“" in said.de


def test_words_that_are_on_no_card_are_refused() -> None:
    result = run("horror", "cards", "xyzzy", "--lang", "en")
    assert (result.exit_code, result.stderr) == (1, "No card has all of these words: xyzzy\n")


# Coverage


def covered(*, matters: tuple[str, ...] = ("12001", "12002"), numbers: range = range(1, 3)) -> Coverage:
    return cover([PLAIN, HATCH], matters, ("12001", "12002"), numbers)


def test_a_card_that_is_defined_rendered_and_tested_both_ways_lacks_nothing() -> None:
    found = cover([PLAIN], ("12001",), ("12001",), range(1, 2))
    assert found.complete
    assert found.totals == {
        "cards": 1,
        "defined": 1,
        "matters": 1,
        "refused": 1,
        "en": 1,
        "de": 1,
        "hatches": 0,
    }


def test_what_is_missing_is_told_card_by_card() -> None:
    found = covered(matters=("12002",), numbers=range(1, 4))
    lines = report(found, speech(Language.EN, "horror"))
    assert lines[:4] == [
        "12001 Plain: no test where it matters",
        "12002 Hatch: no English text and no German text",
        "12002 Hatch: escape hatch swap",
        "12003: not defined",
    ]
    assert lines[4] == "defined: 2 of 3 (66.7%)"
    assert not found.complete


def test_too_many_escape_hatches_are_not_complete_either() -> None:
    found = covered()
    assert [card.missing for card in found.cards if card.code == "12001"] == [()]
    assert not found.complete


def test_marks_are_read_from_the_tests_of_a_folder(tmp_path: Path) -> None:
    tests = '@matters("1", "2")\ndef test_a() -> None: ...\n\n@matters("3")\ndef help() -> None: ...\n'
    (tmp_path / "test_x.py").write_text(tests)
    (tmp_path / "other.py").write_text('@matters("4")\ndef test_b() -> None: ...\n')
    assert marked_ids(tmp_path, "matters") == {"1", "2"}


def test_nothing_is_missing_from_the_cards_of_the_core_box() -> None:
    result = run("horror", "cards", "--coverage", "--json")
    totals = json.loads(result.stdout)["totals"]
    assert result.exit_code == 0
    assert totals.pop("hatches") <= 5
    assert set(totals.values()) == {195}


@pytest.mark.parametrize(("language", "slots"), [("en", "2 hand slots"), ("de", "2 Handslots")])
def test_slots_of_a_kind_are_counted(language: str, slots: str) -> None:
    told = said(run("horror", "cards", "vorschlaghammer", "--language", language).stdout)
    assert f", {slots} " in told
