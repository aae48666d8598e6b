"""Where cards are: zones, what is in play, who is where, and how far it is. Not for what moving sets off.

Out of play: "deck:0", "hand:0", "discard:0" for each seat; "encounter", "encounter-discard", "victory",
"removed", "aside", "limbo", "acts", "agendas". In play: "investigator:0", "play:0", "threat:0"; "map" for
locations, "at:17" for cards at a location, "on:17" for attached cards; "act", "agenda", "reference",
"beside" for cards next to the agenda. "beneath:17" is out of play, too, and so is "facedown": set aside
without anybody looking.
"""

from functools import cache

from msgspec.structs import replace

from miskatonic.core.game import Seat
from miskatonic.core.ids import read_id
from miskatonic.games.horror import caches, looking, numbers
from miskatonic.games.horror.caches import Caches
from miskatonic.games.horror.state import NOBODY, NONE, Context, Horror, kind_of
from miskatonic.games.horror.words.abilities import DeckOnly
from miskatonic.games.horror.words.modifiers import BecomeType, ConnectsTo

IN_PLAY = caches.IN_PLAY
"""in-play.1, in-play.2, in-play.q1"""
OWN = frozenset({"deck", "hand", "discard", "play", "threat", "investigator"})
"""Zones of a seat."""
SCENARIO_TYPES = frozenset({"agenda", "act", "enemy", "location", "reference", "story", "treachery"})
"""card-types.q1"""
FRAME = frozenset({"investigator", "act", "agenda", "reference", "location"})
"""in-play.2, setup.1, setup.17: what has a place of its own while it is in play."""
ENCOUNTER_TYPES = frozenset({"enemy", "treachery"})
"""card-types.4"""


def in_play(g: Horror, card: int) -> bool:
    """in-play.1 to .3, in-play.q1"""
    return kind_of(g.cards[card].zone) in IN_PLAY


def cards_in_play(g: Horror) -> list[int]:
    """Return every card in play, in a fixed order."""
    return g.in_play


@Caches.in_play.worked_out
def _work_out_in_play(g: Horror) -> list[int]:
    return sorted([card for zone, pile in g.piles.items() if kind_of(zone) in IN_PLAY for card in pile])


@Caches.by_type.worked_out
def _work_out_by_type(g: Horror) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for card in g.in_play:
        found.setdefault(g.printed[g.cards[card].code].type, []).append(card)
    return found


def current(g: Horror, deck: str) -> int:
    """act-agenda-deck.9: the current act or agenda; one card may be both."""
    pile = g.piles.get(deck)
    if pile:
        return pile[-1]
    agenda = g.piles.get("agenda")
    return agenda[-1] if agenda and deck == "act" and g.print(agenda[-1]).both else NONE


def move_to(g: Horror, card: int, zone: str, *, bottom: bool = False) -> None:
    """Take a card out of its zone and put it on top (or at the bottom) of another."""
    moved = g.cards[card]
    g.piles[moved.zone].remove(card)
    pile = g.piles.setdefault(zone, [])
    if bottom:
        pile.insert(0, card)
    else:
        pile.append(card)
    g.cards[card] = replace(moved, zone=zone)
    if moved.owner == NOBODY:
        _take_up(g, card, zone)
    g.announce_move(card, g.printed[moved.code].profile, kind_of(moved.zone), kind_of(zone))


def move_all(g: Horror, cards: list[int], zone: str, new: str) -> None:
    """Move cards that are out of play from one zone to another that is nobody's, all at once."""
    if not cards:
        return
    gone = set(cards)
    g.piles[zone] = [card for card in g.piles[zone] if card not in gone]
    g.piles.setdefault(new, []).extend(cards)
    old_kind, new_kind = kind_of(zone), kind_of(new)
    for card in cards:
        g.cards[card] = replace(g.cards[card], zone=new)
        g.announce_move(card, g.print(card).profile, old_kind, new_kind)


def _take_up(g: Horror, card: int, zone: str) -> None:
    """weakness.6, .q1, .q3, asset.q1: who gets a weakness, or any player card into the deck, that was
    nobody's, bears it from now on.
    """
    seat = seat_in(zone)
    if seat == NOBODY:
        return
    printed = g.print(card)
    if printed.subtype or (kind_of(zone) == "deck" and printed.type not in SCENARIO_TYPES):
        g.change(card, owner=seat, gained=True)


@cache
def parts(zone: str) -> tuple[str, int]:
    """Return the kind of a zone and its number, if it has one: a seat, or the card it belongs to."""
    read = read_id(zone)
    return read.kind, read.number if read.parts else NONE


@cache
def seat_in(zone: str) -> Seat:
    """Return whose zone it is."""
    kind, number = parts(zone)
    return number if kind in OWN else NOBODY


