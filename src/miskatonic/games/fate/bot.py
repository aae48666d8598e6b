"""How to play Fate: the bots of this game, and the guide for bots that play any game.

The rules of thumb stand in `thumb`, what things are worth in `worth`.
"""

from collections.abc import Callable, Mapping

from miskatonic.core.bot import Bot, Sight, Summary
from miskatonic.core.game import Ask, Choice, Seat
from miskatonic.core.hint import Hint
from miskatonic.core.rng import Rng
from miskatonic.games.fate import reasons, thumb
from miskatonic.games.fate.asks import PASSES
from miskatonic.games.fate.cards import god_name
from miskatonic.games.fate.odds import opinions, win_chance
from miskatonic.games.fate.patience import how_to_pass
from miskatonic.games.fate.rules.orders import foregone_pass
from miskatonic.games.fate.seen import seen
from miskatonic.games.fate.state import NOBODY, Fate


class SimpleBot:
    """Plays by rules of thumb, from one look at the table."""

    def choose(self, sight: Sight) -> Choice:
        """Return what the rules of thumb say."""
        return thumb.decide(seen(sight.view), sight.seat, sight.ask, sight.rng)


class FateGuide:
    """What Fate tells bots that play any game, and those who count."""

    trust = 3
    horizon = 5
    budget = 80
    imagined = 1

    def options(self, ask: Ask) -> tuple[str, ...]:
        """windows.9: a bot never minds being asked, so it leaves no standing orders."""
        return tuple([option.id for option in ask.options if not PASSES.get(option.id)])

    def summary(self, state: Fate) -> Summary:
        """Count rounds and endings, and wins by god and by place in the order of turns."""
        order = [(seat - state.start) % state.seats + 1 for seat in range(state.seats)]
        return Summary(
            numbers={"rounds": state.round},
            marks={"ending": "ending-win" if state.loser == NOBODY else "ending-loss"},
            sides={
                "god": tuple([god_name(god).id for god in state.gods]),
                "order": tuple([f"order-{place}" for place in order]),
            },
        )

    def advice(self, sight: Sight) -> dict[Choice, float]:
        """Return the answers worth a thought; those of the rules of thumb seem best."""
        return opinions(seen(sight.view), sight.seat, sight.ask, sight.rng)

    def hint(self, sight: Sight) -> Hint:
        """Advise what the rules of thumb say, and say what decides it."""
        return reasons.hint(seen(sight.view), sight.seat, sight.ask)

    def likelihood(self, sight: Sight, imagined: Fate) -> float:
        """Nothing is read from what the others did."""
        return 1.0

    def rollout(self, state: Fate, seat: Seat, rng: Rng) -> Choice:
        """Play by rules of thumb; who does nothing now passes for as long as hardly anything is missed.

        In that time nothing is thought about, which is what makes playouts quick.
        """
        ask = state.asks()[seat]
        if state.orders[seat]:
            by_order = foregone_pass(state, seat, ask)
            if by_order is not None:
                return by_order
        choice = thumb.decide(state, seat, ask, rng)
        if choice == "pass" and ask.kind in ("window", "roll", "cast"):
            return how_to_pass(state, seat)
        return choice

    def stage(self, state: Fate) -> int:
        """A stage is a turn."""
        return state.turn

    def value(self, state: Fate, seat: Seat) -> float:
        """Return the chance to win as the table stands."""
        return win_chance(state, seat)


BOTS: Mapping[str, Callable[[], Bot]] = {"simple": SimpleBot}
GUIDE = FateGuide()
