"""Standing orders to pass: how one is left and taken back, and what is passed without a question.

They change nothing about who is asked (windows.8): a player with an order is asked like any other, and only
the one who answers for him knows. Not for when an order ends, which stands with that event.
"""

from miskatonic.core.game import Ask, Seat
from miskatonic.games.fate.asks import PASSES
from miskatonic.games.fate.state import Fate


def note_order(g: Fate, seat: Seat, choice: str) -> None:
    """windows.9: passing may leave an order; whoever answers otherwise takes it back"""
    g.orders[seat] = PASSES.get(choice, "")


def foregone_pass(g: Fate, seat: Seat, ask: Ask) -> str | None:
    """windows.8, windows.9: how a player passes who left an order to, or can do nothing else; else None"""
    if ask.options[0].id == "pass" and not g.orders[seat]:
        return "pass"
    ways = {PASSES[option.id]: option.id for option in ask.options if option.id in PASSES}
    if not g.orders[seat] or "" not in ways:
        return None
    return ways.get(g.orders[seat], ways[""])
