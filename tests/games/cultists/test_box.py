"""What is in the box, the numbers by player count, characters and roles."""

from collections import Counter

import pytest

from miskatonic.core.game import BadOptions
from miskatonic.core.ids import word_in
from miskatonic.core.rulebook import rule
from miskatonic.games.cultists.cards import (
    ALIVE,
    CHARACTERS,
    DEAD,
    FACES,
    FAILURE,
    ROOM_FACES,
    SABOTAGE,
    SUCCESS,
)
from miskatonic.games.cultists.game import GAME
from miskatonic.games.cultists.numbers import BAG, COUNTS, FIRST_ROOM_CARDS, MARKERS
from miskatonic.games.cultists.routes import ROUTES
from miskatonic.games.cultists.rules.setup import new_game, tokens
from miskatonic.games.cultists.state import Cultists, CultistsOptions
from miskatonic.games.cultists.view import PulseCardView, RoomCardView, view
from tests.games.cultists.positions import P1, P2, P3, P4, P5, act, all_answer, table


def dealt(seats: int, seed: int = 7, **options: str) -> Cultists:
    """Return a game in which everything has been dealt: all look at their sheets."""
    g = new_game(CultistsOptions(seats=seats, start=0, **options), seed)
    while g.phase == "characters":
        all_answer(g, "any")
    return g


def stock(seats: int) -> dict[int, int]:
    """Count all cards of a game, those too that left it unseen at setup."""
    g = dealt(seats)
    count = g.count
    found = Counter(card for cards in (*g.hands, *g.supplies, *g.room_hands, g.pile) for card in cards)
    found.update(face for face, _, _ in g.unsafe)
    found += Counter({ALIVE: count.start_alive, DEAD: count.start_dead})
    found[ALIVE] += count.cultists
    found += Counter(dict(zip((SUCCESS, FAILURE, SABOTAGE), FIRST_ROOM_CARDS, strict=True)))
    return found


# components


@rule("components.1")
def test_there_are_two_kinds_of_pulse_cards_and_three_of_room_cards() -> None:
    assert (FACES[:2], ROOM_FACES) == (("alive", "dead"), ("success", "failure", "sabotage"))


@rule("components.1", "encounter.7")
def test_a_face_down_card_does_not_show_its_kind() -> None:
    g = table(5, places={P1: "gN", P5: "gN"}, decks={"YEL": "Failure"}, pulses={P1: "Dead"})
    assert view(g, P2).figures[P1].pulse == (PulseCardView(None, 0, None),)
    assert view(g, P2).rooms[2].added == (RoomCardView(None, "start", 0, None),)


@rule("components.2", "ghost.1")
def test_a_figure_shows_its_living_or_its_ghost_side() -> None:
    g = table(5, ghosts=(P2,))
    assert [figure.ghost for figure in view(g, None).figures] == [False, True, False, False, False]


@rule("components.3", "secrets.1")
def test_every_marker_is_in_sight() -> None:
    g = table(5, start=P3, portal="open", portal_round=1, open_markers="RED", fish_man=True, event="fog")
    seen = view(g, None)
    assert (seen.start, seen.phase, seen.vote_marker, seen.power) == (P3, "action", True, True)
    assert (seen.fish_man, seen.rooms[4].cultist_marker, seen.event) == ("gW", True, "fog")
    assert (seen.score, seen.target, seen.round) == (0, 10, 1)


@rule("components.d1")
def test_the_box_holds_so_many_of_each() -> None:
    assert (len(CHARACTERS), sum(BAG.values()), len(MARKERS)) == (8, 12, 4)
    assert (len(ROUTES["A"]), len(ROUTES["B"])) == (7, 8)


@rule("components.d2")
@pytest.mark.parametrize(
    ("seats", "cards"),
    [
        (4, (72, 6, 47, 10, 6)),
        (5, (72, 6, 47, 10, 6)),
        (6, (99, 7, 59, 10, 6)),
        (7, (102, 8, 55, 12, 8)),
        (8, (114, 12, 61, 12, 8)),
    ],
)
def test_the_stock_of_cards(seats: int, cards: tuple[int, ...]) -> None:
    found = stock(seats)
    assert tuple(found[face] for face in (ALIVE, DEAD, SUCCESS, FAILURE, SABOTAGE)) == cards


@rule("components.x1")
def test_the_pulse_cards_of_five_players() -> None:
    g = dealt(5)
    held = [Counter((*hand, *supply)) for hand, supply in zip(g.hands, g.supplies, strict=True)]
    assert sorted((each[ALIVE], each[DEAD]) for each in held) == [(10, 4)] + [(14, 0)] * 4
    assert (g.count.cultists, g.count.start_alive, g.count.start_dead) == (1, 5, 2)


# counts


@rule("counts.1")
@pytest.mark.parametrize("seats", [3, 9])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.options(seats=seats)
    assert (refused.value.field, refused.value.clause) == ("seats", "counts.1")


@rule("counts.2")
def test_four_and_six_players_have_an_automa() -> None:
    assert [len(dealt(seats).figures) - seats for seats in (4, 5, 6, 7, 8)] == [1, 0, 1, 0, 0]


@rule("counts.3")
def test_the_investigators_target() -> None:
    assert [dealt(seats).target for seats in (4, 5, 6, 7, 8)] == [10, 10, 12, 12, 13]


@rule("counts.4")
def test_the_cultists_threshold() -> None:
    assert [view(dealt(seats), None).threshold for seats in (4, 5, 6, 7, 8)] == [3, 3, 4, 4, 5]


