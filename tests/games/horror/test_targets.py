"""Targets (target) and the letter X (letter-x)."""

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Constant, Forced, Free, Play
from miskatonic.games.horror.words.costs import ChosenResources
from miskatonic.games.horror.words.modifiers import Change, CostsLess
from miskatonic.games.horror.words.things import AtRandom, Choose, Each, InZone, Kind, Named, TokensOn, X
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import asset, enemy, event
from tests.games.horror.table import Table

ENEMY = Kind("enemy")


def offered(*effects: fx.Effect, with_enemy: bool = True, **tokens: bool) -> bool:
    """Say whether a free ability with these effects can be used beside (or without) an enemy."""
    t = Table()
    if with_enemy:
        t.put(enemy("Ghoul"), "threat:0", **tokens)
    wand = t.put(asset("Wand", Free(effects)), "play:0")
    return t.turn().can_use(wand)


@rule("target.1")
def test_a_target_is_a_card_a_player_or_the_game_itself() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul"), "threat:0")
    later = fx.Delayed(On("at", "round-ends"), (fx.GainResources(1),))
    t.resolve(fx.Exhaust(Choose(ENEMY)), fx.GainResources(2, target="you"), later)
    assert t.card(ghoul).exhausted
    assert t.own().resources == 7
    assert len(t.g.delayed) == 1


@rule("target.2", "target.4")
def test_without_a_valid_target_an_ability_cannot_be_initiated() -> None:
    assert offered(fx.Exhaust(Choose(ENEMY)))
    assert not offered(fx.Exhaust(Choose(ENEMY)), with_enemy=False)
    assert not offered(fx.Exhaust(Choose(ENEMY)), fx.Deal(1, target="chosen"), with_enemy=False)


@rule("target.4")
def test_nor_can_one_that_does_something_besides() -> None:
    assert offered(fx.GainResources(1), fx.Exhaust(Choose(ENEMY)))
    assert not offered(fx.GainResources(1), fx.Exhaust(Choose(ENEMY)), with_enemy=False)
    assert offered(fx.GainResources(1), fx.May((fx.Exhaust(Choose(ENEMY)),)), with_enemy=False)


@rule("target.3")
def test_an_ability_that_only_creates_a_lasting_or_delayed_effect_can_be_initiated() -> None:
    later = fx.Delayed(On("at", "round-ends"), (fx.GainResources(1),))
    stronger = fx.Lasting("round", (Change(Kind("investigator"), "combat", 1),))
    assert offered(later)
    assert offered(stronger)
    t = Table()
    t.resolve(fx.Then((later,), (fx.Draw(1),)))
    assert len(t.g.delayed) == 1
    assert "drew" in t.heard


@rule("target.4")
def test_one_valid_target_is_enough_to_choose_from() -> None:
    t = Table()
    tired = t.put(enemy("Tired"), "threat:0", exhausted=True)
    ghoul = t.put(enemy("Ghoul"), "threat:0")
    t.resolve(fx.Exhaust(Choose(ENEMY)))
    assert t.card(ghoul).exhausted
    assert t.card(tired).exhausted


@rule("target.5")
def test_several_targets_are_chosen_at_once() -> None:
    t = Table()
    three = [t.put(enemy(name), "threat:0") for name in ("One", "Two", "Three")]
    t.resolve(fx.Exhaust(Choose(ENEMY, count=2)))
    assert (t.ask.least, t.ask.most) == (2, 2)
    t.choose(f"card:{three[0]}", f"card:{three[2]}")
    assert [t.card(each).exhausted for each in three] == [True, False, True]


@rule("target.6")
def test_any_number_means_at_least_one() -> None:
    t = Table()
    for name in ("One", "Two", "Three"):
        t.put(enemy(name), "threat:0")
    t.resolve(fx.Exhaust(Choose(ENEMY, any_number=True)))
    assert (t.ask.least, t.ask.most) == (1, 3)
    assert not offered(fx.Exhaust(Choose(ENEMY, any_number=True)), with_enemy=False)


