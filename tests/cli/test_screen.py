"""What reaches eye or ear: 80 columns, no unwanted colour, nothing drawn for screen readers."""

import re

import pytest
from rich.cells import cell_len

from miskatonic import games
from tests.cli.driver import Talk, run, said

LONG = (
    "ritual",
    *("--seats", "3", "--doom", "--event", "trapezohedron", "--scholar", "student", "--zealot", "professor"),
    *("--old-one", "mystery", "--confession", "--bots", "random", "--seed", "11"),
)
FATE = ("fate", "--seats", "4", "--bots", "random", "--seed", "11")
every_game = pytest.mark.parametrize("game", [LONG, FATE], ids=["ritual", "fate"])
EVERYTHING = "?\nhelp\nlog\n? ritual\nsave\n" + "2\n" * 12 + "undo\nlog\n" + "1\n" * 200
TO_THE_END = "1\n" * 400
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
DRAWN = re.compile("[\u2500-\u25ff·>*]")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("manner", [(), ("--plain",)])
@pytest.mark.parametrize(
    ("game", "name"), [(LONG, "Wolfgang-Amadeus"), (LONG, "狂気山脈狂気山脈"), (FATE, "狂気山脈狂気山脈")]
)
def test_no_line_of_a_whole_game_is_wider_than_80_columns(
    game: tuple[str, ...], language: str, manner: tuple[str, ...], name: str
) -> None:
    words = run(
        "play", *game, *manner, "--name", name, "--lang", language, typed=EVERYTHING + TO_THE_END
    ).stdout
    assert [line for line in words.splitlines() if cell_len(line) > 80] == []
    assert "replay" in words


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("manner", [(), ("--plain",)])
@every_game
def test_no_line_between_several_people_is_wider_than_80_columns(
    game: tuple[str, ...], language: str, manner: tuple[str, ...]
) -> None:
    names = ("--name", "Wolfgang-Amadeus", "--name", "狂気山脈狂気山脈", "--name", "狂気山脈狂気山")
    words = run("play", *game, *names, *manner, "--lang", language, typed=EVERYTHING).stdout
    assert [line for line in words.splitlines() if cell_len(line) > 80] == []


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", games.NAMES)
def test_no_line_of_the_rulebook_is_wider_than_80_columns(game: str, language: str) -> None:
    words = run("rules", game, "--lang", language).stdout
    assert max(map(cell_len, words.splitlines())) <= 80


def test_what_the_end_reveals_is_read_a_screenful_at_a_time() -> None:
    game = ("play", "cultists", "--seats", "5", "--seed", "1", "--bots", "random")
    with Talk(*game, terminal=True, rows=24) as talk:
        pages: list[str] = []
        while "replay " not in (new := talk.until("Your choice (", "read on. ", "replay ")):
            if "read on. " in new or pages:
                pages.append(new)
            talk.type("1" if "Your choice" in new else "")
        pages.append(new)
        assert talk.end() == 0
    assert len(pages) > 2
    assert {page.count("\n") for page in pages[1:-1]} <= {24, 25}  # the free line above it may go
    assert pages[-1].count("\n") <= 24
    words = said("".join(pages))
    assert "Pulse decks (who gave each card, and in which round):" in words
    assert "What was never played:" in words


def test_a_name_that_looks_like_markup_stays_a_name() -> None:
    assert "[red]Ed" in run("play", "ritual", "--bots", "random", "--name", "[red]Ed", "--name", "Jo").stdout


@every_game
def test_a_pipe_gets_no_escape_sequences(game: tuple[str, ...]) -> None:
    words = run("play", *game, typed=EVERYTHING).stdout
    assert "\x1b" not in words


@pytest.mark.parametrize(
    ("args", "env"), [((), {"NO_COLOR": "1"}), (("--plain",), {}), ((), {"TERM": "dumb"})]
)
def test_who_wants_no_colour_gets_no_escape_sequences(args: tuple[str, ...], env: dict[str, str]) -> None:
    with Talk("play", "ritual", "--bots", "random", "--seed", "2", *args, terminal=True, env=env) as talk:
        talk.until("Your choice")
        talk.type("1")
        talk.until("Your choice")
        talk.type("quit")
        assert talk.end() == 0
    assert "\x1b" not in talk.words


def test_a_terminal_gets_colour() -> None:
    with Talk("play", "ritual", "--bots", "random", terminal=True) as talk:
        assert COLOUR.search(talk.until("Your choice"))


def test_a_screen_reader_gets_sentences_and_nothing_drawn() -> None:
    words = run("play", *LONG, "--plain", typed=EVERYTHING).stdout
    assert DRAWN.findall(words) == []
    assert "You: sanity 7 of 7, card: hidden from you" in words


def test_a_screen_reader_gets_fates_altar_in_sentences() -> None:
    words = run("play", *FATE, "--plain", typed=EVERYTHING).stdout
    assert DRAWN.findall(words) == []
    assert "Library (Book): cultists: you 1, Agatha 1" in words


def test_a_screen_without_unicode_gets_sentences_too() -> None:
    env = {"PYTHONIOENCODING": "latin-1", "PYTHONUTF8": "0"}
    with Talk("play", "ritual", "--bots", "random", "--lang", "de", terminal=False, env=env) as talk:
        talk.until("Deine Wahl")
        talk.type("ende")
        assert talk.end() == 0
    assert "geistige Gesundheit 7 von 7" in talk.words
