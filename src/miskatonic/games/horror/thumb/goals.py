"""What the current act asks for, read from the words of its objective. Not for how to get there."""

from collections.abc import Iterable, Sequence

import msgspec

from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.view import CardOnTable
from miskatonic.games.horror.words.abilities import Objective
from miskatonic.games.horror.words.things import AllAt, AllOf, AnyOf, AtPlace, Kind, Matcher, Named


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


NO_GOAL = Goal()


def read_goal(act: CardOnTable, printed: Printed | None, cards: Sequence[CardOnTable], held: int) -> Goal:
    """act-agenda-deck.5, .q4: what the act needs, of which `held` clues are there."""
    needed = act.numbers.get("threshold", 0)
    spend_at: set[str] = set()
    gather_at: set[str] = set()
    foes: set[str] = set()
    for each in printed.abilities if printed is not None else ():
        if isinstance(each, Objective):
            spend_at |= names_in(each.who)
            if isinstance(each.condition, AllAt):
                gather_at |= names_in(each.condition.place)
            if each.on is not None and each.on.what == "is-defeated":
                foes |= names_in(each.on.card)
    return Goal(
        needed,
        max(0, needed - held),
        _called(cards, spend_at, "location"),
        _called(cards, gather_at, "location"),
        _called(cards, foes, "enemy"),
    )


def names_in(matcher: Matcher | None) -> set[str]:
    """Return the names that a matcher asks for."""
    match matcher:
        case Named():
            return {matcher.name}
        case AtPlace():
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
