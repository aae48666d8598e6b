"""Messages for people: an id and arguments in, a sentence out, in German or English (Fluent).

A `Text` is what rules and tables produce; only the edge that talks to a person turns it into words.
An argument `x` that names somebody reaches Fluent as `$x` (the name) and `$x-is` ("you" or "other"), so
that a message can say "You give …" or "Anna gives …". What only one language needs, an ending or the order of
words, is an argument named after it (`$de`); without it a message is as usual. `LOW($x)` begins with a small
letter; `TURN($who, "zieht", $de)` says which of the two comes first in German. An id like "lesson.title"
names an attribute of a message. Parsing takes long, so a message is parsed when it is first said. Not for
choosing what somebody may read.
"""

import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from traceback import walk_tb
from typing import Any

import msgspec
from babel import Locale
from babel.numbers import parse_pattern
from babel.plural import PluralRule
from fluent.runtime.bundle import FluentBundle
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser, ast

from miskatonic.core import parts

LANGUAGES = ("en", "de")
_STOPS = re.compile(r"([!?…]|\.{3})\.(?!\.)")
"""After a name that ends with a mark of its own there is no full stop."""
_QUOTES = re.compile(r"([„“”])\1")
"""A name that brings its own quotation marks gets no second pair."""
_BEGINNING = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""Where a message begins: nothing inside one has an equals sign after a name at the start of its line."""


class Who(msgspec.Struct, frozen=True, gc=False, tag="who"):
    """A seat as an argument of a message; shown as that player's name."""

    seat: int


class Text(msgspec.Struct, frozen=True, gc=False, tag="text"):
    """A message id with its arguments. Arguments may be texts themselves (a card's name).

    Like all that is made once, of parts that were there before (`gc=False`), it is never part of a circle, so
    the collector of circles need not look at it.
    """

    id: str
    args: "dict[str, int | float | str | Who | Text | list[Who | Text]]" = {}


def text(id: str, **args: Any) -> Text:
    """Return the message `id`; underscores in argument names become hyphens."""
    for name in args:
        if "_" in name:
            return Text(id, {name.replace("_", "-"): value for name, value in args.items()})
    return Text(id, args)


def decimal(number: float, places: int) -> Text:
    """Return a number with so many decimal places."""
    whole, _, part = f"{number:.{places}f}".partition(".")
    return text("decimal", whole=whole, part=part)


def percent(share: float) -> Text:
    """Return a share of 1 in percent, with one decimal place."""
    return text("percent", number=decimal(100 * share, 1))


class Refusal(Exception):
    """Something was refused, for a reason that is a message; as a string it is an English sentence.

    Raised like this it finds the words of every package that it came through: a game's and our own.
    """

    reason: Text

    def __str__(self) -> str:
        """Return the reason as a sentence."""
        for package in _packages_of(self):
            try:
                return Speech("en", ["miskatonic.core", package]).say(self.reason)
            except MissingMessage:
                continue
        return self.reason.id


def _packages_of(error: BaseException) -> Iterator[str]:
    """Return the packages with messages that an error came through, from where it was raised outward."""
    raised_in = [frame.f_globals.get("__name__", "") for frame, _ in walk_tb(error.__traceback__)]
    for module in reversed(["miskatonic.core", *raised_in]):
        while module:
            if _has_messages(module):
                yield module
            module = module.rpartition(".")[0]


@cache
def _has_messages(module: str) -> bool:
    found = sys.modules.get(module)
    if found is None or not hasattr(found, "__path__"):
        return False
    folder = files(module)
    return folder.joinpath("messages.en.ftl").is_file() or folder.joinpath("messages.en").is_dir()


class MissingMessage(Exception):
    """A message does not exist, or cannot be formed, in a language."""


