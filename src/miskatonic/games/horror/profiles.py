"""What can be said of a card once and for all from what is printed on it, worked out once for each
printed card.

Positions are searched for listeners, modifiers and usable abilities again and again; a profile says at
once which
cards are worth a look. Not for anything that may change in a game.
"""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, TypeGuard

import msgspec

from miskatonic.games.horror.indexes import SLOTS
from miskatonic.games.horror.noting import COPIES, SEATING, all_concerns
from miskatonic.games.horror.words.abilities import (
    Ability,
    Action,
    AttachRule,
    CommitCost,
    Constant,
    CopyLimit,
    Forced,
    Free,
    Gains,
    Keyword,
    Objective,
    Play,
    Reaction,
)
from miskatonic.games.horror.words.costs import Actions, ChosenResources, Cost, Resources
from miskatonic.games.horror.words.effects import Search
from miskatonic.games.horror.words.modifiers import CanBeCommitted, Modifier
from miskatonic.games.horror.words.triggers import On

if TYPE_CHECKING:
    from miskatonic.games.horror.printed import Printed

LISTENING = (Forced, Reaction, Play, Objective)
"""The abilities that may refer to something that happens."""

X_COST = -1
"""A printed cost of X."""
ONE_ACTION = Actions(1)
PLAIN_PLAY = (-1, Play(()))
"""How a card without play instructions is played, as if that were its ability -1."""

WORKING = (*LISTENING, Constant, Action, Free)
"""The abilities for which it matters where their card is."""


class Profile(msgspec.Struct, frozen=True):
    """What a printed card brings."""

    printed: "Printed"
    keywords: tuple[Keyword, ...]
    keyword_names: frozenset[str]
    hidden: bool
    """hidden.1: whether it has the keyword Hidden."""
    listens: tuple[tuple[str, int], ...]
    """What its abilities refer to, and which ability does."""
    zones: frozenset[str]
    """abilities.2: where its abilities work, as far as they say so."""
    constants: tuple[tuple[Modifier, Any], ...]
    """The modifiers of its constant abilities, each with the condition of its ability."""
    gains: tuple[tuple[int, int, Gains], ...]
    """The abilities it gives to cards: which constant ability, which of its words, the word."""
    first: dict[type[Any], Any]
    """Of each kind of abilities it has, the first."""
    searches: frozenset[str]
    """The decks and piles of which it searches the top."""
    mentions: frozenset[str]
    """What may happen that it refers to, by whatever ability or effect."""

    concerns: int
    """What it may mean to rules that always hold that it enters or leaves play (see `noting`)."""
    usable: bool
    """Whether it has abilities that can be used in a turn or window."""
    works: bool
    """Whether it has any effect on the game from where it lies."""
    play: tuple[int, Play]
    """The ability that says how it is played, and which one it is."""
    playable: bool
    """playing.1, costs.3: an asset or event with a cost, not bound to something that happens."""
    plain: bool
    """Whether it is a playable asset without a word about how it is played: neither Fast nor unique, without
    limits for copies, without instructions, without anything to attach it to or to seal on it."""
    copy_limits: tuple[CopyLimit, ...]
    at_once: Objective | None
    """act.q1: the Objective that is to be met at any time."""
    massive: bool
    """massive.1: whether it is Massive, or makes something Massive."""
    must_be_attached: bool
    """attachments.1: whether it says what it must be attached to."""
    permits: bool
    """play-restrictions.2: whether it says that cards can be committed where or when others cannot."""
    slots: bool
    """slots.8, .9, .12: whether it can change what slots there are, or what needs them."""
    fast: bool
    """fast.5: whether it is playable and has Fast."""
    price: tuple[Cost, ...]
    """costs.3: what playing it costs as printed, the action left out."""
    price_in_turn: tuple[Cost, ...]
    """play-action.2: the same with the action."""
    to_commit: tuple[Cost, ...]
    """costs.14: what committing it costs as printed."""
    numbers: dict[str, tuple[int, bool]]
    """Every number it has, with whether it counts for each investigator."""
    spoils: dict[tuple[str, str], tuple[tuple[str, ...], bool, int]] = {}
    """The caches that are stale when it has moved between such zones, as far as anybody asked (`caches`)."""
    refers: dict[int, list[tuple[str, str, bool, bool, tuple[Any, Any]]]] = {}
    """What abilities of cards that this is printed on refer to, as far as anybody asked (`abilities`)."""


