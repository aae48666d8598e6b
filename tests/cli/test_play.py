"""A person plays against bots: whole games, what else may be typed, stopping and going on."""

import os
import re
import signal
from pathlib import Path

import pytest

from miskatonic import games
from miskatonic.cli.flags import Language
from miskatonic.cli.prompt import how_many, picked
from miskatonic.cli.signals import undisturbed
from miskatonic.cli.words import speech
from miskatonic.core.game import Ask, Option
from miskatonic.core.record import Answer, Redo, Undo, verify
from miskatonic.core.text import text
from tests.cli.driver import Talk, last_save, pages, run, said, save_path

ALWAYS_FIRST = "1\n" * 400


@pytest.mark.parametrize(
    ("game", "language", "question", "ending"),
    [
        ("ritual", "en", "Take it, or pass it on?", "The game is over."),
        ("ritual", "de", "Annehmen oder weitergeben?", "Das Spiel ist aus."),
        ("fate", "en", "How do you move the fate piece?", "the game is over"),
        ("fate", "de", "Wie bewegst du die Schicksalsfigur?", "das Spiel ist aus"),
    ],
)
def test_a_person_plays_a_whole_game_against_bots(
    game: str, language: str, question: str, ending: str
) -> None:
    result = run("play", game, "--bots", "random", "--seed", "3", "--lang", language, typed=ALWAYS_FIRST)
    assert result.exit_code == 0
    assert question in result.stdout
    assert ending in result.stdout
    match = verify(last_save().record, games.get(game))
    assert match.outcome is not None


def test_the_locale_chooses_the_language() -> None:
    assert "Deine Wahl" in run("play", "ritual", "--bots", "random", env={"LANG": "de_AT.UTF-8"}).stdout
    assert "Your choice" in run("play", "ritual", "--bots", "random", env={"LC_ALL": "fr_FR"}).stdout


def test_the_same_seed_deals_and_plays_the_same() -> None:
    first, second = (
        run("play", "ritual", "--bots", "random", "--seed", "5", typed="1\n" * 4).stdout for _ in range(2)
    )
    assert pages(first)[:-1] == pages(second)[:-1]


def test_every_game_option_is_a_flag() -> None:
    flags = "--seats 4 --variant competitive --doom --no-talk-filter --old-one hastur --start 0"
    run("play", "ritual", "--bots", "random", "--event", "trapezohedron", *flags.split())
    agreed = games.get("ritual").options(
        seats=4,
        variant="competitive",
        doom=True,
        talk_filter=False,
        old_one="hastur",
        start=0,
        event="trapezohedron",
    )
    assert games.get("ritual").options(**last_save().record.options) == agreed


def test_options_can_be_given_as_name_and_value() -> None:
    run("play", "ritual", "--bots", "random", "--option", "doom=yes", "--option", "old-one=hastur")
    options = last_save().record.options
    assert (options["doom"], options["old_one"]) == (True, "hastur")


def test_bots_of_several_kinds_fill_the_seats_in_turn() -> None:
    run("play", "ritual", "--bots", "random,search:5", "--name", "Agatha")
    assert [(each.name, each.bot) for each in last_save().sitters] == [
        ("Agatha", ""),
        ("Barnabas", "random"),
        ("Cordelia", "search:5"),
        ("Dexter", "random"),
        ("Edwina", "search:5"),
    ]


def test_a_game_that_brings_no_drawing_is_played_by_its_prompts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "terminal", lambda name: None)
    words = run("play", "ritual", "--bots", "random", "--seed", "3", typed=ALWAYS_FIRST).stdout
    assert "Draw pile" not in words
    assert "The game is over." in words


