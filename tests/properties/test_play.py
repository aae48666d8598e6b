"""Properties of every game over random matches, at every number of seats with every set of options.

The secret-keeper works in two ways: by `sample`, as for any game, and without it, by changing what by the
rules nobody has shown the reader.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from miskatonic.core.game import BadOptions
from tests.properties.cultists import CULTISTS
from tests.properties.fate import FATE
from tests.properties.play import Play, keep_secrets, play_and_replay, play_with_shadow
from tests.properties.ritual import RITUAL

PLAYS = (RITUAL, FATE, CULTISTS)
every_table = pytest.mark.parametrize(
    ("play", "seats"),
    [pytest.param(play, seats, id=f"{play.game.name}-{seats}") for play in PLAYS for seats in play.seats],
)


@every_table
def test_play_never_sticks_loses_nothing_and_replays_byte_for_byte(play: Play, seats: int) -> None:
    play_and_replay(play, seats, play.times, seed=1)


@pytest.mark.soak
@every_table
def test_long_play_never_sticks_loses_nothing_and_replays_byte_for_byte(
    play: Play, seats: int, new_seed: int
) -> None:
    play_and_replay(play, seats, play.soak_times, new_seed)


@pytest.mark.parametrize("play", PLAYS, ids=lambda play: play.game.name)
@given(st.data(), st.integers(0, 2**256 - 1), st.lists(st.integers(0, 40), max_size=60))
def test_whatever_is_chosen_loses_nothing(
    play: Play, data: st.DataObject, seed: int, choices: list[int]
) -> None:
    given = {field.name: data.draw(st.sampled_from(field.choices)) for field in play.game.fields}
    try:
        options = play.game.options(**given)
    except BadOptions:
        return
    g = play.game.new(options, seed)
    for choice in choices:
        for seat, ask in g.asks().items():
            g.answer(seat, ask.options[choice % len(ask.options)].id)
            play.check(g)


@every_table
def test_in_positions_a_seat_cannot_tell_apart_it_learns_the_same(play: Play, seats: int) -> None:
    keep_secrets(play, seats, play.times, seed=2, looks=1)


@pytest.mark.soak
@every_table
def test_in_many_positions_a_seat_cannot_tell_apart_it_learns_the_same(
    play: Play, seats: int, new_seed: int
) -> None:
    keep_secrets(play, seats, play.soak_times // 4, new_seed, looks=4)


@every_table
def test_what_a_reader_was_never_shown_may_be_otherwise_unnoticed(play: Play, seats: int) -> None:
    assert play_with_shadow(play, seats, play.times, seed=3) > play.least_looks


@pytest.mark.soak
@every_table
def test_what_a_reader_was_never_shown_may_be_otherwise_unnoticed_for_long(
    play: Play, seats: int, new_seed: int
) -> None:
    play_with_shadow(play, seats, play.soak_times, new_seed)
