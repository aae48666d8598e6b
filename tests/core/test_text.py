"""Messages: an id and arguments in, a sentence out, for the one who reads it."""

from pathlib import Path

import pytest
from babel import Locale
from babel.numbers import format_decimal
from fluent.syntax import FluentParser, ast

from miskatonic import games
from miskatonic.core.text import (
    LANGUAGES,
    Counting,
    MissingMessage,
    Speech,
    Text,
    Who,
    decimal,
    entries,
    percent,
    source,
    text,
)

ENGLISH = """
gave = { $who-is ->
    [you] You give
   *[other] { $who } gives
 } { $card } to { $to-is ->
    [you] you
   *[other] { $to }
 }.
card-mask = the Mask
while = while { LOW($clause) }
turned = { TURN($who, "gives", $place) }
met = { $who } met.
counted = { $n ->
    [one] one card
   *[other] { $n } cards
 }
refers = { card-none }
bare = .
-term = a term
attributed =
    .only = an attribute
"""
NAMES = {0: "Anna", 1: "Ben"}


@pytest.fixture
def speech(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Speech:
    """Return a speech with the messages above."""
    package = tmp_path.name
    (tmp_path / package).mkdir()
    (tmp_path / package / "__init__.py").touch()
    (tmp_path / package / "messages.en.ftl").write_text(ENGLISH)
    monkeypatch.syspath_prepend(str(tmp_path))
    return Speech("en", ["miskatonic.core", package])


GAVE = text("gave", who=Who(0), card=text("card-mask"), to=Who(1))


@pytest.mark.parametrize(
    ("reader", "said"),
    [
        (0, "You give the Mask to Ben."),
        (1, "Anna gives the Mask to you."),
        (2, "Anna gives the Mask to Ben."),
        (None, "Anna gives the Mask to Ben."),
    ],
)
def test_a_message_speaks_to_its_reader(speech: Speech, reader: int | None, said: str) -> None:
    assert speech.say(GAVE, NAMES, reader) == said


def test_a_sentence_goes_on_with_a_small_letter_and_loses_none(speech: Speech) -> None:
    assert speech.say(text("while", clause="You wait.")) == "while you wait."
    assert speech.say(text("turned", who="You", place="behind")) == "gives you"
    assert speech.say(text("turned", who="You", place="before")) == "You gives"


def test_who_has_no_name_is_called_by_the_seat(speech: Speech) -> None:
    assert speech.say(GAVE, {1: "Ben"}) == "Player 1 gives the Mask to Ben."
    assert speech.say(GAVE) == "Player 1 gives the Mask to Player 2."


def test_a_name_is_never_read_as_a_message_or_markup(speech: Speech) -> None:
    name = '{ $card } { -term } { card-mask } <b>"\\u0041'
    assert speech.say(GAVE, {0: name, 1: "Ben"}) == f"{name} gives the Mask to Ben."


@pytest.mark.parametrize(
    ("who", "said"),
    [
        ([], "nobody met."),
        ([Who(0)], "Anna met."),
        ([Who(0), Who(1)], "Anna and Ben met."),
        ([Who(0), Who(1), Who(2)], "Anna, Ben and you met."),
        ([Who(2), text("card-mask")], "you and the Mask met."),
    ],
)
def test_lists_are_read_out(speech: Speech, who: list[Who | Text], said: str) -> None:
    assert speech.say(text("met", who=who), NAMES, reader=2) == said


def test_lists_are_read_out_in_german() -> None:
    german = Speech("de", ["miskatonic.core"])
    consent = text("undo-needs-consent", who=[Who(0), Who(1), Who(2)])
    assert "Anna, Ben und du" in german.say(consent, NAMES, reader=2)


def test_numbers_count(speech: Speech) -> None:
    assert [speech.say(text("counted", n=n)) for n in (0, 1, 2)] == ["0 cards", "one card", "2 cards"]


@pytest.mark.parametrize(
    ("missing", "said"),
    [
        (text("no-such-message"), "en: no-such-message"),
        (text("-term"), "en: -term"),
        (text("attributed"), "attributed has no value"),
        (text("met"), "met: Unknown external: who"),
        (text("refers"), "refers: Unknown message: card-none"),
        (text("met", who=text("card-none")), "en: card-none"),
        (text("met", who=[text("card-none")]), "en: card-none"),
    ],
)
def test_what_cannot_be_said_is_an_error_and_never_a_half_sentence(
    speech: Speech, missing: Text, said: str
) -> None:
    with pytest.raises(MissingMessage, match=said):
        speech.say(missing)


def test_underscores_in_argument_names_become_hyphens() -> None:
    assert text("won", old_one=1) == Text("won", {"old-one": 1})


def test_all_ids_are_known_and_terms_are_none(speech: Speech) -> None:
    assert {"gave", "card-mask", "seat-name", "attributed"} <= speech.ids()
    assert "-term" not in speech.ids()


def test_a_folder_of_messages_is_read_like_one_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / tmp_path.name / "messages.en"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder / "b.ftl").write_text("second = { first } Second.", "utf-8")
    (folder / "a.ftl").write_text("first = First.", "utf-8")
    (folder / "a.txt").write_text("other = Other.", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert source(tmp_path.name, "en") == "first = First.\nsecond = { first } Second."
    assert Speech("en", [tmp_path.name]).say(text("second")) == "First. Second."


def test_the_core_says_the_same_in_both_languages() -> None:
    english, german = (Speech(language, ["miskatonic.core"]) for language in LANGUAGES)
    assert english.ids() == german.ids()
    assert len(english.ids()) == sum(
        line[:1].isalpha() for line in source("miskatonic.core", "en").splitlines()
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "package", ["miskatonic.core", "miskatonic.cli", "miskatonic.server", *map(games.package, games.NAMES)]
)
def test_messages_parsed_one_by_one_are_those_of_the_whole_file(package: str, language: str) -> None:
    whole = FluentParser(with_spans=False).parse(source(package, language)).body
    assert [each for each in whole if isinstance(each, ast.Junk)] == []
    named = {each.id.name for each in whole if isinstance(each, ast.Message)}
    assert {id for id in entries(package, language) if not id.startswith("-")} == named


def test_a_message_that_cannot_be_parsed_is_an_error_when_it_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / tmp_path.name).mkdir()
    (tmp_path / tmp_path.name / "messages.en.ftl").write_text("broken = { $x\nwhole = Whole.\n")
    (tmp_path / tmp_path.name / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    speech = Speech("en", [tmp_path.name])
    assert speech.say(text("whole")) == "Whole."
    with pytest.raises(MissingMessage):
        speech.say(text("broken"))


REFUSALS = [
    text("refused-not-asked"),
    text("refused-answered"),
    text("refused-stale"),
    text("refused-nonsense"),
    *(
        text("refused-count", least=least, most=most)
        for least, most in [(1, 1), (0, 1), (0, 2), (1, 3), (2, 2)]
    ),
    text("refused-twice"),
    text("refused-no-option"),
    *(
        text(id, who=Who(seat), answers=n)
        for id in ("undone", "undone-by-consent", "redone")
        for seat in (0, 1)
        for n in (1, 2)
    ),
    text("undo-nothing"),
    text("redo-nothing"),
    text("undo-needs-consent", who=[Who(0), Who(1)]),
    text("bad-option-name", name="x", known="y"),
    text("bad-option-value", name="x", value="1", allowed="2, 3"),
    text("bad-record-too-large", bytes=4),
    text("bad-record-json", detail="x"),
    text("bad-record-foreign"),
    text("bad-record-game", found="x", known="y"),
    text("bad-record-version", found="2", known=1),
    text("bad-record-shape", detail="x"),
    text("bad-record-seed"),
    text("bad-record-rules", found=1, known=2),
    text("bad-record-digest"),
    text("bad-record-position"),
    text("bad-series-too-large", bytes=32_000_000),
    text("bad-series-foreign"),
    text("bad-series-version", found="9", known=1),
    text("bad-series-shape", detail="no game"),
    text("bad-series-match", number=2),
    text("hint-all-alike"),
    text("hint-only"),
    text("hint-ahead", points=0),
    text("hint-ahead", points=12),
    text("hint-rated", option=text("you"), percent=60),
    text("hint-rated", option=[text("you"), text("nobody")], percent=40),
    text("hint-nothing"),
    text("why-over"),
    text("why-waiting", who=[Who(0), Who(1)]),
    text("why-other", asked=text("you")),
]
"""Everything that core itself says, with every form it takes."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_core_says_can_be_said_and_nothing_is_left_over(language: str) -> None:
    speech = Speech(language, ["miskatonic.core"])
    said = [speech.say(each, NAMES, reader=0) for each in REFUSALS]
    assert len(set(said)) == len(said)
    assert speech.ids() - {each.id for each in REFUSALS} == {
        *("seat-name", "you", "nobody", "list-and", "decimal", "percent")
    }


@pytest.mark.parametrize(
    ("name", "said"), [("Fire!", "Fire!"), ("Smoke …", "Smoke …"), ("Cellar", "Cellar.")]
)
def test_a_name_with_a_mark_at_its_end_takes_no_full_stop(name: str, said: str) -> None:
    speech = Speech("en", ["miskatonic.core", "miskatonic.games.horror"])
    card = text("card-name", en=name, de="")
    assert speech.say(text("found", who=Who(0), card=card), NAMES).endswith(f" {said}")


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Anna commits “Run!”"), ("de", "Anna trägt „Lauf!“ bei.")]
)
def test_a_name_in_quotation_marks_is_not_quoted_twice(language: str, said: str) -> None:
    speech = Speech(language, ["miskatonic.core", "miskatonic.games.horror"])
    card = text("card-name", en="“Run!”", de="„Lauf!“")
    assert speech.say(text("committed", who=Who(0), card=card), NAMES).startswith(said)


@pytest.mark.parametrize(("language", "said"), [("en", "80.0%"), ("de", "80,0 %")])
def test_a_share_is_written_as_the_language_writes_it(language: str, said: str) -> None:
    assert Speech(language, ["miskatonic.core"]).say(percent(0.8)) == said


@pytest.mark.parametrize(("language", "said"), [("en", "3.80"), ("de", "3,80")])
def test_a_number_has_the_decimal_sign_of_the_language(language: str, said: str) -> None:
    assert Speech(language, ["miskatonic.core"]).say(decimal(3.8, 2)) == said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 1.0, 1.5, 2, 21, -3, 999, 1000, -1234567, 0.25])
def test_counting_is_what_babel_says_of_the_language(language: str, number: float) -> None:
    ours, babels = Counting(language), Locale(language)
    assert ours.plural_form(number) == babels.plural_form(number)
    assert ours.decimal_formats[None].apply(number, ours) == format_decimal(number, locale=babels)
