"""Fate's table in the terminal: what stands on it, for whom, and that it fits."""

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
from miskatonic.games.fate import GAME as FATE
from miskatonic.games.fate.state import Fate
from tests.games.fate.builders import A, B, C, D, altar, cast, choose, new_game

NAMES = {A: "Anna", B: "Ben", C: "Cleo", D: "Dan"}
WIDE_NAMES = {A: "Wolfgang-Amadeus", B: "狂気山脈狂気山脈", C: "[red]Ed[/red]", D: "狂気山脈狂気山"}
DRAWN = re.compile("[\u2500-\u25ff·>*|]")
SPEECH = {language: Speech(language, ["miskatonic.core", games.package("fate")]) for language in LANGUAGES}


def lines(
    g: Fate,
    seat: Seat | None = A,
    plain: bool = False,
    language: str = "en",
    names: dict[int, str] = NAMES,
) -> list[str]:
    """Return the table as it is printed, without its colours."""
    draw = games.terminal("fate")
    assert draw is not None
    drawn = draw(FATE.view(g, seat), SPEECH[language], names, plain)
    return [Markup.from_markup(line).plain.rstrip() for line in drawn]


def table(g: Fate, seat: Seat | None = A, plain: bool = False, language: str = "en") -> str:
    """Return the table as one line, so that wrapping does not matter."""
    return " ".join(" ".join(lines(g, seat, plain, language)).split())


def row(g: Fate, start: str) -> str:
    """Return the line that begins so, with single spaces."""
    (found,) = [line for line in lines(g) if line.startswith(start)]
    return " ".join(found.split())


# The altar


def test_a_location_shows_cultists_by_colour_investigators_and_column() -> None:
    g = altar(
        fate="streets",
        cultists={A: "museum 2", B: "museum 1", D: "museum 12"},
        investigators="museum 2",
        columns={"museum": "Moon, Book, Moon, Gate"},
    )
    assert lines(g)[2].split() == ["C", "A", "J", "V", "Inv.", "Astral", "column"]
    assert row(g, "  Museum") == "Museum (Skull) 2 1 0 12* 2 2 × Moon, Book, Gate"


def test_the_fate_piece_is_marked() -> None:
    g = altar(fate="museum", hands={A: "Book"})
    assert [line.split()[1] for line in lines(g) if line.startswith("> ")] == ["Museum", "fate"]


@rule("control.1", "control.q1")
def test_who_has_enough_for_control_is_marked() -> None:
    g = altar(cultists={A: "library 3, museum 3", B: "library 2, museum 3, streets 2"}, hands={A: "Book"})
    assert row(g, "  Library").split()[2:6] == ["3*", "2", "0", "0"]
    assert "*" not in row(g, "  Museum") + row(g, "  Streets")
    assert "* enough for control." in table(g)


def test_where_coming_brings_the_active_player_control_is_marked_until_the_move() -> None:
    cultists = {A: "museum 2", B: "museum 1"}
    g = altar(hands={A: "Frenzy (Skull)"}, cultists=cultists)
    assert row(g, "  Museum").split()[2] == "2+"
    assert "+ coming here brings you control." in table(g)
    assert "+ coming here brings Anna control." in table(g, B)
    g = altar(phase="conclusion", hands={A: "Frenzy (Skull)"}, cultists=cultists)
    assert row(g, "  Museum").split()[2] == "2"


def test_investigators_that_would_follow_are_marked() -> None:
    g = altar(investigators="museum 3, library 2", hands={A: "Book"})
    assert row(g, "  Museum").split()[6] == "3!"
    assert row(g, "  Library").split()[6] == "2"


def test_only_marks_in_use_are_explained() -> None:
    g = altar(hands={A: "Book"}, cultists=dict.fromkeys((A, B, C, D), "lodge 7"))
    assert "> fate piece. M marker. Beside" in table(g)


