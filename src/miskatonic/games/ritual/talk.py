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
    "orb|trapezohedron|investigator|student|cultist|prof|professor|cthul+h?u|nyarla(?:thotep)?|yog|"
    "(?:yog ?)?sothoth|hastur|mystery card|old one|artefact|artifact|event card|character card|"
    "(?:blood|brick|bright|cherry|dark|deep|ice|light|navy|pale|rose|royal|ruby|sky|steel)?(?:blue|red)|"
    "bluer|bluest|blue?ish|redder|reddest|reddish|crimson|scarlet|azure|(?:im)?pur(?:e|ity)|cursed?"
)
_COMPOUNDS = (
    "leuchter|kandelaber|kerzen ?stae?nder|kerzen ?halter|kelch|doe?lch|maske|mae?sk(?=chen|lein)|"
    "(?<!er)goe?tze(?:n ?bild)?|idol|portae?l|kue?gel|trapez(?:oe?der)?|artefakt|(?<!ok)kultist|cthul+h?u|"
    "nyarla(?:thotep)?|hastur"
)
"""Stems of German nouns that name the same thing whatever stands before: Kerzenleuchter, Höllenportal."""
_NOUNS = (
    "ermittler|student|professor|ae?lter(?:e[mnrs]?)? ?zeichen|grosse[mnrs]? ?alt|mysterioe?se[mnrs]? karte|"
    "ereignis(?= ?kart)|charakter(?= ?kart)|(?:un)?reinheit"
)
"""Stems that harmless words end like, as Vermittler does, or that are harmless alone."""
_SHADES = (
    "azur|blass|blut|bordeaux|dunkel|eis|feuer|grau|hell|himmel|karmin|kirsch|knall|kobalt|koenigs|kornblumen|"
    "marine|mittel|nacht|purpur|rosa|rost|rubin|scharlach|stahl|tief|tinten|wein|zart|ziegel|zinnober"
)
_ADJECTIVES = f"(?:{_SHADES}|rot)?blau|(?:{_SHADES}|blau)?rot|blae?ulich|roe?tlich|(?:un)?(?:rein|verflucht)"
_GATE = "(?:daemonen|geister|hoellen|schicksals|stadt|sternen|welten|zauber)?tor(?:en|es|e|s)?"
_CURSE = "fluch(?:es|s)?|flueche?n?"
"""Nouns that harmless words are like (Motor, torn, Flucht, fluchen), with all their forms."""
_SECOND_PARTS = (
    " ?(?:cards?|holders?|karten?|kae?rtchen|symbole?|zeichens?|ton|toene|stich|farb(?:en|ig)(?:e[mnrs]?)?|"
    "(?:besitzer|halter|inhaber|trae?ger)(?:in|innen|n|s)?)"
)
"""What a compound may end with and still name the same thing: Kelchkarte, Fluchzeichen, Rotton."""
_ENDINGS = "ern|innen|[ei]?n|e[mrs]?|s|(?:chen|lein)s?"
_FORBIDDEN = re.compile(
    rf"\b(?:(?:{_ENGLISH})s?|(?:[a-z]*(?:{_COMPOUNDS})|{_NOUNS})(?:{_ENDINGS})?"
    rf"|(?:{_ADJECTIVES})(?:e[mnrs]?)?|{_GATE}|{_CURSE})(?:{_SECOND_PARTS})?\b"
)
_COME_IN = (
    "(?:geh|guck|hau|komm|lae?ss|leg|pass|schau|(?<!jeden )(?<!keinen )fae?ll)(?:en?|s?t)?"
    "(?: (?:auf|bitte|da|dich|doch|drauf|du|einfach|gar|hier|ich|ihn|ihr|jetzt|kurz|mal|mich|mir|nicht|nur|"
    "ruhig|schnell|sie|so|uns|was))* rein"
)
"""Only such small words may stand inside, and no comma: no card is named between them."""
_NO_CARDS = "bauchgefue?hl|glue?ck(?:ssache)?|neugier|spekulation|vermutung|wahnsinn|zufall"
_HARMLESS = re.compile(
    r"\b(?:blue moon|out of the blue|red.handed|red herring|pure (?:chance|genius|guesswork|luck)|"
    rf"{_COME_IN}|im reinen|ins reine|rein (?:gar|theoretisch|zufae?llig)|reine[mnrs]? (?:{_NO_CARDS})|"
    r"(?:dackel|deckel|enkel|ferkel|onkel|pickel|sprenkel|winkel)chen)\b"
)
"""Turns of speech and diminutives that say nothing of a card."""
_SPELLED = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "0": "o", "1": "i", "3": "e", "4": "a"})
_DRAWN_OUT = re.compile(r"([a-z])\1{2,}")
"""A letter three times or more, as in "rooot"."""


def refusal(said: str) -> Text | None:
    """talk.1, talk.2, talk.3: return why this may not be said, or None."""
    for plain in _plain(said):
        found = _FORBIDDEN.search(plain)
        if found:
            return text("talk-refused", word=found.group())
    return None


def _plain(said: str) -> tuple[str, ...]:
    """Return the message as the filter reads it: lower case, without accents; also with umlauts stripped.

    What is harmless goes before commas and dots do.
    """
    folded = unicodedata.normalize("NFC", said).casefold()
    forms = [_unaccented(folded.translate(_SPELLED)), _unaccented(folded)]
    words = [re.sub(r"[^a-z]+", " ", _HARMLESS.sub("", _DRAWN_OUT.sub(r"\1", form))) for form in forms]
    return (*words, *(_joined(form) for form in words))


def _unaccented(letters: str) -> str:
    decomposed = unicodedata.normalize("NFKD", letters)
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def _joined(words: str) -> str:
    """Return the message with single letters drawn together, so that "r e d" reads "red"."""
    return re.sub(r"\b(\w) (?=\w\b)", r"\1", words)
