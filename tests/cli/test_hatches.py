"""The list of cards that need an escape hatch."""

import pytest

from miskatonic.cli.flags import Language
from miskatonic.cli.hatches import print_hatches
from miskatonic.games.horror.hatches import all_cards, hatches
from miskatonic.games.horror.words.abilities import Constant, Gains, Revelation
from miskatonic.games.horror.words.effects import Draw, If, Run
from miskatonic.games.horror.words.things import YourTurn
from tests.cli.driver import run
from tests.games.horror.cards import act, asset, treachery

DEEP = treachery("Deep", Revelation((If(YourTurn(), (Draw(), Run("swap"))),)))
LENT = asset("Lent", Constant((Gains("you", Revelation((Run("twist"), Run("bend")))),)))
BACK = act("Back", reverse=(Run("burn"),))
PLAIN = asset("Plain", Revelation((Draw(),)))


def test_hatches_are_found_wherever_they_hide_on_a_card() -> None:
    found = hatches([DEEP, LENT, BACK, PLAIN])
    assert {card.code: runs for card, runs in found} == {
        "deep": ("swap",),
        "lent": ("bend", "twist"),
        "back": ("burn",),
    }


def test_the_list_names_cards_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    print_hatches(Language.EN, [DEEP, LENT, PLAIN])
    print_hatches(Language.DE, [DEEP, PLAIN])
    assert capsys.readouterr().out.splitlines() == [
        "2 of 3 cards use escape hatches:",
        "Deep (deep): swap",
        "Lent (lent): bend, twist",
        "Eine von 2 Karten nutzt einen Notausgang:",
        "Deep (de) (deep): swap",
    ]


@pytest.mark.parametrize(("language", "word"), [("en", "escape hatch"), ("de", "Notaus")])
def test_the_command_counts_the_cards_there_are(language: str, word: str) -> None:
    result = run("horror", "escape-hatches", "--lang", language)
    assert result.exit_code == 0
    assert str(len(all_cards())) in result.stdout
    assert word in result.stdout
