"""The positions of Fate that its gallery shows; see `dump.py` in `common/gallery`."""

from collections.abc import Callable
from typing import Any

from miskatonic.games.fate.state import Fate

Wanted = Callable[[Fate, int], bool]


def asked(kind: str, turn: int = 12, *, offers: str = "", options: int = 1) -> Wanted:
    """Seat is asked this, late enough in the game to have something on the table; `offers` is the kind of its
    first option.
    """

    def wanted(g: Fate, seat: int) -> bool:
        ask = g.asks().get(seat)
        if ask is None or ask.kind != kind or g.turn < turn or len(ask.options) < options:
            return False
        return not offers or ask.options[0].what.kind == offers

    return wanted


def rolled(kind: str, dice: int) -> Wanted:
    """Seat may react to a roll of so many dice."""
    reacts = asked("roll")
    return lambda g, seat: (
        reacts(g, seat) and g.roll is not None and g.roll.kind == kind and len(g.roll.faces) >= dice
    )


def watching(g: Fate, seat: int) -> bool:
    """Somebody else decides, and much lies on the table."""
    return seat not in g.asks() and g.turn > 30 and sum(map(len, g.readied)) >= 6 and any(g.curses)


def over(g: Fate, seat: int) -> bool:
    """The match is over."""
    return g.outcome is not None


POSITIONS: tuple[tuple[str, dict[str, Any], int | None, Wanted], ...] = (
    ("move", {"seats": 4}, 0, asked("move", 25, offers="spell", options=4)),
    ("destination", {"seats": 4}, 1, asked("move", 30, offers="to")),
    ("gods", {"seats": 4}, 0, asked("god", 0)),
    ("colours", {"seats": 4}, 2, asked("colour", 0)),
    ("start", {"seats": 3}, 1, asked("move", 1, offers="spell")),
    ("two", {"seats": 2}, 0, asked("move", 14)),
    ("window", {"seats": 4}, 2, asked("window", 20, options=7)),
    ("raid", {"seats": 4}, 1, rolled("raid", 5)),
    ("worlds", {"seats": 3}, 0, rolled("other-worlds", 4)),
    ("frenzy", {"seats": 4}, 0, asked("roll", 8, offers="die", options=3)),
    ("cast", {"seats": 4}, 3, asked("cast")),
    ("roam", {"seats": 4}, 0, asked("roam", 20, options=20)),
    ("send", {"seats": 4}, 2, asked("send", options=4)),
    ("artefact", {"seats": 4}, 0, asked("artefact")),
    ("signs", {"seats": 4}, 1, asked("destroy-sign", options=5)),
    ("ready", {"seats": 4}, 0, asked("ready", 10, options=3)),
    ("free", {"seats": 4}, 0, asked("free-ready", 10, options=6)),
    ("fourth", {"seats": 4}, 3, asked("fourth")),
    ("tile", {"seats": 4}, 0, asked("lay-tile")),
    ("release", {"seats": 4}, 0, asked("release")),
    ("watch", {"seats": 4}, 0, watching),
    ("spectator", {"seats": 4}, None, watching),
    ("over", {"seats": 4}, 1, over),
)
