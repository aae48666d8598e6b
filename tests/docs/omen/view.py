"""Who sees what in Omen: a seat its own rune, everybody the discards, and all runes at the end."""

import msgspec

from miskatonic.core.game import Outcome, Seat
from miskatonic.core.rng import Rng
from tests.docs.omen.rules import Omen


class OmenView(msgspec.Struct, frozen=True):
    """All that a seat may know of a position."""

    seat: Seat | None
    runes: tuple[int | None, ...]
    """Each seat's rune; None where the viewer may not see it."""
    pile: int
    discard: tuple[int, ...]
    outcome: Outcome | None


def view(g: Omen, seat: Seat | None) -> OmenView:
    """deal.2, turn.3, end.1"""
    over = g.outcome is not None
    return OmenView(
        seat=seat,
        runes=tuple(rune if over or each == seat else None for each, rune in enumerate(g.runes)),
        pile=len(g.pile),
        discard=tuple(g.discard),
        outcome=g.outcome,
    )


def sample(g: Omen, seat: Seat, rng: Rng) -> Omen:
    """Deal all that the seat cannot see anew, sorted first, and give the twin a future of its own."""
    twin = g.copy()
    twin.rng = rng.fork()
    twin.opening = ()
    if g.outcome is not None:
        return twin
    hidden = sorted(g.pile + [rune for each, rune in enumerate(g.runes) if each != seat])
    rng.shuffle(hidden)
    twin.runes = [rune if each == seat else hidden.pop() for each, rune in enumerate(g.runes)]
    twin.pile = hidden
    return twin
