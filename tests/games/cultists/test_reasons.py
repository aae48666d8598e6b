"""What decides a hint in Cultists, in positions where one can see why."""

import pytest

from miskatonic import bots
from miskatonic.core.bot import look
from miskatonic.core.game import Seat
from miskatonic.core.hint import Hint
from miskatonic.core.rng import Rng
from miskatonic.games.cultists.facts import Laid
from miskatonic.games.cultists.game import GAME
from miskatonic.games.cultists.state import Cultists
from tests.games.cultists.positions import P1, P4, P5, act, table


def advised(g: Cultists, seat: Seat) -> Hint:
    """Return what the seat is advised."""
    return bots.advise(look(GAME, g, seat, Rng.seeded(1)))


def asked_to_vote(g: Cultists) -> Cultists:
    """Let the discussion end without a word."""
    act(g, P5, "vote")
    for seat in range(5):
        g.answer(seat, ())
    return g


@pytest.mark.parametrize(("seat", "reason"), [(P1, "hint-chance-change"), (P5, "hint-chance-pretended")])
def test_only_an_investigator_is_told_whom_to_name_for_his_own_team(seat: Seat, reason: str) -> None:
    g = table(5, round=2, places={P5: "CAF"})
    g.history += [Laid(1, P4, "VIO"), Laid(2, P4, "VIO")]
    found = advised(asked_to_vote(g), seat)
    assert found.choice == f"figure:{P4}"
    assert {each.measure.id for each in found.ratings if each.measure} == {reason}


@pytest.mark.parametrize(("seat", "reason"), [(P1, "hint-abstain"), (P5, "hint-abstain-pretended")])
def test_only_an_investigator_is_told_to_name_nobody_for_his_own_team(seat: Seat, reason: str) -> None:
    found = advised(asked_to_vote(table(5, places={P5: "CAF"})), seat)
    assert found.choice == "abstain"
    assert found.reason.id == reason
