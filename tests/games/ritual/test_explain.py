"""Why can't I: what stands in the way of giving or passing a card, with its clause."""

import pytest

from miskatonic.core.game import Why
from miskatonic.core.rulebook import rule
from miskatonic.core.text import Text, Who, text
from miskatonic.games.ritual.explain import why_not
from miskatonic.games.ritual.state import Ritual
from tests.builders import give, pass_to, table, view


def three() -> Ritual:
    """Set up three players and two straw players; seat 0 has passed the card to seat 1, seat 2 gave it."""
    hands = "pure Mask, pure Idol, pure Dagger"
    g = table("ritual", hands=hands, straw="pure Chalice, Gate", pile="cursed Mask", active=2)
    give(g, 0)
    pass_to(g, 1)
    return g


@rule("turn.4", "round.3", "straw.3", "follow.6")
@pytest.mark.parametrize(
    ("seat", "thing", "why"),
    [
        (2, "seat:2", Why(Text("why-not-keep"), "turn.4")),
        (1, "seat:1", Why(Text("why-not-own"), "round.3")),
        (1, "seat:3", Why(Text("why-not-straw"), "straw.3")),
        (1, "seat:4", Why(Text("why-not-straw"), "straw.3")),
        (1, "seat:2", Why(text("why-not-active", who=Who(2)), "follow.6")),
        (1, "seat:0", Why(text("why-not-passed", who=Who(0)), "follow.6")),
        (1, "pile", Why(Text("why-not-pile"), "turn.2")),
        (1, "discard", Why(Text("why-not-discard"), "follow.8")),
        (1, "removed", Why(Text("why-not-removed"), "events.6")),
        (1, "travelling", Why(Text("why-not-travelling"), "turn.4")),
    ],
)
def test_whoever_asks_reads_what_stands_in_the_way(seat: int, thing: str, why: Why) -> None:
    assert why_not(view(three(), seat), thing) == (why,)


@rule("follow.6")
def test_nothing_stands_in_the_way_of_a_hand_on_the_table() -> None:
    g = table("ritual", hands="pure Mask, pure Idol, pure Dagger", straw="pure Chalice, Gate", pile="Cthulhu")
    give(g, 1)
    assert why_not(view(g, 1), "seat:2") == ()


@pytest.mark.parametrize("thing", ["seat:5", "seat:99", "seat", "hand:1", "doom"])
def test_of_what_is_no_place_for_a_card_there_is_nothing_to_say(thing: str) -> None:
    assert why_not(view(three(), 1), thing) == ()


@pytest.mark.parametrize("thing", ["seat:0", "seat:2", "seat:3"])
def test_a_spectator_gives_and_passes_nothing(thing: str) -> None:
    assert why_not(view(three(), None), thing) == ()
