"""What an effect does that lets somebody take an action: as a basic action, or with an ability of that kind.

Such an action takes no action of its own; everything else is paid as usual. Not for what an action does.
"""

import msgspec

from miskatonic.core.game import Seat
from miskatonic.core.ids import id_of, number_in, read_id
from miskatonic.games.horror import asks, looking, numbers, zones
from miskatonic.games.horror.abilities import text_named, usable, words_of
from miskatonic.games.horror.rules import (
    actions,
    elimination,
    initiating,
    moving,
    owing,
    playing,
    resolving,
    testing,
)
from miskatonic.games.horror.rules.doing import LEADS, does, failed, worth
from miskatonic.games.horror.state import NONE, Context, Horror, step
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Action
from miskatonic.games.horror.words.things import Choose


@does(fx.TakeAction)
def take_action(g: Horror, context: Context, word: fx.TakeAction, targets: tuple[int, ...]) -> None:
    """action-designator.2, as-if.2: the named action by its usual rules, with what the ability changes."""
    if word.as_if_at is not None:
        places = resolving.aimed_at(g, context, word.as_if_at)
        if not places:
            failed(g, context)
            return
        before = context.as_if
        aim(g, g.amend(context.id, as_if=places[0]), word)
        g.then(as_if_over, context.id, before)
        return
    aim(g, context, word)


def aim(g: Horror, context: Context, word: fx.TakeAction) -> None:
    """target.5, as-if.6: at what the action is aimed."""
    able = tuple(aims(g, context, word))
    if able and word.by_ability and (found := ways(g, context, word, able)):
        ask_how(g, context, word, able, found)
        return
    aim_at(g, context, word, able)


def aim_at(g: Horror, context: Context, word: fx.TakeAction, able: tuple[int, ...]) -> None:
    """target.5: one of these."""
    if not able:
        failed(g, context)
    elif len(able) == 1:
        aimed(g, context.you, id_of("card", able[0]), context.id)
    else:
        ask = asks.aim(g, word.action, able)
        g.ask(context.you, ask, aimed, context.id)


@step
def as_if_over(g: Horror, number: int, before: int) -> None:
    """as-if.3: the altered state holds for that action only."""
    g.amend(number, as_if=before)


def aims(g: Horror, context: Context, word: fx.TakeAction) -> list[int]:
    """as-if.6, evade.q1, immune.1: what the action may be aimed at; NONE for actions without a target."""
    able = _aims(g, context, word)
    return [card for card in able if card in context.granted] if context.granted else able


def _aims(g: Horror, context: Context, word: fx.TakeAction) -> list[int]:
    seat, place = context.you, looking.here(g, context)
    if word.action in ("draw", "resource", "parley", "resign", ""):
        return [NONE]
    if word.on is not None:
        what = word.on.what if not isinstance(word.on, str) else None
        found = (
            looking.find(g, context, what)
            if what is not None
            else list(looking.refer(g, context, str(word.on)))
        )
        return [
            card
            for card in found
            if _fits(g, word.action, card) and not numbers.immune(g, card, context.source)
        ]
    if word.action == "investigate":
        return [place] if actions.why_not_target(g, seat, "investigate", place, place) is None else []
    if word.action == "move":
        return [
            to for to in zones.connections(g, place) if moving.why_not(g, seat, to, connected=False) is None
        ]
    return [
        e
        for e in zones.enemies_at(g, place)
        if actions.why_not_target(g, seat, word.action, e, place) is None
        and not numbers.immune(g, e, context.source)
    ]


def _fits(g: Horror, action: str, card: int) -> bool:
    """An ability may name its own target, but aloof and "cannot" hold (aloof.5, cannot.1)."""
    if action == "investigate":
        return g.cards[card].revealed
    if action in ("fight", "evade"):
        free_aloof = numbers.has_keyword(g, card, "aloof") and not zones.engaged_with(g, card)
        return zones.in_play(g, card) and not free_aloof and numbers.has_value(g, card, action)
    return True


