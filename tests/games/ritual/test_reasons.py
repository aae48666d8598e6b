"""Hints: the one thing on the table that an answer turns on, in words."""

from miskatonic.core.game import Choice
from miskatonic.core.rulebook import rule
from miskatonic.core.text import Text, Who, text
from miskatonic.games.ritual.reasons import reason
from miskatonic.games.ritual.state import Ritual
from tests.builders import ask, asked, give, give_and_take, table, view

HANDS = "pure Mask, cursed Idol, pure Dagger, pure Chalice, Cthulhu"


def why(g: Ritual, choice: Choice) -> Text:
    return reason(view(g, asked(g)), asked(g), ask(g), choice)


@rule("follow.2")
def test_who_takes_or_passes_is_told_how_many_of_the_others_would_fail() -> None:
    g = table("ritual", hands=HANDS, pile="pure Candelabra")
    give(g, 3)
    assert why(g, "take") == text("hint-others-fail", count=2, others=4)


@rule("turn.3")
def test_who_gives_is_told_how_the_receiver_stands_and_would_stand() -> None:
    g = table("ritual", hands=HANDS, pile="pure Candelabra")
    assert why(g, "seat:1") == text("hint-would-stand", who=Who(1), now="fails", then="survives")
    assert why(g, "seat:2") == text("hint-would-stand", who=Who(2), now="survives", then="survives")
    g = table("ritual", hands=HANDS, pile="cursed Chalice")
    assert why(g, "seat:2") == text("hint-would-stand", who=Who(2), now="survives", then="fails")


@rule("follow.6")
def test_who_passes_an_unseen_card_is_told_how_the_receiver_stands() -> None:
    g = table("ritual", hands=HANDS, pile="pure Candelabra")
    give(g, 3)
    assert why(g, "seat:2") == text("hint-stands", who=Who(2), now="survives")
    assert why(g, "seat:4") == text("hint-stands", who=Who(4), now="fails")


@rule("events.6")
def test_who_looks_through_the_orb_is_told_who_draws_the_card() -> None:
    g = table(
        "ritual", hands=HANDS.replace("pure Mask", "Magical Orb"), pile="pure Candelabra, Gate", active=1
    )
    give_and_take(g, 0)
    assert why(g, "put-back") == text("hint-orb")
