"""What a seat may know of a position, built up from nothing (table-talk.1, hidden.3, locations.4).

Cards in play, discard piles and what is being resolved are open; hands, decks, Hidden cards and unrevealed
sides of locations are not. With the option `open_hands` all hands are open. Not for how a board shows it.
"""

import msgspec

from miskatonic.core.game import Seat
from miskatonic.games.horror import numbers, zones
from miskatonic.games.horror.rules import testing
from miskatonic.games.horror.state import NOBODY, NONE, Card, Horror, HorrorOptions, Test, kind_of
from miskatonic.games.horror.words.things import SKILLS

OPEN_PILES = frozenset({"discard", "encounter-discard", "victory", "aside"})
"""discard-pile.5: piles everybody may look at."""


class CardOnTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card somebody can see."""

    id: int
    code: str
    name: tuple[str, ...]
    """In English and in German."""
    type: str
    zone: str
    owner: Seat
    controller: Seat
    exhausted: bool = False
    revealed: bool = True
    damage: int = 0
    horror: int = 0
    clues: int = 0
    doom: int = 0
    resources: int = 0
    uses: int = 0
    sealed: tuple[str, ...] = ()
    slots: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    numbers: dict[str, int] = {}
    """Its numbers as they are now: fight, health, shroud, skills …"""
    leads_to: tuple[int, ...] = ()
    """Of locations: where one can go from here."""
    engaged: tuple[Seat, ...] = ()
    """Of enemies: with whom."""
    place: tuple[int, ...] = ()
    """Of locations in play: column and row on the map, if the scenario lays them out."""


class PersonView(msgspec.Struct, frozen=True):
    """An investigator."""

    seat: Seat
    card: int
    location: int
    actions: int
    turn_taken: bool
    status: str
    fate: str
    physical: int
    mental: int
    hand: int
    """How many cards are in hand."""
    deck: int


class SkillChange(msgspec.Struct, frozen=True):
    """What a card adds to a skill, or takes from it."""

    card: int
    by: int


class KnownCard(msgspec.Struct, frozen=True, order=True):
    """A card in a deck that somebody has looked at: in which deck, how deep, and which card it is."""

    zone: str
    depth: int
    card: int


class TestView(msgspec.Struct, frozen=True):
    """A test under way, with everything that adds to it."""

    seat: Seat
    skill: str
    difficulty: int
    kind: str
    target: int
    step: int
    base: int
    changes: tuple[SkillChange, ...]
    """What adds to the skill: from which card, how much, as far as this seat can see the card."""
    icons: int
    tokens: tuple[str, ...]
    committed: tuple[int, ...]
    total: int
    passed: bool | None


class ResolvingView(msgspec.Struct, frozen=True):
    """Something that is being resolved right now, outermost first."""

    what: str
    who: Seat
    card: int


class HorrorView(msgspec.Struct, frozen=True):
    """All that a seat may know of a position."""

    seat: Seat | None
    options: HorrorOptions
    scenario: tuple[str, ...]
    """Its name in English and in German."""
    round: int
    phase: str
    lead: Seat
    active: Seat
    people: tuple[PersonView, ...]
    cards: tuple[CardOnTable, ...]
    """Every card this seat can see, by its number."""
    known: tuple[KnownCard, ...]
    """Cards in decks that this seat has looked at: the deck, how deep, which card."""
    encounter: int
    """How many cards are in the encounter deck."""
    bag: tuple[str, ...]
    """What is in the chaos bag, sorted."""
    acts: int
    agendas: int
    """How many acts and agendas come after the current ones."""
    doom: int
    """All doom in play."""
    test: TestView | None
    resolving: tuple[ResolvingView, ...]
    alone: Seat
    """peril.3: who is alone with an encounter card."""
    remembered: tuple[str, ...]
    resolution: int
    experience: int


def view(g: Horror, seat: Seat | None) -> HorrorView:
    """Return all that a seat, or a spectator, may know."""
    return HorrorView(
        seat=seat,
        options=g.options,
        scenario=g.scenario.name,
        round=g.round,
        phase=g.phase,
        lead=g.lead,
        active=g.active,
        people=tuple([_person(g, each.seat) for each in g.people]),
        cards=tuple([card_view(g, card, seat) for card in g.cards if sees(g, seat, card.id)]),
        known=_known(g, seat),
        encounter=len(g.pile("encounter")),
        bag=tuple(sorted(g.bag)),
        acts=len(g.pile("acts")),
        agendas=len(g.pile("agendas")),
        doom=sum(g.cards[card].doom for card in zones.cards_in_play(g)),
        test=_test(g, seat, g.tests[-1]) if g.tests else None,
        resolving=_resolving(g, seat),
        alone=g.perils[-1][0] if g.perils else NOBODY,
        remembered=tuple(g.remembered),
        resolution=g.resolution,
        experience=sum(numbers.value(g, card, "victory") for card in g.pile("victory")),
    )


def sees(g: Horror, seat: Seat | None, card: int) -> bool:
    """table-talk.1, hidden.3: whether a seat may see a card's face."""
    zone = g.cards[card].zone
    kind = kind_of(zone)
    if kind in zones.IN_PLAY or kind in OPEN_PILES:
        return True
    if kind == "hand":
        if zone == f"hand:{seat}":
            return True
        return g.options.open_hands and not zones.is_hidden(g, card)
    if kind == "waiting":
        return zone == f"waiting:{seat}"
    if kind == "removed":
        return g.cards[card].owner in (NOBODY, seat)
    if kind == "limbo":
        return not zones.has_hidden(g, card) or drawer(g, card) == seat
    return False


