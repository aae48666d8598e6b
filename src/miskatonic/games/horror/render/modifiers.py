"""What holds: one sentence for each modifier. Not for how long (see `effects`) or under which heading."""

from typing import Any

from miskatonic.core.text import Text, text
from miskatonic.games.horror.render.conditions import condition_text
from miskatonic.games.horror.render.costs import cost_text
from miskatonic.games.horror.render.grammar import speaking_of
from miskatonic.games.horror.render.numbers import Figures
from miskatonic.games.horror.render.phrases import (
    keyword_name,
    phrase,
    ref,
    stat_name,
    subject,
    trait_name,
    whoever,
)
from miskatonic.games.horror.render.sentences import opened
from miskatonic.games.horror.words import modifiers as m
from miskatonic.games.horror.words import things as w
from miskatonic.games.horror.words.modifiers import Modifier

_OF_PEOPLE = (
    m.CostsMore, m.CostsLess, m.MayAssignTo, m.NoOpportunity, m.ExtraSlot, m.UseSkill, m.DealsMore,
    m.DiscoversMore, m.AddSkill, m.ExtraAction, m.AttackDeals,
)  # fmt: skip
"""What is about investigators even if the matcher does not say so."""
_WITH_OBJECT = frozenset({
    "play", "commit", "draw", "fight", "attack", "evade", "investigate", "engage", "activate", "trigger",
    "discover", "enter", "leave", "reveal", "move", "move-to",
})  # fmt: skip
"""What is done to something that can be named in the sentence."""
SKILL_NAMES = (
    "willpower", "intellect", "combat", "agility", "hand-limit", "actions", "opening-hand",
    "starting-resources",
)  # fmt: skip


OF_HANDS = ("hand-limit", "opening-hand", "starting-resources")
"""What is not a value but an amount: it is said how much more there is."""


def modifier_sentences(word: Modifier, whom: Any = None, until: str = "") -> list[Text]:
    """Return what a modifier says; `whom` replaces those it is about, `until` is the test it holds for."""
    figures = Figures()
    about = whom if whom is not None else getattr(word, "whom", getattr(word, "whose", "this"))
    said = [text("sentence", clause=_for_test(word, about, until, figures))]
    condition = getattr(word, "condition", None)
    if condition is not None:
        with speaking_of(**({"that": "enemy"} if until == "attack" else {})):
            holds = condition_text(condition)
        said = opened(text("opening-if" if until else "opening-while", condition=holds), said)
    return [*said, *figures.explained()]


def _for_test(word: Modifier, about: Any, until: str, figures: Figures) -> Text:
    """Return what holds, with the test it holds for."""
    match word, until:
        case m.DealsMore(damage=damage), "attack":
            return text("rule-this-deals-more", by=figures.signed(damage))
        case m.AttackDeals(damage=damage), "attack":
            return text("rule-this-deals", count=figures.say(damage))
        case m.DiscoversMore(clues=clues), "test" if about == "you":
            return text("rule-this-discovers-more", count=figures.say(clues))
        case _, "":
            return _clause(word, about, figures)
    return text(f"for-{until}", clause=_clause(word, about, figures))


def _noun(word: Modifier) -> str:
    of_people = isinstance(word, _OF_PEOPLE) or getattr(word, "stat", "") in SKILL_NAMES
    if of_people:
        return "investigator"
    if isinstance(word, m.ConnectsTo) or getattr(word, "stat", "") in ("shroud", "clue-value"):
        return "location"
    return "enemy" if getattr(word, "stat", "") in ("fight", "evade") else "card"


def _each(about: Any) -> Any:
    """Return those a modifier is about, in place of a target."""
    return about.what if isinstance(about, w.Each) else about


def _clause(word: Modifier, about: Any, figures: Figures) -> Text:
    default = _noun(word)
    who = subject(about, default)
    id, args = _about_numbers(word, figures) or _about_words(word) or _about_doing(word, figures)
    if isinstance(word, m.Cannot):
        who = _whoever_cannot(about, default)
    for case in ("acc", "dat", "gen"):
        args[f"who-{case}"] = _in_case(about, case, default)
    if isinstance(word, m.MayAssignTo) and not isinstance(about, str | w.Choose | w.AtRandom):
        args["who-dat"] = phrase(_each(about), "a", "dat", default=default)
    if id == "cannot-only":
        args["rule"] = Text(f"rule-cannot-{args['doing']}", {**who})
    return Text(f"rule-{id}", {**who, **args})


def _in_case(about: Any, case: Any, default: str) -> Text:
    if isinstance(about, w.Choose | w.AtRandom):
        return phrase(about.what, "a" if about.count == 1 else "count", case, count=about.count)
    return whoever(_each(about), case, default)


def _whoever_cannot(about: Any, default: str) -> dict[str, Any]:
    """Return whoever cannot do something: "no enemy can" instead of "each enemy cannot"."""
    about = _each(about)
    if isinstance(about, str | w.Choose | w.AtRandom) or about == w.Is("you"):
        return subject(about, default)
    return {"mode": "none", "who": phrase(about, "no", "nom", start=True, default=default)}


