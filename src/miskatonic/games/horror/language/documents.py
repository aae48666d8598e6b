"""Cards as people bring them: documents of deck sites (JSON) and packs of our own (TOML), with plain text.

A pack is a list of tables `[[card]]` with `name`, `type`, `text` and `traits`, in the language that
`language` names. Not for reading what texts say.
"""

import json
import tomllib
from collections.abc import Iterable
from typing import Any

import msgspec

MOST_BYTES = 4_000_000
MOST_CARDS = 5_000
TYPES = frozenset({"investigator", "asset", "event", "skill", "enemy", "treachery", "location"})


class BadDocument(Exception):
    """A file is no document of cards."""


class Card(msgspec.Struct, frozen=True):
    """A card with its texts, as far as they are there; `texts`, `names` and `traits` by language."""

    code: str
    type: str
    names: dict[str, str]
    texts: dict[str, str]
    backs: dict[str, str] = {}
    traits: dict[str, tuple[str, ...]] = {}

    def name(self, language: str) -> str:
        """Return its name in a language, or in the other one."""
        return self.names.get(language) or next(iter(self.names.values()), self.code)


def read_document(content: bytes) -> list[Card]:
    """Return the cards of a file."""
    if len(content) > MOST_BYTES:
        raise BadDocument("too-large")
    try:
        found = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadDocument("no-text") from error
    cards = _pack(found) if _is_toml(found) else _of_sites(found)
    if len(cards) > MOST_CARDS:
        raise BadDocument("too-large")
    return cards


def _is_toml(content: str) -> bool:
    return not content.lstrip().startswith(("[{", "{", "[\n", "[]", "[ "))


def _pack(content: str) -> list[Card]:
    try:
        pack = tomllib.loads(content)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadDocument("no-cards") from error
    cards, language = pack.get("card"), pack.get("language", "en")
    if not isinstance(cards, list) or language not in ("en", "de"):
        raise BadDocument("no-cards")
    return [_of_pack(number, each, language) for number, each in enumerate(cards, 1)]


def _of_pack(number: int, card: Any, language: str) -> Card:
    if not isinstance(card, dict) or not isinstance(card.get("name"), str) or card.get("type") not in TYPES:
        raise BadDocument("no-cards")
    traits = card.get("traits", [])
    if not isinstance(traits, list) or not isinstance(card.get("text", ""), str):
        raise BadDocument("no-cards")
    code = str(card.get("code", number))
    return Card(
        code,
        card["type"],
        {language: card["name"]},
        {language: card.get("text", "")},
        traits={language: tuple(str(each) for each in traits)},
    )


def _of_sites(content: str) -> list[Card]:
    try:
        found = json.loads(content)
    except (ValueError, RecursionError) as error:
        raise BadDocument("no-cards") from error
    if isinstance(found, dict):
        found = found.get("cards", [found])
    if not isinstance(found, list):
        raise BadDocument("no-cards")
    return [_of_site(each) for each in found]


def _of_site(card: Any) -> Card:
    if not isinstance(card, dict) or not isinstance(card.get("name"), str):
        raise BadDocument("no-cards")
    names, texts, backs, traits = {}, {}, {}, {}
    for language, prefix in (("en", ""), ("de", "de_")):
        name = card.get(f"{prefix}name")
        if not isinstance(name, str):
            continue
        names[language] = name
        texts[language] = str(card.get(f"{prefix}text") or "")
        if card.get("type_code") == "investigator" and card.get(f"{prefix}back_text"):
            backs[language] = str(card[f"{prefix}back_text"])
        traits[language] = tuple(_traits(str(card.get(f"{prefix}traits") or "")))
    return Card(str(card.get("code", "")), str(card.get("type_code", "")), names, texts, backs, traits)


def _traits(written: str) -> list[str]:
    return [each.strip() for each in written.split(".") if each.strip()]


def known_traits(cards: Iterable[Card], language: str) -> dict[str, str]:
    """Return traits of a language with their English names, as far as cards have them in both."""
    found: dict[str, str] = {}
    for card in cards:
        english, other = card.traits.get("en", ()), card.traits.get(language, ())
        if len(english) == len(other):
            found.update(zip((each.lower() for each in other), english, strict=True))
    return found
