"""The silver rule: which of several cards is followed when they contradict each other directly (silver-rule).

A claim is what one card says: its number and the word. Not for cards that merely change the same number.
"""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from miskatonic.games.horror import looking, zones
from miskatonic.games.horror.state import Context, Horror
from miskatonic.games.horror.words import modifiers as mod

T = TypeVar("T")
Claims = Sequence[tuple[int, T]]


def followed(g: Horror, claims: Claims[T]) -> T:
    """silver-rule.1, .2, .q1: scenario cards beat player cards; else the lead's word, else the latest."""
    left = _strongest(g, claims)
    for source in g.followed:
        for card, claim in reversed(left):
            if card == source:
                return claim
    return left[-1][1]


def _strongest(g: Horror, claims: Claims[T]) -> Claims[T]:
    """silver-rule.1, .q1: the claims of scenario cards, or all if there is none."""
    return [each for each in claims if zones.is_scenario_card(g, each[0])] or claims


def undecided(g: Horror) -> tuple[int, ...]:
    """silver-rule.2: cards of the same side that contradict each other, on which nobody has decided yet."""
    if not g.in_force.contradicting:
        return ()
    for card in zones.cards_in_play(g):
        for bases in base_claims(g, card).values():
            if sources := _disagreeing(g, bases):
                return sources
        for keywords in keyword_claims(g, card).values():
            if sources := _disagreeing(g, keywords):
                return sources
    return ()


def _disagreeing(g: Horror, claims: Claims[T]) -> tuple[int, ...]:
    """silver-rule.2: the strongest cards, if they disagree and none of them was decided for."""
    said = dict(_strongest(g, claims))
    decided = len(set(said.values())) == 1 or any(source in said for source in g.followed)
    return () if decided else tuple(said)


def base_claims(g: Horror, card: int) -> dict[str, list[tuple[int, int]]]:
    """base-value.2: the base values that cards set for a card, by number."""
    found: dict[str, list[tuple[int, int]]] = {}

    def claim(context: Context, word: mod.SetBase) -> tuple[str, tuple[int, int]]:
        return word.stat, (context.source, looking.amount(g, context, word.to))

    for stat, claimed in looking.applied(g, mod.SetBase, card, claim):
        found.setdefault(stat, []).append(claimed)
    return found


def keyword_claims(g: Horror, card: int) -> dict[str, list[tuple[int, bool]]]:
    """gain.4: whether cards say that a card gains (True) or loses a keyword, by name."""
    found: dict[str, list[tuple[int, bool]]] = {}
    for name, source, gains in _said_of_keywords(g, card):
        found.setdefault(name, []).append((source, gains))
    return found


def _said_of_keywords(g: Horror, card: int) -> Iterator[tuple[str, int, bool]]:
    for context, gained in looking.applying(g, mod.GainKeyword, card):
        yield gained.name, context.source, True
    for context, lost in looking.applying(g, mod.LoseKeyword, card):
        yield lost.name, context.source, False
