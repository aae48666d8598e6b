"""Actions that an effect lets somebody take: as a basic action, or with an ability of that kind on a card.

Such an action takes no action of its own; everything else is paid as usual. Not for what an action does.
"""

from miskatonic.core.game import Seat
from miskatonic.games.horror import asks
from miskatonic.games.horror.abilities import text_named, usable, words_of
from miskatonic.games.horror.rules import initiating, playing, resolving
from miskatonic.games.horror.state import Context, Horror, step
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Action


def ways(g: Horror, context: Context, word: fx.TakeAction, aims: tuple[int, ...]) -> tuple[str, ...]:
    """action-designator.1, .2, fight-action.7: the abilities with that designator, on cards in play or on
    events in hand, that can be aimed at one of these.
    """
    found = []
    for text, plain, ability in usable(g, context.you, Action):
        seen = _granted(plain, aims)
        if ability.designator == word.action and initiating.why_not(g, seen, text, ability) is None:
            found.append(f"use:{text.key}")
    for card in g.pile(f"hand:{context.you}"):
        text, ability = playing.play_text(g, card)
        if getattr(ability, "designator", "") == word.action and getattr(ability, "on", None) is None:
            seen = _granted(Context(0, card, context.you), aims)
            if initiating.why_not(g, seen, text, ability) is None:
                found.append(f"play:{card}")
    return tuple(found)


def _granted(context: Context, aims: tuple[int, ...]) -> Context:
    return Context(0, context.source, context.you, granted=aims)


def ask_how(
    g: Horror, context: Context, word: fx.TakeAction, aims: tuple[int, ...], ways: tuple[str, ...]
) -> None:
    """action-designator.2: basic, or with which ability."""
    basic = tuple(f"{word.action}:{card}" for card in aims)
    g.ask(context.you, asks.granted(g, context, (*basic, *ways)), way_chosen, context.id, aims)


@step
def way_chosen(g: Horror, seat: Seat, choice: str, number: int, aims: tuple[int, ...]) -> None:
    """action-designator.2"""
    from miskatonic.games.horror.rules import doing_moves

    kind, _, what = choice.partition(":")
    if kind == resolving.in_hand(g, number, fx.TakeAction).action:
        doing_moves.aimed(g, seat, f"card:{what}", number)
        return
    text = text_named(what) if kind == "use" else playing.play_text(g, int(what))[0]
    context = Context(0, text.card, seat, granted=aims)
    initiating.initiate(g, context, text, words_of(g, text))
