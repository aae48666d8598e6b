"""Why can't I? What whoever presses a thing of the board is told, and by which rule."""

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.games.cultists.game import GAME
from miskatonic.games.cultists.rules import clean_up, night
from miskatonic.games.cultists.state import Cultists
from tests.games.cultists.positions import P1, P2, P3, act, begin, table, to_act, to_move


def why(g: Cultists, thing: str) -> list[tuple[str, str]]:
    """Return what P1 is told about a thing."""
    return [(each.text.id, each.cite) for each in GAME.why_not(g, P1, thing)]


@rule("move.4", "move.6")
def test_a_place_that_cannot_be_entered() -> None:
    g = table(5, start=P2, places={P1: "CAF"}, fish_man=True)
    to_move(g, P1)
    assert why(g, "place:gW") == [("why-not-fish-man", "move.6")]
    assert why(g, "place:VIO") == [("why-not-door", "move.4")]


@rule("routes.2")
def test_a_place_where_nothing_can_be_done() -> None:
    g = table(5, places={P1: "gN"})
    to_act(g, P1)
    assert why(g, "place:VIO") == [("why-not-place", "routes.2")]


@rule("check-state.1", "check-state.2")
@pytest.mark.parametrize(
    ("figure", "told"),
    [
        (P1, ("why-not-yourself", "check-state.2")),
        (P2, ("why-not-ghost", "check-state.2")),
        (P3, ("why-not-elsewhere", "check-state.1")),
        (5, ("why-not-elsewhere", "check-state.1")),
    ],
)
def test_a_figure_that_cannot_be_checked(figure: int, told: tuple[str, str]) -> None:
    g = table(5, places={P1: "gN", P2: "gN", P3: "gE"}, ghosts=(P2,))
    to_act(g, P1)
    assert why(g, f"figure:{figure}") == [told]


@rule("unsafe.3", "pile.1", "board.d6", "cultist-markers.d1")
@pytest.mark.parametrize(
    ("thing", "cite"),
    [
        ("unsafe", "unsafe.3"),
        ("pile", "pile.1"),
        ("lake", "board.d6"),
        ("markers", "cultist-markers.d1"),
    ],
)
def test_things_that_nobody_uses_at_will(thing: str, cite: str) -> None:
    for name in (thing, f"{thing}:1"):
        g = table(5, places={P1: "gN"})
        to_act(g, P1)
        assert why(g, name) == [(f"why-not-{thing}", cite)]


@rule("decisions.12", "secrets.11")
def test_while_all_confirm_nothing_is_told_of_what_is_asked() -> None:
    g = table(5)
    begin(g, clean_up.clean_up)
    assert [why(g, thing) for thing in ("figure:2", "shelf")] == [[("why-not-now", "claim.d1")]] * 2
    g = table(5)
    begin(g, night.ask_night)
    assert why(g, "figure:2") == [("why-not-now", "night.d2")]
    g = table(5, places={P1: "gN", P3: "gN"})
    act(g, P1, "check:2")
    assert why(g, "figure:2") == [("why-not-now", "check-state.q2")]


def test_what_needs_no_reason_has_none() -> None:
    g = table(5, places={P1: "gN"})
    to_move(g, P1)
    assert why(g, "figure:2") == why(g, "figure") == why(g, "shelf") == []
