"""What a seat can infer about the cards it does not see: its own and the one that travels.

The unseen cards are counted exactly. Then every way they may lie is weighed by how well it explains what the
others did: they see my card, so their choices speak of it. Whoever gives a card knows it and is taken to
want that it hurts; whoever passes one on knows as little as I do and is taken to pass it to somebody who has
something to lose. Not for what hands are worth (`odds`) and not for choosing (`bot`).
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from math import exp

import msgspec

from miskatonic.core.game import Seat
from miskatonic.games.ritual.cards import CARDS, CULTIST, NONE, PROFESSOR, STUDENT, Card, deck
from miskatonic.games.ritual.odds import BY_FACE, ONE_OF_FACE, is_cursed
from miskatonic.games.ritual.view import RitualView

MALICE = 1.5
"""How strongly choices follow the wish to hurt; 0 would be blind chance."""
WHIM = 0.3
"""How many choose without any thought."""
USUAL_FAILURE = 0.5
"""How often a card that one knows nothing about makes its holder fail."""

MINE: Card = -2
"""In a sighting: the card that is mine now."""
TRAVELLING: Card = -3
"""In a sighting: the card that travels now."""

KINDS = tuple(printed.artefact for printed in CARDS)
"""The artefact kind of each card; empty for all others."""


Trails = Mapping[Seat, tuple[float, float]]
"""For every chooser how likely all his choices were by blind chance, and with a motive."""


class Sighting(msgspec.Struct, frozen=True):
    """Somebody else chose a follower, as I saw it."""

    chooser: Seat
    followers: tuple[Seat, ...]
    """Whom he could choose."""
    chosen: Seat
    card: Card
    """The card he gave (or MINE, or TRAVELLING); NONE if he passed it on unseen."""
    hands: tuple[Card, ...]
    """The hands at that time; NONE if I held what I hold now."""


class Guess(msgspec.Struct, frozen=True):
    """One way the cards may lie, and how likely it is."""

    mine: Card
    travelling: Card
    """NONE if no card travels."""
    weight: float


def guesses(view: RitualView) -> list[Guess]:
    """Return every way my card and the travelling one may lie; the weights add up to 1."""
    seen = list(sightings(view))
    settled = follow({}, [each for each in seen if each.card >= NONE and NONE not in each.hands], NONE, NONE)
    of_mine = [each for each in seen if each.card == MINE or (each.card >= NONE and NONE in each.hands)]
    of_both = [each for each in seen if each.card == TRAVELLING]
    found = []
    for mine, count in ((BY_FACE[face], count) for face, count in view.mine.items()):
        trails = follow(settled, of_mine, mine, NONE)
        for travelling, others in _may_travel(view, mine).items():
            likelihood = explained(follow(trails, of_both, mine, travelling))
            found.append(Guess(mine, travelling, count * others * likelihood))
    total = sum(each.weight for each in found)
    return [Guess(each.mine, each.travelling, each.weight / total) for each in found]


def _may_travel(view: RitualView, mine: Card) -> dict[Card, int]:
    """Count the cards that may travel if this one is mine."""
    if view.travelling is not None:
        return {BY_FACE[view.travelling]: 1}
    if not view.is_travelling:
        return {NONE: 1}
    left = unseen(view)
    left[mine] -= 1
    colour = view.travelling_colour
    return {
        card: count
        for card, count in left.items()
        if count > 0 and colour in (None, "cursed" if is_cursed(card) else "pure")
    }


def unseen(view: RitualView) -> Counter[Card]:
    """Count the cards that the viewer has not in sight, his own among them."""
    options = view.options
    cards = deck(options.event, options.scholar, options.zealot, options.old_one)
    left = Counter(ONE_OF_FACE[card] for card in cards)
    in_sight = [*view.discard, *view.removed_by_me, view.travelling, view.top]
    in_sight += [holder.card for number, holder in enumerate(view.holders) if number != view.seat]
    left.subtract(BY_FACE[face] for face in in_sight if face is not None)
    return left


# What the others' choices say


def sightings(view: RitualView) -> Iterator[Sighting]:
    """Return the others' choices of this round, the latest turn first.

    Going back turn by turn, every taker gets back the card that he discarded then. A confession changes a
    hand between two turns (faq.1), so then no choice is read at all.
    """
    if view.confessed:
        return
    me = view.seat
    seats = range(view.options.seats)
    hands = [NONE if number == me else BY_FACE[str(each.card)] for number, each in enumerate(view.holders)]
    if view.is_travelling:
        yield from _choices(view.active, view.path, TRAVELLING, hands, seats, me)
    for turn in reversed(view.past):
        card = BY_FACE[turn.discarded]
        if turn.taker is not None:
            card = MINE if hands[turn.taker] == NONE else hands[turn.taker]
            hands[turn.taker] = BY_FACE[turn.discarded]
        yield from _choices(turn.giver, turn.path, card, hands, seats, me)


def _choices(
    giver: Seat, path: Sequence[Seat], card: Card, hands: Sequence[Card], seats: range, me: Seat | None
) -> Iterator[Sighting]:
    """Return the choices that sent a card along this path, mine left out."""
    followers = tuple(seat for seat in seats if seat != giver)
    chooser = giver
    for chosen in path:
        if chooser != me and len(followers) > 1:
            yield Sighting(chooser, followers, chosen, card if chooser == giver else NONE, tuple(hands))
        followers = tuple(seat for seat in followers if seat != chosen)
        chooser = chosen


def explains(seen: Sequence[Sighting], mine: Card, travelling: Card) -> float:
    """Return how likely all these choices were if the cards lay so."""
    return explained(follow({}, seen, mine, travelling))


def follow(trails: Trails, seen: Sequence[Sighting], mine: Card, travelling: Card) -> Trails:
    """Return the trails with these choices added, if the cards lay so."""
    longer = dict(trails)
    for each in seen:
        hands = [mine if card == NONE else card for card in each.hands]
        hands[each.chooser] = NONE
        card = mine if each.card == MINE else travelling if each.card == TRAVELLING else each.card
        chances = _wished(tuple(hands), each.followers, card)
        blind, wished = longer.get(each.chooser, (1.0, 1.0))
        chance = chances[each.followers.index(each.chosen)]
        longer[each.chooser] = (blind / len(chances), wished * chance)
    return longer


def explained(trails: Trails) -> float:
    """Return how likely the trails are: each chooser follows a motive all round long, or blind chance."""
    likelihood = 1.0
    for blind, wished in trails.values():
        likelihood *= WHIM * blind + (1 - WHIM) * wished
    return likelihood


def gift_chances(hands: Sequence[Card], chooser: Seat, followers: Sequence[Seat], card: Card) -> list[float]:
    """Return how likely a chooser, who does not see his own card, gives or passes to each follower."""
    seen = list(hands)
    seen[chooser] = NONE
    wished = _wished(tuple(seen), tuple(followers), card)
    return [WHIM / len(wished) + (1 - WHIM) * wish for wish in wished]


@lru_cache(maxsize=1 << 14)
def _wished(hands: tuple[Card, ...], followers: tuple[Seat, ...], card: Card) -> tuple[float, ...]:
    """Return how likely somebody with a motive chooses each follower."""
    wishes = [exp(MALICE * harm) for harm in harms(hands, followers, card)]
    total = sum(wishes)
    return tuple(wish / total for wish in wishes)


def harms(hands: Sequence[Card], followers: Sequence[Seat], card: Card) -> list[float]:
    """Return how much likelier each follower fails with this card (NONE: with any) than with his own."""
    kinds = [KINDS[each] for each in hands]
    before = [fails(hands, kinds, seat, hands[seat]) for seat in followers]
    if card == NONE:
        return [USUAL_FAILURE - failed for failed in before]
    after = [fails(hands, kinds, seat, card) for seat in followers]
    return [then - now for then, now in zip(after, before, strict=True)]


def fails(hands: Sequence[Card], kinds: Sequence[str], seat: int, card: Card) -> bool:
    """survive.2 to survive.5, cultist.1, characters.3, characters.5: say if this card would fail there.

    The rules judge all hands at once (`rules.failing`); this asks for one holder, and for a card that he
    does not hold yet. `kinds` are the artefact kinds of the hands.
    """
    own = hands[seat]
    if is_cursed(card) != (card == CULTIST or (own != CULTIST and CULTIST in hands)) or card == STUDENT:
        return True
    if kind := KINDS[card]:
        return kinds.count(kind) > (kinds[seat] == kind)
    return card == PROFESSOR or (own != PROFESSOR and PROFESSOR in hands)


def visible_hands(view: RitualView) -> list[Card]:
    """Return the hands of all holders, NONE for the card that the viewer does not see."""
    return [NONE if holder.card is None else BY_FACE[holder.card] for holder in view.holders]


def failing_others(hands: Sequence[Card], me: Seat) -> int:
    """Count the other holders who would fail if the round ended now, as far as I can see."""
    kinds = [KINDS[each] for each in hands]
    return sum(fails(hands, kinds, number, card) for number, card in enumerate(hands) if number != me)
