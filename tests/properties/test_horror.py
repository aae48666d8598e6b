"""Horror with random cards: nothing sticks or breaks, everything is accounted for, saves and replays are
exact,
secrets are kept. A soak plays thousands.
"""

import random
from collections.abc import Iterator

import msgspec
import pytest

from miskatonic.core import conformance
from miskatonic.core.rng import Rng
from miskatonic.core.trial import Position, random_answer
from miskatonic.games.horror import caches
from miskatonic.games.horror.options import WINDOWS
from miskatonic.games.horror.state import Horror
from tests.properties.horror import GAME, check
from tests.properties.soaks import BLOCK, in_blocks

LENGTH = 120
"""How many answers of a match are played: random cards may keep a match from ever ending."""


def matches(seats: int, count: int, first: int) -> Iterator[tuple[Position, random.Random]]:
    """Yield matches with a new box of cards each."""
    for number in range(first, first + count):
        dice = random.Random(f"{seats} {number}")
        options = GAME.options(seats=seats, windows=dice.choice(WINDOWS), open_hands=dice.random() < 0.2)
        seed = number * 4 + seats
        g = GAME.new(options, seed)
        yield Position(GAME, options, g, Rng.seeded(seed), g.opening), dice


def play_on(position: Position, limit: int = LENGTH) -> Iterator[int]:
    """Answer at random; yield after each answer how many there were."""
    g: Horror = position.state
    for number in range(limit):
        if g.outcome is not None:
            return
        assert g.asks(), f"nobody is asked after {g.at[0]}"
        empty = [ask for ask in g.asks().values() if len(ask.options) < ask.least]
        assert not empty, (empty, g.at)
        g.answer(*random_answer(g.asks(), position.dice))
        yield number


def everything_is_accounted_for(seats: int, count: int, first: int) -> None:
    for position, _ in matches(seats, count, first):
        check(position.state)
        for _ in play_on(position):
            check(position.state)


def saved_anywhere_it_goes_on_the_same(seats: int, count: int, first: int) -> None:
    for position, dice in matches(seats, count, first):
        moments = {dice.randrange(LENGTH) for _ in range(3)}
        for number in play_on(position):
            if number in moments:
                saved = msgspec.json.encode(position.state)
                loaded = msgspec.json.decode(saved, type=Horror)
                assert msgspec.json.encode(loaded) == saved
                twin = Position(GAME, position.options, loaded, position.dice.copy(), ())
                kept = Position(GAME, position.options, position.state.copy(), position.dice.copy(), ())
                for _ in play_on(twin, 15):
                    pass
                for _ in play_on(kept, 15):
                    pass
                assert msgspec.json.encode(twin.state) == msgspec.json.encode(kept.state)


def replays_are_identical(seats: int, count: int, first: int) -> None:
    for position, _ in matches(seats, count, first):
        again = Position(GAME, position.options, position.state.copy(), position.dice.copy(), ())
        for _ in play_on(position):
            pass
        for _ in play_on(again):
            pass
        assert msgspec.json.encode(again.state) == msgspec.json.encode(position.state)


def secrets_are_kept(seats: int, count: int, first: int) -> None:
    for position, dice in matches(seats, count, first):
        moments = {dice.randrange(LENGTH) for _ in range(4)}
        for number in play_on(position):
            if number in moments:
                conformance.check_secrets(position)
                conformance.check_sample(position, dice.randrange(seats))


def what_is_kept_is_what_would_be_worked_out(seats: int, count: int, first: int) -> None:
    with caches.audited():
        for position, dice in matches(seats, count, first):
            for number in play_on(position):
                if number % 20 == dice.randrange(20):
                    GAME.view(position.state, dice.randrange(seats))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nothing_sticks_and_everything_is_accounted_for(seats: int) -> None:
    everything_is_accounted_for(seats, 12, 0)


@pytest.mark.parametrize("seats", [1, 3])
def test_a_match_saved_in_the_middle_of_anything_goes_on_the_same(seats: int) -> None:
    saved_anywhere_it_goes_on_the_same(seats, 10, 100)


