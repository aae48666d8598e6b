"""Nobody is asked what changes nothing, an order above all; and is, wherever it could change anything."""

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.games.horror.game import GAME
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words.abilities import Constant, Forced, Play, Reaction
from miskatonic.games.horror.words.things import AtLeast, Kind, TokensOn
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import asset, enemy, event, skill
from tests.games.horror.table import Table

RAT = enemy("Rat", damage=1, horror=0)
GHOUL = enemy("Ghoul", damage=0, horror=2)


def at_success(*effects: fx.Effect) -> Forced:
    """Return another result of a test that is passed."""
    return Forced(On("at", "test-succeeds"), effects)


def investigating(*effects: fx.Effect) -> Table:
    """Let somebody investigate with success; a committed card says what that brings besides a clue."""
    t = Table()
    t.set(t.named("Hall"), clues=1)
    guts = t.put(skill("Guts", at_success(*effects)), "hand:0")
    return t.turn().choose("investigate").skip("window").choose((f"card:{guts}",)).skip("window")


@rule("test.30")
def test_results_that_have_nothing_to_do_with_each_other_are_not_put_in_order() -> None:
    t = investigating(fx.GainResources(2))
    assert (t.kind, t.own().clues, t.own().resources) == ("turn", 1, 7)


@rule("test.30")
def test_two_results_that_last_are_not_put_in_order() -> None:
    t = Table()
    stronger = at_success(fx.Lasting("round", (mod.Change("you", "combat", 1),)))
    guts = [t.put(skill(name, stronger), "hand:0") for name in ("Guts", "Rage")]
    t.turn().choose("investigate").skip("window").choose(tuple([f"card:{each}" for each in guts]))
    assert t.skip("window").kind == "turn"


@rule("test.30")
def test_results_are_put_in_order_if_one_looks_at_what_another_does() -> None:
    rich = fx.If(AtLeast(TokensOn("clues", "you"), 1), (fx.GainResources(2),), (fx.Deal(1),))
    t = investigating(rich)
    assert (t.kind, len(t.options)) == ("order", 2)


@rule("test.30")
def test_results_are_put_in_order_if_one_brings_something_unknown() -> None:
    assert investigating(fx.Draw(1)).kind == "order"


@rule("attack-of-opportunity.2", "enemy.8")
@pytest.mark.parametrize("phase", ["turn", "enemy"])
def test_attacks_that_are_only_added_up_are_not_put_in_order(phase: str) -> None:
    t = Table()
    for printed in (RAT, GHOUL, RAT):
        t.put(printed, "threat:0")
    if phase == "turn":
        t.turn().choose("resource")
    else:
        t.phase("enemy")
    assert (t.kind in ("turn", ""), t.own().damage, t.own().horror) == (True, 2, 2)


@rule("attack-of-opportunity.2")
def test_attacks_are_put_in_order_if_one_may_be_the_last() -> None:
    t = Table()
    t.set(t.own().id, damage=6)
    t.put(RAT, "threat:0")
    t.put(GHOUL, "threat:0")
    t.turn().choose("resource")
    assert t.kind == "order"


@rule("attack-of-opportunity.2")
def test_attacks_are_put_in_order_if_somebody_can_step_in() -> None:
    for shield in (asset("Dog", health=2), asset("Owl", Reaction(On("when", "attacks"), (fx.Cancel(),)))):
        t = Table()
        t.put(RAT, "threat:0")
        t.put(GHOUL, "threat:0")
        t.put(shield, "play:0")
        t.turn().choose("resource")
        assert t.kind == "order"


@rule("enemy.8", "massive.5")
def test_nor_are_attacks_if_one_of_them_strikes_several_in_whatever_order() -> None:
    t = Table(seats=2)
    t.put(RAT, "threat:0")
    t.put(enemy("Beast", damage=1, horror=0, keywords="massive"), f"at:{t.named('Hall')}")
    t.phase("enemy")
    assert (t.kind, t.own(0).damage, t.own(1).damage) == ("", 2, 1)


@rule("enemy.8", "table-talk.1")
@pytest.mark.parametrize(
    "held", [asset("Lamp"), event("Dodge", Play((fx.Cancel(),), on=On("when", "attacks")))]
)
def test_being_asked_for_an_order_does_not_tell_what_somebody_holds(held: Printed) -> None:
    t = Table()
    t.put(RAT, "threat:0")
    t.put(GHOUL, "threat:0")
    t.put(held, "hand:0")
    t.turn().choose("resource")
    assert t.kind in ("turn", "reaction")


@rule("enemy.8", "cannot.1")
def test_attackers_that_cannot_attack_are_not_put_in_order() -> None:
    t = Table()
    t.put(asset("Chains", Constant((mod.Cannot(Kind("enemy"), "attack"),))), "play:0")
    t.put(asset("Dog", health=2), "play:0")
    for printed in (RAT, GHOUL):
        t.put(printed, "threat:0")
    t.phase("enemy")
    assert (t.kind, t.own().damage) == ("", 0)


@rule("enemy.q2")
def test_hunters_that_do_not_move_are_not_put_in_order() -> None:
    t = Table()
    t.put(asset("Fence", Constant((mod.Cannot(Kind("enemy"), "move"),))), "play:0")
    for place in ("Cellar", "Garden"):
        t.put(enemy("Hound", keywords="hunter"), f"at:{t.named(place)}")
    t.phase("enemy")
    assert t.kind == ""


@rule("simultaneous-priority.4")
def test_forced_abilities_that_do_the_same_are_not_put_in_order() -> None:
    t = Table()
    for name in ("One", "Two"):
        t.put(asset(name, Forced(On("after", "gains-resources"), (fx.Deal(horror=1),))), "play:0")
    t.turn().choose("resource")
    assert (t.kind, t.own().horror) == ("turn", 2)


@rule("discard-pile.7", "simultaneous-priority.4")
def test_forced_abilities_are_put_in_order_if_they_discard_to_a_pile_that_somebody_searches() -> None:
    own_pile, deck = fx.Search(Kind("asset"), "discard", top=1), fx.Search(Kind("asset"), top=1)
    for search, asked in ((own_pile, "order"), (deck, "turn")):
        t = Table()
        t.put(asset("Picker", Reaction(On("after", "heals"), (search,))), "play:0")
        for name in ("One", "Two"):
            t.put(asset(name, Forced(On("after", "gains-resources"), (fx.Discard("this"),))), "play:0")
        t.turn().choose("resource")
        assert t.kind == asked


@rule("grim-rule.2")
def test_nobody_chooses_between_things_that_do_nothing() -> None:
    t = Table()
    t.resolve(fx.Choice(((fx.Heal("damage", 1),), (fx.Heal("horror", 1),))), fx.GainResources(1))
    assert (t.kind, t.own().resources) == ("", 6)


@rule("play-action.5")
def test_the_only_card_that_can_be_played_is_played_for_whoever_is_asked_and_nobody_hears_of_it() -> None:
    t = Table(deck=())
    only = t.put(asset("Lamp"), "hand:0")
    t.resolve(fx.PlayCard(Kind("asset")))
    assert (t.kind, GAME.answers_itself(t.g, 0)) == ("play", f"card:{only}")
    t.put(asset("Rope"), "hand:0")
    t.resolve(fx.PlayCard(Kind("asset")))
    assert (t.kind, GAME.answers_itself(t.g, 0)) == ("play", None)
