"""What players are asked about names cards as they know them: by type, and in their own language."""

from miskatonic.core.text import Speech, Text
from miskatonic.games.horror.words import costs as cost
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.things import AllOf, At, Choose, Kind, Named
from tests.games.horror.cards import enemy
from tests.games.horror.table import Table

GERMAN = Speech("de", ["miskatonic.core", "miskatonic.games.horror"])


def asked(t: Table) -> str:
    """Return the question in German."""
    return GERMAN.say(t.ask.text)


def offered(t: Table) -> list[str]:
    """Return what may be answered, in German."""
    return [GERMAN.say(option.text) for option in t.ask.options]


def test_a_target_is_asked_for_with_the_effect_it_is_for() -> None:
    t = Table()
    for name in ("Ghoul", "Bat"):
        t.put(enemy(name), "at:" + str(t.person().location))
    t.resolve(fx.Deal(1, target=Choose(AllOf((Kind("enemy"), At())))))
    assert asked(t).endswith("wähle ein Ziel. Füge einem Gegner an deinem Ort 1 Schaden zu.")


def test_options_of_a_choice_are_sentences() -> None:
    t = Table()
    t.resolve(fx.Choice(((fx.Draw(2),), (fx.GainResources(1),))))
    assert offered(t) == ["Ziehe 2 Karten.", "Erhalte 1 Ressource."]


def test_a_price_stands_before_what_it_buys() -> None:
    t = Table()
    t.set(t.person().card, resources=3)
    t.resolve(fx.May((fx.Draw(),), cost.Resources(2)))
    assert offered(t) == ["Gib 2 Ressourcen aus. Ziehe 1 Karte.", "Nein"]


def test_cards_are_named_in_the_language_of_the_reader() -> None:
    t = Table()
    t.resolve(fx.May((fx.Move(Choose(Named("Cellar"))),)))
    said = t.ask.options[0].text
    assert isinstance(said, Text)
    assert GERMAN.say(said) == "Bewege dich an den Ort „Cellar (de)“."
