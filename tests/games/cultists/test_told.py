"""What the table is told: events with arguments, their rule and who reads them; and the facts all have seen.

Not for how it is worded, and not for what views show (`test_hidden`).
"""

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.games.cultists.cards import NOBODY
from miskatonic.games.cultists.facts import (
    Added,
    Attacked,
    Burnt,
    Checked,
    Drawn,
    Fell,
    FishMan,
    Gate,
    Gift,
    Helped,
    Laid,
    Marker,
    Met,
    Passed,
    Polled,
    Power,
    Searched,
    Swapped,
    Turned,
    Walked,
)
from miskatonic.games.cultists.numbers import BAG
from miskatonic.games.cultists.rules import clean_up, event, night, rounds, setup
from miskatonic.games.cultists.state import Cultists, CultistsOptions
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
    lines,
    settle,
    table,
    to_act,
    to_move,
    walk,
)

AU = 4
"""The automa of four players."""
A1, A2, A5 = 0, 1, 4
"""Route A1 names GRN VIO in round 1, A2 CAF PNK, A5 YEL VIO."""
APART = {P1: "gN", P2: "gE", P3: "gS", P4: "gW", P5: "PNK"}


# setup and night


@rule("setup.1")
def test_who_begins_is_told() -> None:
    g = setup.new_game(CultistsOptions(start=P3), seed=1)
    assert lines(g.opening) == ["start-player who=P3 (setup.1)"]


@rule("characters.1", "characters.d2")
def test_who_plays_whom_is_told_the_automa_too() -> None:
    g = setup.new_game(CultistsOptions(seats=4, start=P1), seed=1)
    chosen = lines(g.answer(P1, "character:dean"))
    assert chosen == ["character-chosen who=P1 character=character-dean (characters.d2)"]
    for seat, character in ((P2, "student"), (P3, "reporter")):
        g.answer(seat, f"character:{character}")
    told = lines(g.answer(P4, "character:archivist"))
    assert told[1:3] == [
        f"character-chosen who=automa character=character-{g.characters[AU]} (characters.d2)",
        "night-falls (night.1)",
    ]


@rule("night.2", "night.3", "night.d1", "night.d2")
def test_what_each_is_told_in_the_night() -> None:
    roles = {P1: "seer", P2: "firestarter", P6: "cultist"}
    events = begin(table(7, roles=roles, pulses={P3: "Dead", P5: "Dead"}), night.night)
    seers, firestarters, cultists, others = (lines(events, seat)[1:] for seat in (P1, P2, P6, P3))
    assert seers == ["sheet role=role-seer route=B1 (night.d2)", "seer-sees cultists=P2+P6 count=2 (night.3)"]
    assert firestarters == [
        "sheet role=role-firestarter route=B2 (night.d2)",
        "fellow who=P6 (night.2)",
        "dead-from-start figures=P3+P5 count=2 (night.2)",
    ]
    assert cultists[1:] == [
        "fellow-firestarter who=P2 (night.2)",
        "dead-from-start figures=P3+P5 count=2 (night.2)",
    ]
    assert others == ["sheet role=role-investigator route=B3 (night.d2)"]
    assert lines(events) == ["night-falls (night.1)"]


@rule("night.2")
def test_the_sole_cultist_learns_of_nobody_but_the_dead() -> None:
    events = begin(table(4, pulses={AU: "Dead"}), night.night)
    assert lines(events, P4)[2:] == ["dead-from-start figures=automa count=1 (night.2)"]


# moves and encounters


@rule("round.1", "round.4")
def test_a_round_is_announced_with_its_start_player() -> None:
    assert lines(begin(table(5, start=P3, round=4), rounds.begin_round)) == [
        "round-begins round=5 who=P3 (round.1)"
    ]


@rule("move.4", "move.5")
def test_every_step_and_the_end_of_a_move_are_told() -> None:
    g = table(5, places={P1: "CAF", P2: "RED", P3: "RED", P4: "RED", P5: "RED"})
    assert lines(walk(g, P1, "gW", "stop")) == [
        "stepped who=P1 to=to-gW (move.4)",
        "stopped who=P1 place=in-gW (move.5)",
    ]
    assert g.history == [Walked(1, P1, ("CAF", "gW"))]


