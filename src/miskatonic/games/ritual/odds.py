"""What hands are worth in Ritual: a seat's chance to win if the round ended so, or went on from there.

Cards are numbers as in the rules, but one number stands for all cards of a face. Not for guessing cards
(`belief`) and not for choosing (`bot`).
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp

import msgspec

from miskatonic.core.game import Seat
from miskatonic.core.rng import Rng
from miskatonic.games.ritual.cards import (
    CARDS,
    CURSED,
    ELDER_SIGN,
    FACES,
    GATE,
    MYSTERY,
    OLD_ONES,
    STUDENT,
    TRAPEZOHEDRON,
    Card,
    card,
)
from miskatonic.games.ritual.rules import OLD_ONE_EFFECTS, failing
from miskatonic.games.ritual.state import FULL_SANITY, Ritual, RitualOptions

BY_FACE = {face: card(face) for face in FACES}
"""The number that stands for a face."""
ONE_OF_FACE = tuple(BY_FACE[printed.face] for printed in CARDS)
"""For every card the number that stands for its face."""

# Some fitted, some chosen; docs/bots.md says which and how.
FEAR = 0.5
"""How steeply the danger of losing falls with sanity."""
LOSERS = 3.0
"""About how many round a table lose a base match; more make everybody's chance worse."""
HOPE = 0.6
"""How steeply the hope to have most in the end rises with sanity (competitive variant)."""
LASTING = 0.75
FADING = 0.35
"""What hands are worth now fades with the cards still to be drawn: to LASTING / pile ** FADING."""
CURSED_SHARE = 6 / 22
"""components.2, components.3: how often an unknown card is cursed."""

_DANGER = tuple(exp(-FEAR * sanity) for sanity in range(FULL_SANITY + 1))
_PROMISE = tuple(exp(HOPE * sanity) for sanity in range(FULL_SANITY + 1))
_STAYS = (1.0, *(float(LASTING / pile**FADING) for pile in range(1, len(CARDS))))


class Table(msgspec.Struct):
    """What a seat's chance depends on besides the hands."""

    me: Seat
    """Whose chance is asked for."""
    options: RitualOptions
    sanity: tuple[int, ...]
    pile: int
    doom: int
    """The marker's space on the doom track."""
    doom_loss: int
    """What a failure costs on the doom track; 0 without it."""
    known: dict[tuple[Card, ...], float] = {}
    """The chances already worked out for hands with which the round ends; they come up again and again."""


def win_chance(table: Table, sanity: Sequence[int]) -> float:
    """end.2, end.3, end.q1: return the chance to win if a round ends with this sanity."""
    return _win_chance(tuple(sanity), table.me, table.options.variant == "competitive")


@lru_cache(maxsize=1 << 14)
def _win_chance(sanity: tuple[int, ...], me: Seat, competitive: bool) -> float:
    """While the match goes on: the nearer to 0, the likelier one is among those who get there first."""
    mine = sanity[me]
    if min(sanity) == 0:
        return float(mine == max(sanity) > 0) if competitive else float(mine > 0)
    if competitive:
        return _PROMISE[mine] / sum(_PROMISE[each] for each in sanity)
    return float((1 - _DANGER[mine] / sum(_DANGER[each] for each in sanity)) ** LOSERS)


def if_ends(table: Table, hands: Sequence[Card]) -> float:
    """survive.1: return the chance to win if the round ends with these hands."""
    key = tuple(hands)
    chance = table.known.get(key)
    if chance is None:
        chance = table.known[key] = win_chance(table, judged(table, hands))
    return chance


def judged(table: Table, hands: Sequence[Card]) -> list[int]:
    """survive.2 to survive.5, loss.1 to loss.3, characters.2, characters.3, doom.2: return the new sanity."""
    failed = [reason != "" for reason, _ in failing(hands)]
    loss = table.doom_loss or sum(failed)
    sanity = [
        before if not fails else before - loss if before > loss else 0
        for before, fails in zip(table.sanity, failed, strict=False)
    ]
    scholar = BY_FACE[table.options.scholar]
    if scholar in hands[: len(sanity)]:
        seat = hands.index(scholar)
        before = table.sanity[seat]
        if scholar == STUDENT:
            sanity[seat] = before - 1
        elif not failed[seat]:
            sanity[seat] = min(FULL_SANITY, before + 1)
    return sanity


def if_goes_on(table: Table, hands: Sequence[Card]) -> float:
    """Return the chance to win if the round goes on: what hands are worth now, faded to the average."""
    stays = _STAYS[table.pile]
    chance = stays * if_ends(table, hands)
    return chance + (1 - stays) * win_chance(table, table.sanity) if table.pile else chance


def if_takes(table: Table, hands: Sequence[Card], taker: Seat, new: Card) -> float:
    """follow.3 to follow.5, events.2 to events.7: return the chance to win if a follower takes this card."""
    old = hands[taker]
    after = list(hands)
    after[taker] = new
    if old == ELDER_SIGN:
        return if_ends(table, after)
    if old == GATE and BY_FACE[table.options.old_one] in after:
        return if_gate_opens(table, after)
    if old == TRAPEZOHEDRON and table.pile:
        return if_looks(table, after, taker)
    return if_goes_on(table, after)


def if_gate_opens(table: Table, hands: Sequence[Card]) -> float:
    """old-ones.1 to old-ones.8: return the chance to win if the Great Old One among these hands rises."""
    old_one = BY_FACE[table.options.old_one]
    master = hands.index(old_one)
    rising = OLD_ONES[:4] if old_one == MYSTERY else (old_one,)
    return sum(_if_rises(table, hands, each, master) for each in rising) / len(rising)


def _if_rises(table: Table, hands: Sequence[Card], old_one: Card, master: int) -> float:
    """Carry the effect out on a position of its own."""
    imagined = Ritual(
        options=table.options,
        rng=Rng(0),
        deck=(),
        sanity=list(table.sanity),
        hands=list(hands),
        doom=table.doom,
    )
    OLD_ONE_EFFECTS[old_one][0](imagined, master)
    return win_chance(table, imagined.sanity)


def if_looks(table: Table, hands: Sequence[Card], looker: Seat) -> float:
    """events.7, events.8: return the chance to win if the Trapezohedron shows any card."""
    chance = 0.0
    for change, share in ((-1, CURSED_SHARE), (1, 1 - CURSED_SHARE)):
        sanity = list(table.sanity)
        sanity[looker] = min(FULL_SANITY, sanity[looker] + change)
        after = msgspec.structs.replace(table, sanity=tuple(sanity), known={})
        chance += share * (if_goes_on(after, hands) if sanity[looker] else win_chance(after, sanity))
    return chance


def is_cursed(card: Card) -> bool:
    """components.2, components.3"""
    return bool(CURSED >> card & 1)
