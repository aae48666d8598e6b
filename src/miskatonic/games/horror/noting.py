"""What changes in a position, noted in a few bits for the rules that always hold (see `rules.standing`).

Not for what follows from a change.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from miskatonic.core.ids import kind_in
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words import things
from miskatonic.games.horror.words.things import Word

if TYPE_CHECKING:
    from miskatonic.games.horror.state import Card

SOMETHING = 1
"""Anything at all: what depends on a condition may hold now, or no longer."""
HARM = 2
"""Damage, horror, or what health and sanity are."""
PLACES = 4
"""Who and which enemies are where, ready, and can engage."""
SEATING = 8
"""Which assets need which slots."""
HOSTS = 16
"""What is attached to what."""
COPIES = 32
"""Which unique cards are in play."""
DECKS = 64
"""Whether there is an encounter deck."""
PEOPLE = 128
"""Who is still in the game."""
CLAIMS = 256
"""What cards say of base values and keywords."""
GOALS = 512
"""Whether an Objective is met."""
EVERYTHING = 1023
ALL_OF_THEM = HARM | PLACES | SEATING
"""What modifiers of every kind may change."""


def of_card(old: "Card", new: "Card") -> int:
    """Return what it may mean that a card has changed."""
    found = SOMETHING
    if new.damage != old.damage or new.horror != old.horror:
        found |= HARM
    if old.exhausted != new.exhausted and kind_in(new.zone) in ("at", "threat"):
        found |= PLACES
    if old.revealed != new.revealed:
        found |= ALL_OF_THEM | CLAIMS
    return found if old.code == new.code else EVERYTHING


def of_person(what: Iterable[str]) -> int:
    """Return what it may mean that these of an investigator have changed."""
    found = SOMETHING
    if "location" in what:
        found |= PLACES
    if "status" in what:
        found |= PLACES | PEOPLE
    return found


# Modifiers

_CONCERNS: dict[type[Word], int] = {
    mod.SetBase: CLAIMS,
    mod.GainKeyword: CLAIMS,
    mod.LoseKeyword: CLAIMS,
    mod.ExtraSlot: SEATING,
    mod.NoSlot: SEATING,
    mod.SlotInstead: SEATING,
    mod.BecomeType: ALL_OF_THEM,
    mod.Blank: ALL_OF_THEM,
    mod.Immune: ALL_OF_THEM,
}


def concerns(word: Any) -> int:
    """Return what it may mean that a modifier begins or ends to hold."""
    found = _CONCERNS.get(type(word), 0)
    if getattr(word, "stat", "") in ("health", "sanity"):
        found |= HARM
    if type(word) in (mod.GainKeyword, mod.LoseKeyword) and word.name in ("aloof", "massive"):
        found |= PLACES
    if type(word) is mod.Cannot and word.doing == "be-engaged":
        found |= PLACES
    return found


def all_concerns(words: Iterable[Any]) -> int:
    """Return what it may mean that modifiers begin or end to hold."""
    found = 0
    for word in words:
        found |= concerns(word)
    return found


_STEADY = ("this", "you", "host")
"""Whom a modifier means, if that changes only when its card moves."""
_PRINTED = (things.Kind, things.Named, things.Is)
"""What is printed on cards, and stays as it is."""


def is_steady(word: Any, condition: Any, cards: Any) -> bool:
    """Say whether a modifier holds for the same cards, by the same amount, from its beginning to its end."""
    if condition is not None or getattr(word, "condition", None) is not None:
        return False
    if not all(isinstance(getattr(word, name, 0), int) for name in ("by", "to")):
        return False
    if cards is None and not _means_the_same(getattr(word, "whom", "this")):
        return False
    return all(_means_the_same(getattr(word, name, None)) for name in ("what", "only"))


def _means_the_same(what: Any) -> bool:
    if what is None or isinstance(what, str):
        return what is None or what in _STEADY
    if isinstance(what, things.AllOf):
        return all(map(_means_the_same, what.all))
    if isinstance(what, things.AnyOf):
        return all(map(_means_the_same, what.any))
    return isinstance(what, _PRINTED)
