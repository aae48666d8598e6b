"""The positions of Ritual that its gallery shows; see `dump.py` in `common/gallery`."""

from collections.abc import Callable
from typing import Any

from miskatonic.games.ritual.state import Ritual

Wanted = Callable[[Ritual, int], bool]


def asked(kind: str) -> Wanted:
    """Seat is asked this, late enough in the round to have something on the table."""
    return lambda g, seat: seat in g.asks() and g.asks()[seat].kind == kind and len(g.past) >= 4


def watching(g: Ritual, seat: int) -> bool:
    """Somebody else decides, the card has travelled on."""
    return seat not in g.asks() and len(g.path) >= 2 and len(g.discard) >= 5


def fresh(cause: str) -> Wanted:
    """A round has just ended like this."""
    return lambda g, _: g.last_round is not None and g.last_round.cause == cause and not (g.past or g.path)


def over(g: Ritual, seat: int) -> bool:
    """The match is over."""
    return g.outcome is not None


POSITIONS: tuple[tuple[str, dict[str, Any], int | None, Wanted], ...] = (
    ("give", {"seats": 5}, 0, asked("give")),
    ("take", {"seats": 5, "event": "trapezohedron"}, 2, asked("take-or-pass")),
    ("watch7", {"seats": 7, "doom": True, "old_one": "hastur", "scholar": "student"}, 3, watching),
    ("take7", {"seats": 7, "old_one": "yog-sothoth", "zealot": "professor"}, 6, asked("take-or-pass")),
    ("straw3", {"seats": 3, "doom": True, "old_one": "nyarlathotep"}, 1, asked("take-or-pass")),
    ("give4", {"seats": 4, "old_one": "mystery"}, 3, asked("give")),
    ("orb", {"seats": 6}, 4, lambda g, seat: seat in g.asks() and g.asks()[seat].kind == "orb"),
    ("start", {"seats": 5}, 0, lambda g, seat: seat in g.asks() and not g.past and g.round == 1),
    ("round-over", {"seats": 5}, 1, fresh("elder-sign")),
    ("old-one", {"seats": 7, "doom": True}, 1, fresh("old-one")),
    ("over", {"seats": 5}, 1, over),
    ("spectator", {"seats": 6}, None, watching),
)