def _about_numbers(word: Modifier, figures: Figures) -> tuple[str, dict[str, Any]] | None:
    match word:
        case m.Change(stat=("hand-limit" | "opening-hand" | "starting-resources") as stat, by=int(by)) if (
            by > 0
        ):
            return f"more-{stat}", {"count": by}
        case m.Change(stat=stat, by=by):
            return "change", {"stat": stat_name(stat), "by": figures.signed(by)}
        case m.Double(stat=stat):
            return "double", {"stat": stat_name(stat)}
        case m.Halve(stat=stat):
            return "halve", {"stat": stat_name(stat)}
        case m.SetBase(stat=stat, to=to):
            return "base", {"stat": stat_name(stat), "count": figures.say(to)}
        case m.DealsMore(damage=damage):
            return "deals-more", {"by": figures.signed(damage)}
        case m.AttackDeals(damage=damage):
            return "attack-deals", {"count": figures.say(damage)}
        case m.DiscoversMore(clues=clues):
            return "discovers-more", {"count": figures.say(clues)}
        case m.ExtraSlot(slot=slot, count=count, only=only):
            args = {"slot": text(f"slots-{slot}", count=count)}
            if only is None:
                return "extra-slot", args
            return "extra-slot-only", {**args, "only": phrase(only, "bare", "acc", default="asset")}
        case m.CostsLess(what=what, by=by):
            return "costs-less", {"what": phrase(what, "bare", "nom"), "count": figures.say(by)}
    return None


def _about_words(word: Modifier) -> tuple[str, dict[str, Any]] | None:
    match word:
        case m.GainKeyword(name=name, number=number):
            said = keyword_name(name)
            if number:
                said = text("keyword-number", name=said, number=number)
            return "gain-keyword", {"keyword": said}
        case m.LoseKeyword(name=name):
            return "lose-keyword", {"keyword": keyword_name(name)}
        case m.GainTrait(name=name):
            return "gain-trait", {"trait": trait_name(name)}
        case m.GainIcons(icon=icon, count=count):
            return "gain-icons", {"count": count, "icon": text("symbol", what=text(f"icon-{icon}"))}
        case m.BecomeType(type=type_):
            return "become", {"type": phrase(w.Kind(type_), "a", "dat")}
        case m.Blank():
            return "blank", {}
        case m.EntersExhausted():
            return "enters-exhausted", {}
        case m.StaysInPlay():
            return "stays-in-play", {}
        case m.Immune(to=to):
            return "immune", {"to": text(f"immune-{to}")}
        case m.MayAssignTo(kind=kind):
            return f"assign-{kind}", {"this": ref("this", "dat")}
        case m.NoSlot(what=what):
            return "no-slot", {"what": phrase(what, "each", "nom", start=True, default="asset")}
        case m.SlotInstead(what=what, slot=slot):
            each = phrase(what, "each", "nom", start=True, default="asset")
            return "slot-instead", {"what": each, "slot": text(f"a-slot-{slot}")}
        case m.UseSkill(skill=skill, instead_of=other):
            return "use-skill", {"skill": text(f"skill-{skill}"), "other": text(f"skill-{other}")}
        case m.ExtraAction(only=only):
            return "extra-action", {"doing": text(f"doing-{only}")}
        case m.AddSkill(skill=skill, to=other):
            return "add-skill", {"skill": text(f"skill-{skill}"), "other": text(f"skill-{other}")}
        case m.ConnectsTo(to=to, both_ways=both_ways):
            place = phrase(to, "each", "dat", default="location")
            return "connects" if both_ways else "leads", {"place": place}
        case m.CanBeCommitted(what=what, late=late, elsewhere=elsewhere, own=own):
            how = f"{'-late' if late else ''}{'-elsewhere' if elsewhere else ''}"
            return f"commit{how}", {
                "what": phrase(what, "bare", "acc"),
                "tests": text("own-tests" if own else "any-tests"),
            }
    return None


def _about_doing(word: Modifier, figures: Figures) -> tuple[str, dict[str, Any]]:
    match word:
        case m.Cannot(doing=doing, to=None):
            return f"cannot-{doing}", {}
        case m.Cannot(doing=doing, to=to) if doing in _WITH_OBJECT:
            return f"cannot-{doing}-such", {
                "to-acc": phrase(to, "bare", "acc"),
                "to-dat": phrase(to, "bare", "dat"),
            }
        case m.Cannot(doing=doing, to=to):
            return "cannot-only", {"doing": doing, "to": phrase(to, "bare", "acc")}
        case m.CostsMore(doing=doing, cost=cost, to=to):
            args = {"doing": text(f"doing-{doing}"), "price": cost_text(cost, "you", figures)}
            if to is None:
                return "costs-more", args
            if doing in ("enter", "leave"):
                return "costs-more-of", {**args, "to": phrase(to, "a", "gen", default="location")}
            return "costs-more-only", {**args, "to": phrase(to, "bare", "nom")}
        case m.NoOpportunity(doing="take-action", first=True):
            return "no-opportunity-first", {}
        case m.NoOpportunity(doing=doing, first=True):
            return "no-opportunity-as-first", {"doing": text(f"doing-{doing}")}
        case m.NoOpportunity(doing=doing):
            return "no-opportunity", {"doing": text(f"doing-{doing}")}
    raise TypeError(f"no sentence for {word!r}")
