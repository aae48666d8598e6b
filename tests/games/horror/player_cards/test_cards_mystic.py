"""Mystic cards, each where it matters and where it must not be allowed: Dexter Drake and level 0 assets."""

import pytest

from miskatonic.games.horror.cards import mystic
from miskatonic.games.horror.proofs import matters, refused
from miskatonic.games.horror.rules import drawing
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Action, Free, Reaction
from miskatonic.games.horror.words.things import ControlledBy, Each
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import asset, enemy
from tests.games.horror.table import Table

LAMP, ROPE = asset("Lamp", cost=1), asset("Rope", cost=2)
MASCOT = asset("Mascot", set="flames")
SPELL = asset("Charm of Light", cost=3, traits=("Spell",))
GHOUL = enemy("Ghoul", fight=3, health=3)
RAT = enemy("Rat", damage=1, horror=0, health=3)


def dexter(**how: object) -> Table:
    """Return a table at which Dexter Drake sits."""
    return Table(people=(mystic.DEXTER_DRAKE,), **how)  # type: ignore[arg-type]


# Dexter Drake


@matters("12010")
def test_after_an_asset_dexter_plays_another_one() -> None:
    t = dexter()
    lamp, rope = t.put(LAMP, "hand:0"), t.put(ROPE, "hand:0")
    t.turn().choose(f"play:{lamp}").use(t.person().card)
    t.choose(f"card:{rope}").skip()
    assert {t.card(lamp).zone, t.card(rope).zone} == {"play:0"}
    assert (t.own().resources, t.person().actions) == (2, 2)


@matters("12010")
def test_after_an_asset_dexter_takes_another_one_back() -> None:
    t = dexter(deck=())
    rope, lamp = t.put(ROPE, "play:0"), t.put(LAMP, "hand:0")
    t.turn().choose(f"play:{lamp}").use(t.person().card).skip()
    assert (t.card(rope).zone, t.card(lamp).zone) == ("hand:0", "play:0")


@matters("12010")
def test_dexter_may_choose_between_both() -> None:
    t = dexter(deck=())
    t.put(ROPE, "play:0")
    lamp, wire = t.put(LAMP, "hand:0"), t.put(asset("Wire"), "hand:0")
    t.turn().choose(f"play:{lamp}").use(t.person().card)
    assert t.kind == "choice"
    t.choose(t.options[1]).choose(f"card:{wire}").skip()
    assert t.card(wire).zone == "play:0"


@refused("12010")
def test_dexter_plays_no_copy_of_the_asset_and_takes_no_story_asset_back() -> None:
    t = dexter(deck=())
    t.put(MASCOT, "play:0")
    first, second = t.put(LAMP, "hand:0"), t.put(LAMP, "hand:0")
    t.turn().choose(f"play:{first}")
    assert t.kind == "turn"
    assert t.card(second).zone == "hand:0"


@refused("12010")
def test_dexter_does_it_once_a_round() -> None:
    t = dexter()
    lamp, rope, wire = t.put(LAMP, "hand:0"), t.put(ROPE, "hand:0"), t.put(asset("Wire"), "hand:0")
    t.turn().choose(f"play:{lamp}").use(t.person().card).choose(f"card:{rope}")
    t.skip().choose(f"play:{wire}")
    assert t.kind == "turn"


@matters("12010")
def test_dexters_elder_sign_may_return_an_asset_to_its_owners_hand() -> None:
    t = dexter(bag=("elder-sign",))
    lamp = t.put(LAMP, "play:0")
    t.resolve(fx.Test(("agility",), 4, (fx.GainResources(1),))).skip()
    t.choose("yes").skip()
    assert t.card(lamp).zone == "hand:0"
    assert t.own().resources == 6


@refused("12010")
def test_dexters_elder_sign_returns_no_story_asset() -> None:
    t = dexter(bag=("elder-sign",))
    t.put(MASCOT, "play:0")
    t.resolve(fx.Test(("agility",), 4)).skip()
    assert t.kind == ""


# "For my next trick..."


@matters("12011")
def test_the_trick_finds_a_spell_and_plays_it_for_two_less() -> None:
    t = dexter()
    trick, spell = t.put(mystic.FOR_MY_NEXT_TRICK, "hand:0"), t.put(SPELL, "deck:0")
    t.turn().choose(f"play:{trick}").skip()
    assert t.card(spell).zone == "play:0"
    assert t.own().resources == 4
    assert t.card(trick).zone == "discard:0"


