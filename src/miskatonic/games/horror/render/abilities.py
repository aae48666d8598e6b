"""Abilities as they stand in a card's text box: heading, price, effects, limits. Not for single effects."""

from collections.abc import Mapping
from typing import Any

from miskatonic.core.text import Text, text
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.render.conditions import condition_text, joined
from miskatonic.games.horror.render.costs import cost_text
from miskatonic.games.horror.render.flow import effects_text, results, sentences_of
from miskatonic.games.horror.render.grammar import speaking_of
from miskatonic.games.horror.render.modifiers import modifier_sentences
from miskatonic.games.horror.render.numbers import Figures, letters
from miskatonic.games.horror.render.phrases import (
    card_named,
    chaos_token,
    keyword_name,
    phrase,
    ref,
    slug,
    subject,
)
from miskatonic.games.horror.render.sentences import opened, row, sentence
from miskatonic.games.horror.render.triggers import is_adverb, is_result, limit_text, noun_that, on_text
from miskatonic.games.horror.words import abilities as a
from miskatonic.games.horror.words import building
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import things as w
from miskatonic.games.horror.words.abilities import Ability
from miskatonic.games.horror.words.costs import Actions, ChosenResources, Cost, SpendUses
from miskatonic.games.horror.words.things import Is, Searched, X, YourTurn


def card_text(printed: Printed, german: Mapping[str, str] | None = None) -> list[Text]:
    """Return what stands in a card's text box: its keywords in one line, then one text for each ability.

    `german` gives the German names of other cards that it mentions by their English ones.
    """
    keywords = [each for each in printed.abilities if isinstance(each, a.Keyword)]
    others = [each for each in printed.abilities if not isinstance(each, a.Keyword)]
    uses = next((each.type for each in keywords if each.name == "uses"), "")
    with speaking_of(this=printed.type, uses=uses):
        lines = [row([keyword_text(each) for each in keywords])] if keywords else []
        lines += [ability_text(each) for each in others]
    return [translated(line, german or {}) for line in lines]


def translated(said: Text, german: Mapping[str, str]) -> Text:
    """Return a text with the German names of cards filled in."""
    args: dict[str, Any] = {
        name: translated(value, german) if isinstance(value, Text) else value
        for name, value in said.args.items()
    }
    if said.id == "card-name" and args["en"] in german:
        args["de"] = german[args["en"]]
    return Text(said.id, args)


def keyword_text(word: a.Keyword) -> Text:
    """keywords.1: a keyword with what stands behind it."""
    name = keyword_name(word.name)
    if word.what is not None:
        what = phrase(word.what, "a", "nom", default=_meant_by(word.name))
        return text(f"keyword-what{'-only' if word.only else ''}", name=name, what=what)
    if word.name == "seal":
        return text("keyword-what", name=name, what=chaos_token(word.type))
    if word.type and word.name != "researched":
        uses = text(f"uses-{slug(word.type)}", count=word.number)
        said = text("keyword-what", name=name, what=uses)
        if not word.discard:
            return said
        uses = text(f"uses-type-{slug(word.type)}")
        spent = text("discard-without-uses", type=uses, on=ref("this", "dat"), what=ref("this", "acc"))
        return row([said, spent])
    if word.number:
        name = text("keyword-number", name=name, number=word.number)
    return text("sentence", clause=name)


def _meant_by(keyword: str) -> str:
    return "investigator" if keyword == "prey" else "location"


def ability_text(ability: Ability) -> Text:
    """Return what an ability says."""
    with letters(x_is_taken=defines_x(ability)):
        return _ability(ability)


def defines_x(words: Any) -> bool:
    """Say whether words speak of X themselves."""
    return any(
        type(each) in (X, ChosenResources, fx.DefineX) or (isinstance(each, SpendUses) and each.most)
        for each in words_in(words)
    )


def words_in(value: Any) -> list[Any]:
    """Return a word and all the words in it."""
    if isinstance(value, tuple):
        return [each for part in value for each in words_in(part)]
    if not hasattr(value, "__struct_fields__"):
        return []
    inner = [each for name in value.__struct_fields__ for each in words_in(getattr(value, name))]
    return [value, *inner]


