"""The log in the terminal reads as a story: headings, parts of something, nothing twice."""

import pytest

from miskatonic.cli.telling import Line, Telling, counted
from miskatonic.core.text import LANGUAGES, Speech, Text, Who, text

HORROR = {
    language: Speech(language, ["miskatonic.core", "miskatonic.games.horror"]) for language in LANGUAGES
}


def told(*lines: tuple[str, int]) -> list[tuple[str, int] | None]:
    telling = Telling(HORROR["en"])
    placed = [telling.place(Text(id), (f"card:{card}",)) for id, card in lines]
    return [None if each is None else (each.style, each.depth) for each in placed]


def test_what_happens_in_a_test_is_part_of_it_and_the_test_part_of_an_act() -> None:
    lines = [("acts-fight", 1), ("test-begins", 2), ("uses", 3), ("test-passed", 2), ("defeated", 1)]
    assert told(*lines) == [("act", 0), ("test", 1), ("act", 2), ("result", 1), ("", 1)]


def test_a_phase_begins_anew() -> None:
    assert told(("acts-fight", 1), ("phase-enemy", 0), ("doom-placed", 4))[1:] == [("phase", 0), ("", 0)]


@pytest.mark.parametrize("back", ["undone", "undone-by-consent", "redone"])
def test_after_answers_were_taken_back_or_put_back_nothing_goes_on(back: str) -> None:
    lines = [("acts-fight", 1), ("test-begins", 2), (back, 0), ("doom-placed", 4), ("acts-fight", 1)]
    assert told(*lines)[2:] == [("back", 0), ("", 0), ("act", 0)]


def test_a_played_card_need_not_be_told_to_enter_play_but_another_must() -> None:
    assert told(("plays", 1), ("entered", 1), ("entered", 2)) == [("act", 0), None, ("echo", 1)]


def test_an_attack_of_opportunity_is_told_once() -> None:
    assert told(("acts-move", 9), ("opportunity", 1), ("attacks", 1), ("attacks", 2)) == [
        *(("act", 0), ("", 1), None, ("follows", 0)),
    ]


def test_a_round_is_a_heading_once_and_again_after_answers_were_taken_back() -> None:
    telling = Telling(Speech("en", ["miskatonic.core", "miskatonic.games.fate"]))

    def heading(said: Text) -> str:
        place = telling.place(said, ())
        assert place is not None
        return place.heading

    turns = [text("turn-begins", who=Who(seat), round=number) for number, seat in ((1, 0), (1, 1), (2, 0))]
    assert [heading(each) for each in turns] == ["Round 1", "", "Round 2"]
    assert heading(text("undone", who=Who(0))) == ""
    assert heading(turns[2]) == "Round 2"


def test_that_somebody_considers_is_not_told() -> None:
    assert Telling(HORROR["de"]).place(text("considers"), ("seat:0",)) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_passages_of_the_story_are_set_apart(language: str) -> None:
    said = Text("story-past-curfew")
    assert Telling(HORROR[language]).place(said, ()) == Line("story", 0)


def test_what_is_said_several_times_in_a_row_is_said_once() -> None:
    place = Line("", 1)
    lines = [(place, each) for each in ("Fire!", "Smoke.", "Smoke.", "Smoke.", "Fire!")]
    assert [words for _, words in counted(lines)] == ["Fire!", "Smoke. × 3", "Fire!"]
