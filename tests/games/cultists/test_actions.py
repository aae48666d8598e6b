"""Character actions: checking a state, securing, fighting, the fish-man, the Assassin; who acts when."""

import pytest

from miskatonic.core.game import Event
from miskatonic.core.ids import kind_in
from miskatonic.core.rulebook import rule
from miskatonic.games.cultists.cards import ALIVE, DEAD, NOBODY, SABOTAGE
from miskatonic.games.cultists.facts import Checked, Laid
from miskatonic.games.cultists.rules import rounds
from miskatonic.games.cultists.rules.figures import dead_investigators
from miskatonic.games.cultists.state import Cultists
from miskatonic.games.cultists.view import view
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
    read,
    said,
    settle,
    table,
    to_act,
    to_move,
)

FULL = "Success Success Success"


def checked(answer: str = "confirm", **position: object) -> tuple[Cultists, list[Event]]:
    """Let P1 check P3 in the laboratory and answer."""
    position = {"places": {P1: "YEL", P3: "YEL", P2: "gE", P4: "gE", P5: "gE"}} | position
    g = table(5, **position)  # type: ignore[arg-type]
    return g, act(g, P1, "check:2", answer)


# action


@rule("action.1", "decisions.4")
def test_one_action_or_none_is_carried_out() -> None:
    g = table(5, places={P1: "gN"})
    act(g, P1, "secure:success")
    assert (g.asks(), g.active, g.main_action) == ({}, NOBODY, False)
    assert said(act(g, P2, "pass")) == ["passed"]
    assert (g.asks(), g.active, g.main_action) == ({}, NOBODY, False)


@rule("action.2", "action.3")
def test_character_actions_and_room_actions() -> None:
    offered = set()
    for place, position in {
        "gN": {},
        "CAF": {},
        "RED": {"explored": "RED", "decks": {"RED": FULL}},
        "GRN": {"portal": "open", "portal_round": 1},
        "gW": {"fish_man": True},
        "VIO": {"open_markers": "VIO"},
    }.items():
        for power in (True, False):
            g = table(7, start=P7, places={P7: place, P1: place}, power=power, **position)  # type: ignore[arg-type]
            to_act(g, P7)
            offered |= {kind_in(id) for id in options(g, P7)}
    g = table(7, start=P1, roles={P1: "assassin"}, places={P1: "gZ", P2: "gZ"}, fish_man=True)
    to_act(g, P1)
    offered |= {kind_in(id) for id in options(g, P1)}
    character = {"check", "secure", "fight", "chase", "attack"}
    room = {"fill", "search", "vote", "camera", "camera-room", "restart", "close"}
    assert offered == {*character, *room, "pass"}


@rule("action.4", "cultist-markers.1")
def test_a_cultist_marker_blocks_every_room_action_for_both_teams_and_ghosts() -> None:
    for ghosts in ((), (P5,)):
        g = table(5, places={P5: "CAF", P1: "gN"}, ghosts=ghosts, open_markers="CAF")
        to_act(g, P5)
        assert not {"fill:success", "vote", "search"} & set(options(g, P5))


@rule("action.4", "cultist-markers.1", "camera.1", "power.3", "portal.2", "vote.1")
@pytest.mark.parametrize("ghosts", [(), (P7,)])
@pytest.mark.parametrize("room", ["CAF", "RED", "GRN", "VIO"])
@pytest.mark.parametrize("power", [True, False])
def test_beside_a_cultist_marker_only_character_actions_are_left(
    ghosts: tuple[int, ...], room: str, power: bool
) -> None:
    for role, left in (
        ("cultist", ["check:0", "fight", "pass"]),
        ("assassin", ["check:0", "attack:0", "fight", "pass"]),
    ):
        g = table(
            7,
            roles={P7: role},
            routes={P7: 2 if room in ("CAF", "GRN") else 7},
            places=dict.fromkeys(range(7), "gN") | {P7: room, P1: room},
            ghosts=ghosts,
            power=power,
            explored=room,
            decks={room: FULL},
            portal="open",
            portal_round=1,
            open_markers=room,
        )
        to_act(g, P7)
        assert options(g, P7) == left


