"""Table talk: what the chat refuses, and the ready-made phrases."""

from pathlib import Path

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.core.text import LANGUAGES, Speech, text
from miskatonic.games.ritual import cards
from tests.builders import RITUAL, all_pass, table

HANDS = "pure Mask, pure Idol, pure Dagger, pure Chalice, Cthulhu"


def refused(said: str, **options: bool) -> bool:
    g = table("ritual", hands=HANDS, pile="Gate", **options)  # type: ignore[arg-type]
    return RITUAL.check_talk(g, said) is not None


def table_talk(file: str) -> list[str]:
    """Return the sentences of a list, one on each line."""
    return (Path(__file__).parent / file).read_text("utf-8").splitlines()


@rule("talk.1", "talk.2", "talk.3")
def test_talk_3_whoever_names_a_card_a_kind_or_a_colour_is_refused() -> None:
    sentences = table_talk("talk_refused.txt")
    assert len(set(sentences)) >= 200
    assert [said for said in sentences if not refused(said)] == []


@rule("talk.3")
def test_talk_3_whoever_names_none_is_heard() -> None:
    sentences = table_talk("talk_passes.txt")
    assert len(set(sentences)) >= 200
    assert [said for said in sentences if refused(said)] == []


@rule("talk.1")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", range(len(cards.CARDS)))
def test_talk_1_no_card_may_be_named_in_any_language(card: int, language: str) -> None:
    name = Speech(language, ["miskatonic.core", "miskatonic.games.ritual"]).say(cards.name(card))
    assert refused(f"Anna, {name}!")
    assert refused(name.upper())


@rule("talk.1")
@pytest.mark.parametrize(
    "said", ["you are blue", "Yours is RED.", "deine ist rot", "eine blaue Karte", "reinen"]
)
def test_talk_1_no_colour_may_be_named(said: str) -> None:
    assert refused(said)


@rule("talk.2")
@pytest.mark.parametrize("said", ["I give you a Gate", "es ist das Tor", "it is cursed", "die ist verflucht"])
def test_talk_2_the_card_being_passed_may_not_be_named(said: str) -> None:
    assert refused(said)


@rule("talk.3")
@pytest.mark.parametrize(
    "said",
    [
        *("two masks", "the Cultist's", "Old Ones", "any artifact"),
        *("den Kultisten", "des Dolches", "mit rotem", "Götzenbilder", "die Großen Alten", "zwei Toren"),
        *("r e d", "R3D", "M-A-S-K", "Gotzenbild", "gôblet", "AELTERES ZEICHEN"),
    ],
)
def test_talk_3_plurals_cases_and_cheap_disguises_are_refused_too(said: str) -> None:
    assert refused(said)


@rule("talk.3")
@pytest.mark.parametrize(
    "said",
    [
        *(
            "Achtung, Portal!",
            "Nimm das Portal nicht.",
            "zwei Portale",
            "ein Höllenportal",
            "Die Torkarte kommt.",
        ),
        *("Das Schimmernde Trapezoeder", "ein Trapez", "Der misstrauische Student!", "die Studentenkarte"),
        *(
            "Da ist die Kelchkarte.",
            "des Opferkelches",
            "der Kerzenleuchter",
            "Kerzen-Leuchtern",
            "Kandelaber",
        ),
        *("eine Dolchkarte", "den Opferdolchen", "Maskenkarten", "Goetzenbildkarte", "Zauberkugel"),
        *(
            "Sie ist dunkelrot.",
            "etwas Hellblaues",
            "ein rötlicher Schimmer",
            "blutrote Karte",
            "Rotton",
            "bläulich",
        ),
        *("deine ist unrein", "eine Fluchkarte", "lauter Flüche", "Kultistenkarte", "zwei Kultistinnen"),
        *("Cthulhukarte", "die Ermittlerin", "Professorenkarte", "Ereigniskarten", "ein Charakter-Kärtchen"),
        *(
            "a portal",
            "Gatecard",
            "dark-red",
            "it is reddish",
            "bluish",
            "candle holders",
            "impure",
            "the Prof",
        ),
    ],
)
def test_talk_3_the_editions_words_and_their_compounds_are_refused(said: str) -> None:
    assert refused(said)


