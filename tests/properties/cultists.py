"""Cultists for the properties: random play, what always holds, what may be otherwise unnoticed."""

import random
from collections import Counter

from miskatonic import games
from miskatonic.core.game import Choice, Seat
from miskatonic.games.cultists.cards import ALIVE, DEAD, FAILURE, SABOTAGE, SEER, START, SUCCESS, Card
from miskatonic.games.cultists.facts import Checked, Drawn
from miskatonic.games.cultists.numbers import (
    BAG,
    BOOKS,
    CULTIST_ROOM_CARDS,
    EXPLORED_FROM,
    FIRST_ROOM_CARDS,
    INVESTIGATOR_ROOM_CARDS,
    MARKERS,
    PILE_CARDS,
    PULSE_CARDS,
    PULSE_HAND,
    ROUNDS,
    ROW_POINTS,
    UNSAFE_CARDS,
)
from miskatonic.games.cultists.state import Cultists
from tests.properties.play import Play, see_the_same

GAME = games.get("cultists")
ROOM_FACES = (SUCCESS, FAILURE, SABOTAGE)


def random_answer(g: Cultists, dice: random.Random) -> tuple[Seat, Choice]:
    """Draw an answer of somebody who is asked; claims of victory stay rare, so that games last."""
    seat, ask = dice.choice(list(g.asks().items()))
    if not ask.one:
        ids = [option.id for option in ask.options if option.id != "more"]
        return seat, tuple(dice.sample(ids, dice.choice((0, 0, 0, 1, 2))))
    option = dice.choice(ask.options).id
    if option == "claim" and dice.random() < 0.9:
        option = "confirm"
    return seat, option


# What must always hold


def check(g: Cultists) -> None:
    """Cards, books, markers and figures are accounted for, and nothing leaves its bounds."""
    assert (g.outcome is None) == bool(g.asks())
    assert not g.queue
    assert not g.events
    assert g.round <= ROUNDS
    assert len(g.places) == len(g.figures)
    assert set(g.places) <= set(g.plan.places)
    if g.roles:
        check_pulse_cards(g)
        check_room_cards(g)
        check_board(g)


def check_pulse_cards(g: Cultists) -> None:
    """hands.d2, hands.d3, pulse.2, pulse.3: no card is lost; investigators have no Dead one to give"""
    for figure in g.figures:
        given = [card for deck in g.pulses for card, giver, _ in deck if giver == figure]
        held = Counter((*g.hands[figure], *g.supplies[figure], *given))
        dead = g.count.dead_cards if g.is_cultist(figure) else 0
        assert (held[ALIVE], held[DEAD]) == (PULSE_CARDS - dead, dead)
        assert len(g.hands[figure]) == min(PULSE_HAND, PULSE_CARDS - len(given))
    start = Counter(card for deck in g.pulses for card, giver, _ in deck if giver == START)
    assert start.total() == len(g.figures)
    assert start[DEAD] <= g.count.start_dead


def check_room_cards(g: Cultists) -> None:
    """hands.d1, unsafe.d1, pile.d1, room-decks.d1: every room card is in a hand, a deck, the pile, or gone"""
    cards = Counter(card for hand in g.room_hands for card in hand)
    cards.update(g.pile)
    cards.update(card for card, _, _ in g.unsafe)
    cards.update(card for deck in g.decks.values() for card, _, _ in deck)
    cards.update(card for _, card, _, _ in g.gone)
    wanted = Counter(dict(zip(ROOM_FACES, UNSAFE_CARDS, strict=True)))
    wanted.update(dict(zip(ROOM_FACES, PILE_CARDS, strict=True)))
    for figure in g.figures:
        kinds = CULTIST_ROOM_CARDS if g.is_cultist(figure) else INVESTIGATOR_ROOM_CARDS
        wanted.update(dict(zip(ROOM_FACES, kinds, strict=True)))
    first = cards - wanted
    assert cards.total() == wanted.total() + len(g.plan.rooms)
    assert all(first[face] <= most for face, most in zip(ROOM_FACES, FIRST_ROOM_CARDS, strict=True))


def check_board(g: Cultists) -> None:
    """shelf.2, shelf.4, room-decks.2, event.3, cultist-markers.d1"""
    side = g.count.side
    assert all(0 <= g.books[room] <= BOOKS[side][room] for room in g.plan.rooms)
    assert {room for room in g.plan.rooms if g.books[room] == BOOKS[side][room]} == set(g.done)
    assert g.score == sum(ROW_POINTS[side][room] for room in g.done)
    assert all(room in g.explored for room, deck in g.decks.items() if len(deck) >= EXPLORED_FROM)
    assert not any(g.decks[room] for room in g.done)
    drawn = Counter(fact.event for fact in g.history if isinstance(fact, Drawn))
    assert Counter(g.bag) + drawn == Counter(BAG)
    assert len({*g.markers, *g.open_markers}) == len(g.markers) + len(g.open_markers)
    assert {*g.markers, *g.open_markers} <= set(MARKERS)
    assert len(set(g.fallen)) == len(g.fallen)


