"""Table talk in Ritual: the ready-made phrases, and what the chat refuses during a round.

Not for chat itself; a table asks `refusal` before it passes a message on.
"""

import re
import unicodedata

from miskatonic.core.text import Text, text

PHRASES = tuple(
    f"phrase-{name}"
    for name in (
        "take-it",
        "pass-it",
        "trust-me",
        "beware",
        "unsure",
        "thanks",
        "sorry",
        "well-played",
        "hurry",
    )
)
"""talk.3"""

_NAMES = (
    "candelabra|candelabrum|candlestick|candleholder|chalice|goblet|dagger|mask|idol|elder sign|eldersign|"
    "gate|orb|trapezohedron|investigator|student|cultist|professor|cthulhu|nyarlathotep|yog|yog sothoth|"
    "yogsothoth|hastur|mystery card|great old one|old one|artefact|artifact|event card|character card|"
    "armleuchter|leuchter|kerzenstaender|kelch|dolch|maske|masken|goetze|goetzen|goetzenbild|"
    "aelteres zeichen|aelterezeichen|tor|tore|magische kugel|kugel|trapezoeder|ermittler|ermittlerin|"
    "studentin|kultist|kultistin|professorin|mysterioese karte|grosser alter|grosse alte|grossen alten|"
    "artefakt|artefakte|ereigniskarte|charakterkarte"
)
_COLOURS = (
    "blue|red|pure|cursed|curse|blau|blaue|blauen|blauer|blaues|rot|rote|roten|roter|rotes|"
    "rein|reine|reinen|reiner|reines|verflucht|verfluchte|verfluchten|verfluchter|verfluchtes|fluch"
)
_FORBIDDEN = re.compile(rf"\b({_NAMES}|{_COLOURS})s?\b")
_SPELLED = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "0": "o", "1": "i", "3": "e", "4": "a"})


def refusal(said: str) -> Text | None:
    """talk.1, talk.2, talk.3: return why this may not be said, or None."""
    for plain in _plain(said):
        found = _FORBIDDEN.search(plain)
        if found:
            return text("talk-refused", word=found.group(1))
    return None


def _plain(said: str) -> tuple[str, ...]:
    """Return the message as the filter reads it: lower case, without accents; also with umlauts stripped."""
    folded = unicodedata.normalize("NFC", said).casefold()
    spelled = folded.translate(_SPELLED)
    stripped = unicodedata.normalize("NFKD", folded)
    stripped = "".join(letter for letter in stripped if not unicodedata.combining(letter))
    words = [re.sub(r"[^a-z]+", " ", form) for form in (_unaccented(spelled), stripped)]
    return (*words, *(_joined(form) for form in words))


def _unaccented(letters: str) -> str:
    decomposed = unicodedata.normalize("NFKD", letters)
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def _joined(words: str) -> str:
    """Return the message with single letters drawn together, so that "r e d" reads "red"."""
    return re.sub(r"\b(\w) (?=\w\b)", r"\1", words)