def _ability(ability: Ability) -> Text:
    match ability:
        case a.Keyword():
            return keyword_text(ability)
        case a.Constant(modifiers=modifiers, condition=condition):
            rules = [each for word in modifiers for each in _rule(word)]
            if condition is not None:
                rules = opened(text("opening-while", condition=condition_text(condition)), rules)
            return row(rules)
        case a.Revelation(effects=effects):
            return text("revelation", effects=effects_text(effects))
        case a.Haunted(effects=effects):
            return text("haunted-text", effects=effects_text(effects))
        case a.ElderSign() | a.Symbol():
            return _symbol(ability)
        case a.Objective():
            return _objective(ability)
        case a.AttachRule(to=to):
            return text("attach-rule", what=ref("this", "acc"), to=phrase(to, "a", "acc"))
        case a.CopyLimit(count=count, per=per, committed=committed):
            return text(
                f"copies{'-committed' if committed else ''}", count=count, period=text(f"period-{per}")
            )
        case building.DeckSize(by=by):
            return text("deck-size-more", count=by)
        case building.DeckAccess(traits=traits, type=kind, most=most, count=count):
            marked = w.AnyOf(tuple(w.Trait(each) for each in traits))
            what = phrase(w.AllOf((w.Kind(kind), marked)), "a" if count == 1 else "up-to", "acc", count=count)
            return text("deck-access", what=what, most=most)
        case building.AtCreationOnly():
            return text("at-creation-only", what=ref("this", "nom", start=True))
        case a.DeckOnly(name=name):
            return text("deck-only", name=card_named(name))
        case a.CommitCost(cost=cost):
            figures = Figures()
            price = text("commit-cost", this=ref("this", "acc"), price=cost_text(cost, "you", figures))
            return row([price, *figures.explained()])
        case a.Forced() | a.Reaction() | a.Free() | a.Action() | a.Play():
            return _triggered(ability)


def _rule(word: Any) -> list[Text]:
    if not isinstance(word, a.Gains):
        return modifier_sentences(word)
    return [text("gains", **subject(word.whom, "card"), ability=ability_text(word.ability))]


def _symbol(ability: a.ElderSign | a.Symbol) -> Text:
    figures = Figures()
    token = ability.token if isinstance(ability, a.Symbol) else "elder-sign"
    said = [text("symbol-modifier", token=chaos_token(token), by=figures.signed(ability.modifier))]
    said += figures.explained() + symbol_sentences(ability)
    if isinstance(ability, a.Symbol) and ability.hard:
        return text("hard", effects=row(said))
    return row(said)


def symbol_sentences(ability: a.ElderSign | a.Symbol) -> list[Text]:
    """Return what a symbol does besides counting something."""
    does = [effects_text(ability.effects)] if ability.effects else []
    return does + results(ability.success, ability.failure)


def _objective(ability: a.Objective) -> Text:
    figures = Figures()
    this = ref("this", "nom", start=True)
    does = [sentence("objective-may-advance" if ability.may else "objective-advances", this=this)]
    if ability.effects:
        does = sentences_of(ability.effects)
    spends = ability.adds and ability.on is not None and ability.may
    if spends:
        who = phrase(ability.who, "bare", "nom", default="investigator")
        does = [sentence("objective-spends", who=who, this=ref("this", "nom"))]
    if ability.condition is not None:
        does = opened(text("opening-if", condition=condition_text(ability.condition)), does)
    if ability.on is not None:
        does = opened(on_text(ability.on, figures), does, adverb=is_adverb(ability.on))
    extra = [text("objective-adds")] if ability.adds and not spends else []
    return text("objective", effects=row([*does, *figures.explained(), *extra]))


# Forced, reaction, free and action abilities, and events

Triggered = a.Forced | a.Reaction | a.Free | a.Action | a.Play


