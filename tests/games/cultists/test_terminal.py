"""Cultists' table in the terminal: what stands on it, for whom, and that it fits."""

import re
from collections.abc import Iterator

import pytest
from rich.cells import cell_len
from rich.text import Text as Markup

from miskatonic import games
from miskatonic.core.drawing import Sheet, drawn_on
from miskatonic.core.game import Seat
from miskatonic.core.rng import Rng
from miskatonic.core.rulebook import rule
from miskatonic.core.text import LANGUAGES, Speech
from miskatonic.core.trial import random_answer
from miskatonic.games.cultists import GAME as CULTISTS
from miskatonic.games.cultists.cards import ALIVE
from miskatonic.games.cultists.rules.clean_up import clean_up
from miskatonic.games.cultists.state import Cultists
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
    table,
    to_move,
    walk,
)
from tests.games.cultists.test_endings import is_voted_out

NAMES = dict(enumerate(("Anna", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gwen", "Hugo")))
WIDE_NAMES = dict(
    enumerate(
        (
            "Wolfgang-Amadeus",
            "狂気山脈狂気山脈",
            "[red]Ed[/red]",
            "狂気山脈狂気山",
            *["Bartholomäus-Maximilian"] * 4,
        )
    )
)
DRAWN = re.compile("[\u2500-\u25ff·>*|~+]")
SPEECH = {
    language: Speech(language, ["miskatonic.core", games.package("cultists")]) for language in LANGUAGES
}


def lines(
    g: Cultists,
    seat: Seat | None = P1,
    plain: bool = False,
    language: str = "en",
    names: dict[int, str] = NAMES,
) -> list[str]:
    """Return the table as it is printed, without its colours."""
    draw = games.terminal("cultists")
    assert draw is not None
    drawn = draw(CULTISTS.view(g, seat), SPEECH[language], names, plain)
    return [Markup.from_markup(line).plain.rstrip() for line in drawn]


def board(g: Cultists, seat: Seat | None = P1, plain: bool = False, language: str = "en") -> str:
    """Return the table as one line, so that wrapping does not matter."""
    return " ".join(" ".join(lines(g, seat, plain, language)).split())


def row(g: Cultists, name: str, seat: Seat | None = P1) -> str:
    """Return the line of a place or a figure, with single spaces."""
    (found,) = [line for line in lines(g, seat) if line[2:].startswith(name + " ")]
    return " ".join(found.split())


# How things stand


def test_the_heading_shows_round_phase_and_points() -> None:
    g = table(5, round=3, done="PNK")
    assert lines(g)[0] == "Round 3 of 10 · III Actions · points: 3 of 10"


def test_power_portal_and_fish_man_are_told() -> None:
    assert "The power is on. There is no portal. The fish-man is at the lake." in board(table(5))
    g = table(5, round=4, power=False, portal="open", portal_round=4, fish_man=True)
    told = board(g)
    assert "The power is off:" in told
    assert "it can be closed until the end of round 6" in told
    assert "The fish-man stands in the west corridor:" in told


@rule("portal.x3")
def test_a_portal_opened_late_can_be_closed_until_the_last_round() -> None:
    g = table(6, round=9, portal="open", portal_round=9)
    assert "it can be closed until the end of round 10" in board(g)


@rule("event-list.d1")
def test_the_event_in_force_the_clock_and_the_bag_are_told() -> None:
    g = table(5, round=2, event="fog", bag="calm calm courage")
    g.clock = ("portal", "fog")
    told = board(g)
    assert "Event in force: Fog (living figures have only 2 movement points)." in told
    assert "Clock: 1 Portal, 2 Fog. Still in the bag: 2 × Calm, Courage." in told


# Places


def test_a_room_shows_deck_state_books_doors_and_who_is_there() -> None:
    g = table(
        5,
        places={P1: "VIO", P3: "VIO"},
        decks={"VIO": "Success Failure Success"},
        explored="VIO",
        books={"VIO": 1},
    )
    assert row(g, "library") == ">*library 3 explored 1/3 4 Lab S you, Cleo"
    assert row(g, "south corridor") == "south corridor Caf Sur Lib"


def test_places_stand_in_place_order() -> None:
    g = table(5, places={P1: "gW"})
    starts = ["Cafeteria", "dormitory", "laboratory", "portal chamber", "surveillance room", "library"]
    starts += [f"{each} corridor" for each in ("west", "north", "east", "south")]
    shown = [line[2:] for line in lines(g)]
    found = [next(at for at, line in enumerate(shown) if line.startswith(start + " ")) for start in starts]
    assert found == list(range(found[0], found[0] + len(starts)))


def test_rooms_on_ones_own_route_are_marked() -> None:
    g = table(5, routes={P1: 0, P2: 1, P3: 2, P4: 3, P5: 4}, places={P1: "gE"})
    marked = [line[2:].split("  ")[0] for line in lines(g) if line.startswith(" *")]
    assert marked == ["portal chamber", "library"]
    assert "* on your route in this round." in board(g)
    assert "*" not in board(g, None)


def test_what_stands_in_a_place_beside_figures_is_told() -> None:
    g = table(5, fish_man=True, open_markers="GRN", portal="open", portal_round=1)
    assert row(g, "west corridor").endswith("fish-man")
    assert "portal; cultist marker" in row(g, "portal chamber")


@rule("event-list.d4", "event-list.d8")
def test_secret_and_closed_doors_are_marked() -> None:
    assert "+Por W S" in row(table(5, event="secret-doors"), "Cafeteria")
    assert "N (Lib)" in row(table(5, event="locked"), "laboratory")
    assert "+ secret door." in board(table(5, event="secret-doors"))
    assert "(…) closed door." in board(table(5, event="locked"))


@rule("secrets.8")
def test_symbols_are_marked_on_explored_rooms_only() -> None:
    g = table(5, explored="VIO", symbols="VIO RED")
    assert "explored~" in row(g, "library")
    assert "~" not in row(g, "surveillance room")


# Figures


def test_a_figure_shows_character_cards_and_knife() -> None:
    g = table(5, pulses={P2: "Alive Alive Dead"}, start=P2)
    assert row(g, "Ben") == "Ben caretaker 3 2 12 6 knife"


def test_a_ghost_shows_how_it_fell() -> None:
    g = table(5, places={P1: "YEL", P3: "YEL"}, pulses={P3: "Alive Dead"})
    act(g, P1, "check:2", "confirm")
    assert "ghost (found dead); a Dead card lies open" in board(g, P2)


@rule("secrets.x1")
def test_who_fell_and_did_not_end_the_game_is_no_cultist_if_there_is_one() -> None:
    assert "surely an investigator" in board(table(5, ghosts=[P2]))
    assert "surely" not in board(table(7, ghosts=[P2]))


@rule("night.3")
def test_the_seer_is_shown_the_cultists_without_their_roles() -> None:
    g = table(7, roles={P1: "seer", P6: "firestarter", P7: "cultist"})
    assert board(g, P1).count("surely a cultist") == 2
    assert "Cultists: Finn and Gwen." in board(g, P1)
    assert "Firestarter: " not in board(g, P1)
    assert "surely" not in board(g, P2)


# What is going on


def test_a_move_under_way_shows_its_path_and_points() -> None:
    g = table(5, places={P2: "VIO"})
    to_move(g, P2)
    g.answer(P2, "to:YEL")
    assert "Ben is on the move: library, laboratory. Points left: 2." in board(g)
    assert "Ben ist unterwegs: Bibliothek, Labor. Übrige Punkte: 2." in board(g, language="de")


def test_a_check_under_way_is_told_but_not_its_result() -> None:
    g = table(5, places={P2: "YEL", P3: "YEL"}, pulses={P3: "Alive Dead"})
    act(g, P2, "check:2")
    assert "Ben is looking at the pulse deck of Cleo." in board(g)
    assert "Ben is looking at your pulse deck." in board(g, P3)
    assert "Dead card" not in board(g, None) + board(g, P3)


@rule("check-state.3")
def test_what_a_check_showed_only_its_player_reads() -> None:
    g = table(5, places={P2: "YEL", P3: "YEL"}, pulses={P3: "Alive Alive"})
    act(g, P2, "check:2", "confirm")
    assert "You have seen: Cleo in round 1 (Alive 2, Dead 0)." in board(g, P2)
    assert "have seen" not in board(g, P3) + board(g, P5) + board(g, None)


@rule("vote.5")
def test_votes_are_shown_when_they_are_open() -> None:
    g = table(5, routes={P1: 1, P2: 0, P3: 2, P4: 3, P5: 4})
    act(g, P1, "vote")
    assert "Vote 1, called by you: discussion, part 1." in board(g)
    all_answer(g, ())
    assert "Vote 1, called by you: everybody votes in secret." in board(g)
    for seat in (P1, P2, P3, P4):
        g.answer(seat, "abstain" if seat == P4 else "figure:4")
        assert "Votes:" not in board(g)
    g.answer(P5, "figure:0")
    assert "Votes: you against Eva, Ben against Eva, Cleo against Eva, Dan: abstention, Eva against you." in (
        board(g)
    )


@rule("talk.6")
def test_claims_stand_apart_from_facts_by_speaker() -> None:
    g = table(5, routes={P1: 1, P2: 0, P3: 2, P4: 3, P5: 4})
    act(g, P1, "vote")
    all_answer(g, (), P2=("investigator", "suspect:4"), P5=("trust:0",))
    told = board(g)
    assert "true or false: Ben: I am an investigator. I suspect Eva. Eva: I trust you." in (told)
    assert told.index("Claimed in this round") > told.index("Vote 1")
    g.round += 1
    assert "3 earlier claims are in the log." in board(g)
    assert "I suspect Eva" not in board(g)


# One's own sheet


@rule("night.d2")
def test_ones_own_sheet_shows_role_route_and_hand() -> None:
    g = table(
        5, routes={P1: 0, P2: 1, P3: 2, P4: 3, P5: 4}, hands={P5: "Dead Alive"}, supplies={P5: "Alive Dead"}
    )
    assert (
        "Only you know this: Your role: investigator. Your route: in this round portal chamber, library; in "
        "the next Cafeteria, surveillance room. Your pulse cards in hand: Alive card, Alive card." in board(g)
    )
    mine = board(g, P5).partition("Only you know this:")[2]
    assert "Your role: cultist. Dead from the start: nobody." in mine
    assert "As a cultist you need not keep to it." in mine
    assert "in hand: Dead card, Alive card. In the supply: Alive card, Dead card." in mine
    assert "Your room cards: 2 × Success, 2 × Failure, 2 × Sabotage." in mine


def test_two_cultists_are_told_of_each_other() -> None:
    assert "Cultists: Finn and you." in board(table(7), P7)


@rule("secrets.5")
def test_only_cultists_are_told_who_was_dead_from_the_start() -> None:
    g = table(7, pulses={P2: "Dead"})
    assert "Dead from the start: Ben." in board(g, P7)
    for other in (P1, P2, None):
        assert "Dead from the start" not in board(g, other)


@rule("secrets.6")
def test_equal_cards_given_to_the_same_figure_are_told_together() -> None:
    g = table(5)
    g.pulses[P2] += ((ALIVE, P1, 1), (ALIVE, P1, 1), (ALIVE, P1, 3))
    assert "You have given: 3 × Alive card to Ben (rounds 1, 3)." in board(g, P1)
    assert "Du hast gegeben: 3 × Lebend-Karte an Ben (Runden 1, 3)." in board(g, P1, language="de")


@rule("secrets.6", "secrets.7")
def test_what_one_gave_and_laid_only_oneself_reads() -> None:
    g = table(5, places={P1: "gW", P5: "PNK"}, hands={P5: "Dead Alive"})
    walk(g, P5, "gW")
    all_answer(g, P1="alive:4", P5="dead:0")
    g.answer(P5, "stop")
    act(g, P5, "secure:sabotage")
    assert "You have given: Dead card to Anna (round 1)." in board(g, P5)
    assert "You have laid: Sabotage into the unsafe-paths deck (round 1)." in board(g, P5)
    for other in (P1, P2, None):
        assert "Dead card" not in board(g, other)
        assert "Sabotage" not in board(g, other)


def test_a_spectator_has_no_sheet() -> None:
    assert "Only you know this" not in board(table(5), None)


# The end


@rule("end.d1")
def test_at_the_end_all_is_shown_to_all() -> None:
    g = table(5, round=10, phase="clean-up", places={P1: "gW", P5: "PNK"}, hands={P5: "Dead Alive"})
    walk(g, P5, "gW")
    all_answer(g, P1="alive:4", P5="dead:0")
    g.answer(P5, "stop")
    begin(g, clean_up)
    all_answer(g)
    told = board(g, None)
    assert "the game is over" in told
    assert "The last hour is over and the target missed: the cultists win." in told
    assert "The pulse deck of Anna: Alive card (start), Dead card (Eva 10)." in told
    assert "The pulse deck of Eva: 2 × Alive card (start, Anna 10)." in told
    assert "Route cards: Anna A1, Ben A2," in told
    assert row(g, "Eva").endswith("cultist")


@rule("end.d1")
def test_at_the_end_every_room_card_is_shown_with_its_face_and_who_laid_it() -> None:
    g = table(5, places={P1: "VIO"}, decks={"VIO": "Failure Success"}, pile="Failure")
    act(g, P1, "fill:success")
    begin(g, is_voted_out, P5)
    told = board(g, P1)
    assert "library: 2 × Success (start, you 1), Failure (start)." in told
    assert "Unsafe-paths deck: 3 × Success (start, start, start), Failure (start), Sabotage (start)." in told
    assert "Eva: pulse cards: 10 × Alive card, 4 × Dead card; room cards: 2 × Success," in told
    assert "Draw pile: Failure." in told


@rule("end.d1")
def test_at_the_end_cards_that_have_left_their_deck_are_shown_too() -> None:
    g = table(5, places={P1: "VIO"}, decks={"VIO": "Success"}, explored="VIO")
    act(g, P1, "search")
    begin(g, is_voted_out, P5)
    assert "library: none. library, no longer there: Success (start)." in board(g, P1)


# Screen readers


def test_a_screen_reader_hears_places_and_figures_in_sentences() -> None:
    g = table(5, places={P1: "VIO", P3: "VIO"}, decks={"VIO": "Success Failure"}, start=P2, event="locked")
    told = board(g, plain=True)
    assert (
        "library: here: you and Cleo; on your route in this round; not explored; 2 cards in the room deck, "
        "books on the shelf: 0 of 3 (full row: 4 points); doors: south corridor; closed door: laboratory."
        in told
    )
    assert "west corridor: nobody here; doors: Cafeteria, dormitory." in told
    assert (
        "Ben (caretaker): knife; pulse deck: 1; pulse cards: 2 in hand, 12 in the supply; room cards: 6."
        in told
    )


# Whole games


def positions(seed: int, every: int) -> Iterator[Cultists]:
    """Yield some positions of a random game, its last one too."""
    dice = Rng.seeded(seed)
    g = CULTISTS.new(CULTISTS.options(seats=4 + seed % 5), seed)
    while asks := g.asks():
        if not dice.below(every):
            yield g
        CULTISTS.answer(g, *random_answer(asks, dice))
    yield g


def test_in_brief_the_vote_and_the_own_role_still_stand_below_the_rooms() -> None:
    g = table(5, routes={P1: 1, P2: 0, P3: 2, P4: 3, P5: 4})
    act(g, P1, "vote")
    with drawn_on(Sheet(short=True, brief=True)):
        shown = board(g)
    assert "Vote 1, called by you: discussion, part 1. Your role: " in shown
    assert "Cafeteria" in shown
    assert "Your route" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("seed", range(5))
def test_no_line_is_wider_than_80_columns_in_any_game(seed: int, plain: bool, language: str) -> None:
    for g in positions(seed, every=40):
        for viewer in (None, *range(g.seats)):
            shown = lines(g, viewer, plain, language, WIDE_NAMES)
            assert [line for line in shown if cell_len(line) > 80] == []
            if plain:
                assert [line for line in shown if DRAWN.search(line)] == []


@pytest.mark.parametrize("seed", range(5, 10))
def test_the_table_is_the_same_whatever_the_viewer_cannot_know(seed: int) -> None:
    luck = Rng.seeded(seed)
    for g in positions(seed, every=40):
        for viewer in range(g.seats):
            other = CULTISTS.sample(g, viewer, luck)
            assert lines(other, viewer) == lines(g, viewer)
            assert lines(other, None) == lines(g, None)