@matters("12011")
def test_the_trick_takes_one_of_several_and_not_none() -> None:
    """effects.3: it does not say that you may."""
    t = dexter()
    trick, spell, lamp = (
        t.put(each, zone)
        for each, zone in (
            (mystic.FOR_MY_NEXT_TRICK, "hand:0"),
            (SPELL, "deck:0"),
            (asset("Torch", traits=("Item",)), "deck:0"),
        )
    )
    t.turn().choose(f"play:{trick}")
    assert (t.ask.least, t.ask.most, set(t.options)) == (1, 1, {f"card:{spell}", f"card:{lamp}"})


@matters("12011")
def test_the_trick_provokes_no_attack_of_opportunity() -> None:
    t = dexter()
    trick, spell = t.put(mystic.FOR_MY_NEXT_TRICK, "hand:0"), t.put(SPELL, "deck:0")
    t.put(RAT, "threat:0")
    t.turn().choose(f"play:{trick}").skip()
    assert t.card(spell).zone == "play:0"
    assert t.own().damage == 0


@refused("12011")
def test_the_trick_finds_no_asset_that_is_neither_spell_nor_item() -> None:
    t = dexter()
    trick, spell = t.put(mystic.FOR_MY_NEXT_TRICK, "hand:0"), t.put(SPELL, "deck:0")
    lamp = t.put(LAMP, "deck:0")
    t.turn().choose(f"play:{trick}").skip()
    assert (t.card(spell).zone, t.card(lamp).zone) == ("play:0", "deck:0")


@refused("12011")
def test_what_the_trick_finds_must_be_paid_for() -> None:
    t = dexter()
    trick, spell = t.put(mystic.FOR_MY_NEXT_TRICK, "hand:0"), t.put(SPELL, "deck:0")
    t.set(t.person().card, resources=0)
    t.turn().choose(f"play:{trick}").skip()
    assert t.card(spell).zone == "deck:0"


# The Necronomicon


def reading(t: Table) -> int:
    """Let Dexter draw the Necronomicon."""
    book = t.put(mystic.THE_NECRONOMICON, "deck:0")
    t.call(drawing.draw, 0, 1)
    return book


@matters("12012")
def test_the_necronomicon_lies_in_the_threat_area_in_an_arcane_slot() -> None:
    t = dexter()
    book = reading(t)
    assert t.card(book).zone == "threat:0"
    assert t.card(book).slots == ("arcane",)


@refused("12012")
def test_under_the_necronomicon_no_asset_is_played_and_no_other_ability_used() -> None:
    t = dexter()
    lamp = t.put(LAMP, "hand:0")
    axe = t.put(asset("Axe", Action((fx.Draw(1),), (price.Actions(),))), "play:0")
    bell = t.put(asset("Bell", Free((fx.Draw(1),))), "play:0")
    drum = t.put(asset("Drum", Reaction(On("after", "gains-resources"), (fx.Draw(1),))), "play:0")
    reading(t)
    t.turn()
    assert f"play:{lamp}" not in t.options
    assert not t.can_use(axe)
    assert not t.can_use(bell)
    t.choose("resource")
    assert not t.can_use(drum)


@refused("12012")
def test_nothing_else_discards_the_necronomicon() -> None:
    t = dexter()
    book = reading(t)
    t.resolve(fx.Discard(Each(ControlledBy())))
    assert t.card(book).zone == "threat:0"


@matters("12012")
def test_a_test_of_willpower_discards_the_necronomicon() -> None:
    t = dexter(bag=("0",))
    book = reading(t)
    t.turn().use(book).skip()
    assert t.card(book).zone == "discard:0"


@matters("12012")
def test_failing_it_shuffles_the_necronomicon_into_the_deck_and_frightens() -> None:
    t = dexter(bag=("-1",))
    book = reading(t)
    t.turn().use(book).skip()
    assert t.card(book).zone == "deck:0"
    assert t.own().horror == 1


# Cloak of Resonance


@matters("12058")
def test_horror_on_the_cloak_hurts_an_enemy_nearby() -> None:
    t = Table()
    cloak, ghoul = t.put(mystic.CLOAK_OF_RESONANCE, "play:0"), t.put(GHOUL, "threat:0")
    t.resolve(fx.Deal(0, 1)).choose(f"card:{cloak}").use(cloak).skip()
    assert t.card(ghoul).damage == 1
    assert t.card(cloak).exhausted


@matters("12058")
def test_horror_that_defeats_the_cloak_still_hurts_an_enemy() -> None:
    t = Table()
    cloak, ghoul = t.put(mystic.CLOAK_OF_RESONANCE, "play:0", horror=2), t.put(GHOUL, "threat:0")
    t.resolve(fx.Deal(0, 1)).choose(f"card:{cloak}").use(cloak).skip()
    assert t.card(ghoul).damage == 1
    assert t.card(cloak).zone == "discard:0"