def _triggered(ability: Triggered) -> Text:
    figures = Figures()
    on = getattr(ability, "on", None)
    with speaking_of(**({"that": noun_that(on), "interrupted": on.what} if on is not None else {})):
        opening = _opening(ability, figures)
        if opening is not None and opening.id == "ability-on":
            result = opened(opening.args["on"], sentences_of(ability.effects))  # type: ignore[arg-type]
            return row([*result, *figures.explained(), *_closing(ability)])
        body = row([effects_text(ability.effects), *figures.explained(), *_closing(ability)])
        return text(opening.id, **opening.args, effects=body) if opening is not None else body


def _heading(ability: Triggered) -> Text | None:
    """Return the symbol or word an ability begins with."""
    match ability:
        case a.Forced(on=on):
            return None if is_result(on) else text("heading-forced")
        case a.Reaction():
            return text("symbol-reaction")
        case a.Free():
            return text("symbol-free")
        case a.Action(costs=costs):
            count = sum(each.count for each in costs if isinstance(each, Actions))
            return _designated(row([text("symbol-action")] * max(1, count)), ability)
        case a.Play(on=on, must=must):
            plain = text("heading-must-play" if must else "heading-play") if on is not None else None
            return _designated(plain, ability)


def _designated(heading: Text | None, ability: a.Action | a.Play) -> Text | None:
    """action-designator.1: the kind of action stands in front, unless the effects say it anyway."""
    kind = ability.designator
    if not kind or any(isinstance(each, fx.TakeAction) and each.action == kind for each in ability.effects):
        return heading
    named = text(f"designator-{kind}")
    return named if heading is None else text("row", first=heading, second=named)


def _opening(ability: Triggered, figures: Figures) -> Text | None:
    """Return everything before the effects, as a message that still wants them."""
    heading = _heading(ability)
    on = getattr(ability, "on", None)
    costs = [each for each in getattr(ability, "costs", ()) if not isinstance(each, Actions)]
    parts: dict[str, Text] = {}
    if heading is not None:
        parts["heading"] = heading
    if on is not None:
        parts["on"] = _where(ability, on_text(on, figures))
    if costs and not isinstance(ability, a.Play):
        parts["price"] = _prices(costs, figures, on is not None)
    if not parts:
        return None
    dash = "-dash" if isinstance(ability, a.Forced | a.Play) and "heading" in parts and "on" in parts else ""
    return Text("ability-" + "-".join(parts) + dash, dict(parts))


def _where(ability: Triggered, on: Text) -> Text:
    """abilities.2: where the card is to be, unless what happens to it says so already."""
    zone, when = getattr(ability, "zone", "play"), getattr(ability, "on", None)
    if zone == "play" or when is None or when.card == Is("this") or Searched() in words_in(when):
        return on
    if zone == "hand" and when.what == "game-ends":
        return text("zone-hand-at-the-end")
    return text(f"zone-{zone}-on", on=on)


def _prices(costs: list[Cost], figures: Figures, behind: bool) -> Text:
    first, *rest = costs
    said = [cost_text(first, "low" if behind else "you", figures)]
    return joined("comma", [*said, *(cost_text(each, "low", figures) for each in rest)])


def _closing(ability: Triggered) -> list[Text]:
    """Return conditions, limits and the like, behind the effects."""
    found: list[Text] = []
    playing = isinstance(ability, a.Play)
    costs: tuple[Cost, ...] = getattr(ability, "costs", ())
    if playing and costs:
        figures = Figures()
        price = joined("comma", [cost_text(costs[0], "you", figures), *_low(costs[1:], figures)])
        found += [text("additional-cost", price=price), *figures.explained()]
    condition = getattr(ability, "condition", None)
    if condition == YourTurn():
        found.append(text(f"only-{'play-' if playing else ''}your-turn"))
    elif condition is not None:
        found.append(text("only-play-if" if playing else "only-if", condition=condition_text(condition)))
    if getattr(ability, "by_group", False):
        found.append(text("pay-together"))
    if getattr(ability, "safe", False):
        found.append(text("provokes-nothing"))
    if ability.limit is not None:
        found.append(limit_text(ability.limit))
    return found


def _low(costs: tuple[Cost, ...], figures: Figures) -> list[Text]:
    return [cost_text(each, "low", figures) for each in costs]
