"""Noun phrases: "a ready enemy at your location", "2 Item assets you control", in the case a sentence needs.

A matcher is spread into alternatives, each a noun with what stands before and behind it. Not for sentences.
"""

from itertools import product
from typing import Any

from miskatonic.core.text import Text, text
from miskatonic.games.horror.keywords import NAMES
from miskatonic.games.horror.render.grammar import (
    GENDERS,
    PLURALS,
    Case,
    Det,
    a_or_an,
    adjective_ending,
    article_ending,
    is_one_card,
    is_taken,
    noun,
    noun_of,
    speaking_of,
    type_of_uses,
)
from miskatonic.games.horror.words import things as w
from miskatonic.games.horror.words.things import Matcher, Ref, Target

RANKED = (w.Nearest, w.Farthest, w.Most, w.Fewest)
WRAPPING = (*RANKED, w.Everywhere)
FIXED_REFS = ("you", "lead", "active", "location", "host", "drawn", "performer")


def slug(name: str) -> str:
    """Return a name as part of an id."""
    return name.lower().replace(" ", "-").replace("'", "")


def trait_name(name: str) -> Text:
    """Return a trait's name."""
    return text(f"trait-{slug(name)}")


def card_named(name: str) -> Text:
    """Return a card's name; `translated` knows the German one."""
    return text("card-name", en=name, de=name)


def _called(what: w.Named) -> Text:
    """Return what a card is called, with the subtitle if only that version is meant."""
    if not what.subtitle:
        return card_named(what.name)
    return text("version", name=card_named(what.name), subtitle=card_named(what.subtitle))


def keyword_name(name: str) -> Text:
    """Return a keyword's name."""
    english, german = NAMES[name]
    return text("card-name", en=english, de=german)


def chaos_token(token: str) -> Text:
    """Return a chaos token as a symbol in a text."""
    if token in w.SYMBOLS:
        return text("symbol", what=text(f"token-{token}"))
    if token in ("any", "symbol"):
        return text(f"token-of-{token}")
    return text("symbol", what=text("token-number", number=token.replace("-", "−")))


def a_chaos_token(token: str, case: Case = "acc") -> Text:
    """Return "a [skull] token", or "a token with a symbol"."""
    ending = article_ending("a", case, "m")
    if token == "symbol":
        return text("a-token-with-symbol", de=ending)
    return text("a-token", token=chaos_token(token), en=a_or_an(token), de=ending)


def tokens(kind: str, count: int | Text, case: Case = "acc") -> Text:
    """Return tokens with their number: "2 clues"; uses by their type, if this card says which."""
    if kind == "uses" and (type_ := type_of_uses()):
        return text(f"uses-{slug(type_)}", count=count)
    return text(f"tokens-{kind}", count=count, de=case)


# References


def ref(name: str, case: Case = "nom", start: bool = False) -> Text:
    """Return what a reference is called."""
    if name in FIXED_REFS and not (name == "drawn" and is_one_card(name)):
        return text(f"ref-{name}{'-start' if start else ''}", de=case)
    what = noun_of(name)
    if name == "chosen":
        inner = _adjective("chosen", noun(what, "the", case), "the", case, what)
        return _determined("the", inner, case, what, "chosen", start)
    det: Det = "this" if name == "this" else "that"
    return _determined(det, noun(what, det, case), case, what, "", start)


def place(name: str) -> Text:
    """Return the location of a card, behind "at" (German: dative)."""
    if name in ("you", "location"):
        return ref("location", "dat")
    if noun_of(name) == "location":
        return ref(name, "dat")
    return text("place-of", who=ref(name, "gen"))


def location_of(name: str, case: Case, start: bool = False) -> Text:
    """Return the location of a card, in any case."""
    if name in ("you", "location"):
        return ref("location", case, start)
    if noun_of(name) == "location":
        return ref(name, case, start)
    inner = text("mod-of", inner=noun("location", "the", case), who=ref(name, "gen"))
    return _determined("the", inner, case, "location", "location", start)


def at(name: str) -> Text:
    """Return the location of a card with "at" before it."""
    if name in ("you", "location") or noun_of(name) == "location":
        return text("at-place", place=place(name))
    return text("at-place-of", who=ref(name, "gen"))


def at_target(what: Target) -> Text:
    """Return a location that an effect is aimed at, with "at" before it."""
    if not isinstance(what, str) and (name := _only_named(what.what)):
        return text("at-called", name=card_named(name))
    return text("at-place", place=target(what, "dat", default="location"))


