"""How trees are built of the parts of a phrase or sentence, the same for both languages.

The tables of a language say which words stand for what and name a function here; so a word of the
vocabulary is built in one place. A function returns None where its parts make no sense together: then that
is no reading.
What "it" and "that enemy" mean is settled later (`known`): here they are references like "?enemy". Not for
sentences that belong together (`compose`).
"""

from typing import Any

from miskatonic.games.horror.language.pieces import Holds, Letter, MayPay, Result
from miskatonic.games.horror.words import chaos
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words import things as w
from miskatonic.games.horror.words.triggers import Limit, On

Parts = tuple[Any, ...]


def same(**part: Any) -> Any:
    """Return the only part as it is."""
    (value,) = part.values()
    return value


def const(value: Any) -> Any:
    """Return a builder of something that has no parts."""
    return lambda: value


def two(first: Any, second: Any) -> Parts:
    """Return two parts in a row."""
    return (*first, *second) if second else tuple(first)


# Numbers


def letter(value: str) -> Any:
    """Return the number a letter stands for."""
    return Letter(value)


def signed(value: tuple[str, Any], factor: Any = None, most: Any = None) -> Any:
    """Return a number that is added: "+1", "-X", "+2 for each clue"."""
    sign, amount = value
    if isinstance(amount, str):
        number: Any = Letter(amount)
        return w.Times(-1, number) if sign == "-" else number
    if factor is None:
        return amount if sign == "+" else -amount
    return times(amount if sign == "+" else -amount, factor, most)


def times(count: Any, factor: Any, most: Any = None) -> Any:
    """Return so many for each."""
    if not isinstance(count, int):
        return None
    number = factor if count == 1 else w.Times(count, factor)
    return number if most is None else w.AtMost(number, abs(most[1] if isinstance(most, tuple) else most))


def tokens_on(kind: str, on: Any) -> Any:
    """Return how many tokens lie on a card."""
    return w.TokensOn(kind, on) if isinstance(on, str) else None  # type: ignore[arg-type]


def number_token(value: str) -> str | None:
    """Return a chaos token that is written as a symbol with a number: "[−1]"."""
    written = value.replace("−", "-")
    return written if written.lstrip("+-").isdigit() else None


# Which cards


def cards(nouns: Parts = (), before: Parts = (), behind: Parts = ()) -> Any:
    """Return a matcher of a noun with what stands before and behind it."""
    words = [*nouns, *before, *behind]
    if w.Kind("enemy") in words and any(isinstance(each, w.Within | w.Connecting) for each in words):
        return None
    ranked = [each for each in words if isinstance(each, w.Nearest | w.Farthest | w.Most | w.Fewest)]
    if len(ranked) > 1:
        return None
    plain = [each for each in words if each not in ranked]
    what = plain[0] if len(plain) == 1 else w.AllOf(tuple(plain))
    if not ranked:
        return what
    return type(ranked[0])(
        **{**{n: getattr(ranked[0], n) for n in ranked[0].__struct_fields__}, "what": what}
    )


def either(first: Any, second: Any) -> Any:
    """Return cards that match one or the other; a place is no alternative to what is there."""
    if _is_place(second) and not _is_place(first):
        return None
    inner = second.any if isinstance(second, w.AnyOf) else (second,)
    return w.AnyOf((first, *inner))


def _is_place(what: Any) -> bool:
    return w.Kind("location") in (what.all if isinstance(what, w.AllOf) else (what,))


def any_trait(first: str, second: tuple[str, ...]) -> Any:
    """Return traits of which one is enough."""
    return (first, *second)


def traits(names: tuple[str, ...]) -> Parts:
    """Return cards with one of these traits."""
    return (w.Trait(names[0]),) if len(names) == 1 else (w.AnyOf(tuple(w.Trait(each) for each in names)),)


def not_(what: Any) -> Parts:
    """Return cards that do not match."""
    return (w.Not(what[0] if isinstance(what, tuple) else what),)


def having(kind: str, least: int = 1) -> Parts:
    """Return cards with tokens on them."""
    return (w.Having(kind, least),)  # type: ignore[arg-type]


