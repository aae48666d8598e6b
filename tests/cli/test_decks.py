"""Horror in the terminal: who plays which deck, and one person in several seats."""

from collections import Counter
from pathlib import Path

import pytest

from miskatonic.cli.saves import folder
from miskatonic.core.record import Answer, Undo
from miskatonic.games.horror import deckfile
from miskatonic.games.horror.cards.starters import STARTERS
from miskatonic.games.horror.options import DeckChoice
from tests.cli.driver import last_save, run, said

PLAY = ("play", "horror", "--scenario", "cellar", "--bots", "random", "--seed", "3", "--lang", "en")


def decks() -> object:
    """Return the decks of the match that was saved last."""
    return last_save().record.options["decks"]


def test_an_investigator_is_chosen_by_name_and_the_others_take_starter_decks() -> None:
    assert run(*PLAY, "--investigator", "Nell", "--seats", "3").exit_code == 0
    assert decks() == ["nell", "edda", "tom"]


def test_as_many_seats_as_decks_are_played() -> None:
    run(*PLAY, *("--deck", "amos gale", "--deck", "tom", "--investigator", "nell"))
    assert decks() == ["amos", "tom", "nell"]


@pytest.mark.parametrize(
    ("language", "flags", "line"),
    [
        ("en", (), "Everybody at the table may read the deck lists"),
        ("de", (), "Alle am Tisch dürfen die Decklisten lesen"),
        ("en", ("--hidden-decks",), "Deck lists are hidden"),
        ("de", ("--hidden-decks",), "Decklisten sind verborgen"),
    ],
)
def test_who_chooses_a_deck_is_told_who_may_read_it(language: str, flags: tuple[str, ...], line: str) -> None:
    assert line in run(*PLAY[:-1], language, "--deck", "tom", *flags).stdout.replace("\n", " ")
    assert last_save().record.options.get("hidden_decks", False) == bool(flags)


def test_who_chooses_no_deck_is_told_nothing_of_decks() -> None:
    assert run(*PLAY).stderr == ""


def test_the_same_investigator_twice_is_refused() -> None:
    result = run(*PLAY, "--deck", "tom", "--deck", "Tom Pike")
    assert (result.exit_code, "same investigator" in result.stderr) == (2, True)


def test_a_deck_that_nobody_knows_is_refused_with_those_there_are() -> None:
    result = run(*PLAY, "--deck", "nobody")
    assert result.exit_code == 2
    assert "Edda Marsh" in result.stderr


@pytest.mark.parametrize(("language", "line"), [("en", "Line 2:"), ("de", "Zeile 2:")])
def test_everything_that_is_wrong_with_a_file_is_listed(tmp_path: Path, language: str, line: str) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("Joe Diamond\n2x Nothing of the kind\n1x Deduction\n")
    result = run(*PLAY[:-1], language, "--deck", str(file))
    assert result.exit_code == 2
    assert line in result.stderr
    assert len(result.stderr.splitlines()) == 2


def test_a_deck_against_the_rules_is_refused_with_the_clauses(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("Joe Diamond\n3x Deduction\n")
    result = run(*PLAY, "--deck", str(file))
    assert result.exit_code == 2
    for clause in ("deckbuilding.7", "deckbuilding.3", "signature.3"):
        assert f"({clause})" in result.stderr


def test_a_deck_from_a_file_is_played_beside_a_starter_deck(tmp_path: Path) -> None:
    joe = next(deck for deck in STARTERS if deck.investigator == "12004")
    mine = DeckChoice(joe.investigator, dict(Counter(joe.cards)), "Mine")
    file = tmp_path / "mine.json"
    file.write_text(deckfile.write(mine))
    flames = ("--scenario", "spreading_flames", "--deck", str(file), "--investigator", "Daniela")
    assert run(*PLAY, *flames).exit_code == 0
    assert decks() == [{"investigator": "12004", "cards": mine.cards, "name": "Mine"}, "12001"]


def test_simulations_take_decks_by_name() -> None:
    cellar = ("--option", "scenario=cellar", "--option", "decks=tom,nell")
    result = run("simulate", "horror", "--games", "1", *cellar, "--lang", "en")
    assert result.exit_code == 0


# Several seats


def test_one_person_plays_several_seats_without_handing_the_keyboard_over() -> None:
    result = run(*PLAY, "--seats", "3", "--each", "2", "--name", "Anna", typed="1\n1\n0\n")
    told = said(result.stdout)
    assert "At the table: Edda, Tom and Nell (bot: random)." in told
    assert "Hand the keyboard" not in told
    assert "Tom:" in told
    assert [each.by for each in last_save().sitters] == ["", "Anna", ""]


def test_several_people_with_several_seats_hand_over_between_people_only() -> None:
    two = ("--name", "Anna", "--name", "Bert", "--each", "2", "--seats", "4")
    told = said(run(*PLAY, *two, typed="\n\n1\n1\n\n1\n1\n\n0\n").stdout)
    assert told.count("Hand the keyboard to Anna.") == 2
    assert told.count("Hand the keyboard to Bert.") == 1
    assert "Hand the keyboard to Anna (2)." not in told


def test_undo_takes_back_what_was_answered_for_all_the_own_seats_at_once() -> None:
    result = run(*PLAY, "--seats", "2", "--each", "2", "--name", "Anna", typed="1\nundo\n2\n")
    first, second, undo, *again = last_save().record.moves
    assert isinstance(undo, Undo)
    assert undo.keep == 0
    chosen = [move.choice for move in (first, second, *again) if isinstance(move, Answer)]
    assert chosen == [("seat:0",), ("seat:0",), ("seat:1",), ("seat:1",)]
    assert result.exit_code == 0


def test_a_saved_match_goes_on_with_the_same_person_in_several_seats() -> None:
    run(*PLAY, "--each", "2", "--name", "Anna", typed="1\n1\n")
    told = said(
        run("play", "--resume", max(folder().glob("*.json")).stem, "--lang", "en", typed="0\n").stdout
    )
    assert "At the table: Edda and Tom." in told
    assert "Hand the keyboard" not in told


def test_games_with_secrets_between_seats_give_everybody_one() -> None:
    result = run("play", "ritual", "--each", "2", "--lang", "en")
    assert (result.exit_code, result.stderr) == (2, "In this game everybody plays one seat.\n")
