"""Reading words: which cards a matcher means, how much a number is, whether a condition holds.

Everything is looked up in a position for a `Context`: who "you" is, which card "this" is. Changes nothing.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from miskatonic.core.game import Seat
from miskatonic.core.ids import id_of
from miskatonic.games.horror import abilities, different, numbers, zones
from miskatonic.games.horror.evaluation import NESTED
from miskatonic.games.horror.indexes import Entry
from miskatonic.games.horror.notes import is_recorded
from miskatonic.games.horror.state import NOBODY, NONE, Context, Horror, Test, kind_of
from miskatonic.games.horror.words import things
from miskatonic.games.horror.words.abilities import Haunted
from miskatonic.games.horror.words.modifiers import AddSkill, Blank, Immune
from miskatonic.games.horror.words.things import Matcher, Number, Ref, Word

W = TypeVar("W", bound=Word)
T = TypeVar("T")


def view_from(g: Horror, card: int) -> Context:
    """you-your.1: how a card in play sees the game; "you" controls it or has it in the threat area."""
    seat = g.cards[card].controller
    return Context(0, card, zones.seat_in(g.cards[card].zone) if seat == NOBODY else seat)


# Modifiers in force


def in_force(g: Horror, entry: Entry) -> bool:
    """constant-ability.3: whether a modifier's condition is met."""
    context, _, condition, _, lasts = entry
    if not lasts and silent(g, context.source):
        return False
    return condition is None or holds(g, context, condition)


def apply(
    g: Horror,
    entries: list[Entry],
    card: int | None,
    use: Callable[[Context, Any], T | None],
    *,
    always: bool = False,
    once: bool = False,
) -> list[T]:
    """constant-ability.3: use the modifiers whose condition is met (or `always`), about a card if one is
    given, and return what came of it, if anything; `once`: only the first.

    None counts inside its own evaluation or use, so that circles end.
    """
    busy = g.evaluation.modifiers
    found: list[T] = []
    if len(busy) >= NESTED:
        return found
    for entry in entries:
        if busy and [each for each in busy if each is entry]:
            continue
        busy.append(entry)
        try:
            if (card is None or about(g, entry, card)) and (always or in_force(g, entry)):
                result = use(entry[0], entry[1])
                if result is not None:
                    found.append(result)
                    if once:
                        break
        finally:
            busy.pop()
    return found


def _as_it_is(context: Context, word: Any) -> tuple[Context, Any]:
    return context, word


def modifiers_of(g: Horror, kind: type[W], use: Callable[[Context, W], T | None]) -> list[T]:
    """constant-ability.3: use the modifiers of a kind whose condition is met now."""
    entries = g.in_force.by_kind.get(kind)
    return apply(g, entries, None, use) if entries else []


def applying(g: Horror, kind: type[W], card: int) -> list[tuple[Context, W]]:
    """Return the modifiers of a kind that are about this card, for words that are used as they are."""
    entries = g.in_force.by_kind.get(kind)
    return apply(g, entries, card, _as_it_is) if entries else []


def applied(g: Horror, kind: type[W], card: int, use: Callable[[Context, W], T | None]) -> list[T]:
    """Use the modifiers of a kind that are about this card, for words with something to be evaluated."""
    entries = g.in_force.by_kind.get(kind)
    return apply(g, entries, card, use) if entries else []


def is_under(g: Horror, kind: type[Word], card: int) -> bool:
    """Say whether any modifier of a kind is about this card."""
    entries = g.in_force.by_kind.get(kind)
    return bool(entries) and bool(apply(g, entries or [], card, _as_it_is, once=True))


def about(g: Horror, entry: Entry, card: int) -> bool:
    """immune.1, .3, .4: whether a modifier is about this card; what lasts keeps the cards it began with."""
    context, word, _, cards, _ = entry
    if cards is not None:
        return card in cards
    return means(g, context, word.whom, card) and (
        type(word) is Immune or not numbers.immune(g, card, context.source)
    )


def blanked(g: Horror, card: int) -> bool:
    """blank.1"""
    entries = g.in_force.by_kind.get(Blank)
    return bool(entries) and bool(apply(g, entries or [], card, _as_it_is, always=True, once=True))


