"""Conditions as clauses behind "if" or "while" (German: with the verb at the end), and numbers in full.

Not for sentences, nor for figures and letters in them (see `numbers`).
"""

from typing import Any

from miskatonic.core.text import Text, text
from miskatonic.games.horror.render.grammar import noun_of
from miskatonic.games.horror.render.phrases import (
    a_chaos_token,
    at,
    at_target,
    card_named,
    chaos_token,
    phrase,
    ref,
    slug,
    spread,
    stat_name,
    tokens,
)
from miskatonic.games.horror.words import things as w
from miskatonic.games.horror.words.things import Condition, Matcher, Number


def condition_text(condition: Condition, holds: bool = True) -> Text:
    """Return a condition, or its contrary."""
    match condition:
        case w.Unless(condition=inner):
            return condition_text(inner, not holds)
        case w.Either(any=parts) if holds and _alike(parts):
            tests = joined("join-or", [_test(each) for each in parts if isinstance(each, w.DuringTest)])
            return text(f"cond-{_whose(parts[0])}-test", test=tests)
        case w.Both(all=parts) | w.Either(any=parts):
            both = isinstance(condition, w.Both) == holds
            return joined("join-and" if both else "join-or", [condition_text(each, holds) for each in parts])
        case w.AtLeast(number=w.SucceededBy(), least=int(least)):
            return text(f"cond-succeeded-by{'' if holds else '-not'}", count=least)
        case w.AtLeast(number=w.FailedBy(), least=int(least)):
            return text(f"cond-failed-by{'' if holds else '-not'}", count=least)
        case w.AtLeast(number=number, least=least):
            return _compared(number, least, holds)
        case w.Fewer(number=number, than=than):
            return _compared(number, than, not holds)
        case w.Exists(what=what):
            return text("cond-exists", what=phrase(what, "a" if holds else "no", "acc"))
        case w.Matches(ref=known, what=what):
            return _matches(known, what, holds)
        case w.DuringTest():
            return _during_test(condition, holds)
        case _:
            id, args = _plain(condition, holds)
            return text(f"cond-{id}{'' if holds else '-not'}", **args)


def joined(how: str, parts: list[Text]) -> Text:
    """Return several texts joined by "and" or "or"."""
    first = parts[0]
    for second in parts[1:]:
        first = text(how, first=first, second=second)
    return first


def listed(parts: list[Text]) -> Text:
    """Return several texts: commas between them, and "and" before the last."""
    *first, last = parts
    return text("join-and", first=joined("comma", first), second=last) if first else last


def conditions_in(condition: Condition, holds: bool = True) -> list[Text]:
    """Return what all must hold, one by one; the contrary of a condition is one."""
    if isinstance(condition, w.Both) and holds:
        return [each for part in condition.all for each in conditions_in(part)]
    return [condition_text(condition, holds)]


def _compared(number: w.Number, other: w.Number, at_least: bool) -> Text:
    if not at_least and isinstance(other, int):
        return text("cond-at-most", number=number_text(number), other=other - 1)
    id = "cond-at-least" if at_least else "cond-fewer"
    return text(id, number=number_text(number), other=number_text(other))


def _plain(condition: Condition, holds: bool) -> tuple[str, dict[str, Any]]:
    match condition:
        case w.YourTurn():
            return "your-turn", {}
        case w.DuringPhase(phase=phase):
            return "phase", {"phase": text(f"phase-name-{phase}")}
        case w.TestAgainst(what=what):
            return "test-against", {"what": phrase(what, "a", "acc", default="enemy")}
        case w.TestOn(what=what):
            return "test-on", {"what": phrase(what, "a" if holds else "no", "dat")}
        case w.TokenRevealed(token=token, other=True):
            return "other-token-revealed", {"token": chaos_token(token)}
        case w.TokenRevealed(token=token, resolved=resolved):
            return f"token-{'resolved' if resolved else 'revealed'}", {
                "token": a_chaos_token(token, "nom") if holds else chaos_token(token)
            }
        case w.FirstAction():
            return "first-action", {}
        case w.AllAt(who=who, place=place):
            args = {"who": phrase(who, "each", "nom", default="investigator")}
            return "all-located", {**args, "at": at_target(w.Choose(place))}
        case w.Remembered(what=what):
            return "remembered", {"what": text(f"remembered-{slug(what)}")}
        case w.Recorded(what=what, card=card):
            named = card_named(card) if card else text("noted-card")
            return "recorded", {"what": text(f"note-{slug(what)}", card=named, number=text("number-x"))}
    raise TypeError(f"no clause for {condition!r}")


def _alike(parts: tuple[Condition, ...]) -> bool:
    """Say whether conditions are all about what kind of test somebody takes."""
    return all(isinstance(each, w.DuringTest) for each in parts) and len(set(map(_whose, parts))) == 1


def _whose(condition: Any) -> str:
    return "your" if condition.yours else "any"


def _during_test(condition: w.DuringTest, holds: bool) -> Text:
    return text(f"cond-{_whose(condition)}-test{'' if holds else '-not'}", test=_test(condition))


def _test(condition: w.DuringTest) -> Text:
    test = text("test-any")
    if condition.skill is not None:
        test = text("test-of-skill", skill=text(f"skill-{condition.skill}"))
    return text(f"test-{condition.kind}", test=test) if condition.kind is not None else test


