"""Room decks and markers, the unsafe-paths deck, the draw pile, books and points."""

from collections import Counter

import pytest

from miskatonic.core.game import Event
from miskatonic.core.rulebook import rule
from miskatonic.games.cultists.cards import CARD, FAILURE, PILE, SABOTAGE, START, SUCCESS
from miskatonic.games.cultists.facts import Added, Laid, Turned
from miskatonic.games.cultists.numbers import BOOKS, ROW_POINTS
from miskatonic.games.cultists.rules import setup
from miskatonic.games.cultists.state import Cultists
from miskatonic.games.cultists.view import view
from tests.games.cultists.positions import P1, P2, P3, P4, P5, act, begin, options, read, said, table, to_act

A1 = 0
"""Route A1: GRN VIO in round 1."""


def filled(deck: str, seed: int = 1, **position: object) -> tuple[Cultists, list[Event]]:
    """Let P1 fill the library, whose deck is this."""
    g = table(
        5,
        seed=seed,
        routes={P1: A1},
        places={P1: "VIO", P2: "gN", P3: "gN", P4: "gN", P5: "gN"},
        decks={"VIO": deck},
        **position,  # type: ignore[arg-type]
    )
    return g, act(g, P1, "fill:success")


def searched(deck: str, **position: object) -> tuple[Cultists, list[Event]]:
    """Let P1 check the library, whose deck is this."""
    g = table(
        5,
        routes={P1: A1},
        places={P1: "VIO", P2: "gN", P3: "gN", P4: "gN", P5: "gN"},
        explored="VIO",
        decks={"VIO": deck},
        **position,  # type: ignore[arg-type]
    )
    return g, act(g, P1, "search")


def next_turn(g: Cultists) -> None:
    """Let P1 have his turn in another action phase."""
    g.had_turn = ()
    to_act(g, P1)


# room-decks


@rule("room-decks.1")
def test_every_room_starts_unexplored_with_a_deck() -> None:
    g = table(5)
    begin(g, setup.lay_out_rooms)
    assert [(room.deck, room.explored) for room in view(g, None).rooms] == [(1, False)] * 6


@rule("room-decks.d1")
@pytest.mark.parametrize(("players", "cards"), [(5, 6), (7, 8)])
def test_each_room_gets_one_of_eight_first_cards(players: int, cards: int) -> None:
    g = table(players)
    begin(g, setup.lay_out_rooms)
    faces = Counter(face for deck in g.decks.values() for face, _, _ in deck)
    assert faces.total() == cards
    assert {card[1:] for deck in g.decks.values() for card in deck} == {(START, 0)}
    assert faces[FAILURE] <= 2
    assert faces[SUCCESS] <= 6
    assert not faces[SABOTAGE]


@rule("room-decks.2", "fill.3")
def test_the_third_card_turns_the_marker() -> None:
    g, events = filled("Success Success")
    assert (g.explored, "explored" in said(events)) == (("VIO",), True)
    assert filled("Success")[0].explored == ()


@rule("room-decks.3", "room-decks.x2")
def test_a_marker_never_turns_back_nor_again() -> None:
    g, events = filled("", explored="VIO", symbols="VIO")
    assert (g.explored, "explored" in said(events)) == (("VIO",), False)
    next_turn(g)
    assert "search" in options(g, P1)


@rule("room-decks.3", "room-decks.x2")
def test_a_third_card_for_the_second_time_turns_nothing() -> None:
    g, _ = filled("Failure Failure", symbols="VIO", unsafe="Sabotage")
    assert (g.explored, g.fish_man, len(g.history)) == (("VIO",), True, 3)
    g.fish_man = False
    next_turn(g)
    g.answer(P1, "search")
    next_turn(g)
    events = g.answer(P1, "fill:success")
    assert (len(g.decks["VIO"]), g.explored, g.fish_man, said(events)) == (3, ("VIO",), False, ["filled"])


@rule("unsafe.3")
def test_nothing_but_a_turned_marker_asks_the_unsafe_paths_deck() -> None:
    g = table(5, places={P1: "gW", P2: "gN"}, symbols="CAF PNK YEL GRN RED VIO", unsafe="Sabotage")
    act(g, P1, "secure:success")
    assert (g.fish_man, len(g.unsafe)) == (False, 2)
    g, _ = filled("Success", symbols="VIO", unsafe="Sabotage")
    assert not g.fish_man


@rule("room-decks.4", "unsafe.3")
def test_a_marker_with_the_symbol_asks_the_unsafe_paths_deck() -> None:
    g, events = filled("Success Success", symbols="VIO", unsafe="Success")
    assert Turned(1, "VIO", True, "success") in g.history
    assert "unsafe-card" in said(events)
    g, _ = filled("Success Success", unsafe="Success")
    assert Turned(1, "VIO", False) in g.history