def test_a_squall_is_face_down_for_all_but_ithaquas_player() -> None:
    g = altar(gods={B: "Ithaqua"}, hands={A: "Book"}, squalls={"museum": "Frost"})
    assert "winter squall: Frost" in table(g, B)
    for other in (A, C, None):
        assert "winter squall, face down" in table(g, other)
        assert "Frost" not in table(g, other)


# The players


@rule("signs.d1")
def test_a_player_shows_marker_signs_and_circle() -> None:
    g = altar(hands={A: "Book"}, summon={A: 3, C: 8}, signs={A: 2, C: 4}, lodges={A: 1})
    assert row(g, "C You") == "C You Cthulhu 3 2 ...M....xx 7 7 1"
    assert row(g, "J Cleo") == "J Cleo Shub-Niggurath 8 4 ......xxXx 7 7 0"


def test_of_rivals_one_sees_backs_and_costs_and_of_oneself_the_texts() -> None:
    g = altar(
        hands={A: "Frenzy (Moon), Gate", B: "Betrayal (Book), Betrayal (Moon), Frenzy (Book)"},
        readied={B: "Blood Price (Book)"},
        artefacts={B: "Idol, Star Chart"},
        exhausted="Idol",
    )
    shown = table(g, A)
    assert (
        "hand: 2 × Book, Moon; readied: Book (cost Lantern + Skull); artefacts: Idol (exhausted), Star Chart"
        in shown
    )
    assert "Betrayal" not in shown
    assert "Frenzy (Moon), cost Book + Flame: After any roll: Roll one or more of the dice again." in shown
    assert "Gate: Moves the fate piece to any other location" in shown
    own = table(g, B)
    assert "Your readied spells: Blood Price (Book): Your turn, if 3 cultists of yours are here:" in own
    assert "Your artefacts: Idol (exhausted): When you lack control and this gives it, exhaust:" in own


def test_a_curse_is_named_to_its_watcher_alone() -> None:
    g = altar(hands={A: "Book"}, curses={B: "Doubt, Backlash"})
    watcher = "Ben has the curse Doubt, which only you see: When the victim would have control"
    assert watcher in table(g, A)
    for other in (B, C, None):
        shown = table(g, other)
        assert "2 curses, watched by Anna" in shown
        assert "Doubt" not in shown
        assert "Backlash" not in shown


def test_captives_are_told_with_their_owners() -> None:
    g = altar(hands={A: "Book"}, gods={C: "Nyarlathotep"}, cultists={A: "captive 2", B: "captive 1"})
    assert "captives: you 2, Ben 1" in table(g, A)


def test_the_dark_gift_is_told_to_its_player() -> None:
    g = altar(hands={A: "Book"}, gods={A: "Cthulhu"})
    assert "Your Dark Gift (Cthulhu): One of your cultists goes from the abyss to any location." in table(
        g, A
    )


# What is going on


def test_before_the_game_the_gods_to_choose_from_are_told_with_their_gifts() -> None:
    g = new_game(seats=2)
    (mine, others) = (FATE.view(g, seat).dealt for seat in (A, B))
    named = [line.split(".")[0].lower() for line in lines(g, A) if not line.startswith(" ")]
    assert named == list(mine)
    assert not set(others) & set(named)
    assert lines(g, None) == []


def test_the_dice_stay_in_sight() -> None:
    g = altar(phase="activation", fate="museum", shown="Idol, Star Chart", dice="Star")
    choose(g, "roll")
    assert "Last roll: You roll for temporary control: a Star." in table(g, A)
    assert "You have temporary control (Museum)." in table(g, A)
    assert "Last roll: Anna rolls for temporary control: a Star." in table(g, B)


def test_a_spell_being_cast_is_told_with_its_text() -> None:
    g = altar(phase="preparation", readied={A: "Rising Tide (Book)", C: "Frenzy (Book)"})
    cast(g, "Rising Tide (Book)")
    assert (
        "Anna is casting Rising Tide (Book). Your turn, if your marker is on 4 or less: Summon +1."
        in table(g, C)
    )