@rule("action.5")
def test_an_action_is_public_and_its_card_is_not() -> None:
    g = table(5, places={P5: "gN"})
    events = act(g, P5, "secure:sabotage")
    assert (read(events, P1), read(events, P5)) == (["secured-hidden"], ["secured"])
    assert view(g, P1).history == (Laid(1, P5, "gN"),)


@rule("action.6", "ghost.q1")
def test_who_became_a_ghost_in_this_phase_acts_as_one_where_he_stands() -> None:
    g = table(5, routes={P3: 4}, places={P1: "YEL", P3: "YEL"}, pulses={P3: "Dead"})
    act(g, P1, "check:2", "confirm")
    settle(g)
    to_act(g, P3)
    assert options(g, P3) == ["check:0", "fill:success", "pass"]


@rule("action.7", "portal.2")
def test_the_helper_at_the_portal_is_skipped() -> None:
    g = table(5, routes={P1: 0}, places={P1: "GRN", P2: "GRN"}, portal="open", portal_round=1)
    act(g, P1, "close:1")
    g.answer(P2, "agree")
    assert (said(to_act(g, P2)), g.asks()) == (["skipped"], {})


@rule("action.x1")
def test_alone_in_a_corridor_without_cards_one_can_only_pass() -> None:
    g = table(5, start=P2, places={P1: "gN"}, room_hands={P1: ""})
    to_act(g, P1)
    assert options(g, P1) == ["pass"]


# check-state


@rule("check-state.1")
def test_who_is_in_the_same_place_may_be_checked() -> None:
    g = table(5, places={P1: "gN", P2: "gN", P3: "gN", P4: "gE"}, room_hands={P1: ""})
    to_act(g, P1)
    assert options(g, P1) == ["check:1", "check:2", "pass"]


@rule("check-state.1", "ghost.q1")
def test_a_ghost_checks_the_living_in_his_place() -> None:
    g = table(5, places={P1: "gN", P2: "gN", P3: "gN"}, ghosts=(P1, P3), room_hands={P1: ""})
    to_act(g, P1)
    assert options(g, P1) == ["check:1", "pass"]


@rule("check-state.1", "check-state.6", "ghost.q1")
def test_a_death_that_a_ghost_finds_is_reported_like_any_other() -> None:
    g, _ = checked(ghosts=(P1,), pulses={P3: "Alive Dead"})
    assert (g.fallen, g.poll is not None, sorted(g.asks())) == ((P1, P3), True, [P1, P2, P3, P4, P5])


@rule("check-state.5", "ghost.4", "ghost.q1")
def test_a_ghost_cultist_may_keep_silent_about_what_he_saw() -> None:
    roles = {P1: "cultist", P7: "cultist"}
    g = table(7, roles=roles, ghosts=(P1,), places={P1: "gN", P3: "gN"}, pulses={P3: "Dead"})
    act(g, P1, "check:2")
    assert options(g, P1) == ["silent", "report"]


@rule("check-state.2")
def test_nobody_checks_himself_or_a_ghost() -> None:
    g = table(5, places={P1: "RED", P2: "RED", P3: "gN"}, ghosts=(P2,))
    to_act(g, P1)
    checks = [id for id in options(g, P1) if id.startswith(("check", "camera:"))]
    assert checks == ["camera:2", "camera:3", "camera:4"]


@rule("check-state.3")
def test_who_checks_whom_is_public_and_the_deck_is_shown_to_one_alone() -> None:
    g = table(5, places={P1: "gN", P3: "gN"}, pulses={P3: "Alive Dead Alive"})
    events = act(g, P1, "check:2")
    assert (read(events, P2), read(events, P1)) == (["checks-hidden"], ["checks"])
    assert dict(events[0].text.args)["alive"] == 2
    seen, by_others = view(g, P1).check, view(g, P2).check
    assert seen is not None
    assert by_others is not None
    assert (by_others.by, by_others.target) == (P1, P3)
    assert (seen.dead_cards, by_others.dead_cards) == (1, None)


