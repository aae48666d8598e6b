"""Who sees what in Ritual: the view of a seat or a spectator.

A view is built up from nothing. Cards appear as faces. Not for rules.
"""

from collections.abc import Container
from functools import cache, lru_cache

import msgspec

from miskatonic.core.game import Outcome, Seat
from miskatonic.games.ritual.cards import CARDS_OF_FACE, CURSED, NONE, PURE, Card, bit, face
from miskatonic.games.ritual.rules import Failure, failing, outcome
from miskatonic.games.ritual.state import DOOM_TRACK, NOBODY, Cause, Ritual, RitualOptions, RoundEnd, Turn
from miskatonic.games.ritual.unseen import faces_ruled_out, hidden_from, knows_own


class HolderView(msgspec.Struct, frozen=True, gc=False):
    """A player or straw player as seen from a seat."""

    sanity: int | None
    """None for a straw player."""
    card: str | None
    """The face of the card in hand; None if the viewer may not see it."""
    hand_on_table: bool


class TurnView(msgspec.Struct, frozen=True, gc=False):
    """A finished turn of this round."""

    giver: Seat
    path: tuple[Seat, ...]
    taker: Seat | None
    card: str | None
    """The card that travelled; None for its taker and for spectators, unless it was discarded."""
    discarded: str


class RoundEndView(msgspec.Struct, frozen=True, gc=False):
    """How the last round ended."""

    round: int
    cause: Cause
    hands: tuple[str, ...]
    discard: tuple[str, ...]
    failed: tuple[int, ...]
    why: tuple[Failure | None, ...]
    """By holder why he failed; None if he did not, or if a Great Old One decided it."""
    sanity_before: tuple[int, ...]
    sanity_after: tuple[int, ...]
    old_one: str | None


class RitualView(msgspec.Struct, frozen=True, gc=False, tag_field="game", tag="ritual"):
    """All that a seat may know of a position."""

    seat: Seat | None
    """Whose view this is; None for a spectator."""
    options: RitualOptions
    round: int
    holders: tuple[HolderView, ...]
    """The players in seat order, after them the straw players."""
    active: Seat
    path: tuple[Seat, ...]
    """Who received the travelling card this turn; the last one holds it."""
    travelling: str | None
    """The travelling card, if the viewer has seen it."""
    travelling_colour: str | None
    """Its colour, if that is known ("pure" or "cursed")."""
    is_travelling: bool
    pile: int
    top: str | None
    """The top card of the draw pile, if the viewer looked at it."""
    top_colour: str | None
    discard: tuple[str, ...]
    removed: int
    removed_by_me: tuple[str, ...]
    confessed: tuple[str, ...]
    """The cards shuffled back into the draw pile by confessions this round; hidden from spectators."""
    past: tuple[TurnView, ...]
    mine: dict[str, int]
    """Which faces the viewer's own card may have, and how many such cards are unseen."""
    doom: int | None
    """What a failure costs now on the doom track; None without the track."""
    doom_space: int | None
    last_round: RoundEndView | None
    outcome: Outcome | None


def view(g: Ritual, seat: Seat | None) -> RitualView:
    """round.3, follow.8, turn.2, events.6, events.7, straw.2"""
    own_hidden = seat is None or not knows_own(g, seat)
    is_travelling = g.travelling != NONE
    knows_travelling = is_travelling and seat in (g.active, g.looker)
    knows_top = not is_travelling and g.pile and seat == g.looker
    doom = g.options.doom
    return RitualView(  # by place: 22 names cost more than to build the rest
        seat,
        g.options,
        g.round,
        _holders(g, seat, own_hidden),
        g.active,
        g.path,
        face(g.travelling) if knows_travelling else None,
        _colour(g.travelling, g.travelling_excluded) if g.travelling_excluded else None,
        is_travelling,
        len(g.pile),
        face(g.pile[-1]) if knows_top else None,
        _colour(g.pile[-1], g.top_excluded) if g.top_excluded and g.pile else None,
        tuple(map(face, g.discard)),
        len(g.removed),
        tuple([face(each.card) for each in g.removed if each.by == seat]) if g.removed else (),
        tuple([face(each.card) for each in g.confessed]) if g.confessed and seat is not None else (),
        tuple([_turn(turn, seat) for turn in g.past]) if g.past else (),
        {} if seat is None else _mine(g, seat, own_hidden),
        DOOM_TRACK[g.doom] if doom else None,
        g.doom if doom else None,
        None if g.last_round is None else _round_end(g.last_round),
        None if g.outcome is None else outcome(g),
    )


