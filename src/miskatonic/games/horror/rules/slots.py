"""Slots: how many assets an investigator can have in play (slots). Not for playing them."""

from collections import Counter
from itertools import combinations
from typing import Any

from miskatonic.core.game import Seat
from miskatonic.core.ids import id_of, number_in
from miskatonic.games.horror import asks, looking, numbers, zones
from miskatonic.games.horror.caches import Caches
from miskatonic.games.horror.rules import cards, discarding
from miskatonic.games.horror.state import NOBODY, Context, Horror, kind_of, step
from miskatonic.games.horror.words import modifiers as mod


def needs(g: Horror, card: int) -> tuple[str, ...]:
    """slots.5, .6, .9, .q3: the slots an asset needs, one for every icon."""
    if not g.in_force.slots:
        return g.printed[g.cards[card].code].slots
    spared = looking.modifiers_of(g, mod.NoSlot, lambda c, word: looking.matches(g, c, word.what, card))
    return () if any(spared) else g.print(card).slots


def has(g: Horror, seat: Seat) -> dict[str, int]:
    """slots.4, slots.12: the slots an investigator has."""
    found = dict(numbers.SLOTS)
    for _, word in looking.applying(g, mod.ExtraSlot, g.people[seat].card):
        if word.only is None:
            found[word.slot] = found.get(word.slot, 0) + word.count
    return found


def ways(g: Horror, card: int) -> list[tuple[str, ...]]:
    """slots.8: the ways an asset may sit in slots: its own kind, or another that an effect allows."""
    own = needs(g, card)
    if not g.in_force.slots:
        return [own]

    def instead(context: Context, word: mod.SlotInstead) -> tuple[str, ...] | None:
        return tuple(word.slot for _ in own) if looking.matches(g, context, word.what, card) else None

    return [own, *looking.modifiers_of(g, mod.SlotInstead, instead)]


def occupying(g: Horror, seat: Seat) -> list[int]:
    """slots.2: the assets in an investigator's play area and threat area that need slots."""
    printed, cards = g.printed, g.cards
    return [
        card
        for card in (*g.pile(id_of("play", seat)), *g.pile(id_of("threat", seat)))
        if printed[cards[card].code].slots and zones.is_type(g, card, "asset") and needs(g, card)
    ]


Seating = dict[int, tuple[str, ...]]
"""Which asset sits in which slots."""


def seating(g: Horror, seat: Seat, assets: list[int], fixed: Seating | None = None) -> Seating | None:
    """slots.12: a way to seat all assets, or None if there is none; extra slots for some are tried first.

    `fixed`: the slots of these assets are settled.
    """
    if not g.in_force.slots:
        return _plain_seating(g, assets, fixed or {})
    free = has(g, seat)
    special = [
        (context, word)
        for context, word in looking.applying(g, mod.ExtraSlot, g.people[seat].card)
        if word.only is not None
    ]
    spare: list[tuple[Any, Any]] = [pair for pair in special for _ in range(pair[1].count)]
    return _seat(g, assets, free, spare, {}, fixed or {})


def _plain_seating(g: Horror, assets: list[int], fixed: Seating) -> Seating | None:
    """slots.4, slots.5: where nothing changes slots, counting is enough."""
    found = {card: fixed[card] if card in fixed else g.print(card).slots for card in assets}
    left = dict(numbers.SLOTS)
    for way in found.values():
        for slot in way:
            left[slot] = left.get(slot, 0) - 1
    return found if min(left.values()) >= 0 else None


def _seat(
    g: Horror,
    assets: list[int],
    free: dict[str, int],
    spare: list[tuple[Any, Any]],
    done: Seating,
    fixed: Seating,
) -> Seating | None:
    if not assets:
        return done
    card, rest = assets[0], assets[1:]
    for way in [fixed[card]] if card in fixed else ways(g, card):
        for used in _uses_of_spare(g, card, way, spare):
            left, own, others = dict(free), list(way), list(spare)
            for pair in used:
                own.remove(pair[1].slot)
                others.remove(pair)
            for slot in own:
                left[slot] = left.get(slot, 0) - 1
            if all(count >= 0 for count in left.values()):
                found = _seat(g, rest, left, others, {**done, card: way}, fixed)
                if found is not None:
                    return found
    return None


def _uses_of_spare(
    g: Horror, card: int, way: tuple[str, ...], spare: list[tuple[Any, Any]]
) -> list[tuple[tuple[Any, Any], ...]]:
    """Return which extra slots for certain assets may serve this one, as many as possible first."""
    fit = [pair for pair in spare if pair[1].slot in way and looking.matches(g, pair[0], pair[1].only, card)]
    most = min(len(fit), len(way))
    sets = [used for count in range(most, -1, -1) for used in combinations(fit, count)]
    return [used for used in sets if not Counter(pair[1].slot for pair in used) - Counter(way)]


def room_for(g: Horror, seat: Seat, card: int) -> bool:
    """slots.13: whether there is room for an asset."""
    force = g.in_force
    wanted = needs(g, card) if force.slots else g.printed[g.cards[card].code].slots
    if seat == NOBODY or not wanted:
        return True
    if not force.slots and not force.types and kind_of(g.cards[card].zone) not in zones.IN_PLAY:
        left = g.slots_left[seat]
        if len(wanted) == 1:
            return left.get(wanted[0], 0) > 0
        lacking = [slot for slot in wanted if left.get(slot, 0) < wanted.count(slot)]
        return not lacking
    return seating(g, seat, [*(each for each in occupying(g, seat) if each != card), card]) is not None


