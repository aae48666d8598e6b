"""More that both languages build alike: triggering conditions, what enemies do, numbers that may be others.

`build` has the phrases and effects; here is what sentences need. Not for patterns.
"""

from typing import Any

from miskatonic.games.horror.language import build as b
from miskatonic.games.horror.language import pieces as p
from miskatonic.games.horror.words import chaos
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words import things as w
from miskatonic.games.horror.words.abilities import Keyword
from miskatonic.games.horror.words.building import DeckAccess
from miskatonic.games.horror.words.triggers import On

YOU = w.Is("you")
IT: Any = "?it"
"""What was spoken of last."""


def joined(how: Any, first: Any, second: Any) -> Any:
    """Return conditions of which all hold, or any."""
    field = "all" if how is w.Both else "any"
    inner = getattr(second, field) if isinstance(second, how) else (second,)
    return how((first, *inner))


def first(happens: On) -> On:
    """Return what counts only the first time in each turn."""
    return b.timed("after", happens, ("first", True))  # type: ignore[no-any-return]


def draws(who: Any, card: Any, would: Any) -> Any:
    """Return that somebody draws a card, or an encounter card if weaknesses are left out."""
    parts = card.all if isinstance(card, w.AllOf) else (card,)
    what = "draws-encounter" if w.Not(w.Weakness()) in parts else "draws-card"
    return b.on(what, who, card, would)


def is_enemy(what: Any) -> bool:
    """Say whether cards are enemies."""
    parts = what.all if isinstance(what, w.AllOf) else (what,)
    return w.Kind("enemy") in parts


def a_location(card: Any) -> Any:
    """Return which location; none for any."""
    return None if card == w.Kind("location") else card


def enters(who: Any, card: Any, would: Any) -> Any:
    """Return that somebody enters a location."""
    if is_enemy(who) or card == w.Is("location"):
        return None
    return b.on("enters-location", who, card, would)


def enters_here(who: Any, would: Any) -> Any:
    """Return that an enemy comes to where you are."""
    if not is_enemy(who):
        return None
    return b.on("enters-location", None, who, would, other=w.Is("location"))


def reveals(who: Any, card: Any, would: Any) -> Any:
    """Return that somebody reveals a location."""
    parts = card.all if isinstance(card, w.AllOf) else (card,)
    return b.on("reveals-location", who, card, would) if w.Kind("location") in parts else None


def engages(who: Any, card: Any, would: Any) -> Any:
    """Return that an enemy and an investigator engage."""
    if is_enemy(who) or who in (w.Is("this"),):
        return b.on("engages", card, who, would)
    return b.on("engages", who, card, would)


def taken(what: str, who: Any, would: Any, least: Any = None) -> Any:
    """Return that somebody takes damage or horror."""
    more = {"least": None if least == 1 else least}
    if who == YOU:
        return b.on(what, who, None, would, **more)
    return b.on(what, None, who, would, **more)


def more(value: Any) -> Any:
    """Return that attacks deal more damage."""
    return mod.DealsMore("you", b.signed(value))


def enemy(who: Any, *does: str) -> Any:
    """Return what an enemy does, one thing after another."""
    found: list[Any] = []
    for each in does:
        aim = who if not found or isinstance(who, str) else "chosen"
        word = {"engage": fx.Engage, "attack": fx.EnemyAttack, "ready": fx.Ready}[each]
        found.append(word(aim))
    return tuple(found)


def scaled(changes: Any, until: str, per: Any, most: Any) -> Any:
    """Return a changed number that depends on how many there are."""
    if len(changes) != 1 or not isinstance(changes[0][1], int):
        return None
    stat, by = changes[0]
    return b.holds(b.change("you", ((stat, b.times(by, per, most)),)) or (), until)