def _only_named(what: Matcher) -> str:
    """Return the name of a location if nothing else is said about it."""
    parts = [part for part in spread(what)[0] if part != w.Kind("location")]
    only = parts[0] if len(parts) == 1 and len(spread(what)) == 1 else None
    return only.name if isinstance(only, w.Named) else ""


# Matchers


def spread(what: Matcher) -> list[list[Matcher]]:
    """Return the alternatives of a matcher, each as words that all hold."""
    if isinstance(what, w.AnyOf):
        if all(isinstance(each, w.Trait) for each in what.any):
            return [[what]]
        return [parts for each in what.any for parts in spread(each)]
    if isinstance(what, w.AllOf):
        choices = product(*(spread(each) for each in what.all))
        return [[part for parts in choice for part in parts] for choice in choices]
    if isinstance(what, WRAPPING):
        return [[*parts, what] for parts in spread(what.what)]
    if isinstance(what, w.Not):
        return _spread_not(what.what)
    return [[what]]


_OPPOSITES: dict[type, type] = {
    w.Ready: w.Exhausted,
    w.Exhausted: w.Ready,
    w.Revealed: w.Unrevealed,
    w.Unrevealed: w.Revealed,
}


def _spread_not(what: Matcher) -> list[list[Matcher]]:
    if isinstance(what, w.Not):
        return spread(what.what)
    if isinstance(what, w.AnyOf):
        return spread(w.AllOf(tuple(w.Not(each) for each in what.any)))
    if type(what) in _OPPOSITES:
        return [[_OPPOSITES[type(what)]()]]
    if isinstance(what, w.Is):
        return [[w.Other(what.ref)]]
    if isinstance(what, w.Other):
        return [[w.Is(what.ref)]]
    if isinstance(what, w.Having) and what.least == 1:
        return [[w.Without(what.kind)]]
    if isinstance(what, w.Without):
        return [[w.Having(what.kind)]]
    return [[w.Not(what)]]


_GUESSES: dict[type, str] = {
    w.EngagedWith: "enemy",
    w.Engaged: "enemy",
    w.HasAttacked: "enemy",
    w.Connecting: "location",
    w.Within: "location",
    w.Empty: "location",
    w.Revealed: "location",
    w.Unrevealed: "location",
    w.IsHaunted: "location",
    w.Where: "location",
    w.ControlledBy: "card",
}


def noun_in(what: Matcher | None, default: str = "card") -> str:
    """Return which noun a matcher is about."""
    if what is None:
        return default
    parts = spread(what)[0]
    for part in parts:
        if isinstance(part, w.Kind):
            return part.type
        if isinstance(part, w.Is):
            return noun_of(part.ref) if part.ref not in FIXED_REFS else _fixed_noun(part.ref)
    return next((_GUESSES[type(part)] for part in parts if type(part) in _GUESSES), _lone(parts, default))


def _lone(parts: list[Matcher], default: str) -> str:
    weak = next((part for part in parts if isinstance(part, w.Weakness)), None)
    if weak is not None:
        return "basic-weakness" if weak.basic else "weakness"
    return "scenario-card" if any(isinstance(part, w.ScenarioCard) for part in parts) else default


def _fixed_noun(name: str) -> str:
    if name in ("you", "lead", "active", "performer"):
        return "investigator"
    return "location" if name == "location" else "card"


def phrase(
    what: Matcher | None,
    det: Det = "a",
    case: Case = "nom",
    *,
    start: bool = False,
    count: int | Text = 0,
    default: str = "card",
) -> Text:
    """Return what a matcher means, as a phrase; nothing: any card of the `default` noun."""
    alternatives = spread(what) if what is not None else [[]]
    said = [
        _alternative(parts, det, case, start and not place, count, default)
        for place, parts in enumerate(alternatives)
    ]
    for second in said[1:]:
        said[0] = text("join-and" if det == "each" else "join-or", first=said[0], second=second)
    return said[0]


def _alternative(
    parts: list[Matcher], det: Det, case: Case, start: bool, count: int | Text, default: str
) -> Text:
    parts, det = _known(parts, det)
    lone = [part for part in parts if not isinstance(part, w.Kind)]
    if len(lone) == 1 and isinstance(lone[0], w.Is) and det != "no":
        return ref(lone[0].ref, case, start)
    if len(lone) == 1 and isinstance(lone[0], w.Named) and det in ("a", "the"):
        called = "place-called" if noun_in(w.AllOf(tuple(parts)), default) == "location" else "called"
        return text(called, name=_called(lone[0]), de=case)
    if det == "a" and any(isinstance(part, RANKED) for part in parts):
        det = "the"
    name = noun_in(w.AllOf(tuple(parts)), default) if parts else default
    if name == "location" and len(lone) == 1 and isinstance(lone[0], w.At) and det not in ("no", *PLURALS):
        return location_of(lone[0].ref, case, start)
    inner, first = noun(name, det, case), name
    for part in _in_order(parts, name):
        inner, word = _modify(part, inner, det, case, name)
        first = word or first
    return _determined(det, inner, case, name, first, start, count)


