"""Cards from hand as a price: discarded for their number, or for their skill icons (costs.10, skill-icons.6,
.7).

Several such parts of a cost are paid at the same time (costs.7): no card pays for two of them, and whoever
pays uses only cards that leave enough for the rest. Not for icons committed to a test, which nobody names
(skill-icons.q1; see `testing`).
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from msgspec.structs import replace

from miskatonic.core.game import Seat
from miskatonic.core.ids import id_of, kind_in, number_in, numbers_in
from miskatonic.games.horror import asks, looking, numbers, tested
from miskatonic.games.horror.reasons import Reason, reason
from miskatonic.games.horror.rules import cards, discarding
from miskatonic.games.horror.state import Context, Horror, step
from miskatonic.games.horror.words.costs import Cost, DiscardCards, DiscardIcons

KINDS = (DiscardCards, DiscardIcons)
Used = tuple[tuple[str, str], ...]
"""skill-icons.7: which icons are there, each with what is used as it."""

# Whether they are enough


def usable(g: Horror, context: Context) -> list[int]:
    """costs.10, weakness.9, hidden.7, limbo.q2: the cards in hand a player may choose to discard."""
    return [card for card in cards.may_be_discarded_from_hand(g, context.you) if card != context.source]


def fitting(g: Horror, context: Context, cost: DiscardCards, hand: list[int]) -> list[int]:
    """costs.10: those of some cards that such a cost can take."""
    if cost.what is None:
        return hand
    return [card for card in hand if looking.matches(g, context, cost.what, card)]


def too_few_cards(g: Horror, context: Context, cost: DiscardCards) -> Reason | None:
    """costs.10"""
    if len(fitting(g, context, cost, usable(g, context))) < cost.count:
        return reason("cards", "costs.10", count=cost.count)
    return None


def too_few_icons(g: Horror, context: Context, cost: DiscardIcons) -> Reason | None:
    """skill-icons.6: why the cards in hand do not show these icons."""
    if any(True for _ in _shown_by(g, usable(g, context), cost.icons, ())):
        return None
    return reason("icons", "skill-icons.6")


def too_few_for_all(g: Horror, context: Context, costs: tuple[Cost, ...]) -> Reason | None:
    """costs.7: why the hand cannot pay for all these parts at the same time."""
    parts = tuple(cost for cost in costs if isinstance(cost, KINDS))
    if len(parts) < 2 or _enough(g, context, parts, usable(g, context)):
        return None
    if all(isinstance(cost, DiscardCards) for cost in parts):
        return reason("cards", "costs.10", count=sum(getattr(cost, "count", 0) for cost in parts))
    return reason("icons", "skill-icons.6")


def _enough(g: Horror, context: Context, costs: tuple[Cost, ...], hand: list[int]) -> bool:
    """costs.7: whether these cards pay for everything, each for one part only."""
    if not costs:
        return True
    return any(
        _enough(g, context, costs[1:], _without(hand, used))
        for used in _ways_to_pay(g, context, costs[0], hand)
    )


def _without(hand: list[int], used: tuple[int, ...]) -> list[int]:
    return [card for card in hand if card not in used]


def _ways_to_pay(g: Horror, context: Context, cost: Cost, hand: list[int]) -> Iterator[tuple[int, ...]]:
    """Yield the cards that could be discarded for one part."""
    if isinstance(cost, DiscardCards):
        return combinations(fitting(g, context, cost, hand), cost.count)
    assert isinstance(cost, DiscardIcons)
    return _shown_by(g, hand, cost.icons, ())


def _to_come(context: Context) -> tuple[Cost, ...]:
    """costs.7: the parts of the cost that are still to be paid from hand, after the one being paid."""
    return tuple(cost for cost in context.to_come if isinstance(cost, KINDS))


# Cards


def pay_cards(g: Horror, context: Context, cost: DiscardCards) -> None:
    """costs.10"""
    if _to_come(context):
        g.then(next_from_hand, context.id, ())
        return
    able = tuple(fitting(g, context, cost, usable(g, context)))
    if len(able) == cost.count and not discarding.order_matters(g, id_of("discard", context.you), able):
        pay_by_discarding(g, context.you, tuple(id_of("card", card) for card in able))
        return
    g.ask(context.you, asks.discard_from_hand(g, able, cost.count, "costs.10"), pay_by_discarding)


@step
def pay_by_discarding(g: Horror, seat: Seat, choice: Any) -> None:
    """costs.10, discard-pile.7"""
    for card in numbers_in(choice):
        cards.discard(g, card)


@step
def next_from_hand(g: Horror, number: int, picked: tuple[int, ...]) -> None:
    """costs.7: one card after another, each leaving enough for what is still to be paid; then they are
    discarded. There is always one, but perhaps not in an imagined hand.
    """
    context = g.contexts[number]
    cost = context.being_paid
    assert isinstance(cost, DiscardCards)
    if len(picked) == cost.count:
        for card in picked:
            cards.discard(g, card)
        return
    hand = _without(usable(g, context), picked)
    rest = (replace(cost, count=cost.count - len(picked) - 1), *_to_come(context))
    able = fitting(g, context, cost, hand)
    able = [card for card in able if _enough(g, context, rest, _without(hand, (card,)))]
    if len(able) == 1:
        g.then(next_from_hand, number, (*picked, able[0]))
    elif able:
        ask = asks.discard_from_hand(g, tuple(able), 1, "costs.10")
        g.ask(context.you, ask, card_picked, number, picked)


@step
def card_picked(g: Horror, seat: Seat, choice: str, number: int, picked: tuple[int, ...]) -> None:
    """costs.7"""
    g.then(next_from_hand, number, (*picked, number_in(choice)))


# Icons


def pay_icons(g: Horror, context: Context, cost: DiscardIcons) -> None:
    """skill-icons.7: icon by icon."""
    g.then(next_icon, context.id, cost.icons, ())


def _ways(g: Horror, hand: list[int], icon: str, used: Used) -> list[str]:
    """Return the icons that may be used as this one: "card:7" is an icon of its own kind, "wild:7" a wild."""
    found = []
    for card in hand:
        own, wild = id_of("card", card), id_of("wild", card)
        if used.count((icon, own)) < numbers.icon_count(g, card, icon):
            found.append(own)
        elif sum(way == wild for _, way in used) < numbers.icon_count(g, card, "wild"):
            found.append(wild)
    return found


def _cards_of(used: Used) -> tuple[int, ...]:
    return tuple(dict.fromkeys(number_in(way) for _, way in used))


def _shown_by(g: Horror, hand: list[int], icons: tuple[str, ...], used: Used) -> Iterator[tuple[int, ...]]:
    """skill-icons.6: yield the cards that show these icons, with those already used."""
    if not icons:
        yield _cards_of(used)
        return
    for way in _ways(g, hand, icons[0], used):
        yield from _shown_by(g, hand, icons[1:], (*used, (icons[0], way)))


@step
def next_icon(g: Horror, number: int, icons: tuple[str, ...], used: Used) -> None:
    """skill-icons.7, costs.7: what is used for the next icon, leaving enough for what is still to be paid;
    when all are there the cards are discarded. There is always one, but perhaps not in an imagined hand.
    """
    if not icons:
        for card in _cards_of(used):
            cards.discard(g, card)
        return
    context = g.contexts[number]
    hand, rest = usable(g, context), _to_come(context)
    able = tuple(
        way
        for way in _ways(g, hand, icons[0], used)
        if any(
            _enough(g, context, rest, _without(hand, shown))
            for shown in _shown_by(g, hand, icons[1:], (*used, (icons[0], way)))
        )
    )
    if len(able) == 1:
        use_icon(g, context.you, able[0], number, icons, used)
    elif able:
        g.ask(context.you, asks.icon(g, icons[0], able), use_icon, number, icons, used)


@step
def use_icon(g: Horror, seat: Seat, choice: str, number: int, icons: tuple[str, ...], used: Used) -> None:
    """skill-icons.7: a wild icon is said to represent the one it is used for."""
    if kind_in(choice) == "wild":
        g.tell(tested.wild_stands_for(g, seat, number_in(choice), icons[0]))
    g.then(next_icon, number, icons[1:], (*used, (icons[0], choice)))