@rule("room-decks.d2", "secrets.8")
@pytest.mark.parametrize(("players", "symbols"), [(5, 3), (7, 4)])
def test_half_of_the_markers_show_the_symbol_and_nobody_knows_where(players: int, symbols: int) -> None:
    g = table(players)
    begin(g, setup.lay_out_rooms)
    assert len(g.symbols) == symbols
    assert {room.symbol for room in view(g, P1).rooms} == {None}


@rule("room-decks.5", "secrets.7")
def test_who_added_a_card_is_public_and_its_face_is_not() -> None:
    g, _ = filled("Success")
    room = view(g, P2).rooms[5]
    assert (room.deck, [(card.by, card.source, card.face) for card in room.added]) == (
        2,
        [(None, "start", None), (P1, "hand", None)],
    )
    assert view(g, P1).rooms[5].added[1].face == "success"


@rule("room-decks.6", "unsafe.1")
def test_a_corridor_holds_no_cards() -> None:
    g = table(5, places={P1: "gN"})
    act(g, P1, "secure:success")
    assert set(g.decks) == set(g.plan.rooms)
    assert len(g.unsafe) == 6


@rule("room-decks.x1")
def test_a_card_of_the_draw_pile_can_be_the_third() -> None:
    g = table(5, places={P1: "YEL", P3: "YEL"}, decks={"YEL": "Success Success"})
    act(g, P1, "check:2", "confirm")
    assert (len(g.decks["YEL"]), g.explored) == (3, ("YEL",))


# unsafe


@rule("unsafe.d1")
def test_the_unsafe_paths_deck_at_the_start() -> None:
    g = table(5)
    begin(g, setup.lay_out_decks)
    assert Counter(face for face, _, _ in g.unsafe) == {SUCCESS: 3, FAILURE: 1, SABOTAGE: 1}
    assert {card[1:] for card in g.unsafe} == {(START, 0)}
    assert view(g, None).unsafe == 5


@rule("unsafe.1", "camera.3")
def test_a_camera_check_of_a_figure_in_a_corridor_adds_to_the_unsafe_paths_deck() -> None:
    g = table(5, places={P1: "RED", P4: "gE"})
    act(g, P1, "camera:3", "confirm")
    assert (len(g.unsafe), Added(1, "unsafe") in g.history) == (6, True)


@rule("unsafe.2", "unsafe.4")
def test_any_card_of_the_deck_may_come_and_it_goes_back() -> None:
    drawn = set()
    for seed in range(40):
        g, _ = filled("Success Success", seed=seed, symbols="VIO", unsafe="Success Failure Sabotage")
        turned = next(fact for fact in g.history if isinstance(fact, Turned))
        drawn.add(turned.face)
        assert len(g.unsafe) == 3
    assert drawn == {"success", "failure", "sabotage"}


@rule("unsafe.4")
def test_all_see_the_card_that_was_drawn() -> None:
    _, events = filled("Success Success", symbols="VIO", unsafe="Failure")
    assert "unsafe-card" in read(events, None)


@rule("unsafe.5")
def test_success_brings_nothing() -> None:
    g, _ = filled("Success Success", symbols="VIO", unsafe="Success")
    assert (g.open_markers, g.fish_man) == ((), False)


@rule("unsafe.6", "fill.x1")
def test_failure_brings_a_cultist_marker_into_the_room_it_shows() -> None:
    g, _ = filled("Success Success", symbols="VIO", unsafe="Failure", markers="GRN CAF RED")
    assert (g.open_markers, g.markers, g.explored) == (("RED",), ("GRN", "CAF"), ("VIO",))


@rule("unsafe.6", "unsafe.x1")
def test_without_a_marker_left_failure_brings_the_fish_man() -> None:
    g, _ = filled("Success Success", symbols="VIO", unsafe="Failure", markers="")
    assert view(g, None).fish_man == "gW"


@rule("unsafe.7", "unsafe.x2")
@pytest.mark.parametrize("before", [False, True])
def test_sabotage_brings_the_fish_man_unless_he_is_there(before: bool) -> None:
    g, events = filled("Success Success", symbols="VIO", unsafe="Sabotage", fish_man=before)
    assert (g.fish_man, len(g.unsafe)) == (True, 1)
    assert ("fish-man-stays" in said(events)) is before


# pile


@rule("pile.d1")
def test_the_draw_pile_at_the_start() -> None:
    g = table(5)
    begin(g, setup.lay_out_decks)
    assert Counter(g.pile) == {SUCCESS: 12, FAILURE: 5, SABOTAGE: 3}
    assert view(g, None).pile == 20


@rule("pile.1")
def test_the_top_card_moves_unseen() -> None:
    seen = []
    for top in ("Success", "Sabotage"):
        g = table(5, places={P1: "YEL", P3: "YEL"}, pile=f"Failure {top}")
        events = act(g, P1, "check:2", "confirm")
        assert (g.decks["YEL"][-1], g.pile) == ((CARD[top.lower()], PILE, 1), (FAILURE,))
        seen.append((read(events, P1), view(g, P1)))
    assert seen[0] == seen[1]


