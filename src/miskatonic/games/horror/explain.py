"""Why can't I? For any seat and any card or action: what stands in the way, and which clause says so.

The same checks that decide what is offered say why something is not. Changes nothing.
"""

import msgspec

from miskatonic.core.game import Seat
from miskatonic.core.ids import id_of, read_id
from miskatonic.games.horror import zones
from miskatonic.games.horror.abilities import abilities_of, may_use, text_named, words_of
from miskatonic.games.horror.indexes import Text
from miskatonic.games.horror.numbers import has_keyword
from miskatonic.games.horror.reasons import Reason, reason
from miskatonic.games.horror.rules import actions, acts, committing, initiating, playing, windows
from miskatonic.games.horror.state import NONE, Context, Horror
from miskatonic.games.horror.words.abilities import Action, Free, Reaction


class Possible(msgspec.Struct, frozen=True):
    """Something that might be done, and why it cannot be done now; None: it can."""

    choice: str
    why: Reason | None


def why_not(g: Horror, seat: Seat, choice: str) -> Reason | None:
    """Return why this seat cannot do that now: "fight:17", "play:3", "use:<ability>", "commit:5",
    "advance".
    """
    if g.ended or g.people[seat].status != "playing":
        return reason("eliminated", "elimination.2")
    deed = read_id(choice)
    if deed.kind == "commit":
        return _why_not_commit(g, seat, deed.number)
    if deed.kind == "advance":
        return acts.why_not_advance(g, seat)
    if deed.kind == "use":
        return _why_not_use(g, seat, text_named(deed.word))
    if deed.kind == "play":
        return _why_not_play(g, seat, deed.number)
    target = deed.number if deed.parts else NONE
    return _not_my_turn(g, seat) or actions.why_not_basic(g, seat, deed.kind, target)


def _not_my_turn(g: Horror, seat: Seat) -> Reason | None:
    return None if g.active == seat else reason("not-your-turn", "action.1")


def _why_not_play(g: Horror, seat: Seat, card: int) -> Reason | None:
    """event-card.1, fast.5, playing.1"""
    if g.cards[card].zone != id_of("hand", seat):
        return reason("not-in-hand", "playing.1")
    if has_keyword(g, card, "fast"):
        text, ability = playing.play_text(g, card)
        if g.print(card).type == "asset" and g.active != seat:
            return reason("not-your-turn", "fast.5")
        if getattr(ability, "on", None) is not None and not windows.fast_now(g, seat, card):
            return reason("only-when", "fast.7")
        return initiating.why_not(g, Context(0, card, seat), text, ability)
    return _not_my_turn(g, seat) or actions.why_not_play(g, seat, card)


def _why_not_use(g: Horror, seat: Seat, text: Text) -> Reason | None:
    """activate-action.5 to .7, triggered-ability.3"""
    ability = words_of(g, text)
    if not may_use(g, seat, text, ability):
        return reason("not-yours", "activate-action.5")
    if isinstance(ability, Action) and (why := _not_my_turn(g, seat)) is not None:
        return why
    if isinstance(ability, Reaction):
        return reason("only-when", "triggered-ability.9")
    return initiating.why_not(g, Context(0, text.card, seat), text, ability)


def _why_not_commit(g: Horror, seat: Seat, card: int) -> Reason | None:
    """test.5 to .9, peril.5"""
    if not g.tests:
        return reason("no-test", "test.5")
    test = g.tests[-1]
    if zones.tests_alone(g, test.seat, seat):
        return reason("peril", "peril.5")
    if g.people[seat].location != g.people[test.seat].location:
        return reason("elsewhere", "test.6")
    return None if card in committing.committable(g, seat) else reason("no-icon", "test.9")


def about(g: Horror, seat: Seat, card: int) -> list[Possible]:
    """Return everything this seat might do with a card, and why not now."""
    zone = g.cards[card].zone
    choices = []
    if zone == id_of("hand", seat):
        choices = [id_of("play", card), id_of("commit", card)]
    elif zones.in_play(g, card):
        if zone == "map":
            choices = [id_of("move", card)] + ["investigate"] * (g.people[seat].location == card)
        elif zones.is_type(g, card, "enemy"):
            choices = [id_of(action, card) for action in ("fight", "evade", "engage")]
        elif zone == "act":
            choices = ["advance"]
    for text, ability in abilities_of(g, card):
        if isinstance(ability, Action | Free | Reaction) and zone != id_of("hand", seat):
            choices.append(id_of("use", text.key))
    return [Possible(choice, why_not(g, seat, choice)) for choice in choices]