@rule("target.7", "target.x1")
def test_an_enemy_already_exhausted_cannot_be_chosen_to_be_exhausted() -> None:
    t = Table()
    t.put(enemy("Tired"), "threat:0", exhausted=True)
    others = [t.put(enemy(name), "threat:0") for name in ("One", "Two")]
    t.resolve(fx.Exhaust(Choose(ENEMY)))
    assert t.options == [f"card:{each}" for each in others]
    assert not offered(fx.Exhaust(Choose(ENEMY)), exhausted=True)


@rule("target.8", "target.9")
def test_a_target_is_valid_if_one_of_several_effects_can_change_it() -> None:
    t = Table()
    tired = t.put(enemy("Tired"), "threat:0", exhausted=True)
    t.put(enemy("Ghoul"), "threat:0")
    t.put(asset("Bell", Forced(On("after", "exhausts"), (fx.GainResources(1),))), "play:0")
    t.resolve(fx.Exhaust(Choose(ENEMY)), fx.Deal(1, target="chosen"))
    t.choose(f"card:{tired}")
    assert t.card(tired).damage == 1
    assert t.own().resources == 5
    assert offered(fx.Exhaust(Choose(ENEMY)), fx.Deal(1, target="chosen"), exhausted=True)


@rule("target.10", "target.11")
def test_an_effect_on_each_passes_by_those_it_cannot_change() -> None:
    t = Table()
    tired = t.put(enemy("Tired"), "threat:0", exhausted=True)
    ghoul = t.put(enemy("Ghoul"), "threat:0")
    wand = t.put(asset("Wand", Free((fx.Exhaust(Each(ENEMY)),))), "play:0")
    t.turn().use(wand)
    assert t.card(tired).exhausted
    assert t.card(ghoul).exhausted
    assert not t.turn().can_use(wand)


@rule("target.q1")
def test_with_one_valid_target_of_two_the_ability_can_be_used() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul"), "threat:0")
    wand = t.put(asset("Wand", Free((fx.Exhaust(Choose(ENEMY, count=2)),))), "play:0")
    t.turn().use(wand)
    assert t.card(ghoul).exhausted


# The letter X

BURST = event("Burst", Play((fx.Deal(X(), target=Choose(ENEMY)),)), cost=-1)


@rule("target.7", "spawn.2", "engage-action.2", "move.1", "attacker.1")
@pytest.mark.parametrize(
    "effect",
    [
        fx.Spawn(Choose(Named("Cellar"))),
        fx.Engage(Choose(Named("Cellar"))),
        fx.MoveEnemy(Choose(Named("Ada")), Choose(Named("Cellar"))),
        fx.EnemyAttack(Choose(Named("Lantern"))),
    ],
)
def test_nothing_but_an_enemy_does_what_enemies_do(effect: fx.Effect) -> None:
    t = Table()
    t.put(asset("Lantern"), "play:0")
    before = list(t.g.cards), list(t.heard)
    t.resolve(effect)
    assert (t.g.cards, t.heard) == before


@rule("target.7", "spawn.2")
def test_an_enemy_in_play_does_not_spawn_again() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul"), f"at:{t.named('Cellar')}")
    t.resolve(fx.Spawn(Each(ENEMY)))
    assert t.card(ghoul).zone == f"at:{t.named('Cellar')}"


@rule("move.1", "move.10", "spawn.4")
def test_an_enemy_neither_moves_to_nor_spawns_at_what_is_no_location() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul"), f"at:{t.named('Cellar')}")
    bat = t.put(enemy("Bat"), "aside")
    t.resolve(fx.MoveEnemy(Each(ENEMY), "you"), fx.Spawn(Each(InZone("aside")), "you"))
    assert t.card(ghoul).zone == f"at:{t.named('Cellar')}"
    assert t.card(bat).zone == "encounter-discard"


