"""The positions of Horror that its gallery shows; see `dump.py` in `common/gallery`."""

from collections.abc import Callable
from typing import Any

from miskatonic.games.horror import zones
from miskatonic.games.horror.state import Horror

Wanted = Callable[[Horror, int], bool]


def asked(kind: str, round: int = 1, *, options: int = 1) -> Wanted:
    """Seat is asked this, late enough in the game, with so many options."""

    def wanted(g: Horror, seat: int) -> bool:
        ask = g.asks().get(seat)
        return ask is not None and ask.kind == kind and g.round >= round and len(ask.options) >= options

    return wanted


def both(*wanted: Wanted) -> Wanted:
    """All of it at once."""
    return lambda g, seat: all(each(g, seat) for each in wanted)


def engaged(count: int = 1) -> Wanted:
    """Seat is engaged with so many enemies."""
    return lambda g, seat: len(zones.engaged_enemies(g, seat)) >= count


def equipped(count: int) -> Wanted:
    """Seat has so many cards in play."""
    return lambda g, seat: len(g.pile(f"play:{seat}")) >= count


def committed(count: int = 1) -> Wanted:
    """So many cards are committed to the test under way."""
    return lambda g, seat: bool(g.tests) and len(g.tests[-1].committed) >= count


def revealed(symbol: bool = False) -> Wanted:
    """A token of the test under way is revealed, one with a symbol if that is wanted."""

    def wanted(g: Horror, seat: int) -> bool:
        tokens = g.tests[-1].tokens if g.tests else ()
        return bool(tokens) and (not symbol or not tokens[0].lstrip("+-").isdigit())

    return wanted


def in_phase(phase: str) -> Wanted:
    """It is this phase."""
    return lambda g, seat: g.phase == phase


def spread(g: Horror, seat: int) -> bool:
    """Everybody stands somewhere else, and there are enemies."""
    return len({person.location for person in g.people}) == len(g.people) and bool(zones.enemies(g))


def over(g: Horror, seat: int) -> bool:
    """The match is over."""
    return g.outcome is not None


def others(g: Horror, seat: int) -> bool:
    """Somebody else decides, and much has happened."""
    return seat not in g.asks() and g.round > 3 and g.outcome is None


POSITIONS: tuple[tuple[str, dict[str, Any], int | None, Wanted], ...] = (
    ("mulligan", {"seats": 2}, 0, asked("mulligan", 0)),
    ("turn", {"seats": 2}, 0, asked("turn", options=5)),
    ("turn-late", {"seats": 3}, 0, both(asked("turn", 4, options=5), equipped(2), spread)),
    ("turn-solo", {"seats": 1}, 0, both(asked("turn", 3), engaged())),
    ("fight", {"seats": 2}, 1, both(asked("turn", 2, options=6), engaged(2))),
    ("commit", {"seats": 3}, 1, both(asked("commit", 2, options=2), committed())),
    ("token", {"seats": 2}, 0, both(revealed(symbol=True), lambda g, seat: seat in g.asks())),
    ("assign", {"seats": 2}, 0, both(asked("assign", 2, options=2), equipped(2))),
    ("reaction", {"seats": 2}, 1, asked("reaction", 2)),
    ("revelation", {"seats": 2}, 0, both(in_phase("mythos"), asked("commit", 2))),
    ("open-hands", {"seats": 4, "open_hands": True}, 0, both(others, spread)),
    ("watch", {"seats": 4}, 0, others),
    ("spectator", {"seats": 2}, None, others),
    ("over", {"seats": 2}, 0, over),
)
