"""Fate for the properties: how it is played at random, what always holds, what may be otherwise unnoticed."""

import random
from collections.abc import Sequence

from miskatonic import games
from miskatonic.core.game import Ask, Choice, Event, Seat
from miskatonic.core.ids import id_of, ids_in, kind_in, read_id
from miskatonic.games.fate import numbers
from miskatonic.games.fate.cards import (
    ARTEFACTS,
    BACK,
    CARDS,
    CURSE_CARDS,
    FACES,
    GATE,
    ITHAQUA,
    LOCATIONS,
    NONE,
    ROW,
    TILES,
    Card,
)
from miskatonic.games.fate.state import Fate
from tests.properties.play import Play, see_the_same

GAME = games.get("fate")


def random_answer(g: Fate, dice: random.Random) -> tuple[Seat, Choice]:
    """Draw an answer of somebody who is asked; standing orders stay rare, so that windows are used."""
    seat, ask = dice.choice(list(g.asks().items()))
    if not ask.one:
        return seat, _some(ask, dice)
    option = dice.choice(ask.options).id
    if option.startswith("pass-") and dice.random() < 0.8:
        option = "pass"
    return seat, option


def _some(ask: Ask, dice: random.Random) -> tuple[str, ...]:
    ids = [option.id for option in ask.options]
    return tuple(dice.sample(ids, dice.randint(ask.least, ask.most)))


# What must always hold


def check(g: Fate) -> None:
    """Cards, figures and tiles are accounted for, and nothing leaves its bounds."""
    if g.turn:
        check_box(g)
    check_bounds(g)
    assert (g.outcome is None) == bool(g.asks())
    assert not g.queue
    assert not g.events


def check_box(g: Fate) -> None:
    """components.d1, components.d2, components.d3, components.7"""
    columns = [card for column in g.columns for card in column]
    spells = [*g.deck, *g.discard, *columns, *(each.card for each in g.casting)]
    spells += [card for row in (*g.hands, *g.readied) for card in row]
    assert sorted(card for card in spells if card != GATE) == list(range(CARDS))
    assert g.gate_supply + sum(g.gates) + columns.count(GATE) == numbers.GATES
    artefacts = [
        *g.shown,
        *g.artefact_deck,
        *g.artefact_discard,
        *(each for row in g.artefacts for each in row),
    ]
    assert sorted(artefacts) == list(range(len(ARTEFACTS)))
    curses = [*g.curse_deck, *g.curse_discard, *(kind for row in g.curses for kind, _ in row)]
    assert sorted(curses) == list(CURSE_CARDS)
    tiles = [*g.squall_pile, *(tile for tile in (*g.squalls, g.squall_drawn) if tile != NONE)]
    assert sorted(tiles) == list(TILES)
    assert [sum(row) for row in g.cultists] == [20] * g.seats
    assert g.supply + sum(g.investigators) + sum(g.lodges) == 12 + 3 * g.seats


def check_bounds(g: Fate) -> None:
    """lodge.1, lodge.2, lodge.3, gates.1, gods.d4, ready.8; while one is to be given up there is one more."""
    kinds = {ask.kind for ask in g.asks().values()}
    assert all(0 <= space <= numbers.LAST_SPACE for space in g.summon)
    assert all(0 <= signs <= numbers.SIGNS_TO_LOSE for signs in g.signs)
    assert all(count >= 0 for row in g.cultists for count in row)
    assert min(g.supply, *g.investigators, *g.lodges) >= 0
    assert all(0 <= gates <= 1 for gates in g.gates)
    assert max(map(len, g.readied)) <= numbers.READIED + ("fourth" in kinds)
    assert max(map(len, g.artefacts)) <= numbers.ARTEFACTS_HELD + ("give-up" in kinds)
    assert len(g.shown) <= numbers.ARTEFACTS_SHOWN
    assert sum(tile != NONE for tile in g.squalls) <= numbers.SQUALLS_ON_BOARD
    assert g.fate in range(len(LOCATIONS))
    assert g.roll is None or set(g.roll.faces) <= set(range(len(FACES)))
    assert g.exhausted & ~sum(1 << artefact for row in g.artefacts for artefact in row) == 0