def _known(parts: list[Matcher], det: Det) -> tuple[list[Matcher], Det]:
    """Say "this exhausted enemy" where a known card is to be of a kind."""
    known = next((part for part in parts if isinstance(part, w.Is) and part.ref not in FIXED_REFS), None)
    rest = [part for part in parts if part is not known]
    if known is None or det != "a" or all(isinstance(part, w.Kind) for part in rest):
        return parts, det
    if not any(isinstance(part, w.Kind) for part in rest):
        rest.append(w.Kind(noun_of(known.ref)))  # type: ignore[arg-type]
    return rest, "this" if known.ref == "this" else "that"


def _determined(
    det: Det, inner: Text, case: Case, name: str, first: str, start: bool, count: int | Text = 0
) -> Text:
    """Put the beginning before a phrase."""
    end = "-start" if start and det not in ("count", "bare", "number") else ""
    if det == "bare":
        return inner
    if det in PLURALS:
        return text(f"np-{det}{end}", inner=inner, count=count)
    ending = article_ending(det, case, GENDERS[name])
    if det == "a" and first == "other":
        return text(f"np-another{end}", inner=inner, de=ending)
    if det == "a":
        article = a_or_an(first)
        return text(f"np-a{end}", inner=inner, en=article.capitalize() if start else article, de=ending)
    return text(f"np-{det}{end}", inner=inner, de=ending)


def _in_order(parts: list[Matcher], name: str) -> list[Matcher]:
    """Return what is said about the noun, from the inside out."""
    said = [
        part
        for part in parts
        if not (isinstance(part, w.Kind) and part.type == name)
        and not (isinstance(part, w.Weakness) and name.endswith("weakness"))
        and not (isinstance(part, w.ScenarioCard) and name == "scenario-card")
    ]
    return sorted(said, key=lambda part: _order(part))


_INSIDE_OUT: tuple[type, ...] = (
    w.Story, w.Trait, w.AnyOf, w.ScenarioCard, w.Weakness, w.Unique, w.Engaged, w.Connecting, w.Empty,
    w.Ready, w.Exhausted, w.Revealed, w.Unrevealed, w.IsHaunted, w.DifferentFrom, w.Named, w.OfSet,
    w.HasKeyword, w.OfNamedType, w.WithStat, w.WithUses,
    w.Having, w.Without, w.AttachedTo, w.ControlledBy, w.EngagedWith, w.InThreatAreaOf, w.InZone,
    w.At, w.AtPlace, w.WithAttached, w.Where, w.Beneath, w.Within, w.HasAttacked, w.Not, w.Is, w.Searched,
    w.Everywhere,
    w.Nearest, w.Farthest, w.Most, w.Fewest, w.Other,
)  # fmt: skip


def _order(part: Matcher) -> int:
    if isinstance(part, w.Not) and isinstance(
        part.what, w.Trait | w.Weakness | w.Unique | w.Engaged | w.Story | w.ScenarioCard
    ):
        return _order(part.what)
    return _INSIDE_OUT.index(type(part)) if type(part) in _INSIDE_OUT else len(_INSIDE_OUT)


def _adjective(word: str, inner: Text, det: Det, case: Case, name: str) -> Text:
    return text(f"mod-{word}", inner=inner, de=adjective_ending(det, case, GENDERS[name]))


def _modify(part: Matcher, inner: Text, det: Det, case: Case, name: str) -> tuple[Text, str]:
    """Return the phrase with one more word about it, and the English word it begins with, if it does."""
    word, args, first = _mod(part, name)
    plain = _adjective(word, inner, det, case, name)
    return Text(plain.id, {**plain.args, **args}), first


