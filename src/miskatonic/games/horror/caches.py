"""What is kept of a position because it is looked at again and again: every cache, and what makes it stale.

Whatever changes a position announces it: a card that moved (`announce_move`) or another kind of `Change`. The
caches that declare it here are dropped, and worked out anew when somebody next looks. A cache holds what lies
where, never what a condition says; conditions are evaluated whenever they are asked. What is kept is shared
by copies of a position, and so never changed in place.

Not for how a cache is worked out: that stands where it is used, marked `@Caches.name.worked_out`.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import Enum
from typing import TYPE_CHECKING, Any, Generic, TypeVar, overload

from miskatonic.core.game import Seat
from miskatonic.games.horror.evaluation import Evaluation
from miskatonic.games.horror.indexes import Box, InForce, Referring, Text
from miskatonic.games.horror.noting import CLAIMS, DECKS, HARM, HOSTS, PLACES, SOMETHING
from miskatonic.games.horror.words.abilities import Gains

if TYPE_CHECKING:
    from miskatonic.games.horror.profiles import Profile
    from miskatonic.games.horror.state import Horror

T = TypeVar("T")
C = TypeVar("C", bound="Caches")

IN_PLAY = frozenset(
    {"investigator", "play", "threat", "map", "at", "on", "act", "agenda", "reference", "beside"}
)
"""in-play.1, in-play.2, in-play.q1: the kinds of zones whose cards are in play."""


class Change(Enum):
    """A change of a position that is no card's move."""

    CARDS = "cards were made, were dealt anew, or show another face"
    LASTING = "a lasting effect began or ended, or is about other cards"
    DELAYED = "an effect waits for its moment, or no longer does"
    PEOPLE = "somebody joined the game or left it"


Moved = Callable[["Profile", str, str], bool]
"""What a card brings, and between which kinds of zones it moved: whether that makes a cache stale. A card
that is committed or comes under other control has moved within its zone."""


class Cache(Generic[T]):
    """An attribute of positions that is worked out when somebody looks at it, then read until it is stale."""

    name: str
    work_out: "Callable[[Horror], T]"

    def __init__(self, *on: Change, moved: Moved | None = None, always: bool = True) -> None:
        """Declare what makes it stale: these changes, these moves, and `always` whatever becomes of cards."""
        self.on = {*on, Change.CARDS} if always else {*on}
        self.moved = moved

    def __set_name__(self, owner: type[Any], name: str) -> None:
        """Learn the attribute's name."""
        self.name = name

    def worked_out(self, by: "Callable[[Horror], T]") -> "Callable[[Horror], T]":
        """Say which function works it out."""
        self.work_out = by
        return by

    @overload
    def __get__(self, g: None, owner: type[Any]) -> "Cache[T]": ...
    @overload
    def __get__(self, g: Any, owner: type[Any]) -> T: ...
    def __get__(self, g: Any, owner: type[Any]) -> "T | Cache[T]":
        """Python asks only while the position has no attribute of that name of its own."""
        if g is None:
            return self
        found = self.work_out(g)
        setattr(g, self.name, found)
        return found


# What a card's move changes


def _crosses(brings: "Profile", old: str, new: str) -> bool:
    """Whether a card came into play or left it."""
    return (old in IN_PLAY) != (new in IN_PLAY)


def _works_outside(brings: "Profile", old: str, new: str) -> bool:
    """abilities.2: whether a card works out of play where it was, or where it is: committed or Hidden."""
    return ("limbo" in (old, new) and brings.printed.type == "skill") or _is_hidden(brings, old, new)


def _is_hidden(brings: "Profile", old: str, new: str) -> bool:
    return brings.hidden and "hand" in (old, new)


def _changes_constants(brings: "Profile", old: str, new: str) -> bool:
    """constant-ability.1: who "you" is for a card depends on where it is in play, too."""
    if not brings.constants:
        return False
    return old in IN_PLAY or new in IN_PLAY or _works_outside(brings, old, new)


def _changes_listeners(brings: "Profile", old: str, new: str) -> bool:
    """abilities.2: events and assets may be played in reaction, and some abilities work in a deck."""
    if brings.gains and _crosses(brings, old, new):
        return True
    if not brings.listens:
        return False
    held = "hand" in (old, new) and brings.printed.type in ("event", "asset")
    in_deck = "deck" in (old, new) and "deck" in brings.zones
    return held or in_deck or _crosses(brings, old, new) or _works_outside(brings, old, new)