def silent(g: Horror, card: int) -> bool:
    """blank.1, locations.3: whether printed abilities do not work: blank, or the other side is up."""
    if not g.cards[card].revealed and g.print(card).type == "location" and not g.cards[card].reverse:
        return True
    return Blank in g.in_force.by_kind and blanked(g, card)


def means(g: Horror, context: Context, whom: "Matcher | Ref", card: int) -> bool:
    """Say whether a matcher or a reference means this card."""
    if isinstance(whom, str):
        return card in refer(g, context, whom)
    return matches(g, context, whom, card)


# References


def refer(g: Horror, context: Context, ref: str) -> tuple[int, ...]:
    """Return the cards that a word like "you" or "that" stands for."""
    return _REFS[ref](g, context)


def _card_of(g: Horror, seat: Seat) -> tuple[int, ...]:
    return () if seat == NOBODY else (g.people[seat].card,)


def _one(card: int) -> tuple[int, ...]:
    return () if card == NONE else (card,)


def here(g: Horror, context: Context) -> int:
    """as-if.2: where "you" is, or is taken to be."""
    if context.as_if != NONE:
        return context.as_if
    if context.you != NOBODY:
        return g.people[context.you].location
    return zones.location_of(g, context.source)


_REFS: dict[str, Callable[[Horror, Context], tuple[int, ...]]] = {
    "you": lambda g, c: _card_of(g, c.you),
    "this": lambda g, c: _one(c.source),
    "that": lambda g, c: _one(c.that),
    "other": lambda g, c: _one(c.other),
    "who": lambda g, c: _card_of(g, c.who),
    "chosen": lambda g, c: c.chosen,
    "each": lambda g, c: _one(c.each),
    "lead": lambda g, c: _card_of(g, g.lead),
    "active": lambda g, c: _card_of(g, g.active),
    "location": lambda g, c: _one(here(g, c)),
    "host": lambda g, c: _one(zones.host_of(g, c.source)),
    "drawn": lambda g, c: c.drawn,
    "performer": lambda g, c: _card_of(g, g.tests[-1].seat) if g.tests else (),
}
"""self-reference.1, .2 and the like: what a word that stands for certain cards means here."""


def place_of(g: Horror, context: Context, ref: str) -> tuple[int, ...]:
    """Return the locations of the cards a reference stands for."""
    if ref in ("you", "location"):
        return _one(here(g, context))
    return tuple([zones.location_of(g, card) for card in refer(g, context, ref)])


# Matchers


def find(g: Horror, context: Context, what: "Matcher | Ref") -> list[int]:
    """abilities.3: the cards in play that match, or those of the zone the matcher names."""
    if isinstance(what, str):
        return list(refer(g, context, what))
    ranked = _RANKED.get(type(what))
    if ranked is not None:
        return ranked(g, context, what)
    if type(what) is things.AllOf:
        for part in what.all:
            if type(part) in _RANKED or type(part) is things.InZone:
                return _narrow(g, context, what, part, find(g, context, part))
        if not g.in_force.types:
            for part in what.all:
                if type(part) is things.Kind:
                    return _narrow(g, context, what, part, _of_type(g, part.type))
    if type(what) is things.AnyOf:
        return sorted({card for part in what.any for card in find(g, context, part)})
    if type(what) is things.InZone:
        if what.zone == "committed":
            return _committed(g)
        found = g.pile(_zone(g, context, what.zone))
        return [card for card in found if not zones.is_reserved(g, card)]
    if type(what) is things.Kind and not g.in_force.types:
        return _of_type(g, what.type)
    there = (*zones.cards_in_play(g), *zones.hidden_treacheries(g))
    return [card for card in there if matches(g, context, what, card)]


def _of_type(g: Horror, type: str) -> list[int]:
    """Return the cards of a type that a matcher looks at, where nothing makes cards another type."""
    there = zones.of_type(g, type)
    return [*there, *zones.hidden_treacheries(g)] if type == "treachery" else [*there]


def _narrow(g: Horror, context: Context, what: things.AllOf, part: Matcher, found: list[int]) -> list[int]:
    """Return which of the cards found by one part match the others, too."""
    for each in what.all:
        if each is not part and found:
            fits = _MATCHERS[type(each)]
            found = [card for card in found if fits(g, context, each, card)]
    return found