# What an effect is aimed at


def choose(
    what: Any, count: int = 1, up_to: bool = False, any_number: bool = False, other: bool = False
) -> Any:
    """Return cards that are chosen."""
    if other:
        what = another(what)
    if isinstance(what, w.Is):
        return None
    return w.Choose(what, count, up_to, any_number)


def another(what: Any) -> Any:
    """Return other cards than this one, or other investigators than you."""
    parts = what.all if isinstance(what, w.AllOf) else (what,)
    kinds = [each.type for each in parts if isinstance(each, w.Kind)]
    fixed = {"investigator": "you", "location": "location"}
    kind = kinds[0] if kinds else "card"
    ref = fixed.get(kind, f"?another-{kind}")
    return w.AllOf((*parts, w.Other(ref)))  # type: ignore[arg-type]


def each(what: Any, other: bool = False) -> Any:
    """Return every such card."""
    return w.Each(another(what) if other else what)


def matched(aim: Any) -> Any:
    """Return a target as a matcher, for what is about cards rather than aimed at them."""
    if isinstance(aim, str):
        return w.Is(aim)  # type: ignore[arg-type]
    if isinstance(aim, w.Choose):
        return aim.what if (aim.count, aim.up_to, aim.any_number) == (1, False, False) else None
    return aim.what if isinstance(aim, w.Each) else None


# Effects; each function returns a tuple of effects, with "you" as the one who does it


def deal(harm: tuple[Any, Any, bool], target: Any = "you") -> Parts:
    """Return damage and horror that are dealt or taken."""
    damage, horror, direct = harm
    return (fx.Deal(damage, horror, target, direct),)


def harm(damage: Any = 0, horror: Any = 0, direct: Any = None) -> tuple[Any, Any, bool]:
    """Return damage and horror."""
    return (damage, horror, direct is not None)


def heal(count: Any, kind: str, target: Any = "you") -> Parts:
    """Return healing of damage, of horror, of both, or of one of them."""
    if kind in ("damage", "horror"):
        return (fx.Heal(kind, count, target),)  # type: ignore[arg-type]
    options = ((fx.Heal("damage", count, target),), (fx.Heal("horror", count, target),))
    return (fx.Choice(options),) if kind == "or" else (options[0][0], options[1][0])


def discover(count: Any, at: Any = "location", more: Any = None) -> Parts:
    """Return clues that are discovered; additional ones come with a successful investigation."""
    if more is not None:
        if at not in ("location", "?location", "?this-location"):
            return (fx.DiscoverClues(count, at),)
        return (fx.Lasting("test", (mod.DiscoversMore("you", count),)),)
    return (fx.DiscoverClues(count, at),)


def discard(target: Any) -> Parts | None:
    """Return cards that are discarded: from a hand they are chosen by their number."""
    if isinstance(target, w.Choose):
        parts = target.what.all if isinstance(target.what, w.AllOf) else (target.what,)
        if w.InZone("hand") in parts:
            rest = tuple(each for each in parts if each != w.InZone("hand"))
            what = None if not rest else rest[0] if len(rest) == 1 else w.AllOf(rest)
            if target.up_to or target.any_number:
                return None
            return (fx.DiscardCards(target.count, what=what),)
    return (fx.Discard(target),)


def from_hand(what: Any) -> Any:
    """Return what is played, without saying that it is played from the hand."""
    parts = what.all if isinstance(what, w.AllOf) else (what,)
    rest = tuple(each for each in parts if each != w.InZone("hand"))
    return rest[0] if len(rest) == 1 else w.AllOf(rest)


def add_uses(count: Any, type: str, target: Any) -> Parts | None:
    """Return uses that are added; resources on a card are tokens like others."""
    return None if type == "resources" else (fx.AddUses(count, type, target),)


def narrowed(target: Any, words: Parts) -> Any:
    """Return a target of which more is said."""
    if not isinstance(target, w.Choose | w.Each):
        return "?nothing"
    return _with(target, what=cards((target.what,), behind=words))


