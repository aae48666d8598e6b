"""What reading a text finds: its sentences with their places and roles, problems, and abilities.

Roles are for whoever shows the text: which words are trigger, cost, limit or effect. Not for reading.
"""

from typing import Any, Literal

import msgspec

Role = Literal["trigger", "cost", "limit", "effect", "keyword", "rule", "heading"]


class Problem(msgspec.Struct, frozen=True):
    """Why a sentence is not understood, and from where on."""

    reason: Literal["unknown-words", "two-readings", "too-long", "misplaced", "unknown-reference"]
    start: int
    end: int
    """The sentence."""
    at: int
    """The first word that does not fit."""
    understood: str
    """The text up to there."""
    word: str
    """That word."""
    expected: tuple[str, ...] = ()
    """What could have stood there."""
    detail: str = ""
    readings: tuple[Any, ...] = ()


class Sentence(msgspec.Struct, frozen=True):
    """A sentence of a text: where it stands, what it is for, and what it says."""

    start: int
    end: int
    role: Role
    says: Any
    problem: Problem | None = None


class CardReading(msgspec.Struct, frozen=True):
    """What a text says: all its sentences, and the abilities if all of it is understood."""

    sentences: tuple[Sentence, ...]
    abilities: tuple[Any, ...] | None
    back: tuple[Any, ...] = ()
    """What the back of an investigator says about decks."""

    @property
    def problems(self) -> list[Problem]:
        """Return why it is not understood."""
        return [each.problem for each in self.sentences if each.problem is not None]