def _committed(g: Horror) -> list[int]:
    """limbo.4: the cards committed to the test under way."""
    there = g.tests[-1].committed if g.tests else ()
    return [each.card for each in there if g.cards[each.card].zone == "limbo"]


def matches(g: Horror, context: Context, what: Matcher, card: int) -> bool:
    """Say whether a card matches."""
    return _MATCHERS[type(what)](g, context, what, card)


def _zone(g: Horror, context: Context, zone: str) -> str:
    if zone in ("hand", "deck", "discard"):
        return id_of(zone, context.you)
    return "encounter" if zone == "encounter-deck" else zone


def _within(g: Horror, context: Context, ref: str) -> list[dict[int, int]]:
    return [zones.distances(g, place) for place in place_of(g, context, ref) if place != NONE]


def _connecting(g: Horror, context: Context, what: things.Connecting, card: int) -> bool:
    return card in [to for place in place_of(g, context, what.ref) for to in zones.connections(g, place)]


def _empty(g: Horror, context: Context, what: things.Empty, card: int) -> bool:
    """empty-location.1"""
    if g.cards[card].zone != "map":
        return False
    return not zones.people_at(g, card) and not zones.enemies_at(g, card)


def _nearest(g: Horror, context: Context, what: Any) -> list[int]:
    """nearest.1, nearest.q1, farthest.1, farthest.q1, .q2: ties stay, for the lead investigator to decide."""
    farthest = type(what) is things.Farthest
    subjects = [g.people[seat].card for seat in zones.playing(g)] if farthest and what.to_all else None
    starts = (
        [zones.location_of(g, each) for each in subjects]
        if subjects is not None
        else place_of(g, context, what.to)
    )
    reach = [zones.distances(g, start) for start in starts if start != NONE]
    candidates = find(g, context, what.what)
    away = {}
    for card in candidates:
        place = zones.location_of(g, card)
        if reach and all(place in each for each in reach):
            away[card] = sum(each[place] for each in reach)
    if not away:
        return candidates if farthest else []
    best = max(away.values()) if farthest else min(away.values())
    return [card for card in candidates if away.get(card) == best]


def _ranking(g: Horror, context: Context, what: Any) -> list[int]:
    candidates = find(g, context, what.what)
    if not candidates:
        return []
    ranks = {card: numbers.value(g, card, what.stat) for card in candidates}
    best = (max if type(what) is things.Most else min)(ranks.values())
    return [card for card in candidates if ranks[card] == best]


def _everywhere(g: Horror, context: Context, what: things.Everywhere) -> list[int]:
    """removed-from-game.1: whatever is still in the game, wherever it is."""
    there = [card.id for card in g.cards if card.zone != "removed"]
    return [card for card in there if matches(g, context, what.what, card)]


def _beneath(g: Horror, context: Context, what: things.Beneath) -> list[int]:
    """in-play.3: what lies beneath such cards, in play or not."""
    kinds = [(pile, zones.parts(zone)) for zone, pile in g.piles.items() if pile]
    return sorted(
        [
            card
            for pile, (kind, over) in kinds
            if kind == "beneath" and matches(g, context, what.what, over)
            for card in pile
        ]
    )


_RANKED: dict[type[Word], Callable[[Horror, Context, Any], list[int]]] = {
    things.Nearest: _nearest,
    things.Farthest: _nearest,
    things.Most: _ranking,
    things.Fewest: _ranking,
    things.Everywhere: _everywhere,
    things.Beneath: _beneath,
}


def _is_controlled(g: Horror, context: Context, what: things.ControlledBy, card: int) -> bool:
    who = [zones.investigator(g, each) for each in refer(g, context, what.ref)]
    return g.cards[card].controller in who and g.cards[card].controller != NOBODY


def _is_engaged_with(g: Horror, context: Context, what: things.EngagedWith, card: int) -> bool:
    if not zones.is_type(g, card, "enemy") or not zones.in_play(g, card):
        return False
    who = {zones.investigator(g, each) for each in refer(g, context, what.ref)}
    return any(seat in who for seat in zones.engaged_with(g, card))


