"""How effects are put together: one after another, by choice, under a condition, for a time."""

from itertools import groupby
from typing import Any

from miskatonic.core.text import Text, text
from miskatonic.games.horror.render.conditions import conditions_in, joined, listed
from miskatonic.games.horror.render.costs import cost_text
from miskatonic.games.horror.render.effects import said
from miskatonic.games.horror.render.grammar import speaking_of
from miskatonic.games.horror.render.modifiers import modifier_sentences
from miskatonic.games.horror.render.numbers import Figures
from miskatonic.games.horror.render.phrases import a_chaos_token, noun_in, phrase, ref
from miskatonic.games.horror.render.sentences import opened, row, sentence
from miskatonic.games.horror.render.triggers import is_adverb, noun_that, on_text, this_test_text
from miskatonic.games.horror.words import chaos
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import things as w
from miskatonic.games.horror.words.effects import Effect

Effects = tuple[Effect, ...]


def effects_text(effects: Effects) -> Text:
    """Return effects, one sentence after another."""
    found = sentences_of(effects)
    return row(found) if found else text("nothing-happens")


def sentences_of(effects: Effects) -> list[Text]:
    """Return the sentences that effects make."""
    sentences: list[Text] = []
    chosen, known = "", dict[str, str]()
    for place, word in enumerate(effects):
        with speaking_of(**({"chosen": chosen} if chosen else {}), **known):
            if isinstance(word, fx.Test | fx.TakeAction):
                sentences += _test(word, [each for each in effects[:place] if _waits_for(each, word)])
            elif not any(_waits_for(word, each) for each in effects[place + 1 :]):
                sentences += effect_sentences(word)
        chosen = _chooses(word) or chosen
        known = {"drawn": "card"} if _turns_up_one(word) else known
    return sentences


def _turns_up_one(word: Effect) -> bool:
    """Say whether what is "drawn" behind an effect is one card."""
    return isinstance(word, fx.DiscardUntil) or (isinstance(word, fx.DiscardTop) and word.count == 1)


def _waits_for(word: Effect, test: Effect) -> bool:
    """lasting-effects.1: whether something is about a test that is yet to begin, and is said behind it."""
    begins = isinstance(test, fx.Test) or getattr(test, "action", "") in ("fight", "evade", "investigate")
    return begins and _is_about_test(word)


def _is_about_test(word: Effect) -> bool:
    """lasting-effects.1: whether something holds, or waits, for a test only."""
    if isinstance(word, fx.If):
        return all(_is_about_test(each) for each in (*word.then, *word.otherwise))
    if isinstance(word, fx.Delayed):
        return word.until in ("test", "attack")
    return isinstance(word, fx.Lasting) and word.until in ("test", "attack")


def _test(word: fx.Test | fx.TakeAction, holding: list[Effect]) -> list[Text]:
    """Return a test with what holds for it, and its results."""
    with speaking_of(**_aimed_at(word)):
        during = [sentence for each in holding for sentence in effect_sentences(each)]
        reveals = [each for one in getattr(word, "revealing", ()) for each in _revealing(one)]
        return [*said(word).sentences(), *during, *results(word.success, word.failure), *reveals]


def _revealing(word: Effect) -> list[Text]:
    """at-timing.x2: what is done with each token that is revealed."""
    if isinstance(word, fx.If) and isinstance(word.condition, w.TokenRevealed) and not word.otherwise:
        revealed = text("cond-you-reveal", token=a_chaos_token(word.condition.token))
        return conditional([revealed], word.then)
    return [text("each-token", effects=effects_text((word,)))]


def _chooses(word: Effect) -> str:
    """Return what "chosen" is behind this effect."""
    for name in word.__struct_fields__:
        value = getattr(word, name)
        if isinstance(value, w.Choose | w.AtRandom):
            return noun_in(value.what)
    return ""


