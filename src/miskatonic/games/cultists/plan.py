"""The floor plans of Cultists: places, doors, ways between them. Not for who may walk where.

A place is its id: rooms in capitals ("CAF"), corridors with a small g ("gW").
"""

from functools import cache

import msgspec

from miskatonic.games.cultists.cards import LOCKED, SECRET_DOORS

CAFETERIA, PORTAL_CHAMBER, SURVEILLANCE = "CAF", "GRN", "RED"
"""board.2: the rooms with a function of their own"""
PLACE_ORDER = ("CAF", "PNK", "YEL", "GRN", "RED", "VIO", "ORG", "BRN", "gW", "gN", "gE", "gS", "gZ")
"""basics.d1"""
RANK = {place: rank for rank, place in enumerate(PLACE_ORDER)}
UNSAFE = "unsafe"
"""The unsafe-paths deck, where a deck is named by its place; it is none."""

Doors = dict[str, tuple[str, ...]]


class Plan(msgspec.Struct, frozen=True):
    """One side of the board."""

    side: str
    doors: Doors
    """board.d3, board.d4: every place with its neighbours, in place order"""
    direct: tuple[tuple[str, str], ...]
    """board.d5: doors that join two rooms without a corridor"""
    secret: tuple[tuple[str, str], ...]
    """event-list.d4: pairs of rooms that Secret Doors joins"""
    places: tuple[str, ...]
    """All places, in place order."""
    rooms: tuple[str, ...]
    corridors: tuple[str, ...]


def is_room(place: str) -> bool:
    """board.d1, board.d2"""
    return place.isupper()


def _plan(side: str, drawing: str, secret: tuple[tuple[str, str], ...]) -> Plan:
    lines = [line.partition(":") for line in drawing.strip().splitlines()]
    doors = {place.strip(): tuple(sorted(to.split(), key=RANK.__getitem__)) for place, _, to in lines}
    places = tuple(place for place in PLACE_ORDER if place in doors)
    rooms = tuple(filter(is_room, places))
    direct = tuple(
        (one, other) for one in rooms for other in doors[one] if other in rooms[rooms.index(one) :]
    )
    return Plan(side, doors, direct, secret, places, rooms, tuple(p for p in places if not is_room(p)))


PLANS = {
    "A": _plan(
        "A",
        """
        CAF: gW gS
        PNK: gW gN
        YEL: VIO gN
        GRN: gN gE
        RED: gE gS
        VIO: YEL gS
        gW: CAF PNK
        gN: PNK YEL GRN
        gE: GRN RED
        gS: CAF RED VIO
        """,
        (("CAF", "GRN"), ("PNK", "RED"), ("YEL", "VIO")),
    ),
    "B": _plan(
        "B",
        """
        CAF: BRN gW gZ
        PNK: YEL gW gN
        YEL: PNK gN gZ
        GRN: gN gE
        RED: ORG gE gZ
        VIO: gS gZ
        ORG: RED gE gS
        BRN: CAF gS
        gW: CAF PNK
        gN: PNK YEL GRN
        gE: GRN RED ORG
        gS: VIO ORG BRN
        gZ: CAF YEL RED VIO
        """,
        (("CAF", "GRN"), ("PNK", "RED"), ("YEL", "VIO"), ("ORG", "BRN")),
    ),
}
"""board.d3, board.d4"""


@cache
def open_doors(side: str, event: str) -> Doors:
    """board.1, event-list.d4, event-list.d8: the neighbours of every place while this event is in force"""
    plan = PLANS[side]
    joined = {place: set(to) for place, to in plan.doors.items()}
    for one, other in plan.direct if event == LOCKED else ():
        joined[one].discard(other)
        joined[other].discard(one)
    for one, other in plan.secret if event == SECRET_DOORS else ():
        joined[one].add(other)
        joined[other].add(one)
    return {place: tuple(sorted(to, key=RANK.__getitem__)) for place, to in joined.items()}


@cache
def way(side: str, event: str, closed: str, origin: str, goal: str) -> tuple[str, ...]:
    """automa.d2, automa.d3: the places of the shortest way that comes first in place order, if there is one

    Nobody may enter the place `closed`; the origin is not part of the way.
    """
    doors = open_doors(side, event)
    ways: dict[str, tuple[str, ...]] = {origin: ()}
    edge = [origin]
    while edge and goal not in ways:
        reached: dict[str, tuple[str, ...]] = {}
        for place in edge:
            for to in doors[place]:
                if to not in ways and to != closed:
                    reached.setdefault(to, (*ways[place], to))
        ways |= reached
        edge = list(reached)
    return ways.get(goal, ())
