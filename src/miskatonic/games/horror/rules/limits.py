"""Limits and maximums: how often abilities may be used and cards played (limit-max). Not for other
restrictions.
"""

from collections.abc import Iterator

import msgspec

from miskatonic.core.game import Seat
from miskatonic.core.ids import id_of
from miskatonic.games.horror import zones
from miskatonic.games.horror.indexes import Text
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.state import NOBODY, Context, Horror
from miskatonic.games.horror.words.abilities import Ability, Constant, CopyLimit, Gains
from miskatonic.games.horror.words.triggers import Limit


def period_key(g: Horror, period: str) -> str:
    """game.2: which test, turn, phase, round or game it is."""
    match period:
        case "test" | "attack":
            return f"test{g.tests[-1].number if g.tests else 0}"
        case "turn":
            return f"turn{g.turn}"
        case "phase":
            return f"phase{g.round}{g.phase}"
        case "round":
            return f"round{g.round}"
    return period


class Counter(msgspec.Struct, frozen=True, gc=False):
    """limit-max.q2: something that is counted, within which test, turn, phase, round or game."""

    what: tuple[int | str, ...]
    period: str

    @property
    def key(self) -> str:
        """Return how the position names it; nobody reads anything out of that name."""
        return "/".join([*map(str, self.what), self.period])


def times(g: Horror, counter: Counter) -> int:
    """Return how often it has been counted."""
    return g.used.get(counter.key, 0)


def once_more(g: Horror, counter: Counter) -> int:
    """Count it; return how often it has been counted now."""
    key = counter.key
    g.used[key] = found = g.used.get(key, 0) + 1
    return found


def counter_of(g: Horror, seat: Seat, text: Text, limit: Limit) -> Counter:
    """limit-max.9, .q1, .q2: a limit counts for each copy and player; group limits and maximums by title and
    ability.
    """
    period = period_key(g, limit.period)
    if limit.maximum or limit.group:
        printed = g.print(text.printed)
        return Counter((printed.name[0], _counted_by_title(printed).index((text.index, text.gain))), period)
    return Counter((text.key, g.cards[text.card].copy, seat), period)


def _limits_in(printed: Printed) -> Iterator[tuple[int, int, Limit]]:
    """Yield the limits on a card: of which ability, and which one that it gives to cards (-1: itself)."""
    for index, ability in enumerate(printed.abilities):
        gained = ability.modifiers if isinstance(ability, Constant) else ()
        yield from _limited(index, -1, ability)
        for gain, word in enumerate(gained):
            if isinstance(word, Gains):
                yield from _limited(index, gain, word.ability)


def _limited(index: int, gain: int, ability: Ability) -> Iterator[tuple[int, int, Limit]]:
    limit = getattr(ability, "limit", None)
    if limit is not None:
        yield index, gain, limit


def _counted_by_title(printed: Printed) -> list[tuple[int, int]]:
    """limit-max.9: where the abilities stand whose uses all copies share; copies of another level have the
    same ones in the same order, perhaps in other places.
    """
    found = _limits_in(printed)
    return [(index, gain) for index, gain, limit in found if limit.maximum or limit.group]


def used_this_game(g: Horror, seat: Seat) -> list[str]:
    """limit-max.q1, .q2: the abilities of cards in play with a limit per game that a player has used, as this
    copy of the card.
    """
    return [
        text.key
        for source in g.in_play
        for index, gain, limit in _limits_in(g.print(source))
        if limit.period == "game" and not limit.group and not limit.maximum
        for text in [Text(card, source, index, gain) for card in ([source] if gain < 0 else g.in_play)]
        if times(g, counter_of(g, seat, text, limit))
    ]


def allows(g: Horror, context: Context, text: Text, limit: Limit | None) -> bool:
    """limit-max.4, limit-max.9"""
    return limit is None or times(g, counter_of(g, context.you, text, limit)) < limit.count