@rule("counts.d1")
def test_all_numbers_by_player_count() -> None:
    table = {
        seats: (count.side, count.cultists, count.portal_rounds, count.lair, count.dead_cards)
        for seats, count in COUNTS.items()
    }
    assert table == {
        4: ("A", 1, 3, "gW", 4),
        5: ("A", 1, 3, "gW", 4),
        6: ("A", 1, 3, "gW", 4),
        7: ("B", 2, 2, "gZ", 3),
        8: ("B", 2, 2, "gZ", 4),
    }
    piles = [(count.start_alive, count.start_dead) for count in COUNTS.values()]
    assert piles == [(5, 2), (5, 2), (4, 3), (8, 2), (8, 4)]
    roles = [(count.seer, count.assassin) for count in COUNTS.values()]
    assert roles == [(False, False), (False, False), (False, True), (True, True), (True, True)]


@rule("counts.q1", "vote.8")
def test_with_four_players_the_start_player_may_change_his_vote() -> None:
    g = table(4, start=P1, routes={P1: 1})
    act(g, P1, "vote")
    all_answer(g, ())
    all_answer(g, "abstain")
    assert (list(g.asks()), g.asks()[P1].kind) == ([P1], "change")


# characters


@rule("characters.1", "characters.d2")
def test_players_choose_in_turn_order_among_those_still_free() -> None:
    g = new_game(CultistsOptions(seats=5, start=3), seed=7)
    assert list(g.asks()) == [P4]
    g.answer(P4, "character:dean")
    assert list(g.asks()) == [P5]
    assert "character:dean" not in [option.id for option in g.asks()[P5].options]
    assert view(g, None).figures[P4].character == "dean"


@rule("characters.d1")
def test_the_eight_characters() -> None:
    g = new_game(CultistsOptions(start=0), seed=7)
    offered = [word_in(option.id) for option in g.asks()[P1].options]
    assert offered[:8] == [
        "archivist",
        "caretaker",
        "physician",
        "dean",
        "reporter",
        "student",
        "professor",
        "watchman",
    ]


@rule("characters.d2")
def test_who_does_not_choose_and_the_automa_get_one_at_random() -> None:
    one, other = dealt(4, seed=1).characters, dealt(4, seed=2).characters
    assert (len(set(one)), len(set(other))) == (5, 5)
    assert one[4] != other[4]
    assert one[:4] != other[:4]


# roles


@rule("roles.1")
def test_there_are_one_or_two_cultists() -> None:
    cultists = [sum(map(g.is_cultist, g.figures)) for g in map(dealt, (4, 5, 6, 7, 8))]
    assert cultists == [1, 1, 1, 2, 2]


@rule("roles.2", "night.3")
def test_the_seer_knows_the_cultists() -> None:
    sheet = view(table(7, roles={P1: "seer", P2: "cultist", P4: "cultist"}), P1).mine
    assert sheet is not None
    assert sheet.cultists == (P2, P4)


@rule("roles.3")
def test_only_the_assassin_may_attack() -> None:
    g = table(5, roles={P1: "assassin"}, places={P1: "gN", P2: "gN"})
    act(g, P1, "attack:1")
    assert g.fallen == (P2,)
    with pytest.raises(Exception, match="not on offer"):
        act(g, P3, "attack:3")


@rule("roles.4", "roles.d2")
def test_special_roles_are_optional() -> None:
    chosen = [view(dealt(8, seer=seer, assassin="no"), None).special_roles for seer in ("yes", "no")]
    assert chosen == [("seer",), ()]


@rule("roles.d1", "roles.d2")
def test_the_firestarter_is_one_of_the_cultists() -> None:
    roles = dealt(7, firestarter="yes").roles
    assert (roles.count("firestarter"), roles.count("cultist")) == (1, 1)


@rule("roles.d2")
@pytest.mark.parametrize(
    ("seats", "roles"), [(4, ()), (5, ()), (6, ("assassin",)), (7, ("seer", "assassin"))]
)
def test_the_usual_special_roles(seats: int, roles: tuple[str, ...]) -> None:
    assert view(dealt(seats), None).special_roles == roles


@rule("roles.d3")
def test_one_token_is_dealt_to_every_player_and_none_to_the_automa() -> None:
    g = dealt(6, seer="yes")
    assert sorted(g.roles) == sorted(["cultist", "seer", "assassin"] + ["investigator"] * 3)
    assert (len(g.roles), len(g.figures)) == (6, 7)


@rule("roles.5", "secrets.2")
def test_which_roles_take_part_is_public_and_who_has_them_is_not() -> None:
    seen = view(table(7, roles={P1: "seer", P2: "assassin"}), None)
    assert seen.special_roles == ("seer", "assassin")
    assert [figure.role for figure in seen.figures] == [None] * 7


@rule("roles.x1")
def test_the_tokens_of_seven_players() -> None:
    assert sorted(tokens(CultistsOptions(seats=7), 2)) == sorted(
        ["cultist", "cultist", "seer", "assassin", "investigator", "investigator", "investigator"]
    )


@rule("roles.x2")
def test_five_players_cannot_have_a_firestarter() -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.options(seats=5, firestarter="yes")
    assert (refused.value.field, refused.value.reason.id) == ("firestarter", "bad-option-firestarter")
    assert dict(refused.value.reason.args) == {"least": 7, "most": 8}
