"""Rounds as they are played: what one rule brings about, another takes up, without a builder between them."""

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.games.cultists.facts import Drawn, Gate, Laid, Passed, Walked
from miskatonic.games.cultists.rules import rounds, setup
from miskatonic.games.cultists.state import Cultists, CultistsOptions
from miskatonic.games.cultists.view import view
from tests.games.cultists.positions import P1, P2, P3, P4, P5, all_answer, begin, options, settle, table

AU = 4
"""The automa of four players."""
A1, A2 = 0, 1
"""Route A1 names GRN VIO in round 1, A2 CAF PNK."""
APART = {P1: "PNK", P2: "YEL", P3: "GRN", P4: "RED", P5: "VIO"}


def play(*markers: str, players: int = 5, **position: object) -> Cultists:
    """Begin round 1; these markers are drawn one after another."""
    g = table(players, **({"round": 0, "places": APART} | position))  # type: ignore[arg-type]
    begin(g, rounds.begin_round)
    bring(g, *markers)
    return g


def bring(g: Cultists, *markers: str) -> None:
    """Let the bag hold the next marker alone, round after round."""
    for marker in markers:
        g.bag = (marker,)
        settle(g, "action")
        if marker != markers[-1]:
            settle(g, "move")


@rule("round.2", "automa.d1", "decisions.14")
def test_the_automa_moves_and_acts_last_in_a_round() -> None:
    places = {P1: "PNK", P2: "YEL", P3: "GRN", P4: "RED", AU: "CAF"}
    g = play("calm", players=4, start=P2, places=places, routes={AU: A2})
    settle(g, "clean-up")
    assert [fact.figure for fact in g.history if isinstance(fact, Walked)] == [P2, P3, P4, P1, AU]
    assert [fact.by for fact in g.history if isinstance(fact, Passed | Laid)] == [P2, P3, P4, P1, AU]
    assert isinstance(g.history[-1], Laid)


@rule("automa.1", "setup.d1", "characters.d2")
def test_the_automa_of_a_new_game_comes_through_its_first_round() -> None:
    g = setup.new_game(CultistsOptions(seats=4, start=P1), seed=5)
    g.bag = ("calm",)
    settle(g, "clean-up")
    assert [fact.figure for fact in g.history if isinstance(fact, Walked)][-1] == AU
    assert g.places[AU] != "CAF"


@rule("portal.1", "portal.2", "portal.4", "event-list.d5", "action.7")
def test_two_who_went_there_close_the_portal_that_the_event_of_their_round_opened() -> None:
    g = play("portal", start=P3, places=APART | {P3: "gE", P4: "gE"}, routes={P3: A1})
    assert (g.places[P3], g.places[P4], g.portal) == ("GRN", "GRN", "open")
    g.answer(P3, "close:3")
    g.answer(P4, "agree")
    assert (g.portal, g.target, list(g.asks())) == ("closed", 9, [P5])


@rule("portal.1", "portal.3", "portal.5", "portal.q2")
@pytest.mark.parametrize(("players", "rounds_open", "target"), [(5, 3, 11), (7, 2, 13)])
def test_a_portal_that_nobody_closes_raises_the_target_once(
    players: int, rounds_open: int, target: int
) -> None:
    g = table(players, round=0)
    begin(g, rounds.begin_round)
    states = []
    for marker in ("portal", "calm", "portal", "calm"):
        g.bag = (marker,)
        settle(g, "action")
        before = g.round
        while g.round == before and g.asks():
            settle(g, "clean-up", "move")
            if g.phase == "clean-up":
                all_answer(g)
            states.append((before, g.portal, g.target))
            if g.phase == "move":
                break
    lost = [round for round, state, _ in states if state == "lost"]
    assert lost[0] == rounds_open
    assert {now for _, state, now in states if state == "lost"} == {target}
    assert [fact for fact in g.history if isinstance(fact, Gate)] == [
        Gate(1, "open"),
        Gate(rounds_open, "lost"),
    ]


@rule("event.2", "event-list.d9", "event-list.x3")
def test_fog_of_one_round_is_felt_in_the_moves_of_the_next_and_no_longer() -> None:
    g = play("fog")
    for marker, points in (("calm", 2), ("calm", 3)):
        settle(g, "move")
        seen = view(g, None).move
        assert seen is not None
        assert seen.points == points
        g.bag = (marker,)
        settle(g, "action")


@rule("event.1", "event.3")
def test_what_was_drawn_lies_on_the_clock_and_is_gone_from_the_bag() -> None:
    g = table(5, round=0, places=APART)
    begin(g, rounds.begin_round)
    for _ in range(3):
        settle(g, "action")
        settle(g, "move")
    drawn = [fact.event for fact in g.history if isinstance(fact, Drawn)]
    assert (list(g.clock), len(g.bag)) == (drawn, 9)
    left = list(table(5).bag)
    for each in drawn:
        left.remove(each)
    assert sorted(g.bag) == sorted(left)


@rule("round.8", "clean-up.3", "round.4")
def test_knife_marker_and_turns_are_fresh_in_the_next_round() -> None:
    g = play("calm", start=P5)
    g.answer(P5, "pass")
    assert [figure.had_turn for figure in view(g, None).figures] == [True, False, False, False, True]
    settle(g, "clean-up")
    seen = view(g, None)
    assert (seen.active, {figure.had_turn for figure in seen.figures}) == (None, {False})
    all_answer(g)
    assert (g.round, g.start, list(g.asks())) == (2, P1, [P1])


@rule("round.1", "clean-up.2", "end.7")
def test_ten_rounds_and_no_more() -> None:
    g = table(7, round=0)
    begin(g, rounds.begin_round)
    settle(g)
    assert (g.round, g.ending, len(g.clock), len(g.bag)) == (10, "clock", 10, 2)


@rule("clean-up.3", "dead.1", "end.3", "end.q1")
def test_the_note_of_a_round_counts_those_who_died_in_it() -> None:
    places = {P1: "CAF", P2: "RED", P3: "YEL", P4: "GRN", P5: "VIO", 5: "BRN", 6: "gW"}
    g = table(7, round=0, start=6, places=places, hands={6: "Dead Alive"}, notes=(0,))
    g.bag = ("calm",)
    begin(g, rounds.begin_round)
    g.answer(6, "to:CAF")
    all_answer(g, P7="dead:0", P1="alive:6")
    g.bag = ("calm",)
    settle(g, "action")
    settle(g, "move")
    assert (g.round, g.notes) == (2, (0, 1))


@rule("night.1", "night.d2", "round.1")
def test_after_the_night_comes_the_first_round_and_no_other_night() -> None:
    g = setup.new_game(CultistsOptions(seats=5, start=P2), seed=4)
    settle(g, "night")
    assert g.phase == "night"
    settle(g, "move")
    assert (g.phase, g.round, list(g.asks())) == ("move", 1, [P2])
    kinds = set()
    while g.asks() and g.round < 3:
        kinds |= {ask.kind for ask in g.asks().values()}
        settle_one(g)
    assert "night" not in kinds


def settle_one(g: Cultists) -> None:
    """Let one more question be answered by the rules."""
    seat = next(iter(g.asks()))
    ids = options(g, seat)
    g.answer(
        seat,
        ()
        if g.asks()[seat].kind == "discussion"
        else next(
            (id for id in ("stop", "pass", "confirm", "silent", "keep", "abstain") if id in ids), ids[0]
        ),
    )