@rule("check-state.3")
def test_the_order_of_a_deck_says_nothing_to_the_checker() -> None:
    views = [view(checked(pulses={P3: deck})[0], P1) for deck in ("Alive Dead", "Dead Alive")]
    assert views[0] == views[1]


@rule("check-state.4")
def test_without_a_dead_card_nothing_is_reported() -> None:
    g, events = checked()
    assert "no-death" in read(events, None)
    assert (g.fallen, g.poll, view(g, P1).check) == ((), None, None)


@rule("check-state.5", "decisions.5")
def test_a_cultist_chooses_between_report_and_silence() -> None:
    g = table(5, roles={P1: "cultist"}, places={P1: "gN", P3: "gN"}, pulses={P3: "Dead"})
    act(g, P1, "check:2")
    assert options(g, P1) == ["silent", "report"]
    g.answer(P1, "report")
    assert g.fallen == (P3,)


@rule("check-state.6", "vote.2", "secrets.10")
def test_a_reported_death_makes_a_ghost_and_leads_to_a_vote() -> None:
    g, events = checked(pulses={P3: "Alive Dead Dead"})
    seen = view(g, P2)
    assert "death-reported" in read(events, P2)
    assert (seen.figures[P3].ghost, seen.figures[P3].open_dead, seen.figures[P3].fell) == (
        True,
        True,
        "reported",
    )
    assert seen.poll is not None
    assert (seen.poll.cause, seen.poll.stage) == ("murder", "discussion")
    assert {card.face for card in seen.figures[P3].pulse} == {None}


@rule("check-state.7")
@pytest.mark.parametrize(("place", "done", "cards"), [("YEL", "", 19), ("YEL", "YEL", 20), ("gN", "", 20)])
def test_a_card_of_the_draw_pile_goes_into_the_room_that_is_not_done(
    place: str, done: str, cards: int
) -> None:
    g, _ = checked(places={P1: place, P3: place}, done=done)
    assert len(g.pile) == cards


@rule("check-state.7", "check-state.x1")
def test_a_report_in_a_corridor_moves_no_card() -> None:
    g, _ = checked(places={P1: "gN", P3: "gN"}, pulses={P3: "Alive Dead Alive"})
    settle(g)
    assert (g.fallen, len(g.pile)) == ((P3,), 20)


@rule("check-state.8", "talk.6")
def test_what_was_seen_may_be_told_or_lied_about() -> None:
    g, _ = checked(pulses={P3: "Alive"})
    g.vote_marker, g.had_turn = True, ()
    g.places[P2], g.routes = "CAF", (0, 1, 2, 3, 4)
    act(g, P2, "vote")
    assert {"checked-alive:2", "checked-dead:2"} <= set(options(g, P1))
    g.answer(P1, ["checked-dead:2"])
    assert g.fallen == ()


@rule("check-state.q1", "talk.5")
def test_nobody_can_report_a_death_that_is_not_there() -> None:
    g = table(5, roles={P1: "cultist"}, places={P1: "gN", P3: "gN"}, pulses={P3: "Alive"})
    act(g, P1, "check:2")
    assert options(g, P1) == ["confirm"]


@rule("check-state.q2", "decisions.12")
def test_everybody_confirms_after_looking_and_the_notice_comes_only_then() -> None:
    g = table(5, places={P1: "gN", P3: "gN"})
    assert "no-death" not in said(act(g, P1, "check:2"))
    assert (g.asks()[P1].kind, options(g, P1)) == ("check-state", ["confirm"])
    assert "no-death" in said(g.answer(P1, "confirm"))