@matters("12058")
def test_horror_that_is_moved_to_the_cloak_counts_too() -> None:
    t = Table()
    cloak, ghoul = t.put(mystic.CLOAK_OF_RESONANCE, "play:0"), t.put(GHOUL, "threat:0")
    t.set(t.person().card, horror=1)
    t.resolve(fx.MoveTokens("horror", 1, "you", "this"), source=cloak).use(cloak).skip()
    assert t.card(ghoul).damage == 1


@pytest.mark.parametrize("exhausted", [True, False])
@refused("12058")
def test_the_cloak_must_be_ready_and_an_enemy_there(exhausted: bool) -> None:
    t = Table()
    cloak = t.put(mystic.CLOAK_OF_RESONANCE, "play:0", exhausted=exhausted)
    t.put(GHOUL, "threat:0" if exhausted else f"at:{t.named('Cellar')}")
    t.resolve(fx.Deal(0, 1)).choose(f"card:{cloak}")
    assert not t.can_use(cloak)


@refused("12058")
def test_horror_on_somebody_else_does_not_concern_the_cloak() -> None:
    t = Table()
    cloak = t.put(mystic.CLOAK_OF_RESONANCE, "play:0")
    t.put(GHOUL, "threat:0")
    t.resolve(fx.Deal(0, 1)).choose("rest")
    assert not t.can_use(cloak)


# Cosmic Flame


def burning(card: str = "COSMIC_FLAME", bag: str = "0", **what: int) -> tuple[Table, int, int]:
    """Return a table with Cosmic Flame and a ghoul to burn."""
    t = Table(people=(mystic.DEXTER_DRAKE,), bag=(bag,))
    flame = t.put(getattr(mystic, card), "play:0", **what)
    return t, flame, t.put(GHOUL, "threat:0")


@matters("12059")
def test_cosmic_flame_fights_with_willpower_and_burns_a_charge_for_more_damage() -> None:
    t, flame, ghoul = burning(bag="-2")
    t.turn().use(flame).skip().choose("yes").skip()
    assert (t.card(ghoul).damage, t.card(flame).uses) == (2, 2)


@matters("12059")
def test_cosmic_flame_needs_no_charge_for_its_usual_damage() -> None:
    t, flame, ghoul = burning(uses=0)
    t.turn().use(flame).skip()
    assert t.card(ghoul).damage == 1


@matters("12059")
def test_a_skull_takes_a_charge_from_cosmic_flame() -> None:
    t, flame, ghoul = burning(bag="skull")
    t.turn().use(flame).skip().choose("no").skip()
    assert t.card(flame).uses == 2
    assert t.card(ghoul).damage == 1


@matters("12059")
def test_without_a_charge_a_skull_hurts_and_ends_cosmic_flame() -> None:
    t, flame, _ = burning(bag="skull", uses=0)
    t.turn().use(flame).skip()
    assert t.own().damage == 1
    assert t.card(flame).zone == "discard:0"


@refused("12059")
def test_a_failed_attack_burns_no_charge() -> None:
    t, flame, ghoul = burning(bag="-3")
    t.turn().use(flame).skip()
    assert t.kind == "turn"
    assert (t.card(ghoul).damage, t.card(flame).uses) == (0, 3)


@pytest.mark.parametrize(("card", "charges"), [("COSMIC_FLAME", 3), ("COSMIC_FLAME_5", 4)])
@refused("12059", "12071")
def test_other_tests_take_no_charge_for_a_skull(card: str, charges: int) -> None:
    t, flame, _ = burning(card, bag="skull")
    t.resolve(fx.Test(("willpower",), 1)).skip()
    assert t.card(flame).uses == charges


@matters("12071")
def test_the_great_cosmic_flame_strikes_harder_and_may_hurt_any_enemy_there() -> None:
    t, flame, ghoul = burning("COSMIC_FLAME_5", bag="-4")
    rat = t.put(RAT, f"at:{t.person().location}", exhausted=True)
    t.turn().use(flame)
    t.choose(f"card:{ghoul}").skip("window", "commit")
    t.choose("ability").choose("yes").choose(f"card:{rat}").skip()
    assert (t.card(ghoul).damage, t.card(rat).damage, t.card(flame).uses) == (2, 1, 3)


@matters("12071")
def test_a_skull_takes_a_charge_from_the_great_flame_or_ends_it() -> None:
    t, flame, _ = burning("COSMIC_FLAME_5", bag="skull", uses=0)
    t.turn().use(flame).skip()
    assert t.own().damage == 1
    assert t.card(flame).zone == "discard:0"


@refused("12071")
def test_without_an_enemy_the_great_flame_cannot_be_used() -> None:
    t = Table()
    assert not t.turn().can_use(t.put(mystic.COSMIC_FLAME_5, "play:0"))


# Jim Culver


