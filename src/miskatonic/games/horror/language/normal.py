"""The normal form of a tree: two trees that say the same are the same.

The order of what all must hold says nothing; an enemy engaged with you is an enemy; a fight tests combat.
Reading yields normal forms, and so cards of the project are compared with what was read. Not for rules.
"""

from typing import Any

from miskatonic.games.horror.words import abilities as a
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import things as w

_IMPLIED: dict[type, w.Kind] = {
    w.EngagedWith: w.Kind("enemy"), w.Engaged: w.Kind("enemy"), w.HasAttacked: w.Kind("enemy"),
    w.Connecting: w.Kind("location"), w.Within: w.Kind("location"), w.Revealed: w.Kind("location"),
    w.Unrevealed: w.Kind("location"), w.Empty: w.Kind("location"), w.IsHaunted: w.Kind("location"),
}  # fmt: skip
_OPPOSITE: dict[type, Any] = {
    w.Ready: w.Exhausted(), w.Exhausted: w.Ready(), w.Revealed: w.Unrevealed(), w.Unrevealed: w.Revealed(),
}  # fmt: skip
_USUAL = {"fight": ("combat",), "evade": ("agility",), "investigate": ("intellect",)}


def normal(tree: Any) -> Any:
    """Return the normal form of a word, or of a tuple of words."""
    if isinstance(tree, tuple):
        return _row([normal(each) for each in tree])
    if not hasattr(tree, "__struct_fields__"):
        return tree
    inner = type(tree)(**{name: normal(getattr(tree, name)) for name in tree.__struct_fields__})
    return _word(inner)


def changed(word: Any, **changes: Any) -> Any:
    """Return a word that says something else in places."""
    values = {name: getattr(word, name) for name in word.__struct_fields__}
    return type(word)(**{**values, **changes})


def _row(words: list[Any]) -> tuple[Any, ...]:
    """Return words in a row; what holds for the same time is said at once."""
    row: list[Any] = []
    for each in words:
        before = row[-1] if row else None
        if (
            isinstance(each, fx.Lasting)
            and isinstance(before, fx.Lasting)
            and (before.until, before.target) == (each.until, each.target)
        ):
            row[-1] = changed(before, modifiers=(*before.modifiers, *each.modifiers))
        else:
            row.append(each)
    return tuple(row)


def _word(word: Any) -> Any:
    match word:
        case w.AllOf(all=parts):
            return _all_of(parts)
        case w.AnyOf(any=parts):
            found = [each for part in parts for each in (part.any if isinstance(part, w.AnyOf) else (part,))]
            found = list(dict.fromkeys(found))
            return found[0] if len(found) == 1 else w.AnyOf(tuple(sorted(found, key=repr)))
        case w.Both(all=conditions):
            return _conditions(w.Both, conditions)
        case w.Either(any=conditions):
            return _conditions(w.Either, conditions)
        case w.Not(what=what):
            return _not(what)
        case w.Unless(condition=w.Unless(condition=inner)):
            return inner
        case w.Unless(condition=w.Fewer(number=number, than=than)):
            return w.AtLeast(number, than)
        case w.Unless(condition=w.AtLeast(number=number, least=least)):
            return w.Fewer(number, least)
        case w.Matches(ref=known, what=w.AllOf(all=parts)):
            rest = tuple(each for each in parts if not isinstance(each, w.Kind))
            return (
                _conditions(w.Both, tuple(_word(w.Matches(known, each)) for each in rest)) if rest else word
            )
        case w.Matches(ref=known, what=w.Without(kind=kind)):
            return w.Fewer(w.TokensOn(kind, known), 1)
        case w.Matches(ref=known, what=w.Having(kind=kind, least=least)):
            return w.AtLeast(w.TokensOn(kind, known), least)
        case fx.PlayCard(what=w.AllOf(all=parts), zone="hand") if w.InZone("discard") in parts:
            others = tuple(each for each in parts if each != w.InZone("discard"))
            return changed(word, what=_all_of(others), zone="discard")
        case fx.PlayCard(found=True):
            return changed(word, what=w.AllOf(()))
        case fx.TakeAction(action=action, skill=skill) if skill == _USUAL.get(action, ()):
            return changed(word, skill=())
        case fx.If(condition=condition, then=(fx.Lasting() as lasting,), otherwise=()):
            return _lasting_if(condition, lasting) or word
        case a.Constant(modifiers=(one,), condition=condition) if condition is not None and hasattr(
            one, "condition"
        ):
            if one.condition is None:
                return a.Constant((changed(one, condition=condition),))
    return word