@rule("check-state.q3")
def test_the_last_cultist_reported_dead_ends_the_game_without_a_vote() -> None:
    g = table(5, places={P1: "YEL", P5: "YEL"}, pulses={P5: "Dead"})
    act(g, P1, "check:4", "confirm")
    assert (g.ending, g.poll, g.asks()) == ("eliminated", None, {})
    assert len(g.pile) == 20, "the game is over before a card is moved"


@rule("check-state.q4")
def test_the_card_moves_although_the_vote_eliminated_the_checker() -> None:
    g, _ = checked(pulses={P3: "Dead"})
    all_answer(g, ())
    all_answer(g, "figure:0", P1="abstain")
    settle(g)
    assert (g.fallen, len(g.pile), len(g.decks["YEL"])) == ((P3, P1), 19, 2)


@rule("check-state.x3")
def test_a_silent_cultist_looks_like_an_investigator_who_saw_nothing() -> None:
    silent = table(5, roles={P1: "cultist"}, places={P1: "YEL", P3: "YEL"}, pulses={P3: "Alive Dead"})
    honest = table(5, roles={P5: "cultist"}, places={P1: "YEL", P3: "YEL"}, pulses={P3: "Alive Alive"})
    told = [
        read(act(silent, P1, "check:2", "silent"), P2),
        read(act(honest, P1, "check:2", "confirm"), P2),
    ]
    assert told[0] == told[1]
    assert view(silent, P2).history == view(honest, P2).history


@rule("check-state.x4")
def test_a_cultist_may_report_what_the_other_did() -> None:
    g = table(7, roles={P2: "cultist", P6: "cultist"}, places={P2: "gN", P5: "gN"}, pulses={P5: "Dead"})
    act(g, P2, "check:4", "report")
    assert (g.fallen, g.poll is not None) == ((P5,), True)
    assert [fact.reported for fact in g.history if isinstance(fact, Checked)] == [True]


# secure, fight


@rule("secure.1")
@pytest.mark.parametrize("ghosts", [(), (P5,)])
def test_living_and_ghosts_put_a_card_of_their_choice_into_the_unsafe_paths_deck(ghosts: tuple[int]) -> None:
    g = table(5, places={P5: "gE"}, ghosts=ghosts)
    to_act(g, P5)
    assert options(g, P5)[:3] == ["secure:success", "secure:failure", "secure:sabotage"]
    g.answer(P5, "secure:sabotage")
    assert (len(g.unsafe), g.unsafe[-1][0], SABOTAGE in g.room_hands[P5]) == (6, SABOTAGE, True)


@rule("secure.2", "secrets.7")
def test_that_somebody_secured_is_public() -> None:
    g = table(5, places={P5: "gE"})
    act(g, P5, "secure:failure")
    assert [(card.by, card.face) for card in view(g, P1).unsafe_added] == [(P5, None)]
    assert [(card.by, card.face) for card in view(g, P5).unsafe_added] == [(P5, "failure")]


@rule("fight.1", "ghost.q1")
@pytest.mark.parametrize("ghosts", [(), (P1,)])
def test_living_and_ghosts_remove_a_cultist_marker(ghosts: tuple[int, ...]) -> None:
    g = table(5, places={P1: "VIO"}, open_markers="VIO", ghosts=ghosts)
    act(g, P1, "fight")
    assert (g.open_markers, g.asks()) == ((), {})


@rule("fight.q1")
def test_players_are_never_fought() -> None:
    g = table(5, places={P1: "VIO", P5: "VIO"})
    to_act(g, P1)
    assert "fight" not in options(g, P1)


# cultist-markers


@rule("cultist-markers.d2")
def test_a_marker_comes_into_a_done_room_too() -> None:
    g = table(
        5, places={P1: "YEL"}, routes={P1: 4}, done="VIO", markers="VIO", unsafe="Failure", symbols="YEL"
    )
    g.decks["YEL"] *= 2
    act(g, P1, "fill:success")
    assert g.open_markers == ("VIO",)


