"""How likely a test succeeds, found by trying: every token that can be drawn is drawn, by the real rules.

Nobody does anything more about the test. Knows nothing of how the panel's chance is worked out (`odds`).
"""

from collections import Counter
from fractions import Fraction
from typing import NoReturn
from unittest.mock import patch

from miskatonic.core.game import Ask, Choice, Seat
from miskatonic.games.horror.rules import testing
from miskatonic.games.horror.state import Horror, Test


class NextToken(Exception):
    """Another token is to be drawn from this bag."""

    def __init__(self, bag: list[str]) -> None:
        self.bag = Counter(bag)


class Decided(Exception):
    """The test has been passed or failed."""

    def __init__(self, passed: bool) -> None:
        self.passed = passed


def tried(g: Horror, seat: Seat, choice: Choice, drawn: tuple[str, ...] = ()) -> Fraction:
    """Return how likely the test under way succeeds after this answer, once these tokens are drawn."""
    try:
        _play_on(g.copy(), (seat, choice), drawn)
    except Decided as decided:
        return Fraction(decided.passed)
    except NextToken as due:
        left = due.bag.total()
        each = [count * tried(g, seat, choice, (*drawn, token)) for token, count in due.bag.items()]
        return sum(each, Fraction(0)) / left


def _play_on(g: Horror, first: tuple[Seat, Choice], drawn: tuple[str, ...]) -> NoReturn:
    """Give an answer, and play until the test is decided, or a token is wanted beyond those drawn."""
    tokens = iter(drawn)
    number = g.tests[-1].number
    rules = testing.outcome

    def take(g: Horror) -> int:
        token = next(tokens, "")
        if not token:
            raise NextToken(g.bag)
        g.bag.remove(token)
        return testing.put_before(g, token)

    def outcome(g: Horror, test: Test, tokens: tuple[str, ...]) -> tuple[bool, int, int, int]:
        found = rules(g, test, tokens)
        if test.number == number and test.step >= 3 and (tokens or test.automatic or not g.bag):
            raise Decided(found[0])
        return found

    with patch.object(testing, "take_token", take), patch.object(testing, "outcome", outcome):
        g.answer(*first)
        while number in [test.number for test in g.tests] and g.outcome is None:
            seat, ask = next(iter(g.asks().items()))
            g.answer(seat, nothing_more(ask))
    raise Decided(passed=False)  # it has ended without an outcome


def nothing_more(ask: Ask) -> Choice:
    """Return the answer of somebody who leaves things as they are, as far as he may."""
    ids = [option.id for option in ask.options]
    if not ask.one:
        return tuple(ids[: ask.least])
    return next((id for id in ("pass", "no") if id in ids), ids[0])
