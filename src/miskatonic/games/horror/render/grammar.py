"""What German and English ask of a noun phrase: cases, genders, endings, a or an. Not for which words.

Messages get what only one language needs in an argument named after it: `$de` is a German ending or form,
`$en` an English article or number.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Literal

from miskatonic.core.text import Text, text

Case = Literal["nom", "acc", "dat", "gen"]

Det = Literal["a", "each", "the", "no", "this", "that", "count", "up-to", "any", "bare", "number"]
"""How a phrase begins: "a", "each", "the", "no", "this", "that"; and plurals: "2", "up to 2", "any number
of", nothing, "the number of".
"""
PLURALS = ("count", "up-to", "any", "bare", "number")

GENDERS = {
    "card": "f", "investigator": "m", "asset": "m", "event": "n", "skill": "f", "enemy": "m",
    "treachery": "f", "location": "m", "act": "f", "agenda": "f", "story": "f", "reference": "f",
    "weakness": "f", "basic-weakness": "f", "encounter-card": "f",
    "scenario-card": "f",
}  # fmt: skip
"""The gender of every noun in German."""


def _table(*rows: str) -> dict[str, dict[str, str]]:
    """Return endings by case and gender from rows like "er e es"; "-" is none."""
    cases = ("nom", "acc", "dat", "gen")
    split = [["" if end == "-" else end for end in row.split()] for row in rows]
    return {case: dict(zip("mfn", ends, strict=True)) for case, ends in zip(cases, split, strict=True)}


_ARTICLES = {
    "a": _table("- e -", "en e -", "em er em", "es er es"),
    "no": _table("- e -", "en e -", "em er em", "es er es"),
    "the": _table("er ie as", "en ie as", "em er em", "es er es"),
    "each": _table("er e es", "en e es", "em er em", "es er es"),
}
_MIXED = _table("er e es", "en e es", "en en en", "en en en")
_WEAK = _table("e e e", "en e e", "en en en", "en en en")
_STRONG_PLURAL = {"nom": "e", "acc": "e", "dat": "en", "gen": "er"}


def article_ending(det: Det, case: Case, gender: str) -> str:
    """Return how "ein", "kein", "d", "jed" or "dies" goes on."""
    return _ARTICLES["each" if det in ("this", "that") else det][case][gender]


def adjective_ending(det: Det, case: Case, gender: str) -> str:
    """Return how an adjective goes on behind such a beginning."""
    if det == "number":
        return "en"
    if det in PLURALS:
        return _STRONG_PLURAL[case]
    return (_MIXED if det in ("a", "no") else _WEAK)[case][gender]


def noun(name: str, det: Det, case: Case) -> Text:
    """Return a noun in the form a phrase needs."""
    many = det in PLURALS
    german = "many-dat" if many and case == "dat" else "many" if many else "gen" if case == "gen" else "one"
    return text(f"noun-{name}", en="many" if many else "one", de=german)


def a_or_an(word: str) -> str:
    """Return the English article before a word."""
    return "an" if word[:1].lower() in "aeiou" and not word.startswith(("uni", "use")) else "a"


# What a card is about while it is rendered

_NOUNS: ContextVar[dict[str, str]] = ContextVar("nouns", default={})  # noqa: B039


@contextmanager
def speaking_of(**nouns: str) -> Iterator[None]:
    """Name what "this", "that" or "chosen" is meanwhile: `speaking_of(this="enemy")`."""
    token = _NOUNS.set({**_NOUNS.get(), **nouns})
    try:
        yield
    finally:
        _NOUNS.reset(token)


def noun_of(ref: str) -> str:
    """Return what a reference is called; a card if nothing else is known."""
    return _NOUNS.get().get(ref, "investigator" if ref == "who" else "card")


def is_taken() -> bool:
    """Say whether something is done with the cards spoken of: then they are taken from where they are."""
    return "taken" in _NOUNS.get()


def is_one_card(ref: str) -> bool:
    """Say whether it is known that a reference stands for a single card."""
    return ref in _NOUNS.get()


def type_of_uses() -> str:
    """Return the type of the uses of the card that is being rendered, if it has any."""
    return _NOUNS.get().get("uses", "")