@rule("move.8")
def test_where_a_ghost_goes_is_told() -> None:
    g = table(5, ghosts=(P1,), places={P1: "CAF"})
    assert lines(walk(g, P1, "GRN")) == ["teleported who=P1 to=to-GRN (move.8)"]
    assert g.history == [Walked(1, P1, ("CAF", "GRN"), ghost=True)]


@rule("automa.d3", "automa.d6")
def test_where_the_automa_goes_is_told() -> None:
    places = {P1: "gS", P2: "gS", P3: "gE", P4: "gE"}
    g = table(4, routes={AU: A2}, places=places)
    assert lines(to_move(g, AU)) == [
        "stepped who=automa to=to-gW (move.4)",
        "stepped who=automa to=to-PNK (move.4)",
    ]
    g = table(4, routes={AU: A2}, places=places, ghosts=(AU,))
    assert lines(to_move(g, AU)) == ["teleported who=automa to=to-PNK (move.8)"]


@rule("encounter.7", "hands.d3", "secrets.6")
def test_who_gives_to_whom_is_told_to_all_and_the_card_to_the_giver_alone() -> None:
    g = table(5, places={P1: "CAF", P5: "gW"}, hands={P5: "Dead Alive"}, supplies={P5: "Dead Alive"})
    assert lines(walk(g, P1, "gW"))[1:] == ["meeting place=in-gW figures=P1+P5 (encounter.3)"]
    events = all_answer(g, P1="alive:4", P5="dead:0")
    public = ["gave-hidden who=P1 to=P5 (encounter.7)", "gave-hidden who=P5 to=P1 (encounter.7)"]
    assert lines(events) == lines(events, P2) == public
    assert lines(events, P5) == [
        public[0],
        "gave who=P5 to=P1 card=card-dead (encounter.7)",
        "drew-pulse card=card-alive (hands.d3)",
    ]
    assert g.history == [Met(1, "gW", (P1, P5), (Gift(P1, P5), Gift(P5, P1)))]


@rule("automa.d4", "secrets.4")
def test_all_see_the_automas_card_and_nobody_is_told_what_it_draws() -> None:
    g = table(4, routes={AU: A2}, places={P1: "gS", P2: "gS", P3: "gW", P4: "gE"})
    to_move(g, AU)
    events = all_answer(g, "alive:4")
    given = [
        "gave-hidden who=P3 to=automa (encounter.7)",
        "gave who=automa to=P3 card=card-alive (automa.d4)",
    ]
    assert lines(events)[:2] == given
    assert not [line for line in lines(events, AU) if "drew" in line]


@rule("hands.q2", "encounter.x7")
def test_that_somebody_gave_nothing_is_told() -> None:
    g = table(5, places={P5: "gN", P2: "YEL"}, hands={P5: ""}, supplies={P5: ""})
    walk(g, P5, "YEL")
    told = lines(g.answer(P2, "alive:4"))
    assert told == ["gave-hidden who=P2 to=P5 (encounter.7)", "gave-nothing who=P5 (hands.q2)"]


@rule("hands.q2", "automa.d4")
def test_an_automa_without_cards_gives_nothing_either() -> None:
    places = {P1: "gS", P2: "gS", P3: "gW", P4: "gE"}
    g = table(4, routes={AU: A2}, places=places, hands={AU: ""}, supplies={AU: ""})
    to_move(g, AU)
    told = lines(all_answer(g, "alive:4"))
    assert told[:2] == ["gave-hidden who=P3 to=automa (encounter.7)", "gave-nothing who=automa (hands.q2)"]
    assert len(g.pulses[P3]) == 1


# events


def drawn(marker: str, **position: object) -> tuple[Cultists, list[str]]:
    """Let this marker be drawn, and return what all are told."""
    g = table(5, **({"places": APART} | position))  # type: ignore[arg-type]
    g.bag = (marker,)
    return g, lines(begin(g, event.event_phase))