@pytest.mark.parametrize(
    ("language", "failed", "over"),
    [
        ("en", "Lies answers “win”: That option is not on offer. Chance answers for", "The game is over."),
        ("de", "Lies antwortet „win“: Diese Möglichkeit steht nicht zur Wahl. Für", "Das Spiel ist aus."),
    ],
)
def test_a_guest_that_goes_wrong_costs_its_own_seat_only(language: str, failed: str, over: str) -> None:
    bots = "tests.bots.strangers:Lies,random"
    words = run(
        "play", "ritual", "--bots", bots, "--seed", "3", "--lang", language, typed=ALWAYS_FIRST
    ).stdout
    assert failed in said(words)
    assert over in words


def test_a_guest_that_does_not_come_is_refused_with_its_reason() -> None:
    result = run("play", "ritual", "--bots", "tests.bots.strangers:Nobody")
    assert result.exit_code == 2
    assert "tests.bots.strangers:Nobody cannot be loaded." in said(result.stderr)


# What may be typed instead of a number


def play_from_start(*typed: str) -> str:
    """Return what a person reads who draws the first card and types this."""
    args = ("play", "ritual", "--bots", "random", "--seed", "3", "--start", "0")
    return run(*args, typed="".join(f"{line}\n" for line in typed)).stdout


def test_a_question_mark_shows_the_rules_behind_the_decision_and_the_last_event() -> None:
    explained = said(pages(play_from_start("?"))[1])
    assert "turn.3 The active player gives this card face down to any one follower." in explained
    assert "turn.2 The active player draws the top card" in explained


def test_a_question_mark_with_an_id_shows_that_clause() -> None:
    assert "follow.6 Passing: the card goes, unseen" in said(play_from_start("? follow.6"))


def test_a_question_mark_with_a_number_shows_the_rule_of_that_option() -> None:
    explained = said(pages(play_from_start("? 2"))[1])
    assert "turn.3" in explained
    assert "turn.2" not in explained


def test_a_question_mark_with_nonsense_says_so() -> None:
    assert "No rule speaks of “xyzzy”." in play_from_start("? xyzzy")


def test_help_lists_what_can_be_typed() -> None:
    page = pages(play_from_start("help"))[1]
    assert "“? turn.3” or “? gate” finds a rule." in said(page)
    assert all(f"{word}:" in page for word in ("undo", "save", "log", "quit"))


def test_the_log_tells_all_that_happened_with_its_rules() -> None:
    page = said(pages(play_from_start("1", "log"))[2])
    assert "All 22 cards are shuffled and dealt. (round.1)" in page
    assert "You give the card to Agatha. (turn.3)" in page


def test_enter_alone_shows_table_and_question_again() -> None:
    first, again, *_ = pages(play_from_start(""))
    assert again.strip() in first


def use_the_mask(*typed: str) -> list[str]:
    """Return the last pages of a person who takes Fate's Yellow Mask, is about to use it, and types this."""
    args = ("play", "fate", "--seats", "2", "--bots", "random", "--seed", "1")
    to_the_mask = ("1", "1", "3", "2", "1", "1")
    words = run(*args, typed="".join(f"{line}\n" for line in (*to_the_mask, *typed))).stdout
    return pages(words)[len(to_the_mask) - 1 :]


def test_a_table_that_has_not_changed_is_not_drawn_again_unless_one_asks_for_it() -> None:
    asked, named, again, *_ = use_the_mask("")
    assert "Round 1 ·" in asked
    assert "Yellow Mask: choose the target." in named
    assert "Round 1 ·" not in named
    assert "Round 1 ·" in again


def test_what_was_begun_by_mistake_is_taken_back_freely_before_its_target_is_named() -> None:
    _, _, undone, *_ = use_the_mask("undo")
    assert "You take your last answer back." in undone
    assert "nobody objects" not in undone
    assert "After the actions: will you act?" in undone


@pytest.mark.parametrize("typed", ["0", "5", "99999999999999", "-1", "1 2", "one", "²", "\x1b[A"])
def test_what_is_no_option_is_refused_and_changes_nothing(typed: str) -> None:
    page = pages(play_from_start(typed))[1]
    assert "is not one of the numbers" in said(page)
    assert last_save().record.moves == ()


