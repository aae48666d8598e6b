"""The positions of Horror that its gallery shows; see `dump.py` in `common/gallery`."""

from collections.abc import Callable
from typing import Any

from miskatonic.core.bot import look
from miskatonic.core.rng import Rng
from miskatonic.games.horror import zones
from miskatonic.games.horror.bot import SimpleBot
from miskatonic.games.horror.state import Horror

Wanted = Callable[[Horror, int], bool]
FLAMES = {"scenario": "spreading_flames", "difficulty": "easy"}
DECKS = ("12001", "12004", "12010", "12013")
"""The investigators of the core box."""
BOT = SimpleBot()


def answer(game: Any, g: Horror, seat: int, ask: Any, rng: Rng) -> Any:
    """Play by rules of thumb, so that games come far; now and then by chance."""
    if rng.below(12) == 0:
        picked = rng.choice([option.id for option in ask.options])
        return picked if ask.one else tuple(option.id for option in ask.options[: ask.least])
    return BOT.choose(look(game, g, seat, rng))


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


def explored(count: int) -> Wanted:
    """So many locations are in play, and somebody is engaged."""
    return lambda g, seat: len(g.pile("map")) >= count and bool(zones.enemies(g))


def over(g: Horror, seat: int) -> bool:
    """The match is over."""
    return g.outcome is not None


def others(g: Horror, seat: int) -> bool:
    """Somebody else decides, and much has happened."""
    return seat not in g.asks() and g.round > 3 and g.outcome is None


def flames(*decks: str, **more: Any) -> dict[str, Any]:
    """The first scenario with these investigators."""
    return {"seats": len(decks), "decks": decks, **FLAMES, **more}


POSITIONS: tuple[tuple[str, dict[str, Any], int | None, Wanted], ...] = (
    ("mulligan", flames(*DECKS[:2]), 0, asked("mulligan", 0)),
    ("turn", flames(*DECKS[:2]), 0, asked("turn", options=5)),
    ("turn-late", flames(*DECKS[1:]), 0, both(asked("turn", 3, options=4), explored(4))),
    ("turn-four", flames(*DECKS), 1, both(asked("turn", 3, options=4), explored(3))),
    ("turn-solo", flames(DECKS[3]), 0, both(asked("turn", 2), engaged())),
    ("fight", flames(*DECKS[2:]), 1, both(asked("turn", 2, options=6), engaged(2))),
    ("commit", flames(*DECKS[:3]), 1, both(asked("commit", 2, options=2), committed())),
    ("token", flames(*DECKS[1:3]), 0, both(revealed(symbol=True), lambda g, seat: seat in g.asks())),
    ("assign", flames(*DECKS[:2]), 0, both(asked("assign", 2, options=2), equipped(2))),
    ("reaction", flames(*DECKS[:2]), 1, asked("reaction", 2)),
    ("revelation", flames(*DECKS[:2]), 0, both(in_phase("mythos"), asked("commit", 2))),
    ("choice", flames(*DECKS[1:3]), 0, asked("choice")),
    ("open-hands", flames(*DECKS, open_hands=True), 0, both(others, spread)),
    ("watch", flames(*DECKS), 0, others),
    ("spectator", flames(*DECKS[:2]), None, others),
    ("over", flames(*DECKS[:2]), 0, over),
    ("cellar", {"seats": 2}, 0, both(asked("turn", 3, options=5), engaged())),
)
