"""What cannot happen: which words of cards forbid which events (cannot). `timing` asks before an event, and
once more before its impact.

Not for what a player may choose to do: that is asked where it is offered, so that nobody chooses in vain.
"""

from miskatonic.games.horror import numbers
from miskatonic.games.horror.state import NOBODY, NONE, Happening, Horror
from miskatonic.games.horror.words.modifiers import Doing

FORBIDS: dict[str, tuple[tuple[Doing, str, str], ...]] = {
    "exhausts": (("exhaust", "card", ""),),
    "readies": (("ready", "card", ""),),
    "heals": (("heal", "card", ""),),
    "is-discarded": (("be-discarded", "card", ""),),
    "moves": (("move", "who", "card"), ("move-to", "who", "card"), ("enter", "who", "card")),
    "enemy-moves": (("move", "card", "other"), ("move-to", "card", "other"), ("enter", "card", "other")),
    "reveals-location": (("reveal", "who", "card"),),
    "engages": (("be-engaged", "who", "card"),),
    "attacks": (("attack", "card", "who"),),
    "is-attacked": (("fight", "who", "card"), ("be-attacked", "card", "")),
    "evades": (("evade", "who", "card"), ("be-evaded", "card", "")),
    "discovers-clue": (("discover", "who", "card"),),
    "gains-resources": (("gain-resources", "who", ""),),
    "act-advances": (("advance", "card", ""),),
    "agenda-advances": (("advance", "card", ""),),
}
"""By what happens: what is forbidden, to which part of the happening, with regard to which other one."""


def may_forbid(g: Horror, what: str) -> bool:
    """Say whether anything in force forbids such an event to anybody."""
    forbidding = g.in_force.forbidding
    return what in FORBIDS and any(doing in forbidding for doing, _, _ in FORBIDS[what])


def cannot_happen(g: Horror, what: Happening) -> bool:
    """cannot.1: whether a card forbids that this happens."""
    for doing, whom, to in FORBIDS.get(what.what, ()):
        subject = _card(g, what, whom)
        if subject == NONE:
            continue
        if numbers.cannot(g, subject, doing, _card(g, what, to) if to else None) is not None:
            return True
    return False


def _card(g: Horror, what: Happening, part: str) -> int:
    """Return the card that a part of a happening stands for."""
    if part == "who":
        return NONE if what.who == NOBODY else g.people[what.who].card
    return int(getattr(what, part))
