"""Clean-up, claim, the count of the dead, the Seer's guess, and who wins."""

from typing import Any

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.games.cultists.cards import ALIVE, DEAD
from miskatonic.games.cultists.facts import Fell
from miskatonic.games.cultists.game import GAME
from miskatonic.games.cultists.rules import clean_up, ending, rounds
from miskatonic.games.cultists.rules.figures import dead_investigators
from miskatonic.games.cultists.state import Cultists, CultistsOptions, step
from miskatonic.games.cultists.view import view
from tests.games.cultists.positions import (
    P1,
    P2,
    P3,
    P4,
    P5,
    P6,
    P7,
    P8,
    all_answer,
    begin,
    options,
    said,
    table,
)

INVESTIGATORS, CULTISTS = "investigators", "cultists"


def winners(g: Cultists) -> str:
    """Return which team has won; empty while the game goes on."""
    if g.outcome is None:
        return ""
    return CULTISTS if all(map(g.is_cultist, g.outcome.winners)) else INVESTIGATORS


def voted_out(players: int, figure: int, **position: Any) -> Cultists:
    """Let this figure be eliminated by a vote."""
    g = table(players, **position)
    begin(g, is_voted_out, figure)
    return g


@step
def is_voted_out(g: Cultists, figure: int) -> None:
    """vote.9: a vote has eliminated this figure"""
    ending.fall(g, figure, "voted")


def target_reached(players: int, **position: Any) -> Cultists:
    """Let the investigators have all points they need."""
    g = table(players, **position)
    g.score = g.target
    begin(g, points_are_counted)
    return g


@step
def points_are_counted(g: Cultists) -> None:
    """shelf.5: a row has been scored"""
    ending.test_points(g)


def claimed(players: int, **position: Any) -> Cultists:
    """Let the sole cultist, the last player, claim."""
    g = table(players, **position)
    begin(g, clean_up.clean_up)
    all_answer(g, **{f"P{players}": "claim"})
    return g


# clean-up


@rule("clean-up.1", "claim.1", "decisions.10")
def test_the_living_cultist_may_claim_first_of_all() -> None:
    g = table(5)
    begin(g, clean_up.clean_up)
    assert {seat: options(g, seat) for seat in g.asks()} == {
        **{key: ["confirm"] for key in (P1, P2, P3, P4)},
        P5: ["confirm", "claim"],
    }


@rule("clean-up.2", "end.7", "end.1")
def test_the_tenth_round_is_the_last() -> None:
    g = table(5, round=10)
    begin(g, clean_up.clean_up)
    all_answer(g)
    assert (g.ending, winners(g)) == ("clock", CULTISTS)


@rule("clean-up.3")
def test_the_next_round_is_prepared() -> None:
    g = table(5, round=3, start=P2, vote_marker=False, pulses={P1: "Dead"}, notes=(0, 0, 0))
    begin(g, rounds.next_round)
    assert (g.notes, g.vote_marker, g.start, g.round, g.phase) == ((0, 0, 0, 1), True, P3, 4, "move")


@rule("clean-up.3", "secrets.9")
def test_the_note_is_secret() -> None:
    views = []
    for deck in ("Dead", "Alive"):
        g = table(5, round=3, pulses={P1: deck})
        begin(g, rounds.next_round)
        views.append([view(g, seat) for seat in (P1, P2, None)])
    assert views[0] == views[1]


@rule("clean-up.q1")
@pytest.mark.parametrize("ghosts", [(), (P1,)])
def test_the_knife_goes_to_ghosts_too(ghosts: tuple[int, ...]) -> None:
    g = table(5, start=P5, ghosts=ghosts)
    clean_up.prepare_round(g)
    assert g.start == P1


@rule("clean-up.q1", "clean-up.x1")
def test_the_knife_never_goes_to_the_automa() -> None:
    g = table(6, round=4, start=P6)
    clean_up.prepare_round(g)
    assert g.start == P1


# claim


@rule("claim.2", "end.6", "end.1")
def test_a_right_claim_wins_and_a_wrong_one_loses_at_once() -> None:
    right = claimed(5, pulses={P1: "Dead", P2: "Dead", P3: "Dead"})
    wrong = claimed(5, pulses={P1: "Dead", P2: "Dead"})
    assert [(g.ending, winners(g)) for g in (right, wrong)] == [
        ("claim-right", CULTISTS),
        ("claim-wrong", INVESTIGATORS),
    ]