def work_out(printed: "Printed") -> Profile:
    """Return a printed card's profile."""
    abilities = list(enumerate(printed.abilities))
    words = list(words_in(printed))
    constants = [(number, each) for number, each in abilities if isinstance(each, Constant)]
    keywords = tuple(each for each in printed.abilities if isinstance(each, Keyword))
    return Profile(
        printed=printed,
        keywords=keywords,
        keyword_names=frozenset(each.name for each in keywords),
        hidden=any(each.name == "hidden" for each in keywords),
        listens=tuple(
            (each.on.what, number)
            for number, each in abilities
            if isinstance(each, LISTENING) and each.on is not None
        ),
        zones=frozenset(getattr(each, "zone", "play") for each in printed.abilities),
        constants=tuple(
            (word, each.condition)
            for _, each in constants
            for word in each.modifiers
            if not isinstance(word, Gains)
        ),
        gains=tuple(
            (number, place, word)
            for number, each in constants
            for place, word in enumerate(each.modifiers)
            if isinstance(word, Gains)
        ),
        first={type(each): each for each in reversed(printed.abilities)},
        searches=searched(words),
        mentions=mentioned(words),
        concerns=all_concerns(word for _, each in constants for word in each.modifiers)
        | (COPIES if printed.unique else 0)
        | (SEATING if printed.slots else 0),
        usable=any(isinstance(each, Action | Free) for each in printed.abilities),
        works=any(isinstance(each, WORKING) for each in printed.abilities),
        play=next(((number, each) for number, each in abilities if isinstance(each, Play)), PLAIN_PLAY),
        playable=_is_playable(printed),
        plain=_is_plain(printed),
        copy_limits=tuple(
            each for each in printed.abilities if isinstance(each, CopyLimit) and each.per != "deck"
        ),
        at_once=next((each for each in printed.abilities if _met_at_once(each)), None),
        massive=any(getattr(word, "name", "") == "massive" for word in words),
        must_be_attached=any(isinstance(each, AttachRule) for each in printed.abilities),
        permits=any(isinstance(word, CanBeCommitted) for word in words),
        slots=any(type(word) in SLOTS for word in words),
        fast=_is_playable(printed) and any(each.name == "fast" for each in keywords),
        price=(_resources(printed),),
        price_in_turn=(ONE_ACTION, _resources(printed)),
        to_commit=tuple(each.cost for each in printed.abilities if isinstance(each, CommitCost)),
        numbers=_numbers(printed),
    )


def _numbers(printed: "Printed") -> dict[str, tuple[int, bool]]:
    """card-anatomy.1: what is printed, by the name that words use for it."""
    found: dict[str, tuple[int, bool]] = {}
    for name in printed.__struct_fields__:
        value = getattr(printed, name)
        if type(value) is int:
            found[name] = (value, False)
        elif hasattr(value, "each"):
            found[name] = (value.number, value.each)
    if "clues" in found:
        found["clue-value"] = found["clues"]
    return found | {skill: (value, False) for skill, value in printed.skills.items()}


def _resources(printed: "Printed") -> Cost:
    return ChosenResources() if printed.cost == X_COST else Resources(max(0, printed.cost or 0))


def _is_playable(printed: "Printed") -> bool:
    plays = next((each for each in printed.abilities if isinstance(each, Play)), None)
    free = plays is None or plays.on is None
    return printed.type in ("asset", "event") and printed.cost is not None and free


def _is_plain(printed: "Printed") -> bool:
    worded = [
        each
        for each in printed.abilities
        if isinstance(each, Play | CopyLimit | AttachRule)
        or (isinstance(each, Keyword) and each.name in ("fast", "seal"))
    ]
    numbered = printed.cost is not None and printed.cost != X_COST
    return printed.type == "asset" and numbered and not printed.unique and not worded


def _met_at_once(ability: Ability) -> TypeGuard[Objective]:
    return isinstance(ability, Objective) and ability.on is None and not ability.may and not ability.adds


def searched(words: Iterable[Any]) -> frozenset[str]:
    """Return the decks and piles of which something made of these words searches the top."""
    return frozenset(each.deck for each in words if isinstance(each, Search) and each.top != 0)


def mentioned(words: Iterable[Any]) -> frozenset[str]:
    """Return what may happen that something made of these words refers to."""
    return frozenset(each.what for each in words if isinstance(each, On))


def words_in(thing: Any) -> Iterator[Any]:
    """Return everything that something printed is made of."""
    if isinstance(thing, msgspec.Struct):
        yield thing
        for name in thing.__struct_fields__:
            yield from words_in(getattr(thing, name))
    elif isinstance(thing, tuple | dict):
        for each in thing.values() if isinstance(thing, dict) else thing:
            yield from words_in(each)