def host_of(g: Horror, card: int) -> int:
    """Return what a card is attached to."""
    kind, number = parts(g.cards[card].zone)
    return number if kind == "on" else NONE


def beneath(g: Horror, card: int) -> int:
    """in-play.3: what a card out of play lies beneath."""
    kind, number = parts(g.cards[card].zone)
    return number if kind == "beneath" else NONE


def is_facedown(g: Horror, card: int) -> bool:
    """Say whether a card out of play lies with its back up, aside or beneath another."""
    kind = kind_of(g.cards[card].zone)
    return kind == "facedown" or (kind == "beneath" and not g.cards[card].revealed)


def location_of(g: Horror, card: int) -> int:
    """locations.2, threat-area.2: where a card is; a location is at itself."""
    kind, number = parts(g.cards[card].zone)
    if kind == "map":
        return card
    if kind in ("investigator", "play", "threat") or (kind == "hand" and is_hidden(g, card)):
        return g.people[number].location
    if kind == "at":
        return number
    if kind == "on":
        return location_of(g, number)
    return NONE


def is_hidden(g: Horror, card: int) -> bool:
    """hidden.4: a Hidden card in somebody's hand."""
    return has_hidden(g, card) and kind_of(g.cards[card].zone) == "hand"


def has_hidden(g: Horror, card: int) -> bool:
    """hidden.1: whether the keyword is printed on a card."""
    return g.printed[g.cards[card].code].profile.hidden


def kept_secret(g: Horror, card: int) -> bool:
    """hidden.3: whether only its drawer learns which card it is."""
    return card != NONE and has_hidden(g, card)


def hidden_treacheries(g: Horror) -> list[int]:
    """hidden.4: the Hidden treacheries in hands, which count as being in threat areas."""
    return g.hidden if g.box.hidden else []


@Caches.hidden.worked_out
def _work_out_hidden(g: Horror) -> list[int]:
    hands = [card for seat in range(len(g.people)) for card in g.hand(seat)]
    held = [card for card in hands if g.print(card).type == "treachery" and is_hidden(g, card)]
    return [card for card in held if card not in g.out_of_sight]


def is_reserved(g: Horror, card: int) -> bool:
    """limbo.q2: a card in hand that is paid for and about to be played."""
    if not g.contexts or kind_of(g.cards[card].zone) != "hand":
        return False
    return card in [context.source for context in g.contexts.values()]


def investigator(g: Horror, card: int) -> Seat:
    """Return the seat whose investigator this card is, or NOBODY."""
    kind, seat = parts(g.cards[card].zone)
    return seat if kind == "investigator" else NOBODY


def playing(g: Horror) -> tuple[Seat, ...]:
    """player-order.1: who is still in the game, the lead investigator first, then clockwise."""
    return g.player_order[g.lead]


@Caches.player_order.worked_out
def _work_out_player_order(g: Horror) -> tuple[tuple[Seat, ...], ...]:
    seats = range(len(g.people))
    there = [seat for seat in seats if g.people[seat].status == "playing"]
    return tuple([tuple(sorted(there, key=lambda seat: (seat < lead, seat))) for lead in seats])


def kept_out(g: Horror, seat: Seat) -> bool:
    """peril.3, .4: whether somebody else is alone with an encounter card."""
    return bool(g.perils) and g.perils[-1][0] != seat


def tests_alone(g: Horror, tester: Seat, seat: Seat) -> bool:
    """peril.5: whether somebody is alone with an encounter card, so that this other player cannot commit
    cards to their test.
    """
    return bool(g.perils) and seat != tester and tester in [alone for alone, _ in g.perils]


def people_at(g: Horror, location: int) -> list[Seat]:
    """Return who is at a location, in player order."""
    return [seat for seat in playing(g) if g.people[seat].location == location]


def enemies(g: Horror) -> list[int]:
    """Return every enemy in play."""
    return of_type(g, "enemy")


def of_type(g: Horror, type: str) -> list[int]:
    """card-types.1: the cards in play that are of a type, by what is printed or by what they became."""
    if not g.in_force.types:
        return g.by_type.get(type, [])
    changed = changed_types(g)
    return [card for card in g.in_play if (changed.get(card) or g.print(card).type) == type]


def is_type(g: Horror, card: int, type: str) -> bool:
    """card-types.1: whether a card is of a type, by what is printed or by what it became."""
    return (type_of(g, card) if g.in_force.types else g.printed[g.cards[card].code].type) == type


def type_of(g: Horror, card: int) -> str:
    """card-types.1: a card that became another type has lost its own."""
    if not g.in_force.types:
        return g.print(card).type
    return changed_types(g).get(card) or g.print(card).type