def _changes_usable(brings: "Profile", old: str, new: str) -> bool:
    return brings.usable and (_crosses(brings, old, new) or _works_outside(brings, old, new))


def _changes_decks(brings: "Profile", old: str, new: str) -> bool:
    return not {"act", "agenda"}.isdisjoint((old, new))


class Caches:
    """Everything that is kept of a position. Attributes of the position itself, so that reading is cheap."""

    box = Cache[Box](always=False)
    """What the cards of the game can have to do with at all: it never changes."""
    in_play = Cache[list[int]]()
    """in-play.1: every card in play, in a fixed order; kept up to date by `announce_move`."""
    by_type = Cache[dict[str, list[int]]]()
    """card-types.1: the cards in play by the type printed on them; kept up to date by `announce_move`."""
    out_of_play = Cache[list[int]](moved=_works_outside)
    """abilities.2: cards whose abilities work out of play."""
    hidden = Cache[list[int]](moved=_is_hidden)
    """hidden.4: the Hidden treacheries in hands."""
    work_in_decks = Cache[list[int]]()
    """abilities.2: cards with abilities that work in a deck, wherever they are."""
    player_order = Cache[tuple[tuple[Seat, ...], ...]](Change.PEOPLE)
    """player-order.1: who is still in the game, by who is lead investigator."""
    links = Cache[dict[int, list[int]]](moved=lambda brings, old, new: "map" in (old, new))
    """move.3: which locations are connected, as printed."""
    slots_left = Cache[dict[Seat, dict[str, int]]](
        Change.PEOPLE,
        moved=lambda brings, old, new: bool(brings.printed.slots) and (old in IN_PLAY or new in IN_PLAY),
    )
    """slots.4: the slots that are free, as printed."""
    in_force = Cache[InForce](Change.LASTING, moved=_changes_constants)
    """constant-ability.3, lasting-effects.1: all modifiers; whether their conditions are met is asked
    later."""
    gains = Cache[list[tuple[int, int, int, Gains]]](
        moved=lambda brings, old, new: bool(brings.gains) and _crosses(brings, old, new)
    )
    """gain.4: the abilities that constant abilities give to cards."""
    listening = Cache[dict[str, dict[str, Referring]]](Change.DELAYED, moved=_changes_listeners)
    """nested-sequences.1: who refers to what happens, by what it is and the point in time."""
    held = Cache[dict[type[Any], list[tuple[Text, Any]]]](moved=_changes_usable)
    """activate-action.5: the abilities to be used, printed on cards in play and on Hidden ones in hand."""
    at_once = Cache[list[int]](moved=_changes_decks)
    """act.q1: current acts and agendas with an Objective that is to be met at any time."""

    calm = Cache[int](
        Change.LASTING,
        moved=lambda brings, old, new: (
            _changes_constants(brings, old, new) or _changes_decks(brings, old, new)
        ),
    )
    """Which change means nothing to rules that always hold: `SOMETHING`, unless there are conditions."""

    evaluation: Evaluation
    unsettled: int
    """What has changed since the rules that always hold were looked at (see `noting`)."""
    out_of_sight: frozenset[int] = frozenset()
    """hidden.3: cards that are left out of all that is worked out, because a seat cannot see them."""

    def announce(self, change: Change) -> None:
        """Drop what a change makes stale."""
        if change is Change.CARDS:
            self.unsettled |= CLAIMS
        kept = vars(self)
        for name in STALE[change]:
            kept.pop(name, None)

    def announce_move(self, card: int, brings: "Profile", old: str, new: str) -> None:
        """Drop what a card's move makes stale, and put the card on the lists of those in play or take it off
        them.
        """
        found = brings.spoils.get((old, new))
        if found is None:
            found = brings.spoils[old, new] = _made_stale(brings, old, new)
        stale, crosses, noted = found
        self.unsettled |= noted
        if stale:
            kept = vars(self)
            for name in stale:
                kept.pop(name, None)
        if crosses:
            self._enter_or_leave(card, brings.printed.type, new in IN_PLAY)

    def _enter_or_leave(self, card: int, type: str, entered: bool) -> None:
        kept = vars(self)
        if "in_play" in kept:
            kept["in_play"] = _with_or_without(kept["in_play"], card, entered)
        if "by_type" in kept:
            by_type = kept["by_type"] = kept["by_type"].copy()
            there = _with_or_without(by_type.get(type, []), card, entered)
            if there:
                by_type[type] = there
            else:
                by_type.pop(type, None)

    def share_caches(self: C, twin: C) -> None:
        """Give a copy what is kept; it holds there, too, until something changes."""
        vars(twin).update(vars(self))
        twin.evaluation = Evaluation()


