"""Why can't I? What stands in the way of a place or a figure, from what a seat sees. Not for rules."""

from miskatonic.core.game import Why
from miskatonic.core.ids import read_id
from miskatonic.core.text import Text
from miskatonic.games.cultists.view import CultistsView

THINGS = {
    "lake": "board.d6",
    "unsafe": "unsafe.3",
    "pile": "pile.1",
    "markers": "cultist-markers.d1",
}
"""When something happens with a thing; the message is `why-not-<thing>`."""

QUIET = {
    "night": "night.d2",
    "fire": "firestarter.d2",
    "clean-up": "claim.d1",
    "check-state": "check-state.q2",
}
"""Questions whose own words tell a role or what was seen; a neighbour may read an explanation."""


def why_not(view: CultistsView, kind: str, thing: str) -> tuple[Why, ...]:
    """Return why whoever is asked can do nothing with a thing of the board."""
    what = read_id(thing)
    if what.kind == "place" and kind == "move":
        barred = view.fish_man == what.word
        return (
            Why(Text("why-not-fish-man" if barred else "why-not-door"), "move.6" if barred else "move.4"),
        )
    if what.kind == "place":
        return (Why(Text("why-not-place"), "routes.2"),)
    if what.kind == "figure" and what.has_number:
        return _why_not_figure(view, kind, what.number)
    if what.kind in THINGS:
        return (Why(Text(f"why-not-{what.kind}"), THINGS[what.kind]),)
    return _why_not_now(kind)


def _why_not_now(kind: str) -> tuple[Why, ...]:
    """decisions.12: from outside all such questions look alike"""
    return (Why(Text("why-not-now"), QUIET[kind]),) if kind in QUIET else ()


def _why_not_figure(view: CultistsView, kind: str, figure: int) -> tuple[Why, ...]:
    """check-state.1, check-state.2"""
    if kind != "action":
        return _why_not_now(kind)
    if figure == view.seat:
        return (Why(Text("why-not-yourself"), "check-state.2"),)
    if figure < len(view.figures) and view.figures[figure].ghost:
        return (Why(Text("why-not-ghost"), "check-state.2"),)
    return (Why(Text("why-not-elsewhere"), "check-state.1"),)
