"""Why can't I? What stands in the way of giving or passing a card, from what a seat sees. Not for rules."""

from miskatonic.core.game import Why
from miskatonic.core.ids import read_id
from miskatonic.core.text import Text, Who, text
from miskatonic.games.ritual.view import RitualView


def why_not(view: RitualView, thing: str) -> tuple[Why, ...]:
    """Return why whoever is asked can do nothing with a thing of the board."""
    what = read_id(thing)
    if what.kind == "seat" and what.has_number:
        return _why_not_to(view, what.number)
    reasons = {"pile": "turn.2", "discard": "follow.8", "removed": "events.6", "travelling": "turn.4"}
    if what.kind not in reasons:
        return ()
    return (Why(Text(f"why-not-{what.kind}"), reasons[what.kind]),)


def _why_not_to(view: RitualView, to: int) -> tuple[Why, ...]:
    """turn.4, follow.6, round.3, straw.3"""
    if to >= len(view.holders) or view.seat is None:
        return ()
    if to == view.seat:
        own = "keep" if view.active == view.seat else "own"
        return (Why(Text(f"why-not-{own}"), "turn.4" if own == "keep" else "round.3"),)
    if view.holders[to].sanity is None:
        return (Why(Text("why-not-straw"), "straw.3"),)
    if to == view.active:
        return (Why(text("why-not-active", who=Who(to)), "follow.6"),)
    if not view.holders[to].hand_on_table:
        return (Why(text("why-not-passed", who=Who(to)), "follow.6"),)
    return ()