@Caches.slots_left.worked_out
def _work_out_slots_left(g: Horror) -> dict[Seat, dict[str, int]]:
    """slots.4, slots.5: free slots as printed; who asks sees to it that nothing changes them."""
    left = {seat: dict(numbers.SLOTS) for seat in range(len(g.people))}
    for seat, free in left.items():
        for card in (*g.pile(id_of("play", seat)), *g.pile(id_of("threat", seat))):
            printed = g.printed[g.cards[card].code]
            for slot in printed.slots if printed.type == "asset" else ():
                free[slot] = free.get(slot, 0) - 1
    return left


def choices(g: Horror, seat: Seat, card: int) -> list[tuple[str, ...]]:
    """slots.10: the slots an asset can be seated in, if need be with others moving over."""
    if not g.in_force.slots:
        return [needs(g, card)] if room_for(g, seat, card) else []
    others = [each for each in occupying(g, seat) if each != card]
    able = list(dict.fromkeys(ways(g, card)))
    return [way for way in able if seating(g, seat, [*others, card], {card: way}) is not None]


def settle_in(g: Horror, card: int, zone: str, seat: Seat) -> None:
    """slots.10: an asset for which there is room takes its slots; if there is a choice, it is made now."""
    able = tuple(choices(g, seat, card)) if seat != NOBODY and needs(g, card) else ()
    if len(able) > 1:
        g.ask(seat, asks.slots(g, card, able), slots_chosen, card, zone, able)
    else:
        take_slots(g, card, zone, seat, able[0] if able else ())


@step
def slots_chosen(
    g: Horror, seat: Seat, choice: str, card: int, zone: str, able: tuple[tuple[str, ...], ...]
) -> None:
    """slots.10"""
    take_slots(g, card, zone, seat, able[int(choice)])


def take_slots(g: Horror, card: int, zone: str, seat: Seat, way: tuple[str, ...]) -> None:
    """slots.11, slots.12: the others keep their slots if they can, else they move over."""
    if way:
        others = [each for each in occupying(g, seat) if each != card]
        now = {each: g.cards[each].slots for each in others if g.cards[each].slots}
        found = seating(g, seat, [*others, card], {**now, card: way})
        _move_over(g, found or seating(g, seat, [*others, card], {card: way}) or {})
    if zones.in_play(g, card):
        cards.take_over(g, card, seat, way)
    else:
        cards.place_in_play(g, card, zone, seat, way)


def _move_over(g: Horror, found: Seating) -> None:
    for card, where in found.items():
        if g.cards[card].slots != where:
            g.change(card, slots=where)


def ways_to_make_room(g: Horror, seat: Seat, card: int) -> list[tuple[int, ...]]:
    """slots.q2: the smallest sets of assets whose discard makes room."""
    there = [each for each in occupying(g, seat) if each != card]
    movable = [each for each in there if _can_give_way(g, seat, each)]
    found: list[tuple[int, ...]] = []
    for count in range(1, len(movable) + 1):
        for some in combinations(movable, count):
            if any(set(fewer) <= set(some) for fewer in found):
                continue
            if seating(g, seat, [*(each for each in there if each not in some), card]) is not None:
                found.append(some)
    return found


def _can_give_way(g: Horror, seat: Seat, card: int) -> bool:
    return cards.can_leave_play(g, card) and g.cards[card].controller == seat


def can_make_room(g: Horror, seat: Seat, card: int) -> bool:
    """slots.q2"""
    if room_for(g, seat, card):
        return True
    staying = [each for each in occupying(g, seat) if each != card and not _can_give_way(g, seat, each)]
    return seating(g, seat, [*staying, card]) is not None


def make_room(g: Horror, seat: Seat, card: int, zone: str) -> None:
    """slots.13, slots.q1: choose assets to discard, at the moment the new one takes their place."""
    choices = ways_to_make_room(g, seat, card)
    if not choices:
        cards.discard(g, card)
        return
    if len(choices) == 1:
        room_made(g, seat, "0", card, zone, tuple(choices))
        return
    g.ask(seat, asks.make_room(g, card, tuple(choices)), room_made, card, zone, tuple(choices))


@step
def room_made(
    g: Horror, seat: Seat, choice: str, card: int, zone: str, choices: tuple[tuple[int, ...], ...]
) -> None:
    """slots.13"""
    discarding.in_order(g, choices[int(choice)], discarding.discard_one)
    g.then(room_is_made, card, zone, seat)


@step
def room_is_made(g: Horror, card: int, zone: str, seat: Seat) -> None:
    """slots.q1: now it takes the slot."""
    settle_in(g, card, zone, seat)


def unseated(g: Horror, seat: Seat) -> list[int]:
    """slots.3: the assets of an investigator, if they do not all fit the slots they sit in."""
    if not g.in_force.slots and not g.in_force.types and min(g.slots_left[seat].values()) >= 0:
        return []
    assets = occupying(g, seat)
    now = {each: g.cards[each].slots for each in assets if g.cards[each].slots in ways(g, each)}
    return assets if seating(g, seat, assets, now) is None else []


def seat_anew(g: Horror, seat: Seat) -> None:
    """slots.12, .q4: who has more assets than slots reassigns, then discards one."""
    found = seating(g, seat, occupying(g, seat))
    if found is None:
        g.then(discard_to_fit, seat)
    else:
        _move_over(g, found)


@step
def discard_to_fit(g: Horror, seat: Seat) -> None:
    """slots.q4: choose an asset and discard it."""
    assets = occupying(g, seat)
    able = tuple(each for each in assets if cards.can_leave_play(g, each))
    if able:
        g.ask(seat, asks.discard_asset(g, able), discard_for_slots)


@step
def discard_for_slots(g: Horror, seat: Seat, choice: str) -> None:
    """slots.q4"""
    cards.discard(g, number_in(choice))
