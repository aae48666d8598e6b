"""Prices: "spend 1 clue", in the ways a sentence needs them. Not for paying."""

from typing import Any

from miskatonic.core.text import Text, text
from miskatonic.games.horror.render.conditions import joined
from miskatonic.games.horror.render.numbers import Figures
from miskatonic.games.horror.render.phrases import a_chaos_token, phrase, ref, slug, target, tokens
from miskatonic.games.horror.words import costs as c
from miskatonic.games.horror.words.costs import Cost


def cost_text(cost: Cost, mode: str, figures: Figures) -> Text:
    """Return a price; `mode` "you" begins a sentence, "low" goes on with one, "may" is the infinitive."""
    if isinstance(cost, c.OneOf):
        first, *rest = cost.any
        low = "low" if mode == "you" else mode
        return joined(
            "join-or", [cost_text(first, mode, figures), *(cost_text(each, low, figures) for each in rest)]
        )
    id, args = _cost(cost, figures)
    return Text(f"cost-{id}", {"mode": mode, **args})


def _cost(cost: Cost, figures: Figures) -> tuple[str, dict[str, Any]]:
    match cost:
        case c.Actions(count=count):
            return "actions", {"count": count}
        case c.Resources(count=number):
            return "resources", {"count": figures.say(number)}
        case c.ChosenResources():
            return "resources", {"count": text("number-x")}
        case c.SpendUses(count=count, type=uses, most=most) if most:
            numbers = [text("number-plain", number=each) for each in range(count, max(count, most) + 1)]
            what = text(f"uses-{slug(uses)}", count=text("number-x"))
            return "uses-range", {"what": what, "range": joined("join-or", numbers)}
        case c.SpendUses(count=count, type=uses):
            return "uses", {"what": text(f"uses-{slug(uses)}", count=count)}
        case c.SpendClues(count=number, group=group):
            return f"clues{'-group' if group else ''}", {"count": figures.say(number)}
        case c.DiscardCards(count=count, what=what):
            return "discard-cards", {"what": phrase(what, "count" if count > 1 else "a", "acc", count=count)}
        case c.DiscardIcons(icons=icons):
            shown = joined("row", [text("symbol", what=text(f"icon-{icon}")) for icon in icons])
            return "discard-icons", {"icons": shown}
        case c.Suffer(damage=damage, horror=horror, direct=direct):
            return "suffer", {"harm": harm(damage, horror, direct, figures)}
        case c.Reveal(what=what):
            return "reveal", {"what": phrase(what, "a", "acc")}
        case _:
            return _cost_of_card(cost)


def _cost_of_card(cost: Cost) -> tuple[str, dict[str, Any]]:
    match cost:
        case c.Exhaust(target=aim):
            return "exhaust", {"what": target(aim, "acc")}
        case c.Discard(target=aim):
            return "discard", {"what": target(aim, "acc")}
        case c.Exile():
            return "exile", {"what": ref("this", "acc")}
        case c.RemoveFromGame():
            return "remove", {"what": ref("this", "acc")}
        case c.RemoveTokens(kind=kind, count=count):
            return "remove-tokens", {"tokens": tokens(kind, count), "what": ref("this", "dat")}
        case c.PlaceTokens(kind=kind, count=count):
            return "place-tokens", {"tokens": tokens(kind, count), "what": ref("this", "dat")}
        case c.SealToken(token=token):
            return "seal", {"token": a_chaos_token(token), "what": ref("this", "dat")}
        case c.ReleaseToken():
            return "release", {"what": ref("this", "dat")}
    raise TypeError(f"no price for {cost!r}")


def harm(damage: Any, horror: Any, direct: bool, figures: Figures) -> Text:
    """Return damage and horror: "1 damage and 1 horror"."""
    kind = "both" if damage != 0 and horror != 0 else "horror" if horror != 0 else "damage"
    id = f"harm-{'direct-' if direct else ''}{kind}"
    return text(id, damage=figures.say(damage), horror=figures.say(horror))
