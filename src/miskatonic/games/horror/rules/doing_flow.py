"""How effects are put together: choices, conditions, "then", "for each", lasting and delayed effects,
cancelling.
"""

from typing import Any

import msgspec

from miskatonic.core.game import Seat
from miskatonic.core.ids import number_in, word_in
from miskatonic.games.horror import asks, group_asks, looking, numbers, told, zones
from miskatonic.games.horror.rules import ahead, doing, harm, lasting, owing, paying, resolving
from miskatonic.games.horror.rules.doing import does, failed, worth
from miskatonic.games.horror.state import NOBODY, NONE, Context, Horror, step
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words import things
from miskatonic.games.horror.words.things import Number


@does(fx.Choice)
def choice(g: Horror, context: Context, word: fx.Choice, targets: tuple[int, ...]) -> None:
    """grim-rule.2, effects.3: one of the options that can do something; if none can, it is all the same."""
    able = [place for place, option in enumerate(word.options) if resolving.can_do_any(g, context, option)]
    if len(able) < 2:
        resolving.do_first(g, context, word.options[able[0] if able else 0])
        return
    seat = resolving.chooser(g, context, word.by)
    g.ask(seat, asks.choice(g, context, word, tuple(able)), option_chosen, context.id)


@step
def option_chosen(g: Horror, seat: Seat, choice: str, number: int) -> None:
    """effects.3"""
    context, word = g.contexts[number], resolving.in_hand(g, number, fx.Choice)
    effects = word.options[number_in(choice)]
    if context.before is not None:
        g.tell(told.decided(g, context, seat, effects))
    resolving.do_first(g, context, effects)


@does(fx.ByChance)
def by_chance(g: Horror, context: Context, word: fx.ByChance, targets: tuple[int, ...]) -> None:
    """effects.3: any of them, whether it can do something or not."""
    resolving.do_first(g, context, g.rng.choice(word.options))


@does(fx.May)
def may(g: Horror, context: Context, word: fx.May, targets: tuple[int, ...]) -> None:
    """may.1 to .3: only if it is possible and paid for."""
    possible = resolving.can_do_any(g, context, word.effects)
    if not possible or (word.cost and paying.why_not_payable(g, context, (word.cost,)) is not None):
        failed(g, context)
        return
    seat = resolving.chooser(g, context, word.by)
    g.ask(seat, asks.may(g, context, word), may_chosen, context.id)


@step
def may_chosen(g: Horror, seat: Seat, choice: str, number: int) -> None:
    """may.1"""
    context, word = g.contexts[number], resolving.in_hand(g, number, fx.May)
    if context.before is not None:
        g.tell(told.decided(g, context, seat, () if choice == "no" else word.effects))
    if choice == "no":
        failed(g, context)
    else:
        paid = word.effects if word.cost is None else (fx.MustPay(word.cost, word.effects),)
        resolving.do_first(g, context, paid)


@does(fx.If)
def condition(g: Horror, context: Context, word: fx.If, targets: tuple[int, ...]) -> None:
    """trigger-condition.q2: looked at while the effect resolves."""
    met = looking.holds(g, context, word.condition)
    resolving.do_first(g, context, word.then if met else word.otherwise)


@does(fx.Then)
def then(g: Horror, context: Context, word: fx.Then, targets: tuple[int, ...]) -> None:
    """then.1 to .4: the first part, then the rest if it was carried out wholly."""
    number = resolving.carry_out_within(g, context, word.first)
    g.then(then_go_on, context.id, number)


@step
def then_go_on(g: Horror, number: int, inner: int) -> None:
    """then.2, then.4, attack-of-opportunity.4"""
    word = resolving.in_hand(g, number, fx.Then)
    first = g.contexts.pop(inner)
    lasting.test_ended(g, -inner)
    known = {"chosen": first.chosen, "drawn": first.drawn, "provoked": first.provoked}
    resolving.do_first(g, g.contexts[number], word.then if first.ok else word.otherwise, **known)


@does(fx.ForEach)
def for_each(g: Horror, context: Context, word: fx.ForEach, targets: tuple[int, ...]) -> None:
    """for-each.3: once for every instance, one after another."""
    resolving.do_first(g, context, word.effects * looking.amount(g, context, word.count))


