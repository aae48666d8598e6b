"""What caches of a position are made of: what a box has to do with, abilities and modifiers in force.

Not for when they are worked out (see `caches`).
"""

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from miskatonic.games.horror.noting import CLAIMS, concerns, is_steady
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words.things import Condition, Word

if TYPE_CHECKING:
    from miskatonic.games.horror.state import Context

Entry = tuple["Context", Any, Condition | None, tuple[int, ...] | None, bool]
"""A modifier in force: in whose name, the word, while what holds, for which cards only, and whether it
lasts by itself (lasting-effects.3) instead of being printed on a card in play."""


class Box(msgspec.Struct, frozen=True):
    """What the cards of a game can have to do with at all, wherever they are; it never changes."""

    mentions: frozenset[str]
    """What may happen that some card refers to."""
    searches: frozenset[str]
    """The decks and piles of which some card searches the top."""
    at_once: bool
    """act.q1: whether some Objective is to be met at any time."""
    in_decks: bool
    """abilities.2: whether some ability works in a deck."""
    german: dict[str, str]
    """The German names of all cards by the English ones."""
    hidden: bool
    """hidden.1: whether some card is Hidden."""
    massive: bool
    """massive.1: whether some card is Massive, or can be."""
    permits: bool
    """play-restrictions.2: whether some card says that it can be committed where or when others cannot."""
    slots: bool
    """slots.q4: whether some card can change what slots there are, or what needs them."""


class Text(msgspec.Struct, frozen=True, gc=False):
    """An ability in force: on which card, and where its words stand."""

    card: int
    printed: int
    """The card its words are printed on."""
    index: int
    gain: int = -1
    """Which gained ability of a constant one; -1: it is printed on the card itself."""

    @property
    def key(self) -> str:
        """Return its name in options and counters."""
        return _key(self.card, self.printed, self.index, self.gain)


@lru_cache(8192)
def _key(card: int, printed: int, index: int, gain: int) -> str:
    return f"{card}.{printed}.{index}.{gain}"


class Referring(msgspec.Struct, frozen=True):
    """The abilities that refer to a point in time of something that happens, whoever has them."""

    forced: list[tuple[Text, Any]]
    reactions: list[tuple[Text, Any]]
    """What players may use; an Objective that may be met is among both."""
    gained: list[tuple[int, int, int, Any]] = []
    """gain.4: those that any card in play may have from others: on which card they are printed, and where."""


RECKONING: tuple[type[Word], ...] = (mod.SetBase, mod.Double, mod.Halve)
"""The modifiers of numbers that add nothing."""
KEYWORDS = frozenset({mod.Blank, mod.GainKeyword, mod.LoseKeyword})
SLOTS = frozenset({mod.ExtraSlot, mod.NoSlot, mod.SlotInstead})


class InForce(msgspec.Struct):
    """The modifiers of constant abilities in play and of lasting effects, and what is untouched by them."""

    by_kind: dict[type[Word], list[Entry]]
    forbidding: dict[str, list[Entry]] = {}
    """cannot.1: what cannot be done, with the modifiers that say so."""
    changing: dict[str, list[Entry]] = {}
    """modifiers.4: the numbers that are added to."""
    numbers: frozenset[str] = frozenset()
    """The numbers that may differ from what is printed."""
    keywords: bool = False
    slots: bool = False
    types: bool = False
    prices: bool = False
    """costs.14, initiation.8: whether anything may cost more or less than is printed."""
    contradicting: bool = False
    """silver-rule.2: whether two cards may say different things of the same number or keyword."""
    unsteady: int = 0
    """modifiers.1: which rules that always hold depend on modifiers that may come to hold, or cease to, by
    anything that happens (see `noting`)."""


def sort_out(by_kind: dict[type[Word], list[Entry]]) -> InForce:
    """Return what is in force, from all modifiers by kind."""
    found = InForce(by_kind)
    if not by_kind:
        return found
    for entry in by_kind.get(mod.Cannot, ()):
        found.forbidding.setdefault(entry[1].doing, []).append(entry)
    for entry in by_kind.get(mod.Change, ()):
        found.changing.setdefault(entry[1].stat, []).append(entry)
    for entry in by_kind.get(mod.AddSkill, ()):
        found.changing.setdefault(entry[1].to, []).append(entry)
    reckoned = [entry[1].stat for kind in RECKONING for entry in by_kind.get(kind, ())]
    found.numbers = frozenset([*found.changing, *reckoned])
    found.keywords = not KEYWORDS.isdisjoint(by_kind)
    found.slots = not SLOTS.isdisjoint(by_kind)
    found.types = mod.BecomeType in by_kind
    found.contradicting = len(by_kind.get(mod.SetBase, ())) > 1 or (
        mod.GainKeyword in by_kind and mod.LoseKeyword in by_kind
    )
    found.unsteady = _unsteady(by_kind) & (~0 if found.contradicting else ~CLAIMS)
    found.prices = mod.CostsMore in by_kind or mod.CostsLess in by_kind or "cost" in found.changing
    return found


def _unsteady(by_kind: dict[type[Word], list[Entry]]) -> int:
    """Return what the modifiers concern that may hold now and not later, without a card coming or going."""
    changing = mod.Blank in by_kind or mod.Immune in by_kind or mod.BecomeType in by_kind
    found = 0
    for entries in by_kind.values():
        for _, word, condition, cards, _ in entries:
            concerned = concerns(word)
            if concerned & ~found and (changing or not is_steady(word, condition, cards)):
                found |= concerned
    return found
