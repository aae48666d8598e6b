"""Card text cut into tokens: words, numbers, symbols, traits, the card's own name. Every token knows where it
stood, so that problems and highlights can point at it.

Markup of deck sites (`[action]`, `[[Trait]]`, `<b>`) and our own way to write the same (`[free]`, `–`) come
out alike. Hyphens inside words count as spaces. A reminder, which deck sites print in italics and
parentheses, says nothing new and is left out. Not for what words mean.
"""

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

MOST_CHARACTERS = 4_000
MOST_LINES = 40


class Token(NamedTuple):
    """A word or sign: what it is read as, of which kinds it is besides, its value and its place."""

    key: str
    kinds: tuple[str, ...]
    value: Any
    start: int
    end: int


class Lexicon(NamedTuple):
    """The names a text may speak of, in its own language, each with the English one."""

    traits: Mapping[str, str]
    """By the trait in small letters."""
    symbols: Mapping[str, str]
    """By what stands between brackets, in small letters."""
    reminders: tuple[str, ...] = ()
    """How reminders begin that do say something."""
    selves: Mapping[str, str] = {}
    """By the type of a card, how it speaks of itself, as a regular expression."""


class TooLarge(Exception):
    """A text is longer than allowed."""


_SIGNS = {
    ".": ".", ",": ",", ":": ":", ";": ";", "(": "«", ")": "»", "–": "–", "—": "–", "/": "slash", "!": ".",
    "?": ".", "×": "×", "…": ".", "•": "•", "-": "–", "−": "–",
}  # fmt: skip
_QUOTES = "\"“”„‟’‘'"
_TOKEN = re.compile(
    r"""(?P<tag></?\w+/?>)
    |(?P<trait>\[\[[^\]\n]{1,60}\]\])
    |(?P<symbol>\[[^\]\n]{1,40}\])
    |(?P<option>(?<=[:.]\s)\(\d\))
    |(?P<range>\d+-\d+)
    |(?P<signed>(?<![\w])[+−-]\s?(?:\d+|[X-Z]\b))
    |(?P<number>\d+)
    |(?P<abbreviation>[Mm]ax\.)
    |(?P<word>[^\W\d_]+(?:['’][^\W\d_]+)*['’]?)
    |(?P<hyphen>(?<=[\w\]”“">])-(?=[\w\[„"“])|(?<=[\w\]”“"])-(?=[\s,]))
    |(?P<sign>[^\w\s])""",
    re.VERBOSE,
)


def tokens_of(text: str, lexicon: Lexicon, own_name: str = "", card_type: str = "") -> list[list[Token]]:
    """Return the lines of a text as tokens; empty lines are left out."""
    if len(text) > MOST_CHARACTERS or text.count("\n") > MOST_LINES:
        raise TooLarge
    names = _own_names(text, own_name)
    if card_type in lexicon.selves:
        selves = re.finditer(lexicon.selves[card_type], text, re.IGNORECASE)
        names += [(match.start(), match.end()) for match in selves]
    lines: list[list[Token]] = []
    start = 0
    for line in text.split("\n"):
        found = _line(text, start, start + len(line), lexicon, names)
        if found:
            lines.append(found)
        start += len(line) + 1
    return lines


def _own_names(text: str, own_name: str) -> list[tuple[int, int]]:
    """Return where a card speaks of itself by name; German names may be declined."""
    if not own_name:
        return []
    words = re.findall(r"\w+|[^\w\s]", own_name)
    spelt = [re.escape(word) + (r"\w{0,2}" if len(word) > 4 and word.isalpha() else "") for word in words]
    stems = [
        re.escape(word[:-1]) + r"\w{0,2}" if len(word) > 5 and word.isalpha() else re.escape(word)
        for word in words
    ]
    joint = r"[\s]*"
    for parts in (words and [re.escape(word) for word in words], spelt, stems):
        if not parts:
            continue
        pattern = re.compile(r"(?<!\w)" + joint.join(parts) + r"(?!\w)(?:['’]s)?", re.IGNORECASE)
        found = [(match.start(), match.end()) for match in pattern.finditer(text)]
        if found:
            return found
    return []


def _line(text: str, start: int, end: int, lexicon: Lexicon, names: list[tuple[int, int]]) -> list[Token]:
    found: list[Token] = []
    at = start
    italic = False
    while at < end:
        own = next((span for span in names if span[0] == at), None)
        if own is not None:
            possessive = re.search(r"['’]s$", text[at : own[1]]) is not None
            found.append(Token("this's" if possessive else "this", ("#this",), "this", *own))
            at = own[1]
            continue
        match = _TOKEN.match(text, at, end)
        if match is None:
            if not text[at].isspace():
                found.append(Token(text[at], (), text[at], at, at + 1))
            at += 1
            continue
        kind, said = match.lastgroup, match.group()
        if kind == "tag":
            italic = said == "<i>" if said in ("<i>", "</i>") else italic
        elif italic and said == "(" and (after := _after_reminder(text, at, end, lexicon)):
            at = after
            continue
        elif kind != "hyphen":
            found.extend(_token(str(kind), said, match.start(), match.end(), lexicon))
        at = match.end()
    return found


def _after_reminder(text: str, at: int, end: int, lexicon: Lexicon) -> int:
    """Return where a reminder ends; 0 if it is one that says something."""
    close = text.find(")", at, end)
    said = re.sub(r"<[^>]*>", "", text[at + 1 : close]).strip().lower()
    if close < 0 or any(said.startswith(each) for each in lexicon.reminders):
        return 0
    return close + 1


def _token(kind: str, said: str, start: int, end: int, lexicon: Lexicon) -> list[Token]:
    low = said.lower().replace("’", "'")
    match kind:
        case "trait":
            name = said[2:-2].strip()
            english = lexicon.traits.get(name.lower(), name)
            return [Token("[trait]", ("#trait",), english, start, end)]
        case "symbol":
            symbol = lexicon.symbols.get(low[1:-1].replace("_", " ").strip(), low[1:-1])
            return [Token(f"[{symbol}]", ("#symbol",), symbol, start, end)]
        case "option":
            return [Token("#option", ("#option",), int(said[1:-1]), start, end)]
        case "range":
            least, _, most = said.partition("-")
            if not (_is_small(least) and _is_small(most)):
                return [Token(said, (), said, start, end)]
            return [Token("#range", ("#range",), (int(least), int(most)), start, end)]
        case "signed":
            sign, number = said[0], said[1:].strip()
            if number.isdigit() and not _is_small(number):
                return [Token(said, (), said, start, end)]
            amount: Any = int(number) if number.isdigit() else number
            return [Token("#signed", ("#signed",), ("+" if sign == "+" else "-", amount), start, end)]
        case "number":
            if not _is_small(said):
                return [Token(said, (), said, start, end)]
            return [Token(said, ("#number",), int(said), start, end)]
        case "abbreviation":
            return [Token("max", ("#word",), "max", start, end)]
        case "sign":
            if said in _QUOTES:
                return [Token('"', ("#quote",), said, start, end)]
            return [Token(_SIGNS.get(said, said), (), said, start, end)]
    kinds: tuple[str, ...] = ("#word",)
    value: Any = said
    if said in ("X", "Y", "Z"):
        kinds = ("#letter",)
    elif said[:1].isupper() and low in lexicon.traits:
        kinds, value = ("#word", "#trait"), lexicon.traits[low]
    return [Token(low, kinds, value, start, end)]


DIGITS = 2


def _is_small(number: str) -> bool:
    """Say whether cards know such a number: none has more than two digits."""
    return len(number) <= DIGITS and number.isascii()
