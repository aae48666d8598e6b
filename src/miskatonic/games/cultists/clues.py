"""What the public history says about who the cultists are, sorted by what it bears on; for bots.

Only facts that all have seen, in the form in which `belief` counts them. Not for weighing them.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

import msgspec

from miskatonic.games.cultists.cards import CARD, NOBODY, PILE, START, Card, Figure
from miskatonic.games.cultists.facts import (
    Added,
    Attacked,
    Burnt,
    Checked,
    Fact,
    Fell,
    Gate,
    Helped,
    Laid,
    Met,
    Polled,
    Power,
    Searched,
    Turned,
    Walked,
)
from miskatonic.games.cultists.plan import CAFETERIA, PORTAL_CHAMBER, SURVEILLANCE, UNSAFE, is_room
from miskatonic.games.cultists.view import CultistsView

BURNT = 99
"""In the tale of a deck: all its cards left the game. Smaller numbers say who put a card in."""
PULLED = 100
"""In the tale of a deck: this and the face of the card that came out."""


HABITS = ("met", "filled", "searched", "cleared", "reported", "called", "refused")
"""What people may do more or less gladly: walk into an encounter, fill, check a room, check a state without a
report or with one, call a vote, refuse to help at the portal."""


class Inspection(msgspec.Struct, frozen=True, gc=False):
    """A check of a state."""

    by: Figure
    target: Figure
    cards: int
    """How many cards the pulse deck had then."""
    reported: bool


class Clues(msgspec.Struct, frozen=True):
    """What everybody knows, sorted."""

    seats: int
    givers: tuple[tuple[Figure, ...], ...]
    """For each figure who gave the cards of its pulse deck, in order; the first is START."""
    inspections: tuple[Inspection, ...]
    entered: tuple[tuple[tuple[int, str], ...], ...]
    """For each player the rounds and rooms of those room actions that need the route."""
    tales: tuple[tuple[str, tuple[int, ...]], ...]
    """For each room deck and the unsafe-paths deck what went in (by whom) and came out, in order."""
    habits: tuple[tuple[int, ...], ...]
    """For each player how often he did each thing of `HABITS`."""
    votes: tuple[tuple[Figure, ...], ...]
    """All votes, as they were cast first."""
    fallen: tuple[Figure, ...]
    cleared: tuple[Figure, ...]
    """Who is an investigator for certain: the Assassin after the attack."""


class _Draft:
    """Clues that are being gathered."""

    def __init__(self, seats: int, figures: int, rooms: Iterable[str]) -> None:
        self.seats = seats
        self.givers: list[list[Figure]] = [[START] for _ in range(figures)]
        self.inspections: list[Inspection] = []
        self.entered: list[list[tuple[int, str]]] = [[] for _ in range(figures)]
        self.tales: dict[str, list[int]] = {room: [START] for room in rooms}
        self.tales[UNSAFE] = []
        self.met: list[Met] = []
        self.habits = [dict.fromkeys(HABITS, 0) for _ in range(figures + 1)]
        self.votes: list[tuple[Figure, ...]] = []
        self.fallen: list[Figure] = []
        self.cleared: list[Figure] = []

    def finished(self) -> Clues:
        return Clues(
            seats=self.seats,
            givers=tuple(map(tuple, self.givers)),
            inspections=tuple(self.inspections),
            entered=tuple(map(tuple, self.entered[: self.seats])),
            tales=tuple([(place, tuple(tale)) for place, tale in self.tales.items()]),
            habits=tuple([tuple(each.values()) for each in self.habits[: self.seats]]),
            votes=tuple(self.votes),
            fallen=tuple(self.fallen),
            cleared=tuple(self.cleared),
        )


def gather(view: CultistsView, more: tuple[Fact, ...] = ()) -> Clues:
    """Return the clues of a view, as if `more` had happened as well."""
    poll = view.poll
    called = poll.by if poll is not None and poll.cause == "called" else NOBODY
    rooms = tuple([room.name for room in view.rooms])
    return read(view.history + more, view.options.seats, len(view.figures), rooms, called, view.round)


@lru_cache(maxsize=256)
def read(
    history: tuple[Fact, ...],
    seats: int,
    figures: int,
    rooms: tuple[str, ...],
    called: Figure = NOBODY,
    round: int = 0,
) -> Clues:
    """Return the clues of a history; `called`: who has just called a vote."""
    draft = _Draft(seats, figures, rooms)
    for fact in history:
        reader = _READERS.get(type(fact))
        if reader is not None:
            reader(draft, fact)
    if called != NOBODY:
        draft.entered[called].append((round, CAFETERIA))
        draft.habits[called]["called"] += 1
    return draft.finished()


# One reader for each kind of fact that says something


def _met(draft: _Draft, fact: Met) -> None:
    for gift in fact.gifts:
        draft.givers[gift.receiver].append(gift.giver)
    draft.met.append(fact)


def _walked(draft: _Draft, fact: Walked) -> None:
    """encounter.1: the encounters since the last move of this round are this walker's doing"""
    draft.habits[fact.figure]["met"] += sum(
        [each.round == fact.round and fact.figure in each.figures for each in draft.met]
    )
    draft.met.clear()


