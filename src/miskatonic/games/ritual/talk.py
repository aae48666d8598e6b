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

_ENGLISH = (
    "candelabra|candelabrum|candlestick|candleholder|chalice|goblet|dagger|mask|idol|elder ?sign|gate|orb|"
    "trapezohedron|investigator|student|cultist|professor|cthulhu|nyarlathotep|yog|yog ?sothoth|hastur|"
    "mystery card|old one|artefact|artifact|event card|character card|blue|red|pure|cursed|curse"
)
_GERMAN = (
    "armleuchter|leuchter|kerzenstae?nder|kelch|dolch|maske|goe?tze|goe?tzenbild|idol|kugel|trapezoe?der|"
    "ermittler|ermittlerin|student|studentin|kultist|kultistin|professor|professorin|artefakt|"
    "ereigniskarte|charakterkarte|ae?lter(?:e[mnrs]?)? ?zeichen|grosse[mnrs]? ?alt|"
    "mysterioe?se[mnrs]? karte|blau|rot|rein|verflucht|flue?ch"
)
"""Word stems; "oe?" and its like also read a word typed without its umlaut."""
_FORBIDDEN = re.compile(
    rf"\b(?:(?:{_ENGLISH})s?|tor(?:e|en|es|s)?|(?:{_GERMAN})(?:e|em|en|er|ern|es|n|nen|s)?)\b"
)
_SPELLED = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "0": "o", "1": "i", "3": "e", "4": "a"})


def refusal(said: str) -> Text | None:
    """talk.1, talk.2, talk.3: return why this may not be said, or None."""
    for plain in _plain(said):
        found = _FORBIDDEN.search(plain)
        if found:
            return text("talk-refused", word=found.group())
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
