"""A position as plain data: copies, options, and what is counted of it."""

import pytest

from miskatonic.core.game import BadOptions
from miskatonic.core.rulebook import rule
from miskatonic.games.cultists.game import GAME
from tests.games.cultists.positions import P1, P2, P5, table, to_move

CHANGEABLE = (
    *("characters", "places", "hands", "supplies", "room_hands", "pulses"),
    *("decks", "books", "history"),
)


def test_a_copy_shares_nothing_that_changes() -> None:
    g = table(5)
    to_move(g, P1)
    twin = g.copy()
    for name in CHANGEABLE:
        assert getattr(twin, name) == getattr(g, name)
        assert getattr(twin, name) is not getattr(g, name), name
    before = g.rng.state
    twin.rng.below(100)
    assert (twin.rng is not g.rng, g.rng.state) == (True, before)


@rule("roles.d2", "roles.x2")
@pytest.mark.parametrize(("seats", "may"), [(4, False), (6, False), (7, True), (8, True)])
def test_the_firestarter_is_for_seven_and_eight(seats: int, may: bool) -> None:
    if may:
        assert GAME.options(seats=seats, firestarter="yes").firestarter == "yes"
        return
    with pytest.raises(BadOptions):
        GAME.options(seats=seats, firestarter="yes")
    assert GAME.options(seats=seats, firestarter="no").seats == seats


@rule("setup.q1")
def test_the_start_player_is_one_of_the_players() -> None:
    assert GAME.options(seats=5, start=P5).start == P5
    assert GAME.options(seats=5).start is None
    with pytest.raises(BadOptions) as refused:
        GAME.options(seats=5, start=5)
    assert (refused.value.field, refused.value.clause) == ("start", "setup.q1")


@rule("dead.1", "shelf.2")
def test_points_and_dead_are_counted_once_there_are_teams() -> None:
    assert GAME.counted(table(5, pulses={P1: "Dead", P2: "Dead"}, done="VIO")) == {
        "score": (4,),
        "dead": (2,),
    }
    assert GAME.counted(GAME.new(GAME.options(seats=5), 1)) == {}