def test_in_the_museum_artefacts_are_told_with_their_texts() -> None:
    there, elsewhere = (
        table(altar(phase="activation", fate=fate, shown="Idol, Star Chart"))
        for fate in ("museum", "library")
    )
    assert "Star Chart: Your turn, exhaust: Draw a spell." in there
    assert "Beside the Museum: Idol, Star Chart (face down: 10, discarded: 0)." in elsewhere
    assert "Draw a spell" not in elsewhere


def test_a_standing_order_to_pass_is_told() -> None:
    g = altar(phase="preparation", readied={A: "Frenzy (Book)"}, hands={A: "Moon"}, whole_turn=True)
    choose(g, "pass-turn")
    assert "You pass until this turn ends, as you wished." in table(g, A)
    assert "as you wished" not in table(g, B)


@rule("ranking.1")
def test_the_end_names_the_places_and_shared_ones_alike() -> None:
    g = altar(
        phase="conclusion",
        lodges={A: 5},
        signs={A: 9, B: 4, C: 4, D: 5},
        summon={B: 7, C: 7},
        dice="Star, Eye, Eye, Eye, Eye",
    )
    assert "Final places: 1. Ben, 1. Cleo, 3. Dan, 4. you." in table(g, A)
    assert "the game is over" in table(g, A)


# Screen readers


def test_a_screen_reader_hears_the_altar_in_sentences() -> None:
    g = altar(
        fate="museum",
        cultists={A: "museum 2, lodge 5", B: "museum 1, library 3"},
        investigators="library 3",
        columns={"museum": "Moon"},
        hands={A: "Book"},
    )
    read = table(g, A, plain=True)
    assert (
        "Library (Book): cultists: Ben 3; Ben has cultists enough for control; investigators: 3; "
        "they follow whoever comes here; astral column: empty." in read
    )
    here = "Museum (Skull): the fate piece is here; cultists: you 2, Ben 1; investigators: 0;"
    assert here in read
    assert "You (Crimson, Cthulhu): summon marker on 0; elder signs: 0; cultists in the lodge: 5" in read


# Whole games


def positions(seed: int, every: int) -> Iterator[Fate]:
    """Yield some positions of a random game, its last one too."""
    dice = Rng.seeded(seed)
    g = new_game(seed, seats=2 + seed % 3)
    while asks := g.asks():
        if not dice.below(every):
            yield g
        FATE.answer(g, *random_answer(asks, dice))
    yield g


def test_in_brief_a_symbol_is_named_once_for_all_spells_in_hand() -> None:
    g = altar(
        hands={A: "Frenzy (Moon), Betrayal (Book), Betrayal (Moon), Gate"},
        readied={A: "Blood Price (Book)"},
    )
    with drawn_on(Sheet(short=True, brief=True)):
        shown = table(g)
    assert "Betrayal (Book); Frenzy, Betrayal (Moon); Gate. Your readied spells: Blood Price" in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_no_line_is_wider_than_80_columns_in_any_game(seed: int, plain: bool, language: str) -> None:
    for g in positions(seed, every=30):
        for viewer in (None, *range(g.seats)):
            shown = lines(g, viewer, plain, language, WIDE_NAMES)
            assert [line for line in shown if cell_len(line) > 80] == []
            if plain:
                assert [line for line in shown if DRAWN.search(line)] == []


@pytest.mark.parametrize("seed", range(3, 6))
def test_the_table_is_the_same_whatever_the_viewer_cannot_know(seed: int) -> None:
    luck = Rng.seeded(seed)
    for g in positions(seed, every=30):
        for viewer in range(g.seats):
            other = FATE.sample(g, viewer, luck)
            assert lines(other, viewer) == lines(g, viewer)
            assert lines(other, None) == lines(g, None)
