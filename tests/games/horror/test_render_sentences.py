"""What depends on a condition stands in the sentence that names it, and German keeps its order of words."""

import re

import pytest

from miskatonic.core.text import text
from miskatonic.games.horror import scenarios
from miskatonic.games.horror.cards import PLAYER_CARDS
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.render import ability_text, card_text, effect_line, reverse_text
from miskatonic.games.horror.render.grammar import speaking_of
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words import things as w
from miskatonic.games.horror.words.abilities import Constant, Forced, Play
from miskatonic.games.horror.words.chaos import SucceedInstead
from miskatonic.games.horror.words.costs import Exhaust
from miskatonic.games.horror.words.triggers import Limit, On
from tests.games.horror.test_render import both
from tests.games.horror.vocabulary import SPEECH, WORDS, examples

HURT, GONE, ONE_CARD = fx.Deal(1), fx.Discard(), fx.Draw()
HIT = fx.Lasting("attack", (mod.DealsMore("you", 1),))
ENEMY_EXHAUSTED = w.Matches("that", w.Exhausted())
CARDS = [
    *PLAYER_CARDS,
    *(
        card
        for name in ("cellar", "spreading_flames", "smoke_and_mirrors", "queen_of_ash")
        for card in scenarios.find(name).box
    ),
]


def german(said: fx.Effect, *more: fx.Effect) -> str:
    return SPEECH["de"].say(effect_line(said, *more))


# Conditions


def test_all_that_depends_on_a_condition_stays_in_its_sentence() -> None:
    impossible = fx.Then((fx.RemoveTokens("clues", 1, "this"),), (), (HURT, GONE))
    assert both(effect_line(impossible)) == (
        "Remove 1 clue from this card. If that is not possible, take 1 damage and discard this card.",
        "Entferne 1 Hinweis von dieser Karte. "
        "Falls das nicht möglich ist, nimm 1 Schaden und lege diese Karte ab.",
    )


def test_three_things_are_listed_with_commas() -> None:
    assert german(fx.If(w.YourTurn(), (HURT, GONE, ONE_CARD))) == (
        "Falls du am Zug bist, nimm 1 Schaden, lege diese Karte ab und ziehe 1 Karte."
    )


def test_a_condition_within_a_condition_is_named_with_it() -> None:
    fight = fx.TakeAction("fight", success=(fx.If(ENEMY_EXHAUSTED, (HIT,)),))
    assert both(effect_line(fight)) == (
        "Fight. If you succeed and that enemy is exhausted, this attack deals +1 damage.",
        "Kampf. Falls die Probe gelingt und jener Gegner erschöpft ist, fügt dieser Angriff +1 Schaden zu.",
    )


def test_what_else_follows_names_the_first_condition_again() -> None:
    test = fx.Test(("combat",), 2, success=(ONE_CARD, fx.If(w.YourTurn(), (HURT,), (GONE,))))
    assert german(test) == (
        "Lege eine Probe auf Kampf (2) ab. Falls die Probe gelingt, ziehe 1 Karte. "
        "Falls die Probe gelingt und du am Zug bist, nimm 1 Schaden. "
        "Falls die Probe gelingt und du nicht am Zug bist, lege diese Karte ab."
    )


def test_then_and_a_condition_are_one_opening() -> None:
    broken = fx.Then((HURT,), (fx.If(w.AtLeast(w.CardsIn("hand"), 3), (ONE_CARD,)),))
    assert both(effect_line(broken)) == (
        "Take 1 damage. Then, if the number of cards in your hand is at least 3, draw 1 card.",
        "Nimm 1 Schaden. Falls dann die Anzahl der Karten auf deiner Hand mindestens 3 ist, ziehe 1 Karte.",
    )


def test_between_commands_and_statements_stands_a_semicolon() -> None:
    with speaking_of(this="enemy"):
        said = german(fx.If(w.YourTurn(), (fx.Ready("this"), fx.EnemyAttack("this"))))
    assert said == "Falls du am Zug bist, mache diesen Gegner spielbereit; dieser Gegner greift dich an."


def test_who_may_pay_reads_what_for_in_the_next_sentence() -> None:
    assert german(fx.If(w.YourTurn(), (fx.May((HIT,), Exhaust()),))) == (
        "Falls du am Zug bist, darfst du diese Karte erschöpfen. "
        "Falls du das tust, fügt dieser Angriff +1 Schaden zu."
    )


def test_a_choice_ends_the_sentence_it_depends_on() -> None:
    chooses = fx.If(w.YourTurn(), (HURT, fx.Choice(((ONE_CARD,), (GONE,)))))
    assert german(chooses) == (
        "Falls du am Zug bist, nimm 1 Schaden und wähle eine Möglichkeit: "
        "(1) Ziehe 1 Karte. (2) Lege diese Karte ab."
    )


def test_a_choice_may_come_several_times() -> None:
    chooses = fx.ForEach(w.FailedBy(), (fx.Choice(((ONE_CARD,), (GONE,))),))
    assert german(chooses).startswith("Wähle X-mal eine Möglichkeit: (1) Ziehe 1 Karte.")


def test_something_is_and_bears_several_things_at_once() -> None:
    ready = w.Matches("this", w.AllOf((w.Kind("enemy"), w.Ready(), w.Without("doom"))))
    with speaking_of(this="enemy"):
        assert both(effect_line(fx.If(ready, (HURT,)))) == (
            "If this enemy is ready and has no doom, take 1 damage.",
            "Falls dieser Gegner spielbereit ist und kein Verderben trägt, nimm 1 Schaden.",
        )


