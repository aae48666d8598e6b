"""Every decision with its options, and what the rules decide for who is late."""

from typing import Any

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.games.cultists.cards import ALIVE, DEAD
from miskatonic.games.cultists.defaults import default
from miskatonic.games.cultists.game import GAME
from miskatonic.games.cultists.rules import clean_up, event, night, setup
from miskatonic.games.cultists.state import Cultists
from tests.games.cultists.positions import (
    P1,
    P2,
    P3,
    P5,
    P6,
    P7,
    act,
    all_answer,
    begin,
    options,
    pulse,
    table,
    to_act,
    to_move,
    walk,
)


@rule("decisions.1")
def test_a_living_figure_chooses_a_door_or_stops() -> None:
    g = table(5, places={P1: "CAF", P2: "RED", P3: "RED"})
    to_move(g, P1)
    assert options(g, P1) == ["to:gW", "to:gS"]
    g.answer(P1, "to:gS")
    assert options(g, P1) == ["to:CAF", "to:RED", "to:VIO", "stop"]


@rule("decisions.2")
def test_a_ghost_chooses_one_of_all_other_places() -> None:
    g = table(7, places={P1: "gZ"}, ghosts=(P1,))
    to_move(g, P1)
    assert len(options(g, P1)) == 12


@rule("decisions.3", "encounter.6")
def test_an_encounter_offers_the_cards_in_hand_and_the_other_participants() -> None:
    g = table(5, power=False, places={P5: "CAF", P1: "gW", P2: "gW"}, hands={P5: "Dead Alive"})
    walk(g, P5, "gW")
    assert options(g, P5) == ["dead:0", "dead:1", "alive:0", "alive:1"]
    assert options(g, P1) == ["alive:1", "alive:4"]


@rule("decisions.12")
def test_a_confirmation_has_one_option() -> None:
    g = table(7, roles={P6: "firestarter"}, round=5)
    begin(g, event.ask_fire)
    assert options(g, P1) == ["confirm"]
    g = table(5)
    begin(g, night.ask_night)
    assert [options(g, seat) for seat in range(5)] == [["confirm"]] * 5


@rule("decisions.13")
def test_what_is_chosen_before_the_game() -> None:
    assert [field.name for field in GAME.fields][:5] == ["seats", "seer", "assassin", "firestarter", "start"]
    g = table(5)
    g.characters = [""] * 5
    begin(g, setup.choose_character, 0)
    assert (g.asks()[P1].kind, len(options(g, P1))) == ("character", 9)


# Time runs out


def moving(**position: Any) -> Cultists:
    g = table(5, **({"places": {P1: "CAF", P2: "RED", P3: "RED"}} | position))
    to_move(g, P1)
    return g


@rule("decisions.d1")
def test_a_late_mover_stops_or_takes_the_first_door() -> None:
    g = moving()
    assert default(g, P1) == "to:gW"
    g.answer(P1, "to:gW")
    assert default(g, P1) == "stop"
    assert default(moving(ghosts=(P1,)), P1) == "to:PNK"


@rule("decisions.d1", "decisions.x1")
def test_a_late_giver_gives_his_left_card_to_the_first_other_participant() -> None:
    g = table(5, start=P2, power=False, places={P5: "CAF", P1: "gW", P2: "gW"}, hands={P5: "Dead Alive"})
    walk(g, P5, "gW")
    assert default(g, P5) == "dead:1"
    for seat in (P1, P2):
        g.answer(seat, "alive:4")
    g.answer(P5, "dead:1")
    assert (pulse(g, P2), g.hands[P5][0]) == ([ALIVE, DEAD], DEAD)


@rule("decisions.d1")
def test_who_is_late_passes_keeps_silent_and_refuses() -> None:
    g = table(5, places={P1: "gN"})
    to_act(g, P1)
    assert default(g, P1) == "pass"
    g = table(5, roles={P1: "cultist"}, places={P1: "gN", P3: "gN"}, pulses={P3: "Dead"})
    act(g, P1, "check:2")
    assert default(g, P1) == "silent"
    g = table(5, routes={P1: 0}, places={P1: "GRN", P2: "GRN"}, portal="open", portal_round=1)
    act(g, P1, "close:1")
    assert default(g, P2) == "refuse"


@rule("decisions.d1", "vote.d1")
def test_who_is_late_is_ready_abstains_and_keeps_his_vote() -> None:
    g = table(5)
    act(g, P5, "vote")
    assert default(g, P1) == ()
    all_answer(g, ())
    assert default(g, P1) == "abstain"
    all_answer(g, "abstain")
    assert default(g, P1) == "keep"


@rule("decisions.d1")
def test_who_is_late_sets_no_fire_claims_nothing_and_confirms() -> None:
    g = table(7, round=5, roles={P6: "firestarter"})
    begin(g, event.ask_fire)
    assert (default(g, P6), default(g, P1)) == ("confirm", "confirm")
    g = table(5)
    begin(g, clean_up.clean_up)
    assert (default(g, P5), default(g, P1)) == ("confirm", "confirm")


@rule("decisions.d1")
@pytest.mark.parametrize("seat", [P1, P7])
def test_nobody_is_late_who_is_not_asked(seat: int) -> None:
    assert GAME.on_timeout(table(7), seat) is None
