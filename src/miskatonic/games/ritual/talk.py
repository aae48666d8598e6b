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
    "candelabra|candelabrum|candle ?stick|candle ?holder|chalice|goblet|dagger|mask|idol|elder ?sign|gate|"
    "orb|trapezohedron|investigator|student|cultist|prof|professor|cthulhu|nyarlathotep|yog|yog ?sothoth|"
    "hastur|mystery card|old one|artefact|artifact|event card|character card|"
    "(?:blood|bright|dark|deep|light|pale)?(?:blue|red)|blue?ish|reddish|crimson|scarlet|(?:im)?pure|cursed?"
)
_COMPOUNDS = (
    "leuchter|kandelaber|kerzen ?stae?nder|kerzen ?halter|kelch|dolch|maske|(?<!er)goe?tze(?:n ?bild)?|idol|"
    "portal|kugel|trapez(?:oe?der)?|artefakt|(?<!ok)kultist|cthulhu|nyarlathotep|hastur"
)
"""Stems of German nouns that name the same thing whatever stands before: Kerzenleuchter, Höllenportal."""
_NOUNS = (
    "ermittler|student|professor|ae?lter(?:e[mnrs]?)? ?zeichen|grosse[mnrs]? ?alt|mysterioe?se[mnrs]? karte|"
    "ereignis(?= ?kart)|charakter(?= ?kart)"
)
"""Stems that harmless words end like, as Vermittler does, or that are harmless alone."""
_SHADES = (
    "blass|blut|dunkel|eis|feuer|hell|himmel|kirsch|knall|koenigs|marine|nacht|purpur|rost|rubin|scharlach|stahl|"
    "tief|tinten|wein|zart|ziegel"
)
_ADJECTIVES = f"(?:{_SHADES}|rot)?blau|(?:{_SHADES}|blau)?rot|blae?ulich|roe?tlich|(?:un)?(?:rein|verflucht)"
_GATE = "(?:daemonen|geister|hoellen|schicksals|stadt|sternen|welten|zauber)?tor(?:en|es|e|s)?"
_CURSE = "fluch(?:es|s)?|flueche?n?"
"""Nouns that harmless words are like (Motor, torn, Flucht, fluchen), with all their forms."""
_SECOND_PARTS = " ?(?:cards?|karten?|kae?rtchen|symbole?|ton|toene)"
"""What a compound may end with and still name the same thing: Kelchkarte, Rotton."""
_FORBIDDEN = re.compile(
    rf"\b(?:(?:{_ENGLISH})s?|(?:[a-z]*(?:{_COMPOUNDS})|{_NOUNS})(?:ern|innen|[ei]?n|e[mrs]?|s)?"
    rf"|(?:{_ADJECTIVES})(?:e[mnrs]?)?|{_GATE}|{_CURSE})(?:{_SECOND_PARTS})?\b"
)
_COME_IN = (
    "(?:geh|komm|lae?ss|schau)(?:en?|s?t)?"
    "(?: (?:bitte|da|doch|du|einfach|hier|ihn|ihr|jetzt|kurz|mal|mich|nur|ruhig|schnell|sie|uns))* rein"
)
"""Only such small words may stand inside: no card is named between them."""
_HARMLESS = re.compile(
    rf"\b(?:out of the blue|pure (?:chance|luck)|{_COME_IN}|"
    r"rein (?:gar|theoretisch|zufae?llig)|(?:fer|on|spren|win)kelchen)\b"
)
"""Turns of speech and diminutives that say nothing of a card."""
_SPELLED = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "0": "o", "1": "i", "3": "e", "4": "a"})


def refusal(said: str) -> Text | None:
    """talk.1, talk.2, talk.3: return why this may not be said, or None."""
    for plain in _plain(said):
        found = _FORBIDDEN.search(_HARMLESS.sub("", plain))
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
