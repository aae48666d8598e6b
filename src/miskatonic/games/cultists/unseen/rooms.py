"""Which unseen room cards lie where, given what was drawn from the decks: weighed attempts.

An unseen card comes from a pool: the first cards of the rooms, the draw pile, or the room cards of a cultist.
An attempt goes through the decks' history once and leaves open what a card is until one is drawn: then it
decides which of the cards it was, by the odds that each has that face. Its weight is the odds of all draws.
Not for who the cultists are.
"""

from functools import lru_cache

import msgspec

from miskatonic.core.rng import Rng
from miskatonic.games.cultists.cards import PILE, SABOTAGE, START, SUCCESS, Card, Figure
from miskatonic.games.cultists.numbers import CULTIST_ROOM_CARDS, FIRST_ROOM_CARDS, PILE_CARDS
from miskatonic.games.cultists.plan import UNSAFE
from miskatonic.games.cultists.unseen.chance import pick
from miskatonic.games.cultists.unseen.clues import UNKNOWN, Clues, DeckMove, Suspects

ATTEMPTS = 6
"""How many attempts are made where one is to be drawn or weighed."""
KINDS = SABOTAGE - SUCCESS + 1


class Attempt(msgspec.Struct):
    """A way in which the decks may have come about."""

    weight: float
    faces: list[Card]
    """The faces of all cards that were ever put into a deck; UNKNOWN where it does not matter yet."""
    decks: dict[str, list[int]]
    """The numbers of the cards in each deck."""
    gone: list[tuple[str, int]]
    """The cards that left a room deck for good, in that order."""
    pools: dict[Figure, list[int]]
    """How many Success, Failure and Sabotage are left in each pool."""


def weigh(clues: Clues, suspects: Suspects, attempts: int, rng: Rng) -> float:
    """Return about how likely all draws are, if these are the cultists."""
    watched, _ = split(clues.moves)
    if not watched:
        return 1.0
    return sum([_attempt(clues, suspects, rng).weight for _ in range(attempts)]) / attempts


def explain(clues: Clues, suspects: Suspects, rng: Rng) -> Attempt:
    """Draw a way in which all decks came about, by its odds, if these are the cultists."""
    watched, others = split(clues.moves)
    while True:
        found = [_attempt(clues, suspects, rng) for _ in range(ATTEMPTS if watched else 1)]
        weights = [each.weight for each in found]
        if any(weights):
            break
    chosen = found[pick(weights, rng)]
    _follow(chosen, clues, others, rng)
    return chosen


@lru_cache(64)
def split(moves: tuple[DeckMove, ...]) -> tuple[list[DeckMove], list[DeckMove]]:
    """Return the moves of decks from which something was drawn, and those of all others."""
    watched = {deck for deck, _, drawn in moves if drawn != UNKNOWN}
    return [move for move in moves if move[0] in watched], [move for move in moves if move[0] not in watched]


def _attempt(clues: Clues, suspects: Suspects, rng: Rng) -> Attempt:
    """Try to explain all draws; the weight is 0 where it fails."""
    pools = {START: list(FIRST_ROOM_CARDS), PILE: list(PILE_CARDS)}
    for seat in suspects:
        if seat != clues.seat:
            pools[seat] = list(CULTIST_ROOM_CARDS)
    faces = [_face(by, face, pools) for _, by, _, face in clues.cards]
    found = Attempt(1.0, faces, {}, [], pools)
    _follow(found, clues, split(clues.moves)[0], rng)
    return found


def _face(by: Figure, face: Card, pools: dict[Figure, list[int]]) -> Card:
    """hands.1: an investigator has nothing but Success"""
    return SUCCESS if face == UNKNOWN and by not in pools else face


def _follow(found: Attempt, clues: Clues, moves: list[DeckMove], rng: Rng) -> None:
    """Carry out what happened to decks, as long as it can be explained."""
    for deck, card, drawn in moves:
        if card != UNKNOWN:
            found.decks.setdefault(deck, []).append(card)
        elif drawn == UNKNOWN:
            found.gone += [(deck, each) for each in found.decks[deck]]
            found.decks[deck] = []
        elif not _draw(found, clues, deck, drawn, rng):
            return


def _draw(found: Attempt, clues: Clues, deck: str, face: Card, rng: Rng) -> bool:
    """check-room.2, unsafe.4: decide which card of the deck was drawn; say whether any could be"""
    cards = found.decks[deck]
    odds = [_odds(found, clues.cards[card][1], card, face) for card in cards]
    total = sum(odds)
    if not total:
        found.weight = 0.0
        return False
    found.weight *= total / len(cards)
    place = pick(odds, rng)
    card = cards[place]
    if found.faces[card] == UNKNOWN:
        found.faces[card] = face
        found.pools[clues.cards[card][1]][face - SUCCESS] -= 1
    if deck != UNSAFE:
        del cards[place]
        found.gone.append((deck, card))
    return True


def _odds(found: Attempt, source: Figure, card: int, face: Card) -> float:
    known = found.faces[card]
    if known != UNKNOWN:
        return float(known == face)
    pool = found.pools[source]
    return pool[face - SUCCESS] / sum(pool)


def fill_in(found: Attempt, clues: Clues, rng: Rng) -> dict[Figure, list[Card]]:
    """Give cards that are still open a face from their pools; return the rest of the pools, shuffled."""
    left: dict[Figure, list[Card]] = {}
    for source, pool in found.pools.items():
        left[source] = [SUCCESS + kind for kind in range(KINDS) for _ in range(pool[kind])]
        rng.shuffle(left[source])
    for card, (_, source, _, _) in enumerate(clues.cards):
        if found.faces[card] == UNKNOWN:
            found.faces[card] = left[source].pop()
    return left
