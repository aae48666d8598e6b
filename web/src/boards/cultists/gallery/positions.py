"""The positions of Cultists that its gallery shows; see `dump.py` in `common/gallery`."""

from collections.abc import Callable
from typing import Any

from miskatonic.games.cultists.state import Cultists

Wanted = Callable[[Cultists, int], bool]


def asked(kind: str, round: int = 2, *, options: int = 1, **also: Any) -> Wanted:
    """Seat is asked this, late enough in the game, with so many options, while the position is like this."""

    def wanted(g: Cultists, seat: int) -> bool:
        ask = g.asks().get(seat)
        if ask is None or ask.kind != kind or g.round < round or len(ask.options) < options:
            return False
        return all(getattr(g, name) == value for name, value in also.items())

    return wanted


def as_cultist(wanted: Wanted) -> Wanted:
    """The seat is a cultist."""
    return lambda g, seat: wanted(g, seat) and g.is_cultist(seat)


def with_ghosts(wanted: Wanted, ghosts: int = 1) -> Wanted:
    """So many are ghosts."""
    return lambda g, seat: wanted(g, seat) and len(g.fallen) >= ghosts


def busy(g: Cultists, seat: int) -> bool:
    """Somebody else decides, and much has happened."""
    return seat not in g.asks() and g.round > 3 and len(g.fallen) > 0 and bool(g.open_markers)


def over(g: Cultists, seat: int) -> bool:
    """The match is over, late enough for much to reveal."""
    return g.outcome is not None and g.round > 4


def found(g: Cultists, seat: int) -> bool:
    """Seat looks at a pulse deck with a Dead card in it, and may keep silent."""
    ask = g.asks().get(seat)
    return ask is not None and ask.kind == "check-state" and len(ask.options) > 1


def sealed(kind: str) -> Wanted:
    """Seat has given its answer to this under seal, and others have not."""
    return lambda g, seat: seat in g.sealed() and g.sealed()[seat].ask.kind == kind


POSITIONS: tuple[tuple[str, dict[str, Any], int | None, Wanted], ...] = (
    ("characters", {"seats": 5}, 2, asked("character", 0)),
    ("night", {"seats": 5}, 0, asked("night", 0)),
    ("move", {"seats": 5}, 0, asked("move", 3, options=3)),
    ("move-start", {"seats": 8}, 0, asked("move", 1)),
    ("move-dark", {"seats": 6}, 0, asked("move", 3, options=3, power=False)),
    ("move-secret", {"seats": 7}, 0, asked("move", 3, options=3, event="secret-doors")),
    ("move-locked", {"seats": 7}, 1, asked("move", 2, options=2, event="locked")),
    ("move-ghost", {"seats": 5}, 1, asked("move", 3, options=8)),
    ("encounter", {"seats": 5}, 0, asked("encounter", 2)),
    ("encounter-many", {"seats": 7}, 0, as_cultist(asked("encounter", 2, options=4, power=False))),
    ("action", {"seats": 5}, 0, asked("action", 3, options=5)),
    ("action-cultist", {"seats": 7}, 1, as_cultist(asked("action", 3, options=6))),
    ("camera", {"seats": 8}, 0, asked("action", 4, options=9)),
    ("check", {"seats": 7}, 0, found),
    ("help", {"seats": 5}, 1, asked("help", 1)),
    ("discussion", {"seats": 7}, 0, with_ghosts(asked("discussion", 3))),
    ("vote", {"seats": 8}, 0, with_ghosts(asked("vote", 3), 2)),
    ("vote-given", {"seats": 7}, 0, sealed("vote")),
    ("encounter-given", {"seats": 5}, 0, sealed("encounter")),
    ("change", {"seats": 5}, 0, asked("change", 2)),
    ("fire", {"seats": 7, "firestarter": "yes"}, 0, asked("fire", 5, options=4)),
    ("clean-up", {"seats": 5}, 0, as_cultist(asked("clean-up", 3))),
    ("guess", {"seats": 7}, 0, asked("guess", 2)),
    ("watch", {"seats": 7}, 0, busy),
    ("spectator", {"seats": 5}, None, busy),
    ("over", {"seats": 7}, 0, over),
)
