"""Somebody who plays knowing what will happen: every choice of a turn is tried to the end of the round, on a
copy of the position with all its luck. For golden matches only; that is no way to play.
"""

from typing import Protocol

from miskatonic.core.bot import Sight, look
from miskatonic.core.game import Choice, Seat
from miskatonic.core.rng import Rng
from miskatonic.games.horror.game import GAME
from miskatonic.games.horror.state import Horror

FAR = 400
"""No round takes more answers."""


class Plan(Protocol):
    """Somebody who wants a certain end."""

    def choose(self, sight: Sight) -> Choice:
        """Return what serves that end, without knowing what will happen."""

    def worth(self, g: Horror) -> float:
        """Return how much of it has been reached."""


def choose(g: Horror, seat: Seat, plan: Plan, rng: Rng) -> Choice:
    """Return the choice with the best end of the round; beside turns the player's own."""
    usual = plan.choose(look(GAME, g, seat, rng))
    ask = g.asks()[seat]
    if ask.kind != "turn":
        return usual
    ids = [usual, *(option.id for option in ask.options if option.id != usual)]
    return max(ids, key=lambda id: outlook(g, seat, id, plan))


def outlook(g: Horror, seat: Seat, choice: Choice, plan: Plan) -> float:
    """Return how good the position will be when the next round has begun."""
    twin = g.copy()
    twin.answer(seat, choice)
    rng = Rng.seeded(1)
    for _ in range(FAR):
        if twin.outcome is not None or (twin.round > g.round and twin.phase == "investigation"):
            break
        who = next(iter(twin.asks()))
        twin.answer(who, plan.choose(look(GAME, twin, who, rng)))
    return plan.worth(twin)