def _checked(draft: _Draft, fact: Checked) -> None:
    draft.inspections.append(Inspection(fact.by, fact.target, fact.cards, fact.reported))
    draft.habits[fact.by]["reported" if fact.reported else "cleared"] += 1


def _laid(draft: _Draft, fact: Laid) -> None:
    """routes.q1: filling needs the route, securing does not"""
    if is_room(fact.place):
        draft.entered[fact.by].append((fact.round, fact.place))
        draft.tales[fact.place].append(fact.by)
        draft.habits[fact.by]["filled"] += 1
    else:
        draft.tales[UNSAFE].append(fact.by)


def _added(draft: _Draft, fact: Added) -> None:
    draft.tales[fact.place].append(PILE)


def pulled(face: Card) -> int:
    """Return how a tale tells that a card with this face came out of a deck."""
    return PULLED + face


def _searched(draft: _Draft, fact: Searched) -> None:
    if not fact.camera:
        draft.entered[fact.by].append((fact.round, fact.room))
    draft.habits[fact.by]["searched"] += 1
    draft.tales[fact.room].append(pulled(CARD[fact.face]))
    if fact.done:
        draft.tales[fact.room].append(BURNT)


def _turned(draft: _Draft, fact: Turned) -> None:
    if fact.face:
        draft.tales[UNSAFE].append(pulled(CARD[fact.face]))


def _burnt(draft: _Draft, fact: Burnt) -> None:
    draft.tales[fact.room].append(BURNT)


def _power(draft: _Draft, fact: Power) -> None:
    if fact.by != NOBODY:
        draft.entered[fact.by].append((fact.round, SURVEILLANCE))


def _gate(draft: _Draft, fact: Gate) -> None:
    if fact.by != NOBODY:
        draft.entered[fact.by].append((fact.round, PORTAL_CHAMBER))


def _helped(draft: _Draft, fact: Helped) -> None:
    """portal.q1: only who may close the portal can ask for help"""
    if not fact.agreed:
        draft.habits[fact.helper]["refused"] += 1
        draft.entered[fact.by].append((fact.round, PORTAL_CHAMBER))


def _polled(draft: _Draft, fact: Polled) -> None:
    if fact.cause == "called":
        draft.entered[fact.by].append((fact.round, CAFETERIA))
        draft.habits[fact.by]["called"] += 1
    draft.votes.append(fact.votes)


def _fell(draft: _Draft, fact: Fell) -> None:
    draft.fallen.append(fact.figure)


def _attacked(draft: _Draft, fact: Attacked) -> None:
    draft.cleared.append(fact.by)


_READERS: dict[type[Any], Callable[[_Draft, Any], None]] = {
    Met: _met,
    Walked: _walked,
    Checked: _checked,
    Laid: _laid,
    Added: _added,
    Searched: _searched,
    Turned: _turned,
    Burnt: _burnt,
    Power: _power,
    Gate: _gate,
    Helped: _helped,
    Polled: _polled,
    Fell: _fell,
    Attacked: _attacked,
}