def _in_threat_area(g: Horror, context: Context, what: things.InThreatAreaOf, card: int) -> bool:
    """threat-area.1, hidden.4"""
    seats = [zones.investigator(g, each) for each in refer(g, context, what.ref)]
    kinds = ("threat", "hand") if card in zones.hidden_treacheries(g) else ("threat",)
    if what.anyone:
        return kind_of(g.cards[card].zone) in kinds
    return any(g.cards[card].zone == id_of(kind, seat) for seat in seats for kind in kinds)


def _is_story(g: Horror, card: int) -> bool:
    """asset.7: an asset with an encounter set and without a level."""
    printed = g.print(card)
    return printed.type == "asset" and bool(printed.set) and printed.level is None


def _has_uses(g: Horror, context: Context, what: things.WithUses, card: int) -> bool:
    return numbers.uses_type(g, card) == what.type


def _with_stat(g: Horror, context: Context, what: things.WithStat, card: int) -> bool:
    """card-level.3: a card without such a number does not have 0 of it."""
    number = numbers.value(g, card, what.stat)
    return what.least <= number <= what.most and (number > 0 or numbers.has_value(g, card, what.stat))


def _at_place(g: Horror, context: Context, what: things.AtPlace, card: int) -> bool:
    place = zones.location_of(g, card)
    return place != NONE and matches(g, context, what.what, place)


def _has_attacked(g: Horror, context: Context, what: things.HasAttacked, card: int) -> bool:
    """attacker.1: an enemy that left play and came back is another one (copy.2)."""
    who = [zones.investigator(g, each) for each in refer(g, context, what.ref)]
    return any((card, g.cards[card].copy, seat) in g.attacks for seat in who)


def _matches_all(g: Horror, context: Context, what: things.AllOf, card: int) -> bool:
    for each in what.all:
        if not _MATCHERS[type(each)](g, context, each, card):
            break
    else:
        return True
    return False


_MATCHERS: dict[type[Word], Callable[[Horror, Context, Any, int], bool]] = {
    things.Kind: lambda g, c, w, card: zones.is_type(g, card, w.type),
    things.Trait: lambda g, c, w, card: w.name in numbers.traits(g, card),
    things.Named: lambda g, c, w, card: (
        (printed := g.printed[g.cards[card].code]).name[0] == w.name
        and w.subtitle in ("", printed.subtitle[0])
    ),
    things.OfSet: lambda g, c, w, card: g.print(card).set == w.name,
    things.Is: lambda g, c, w, card: card in refer(g, c, w.ref),
    things.Other: lambda g, c, w, card: card not in refer(g, c, w.ref),
    things.Unique: lambda g, c, w, card: g.print(card).unique,
    things.Weakness: lambda g, c, w, card: (
        g.print(card).subtype == "basic-weakness" if w.basic else bool(g.print(card).subtype)
    ),
    things.DifferentFrom: lambda g, c, w, card: all(
        different.cards_differ(g, card, other) for other in refer(g, c, w.ref)
    ),
    things.Story: lambda g, c, w, card: _is_story(g, card),
    things.ScenarioCard: lambda g, c, w, card: zones.is_scenario_card(g, card),
    things.HasKeyword: lambda g, c, w, card: numbers.has_keyword(g, card, w.name),
    things.Ready: lambda g, c, w, card: not g.cards[card].exhausted,
    things.Exhausted: lambda g, c, w, card: g.cards[card].exhausted,
    things.Revealed: lambda g, c, w, card: g.cards[card].revealed,
    things.Unrevealed: lambda g, c, w, card: not g.cards[card].revealed,
    things.At: lambda g, c, w, card: (
        (place := zones.location_of(g, card)) != NONE and place in place_of(g, c, w.ref)
    ),
    things.Connecting: _connecting,
    things.Within: lambda g, c, w, card: any(
        each.get(card, w.distance + 1) <= w.distance for each in _within(g, c, w.ref)
    ),
    things.EngagedWith: _is_engaged_with,
    things.Engaged: lambda g, c, w, card: bool(zones.engaged_with(g, card)),
    things.ControlledBy: _is_controlled,
    things.AttachedTo: lambda g, c, w, card: zones.host_of(g, card) in refer(g, c, w.ref),
    things.InThreatAreaOf: _in_threat_area,
    things.InZone: lambda g, c, w, card: (
        card in _committed(g) if w.zone == "committed" else g.cards[card].zone == _zone(g, c, w.zone)
    ),
    things.Having: lambda g, c, w, card: getattr(g.cards[card], w.kind) >= w.least,
    things.Without: lambda g, c, w, card: getattr(g.cards[card], w.kind) == 0,
    things.WithUses: _has_uses,
    things.WithStat: _with_stat,
    things.Empty: _empty,
    things.IsHaunted: lambda g, c, w, card: any(
        type(ability) is Haunted for _, ability in abilities.abilities_of(g, card)
    ),
    things.Nearest: lambda g, c, w, card: card in _nearest(g, c, w),
    things.Farthest: lambda g, c, w, card: card in _nearest(g, c, w),
    things.Most: lambda g, c, w, card: card in _ranking(g, c, w),
    things.Fewest: lambda g, c, w, card: card in _ranking(g, c, w),
    things.Searched: lambda g, c, w, card: card in g.searching,
    things.OfNamedType: lambda g, c, w, card: zones.is_type(g, card, c.named),
    things.AllOf: _matches_all,
    things.AnyOf: lambda g, c, w, card: any(matches(g, c, each, card) for each in w.any),
    things.Not: lambda g, c, w, card: not matches(g, c, w.what, card),
    things.AtPlace: _at_place,
    things.WithAttached: lambda g, c, w, card: any(
        matches(g, c, w.what, each) for each in g.pile(id_of("on", card))
    ),
    things.Everywhere: lambda g, c, w, card: g.cards[card].zone != "removed" and matches(g, c, w.what, card),
    things.HasAttacked: _has_attacked,
    things.Where: lambda g, c, w, card: any(
        zones.location_of(g, each) == card for each in find(g, c, w.what)
    ),
    things.Beneath: lambda g, c, w, card: (
        (under := zones.beneath(g, card)) != NONE and matches(g, c, w.what, under)
    ),
}