@step
def aimed(g: Horror, seat: Seat, choice: str, number: int) -> None:
    """action-designator.3, .q1: the test uses the skill the ability shows."""
    word = resolving.in_hand(g, number, fx.TakeAction)
    target = number_in(choice)
    if g.people[seat].status != "playing":
        failed(g, g.contexts[number])
        return
    if owing.owed(g, g.contexts[number], word.action, target):
        if owing.settle(g, number, word.action, target):
            g.then(aimed, seat, choice, number)
        else:
            failed(g, g.contexts[number])
        return
    context = g.amend(number, chosen=(target,) if target != NONE else (), settled=False)
    if word.action == "resign":
        g.then(elimination.resign, seat)
        return
    if word.action not in ("fight", "evade", "investigate"):
        actions.perform(g, seat, word.action, target, context)
        return
    usual = {
        "investigate": ("shroud", "intellect"),
        "fight": ("fight", "combat"),
        "evade": ("evade", "agility"),
    }
    stat, skill = usual[word.action]
    testing.begin(
        g, context, seat, word.skill or (skill,), numbers.value(g, target, stat),
        kind=word.action, target=target, success=word.success, failure=word.failure,
        revealing=word.revealing,
    )  # fmt: skip


@worth(fx.TakeAction)
def can_aim(g: Horror, context: Context, word: fx.TakeAction) -> bool:
    """target.2: there must be something to aim at."""
    if word.as_if_at is not None and isinstance(word.as_if_at, Choose):
        places = looking.find(g, context, word.as_if_at.what)
        return any(aims(g, msgspec.structs.replace(context, as_if=place), word) for place in places)
    return bool(aims(g, context, word))


def _can_act_there(
    g: Horror, context: Context, word: fx.TakeAction, movers: tuple[int, ...], to: int
) -> bool:
    """as-if.6"""
    return bool(aims(g, msgspec.structs.replace(context, as_if=to), word))


LEADS[fx.TakeAction] = _can_act_there


# With an ability on a card


def ways(g: Horror, context: Context, word: fx.TakeAction, aims: tuple[int, ...]) -> tuple[str, ...]:
    """action-designator.1, .2, fight-action.7: the abilities with that designator, on cards in play or on
    events in hand, that can be aimed at one of these.
    """
    found = []
    for text, plain, ability in usable(g, context.you, Action):
        seen = _granted(plain, aims)
        if ability.designator == word.action and initiating.why_not(g, seen, text, ability) is None:
            found.append(id_of("use", text.key))
    for card in g.pile(id_of("hand", context.you)):
        text, ability = playing.play_text(g, card)
        if getattr(ability, "designator", "") == word.action and getattr(ability, "on", None) is None:
            seen = _granted(Context(0, card, context.you), aims)
            if initiating.why_not(g, seen, text, ability) is None:
                found.append(id_of("play", card))
    return tuple(found)


def _granted(context: Context, aims: tuple[int, ...]) -> Context:
    return Context(0, context.source, context.you, granted=aims)


def ask_how(
    g: Horror, context: Context, word: fx.TakeAction, aims: tuple[int, ...], ways: tuple[str, ...]
) -> None:
    """action-designator.2: basic, or with which ability."""
    basic = tuple(id_of(word.action, card) for card in aims)
    g.ask(context.you, asks.granted(g, context, (*basic, *ways)), way_chosen, context.id, aims)


@step
def way_chosen(g: Horror, seat: Seat, choice: str, number: int, aims: tuple[int, ...]) -> None:
    """action-designator.2"""
    way = read_id(choice)
    if way.kind == resolving.in_hand(g, number, fx.TakeAction).action:
        aimed(g, seat, id_of("card", way.number), number)
        return
    text = text_named(way.word) if way.kind == "use" else playing.play_text(g, way.number)[0]
    context = Context(0, text.card, seat, granted=aims)
    initiating.initiate(g, context, text, words_of(g, text))