@does(fx.EachInvestigator)
def each_investigator(
    g: Horror, context: Context, word: fx.EachInvestigator, targets: tuple[int, ...]
) -> None:
    """simultaneous-priority.1, .2: each in player order, with "you" being them; if they have something to
    decide, it is applied when the last of them has, and what hurts them hurts all at the same moment.
    """
    seats = resolving.each_of(g, context, word)
    ahead = any(_is_decided_ahead(effect) for effect in word.effects)
    if len(seats) < 2 or not (ahead or _only_hurts(word.effects)):
        g.then(next_of_them, context.id, tuple(seats))
        return
    parts = tuple([resolving.set_aside(g, context, seat, word.effects) for seat in seats])
    for number in parts:
        g.then(decide_ahead, number)
    g.then(apply_decided, context.id, parts)


@step
def next_of_them(g: Horror, number: int, left: tuple[Seat, ...]) -> None:
    """simultaneous-priority.1, player-order.1: whoever of those left comes first in player order by now."""
    for seat in zones.playing(g):
        if seat in left:
            g.then(begin_for, number, seat)
            g.then(next_of_them, number, tuple([each for each in left if each != seat]))
            return


@step
def begin_for(g: Horror, number: int, seat: Seat) -> None:
    """simultaneous-priority.1"""
    if g.people[seat].status == "playing":
        word = resolving.in_hand(g, number, fx.EachInvestigator)
        resolving.carry_out(g, msgspec.structs.replace(g.contexts[number], you=seat), word.effects)


def _is_decided_ahead(effect: fx.Effect) -> bool:
    return isinstance(effect, fx.Choice | fx.May) or resolving.chooses(effect)


@step
def decide_ahead(g: Horror, number: int) -> None:
    """simultaneous-priority.1, .2: what one investigator has to decide, before anything is applied."""
    context = g.contexts[number]
    assert context.before is not None
    if not context.todo:
        ahead.begin(g, number)
        return
    effect = context.todo[0]
    if isinstance(effect, fx.Choice | fx.May):
        doing.do(g, g.amend(number, todo=context.todo[1:], doing=effect), effect, ())
        g.then(decide_ahead, number)
        return
    g.then(ahead.choose_target, number)
    g.then(ahead.choose_second, number)
    g.then(ahead.decided, number)
    g.then(decide_ahead, number)


@step
def apply_decided(g: Horror, number: int, parts: tuple[int, ...]) -> None:
    """simultaneous-priority.2: all have decided; who only takes damage or horror takes it together with the
    others, when all else is applied.
    """
    hurting = tuple([part for part in parts if _only_hurts(g.contexts[part].todo)])
    for part in parts:
        if part not in hurting:
            g.then(apply_part, part)
    g.then(hurt_together, number, hurting)


@step
def apply_part(g: Horror, number: int) -> None:
    """simultaneous-priority.2: what came of the decision of one of them."""
    if g.people[g.contexts[number].you].status == "playing":
        resolving.begin(g, number)
    else:
        del g.contexts[number]


def _only_hurts(effects: tuple[fx.Effect, ...]) -> bool:
    """Whether all that effects do is to deal damage or horror to "you"."""
    (effect,) = effects if len(effects) == 1 else (None,)
    if not isinstance(effect, fx.Deal):
        return False
    return effect.target == "you" and not effect.direct and not effect.asset_first


@step
def hurt_together(g: Horror, number: int, parts: tuple[int, ...]) -> None:
    """simultaneous-priority.2, deal-damage-horror.10: damage and horror for several, at the same moment."""
    shares = []
    for part in parts:
        each = g.contexts.pop(part)
        (word,) = each.todo
        if isinstance(word, fx.Deal) and g.people[each.you].status == "playing":
            amounts = looking.amount(g, each, word.damage), looking.amount(g, each, word.horror)
            shares.append((g.people[each.you].card, *amounts))
    context = g.contexts[number]
    yours = context.used or g.cards[context.source].controller == context.you
    harm.deal_shares(g, tuple(shares), source=context.source, by=context.you if yours else NOBODY)


