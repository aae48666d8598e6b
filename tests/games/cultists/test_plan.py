"""The floor plans and the route cards."""

import itertools

import pytest

from miskatonic.core.ids import kind_in
from miskatonic.core.rulebook import load, rule
from miskatonic.games.cultists.cards import place_name
from miskatonic.games.cultists.plan import PLANS, way
from miskatonic.games.cultists.routes import ROUTES, route_name
from miskatonic.games.cultists.rules import setup
from miskatonic.games.cultists.view import view
from tests.games.cultists.positions import (
    P1,
    P2,
    P3,
    P4,
    P5,
    act,
    begin,
    options,
    table,
    to_act,
    to_move,
    walk,
)

SIDES = ("A", "B")


def ends(players: int, origin: str, **position: object) -> set[str]:
    """Return where a move of P1 may end, by trying every way; P1 has no knife and meets nobody."""
    g = table(players, start=P2, places={P1: origin}, ghosts=range(1, players), **position)  # type: ignore[arg-type]
    to_move(g, P1)
    found: set[str] = set()
    open_ways = [g]
    while open_ways:
        position_now = open_ways.pop()
        if P1 not in position_now.asks():
            found.add(position_now.places[P1])
            continue
        for choice in options(position_now, P1):
            after = position_now.copy()
            after.answer(P1, choice)
            open_ways.append(after)
    return found


def doors_of(side: str) -> set[frozenset[str]]:
    return {frozenset((one, other)) for one, to in PLANS[side].doors.items() for other in to}


# board


@rule("board.1")
def test_a_door_costs_one_point_and_works_both_ways() -> None:
    g = table(5, places={P1: "CAF"}, ghosts=(P2, P3, P4, P5))
    walk(g, P1, "gS", "VIO")
    assert g.points == 1
    assert all(one in PLANS[side].doors[other] for side in SIDES for one, other in doors_of(side))


@rule("board.2")
def test_three_rooms_have_a_function_of_their_own() -> None:
    offered = {}
    for room in PLANS["A"].rooms:
        g = table(
            5, places={P1: "gN", P5: room, P2: room}, roles={P5: "cultist"}, portal="open", portal_round=1
        )
        to_act(g, P5)
        kinds = {kind_in(id) for id in options(g, P5)}
        offered[room] = kinds & {"vote", "camera", "camera-room", "close"}
    special = {room: kinds for room, kinds in offered.items() if kinds}
    assert special == {"CAF": {"vote"}, "RED": {"camera"}, "GRN": {"close"}}


@rule("board.d1")
def test_the_rooms_of_both_sides() -> None:
    assert PLANS["A"].rooms == ("CAF", "PNK", "YEL", "GRN", "RED", "VIO")
    assert PLANS["B"].rooms == (*PLANS["A"].rooms, "ORG", "BRN")
    assert {place_name(room).id for room in PLANS["B"].rooms} == {
        f"place-{room}" for room in PLANS["B"].rooms
    }


@rule("board.d2")
def test_the_corridors_of_both_sides() -> None:
    assert PLANS["A"].corridors == ("gW", "gN", "gE", "gS")
    assert PLANS["B"].corridors == ("gW", "gN", "gE", "gS", "gZ")


@rule("board.d3")
def test_side_a() -> None:
    assert len(doors_of("A")) == 11
    assert {place: " ".join(to) for place, to in PLANS["A"].doors.items()} == {
        "CAF": "gW gS",
        "PNK": "gW gN",
        "YEL": "VIO gN",
        "GRN": "gN gE",
        "RED": "gE gS",
        "VIO": "YEL gS",
        "gW": "CAF PNK",
        "gN": "PNK YEL GRN",
        "gE": "GRN RED",
        "gS": "CAF RED VIO",
    }


@rule("board.d4")
def test_side_b() -> None:
    assert len(doors_of("B")) == 18
    assert {place: " ".join(to) for place, to in PLANS["B"].doors.items()} == {
        "CAF": "BRN gW gZ",
        "PNK": "YEL gW gN",
        "YEL": "PNK gN gZ",
        "GRN": "gN gE",
        "RED": "ORG gE gZ",
        "VIO": "gS gZ",
        "ORG": "RED gE gS",
        "BRN": "CAF gS",
        "gW": "CAF PNK",
        "gN": "PNK YEL GRN",
        "gE": "GRN RED ORG",
        "gS": "VIO ORG BRN",
        "gZ": "CAF YEL RED VIO",
    }


@rule("board.d5")
def test_the_direct_doors() -> None:
    assert PLANS["A"].direct == (("YEL", "VIO"),)
    assert PLANS["B"].direct == (("CAF", "BRN"), ("PNK", "YEL"), ("RED", "ORG"))


@rule("board.d6")
def test_the_lake_is_no_place() -> None:
    g = table(5)
    assert "lake" not in g.plan.places
    assert view(g, None).fish_man is None


@rule("board.x1")
def test_where_a_move_from_the_cafeteria_may_end_on_side_a() -> None:
    assert ends(5, "CAF") == {"PNK", "YEL", "RED", "VIO", "gW", "gN", "gE", "gS"}


@rule("board.x2")
def test_where_a_move_from_the_portal_chamber_may_end_on_side_b() -> None:
    assert ends(7, "GRN") == {"PNK", "YEL", "RED", "ORG", "gW", "gN", "gE", "gS", "gZ"}


@rule("board.x3")
def test_where_a_move_may_end_when_the_fish_man_is_in_the_way() -> None:
    assert ends(5, "PNK", fish_man=True) == {"YEL", "GRN", "VIO", "gN", "gE"}
    assert len(way("A", "", "gW", "PNK", "CAF")) == 5
    assert len(way("A", "", "", "PNK", "CAF")) == 2


