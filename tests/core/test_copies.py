"""A copy of a position goes its own way."""

from miskatonic import games


def test_what_happens_in_a_copy_is_not_told_in_the_original() -> None:
    game = games.get("ritual")
    original = game.new(game.options(seats=5, start=0), seed=10)
    game.answer(original.copy(), 0, "seat:1")
    [told] = game.answer(original, 0, "seat:2")
    assert told.on == ("travelling", "seat:2")