@rule("event.1", "event-list.d1")
@pytest.mark.parametrize(("number", "marker"), list(enumerate(BAG, 2)))
def test_the_marker_that_was_drawn_is_told_with_its_rule(number: int, marker: str) -> None:
    g, told = drawn(marker, round=3)
    assert told[0] == f"event-drawn event=event-{marker} effect=effect-{marker} (event-list.d{number})"
    assert g.history[0] == Drawn(3, marker)


@rule("event-list.d3")
def test_lightning_is_told_and_noted_unless_the_power_was_off() -> None:
    for power, noted in ((True, [Power(1, on=False)]), (False, [])):
        g, told = drawn("lightning", power=power)
        assert told[1:] == ["power-off (power.2)"]
        assert g.history[1:] == noted


@rule("event-list.d4")
def test_who_changed_over_is_told() -> None:
    g, told = drawn("secret-doors", places=APART | {P5: "PNK", P1: "CAF"})
    assert told[1:] == [
        "swapped who=P1 to=to-GRN (event-list.d4)",
        "swapped who=P5 to=to-RED (event-list.d4)",
    ]
    assert g.history[1:] == [Swapped(1, P1, "CAF", "GRN"), Swapped(1, P5, "PNK", "RED")]


@rule("event-list.d5", "portal.1", "portal.q2")
def test_the_portal_is_told_with_its_last_round_and_the_second_marker_as_nothing() -> None:
    g, told = drawn("portal", round=4)
    assert told[1:] == ["portal-opens last=6 (portal.1)"]
    assert g.history[1:] == [Gate(4, "open")]
    g, told = drawn("portal", round=5, portal="closed", portal_round=4)
    assert told[1:] == ["portal-stays (event-list.d5)"]
    assert (g.history[1:], g.portal, g.portal_round) == ([], "closed", 4)


@rule("event-list.d6", "event-list.d7")
def test_fish_man_and_cultist_marker_are_told() -> None:
    g, told = drawn("fish-man")
    assert (told[1:], g.history[1:]) == (["fish-man-comes to=to-gW (event-list.d6)"], [FishMan(1)])
    g, told = drawn("fish-man", fish_man=True)
    assert (told[1:], g.history[1:]) == (["fish-man-stays place=in-gW (event-list.d6)"], [])
    g, told = drawn("cultist", markers="CAF RED")
    assert (told[1:], g.history[1:]) == (["cultist-comes place=in-RED (event-list.d7)"], [Marker(1, "RED")])
    g, told = drawn("cultist", markers="")
    assert (told[1:], g.history[1:]) == (["fish-man-comes to=to-gW (event-list.d7)"], [FishMan(1)])


@rule("firestarter.d2")
def test_the_room_that_burnt_is_told_and_not_who_did_it() -> None:
    g = table(7, round=5, roles={P6: "firestarter"}, bag="")
    g.bag = ("calm",)
    begin(g, event.event_phase)
    assert lines(all_answer(g, P6="burn:PNK"), P6)[0] == "burnt place=in-PNK (firestarter.d2)"
    assert g.history[0] == Burnt(5, "PNK")


@rule("firestarter.d2")
def test_without_a_fire_nothing_is_told() -> None:
    g = table(7, round=5, roles={P6: "firestarter"})
    g.bag = ("calm",)
    begin(g, event.event_phase)
    assert lines(all_answer(g)) == ["event-drawn event=event-calm effect=effect-calm (event-list.d2)"]
    assert g.fire == ""


# actions


@rule("round.7", "action.1")
def test_the_action_phase_and_who_passes_are_told() -> None:
    g = table(5, round=3, places=APART)
    assert lines(begin(g, rounds.action_phase)) == ["action-phase-begins round=3 (round.7)"]
    assert lines(g.answer(P1, "pass")) == ["passed who=P1 (action.1)"]
    assert g.history == [Passed(3, P1)]


@rule("action.7")
def test_who_is_skipped_is_told() -> None:
    g = table(5, routes={P1: A1}, places={P1: "GRN", P2: "GRN"}, portal="open", portal_round=1)
    act(g, P1, "close:1")
    g.answer(P2, "agree")
    assert lines(to_act(g, P2)) == ["skipped who=P2 (action.7)"]