# routes


@rule("routes.1", "routes.d3", "routes.d4")
def test_a_route_card_names_rooms_for_each_of_ten_rounds() -> None:
    sheet = view(table(5, routes={P1: 0}), P1).mine
    assert sheet is not None
    assert (sheet.route.name, sheet.route.rounds[0], len(sheet.route.rounds)) == ("A1", ("GRN", "VIO"), 10)
    assert (route_name("B", 7), ROUTES["B"][7][9]) == ("B8", ("PNK", "YEL", "BRN"))


@rule("routes.d3", "routes.d4")
@pytest.mark.parametrize(("side", "clause"), [("A", "routes.d3"), ("B", "routes.d4")])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_route_cards_are_those_of_the_rulebook(side: str, clause: str, language: str) -> None:
    written = load("miskatonic.games.cultists", language)[clause].text
    cards = [
        f"{route_name(side, number)}: {' | '.join(' '.join(named) for named in card)}"
        for number, card in enumerate(ROUTES[side])
    ]
    assert written.endswith(f"{'; '.join(cards)}.")


@rule("routes.2")
def test_an_investigator_acts_only_in_rooms_on_his_route() -> None:
    g = table(5, routes={P1: 0}, places={P1: "GRN", P2: "gN"})
    to_act(g, P1)
    assert options(g, P1) == ["fill:success", "pass"]
    g = table(5, routes={P1: 0}, places={P1: "YEL", P2: "gN"})
    to_act(g, P1)
    assert options(g, P1) == ["pass"]


@rule("routes.2", "move.9")
def test_movement_and_character_actions_are_free_of_the_route() -> None:
    g = table(5, routes={P1: 0}, places={P1: "gN", P2: "YEL", P3: "YEL"})
    walk(g, P1, "YEL", "stop")
    to_act(g, P1)
    assert options(g, P1) == ["check:1", "check:2", "pass"]


@rule("routes.4")
@pytest.mark.parametrize(("role", "may"), [("investigator", False), ("cultist", True)])
def test_a_ghost_is_as_free_of_the_route_as_in_life(role: str, may: bool) -> None:
    g = table(5, roles={P1: role}, routes={P1: 0}, places={P1: "YEL"}, ghosts=(P1,))
    to_act(g, P1)
    assert ("fill:success" in options(g, P1)) is may


@rule("routes.5", "secrets.3")
def test_nobody_sees_another_players_route() -> None:
    seen = view(table(5), P1)
    assert [figure.route is not None for figure in seen.figures] == [True, False, False, False, False]


@rule("routes.q1")
def test_which_room_actions_need_the_route() -> None:
    g = table(5, round=3, routes={P1: 0}, places={P1: "CAF", P2: "gW", P3: "gW", P4: "gW", P5: "gW"})
    to_act(g, P1)
    assert options(g, P1) == ["pass"]
    g = table(5, round=3, routes={P1: 0}, places={P1: "RED"}, power=False)
    to_act(g, P1)
    assert options(g, P1) == ["pass"]
    g = table(5, round=3, routes={P1: 0}, places={P1: "GRN", P2: "GRN"}, portal="open", portal_round=3)
    to_act(g, P1)
    assert options(g, P1) == ["check:1", "pass"]


@rule("routes.q1", "portal.q1")
def test_a_helper_at_the_portal_needs_no_route() -> None:
    g = table(5, round=1, routes={P1: 0, P2: 1}, places={P1: "GRN", P2: "GRN"}, portal="open", portal_round=1)
    act(g, P1, "close:1")
    g.answer(P2, "agree")
    assert g.portal == "closed"


@rule("routes.d1")
@pytest.mark.parametrize("side", SIDES)
def test_what_all_route_cards_have_in_common(side: str) -> None:
    per_round = {"A": 2, "B": 3}[side]
    rooms = PLANS[side].rooms
    for card in ROUTES[side]:
        assert [len(named) for named in card] == [per_round] * 10
        assert all(not set(one) & set(other) for one, other in itertools.pairwise(card))
        assert {sum(room in named for named in card) for room in rooms} <= {3, 4}
        for one, other in itertools.pairwise(card):
            assert all(any(len(way(side, "", "", here, there)) <= 3 for there in other) for here in one)
    for round in range(10):
        assert {room for card in ROUTES[side] for room in card[round]} == set(rooms)


@rule("routes.d2", "secrets.3")
def test_each_figure_gets_a_card_of_its_own_and_the_automas_lies_open() -> None:
    for players, cards in ((4, 7), (5, 7), (6, 7), (7, 8), (8, 8)):
        g = table(players)
        begin(g, setup.deal_routes)
        assert len(set(g.routes)) == len(g.routes) == len(g.figures)
        assert set(g.routes) <= set(range(cards))
        shown = [figure for figure in g.figures if view(g, None).figures[figure].route is not None]
        assert shown == [*g.figures][players:]


@rule("routes.x2")
def test_the_camera_needs_no_route_and_the_power_does() -> None:
    g = table(
        5,
        round=3,
        routes={P1: 0},
        places={P1: "RED"},
        explored="RED",
        decks={"RED": "Success Success Success"},
    )
    to_act(g, P1)
    assert "camera-room:RED" in options(g, P1)
    assert not {"search", "fill:success"} & set(options(g, P1))
    for round, offered in ((3, ["pass"]), (4, ["fill:success", "restart", "pass"])):
        g = table(5, round=round, routes={P1: 0}, places={P1: "RED"}, power=False)
        to_act(g, P1)
        assert options(g, P1) == offered
