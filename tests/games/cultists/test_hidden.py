"""Who knows what."""

from typing import Any

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.games.cultists.cards import ALIVE, DEAD, FAILURE, SABOTAGE, SUCCESS
from miskatonic.games.cultists.facts import Laid, Met, Walked
from miskatonic.games.cultists.rules import ending
from miskatonic.games.cultists.rules.setup import new_game
from miskatonic.games.cultists.state import Cultists, CultistsOptions
from miskatonic.games.cultists.view import view
from tests.games.cultists.positions import P1, P2, P3, P4, P5, P6, P7, act, all_answer, read, table, walk

READERS = (P1, P2, None)


def same_for(one: Cultists, other: Cultists, *readers: int | None) -> bool:
    """Say whether none of these readers can tell the positions apart."""
    return all(view(one, reader) == view(other, reader) for reader in readers)


def alike(
    readers: tuple[int | None, ...], one: dict[str, Any], other: dict[str, Any], seats: int = 5
) -> bool:
    return same_for(table(seats, **one), table(seats, **other), *readers)


@rule("secrets.1")
def test_what_is_public_at_all_times() -> None:
    g = table(
        5, places={P1: "CAF", P2: "gW"}, fish_man=True, open_markers="RED", done="PNK", explored="PNK VIO"
    )
    walk(g, P1, "gW")
    all_answer(g, P1="alive:1", P2="alive:0")
    g.answer(P1, "stop")
    act(g, P1, "secure:success")
    seen = view(g, None)
    assert [type(fact) for fact in seen.history] == [Met, Walked, Laid]
    assert [figure.place for figure in seen.figures][:2] == ["gW", "gW"]
    assert next((figure.hand, figure.supply, figure.room_cards) for figure in seen.figures) == (2, 11, 5)
    assert [room.name for room in seen.rooms if room.explored] == ["PNK", "VIO"]
    assert (seen.unsafe, seen.pile, seen.markers, seen.score, seen.target) == (6, 20, 3, 3, 10)


@rule("secrets.2")
def test_roles_are_known_to_whom_they_should() -> None:
    g = table(7, roles={P1: "seer", P2: "assassin", P6: "cultist", P7: "cultist"})
    known = {seat: [figure.team for figure in view(g, seat).figures] for seat in (P1, P3, P6)}
    good, bad = "investigators", "cultists"
    assert known[P1] == [good, good, good, good, good, bad, bad]
    assert known[P3] == [None, None, good, None, None, None, None]
    assert known[P6] == [good, good, good, good, good, bad, bad]
    assert [figure.role for figure in view(g, P6).figures][:2] == [None, None]


@rule("secrets.3")
def test_routes_are_secret() -> None:
    assert alike(READERS, {"routes": {P3: 3, P4: 4}}, {"routes": {P3: 4, P4: 3}})


@rule("secrets.4")
def test_hands_and_the_order_of_supplies_are_secret() -> None:
    one = {"hands": {P5: "Dead Alive"}, "supplies": {P5: "Alive Dead"}}
    other = {"hands": {P5: "Alive Dead"}, "supplies": {P5: "Dead Alive"}}
    assert alike(READERS, one, other)
    assert not alike((P5,), one, other)
    assert alike((P5,), one, one | {"supplies": {P5: "Dead Alive"}})


@rule("secrets.5")
def test_only_the_cultists_know_who_was_dead_from_the_start() -> None:
    one, other = {"pulses": {P1: "Dead"}}, {"pulses": {P2: "Dead"}}
    assert alike(READERS, one, other)
    assert not alike((P5,), one, other)


@rule("secrets.6")
def test_the_giver_knows_his_card_and_the_owner_nothing() -> None:
    games = []
    for card in ("dead", "alive"):
        g = table(5, places={P5: "CAF", P1: "gW"}, hands={P5: "Dead Alive"}, supplies={P5: "Alive Dead"})
        walk(g, P5, "gW")
        all_answer(g, P1="alive:4", P5=f"{card}:0")
        games.append(g)
    assert same_for(games[0], games[1], *READERS)
    assert [view(g, P5).figures[P1].pulse[-1].face for g in games] == ["dead", "alive"]


@rule("secrets.6")
def test_who_checked_knows_how_many_dead_cards_there_were() -> None:
    g = table(7, roles={P7: "cultist"}, places={P7: "gN", P3: "gN"}, pulses={P3: "Alive Dead"})
    act(g, P7, "check:2", "silent")
    sheet = view(g, P7).mine
    assert sheet is not None
    assert [(seen.target, seen.alive, seen.dead) for seen in sheet.checks] == [(P3, 1, 1)]
    other = view(g, P1).mine
    assert other is not None
    assert other.checks == ()


