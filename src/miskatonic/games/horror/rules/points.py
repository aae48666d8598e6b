"""The points of the rules that keywords hook into; a keyword is one module in `keywords` that says at which.

A hook for "moves" or "enters-play" is called with the game, the card and the keyword as it stands on that
card.
Not for keywords' rules themselves.
"""

from collections.abc import Callable
from typing import Any

from miskatonic.games.horror import numbers
from miskatonic.games.horror.state import Horror
from miskatonic.games.horror.words.abilities import Keyword

Hook = Callable[..., Any]

POINTS = (
    "enters-play",
    "enemy-phase",
    "spawns",
    "attacked",
    "attack-failed",
    "evasion-failed",
    "attack-over",
    "defeated",
    "drawn",
    "resolved",
    "opening-hand",
)
"""enters-play: just now; enemy-phase: enemies move; spawns: return where; attack-failed, evasion-failed:
a test against
it was failed; attack-over: it has attacked or been attacked; defeated: while it is; drawn: from the
encounter deck;
resolved: after it was drawn and resolved; opening-hand: after the mulligan."""

HOOKS: dict[tuple[str, str], Hook] = {}


def keyword(name: str, at: str) -> Callable[[Hook], Hook]:
    """Say what a keyword does at a point of the rules."""
    assert at in POINTS

    def hang(hook: Hook) -> Hook:
        HOOKS[name, at] = hook
        return hook

    return hang


def reach(g: Horror, point: str, card: int, *more: Any) -> None:
    """keywords.6: the rules have come to a point; the card's keywords do what they do there."""
    for each in having(g, point, card):
        act(g, point, card, each, *more)


def act(g: Horror, point: str, card: int, word: Keyword, *more: Any) -> None:
    """keywords.6: one keyword of a card does what it does at a point."""
    HOOKS[word.name, point](g, card, word, *more)


def answer(g: Horror, point: str, card: int, *more: Any) -> Any:
    """Return the first answer a keyword of the card gives at a point, or None."""
    for each in numbers.keywords(g, card):
        hook = HOOKS.get((each.name, point))
        if hook is not None and (found := hook(g, card, each, *more)) is not None:
            return found
    return None


def having(g: Horror, point: str, card: int) -> list[Keyword]:
    """Return the keywords of a card that do something at a point."""
    return [each for each in numbers.keywords(g, card) if (each.name, point) in HOOKS]


def opening_hand(g: Horror, seat: int) -> None:
    """starting.2: keywords that act after the mulligan; one of them in all (starting.q1)."""
    for name, point in HOOKS:
        if point == "opening-hand":
            HOOKS[name, point](g, seat)
