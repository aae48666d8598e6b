"""Ritual for the properties: how it is played at random, what always holds, what is swapped unnoticed."""

import random
from collections.abc import Sequence

import msgspec

from miskatonic import games
from miskatonic.core.game import Choice, Event, Seat
from miskatonic.core.rng import Rng
from miskatonic.games.ritual import rules
from miskatonic.games.ritual.cards import CARDS, NONE, Card
from miskatonic.games.ritual.state import FULL_SANITY, Ritual, RitualOptions
from tests.properties.play import Play, see_the_same

GAME = games.get("ritual")


def random_answer(g: Ritual, dice: random.Random) -> tuple[Seat, Choice]:
    """Draw an answer of whoever is asked; confessions stay rare, so that rounds go on."""
    [(seat, ask)] = g.asks().items()
    option = dice.choice(ask.options)
    if option.id == "confess" and dice.random() < 0.7:
        option = ask.options[0]
    return seat, option.id


def check(g: Ritual) -> None:
    """Cards and sanity are accounted for."""
    cards = [*g.hands, *g.pile, *g.discard, *(each.card for each in g.removed)]
    if g.travelling != NONE:
        cards.append(g.travelling)
    assert sorted(cards) == sorted(g.deck)
    assert len(set(cards)) == 22
    assert len(g.hands) == max(5, g.seats)
    assert all(0 <= sanity <= FULL_SANITY for sanity in g.sanity)
    assert (g.outcome is None) == (min(g.sanity) > 0) == (len(g.asks()) == 1)
    assert not g.queue
    assert not g.events


def dealt(options: RitualOptions, seed: int, swapped: dict[Card, Card]) -> Ritual:
    """Start a match in whose first round some cards lie where others would."""
    real = rules.new_game(options, seed)
    g = Ritual(
        options=options,
        rng=Rng.seeded(seed),
        deck=tuple(swapped.get(card, card) for card in real.deck),
        sanity=[FULL_SANITY] * options.seats,
    )
    g.begin(rules.set_up_round)
    return g


def shown(g: Ritual, reader: Seat | None) -> set[Card]:
    """round.3, turn.2, follow.8, straw.2, events.6, events.7: return what the reader is shown now."""
    cards = {*g.discard, *g.hands[g.seats :]}
    if reader is not None:
        cards |= {card for seat, card in enumerate(g.hands) if seat != reader}
        cards |= {each.card for each in g.removed if each.by == reader}
        if g.travelling == NONE:
            cards |= {card for card in g.pile[-1:] if reader == g.looker}
        elif reader in (g.active, g.looker):
            cards.add(g.travelling)
    return cards


class RitualShadow:
    """A match beside the real one: two cards that the reader was not shown this round are swapped."""

    def __init__(self, real: Ritual, seed: int, reader: Seat | None, dice: random.Random) -> None:
        self.real = real
        self.reader = reader
        self.dice = dice
        self.seen: set[Card] = set()
        self.compared = 0
        self.pair = self.draw_pair()
        self.twin = dealt(real.options, seed, self.swapped())
        self.twin.deck = real.deck
        self.compare(real.opening, self.twin.opening)

    def draw_pair(self) -> tuple[Card, Card]:
        """Choose two cards that the reader has no way to tell apart, whatever else is told."""
        self.seen |= shown(self.real, self.reader)
        unseen = [card for card in self.real.deck[:-1] if card not in self.seen]  # Gates tell of the last one
        if not unseen:
            return NONE, NONE
        first = self.dice.choice(unseen)
        alike = [card for card in unseen if CARDS[card].cursed == CARDS[first].cursed]
        others = alike if self.real.options.event == "trapezohedron" else unseen
        return first, self.dice.choice(others)

    def swapped(self) -> dict[Card, Card]:
        one, other = self.pair
        return {one: other, other: one}

    def answer(self, seat: Seat, choice: Choice) -> None:
        """Answer in both; unless a card of the pair is shown, the reader must not notice a difference."""
        round = self.real.round
        if choice == "confess" and seat == self.reader:
            self.seen.add(self.real.hands[seat])
        told, told_in_twin = self.real.answer(seat, choice), self.twin.answer(seat, choice)
        if self.real.round > round or self.real.outcome is not None:
            self.seen = set()
            self.start_anew()
            return
        self.seen |= shown(self.real, self.reader)
        if self.seen & set(self.pair):
            self.start_anew()
        else:
            self.compare(told, told_in_twin)

    def start_anew(self) -> None:
        """Swap another pair in a copy of the real position."""
        self.pair = self.draw_pair()
        swap = self.swapped()
        twin = self.twin = self.real.copy()
        twin.hands = [swap.get(card, card) for card in twin.hands]
        twin.pile = [swap.get(card, card) for card in twin.pile]
        twin.travelling = swap.get(twin.travelling, twin.travelling)
        twin.removed = tuple(
            msgspec.structs.replace(each, card=swap.get(each.card, each.card)) for each in twin.removed
        )

    def compare(self, told: Sequence[Event], told_in_twin: Sequence[Event]) -> None:
        if self.seen & set(self.pair):
            self.start_anew()
            return
        self.compared += self.pair[0] != self.pair[1]
        see_the_same(GAME, self.reader, self.dice, (self.real, told), (self.twin, told_in_twin))


RITUAL = Play(
    game=GAME,
    seats=(3, 4, 5, 6, 7),
    chosen={
        field.name: field.choices
        for field in GAME.fields
        if field.name not in ("seats", "talk_filter", "start")
    },
    length=60,
    times=1,
    soak_times=12,
    least_looks=2_500,
    answer=random_answer,
    check=check,
    shadow=RitualShadow,
)
"""320 sets of options for every number of seats."""