@rule("secrets.7")
def test_faces_in_decks_are_known_to_who_put_them_there() -> None:
    games = []
    for face in ("failure", "sabotage"):
        g = table(5, places={P5: "VIO"}, room_hands={P5: "Failure Sabotage"})
        act(g, P5, f"fill:{face}")
        games.append(g)
    assert same_for(games[0], games[1], *READERS)
    assert [view(g, P5).rooms[5].added[-1].face for g in games] == ["failure", "sabotage"]


@rule("secrets.7", "room-decks.5")
def test_start_cards_and_cards_of_the_pile_are_known_to_nobody() -> None:
    everybody = (*range(5), None)
    assert alike(everybody, {"decks": {"VIO": "Failure"}}, {"decks": {"VIO": "Success"}})
    assert alike(everybody, {"pile": "Success Failure"}, {"pile": "Failure Success"})


@rule("secrets.8")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"symbols": "CAF VIO RED"}, {"symbols": "PNK YEL GRN"}),
        ({"markers": "CAF GRN RED"}, {"markers": "RED GRN VIO"}),
    ],
)
def test_symbols_and_markers_are_known_to_nobody(one: dict[str, Any], other: dict[str, Any]) -> None:
    assert alike((*range(5), None), one, other)


@rule("secrets.9")
def test_nobody_is_shown_the_number_of_dead() -> None:
    assert alike((*range(7), None), {"notes": (0, 1)}, {"notes": (0, 3)}, seats=7)


@rule("secrets.10", "vote.9")
def test_a_voted_out_player_learns_nothing_of_his_deck() -> None:
    games = []
    for deck in ("Alive Dead", "Alive Alive"):
        g = table(7, pulses={P3: deck}, places={P7: "CAF"})
        act(g, P7, "vote")
        all_answer(g, ())
        all_answer(g, "figure:2", P3="abstain")
        games.append(g)
    assert games[0].fallen == (P3,)
    assert same_for(games[0], games[1], P1, P3, None)


@rule("secrets.11")
def test_what_is_told_does_not_betray_what_is_hidden() -> None:
    told = []
    for face in (SUCCESS, FAILURE, SABOTAGE):
        g = table(5, places={P5: "VIO"}, decks={"VIO": "Success"})
        name = ("success", "failure", "sabotage")[face - SUCCESS]
        events = act(g, P5, f"fill:{name}")
        told.append([(read(events, reader), len(events)) for reader in READERS])
    assert told[0] == told[1] == told[2]


@rule("secrets.d1")
def test_the_log_of_public_facts_is_open_to_all() -> None:
    g = table(5, places={P1: "gN"})
    act(g, P1, "secure:success")
    assert {view(g, reader).history for reader in (P1, P5, None)} == {(Laid(1, P1, "gN"),)}


@rule("secrets.x1")
def test_of_five_the_game_that_goes_on_clears_who_was_voted_out() -> None:
    known = [view(table(players, ghosts=(P4,)), P1).figures[P4].team for players in (5, 7)]
    assert known == ["investigators", None]


@rule("secrets.2")
def test_the_assassin_is_known_to_all_after_his_attack() -> None:
    g = table(7, roles={P1: "assassin"}, places={P1: "gN", P2: "gN"})
    assert view(g, None).figures[P1].role is None
    act(g, P1, "attack:1")
    assert view(g, None).figures[P1].role == "assassin"
    assert P6 not in g.revealed


@rule("secrets.2", "secrets.3", "night.d2")
def test_a_sheet_is_ones_own_and_comes_with_the_night() -> None:
    g = new_game(CultistsOptions(seats=4, start=P1), seed=2)
    for reader in (P1, None):
        seen = view(g, reader)
        assert (seen.mine, {figure.character for figure in seen.figures}) == (None, {None})
        assert {(figure.route, figure.team) for figure in seen.figures[:4]} == {(None, None)}
    g = table(4)
    assert view(g, None).mine is None
    assert [figure.route is not None for figure in view(g, P2).figures] == [False, True, False, False, True]
    assert [figure.automa for figure in view(g, None).figures] == [False] * 4 + [True]