def _mod(part: Matcher, name: str) -> tuple[str, dict[str, Any], str]:
    """Return the message for a word of a matcher, its arguments, and the English word in front of it."""
    match part:
        case w.Trait(name=trait):
            return "trait", {"trait": trait_name(trait)}, trait
        case w.AnyOf(any=traits):
            names = [each.name for each in traits if isinstance(each, w.Trait)]
            return "trait", {"trait": _any_trait(names)}, names[0]
        case w.Ready() | w.Exhausted() | w.Revealed() | w.Unrevealed() | w.Empty() | w.Unique() | w.Engaged():
            word = type(part).__name__.lower()
            return word, {}, word
        case w.Weakness(basic=basic):
            word = "basic-weakness" if basic else "weakness"
            return word, {}, word
        case w.Kind(type=type_):
            return "kind", {"kind": noun(type_, "the", "nom"), "en": a_or_an(type_)}, ""
        case w.Story():
            return "story", {}, "story"
        case w.ScenarioCard():
            return "scenario", {}, "scenario"
        case w.DifferentFrom():
            return "different", {}, "differently"
        case w.IsHaunted():
            return "haunted", {}, "haunted"
        case w.OfSet(name=set_):
            return "of-set", {"set": text(f"set-{slug(set_)}")}, ""
        case w.Named():
            return "named", {"name": text("called", name=_called(part))}, ""
        case w.HasKeyword(name=keyword):
            return "keyword", {"keyword": keyword_name(keyword)}, ""
        case w.Not(what=what):
            return _mod_not(what, name)
        case w.Is(ref=known):
            return "is", {"who": ref(known)}, ""
        case w.Other(ref=known):
            if known == "this" or (known == "you" and name == "investigator"):
                return "other", {}, "other"
            return "other-than", {"who": ref(known, "dat")}, ""
        case w.Having() | w.Without() | w.WithUses() | w.WithStat():
            return _mod_with(part)
        case w.Nearest() | w.Farthest() | w.Most() | w.Fewest():
            return _mod_ranked(part)
        case _:
            return _mod_where(part)


def _any_trait(names: list[str]) -> Text:
    said = trait_name(names[-1])
    for each in reversed(names[:-1]):
        said = text("trait-or", first=trait_name(each), second=said)
    return said


_TAKEN_FROM = ("hand", "deck", "discard", "encounter-deck", "encounter-discard")
"""Where a card lies that something is done with: it is taken from there."""


def _mod_where(part: Any) -> tuple[str, dict[str, Any], str]:
    match part:
        case w.At(ref=known):
            return "at", {"at": at(known)}, ""
        case w.Connecting(ref="you" | "location"):
            return "connecting", {}, "connecting"
        case w.Connecting(ref=known):
            return "connecting-to", {"place": place(known)}, ""
        case w.Within(distance=distance, ref=known):
            return "within", {"count": distance, "place": place(known)}, ""
        case w.EngagedWith(ref=known):
            return "engaged-with", {"who": ref(known, "dat")}, ""
        case w.ControlledBy(ref="you"):
            return "controlled-by-you", {}, ""
        case w.ControlledBy(ref=known):
            return "controlled-by", {"who": ref(known, "gen")}, ""
        case w.AttachedTo(ref=known):
            return "attached-to", {"what": ref(known, "acc")}, ""
        case w.InThreatAreaOf(anyone=True):
            return "in-any-threat-area", {}, ""
        case w.InThreatAreaOf(ref="you"):
            return "in-your-threat-area", {}, ""
        case w.InThreatAreaOf(ref=known):
            return "in-threat-area", {"who": ref(known, "gen")}, ""
        case w.AtPlace(what=what):
            return "located", {"at": at_target(w.Choose(what))}, ""
        case w.WithAttached(what=what):
            return "with-attached", {"what": phrase(what, "a", "dat")}, ""
        case w.Where(what=what):
            return "where", {"what": phrase(what, "a", "dat")}, ""
        case w.Beneath(what=w.Kind(type="act" | "agenda") as what):
            return "beneath", {"what": phrase(what, "the", "dat")}, ""
        case w.Beneath(what=what):
            return "beneath", {"what": phrase(what, "a", "dat")}, ""
        case w.Everywhere():
            return "everywhere", {}, ""
        case w.HasAttacked(ref=known):
            return "has-attacked", {"who": ref(known, "acc")}, ""
        case w.Searched():
            return "searched", {}, ""
        case w.OfNamedType():
            return "of-named-type", {}, ""
        case w.InZone(zone=zone) if zone in _TAKEN_FROM and is_taken():
            return f"from-{zone}", {}, ""
        case w.InZone(zone=zone):
            return f"in-{zone}", {}, {"aside": "set", "facedown": "facedown"}.get(zone, "")
    raise TypeError(f"no phrase for {part!r}")


