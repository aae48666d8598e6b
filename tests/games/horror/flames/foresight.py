"""Somebody who plays Spreading Flames knowing what will happen: every choice of a turn is tried to the end of
the round, on a copy of the position with all its luck. For golden matches only; that is no way to play.
"""

from miskatonic.core.bot import look
from miskatonic.core.game import Choice, Seat
from miskatonic.core.rng import Rng
from miskatonic.games.horror import numbers
from miskatonic.games.horror.game import GAME
from miskatonic.games.horror.state import Horror
from tests.games.horror.flames.player import QUAD, SERVANT, Purposeful

FAR = 400
"""No round takes more answers."""


def choose(g: Horror, seat: Seat, plan: Purposeful, rng: Rng) -> Choice:
    """Return the choice with the best end of the round; beside turns the player's own."""
    usual = plan.choose(look(GAME, g, seat, rng))
    ask = g.asks()[seat]
    if ask.kind != "turn":
        return usual
    ids = [usual, *(option.id for option in ask.options if option.id != usual)]
    return max(ids, key=lambda id: outlook(g, seat, id, plan))


def outlook(g: Horror, seat: Seat, choice: Choice, plan: Purposeful) -> float:
    """Return how good the position will be when the next round has begun."""
    twin = g.copy()
    twin.answer(seat, choice)
    rng = Rng.seeded(1)
    for _ in range(FAR):
        if twin.outcome is not None or (twin.round > g.round and twin.phase == "investigation"):
            break
        who = next(iter(twin.asks()))
        twin.answer(who, plan.choose(look(GAME, twin, who, rng)))
    return health(twin) if plan.end == "wait" else worth(twin)


def health(g: Horror) -> float:
    """Return how well everybody is, for those who only want to see the flames come."""
    own = [person.card for person in g.people if person.status == "playing"]
    if not own:
        return 0.0 if not g.pile("agenda") else -1000.0
    left = [_left(g, card) for card in own]
    return 10 * sum(left) - sum(100 / (each + 0.5) for each in left) - 50 * (len(g.people) - len(own))


def _left(g: Horror, card: int) -> int:
    """Return how much an investigator can still take."""
    health, sanity = numbers.value(g, card, "health"), numbers.value(g, card, "sanity")
    return max(0, min(health - g.cards[card].damage, sanity - g.cards[card].horror))


def worth(g: Horror) -> float:
    """Return how much has been reached, and what it has cost."""
    if g.outcome is not None:
        return 100_000.0 if g.outcome.winners else -100_000.0
    act = g.print(g.pile("act")[-1])
    own = [g.cards[person.card] for person in g.people if person.status == "playing"]
    wanted = 2 if act.stage == 1 else 3
    clues = min(sum(card.clues for card in own), wanted * len(g.people))
    servant = sum(card.damage for card in g.cards if card.code == SERVANT)
    home = sum(g.cards[p.location].code == QUAD for p in g.people if p.status == "playing")
    return (
        1000 * act.stage
        + 60 * clues
        + (90 * servant if act.stage == 4 else 0)
        + (40 * home if act.stage in (2, 4) else 0)
        - 10 * sum(card.damage + card.horror for card in own)
        - 300 * sum(1 / (_left(g, card.id) + 0.5) for card in own)
        - 900 * (len(g.people) - len(own))
        + 8 * sum(len(g.pile(f"play:{person.seat}")) for person in g.people)
    )