@does(fx.MustPay)
def must_pay(g: Horror, context: Context, word: fx.MustPay, targets: tuple[int, ...]) -> None:
    """costs.16 to .18: paid now, or that part fails."""
    if paying.why_not_payable(g, context, (word.cost,)) is not None:
        failed(g, context)
        return
    resolving.do_first(g, context, word.effects)
    paying.pay(g, context.id, word.cost)
    owing.provoke(g, context.id, (word.cost,), context.designator or "activate")


# What lasts, and what comes later


@does(fx.Lasting)
def last(g: Horror, context: Context, word: fx.Lasting, targets: tuple[int, ...]) -> None:
    """lasting-effects.1, .4, .7"""
    if not period_runs(g, context, word):
        failed(g, context)
        return
    for each in word.modifiers:
        aimed = targets if word.target is not None else affected(g, context, each)
        lasting.begin(g, context, word.until, (fix(g, context, each, word.until),), aimed)


def affected(g: Horror, context: Context, word: Any) -> tuple[int, ...] | None:
    """lasting-effects.4, .5, immune.4: the cards something is about, once and for all; None: none."""
    whom = getattr(word, "whom", None)
    if whom is None or isinstance(word, mod.ConnectsTo):
        return None
    return tuple(
        card for card in looking.find(g, context, whom) if not numbers.immune(g, card, context.source)
    )


def fix(g: Horror, context: Context, word: Any, until: mod.Until) -> Any:
    """modifiers.1: what only this moment knows is worked out now, the rest of a number when it is used."""
    word = with_type(word, context.named) if context.named else word
    found: dict[str, Any] = {name: getattr(word, name, None) for name in ("by", "damage", "clues", "to")}
    changing = {name: each for name, each in found.items() if type(each) in looking.NUMBER_WORDS}
    if not changing:
        return word
    moment = {ref for ref in PASSING if looking.refer(g, context, ref)}
    if context.as_if != NONE:
        moment.add("location")
    outcome = not lasting.waits_for_test(g, context, until)
    known = frozenset(moment), outcome
    return msgspec.structs.replace(
        word, **{name: settled(g, context, number, known) for name, number in changing.items()}
    )


def with_type(word: Any, type: Any) -> Any:
    """lasting-effects.4: the same word, about cards of a certain type in place of the one just named."""
    if isinstance(word, things.OfNamedType):
        return things.Kind(type)
    if isinstance(word, tuple):
        return tuple([with_type(part, type) for part in word])
    if not isinstance(word, things.Word):
        return word
    parts = {name: with_type(getattr(word, name), type) for name in word.__struct_fields__}
    return msgspec.structs.replace(word, **parts)


PASSING: tuple[things.Ref, ...] = ("that", "other", "who", "chosen", "each", "drawn")
"""What only the effect knows that is being resolved."""

Known = tuple[frozenset[str], bool]
"""Which of these it knows, and whether the test has the outcome that is meant."""


def settled(g: Horror, context: Context, number: Number, known: Known) -> Number:
    """letter-x.1, modifiers.1: a number without anything that only this moment knows."""
    match number:
        case int():
            return number
        case things.Given(condition=condition, number=first, otherwise=second):
            if of_the_moment(condition, known):
                met = looking.holds(g, context, condition)
                return settled(g, context, first if met else second, known)
            first, second = settled(g, context, first, known), settled(g, context, second, known)
            return things.Given(condition, first, second)
        case things.Plus(first=first, second=second):
            return things.Plus(settled(g, context, first, known), settled(g, context, second, known))
        case things.Times(number=inner) | things.AtMost(number=inner) | things.Half(number=inner):
            return msgspec.structs.replace(number, number=settled(g, context, inner, known))
    return looking.amount(g, context, number) if of_the_moment(number, known) else number


def of_the_moment(word: Any, known: Known) -> bool:
    """Say whether a word means something that only the effect knows that is being resolved."""
    if isinstance(word, things.X | things.Amount | things.Excess):
        return True
    if isinstance(word, things.FailedBy | things.SucceededBy):
        return known[1]
    if isinstance(word, str):
        return word in known[0]
    if isinstance(word, tuple):
        return any(of_the_moment(part, known) for part in word)
    parts = msgspec.structs.astuple(word) if isinstance(word, things.Word) else ()
    return any(of_the_moment(part, known) for part in parts)