def changed_types(g: Horror) -> dict[int, str]:
    """card-types.1: the cards that became another type; inside this very question, as far as it is answered
    by now.
    """
    under_way = g.evaluation.types
    if under_way is not None:
        return under_way
    changed: dict[int, str] = {}
    g.evaluation.types = changed
    try:
        for entry in g.in_force.by_kind.get(BecomeType, ()):
            context, word, _, cards, _ = entry
            if looking.in_force(g, entry):
                whom = cards if cards is not None else looking.find(g, context, word.whom)
                changed.update(dict.fromkeys(whom, word.type))
    finally:
        g.evaluation.types = None
    return changed


def is_scenario_card(g: Horror, card: int) -> bool:
    """card-types.3, .q1: whether a card is a scenario card now."""
    return type_of(g, card) in SCENARIO_TYPES and not is_weakness_of_player(g, card)


def is_frame(g: Horror, card: int) -> bool:
    """in-play.2, setup.1: whether a card has a place of its own in play, so that it is never anywhere else
    there.
    """
    return g.print(card).type in FRAME


def is_place(g: Horror, card: int) -> bool:
    """in-play.2, move.1: whether a card is a location in play, where somebody can be."""
    return g.cards[card].zone == "map"


def is_anothers_signature(g: Horror, card: int, seat: Seat) -> bool:
    """signature.2, .4 to .8: whether this is a signature card, or weakness, of another investigator."""
    owner = g.cards[card].owner
    if owner in (NOBODY, seat):
        return False
    printed, whose = g.print(card), g.print(g.people[owner].card).deck
    required = whose is not None and printed.subtype == "weakness" and printed.code in whose.required
    return required or DeckOnly in printed.profile.first


def is_encounter_card(g: Horror, card: int) -> bool:
    """card-types.4: enemies and treacheries."""
    return type_of(g, card) in ENCOUNTER_TYPES and not is_weakness_of_player(g, card)


def is_weakness_of_player(g: Horror, card: int) -> bool:
    """card-types.5, .6, .q2: in a deck, hand or discard pile a weakness is a player card."""
    return bool(g.print(card).subtype) and kind_of(g.cards[card].zone) in ("deck", "hand", "discard")


def engaged_with(g: Horror, enemy: int) -> list[Seat]:
    """enemy-cards.6, massive.1, massive.2: with whom an enemy is engaged."""
    card = g.cards[enemy]
    names = g.printed[card.code].profile.keyword_names
    if numbers.has_keyword(g, enemy, "massive") if g.in_force.keywords else "massive" in names:
        return [] if card.exhausted else people_at(g, location_of(g, enemy))
    kind, seat = parts(card.zone)
    return [seat] if kind == "threat" else []


def engaged_enemies(g: Horror, seat: Seat) -> list[int]:
    """Return the enemies engaged with an investigator."""
    return [enemy for enemy in enemies(g) if seat in engaged_with(g, enemy)]


def enemies_at(g: Horror, location: int) -> list[int]:
    """Return the enemies at a location, engaged or not."""
    return [enemy for enemy in enemies(g) if location_of(g, enemy) == location]


def connections(g: Horror, location: int) -> list[int]:
    """move.3, move.q1: the locations that can be moved to from here, as this card shows."""
    return all_connections(g).get(location, [])


def all_connections(g: Horror) -> dict[int, list[int]]:
    """move.3: the connections from every location, printed ones and those that abilities make."""
    if ConnectsTo not in g.in_force.by_kind:
        return g.links
    links = {location: [*there] for location, there in g.links.items()}

    def connect(context: Context, word: ConnectsTo) -> None:
        for one in looking.find(g, context, word.whom):
            for other in looking.find(g, context, word.to):
                for start, end in ((one, other), (other, one))[: 2 if word.both_ways else 1]:
                    if start != end and start in links and end not in links[start]:
                        links[start].append(end)

    looking.modifiers_of(g, ConnectsTo, connect)
    return links


@Caches.links.worked_out
def _work_out_links(g: Horror) -> dict[int, list[int]]:
    printed = [(card, g.printed[g.cards[card].code]) for card in g.pile("map")]
    by_symbol: dict[str, list[int]] = {}
    for card, location in printed:
        by_symbol.setdefault(location.symbol, []).append(card)
    return {
        card: [to for symbol in location.connections for to in by_symbol.get(symbol, ()) if to != card]
        for card, location in printed
    }


def distances(g: Horror, start: int) -> dict[int, int]:
    """nearest.q1: how many connections each location is away, following one-way directions."""
    links = all_connections(g)
    found = {start: 0}
    edge = [start]
    for here in edge:
        for to in links.get(here, ()):
            if to not in found:
                found[to] = found[here] + 1
                edge.append(to)
    return found