def _mod_with(part: Any) -> tuple[str, dict[str, Any], str]:
    match part:
        case w.Having(kind=kind, least=least):
            return "having", {"tokens": tokens(kind, least, "dat")}, ""
        case w.Without(kind=kind):
            return "without", {"tokens": text(f"bare-{kind}")}, ""
        case w.WithUses(type=uses):
            return "with-uses", {"type": text(f"uses-type-{slug(uses)}")}, ""
        case w.WithStat(stat=stat, least=least, most=most):
            if (least, most) == (1, 99):
                return "stat-any", {"stat": stat_name(stat)}, ""
            how = "exact" if least == most else "least" if most >= 99 else "most" if least <= 0 else "range"
            return f"stat-{how}", {"stat": stat_name(stat), "least": least, "most": most}, ""
    raise TypeError(f"no phrase for {part!r}")


def _mod_ranked(part: Any) -> tuple[str, dict[str, Any], str]:
    match part:
        case w.Farthest(to_all=True):
            return "farthest-from-all", {}, "farthest"
        case w.Nearest(to="you") | w.Farthest(to="you"):
            word = type(part).__name__.lower()
            return word, {}, word
        case w.Nearest(to=known) | w.Farthest(to=known):
            word = type(part).__name__.lower()
            return f"{word}-to", {"who": ref(known, "dat")}, word
    return type(part).__name__.lower(), {"stat": stat_name(part.stat)}, ""


def _mod_not(what: Matcher, name: str) -> tuple[str, dict[str, Any], str]:
    match what:
        case w.Trait(name=trait):
            return "not-trait", {"trait": trait_name(trait)}, "non"
        case w.Unique() | w.Engaged() | w.Weakness() | w.Story() | w.ScenarioCard():
            word, args, _ = _mod(what, name)
            return f"not-{word}", args, "unengaged" if word == "engaged" else "non"
        case w.HasKeyword() | w.At() | w.EngagedWith():
            word, args, _ = _mod(what, name)
            return f"not-{word}", args, ""
        case w.WithAttached(what=attached):
            return "not-with-attached", {"what": phrase(attached, "a", "acc")}, ""
        case w.Where(what=there):
            return "not-where", {"what": phrase(there, "bare", "acc")}, ""
    return "except", {"what": phrase(what, "bare", "dat", default=name)}, ""


def stat_name(stat: str) -> Text:
    """Return what a number of a card is called."""
    return text(f"stat-{stat}")


# Targets


def target(what: Target, case: Case, start: bool = False, default: str = "card") -> Text:
    """Return what an effect is aimed at."""
    if isinstance(what, str):
        return ref(what, case, start)
    with speaking_of(taken="card"):
        return _aimed_at(what, case, start, default)


def _aimed_at(what: w.Each | w.Choose | w.AtRandom, case: Case, start: bool, default: str) -> Text:
    if isinstance(what, w.Each):
        return phrase(what.what, "each", case, start=start, default=default)
    if isinstance(what, w.AtRandom):
        many: Det = "a" if what.count == 1 else "count"
        said = phrase(what.what, many, case, start=start, count=what.count, default=default)
        return text("at-random", what=said)
    said = phrase(what.what, _how_many(what), case, start=start, count=what.count, default=default)
    if what.up_to and what.count == 1 and not what.any_number:
        said = text("or-none", what=said)
    if what.by == "you":
        return said
    return text("chosen-by", what=said, who=ref(what.by, "gen"))


def _how_many(what: w.Choose) -> Det:
    if what.any_number:
        return "any"
    if what.up_to and what.count > 1:
        return "up-to"
    return "a" if what.count == 1 else "count"


def _is_many(what: Target) -> bool:
    if isinstance(what, w.AtRandom):
        return what.count > 1
    return isinstance(what, w.Choose) and _how_many(what) != "a"


def subject(what: "Target | Matcher | Ref", default: str = "investigator") -> dict[str, Any]:
    """Return who does something, at the beginning of a sentence: `mode` you, one or many, and `who`."""
    if what == "you" or what == w.Is("you"):
        return {"mode": "you", "who": ref("you")}
    if isinstance(what, str | w.Each | w.Choose | w.AtRandom):
        many = _is_many(what)
        return {"mode": "many" if many else "one", "who": target(what, "nom", True, default)}
    return {"mode": "one", "who": phrase(what, "each", "nom", start=True, default=default)}


def whoever(whom: "Matcher | Ref", case: Case, default: str = "card") -> Text:
    """Return whom a modifier is about: a reference, or every such card."""
    if isinstance(whom, str):
        return ref(whom, case)
    return phrase(whom, "each", case, default=default)
