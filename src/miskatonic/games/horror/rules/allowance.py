"""The actions an investigator has left: any actions, and those for one purpose only (action, gain).

Not for what an action does (see `actions`).
"""

from miskatonic.core.game import Seat
from miskatonic.games.horror import looking, numbers, optional
from miskatonic.games.horror.state import Horror, Person
from miskatonic.games.horror.words import modifiers as mod


def begin(g: Horror, seat: Seat) -> int:
    """action.3, .5, .6, .q2, boons.5: what a turn begins with; the number of its actions is returned."""
    person = g.people[seat]
    total = numbers.value(g, person.card, "actions") + person.actions_to_come
    spare = tuple([word.only for _, word in looking.applying(g, mod.ExtraAction, person.card)])
    if optional.active(g, "hermes"):
        spare = (*spare, "move")
    g.alter(seat, actions=max(0, total), actions_to_come=0, acted=0, deeds=(), spare=spare)
    if total < 0:
        lose(g, seat, -total)
    return max(0, total)


def left_for(person: Person, kind: str) -> int:
    """gain.2, boons.5: how many actions can be spent on an action of this kind."""
    return person.actions + person.spare.count(kind) if person.spare else person.actions


def spend(g: Horror, seat: Seat, count: int, kind: str) -> int:
    """activate-action.3: those for this purpose only come first; return how many of them were spent."""
    person = g.people[seat]
    if not person.spare:
        g.alter(seat, actions=person.actions - count, acted=person.acted + 1)
        return 0
    spared = min(count, person.spare.count(kind))
    spare = _without(person.spare, kind, spared)
    g.alter(seat, actions=person.actions - count + spared, spare=spare, acted=person.acted + 1)
    return spared


def _without(spare: tuple[str, ...], kind: str, count: int) -> tuple[str, ...]:
    left = list(spare)
    for _ in range(count):
        left.remove(kind)
    return tuple(left)


def give_back(g: Horror, seat: Seat, count: int, kind: str, spared: int) -> None:
    """initiation.10: actions are returned as what they were."""
    person = g.people[seat]
    spare = (*person.spare, *(kind,) * spared)
    g.alter(seat, actions=person.actions + count - spared, spare=spare, acted=person.acted - 1)


def lose(g: Horror, seat: Seat, count: int) -> None:
    """action.q3: any unspent actions first, then those for one purpose, to a minimum of 0."""
    person = g.people[seat]
    beyond = max(0, count - person.actions)
    spare = person.spare[: max(0, len(person.spare) - beyond)]
    g.alter(seat, actions=max(0, person.actions - count), spare=spare)
