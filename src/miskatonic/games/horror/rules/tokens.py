"""Tokens on cards: gained, lost, spent, placed, taken off and moved (gain, costs, clues, doom, uses, move.8).

Whoever changes them does it by these functions: they look at what cannot be and tell what has happened. Not
for dealing and healing (see `harm`), and not for discovering clues (see `moving`).
"""

from typing import Any

from miskatonic.core.game import Seat
from miskatonic.games.horror import numbers, told, zones
from miskatonic.games.horror.rules import cards, harm, timing
from miskatonic.games.horror.state import NOBODY, NONE, Happening, Horror, step
from miskatonic.games.horror.words.things import TokenKind


def on(g: Horror, card: int, kind: TokenKind) -> int:
    """Return how many tokens of a kind lie on a card."""
    found: int = getattr(g.cards[card], kind)
    return found


def _set(g: Horror, card: int, kind: TokenKind, number: int) -> None:
    what: dict[str, Any] = {kind: number}
    g.change(card, **what)


# Resources


def gain_resources(g: Horror, seat: Seat, number: int) -> None:
    """gain.1"""
    if number > 0:
        what = Happening("gains-resources", seat, g.people[seat].card, NONE, number)
        timing.happen(g, what, take_resources, seat, number)


@step
def take_resources(g: Horror, seat: Seat, count: int) -> None:
    """resource-action.2, tokens-running-out.1"""
    card = g.people[seat].card
    g.change(card, resources=g.cards[card].resources + count)
    g.tell(told.gained(seat, count))


def lose_resources(g: Horror, seat: Seat, wanted: int) -> int:
    """effects.5: as many as there are; return how many."""
    card = g.people[seat].card
    lost = min(g.cards[card].resources, wanted)
    g.change(card, resources=g.cards[card].resources - lost)
    g.tell(told.lost_resources(seat, lost))
    return lost


def spend_resources(g: Horror, seat: Seat, number: int) -> None:
    """costs.4, resources.2"""
    if number:
        card = g.people[seat].card
        g.change(card, resources=g.cards[card].resources - number)
        g.tell(told.paid(seat, number))
        timing.mark(g, Happening("spends-resources", seat, amount=number))


# Clues


def spend_clues(g: Horror, seat: Seat, number: int) -> None:
    """clues.8: what one investigator contributes; that the group has spent them is told when all have."""
    if number:
        card = g.people[seat].card
        g.change(card, clues=g.cards[card].clues - number)
        g.tell(told.spent_clues(seat, number))


def drop_clues(g: Horror, card: int, place: int) -> None:
    """leaves-play.3, elimination.8: the clues of a card that leaves play stay at its location."""
    dropped = g.cards[card].clues
    if dropped and place != NONE:
        g.change(card, clues=0)
        g.change(place, clues=g.cards[place].clues + dropped)
        g.tell(told.clues_placed(g, place, dropped))


def lay_down(g: Horror, card: int, place: int) -> None:
    """elimination.8, .9: whoever is eliminated leaves clues at the location, resources to the token pool."""
    drop_clues(g, card, place)
    g.change(card, clues=0, resources=0)


# Doom


def put_doom(g: Horror, card: int, number: int) -> None:
    """doom.5"""
    if card != NONE and number > 0:
        timing.happen(g, Happening("places-doom", NOBODY, card, NONE, number), add_doom, card, number)


@step
def add_doom(g: Horror, card: int, count: int) -> None:
    """doom.1"""
    g.change(card, doom=g.cards[card].doom + count)
    g.tell(told.doom(g, card, count))


def advance_without(g: Horror, card: int, *, all_doom: bool) -> None:
    """act-agenda-deck.11, .12, mythos.6: an act or agenda advances without its tokens; with an agenda all
    doom in play goes.
    """
    g.change(card, doom=0, clues=0, damage=0, horror=0, resources=0)
    for each in zones.cards_in_play(g) if all_doom else ():
        if g.cards[each].doom:
            g.change(each, doom=0)


