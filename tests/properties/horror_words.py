"""Random legal words of Horror's vocabulary, drawn from the types of their fields: any two may meet.

What a type cannot say (which stats, traits and tokens there are, what would go on for ever) is said here. The
escape hatch is never drawn. Not for whole cards (see `horror_box`).
"""

import random
import types
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from miskatonic.games.horror.words import chaos, things
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words.things import Word
from miskatonic.games.horror.words.triggers import Limit, On

TRAITS = ("Item", "Weapon", "Ally", "Monster", "Hazard")
NAMES = ("Lamp", "Ghoul", "Attic", "Fever", "Rope")
USES = ("ammo", "charges", "secrets")
STATS = (*things.SKILLS, "health", "sanity", "fight", "evade", "damage", "horror", "shroud", "cost")
KEYWORDS = (
    "hunter",
    "aloof",
    "massive",
    "retaliate",
    "alert",
    "elusive",
    "doomed",
    "surge",
    "peril",
    "victory",
)
TOKENS = ("+1", "0", "-1", "-2", *things.SYMBOLS)
SLOTS = ("hand", "arcane", "ally", "accessory", "body", "head")
DEPTH = 3

DOMAINS: dict[tuple[str, str], tuple[Any, ...]] = {
    ("Trait", "name"): TRAITS,
    ("GainTrait", "name"): TRAITS,
    ("Named", "name"): NAMES,
    ("OfSet", "name"): ("rats",),
    ("HasKeyword", "name"): KEYWORDS,
    ("GainKeyword", "name"): tuple(name for name in KEYWORDS if name not in ("surge", "peril")),
    ("LoseKeyword", "name"): KEYWORDS,
    ("WithUses", "type"): USES,
    ("AddUses", "type"): USES,
    ("SpendUses", "type"): USES,
    ("ReadCodex", "entry"): (1, 2, 3),
    ("ReadPassage", "story"): ("story-lit-up",),
    ("Resolution", "number"): (1, 2),
    ("Remember", "what"): ("the-bell", "the-book"),
    ("Remembered", "what"): ("the-bell", "the-book"),
    ("Record", "what"): ("the-bell", "the-book"),
    ("CrossOut", "what"): ("the-bell", "the-book"),
    ("Recorded", "what"): ("the-bell", "the-book"),
    ("Recorded", "card"): ("", *NAMES),
    ("EarnReward", "name"): NAMES,
    ("BecomeCurrent", "number"): (1, 2),
    ("Times", "factor"): (1, 2),
    ("AtMost", "most"): (1, 2, 3),
    ("PerInvestigator", "count"): (1, 2),
    ("Within", "distance"): (1, 2),
    ("SealToken", "token"): TOKENS,
    ("AddToken", "token"): TOKENS,
    ("RemoveToken", "token"): TOKENS,
    ("TokenRevealed", "token"): (*TOKENS, "symbol"),
    ("WithStat", "least"): (0, 1, 2),
    ("WithStat", "most"): (2, 3, 99),
}
FIELDS: dict[str, tuple[Any, ...]] = {"stat": STATS, "slot": SLOTS, "count": (1, 1, 2), "least": (1, 2)}
"""What fields of these names may be, whatever word they stand in."""

RARE = (
    fx.Run,
    fx.Resolution,
    fx.Resign,
    fx.Kill,
    fx.Defeat,
    fx.DrawEncounter,
    fx.AdvanceAct,
    fx.AdvanceAgenda,
    chaos.TryAgain,
)
"""Words that end everything soon, or never end; drawn only where asked for."""
ENDLESS = (mod.ConnectsTo, mod.BecomeType)
"""Modifiers whose matchers read what they change."""


@cache
def members(union: Any) -> tuple[Any, ...]:
    """Return the words of a union that may be drawn anywhere."""
    return tuple(each for each in get_args(union) if each not in RARE and each not in ENDLESS)


def draw(kind: Any, dice: random.Random, depth: int = DEPTH, owner: str = "", field: str = "") -> Any:
    """Return a random value of a type as it stands in a word."""
    if (owner, field) in DOMAINS:
        return dice.choice(DOMAINS[owner, field])
    origin = get_origin(kind)
    if origin is Literal:
        return dice.choice(get_args(kind))
    if origin is tuple:
        return _several(get_args(kind)[0], dice, depth, owner, field)
    if origin in (Union, types.UnionType):
        return _one_of(kind, dice, depth, owner, field)
    if isinstance(kind, type) and issubclass(kind, Word):
        return word(kind, dice, depth)
    if kind is bool:
        return dice.random() < 0.2
    if field in FIELDS:
        return dice.choice(FIELDS[field])
    return dice.choice((0, 1, 1, 2)) if kind is int else ""


