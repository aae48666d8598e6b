"""Drawing and resolving encounter cards (encounter-draw, revelation, peril, surge). Not for enemies'
lives.
"""

from miskatonic.core.game import Seat
from miskatonic.games.horror import during, numbers, told, zones
from miskatonic.games.horror.abilities import abilities_of
from miskatonic.games.horror.rules import cards, drawing, enemies, lasting, limits, points, resolving, timing
from miskatonic.games.horror.state import NONE, Context, Happening, Horror, kind_of, step
from miskatonic.games.horror.words.abilities import Revelation
from miskatonic.games.horror.words.modifiers import GainKeyword


@step
def draw_encounter(g: Horror, seat: Seat) -> None:
    """encounter-draw.1, .2: the top card of the encounter deck is drawn."""
    draw_encounters(g, seat, 1)


@step
def draw_encounters(g: Horror, seat: Seat, count: int, gains: str = "", source: int = NONE) -> None:
    """drawing-cards.2 to .5, .q1, .q3: all at the same time, then resolved from the top of the deck downward;
    an empty deck is reshuffled before the next card. Each gains a keyword, if the source says so (gain.4).
    """
    if g.people[seat].status != "playing":
        return
    for _ in range(count):
        drawing.refill_encounter_deck(g)
        deck = g.pile("encounter")
        if not deck or not draws_more(g):
            g.tell(told.encounter_empty(seat))
            timing.fall_short(g)
            break
        card = deck[-1]
        cards.lay(g, card, "limbo")
        g.tell(told.drew_encounter(g, seat, card))
        if gains:
            context = Context(0, source, seat)
            lasting.begin(g, context, "game", (GainKeyword("drawn", gains),), (card,))
        g.then(resolve_next, seat, card)
    g.encounters += 1
    g.then(drawing_over)


def draws_more(g: Horror) -> bool:
    """surge.1: whether a card can bring another; after so many it is as if the deck were empty."""
    return g.encounters < limits.ENOUGH


@step
def resolve_next(g: Horror, seat: Seat, card: int) -> None:
    """drawing-cards.4, encounter-draw.q2: the next card drawn, unless its drawer is out of the game."""
    if g.people[seat].status == "playing":
        resolve(g, seat, card)
    else:
        cards.put_away(g, card, cards.pile_of(g, card))


@step
def drawing_over(g: Horror) -> None:
    """encounter-deck.q3: all steps of the drawing are done; if it took the last card, the deck is renewed."""
    g.encounters -= 1


@step
def draw_that(g: Horror, seat: Seat, card: int) -> None:
    """drawing-cards.2, encounter-draw.3: a certain encounter card is drawn, from wherever it lies;
    it is resolved like any other.
    """
    if g.people[seat].status != "playing":
        return
    secret = g.cards[card].zone not in ("aside", "encounter-discard")
    g.change(card, revealed=True)
    cards.lay(g, card, "limbo")
    g.tell(told.drew_encounter(g, seat, card) if secret else told.drew_discarded(g, seat, card))
    resolve(g, seat, card)


def resolve(g: Horror, seat: Seat, card: int) -> None:
    """encounter-draw.3 to .12, treachery.1 to .4, card-type-treachery.1, .2: peril, revelation, what its type
    demands; after that surge.
    """
    if kind_of(g.cards[card].zone) == "hand":
        cards.lay(g, card, "limbo")
    g.then(begin_peril, seat, card)
    timing.happen(g, Happening("draws-encounter", seat, card), resolve_drawn, seat, card)
    g.then(end_peril, seat, card)
    g.then(resolved, seat, card)


@step
def begin_peril(g: Horror, seat: Seat, card: int) -> None:
    """encounter-draw.3, .4, peril.2, peril.q1: from now until it is resolved its drawer is alone with it."""
    if numbers.has_keyword(g, card, "peril"):
        g.perils.append((seat, card))
        g.tell(told.alone_with_peril(seat))


@step
def resolve_drawn(g: Horror, seat: Seat, card: int) -> None:
    """encounter-draw.8, revelation.3"""
    timing.happen(g, Happening("resolves-revelation", seat, card), reveal, seat, card)
    g.then(by_type, seat, card)
    g.then(end_peril, seat, card)


@step
def reveal(g: Horror, seat: Seat, card: int) -> None:
    """revelation.2 to .4, quick-reference.5, you-your.2: all revelation abilities, for the investigator who
    drew it.
    """
    for _, ability in abilities_of(g, card):
        if type(ability) is Revelation:
            resolving.carry_out(g, Context(0, card, seat), ability.effects)


@step
def by_type(g: Horror, seat: Seat, card: int) -> None:
    """encounter-draw.9 to .11, .q2, treachery.2, .q1, victory.9: an enemy spawns, a treachery is discarded,
    unless it went elsewhere.
    """
    if g.cards[card].zone != "limbo":
        return
    if g.people[seat].status != "playing":
        cards.put_away(g, card, cards.pile_of(g, card))
    elif zones.is_type(g, card, "enemy"):
        enemies.spawn(g, card, seat)
    elif g.print(card).type == "location":
        cards.enter_play(g, card, "map")
    elif numbers.value(g, card, "victory"):
        cards.to_victory(g, card)
    else:
        cards.discard(g, card)


@step
def end_peril(g: Horror, seat: Seat, card: int) -> None:
    """peril.q1: the card is resolved, or its drawing was cancelled."""
    if (seat, card) in g.perils:
        g.perils.remove((seat, card))


@step(during=lambda g, seat, card: during.Doing("draws-encounter", seat, card))
def resolved(g: Horror, seat: Seat, card: int) -> None:
    """encounter-draw.12, .q2, surge.1, surge.q1: keywords that act when all else is done."""
    if g.cards[card].zone == "limbo":
        cards.discard(g, card)
    if g.people[seat].status == "playing":
        points.reach(g, "resolved", card, seat)
    if not zones.in_play(g, card):
        lasting.card_left(g, card)
    lasting.resolved(g, card)