@rule("night.d1", "secrets.2")
def test_nobody_but_the_cultists_is_told_of_the_firestarter() -> None:
    g = table(7, roles={P1: "seer", P6: "firestarter", P7: "cultist"})
    sheets = [view(g, seat).mine for seat in (P1, P2, P6, P7)]
    assert [sheet and sheet.firestarter for sheet in sheets] == [None, None, P6, P6]
    sheet = view(table(7), P7).mine
    assert sheet is not None
    assert sheet.firestarter is None, "there is none"


@rule("secrets.6", "check-state.3")
def test_who_saw_only_alive_cards_knows_these_and_none_that_came_later() -> None:
    g = table(5, places={P1: "gN", P3: "gN"}, pulses={P3: "Alive Alive", P4: "Alive"})
    act(g, P1, "check:2", "confirm")
    g.pulses[P3] += ((ALIVE, P2, 1),)
    assert [card.face for card in view(g, P1).figures[P3].pulse] == ["alive", "alive", None]
    assert [card.face for card in view(g, P2).figures[P3].pulse] == [None, None, "alive"]
    assert [card.face for card in view(g, P1).figures[P4].pulse] == [None]


@rule("secrets.6", "check-state.3")
def test_of_a_deck_with_a_dead_card_the_order_stays_unknown() -> None:
    g = table(7, roles={P6: "cultist"}, places={P6: "gN", P3: "gN"})
    g.pulses[P3] = ((ALIVE, P1, 1), (DEAD, P2, 1))
    act(g, P6, "check:2", "silent")
    assert [card.face for card in view(g, P6).figures[P3].pulse] == [None, None]


@rule("secrets.4", "secrets.7", "automa.d4")
def test_the_automas_gifts_and_cards_are_known_to_all() -> None:
    g = table(4, pulses={P1: "Dead"})
    g.pulses[P1] += ((ALIVE, 4, 1),)
    assert [card.face for card in view(g, P2).figures[P1].pulse] == [None, "alive"]


@rule("secrets.7")
def test_ones_own_contributions_are_on_ones_sheet_and_nobody_elses() -> None:
    g = table(5, places={P5: "VIO", P1: "gN"})
    act(g, P5, "fill:failure")
    act(g, P1, "secure:success")
    sheets = {seat: view(g, seat).mine for seat in (P1, P2, P5)}
    laid = {seat: [(card.place, card.face) for card in sheet.laid] for seat, sheet in sheets.items() if sheet}
    assert laid == {P1: [("gN", "success")], P2: [], P5: [("VIO", "failure")]}


@rule("secrets.8", "room-decks.4")
def test_a_symbol_is_known_once_its_marker_is_turned() -> None:
    g = table(5, symbols="VIO RED", explored="VIO PNK")
    shown = {room.name: room.symbol for room in view(g, P1).rooms}
    assert shown == {"CAF": None, "PNK": False, "YEL": None, "GRN": None, "RED": None, "VIO": True}


@rule("secrets.2", "secrets.x1")
def test_whoever_can_be_certain_of_a_team_is_shown_it() -> None:
    g = table(7, roles={P6: "cultist", P7: "cultist"}, ghosts=(P3,))
    assert [figure.team for figure in view(g, None).figures] == [None] * 7
    g.revealed = (P6,)
    assert [figure.team for figure in view(g, None).figures] == [*[None] * 5, "cultists", None]
    g.revealed = (P6, P7)
    teams = [figure.team for figure in view(g, None).figures]
    assert teams == [*["investigators"] * 5, "cultists", "cultists"]


@rule("end.d1", "secrets.8")
def test_after_the_end_symbols_cards_and_supplies_are_shown_in_their_order() -> None:
    g = table(5, symbols="RED", pile="Success Failure", supplies={P5: "Alive Dead"}, hands={P5: "Dead Alive"})
    g.pulses[P1] += ((DEAD, P5, 2),)
    before = view(g, P2)
    assert (before.reveal, before.ending, before.outcome) == (None, None, None)
    ending.finish(g, "cultists", "clock", "end.7")
    seen = view(g, P2)
    assert seen.reveal is not None
    assert (seen.reveal.pile, seen.reveal.supplies[P5], seen.reveal.hands[P5]) == (
        ("failure", "success"),
        ("dead", "alive"),
        ("dead", "alive"),
    )
    assert [(card.giver, card.round, card.face) for card in seen.figures[P1].pulse] == [
        (None, 0, "alive"),
        (P5, 2, "dead"),
    ]
    assert [room.symbol for room in seen.rooms] == [False, False, False, False, True, False]
    assert all(figure.route for figure in seen.figures)
    assert seen.ending == "clock"
