"""The numbers, keywords, traits and icons of cards, with everything that changes them (modifiers).

Changes nothing itself.
"""

from collections.abc import Iterable

from miskatonic.games.horror import looking, silver, zones
from miskatonic.games.horror.caches import Caches
from miskatonic.games.horror.state import Context, Horror
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words.abilities import Keyword

HAND_LIMIT = 8
"""hand-size.1"""
ACTIONS = 3
"""action.3"""
SLOTS = {"accessory": 1, "head": 1, "body": 1, "ally": 1, "hand": 2, "arcane": 2}
"""slots.4"""


def printed_value(g: Horror, card: int, stat: str) -> int:
    """per-investigator.1 to .3, base-value.2: what is printed, for all who began; nothing is 0."""
    number = printed_number(g, card, stat)
    return 0 if number is None else number


def printed_number(g: Horror, card: int, stat: str) -> int | None:
    """Return what is printed, or None if the card has no such number."""
    found = g.printed[g.cards[card].code].profile.numbers.get(stat)
    if found is not None:
        number, each = found
        return number * len(g.people) if each else number
    if stat == "victory":
        return next((each.number for each in keywords(g, card) if each.name == "victory"), 0)
    if stat == "hand-limit":
        return HAND_LIMIT
    if stat == "actions":
        return ACTIONS
    if stat in ("resources", "uses", "doom"):
        return int(getattr(g.cards[card], stat))
    return None


def value(g: Horror, card: int, stat: str) -> int:
    """modifiers.6, modifiers.7: a number with everything that changes it, never below 0; most numbers are
    as printed, and are read at once.
    """
    if stat not in g.in_force.numbers:
        found = g.printed[g.cards[card].code].profile.numbers.get(stat)
        if found is not None:
            number = found[0] * len(g.people) if found[1] else found[0]
            return number if number > 0 else 0
    raw = raw_value(g, card, stat)
    return raw if raw > 0 else 0


def raw_value(g: Horror, card: int, stat: str) -> int:
    """modifiers.2 to .5: anew from the base: additions, then doubling and halving, rounded up."""
    if stat == "remaining-health":
        return value(g, card, "health") - g.cards[card].damage
    if stat == "remaining-sanity":
        return value(g, card, "sanity") - g.cards[card].horror
    base = printed_number(g, card, stat) or 0
    if stat not in g.in_force.numbers:
        return base
    index = g.in_force.by_kind
    if mod.SetBase in index and (claims := silver.base_claims(g, card).get(stat)):
        base = silver.followed(g, claims)
    if stat in g.in_force.changing:
        base += sum([by for _, by in changes(g, card, stat)])
    twice = (
        sum(word.stat == stat for _, word in looking.applying(g, mod.Double, card))
        if mod.Double in index
        else 0
    )
    half = (
        sum(word.stat == stat for _, word in looking.applying(g, mod.Halve, card))
        if mod.Halve in index
        else 0
    )
    total = base << twice
    return -((-total) >> half) if half else total


def changes(g: Horror, card: int, stat: str) -> list[tuple[int, int]]:
    """Return what is added to a number: from which card, how much."""
    entries = g.in_force.changing.get(stat)
    if not entries:
        return []

    def use(context: Context, word: mod.Change | mod.AddSkill) -> tuple[int, int] | None:
        if isinstance(word, mod.AddSkill):
            return context.source, value(g, card, word.skill)
        if word.condition is not None and not looking.holds(g, context, word.condition):
            return None
        return context.source, looking.amount(g, context, word.by)

    return looking.apply(g, entries, card, use)


def has_value(g: Horror, card: int, stat: str) -> bool:
    """Say whether a card has such a number at all."""
    if stat in g.printed[g.cards[card].code].profile.numbers:
        return True
    return printed_number(g, card, stat) is not None


# Keywords, traits, icons


