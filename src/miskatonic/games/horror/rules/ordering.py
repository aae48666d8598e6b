"""Things that are due at the same time: somebody says which comes next, unless that changes nothing.

Nobody is asked what cannot matter: every order is tried on a copy of the position, as everybody knows it, and
if all of them lead to the same one the first is taken. So being asked tells nothing of what somebody holds.
Where chance decides or something hidden comes to light the order can always matter, whatever it would bring
this time: not being asked would tell what is hidden. Not for who decides, and not for what is due.
"""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from miskatonic.core.flow import Pending, Step
from miskatonic.core.game import Ask, Seat
from miskatonic.games.horror.sight import as_all_know
from miskatonic.games.horror.state import Horror, Sequence, Test, kind_of

FEW = 4
"""Of more things than these nobody tries all orders."""


def choose_next(g: Horror, seat: Seat, ask: Ask, then: Step, *args: Any) -> None:
    """simultaneous-priority.4, test.30, enemy.8: let somebody choose what comes next, if it matters."""
    if g.trial or order_matters(g, Pending(seat, ask, then.__name__, args)):
        g.ask(seat, ask, then, *args)
    else:
        then(g, seat, ask.options[0].id, *args)


def order_matters(g: Horror, asked: Pending) -> bool:
    """Say whether it makes a difference which of the options comes first, or next."""
    if len(asked.ask.options) > FEW:
        return True
    things = [thing for option in asked.ask.options for thing in option.things]
    g = as_all_know(g, frozenset([thing.number for thing in things if thing.kind == "card"]))
    end: Horror | None = None
    for found in _ends(g, asked, []):
        if found is None or (end is not None and not alike(end, found)):
            return True
        end = found
    return False


def choice_matters(g: Horror) -> bool:
    """Say whether it makes a difference what the one who is asked chooses; what follows counts up to the next
    question.
    """
    if len(g.pending) != 1 or not g.pending[0].ask.one or len(g.pending[0].ask.options) > FEW:
        return True
    asked = g.pending[0]
    known = as_all_know(g)
    end: Horror | None = None
    for option in asked.ask.options:
        twin = known.copy()
        twin.trial = True
        told = twin.answer(asked.seat, option.id)
        if twin.rng != g.rng or any(event.reveals for event in told):
            return True
        if end is not None and not alike(end, twin):
            return True
        end = twin
    return False


def _ends(g: Horror, asked: Pending, waiting: list[Any]) -> Iterator[Horror | None]:
    """Yield the positions that all orders lead to, with what is `waiting` done as well; None for one that
    cannot be foreseen, or in which the order shows.
    """
    for option in asked.ask.options:
        twin = g.copy()
        twin.trial = True
        twin.pending.clear()
        twin.stack = waiting[:]
        twin.steps.named[asked.then](twin, asked.seat, option.id, *asked.args)
        rest = twin.queue[-1] if twin.queue else None
        told = twin.run()
        while len(twin.pending) == 1 and _is_idle(twin, twin.pending[0], asked):
            told += twin.answer(twin.pending[0].seat, twin.pending[0].ask.options[0].id)
        if twin.rng != g.rng or True in [event.reveals for event in told]:
            yield None
        elif twin.pending and rest in twin.stack[len(waiting) : len(waiting) + 1]:
            yield None  # somebody decides something before the rest comes
        elif len(twin.pending) == 1 and _is_rest(twin.pending[0], asked):
            yield from _ends(twin, twin.pending[0], twin.stack)
        else:
            yield twin


def _is_idle(g: Horror, again: Pending, asked: Pending) -> bool:
    """Say whether an order of something else is asked for on the way, which would not matter either."""
    order = again.ask.kind == "order" and again.ask.one
    return order and not _is_rest(again, asked) and not order_matters(g, again)


def _is_rest(again: Pending, asked: Pending) -> bool:
    """Say whether the same is asked about those that are left."""
    left, all_of_them = ({option.id for option in each.ask.options} for each in (again, asked))
    return again.then == asked.then and left < all_of_them


def alike(one: Horror, other: Horror) -> bool:
    """Say whether two positions differ in nothing but in what order things were done."""
    return all(getattr(one, name) == getattr(other, name) for name in COMPARED) and (
        all(_same_in_any_order(getattr(one, name), getattr(other, name)) for name in ANY_ORDER)
        and _under_way(one) == _under_way(other)
        and all(_same(one, other, zone) for zone in one.piles.keys() | other.piles.keys())
    )


ANY_ORDER = ("attacks", "struck", "lasting", "delayed", "looked", "perils")
"""Lists of what happened and of what holds, all of it alike; which came first means nothing."""
COMPARED = tuple(
    name
    for name in Horror.__struct_fields__
    if name
    not in (
        *("queue", "events", "opening", "at", "counter", "unsettled"),  # how it came about
        *("options", "scenario", "printed"),  # what never changes
        *(*ANY_ORDER, "tests", "sequences", "piles"),
    )
)


def _same_in_any_order(mine: list[Any], theirs: list[Any]) -> bool:
    return mine == theirs or sorted(map(repr, mine)) == sorted(map(repr, theirs))


def _under_way(g: Horror) -> list[Test | Sequence]:
    """Return the tests and sequences that are under way, without the order in which results and abilities
    came; once none is left it no longer matters which did.
    """
    left = bool(g.stack or g.pending)
    return [
        *(replace(each, done=tuple(sorted(each.done)) if left else ()) for each in g.tests),
        *(replace(each, used=tuple(sorted(each.used)) if left else ()) for each in g.sequences),
    ]


def _same(one: Horror, other: Horror, zone: str) -> bool:
    """discard-pile.6, decks.1: the same cards; in the same order where somebody may look at it."""
    mine, theirs = one.pile(zone), other.pile(zone)
    if mine == theirs:
        return True
    kind = kind_of(zone)
    ordered = kind in ("deck", "encounter", "act", "agenda") or kind in one.box.searches
    return not ordered and sorted(mine) == sorted(theirs)