def discard_cost(target: Any) -> Any:
    """Return cards to be discarded as a price."""
    found = discard(target)
    if found is None:
        return None
    if isinstance(found[0], fx.DiscardCards):
        return price.DiscardCards(found[0].count, found[0].what) if isinstance(found[0].count, int) else None
    return price.Discard(found[0].target)


def may(effects: Parts, by: Any = "you") -> Parts:
    """Return what somebody may do."""
    return (fx.May(effects, by=by),)


def may_to(cost: Any, effects: Parts) -> Parts:
    """Return what somebody may pay, and what they get for it."""
    return (fx.May(effects, cost),)


def may_pay(cost: Any) -> Parts:
    """Return something that may be paid; the next sentence says what for."""
    return (MayPay(cost),)


def then(first: Parts, then: Parts) -> Parts:
    """Return effects of which the second follow if the first could be done."""
    return (fx.Then(first, then),)


def choice(first: Parts, second: Parts) -> Parts:
    """Return one of several sets of effects."""
    inner = second[0].options if len(second) == 1 and isinstance(second[0], fx.Choice) else (second,)
    return (fx.Choice((first, *inner)),)


def if_(condition: Any, effects: Parts, otherwise: Parts = ()) -> Parts:
    """Return effects under a condition."""
    return (fx.If(condition, effects, otherwise),)


def for_each(count: Any, effects: Parts) -> Parts | None:
    """Return effects with a number for each, if one number is all there is to them."""
    if len(effects) != 1 or not hasattr(effects[0], "count") or count == w.SucceededBy():
        return None
    counted = times(effects[0].count, count)
    return None if counted is None else (_with(effects[0], count=counted),)


def _with(word: Any, **changes: Any) -> Any:
    values = {name: getattr(word, name) for name in word.__struct_fields__}
    return type(word)(**{**values, **changes})


def instead_number(effects: Parts, number: Any, condition: Any) -> Parts | None:
    """Return effects whose number is another one under a condition."""
    return changed_number(effects, number, condition)


def changed_number(effects: Parts, number: Any, condition: Any) -> Parts | None:
    """Return effects in which the last plain number is another under a condition."""
    for place in range(len(effects) - 1, -1, -1):
        found = _changed(effects[place], number, condition)
        if found is not None:
            return (*effects[:place], found, *effects[place + 1 :])
    return None


_NUMBERS = ("count", "by", "damage", "horror", "clues", "top", "cheaper", "to")


def _changed(word: Any, number: Any, condition: Any) -> Any:
    for inner in ("modifiers", "effects", "then"):
        parts = getattr(word, inner, None)
        if parts:
            changed = changed_number(parts, number, condition)
            if changed is not None:
                return _with(word, **{inner: changed})
    if isinstance(word, fx.Search) and word.top != 0:
        return _with(word, top=w.Given(condition, number, word.top))
    for name in _NUMBERS:
        value = getattr(word, name, None)
        if isinstance(value, int) and not isinstance(value, bool) and value != 0:
            return _with(word, **{name: w.Given(condition, number, value)})
    return None


_AIMED = (
    fx.Draw, fx.DrawEncounter, fx.GainResources, fx.LoseResources, fx.DiscardCards, fx.Trauma, fx.Move,
    fx.Test, fx.GainActions, fx.LoseActions, fx.Heal, fx.Deal, fx.LoseExperience, fx.Kill, fx.DrawTopmost,
)  # fmt: skip
"""Effects that say themselves who does or suffers them."""


_PEOPLE = ("performer", "lead", "active", "who", "chosen", "?investigator")


def _is_somebody(who: Any) -> bool:
    """Say whether a target is investigators: cards do what patterns of their own say."""
    if isinstance(who, str):
        return who in _PEOPLE
    what = getattr(who, "what", None)
    return w.Kind("investigator") in (what.all if isinstance(what, w.AllOf) else (what,))


def show(target: Any) -> Parts | None:
    """Return a card of a hand that is revealed."""
    return (fx.Show(target),) if target in ("this", "?it", "?card", "chosen", "drawn") else None


def reveal_location(what: Any) -> Parts | None:
    """Return a location that is revealed."""
    parts = what.all if isinstance(what, w.AllOf) else (what,)
    return (fx.RevealLocation(w.Choose(what)),) if w.Kind("location") in parts else None