def _chosen_by(effects: Effects) -> dict[str, str]:
    """Return what "chosen" is behind all of these effects."""
    found = [chosen for each in effects if (chosen := _chooses(each))]
    return {"chosen": found[-1]} if found else {}


def effect_sentences(word: Effect) -> list[Text]:
    """Return what one effect says."""
    match word:
        case fx.Choice(options=options, by=by):
            return _choice(options, by)
        case fx.ByChance(options=options):
            return [text("by-chance", options=_numbered(options))]
        case fx.May():
            return _may(word)
        case fx.If(condition=condition, then=then, otherwise=otherwise):
            return [*conditional(conditions_in(condition), then), *_adverb("otherwise", otherwise)]
        case fx.Then(first=first_effects, then=then, otherwise=otherwise):
            possible = conditional([text("cond-impossible")], otherwise)
            with speaking_of(**_chosen_by(first_effects)):
                return [*sentences_of(first_effects), *_then(then), *possible]
        case fx.ForEach():
            return _for_each(word)
        case fx.EachInvestigator(effects=effects, who=w.Is(ref=known)):
            return [text("one-investigator", who=ref(known, "nom", True), effects=effects_text(effects))]
        case fx.EachInvestigator(effects=effects, who=who):
            each = phrase(who, "each", "nom", start=True, default="investigator")
            return [text("each-investigator", who=each, effects=effects_text(effects))]
        case fx.MustPay(cost=cost, effects=effects):
            return _paying("must-clause", cost, effects)
        case fx.Lasting():
            return _lasting(word)
        case fx.Delayed():
            return _delayed(word)
        case fx.Instead(effects=effects):
            return _adverb("instead", effects)
        case fx.Test() | fx.TakeAction():
            return _test(word, [])
        case chaos.TryAgain(modifiers=modifiers):
            again = [each for one in modifiers for each in modifier_sentences(one, None, "again")]
            return [*said(word).sentences(), *again]
    return said(word).sentences()


def conditional(conditions: list[Text], effects: Effects, opening: str = "opening-if") -> list[Text]:
    """Return effects under conditions; one more condition is named with the first: "If … and …"."""
    said: list[Text] = []
    for depends_on_more, group in groupby(effects, lambda word: isinstance(word, fx.If)):
        words = tuple(group)
        if not depends_on_more:
            said += opened(text(opening, condition=listed(conditions)), sentences_of(words))
        for word in words:
            if isinstance(word, fx.If):
                yes, no = conditions_in(word.condition), conditions_in(word.condition, False)
                said += conditional([*conditions, *yes], word.then, opening)
                said += conditional([*conditions, *no], word.otherwise, opening)
    return said


def _then(effects: Effects) -> list[Text]:
    """then.1: what follows only if what stands before could be done."""
    match effects:
        case (fx.If(condition=condition, then=then, otherwise=()),):
            return conditional(conditions_in(condition), then, "opening-if-then")
    return _adverb("then", effects)


def _adverb(id: str, effects: Effects) -> list[Text]:
    """Return effects behind a word that opens their sentence."""
    return opened(text(f"opening-{id}"), sentences_of(effects), adverb=True) if effects else []


def _delayed(word: fx.Delayed) -> list[Text]:
    figures = Figures()
    with speaking_of(that=noun_that(word.on)):
        ends = word.on.what == "test-ends" and word.until == "test"
        when = this_test_text(word.on) if ends else on_text(word.on, figures)
        later = opened(when, sentences_of(word.effects), adverb=is_adverb(word.on) and not ends)
    if word.until is not None and word.until not in ("test", "attack", "resolved"):
        later = opened(text(f"until-{word.until}"), later, adverb=True)
    return [*later, *figures.explained()]


def _aimed_at(word: Effect) -> dict[str, str]:
    """Return what "that" is in the results of an action."""
    action = getattr(word, "action", "")
    if action in ("fight", "evade", "engage", "parley"):
        return {"that": "enemy"}
    return {"that": "location"} if action == "investigate" else {}


