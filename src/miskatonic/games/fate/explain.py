"""Why can't I? What stands in the way of a location or a card, from what a seat sees. Not for rules."""

from miskatonic.core.game import Why
from miskatonic.core.ids import read_id
from miskatonic.core.text import Text
from miskatonic.games.fate.view import FateView

CARDS = {
    "move": ("card-move", "movement.2"),
    "ready": ("card-ready", "ready.2"),
    "window": ("card-window", "windows.4"),
    "roll": ("card-reaction", "windows.5"),
    "cast": ("card-reaction", "windows.5"),
}
"""Why a card cannot be used, by what is asked."""
THINGS = {
    "abyss": "gathering.1",
    "deck": "draw.1",
    "discard": "hidden.5",
    "museum": "museum.3",
    "gates": "ceremony.1",
    "curse-deck": "curse.1",
    "supply": "placement.3",
    "circle": "summon.1",
    "curses": "hidden.6",
    "readied": "hidden.3",
}
"""When something happens with a thing; the message is `why-not-<thing>`."""


def why_not(view: FateView, kind: str, thing: str) -> tuple[Why, ...]:
    """Return why whoever is asked can do nothing with a thing of the board."""
    what = read_id(thing)
    if what.kind == "location" and kind == "move":
        return (_why_not_there(view, what.word),)
    if what.kind in ("card", "gate") and kind in CARDS:
        id, cite = CARDS[kind]
        return (Why(Text(f"why-not-{id}"), cite),)
    if what.kind in THINGS:
        return (Why(Text(f"why-not-{what.kind}"), THINGS[what.kind]),)
    return ()


def _why_not_there(view: FateView, location: str) -> Why:
    """movement.1, movement.2, movement.8"""
    if location == view.fate:
        return Why(Text("why-not-stay"), "movement.q1")
    if location == "other-worlds":
        return Why(Text("why-not-other-worlds"), "movement.8")
    return Why(Text("why-not-no-spell"), "movement.2")
