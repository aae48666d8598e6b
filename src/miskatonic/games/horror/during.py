"""What is going on while a step waits on the stack for the end of something (nested-sequences.4).

Each step that ends something declares it, `@step(during=…)`: a function of the position and the step's
arguments, or one of the marks below. So do steps that wait for answers, where the table is shown what for.
Not for who may see what of it (see `now`).
"""

from collections.abc import Callable
from enum import Enum
from typing import NamedTuple

from miskatonic.core.game import Seat
from miskatonic.games.horror import zones
from miskatonic.games.horror.state import NONE, Horror, Point


class Doing(NamedTuple):
    """Something that is being resolved."""

    what: str
    who: Seat
    card: int
    point: Point = ""


class Ends(Enum):
    """What a step ends that the position keeps a list of; such steps lie on the stack in the list's order."""

    SEQUENCE = "sequence"


class Awaits(Enum):
    """What a step waits for that is asked; its arguments say how far that is."""

    COMMITMENTS = "commitments"


def of_context(what: str) -> Callable[..., Doing | None]:
    """Return what is going on with a context, whose number is the step's first argument."""

    def during(g: Horror, number: int, *_: object) -> Doing | None:
        context = g.contexts.get(number)
        return None if context is None else Doing(what, context.you, context.source)

    return during


def of_test(g: Horror, *number: int) -> Doing:
    """test.1: a test is under way; without its number it is the last that began."""
    test = next((each for each in g.tests if each.number in number), g.tests[-1])
    return Doing("test", test.seat, test.target)


def using(g: Horror, number: int) -> Doing | None:
    """initiation.15: an ability is being used; a basic action is shown as the action it is."""
    doing = of_context("uses")(g, number)
    return None if doing is None or zones.investigator(g, doing.card) == doing.who else doing


def playing(g: Horror, card: int, number: int) -> Doing:
    """initiation.14: a card is being played."""
    return Doing("plays", g.cards[card].controller, card)


def acting(g: Horror, seat: Seat, name: str, target: int, number: int) -> Doing | None:
    """basic-actions.1: a basic action is being taken."""
    return Doing(f"act-{name}", seat, target) if name else None


def provoking(g: Horror, seat: Seat, done: tuple[int, ...]) -> Doing | None:
    """attack-of-opportunity.1: enemies attack because of an action."""
    return Doing("opportunity", seat, NONE) if done else None
