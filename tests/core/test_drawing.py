"""Lines for a terminal: a sentence is wrapped where the sheet ends."""

from miskatonic.core.drawing import Sheet, all_wrapped, drawn_on, sheet, wrapped


def test_a_sentence_is_wrapped_where_the_sheet_ends() -> None:
    with drawn_on(Sheet(width=12)):
        assert wrapped("one two three four") == ["one two", "  three four"]
        assert wrapped("one two three four", first=4, rest=0) == ["    one two", "three four"]


def test_a_line_may_be_as_long_as_the_sheet_is_wide_and_no_longer() -> None:
    with drawn_on(Sheet(width=7)):
        assert wrapped("one two") == ["one two"]
        assert wrapped("one twos") == ["one", "  twos"]


def test_a_word_longer_than_the_sheet_stays_whole() -> None:
    with drawn_on(Sheet(width=4)):
        assert wrapped("wonderful day") == ["wonderful", "  day"]


def test_sentences_stand_one_below_the_other() -> None:
    with drawn_on(Sheet(width=7)):
        assert all_wrapped(["one two", "three four"]) == ["one two", "three", "  four"]


def test_afterwards_the_sheet_is_as_before() -> None:
    with drawn_on(Sheet(width=7)):
        pass
    assert sheet() == Sheet()
