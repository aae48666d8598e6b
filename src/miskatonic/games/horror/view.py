"""What a seat may know of a position, built up from nothing (table-talk.1, hidden.3, locations.4).

Cards in play, discard piles and what is being resolved are open; hands, decks, Hidden cards and unrevealed
sides of locations are not. With the option `open_hands` all hands are open, with
`hidden_decks` the deck lists of others are not. Not for how a board shows it.
"""

import msgspec
from msgspec.structs import replace

from miskatonic.core.game import Seat
from miskatonic.core.ids import id_of
from miskatonic.core.text import Text
from miskatonic.games.horror import numbers, told, zones
from miskatonic.games.horror.lineup import as_known_to
from miskatonic.games.horror.notes import phrase
from miskatonic.games.horror.now import ResolvingView, TestView, resolving, test_view
from miskatonic.games.horror.options import HorrorOptions
from miskatonic.games.horror.rules import ending, limits, slots
from miskatonic.games.horror.sight import as_seen, sees
from miskatonic.games.horror.state import NOBODY, Card, Fate, Horror, Phase, Share, Status, kind_of
from miskatonic.games.horror.words.things import SKILLS, CardType


class CardOnTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card somebody can see."""

    id: int
    code: str
    name: tuple[str, ...]
    """In English and in German."""
    type: CardType
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
    uses_type: str = ""
    sealed: tuple[str, ...] = ()
    slots: tuple[str, ...] = ()
    classes: tuple[str, ...] = ()
    subtype: str = ""
    icons: dict[str, int] = {}
    """Of cards in hands and of committed ones: their skill icons as they are now."""
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
    beneath: int = 0
    """How many cards lie facedown beneath it; those that lie there openly are cards of their own."""


class PersonView(msgspec.Struct, frozen=True):
    """An investigator."""

    seat: Seat
    card: int
    location: int
    actions: int
    spare: tuple[str, ...]
    """What further actions are left for, each for this kind of action only."""
    turn_taken: bool
    status: Status
    fate: Fate
    physical: int
    mental: int
    experience: int
    """Earned at the end of the scenario."""
    forfeits: int
    """victory.7: how much less than that it will be."""
    hand: int
    """How many cards are in hand."""
    hand_limit: int
    deck: int
    slots: dict[str, int]
    """slots.4: how many slots of each kind there are."""
    used: tuple[str, ...]
    """limit-max.q1: abilities in play that this investigator has used, of those with a limit per game."""


class KnownCard(msgspec.Struct, frozen=True, order=True):
    """A card in a deck that somebody has looked at: in which deck, how deep, and which card it is."""

    zone: str
    depth: int
    card: int
    code: str
    name: tuple[str, ...]
    type: CardType


class HorrorView(msgspec.Struct, frozen=True, tag_field="game", tag="horror"):
    """All that a seat may know of a position."""

    seat: Seat | None
    options: HorrorOptions
    scenario: tuple[str, ...]
    """Its name in English and in German."""
    round: int
    phase: Phase
    lead: Seat
    active: Seat
    people: tuple[PersonView, ...]
    cards: tuple[CardOnTable, ...]
    """Every card this seat can see, by its number."""
    piles: dict[str, tuple[int, ...]]
    """Hands and piles that this seat can see into, in their order; the top card is last."""
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
    """What is being resolved right now, outermost first."""
    beside: tuple[Share, ...]
    """deal-damage-horror.3, .9: damage and horror that lie beside cards and are not yet on them."""
    alone: Seat
    """peril.3: who is alone with an encounter card."""
    remembered: tuple[str, ...]
    log: tuple[Text, ...]
    """The notes of the campaign that are not crossed out; without one, what it would have noted."""
    resolution: int
    ending: Text | None
    """How it ended, once it is over."""
    won: bool
    experience: int


def view(g: Horror, seat: Seat | None) -> HorrorView:
    """Return all that a seat, or a spectator, may know."""
    g = as_seen(g, seat)
    return HorrorView(
        seat=seat,
        options=g.options
        if g.outcome is not None
        else as_known_to(g.options, () if seat is None else (seat,)),
        scenario=g.scenario.name,
        round=g.round,
        phase=g.phase,
        lead=g.lead,
        active=g.active,
        people=tuple([_person(g, each.seat) for each in g.people]),
        cards=tuple([card_view(g, card) for card in g.cards if sees(g, seat, card.id)]),
        piles=_piles(g, seat),
        known=_known(g, seat),
        encounter=len(g.pile("encounter")),
        bag=tuple(sorted(g.bag)),
        acts=len(g.pile("acts")),
        agendas=len(g.pile("agendas")),
        doom=sum(g.cards[card].doom for card in zones.cards_in_play(g)),
        test=test_view(g, seat),
        resolving=resolving(g, seat),
        beside=tuple([share for each in g.dealings for share in each.shares]),
        alone=g.perils[-1][0] if g.perils else NOBODY,
        remembered=tuple(g.remembered),
        log=tuple([phrase(note) for note in g.log if not note.crossed_out]),
        resolution=g.resolution,
        ending=told.ending_name(g) if g.outcome is not None else None,
        won=g.outcome is not None and ending.is_won(g),
        experience=sum(numbers.value(g, card, "victory") for card in g.pile("victory")),
    )


def open_view(g: Horror) -> HorrorView:
    """Return what a spectator sees when all hands lie open."""
    bare = g.copy()
    bare.options = replace(g.options, open_hands=True)
    return replace(view(bare, None), options=g.options)


NUMBERS = {
    "enemy": ("fight", "evade", "health", "damage", "horror"),
    "asset": ("health", "sanity", "cost"),
    "event": ("cost",),
    "investigator": (*SKILLS, "health", "sanity"),
    "location": ("shroud",),
    "act": ("threshold",),
    "agenda": ("threshold",),
}


def card_view(g: Horror, card: Card) -> CardOnTable:
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
        uses_type=numbers.uses_type(g, card.id) if card.uses else "",
        sealed=card.sealed,
        slots=card.slots,
        classes=printed.classes,
        subtype=printed.subtype,
        icons=_icons(g, card) if kind_of(card.zone) in ("hand", "limbo") else {},
        traits=numbers.traits(g, card.id),
        keywords=tuple([each.name for each in numbers.keywords(g, card.id)]) if shown else (),
        numbers={
            stat: numbers.value(g, card.id, stat) for stat in wanted if numbers.has_value(g, card.id, stat)
        },
        leads_to=tuple(zones.connections(g, card.id)) if card.zone == "map" else (),
        engaged=tuple(zones.engaged_with(g, card.id))
        if printed.type == "enemy" and zones.in_play(g, card.id)
        else (),
        place=_place(g, card) if card.zone == "map" else (),
        beneath=sum(1 for each in g.piles.get(id_of("beneath", card.id), ()) if zones.is_facedown(g, each)),
    )


def _place(g: Horror, card: Card) -> tuple[int, ...]:
    """Return where a location lies on the map; one that was shuffled lies where it was put down."""
    plan = g.scenario
    if not plan.shuffled:
        return plan.layout.get(card.code, ())
    shuffled = [each.id for each in g.cards if each.code in plan.shuffled or each.reverse in plan.shuffled]
    if card.id in shuffled:
        return plan.spots[shuffled.index(card.id)]
    return plan.layout.get(card.code, plan.layout.get(card.reverse, ()))


def _person(g: Horror, seat: Seat) -> PersonView:
    person = g.people[seat]
    return PersonView(
        seat=seat,
        card=person.card,
        location=person.location,
        actions=person.actions,
        spare=person.spare,
        turn_taken=person.turn_taken,
        status=person.status,
        fate=person.fate,
        physical=person.physical,
        mental=person.mental,
        experience=person.experience,
        forfeits=person.forfeits,
        hand=len(g.pile(id_of("hand", seat))),
        hand_limit=numbers.value(g, person.card, "hand-limit"),
        deck=len(g.pile(id_of("deck", seat))),
        slots=slots.has(g, seat),
        used=_used(g, seat),
    )


def _used(g: Horror, seat: Seat) -> tuple[str, ...]:
    """limit-max.q1, .q2: what somebody has used of cards in play whose limit is for the whole game."""
    return tuple(limits.used_this_game(g, seat))


def _icons(g: Horror, card: Card) -> dict[str, int]:
    counted = {icon: numbers.icon_count(g, card.id, icon) for icon in (*SKILLS, "wild")}
    return {icon: count for icon, count in counted.items() if count}


ORDERED = frozenset({"hand", "discard", "encounter-discard", "victory", "limbo"})
"""Zones whose order says something."""


def _piles(g: Horror, seat: Seat | None) -> dict[str, tuple[int, ...]]:
    """discard-pile.5, discard-pile.7: what can be seen of hands and piles, in their order."""
    found = {
        zone: tuple([card for card in pile if sees(g, seat, card)])
        for zone, pile in g.piles.items()
        if kind_of(zone) in ORDERED
    }
    return {zone: pile for zone, pile in sorted(found.items()) if pile}


def _known(g: Horror, seat: Seat | None) -> tuple[KnownCard, ...]:
    found = []
    for who, card in g.looked:
        zone = g.cards[card].zone
        if who == seat and kind_of(zone) in ("deck", "encounter"):
            depth = len(g.pile(zone)) - 1 - g.pile(zone).index(card)
            printed = g.print(card)
            found.append(KnownCard(zone, depth, card, printed.code, printed.name, printed.type))
    return tuple(sorted(set(found)))