@matters("12060")
def test_jim_culver_adds_willpower() -> None:
    t = Table()
    t.put(mystic.JIM_CULVER, "play:0")
    t.resolve(fx.Test(("willpower",), 4, (fx.GainResources(1),))).skip()
    assert t.own().resources == 6


@pytest.mark.parametrize(("damage", "horror"), [(1, 0), (0, 1), (1, 1)])
@matters("12060")
def test_after_harm_jim_culver_draws_a_card(damage: int, horror: int) -> None:
    t = Table()
    jim = t.put(mystic.JIM_CULVER, "play:0")
    hand = len(t.zone("hand:0"))
    t.resolve(fx.Deal(damage, horror)).skip("window")
    while t.kind == "assign":
        t.choose("rest")
    t.use(jim).skip()
    assert len(t.zone("hand:0")) == hand + 1
    assert t.card(jim).exhausted


@refused("12060")
def test_harm_that_jim_culver_takes_himself_draws_nothing() -> None:
    t = Table()
    jim = t.put(mystic.JIM_CULVER, "play:0")
    t.resolve(fx.Deal(1)).choose(f"card:{jim}")
    assert not t.can_use(jim)


# Lucky Charm


@matters("12061")
def test_the_lucky_charm_moves_a_damage_from_an_ally_to_you() -> None:
    t = Table()
    charm = t.put(mystic.LUCKY_CHARM, "play:0")
    jim = t.put(mystic.JIM_CULVER, "play:0", damage=1)
    t.turn().use(charm).skip()
    assert (t.card(jim).damage, t.own().damage) == (0, 1)
    assert (t.card(charm).uses, t.card(charm).exhausted) == (3, True)


@matters("12061")
def test_the_lucky_charm_takes_a_horror_from_a_friend_at_the_same_location() -> None:
    t = Table(seats=2)
    charm = t.put(mystic.LUCKY_CHARM, "play:0")
    t.set(t.person(1).card, horror=3)
    t.turn().use(charm).choose(f"card:{charm}").skip()
    assert (t.own(1).horror, t.card(charm).horror) == (2, 1)


@matters("12061")
def test_the_lucky_charm_may_choose_between_damage_and_horror() -> None:
    t = Table()
    charm = t.put(mystic.LUCKY_CHARM, "play:0")
    t.put(mystic.JIM_CULVER, "play:0", damage=1, horror=1)
    assert t.turn().use(charm).kind == "choice"


@refused("12061")
def test_the_lucky_charm_has_nothing_to_move_from_afar() -> None:
    t = Table(seats=2)
    charm = t.put(mystic.LUCKY_CHARM, "play:0")
    t.set(t.person(1).card, horror=3)
    t.alter(1, location=t.named("Cellar"))
    assert not t.turn().can_use(charm)


@pytest.mark.parametrize("state", [{"uses": 0}, {"exhausted": True}])
@refused("12061")
def test_the_lucky_charm_needs_a_charge_and_to_be_ready(state: dict[str, int]) -> None:
    t = Table()
    charm = t.put(mystic.LUCKY_CHARM, "play:0", **state)
    t.put(mystic.JIM_CULVER, "play:0", damage=1)
    assert not t.turn().can_use(charm)


# Second Sight


def searching(bag: str = "0", **what: int) -> tuple[Table, int]:
    """Return a table with Second Sight at a location with two clues."""
    t = Table(people=(mystic.DEXTER_DRAKE,), bag=(bag,))
    sight = t.put(mystic.SECOND_SIGHT, "play:0", **what)
    t.set(t.person().location, clues=2)
    return t, sight


@matters("12062")
def test_second_sight_investigates_with_willpower_and_finds_more_for_a_charge() -> None:
    t, sight = searching(bag="-3")
    t.turn().use(sight).skip().choose("yes").skip()
    assert (t.own().clues, t.card(sight).uses) == (2, 2)


@matters("12062")
def test_a_cultist_takes_a_charge_from_second_sight() -> None:
    t, sight = searching(bag="cultist")
    t.turn().use(sight).skip().choose("no").skip()
    assert (t.own().clues, t.card(sight).uses) == (1, 2)


@matters("12062")
def test_without_a_charge_a_cultist_frightens_and_ends_second_sight() -> None:
    t, sight = searching(bag="cultist", uses=0)
    t.turn().use(sight).skip()
    assert t.own().horror == 1
    assert t.card(sight).zone == "discard:0"


@refused("12062")
def test_without_success_or_charges_second_sight_finds_no_more() -> None:
    t, sight = searching(bag="-4")
    t.turn().use(sight).skip()
    assert (t.kind, t.own().clues, t.card(sight).uses) == ("turn", 0, 3)
    other, empty = searching(uses=0)
    other.turn().use(empty).skip()
    assert (other.kind, other.own().clues) == ("turn", 1)