def test_undo_takes_the_last_answer_back_and_the_log_says_so() -> None:
    words = play_from_start("1", "undo", "1", "log")
    first, _, undone, log, *_ = pages(words)
    assert "nobody objects" in undone
    assert first[first.index("Round 1 ·") :] == undone[undone.index("Round 1 ·") :]
    assert "nobody objects" in log
    assert isinstance(last_save().record.moves[-1], Undo)


def test_an_undo_that_takes_others_answers_back_says_what_goes_and_asks_once() -> None:
    goes = said(pages(play_from_start("1", "undo", "", "log"))[2])
    asked = "You would be asked again: You drew pure Idol. Who gets it?"
    assert re.search(rf"This takes back your answer and \d+ of other players. {re.escape(asked)}", goes)
    assert Undo not in map(type, last_save().record.moves)


def test_redo_puts_back_what_was_taken_back_until_somebody_answers() -> None:
    _, before, undone, after, *_ = pages(play_from_start("1", "undo", "1", "redo"))
    assert "Type redo to put it back" in undone
    assert "answers back as before." in said(after)
    assert before[before.index("Round 1 ·") :] == after[after.index("Round 1 ·") :]
    assert isinstance(last_save().record.moves[-1], Redo)
    assert verify(last_save().record, games.get("ritual")).redo_target() is None
    assert "There is nothing of yours to put back" in play_from_start("1", "undo", "1", "2", "redo")


def test_undo_before_the_first_answer_is_refused() -> None:
    assert "There is nothing of yours to take back." in play_from_start("undo")


def test_german_words_work_in_german() -> None:
    words = run(
        *("play", "ritual", "--bots", "random", "--seed", "3", "--start", "0", "--lang", "de"),
        typed="1\nzurück\n1\nverlauf\nhilfe\nspeichern\nende\n",
    ).stdout
    assert "niemand hat etwas dagegen" in words
    assert "Du ziehst: reines Götzenbild. (turn.2)" in said(words)
    assert "speichern DATEI" in words
    assert "Die Partie ist gespeichert" in words


# Files


def test_save_writes_a_file_of_ones_choice(home: Path) -> None:
    words = play_from_start("1", f"save {home / 'my game.json'}", "quit")
    assert "~/'my game.json'" in words
    assert run("replay", str(home / "my game.json"), "--verify").exit_code == 0


def test_save_overwrites_no_other_file(home: Path) -> None:
    (home / "diary.txt").write_text("precious")
    assert "exists already" in play_from_start(f"save {home / 'diary.txt'}")
    assert (home / "diary.txt").read_text() == "precious"


def test_a_file_that_cannot_be_written_does_not_end_the_game(home: Path) -> None:
    (home / "diary.txt").write_text("precious")
    words = play_from_start(f"save {home / 'diary.txt' / 'below.json'}", "1", "quit")
    assert "could not be saved" in said(words)
    assert "You give the card to Agatha." in words


