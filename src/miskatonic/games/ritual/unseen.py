"""What a seat of Ritual has not in sight: which cards, and the positions it cannot tell apart.

Not for views and not for rules.
"""

from collections import Counter

import msgspec
from msgspec.structs import replace

from miskatonic.core.flow import Pending
from miskatonic.core.game import Ask, Seat
from miskatonic.core.rng import Rng
from miskatonic.games.ritual import told
from miskatonic.games.ritual.cards import ALL_CARDS, CARDS, NONE, TWIN, Card, face, same_face
from miskatonic.games.ritual.state import NOBODY, Ritual, Turn


def hidden_from(g: Ritual, seat: Seat, own_hidden: bool | None = None) -> list[Card]:
    """Return the cards that the seat has not in sight; its own, if it is one of them, is last.

    `own_hidden`: whether it is, where that is known already.
    """
    hidden = g.pile[:]
    if g.travelling == NONE:
        if seat == g.looker and hidden:
            hidden.pop()
    elif seat != g.active and seat != g.looker:
        hidden.append(g.travelling)
    if g.removed:
        hidden += [each.card for each in g.removed if each.by != seat]
    if own_hidden or (own_hidden is None and not knows_own(g, seat)):
        hidden.append(g.hands[seat])
    return hidden


def knows_own(g: Ritual, seat: Seat) -> bool:
    """Say whether the seat has seen the card it took, so that every other face is ruled out for it."""
    return g.own_excluded[seat] | same_face(g.hands[seat]) == ALL_CARDS


def sample(g: Ritual, seat: Seat, rng: Rng) -> Ritual:
    """Return a position drawn uniformly from those that the seat cannot tell from this one.

    The cards the seat has not in sight are sorted, so that nothing of the real deal is left, and dealt anew,
    again and again until that fits what it knows.
    """
    twin = g.copy()
    twin.rng = rng.fork()
    twin.opening = ()
    if g.outcome is not None:
        return twin
    since = _since(g) if g.confessed else None
    if since is not None:
        _forget_twins(twin, seat)
    while True:
        if since is not None:
            _swap_twins(twin, rng)
        hidden = hidden_from(twin, seat)
        hidden.sort()
        rng.shuffle(hidden)
        _deal(twin, seat, hidden)
        if _fits(twin, seat) and (since is None or _could_confess(twin, since)):
            break
    _rewrite_past(twin, seat)
    [asked] = twin.pending
    if asked.seat != seat:
        twin.pending = [Pending(asked.seat, _ask_anew(twin, asked.seat, asked.ask), asked.then, asked.args)]
    return twin


def _deal(twin: Ritual, seat: Seat, hidden: list[Card]) -> None:
    """Put the hidden cards, taken from the end, where the seat sees none; the rest is the draw pile."""
    if not knows_own(twin, seat):
        twin.hands[seat] = hidden.pop()
    if twin.removed:
        twin.removed = tuple(
            each if each.by == seat else replace(each, card=hidden.pop()) for each in twin.removed
        )
    if twin.travelling == NONE:
        if seat == twin.looker and twin.pile:
            hidden.append(twin.pile[-1])
    elif seat != twin.active and seat != twin.looker:
        twin.travelling = hidden.pop()
    twin.pile = hidden


def _fits(twin: Ritual, seat: Seat) -> bool:
    """Say whether the deal contradicts nothing that the seat has learnt of a single card."""
    if twin.own_excluded[seat] >> twin.hands[seat] & 1:
        return False
    if twin.travelling != NONE:
        return not twin.travelling_excluded >> twin.travelling & 1
    return not twin.pile or not twin.top_excluded >> twin.pile[-1] & 1


def _rewrite_past(twin: Ritual, seat: Seat) -> None:
    """Let the turn in which the seat took its card tell of the card it has now."""
    past = twin.past
    since = max([each.turn for each in twin.confessed if each.by == seat], default=0) if twin.confessed else 0
    for number in range(len(past) - 1, since - 1, -1):
        turn = past[number]
        if turn.taker == seat:
            told_anew = Turn(turn.giver, turn.path, seat, twin.hands[seat], turn.discarded)
            twin.past = (*past[:number], told_anew, *past[number + 1 :])
            return


def _ask_anew(twin: Ritual, seat: Seat, ask: Ask) -> Ask:
    """Return what somebody else is asked, about the cards of this position."""
    if ask.kind == "orb":
        return told.keep_or_remove(twin.pile[-1])
    if ask.kind == "give":
        return told.give(twin.travelling, twin.followers, twin.options.confession)
    known = twin.travelling if seat == twin.looker else NONE
    return told.take_or_pass(known, twin.followers, twin.options.confession)