def drawer(g: Horror, card: int) -> Seat:
    """Return who is resolving a drawn card."""
    for sequence in g.sequences:
        if sequence.happening.what == "draws-encounter" and sequence.happening.card == card:
            return sequence.happening.who
    for context in g.contexts.values():
        if context.source == card:
            return context.you
    return NOBODY


NUMBERS = {
    "enemy": ("fight", "evade", "health", "damage", "horror"),
    "asset": ("health", "sanity", "cost"),
    "event": ("cost",),
    "investigator": (*SKILLS, "health", "sanity"),
    "location": ("shroud",),
    "act": ("threshold",),
    "agenda": ("threshold",),
}


def card_view(g: Horror, card: Card, seat: Seat | None) -> CardOnTable:
    """Return a card as somebody who can see it sees it; an unrevealed location shows no numbers."""
    printed = g.print(card.id)
    shown = card.revealed or printed.type != "location"
    wanted = NUMBERS.get(printed.type, ()) if shown else ()
    return CardOnTable(
        id=card.id,
        code=card.code,
        name=printed.name,
        type=printed.type,
        zone=card.zone,
        owner=card.owner,
        controller=card.controller,
        exhausted=card.exhausted,
        revealed=card.revealed,
        damage=card.damage,
        horror=card.horror,
        clues=card.clues,
        doom=card.doom,
        resources=card.resources,
        uses=card.uses,
        sealed=card.sealed,
        slots=card.slots,
        traits=numbers.traits(g, card.id),
        keywords=tuple([each.name for each in numbers.keywords(g, card.id)]) if shown else (),
        numbers={
            stat: _value(g, card.id, stat, seat) for stat in wanted if numbers.has_value(g, card.id, stat)
        },
        leads_to=tuple(zones.connections(g, card.id)) if card.zone == "map" else (),
        engaged=tuple(zones.engaged_with(g, card.id))
        if printed.type == "enemy" and zones.in_play(g, card.id)
        else (),
        place=g.scenario.layout.get(card.code, ()) if card.zone == "map" else (),
    )


def _value(g: Horror, card: int, stat: str, seat: Seat | None) -> int:
    """hidden.3: a number as this seat can work it out, without what cards it cannot see add to it."""
    unseen = sum(by for source, by in numbers.changes(g, card, stat) if not sees(g, seat, source))
    return max(0, numbers.raw_value(g, card, stat) - unseen) if unseen else numbers.value(g, card, stat)


def _person(g: Horror, seat: Seat) -> PersonView:
    person = g.people[seat]
    return PersonView(
        seat=seat,
        card=person.card,
        location=person.location,
        actions=person.actions,
        turn_taken=person.turn_taken,
        status=person.status,
        fate=person.fate,
        physical=person.physical,
        mental=person.mental,
        hand=len(g.pile(f"hand:{seat}")),
        deck=len(g.pile(f"deck:{seat}")),
    )


def _known(g: Horror, seat: Seat | None) -> tuple[KnownCard, ...]:
    found = []
    for who, card in g.looked:
        zone = g.cards[card].zone
        if who == seat and kind_of(zone) in ("deck", "encounter"):
            found.append(KnownCard(zone, len(g.pile(zone)) - 1 - g.pile(zone).index(card), card))
    return tuple(sorted(set(found)))


def _test(g: Horror, seat: Seat | None, test: Test) -> TestView:
    card = g.people[test.seat].card
    changes = tuple(
        [SkillChange(*each) for each in numbers.changes(g, card, test.skill) if sees(g, seat, each[0])]
    )
    return TestView(
        seat=test.seat,
        skill=test.skill,
        difficulty=testing.difficulty(g, test),
        kind=test.kind,
        target=test.target,
        step=test.step,
        base=numbers.printed_value(g, card, test.skill),
        changes=changes,
        icons=sum(numbers.icons(g, each.card, test.skill) for each in test.committed),
        tokens=test.tokens,
        committed=tuple([each.card for each in test.committed]),
        total=test.total,
        passed=test.passed,
    )


def _resolving(g: Horror, seat: Seat | None) -> tuple[ResolvingView, ...]:
    """Return what is being resolved; a card this seat cannot see stays unnamed."""
    happening = [each.happening for each in g.sequences]
    found = [ResolvingView(each.what, each.who, _seen(g, seat, each.card)) for each in happening]
    found += [
        ResolvingView("resolves", each.you, _seen(g, seat, each.source)) for each in g.contexts.values()
    ]
    return tuple(found)


def _seen(g: Horror, seat: Seat | None, card: int) -> int:
    return card if card != NONE and sees(g, seat, card) else NONE