@rule("check-state.3", "check-state.4", "check-state.7")
@pytest.mark.parametrize(
    ("place", "added"),
    [("YEL", ["added place=in-YEL (check-state.7)"]), ("gN", [])],
    ids=["room", "corridor"],
)
def test_a_check_that_reports_nothing(place: str, added: list[str]) -> None:
    g = table(5, places={P1: place, P3: place}, pulses={P3: "Alive Alive"})
    checks = act(g, P1, "check:2")
    assert lines(checks) == ["checks-hidden who=P1 whom=P3 (check-state.3)"]
    assert lines(checks, P1) == ["checks who=P1 whom=P3 alive=2 dead=0 (check-state.3)"]
    assert lines(g.answer(P1, "confirm")) == ["no-death who=P1 whom=P3 (check-state.4)", *added]
    assert g.history == [Checked(1, P1, P3, place, False, 2, False), *[Added(1, place)] * len(added)]


@rule("camera.2", "camera.3")
def test_a_check_by_camera_is_told_as_one() -> None:
    g = table(5, places={P1: "RED", P4: "gE"}, pulses={P4: "Alive"})
    checks = act(g, P1, "camera:3")
    assert lines(checks) == ["checks-camera-hidden who=P1 whom=P4 (camera.2)"]
    assert lines(checks, P1) == ["checks-camera who=P1 whom=P4 alive=1 dead=0 (camera.2)"]
    assert lines(g.answer(P1, "confirm"))[1:] == ["added-unsafe (camera.3)"]
    assert g.history == [Checked(1, P1, P4, "gE", True, 1, False), Added(1, "unsafe")]


@rule("check-state.6", "vote.2", "ghost.1")
def test_a_report_is_told_with_the_ghost_and_the_murder_vote() -> None:
    g = table(5, places={P1: "gN", P3: "gN"}, pulses={P3: "Alive Dead"})
    act(g, P1, "check:2")
    assert lines(g.answer(P1, "confirm")) == [
        "death-reported who=P1 whom=P3 (check-state.6)",
        "fell who=P3 (check-state.6)",
        "vote-murder who=P1 (vote.2)",
    ]
    assert g.history == [Checked(1, P1, P3, "gN", False, 2, True), Fell(1, P3, "reported")]


@rule("pile.q1")
def test_that_the_pile_is_empty_is_told_and_no_card_noted() -> None:
    g = table(5, places={P1: "YEL", P3: "YEL"}, pile="")
    assert lines(act(g, P1, "check:2", "confirm"))[2:] == ["pile-empty (pile.q1)"]
    assert len(g.history) == 1


@rule("fill.2", "secure.2", "action.5")
@pytest.mark.parametrize(
    ("place", "choice", "public", "own"),
    [
        ("VIO", "fill", "filled-hidden who=P5 place=place-VIO (fill.2)", "filled"),
        ("gE", "secure", "secured-hidden who=P5 place=place-gE (secure.2)", "secured"),
    ],
)
def test_that_a_card_was_put_down_is_told_and_which_to_its_owner(
    place: str, choice: str, public: str, own: str
) -> None:
    g = table(5, places={P5: place})
    events = act(g, P5, f"{choice}:failure")
    assert lines(events) == lines(events, P1) == [public]
    cite = public.partition(" (")[2]
    assert lines(events, P5) == [f"{own} who=P5 place=place-{place} card=card-failure ({cite}"]
    assert g.history == [Laid(1, P5, place)]


@rule("automa.d5", "secrets.4")
def test_all_see_what_the_automa_fills_with() -> None:
    g = table(4, routes={AU: A2}, places={AU: "PNK"})
    assert lines(to_act(g, AU)) == ["filled who=automa place=place-PNK card=card-success (fill.2)"]


