"""How the builder of positions is used: worked examples of the ledger, each a tiny position and one act."""

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.games.cultists.cards import ALIVE, DEAD, NOBODY
from miskatonic.games.cultists.facts import Met
from miskatonic.games.cultists.rules import event, votes
from miskatonic.games.cultists.rules.figures import dead_investigators
from tests.games.cultists.positions import (
    P1,
    P2,
    P3,
    P4,
    P5,
    P6,
    P7,
    act,
    all_answer,
    begin,
    options,
    pulse,
    said,
    table,
    to_act,
    to_move,
    walk,
)


@rule("encounter.x1", "encounter.3", "encounter.5")
def test_two_who_meet_give_each_other_a_card() -> None:
    g = table(5, places={P1: "gN", P3: "YEL"})
    walk(g, P1, "YEL")
    all_answer(g, "alive:2", P3="alive:0")
    assert (len(g.pulses[P1]), len(g.pulses[P3])) == (2, 2)


@rule("encounter.x2")
def test_three_in_the_light_do_not_meet() -> None:
    g = table(5, places={P1: "YEL", P3: "YEL", P4: "gN"})
    walk(g, P4, "YEL", "stop")
    assert not [fact for fact in g.history if isinstance(fact, Met)]


@rule("move.x1")
def test_no_step_ends_where_the_move_began() -> None:
    g = table(7, places={P1: "RED"})
    walk(g, P1, "ORG", "gE")
    assert options(g, P1) == ["to:GRN", "to:ORG", "stop"]


@rule("hands.x1")
def test_the_next_card_of_the_supply_replaces_the_one_given() -> None:
    g = table(5, places={P5: "gN", P1: "YEL"}, hands={P5: "Alive Dead"}, supplies={P5: "Alive Dead"})
    walk(g, P5, "YEL")
    all_answer(g, "alive:0", P1="alive:4")
    assert (g.hands[P5], g.supplies[P5]) == ((DEAD, DEAD), (ALIVE,))


@rule("check-state.x1", "check-state.6")
def test_an_investigator_must_report_a_death() -> None:
    g = table(5, places={P1: "gN", P3: "gN"}, pulses={P3: "Alive Dead Alive"})
    events = act(g, P1, "check:2", "confirm")
    assert "death-reported" in said(events)
    assert (g.fallen, g.poll is not None, options(g, P3)[-1]) == ((P3,), True, "more")


@rule("check-state.x2", "check-state.5")
def test_a_cultist_may_keep_silent_and_a_card_is_added() -> None:
    g = table(5, roles={P2: "cultist"}, places={P2: "YEL", P3: "YEL"}, pulses={P3: "Alive Dead"})
    act(g, P2, "check:2", "silent")
    assert (g.fallen, len(g.decks["YEL"]), len(g.pile)) == ((), 2, 19)


@rule("routes.x1", "routes.3")
@pytest.mark.parametrize(
    ("role", "offered"), [("investigator", ["pass"]), ("cultist", ["fill:success", "pass"])]
)
def test_only_a_cultist_acts_in_a_room_off_his_route(role: str, offered: list[str]) -> None:
    g = table(7, round=3, roles={P1: role}, routes={P1: 3}, places={P1: "YEL"}, room_hands={P1: "Success"})
    to_act(g, P1)
    assert options(g, P1) == offered


@rule("vote.x1", "vote.x2", "vote.6", "vote.8")
def test_the_start_player_changes_his_vote_and_it_is_counted_again() -> None:
    g = table(5, start=P1, places={P2: "CAF"}, routes={P2: 1})
    act(g, P2, "vote")
    all_answer(g, ())
    all_answer(g, "figure:3", P1="abstain", P4="figure:1", P5="abstain")
    assert votes.tally(votes.running(g).votes, P1, doubles=False) == NOBODY
    g.answer(P1, "figure:3")
    assert g.fallen == (P4,)


@rule("event-list.x2", "event-list.d4")
def test_secret_doors_swap_the_first_of_each_room() -> None:
    g = table(5, places={P2: "CAF", P5: "CAF", P3: "GRN", P1: "gW", P4: "gN"})
    begin(g, event.secret_doors)
    assert (g.places[P2], g.places[P3], sorted(g.asks())) == ("GRN", "CAF", [P3, P5])


@rule("automa.x1", "automa.d2", "automa.d4")
def test_the_automa_walks_to_its_goal_and_gives_alive_on_the_way() -> None:
    automa = P5
    g = table(4, routes={automa: 1}, places={P3: "gW", P1: "gS", P2: "gS", P4: "RED"})
    to_move(g, automa)
    all_answer(g, "alive:4")
    assert (g.places[automa], pulse(g, P3)) == ("PNK", [ALIVE, ALIVE])


@rule("dead.x2")
def test_ghosts_and_dead_investigators_count_once_and_cultists_never() -> None:
    g = table(7, ghosts=(P1, P2, P6), pulses={P1: "Alive Dead", P3: "Alive Dead", P7: "Dead"})
    assert dead_investigators(g) == 3