def open_view(g: Ritual) -> RitualView:
    """Return what a spectator sees when nothing is hidden any more: all hands, and the card that travels."""
    holders = [
        msgspec.structs.replace(each, card=face(card))
        for each, card in zip(view(g, None).holders, g.hands, strict=True)
    ]
    return msgspec.structs.replace(
        view(g, None),
        holders=tuple(holders),
        travelling=face(g.travelling) if g.travelling != NONE else None,
        top=face(g.pile[-1]) if g.pile else None,
        confessed=tuple([face(each.card) for each in g.confessed]),
        past=tuple([_turn(turn, NOBODY) for turn in g.past]),
    )


def _holders(g: Ritual, viewer: Seat | None, own_hidden: bool) -> tuple[HolderView, ...]:
    """round.3, straw.2: everybody sees all cards but his own, a spectator those of straw players"""
    hidden: Container[Seat] = ()
    if g.outcome is None and own_hidden:
        hidden = range(g.seats) if viewer is None else (viewer,)
    on_table, seats = g.followers, len(g.sanity)
    return tuple(
        [
            HolderView(g.sanity[holder], None if holder in hidden else face(card), holder in on_table)
            if holder < seats
            else _straw(card)
            for holder, card in enumerate(g.hands)
        ]
    )


@cache
def _straw(card: Card) -> HolderView:
    """straw.2"""
    return HolderView(None, face(card), False)


def _colour(card: Card, excluded: int) -> str | None:
    """events.q2: the colour of a card of which only one colour is possible"""
    if card == NONE or not excluded:
        return None
    if excluded & PURE == PURE:
        return "cursed"
    return "pure" if excluded & CURSED == CURSED else None


def _turn(turn: Turn, viewer: Seat | None) -> TurnView:
    """follow.4, follow.7"""
    all_passed = turn.taker == NOBODY
    seen = all_passed or (viewer is not None and viewer != turn.taker)
    return TurnView(
        turn.giver,
        turn.path,
        None if all_passed else turn.taker,
        face(turn.card) if seen else None,
        face(turn.discarded),
    )


def _mine(g: Ritual, seat: Seat, own_hidden: bool) -> dict[str, int]:
    """Count, from what the seat knows, which cards can be its own."""
    if not own_hidden:
        return {face(g.hands[seat]): 1}
    unseen = sum(map(bit, hidden_from(g, seat, own_hidden)))
    counts = _counted(unseen & ~g.own_excluded[seat])
    if not g.confessed:
        return counts
    ruled_out = faces_ruled_out(g, seat)
    return {name: count for name, count in counts.items() if name not in ruled_out}


@lru_cache(10_000)
def _counted(cards: int) -> dict[str, int]:
    """Count the faces of cards that are given as bits; for all tables, because a move changes few of them."""
    return {name: (cards & same).bit_count() for name, same in CARDS_OF_FACE if cards & same}


def _why(end: RoundEnd, number: int) -> Failure | None:
    if end.old_one != NONE or number not in end.failed:
        return None
    return failing(end.hands)[number][0] or None


@lru_cache(1_000)
def _round_end(end: RoundEnd) -> RoundEndView:
    """Everybody sees the same of it, and all through the next round."""
    return RoundEndView(
        end.round,
        end.cause,
        tuple(map(face, end.hands)),
        tuple(map(face, end.discard)),
        end.failed,
        tuple(_why(end, number) for number in range(len(end.hands))),
        end.sanity_before,
        end.sanity_after,
        None if end.old_one == NONE else face(end.old_one),
    )