@rule("room-decks.2", "room-decks.4", "unsafe.4", "unsafe.5", "unsafe.6", "unsafe.7")
@pytest.mark.parametrize(
    ("unsafe", "told", "fact"),
    [
        ("Success", ["unsafe-card card=card-success (unsafe.5)"], []),
        (
            "Failure",
            ["unsafe-card card=card-failure (unsafe.6)", "cultist-comes place=in-RED (unsafe.6)"],
            [Marker(1, "RED")],
        ),
        (
            "Sabotage",
            ["unsafe-card card=card-sabotage (unsafe.7)", "fish-man-comes to=to-gW (unsafe.7)"],
            [FishMan(1)],
        ),
    ],
)
def test_a_marker_with_the_symbol(unsafe: str, told: list[str], fact: list[object]) -> None:
    decks = {"VIO": "Success Success"}
    g = table(5, places={P5: "VIO"}, decks=decks, symbols="VIO", unsafe=unsafe, markers="CAF RED", round=1)
    events = act(g, P5, "fill:success")
    assert lines(events)[1:] == ["explored-symbol place=place-VIO (room-decks.4)", *told]
    assert g.history[1:] == [Turned(1, "VIO", True, unsafe.lower()), *fact]


@rule("room-decks.2")
def test_a_marker_without_the_symbol() -> None:
    g = table(5, places={P5: "VIO"}, decks={"VIO": "Success Success"}, symbols="RED")
    assert lines(act(g, P5, "fill:success"))[1:] == ["explored place=place-VIO (room-decks.2)"]
    assert g.history[1:] == [Turned(1, "VIO", False)]


@rule("check-room.2", "check-room.3", "check-room.4", "check-room.5")
@pytest.mark.parametrize(
    ("face", "told"),
    [
        ("Success", ["(check-room.3)", "book-found place=place-VIO books=2 all=3 (check-room.3)"]),
        ("Failure", ["(check-room.4)"]),
        ("Sabotage", ["(check-room.5)", "book-lost place=place-VIO books=0 all=3 (check-room.5)"]),
    ],
)
@pytest.mark.parametrize("camera", [False, True])
def test_what_a_room_gave_is_told(face: str, told: list[str], camera: bool) -> None:
    place, choice, said = ("RED", "camera-room:VIO", "-camera") if camera else ("VIO", "search", "")
    g = table(5, places={P5: place}, explored="VIO", decks={"VIO": face}, books={"VIO": 1})
    events = act(g, P5, choice)
    shown = f"searched{said} who=P5 place=place-VIO card=card-{face.lower()} {told[0]}"
    assert lines(events) == [shown, *told[1:]]
    assert g.history == [Searched(1, P5, "VIO", camera, face.lower())]


@rule("shelf.2")
def test_a_full_row_is_told_with_its_points() -> None:
    g = table(5, places={P5: "VIO"}, explored="VIO", books={"VIO": 2}, done="PNK")
    told = lines(act(g, P5, "search"))
    assert told[2:] == ["row-scored place=place-VIO points=4 score=7 target=10 (shelf.2)"]
    assert g.history == [Searched(1, P5, "VIO", False, "success", done=True)]


@rule("fight.1", "fish-man.3", "power.3")
def test_who_fought_chased_and_restarted_is_told() -> None:
    g = table(5, places={P1: "VIO"}, open_markers="RED VIO", markers="")
    assert lines(act(g, P1, "fight")) == ["fought who=P1 place=in-VIO (fight.1)"]
    assert (g.open_markers, g.history) == (("RED",), [Marker(1, "VIO", P1)])
    g = table(5, start=P2, fish_man=True, places={P2: "gW"})
    assert lines(act(g, P2, "chase")) == ["chased who=P2 (fish-man.3)"]
    assert g.history == [FishMan(1, P2)]
    g = table(5, places={P5: "RED"}, power=False)
    assert lines(act(g, P5, "restart")) == ["restarted who=P5 (power.3)"]
    assert g.history == [Power(1, True, P5)]


@rule("assassin.2", "ghost.1")
def test_an_attack_is_told_with_both_names() -> None:
    g = table(7, roles={P1: "assassin"}, places={P1: "gN", P2: "gN"})
    assert lines(act(g, P1, "attack:1")) == [
        "attacked who=P1 whom=P2 (assassin.2)",
        "fell who=P2 (assassin.2)",
    ]
    assert g.history == [Attacked(1, P1, P2), Fell(1, P2, "attacked")]


