"""Time to read: pauses after rounds and votes, the log in pages, and lines that can be edited."""

import re

from tests.cli.driver import Talk, run

READ_ON = "Press Enter to read on. "
RITUAL = ("play", "ritual", "--seats", "3", "--bots", "random", "--seed", "3")
CULTISTS = ("play", "cultists", "--seats", "5", "--seed", "1", "--bots", "random")


def test_who_plays_at_a_terminal_is_given_time_before_a_new_round() -> None:
    with Talk(*RITUAL, terminal=True) as talk:
        while READ_ON not in (new := talk.until("Your choice (", READ_ON)):
            assert "Round 2" not in new
            talk.type("1")
        assert re.search("loses|lose|survive", new)
        talk.type("")
        assert "Round 2" in talk.until("Your choice (")


def test_who_plays_at_a_terminal_is_given_time_after_a_vote() -> None:
    with Talk(*CULTISTS, terminal=True) as talk:
        while READ_ON not in (new := talk.until("Your choice (", READ_ON)):
            assert "The vote is over." not in new
            talk.type("1")
        assert "The vote is over." in new


def test_a_pipe_is_never_paused() -> None:
    assert "Press Enter" not in run(*RITUAL, typed="1\n" * 200).stdout
    assert "Press Enter" not in run(*CULTISTS, typed="1\n" * 200).stdout


def test_the_log_is_read_page_by_page_until_one_has_enough() -> None:
    with Talk(*RITUAL, terminal=True, rows=4) as talk:
        talk.until("Your choice (")
        talk.type("log")
        first = talk.until("type q to stop. ")
        assert "(round.1)" in first
        assert first.count("\n") == 4
        talk.type("q")
        assert "Your choice (" in talk.until("Your choice (", "type q to stop. ")


def test_a_line_can_be_edited_and_called_back() -> None:
    up, back = "\x1b[A", "\x7f"
    with Talk(*RITUAL, terminal=True) as talk:
        talk.until("Your choice (")
        talk.type(f"helq{back}p")
        assert "choose that option" in talk.until("Your choice (")
        talk.type(up)
        assert "choose that option" in talk.until("Your choice (")


def test_nobody_calls_back_what_somebody_else_has_typed() -> None:
    up = "\x1b[A"
    people = ("--name", "Anna", "--name", "Ben", "--name", "Cleo")
    with Talk("play", "ritual", "--seats", "3", *people, terminal=True) as talk:
        talk.until("Press Enter to begin.")
        talk.type("")
        talk.until("press Enter when only you")
        talk.type("")
        talk.until("Your choice (")
        talk.type("1")
        talk.until("press Enter when only you")
        talk.type("")
        talk.until("Your choice (")
        talk.type(up)
        assert "Hand the keyboard" not in talk.until("Your choice (", "Hand the keyboard")