def _all_of(parts: tuple[Any, ...]) -> Any:
    flat = [each for part in parts for each in (part.all if isinstance(part, w.AllOf) else (part,))]
    implied = [_IMPLIED[type(each)] for each in flat if type(each) in _IMPLIED]
    found = list(dict.fromkeys([*flat, *implied]))
    mixed = next((each for each in found if isinstance(each, w.AnyOf) and not _only_traits(each)), None)
    if mixed is not None:
        rest = [each for each in found if each is not mixed]
        return _word(w.AnyOf(tuple(_all_of((each, *rest)) for each in mixed.any)))
    if len(found) == 1:
        return found[0]
    kinds = [each for each in found if isinstance(each, w.Kind)]
    rest = sorted((each for each in found if not isinstance(each, w.Kind)), key=repr)
    if len(rest) == 1 and kinds and _IMPLIED.get(type(rest[0])) == kinds[0] and len(kinds) == 1:
        return rest[0]
    return w.AllOf((*kinds, *rest))


def _only_traits(what: w.AnyOf) -> bool:
    return all(isinstance(each, w.Trait) for each in what.any)


def _conditions(how: Any, parts: tuple[Any, ...]) -> Any:
    field = "all" if how is w.Both else "any"
    flat = [each for part in parts for each in (getattr(part, field) if isinstance(part, how) else (part,))]
    found = list(dict.fromkeys(flat))
    return found[0] if len(found) == 1 else how(tuple(sorted(found, key=repr)))


def _not(what: Any) -> Any:
    if type(what) in _OPPOSITE:
        return _OPPOSITE[type(what)]
    match what:
        case w.Not(what=inner):
            return inner
        case w.Is(ref=ref):
            return w.Other(ref)
        case w.Other(ref=ref):
            return w.Is(ref)
        case w.Having(kind=kind, least=1):
            return w.Without(kind)
        case w.Without(kind=kind):
            return w.Having(kind)
        case w.AnyOf(any=parts):
            return _all_of(tuple(_not(each) for each in parts))
    return w.Not(what)


def _lasting_if(condition: Any, lasting: fx.Lasting) -> Any:
    """Return what holds for a test under a condition, with the condition where it is looked at."""
    plain = all(hasattr(each, "condition") and each.condition is None for each in lasting.modifiers)
    told = condition.any if isinstance(condition, w.Either) else (condition,)
    if any(isinstance(each, w.TokenRevealed) for each in told):
        return None
    if lasting.until not in ("test", "attack") or not plain:
        return None
    modifiers = tuple(changed(each, condition=condition) for each in lasting.modifiers)
    return changed(lasting, modifiers=modifiers)


def normal_abilities(abilities: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return a card's abilities in normal form: keywords first, as they are printed."""
    found = [each for ability in abilities for each in _apart(normal(ability))]
    keywords = sorted((each for each in found if isinstance(each, a.Keyword)), key=repr)
    limits = [each for each in found if isinstance(each, a.DeckOnly | a.CopyLimit)]
    constants = sorted((each for each in found if isinstance(each, a.Constant)), key=repr)
    others = [each for each in found if each not in (*keywords, *limits, *constants)]
    plays = [each for each in others if isinstance(each, a.Play)]
    rest = [each for each in others if each not in plays]
    return (*keywords, *sorted(limits, key=repr), *constants, *plays, *rest)


def _apart(ability: Any) -> list[Any]:
    """Return what several modifiers say one by one: together or apart makes no difference."""
    if isinstance(ability, a.Constant) and len(ability.modifiers) > 1:
        return [normal(a.Constant((each,), ability.condition)) for each in ability.modifiers]
    return [ability]
