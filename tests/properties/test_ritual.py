"""What holds in random matches of Ritual alone: cards with one face cannot be told apart."""

import pytest

from miskatonic.games.ritual.cards import GATES, TWIN
from tests.properties.play import tables
from tests.properties.ritual import GAME, RITUAL, dealt, random_answer

every_seat_count = pytest.mark.parametrize("seats", RITUAL.seats)


def play_with_twins(seats: int, times: int, seed: int) -> None:
    """Let the two cards of every face be exchanged for the whole match: nobody may notice anything, ever."""
    exchanged = dict(enumerate(TWIN))
    assert exchanged[GATES[0]] == GATES[1]
    for options, dice in tables(RITUAL, seats, times, seed):
        seed_of_match = dice.getrandbits(64)
        real = GAME.new(options, seed_of_match)
        twin = dealt(real.options, seed_of_match, exchanged)
        told, told_in_twin = list(real.opening), list(twin.opening)
        while True:
            assert told == told_in_twin
            assert real.asks() == twin.asks()
            reader = dice.randrange(seats)
            assert GAME.view(real, reader) == GAME.view(twin, reader)
            if not real.asks():
                break
            answer = random_answer(real, dice)
            told, told_in_twin = real.answer(*answer), twin.answer(*answer)


@every_seat_count
def test_which_of_two_cards_with_one_face_it_is_makes_no_difference(seats: int) -> None:
    play_with_twins(seats, RITUAL.times, seed=4)


@pytest.mark.soak
@every_seat_count
def test_which_of_two_cards_with_one_face_it_is_makes_no_difference_for_long(
    seats: int, new_seed: int
) -> None:
    play_with_twins(seats, RITUAL.soak_times, new_seed)
