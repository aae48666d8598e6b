"""Lasting and delayed effects: how they begin and end (lasting-effects, delayed-effects). Not for what
they change.
"""

from miskatonic.games.horror.state import Context, Delayed, Horror, Lasting
from miskatonic.games.horror.words.effects import Effect
from miskatonic.games.horror.words.modifiers import Modifier, Until
from miskatonic.games.horror.words.triggers import On


def begin(
    g: Horror, context: Context, until: Until, modifiers: tuple[Modifier, ...], cards: tuple[int, ...] | None
) -> None:
    """lasting-effects.1 to .5: something holds from now on; for the cards it is about now, if it is about
    cards.
    """
    g.lasting.append(Lasting(until, modifiers, context.source, context.you, cards, mark=mark_of(g, until)))
    g.forget_indexes()


def can_begin(g: Horror, until: Until) -> bool:
    """lasting-effects.7: only during the period it is to last for."""
    if until in ("test", "attack"):
        return bool(g.tests)
    return until != "turn" or g.active >= 0


def mark_of(g: Horror, until: Until) -> int:
    """Return the test or turn that something ends with."""
    if until in ("test", "attack"):
        return g.tests[-1].number if g.tests else 0
    return g.turn if until in ("turn", "your-next-turn") else g.round


def expire(g: Horror, until: str, mark: int | None = None) -> None:
    """lasting-effects.6: what was to last until now is over."""
    left = [each for each in g.lasting if each.until != until or (mark is not None and each.mark != mark)]
    if len(left) != len(g.lasting):
        g.lasting = left
        g.forget_indexes()


def delay(g: Horror, context: Context, on: On, effects: tuple[Effect, ...]) -> None:
    """delayed-effects.1"""
    card = context.chosen[0] if context.chosen else -1
    g.delayed.append(Delayed(g.number(), on, effects, context.source, context.you, card))
    g.forget_indexes()
