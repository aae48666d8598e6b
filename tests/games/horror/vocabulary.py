"""An example, and its variants, for every word cards are made of: built from what words say of themselves."""

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any, get_args

import msgspec
from msgspec import inspect

from miskatonic.core.text import Speech
from miskatonic.games.horror.render import ability_text
from miskatonic.games.horror.words import abilities, costs, effects, modifiers, triggers
from miskatonic.games.horror.words import things as w

WORDS: dict[str, tuple[type, ...]] = {
    "number": tuple(each for each in get_args(w.Number) if each is not int),
    "matcher": get_args(w.Matcher),
    "condition": get_args(w.Condition),
    "target": (w.Each, w.Choose, w.AtRandom),
    "cost": get_args(costs.Cost),
    "trigger": (triggers.On,),
    "modifier": get_args(modifiers.Modifier),
    "effect": get_args(effects.Effect),
    "ability": get_args(abilities.Ability),
}
"""Every word of the vocabulary, by kind."""

ENEMY = w.AllOf((w.Kind("enemy"), w.Ready(), w.At()))
YOU = w.Is("you")
STRINGS: dict[tuple[str, str], str] = {
    ("Keyword", "name"): "hunter",
    ("HasKeyword", "name"): "hunter",
    ("GainKeyword", "name"): "hunter",
    ("LoseKeyword", "name"): "hunter",
    ("Trait", "name"): "Ghoul",
    ("GainTrait", "name"): "Ghoul",
    ("DeckAccess", "traits"): "Ghoul",
    ("Named", "name"): "Cellar",
    ("DeckOnly", "name"): "Ada",
    ("OfSet", "name"): "rats",
    ("Run", "name"): "burn-it-all",
    ("Remember", "what"): "door-open",
    ("Remembered", "what"): "door-open",
    ("Record", "what"): "the-book",
    ("CrossOut", "what"): "door-open",
    ("Recorded", "what"): "the-book",
    ("EarnReward", "name"): "Cellar",
    ("Keyword", "type"): "",
}
BY_NAME = {"stat": "combat", "slot": "hand", "token": "skull", "type": "ammo"}
STRUCTS: dict[type, Any] = {
    triggers.On: triggers.On("after", "draws-card", YOU),
    triggers.Limit: triggers.Limit(1, "round"),
    abilities.Gains: abilities.Gains("this", abilities.Keyword("hunter")),
}
KINDS: tuple[tuple[tuple[type, ...], Any], ...] = (
    (WORDS["matcher"], ENEMY),
    (WORDS["effect"], effects.Draw(2)),
    (WORDS["cost"], costs.Exhaust()),
    (WORDS["condition"], w.YourTurn()),
    (WORDS["modifier"], modifiers.Change("you", "combat", 1)),
    (WORDS["ability"], abilities.Keyword("hunter")),
    (WORDS["number"], w.TokensOn("clues")),
)
"""What stands for any word of a kind inside another."""


PACKAGES = ["miskatonic.core", "miskatonic.games.horror", "tests.games.horror"]
SPEECH = {language: Speech(language, PACKAGES) for language in ("en", "de")}


def in_both_languages(ability: abilities.Ability) -> tuple[str, str]:
    """Return what an ability says in English and in German."""
    said = ability_text(ability)
    return SPEECH["en"].say(said), SPEECH["de"].say(said)


def examples(word: type) -> Iterator[Any]:
    """Yield the plain example of a word, then variants that differ in one field each."""
    fields = _fields(word)
    plain = {name: values[0] for name, values in fields.items()}
    yield word(**plain)
    for name, values in fields.items():
        for value in values[1:]:
            yield word(**{**plain, name: value})


def pairs(word: type) -> Iterator[Any]:
    """Yield variants that differ from the plain example in two fields."""
    fields = {name: _fewer(values) for name, values in _fields(word).items()}
    plain = {name: values[0] for name, values in fields.items()}
    for first, second in combinations(fields, 2):
        for one, other in product(fields[first][1:], fields[second][1:]):
            yield word(**{**plain, first: one, second: other})


def _fewer(values: list[Any]) -> list[Any]:
    """Return values with only some of the references: they all behave alike."""
    if "drawn" not in values:
        return values
    return [each for each in values if each not in get_args(w.Ref) or each in ("you", "this", "who")]


def _fields(word: type) -> dict[str, list[Any]]:
    info = inspect.type_info(word)
    assert isinstance(info, inspect.StructType)
    found: dict[str, list[Any]] = {}
    for field in info.fields:
        values = _values(word, field.name, field.type)
        if not field.required:
            default = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
            values = [default, *(value for value in values if value != default)]
        found[field.name] = values
    return found


def _values(word: type, name: str, kind: Any) -> list[Any]:
    match kind:
        case inspect.LiteralType(values=values):
            return list(values)
        case inspect.BoolType():
            return [False, True]
        case inspect.IntType():
            return [2, 1, 3]
        case inspect.StrType():
            return [STRINGS.get((word.__name__, name)) or BY_NAME.get(name, "")]
        case inspect.UnionType(types=types):
            return _union(word, name, types)
        case inspect.VarTupleType(item_type=item):
            inner = _values(word, name, item)[:2]
            return [(inner[0],), tuple(inner)]
        case inspect.StructType(cls=cls):
            return [STRUCTS[cls]]
        case inspect.NoneType():
            return [None]
    raise TypeError(f"no example for {word.__name__}.{name}: {kind}")


def _union(word: type, name: str, types: tuple[Any, ...]) -> list[Any]:
    """Return one example for each kind of thing that may stand here."""
    structs = {each.cls for each in types if isinstance(each, inspect.StructType)}
    values = [value for each in types for value in _simple(word, name, each)]
    values += [value for cls, value in STRUCTS.items() if cls in structs]
    values += [value for kinds, value in KINDS if structs & set(kinds)]
    if (word, name) == (triggers.On, "who"):
        values.append(YOU)
    if w.Choose in structs:
        values += [w.Each(ENEMY), w.Choose(ENEMY), w.Choose(ENEMY, 2), w.Choose(w.Kind("investigator"))]
    return [value for value in values if value is not None] + ([None] if None in values else [])


def _simple(word: type, name: str, kind: Any) -> list[Any]:
    if isinstance(kind, inspect.StructType):
        return []
    return _values(word, name, kind)
