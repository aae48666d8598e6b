"""What each of several chooses before any part of an effect is applied (simultaneous-priority.2).

Not for who decides between options (see `doing_flow`), and not for applying it (see `resolving`).
"""

from typing import Any

from msgspec.structs import astuple, replace

from miskatonic.core.game import Seat
from miskatonic.core.ids import numbers_in
from miskatonic.games.horror import asks
from miskatonic.games.horror.rules import resolving
from miskatonic.games.horror.state import Aim, Context, Horror, step
from miskatonic.games.horror.words.things import Choose, InZone, Word

# While all decide, `left` of what they have chosen counts the parts before it; `begin` counts those that are
# left, because words that are carried out first come in front of the others.


@step
def choose_target(g: Horror, number: int) -> None:
    """simultaneous-priority.2, target.4: what the next part is about, if there is a choice."""
    context = _as_decided(g.contexts[number])
    effect = context.todo[0]
    target = getattr(effect, "target", None)
    if not isinstance(target, Choose) or _depends_on_earlier(context, target):
        return
    found = resolving.candidates(g, context, effect, target, context.todo[1:])
    least, most = resolving.how_many(target, found)
    if resolving.is_to_be_asked(g, found, least, most):
        seat = resolving.decider(g, context, target)
        g.ask(seat, asks.targets(g, context, effect, tuple(found), least, most), target_chosen, number)


@step
def target_chosen(g: Horror, seat: Seat, choice: Any, number: int) -> None:
    """simultaneous-priority.2: it is kept until the part is carried out."""
    _keep(g, number, Aim(_parts_before(g, number), picked=numbers_in(choice)))


@step
def choose_second(g: Horror, number: int) -> None:
    """simultaneous-priority.2, move.2: where to, or to what, for the next part, if there is a choice."""
    context = g.contexts[number]
    effect = context.todo[0]
    second = resolving.second_of(effect)
    if not isinstance(second, Choose) or _depends_on_earlier(context, second):
        return
    aim = _aim(context, _parts_before(g, number))
    context = replace(_as_decided(context), picked=None if aim is None else aim.picked)
    found = resolving.seconds(g, context, effect, second)
    if len(found) > 1:
        seat = resolving.decider(g, context, second)
        g.ask(seat, resolving.ask_second(g, context, effect, tuple(found)), second_taken, number)


@step
def second_taken(g: Horror, seat: Seat, choice: Any, number: int) -> None:
    """simultaneous-priority.2: it is kept until the part is carried out."""
    before = _parts_before(g, number)
    aim = _aim(g.contexts[number], before) or Aim(before)
    _keep(g, number, replace(aim, second=numbers_in(choice)))


@step
def decided(g: Horror, number: int) -> None:
    """simultaneous-priority.2: on to the part after it."""
    context = g.contexts[number]
    g.amend(number, todo=context.todo[1:], before=(*(context.before or ()), context.todo[0]))


def begin(g: Horror, number: int) -> None:
    """simultaneous-priority.2: all is decided; now it waits to be carried out."""
    context = g.contexts[number]
    effects = context.before or ()
    aims = tuple([replace(aim, left=len(effects) - aim.left) for aim in context.ahead])
    g.amend(number, todo=effects, before=None, ahead=aims)


def take_up(g: Horror, context: Context) -> Context:
    """simultaneous-priority.2: what was chosen ahead for the part that is next is chosen for it now."""
    aim = _aim(context, len(context.todo))
    if aim is None:
        return context
    kept = tuple([each for each in context.ahead if each is not aim])
    return g.amend(context.id, picked=aim.picked, second=aim.second, ahead=kept)


def _as_decided(context: Context) -> Context:
    """target.8: how one sees the next part, with what was chosen for the ones before."""
    aims = context.ahead
    return replace(context, chosen=aims[-1].second or aims[-1].picked or ()) if aims else context


def _aim(context: Context, left: int) -> Aim | None:
    return next((each for each in context.ahead if each.left == left), None)


def _parts_before(g: Horror, number: int) -> int:
    return len(g.contexts[number].before or ())


def _keep(g: Horror, number: int, aim: Aim) -> None:
    others = tuple([each for each in g.contexts[number].ahead if each.left != aim.left])
    g.amend(number, ahead=(*others, aim))


def _depends_on_earlier(context: Context, target: Choose) -> bool:
    """simultaneous-priority.2: nobody can choose yet among what an earlier part may bring somewhere."""
    return bool(context.before) and _mentions_what_comes(target.what)


def _mentions_what_comes(word: object) -> bool:
    if isinstance(word, str):
        return word == "drawn"
    if isinstance(word, tuple):
        return any(map(_mentions_what_comes, word))
    return isinstance(word, InZone) or (isinstance(word, Word) and _mentions_what_comes(astuple(word)))
