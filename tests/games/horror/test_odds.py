"""The shown chance is the true one: every way to draw the tokens, also those that bring others."""

from collections.abc import Sequence
from copy import copy
from fractions import Fraction
from itertools import permutations

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.games.horror import odds
from miskatonic.games.horror.draws import Token, chance, sums
from miskatonic.games.horror.game import GAME
from miskatonic.games.horror.scenarios.spreading_flames import SCENARIO
from miskatonic.games.horror.state import Horror
from miskatonic.games.horror.thumb.scene import Scene
from miskatonic.games.horror.view import view
from miskatonic.games.horror.words.abilities import ElderSign, Symbol
from miskatonic.games.horror.words.chaos import FailAutomatically, RevealToken, SucceedAutomatically
from tests.games.horror.cards import investigator, reference, skill
from tests.games.horror.table import Table

OMENS = reference(
    "Omens",
    Symbol("skull", -2),
    Symbol("tablet", -1, (RevealToken(),)),
    Symbol("cultist", 1, (RevealToken(2),)),
    Symbol("elder-thing", -3, (FailAutomatically(),)),
)
STAR = investigator("Star", ElderSign(2, (SucceedAutomatically(),)), skills=3)


def table(bag: Sequence[str]) -> Table:
    """A test of 3 against 2 is about to begin."""
    return Table(bag=tuple(bag), reference=OMENS, people=(STAR,)).turn(0)


def played(bag: Sequence[str]) -> Fraction:
    """Return how often the investigation really succeeds, over every order of the tokens in the bag."""
    start = table(bag)
    orders = list(permutations(bag))
    found = 0
    for order in orders:
        t = copy(start)
        t.g = start.g.copy()
        t.told = []
        t.g.bag[:] = order
        t.choose("investigate")
        t.skip("window", "reaction", "commit")
        found += any(event.text.id == "test-passed" for event in t.told)
    return Fraction(found, len(orders))


@rule("skill-tests.3", "chaos-tokens.1")
@pytest.mark.parametrize(
    "bag",
    [
        ("0", "-1", "-2", "-3", "auto-fail"),
        ("0", "tablet", "-1", "-2", "auto-fail"),
        ("tablet", "tablet", "0", "-1", "auto-fail"),
        ("tablet", "tablet", "skull", "+1", "elder-sign"),
        ("cultist", "tablet", "-1", "-2", "auto-fail"),
        ("cultist", "elder-thing", "elder-sign", "-3", "-4"),
        ("tablet",),
        ("tablet", "cultist"),
    ],
)
def test_the_chance_is_how_often_the_test_succeeds_in_the_end(bag: tuple[str, ...]) -> None:
    assert odds.preview(table(bag).g, 0, "investigate").now == played(bag)


@rule("chaos-tokens.1")
def test_a_tablet_that_brings_another_token_lowers_the_shown_chance() -> None:
    """In Spreading Flames on Easy 10 of 16 tokens suffice alone, but one of them brings another."""
    t = table(SCENARIO.bags["easy"])
    assert odds.preview(t.g, 0, "investigate").now == Fraction(9, 16) + Fraction(1, 16) * Fraction(6, 15)


def test_a_test_that_draws_nothing_adds_nothing() -> None:
    assert sums((), lambda token: Token(5)) == {0: 1}


@rule("test.20")
def test_below_nothing_a_skill_counts_as_nothing() -> None:
    assert chance({-5: Fraction(1)}, 1, 0) == 1
    assert chance({-5: Fraction(1)}, 1, 1) == 0


def test_icons_add_up_whatever_cards_they_come_from() -> None:
    t = table(("0", "-1", "-2", "-3", "-4"))
    one, two = (
        t.put(skill("One", icons={"intellect": 1}), "hand:0"),
        t.put(skill("Two", icons={"wild": 2}), "hand:0"),
    )
    t.choose("investigate")
    t.skip("window", "reaction")
    test = view(t.g, 0).test
    assert test is not None
    assert (test.adds, test.chances) == ({one: 1, two: 2}, (0.4, 0.6, 0.8, 1.0))
    t.choose((f"card:{one}", f"card:{two}"))


def test_the_rules_of_thumb_count_the_same() -> None:
    state: Horror = GAME.new(GAME.options(seats=1, difficulty="easy"), 1)
    while GAME.asks(state)[0].kind != "turn":
        ask = GAME.asks(state)[0]
        GAME.answer(state, 0, ask.options[0].id if ask.one else ())
    scene = Scene(view(state, 0))
    assert "tablet" in scene.view.bag
    assert scene.here is not None
    shown = odds.preview(state, 0, "investigate").now
    assert scene.chance(scene.skill("intellect"), scene.number(scene.here, "shroud")) == float(shown)


@rule("test.11", "instead.3")
def test_a_token_in_the_place_of_the_first_draw_is_not_added_to_a_draw() -> None:
    worth = {"+1": Token(1), "skull": Token(-2), "cultist": Token(-2, 1)}
    assert sums(("+1",), worth.__getitem__, ("skull",)) == {-2: 1}
    assert sums(("+1",), worth.__getitem__, ("cultist",)) == {-1: 1}
