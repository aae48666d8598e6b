"""Immune, cannot, blank, and how modifiers are worked out."""

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.games.horror import numbers
from miskatonic.games.horror.words.abilities import Action, Constant, Free, Gains
from miskatonic.games.horror.words.costs import Actions
from miskatonic.games.horror.words.costs import Exhaust as ByExhausting
from miskatonic.games.horror.words.effects import (
    Deal,
    Discard,
    Exhaust,
    GainResources,
    Lasting,
    Move,
    MoveTokens,
    PlaceDoom,
    RemoveTokens,
    TakeAction,
)
from miskatonic.games.horror.words.modifiers import (
    Blank,
    CanBeCommitted,
    Cannot,
    Change,
    Double,
    GainIcons,
    GainKeyword,
    GainTrait,
    Halve,
    Immune,
)
from miskatonic.games.horror.words.things import AllOf, Choose, ControlledBy, Each, Kind, Named
from tests.games.horror.cards import asset, enemy, investigator, skill, treachery
from tests.games.horror.effects import resolve, take_test
from tests.games.horror.table import Table

ROCK = enemy("Rock", Constant((Immune("this", "player"),)), health=5)
ALL_ENEMIES = Each(Kind("enemy"))


def rocky() -> tuple[Table, int, int]:
    """Return a table with a rock that player cards do nothing to, and a player card."""
    t = Table()
    return t, t.put(ROCK, f"at:{t.named('Cellar')}"), t.put(asset("Hammer"), "play:0")


# Immune


@rule("immune.1")
def test_effects_of_that_kind_can_neither_target_nor_affect_the_card() -> None:
    t, rock, hammer = rocky()
    rat = t.put(enemy("Rat", health=5), f"at:{t.named('Cellar')}")
    resolve(t, hammer, Deal(damage=1, target=Choose(Kind("enemy"))))
    assert t.card(rat).damage == 1
    resolve(t, hammer, Deal(damage=1, target=ALL_ENEMIES))
    assert (t.card(rat).damage, t.card(rock).damage) == (2, 0)


@rule("immune.1")
def test_effects_of_another_kind_do_affect_it() -> None:
    t, rock, _ = rocky()
    storm = t.put(treachery("Storm"), "threat:0")
    resolve(t, storm, Deal(damage=1, target=ALL_ENEMIES))
    assert t.card(rock).damage == 1


@rule("immune.1")
def test_a_constant_ability_of_that_kind_does_not_change_it_and_no_weapon_is_aimed_at_it() -> None:
    t = Table()
    rock = t.put(ROCK, "threat:0")
    t.put(asset("Hex", Constant((Change(Kind("enemy"), "fight", -1),))), "play:0")
    gun = t.put(asset("Gun", Action((TakeAction("fight"),), (Actions(1),), "fight")), "play:0")
    assert numbers.value(t.g, rock, "fight") == 2
    t.turn()
    assert f"use:{gun}.{gun}.0.-1" not in t.options
    assert f"fight:{rock}" in t.options


@rule("immune.2")
def test_what_is_tied_to_the_card_is_not_immune() -> None:
    t, rock, hammer = rocky()
    moss = t.put(asset("Moss"), f"on:{rock}", owner=0, controller=0)
    t.set(rock, doom=2)
    resolve(t, hammer, Discard(Each(Named("Moss"))))
    assert t.card(moss).zone == "discard:0"
    resolve(t, hammer, RemoveTokens("doom", 1, Each(Named("Rock"))))
    assert t.card(rock).doom == 1


@rule("immune.2")
def test_an_ability_that_comes_from_the_card_is_not_immune() -> None:
    gloom = (Constant((Immune("this", "player"), Change(Kind("investigator"), "willpower", -1))),)
    t = Table()
    t.put(enemy("Idol", *gloom), f"at:{t.named('Cellar')}")
    hammer = t.put(asset("Hammer"), "play:0")
    resolve(t, hammer, Lasting("round", (Change("you", "willpower", 1),)))
    assert numbers.value(t.g, t.person().card, "willpower") == 3


SHELL = asset("Shell", Constant((Immune(Named("Rat"), "player"),)))


@rule("immune.3")
def test_lasting_effects_stay_on_a_card_that_becomes_immune() -> None:
    t = Table()
    rat = t.put(enemy("Rat"), f"at:{t.named('Cellar')}")
    hammer = t.put(asset("Hammer"), "play:0")
    resolve(t, hammer, Lasting("round", (Change(Kind("enemy"), "fight", -1),)))
    t.put(SHELL, "play:0")
    assert numbers.value(t.g, rat, "fight") == 1