# Numbers


def amount(g: Horror, context: Context, number: Number) -> int:
    """Return how much a number word is."""
    if isinstance(number, int):
        return number
    return _NUMBERS[type(number)](g, context, number)


def _stat_of(g: Horror, context: Context, word: things.StatOf) -> int:
    cards = refer(g, context, word.of)
    if not cards:
        return 0
    return (
        numbers.printed_value(g, cards[0], word.stat)
        if word.printed
        else numbers.value(g, cards[0], word.stat)
    )


def _count_of(g: Horror, context: Context, word: things.CountOf) -> int:
    found = find(g, context, word.what)
    return different.count_cards(g, found) if word.different else len(found)


def _stage(g: Horror, context: Context, word: things.Stage) -> int:
    """act-agenda-deck.9"""
    card = zones.current(g, word.deck)
    return g.print(card).stage if card != NONE else 0


def _given(g: Horror, context: Context, word: things.Given) -> int:
    return amount(g, context, word.number if holds(g, context, word.condition) else word.otherwise)


_NUMBERS: dict[type[Word], Callable[[Horror, Context, Any], int]] = {
    things.PerInvestigator: lambda g, c, w: w.count * len(g.people),
    things.CountOf: _count_of,
    things.DifferentActions: lambda g, c, w: different.count_actions(g, c.you),
    things.TokensOn: lambda g, c, w: sum(getattr(g.cards[card], w.kind) for card in refer(g, c, w.on)),
    things.StatOf: _stat_of,
    things.FailedBy: lambda g, c, w: g.tests[-1].by if g.tests and g.tests[-1].passed is False else 0,
    things.SucceededBy: lambda g, c, w: g.tests[-1].by if g.tests and g.tests[-1].passed else 0,
    things.X: lambda g, c, w: c.x,
    things.Amount: lambda g, c, w: c.amount,
    things.Excess: lambda g, c, w: c.excess,
    things.CardsIn: lambda g, c, w: len(g.pile(id_of(w.zone, c.you))),
    things.Times: lambda g, c, w: w.factor * amount(g, c, w.number),
    things.Plus: lambda g, c, w: amount(g, c, w.first) + amount(g, c, w.second),
    things.AtMost: lambda g, c, w: min(w.most, amount(g, c, w.number)),
    things.Half: lambda g, c, w: -(-amount(g, c, w.number) // 2),
    things.Stage: _stage,
    things.Given: _given,
}

NUMBER_WORDS = frozenset(_NUMBERS)


# Conditions


def holds(g: Horror, context: Context, condition: things.Condition) -> bool:
    """Say whether a condition is met."""
    return _CONDITIONS[type(condition)](g, context, condition)


def _during_test(g: Horror, context: Context, word: things.DuringTest) -> bool:
    if not g.tests:
        return False
    test = g.tests[-1]
    return (
        (word.skill is None or _counts(g, test, word.skill))
        and (word.kind is None or test.kind == word.kind)
        and (not word.yours or test.seat == context.you)
    )


def _counts(g: Horror, test: Test, skill: str) -> bool:
    """test.4: whether a skill is tested, or something adds it to the one that is."""
    if test.skill == skill:
        return True
    added = g.in_force.changing.get(test.skill)
    if not added:
        return False
    return skill in [
        word.skill
        for _, word in apply(g, added, g.people[test.seat].card, _as_it_is)
        if isinstance(word, AddSkill)
    ]


def _tokens_meant(g: Horror, context: Context, resolved: bool) -> list[str]:
    """at-timing.x2: where a reveal is what an ability reacts to, that token, or what came in its place; else
    all of the test.
    """
    if not g.tests:
        return []
    test = g.tests[-1]
    meant = range(len(test.tokens))
    if 0 <= context.sequence < len(g.sequences):
        sequence = g.sequences[context.sequence]
        if sequence.happening.what == "reveals-token":
            first = sequence.happening.amount
            meant = meant[first:] if sequence.point == "would" else meant[first : first + 1]
    return [test.tokens[place] for place in meant if not (resolved and place in test.ignored)]


def _token_revealed(g: Horror, context: Context, word: things.TokenRevealed) -> bool:
    revealed = _tokens_meant(g, context, word.resolved)
    return any(_is_such(token, word.token) != word.other for token in revealed)


def _is_such(token: str, wanted: str) -> bool:
    return token[0] not in things.NUMBERED if wanted == "symbol" else token == wanted


_CONDITIONS: dict[type[Word], Callable[[Horror, Context, Any], bool]] = {
    things.AtLeast: lambda g, c, w: amount(g, c, w.number) >= amount(g, c, w.least),
    things.Fewer: lambda g, c, w: amount(g, c, w.number) < amount(g, c, w.than),
    things.Exists: lambda g, c, w: bool(find(g, c, w.what)),
    things.Matches: lambda g, c, w: any(matches(g, c, w.what, card) for card in refer(g, c, w.ref)),
    things.YourTurn: lambda g, c, w: g.active == c.you and g.active != NOBODY,
    things.DuringPhase: lambda g, c, w: g.phase == w.phase,
    things.DuringTest: _during_test,
    things.TokenRevealed: _token_revealed,
    things.TestOn: lambda g, c, w: (
        bool(g.tests) and g.tests[-1].source != NONE and matches(g, c, w.what, g.tests[-1].source)
    ),
    things.TestAgainst: lambda g, c, w: (
        bool(g.tests)
        and g.tests[-1].kind in ("fight", "evade")
        and g.tests[-1].target != NONE
        and matches(g, c, w.what, g.tests[-1].target)
    ),
    things.FirstAction: lambda g, c, w: c.you != NOBODY and g.people[c.you].acted == 0,
    things.Remembered: lambda g, c, w: w.what in g.remembered,
    things.Recorded: lambda g, c, w: is_recorded(g.log, w.what, w.card),
    things.Both: lambda g, c, w: all(holds(g, c, each) for each in w.all),
    things.Either: lambda g, c, w: any(holds(g, c, each) for each in w.any),
    things.Unless: lambda g, c, w: not holds(g, c, w.condition),
    things.AllAt: lambda g, c, w: _all_at(g, c, w, find(g, c, w.who)),
}


def _all_at(g: Horror, c: Context, word: things.AllAt, cards: list[int]) -> bool:
    """Say whether there are such cards, and all of them are at such a location."""
    return bool(cards) and all(_at_place(g, c, things.AtPlace(word.place), card) for card in cards)


def in_hand(g: Horror, card: int) -> bool:
    """Say whether a card is in somebody's hand."""
    return kind_of(g.cards[card].zone) == "hand"