# What may be otherwise unnoticed

COMES_TO_LIGHT = {"stolen", "curse-strikes", "artefact-drawn", "artefacts-shown", "squall-turned-up"}
"""What depends on hidden things and is seen by all; a theft takes any of several cards."""


class FateShadow:
    """A match beside the real one in which what the reader was not shown is otherwise.

    Two spells with one back are swapped, curses the reader does not watch over are of other kinds, decks lie
    in another order, squalls are other ones, and others have left other standing orders.
    """

    def __init__(self, real: Fate, seed: int, reader: Seat | None, dice: random.Random) -> None:
        self.real = real
        self.reader = reader
        self.dice = dice
        self.seen: set[Card] = set()
        """Spells that the reader was shown; some may be forgotten again."""
        self.compared = 0
        self.swap: dict[Card, Card] = {}
        self.twin: Fate | None = None
        """None until there is a board, and while somebody is in the middle of a decision."""

    def answer(self, seat: Seat, choice: Choice) -> None:
        """Answer in both; unless what differs comes to light, the reader must not notice it."""
        readied = {card for row in self.real.readied for card in row}
        shown = self.shows(choice)
        told = self.real.answer(seat, choice)
        self.look(told, readied - {card for row in self.real.readied for card in row})
        if self.twin is None or shown or self.seen & self.swap.keys():
            self.start_anew()
            return
        told_in_twin = self.twin.answer(seat, self.translated(choice))
        if COMES_TO_LIGHT & {event.text.id for event in (*told, *told_in_twin)} or self.draws_curse(told):
            self.start_anew()
        else:
            self.compare(told, told_in_twin)

    def look(self, told: Sequence[Event], cast: set[Card]) -> None:
        """hidden.3, hidden.4, hidden.5: note what the reader is shown; shuffling makes one forget.

        A spell that is not readied any more was cast, or dropped unseen, which may count as seen here.
        """
        g = self.real
        if any(event.text.id == "spells-shuffled" for event in told):
            self.seen -= set(g.deck)
        self.seen |= cast
        if self.reader is not None:
            self.seen |= {*g.hands[self.reader], *g.readied[self.reader]}

    def shows(self, choice: Choice) -> bool:
        """casting.1, ready.5: say whether one of the two is cast, or readied while their costs differ."""
        shown = [read_id(id) for id in ids_in(choice) if kind_in(id) in ("cast", "ready")]
        if not shown or shown[0].number not in self.swap:
            return False
        return shown[0].kind == "cast" or len({ROW[card] for card in self.swap}) > 1

    def draws_curse(self, told: Sequence[Event]) -> bool:
        """curse.1: say whether the reader looked at a curse."""
        return any(event.text.id == "curse-received" and event.audience == (self.reader,) for event in told)

    def translated(self, choice: Choice) -> Choice:
        """Return the choice as it is called where the two spells are swapped."""
        if ids_in(choice) != (choice,):
            return choice
        said = read_id(choice)
        if said.kind not in ("spell", "pair", "road", "key", "discard", "ready", "cast", "drop"):
            return choice
        return id_of(said.kind, *sorted(self.swap.get(card, card) for card in said.numbers))

    # Dealing it otherwise

    def start_anew(self) -> None:
        """Deal what the reader was not shown otherwise in a copy of the real position."""
        self.twin, self.swap = None, {}
        if not self.real.turn or not self.real.asks() or not self.can_be_asked_anew():
            return
        twin = self.real.copy()
        self.swap_spells(twin)
        self.deal_curses(twin)
        self.deal_the_rest(twin)
        self.leave_orders(twin)
        ask_anew(twin, self.reader)
        self.twin = twin

    def can_be_asked_anew(self) -> bool:
        """Say whether somebody else is not just naming details of a choice that nobody has seen."""
        twin = self.real.copy()
        ask_anew(twin, self.reader)
        return twin.asks() == self.real.asks()

    def swap_spells(self, twin: Fate) -> None:
        """hidden.2, hidden.3: backs show, and the cost rows of readied spells."""
        readied = {card for row in twin.readied for card in row}
        unseen = [card for card in range(CARDS) if card not in self.seen]
        held = [card for card in unseen if card in readied]
        if not unseen:
            return
        first = self.dice.choice(held if held and self.dice.random() < 0.5 else unseen)
        alike = [card for card in unseen if BACK[card] == BACK[first] and card != first]
        fit = [card for card in alike if ROW[card] == ROW[first] or not {card, first} & readied]
        if not fit:
            return
        other = self.dice.choice(fit)
        self.swap = {first: other, other: first}
        twin.hands = [tuple(sorted(self.swapped(hand))) for hand in twin.hands]
        twin.readied = [self.swapped(row) for row in twin.readied]
        twin.columns = [self.swapped(column) for column in twin.columns]
        twin.deck = list(self.swapped(twin.deck))
        twin.discard = list(self.swapped(twin.discard))
        twin.known[first], twin.known[other] = twin.known[other], twin.known[first]

    def swapped(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        return tuple(self.swap.get(card, card) for card in cards)

    def deal_curses(self, twin: Fate) -> None:
        """hidden.6, hidden.8: all know which kinds a curse cannot be any more"""
        deck = list(twin.curse_deck)
        self.dice.shuffle(deck)
        for victim, held in enumerate(twin.curses):
            if self.reader != (victim - 1) % twin.seats:
                for place, (kind, ruled_out) in enumerate(held):
                    fit = [at for at, other in enumerate(deck) if not ruled_out >> other & 1]
                    if fit:
                        at = self.dice.choice(fit)
                        kind, deck[at] = deck[at], kind
                    held = (*held[:place], (kind, ruled_out), *held[place + 1 :])
                twin.curses[victim] = held
        twin.curse_deck = tuple(deck)

    def deal_the_rest(self, twin: Fate) -> None:
        """hidden.7, hidden.8"""
        twin.artefact_deck = twin.artefact_deck[::-1]
        if ITHAQUA not in twin.gods or (self.reader is not None and twin.gods[self.reader] == ITHAQUA):
            return
        gale = twin.fate if twin.gale is not None and twin.gale.turn == twin.turn else NONE
        hidden = [at for at, tile in enumerate(twin.squalls) if tile != NONE and at != gale]
        tiles = [*twin.squall_pile, *(twin.squalls[at] for at in hidden)]
        self.dice.shuffle(tiles)
        for at in hidden:
            twin.squalls[at] = tiles.pop()
        twin.squall_pile = tuple(sorted(tiles))

    def leave_orders(self, twin: Fate) -> None:
        """windows.9"""
        for seat in range(twin.seats):
            if seat != self.reader:
                twin.orders[seat] = self.dice.choice(["", "turn", "own", "raid"])

    def compare(self, told: Sequence[Event], told_in_twin: Sequence[Event]) -> None:
        assert self.twin is not None
        self.compared += 1
        see_the_same(GAME, self.reader, self.dice, (self.real, told), (self.twin, told_in_twin))


def ask_anew(g: Fate, reader: Seat | None) -> None:
    """Let whoever is asked, if not the reader, be asked about what lies there now."""
    if reader in g.asks():
        return
    g.pending = []
    name, args = g.asking
    g.steps.named[name](g, *args)


FATE = Play(
    game=GAME,
    seats=(2, 3, 4),
    chosen={field.name: field.choices for field in GAME.fields if field.name != "seats"},
    length=400,
    times=5,
    soak_times=600,
    least_looks=2_500,
    answer=random_answer,
    check=check,
    shadow=FateShadow,
)
"""Two sets of options for every number of seats."""