class Speech:
    """Turns texts into sentences of one language."""

    def __init__(self, language: str, packages: Iterable[str]) -> None:
        """Load the messages of each package, like "miskatonic.games.ritual"."""
        self.language = language
        self._bundle = _Bundle(language, packages)

    def ids(self) -> set[str]:
        """Return all message ids there are."""
        return {id for id in self._bundle.entries if not id.startswith("-")}

    def has(self, id: str) -> bool:
        """Say whether there is such a message, or such an attribute of a message."""
        id, _, attribute = id.partition(".")
        if not self._bundle.has_message(id):
            return False
        return not attribute or attribute in self._bundle.get_message(id).attributes

    def say(self, text: Text, names: Mapping[int, str] | None = None, reader: int | None = None) -> str:
        """Return the sentence, as the seat `reader` reads it."""
        id, _, attribute = text.id.partition(".")
        if not self._bundle.has_message(id):
            raise MissingMessage(f"{self.language}: {text.id}")
        message = self._bundle.get_message(id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingMessage(f"{self.language}: {text.id} has no value")
        sentence, errors = self._bundle.format_pattern(pattern, self._arguments(text, names or {}, reader))
        if errors:
            raise MissingMessage(f"{self.language}: {text.id}: {errors[0]}")
        return _QUOTES.sub(r"\1", _STOPS.sub(r"\1", str(sentence)))

    def _arguments(self, text: Text, names: Mapping[int, str], reader: int | None) -> dict[str, Any]:
        given: dict[str, Any] = {self.language: ""}
        for name, value in text.args.items():
            if isinstance(value, Who | Text):
                given[name + "-is"] = "you" if isinstance(value, Who) and value.seat == reader else "other"
            given[name] = self._word(value, names, reader)
        return given

    def _word(self, value: Any, names: Mapping[int, str], reader: int | None) -> str | float:
        if isinstance(value, Who):
            return names[value.seat] if value.seat in names else self._seat(value.seat)
        if isinstance(value, Text):
            return self.say(value, names, reader)
        if isinstance(value, list):
            return self._list([self._listed(item, names, reader) for item in value])
        return value if isinstance(value, int | float) else str(value)

    def _listed(self, item: Any, names: Mapping[int, str], reader: int | None) -> str:
        if isinstance(item, Who) and item.seat == reader:
            return self.say(Text("you"))
        return str(self._word(item, names, reader))

    def _seat(self, seat: int) -> str:
        return self.say(Text("seat-name", {"number": seat + 1}))

    def _list(self, words: list[str]) -> str:
        if len(words) < 2:
            return "".join(words) or self.say(Text("nobody"))
        return self.say(Text("list-and", {"first": ", ".join(words[:-1]), "last": words[-1]}))


def _low(words: Any) -> str:
    """Return what might begin a sentence as it goes on with one: `{ LOW($clause) }` in a message."""
    said = str(words)
    return said[:1].lower() + said[1:]


def _turn(subject: Any, verb: Any, place: Any) -> str:
    """Return a subject and its verb; "behind" what opens the sentence German puts the verb first."""
    return f"{verb} {_low(subject)}" if str(place) == "behind" else f"{subject} {verb}"


_FUNCTIONS: dict[str, Any] = {"LOW": _low, "TURN": _turn}


class Counting(Locale):
    """How English and German count, which is all that messages need to know of a locale.

    Babel would read its whole data for that, which takes longer than a table needs for its first question.
    """

    plural_form = PluralRule({"one": "i = 1 and v = 0"})
    decimal_formats = {None: parse_pattern("#,##0.###")}  # type: ignore[assignment]

    @property
    def number_symbols(self) -> Any:
        """Return the signs in and before numbers."""
        decimal, group = ",." if self.language == "de" else ".,"
        return {"latn": {"decimal": decimal, "group": group, "minusSign": "-", "plusSign": "+"}}


class _Bundle(FluentBundle):
    """Messages that are parsed when they are first said, of which there are few in any one match."""

    def __init__(self, language: str, packages: Iterable[str]) -> None:
        super().__init__([language], functions=_FUNCTIONS, use_isolating=False)
        self.entries: dict[str, str] = {}
        for package in packages:
            self.entries = {**entries(package, language), **self.entries}

    def _get_babel_locale(self) -> Locale:
        return Counting(self.locales[0])

    def has_message(self, message_id: str) -> bool:
        return message_id in self.entries and not message_id.startswith("-")

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        id = f"-{entry_id}" if term else entry_id
        if id not in self._compiled:
            self._compiled[id] = self._compiler(_parsed(self.entries[id]))
        return self._compiled[id]


@cache
def _parsed(entry: str) -> ast.Message | ast.Term:
    """Return a message, which the speeches of several games share."""
    parsed = FluentParser(with_spans=False).parse_entry(entry)
    if not isinstance(parsed, ast.Message | ast.Term):
        raise MissingMessage(f"this is no message: {entry}")
    return parsed


@cache
def entries(package: str, language: str) -> dict[str, str]:
    """Return the source of every message of a package by its id; of two with the same id the first counts."""
    written = source(package, language)
    begun = list(_BEGINNING.finditer(written))
    ends = [*(each.start() for each in begun[1:]), len(written)]
    found: dict[str, str] = {}
    for beginning, end in zip(begun, ends, strict=True):
        found.setdefault(beginning[1], written[beginning.start() : end])
    return found


def source(package: str, language: str) -> str:
    """Return a package's messages: `messages.<language>.ftl`, or all of the folder `messages.<language>`."""
    return "\n".join(parts.read(package, f"messages.{language}", ".ftl").values())
