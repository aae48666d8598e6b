"""Standing orders to pass, and passes of those who have nothing to use: nobody else can tell them apart."""

from collections.abc import Iterator

import pytest

from miskatonic.core.game import Seat
from miskatonic.core.rng import Rng
from miskatonic.core.rulebook import rule
from miskatonic.core.trial import encoded, reading, sight
from miskatonic.games.fate import GAME
from miskatonic.games.fate.state import Fate
from tests.games.fate.builders import (
    A,
    B,
    C,
    D,
    altar,
    ask,
    asked,
    card,
    cast,
    choices,
    choose,
    new_game,
    view,
)

CALL = "Call from Below (Book)"
"""Can be cast in every window."""
CIRCLE, ANOTHER = "Warding Circle (Flame)", "Warding Circle (Skull)"
"""Cannot be cast in a window."""
OTHERS: list[Seat | None] = [A, C, D, None]


def itself(g: Fate) -> str | None:
    """Return what is answered for whoever is asked, without a question."""
    return GAME.answers_itself(g, asked(g))


def set_up_gods() -> Fate:
    """Begin a game of four in which all have chosen their gods."""
    g = new_game()
    for seat in (A, B, C, D):
        choose(g, g.asks()[seat].options[0].id, seat)
    return g


def go_on(g: Fate) -> list[tuple[Seat, str]]:
    """Answer for everybody who need not be asked; return who that was, and at what."""
    passed = []
    while g.asks() and (choice := itself(g)) is not None:
        passed.append((asked(g), ask(g).kind))
        choose(g, choice)
    return passed


# How long an order lasts


@rule("windows.9")
def test_windows_9_an_order_for_this_turn_lasts_to_its_end() -> None:
    g = altar(players=2, phase="conclusion", whole_turn=True, lodges={A: 5}, readied={B: CALL})
    choose(g, "pass-turn")
    assert go_on(g) == [(B, "roll")]
    assert (g.active, asked(g), g.window, itself(g)) == (B, B, "prep", None)


@rule("windows.9")
def test_windows_9_an_order_until_the_own_turn_lasts_over_others() -> None:
    hands = {A: "Moon", B: "Skull, Skull"}
    g = altar(players=3, phase="preparation", whole_turn=True, hands=hands, readied={C: CALL})
    choose(g, "pass-own")
    passed: list[tuple[Seat, str]] = []
    while g.active != C:
        passed += go_on(g)
        if g.active != C:
            choose(g, next(each for each in ("none", choices(g)[0]) if each in choices(g)))
    assert [each for each in passed if each[0] == C] == [(C, "window")] * 7  # three more of A's, four of B's
    assert (asked(g), g.window, itself(g)) == (C, "prep", None)


@rule("windows.9")
def test_windows_9_an_order_until_a_raid_ends_when_one_is_raided() -> None:
    readied = {B: "Frenzy (Book)", C: "Press Call (Book), Betrayal (Moon)"}
    g = altar(phase="preparation", readied=readied)
    choose(g, "pass-raid")
    cast(g, "Press Call (Book)", "rival:1")
    assert go_on(g) == [(B, "cast")]
    assert (asked(g), ask(g).kind, itself(g)) == (B, "roll", None)


@rule("windows.9", "raid.2")
@pytest.mark.parametrize(("order", "passes"), [("pass-turn", "pass"), ("pass-raid", None), ("pass", None)])
def test_windows_9_an_order_holds_for_the_amulet_unless_it_waits_for_a_raid(
    order: str, passes: str | None
) -> None:
    readied = {B: CIRCLE, C: "Press Call (Book)"}
    g = altar(phase="preparation", readied=readied, artefacts={B: "Amulet of Nephren-Ka"})
    choose(g, order)
    cast(g, "Press Call (Book)", "rival:1")
    choose(g, itself(g) or "pass")
    assert (ask(g).kind, itself(g)) == ("amulet", passes)


@rule("windows.9")
def test_windows_9_an_order_passes_at_rolls_and_casts_too() -> None:
    g = altar(phase="preparation", readied={B: "Banishment (Book)", C: "Press Call (Book)"}, lodges={D: 1})
    choose(g, "pass-turn")
    cast(g, "Press Call (Book)", "rival:3")
    assert go_on(g) == [(B, "cast"), (B, "roll"), (B, "window")]


@rule("windows.9")
def test_windows_9_an_order_may_be_left_at_a_cast_or_a_roll() -> None:
    readied = {A: "Rising Tide (Book)", B: CIRCLE}
    g = altar(phase="preparation", readied=readied)
    cast(g, "Rising Tide (Book)")
    choose(g, "pass-turn")
    assert (g.orders[B], go_on(g)) == ("turn", [(B, "window")])
    g = altar(phase="conclusion", lodges={A: 5}, readied={B: CALL})
    choose(g, "pass")
    choose(g, "pass-own")
    assert g.orders[B] == "own"


@rule("windows.9")
@pytest.mark.parametrize("answer", ["pass", f"cast:{card(CALL)}"])
def test_windows_9_whoever_answers_otherwise_takes_the_order_back(answer: str) -> None:
    g = altar(phase="preparation", readied={B: f"{CALL}, {CIRCLE}", C: "Rising Tide (Moon)"})
    g.orders[B] = "own"
    choose(g, answer)
    assert g.orders[B] == ""


