"""Bad input to a match: refused with a reason, and nothing has changed."""

from typing import Any

import msgspec
import pytest

from miskatonic import games
from miskatonic.core.game import BadOptions, Field, IllegalAnswer, check_options
from miskatonic.core.record import Match
from miskatonic.core.text import LANGUAGES, Speech, Text, text

RITUAL = games.get("ritual")
SPEECHES = [Speech(language, ["miskatonic.core", games.package("ritual")]) for language in LANGUAGES]


@pytest.fixture
def match() -> Match:
    """Return a match of five in which seat 0 has given a card to seat 2."""
    match = Match(RITUAL, RITUAL.options(start=0), 10)
    match.answer(0, "seat:2")
    return match


def refusal(match: Match, seat: Any, choice: Any, number: Any = None) -> str:
    """Return the reason's id, having made sure that it can be read and that nothing changed."""
    before = msgspec.json.encode((match.state, match.moves, match.log, match.answers))
    with pytest.raises(IllegalAnswer) as caught:
        match.answer(seat, choice, number)
    assert msgspec.json.encode((match.state, match.moves, match.log, match.answers)) == before
    assert isinstance(caught.value.reason, Text)
    assert all(speech.say(caught.value.reason) for speech in SPEECHES)
    return caught.value.reason.id


@pytest.mark.parametrize("seat", [0, 1, 3, 4])
def test_an_answer_out_of_turn_is_refused(match: Match, seat: int) -> None:
    assert refusal(match, seat, "take") == "refused-not-asked"


@pytest.mark.parametrize(
    "seat", [-1, 5, 2.0, True, False, None, "2", [2], (2,), {2: 2}, {}, 10**100, object()]
)
def test_what_is_no_seat_cannot_answer(match: Match, seat: Any) -> None:
    assert refusal(match, seat, "take") == "refused-not-asked"


def test_true_is_not_seat_one() -> None:
    match = Match(RITUAL, RITUAL.options(start=1), 10)
    assert refusal(match, True, "seat:2") == "refused-not-asked"


@pytest.mark.parametrize(
    "choice", ["give", "seat:0", "seat:2", "seat:9", "seat:-1", "TAKE", "take ", "", "\x00", "t" * 1_000_000]
)
def test_an_option_that_does_not_exist_is_refused(match: Match, choice: str) -> None:
    assert refusal(match, 2, choice) == "refused-no-option"


def test_an_option_of_the_ask_before_does_not_exist_any_more(match: Match) -> None:
    match.answer(2, "seat:3")
    assert refusal(match, 3, "seat:2") == "refused-no-option"


@pytest.mark.parametrize(
    "choice",
    [
        None,
        True,
        0,
        1,
        1.5,
        float("nan"),
        b"take",
        {},
        {"take": 1},
        {"take"},
        [0],
        [None],
        [["take"]],
        object(),
        iter("a"),
    ],
    ids=lambda each: repr(each)[:20],
)
def test_nonsense_is_refused(match: Match, choice: Any) -> None:
    assert refusal(match, 2, choice) == "refused-nonsense"


@pytest.mark.parametrize("choice", [[], (), ["take", "take"], ["take", "seat:1"], ["x"] * 100_000])
def test_one_option_is_to_be_picked_not_none_and_not_two(match: Match, choice: Any) -> None:
    assert refusal(match, 2, choice) == "refused-count"


@pytest.mark.parametrize("number", [0, 2, -1, 10**30, "1", 1.5, [], {}])
def test_an_answer_to_a_stale_ask_is_refused(match: Match, number: Any) -> None:
    assert refusal(match, 2, "take", number) == "refused-stale"


def test_an_answer_to_the_present_ask_is_taken_once(match: Match) -> None:
    number = match.number
    match.answer(2, "seat:3", number)
    assert refusal(match, 3, "take", number) == "refused-stale"
    assert refusal(match, 2, "seat:3", number) == "refused-stale"


def test_an_ask_from_before_an_undo_is_stale() -> None:
    match = Match(RITUAL, RITUAL.options(start=0), 10)
    match.answer(0, "seat:2")
    number = match.number
    match.undo(0)
    match.answer(0, "seat:2")
    assert refusal(match, 2, "take", number) == "refused-stale"


def test_after_the_end_nobody_can_answer() -> None:
    match = Match(RITUAL, RITUAL.options(), 10)
    while match.asks:
        [(seat, ask)] = match.asks.items()
        match.answer(seat, ask.options[0].id)
    assert {refusal(match, seat, "take") for seat in range(5)} == {"refused-not-asked"}


FIELDS = (
    Field("seats", 3, (2, 3), "deal.1"),
    Field("dark", False, (False, True)),
    Field("first", None, (None, 0)),
)


def test_options_left_out_have_their_defaults() -> None:
    assert check_options(FIELDS, {"dark": True}) == {"seats": 3, "dark": True, "first": None}


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({"seats": 4}, "seats"),
        ({"seats": True}, "seats"),
        ({"seats": 3.0}, "seats"),
        ({"seats": "3"}, "seats"),
        ({"seats": None}, "seats"),
        ({"seats": []}, "seats"),
        ({"seats": {}}, "seats"),
        ({"seats": "9" * 100_000}, "seats"),
        ({"dark": 1}, "dark"),
        ({"dark": 0}, "dark"),
        ({"first": False}, "first"),
        ({"light": True}, "light"),
        ({"": True}, ""),
        ({"x" * 100_000: True}, "x" * 40),
    ],
    ids=lambda each: repr(each)[:30],
)
def test_wrong_options_are_refused_by_name_and_in_few_words(given: dict[str, Any], field: str) -> None:
    with pytest.raises(BadOptions) as caught:
        check_options(FIELDS, given)
    assert caught.value.field == field
    assert all(0 < len(speech.say(caught.value.reason)) < 200 for speech in SPEECHES)


def test_a_refused_option_cites_its_clause() -> None:
    with pytest.raises(BadOptions) as caught:
        check_options(FIELDS, {"seats": 9})
    assert caught.value.clause == "deal.1"


def test_a_refusal_says_its_reason_where_nobody_puts_it_into_words() -> None:
    refusal = IllegalAnswer(text("refused-nonsense"), "turn.3")
    assert str(refusal) == "That is not a choice this game understands."


def test_of_a_long_value_that_is_no_option_so_much_is_repeated() -> None:
    with pytest.raises(BadOptions) as refusal:
        check_options((Field("colour", "red", ("red", "blue"), "a.1"),), {"colour": "x" * 60})
    assert refusal.value.reason.args["value"] == "x" * 40