@rule("claim.3", "secrets.9")
def test_the_cultist_is_never_told_the_number() -> None:
    shown = []
    for face in (ALIVE, DEAD):
        g = table(5)
        g.pulses[P1] += ((face, P2, 1),)
        begin(g, clean_up.clean_up)
        shown.append((view(g, P5), g.asks()[P5]))
    assert shown[0] == shown[1]


@rule("claim.4")
def test_eliminated_before_his_claim_he_has_lost() -> None:
    g = voted_out(5, P5, pulses={P1: "Dead", P2: "Dead", P3: "Dead"})
    assert winners(g) == INVESTIGATORS


@rule("claim.d1")
def test_all_confirm_the_clean_up_at_the_same_time() -> None:
    g = table(6)
    begin(g, clean_up.clean_up)
    assert [(seat, ask.kind, ask.sealed) for seat, ask in g.asks().items()] == [
        (seat, "clean-up", True) for seat in range(6)
    ]


@rule("claim.1", "claim.q1")
def test_two_cultists_have_no_claim_and_get_no_hint() -> None:
    g = table(7, pulses={P1: "Dead", P2: "Dead", P3: "Dead", P4: "Dead"})
    events = begin(g, clean_up.clean_up)
    assert (g.asks(), events, g.ending) == ({}, [], "")


@rule("claim.x1")
def test_reported_voted_out_and_dead_unseen_are_three() -> None:
    g = claimed(5, round=4, ghosts=(P2, P4), pulses={P2: "Dead", P3: "Alive Dead"})
    assert winners(g) == CULTISTS


@rule("claim.x2", "seer-guess.q1")
def test_after_a_wrong_claim_there_is_no_guess() -> None:
    g = claimed(6, roles={P1: "seer"}, pulses={P1: "Dead", P2: "Dead", P3: "Dead"})
    assert (g.ending, winners(g), g.asks()) == ("claim-wrong", INVESTIGATORS, {})


# dead


@rule("dead.1")
def test_ghosts_and_dead_count_each_once_the_automa_too() -> None:
    g = table(4, ghosts=(P1,), pulses={P1: "Dead", P2: "Dead", 4: "Dead"})
    assert dead_investigators(g) == 3


@rule("dead.2")
def test_cultists_never_count() -> None:
    assert dead_investigators(table(7, ghosts=(P6,), pulses={P7: "Dead"})) == 0


@rule("dead.q1")
def test_who_was_voted_out_counts_without_a_dead_card() -> None:
    assert dead_investigators(voted_out(5, P2)) == 1


@rule("dead.x1")
def test_two_dead_cards_count_once() -> None:
    assert dead_investigators(table(5, pulses={P3: "Dead Dead"})) == 1


# seer-guess


@rule("seer-guess.1", "decisions.11", "seer-guess.2")
@pytest.mark.parametrize(("named", "winner"), [("figure:0", CULTISTS), ("figure:1", INVESTIGATORS)])
def test_the_cultists_reveal_themselves_and_name_somebody(named: str, winner: str) -> None:
    g = target_reached(5, roles={P1: "seer"})
    assert (g.phase, view(g, P2).figures[P5].role, list(g.asks())) == ("guess", "cultist", [P5])
    g.answer(P5, named)
    assert winners(g) == winner


@rule("seer-guess.1")
def test_without_a_seer_there_is_no_guess() -> None:
    assert winners(target_reached(5)) == INVESTIGATORS


@rule("seer-guess.1")
def test_a_ghost_cultist_guesses_too() -> None:
    g = target_reached(7, roles={P1: "seer", P6: "cultist", P7: "cultist"}, ghosts=(P6,))
    assert sorted(g.asks()) == [P6, P7]


@rule("seer-guess.q1")
def test_there_is_a_guess_after_an_elimination() -> None:
    g = voted_out(5, P5, roles={P1: "seer"})
    assert (g.phase, list(g.asks())) == ("guess", [P5])


@rule("seer-guess.d1")
@pytest.mark.parametrize(
    ("start", "ghosts", "winner"),
    [
        (P1, (), CULTISTS),
        (P7, (), INVESTIGATORS),
        (P1, (P6,), INVESTIGATORS),
        (P1, (P7,), CULTISTS),
        (P1, (P6, P7), INVESTIGATORS),
        (P1, (P7, P6), CULTISTS),
    ],
)
def test_whose_name_counts(start: int, ghosts: tuple[int, ...], winner: str) -> None:
    """P6 names the Seer, P7 somebody else."""
    roles = {P1: "seer", P6: "cultist", P7: "cultist"}
    g = target_reached(7, start=start, roles=roles, ghosts=ghosts)
    all_answer(g, P6="figure:0", P7="figure:1")
    assert winners(g) == winner