@rule("cultist-markers.q1")
def test_the_camera_cannot_check_a_room_with_a_marker_but_a_figure_in_it() -> None:
    g = table(5, places={P1: "RED", P2: "VIO"}, explored="VIO", decks={"VIO": FULL}, open_markers="VIO")
    to_act(g, P1)
    assert "camera-room:VIO" not in options(g, P1)
    g.answer(P1, "camera:1")
    g.answer(P1, "confirm")
    assert len(g.decks["VIO"]) == 4


@rule("cultist-markers.x1")
def test_no_vote_is_called_beside_a_marker_but_murder_votes_happen() -> None:
    g = table(
        5, routes={P1: 1, P2: 1}, places={P1: "CAF", P3: "CAF"}, open_markers="CAF", pulses={P3: "Dead"}
    )
    to_act(g, P1)
    assert "vote" not in options(g, P1)
    g.answer(P1, "check:2")
    g.answer(P1, "confirm")
    assert g.poll is not None


@rule("cultist-markers.x2")
def test_a_marker_must_be_fought_before_the_power_is_restarted() -> None:
    g = table(5, places={P5: "RED"}, open_markers="RED", power=False)
    to_act(g, P5)
    assert "restart" not in options(g, P5)
    g.answer(P5, "fight")
    assert g.asks() == {}
    g = table(5, event="courage", places={P5: "RED"}, open_markers="RED", power=False)
    act(g, P5, "fight", "restart")
    assert g.power


# fish-man


@rule("fish-man.1")
@pytest.mark.parametrize(("players", "lair"), [(4, "gW"), (6, "gW"), (7, "gZ"), (8, "gZ")])
def test_the_fish_man_is_at_the_lake_or_in_his_corridor(players: int, lair: str) -> None:
    assert view(table(players), None).fish_man is None
    assert view(table(players, fish_man=True), None).fish_man == lair


@rule("fish-man.3")
def test_who_has_the_knife_chases_him_back_to_the_lake() -> None:
    g = table(5, start=P1, fish_man=True, places={P1: "gW", P2: "gW"})
    to_act(g, P2)
    assert "chase" not in options(g, P2)
    g.answer(P2, "pass")
    act(g, P1, "chase")
    assert (g.fish_man, g.asks()) == (False, {})


@rule("fish-man.3", "fish-man.q2", "ghost.q1")
def test_a_ghost_with_the_knife_chases_him_too_and_without_it_he_does_not() -> None:
    g = table(5, start=P1, fish_man=True, places={P1: "gW", P2: "gW"}, ghosts=(P1, P2))
    to_act(g, P2)
    assert "chase" not in options(g, P2)
    g.answer(P2, "pass")
    act(g, P1, "chase")
    assert not g.fish_man


@rule("fish-man.q2", "move.6")
def test_while_a_ghost_has_the_knife_no_living_figure_enters_on_foot() -> None:
    g = table(5, start=P1, fish_man=True, places={P2: "PNK"}, ghosts=(P1,))
    to_move(g, P2)
    assert options(g, P2) == ["to:gN"]


@rule("fish-man.x1")
def test_without_the_knife_the_chance_is_gone() -> None:
    g = table(5, start=P3, fish_man=True, places={P3: "gW"})
    act(g, P3, "pass")
    g.start, g.had_turn = P4, ()
    to_act(g, P3)
    assert "chase" not in options(g, P3)


# assassin


@rule("assassin.1")
def test_the_assassin_attacks_a_living_player_in_his_place() -> None:
    g = table(5, roles={P1: "assassin"}, places={P1: "gN", P2: "gN", P3: "gN", P4: "gE"}, ghosts=(P3,))
    to_act(g, P1)
    assert [id for id in options(g, P1) if id.startswith("attack")] == ["attack:1"]