def count(g: Horror, context: Context, text: Text, limit: Limit | None) -> None:
    """limit-max.11, limit-max.q4: a use counts even if its effect is ignored or cancelled."""
    if limit is not None:
        once_more(g, counter_of(g, context.you, text, limit))


def time_this_turn(g: Horror, what: str, seat: Seat) -> int:
    """Count something that happens to an investigator; return the how manieth time it is in this turn, 0 if
    it is nobody's.
    """
    if g.active == NOBODY:
        return 0
    return once_more(g, Counter((what, seat), period_key(g, "turn")))


ENOUGH = 100
"""How often texts can bring about the same thing again by themselves: another token in one test, another
encounter card for one that is drawn. No bag and no deck of a scenario holds as many. Texts that bring one
more for each one would otherwise go on for ever, and neither a rule nor a choice of anybody would end it.
"""


def count_in_test(g: Horror, what: str) -> None:
    """Count something that happens in the test under way."""
    once_more(g, Counter((what,), period_key(g, "test")))


def times_this_test(g: Horror, what: str) -> int:
    """Return how often it has happened in the test under way (see `count_in_test`)."""
    return times(g, Counter((what,), period_key(g, "test")))


# Copies of a card

PERIODS = ("test", "turn", "phase", "round", "game")
"""limit-max.7, .8: for these copies are counted as they are played or committed; else as they are in play."""


def copy_limits(g: Horror, card: int) -> tuple[CopyLimit, ...]:
    """Return the limits for copies that are printed on a card."""
    return g.printed[g.cards[card].code].profile.copy_limits


def plays(g: Horror, card: int, per: str, committed: bool) -> Counter:
    """limit-max.7, .8: what a maximum counts, over all players."""
    return Counter(("commit" if committed else "play", g.print(card).name[0]), period_key(g, per))


def copies_allow(g: Horror, card: int, seat: int, *, committed: bool = False) -> bool:
    """limit-max.6 to .8, limit-max.q1, .q3"""
    if copies_left(g, card, committed=committed) < 1:
        return False
    return committed or seat == NOBODY or room_with(g, card, g.people[seat].card)


def copies_left(g: Horror, card: int, *, committed: bool = False) -> int:
    """limit-max.7, .8: how many more copies, by title, can be played or committed in the period."""
    left = [
        limit.count - times(g, plays(g, card, limit.per, committed))
        for limit in copy_limits(g, card)
        if limit.committed == committed and limit.per in PERIODS
    ]
    return min(left, default=99)


def room_with(g: Horror, card: int, holder: int) -> bool:
    """limit-max.6, .q3: whether an investigator, location or enemy can have one more copy."""
    limits = copy_limits(g, card)
    if not limits:
        return True
    kind = g.print(holder).type
    return all(
        copies_with(g, card, holder) < limit.count
        for limit in limits
        if limit.per == kind and not limit.committed
    )


def copies_with(g: Horror, card: int, holder: int) -> int:
    """limit-max.q3: how many other copies, by title, one single element has: attached, there, or in
    front of it.
    """
    title = g.print(card).name[0]
    seat = zones.investigator(g, holder)
    own = (id_of("play", seat), id_of("threat", seat)) if seat != NOBODY else ()
    there = (id_of("on", holder), id_of("at", holder), *own)
    return sum(g.print(each).name[0] == title and each != card for zone in there for each in g.pile(zone))


def room_in(g: Horror, card: int, zone: str) -> bool:
    """limit-max.6: whether one more copy can be in this zone of play."""
    kind, number = zones.parts(zone)
    if kind in ("play", "threat"):
        return room_with(g, card, g.people[number].card)
    return kind not in ("on", "at") or room_with(g, card, number)


def count_copy(g: Horror, card: int, *, committed: bool = False) -> None:
    """limit-max.7, .8: one more was played or committed."""
    for limit in copy_limits(g, card):
        if limit.per in PERIODS and limit.committed == committed:
            once_more(g, plays(g, card, limit.per, committed))