@pytest.mark.parametrize("way", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_saves_and_says_how_to_resume(home: Path, way: int) -> None:
    with Talk("play", "ritual", "--bots", "random", "--seed", "3", "--start", "0", terminal=False) as talk:
        talk.until("Your choice")
        talk.type("1")
        question = pages(talk.until("Your choice (1 to 3):"))[0]
        talk.send(way)
        assert talk.end() == 130
    assert "--resume ritual-" in talk.words
    name = talk.words.split("--resume ")[1].strip()
    assert save_path(home, f"{name}.json").exists()
    resumed = pages(run("play", "--resume", name).stdout)[0]
    assert question[question.index("Round 1 ·") :] == resumed[resumed.index("Round 1 ·") :]


def test_a_signal_while_a_bot_thinks_saves_the_match_before_its_answer() -> None:
    thinker = ("--bots", "search:100000000", "--start", "1")
    with Talk("play", "ritual", *thinker, terminal=False) as talk:
        talk.until("Agatha draws a card and looks at it.")
        talk.send(signal.SIGINT)
        assert talk.end() == 130
    assert "Traceback" not in talk.words
    assert last_save().record.moves == ()


def test_a_terminal_that_is_gone_still_leaves_a_saved_match() -> None:
    with Talk("play", "ritual", "--bots", "random", "--seed", "3", terminal=False) as talk:
        talk.until("Your choice")
        talk.hang_up()
        talk.wait()
    assert last_save().record.seed == "3"


def test_an_answer_is_carried_out_whole_before_a_signal_counts() -> None:
    done = []

    def answer() -> None:
        with undisturbed():
            os.kill(os.getpid(), signal.SIGINT)
            done.append("all of it")

    with pytest.raises(KeyboardInterrupt):
        answer()
    assert done == ["all of it"]


def test_the_end_of_the_input_saves_and_a_resumed_match_goes_on_to_its_end() -> None:
    run("play", "ritual", "--bots", "random", "--seed", "3", typed="1\n1\n")
    saved = last_save()
    name = run("play", "ritual", "--bots", "random").stdout.split("--resume ")[1].strip()
    result = run("play", "--resume", name, "--lang", "de", typed=ALWAYS_FIRST)
    assert result.exit_code == 0
    assert "Das Spiel ist aus." in result.stdout
    assert sum(isinstance(move, Answer) and move.seat == 0 for move in saved.record.moves) == 2


def test_a_finished_match_can_be_opened_again_and_shows_its_end() -> None:
    over = run("play", "ritual", "--bots", "random", "--seed", "3", typed=ALWAYS_FIRST).stdout
    again = run("play", "--resume", over.split("replay ")[1].strip())
    assert again.exit_code == 0
    assert "The game is over." in again.stdout


# Asks that Ritual does not have


def ask(least: int, most: int) -> Ask:
    return Ask("any", text("you"), tuple(Option(id, text("you")) for id in "abc"), least=least, most=most)


@pytest.mark.parametrize(
    ("least", "most", "typed", "choice"),
    [
        (1, 1, "2", "b"),
        (1, 2, "3, 1", ("c", "a")),
        (1, 2, "2", ("b",)),
        (0, 2, "0", ()),
        (0, 1, "1", ("a",)),
        (1, 2, "0", None),
        (1, 2, "1 2 3", None),
        (1, 2, "1 1", None),
        (1, 2, "4", None),
        (1, 1, "", None),
    ],
)
def test_several_options_are_picked_by_their_numbers(
    least: int, most: int, typed: str, choice: object
) -> None:
    assert picked(ask(least, most), typed) == choice


# Costly choices are asked once more

END_THE_TURN = ("play", "horror", "--seats", "1", "--seed", "5", "--lang", "en")
"""After the opening hand, the fifth option ends the turn with three actions left."""


@pytest.mark.parametrize(("typed", "sure"), [("", False), ("2", False), ("1", True)])
def test_a_choice_that_costs_more_than_it_says_is_asked_once_more(typed: str, sure: bool) -> None:
    told = run(*END_THE_TURN, typed=f"1\n5\n{typed}\n").stdout
    asked = said(told).partition("Are you sure? End the turn")[2]
    assert asked.startswith(" You still have 3 actions; they are lost. (investigation.25) 1 for yes,")
    assert (Answer(0, ("end",)) in last_save().record.moves) == sure


def test_without_confirm_nothing_is_asked_once_more() -> None:
    assert "Are you sure?" not in run(*END_THE_TURN, "--no-confirm", typed="1\n5\n").stdout
    assert Answer(0, ("end",)) in last_save().record.moves


def test_a_choice_that_is_final_is_asked_once_more() -> None:
    args = ("play", "ritual", "--confession", "--seats", "3", "--start", "0", "--bots", "random")
    told = run(*args, typed="3\n\n3\n1\n").stdout
    assert told.count("Are you sure? Confess") == 2
    assert told.count("You confess to have seen a card") == 1


@pytest.mark.parametrize("game", games.NAMES)
def test_a_hint_names_an_option_that_can_be_chosen_and_says_why(game: str) -> None:
    told = run("play", game, "--bots", "random", "--seed", "4", "--lang", "en", typed="hint\n").stdout
    lines = told.partition("A bot would choose: ")[2].splitlines()
    assert lines[0]
    assert lines[1].startswith("  ")


def test_teach_explains_a_thing_once_with_its_clause() -> None:
    told = run("play", "horror", "--teach", "--seed", "5", "--lang", "en", typed="1\n0\n1\n1\n1\n").stdout
    assert told.count("Welcome to Arkham: ") == 1
    assert told.count("Your turn: You have 3 actions: ") == 1
    assert "(investigation.9)" in told


@pytest.mark.parametrize("game", games.NAMES)
def test_every_game_can_teach_and_ask_twice(game: str) -> None:
    told = run("play", game, "--help").stdout
    assert told.count("--teach") == 1
    assert told.count("--confirm / --no-confirm") == 1


@pytest.mark.parametrize(
    ("game", "clause"), [("ritual", "(follow.2)"), ("fate", "(setup.2)"), ("cultists", "(characters.d2)")]
)
def test_a_game_without_lessons_of_its_own_teaches_by_its_rulebook(game: str, clause: str) -> None:
    words = run("play", game, "--teach", "--bots", "random", "--seed", "1", typed="1\n" * 3).stdout
    assert clause in said(words)
    assert words.count(clause) == 1
    assert clause not in run("play", game, "--bots", "random", "--seed", "1", typed="1\n" * 3).stdout


CONFESSION = ("play", "ritual", "--seats", "3", "--confession", "--bots", "random", "--seed", "1")


@pytest.mark.parametrize(("flag", "asked"), [((), True), (("--confirm",), True), (("--no-confirm",), False)])
def test_confirm_does_what_it_says_in_a_game_that_has_no_such_option(
    flag: tuple[str, ...], asked: bool
) -> None:
    words = run(*CONFESSION, *flag, typed="3\n").stdout
    assert ("Are you sure? Confess" in words) == asked
    assert ("You confess to have seen a card" in words) != asked


@pytest.mark.parametrize(
    ("language", "typed", "line"),
    [("en", "card machete", "12020  Machete"), ("de", "karte fleischerbeil", "12077  Fleischerbeil")],
)
def test_a_card_can_be_read_while_one_decides(language: str, typed: str, line: str) -> None:
    told = run("play", "horror", "--seed", "5", "--lang", language, typed=f"{typed}\n").stdout
    assert line in told


@pytest.mark.parametrize(
    ("game", "typed", "said"),
    [
        ("horror", "card nonsense", "No card has all of these words: nonsense"),
        ("horror", "card a", "more. Type more of the name."),
        ("ritual", "card fire", "This game has no cards to look up."),
    ],
)
def test_what_is_no_card_is_said_to_be_none(game: str, typed: str, said: str) -> None:
    assert said in run("play", game, "--seed", "5", "--lang", "en", typed=f"{typed}\n").stdout


@pytest.mark.parametrize(
    ("least", "most", "said"),
    [
        (0, 1, "Your choice (a number, 0 for none):"),
        (0, 3, "Your choice (up to 3 numbers, 0 for none):"),
        (1, 3, "Your choice (1 to 3 numbers):"),
        (2, 2, "Your choice (2 numbers):"),
    ],
)
def test_the_prompt_says_how_many_numbers_it_takes(least: int, most: int, said: str) -> None:
    assert speech(Language.EN).say(how_many(ask(least, most))) == said
