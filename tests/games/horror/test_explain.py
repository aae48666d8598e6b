"""Why can't I? The failing condition with its clause; the exact chance of a test before and after commits."""

from fractions import Fraction

import pytest

from miskatonic.games.horror import explain, odds
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Action, Play
from miskatonic.games.horror.words.things import YourTurn
from tests.games.horror.cards import asset, enemy, event, skill
from tests.games.horror.table import Table


def clause(t: Table, choice: str, seat: int = 0) -> str | None:
    why = explain.why_not(t.g, seat, choice)
    return None if why is None else why.cite


def test_what_is_offered_has_no_reason_against_it() -> None:
    t = Table()
    t.put(enemy("Ghoul"), "threat:0")
    t.turn(0)
    for choice in t.options:
        if choice != "end":
            assert clause(t, choice) is None, choice


def test_a_card_that_costs_too_much_says_so() -> None:
    t = Table()
    dear = t.put(asset("Yacht", cost=9), "hand:0")
    t.turn(0)
    assert clause(t, f"play:{dear}") == "costs.4"


@pytest.mark.parametrize(
    ("actions", "choice", "cite"),
    [(0, "draw", "action.1"), (3, "advance", "act.5")],
)
def test_an_action_names_what_is_missing(actions: int, choice: str, cite: str) -> None:
    t = Table()
    t.turn(0, actions)
    assert clause(t, choice) == cite


def test_somebody_else_s_turn_is_a_reason() -> None:
    t = Table(2)
    t.turn(0)
    assert clause(t, "draw", seat=1) == "action.1"


def test_an_aloof_enemy_cannot_be_attacked_and_says_why() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul", keywords="aloof"), f"at:{t.named('Hall')}")
    t.turn(0)
    assert clause(t, f"fight:{ghoul}") == "aloof.5"


def test_a_condition_that_does_not_hold_is_named() -> None:
    t = Table()
    plan = t.put(event("Plan", Play((fx.Draw(1),), condition=YourTurn())), "hand:0")
    t.turn(0)
    t.g.active = -1
    assert clause(t, f"play:{plan}") == "action.1"


def test_an_exhausted_asset_cannot_pay_with_itself() -> None:
    t = Table()
    bell = t.put(
        asset("Bell", Action((fx.Draw(1),), (price.Actions(), price.Exhaust()))), "play:0", exhausted=True
    )
    t.turn(0)
    assert [each.why and each.why.cite for each in explain.about(t.g, 0, bell)] == ["exhaust.3"]


def test_a_card_without_an_icon_cannot_be_committed() -> None:
    t = Table()
    plain, nerve = t.put(asset("Plank"), "hand:0"), t.put(skill("Nerve"), "hand:0")
    t.turn(0)
    assert clause(t, f"commit:{nerve}") == "test.5"
    t.choose("investigate")
    assert (clause(t, f"commit:{nerve}"), clause(t, f"commit:{plain}")) == (None, "test.9")


def test_the_chance_is_the_share_of_tokens_that_succeed() -> None:
    t = Table(bag=("+1", "0", "-1", "-2", "auto-fail"))
    t.turn(0)
    assert odds.preview(t.g, 0, "investigate").now == Fraction(3, 5)


def test_committing_a_card_raises_the_chance() -> None:
    t = Table(bag=("0", "-1", "-2", "-3", "auto-fail"))
    nerve = t.put(skill("Nerve"), "hand:0")
    t.turn(0)
    before = odds.preview(t.g, 0, "investigate")
    assert (before.now, before.with_card[nerve]) == (Fraction(2, 5), Fraction(3, 5))
    t.choose("investigate")
    during = odds.odds(t.g, 0)
    assert during == before


def test_looking_at_chances_changes_nothing() -> None:
    t = Table(bag=("0", "-1"))
    t.turn(0)
    before = t.g.copy()
    odds.preview(t.g, 0, "investigate")
    assert t.g == before
