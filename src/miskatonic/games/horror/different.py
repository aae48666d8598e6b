"""What "different" means for cards, abilities and actions (different). Not for which a card asks for."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from miskatonic.core.game import Seat
from miskatonic.core.ids import read_id
from miskatonic.games.horror import abilities
from miskatonic.games.horror.indexes import Text
from miskatonic.games.horror.state import NOBODY, Horror

T = TypeVar("T")


def cards_differ(g: Horror, one: int, other: int) -> bool:
    """different.2, .5: by name, whatever subtitle or level; but each location is one in its own right."""
    first, second = g.print(one), g.print(other)
    if first.type == second.type == "location":
        return one != other
    return first.name[0] != second.name[0]


def abilities_differ(g: Horror, one: Text, other: Text) -> bool:
    """different.3, .4, .q1: on different cards, or with other words on one card or two of the same name."""
    if cards_differ(g, one.card, other.card):
        return True
    return abilities.words_of(g, one) != abilities.words_of(g, other)


def actions_differ(g: Horror, one: str, other: str) -> bool:
    """different.q2: basic actions by their type; an ability is different from any basic action."""
    first, second = read_id(one), read_id(other)
    if first.kind == second.kind == "use":
        return abilities_differ(g, abilities.text_named(first.word), abilities.text_named(second.word))
    return first.kind != second.kind


def count_cards(g: Horror, cards: Iterable[int]) -> int:
    """different.2: how many of these cards count as different."""
    return _count(g, cards, cards_differ)


def count_actions(g: Horror, seat: Seat) -> int:
    """different.3: how many different actions somebody has taken this turn."""
    return 0 if seat == NOBODY else _count(g, g.people[seat].deeds, actions_differ)


def _count(g: Horror, things: Iterable[T], differ: Callable[[Horror, T, T], bool]) -> int:
    counted: list[T] = []
    for each in things:
        if all(differ(g, each, other) for other in counted):
            counted.append(each)
    return len(counted)
