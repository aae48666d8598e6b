"""Properties of Ritual over thousands of random matches, at every number of seats with every set of options.

The secret-keeper works in two ways: by `sample`, as for any game, and without it, by swapping cards that by
the rules nobody has shown the reader. Each match is named by seed, seats and place; the same every time,
except in a soak.
"""

import random
from collections.abc import Sequence
from itertools import count

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from miskatonic.core import conformance
from miskatonic.core.game import Event, Seat
from miskatonic.core.record import Match, decode, encode, verify
from miskatonic.core.rng import Rng
from miskatonic.core.trial import LIMIT, Position, reading, refusals, sight
from miskatonic.games.ritual.cards import CARDS, GATES, NONE, TWIN, Card
from miskatonic.games.ritual.state import FULL_SANITY, Ritual
from tests.properties.play import RITUAL, SEATS, dealt, random_answer, tables

TIMES = 2
"""How often every set of options is played at every number of seats."""
SOAK_TIMES = 12

every_seat_count = pytest.mark.parametrize("seats", SEATS)


@pytest.fixture
def new_seed() -> int:
    """Return a seed that was never used; shown if the test fails."""
    seed = random.SystemRandom().getrandbits(32)
    print("seed", seed)
    return seed


# Play never sticks, cards and sanity are accounted for, replays are identical


def play_and_replay(seats: int, times: int, seed: int) -> None:
    for options, dice in tables(seats, times, seed):
        match = Match(RITUAL, options, dice.getrandbits(256))
        check_invariants(match.state)
        for _ in range(LIMIT):
            if not match.asks:
                break
            match.answer(*random_answer(match.state, dice))
            check_invariants(match.state)
        assert match.outcome is not None
        again = verify(decode(encode(match.record())), RITUAL)
        assert msgspec.json.encode((again.state, again.log)) == msgspec.json.encode((match.state, match.log))


def check_invariants(g: Ritual) -> None:
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


@every_seat_count
def test_play_never_sticks_loses_no_card_and_replays_byte_for_byte(seats: int) -> None:
    play_and_replay(seats, TIMES, seed=1)


@pytest.mark.soak
@every_seat_count
def test_long_play_never_sticks_loses_no_card_and_replays_byte_for_byte(seats: int, new_seed: int) -> None:
    play_and_replay(seats, SOAK_TIMES, new_seed)


@given(
    st.builds(
        dict,
        seats=st.sampled_from(SEATS),
        **{
            name: st.sampled_from(choices)
            for name, choices in {
                field.name: field.choices for field in RITUAL.fields if field.name not in ("seats", "start")
            }.items()
        },
    ),
    st.integers(0, 2**256 - 1),
    st.lists(st.integers(0, 6), max_size=60),
)
def test_whatever_is_chosen_keeps_cards_and_sanity(
    given: dict[str, object], seed: int, choices: list[int]
) -> None:
    g = RITUAL.new(RITUAL.options(**given), seed)
    for choice in choices:
        for seat, ask in g.asks().items():
            g.answer(seat, ask.options[choice % len(ask.options)].id)
            check_invariants(g)


# Secrets, by sample


def keep_secrets(seats: int, times: int, seed: int, looks: int) -> None:
    """Play every set of options; hold some positions of each match to the laws of secrecy."""
    for options, dice in tables(seats, times, seed):
        g = RITUAL.new(options, dice.getrandbits(64))
        position = Position(RITUAL, options, g, Rng.seeded(dice.getrandbits(64)), g.opening)
        wanted = {dice.randrange(60) for _ in range(looks)}
        for number in count():
            if number in wanted or not g.asks():
                conformance.check_secrets(position)
                conformance.check_telling(position, dice.randrange(seats))
                conformance.check_sample(position, dice.randrange(seats))
            if not g.asks():
                break
            g.answer(*random_answer(g, dice))


@every_seat_count
def test_in_positions_a_seat_cannot_tell_apart_it_learns_the_same(seats: int) -> None:
    keep_secrets(seats, TIMES, seed=2, looks=1)


@pytest.mark.soak
@every_seat_count
def test_in_many_positions_a_seat_cannot_tell_apart_it_learns_the_same(seats: int, new_seed: int) -> None:
    keep_secrets(seats, SOAK_TIMES // 4, new_seed, looks=4)


# Secrets, without sample: two cards that the reader has not been shown are swapped


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


class Shadow:
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

    def answer(self, seat: Seat, choice: str) -> None:
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
        assert reading(told, self.reader) == reading(told_in_twin, self.reader)
        assert sight(RITUAL, self.real, self.reader) == sight(RITUAL, self.twin, self.reader)
        wrong = ["nonsense", 7] if self.reader in self.real.asks() else ["take", "seat:0", None]
        here, there = (refusals(RITUAL, g, self.reader, wrong) for g in (self.real, self.twin))
        assert here == there
        if self.reader is not None and self.dice.random() < 0.3:
            luck = Rng.seeded(self.dice.getrandbits(64))
            one, other = (RITUAL.sample(g, self.reader, luck.copy()) for g in (self.real, self.twin))
            assert msgspec.json.encode(one) == msgspec.json.encode(other)


def play_with_shadow(seats: int, times: int, seed: int) -> int:
    compared = 0
    readers = [None, *range(seats)]
    for number, (options, dice) in enumerate(tables(seats, times, seed)):
        seed_of_match = dice.getrandbits(64)
        real = RITUAL.new(options, seed_of_match)
        shadow = Shadow(real, seed_of_match, readers[number % len(readers)], dice)
        while real.asks():
            shadow.answer(*random_answer(real, dice))
        compared += shadow.compared
    return compared


@every_seat_count
def test_two_cards_never_shown_to_a_reader_may_be_swapped_unnoticed(seats: int) -> None:
    assert play_with_shadow(seats, TIMES, seed=3) > 5_000


@pytest.mark.soak
@every_seat_count
def test_two_cards_never_shown_to_a_reader_may_be_swapped_unnoticed_for_long(
    seats: int, new_seed: int
) -> None:
    play_with_shadow(seats, SOAK_TIMES, new_seed)


# Cards with one face cannot be told apart


def play_with_twins(seats: int, times: int, seed: int) -> None:
    """Let the two cards of every face be exchanged for the whole match: nobody may notice anything, ever."""
    exchanged = dict(enumerate(TWIN))
    assert exchanged[GATES[0]] == GATES[1]
    for options, dice in tables(seats, times, seed):
        seed_of_match = dice.getrandbits(64)
        real = RITUAL.new(options, seed_of_match)
        twin = dealt(options, seed_of_match, exchanged)
        told, told_in_twin = list(real.opening), list(twin.opening)
        while True:
            assert told == told_in_twin
            assert real.asks() == twin.asks()
            reader = dice.randrange(seats)
            assert RITUAL.view(real, reader) == RITUAL.view(twin, reader)
            if not real.asks():
                break
            answer = random_answer(real, dice)
            told, told_in_twin = real.answer(*answer), twin.answer(*answer)


@every_seat_count
def test_which_of_two_cards_with_one_face_it_is_makes_no_difference(seats: int) -> None:
    play_with_twins(seats, TIMES, seed=4)


@pytest.mark.soak
@every_seat_count
def test_which_of_two_cards_with_one_face_it_is_makes_no_difference_for_long(
    seats: int, new_seed: int
) -> None:
    play_with_twins(seats, SOAK_TIMES, new_seed)