# the portal


def at_the_portal(helper: int = P2, **position: object) -> Cultists:
    places = {P1: "GRN", helper: "GRN"}
    players = 4 if helper == AU else 5
    g = table(players, routes={P1: A1}, places=places, portal="open", portal_round=1, **position)  # type: ignore[arg-type]
    to_act(g, P1)
    return g


@rule("portal.q1", "portal.4")
def test_question_and_answer_at_the_portal_are_public() -> None:
    g = at_the_portal()
    assert lines(g.answer(P1, "close:1")) == ["help-wanted who=P1 whom=P2 (portal.q1)"]
    assert lines(g.answer(P2, "agree")) == [
        "helped who=P2 whom=P1 (portal.q1)",
        "portal-closed figures=P1+P2 target=9 (portal.4)",
    ]
    assert g.history == [Helped(1, P1, P2, True), Gate(1, "closed", P1, P2)]


@rule("portal.q1")
def test_a_refusal_is_public_too() -> None:
    g = at_the_portal()
    g.answer(P1, "close:1")
    assert lines(g.answer(P2, "refuse")) == ["help-refused who=P2 whom=P1 (portal.q1)"]
    assert (g.history, g.portal, g.target) == ([Helped(1, P1, P2, False)], "open", 10)


@rule("portal.q1", "automa.d1")
def test_the_automa_helps_without_being_asked() -> None:
    g = at_the_portal(AU)
    assert lines(g.answer(P1, "close:4")) == ["portal-closed figures=P1+automa target=9 (portal.4)"]
    assert lines(to_act(g, AU)) == ["skipped who=automa (action.7)"]


@rule("portal.5")
def test_a_lost_portal_is_told_with_the_new_target() -> None:
    g = table(5, round=3, portal="open", portal_round=1, places=APART)
    begin(g, rounds.action_phase)
    assert lines(settle(g))[-1] == "portal-lost target=11 (portal.5)"
    assert g.history[-1] == Gate(3, "lost")


# votes


def ballot(players: int = 5, **position: object) -> Cultists:
    """Let the last player call a vote; all are asked whom they name."""
    g = table(players, **position)  # type: ignore[arg-type]
    act(g, players - 1, "vote")
    settle(g, "vote")
    return g


@rule("vote.1", "vote.3")
def test_who_calls_a_vote_is_told() -> None:
    assert lines(act(table(5), P5, "vote")) == ["vote-called who=P5 (vote.1)"]


@rule("talk.6", "vote.d1")
def test_claims_and_wishes_for_time_are_told() -> None:
    g = table(5)
    act(g, P5, "vote")
    assert lines(all_answer(g, (), P1=["suspect:4", "route:VIO", "more"], P2=["investigator"])) == [
        "claimed who=P1 claim=claim-suspect who=P5 (talk.6)",
        "claimed who=P1 claim=claim-route place=place-VIO (talk.6)",
        "more-time who=P1 (vote.d1)",
        "claimed who=P2 claim=claim-investigator (talk.6)",
    ]


@rule("vote.5", "vote.8", "vote.11")
def test_votes_their_count_and_what_is_kept_are_told() -> None:
    g = ballot(start=P1)
    told = lines(all_answer(g, "figure:1", P2="figure:0", P4="abstain", P5="abstain"))
    assert told == [
        "voted who=P1 whom=P2 (vote.5)",
        "voted who=P2 whom=P1 (vote.5)",
        "voted who=P3 whom=P2 (vote.5)",
        "abstained who=P4 (vote.5)",
        "abstained who=P5 (vote.5)",
        "counted-nobody (vote.6)",
    ]
    assert lines(g.answer(P1, "keep")) == ["vote-kept who=P1 (vote.8)", "vote-ends-nobody (vote.11)"]
    votes = (P2, P1, P2, NOBODY, NOBODY)
    assert g.history == [Polled(1, "called", P5, votes, False, P2, NOBODY)]