@rule("immune.4")
def test_lasting_effects_do_not_begin_to_apply_when_immunity_is_lost() -> None:
    t = Table()
    rat = t.put(enemy("Rat"), f"at:{t.named('Cellar')}")
    shell, hammer = t.put(SHELL, "play:0"), t.put(asset("Hammer"), "play:0")
    resolve(t, hammer, Lasting("round", (Change(Kind("enemy"), "fight", -1),)))
    resolve(t, t.named("Overview"), Discard(Each(Named("Shell"))))
    assert t.card(shell).zone == "discard:0"
    assert numbers.value(t.g, rat, "fight") == 2


@rule("immune.5")
def test_immunity_does_not_protect_against_costs() -> None:
    t = Table()
    stone = t.put(asset("Stone", Constant((Immune("this", "player"),))), "play:0")
    mine = AllOf((Named("Stone"), ControlledBy("you")))
    sling = t.put(asset("Sling", Free((GainResources(1),), (ByExhausting(Choose(mine)),))), "play:0")
    t.turn().choose(f"use:{sling}.{sling}.0.-1")
    assert t.card(stone).exhausted
    t.set(stone, exhausted=False)
    resolve(t, sling, Exhaust(Each(Named("Stone"))))
    assert not t.card(stone).exhausted


@rule("immune.q1")
def test_putting_tokens_on_the_card_affects_it_but_moving_them_off_does_not() -> None:
    t, rock, hammer = rocky()
    resolve(t, hammer, PlaceDoom(1, Each(Named("Rock"))))
    assert t.card(rock).doom == 0
    t.set(rock, clues=2)
    resolve(t, hammer, MoveTokens("clues", 2, Each(Named("Rock")), "you"))
    assert (t.card(rock).clues, t.own().clues) == (0, 2)


# Cannot


@rule("cannot.1")
def test_no_ability_overrides_cannot() -> None:
    t = Table()
    t.put(asset("Chains", Constant((Cannot("you", "move"),))), "play:0")
    t.turn()
    assert not any(option.startswith("move:") for option in t.options)
    resolve(t, t.person().card, Move(Choose(Named("Cellar"))))
    assert t.person().location == t.named("Hall")


# Blank


BEAST = enemy(
    "Beast",
    Constant((Change("this", "fight", 3),)),
    keywords="hunter retaliate",
    traits=("Monster",),
)
MUTE = asset("Mute", Constant((Blank(Named("Beast")),)))


@rule("blank.1", "blank.3")
def test_a_blank_card_has_no_traits_keywords_or_abilities_but_its_numbers() -> None:
    t = Table()
    beast = t.put(BEAST, "threat:0")
    assert numbers.value(t.g, beast, "fight") == 5
    t.put(MUTE, "play:0")
    assert numbers.value(t.g, beast, "fight") == 2
    assert list(numbers.keywords(t.g, beast)) == []
    assert numbers.traits(t.g, beast) == ()
    assert numbers.value(t.g, beast, "health") == 2


@rule("blank.1", "blank.3")
def test_a_blank_card_cannot_be_used() -> None:
    t = Table()
    purse = t.put(asset("Purse", Free((GainResources(1),), (ByExhausting(),))), "play:0")
    assert f"use:{purse}.{purse}.0.-1" in t.turn().options
    t.put(asset("Moth", Constant((Blank(Named("Purse")),))), "play:0")
    assert f"use:{purse}.{purse}.0.-1" not in t.turn().options


@rule("blank.2")
def test_what_a_blank_card_has_from_elsewhere_remains() -> None:
    t = Table()
    beast = t.put(BEAST, "threat:0")
    t.put(MUTE, "play:0")
    whom = Named("Beast")
    gains = Gains(whom, Free((GainResources(1),)))
    gift = Constant((GainKeyword(whom, "alert"), GainTrait(whom, "Cursed"), Change(whom, "fight", 1), gains))
    source = t.put(asset("Gift", gift), "play:0")
    assert [each.name for each in numbers.keywords(t.g, beast)] == ["alert"]
    assert numbers.traits(t.g, beast) == ("Cursed",)
    assert numbers.value(t.g, beast, "fight") == 3
    assert f"use:{beast}.{source}.0.3" in t.turn().options


@rule("blank.2")
def test_icons_that_a_blank_card_gained_remain() -> None:
    t = Table()
    fists = t.put(skill("Fists", icons={"combat": 1}), "hand:0")
    t.put(asset("Gift", Constant((GainIcons(Named("Fists"), "wild"),))), "play:0")
    t.put(asset("Mute", Constant((Blank(Named("Fists")),))), "play:0")
    assert numbers.icons(t.g, fists, "combat") == 2


