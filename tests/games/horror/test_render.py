"""Every word that cards are made of has a text in both languages: no gap, no odd sentence."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from miskatonic.core.text import Text, text
from miskatonic.games.horror import scenarios
from miskatonic.games.horror.keywords import NAMES
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.render import ability_text, card_text, effect_line, price_line, reverse_text
from miskatonic.games.horror.render.conditions import number_text
from miskatonic.games.horror.render.grammar import GENDERS, speaking_of
from miskatonic.games.horror.render.phrases import phrase, target
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import things as w
from miskatonic.games.horror.words.abilities import Action, Constant, Forced, Free, Keyword
from miskatonic.games.horror.words.costs import Actions, ChosenResources
from miskatonic.games.horror.words.modifiers import Cannot, Change
from miskatonic.games.horror.words.triggers import On
from tests.games.horror import cards
from tests.games.horror.vocabulary import SPEECH, WORDS, examples

SAYS: dict[str, Callable[[Any], Text]] = {
    "number": lambda word: text("letter-is", letter="X", number=number_text(word)),
    "matcher": lambda word: text(
        "attach-rule", what=phrase(word, "each", "acc"), to=phrase(word, "a", "acc")
    ),
    "condition": lambda word: effect_line(fx.If(word, (fx.Draw(),))),
    "target": lambda word: text("attach-rule", what=target(word, "acc"), to=target(word, "acc")),
    "cost": price_line,
    "trigger": lambda word: ability_text(Forced(word, (fx.Draw(),))),
    "modifier": lambda word: ability_text(Constant((word,))),
    "effect": effect_line,
    "ability": ability_text,
}
"""How a word of each kind comes into a sentence."""


def spoken(said: Text, language: str = "en") -> str:
    return SPEECH[language].say(said)


def both(said: Text) -> tuple[str, str]:
    return spoken(said), spoken(said, "de")


ALL_WORDS = [(kind, word) for kind, words in WORDS.items() for word in words]


@pytest.mark.parametrize(("kind", "word"), ALL_WORDS, ids=[f"{k}-{word.__name__}" for k, word in ALL_WORDS])
def test_every_word_has_a_sentence_in_both_languages(kind: str, word: type) -> None:
    for example in examples(word):
        said = SAYS[kind](example)
        english, german = both(said)
        for sentence in (english, german):
            assert re.match(r"[A-ZÄÖÜ\[(+\-0-9]", sentence), sentence
            assert sentence.endswith((".", ".”", ".“")), sentence
            assert not re.search(r"  |None|\(\)|\[\]|\.\.| \.|: *$|[{}<>]", sentence), sentence


def test_the_languages_say_different_things_for_every_effect() -> None:
    for word in WORDS["effect"]:
        for example in examples(word):
            english, german = both(effect_line(example))
            assert english != german or english.startswith("X"), english


def test_sentences_begin_with_a_capital_letter_behind_a_full_stop() -> None:
    for word in (*WORDS["effect"], *WORDS["ability"]):
        kind = "effect" if word in WORDS["effect"] else "ability"
        for example in examples(word):
            for sentence in both(SAYS[kind](example)):
                assert not re.search(r"(?<!Max)[.:] [a-zäöü]", sentence), sentence


@pytest.mark.parametrize("keyword", sorted(NAMES))
def test_a_keyword_needs_nothing_but_its_own_file_to_be_read(keyword: str) -> None:
    english, german = NAMES[keyword]
    word = Keyword(keyword, type="skull") if keyword == "seal" else Keyword(keyword)
    assert spoken(ability_text(word)).startswith(english)
    assert spoken(ability_text(word), "de").startswith(german)


# Phrases

CASES = ("nom", "acc", "dat", "gen")


def declined(what: w.Matcher, det: Any, **more: Any) -> list[str]:
    return [spoken(phrase(what, det, case, **more), "de") for case in CASES]  # type: ignore[arg-type]


def test_a_masculine_noun_is_declined_with_its_adjective() -> None:
    assert declined(w.AllOf((w.Kind("enemy"), w.Ready())), "a") == [
        "ein spielbereiter Gegner",
        "einen spielbereiten Gegner",
        "einem spielbereiten Gegner",
        "eines spielbereiten Gegners",
    ]


def test_a_feminine_noun_is_declined_with_its_adjective() -> None:
    assert declined(w.AllOf((w.Kind("treachery"), w.Unique())), "each") == [
        "jede einzigartige Verratskarte",
        "jede einzigartige Verratskarte",
        "jeder einzigartigen Verratskarte",
        "jeder einzigartigen Verratskarte",
    ]


def test_a_neuter_noun_is_declined_with_its_adjective() -> None:
    assert declined(w.AllOf((w.Kind("event"), w.Unique())), "no") == [
        "kein einzigartiges Ereignis",
        "kein einzigartiges Ereignis",
        "keinem einzigartigen Ereignis",
        "keines einzigartigen Ereignisses",
    ]


def test_plurals_are_declined_too() -> None:
    connecting = w.AllOf((w.Kind("location"), w.Connecting()))
    assert declined(connecting, "count", count=2)[1:3] == ["2 verbundene Orte", "2 verbundenen Orten"]
    assert spoken(phrase(connecting, "number", "gen"), "de") == "die Anzahl der verbundenen Orte"


@pytest.mark.parametrize("noun", sorted(GENDERS))
def test_every_noun_agrees_with_its_article(noun: str) -> None:
    article = {"m": "der", "f": "die", "n": "das"}[GENDERS[noun]]
    assert spoken(phrase(None, "the", "nom", default=noun), "de").startswith(article)


@pytest.mark.parametrize(
    ("what", "english"),
    [
        (w.Kind("enemy"), "an enemy"),
        (w.AllOf((w.Kind("enemy"), w.Ready())), "a ready enemy"),
        (w.AllOf((w.Kind("asset"), w.Trait("Item"))), "an Item asset"),
        (w.AllOf((w.Kind("asset"), w.Unique())), "a unique asset"),
        (w.AllOf((w.Kind("enemy"), w.Other())), "another enemy"),
        (w.Nearest(w.Kind("enemy")), "the nearest enemy"),
    ],
)
def test_english_articles_fit_the_word_behind_them(what: w.Matcher, english: str) -> None:
    assert spoken(phrase(what)) == english


def test_alternatives_are_joined_and_traits_are_not_repeated() -> None:
    item_or_tool = w.AllOf((w.Kind("asset"), w.AnyOf((w.Trait("Item"), w.Trait("Tool")))))
    assert both(phrase(item_or_tool, "a", "acc")) == (
        "an Item or Tool asset",
        "einen Gegenstand- oder Werkzeug-Vorteil",
    )
    here = w.AllOf((w.AnyOf((w.Kind("enemy"), w.Kind("asset"))), w.At()))
    assert both(phrase(here, "a", "acc")) == (
        "an enemy at your location or an asset at your location",
        "einen Gegner an deinem Ort oder einen Vorteil an deinem Ort",
    )


def test_scenario_cards_are_a_noun_of_their_own_unless_a_type_is_named() -> None:
    assert both(phrase(w.ScenarioCard(), "a", "dat")) == ("a scenario card", "einer Szenariokarte")
    enemy = w.AllOf((w.Kind("enemy"), w.ScenarioCard()))
    assert both(phrase(enemy, "each")) == ("each scenario enemy", "jeder Szenario-Gegner")


def test_not_is_said_by_the_opposite_word_where_there_is_one() -> None:
    assert spoken(phrase(w.Not(w.Exhausted()))) == "a ready card"
    assert spoken(phrase(w.AllOf((w.Kind("enemy"), w.Not(w.Trait("Elite")))))) == "a non-Elite enemy"
    assert spoken(phrase(w.Not(w.AnyOf((w.Ready(), w.Unique()))))) == "an exhausted non-unique card"
    not_engaged = w.AllOf((w.Kind("enemy"), w.Not(w.EngagedWith())))
    assert (
        spoken(phrase(not_engaged, "a", "acc"), "de")
        == "einen nicht mit dir in einen Kampf verwickelten Gegner"
    )


def test_a_card_calls_itself_by_its_type() -> None:
    with speaking_of(this="enemy"):
        assert both(effect_line(fx.Discard())) == ("Discard this enemy.", "Lege diesen Gegner ab.")


# Whole cards


def test_keywords_stand_in_one_line_before_the_abilities() -> None:
    ghoul = cards.enemy(
        "Ghoul", Forced(On("after", "attacks", w.Is("you")), (fx.Draw(),)), keywords="hunter victory=1"
    )
    lines = card_text(ghoul)
    assert [spoken(line) for line in lines] == [
        "Hunter. Victory 1.",
        "Forced – After an enemy attacks you: Draw 1 card.",
    ]


def test_other_cards_are_named_in_the_language_of_the_reader() -> None:
    map_ = cards.asset("Map", Action((fx.Move(w.Choose(w.Named("Cellar"))),), (Actions(),)))
    (line,) = card_text(map_, {"Cellar": "Keller"})
    assert both(line) == ("[action] Move to “Cellar”.", "[Aktion] Bewege dich an den Ort „Keller“.")


def test_a_card_without_a_text_says_nothing() -> None:
    assert card_text(cards.asset("Lantern")) == []


BOXES = [
    (name, printed)
    for name in ("cellar", "spreading_flames", "smoke_and_mirrors", "queen_of_ash")
    for printed in scenarios.find(name).box
]


@pytest.mark.parametrize(("scenario", "printed"), BOXES, ids=[each.code for _, each in BOXES])
def test_every_card_reads_in_both_languages_on_both_sides(scenario: str, printed: Printed) -> None:
    german = dict(each.name for each in scenarios.find(scenario).box)
    for line in (*card_text(printed, german), *reverse_text(printed, german)):
        for sentence in both(line):
            assert re.fullmatch(r"[A-ZÄÖÜ\[].*\.\)?", sentence), sentence
        assert not any(english in spoken(line, "de") for english in german if german[english] != english)


# Numbers


def test_equal_numbers_share_a_letter_and_others_get_their_own() -> None:
    clues, doom = w.TokensOn("clues"), w.TokensOn("doom")
    same = spoken(effect_line(fx.Deal(clues, clues)))
    assert same == "Take X damage and X horror. X is the number of clues on this card."
    other = spoken(effect_line(fx.Deal(clues, doom)))
    assert other.startswith(
        "Take X damage and Y horror. X is the number of clues on this card. Y is the doom"
    )


def test_a_chosen_x_leaves_the_letter_to_itself() -> None:
    ability = Free((fx.Deal(w.X(), w.CardsIn("hand"), w.Choose(w.Kind("enemy"))),), (ChosenResources(),))
    assert spoken(ability_text(ability)) == (
        "[free] Spend X resources: Deal X damage and Y horror to an enemy. "
        "Y is the number of cards in your hand."
    )


def test_a_negative_number_is_a_minus() -> None:
    assert both(ability_text(Constant((Change("you", "combat", -1),)))) == (
        "You get −1 combat.",
        "Du bekommst −1 Kampf.",
    )


def test_nobody_can_is_said_instead_of_each_cannot() -> None:
    word = Cannot(w.Kind("investigator"), "draw")
    assert both(ability_text(Constant((word,)))) == (
        "No investigator can draw cards.",
        "Kein Ermittler kann Karten ziehen.",
    )


def test_no_effects_at_all_are_said_as_well() -> None:
    assert both(effect_line()) == ("Nothing happens.", "Nichts geschieht.")
