"""Names and chat are cleaned alike; a name that looks like another player's is his."""

import pytest

from miskatonic.server import protocol as sent
from miskatonic.server.commands import Denied
from miskatonic.server.spelling import clean, clean_name, looks
from tests.server import tables
from tests.server.tables import GUEST, HOST, do

INVISIBLE = (
    *(
        "\u202e",
        "\u2066",
        "\u200f",
        "\u200b",
        "\u200d",
        "\u2060",
        "\ufeff",
        "\u00ad",
        "\x00",
        "\x1b",
        "\ue000",
    ),
    *("\u3164", "\u115f", "\u2800", "\u034f", "\ufe0f", "\U000e0101", "\U000e0041"),
)


@pytest.mark.parametrize("letter", INVISIBLE)
def test_what_nobody_sees_is_left_out_of_names_and_chat(letter: str) -> None:
    assert clean(f"An{letter}na") == clean_name(f"An{letter}na") == "Anna"
    assert clean_name(letter) == ""


def test_everything_stands_in_one_line() -> None:
    assert clean(" one\n\u2028two\u00a0three\t") == "one two three"


def test_accents_do_not_cover_the_lines_above() -> None:
    assert len(clean("a" + "\u0336" * 50)) <= 4
    assert clean_name("\u0336\u0336") == ""


@pytest.mark.parametrize("name", ["Jürgen", "Ольга", "Ελένη", "雪", "Zoë-Ann O'Neil", "Anna (2)", "🦑"])
def test_honest_names_stay_as_they_are(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna", "АNNА"),  # Cyrillic
        ("Pete", "Ρеtе"),
        ("Nikos", "Νіκοѕ"),
        ("Alice", "AIice"),
        ("Bob", "B0b"),
        ("Anna", "Ａｎｎａ"),
        ("Anna", "A n n a."),
        ("Marc", "Marｃ"),
        ("Emma", "Ernrna"),
    ],
)
def test_names_that_somebody_could_take_for_each_other_look_the_same(name: str, other: str) -> None:
    assert looks(name) == looks(other)


def test_other_names_do_not() -> None:
    names = ("Anna", "Anne", "Ann", "Hanna", "Anna (2)", "Ольга", "Олег", "雪", "月", "...", "!")
    assert len({looks(name) for name in names}) == len(names)


def test_nobody_sits_down_under_a_name_that_looks_like_another_s() -> None:
    at = tables.table("ritual", {"seats": 3, "start": 0})
    do(at, HOST, sent.Sit(id="1", seat=0, name="Anna"))
    with pytest.raises(Denied, match="denied-name-taken"):
        do(at, GUEST, sent.Sit(id="2", seat=1, name="Аnnа"))


def test_no_spectator_talks_under_a_player_s_name() -> None:
    at = tables.table("ritual", {"seats": 3, "start": 0})
    do(at, HOST, sent.Sit(id="1", seat=0, name="Anna"))
    with pytest.raises(Denied, match="denied-name-taken"):
        do(at, GUEST, sent.Say(id="2", name="AN\u200bNA", text="I give up"))


def test_chat_is_cleaned_like_names() -> None:
    at = tables.table("ritual", {"seats": 3, "start": 0})
    do(at, HOST, sent.Sit(id="1", seat=0, name="Anna"))
    do(at, HOST, sent.Say(id="2", seat=0, text="take\u202e it\x07"))
    assert at.chat[0].text == "take it"