# Uses


def spend_uses(g: Horror, card: int, number: int, type: str) -> None:
    """uses.5"""
    if number:
        g.change(card, uses=g.cards[card].uses - number)
        g.tell(told.spent_uses(g, card, number, type))


def begin_with_uses(g: Horror, card: int, number: int) -> None:
    """uses.2: as a card enters play, it has as many as it says."""
    g.change(card, uses=number)


# Of any kind


def place(
    g: Horror,
    targets: tuple[int, ...],
    kind: TokenKind,
    number: int,
    source: int = NONE,
    by: Seat = NOBODY,
) -> None:
    """deal-damage-horror.2, move.8, cannot.1: put there, not dealt, so nothing can be assigned or
    prevented.
    """
    able = tuple([card for card in targets if _can_take(g, card, kind)])
    if len(able) < len(targets):
        timing.fall_short(g)
    if kind == "doom":
        for card in able:
            put_doom(g, card, number)
    elif number > 0:
        for card in able if kind == "horror" else ():
            harm.horror_placed(g, card, number)
        g.then(put_tokens, able, kind, number, source, by)


@step
def put_tokens(
    g: Horror, targets: tuple[int, ...], kind: TokenKind, count: int, source: int, by: Seat
) -> None:
    """deal-damage-horror.2: all are put there at the same moment."""
    for card in targets:
        _set(g, card, kind, on(g, card, kind) + count)
        _blame(g, card, kind, source, by)
        g.tell(
            told.clues_placed(g, card, count) if kind == "clues" else told.tokens_placed(g, card, kind, count)
        )


def _blame(g: Horror, card: int, kind: TokenKind, source: int, by: Seat) -> None:
    """defeated.1: whoever put it there has defeated the card, if it is too much."""
    if kind in ("damage", "horror"):
        g.blame.append((card, source, by))


def _can_take(g: Horror, card: int, kind: TokenKind) -> bool:
    """cannot.1: a card that cannot be damaged gets no damage by other means either."""
    return kind != "damage" or numbers.cannot(g, card, "be-damaged") is None


def remove(g: Horror, card: int, kind: TokenKind, wanted: int) -> int:
    """effects.5, immune.q1: taken off a card, as many as there are; return how many."""
    there = on(g, card, kind)
    taken = min(there, wanted)
    if taken > 0:
        _set(g, card, kind, there - taken)
        g.tell(told.tokens_removed(g, card, kind, taken))
        cards.discard_if_spent(g, card)
    return taken


def move(
    g: Horror, origin: int, to: int, kind: TokenKind, wanted: int, source: int = NONE, by: Seat = NOBODY
) -> int:
    """move.8, heal.4, cannot.1: neither healing nor dealing; as many as there are; return how many."""
    moved = min(on(g, origin, kind), wanted) if _can_take(g, to, kind) else 0
    if moved > 0:
        if kind == "horror":
            harm.horror_placed(g, to, moved)
        g.then(shift_tokens, origin, to, kind, moved, source, by)
    return moved


@step
def shift_tokens(g: Horror, origin: int, to: int, kind: TokenKind, count: int, source: int, by: Seat) -> None:
    """move.8, uses.8: from one card to another, as many as are still there."""
    there = on(g, origin, kind)
    moved = min(there, count)
    if moved > 0:
        _set(g, origin, kind, there - moved)
        _set(g, to, kind, on(g, to, kind) + moved)
        _blame(g, to, kind, source, by)
        g.tell(told.tokens_moved(g, origin, to, kind, moved))
        cards.discard_if_spent(g, origin)


def give_back(g: Horror, card: int, kind: TokenKind, number: int) -> None:
    """initiation.10, .q1: what was paid with tokens is as before; below 0: what was placed as a price."""
    _set(g, card, kind, on(g, card, kind) + number)
