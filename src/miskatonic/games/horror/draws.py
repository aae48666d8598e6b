"""What the tokens drawn for a test add up to, and how likely each sum is: all ways to draw them, counted.

A token may bring others, which are drawn from what is then left in the bag. Not for what a token means in a
position (see `odds` and `thumb.scene`).
"""

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from math import inf

import msgspec

from miskatonic.games.horror.words.chaos import FailAutomatically, RevealToken, SucceedAutomatically
from miskatonic.games.horror.words.effects import Effect

FAILS = None
"""The sum of tokens that fail, whatever else is drawn (auto-success-fail.2)."""
Sums = dict[float | None, Fraction]
"""How likely each sum is; `inf` succeeds against any difficulty (auto-success-fail.4)."""


class Token(msgspec.Struct, frozen=True, gc=False):
    """What a token does to a test, as far as its symbol says so without a choice."""

    adds: float | None
    brings: int = 0
    """chaos-tokens.1: so many more are drawn after it."""


def token(adds: int, effects: Sequence[Effect]) -> Token:
    """chaos-tokens.2, .4: a token that adds so much, with what its symbol does here."""
    if any(isinstance(each, FailAutomatically) for each in effects):
        return Token(FAILS)
    brings = sum(each.count for each in effects if isinstance(each, RevealToken))
    wins = any(isinstance(each, SucceedAutomatically) for each in effects)
    return Token(inf if wins else adds, brings)


def sums(bag: Sequence[str], meaning: Callable[[str], Token], instead: Sequence[str] = ()) -> Sums:
    """test.11: how likely each sum of the tokens is that a test draws from this bag; 0 from an empty one.

    `instead`: tokens that are resolved in the place of the first draw (instead.3).
    """
    tokens = {each: meaning(each) for each in bag}
    found: Sums = {}
    so_far, due = 0.0, 0 if instead else 1
    for each in map(meaning, instead):
        if each.adds is None:
            return {FAILS: Fraction(1)}
        so_far, due = so_far + each.adds, due + each.brings
    _draw(Counter(bag), tokens, so_far, due, Fraction(1), found)
    return found


def _draw(
    bag: Counter[str], tokens: dict[str, Token], so_far: float, due: int, weight: Fraction, found: Sums
) -> None:
    """Draw one of the tokens that are due, in every possible way."""
    left = bag.total()
    if not due or not left:
        found[so_far] = found.get(so_far, Fraction(0)) + weight
        return
    for name, count in list(bag.items()):
        drawn, share = tokens[name], weight * count / left
        if not count:
            continue
        if drawn.adds is None:
            found[FAILS] = found.get(FAILS, Fraction(0)) + share
        else:
            bag[name] -= 1
            _draw(bag, tokens, so_far + drawn.adds, due - 1 + drawn.brings, share, found)
            bag[name] += 1


def chance(sums: Sums, value: float, difficulty: int) -> Fraction:
    """skill-tests.3, test.20: how likely a test of that skill value succeeds; below 0 a skill counts as 0."""
    good = (share for adds, share in sums.items() if adds is not None and max(0, value + adds) >= difficulty)
    return sum(good, Fraction(0))
