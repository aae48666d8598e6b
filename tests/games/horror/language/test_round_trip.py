"""What we write we read: every player card's own text, in both languages, is read back to its tree."""

import pytest

from miskatonic.core.text import Speech
from miskatonic.games.horror.cards import PLAYER_CARDS
from miskatonic.games.horror.language.languages import PACKAGES, reader
from miskatonic.games.horror.language.normal import normal_abilities
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.render import card_text


def lines(card: Printed, language: str) -> str:
    """Return the text of a card as it is written in a language."""
    speech = Speech(language, PACKAGES)
    return "\n".join(speech.say(line) for line in card_text(card))


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_text_of_every_player_card_is_read_back(language: str) -> None:
    reads = reader(language)
    wrong = []
    for card in PLAYER_CARDS:
        reading = reads.read(lines(card, language), card.type)
        if reading.abilities != normal_abilities(card.abilities):
            wrong.append(card.name[0])
    assert wrong == []