def or_if(effects: Any, number: Any) -> Any:
    """Return effects whose number is another under a condition."""
    inner = effects[-1]
    if isinstance(inner, p.Holds):
        changed = b.changed_number(inner.modifiers, *number)
        return None if changed is None else (*effects[:-1], p.Holds(changed, inner.until, inner.condition))
    return b.changed_number(effects, *number)


def per(effects: Any, per: Any, most: Any) -> Any:
    """Return effects with a number for each."""
    if len(effects) != 1 or not isinstance(getattr(effects[0], "count", None), int):
        return None
    values = {name: getattr(effects[0], name) for name in effects[0].__struct_fields__}
    return (type(effects[0])(**{**values, "count": b.times(effects[0].count, per, most)}),)


def per_point(effects: Any) -> Any:
    """Return what happens for each point of failure."""
    return (p.Result("fail", (fx.ForEach(w.FailedBy(), effects),)),)


def about(whom: Any) -> Any:
    """Return whom a modifier is about."""
    return whom.what if isinstance(whom, w.Each) else whom


def assign(kind: Any, whose: Any) -> Any:
    """Return whose damage or horror may be assigned to the card."""
    if not isinstance(whose, w.Each):
        return None
    parts = whose.what.all if isinstance(whose.what, w.AllOf) else (whose.what,)
    return (mod.MayAssignTo(w.AllOf(tuple(parts)), kind),)


def gain(whom: Any, name: str) -> Any:
    """Return that cards gain a keyword."""
    return (mod.GainKeyword(about(whom), name),)


def lose(whom: Any, name: str) -> Any:
    """Return that cards lose a keyword."""
    return (mod.LoseKeyword(about(whom), name),)


def icons(first: str, second: tuple[tuple[str, int], ...]) -> tuple[tuple[str, int], ...]:
    """Return skill icons with their numbers."""
    kept = dict(second)
    return tuple({first: 1, **kept, **({first: kept[first] + 1} if first in kept else {})}.items())


def by(happens: Any, by: Any) -> Any:
    """Return a triggering condition with how much it is about."""
    return happens if by is None or happens is None else b.timed("when", happens, by)


def result_head(how: Any, by: Any = None, condition: Any = None) -> Any:
    """Return what a skill card begins a list of effects with: "If this skill test succeeds:"."""
    if by is not None and by[0] != "least":
        return None
    return p.Head("result", on=p.Result(how, (), 0 if by is None else by[1], condition))


def deck_access(what: Any, most: int, count: int = 1) -> Any:
    """Return which cards a deck may have besides: of one type, with one of some traits."""
    parts = what.all if isinstance(what, w.AllOf) else (what,)
    kinds = [each.type for each in parts if isinstance(each, w.Kind)]
    traits = [
        one.name
        for each in parts
        for one in (each.any if isinstance(each, w.AnyOf) else (each,))
        if isinstance(one, w.Trait)
    ]
    if len(kinds) != 1 or not traits:
        return None
    return (DeckAccess(tuple(traits), kinds[0], most, count),)


def somebody(who: Any) -> Any:
    """Return who something is about; nobody in particular if any investigator will do."""
    return None if who == w.Kind("investigator") else who


def numbered_token(number: Any) -> Any:
    """Return a chaos token with a number on it."""
    return f"+{number}" if number > 0 else str(number)


def events_and_skills(before: Any = (), behind: Any = ()) -> Any:
    """Return events and skills, in any mixture."""
    return b.cards((w.AnyOf((w.Kind("event"), w.Kind("skill"))),), before, behind)


def one_or_such(ref: Any, what: Any) -> Any:
    """Return one that is known, or one of others, as you choose."""
    return w.Choose(w.AnyOf((w.Is(ref), what)))


def to_threat_area(target: Any, count: int = 0, kind: Any = None) -> Any:
    """Return that a card comes into your threat area, perhaps with tokens on it."""
    put = fx.PutIntoPlay(target, "threat")
    if kind is None:
        return (put,)
    return (put, fx.PlaceClues(count, "this") if kind == "clues" else fx.PlaceTokens(kind, count))