@pytest.mark.parametrize("seats", [2, 4])
def test_replays_are_identical(seats: int) -> None:
    replays_are_identical(seats, 8, 200)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_secrets_are_kept(seats: int) -> None:
    secrets_are_kept(seats, 8, 300)


@pytest.mark.parametrize(("seats", "number"), [(1, 1_640), (3, 1_128)])
def test_a_committed_skill_counts_no_longer_than_its_test(seats: int, number: int) -> None:
    """test.32: boxes in which somebody was asked while the cards of a test were put away."""
    everything_is_accounted_for(seats, 1, number)


def test_an_asset_gives_way_as_soon_as_it_needs_a_slot_that_is_taken() -> None:
    """slots.q4: a box in which armour needs a slot only once it is hurt, and an attack came first."""
    everything_is_accounted_for(2, 1, 1_321)


def test_what_lasts_for_a_round_has_nothing_to_do_with_a_test_of_the_same_number() -> None:
    """lasting-effects.1: a box in which a modifier for the round took the target of a test for its own."""
    everything_is_accounted_for(4, 1, 1_076)


def test_an_agenda_that_is_turned_over_does_not_advance_again() -> None:
    """act-agenda-deck.13: a box whose agenda puts enough doom into play with its own reverse."""
    everything_is_accounted_for(3, 1, 1_929)


def test_encounter_cards_that_bring_another_each_time_come_to_an_end() -> None:
    """A box whose encounter deck is never empty, because each card brings the next. No clause ends that."""
    replays_are_identical(3, 1, 3_210)


def test_what_has_a_place_of_its_own_in_play_stays_there() -> None:
    """attachments.5, spawn.2, engage-action.2, move.1: boxes that attached an investigator to a location,
    spawned an agenda, engaged a location and moved an investigator like an enemy.
    """
    secrets_are_kept(2, 1, 4_046)
    for number in (1_009, 1_014, 1_022):
        everything_is_accounted_for(2, 1, number)


def test_what_a_hidden_card_does_to_a_number_is_not_seen_in_another_number() -> None:
    """hidden.3: a box in which a skill is added to another, and a Hidden card changes the first."""
    secrets_are_kept(3, 1, 4_171)


def test_an_enemy_is_not_found_and_taken_in_hand() -> None:
    """hidden.2: a box that searches the encounter deck and takes what it finds to hand."""
    secrets_are_kept(4, 1, 4_188)


def test_a_card_pays_for_one_of_two_additional_costs_only() -> None:
    """costs.7: a box in which moving costs two icons twice, and one card in hand shows two."""
    replays_are_identical(2, 1, 3_215)


def test_an_imagined_hand_is_found_even_if_few_hands_let_the_same_be_asked() -> None:
    """table-talk.1: a box in which nearly any other hand would let somebody commit who cannot."""
    secrets_are_kept(4, 1, 4_372)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_is_kept_of_a_position_is_what_would_be_worked_out_at_every_look(seats: int) -> None:
    what_is_kept_is_what_would_be_worked_out(seats, 3, 400)


@pytest.mark.soak
@in_blocks(1_000, 1_000)
def test_nothing_sticks_for_long(seats: int, first: int) -> None:
    everything_is_accounted_for(seats, BLOCK, first)


@pytest.mark.soak
@in_blocks(2_000, 300)
def test_saves_and_replays_are_exact_for_long(seats: int, first: int) -> None:
    saved_anywhere_it_goes_on_the_same(seats, BLOCK, first)
    replays_are_identical(seats, BLOCK, first + 1_000)


@pytest.mark.soak
@in_blocks(4_000, 500)
def test_secrets_are_kept_for_long(seats: int, first: int) -> None:
    secrets_are_kept(seats, BLOCK, first)


@pytest.mark.soak
@in_blocks(5_000, 750)
def test_what_is_kept_is_never_stale_for_long(seats: int, first: int) -> None:
    what_is_kept_is_what_would_be_worked_out(seats, BLOCK, first)
