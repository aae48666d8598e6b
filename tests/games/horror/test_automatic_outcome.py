"""Automatic success and failure of skill tests."""

from miskatonic.core.rulebook import rule
from miskatonic.games.horror.words import chaos
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Action, Forced, Free, Reaction, Symbol
from miskatonic.games.horror.words.things import Choose, FailedBy, Kind, SucceededBy
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import asset, enemy, reference, skill
from tests.games.horror.table import Table

ONE = (price.Actions(1),)
WIN, LOSE = chaos.SucceedAutomatically(), chaos.FailAutomatically()


def ordeal(difficulty: int) -> Action:
    """Return a test that gives as many resources as it was passed by, or horror as it was failed by."""
    word = fx.Test(
        ("willpower",), difficulty, (fx.GainResources(SucceededBy()),), (fx.Deal(horror=FailedBy()),)
    )
    return Action((word,), ONE)


def charm(word: fx.Effect) -> Free:
    """Return a [free] ability for tests."""
    return Free((word,), (price.Exhaust(),))


def tried(difficulty: int, *words: fx.Effect, bag: tuple[str, ...] = ("0",)) -> Table:
    """Take a test, using these effects in its first window."""
    t = Table()
    t.bag(*bag)
    trial = t.put(asset("Trial", ordeal(difficulty)), "play:0")
    charms = [t.put(asset(f"Charm {place}", charm(word)), "play:0") for place, word in enumerate(words)]
    t.turn().use(trial)
    for each in charms:
        t.use(each)
    return t.skip()


@rule("auto-success-fail.1")
def test_an_ability_makes_a_test_succeed_or_fail_and_that_is_settled_in_st_6() -> None:
    t = Table()
    trial, luck = t.put(asset("Trial", ordeal(9)), "play:0"), t.put(asset("Luck", charm(WIN)), "play:0")
    t.put(skill("Guts"), "hand:0")
    t.turn().use(trial).use(luck)
    assert t.kind == "commit"
    assert t.g.tests[-1].passed is None
    t.skip()
    assert "test-passed" in t.heard
    assert "test-failed" in tried(1, LOSE).heard


@rule("auto-success-fail.2")
def test_a_test_that_automatically_fails_is_failed_by_the_whole_difficulty() -> None:
    assert tried(2, LOSE).own().horror == 2


@rule("auto-success-fail.3")
def test_an_automatic_failure_fails_at_difficulty_0_too() -> None:
    t = tried(0, LOSE)
    assert "test-failed" in t.heard


@rule("auto-success-fail.4")
def test_a_test_that_automatically_succeeds_is_passed_by_the_whole_skill_value() -> None:
    t = tried(9, WIN)
    assert t.own().resources == 5 + 3


@rule("auto-success-fail.5")
def test_no_token_is_revealed_if_the_outcome_is_certain_before_st_3() -> None:
    bad = Symbol("skull", 0, (fx.Deal(damage=1),))
    for word in (WIN, LOSE):
        t = Table(reference=reference("Overview", bad), bag=("skull",))
        trial, luck = t.put(asset("Trial", ordeal(1)), "play:0"), t.put(asset("Luck", charm(word)), "play:0")
        t.turn().use(trial).use(luck).skip()
        assert t.own().damage == 0
        assert "revealed-token" not in t.heard


@rule("auto-success-fail.5")
def test_a_failure_that_only_a_revealed_token_brings_keeps_no_further_token_back() -> None:
    t = Table(bag=("auto-fail",))
    more = Reaction(On("after", "reveals-token"), (chaos.AddToken("0"), chaos.RevealToken()))
    again = t.put(asset("Again", more), "play:0")
    t.turn().choose("investigate").skip("window", "commit").use(again).skip()
    assert t.heard.count("revealed-token") == 2
    assert "test-failed" in t.heard


@rule("auto-success-fail.6")
def test_all_other_steps_take_place_cards_are_committed_and_discarded_and_results_applied() -> None:
    t = Table()
    trial, luck = t.put(asset("Trial", ordeal(9)), "play:0"), t.put(asset("Luck", charm(WIN)), "play:0")
    guts = t.put(skill("Guts", icons={"willpower": 2}), "hand:0")
    t.turn().use(trial).use(luck).choose((f"card:{guts}",))
    assert t.card(guts).zone == "discard:0"
    assert t.own().resources == 5 + 3 + 2


@rule("auto-success-fail.7")
def test_an_enemy_automatically_evaded_is_evaded_without_any_test() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul", evade=9), "threat:0")
    smoke = t.put(asset("Smoke", Action((fx.Evade(Choose(Kind("enemy"))),), ONE, "evade")), "play:0")
    lesson = t.put(asset("Lesson", Forced(On("after", "test-succeeds"), (fx.GainResources(1),))), "play:0")
    t.turn().use(smoke)
    assert (t.card(ghoul).exhausted, t.own().resources) == (True, 5)
    t = Table()
    ghoul = t.put(enemy("Ghoul", evade=9), "threat:0")
    lesson = t.put(asset("Lesson", Forced(On("after", "test-succeeds"), (fx.GainResources(1),))), "play:0")
    luck = t.put(asset("Luck", charm(WIN)), "play:0")
    t.turn().choose(f"evade:{ghoul}").use(luck).skip()
    assert (t.card(ghoul).exhausted, t.own().resources) == (True, 6)
    assert t.card(lesson).zone == "play:0"


@rule("auto-success-fail.q1")
def test_a_test_that_would_both_succeed_and_fail_fails() -> None:
    for words in ((WIN, LOSE), (LOSE, WIN)):
        t = tried(2, *words)
        assert "test-failed" in t.heard
        assert t.own().resources == 5
