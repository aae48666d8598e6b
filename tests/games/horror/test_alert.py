"""Alert: the attack of an enemy that could not be evaded."""

from miskatonic.core.rulebook import rule
from miskatonic.games.horror.keywords import NAMES
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Action
from miskatonic.games.horror.words.things import Choose, Kind
from tests.games.horror.cards import asset, enemy
from tests.games.horror.table import Table

WATCHER = enemy("Watcher", keywords="alert", evade=4)
"""Nobody with 3 agility and a token 0 evades it."""
EVADE = fx.TakeAction("evade", on=Choose(Kind("enemy")))


def evading(*more: fx.Effect) -> Action:
    """Return an [action] ability that evades any enemy; on a failure this happens besides."""
    word = fx.TakeAction("evade", on=Choose(Kind("enemy")), failure=more)
    return Action((word,), (price.Actions(1),), "evade")


@rule("alert.1", "alert.2", "alert.4", "quick-reference.2", "quick-reference.q2")
def test_failing_to_evade_a_ready_enemy_with_alert_provokes_its_attack_and_it_stays_ready() -> None:
    assert "alert" in NAMES
    t = Table()
    watcher = t.put(WATCHER, "threat:0")
    t.turn().choose(f"evade:{watcher}").skip()
    assert (t.own().damage, t.own().horror) == (1, 1)
    assert not t.card(watcher).exhausted


@rule("alert.2")
def test_neither_success_nor_an_exhausted_enemy_brings_an_attack() -> None:
    t = Table()
    slow = t.put(enemy("Slow", keywords="alert", evade=3), "threat:0")
    t.turn().choose(f"evade:{slow}").skip()
    assert t.card(slow).exhausted
    tired = t.put(WATCHER, "threat:0", exhausted=True)
    t.turn().choose(f"evade:{tired}").skip()
    assert t.own().damage == 0


@rule("alert.3", "alert.q2", "trigger-condition.q1")
def test_the_attack_comes_after_all_results_of_the_test_and_interrupts_none() -> None:
    t = Table()
    watcher = t.put(WATCHER, "threat:0")
    cape = t.put(asset("Cape", evading(fx.May((fx.GainResources(1),)))), "play:0")
    t.turn().use(cape).skip()
    assert t.kind == "may"
    assert t.own().damage == 0
    t.choose("no")
    assert t.own().damage == 1
    assert t.card(watcher).zone == "threat:0"


@rule("alert.5")
def test_an_enemy_that_is_not_engaged_with_the_investigator_attacks_as_well() -> None:
    t = Table(seats=2)
    watcher = t.put(WATCHER, "threat:1")
    cape = t.put(asset("Cape", evading()), "play:0")
    t.turn(0).use(cape).skip()
    assert (t.own(0).damage, t.own(1).damage) == (1, 0)
    assert t.card(watcher).zone == "threat:1"


@rule("alert.q1")
def test_an_enemy_ready_when_the_test_fails_attacks_even_if_a_result_exhausts_it() -> None:
    t = Table()
    watcher = t.put(WATCHER, "threat:0")
    net = t.put(asset("Net", evading(fx.Exhaust(Choose(Kind("enemy"))))), "play:0")
    t.turn().use(net).skip()
    assert t.card(watcher).exhausted
    assert t.own().damage == 1


@rule("alert.q1")
def test_an_enemy_exhausted_when_the_test_fails_does_not_attack_even_if_a_result_readies_it() -> None:
    t = Table()
    watcher = t.put(WATCHER, "threat:0", exhausted=True)
    bell = t.put(asset("Bell", evading(fx.Ready(Choose(Kind("enemy"))))), "play:0")
    t.turn().use(bell).skip()
    assert not t.card(watcher).exhausted
    assert t.own().damage == 0


@rule("alert.q1")
def test_an_enemy_that_is_gone_or_an_investigator_who_is_eliminated_ends_it() -> None:
    t = Table(seats=2)
    watcher = t.put(WATCHER, "threat:0")
    trap = t.put(asset("Trap", evading(fx.Discard(Choose(Kind("enemy"))))), "play:0")
    t.turn().use(trap).skip()
    assert t.card(watcher).zone == "encounter-discard"
    assert t.own().damage == 0
    t = Table(seats=2)
    t.put(WATCHER, "threat:0")
    leap = t.put(asset("Leap", evading(fx.Defeat("you"))), "play:0")
    t.turn().use(leap).skip()
    assert t.person().status == "defeated"
    assert "attacks" not in t.heard
