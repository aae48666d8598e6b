"""Ids of options, of things on the board and of zones: "pass", "card:12", "hand:3", "pair:4:9".

An id is a kind and its parts, numbers or words, with colons between them. Ids stand in records and positions
and go over the wire, so they stay as they are; they are built and read here and nowhere else, and
`tests/core/test_one_codec.py` holds everybody to that. Not for which ids there are: each game says that.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

_SEVERAL = (tuple, list)


class Id(msgspec.Struct, frozen=True, gc=False):
    """What an id says: of what kind the thing is, and which one."""

    kind: str
    parts: tuple[str, ...] = ()

    @property
    def number(self) -> int:
        """Return its one number; ValueError if it has none, or several."""
        (part,) = self.parts
        return int(part)

    @property
    def has_number(self) -> bool:
        """Say whether it has one number, and not a word, or nothing, or several."""
        return len(self.parts) == 1 and self.parts[0].isdecimal()

    @property
    def numbers(self) -> tuple[int, ...]:
        """Return all its parts, which are numbers."""
        return tuple([int(part) for part in self.parts])

    @property
    def word(self) -> str:
        """Return which one it is, as it is written; empty if there is only one of the kind."""
        return ":".join(self.parts)


@lru_cache(16384)
def id_of(kind: str, *parts: int | str) -> str:
    """Return the id of a thing: `id_of("card", 12)` is "card:12"."""
    return ":".join([kind, *map(str, parts)])


@lru_cache(16384)
def read_id(id: str) -> Id:
    """Return what an id says."""
    kind, *parts = id.split(":")
    return Id(kind, tuple(parts))


def kind_in(id: str) -> str:
    """Return the kind of thing: "card" in "card:12"."""
    return read_id(id).kind


def word_in(id: str) -> str:
    """Return which one it is: "skull" in "token:skull", nothing in "pass"."""
    return read_id(id).word


def number_in(id: str) -> int:
    """Return the number in an id that has one: 12 in "card:12", 3 in "3"."""
    return int(id.rpartition(":")[2])


def is_choice(given: Any) -> bool:
    """Say whether this is an id or several, as an answer from outside should be."""
    if isinstance(given, _SEVERAL):
        return all(isinstance(id, str) for id in given)
    return isinstance(given, str)


def ids_in(choice: str | Sequence[str]) -> tuple[str, ...]:
    """Return the ids of a choice, whether it is one or several."""
    return (choice,) if isinstance(choice, str) else tuple(choice)


def numbers_in(choice: str | Sequence[str]) -> tuple[int, ...]:
    """Return the number in each id of a choice: 4 and 9 for "card:4" and "card:9"."""
    return tuple([number_in(id) for id in ids_in(choice)])
