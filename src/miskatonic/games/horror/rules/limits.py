"""Limits and maximums: how often abilities may be used and cards played (limit-max). Not for other
restrictions.
"""

from miskatonic.games.horror.abilities import Text
from miskatonic.games.horror.state import NOBODY, Context, Horror
from miskatonic.games.horror.words.abilities import CopyLimit
from miskatonic.games.horror.words.triggers import Limit


def period_key(g: Horror, period: str) -> str:
    """game.2: which test, turn, phase, round or game it is."""
    return {
        "test": f"test{g.tests[-1].number if g.tests else 0}",
        "attack": f"test{g.tests[-1].number if g.tests else 0}",
        "turn": f"turn{g.turn}",
        "phase": f"phase{g.round}{g.phase}",
        "round": f"round{g.round}",
        "game": "game",
    }[period]


def counter(g: Horror, context: Context, text: Text, limit: Limit) -> str:
    """limit-max.q1, .q2: a limit counts for each copy and player; group limits and maximums by title."""
    title = g.print(text.printed).name[0]
    period = period_key(g, limit.period)
    if limit.maximum or limit.group:
        return f"{title}/{text.index}/{text.gain}/{period}"
    copy = g.cards[text.card].copy
    return f"{text.key}/{copy}/{context.you}/{period}"


def allows(g: Horror, context: Context, text: Text, limit: Limit | None) -> bool:
    """limit-max.4, limit-max.9"""
    return limit is None or g.used.get(counter(g, context, text, limit), 0) < limit.count


def count(g: Horror, context: Context, text: Text, limit: Limit | None) -> None:
    """limit-max.11, limit-max.q4: a use counts even if its effect is ignored or cancelled."""
    if limit is not None:
        key = counter(g, context, text, limit)
        g.used[key] = g.used.get(key, 0) + 1


# Copies of a card


def copy_limits(g: Horror, card: int) -> list[CopyLimit]:
    """Return the limits for copies that are printed on a card."""
    return [each for each in g.print(card).abilities if type(each) is CopyLimit]


def plays_key(g: Horror, card: int, per: str, committed: bool) -> str:
    """limit-max.7, .8: what a maximum counts, over all players."""
    return f"{'commit' if committed else 'play'}/{g.print(card).name[0]}/{period_key(g, per)}"


def copies_allow(g: Horror, card: int, seat: int, *, committed: bool = False) -> bool:
    """limit-max.6 to .8, limit-max.q3"""
    for limit in copy_limits(g, card):
        if limit.committed != committed:
            continue
        if limit.per in ("test", "turn", "phase", "round", "game"):
            if g.used.get(plays_key(g, card, limit.per, committed), 0) >= limit.count:
                return False
        elif not committed and in_play_with(g, card, seat) >= limit.count:
            return False
    return True


def in_play_with(g: Horror, card: int, seat: int) -> int:
    """limit-max.q3: how many copies, by title, an investigator has in play."""
    title = g.print(card).name[0]
    zones = (f"play:{seat}", f"threat:{seat}") if seat != NOBODY else ()
    return sum(g.print(each).name[0] == title for zone in zones for each in g.pile(zone))


def count_copy(g: Horror, card: int, *, committed: bool = False) -> None:
    """limit-max.7, .8: one more was played or committed."""
    for limit in copy_limits(g, card):
        if limit.per in ("test", "turn", "phase", "round", "game") and limit.committed == committed:
            key = plays_key(g, card, limit.per, committed)
            g.used[key] = g.used.get(key, 0) + 1
