"""How to play Horror: the bots of this game, and the guide for bots that play any game.

The rules of thumb stand in `thumb`, which is loaded when somebody first thinks: who only sits down needs none
of them.
"""

from collections.abc import Callable, Mapping

from miskatonic.core.bot import Bot, Sight, Summary, look
from miskatonic.core.game import Ask, Choice, Seat
from miskatonic.core.hint import Hint
from miskatonic.core.rng import Rng
from miskatonic.games.horror.game import GAME
from miskatonic.games.horror.state import Horror

FAR_BEHIND = 5.0
"""An answer worth so many actions less than the best is no good at all."""


class SimpleBot:
    """Plays by rules of thumb, from one look at the table."""

    def choose(self, sight: Sight) -> Choice:
        """Return what the rules of thumb say."""
        from miskatonic.games.horror import thumb

        return thumb.decide(sight)


class HorrorGuide:
    """What Horror tells bots that play any game, and those who count."""

    trust = 3
    horizon = 1
    budget = 30
    imagined = 1

    def options(self, ask: Ask) -> tuple[str, ...]:
        """Return all options: none is for people only."""
        return tuple([option.id for option in ask.options])

    def summary(self, state: Horror) -> Summary:
        """Count rounds and endings, and who came through as whom."""
        return Summary(
            numbers={"rounds": state.round, "victory": len(state.pile("victory"))},
            marks={"ending": f"ending-{max(0, state.resolution)}"},
        )

    def advice(self, sight: Sight) -> dict[Choice, float]:
        """Return the answer of the rules of thumb first, the others by how much less they are worth."""
        from miskatonic.games.horror import thumb

        best = thumb.decide(sight)
        if not sight.ask.one:
            return {best: 0.6}
        behind = thumb.behind(sight)
        return {
            id: 0.6 if id == best else 0.4 - 0.2 * min(1.0, behind.get(id, 0.0) / FAR_BEHIND)
            for id in self.options(sight.ask)
        }

    def hint(self, sight: Sight) -> Hint:
        """Advise what the rules of thumb say, and what they rest on: worths, chances, threats, time left."""
        from miskatonic.games.horror import thumb

        return thumb.hint(sight)

    def likelihood(self, sight: Sight, imagined: Horror) -> float:
        """Nothing is read from what the others did."""
        return 1.0

    def rollout(self, state: Horror, seat: Seat, rng: Rng) -> Choice:
        """Play by rules of thumb."""
        from miskatonic.games.horror import thumb

        return thumb.decide(look(GAME, state, seat, rng))

    def stage(self, state: Horror) -> int:
        """A stage is a round."""
        return state.round

    def value(self, state: Horror, seat: Seat) -> float:
        """Return the chance to win: clues and acts against doom, wounds and fear."""
        if state.outcome is not None:
            return float(bool(state.outcome.winners))
        acts = len(state.scenario.acts) - len(state.pile("acts")) - len(state.pile("act"))
        clues = sum(state.cards[person.card].clues for person in state.people)
        doom = sum(card.doom for card in state.cards)
        hurt = sum(
            state.cards[person.card].damage + state.cards[person.card].horror for person in state.people
        )
        out = sum(person.status != "playing" for person in state.people)
        score = 0.3 * acts + 0.05 * clues - 0.03 * doom - 0.02 * hurt / len(state.people) - 0.2 * out
        return min(0.95, max(0.05, 0.5 + score))


BOTS: Mapping[str, Callable[[], Bot]] = {"simple": SimpleBot}
GUIDE = HorrorGuide()
