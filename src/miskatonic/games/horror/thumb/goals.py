"""What the current act asks for, read from the words of its objective, and what else brings the scenario to a
good end. Not for how to get there.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.view import CardOnTable
from miskatonic.games.horror.words.abilities import Constant, Free, Objective
from miskatonic.games.horror.words.costs import SpendClues
from miskatonic.games.horror.words.effects import If, Resolution
from miskatonic.games.horror.words.modifiers import CostsMore
from miskatonic.games.horror.words.things import (
    AllAt,
    AllOf,
    AnyOf,
    AtLeast,
    AtPlace,
    Kind,
    Matcher,
    Named,
    Number,
    PerInvestigator,
    TokensOn,
    WithAttached,
)


class Offer(msgspec.Struct, frozen=True):
    """A card that takes clues, of one's own, until the scenario ends."""

    card: int
    each: int
    """So many clues at a time."""
    times: int
    """So often, still."""


class Goal(msgspec.Struct, frozen=True):
    """What brings the act to its end."""

    clues: int = 0
    """So many clues of the whole group."""
    missing: int = 0
    """So many of them are still to be found."""
    spend_at: frozenset[int] = frozenset()
    """Where the clues must be when they are spent; empty: anywhere."""
    gather_at: frozenset[int] = frozenset()
    """Where everybody must be."""
    foes: frozenset[int] = frozenset()
    """Who must be defeated."""
    enter: frozenset[int] = frozenset()
    """Where somebody must go, for those clues."""
    offer: Offer | None = None
    """What takes those clues."""


NO_GOAL = Goal()


def read_goal(
    act: CardOnTable,
    box: Mapping[str, Printed],
    cards: Sequence[CardOnTable],
    held: int,
    people: int,
) -> Goal:
    """act-agenda-deck.5, .q4: what the act needs, of which `held` clues are there; `box`: what is printed."""
    spend_at: set[str] = set()
    gather_at: set[str] = set()
    foes: set[str] = set()
    enter: set[str] = set()
    printed = box.get(act.code)
    for each in printed.abilities if printed is not None else ():
        if isinstance(each, Objective):
            spend_at |= names_in(each.who)
            if isinstance(each.condition, AllAt):
                gather_at |= names_in(each.condition.place)
            if each.on is not None and each.on.what == "is-defeated":
                foes |= names_in(each.on.card)
            if each.on is not None and each.on.what == "enters-location":
                enter |= names_in(each.on.card)
    goals = _called(cards, enter, "location")
    offer = next(_offers(cards, box, people), None)
    needed = act.numbers.get("threshold", 0) + sum(
        entry(card, box, people) for card in cards if card.id in goals
    )
    needed += offer.each * offer.times if offer is not None else 0
    return Goal(
        needed,
        max(0, needed - held),
        _called(cards, spend_at, "location"),
        _called(cards, gather_at, "location"),
        _called(cards, foes, "enemy"),
        goals,
        offer,
    )


def entry(place: CardOnTable, box: Mapping[str, Printed], people: int) -> int:
    """costs.14: how many clues it costs to enter a place."""
    return sum(
        _count(word.cost.count, people)
        for each in (box[place.code].abilities if place.code in box else ())
        if isinstance(each, Constant)
        for word in each.modifiers
        if isinstance(word, CostsMore) and word.doing == "enter" and isinstance(word.cost, SpendClues)
    )


def _offers(cards: Sequence[CardOnTable], box: Mapping[str, Printed], people: int) -> Iterator[Offer]:
    """Yield the cards in play that end the scenario once enough clues lie on them."""
    for card in cards:
        printed = box.get(card.code) if card.type == "enemy" and card.zone != "aside" else None
        for each in printed.abilities if printed is not None else ():
            price = [cost for cost in getattr(each, "costs", ()) if isinstance(cost, SpendClues)]
            wanted = _clues_wanted(each) if isinstance(each, Free) else 0
            if price and wanted > card.clues:
                yield Offer(card.id, _count(price[0].count, people), wanted - card.clues)


def _clues_wanted(ability: Free) -> int:
    """Return how many clues on the card itself end the scenario; 0: none do."""
    for effect in ability.effects:
        match effect:
            case If(condition=AtLeast(number=TokensOn(kind="clues", on="this"), least=int(least)), then=then):
                if any(isinstance(word, Resolution) for word in then):
                    return least
    return 0


def _count(number: Number, people: int) -> int:
    return (
        number.count * people
        if isinstance(number, PerInvestigator)
        else number
        if isinstance(number, int)
        else 1
    )


def names_in(matcher: Matcher | None) -> set[str]:
    """Return the names that a matcher asks for."""
    match matcher:
        case Named():
            return {matcher.name}
        case AtPlace() | WithAttached():
            return names_in(matcher.what)
        case AllOf():
            return set().union(*map(names_in, matcher.all))
        case AnyOf():
            return set().union(*map(names_in, matcher.any))
    return set()


def people_in(matcher: Matcher | None) -> bool:
    """Say whether a matcher asks for investigators."""
    match matcher:
        case Kind():
            return matcher.type == "investigator"
        case AllOf():
            return any(map(people_in, matcher.all))
    return False


def _called(cards: Iterable[CardOnTable], names: set[str], type: str) -> frozenset[int]:
    return frozenset(card.id for card in cards if card.type == type and card.name[0] in names)