def results(success: Effects, failure: Effects) -> list[Text]:
    """Return what follows from a test."""
    return [*_result("succeed", success), *_result("fail", failure)]


def _result(how: str, effects: Effects) -> list[Text]:
    """Return what success or failure brings, or success or failure by so many points."""
    by = {"succeed": w.SucceededBy(), "fail": w.FailedBy()}[how]
    match effects:
        case (fx.If(condition=w.AtLeast(number=number, least=int(least)), then=then, otherwise=()),) if (
            number == by
        ):
            return conditional([text(f"cond-you-{how}-by", count=least)], then)
    return conditional([text(f"cond-you-{how}")], effects)


def _choice(options: tuple[Effects, ...], by: str) -> list[Text]:
    if by == "you":
        return [text("choice", options=_numbered(options))]
    return [text("choice-by", who=ref(by, "nom", True), options=_numbered(options))]


def _numbered(options: tuple[Effects, ...]) -> Text:
    numbered = [
        text("numbered", number=number, effects=effects_text(option))
        for number, option in enumerate(options, 1)
    ]
    return row(numbered)


def _may(word: fx.May) -> list[Text]:
    if word.by != "you":
        by = text("may-by", who=ref(word.by, "nom", True), effects=effects_text(word.effects))
        if word.cost is None:
            return [by]
        figures = Figures()
        price = cost_text(word.cost, "you", figures)
        return [by, text("may-by-price", price=price), *figures.explained()]
    if word.cost is not None:
        return _paying("may-clause", word.cost, word.effects)
    clauses = [_infinitive(each) for each in word.effects]
    known = [each for each in clauses if each is not None]
    if len(known) == len(clauses) and known:
        return [sentence("may-clause", clause=joined("join-and", known)), *_behind(word.effects)]
    return [text("may-do", effects=effects_text(word.effects))]


def _infinitive(word: Effect) -> Text | None:
    """Return an effect behind "may", if it is a single thing that you do."""
    if isinstance(word, fx.Test | fx.TakeAction) or _is_flow(word):
        return None
    return said(word).infinitive()


def _behind(effects: Effects) -> list[Text]:
    return [sentence for word in effects for sentence in said(word).after]


def _is_flow(word: Effect) -> bool:
    return isinstance(
        word,
        fx.Choice | fx.May | fx.If | fx.Then | fx.ForEach | fx.EachInvestigator | fx.MustPay | fx.Lasting
        | fx.Delayed | fx.Instead | fx.ByChance,
    )  # fmt: skip


def _paying(id: str, cost: Any, effects: Effects) -> list[Text]:
    figures = Figures()
    paid = sentence(id, clause=cost_text(cost, "may", figures))
    return [paid, *figures.explained(), *conditional([text("cond-you-do")], effects)]


def _for_each(word: fx.ForEach) -> list[Text]:
    if isinstance(word.count, w.CountOf) and not word.count.different:
        each = phrase(word.count.what, "each", "acc")
        with speaking_of(each=noun_in(word.count.what)):
            return [text("for-each", what=each, effects=effects_text(word.effects))]
    figures = Figures()
    count = figures.say(word.count)
    match word.effects:
        case (fx.Choice(options=options, by="you"),):
            times = text("choice-times", count=count, options=_numbered(options))
        case _:
            times = text("times", count=count, effects=effects_text(word.effects))
    return [times, *figures.explained()]


def _lasting(word: fx.Lasting) -> list[Text]:
    if word.until in ("test", "attack"):
        found = [modifier_sentences(one, word.target, word.until) for one in word.modifiers]
        return [each for some in found for each in some]
    sentences = [each for one in word.modifiers for each in modifier_sentences(one, word.target)]
    if word.until == "resolved":
        return sentences
    return opened(text(f"until-{word.until}"), sentences, adverb=True)