def each_in_order(what: Any) -> Any:
    """Return what every such investigator does, one after another; the effects come next."""
    return fx.EachInvestigator((), None if what == w.Kind("investigator") else what)


def enemies_do(who: Any, does: str) -> Parts | None:
    """Return what several enemies do."""
    if isinstance(who, str):
        return None
    return (fx.Engage(who),) if does == "engage" else (fx.EnemyAttack(who),)


def done_by(who: Any, effects: Parts) -> Parts | None:
    """Return effects with somebody else in place of "you"."""
    if who == "you":
        return effects
    if not _is_somebody(who):
        return None
    if all(isinstance(each, _AIMED) and each.target == "you" for each in effects):
        return tuple(_with(each, target=who) for each in effects)
    if isinstance(who, w.Each):
        return (fx.EachInvestigator(effects, who.what),)
    if isinstance(who, str):
        return (fx.EachInvestigator(effects, w.Is(who)),)  # type: ignore[arg-type]
    return None


def disengage(target: Any) -> Parts:
    """Return enemies that investigators disengage from: those they are engaged with."""
    if target == w.Each(w.Kind("enemy")):
        target = w.Each(w.AllOf((w.Kind("enemy"), w.EngagedWith())))
    return (fx.Disengage(target),)


def take_action(action: Any, on: Any = None, skills: Parts = (), as_if: Any = None) -> Parts:
    """Return an action that is taken."""
    return (fx.TakeAction(action, tuple(skills), on, as_if_at=as_if),)


def take_test(skills: Parts, difficulty: Any) -> Parts:
    """Return a test."""
    return (fx.Test(tuple(skills), difficulty),)


def result(how: Any, effects: Parts, by: int = 0, condition: Any = None) -> Parts:
    """Return what success or failure brings."""
    return (Result(how, effects, by, condition),)


# What holds


def change(whom: Any, changes: Parts) -> Parts | None:
    """Return numbers that are changed."""
    about = whom.what if isinstance(whom, w.Each) else whom
    if isinstance(about, w.Choose):
        return None
    return tuple(mod.Change(about, stat, by) for stat, by in changes)


def holds(modifiers: Parts, until: str = "", condition: Any = None) -> Parts:
    """Return modifiers with how long they hold."""
    return (Holds(modifiers, until, condition),)


def cannot(whom: Any, doing: Any, to: Any = None) -> Parts | None:
    """Return what somebody cannot do."""
    about = whom.what if isinstance(whom, w.Each) else whom
    if isinstance(about, w.Choose):
        return None
    return (mod.Cannot(about, doing, to),)


# When


def on(what: Any, who: Any = None, card: Any = None, would: Any = None, **more: Any) -> On:
    """Return a triggering condition; its timing is set by the word in front of it."""
    return On("would" if would else "when", what, who, card, **more)


def at_time(what: Any, who: Any = None) -> On:
    """Return a point in time: "at the end of the round"."""
    return On("at", what, who)


def in_hand() -> On:
    """Return the end of the game for a card in hand."""
    return On("when", "game-ends", w.Is("?hand"))  # type: ignore[arg-type]


def would(happens: Any) -> Any:
    """Return a triggering condition that is about to be met."""
    return None if happens is None else _with(happens, timing="would")


def timed(timing: Any, happens: On, by: Any = None, condition: Any = None) -> Any:
    """Return a triggering condition with its timing, how much it is about, and what else must hold."""
    timing = "would" if happens.timing == "would" else timing
    changes: dict[str, Any] = {"timing": timing}
    if by is not None:
        name, value = by
        changes[name] = value
    if condition is not None:
        joined = condition if happens.condition is None else w.Both((happens.condition, condition))
        changes["condition"] = joined
    return _with(happens, **changes)


def limit(count: int, period: Any, group: Any = None, maximum: bool = False) -> Limit:
    """Return how often."""
    return Limit(count, period, group is not None, maximum)


def reveal_tokens(names: Parts, first: str) -> Parts:
    """Return token symbols in a list."""
    return (first, *names)


AGAIN = chaos.TryAgain
