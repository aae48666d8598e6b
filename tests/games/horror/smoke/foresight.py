"""Somebody who plays Smoke and Mirrors knowing what will happen: every choice of a turn is tried to the end
of the round, on a copy of the position with all its luck. For golden matches only; that is no way to play.
"""

from miskatonic.core.bot import look
from miskatonic.core.game import Choice, Seat
from miskatonic.core.rng import Rng
from miskatonic.games.horror import numbers, thumb, zones
from miskatonic.games.horror.game import GAME
from miskatonic.games.horror.state import Horror

FAR = 400
"""No round takes more answers."""
RESIGN_AFTER = 3
"""Whoever wants to resign does so after so many rounds."""


def choose(g: Horror, seat: Seat, end: str, rng: Rng) -> Choice:
    """Return the choice with the best end of the round; "kill" or "hold" says what becomes of the Servant."""
    ask = g.asks()[seat]
    usual = _usual(g, seat, end, rng)
    if ask.kind != "turn":
        return usual
    if end == "resign" and g.round > RESIGN_AFTER:
        agenda = g.pile("agenda")[0]
        return next(option.id for option in ask.options if option.id.startswith(f"use:{agenda}."))
    ids = [usual, *(option.id for option in ask.options if option.id != usual)]
    return max(ids, key=lambda id: outlook(g, seat, id, end))


def _usual(g: Horror, seat: Seat, end: str, rng: Rng) -> Choice:
    ids = [option.id for option in g.asks()[seat].options]
    if ids == ["choice:0", "choice:1"] and g.codex_read:
        return "choice:1" if end == "hold" else "choice:0"
    return thumb.decide(look(GAME, g, seat, rng))


def outlook(g: Horror, seat: Seat, choice: Choice, end: str) -> float:
    """Return how good the position will be when the next round has begun."""
    twin = g.copy()
    twin.answer(seat, choice)
    rng = Rng.seeded(1)
    for _ in range(FAR):
        if twin.outcome is not None or (twin.round > g.round and twin.phase == "investigation"):
            break
        who = next(iter(twin.asks()))
        twin.answer(who, _usual(twin, who, end, rng))
    return worth(twin)


def worth(g: Horror) -> float:
    """Return how much has been found out, and what it has cost."""
    if g.outcome is not None:
        return 100_000.0 if g.resolution == 1 else -100_000.0
    people = [g.cards[person.card] for person in g.people if person.status == "playing"]
    elites = [card for card in g.cards if "Elite" in g.print(card.id).traits]
    done = sum(card.zone == "victory" or _is_under_act(g, card.id) for card in elites)
    met = [card for card in elites if zones.in_play(g, card.id)]
    hidden = sum(1 for card in elites if zones.is_facedown(g, card.id)) - 1
    wanted = 2 * len(g.people) * hidden
    left = [_left(g, card.id) for card in people]
    return (
        1000 * done
        + 500 * len(met)
        + 300 * sum(card.resources for card in met) / len(g.people)
        + sum(300 * card.damage / numbers.value(g, card.id, "health") for card in met)
        + 90 * min(sum(card.clues for card in people), wanted)
        - 40 * sum(card.damage + card.horror for card in people)
        - 500 * sum(1 / (each + 0.5) for each in left)
        - 2000 * (len(g.people) - len(people))
        + 8 * sum(len(g.pile(f"play:{person.seat}")) for person in g.people)
    )


def _left(g: Horror, card: int) -> int:
    """Return how much an investigator can still take."""
    health, sanity = numbers.value(g, card, "health"), numbers.value(g, card, "sanity")
    return max(0, min(health - g.cards[card].damage, sanity - g.cards[card].horror))


def _is_under_act(g: Horror, card: int) -> bool:
    over = zones.beneath(g, card)
    return over >= 0 and g.print(over).type == "act"