def discard_at_random(count: int, what: Any) -> Any:
    """Return such cards that chance takes from your hand."""
    return (fx.DiscardCards(count, random=True, what=None if what == w.AllOf(()) else what),)


def either_uses(count: int, first: str, again: Any, second: str, target: Any) -> Any:
    """Return uses of one type or another."""
    one, other = b.add_uses(count, first, target), b.add_uses(again or count, second, target)
    return None if one is None or other is None else (fx.Choice((one, other)),)


def both(who: Any, effects: Any) -> Any:
    """Return what you and somebody else do."""
    theirs = b.done_by(who, effects)
    return None if theirs is None or who == "you" else (*effects, *theirs)


def any_skill(value: Any) -> Any:
    """Return that whatever skill is tested is changed."""
    return tuple((each, b.signed(value)) for each in w.SKILLS)


def assign_both(whose: Any) -> Any:
    """Return whose damage and horror may be assigned to the card."""
    damage, horror = assign("damage", whose), assign("horror", whose)
    return None if damage is None else (*damage, *horror)


def anybodys(condition: Any) -> Any:
    """Return tests of anybody, for a card that is committed to them."""
    if isinstance(condition, w.Either):
        return w.Either(tuple(anybodys(each) for each in condition.any))
    return w.DuringTest(condition.skill, condition.kind, False)


def per_success(effects: Any, most: Any = None, again: Any = None) -> Any:
    """Return what each point of success brings."""
    counted = per(effects, w.SucceededBy(), most or again)
    return None if counted is None else (p.Result("succeed", counted),)


def in_opening_hand() -> Any:
    """Return the beginning of the game for a card in hand."""
    return On("when", "game-begins", w.Is("?hand"))  # type: ignore[arg-type]


def only_if(effects: Any, condition: Any) -> Any:
    """Return effects under a condition that is named behind them."""
    match effects:
        case (p.Holds(until="", condition=None) as rule,):
            return (p.Holds(rule.modifiers, "", condition),)
        case (p.Holds(until=""),):
            return None
    return b.if_(condition, effects)


def search(where: Any, wanted: Any) -> Any:
    """Return that a deck is searched; what becomes of what is found comes next."""
    deck, top = where
    what, count, up_to = wanted
    return fx.Search(what, deck, top, count, "stay", up_to)


def exhaust(target: Any) -> Any:
    """Return that a card is exhausted as a price."""
    return price.Exhaust(target)


def reveal_more(count: int) -> Any:
    """Return that so many tokens are revealed in place of one."""
    return (chaos.RevealToken(count - 1),) if count > 1 else None


def enters_host(who: Any) -> Any:
    """Return that an enemy comes to the location this card is attached to."""
    return b.on("enters-location", None, who, other=w.Is("host")) if is_enemy(who) else None


def back_to_hand() -> Any:
    """Return that the card goes back to the hand when the test has ended."""
    return (fx.Delayed(On("after", "test-ends"), (fx.ReturnToHand("this"),), "test"),)


def place_cost(kind: Any, count: int) -> Any:
    """Return that tokens are put on the card as a price."""
    return price.PlaceTokens(kind, count)


def here_or_near() -> Any:
    """Return cards where you are, or one location away."""
    return w.AnyOf((w.At(), w.AtPlace(w.AllOf((w.Kind("location"), w.Connecting())))))


def uses_keyword(count: int, type: str) -> Any:
    """Return the keyword of uses."""
    return (Keyword("uses", count, type),)


def keyword(name: str) -> Any:
    """Return a builder of a keyword."""
    return b.const((Keyword(name),))


def add_to_tested(skill: Any) -> Any:
    """Return that a skill is added to whichever is tested."""
    return mod.AddSkill("you", skill, "?tested")  # type: ignore[arg-type]


def at_that_location() -> Any:
    """Return cards at a location that was spoken of."""
    return w.At("?location")  # type: ignore[arg-type]