# What confessions tell: the confessed card went from a hand into the pile before all eyes, so it was in no
# other place then. But of two cards with one face nobody knows which of them it was.


class _Since(msgspec.Struct):
    """How many confessions had been made when each card left the draw pile."""

    hands: list[int]
    discard: list[int]
    confessed: list[int]
    travelling: int


def _since(g: Ritual) -> _Since:
    """Return the age of every card that is, or before it was confessed had been, out of the draw pile."""
    hands = [0] * len(g.hands)
    discard = [0] * (len(g.discard) - len(g.past))  # none, but in positions set up without their past
    confessed: list[int] = []
    drawn = 0
    for number in range(len(g.past) + 1):
        drawn = len(confessed)
        for by in [each.by for each in g.confessed if each.turn == number]:
            confessed.append(hands[by])
            hands[by] = len(confessed)
        taker = g.past[number].taker if number < len(g.past) else NOBODY
        if taker != NOBODY:
            discard.append(hands[taker])
            hands[taker] = drawn
        elif number < len(g.past):
            discard.append(drawn)
    return _Since(hands, discard, confessed, drawn)


def _out(g: Ritual, since: _Since, confession: int) -> list[Card]:
    """Return the cards that were in hands or anywhere but in the draw pile when that confession was made."""
    places = [*zip(g.hands, since.hands, strict=True), *zip(g.discard, since.discard, strict=True)]
    places += [(each.card, each.since) for each in g.removed]
    places.append((g.travelling, since.travelling))
    out = [card for card, age in places if card != NONE and age <= confession]
    return out + [
        each.card
        for number, each in enumerate(g.confessed)
        if since.confessed[number] <= confession <= number
    ]


def _could_confess(twin: Ritual, since: _Since) -> bool:
    """Say whether no card was in two places when somebody confessed."""
    for confession in range(len(twin.confessed)):
        out = _out(twin, since, confession)
        if len(set(out)) < len(out):
            return False
    return True


def _swap_twins(twin: Ritual, rng: Rng) -> None:
    """Draw anew which of two cards with one face is where, and which of them was confessed."""
    coins = rng.below(1 << len(CARDS) + len(twin.confessed))
    _rename(twin, [other if coins >> min(card, other) & 1 else card for card, other in enumerate(TWIN)])
    twin.confessed = tuple(
        replace(each, card=TWIN[each.card]) if coins >> len(CARDS) + number & 1 else each
        for number, each in enumerate(twin.confessed)
    )


def _forget_twins(twin: Ritual, seat: Seat) -> None:
    """Number cards with one face in the order in which the seat finds them, so that nothing else is left."""
    hidden = set(hidden_from(twin, seat))
    places = [*twin.hands, *twin.discard, *(each.card for each in twin.removed), twin.travelling, *twin.pile]
    names = list(range(len(CARDS)))
    seen: set[Card] = set()
    for card in places:
        if card not in hidden and TWIN[card] < card and TWIN[card] not in seen:
            names[card], names[TWIN[card]] = TWIN[card], card
        seen.add(card if card not in hidden else NONE)
    _rename(twin, names)
    twin.confessed = tuple(replace(each, card=min(each.card, TWIN[each.card])) for each in twin.confessed)


def _rename(twin: Ritual, names: list[Card]) -> None:
    """Let every card be the one that `names` has in its place."""
    twin.hands = [names[card] for card in twin.hands]
    twin.pile = [names[card] for card in twin.pile]
    twin.discard = [names[card] for card in twin.discard]
    twin.removed = tuple(replace(each, card=names[each.card]) for each in twin.removed)
    twin.travelling = NONE if twin.travelling == NONE else names[twin.travelling]


def faces_ruled_out(g: Ritual, seat: Seat) -> set[str]:
    """Return the faces whose cards were all seen elsewhere at a confession, while the seat held its card."""
    since = _since(g)
    seen = g.copy()
    seen.hands[seat] = NONE
    seen.removed = tuple(each for each in g.removed if each.by == seat)
    if seat != g.active and seat != g.looker:
        seen.travelling = NONE
    ruled_out: set[str] = set()
    for confession in range(since.hands[seat], len(g.confessed)):
        out = _out(seen, since, confession)
        faces = Counter(map(face, out))
        ruled_out |= {face(card) for card in out if faces[face(card)] == same_face(card).bit_count()}
    return ruled_out