@rule("seer-guess.d2")
def test_every_player_who_is_no_cultist_may_be_named_ghosts_too() -> None:
    g = target_reached(6, roles={P1: "seer"}, ghosts=(P2,))
    assert options(g, P6) == [*(f"figure:{seat}" for seat in range(5)), "nobody"]
    assert g.asks()[P6].limit == 60
    g.answer(P6, "nobody")
    assert winners(g) == INVESTIGATORS


@rule("seer-guess.d2")
@pytest.mark.parametrize("seer", [P1, P5])
def test_without_a_name_the_guess_is_wrong_whoever_the_seer_is(seer: int) -> None:
    g = target_reached(5, roles={seer: "seer", P4: "cultist"})
    g.answer(P4, "nobody")
    assert (g.ending, winners(g), g.guesses) == ("books", INVESTIGATORS, ())


@rule("seer-guess.d2")
@pytest.mark.parametrize(("limit", "seconds", "agreed"), [("default", 60, False), ("1m", 60, True)])
def test_the_limit_of_the_guess_is_agreed_on_if_it_was_set(limit: str, seconds: int, agreed: bool) -> None:
    options = CultistsOptions(seats=6, seer="yes", guess=limit)
    g = target_reached(6, options=options, roles={P1: "seer"})
    assert (g.asks()[P6].limit, bool(g.asks()[P6].agreed)) == (seconds, agreed)


@rule("seer-guess.x1")
def test_thirteen_points_and_the_right_name() -> None:
    roles = {P5: "seer", P7: "cultist", P8: "cultist"}
    g = target_reached(8, roles=roles, round=5, notes=(2, 2, 3, 4, 4))
    all_answer(g, "figure:4")
    assert (g.ending, winners(g)) == ("seer-found", CULTISTS)


# end


@rule("end.1")
def test_a_team_wins_together_ghosts_included() -> None:
    g = target_reached(5, ghosts=(P2,))
    outcome = GAME.outcome(g)
    assert outcome is not None
    assert (outcome.winners, outcome.ending) == ((P1, P2, P3, P4), "books")


@rule("end.1")
def test_the_game_ends_at_once() -> None:
    g = table(5)
    begin(g, rounds.action_phase)
    g.pending.clear()
    begin(g, is_voted_out, P5)
    assert (g.stack, g.asks(), g.phase) == ([], {}, "over")


@rule("end.1", "seer-guess.1")
def test_while_the_cultists_guess_it_is_nobodys_turn_and_afterwards_neither() -> None:
    g = table(7, roles={P1: "seer", P2: "assassin"}, ghosts=(P6,), places={P2: "gN", P7: "gN"}, start=P2)
    begin(g, rounds.action_phase)
    g.answer(P2, "attack:6")
    assert (view(g, None).active, sorted(g.asks())) == (None, [P6, P7])
    all_answer(g, "nobody")
    assert (g.phase, g.asks(), g.stack) == ("over", {}, [])


@rule("end.2")
def test_with_one_cultist_his_elimination_wins_however_many_are_dead() -> None:
    assert winners(voted_out(5, P5, ghosts=(P1, P2, P3, P4))) == INVESTIGATORS


@rule("end.3", "end.x4", "end.x5")
@pytest.mark.parametrize(("note", "winner"), [(3, INVESTIGATORS), (4, CULTISTS)])
def test_with_two_cultists_the_note_of_the_previous_round_decides(note: int, winner: str) -> None:
    dead = {P1: "Dead", P2: "Dead", P3: "Dead", P4: "Dead"}
    g = voted_out(7, P7, round=6, ghosts=(P6,), pulses=dead, notes=(0, 0, 0, 1, 2, note))
    assert winners(g) == winner


@rule("end.4", "end.q2", "end.x1", "end.x2")
@pytest.mark.parametrize(("dead", "winner"), [((P1, P2), INVESTIGATORS), ((P1, P2, P3), CULTISTS)])
def test_with_one_cultist_the_dead_of_this_moment_count_against_the_books(
    dead: tuple[int, ...], winner: str
) -> None:
    g = target_reached(5, round=6, pulses=dict.fromkeys(dead, "Dead"), notes=(0, 0, 0, 0, 0, 2))
    assert winners(g) == winner
    assert g.outcome is not None
    assert (g.ending, g.outcome.cite) == ("dead" if winner == CULTISTS else "books", "end.4")


