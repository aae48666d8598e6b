"""Lasting and delayed effects: how they begin and end (lasting-effects, delayed-effects). Not for what
they change.
"""

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from miskatonic.core.game import Seat
from miskatonic.games.horror.state import NOBODY, Context, Delayed, Horror, Lasting
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.effects import Effect
from miskatonic.games.horror.words.modifiers import Modifier, Until

PHASES = ("mythos", "investigation", "enemy", "upkeep")
MANY = lru_cache(8192)


def begin(
    g: Horror,
    context: Context,
    until: Until,
    modifiers: tuple[Modifier, ...],
    cards: tuple[int, ...] | None,
    mark: int | None = None,
) -> None:
    """lasting-effects.1 to .5: something holds from now on; for the cards it is about now, if it is about
    cards; `mark`: for another test than the one under way.
    """
    if mark is None:
        mark = mark_of(g, context, until)
    g.last([*g.lasting, Lasting(until, modifiers, context.source, context.you, cards, mark=mark)])


def can_begin(g: Horror, until: Until) -> bool:
    """lasting-effects.7: only during the period it is to last for."""
    if until in ("test", "attack"):
        return bool(g.tests)
    if until.endswith("-ends"):
        return f"{g.phase}-ends" == until
    if until in ("phase", "round"):
        return g.phase in PHASES
    if until == "action":
        return g.acting
    return until != "turn" or g.active != NOBODY


def test_meant(g: Horror, context: Context) -> int:
    """lasting-effects.1: which test "this attack" is: the one that this effect, or the ability it interrupts,
    is about to begin, or the one under way; 0: none.
    """
    if begins_test(context.todo):
        return -context.id
    used = ability_interrupted(g, context)
    if used is not None:
        return -used.id
    return g.tests[-1].number if g.tests else 0


def ability_interrupted(g: Horror, context: Context) -> Context | None:
    """nested-sequences.1: the ability whose use an effect interrupts, if it is going to begin a test."""
    if not 0 <= context.sequence < len(g.sequences):
        return None
    sequence = g.sequences[context.sequence]
    if sequence.happening.what != "activates" or sequence.point != "when":
        return None
    used = g.contexts.get(sequence.happening.amount)
    return used if used is not None and begins_test(used.todo) else None


def waits_for_test(g: Horror, context: Context, until: Until) -> bool:
    """lasting-effects.1: whether "for this attack" means a test that is about to begin."""
    return until in ("test", "attack") and test_meant(g, context) < 0


@MANY
def begins_test(effects: tuple[Effect, ...]) -> bool:
    """Say whether effects have a test in them that is yet to begin."""
    return any(
        isinstance(each, fx.Test) or getattr(each, "action", "") in ("fight", "evade", "investigate")
        for each in parts_of(effects)
    )


@MANY
def changes_test(effects: tuple[Effect, ...]) -> bool:
    """Say whether effects have something in them that holds for the test under way."""
    return any(
        isinstance(each, fx.Lasting) and each.until in ("test", "attack") for each in parts_of(effects)
    )


def parts_of(effects: tuple[Effect, ...]) -> Iterator[Effect]:
    """Return effects and those that they are put together from."""
    for effect in effects:
        yield effect
        parts = [getattr(effect, name, ()) for name in ("first", "then", "otherwise", "effects")]
        for part in (*parts, *getattr(effect, "options", ())):
            yield from parts_of(part)


def adopt(g: Horror, context: int, test: int) -> None:
    """lasting-effects.1: the test has begun that something was to hold for, or wait in."""
    if [each for each in g.lasting if _is_for(each, context)]:
        g.last([replace(each, mark=test) if _is_for(each, context) else each for each in g.lasting])
    if [each for each in g.delayed if _is_for(each, context)]:
        g.wait([replace(each, mark=test) if _is_for(each, context) else each for each in g.delayed])


def _is_for(each: Lasting | Delayed, context: int) -> bool:
    """Say whether something is to hold for, or wait in, the test that a context is about to begin."""
    return each.mark == -context and each.until in ("test", "attack")


def test_ended(g: Horror, test: int) -> None:
    """lasting-effects.6, .7: what held for a test, or waited in it, is over; below 0: it never began."""
    if g.lasting or g.delayed:
        expire(g, "test", test)
        expire(g, "attack", test)


def mark_of(g: Horror, context: Context, until: Until) -> int:
    """Return the test, turn or round that something ends with."""
    if until in ("test", "attack"):
        return test_meant(g, context)
    if until == "next-upkeep":
        return g.round + (g.phase == "upkeep")
    return g.turn if until in ("turn", "your-next-turn") else g.round


def card_left(g: Horror, card: int) -> None:
    """lasting-effects.5, copy.3: a card that left play is no longer meant; the others still are."""
    if [each for each in g.lasting if each.cards is not None and card in each.cards]:
        left = [_without(each, card) for each in g.lasting]
        g.last([each for each in left if each.cards is None or each.cards])


def _without(each: Lasting, card: int) -> Lasting:
    """Return what lasts without a card it was about."""
    if each.cards is None or card not in each.cards:
        return each
    return replace(each, cards=tuple([other for other in each.cards if other != card]))


def expire(g: Horror, until: str, mark: int | None = None) -> None:
    """lasting-effects.6: what was to last until now is over."""
    if not g.lasting and not g.delayed:
        return
    left = [each for each in g.lasting if each.until != until or (mark is not None and each.mark != mark)]
    if len(left) != len(g.lasting):
        g.last(left)
    waiting = [each for each in g.delayed if each.until != until or (mark is not None and each.mark != mark)]
    if len(waiting) != len(g.delayed):
        g.wait(waiting)


def resolved(g: Horror, card: int) -> None:
    """encounter-draw.12: an encounter card is resolved, and what was to last until then is over."""
    left = [each for each in g.lasting if each.until != "resolved" or each.source != card]
    if len(left) != len(g.lasting):
        g.last(left)


def upkeep_over(g: Horror) -> None:
    """lasting-effects.6: what was for this upkeep phase is over; what began in it is for the next one."""
    left = [each for each in g.lasting if each.until != "next-upkeep" or each.mark != g.round]
    if len(left) != len(g.lasting):
        g.last(left)


def expire_for(g: Horror, seat: Seat) -> None:
    """lasting-effects.6: a turn begins, and what was to last until "your next turn" is over."""
    left = [each for each in g.lasting if each.until != "your-next-turn" or each.you != seat]
    if len(left) != len(g.lasting):
        g.last(left)


def delay(g: Horror, context: Context, word: fx.Delayed) -> None:
    """delayed-effects.1"""
    card = context.chosen[0] if context.chosen else -1
    mark = 0 if word.until is None else mark_of(g, context, word.until)
    until = word.until or ""
    waiting = Delayed(g.number(), word.on, word.effects, context.source, context.you, card, until, mark)
    g.wait([*g.delayed, waiting])
