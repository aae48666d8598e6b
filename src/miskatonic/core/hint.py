"""What a person who asks for advice is told: an answer, what it and the best others are worth, and why.

The answer is the best of the ratings that are shown, by construction; a bot that plays by the same worths
chooses the same (`best`). Not for working out what answers are worth: that is each game's.
"""

from collections.abc import Callable, Iterable, Mapping

import msgspec

from miskatonic.core.game import Ask, Choice
from miskatonic.core.text import Text, text

ONLY_ONE = text("hint-only")
"""Why somebody does what he must."""
ALL_ALIKE = text("hint-all-alike")
"""What can be said where every answer is worth the same."""
RATED = 3
"""How many answers a hint rates: the one it advises and the best two others."""

Worths = Mapping[str, float] | Mapping[Choice, float]
"""What answers are worth, all in one measure; the best is advised, of equals the first."""
Measure = Callable[[float], Text]
"""Says a worth in words."""


class Rating(msgspec.Struct, frozen=True):
    """An answer and what it is worth."""

    choice: Choice
    worth: float
    measure: Text | None = None
    """The worth in words; None where there is nothing to compare."""


class Hint(msgspec.Struct, frozen=True):
    """What somebody is advised to answer."""

    ratings: tuple[Rating, ...]
    """The best first: that is the advice. After it come the best two others, in the same measure."""
    reason: Text
    """The one thing that decides."""

    @property
    def choice(self) -> Choice:
        """Return what is advised."""
        return self.ratings[0].choice


def best(worths: Worths) -> Choice:
    """Return the answer worth most, of equals the first."""
    return _by_worth(worths)[0][0]


def hinted(
    ask: Ask,
    worths: Worths,
    measure: Measure,
    why: Callable[[Choice], Text],
    alike: Callable[[Choice], Text] = lambda choice: ALL_ALIKE,
) -> Hint:
    """Return the answer worth most with the best others, and why: `alike`, if all are worth the same."""
    order = _by_worth(worths)
    first, most = order[0]
    if is_forced(ask):
        return Hint((Rating(first, most),), ONLY_ONE)
    if most == order[-1][1]:
        return Hint((Rating(first, most),), alike(first))
    return Hint(tuple([Rating(each, worth, measure(worth)) for each, worth in order[:RATED]]), why(first))


def _by_worth(worths: Worths) -> list[tuple[Choice, float]]:
    """Return the answers, the best first."""
    found: list[tuple[Choice, float]] = [(choice, worth) for choice, worth in worths.items()]
    return sorted(found, key=lambda each: -each[1])


def is_forced(ask: Ask) -> bool:
    """Say whether there is but one answer."""
    return len(ask.options) == 1 and ask.least == 1


def picks(ask: Ask, gains: Mapping[str, float], at_least: int = 0) -> dict[Choice, float]:
    """Return what the best pick of several options is worth, and the picks next to it.

    Each option is worth by itself. Picked is what gains something, and `at_least` so many; the others have
    one option less, or one more, or another one in the place of the poorest.
    """
    order = sorted(gains, key=lambda each: -gains[each])
    least = max(ask.least, min(at_least, ask.most))
    count = min(ask.most, max(least, sum(gains[each] > 0 for each in order)))
    if ask.one:
        return {each: gains[each] for each in order}
    chosen = order[:count]
    near = [chosen]
    if count > least:
        near.append(chosen[:-1])
    if count < min(ask.most, len(order)):
        near.append([*chosen, order[count]])
    if 0 < count < len(order):
        near.append([*chosen[:-1], order[count]])
    return {as_choice(ask, each): sum(gains[one] for one in each) for each in near}


def as_choice(ask: Ask, ids: Iterable[str]) -> tuple[str, ...]:
    """Return options as an answer, in the order in which they are offered."""
    picked = set(ids)
    return tuple(option.id for option in ask.options if option.id in picked)
