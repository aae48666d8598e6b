"""What players are asked: the question, and each option with its words and its rule."""

from typing import Any

import pytest

from miskatonic.core.game import Ask
from miskatonic.core.rulebook import rule
from miskatonic.games.cultists.game import GAME
from miskatonic.games.cultists.rules import clean_up, ending, event
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
    table,
    to_act,
    to_move,
    walk,
)

A1 = 0
"""Route A1 names GRN VIO in round 1."""


def asked(g: Cultists, seat: int) -> str:
    """Return the message of what a seat is asked."""
    return g.asks()[seat].text.id


def offered(ask: Ask) -> list[tuple[str, str, str]]:
    """Return of every option its id, its message and its rule."""
    return [(option.id, option.text.id, option.cite) for option in ask.options]


@rule("characters.d2", "decisions.13")
def test_who_likes_may_leave_the_character_to_chance() -> None:
    g = GAME.new(GAME.options(seats=5, start=P1), 1)
    assert offered(g.asks()[P1])[-1] == ("any", "option-any", "characters.d2")
    assert len(offered(g.asks()[P1])) == 9


@rule("firestarter.d2", "claim.d1")
def test_only_the_own_sheet_asks_for_a_room_or_a_claim() -> None:
    g = table(7, round=5, roles={P6: "firestarter"})
    begin(g, event.ask_fire)
    assert [asked(g, seat) for seat in (P1, P6, P7)] == ["ask-fire", "ask-fire-rooms", "ask-fire"]
    g = table(5)
    begin(g, clean_up.clean_up)
    assert [asked(g, seat) for seat in (P1, P5)] == ["ask-clean-up", "ask-clean-up-cultist"]


@rule("decisions.4", "action.2", "action.3")
def test_actions_are_offered_with_their_target_or_card() -> None:
    g = table(5, places={P5: "RED", P1: "RED"}, explored="VIO", room_hands={P5: "Failure"}, routes={P5: A1})
    to_act(g, P5)
    assert asked(g, P5) == "ask-action"
    assert offered(g.asks()[P5]) == [
        ("check:0", "option-check", "check-state.1"),
        ("fill:failure", "option-fill", "fill.1"),
        ("camera-room:VIO", "option-camera-room", "camera.2"),
        *[(f"camera:{each}", "option-camera", "camera.2") for each in range(4)],
        ("pass", "option-pass", "action.1"),
    ]
    args = {option.id: dict(option.text.args) for option in g.asks()[P5].options}
    assert {name: sorted(each) for name, each in args.items()} == {
        "check:0": ["who"],
        "fill:failure": ["card"],
        "camera-room:VIO": ["place"],
        **{f"camera:{each}": ["who"] for each in range(4)},
        "pass": [],
    }


@rule("event-list.d10", "decisions.8")
def test_after_the_action_only_what_is_free_is_asked_for() -> None:
    g = table(5, event="courage", start=P1, places={P1: "gW", P2: "gW"}, fish_man=True)
    act(g, P1, "secure:success")
    assert asked(g, P1) == "ask-free-action"
    assert offered(g.asks()[P1]) == [
        ("chase", "option-chase", "fish-man.3"),
        ("pass", "option-done", "event-list.d10"),
    ]


@rule("check-state.4", "check-state.5", "check-state.6", "check-state.q2")
@pytest.mark.parametrize(
    ("role", "pulse", "options"),
    [
        ("investigator", "Alive", [("confirm", "option-nothing-to-report", "check-state.4")]),
        ("investigator", "Alive Dead", [("confirm", "option-must-report", "check-state.6")]),
        ("cultist", "Alive", [("confirm", "option-nothing-to-report", "check-state.4")]),
        (
            "cultist",
            "Dead Alive",
            [("silent", "option-silent", "check-state.5"), ("report", "option-report", "check-state.6")],
        ),
    ],
)
def test_who_looks_into_a_deck_is_asked_by_what_he_is_and_sees(
    role: str, pulse: str, options: list[tuple[str, str, str]]
) -> None:
    g = table(5, roles={P1: role}, places={P1: "gN", P3: "gN"}, pulses={P3: pulse})
    act(g, P1, "check:2")
    assert offered(g.asks()[P1]) == options
    alive, dead = pulse.split().count("Alive"), pulse.split().count("Dead")
    args = g.asks()[P1].text.args
    assert (args["alive"], args["dead"]) == (alive, dead)


@rule("portal.q1", "event-list.d10")
@pytest.mark.parametrize(("marker", "question"), [("", "ask-help"), ("courage", "ask-help-free")])
def test_a_helper_is_told_whether_it_costs_his_action(marker: str, question: str) -> None:
    places = {P1: "GRN", P2: "GRN"}
    g = table(5, event=marker, routes={P1: A1}, places=places, portal="open", portal_round=1)
    act(g, P1, "close:1")
    assert asked(g, P2) == question


@rule("talk.6", "vote.3")
def test_claims_are_offered_in_the_words_of_who_claims() -> None:
    g = table(5, places={P1: "gN", P2: "VIO"}, roles={P2: "cultist"})
    act(g, P1, "secure:success")
    act(g, P2, "fill:sabotage")
    g.had_turn, g.places[P2] = (), "CAF"
    act(g, P2, "vote")
    words = {seat: {option.id: option for option in g.asks()[seat].options} for seat in (P1, P2)}
    assert words[P1]["put-success:gN"].text.id == "claim-secured"
    assert words[P2]["put-success:VIO"].text.id == "claim-put-success"
    for id, message, on in (
        ("route:VIO", "claim-route", ("place:VIO",)),
        ("suspect:2", "claim-suspect", ("figure:2",)),
        ("investigator", "claim-investigator", ()),
    ):
        assert (words[P1][id].text.id, words[P1][id].on) == (message, on)
    assert (g.asks()[P1].least, g.asks()[P1].most) == (0, 3)


@rule("vote.8")
def test_a_claim_is_told_on_whom_and_where_it_points() -> None:
    g = table(5)
    act(g, P5, "vote")
    events = all_answer(g, (), P1=["suspect:4", "route:VIO", "investigator"])
    assert [each.on for each in events] == [
        ("figure:0", "figure:4"),
        ("figure:0", "place:VIO"),
        ("figure:0",),
    ]


@rule("seer-guess.d2", "decisions.11")
def test_the_guess_may_be_left_open() -> None:
    g = table(5, roles={P1: "seer"}, score=10)
    ending.test_points(g)
    g.run()
    assert offered(g.asks()[P5])[-1] == ("nobody", "option-name-nobody", "seer-guess.d2")


@rule("decisions.12")
@pytest.mark.parametrize(
    ("seat", "position", "answer"),
    [
        (P1, {"hands": {P1: "Alive Alive"}}, "alive:4"),
        (P5, {"hands": {P5: "Dead Alive"}}, None),
    ],
)
def test_where_there_is_one_answer_the_program_gives_it(
    seat: int, position: dict[str, Any], answer: str | None
) -> None:
    g = table(5, places={P1: "CAF", P5: "gW"}, **position)
    walk(g, P1, "gW")
    assert GAME.answers_itself(g, seat) == answer


@rule("decisions.12")
def test_what_is_confirmed_is_confirmed_by_oneself_and_who_is_not_asked_answers_nothing() -> None:
    g = table(5)
    begin(g, clean_up.clean_up)
    assert GAME.answers_itself(g, P1) is None
    g = table(5)
    to_move(g, P1)
    assert GAME.answers_itself(g, P2) is None