SUBJECT = r"(du|dein\w*|der|die|das|dies\w*|jen\w*|ein\w*|kein\w*|jed\w*|für|schaden|horror|x)\b"
"""How a statement begins that does not begin with its verb."""


@pytest.mark.parametrize("word", WORDS["effect"], ids=lambda word: word.__name__)
def test_behind_a_condition_the_german_verb_comes_first(word: type) -> None:
    for example in examples(word):
        said = german(fx.If(w.YourTurn(), (example,)))
        assert not re.match(rf"Falls du am Zug bist, {SUBJECT}", said), said


@pytest.mark.parametrize("word", WORDS["modifier"], ids=lambda word: word.__name__)
def test_behind_while_the_german_verb_comes_first(word: type) -> None:
    for example in examples(word):
        said = SPEECH["de"].say(ability_text(Constant((example,), w.YourTurn())))
        assert not re.match(rf"Solange du am Zug bist, {SUBJECT}", said), said


@pytest.mark.parametrize("printed", CARDS, ids=[card.code for card in CARDS])
def test_no_card_leaves_open_what_depends_on_a_condition(printed: Printed) -> None:
    for line in (*card_text(printed), *reverse_text(printed)):
        for sentence in both(line):
            assert not re.search(r"\b(Falls|If|Solange|While|Dann|Then)\b[^.:]*: (Falls|If)\b", sentence), (
                sentence
            )
            assert not re.search(r"\b(Falls|If)\b[^.:–]*: [^.:]*\. (?!Falls|If|X|\()", sentence), sentence


# Matches that were stored when cards said this otherwise


def test_what_a_stored_match_was_asked_can_still_be_read() -> None:
    tokens = text("tokens-clues", count=1, de="acc")
    price = text("cost-remove-tokens", mode="may", tokens=tokens, what=text("ref-location", de="dat"))
    draw = text("sentence", clause=text("do-draw", mode="one", who=text("ref-lead-start", de="nom"), count=1))
    stored = text("if-you-succeed", effects=text("may-pay", price=price, effects=draw))
    assert both(stored) == (
        "If you succeed: You may remove 1 clue from your location. "
        "If you do: The lead investigator draws 1 card.",
        "Falls die Probe gelingt: Du darfst 1 Hinweis von deinem Ort entfernen. "
        "Falls du das tust: Der Ermittlungsleiter zieht 1 Karte.",
    )


# Words


def test_a_card_is_taken_from_where_it_lies_and_lies_there_if_nothing_is_done_with_it() -> None:
    event = w.AllOf((w.Kind("event"), w.InZone("discard")))
    assert german(fx.AddToHand(w.Choose(event))) == "Nimm ein Ereignis aus deinem Ablagestapel auf die Hand."
    assert german(fx.If(w.Exists(event), (HURT,))).startswith(
        "Falls es ein Ereignis in deinem Ablagestapel gibt"
    )


def test_a_place_with_a_name_is_called_a_place() -> None:
    cellar = w.Choose(w.Named("Cellar"))
    assert german(fx.Move(cellar)) == "Bewege dich an den Ort „Cellar“."
    assert german(fx.DiscoverClues(1, cellar)) == "Entdecke am Ort „Cellar“ 1 Hinweis."
    assert german(fx.PlaceClues(1, cellar)) == "Platziere 1 Hinweis auf dem Ort „Cellar“."


def test_a_test_succeeds_and_nobody_passes_it() -> None:
    assert german(SucceedInstead(0)) == "Die Probe gelingt dir stattdessen um 0."


def test_tokens_are_placed_and_modifiers_are_got() -> None:
    assert german(fx.PlaceDoom(1, "this")) == "Platziere 1 Verderben auf dieser Karte."
    assert german(fx.Lasting("round", (mod.Change("you", "combat", 1),))) == (
        "Bis zum Ende der Runde bekommst du +1 Kampf."
    )


def test_cards_that_are_not_known_yet_are_cards() -> None:
    assert "Nimm die gefundene Karte auf die Hand." in german(fx.Search(w.Kind("asset")))
    assert "Nimm die gefundenen Karten auf die Hand." in german(fx.Search(w.Kind("asset"), count=2))
    assert german(fx.DrawEncounter(gains="surge")).endswith("Die gezogene Karte erhält Nachrüsten.")
    other = w.AllOf((w.Kind("asset"), w.DifferentFrom()))
    assert german(fx.PlayCard(other)) == "Spiele einen Vorteil mit anderem Namen von deiner Hand."


def test_story_assets_are_one_word() -> None:
    story = w.AllOf((w.Kind("asset"), w.Story()))
    assert german(fx.Discard(w.Choose(story))) == "Lege einen Storyvorteil ab."


@pytest.mark.parametrize(
    ("action", "called"),
    [
        ("fight", "Kampf."),
        ("investigate", "Ermitteln."),
        ("evade", "Entkommen."),
        ("parley", "Verhandlung."),
        ("resign", "Aufgeben."),
    ],
)
def test_actions_are_called_as_the_edition_calls_them(action: str, called: str) -> None:
    assert SPEECH["de"].say(ability_text(Play((fx.TakeAction(action),)))) == called  # type: ignore[arg-type]


def test_how_often_is_said_in_words() -> None:
    once = Forced(On("after", "draws-card", w.Is("you")), (HURT,), Limit(1, "round"))
    assert SPEECH["de"].say(ability_text(once)).endswith("Nur einmal pro Runde.")
    assert "Max. 1 pro Fertigkeitsprobe beitragen." in [
        SPEECH["de"].say(line) for card in PLAYER_CARDS for line in card_text(card)
    ]