def _several(inner: Any, dice: random.Random, depth: int, owner: str, field: str) -> tuple[Any, ...]:
    if field in ("success", "failure", "otherwise") and dice.random() < 0.5:
        return ()
    return tuple(draw(inner, dice, depth - 1, owner, field) for _ in range(dice.choice((1, 1, 2))))


def _one_of(kind: Any, dice: random.Random, depth: int, owner: str, field: str) -> Any:
    """Return a member of a union; the deeper, the simpler."""
    choices = [each for each in members(kind) if each is not type(None)]
    if type(None) in get_args(kind) and (depth <= 0 or dice.random() < 0.6):
        return None
    if depth <= 0:
        choices = [each for each in choices if not _is_deep(each)] or choices
    picked = dice.choice(choices)
    if picked is int and field in FIELDS:
        return dice.choice(FIELDS[field])
    return draw(picked, dice, depth - 1, owner, field if not _is_word(picked) else "")


def _is_word(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Word)


@cache
def _is_deep(kind: Any) -> bool:
    """Say whether a word contains other words."""
    return _is_word(kind) and any("Word" in _names(each) for each in hints(kind).values())


def _names(kind: Any) -> set[str]:
    if _is_word(kind):
        return {"Word"}
    return {name for inner in get_args(kind) for name in _names(inner)}


@cache
def hints(kind: type[Word]) -> dict[str, Any]:
    """Return the types of a word's fields."""
    found = get_type_hints(kind)
    return {name: found[name] for name in kind.__struct_fields__}


def word(kind: type[Word], dice: random.Random, depth: int = DEPTH) -> Any:
    """Return a random word of a class."""
    made = {name: draw(each, dice, depth - 1, kind.__name__, name) for name, each in hints(kind).items()}
    return kind(**_sensible(kind, made, dice))


def _sensible(kind: type[Any], made: dict[str, Any], dice: random.Random) -> dict[str, Any]:
    """Mend what no card would say."""
    if kind is fx.Test:
        made["skill"] = tuple(dict.fromkeys(made["skill"]))
    if kind is fx.TakeAction:
        made["skill"] = tuple(dict.fromkeys(made["skill"]))[:1]
        made["action"] = dice.choice(("fight", "evade", "investigate", "move", "draw", "resource", "engage"))
        made["on"] = None
    if kind in (things.Choose,) and made["any_number"]:
        made["up_to"] = False
    if kind is fx.Deal and made["damage"] == 0 and made["horror"] == 0:
        made["damage"] = 1
    if kind is mod.SlotInstead or kind is mod.ExtraSlot:
        made["slot"] = dice.choice(SLOTS)
    return made


def effects(dice: random.Random, most: int = 2) -> tuple[Any, ...]:
    """Return one or a few random effects."""
    return tuple(draw(fx.Effect, dice) for _ in range(dice.randint(1, most)))


def modifiers(dice: random.Random) -> tuple[Any, ...]:
    """Return one or two random modifiers."""
    return tuple(draw(mod.Modifier, dice, 2) for _ in range(dice.choice((1, 1, 2))))


def trigger(dice: random.Random) -> On:
    """Return a random triggering condition, not too narrow."""
    made = word(On, dice, 2)
    keep = dice.choice(("who", "card", "other", "least", "condition", "nothing"))
    found: On = On(made.timing, made.what, **({keep: getattr(made, keep)} if keep != "nothing" else {}))
    return found


def limit(dice: random.Random) -> Limit:
    """Return a limit; what is forced always gets one, or it might go on for ever."""
    return Limit(1, dice.choice(("turn", "phase", "round", "game")), group=dice.random() < 0.2)


def prices(dice: random.Random) -> tuple[Any, ...]:
    """Return a price without actions."""
    kinds = [each for each in members(price.Cost) if each is not price.Actions]
    return tuple(word(dice.choice(kinds), dice, 2) for _ in range(dice.choice((0, 1, 1))))