@rule("blank.4")
def test_a_permanent_card_keeps_this_keyword() -> None:
    t = Table()
    rock = t.put(asset("Vow", keywords="permanent fast"), "play:0")
    t.put(asset("Mute", Constant((Blank(Named("Vow")),))), "play:0")
    assert [each.name for each in numbers.keywords(t.g, rock)] == ["permanent"]


# Modifiers


def changed(*words: object, base: int = 3) -> Table:
    """Return a table where constant abilities change somebody's agility."""
    skills = {"willpower": 3, "intellect": 3, "combat": 3, "agility": base}
    t = Table(people=(investigator("Ada", skills=skills),))
    for place, word in enumerate(words):
        t.put(asset(f"Charm {place}", Constant((word,))), "play:0")  # type: ignore[arg-type]
    return t


def agility(t: Table) -> int:
    return numbers.value(t.g, t.person().card, "agility")


PLUS, MINUS = Change("you", "agility", 2), Change("you", "agility", -4)


@rule("modifiers.1", "modifiers.2")
def test_values_follow_every_modifier_that_comes_or_goes_anew_from_the_base() -> None:
    t = changed(MINUS)
    assert agility(t) == 0
    t.put(asset("Boots", Constant((PLUS,))), "play:0")
    assert agility(t) == 1
    resolve(t, t.person().card, Discard(Each(Named("Charm 0"))))
    assert agility(t) == 5


@rule("modifiers.3", "modifiers.4")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_additions_come_before_doubling_whatever_came_into_play_first(order: tuple[int, int]) -> None:
    words = (PLUS, Double("you", "agility"))
    assert agility(changed(*(words[place] for place in order))) == 10


@rule("modifiers.4", "modifiers.5")
def test_halves_are_rounded_up_when_all_modifiers_are_applied() -> None:
    assert agility(changed(Halve("you", "agility"), PLUS)) == 3
    assert agility(changed(Halve("you", "agility"), Halve("you", "agility"), base=5)) == 2


@rule("modifiers.6")
def test_no_quantity_on_a_card_is_less_than_0() -> None:
    t = Table()
    rat = t.put(enemy("Rat", Constant((Change("this", "damage", -3),))), "threat:0")
    t.phase("enemy")
    assert numbers.value(t.g, rat, "damage") == 0
    assert (t.own().damage, t.own().horror) == (0, 1)
    fists = t.put(skill("Fists", icons={"combat": 1}), "hand:0")
    t.put(asset("Gloves", Constant((GainIcons(Named("Fists"), "combat", -2),))), "play:0")
    assert numbers.icons(t.g, fists, "combat") == 0


@rule("modifiers.7")
def test_negative_modifiers_count_in_full_before_the_result_is_treated_as_0() -> None:
    assert agility(changed(Change("you", "agility", -8), Change("you", "agility", 4))) == 0


TIMELY = skill(
    "Timely Intervention",
    Constant((CanBeCommitted(Named("Timely Intervention"), late=True),)),
    icons={"willpower": 1, "agility": 1, "wild": 1},
)


def agile(token: str = "-8") -> Table:
    t = changed(base=4)
    t.bag(token)
    return t


@rule("modifiers.x1")
def test_agility_4_with_a_token_of_minus_8_is_minus_4_and_treated_as_0() -> None:
    t = agile()
    take_test(t, "agility", 2).skip()
    result = next(event for event in t.told if event.text.id == "test-failed")
    assert (result.text.args["total"], result.text.args["by"]) == (0, 2)


@rule("modifiers.x2", "modifiers.q1")
def test_timely_intervention_after_the_token_adds_2_to_minus_4_and_not_to_0() -> None:
    t = agile()
    timely = t.put(TIMELY, "hand:0")
    take_test(t, "agility", 2).choose(())
    assert "revealed-token" in t.heard
    assert (t.kind, t.options) == ("commit", [f"card:{timely}"])
    t.choose((f"card:{timely}",))
    result = next(event for event in t.told if event.text.id == "test-failed")
    assert (result.text.args["total"], result.text.args["by"]) == (0, 2)
    assert f"play:{timely}" not in t.turn().options


@rule("modifiers.q1")
def test_timely_intervention_gives_2_icons_to_an_agility_test() -> None:
    t = agile("-1")
    timely = t.put(TIMELY, "hand:0")
    take_test(t, "agility", 5, success=(GainResources(1),)).choose(())
    t.choose((f"card:{timely}",))
    assert t.own().resources == 6