@rule("talk.3")
@pytest.mark.parametrize(
    "said",
    ["Schau: Dolch, rein!", "Komm rot rein", "Lass mal den Kelch rein", "Geh, Maske rein", "Schaudolch rein"],
)
def test_talk_3_a_harmless_phrase_hides_no_card(said: str) -> None:
    assert refused(said)


@rule("talk.3")
@pytest.mark.parametrize(
    "said",
    ["Komm rein!", "Kommt doch bitte rein.", "Lasst uns rein!", "Lass mich da rein.", "Schau mal rein."],
)
def test_talk_3_whoever_is_at_the_door_may_be_asked_in(said: str) -> None:
    assert not refused(said)


@rule("talk.3")
@pytest.mark.parametrize(
    "said",
    [
        *("Du bist mir zu misstrauisch.", "Ich bin rein zufällig hier.", "Mein Brot ist alle."),
        *(
            "Der Motor des Doktors",
            "Wir müssen einen Vermittler rufen.",
            "Ergreift die Flucht!",
            "Ich könnte fluchen.",
        ),
        *(
            "Daran ergötzen sich alle.",
            "Du willst dich maskieren?",
            "ein Okkultist",
            "Mein Kugelschreiber ist leer.",
        ),
        *(
            "Hör auf zu reden.",
            "Sie errötet.",
            "Ein großes Ereignis!",
            "Er hat Charakter.",
            "allein im Verein",
        ),
        *("Mein liebes Onkelchen!", "Welch ein Licht", "Das ist wichtig, transportier sie weiter."),
        *(
            "That came out of the blue.",
            "pure luck",
            "I forbid it",
            "absorbed in thought",
            "We must investigate.",
        ),
        *("Is it important?", "You look tired and bored.", "an occultist", "delegate it", "take the reins"),
    ],
)
def test_talk_3_words_that_only_look_alike_may_be_said(said: str) -> None:
    assert not refused(said)


@rule("talk.3")
@pytest.mark.parametrize(
    "said",
    [
        *("Take it!", "I would never lie to you.", "I am torn", "credit where it is due", "She is in danger"),
        *("Nimm sie!", "Du kannst mir glauben.", "Lass uns reden.", "Großartig, Alter!", "", "7 3 1"),
    ],
)
def test_talk_3_everything_else_may_be_said(said: str) -> None:
    assert not refused(said)


@rule("talk.3")
def test_talk_3_the_refusal_says_why() -> None:
    g = table("ritual", hands=HANDS, pile="Gate")
    reason = RITUAL.check_talk(g, "I saw a Dagger")
    assert reason is not None
    assert (reason.id, reason.args) == ("talk-refused", {"word": "dagger"})


@rule("talk.3")
def test_talk_3_a_table_may_switch_the_filter_off() -> None:
    assert not refused("You hold the Cultist", talk_filter=False)
    assert refused("You hold the Cultist")


@rule("talk.3")
def test_talk_3_after_the_game_everything_may_be_said() -> None:
    g = table("ritual", hands=HANDS, pile="Gate", sanity="7 7 7 7 1")
    all_pass(g)
    assert g.outcome is not None
    assert RITUAL.check_talk(g, "You held the Cultist") is None


@rule("talk.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_talk_3_ready_made_phrases_are_at_hand_and_pass_the_filter(language: str) -> None:
    speech = Speech(language, ["miskatonic.core", "miskatonic.games.ritual"])
    phrases = [speech.say(text(id)) for id in RITUAL.phrases()]
    assert len(set(phrases)) == len(phrases) >= 5
    assert not any(refused(phrase) for phrase in phrases)