# What may be otherwise unnoticed


class CultistsShadow:
    """Looks at every position beside one in which much that the reader was never shown is otherwise."""

    def __init__(self, real: Cultists, seed: int, reader: Seat | None, dice: random.Random) -> None:
        self.real = real
        self.reader = reader
        self.dice = dice
        self.compared = 0

    def answer(self, seat: Seat, choice: Choice) -> None:
        """Answer; the reader must not notice what else might be the case now."""
        self.real.answer(seat, choice)
        if not self.real.roles or self.real.outcome is not None or self.dice.random() < 0.6:
            return
        twin = self.real.copy()
        self.deal_cards_otherwise(twin)
        self.lay_board_otherwise(twin)
        if not twin.sealed():
            ask_anew(twin)
        self.compared += 1
        see_the_same(GAME, self.reader, self.dice, (self.real, ()), (twin, ()))

    def deal_cards_otherwise(self, g: Cultists) -> None:
        """secrets.3, secrets.4, secrets.6, hands.d4: what others hold, in which order supplies lie, routes"""
        others = [figure for figure in range(g.seats) if figure != self.reader]
        for figure in g.figures:
            g.supplies[figure] = g.supplies[figure][::-1]
        if self.reader is None or not g.is_cultist(self.reader):
            for figure in g.figures:
                g.pulses[figure] = tuple(
                    (self.other_face(g, figure, place, *card), *card[1:])
                    for place, card in enumerate(g.pulses[figure])
                )
        one, other = self.dice.sample(others, 2)
        routes = list(g.routes)
        routes[one], routes[other] = routes[other], routes[one]
        g.routes = tuple(routes)
        self.swap_roles(g, one, other)

    def other_face(self, g: Cultists, owner: int, place: int, face: Card, giver: int, round: int) -> Card:
        """secrets.6: neither own gifts nor the automa's, nor cards that the reader saw in a check"""
        looks = g.check is not None and (g.check.by, g.check.target) == (self.reader, owner)
        looked = any(
            place < fact.cards
            for fact in g.history
            if isinstance(fact, Checked) and (fact.by, fact.target) == (self.reader, owner)
        )
        known = giver in (self.reader, g.seats) or owner in g.reported or looks or looked
        return face if known or giver == START == round else self.dice.choice((ALIVE, DEAD))

    def swap_roles(self, g: Cultists, one: Seat, other: Seat) -> None:
        """secrets.2: two others swap roles, unless the reader knows the cultists or one of the two"""
        knows = self.reader is not None and (g.is_cultist(self.reader) or g.roles[self.reader] == SEER)
        open_roles = {one, other} & {*g.revealed, *(g.fallen if g.count.cultists == 1 else ())}
        if knows or open_roles:
            return
        roles = list(g.roles)
        roles[one], roles[other] = roles[other], roles[one]
        g.roles = tuple(roles)

    def lay_board_otherwise(self, g: Cultists) -> None:
        """secrets.7, secrets.8: faces in decks, the order of the pile, symbols, cultist markers"""
        dice = self.dice
        g.pile = g.pile[::-1]
        for room, deck in g.decks.items():
            g.decks[room] = tuple(self.any_face(card) for card in deck)
        g.unsafe = tuple(self.any_face(card) for card in g.unsafe)
        g.laid = tuple(
            each if each[0] in (self.reader, g.seats) else (*each[:3], dice.choice(ROOM_FACES))
            for each in g.laid
        )
        hidden = [room for room in g.plan.rooms if room not in g.explored]
        number = sum(room in g.symbols for room in hidden)
        marked = {*dice.sample(hidden, number), *(room for room in g.symbols if room in g.explored)}
        g.symbols = tuple(room for room in g.plan.rooms if room in marked)
        unturned = [room for room in MARKERS if room not in g.open_markers]
        if len(unturned) >= len(g.markers):
            g.markers = tuple(dice.sample(unturned, len(g.markers)))

    def any_face(self, card: tuple[Card, int, int]) -> tuple[Card, int, int]:
        own = card[1] in (self.reader, self.real.seats)
        return card if own else (self.dice.choice(ROOM_FACES), *card[1:])


def ask_anew(g: Cultists) -> None:
    """Let whoever is asked be asked about what lies there now."""
    g.pending = []
    name, args = g.asking
    g.steps.named[name](g, *args)


CULTISTS = Play(
    game=GAME,
    seats=(4, 5, 6, 7, 8),
    chosen={"seer": ("yes", "no"), "assassin": ("yes", "no"), "firestarter": ("yes", "no")},
    length=250,
    times=2,
    soak_times=500,
    least_looks=250,
    answer=random_answer,
    check=check,
    shadow=CultistsShadow,
)
"""Eight sets of options for seven and eight seats, four for fewer, which have no Firestarter."""
