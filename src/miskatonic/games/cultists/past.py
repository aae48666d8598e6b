"""What a view of Cultists needs of the history: cards in decks, falls, own checks. Not for rules."""

from functools import cache

import msgspec

from miskatonic.core.game import Seat
from miskatonic.games.cultists.cards import FACES, NOBODY, PILE, START, Card, Figure
from miskatonic.games.cultists.facts import (
    Added,
    Checked,
    Death,
    Drawn,
    Fell,
    Laid,
    Met,
    Passed,
    Polled,
    Searched,
    Walked,
)
from miskatonic.games.cultists.plan import UNSAFE, is_room
from miskatonic.games.cultists.state import Cultists, RoomCard


class RoomCardView(msgspec.Struct, frozen=True):
    """A card in a room deck or in the unsafe-paths deck."""

    by: Figure | None
    """Who put it there; None: it came from the setup or from the draw pile."""
    source: str
    """"start", "pile" or "hand"."""
    round: int
    face: str | None
    """"success", "failure" or "sabotage", if the viewer may know it."""


_FIRST = RoomCardView(None, "start", 0, None)
_OFTEN = frozenset((Walked, Met, Passed, Drawn, Polled, Searched))
"""Frequent facts that a view only passes on."""


class Past(msgspec.Struct):
    """What a view needs of the history."""

    added: dict[str, list[RoomCardView]]
    """What was added to each room deck and to the unsafe-paths deck."""
    fell: dict[Figure, Death]
    """How ghosts became ghosts."""
    checks: list[Checked]
    """The viewer's own checks."""


def look_back(g: Cultists, viewer: Seat | None) -> Past:
    """room-decks.5, unsafe.1, secrets.7"""
    past = Past({UNSAFE: []}, {}, [])
    for room in g.plan.rooms if g.roles else ():
        past.added[room] = [_FIRST]
    known = {(by, round): face for by, round, _, face in g.laid if by == viewer or by >= g.seats}
    for fact in g.history:
        if type(fact) in _OFTEN:
            continue
        if isinstance(fact, Added):
            past.added[fact.place].append(_pile_card(fact.round))
        elif isinstance(fact, Laid):
            deck = fact.place if is_room(fact.place) else UNSAFE
            face = known.get((fact.by, fact.round), NOBODY)
            past.added[deck].append(_hand_card(fact.by, fact.round, face))
        elif isinstance(fact, Fell):
            past.fell[fact.figure] = fact.cause
        elif isinstance(fact, Checked) and fact.by == viewer:
            past.checks.append(fact)
    return past


@cache
def _pile_card(round: int) -> RoomCardView:
    return RoomCardView(None, "pile", round, None)


@cache
def _hand_card(by: Figure, round: int, face: Card) -> RoomCardView:
    return RoomCardView(by, "hand", round, None if face == NOBODY else FACES[face])


def open_card(card: RoomCard) -> RoomCardView:
    """end.d1"""
    face, by, round = card
    source = "start" if by == START else "pile" if by == PILE else "hand"
    return RoomCardView(by if by >= 0 else None, source, round, FACES[face])
