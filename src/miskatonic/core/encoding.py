"""Views as rows of whole numbers, for programs that learn: a game says field by field what stands where.

An `Encoding` is a list of fields, each of a fixed size, in the order of the row. Numbers stand as they are,
words as their place in a list, what is hidden or not there as -1; a list has so many places, and those
that are left over hold -1. A number that is too large counts as the largest, a word that is not in its list
as one more than the last. It is made from a view alone, so it can tell nothing that the view does not.
Not for learning, and not for arrays (see `lab`).
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

NOTHING = -1
"""What is hidden, or not there."""


class Field(msgspec.Struct, frozen=True):
    """Some places of a row that belong together."""

    name: str
    about: str
    size: int
    most: int
    """No place of it holds more."""
    write: Callable[[Any], list[int]]
    """From what has the field, the view or a part of it, to the places."""
    parts: "tuple[Field, ...]" = ()
    """What an entry of it consists of."""
    count: int = 1
    """How many entries it has."""


class Encoding(msgspec.Struct, frozen=True):
    """How a game's views, and the options it offers, become numbers."""

    fields: tuple[Field, ...]
    options: int
    """No ask offers more options than this."""
    kinds: tuple[str, ...]
    """The kinds of options there are."""
    things: tuple[str, ...] = ()
    """The words that stand in options' ids."""

    @property
    def size(self) -> int:
        """Return how long a row is."""
        return sum(field.size for field in self.fields)

    @property
    def most(self) -> int:
        """Return the largest number in it."""
        return max(field.most for field in self.fields)

    def encode(self, view: Any) -> list[int]:
        """Return a view as a row."""
        return [number for field in self.fields for number in field.write(view)]


def number(name: str, most: int, about: str = "") -> Field:
    """Return a field that is a number."""
    return Field(name, about, 1, most, lambda has: [_bounded(getattr(has, name), most)])


def flag(name: str, about: str = "") -> Field:
    """Return a field that is true (1) or false (0)."""
    return Field(name, about, 1, 1, lambda has: [_bounded(getattr(has, name), 1)])


def word(name: str, words: Sequence[str], about: str = "") -> Field:
    """Return a field that is one of these words."""
    place = _places(words)
    return Field(name, about, 1, len(words), lambda has: [_place(place, getattr(has, name))])


def numbers(name: str, count: int, most: int, about: str = "") -> Field:
    """Return a field that is a list of numbers, of which the last so many count."""

    def write(has: Any) -> list[int]:
        return _filled([_bounded(each, most) for each in getattr(has, name)[-count:]], count)

    return Field(name, about, count, most, write, count=count)


def words(name: str, count: int, known: Sequence[str], about: str = "") -> Field:
    """Return a field that is a list of words, of which the last so many count."""
    place = _places(known)

    def write(has: Any) -> list[int]:
        return _filled([_place(place, each) for each in getattr(has, name)[-count:]], count)

    return Field(name, about, count, len(known), write, count=count)


def how_many(name: str, known: Sequence[str], most: int, about: str = "") -> Field:
    """Return a field that says of each word how often it stands in a list, or its number in a table."""

    def write(has: Any) -> list[int]:
        found = getattr(has, name)
        if isinstance(found, dict):
            return [_bounded(found.get(each, 0), most) for each in known]
        return [_bounded(found.count(each), most) for each in known]

    return Field(name, about, len(known), most, write, count=len(known))


def part(name: str, *parts: Field, about: str = "") -> Field:
    """Return a field that consists of others; all are -1 where there is no such thing."""
    size = sum(each.size for each in parts)

    def write(has: Any) -> list[int]:
        found = getattr(has, name)
        return [NOTHING] * size if found is None else [n for each in parts for n in each.write(found)]

    return Field(name, about, size, max(each.most for each in parts), write, parts)


def several(name: str, count: int, *parts: Field, about: str = "") -> Field:
    """Return a field that is a list of things that consist of others; the last so many count."""
    size = sum(each.size for each in parts)

    def write(has: Any) -> list[int]:
        entries = getattr(has, name)[-count:]
        row = [n for entry in entries for each in parts for n in each.write(entry)]
        return _filled(row, count * size)

    return Field(name, about, count * size, max(each.most for each in parts), write, parts, count)


def rows(fields: Iterable[Field], first: int = 0) -> list[tuple[int, Field]]:
    """Return the fields of a row, each with the place where it begins."""
    found = []
    for field in fields:
        found.append((first, field))
        first += field.size
    return found


def _places(known: Sequence[str]) -> dict[str, int]:
    return {each: place for place, each in enumerate(known)}


def _place(places: dict[str, int], found: str | None) -> int:
    return NOTHING if found is None else places.get(found, len(places))


def _bounded(found: int | None, most: int) -> int:
    return NOTHING if found is None else max(NOTHING, min(int(found), most))


def _filled(row: list[int], size: int) -> list[int]:
    return row + [NOTHING] * (size - len(row))
