"""Information-set Monte-Carlo search: plays any game that has a guide, by imagining and trying.

A simulation is: imagine a position that the seat cannot tell from the real one, give one answer there, play
on quickly by the guide for as many stages as it says, and see what that is worth. The number of simulations
per decision is fixed, so the choice depends on nothing but the sight and its chance. Not for learning:
nothing is kept.
"""

from collections.abc import Sequence
from itertools import accumulate
from typing import Any

from miskatonic import games
from miskatonic.core.bot import Guide, Sight
from miskatonic.core.game import Choice, Game, Seat
from miskatonic.core.rng import Rng


class SearchBot:
    """Plays imagined positions on, and answers what turned out best."""

    def __init__(self, budget: int) -> None:
        """Think with about this many simulations per decision."""
        self.budget = budget

    def choose(self, sight: Sight) -> Choice:
        """Return the best answer by sequential halving: heat by heat the worse half drops out."""
        guide = games.guide(sight.game.name)
        if len(guide.options(sight.ask)) == 1 and sight.ask.one:
            return guide.options(sight.ask)[0]
        tried = [Tried(answer, opinion, guide.trust) for answer, opinion in guide.advice(sight).items()]
        heats = (len(tried) - 1).bit_length()
        for _ in range(heats):
            for position in imagine(guide, sight, max(1, self.budget // heats // len(tried))):
                _try_all(guide, sight, tried, position)
            tried.sort(key=lambda each: -each.score)
            del tried[(len(tried) + 1) // 2 :]
        return tried[0].answer


class Tried:
    """An answer, and how it did so far."""

    def __init__(self, answer: Choice, opinion: float, trust: int) -> None:
        self.answer = answer
        self.total = trust * opinion
        self.count = trust

    @property
    def score(self) -> float:
        """Return the mean of the first opinion and all simulations."""
        return self.total / self.count

    def note(self, value: float) -> None:
        """Count one more simulation."""
        self.total += value
        self.count += 1


def imagine(guide: Guide, sight: Sight, count: int) -> list[Any]:
    """Return positions the seat cannot tell from the real one, likely ones more often.

    More may be drawn than returned; systematic resampling picks each about as often as it is likely.
    """
    drawn = [sight.sample(sight.rng) for _ in range(guide.imagined * count)]
    sums = list(accumulate(guide.likelihood(sight, position) for position in drawn))
    stride = sums[-1] / count
    point = stride * sight.rng.below(1 << 32) / (1 << 32)
    picked, place = [], 0
    for _ in range(count):
        while sums[place] < point:
            place += 1
        picked.append(drawn[place])
        point += stride
    return picked


def _try_all(guide: Guide, sight: Sight, tried: Sequence[Tried], position: Any) -> None:
    """Give every answer in the same position, with the same luck afterwards."""
    luck = sight.rng.fork()
    end = guide.stage(position) + guide.horizon
    for each in tried:
        state = position.copy()
        sight.game.answer(state, sight.seat, each.answer)
        each.note(play_out(guide, sight.game, state, sight.seat, end, luck.copy()))


def play_out(guide: Guide, game: Game[Any], state: Any, seat: Seat, end: int, rng: Rng) -> float:
    """Play on quickly until that stage begins or the match is over; return what that is worth to the seat."""
    while guide.stage(state) < end and game.outcome(state) is None:
        asked = next(iter(game.asks(state)))
        game.answer(state, asked, guide.rollout(state, asked, rng))
    return guide.value(state, seat)
