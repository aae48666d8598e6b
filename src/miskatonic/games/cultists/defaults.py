"""What the rules decide for a player whose time has run out or who is gone (decisions.d1).

It says nothing about cards or role: everybody's default is the same, whatever he holds.
"""

from miskatonic.core.game import Choice, Seat
from miskatonic.games.cultists.state import Cultists

_DEFAULTS = ("stop", "pass", "silent", "refuse", "keep", "abstain", "confirm", "any", "nobody")
"""The plain words that decline, keep or confirm; no ask offers two of them that differ in worth."""


def default(g: Cultists, seat: Seat) -> Choice | None:
    """decisions.d1"""
    pending = next((each for each in g.pending if each.seat == seat), None)
    if pending is None:
        return None
    if pending.ask.kind == "discussion":
        return ()
    offered = [option.id for option in pending.ask.options]
    return next((id for id in _DEFAULTS if id in offered), offered[0])