def _matches(known: str, what: Matcher, holds: bool) -> Text:
    mode = "you" if known == "you" else "one"
    if isinstance(what, w.HasAttacked):
        id = f"cond-has-attacked{'' if holds else '-not'}"
        return text(id, who=ref(known), whom=ref(what.ref, "acc"))
    if known == "you" and isinstance(what, w.Having | w.Without):
        least = what.least if isinstance(what, w.Having) else 1
        has = holds == isinstance(what, w.Having)
        if not has and least == 1:
            return text("cond-you-have-none", kind=what.kind)
        return text(f"cond-you-have{'' if has else '-not'}", tokens=tokens(what.kind, least))
    said = _predicate(what)
    if said is not None:
        return text(f"cond-is{'' if holds else '-not'}", mode=mode, who=ref(known), what=said)
    traits = _predicates(known, what, mode) if holds else []
    if traits:
        return text("cond-who", who=ref(known), what=listed(traits))
    default = "investigator" if known in ("you", "who", "lead", "active") else "card"
    what_it_is = phrase(what, "a" if holds else "no", "nom", default=default)
    return text("cond-is", mode=mode, who=ref(known), what=what_it_is)


def _predicates(known: str, what: Matcher, mode: str) -> list[Text]:
    """Return all that something is and bears, one by one; nothing if it cannot be said so."""
    alternatives = spread(what)
    parts = [part for part in alternatives[0] if part != w.Kind(noun_of(known))]  # type: ignore[arg-type]
    said: list[Text] = []
    for part in parts:
        if isinstance(part, w.Without):
            said.append(text("bears-no", kind=part.kind))
        elif isinstance(part, w.Having):
            said.append(text("bears", tokens=tokens(part.kind, part.least)))
        elif (adjective := _predicate(part)) is not None:
            said.append(text("is-such", mode=mode, what=adjective))
    return said if len(said) == len(parts) and len(alternatives) == 1 else []


def _predicate(what: Matcher) -> Text | None:
    """Return what something is, if one adjective or place says it all."""
    alternatives = spread(what)
    if len(alternatives) != 1 or len(alternatives[0]) != 1:
        return None
    match alternatives[0][0]:
        case (
            w.Ready()
            | w.Exhausted()
            | w.Revealed()
            | w.Unrevealed()
            | w.Empty()
            | w.Unique()
            | w.Engaged()
            | w.Searched()
        ):
            return text(f"is-{type(alternatives[0][0]).__name__.lower()}")
        case w.At(ref=known):
            return at(known)
        case w.EngagedWith(ref=known):
            return text("is-engaged-with", who=ref(known, "dat"))
        case w.AttachedTo(ref=known):
            return text("is-attached-to", what=ref(known, "acc"))
    return None


# Numbers, which conditions speak of, and which depend on conditions


def number_text(number: Number) -> Text:
    """Return what a number is, in full."""
    match number:
        case int():
            return text("number-plain", number=number)
        case w.PerInvestigator(count=count):
            return text("number-per-investigator", count=count)
        case w.CountOf(what=what, different=True):
            return text("number-different", number=phrase(what, "number", "gen"))
        case w.CountOf(what=what):
            return phrase(what, "number", "gen")
        case w.DifferentActions():
            return text("number-different-actions")
        case w.TokensOn(kind=kind, on="you"):
            return text(f"number-{kind}-yours")
        case w.TokensOn(kind=kind, on=on):
            return text(f"number-{kind}-on", what=ref(on, "dat"))
        case w.StatOf(stat="remaining-sanity" | "remaining-health" as stat, of="you"):
            return text(f"number-{stat}-yours")
        case w.StatOf(stat=stat, of=of, printed=printed):
            id = f"number-stat{'-printed' if printed else ''}{'-yours' if of == 'you' else ''}"
            who = text("the-found-card") if of == "drawn" else ref(of, "gen")
            return text(id, stat=stat_name(stat), who=who)
        case w.FailedBy():
            return text("number-failed-by")
        case w.SucceededBy():
            return text("number-succeeded-by")
        case w.X():
            return text("number-x")
        case w.Amount():
            return text("number-amount")
        case w.Excess():
            return text("number-excess")
        case w.CardsIn(zone=zone):
            return text(f"number-cards-in-{zone}")
        case w.Times(factor=factor, number=inner):
            return text("number-times", factor=factor, number=number_text(inner))
        case w.Plus(first=first, second=w.Times(factor=-1, number=second)):
            return text("number-less", first=number_text(first), second=number_text(second))
        case w.Plus(first=first, second=second):
            return text("number-sum", first=number_text(first), second=number_text(second))
        case w.AtMost(number=inner, most=most):
            return text("number-at-most", number=number_text(inner), most=most)
        case w.Half(number=inner):
            return text("number-half", number=number_text(inner))
        case w.Stage(deck=deck):
            return text(f"number-stage-{deck}")
        case w.Given(condition=condition, number=inner, otherwise=otherwise):
            return text(
                "number-given",
                condition=condition_text(condition),
                number=number_text(inner),
                otherwise=number_text(otherwise),
            )