@rule("assassin.1", "ghost.q1")
def test_the_assassin_attacks_as_a_ghost_too() -> None:
    g = table(7, roles={P1: "assassin"}, places={P1: "gN", P2: "gN", P3: "gE"}, ghosts=(P1,))
    to_act(g, P1)
    assert [id for id in options(g, P1) if id.startswith("attack")] == ["attack:1"]
    g.answer(P1, "attack:1")
    assert (g.fallen, view(g, P3).figures[P1].role) == ((P1, P2), "assassin")


@rule("assassin.q1", "ghost.q1")
def test_who_attacked_as_a_living_figure_has_no_attack_left_as_a_ghost() -> None:
    g = table(7, roles={P1: "assassin"}, places={P1: "gN", P2: "gN", P3: "gN"})
    act(g, P1, "attack:1")
    g.had_turn, g.fallen = (), (*g.fallen, P1)
    to_act(g, P1)
    assert not [id for id in options(g, P1) if id.startswith("attack")]


@rule("assassin.2", "assassin.3")
def test_the_attack_shows_the_assassin_and_nothing_of_the_target() -> None:
    g = table(7, roles={P1: "assassin"}, places={P1: "gN", P2: "gN"}, pulses={P2: "Alive Dead"})
    act(g, P1, "attack:1")
    seen = view(g, P3)
    assert (seen.figures[P1].role, seen.figures[P2].role, seen.figures[P2].ghost) == ("assassin", None, True)
    assert ({card.face for card in seen.figures[P2].pulse}, g.poll) == ({None}, None)


@rule("assassin.3", "end.2")
def test_an_attack_on_the_last_cultist_ends_the_game() -> None:
    g = table(5, roles={P1: "assassin"}, places={P1: "gN", P5: "gN"})
    act(g, P1, "attack:4")
    assert (g.ending, view(g, P2).figures[P5].role) == ("eliminated", "cultist")


@rule("assassin.q1")
def test_there_is_one_attack_in_a_game() -> None:
    g = table(7, roles={P1: "assassin"}, places={P1: "gN", P2: "gN", P3: "gN"})
    act(g, P1, "attack:1")
    g.had_turn = ()
    to_act(g, P1)
    assert "attack:2" not in options(g, P1)


@rule("assassin.q2")
def test_the_automa_is_never_attacked() -> None:
    g = table(6, roles={P1: "assassin"}, places={P1: "gN", 6: "gN"})
    to_act(g, P1)
    assert options(g, P1) == ["check:6", "secure:success", "pass"]


@rule("assassin.x1")
def test_one_of_two_cultists_is_attacked_and_nobody_learns_it() -> None:
    g = table(7, roles={P1: "assassin", P6: "cultist"}, places={P1: "gN", P6: "gN"})
    act(g, P1, "attack:5")
    assert (g.fallen, g.ending, view(g, P2).figures[P6].team) == ((P6,), "", None)


@rule("assassin.x2", "secrets.x1")
def test_with_one_cultist_the_game_that_goes_on_clears_the_target() -> None:
    g = table(5, roles={P1: "assassin"}, places={P1: "gN", P2: "gN"})
    act(g, P1, "attack:1")
    assert (dead_investigators(g), g.ending, view(g, P3).figures[P2].team) == (1, "", "investigators")


@rule("pulse.1", "vote.9", "secrets.10")
def test_an_attacked_player_learns_nothing_of_his_pulse_deck() -> None:
    views = []
    for deck in ("Alive Dead", "Alive Alive"):
        g = table(7, roles={P1: "assassin"}, places={P1: "gN", P2: "gN"}, pulses={P2: deck})
        act(g, P1, "attack:1")
        views.append(view(g, P2))
    assert views[0] == views[1]


@rule("round.7")
def test_in_an_action_phase_everybody_acts_once() -> None:
    g = table(5, places={P1: "gN", P2: "gE", P3: "gS", P4: "gW", P5: "PNK"})
    begin(g, rounds.action_phase)
    events = settle(g)
    assert said(events).count("passed") == 5
    assert pulse(g, P1) == [ALIVE]
    assert DEAD not in pulse(g, P2)