def _with_or_without(cards: list[int], card: int, entered: bool) -> list[int]:
    """Return cards in their fixed order with one that came, or without one that went."""
    others = [each for each in cards if each != card]
    return sorted([*others, card]) if entered else others


ALL: dict[str, Cache[Any]] = {name: each for name, each in vars(Caches).items() if isinstance(each, Cache)}
STALE = {change: tuple([name for name, each in ALL.items() if change in each.on]) for change in Change}


def _made_stale(brings: "Profile", old: str, new: str) -> tuple[tuple[str, ...], bool, int]:
    """Return the caches that such a move drops, whether it is one into play or out of it, and what it may
    mean to rules that always hold.
    """
    stale = [name for name, each in ALL.items() if each.moved is not None and each.moved(brings, old, new)]
    return tuple(stale), _crosses(brings, old, new), _noted(brings, old, new)


def _noted(brings: "Profile", old: str, new: str) -> int:
    found = SOMETHING
    if old in IN_PLAY or new in IN_PLAY or _works_outside(brings, old, new):
        found |= brings.concerns
    if new in ("at", "threat") and brings.printed.type == "enemy":
        found |= PLACES
    if new in IN_PLAY and not {"health", "sanity"}.isdisjoint(brings.numbers):
        found |= HARM
    if new in IN_PLAY and old not in IN_PLAY:
        found |= CLAIMS
    if old in IN_PLAY and new not in IN_PLAY:
        found |= HOSTS
    if old == "encounter" or new == "encounter-discard":
        found |= DECKS
    return found


def drop_all(g: Caches) -> None:
    """Drop every cache: somebody has written into the position by hand."""
    kept = vars(g)
    for name in ALL:
        kept.pop(name, None)


# Audit


class Stale(AssertionError):
    """A cache is not what would be worked out now: a change was not announced, or not declared."""


class _Audited(Cache[T]):
    """A cache that is worked out anew and compared with what was kept, at every look since anything changed
    that caches are made of.
    """

    def __init__(self, plain: Cache[T]) -> None:
        """Audit this one."""
        self.plain = plain
        self.name = plain.name

    def __get__(self, g: Any, owner: type[Any]) -> Any:
        """Python always asks, because there is a `__set__`."""
        if g is None:
            return self.plain
        kept = vars(g)
        if "audit" not in kept or kept["audit"][0] != _made_of(g):
            kept["audit"] = _snapshot(g), set()
        compared: set[str] = kept["audit"][1]
        if self.name not in compared or self.name not in kept:
            now = self.plain.work_out(g)
            if kept.setdefault(self.name, now) != now:
                raise Stale(f"{self.name} is kept as {kept[self.name]!r}, but now it is {now!r}")
            compared.add(self.name)
        return kept[self.name]

    def __set__(self, g: Any, value: T) -> None:
        """Keep it."""
        vars(g)[self.name] = value


def _made_of(g: "Horror") -> tuple[Any, ...]:
    """Return all of a position that caches are made of."""
    return g.cards, g.piles, g.people, g.tests, g.lasting, g.delayed, g.out_of_sight, len(g.printed)


def _snapshot(g: "Horror") -> tuple[Any, ...]:
    """Return the same, out of reach of what changes the position."""
    cards, piles, *lists, unseen, printed = _made_of(g)
    by_zone = {zone: pile[:] for zone, pile in piles.items()}
    return cards[:], by_zone, *[each[:] for each in lists], unseen, printed


@contextmanager
def audited() -> Iterator[None]:
    """Let every look at a cache of any position raise `Stale` unless it is what would be worked out now."""
    for name, each in ALL.items():
        setattr(Caches, name, _Audited(each))
    try:
        yield
    finally:
        for name, each in ALL.items():
            setattr(Caches, name, each)