def keywords(g: Horror, card: int) -> Iterable[Keyword]:
    """keywords.4: every keyword once; permanent cannot be blanked (blank.4)."""
    own = g.printed[g.cards[card].code].profile.keywords
    if not g.in_force.keywords:
        return own
    index = g.in_force.by_kind
    if mod.Blank in index and looking.blanked(g, card):
        own = tuple(each for each in own if each.name == "permanent")
    if mod.GainKeyword not in index and mod.LoseKeyword not in index:
        return own
    names = {each.name: each for each in own}
    for _, gained in looking.applying(g, mod.GainKeyword, card):
        names.setdefault(gained.name, Keyword(gained.name, gained.number))
    for name, claims in silver.keyword_claims(g, card).items() if mod.LoseKeyword in index else ():
        if name != "permanent" and not silver.followed(g, claims):
            names.pop(name, None)
    return names.values()


def has_keyword(g: Horror, card: int, name: str) -> bool:
    """Say whether a card has a keyword."""
    if not g.in_force.keywords:
        return name in g.printed[g.cards[card].code].profile.keyword_names
    return name in [each.name for each in keywords(g, card)]


def keyword(g: Horror, card: int, name: str) -> Keyword | None:
    """Return a card's keyword with what stands behind it."""
    if not g.in_force.keywords and name not in g.printed[g.cards[card].code].profile.keyword_names:
        return None
    return next((each for each in keywords(g, card) if each.name == name), None)


def uses_type(g: Horror, card: int) -> str:
    """uses.3: the type of the uses of a card."""
    found = keyword(g, card, "uses")
    return found.type if found else ""


def traits(g: Horror, card: int) -> tuple[str, ...]:
    """traits.2, gain.4, blank.3"""
    index = g.in_force.by_kind
    own = () if mod.Blank in index and looking.blanked(g, card) else g.print(card).traits
    if mod.GainTrait not in index:
        return own
    return (*own, *(word.name for _, word in looking.applying(g, mod.GainTrait, card)))


def icons(g: Horror, card: int, skill: str) -> int:
    """skill-icons.2, .6: how many icons of a card match a skill; wild ones always do."""
    if mod.GainIcons not in g.in_force.by_kind:
        own = g.printed[g.cards[card].code].icons
        return own.get(skill, 0) + own.get("wild", 0)
    return icon_count(g, card, skill) + icon_count(g, card, "wild")


def icon_count(g: Horror, card: int, icon: str) -> int:
    """gain.4, modifiers.6: how many icons of exactly that kind a card has, never fewer than none."""
    count = g.print(card).icons.get(icon, 0)
    if mod.GainIcons in g.in_force.by_kind:
        gained = looking.applying(g, mod.GainIcons, card)
        count += sum(word.count for _, word in gained if word.icon == icon)
    return count if count > 0 else 0


@Caches.out_of_play.worked_out
def _work_out_out_of_play(g: Horror) -> list[int]:
    """abilities.2: cards with abilities that work out of play: committed skills and Hidden cards."""
    found = [each.card for test in g.tests for each in test.committed if g.print(each.card).type == "skill"]
    for seat in range(len(g.people)) if g.box.hidden else ():
        found += [card for card in g.hand(seat) if zones.has_hidden(g, card)]
    return [card for card in found if card not in g.out_of_sight]


# What cannot be done


def cannot(g: Horror, card: int, doing: str, to: int | None = None) -> int | None:
    """cannot.1: the card that forbids this card (or investigator) to do something, if any."""
    entries = g.in_force.forbidding.get(doing)
    if not entries:
        return None

    def forbids(context: Context, word: mod.Cannot) -> int | None:
        if word.condition is not None and not looking.holds(g, context, word.condition):
            return None
        meant = word.to is None or (to is not None and looking.matches(g, context, word.to, to))
        return context.source if meant else None

    found = looking.apply(g, entries, card, forbids, once=True)
    return found[0] if found else None


def immune(g: Horror, card: int, source: int) -> bool:
    """immune.1: whether effects of the source do nothing to a card."""
    if source < 0 or mod.Immune not in g.in_force.by_kind:
        return False
    sides = {zones.type_of(g, source), "scenario" if zones.is_scenario_card(g, source) else "player"}
    if zones.is_encounter_card(g, source):
        sides.add("encounter")
    return any(word.to in sides for _, word in looking.applying(g, mod.Immune, card))