@rule("letter-x.1", "letter-x.3")
def test_a_player_chooses_x_before_it_is_paid() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul", health=9), "threat:0")
    burst = t.put(BURST, "hand:0")
    t.turn().choose(f"play:{burst}")
    assert t.kind == "number"
    assert t.own().resources == 5
    t.choose("x:3")
    assert t.own().resources == 2
    assert t.card(ghoul).damage == 3


@rule("letter-x.1")
def test_a_card_ability_says_what_x_is() -> None:
    t = Table()
    t.set(t.person().card, horror=2)
    t.resolve(fx.DefineX(TokensOn("horror", "you")), fx.GainResources(X()))
    assert t.own().resources == 7


@rule("letter-x.2")
def test_an_x_that_nothing_defines_is_zero() -> None:
    t = Table()
    t.resolve(fx.GainResources(X()), fx.Draw(X()))
    assert t.own().resources == 5
    assert len(t.zone("hand:0")) == 5


@rule("letter-x.4")
def test_a_cheaper_card_costs_less_but_x_keeps_its_value() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul", health=9), "threat:0")
    t.put(asset("Coupon", Constant((CostsLess("you", Kind("event"), 2),))), "play:0")
    burst = t.put(BURST, "hand:0")
    t.turn().choose(f"play:{burst}").choose("x:5")
    assert t.own().resources == 2
    assert t.card(ghoul).damage == 5


@rule("letter-x.5")
def test_played_without_paying_a_chosen_x_is_zero() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul", health=9), "threat:0")
    burst = t.put(BURST, "hand:0")
    t.resolve(fx.PlayCard(Named("Burst"), free=True))
    t.choose(f"card:{burst}")
    assert t.card(burst).zone == "discard:0"
    assert (t.card(ghoul).damage, t.own().resources) == (0, 5)


@rule("letter-x.4")
def test_played_cheaper_by_an_effect_x_is_still_chosen() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul", health=9), "threat:0")
    burst = t.put(BURST, "hand:0")
    t.resolve(fx.PlayCard(Named("Burst"), cheaper=1))
    t.choose(f"card:{burst}").choose("x:4")
    assert (t.card(ghoul).damage, t.own().resources) == (4, 2)


@rule("letter-x.q1")
def test_an_x_that_is_defined_keeps_its_value_even_if_nothing_is_paid() -> None:
    t = Table()
    rain = event("Rain", Play((fx.DefineX(TokensOn("horror", "you")), fx.GainResources(X()))), cost=4)
    t.set(t.person().card, horror=3)
    card = t.put(rain, "hand:0")
    t.resolve(fx.PlayCard(Named("Rain"), free=True))
    t.choose(f"card:{card}")
    assert t.own().resources == 8


@rule("letter-x.3")
def test_an_ability_with_x_in_its_cost_is_paid_the_same_way() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul", health=9), "threat:0")
    staff = t.put(asset("Staff", Free((fx.Deal(X(), target=Choose(ENEMY)),), (ChosenResources(),))), "play:0")
    t.turn().use(staff).choose("x:2")
    assert (t.card(ghoul).damage, t.own().resources) == (2, 3)


@rule("target.7", "target.8")
def test_a_random_target_is_valid_if_a_later_part_can_change_it() -> None:
    t = Table()
    dog = t.put(asset("Dog", health=3), "play:0", exhausted=True)
    t.resolve(fx.Exhaust(AtRandom(Named("Dog"))), fx.Deal(1, target="chosen"))
    assert t.card(dog).damage == 1


@rule("target.7")
def test_a_card_with_a_single_token_is_a_valid_target_to_remove_it_from_and_one_without_is_none() -> None:
    t = Table()
    one, two, _ = (t.put(asset(f"Dog {each}", health=9), "play:0", damage=each) for each in (1, 2, 0))
    t.resolve(fx.RemoveTokens("damage", 1, Choose(Kind("asset"))))
    assert t.options == [f"card:{one}", f"card:{two}"]
