"""A card's text in the other language: read here, rendered there. Not for reading or rendering itself."""

from miskatonic.core.text import MissingMessage, Speech
from miskatonic.games.horror.language.findings import CardReading
from miskatonic.games.horror.language.languages import PACKAGES
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.render import card_text


def translated_lines(reading: CardReading, card_type: str, language: str) -> list[str] | None:
    """Return the lines of a text that was understood, in a language; None if it cannot be said there."""
    if reading.abilities is None:
        return None
    speech = Speech(language, PACKAGES)
    printed = Printed("", card_type, ("", ""), abilities=reading.abilities)  # type: ignore[arg-type]
    try:
        return [speech.say(line) for line in card_text(printed)]
    except (MissingMessage, KeyError, TypeError):
        return None