@rule("vote.8", "vote.9")
def test_a_changed_vote_is_told_and_who_falls_by_it() -> None:
    g = ballot(start=P1)
    all_answer(g, "figure:1", P1="figure:2", P2="figure:2", P5="abstain")
    assert lines(g.answer(P1, "figure:1")) == [
        "vote-changed who=P1 whom=P2 (vote.8)",
        "vote-ends who=P2 (vote.11)",
        "fell who=P2 (vote.9)",
    ]
    votes = (P2, P3, P2, P2, NOBODY)
    assert g.history == [Polled(1, "called", P5, votes, True, P3, P2), Fell(1, P2, "voted")]


@rule("vote.8")
def test_a_withdrawn_vote_is_told_and_who_would_have_fallen() -> None:
    g = ballot(start=P1)
    told = lines(all_answer(g, "abstain", P1="figure:1", P3="figure:1", P4="figure:1"))
    assert told[-1] == "counted who=P2 (vote.6)"
    assert lines(g.answer(P1, "abstain")) == ["vote-withdrawn who=P1 (vote.8)", "vote-ends-nobody (vote.11)"]


@rule("vote.7")
def test_with_seven_players_the_doubled_vote_is_told_and_nobody_changes() -> None:
    g = ballot(7, start=P2)
    told = lines(all_answer(g, "figure:2", P3="figure:0"))
    assert told[:3] == [
        "voted who=P1 whom=P3 (vote.5)",
        "voted-double who=P2 whom=P3 (vote.7)",
        "voted who=P3 whom=P1 (vote.5)",
    ]
    assert told[7:] == ["vote-ends who=P3 (vote.11)", "fell who=P3 (vote.9)"]
    votes = (P3, P3, P1, P3, P3, P3, P3)
    assert g.history == [Polled(1, "called", P7, votes, False, P3, P3), Fell(1, P3, "voted")]


@rule("vote.2", "vote.q3")
def test_the_end_of_a_murder_vote_says_nothing_of_the_marker() -> None:
    g = table(5, places={P1: "gN", P3: "gN"}, pulses={P3: "Dead"})
    act(g, P1, "check:2", "confirm")
    assert lines(settle(g))[-1] == "vote-ends-nobody (vote.6)"
    assert [fact for fact in g.history if isinstance(fact, Polled)] == [
        Polled(1, "murder", P1, (NOBODY,) * 5, False, NOBODY, NOBODY)
    ]


# the end


@rule("claim.1", "claim.2", "end.d1")
def test_a_claim_is_told_and_then_everybodys_role_once() -> None:
    g = table(5, roles={P1: "assassin"}, pulses={P1: "Dead", P2: "Dead", P3: "Dead"})
    g.revealed = (P1,)
    begin(g, clean_up.clean_up)
    assert lines(all_answer(g, P5="claim")) == [
        "claimed-threshold who=P5 threshold=3 (claim.1)",
        *[f"revealed who=P{number} role=role-investigator (secrets.2)" for number in (2, 3, 4)],
        "revealed who=P5 role=role-cultist (secrets.2)",
        "ending-claim-right (claim.2)",
    ]


@rule("seer-guess.1", "seer-guess.d1", "secrets.2")
def test_the_cultists_reveal_themselves_and_their_guesses_are_told() -> None:
    roles = {P1: "seer", P2: "assassin", P6: "cultist", P7: "cultist"}
    g = table(7, roles=roles, places={P2: "gN", P7: "gN"}, ghosts=(P6,))
    assert lines(act(g, P2, "attack:6"))[1:] == [
        "fell who=P7 (assassin.2)",
        "revealed who=P7 role=role-cultist (secrets.2)",
        "guess-begins cause=won-eliminated (end.3)",
        "revealed who=P6 role=role-cultist (secrets.2)",
    ]
    told = lines(all_answer(g, P6="figure:2", P7="nobody"))
    assert told[:2] == ["guessed who=P6 whom=P3 (seer-guess.d1)", "guessed-nobody who=P7 (seer-guess.d2)"]
    assert told[-1] == "ending-eliminated (end.3)"
    assert (g.guesses, g.revealed) == (((P6, P3),), (P2, P7, P6, P1, P3, P4, P5))
