"""What every word of an effect does: a table from words to small functions, filled by the modules beside it.

`does(Word)` registers how a word is carried out, `needs(Word)` which cards it can change, `worth(Word)`
whether it can do anything at all. Not for choosing targets (see `resolving`).
"""

from collections.abc import Callable
from typing import Any, TypeVar

from miskatonic.games.horror.state import Context, Horror
from miskatonic.games.horror.words.effects import Effect

Doer = Callable[[Horror, Context, Any, tuple[int, ...]], None]
Changer = Callable[[Horror, Context, Any, int], bool]
Worth = Callable[[Horror, Context, Any], bool]
D = TypeVar("D", bound=Doer)
C = TypeVar("C", bound=Changer)
V = TypeVar("V", bound=Worth)

DOES: dict[type[Any], Doer] = {}
CHANGES: dict[type[Any], Changer] = {}
WORTH: dict[type[Any], Worth] = {}
LEADS: dict[type[Any], Callable[[Horror, Context, Any, tuple[int, ...], int], bool]] = {}


def does(*words: type[Any]) -> Callable[[D], D]:
    """Register how words are carried out."""

    def register(function: D) -> D:
        DOES.update(dict.fromkeys(words, function))
        return function

    return register


def needs(*words: type[Any]) -> Callable[[C], C]:
    """Register which cards words can change (target.7)."""

    def register(function: C) -> C:
        CHANGES.update(dict.fromkeys(words, function))
        return function

    return register


def worth(*words: type[Any]) -> Callable[[V], V]:
    """Register when words without a target can do something (costs.12)."""

    def register(function: V) -> V:
        WORTH.update(dict.fromkeys(words, function))
        return function

    return register


def do(g: Horror, context: Context, effect: Effect, targets: tuple[int, ...]) -> None:
    """effects.3: carry out one word; without a target that it needs it fails (effects.x1)."""
    if getattr(effect, "target", None) is not None and not targets:
        failed(g, context)
        return
    if not worth_doing(g, context, effect):
        failed(g, context)
        return
    DOES[type(effect)](g, context, effect, targets)


def failed(g: Horror, context: Context) -> None:
    """then.4: an effect was not carried out wholly."""
    if context.id in g.contexts:
        g.amend(context.id, ok=False)


def can_lead(g: Horror, context: Context, effect: Effect, movers: tuple[int, ...], to: int) -> bool:
    """move.9, move.10: whether an effect can bring its targets there."""
    check = LEADS.get(type(effect))
    return check is None or check(g, context, effect, movers, to)


def worth_doing(g: Horror, context: Context, effect: Effect) -> bool:
    """costs.12"""
    check = WORTH.get(type(effect))
    return check is None or check(g, context, effect)
