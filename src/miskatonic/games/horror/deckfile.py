"""A deck from what somebody pastes or opens: a deck site's JSON, a list in English or German, our own file.

Whatever comes in, what comes out is a deck or a `BadDeck` that names everything not understood, line by line.
Not for whether the deck is allowed (see `decks`).
"""

import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any

import msgspec

from miskatonic.core.text import Text, text
from miskatonic.games.horror.decks import DeckProblem, named
from miskatonic.games.horror.lineup import MOST_CARDS, RANDOM_WEAKNESS
from miskatonic.games.horror.options import LONGEST_NAME, DeckChoice
from miskatonic.games.horror.printed import Printed

FORMAT = "miskatonic-deck"
FORMAT_VERSION = 1
LONGEST = 30_000
"""Characters of a deck; no honest one comes near."""
SUGGESTED = 20
"""For how many unknown names others are suggested; it takes a while each time."""


class BadDeck(msgspec.Struct, frozen=True):
    """No deck, or not a whole one: what is wrong, and what was understood."""

    problems: tuple[DeckProblem, ...]
    deck: DeckChoice | None = None


def read(source: str, known: Mapping[str, Printed]) -> DeckChoice | BadDeck:
    """Return the deck in a text; `known` are the cards there are, by code."""
    if len(source) > LONGEST:
        return BadDeck((DeckProblem(text("deck-too-long", most=LONGEST)),))
    if not source.strip():
        return BadDeck((DeckProblem(text("deck-empty")),))
    if source.lstrip().startswith(("{", "[")):
        return _from_json(source, known)
    return _from_list(source, known)


def write(deck: DeckChoice) -> str:
    """Return the deck as a file of our own, which `read` reads again."""
    shown = {"format": FORMAT, "version": FORMAT_VERSION, **msgspec.to_builtins(deck)}
    return msgspec.json.format(msgspec.json.encode(shown), indent=1).decode() + "\n"