@rule("end.5", "end.x7")
@pytest.mark.parametrize(("note", "winner"), [(4, INVESTIGATORS), (5, CULTISTS)])
def test_with_two_cultists_the_note_decides_against_the_books(note: int, winner: str) -> None:
    g = target_reached(8, round=9, notes=(2, 2, 2, 2, 2, 2, 2, 3, note))
    assert winners(g) == winner
    assert g.outcome is not None
    assert (g.ending, g.outcome.cite) == ("noted" if winner == CULTISTS else "books", "end.5")


@rule("end.8")
def test_the_order_of_precedence() -> None:
    dead = dict.fromkeys((P1, P2, P3, P4), "Dead")
    found = target_reached(5, roles={P1: "seer"})
    all_answer(found, "figure:0")
    assert winners(found) == CULTISTS
    assert winners(voted_out(5, P5, pulses=dead)) == INVESTIGATORS
    assert winners(target_reached(5, pulses=dead)) == CULTISTS
    assert winners(voted_out(7, P7, ghosts=(P6,), notes=(4,))) == CULTISTS
    assert winners(voted_out(7, P7, ghosts=(P6,), notes=(3,))) == INVESTIGATORS
    assert winners(target_reached(7, round=10, notes=(3,))) == INVESTIGATORS


@rule("end.q1")
@pytest.mark.parametrize(("note", "winner"), [(4, CULTISTS), (3, INVESTIGATORS)])
def test_in_the_first_round_those_dead_from_the_start_are_the_note(note: int, winner: str) -> None:
    assert winners(voted_out(7, P7, round=1, ghosts=(P6,), notes=(note,))) == winner


@rule("end.q3")
@pytest.mark.parametrize(("choice", "winner"), [("claim", INVESTIGATORS), ("confirm", CULTISTS)])
def test_a_claim_in_round_ten_is_allowed_and_not_needed(choice: str, winner: str) -> None:
    g = table(5, round=10)
    begin(g, clean_up.clean_up)
    all_answer(g, P5=choice)
    assert winners(g) == winner


@rule("end.q4")
def test_with_all_investigators_dead_the_game_goes_on() -> None:
    g = table(7, ghosts=(P1, P2, P3, P4), pulses={P5: "Dead"}, round=4)
    begin(g, rounds.next_round)
    assert (g.ending, g.round, bool(g.asks())) == ("", 5, True)


@rule("end.d1", "secrets.2")
def test_after_the_end_everything_is_shown() -> None:
    g = table(5, pulses={P1: "Alive Dead"}, decks={"VIO": "Failure"})
    before = view(g, P2)
    assert (before.reveal, before.figures[P5].role) == (None, None)
    begin(g, is_voted_out, P5)
    seen = view(g, None)
    assert [figure.role for figure in seen.figures] == ["investigator"] * 4 + ["cultist"]
    assert all(figure.route for figure in seen.figures)
    assert [card.face for card in seen.figures[P1].pulse] == ["alive", "dead"]
    assert [card.face for card in seen.rooms[5].cards] == ["failure"]
    assert seen.reveal is not None
    assert (seen.reveal.notes, seen.reveal.dead, len(seen.reveal.pile)) == ((0,), 1, 20)


@rule("end.x3")
def test_the_cultist_with_enough_dead_is_voted_out_before_his_claim() -> None:
    g = voted_out(5, P5, round=6, pulses={P1: "Dead", P2: "Dead", P3: "Dead"})
    assert (g.ending, winners(g)) == ("eliminated", INVESTIGATORS)


@rule("end.x6")
def test_the_fifth_dead_of_this_very_round_comes_too_late() -> None:
    g = voted_out(8, P1, round=7, ghosts=(P7,), notes=(2, 2, 2, 2, 3, 3, 4))
    begin(g, is_voted_out, P8)
    assert [fact.figure for fact in g.history if isinstance(fact, Fell)] == [P1, P8]
    assert winners(g) == INVESTIGATORS


@rule("end.x8")
def test_twelve_points_of_thirteen_after_round_ten_are_not_enough() -> None:
    g = table(8, round=10, score=12)
    events = begin(g, clean_up.clean_up)
    assert (winners(g), said(events)[-1]) == (CULTISTS, "ending-clock")


@rule("end.x9")
def test_a_voted_out_cultist_names_the_seer_and_wins() -> None:
    g = voted_out(6, P6, roles={P1: "seer"}, pulses={P2: "Dead", P3: "Dead", P4: "Dead"})
    g.answer(P6, "figure:0")
    assert winners(g) == CULTISTS
