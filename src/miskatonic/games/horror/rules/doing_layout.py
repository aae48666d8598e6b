"""What effects do that lay things out: cards beneath others, what lies facedown, where play begins."""

from miskatonic.core.ids import id_of
from miskatonic.games.horror import laid, zones
from miskatonic.games.horror.rules import cards, resolving, setup
from miskatonic.games.horror.rules.doing import LEADS, does, failed, needs
from miskatonic.games.horror.state import Context, Horror
from miskatonic.games.horror.words import effects as fx


@does(fx.PutBeneath)
def put_beneath(g: Horror, context: Context, word: fx.PutBeneath, targets: tuple[int, ...]) -> None:
    """in-play.3, leaves-play.1: cards go out of play, beneath another."""
    over = resolving.aimed_at(g, context, word.under)
    if not over:
        failed(g, context)
        return
    for card in targets:
        if cards.take_away(g, card, id_of("beneath", over[0])):
            g.change(card, revealed=True)
            g.tell(laid.put_beneath(g, card, over[0]))


@does(fx.DealBeneath)
def deal_beneath(g: Horror, context: Context, word: fx.DealBeneath, targets: tuple[int, ...]) -> None:
    """in-play.3: shuffled together, then one facedown beneath each, as many as there are."""
    over = resolving.aimed_at(g, context, word.under)
    dealt = list(targets)
    g.rng.shuffle(dealt)
    for card, place in zip(dealt, over, strict=False):
        if cards.take_away(g, card, id_of("beneath", place)):
            g.change(card, revealed=False)
    if over:
        g.tell(laid.dealt_beneath(g, over[: len(dealt)]))
    if len(dealt) != len(over):
        failed(g, context)


@needs(fx.PutBeneath, fx.DealBeneath)
def can_lie_beneath(g: Horror, context: Context, word: object, card: int) -> bool:
    """in-play.2, removed-from-game.1, target.7: neither what has a place of its own nor what is gone."""
    if zones.is_frame(g, card) or g.cards[card].zone == "removed":
        return False
    return not zones.in_play(g, card) or cards.can_leave_play(g, card, context.source)


def _can_lie_over(
    g: Horror, context: Context, word: fx.PutBeneath | fx.DealBeneath, movers: tuple[int, ...], over: int
) -> bool:
    """in-play.2: beneath what is in play."""
    return zones.in_play(g, over) and over not in movers


LEADS[fx.PutBeneath] = LEADS[fx.DealBeneath] = _can_lie_over


@does(fx.TurnUp)
def turn_up(g: Horror, context: Context, word: fx.TurnUp, targets: tuple[int, ...]) -> None:
    """in-play.3: everybody sees them now; they stay out of play."""
    for card in targets:
        if g.cards[card].zone == "facedown":
            cards.lay(g, card, "aside")
        g.change(card, revealed=True)
        g.tell(laid.turned_up(g, card))


@does(fx.BeginAt)
def begin_at(g: Horror, context: Context, word: fx.BeginAt, targets: tuple[int, ...]) -> None:
    """setup.18"""
    setup.begin_at(g, targets[0])


@needs(fx.BeginAt)
def can_begin_there(g: Horror, context: Context, word: fx.BeginAt, card: int) -> bool:
    """setup.18, target.7"""
    return g.phase == "setup" and zones.is_place(g, card)