class Past(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a deck site's document tells of a campaign: experience, exile, and the deck it was before."""

    xp: int = 0
    xp_spent: int = 0
    exiled: tuple[str, ...] = ()
    previous: str = ""


def past(source: str) -> Past:
    """Return what a document tells of a campaign; whatever it does not tell is nothing."""
    try:
        found = msgspec.json.decode(source)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return Past()
    if not isinstance(found, dict):
        return Past()
    numbers = [found.get(name) for name in ("xp", "xp_spent")]
    xp, spent = (each if type(each) is int and each > 0 else 0 for each in numbers)
    exiled, before = found.get("exile_string"), found.get("previous_deck")
    codes = exiled.split(",") if isinstance(exiled, str) else []
    previous = str(before)[:LONGEST_NAME] if isinstance(before, str | int) else ""
    return Past(xp, spent, tuple(code.strip()[:LONGEST_NAME] for code in codes if code.strip()), previous)


def document(deck: DeckChoice, past: Past, known: Mapping[str, Printed]) -> str:
    """Return the deck as deck sites write it, with its experience, exile and upgrades; `read` reads it."""
    shown = {
        "name": deck.name,
        "investigator_code": deck.investigator,
        "investigator_name": known[deck.investigator].name[0],
        "slots": deck.cards,
        "sideSlots": {},
        "ignoreDeckLimitSlots": {},
        "xp": past.xp,
        "xp_spent": past.xp_spent,
        "xp_adjustment": 0,
        "exile_string": ",".join(past.exiled) or None,
        "previous_deck": past.previous or None,
    }
    return msgspec.json.format(msgspec.json.encode(shown), indent=1).decode() + "\n"


def meant(name: str, known: Mapping[str, Printed]) -> list[Printed]:
    """Return the cards that a code or a name means, with a level in brackets or without; the lowest first."""
    if name in known:
        return [known[name]]
    by_name: dict[str, list[Printed]] = defaultdict(list)
    for card in known.values():
        for each in {plain(each) for each in _names(card)}:
            by_name[each].append(card)
    key, level = _split(name, by_name)
    found = [card for card in by_name.get(key, ()) if level is None or (card.level or 0) == level]
    return sorted(found, key=lambda card: (card.level or 0, card.code))


# Documents of deck sites, and our own


def _from_json(source: str, known: Mapping[str, Printed]) -> DeckChoice | BadDeck:
    try:
        found = msgspec.json.decode(source)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return BadDeck((DeckProblem(text("deck-no-json")),))
    if not isinstance(found, dict):
        return BadDeck((DeckProblem(text("deck-no-document")),))
    ours = found.get("format") == FORMAT
    if ours and found.get("version") != FORMAT_VERSION:
        return BadDeck((DeckProblem(text("deck-file-version", known=FORMAT_VERSION)),))
    who, slots = ("investigator", "cards") if ours else ("investigator_code", "slots")
    return _document(found.get(who), found.get(slots), found.get("name"), known)


def _document(investigator: Any, slots: Any, name: Any, known: Mapping[str, Printed]) -> DeckChoice | BadDeck:
    """Take a document apart; an empty list of cards may be written as a list."""
    slots = {} if slots == [] else slots
    if not isinstance(investigator, str) or not isinstance(slots, dict):
        return BadDeck((DeckProblem(text("deck-no-document")),))
    problems: list[DeckProblem] = []
    cards: dict[str, int] = {}
    for code, count in slots.items():
        if type(count) is not int or not 0 <= count <= MOST_CARDS:
            problems.append(DeckProblem(text("deck-bad-count", code=code[:40]), card=code[:40]))
        elif code != RANDOM_WEAKNESS and code not in known:
            problems.append(DeckProblem(text("deck-unknown-code", code=code[:40]), card=code[:40]))
        elif code != RANDOM_WEAKNESS and count:
            cards[code] = count
    if not _is_investigator(known.get(investigator)):
        problems.append(DeckProblem(text("bad-deck-investigator", code=investigator[:40]), "deckbuilding.1"))
        return BadDeck(tuple(problems))
    return _finished(investigator, cards, name if isinstance(name, str) else "", problems)


def _is_investigator(card: Printed | None) -> bool:
    return card is not None and card.type == "investigator"


def _finished(
    investigator: str, cards: dict[str, int], name: str, problems: list[DeckProblem]
) -> DeckChoice | BadDeck:
    deck = DeckChoice(investigator, cards, " ".join(name.split())[:LONGEST_NAME])
    return BadDeck(tuple(problems), deck) if problems else deck


# Lists

_COUNTED = re.compile(r"^(?P<count>\d{1,3})\s*(?:[x×*]\s*|\s)(?P<name>\S.*)$", re.IGNORECASE)
_COUNTED_BEHIND = re.compile(r"^(?P<name>.*\S)\s*(?:\s[x×*]|[×])\s*(?P<count>\d{1,3})$", re.IGNORECASE)
_BEHIND = re.compile(r"^(?P<name>.*\S)\s*[(\[](?P<what>[^()\[\]]*)[)\]]$")
_LEVEL = re.compile(r"^(?:level|lvl|stufe|xp)?\.?\s*(?P<level>\d)(?:\s*xp)?$", re.IGNORECASE)
_INVESTIGATOR = re.compile(r"^(?:investigator|ermittler(?:in)?)\s*:\s*(?P<name>.+)$", re.IGNORECASE)
_NUMBER_BEHIND = re.compile(r"\s*[(\[]?\d{1,3}\s*(?:cards?|karten?)?[)\]]?\s*$", re.IGNORECASE)
_HEADING_WORDS = """
    deck decklist main side cards player asset assets event events skill skills treachery treacheries enemy
    enemies weakness weaknesses basic permanent permanents signature neutral guardian seeker rogue mystic
    survivor hand hands ally allies arcane accessory body tarot other others packs pack level
    karten spielerkarten vorteil vorteile ereignis ereignisse fertigkeit fertigkeiten verrat gegner schwäche
    schwächen grundschwäche grundschwächen dauerhaft signaturkarten wächter sucher schurke mystiker
    überlebender hände verbündete verbündeter arkan accessoire körper sonstige weitere stufe und and
    xp experience erfahrung author autor version autorin
    """
_HEADINGS = frozenset(_HEADING_WORDS.split())
_RANDOM = ("random basic weakness", "zufallige grundschwache")
"""As `plain` writes it."""
_APOSTROPHES = re.compile("['’‘`´]")


class _List:
    """A list being read: the names there are, and what was found so far."""

    def __init__(self, known: Mapping[str, Printed]) -> None:
        self.by_name: dict[str, list[Printed]] = defaultdict(list)
        for card in known.values():
            for name in {plain(each) for each in _names(card)}:
                self.by_name[name].append(card)
        self.cards: Counter[str] = Counter()
        self.investigators: list[Printed] = []
        self.title = ""
        self.problems: list[DeckProblem] = []
        self._suggested = 0

    def take(self, number: int, line: str) -> None:
        """Take one line; what cannot be understood becomes a problem."""
        said = line.strip().lstrip("-*•·–").strip()
        if not said or said.startswith(("#", "//")):
            return
        if found := _INVESTIGATOR.match(said):
            self._investigator(number, found["name"])
        elif (found := _COUNTED.match(said)) or (found := _COUNTED_BEHIND.match(said)):
            self._counted(number, found["name"], int(found["count"]))
        else:
            self._bare(number, said)

    def _counted(self, number: int, name: str, count: int) -> None:
        if plain(name) in _RANDOM:
            return  # it is drawn where a deck names none
        found = self._card(number, name)
        if found is None:
            return
        if found.type == "investigator":
            self.investigators.append(found)
        elif not 0 < count <= MOST_CARDS:
            self._wrong(number, text("deck-count", card=named(found), count=count), found.code)
        else:
            self.cards[found.code] += count

    def _bare(self, number: int, said: str) -> None:
        """A line without a number: an investigator, a card, a heading, or first of all the deck's name."""
        if _split(said, self.by_name)[0] in self.by_name or plain(said) in _RANDOM:
            self._counted(number, said, 1)
        elif _is_heading(said):
            return
        elif not (self.title or self.cards or self.investigators):
            self.title = said
        else:
            self._unknown(number, said)

    def _investigator(self, number: int, name: str) -> None:
        key, _ = _split(name, self.by_name)
        found = [card for card in self.by_name.get(key, ()) if card.type == "investigator"]
        if found:
            self.investigators.append(found[0])
        else:
            self._unknown(number, name)

    def _card(self, number: int, name: str) -> Printed | None:
        """Return the card of that name and level; without a level the lowest one is meant."""
        key, level = _split(name, self.by_name)
        versions = sorted(self.by_name.get(key, ()), key=lambda card: card.level or 0)
        if not versions:
            self._unknown(number, name)
            return None
        fitting = [card for card in versions if level is None or (card.level or 0) == level]
        if not fitting:
            there = ", ".join(dict.fromkeys(str(card.level or 0) for card in versions))
            self._wrong(number, text("deck-no-level", name=name[:LONGEST_NAME], levels=there))
            return None
        return fitting[0]

    def _unknown(self, number: int, name: str) -> None:
        """Say that there is no such card, and which ones are called almost so."""
        near: list[str] = []
        if self._suggested < SUGGESTED:
            self._suggested += 1
            near = get_close_matches(plain(name)[:LONGEST_NAME], self.by_name, 1, 0.72)
        shown = name[:LONGEST_NAME]
        if near:
            meant = named(self.by_name[near[0]][0])
            self._wrong(number, text("deck-unknown-near", name=shown, near=meant))
        else:
            self._wrong(number, text("deck-unknown", name=shown))

    def _wrong(self, number: int, said: Text, card: str = "") -> None:
        self.problems.append(DeckProblem(said, card=card, line=number))


def _from_list(source: str, known: Mapping[str, Printed]) -> DeckChoice | BadDeck:
    found = _List(known)
    for number, line in enumerate(source.splitlines(), 1):
        found.take(number, line)
    who = {card.code: card for card in found.investigators}
    if len(who) != 1:
        said = text("deck-two-investigators") if who else text("deck-no-investigator")
        problems = (DeckProblem(said, "deckbuilding.1"), *found.problems)
        return BadDeck(problems)
    return _finished(next(iter(who)), dict(found.cards), found.title, found.problems)


def plain(name: str) -> str:
    """Return a name without what people write in different ways: case, accents, quotes, dots."""
    letters = unicodedata.normalize("NFKD", _APOSTROPHES.sub("", name.casefold()))
    kept = [letter if letter.isalnum() else " " for letter in letters if not unicodedata.combining(letter)]
    return " ".join("".join(kept).split())


def _names(card: Printed) -> list[str]:
    """Return what a card may be called: its name, alone or with its subtitle, in either language."""
    pairs = zip(card.name, card.subtitle, strict=True)
    return [each for name, subtitle in pairs for each in (name, f"{name} {subtitle}")]


def _split(name: str, names: Mapping[str, Any]) -> tuple[str, int | None]:
    """Return a name without what stands in brackets behind it, and the level if that is one."""
    level: int | None = None
    while behind := _BEHIND.match(name):
        what = behind["what"].strip()
        if found := _LEVEL.match(what):
            level = int(found["level"])
        elif what and not what.strip("•"):
            level = len(what)
        elif plain(name) in names:
            break
        name = behind["name"]
    return plain(name), level


def _is_heading(said: str) -> bool:
    """Say whether this is "Assets (12)", "Vorteile:", "Packs: …" or the like, and no card."""
    head = said.partition(":")[0]
    words = _NUMBER_BEHIND.sub("", head).casefold().replace("/", " ").split()
    return said.endswith(":") or (bool(words) and all(word.strip("()&,") in _HEADINGS for word in words))