@rule("pile.q1")
def test_an_empty_pile_adds_nothing_and_the_check_takes_place() -> None:
    g = table(5, places={P1: "YEL", P3: "YEL"}, pile="")
    events = act(g, P1, "check:2", "confirm")
    assert (len(g.decks["YEL"]), "pile-empty" in said(events)) == (1, True)
    assert len([fact for fact in g.history if not isinstance(fact, Added | Laid)]) == 1


# shelf


@rule("shelf.1")
def test_every_room_has_a_row_with_a_space_for_each_of_its_books() -> None:
    rooms = view(table(5), None).rooms
    assert [(room.books, room.all_books) for room in rooms] == [(0, n) for n in (2, 2, 2, 3, 3, 3)]


@rule("shelf.2")
def test_a_row_scores_when_its_last_book_arrives() -> None:
    assert searched("Success", books={"VIO": 1})[0].score == 0
    assert searched("Success", books={"VIO": 2})[0].score == 4


@rule("shelf.3", "check-room.5")
def test_a_sabotage_takes_a_single_book_and_never_points() -> None:
    g, _ = searched("Sabotage", books={"VIO": 2}, done="PNK")
    assert (g.books["VIO"], g.books["PNK"], g.score) == (1, 2, 3)


@rule("shelf.3")
def test_a_scored_row_is_final() -> None:
    g, _ = searched("Success", books={"VIO": 2})
    next_turn(g)
    assert options(g, P1) == ["pass"]
    assert (g.score, g.books["VIO"]) == (4, 3)


@rule("shelf.4", "shelf.x3")
def test_a_done_room_loses_its_deck_and_keeps_its_camera() -> None:
    g = table(
        5,
        round=2,
        routes={P1: A1},
        places={P1: "RED", P2: "gN"},
        explored="RED",
        books={"RED": 2},
        decks={"RED": "Success Success Success"},
    )
    act(g, P1, "search")
    assert (g.score, g.done, g.decks["RED"]) == (4, ("RED",), ())
    next_turn(g)
    assert "camera:1" in options(g, P1)
    assert not {"search", "fill:success"} & set(options(g, P1))


@rule("shelf.4")
@pytest.mark.parametrize(("room", "action"), [("CAF", "vote"), ("RED", "restart"), ("GRN", "close:0")])
def test_the_functions_of_a_done_room_go_on_and_nothing_is_put_there(room: str, action: str) -> None:
    places = {P1: room, P5: room, P2: "gN", P3: "gN", P4: "gN"}
    g = table(5, places=places, done=room, explored=room, power=False, portal="open", portal_round=1)
    to_act(g, P5)
    assert options(g, P5) == ["check:0", action, "pass"]
    g.answer(P5, "check:0")
    g.answer(P5, "confirm")
    assert (g.decks[room], len(g.pile)) == ((), 20)


@rule("shelf.5", "shelf.x1")
def test_three_rows_reach_a_target_of_ten() -> None:
    g, _ = searched("Success", books={"VIO": 2}, done="CAF PNK")
    assert (g.score, g.ending, g.outcome is not None) == (10, "books", True)


@rule("shelf.x1")
def test_nine_points_suffice_only_after_the_portal_was_closed() -> None:
    def last_book(target: int) -> Cultists:
        g = table(
            5,
            round=3,
            routes={P1: A1},
            places={P1: "YEL"},
            explored="YEL",
            books={"YEL": 1},
            done="CAF PNK",
            target=target,
        )
        act(g, P1, "search")
        return g

    assert [(last_book(target).score, last_book(target).ending) for target in (10, 9)] == [
        (9, ""),
        (9, "books"),
    ]


@rule("shelf.x2")
def test_three_rows_reach_a_target_of_twelve() -> None:
    g = table(
        7,
        routes={P1: 3},
        places={P1: "VIO"},
        explored="VIO",
        books={"VIO": 2},
        done="GRN CAF",
    )
    act(g, P1, "search")
    assert (g.score, g.target, g.ending) == (12, 12, "books")
    assert sum(BOOKS["B"][room] for room in ("GRN", "CAF", "VIO")) == 8


@rule("shelf.d1")
def test_books_and_points_of_all_rows() -> None:
    assert tuple(BOOKS["A"].values()) == (2, 2, 2, 3, 3, 3)
    assert tuple(ROW_POINTS["A"].values()) == (3, 3, 3, 4, 4, 4)
    assert tuple(BOOKS["B"].values()) == (2, 2, 2, 3, 2, 3, 2, 3)
    assert tuple(ROW_POINTS["B"].values()) == (3, 3, 3, 4, 3, 5, 3, 4)