@worth(fx.Lasting, fx.Delayed)
def period_runs(g: Horror, context: Context, word: fx.Lasting | fx.Delayed) -> bool:
    """lasting-effects.7, .q1, target.3: it must be the period, or the same effect is about to begin it."""
    if word.until == "resolved":
        return g.cards[context.source].zone == "limbo"
    if word.until is None:
        return True
    return lasting.can_begin(g, word.until) or lasting.waits_for_test(g, context, word.until)


@does(fx.Delayed)
def delay(g: Horror, context: Context, word: fx.Delayed, targets: tuple[int, ...]) -> None:
    """delayed-effects.1, target.3"""
    lasting.delay(g, context, word)


# Cancelling, ignoring, replacing


@does(fx.Cancel)
def cancel(g: Horror, context: Context, word: fx.Cancel, targets: tuple[int, ...]) -> None:
    """cancel.2, cancel.3"""
    _mark(g, context, cancelled=True)
    _stop_dealing(g, context)


@does(fx.Ignore)
def ignore(g: Horror, context: Context, word: fx.Ignore, targets: tuple[int, ...]) -> None:
    """ignore.6, .7, .q1: an effect is ignored; the initiation of an ability is cancelled."""
    initiation = g.sequences[context.sequence].happening.what == "uses"
    _mark(g, context, **{"cancelled" if initiation else "ignored": True})
    _stop_dealing(g, context)


def _stop_dealing(g: Horror, context: Context) -> None:
    """deal-damage-horror.9: damage and horror whose dealing is cancelled or ignored is all prevented."""
    happening = g.sequences[context.sequence].happening
    if happening.what == "is-dealt" and g.dealings:
        harm.prevent(g, happening.card, "both", 99)


@does(fx.Instead)
def instead(g: Horror, context: Context, word: fx.Instead, targets: tuple[int, ...]) -> None:
    """instead.1, .4, .5: replaced by other effects; what referred to the original is no longer used."""
    sequence = g.sequences[context.sequence]
    if sequence.point == "when":
        _resolve_differently(g, context, word, sequence.instead)
        return
    _mark(g, context, replaced=True)
    resolving.do_first(g, context, word.effects)


def _resolve_differently(g: Horror, context: Context, word: fx.Instead, earlier: int) -> None:
    """instead.2: without "would" it is resolved in another way, the latest that was named."""
    g.contexts.pop(earlier, None)
    number = g.number()
    g.contexts[number] = msgspec.structs.replace(g.contexts[context.id], id=number, todo=word.effects)
    _mark(g, context, instead=number)


def _mark(g: Horror, context: Context, **how: bool | int) -> None:
    if 0 <= context.sequence < len(g.sequences):
        g.sequences[context.sequence] = msgspec.structs.replace(g.sequences[context.sequence], **how)


@worth(fx.Cancel, fx.Ignore, fx.Instead)
def interrupts(g: Horror, context: Context, word: object) -> bool:
    """target.2: there must be something to interrupt, not cancelled already."""
    if not 0 <= context.sequence < len(g.sequences):
        return False
    sequence = g.sequences[context.sequence]
    return not (sequence.cancelled or sequence.replaced)


@does(fx.NameType)
def name_type(g: Horror, context: Context, word: fx.NameType, targets: tuple[int, ...]) -> None:
    """card-types.2: the type of a card, or whichever somebody likes, even one that nobody holds."""
    if word.of is None:
        g.ask(resolving.chooser(g, context, "you"), group_asks.name_type(), type_named, context.id)
        return
    known = looking.refer(g, context, word.of)
    g.amend(context.id, named=zones.type_of(g, known[0]) if known else "", ok=bool(known))


@step
def type_named(g: Horror, seat: Seat, choice: str, number: int) -> None:
    """card-types.2"""
    g.amend(number, named=word_in(choice))
    g.tell(told.named_type(seat, word_in(choice)))


@does(fx.DefineX)
def define_x(g: Horror, context: Context, word: fx.DefineX, targets: tuple[int, ...]) -> None:
    """letter-x.1, letter-x.q1"""
    g.amend(context.id, x=looking.amount(g, context, word.number))