# What answers itself


@rule("windows.8")
def test_windows_8_who_has_nothing_to_use_is_asked_and_passes_without_a_question() -> None:
    eyes = "Eye, Eye, Eye, Eye, Eye"
    g = altar(phase="conclusion", lodges={A: 5}, readied={A: CIRCLE, B: ANOTHER}, dice=eyes)
    assert go_on(g) == [(A, "window"), (B, "window"), (A, "roll"), (B, "roll"), (A, "ward")]


@rule("windows.8")
def test_windows_8_who_has_something_to_use_is_put_the_question() -> None:
    assert itself(altar(phase="preparation", readied={A: CALL})) is None
    assert itself(altar(phase="preparation", artefacts={A: "Star Chart"}, readied={A: CIRCLE})) is None


@rule("windows.9", "casting.1")
def test_windows_9_nobody_passes_in_the_middle_of_naming_a_target() -> None:
    g = altar(phase="preparation", lodges={A: 2}, readied={A: "False Trail (Book)"})
    choose(g, f"cast:{card('False Trail (Book)')}")
    g.orders[A] = "own"
    assert (ask(g).kind, itself(g)) == ("window", None)


def test_an_order_holds_for_windows_and_reactions_only() -> None:
    g = altar(hands={A: "Moon, Skull"})
    g.orders[A] = "turn"
    assert (ask(g).kind, len(choices(g)), itself(g), GAME.answers_itself(g, B)) == ("move", 2, None, None)


def test_who_has_one_way_to_move_goes_it_without_a_question() -> None:
    g = altar(hands={A: "Moon"})
    assert (ask(g).kind, [itself(g)]) == ("move", choices(g))


@rule("windows.9")
def test_windows_9_only_what_an_order_answers_is_arranged() -> None:
    g = altar(phase="preparation", readied={A: CIRCLE, B: CALL})
    assert (itself(g), GAME.arranged(g, A), GAME.arranged(g, B)) == ("pass", False, False)
    choose(g, "pass")
    g.orders[B] = "own"
    assert (itself(g), GAME.arranged(g, B)) == ("pass-own", True)


@rule("windows.9")
def test_windows_9_nothing_is_arranged_where_nobody_is_asked_or_an_order_does_not_count() -> None:
    g = altar(hands={A: "Moon, Skull"}, readied={B: CALL})
    g.orders[:2] = ["turn", "turn"]
    assert (ask(g).kind, GAME.arranged(g, A), GAME.arranged(g, B)) == ("move", False, False)


@rule("windows.9")
def test_windows_9_to_the_others_a_pass_is_a_pass() -> None:
    passes = ("pass", "pass-turn", "pass-own", "pass-raid")
    assert [GAME.without_arrangement(each) for each in passes] == ["pass"] * 4
    assert GAME.without_arrangement("cast:3") == "cast:3"


@rule("setup.d2")
def test_setup_d2_only_who_takes_the_last_colour_is_not_asked() -> None:
    g = set_up_gods()
    asked_for = []
    while g.phase == "colours":
        asked_for.append(itself(g))
        choose(g, "any")
    assert asked_for == [None, None, None, "any"]


# Nobody else can tell


def through_the_turn(first: str) -> Iterator[list[bytes]]:
    """Yield what the others see, read and imagine while B passes through A's turn, at first in this way."""
    hands, readied = {A: "Moon, Skull", B: "Flame"}, {A: "Frenzy (Moon)", B: f"{CALL}, {CIRCLE}", D: ANOTHER}
    g = altar(phase="preparation", whole_turn=True, hands=hands, readied=readied, lodges={A: 5, B: 1})
    ways = iter([first])
    while g.active == A:
        if asked(g) == B:
            told = choose(g, next(ways, None) or itself(g) or "pass")
        else:
            told = choose(g, next((each for each in ("pass", "none") if each in choices(g)), choices(g)[0]))
        imagined = [encoded(GAME.sample(g, each, Rng.seeded(3))) for each in (A, C, D)]
        yield [*imagined, *(sight(GAME, g, each) + reading(told, each) for each in OTHERS)]


@rule("windows.9", "hidden.10")
@pytest.mark.parametrize("order", ["pass-turn", "pass-own", "pass-raid"])
def test_windows_9_nobody_else_learns_that_a_pass_was_an_order(order: str) -> None:
    by_hand, by_order = list(through_the_turn("pass")), list(through_the_turn(order))
    assert len(by_hand) > 12
    assert by_order == by_hand


@rule("windows.9")
def test_windows_9_one_knows_the_own_order_and_imagines_none_of_the_others() -> None:
    g = altar(phase="preparation", hands={A: "Moon"}, readied={A: CIRCLE, B: ANOTHER, C: CALL})
    choose(g, "pass-turn")
    choose(g, "pass-own")
    assert [view(g, seat).order for seat in (A, B, C, None)] == ["turn", "own", "", ""]
    imagined = [GAME.sample(g, seat, Rng.seeded(1)).orders for seat in (A, B, C)]
    assert imagined == [["turn", "", "", ""], ["", "own", "", ""], ["", "", "", ""]]
