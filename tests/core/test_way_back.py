"""The way to an earlier position begins at the nearest kept one, and leads where a replay does."""

import pytest
from msgspec.structs import replace

from miskatonic import games
from miskatonic.core.record import CHECKPOINT_EVERY, RECENT, CannotUndo, Match, digest, rebuild
from miskatonic.core.rng import Rng
from miskatonic.core.trial import random_answer

LONG = 120
NAMES = ("ritual", "fate", "cultists", "horror")


def played(name: str) -> Match:
    """Return a random match in which somebody takes an answer back now and then."""
    game, dice = games.get(name), Rng.seeded(3)
    match = Match(game, game.options(), 8)
    while match.asks and match.number < LONG:
        seat, choice = random_answer(match.asks, dice)
        match.answer(seat, choice)
        if dice.below(10) == 0:
            take_back(match, seat)
    return match


def take_back(match: Match, seat: int) -> None:
    try:
        match.undo(seat, agreed=range(match.options.seats))
    except CannotUndo:
        return


def arrived(match: Match, move: int) -> str:
    """Return the hash of the position at the end of the way."""
    kept, answers = match.way_to(move)
    state = kept.copy()
    for answer in answers:
        match.game.answer(state, answer.seat, answer.choice)
    return digest(state)


def replayed(match: Match, move: int) -> str:
    """Return the hash of the position that the first moves lead to."""
    record = match.record()
    return digest(rebuild(replace(record, moves=record.moves[:move]), match.game).state)


@pytest.mark.parametrize("name", NAMES)
def test_the_way_leads_where_a_replay_does_whatever_was_sealed_or_taken_back(name: str) -> None:
    match = played(name)
    assert match.number - match.answers > 5, "something was taken back"
    for move in range(0, match.number + 1, 3):
        assert arrived(match, move) == replayed(match, move)


def test_the_way_is_short_however_long_the_match() -> None:
    game, dice = games.get("fate"), Rng.seeded(1)
    match = Match(game, game.options(), 2)
    while match.asks and match.number < 200:
        match.answer(*random_answer(match.asks, dice))
    steps = [len(match.way_to(move)[1]) for move in range(match.number + 1)]
    together = match.options.seats
    assert max(steps) < CHECKPOINT_EVERY + together
    assert max(steps[-RECENT:]) < together


def test_a_kept_position_is_not_changed_by_looking() -> None:
    match = played("ritual")
    assert [arrived(match, 20), arrived(match, 20)] == [replayed(match, 20)] * 2
