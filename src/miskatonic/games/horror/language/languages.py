"""The two languages cards are written in: their readers, and the names they know. Not for grammar."""

from collections.abc import Mapping
from functools import cache

from miskatonic.core.text import Speech, Text
from miskatonic.games.horror.language import english, german
from miskatonic.games.horror.language.reader import Reader
from miskatonic.games.horror.language.tokens import Lexicon

PACKAGES = ("miskatonic.core", "miskatonic.games.horror")

_GRAMMARS = {"en": english.GRAMMAR, "de": german.GRAMMAR}
_SYMBOLS = {
    "fast": "free", "lightning": "free", "elder sign": "elder_sign", "auto fail": "auto_fail",
    "automatic failure": "auto_fail", "elder thing": "elder_thing", "per investigator": "per_investigator",
    "frei": "free", "aktion": "action", "reaktion": "reaction", "älteres zeichen": "elder_sign",
}  # fmt: skip
_HEADINGS = {
    "en": {
        "revelation": "revelation",
        "forced": "forced",
        "play": "play",
        "objective": "objective",
        "if": "result",
    },
    "de": {
        "enthüllung": "revelation",
        "erzwungen": "forced",
        "spielen": "play",
        "ziel": "objective",
        "falls": "result",
    },
}
_SELVES = {
    "en": {
        "asset": r"\bthis (?:asset|card)\b",
        "event": r"\bthis (?:event|card)\b",
        "skill": r"\bthis (?:skill card|card|skill(?! (?:test|check)))\b",
        "treachery": r"\bthis (?:treachery|card)\b",
        "enemy": r"\bthis (?:enemy|card)\b",
        "location": r"\bthis (?:location|card)\b",
        "investigator": r"\bthis card\b",
    },
    "de": {
        "asset": r"\bdiese[rnms]? (?:vorteils?|vorteilskarte|karte)\b",
        "event": r"\bdiese[rnms]? (?:ereignis|ereignisses|ereigniskarte|karte)\b",
        "skill": r"\bdiese[rnms]? (?:fertigkeitskarte|karte)\b",
        "treachery": r"\bdiese[rnms]? (?:verratskarte|karte)\b",
        "enemy": r"\bdiese[rnms]? (?:gegners?|karte)\b",
        "location": r"\bdiese[rnms]? (?:orte?s?|karte)\b",
        "investigator": r"\bdiese[rnms]? karte\b",
    },
}
_REMINDERS = {"en": ("using either a basic",), "de": ("verwende dabei entweder",)}


_TOKENS = ("skull", "cultist", "tablet", "elder-thing", "auto-fail", "elder-sign")


@cache
def symbols(language: str) -> dict[str, str]:
    """Return what stands between brackets: as deck sites write it, and as our own texts do."""
    speech = Speech(language, PACKAGES)
    ours = {speech.say(Text(f"token-{each}")).lower(): each.replace("-", "_") for each in _TOKENS}
    return {**_SYMBOLS, **ours}


@cache
def traits(language: str) -> dict[str, str]:
    """Return the traits that cards of the project have: what they are called, and their English names."""
    speech, in_english = Speech(language, PACKAGES), Speech("en", PACKAGES)
    said = [each for each in speech.ids() if each.startswith("trait-") and each != "trait-or"]
    return {speech.say(Text(each)).lower(): in_english.say(Text(each)) for each in said}


def reader(language: str, more_traits: Mapping[str, str] | None = None) -> Reader:
    """Return a reader of a language; `more_traits` are English names by those of the language."""
    known = {**traits(language), **(more_traits or {})}
    return Reader(
        _GRAMMARS[language],
        Lexicon(known, symbols(language), _REMINDERS[language], _SELVES[language]),
        _HEADINGS[language],
    )
