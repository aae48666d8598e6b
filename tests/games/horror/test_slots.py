"""Slots: how many assets an investigator can have in play."""

from miskatonic.core.rulebook import rule
from miskatonic.games.horror.rules import cards, lasting, slots
from miskatonic.games.horror.state import Lasting
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Constant, Reaction
from miskatonic.games.horror.words.modifiers import ExtraSlot, NoSlot, SlotInstead
from miskatonic.games.horror.words.things import Choose, Each, InZone, Kind, Named, Trait, Without
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import asset, enemy, treachery
from tests.games.horror.table import Table

KNIFE = asset("Knife", slots=("hand",))
AXE = asset("Axe", slots=("hand", "hand"))
CHARM = asset("Charm", slots=("accessory",))
SPELL = asset("Spell", slots=("arcane",), traits=("Spell",))
COIN = asset("Coin")


def play(t: Table, card: int, seat: int = 0) -> Table:
    """Play an asset from hand."""
    return t.turn(seat).choose(f"play:{card}")


@rule("slots.1", "slots.4")
def test_an_investigator_has_one_or_two_slots_of_each_type() -> None:
    t = Table()
    assert slots.has(t.g, 0) == {"accessory": 1, "head": 1, "body": 1, "ally": 1, "hand": 2, "arcane": 2}


@rule("slots.2", "slots.5", "slots.q3", "asset.6")
def test_each_icon_takes_a_slot_of_its_type() -> None:
    t = Table()
    axe = t.put(AXE, "hand:0")
    play(t, axe)
    assert t.card(axe).slots == ("hand", "hand")
    assert not slots.room_for(t.g, 0, t.put(KNIFE, "hand:0"))
    assert slots.room_for(t.g, 0, t.put(CHARM, "hand:0"))


@rule("slots.2")
def test_assets_in_the_threat_area_take_slots_too() -> None:
    t = Table()
    t.put(CHARM, "threat:0")
    assert not slots.room_for(t.g, 0, t.put(CHARM, "hand:0"))


@rule("slots.3", "slots.13")
def test_without_room_an_asset_must_make_way() -> None:
    t = Table()
    one, two = t.put(KNIFE, "play:0"), t.put(KNIFE, "play:0")
    three = t.put(KNIFE, "hand:0")
    play(t, three)
    assert t.kind == "discard"
    t.choose("0")
    assert (t.card(one).zone, t.card(two).zone, t.card(three).zone) == ("discard:0", "play:0", "play:0")


@rule("slots.13")
def test_taking_control_needs_room_as_well() -> None:
    t = Table(2)
    mine, yours = t.put(CHARM, "play:0"), t.put(CHARM, "play:1")
    t.resolve(fx.TakeControl(Choose(Kind("asset"))), you=0)
    assert t.card(mine).zone == "discard:0"
    assert t.card(yours).zone == "play:0"


@rule("slots.6", "slots.7")
def test_assets_without_an_icon_take_no_slot_however_many() -> None:
    t = Table()
    for _ in range(9):
        play(t, t.put(COIN, "hand:0"))
    assert len(t.zone("play:0")) == 9
    assert slots.occupying(t.g, 0) == []


ANY_HAND = asset("Glove", Constant((SlotInstead(Trait("Spell"), "hand"),)))


@rule("slots.8", "slots.10")
def test_an_effect_allows_another_slot_which_is_settled_when_the_asset_is_played() -> None:
    t = Table()
    t.put(ANY_HAND, "play:0")
    spell = t.put(SPELL, "hand:0")
    play(t, spell)
    assert t.kind == "slots"
    t.choose("1")
    assert t.card(spell).slots == ("hand",)


@rule("slots.11")
def test_an_asset_keeps_its_slot_while_there_is_room() -> None:
    t = Table()
    t.put(ANY_HAND, "play:0")
    spell = t.put(SPELL, "hand:0")
    play(t, spell).choose("1")
    play(t, t.put(KNIFE, "hand:0"))
    play(t, t.put(CHARM, "hand:0"))
    assert t.card(spell).slots == ("hand",)


@rule("slots.12")
def test_when_something_new_needs_the_slot_assets_move_over() -> None:
    t = Table()
    t.put(ANY_HAND, "play:0")
    spell = t.put(SPELL, "play:0", slots=("hand",))
    axe = t.put(AXE, "hand:0")
    play(t, axe)
    assert t.card(axe).zone == "play:0"
    assert t.card(spell).slots == ("arcane",)


@rule("slots.9")
def test_an_effect_frees_assets_from_needing_a_slot() -> None:
    t = Table()
    t.put(asset("Sheath", Constant((NoSlot(Named("Knife")),))), "play:0")
    for _ in range(4):
        play(t, t.put(KNIFE, "hand:0"))
    assert len([card for card in t.zone("play:0") if t.card(card).code == "knife"]) == 4


@rule("slots.q1")
def test_assets_make_way_only_when_costs_are_paid_and_attacks_are_over() -> None:
    t = Table()
    t.put(enemy("Ghoul"), "threat:0")
    old = t.put(CHARM, "play:0")
    new = t.put(asset("Ring", slots=("accessory",), cost=2), "hand:0")
    t.put(asset("Dog", health=3), "play:0")
    play(t, new)
    assert t.kind == "assign"
    assert t.own().resources == 3
    assert t.card(old).zone == "play:0"
    t.choose("rest")
    assert t.card(old).zone == "discard:0"


@rule("slots.q1")
def test_if_playing_it_is_cancelled_nothing_is_discarded() -> None:
    t = Table()
    old = t.put(CHARM, "play:0")
    veto = t.put(asset("Veto", Reaction(On("when", "plays"), (fx.Cancel(),))), "play:0")
    new = t.put(CHARM, "hand:0")
    play(t, new).use(veto)
    assert t.card(old).zone == "play:0"
    assert t.card(new).zone != "play:0"


@rule("slots.q2")
def test_no_more_is_discarded_than_is_needed() -> None:
    t = Table()
    t.put(CHARM, "play:0")
    one, two = t.put(KNIFE, "play:0"), t.put(KNIFE, "play:0")
    third = t.put(KNIFE, "hand:0")
    play(t, third)
    on = [option.on for option in t.ask.options]
    assert on == [(f"card:{one}",), (f"card:{two}",)]


@rule("slots.q2")
def test_permanent_assets_do_not_make_way() -> None:
    t = Table()
    t.put(asset("Relic", slots=("accessory",), keywords="permanent"), "play:0")
    charm = t.put(CHARM, "hand:0")
    t.turn()
    assert f"play:{charm}" not in t.options


@rule("slots.q4")
def test_who_loses_a_slot_rearranges_first() -> None:
    t = Table()
    t.put(ANY_HAND, "play:0")
    spell = t.put(SPELL, "play:0", slots=("hand",))
    knife = t.put(KNIFE, "play:0")
    burn = t.put(treachery("Burn", Constant((ExtraSlot("you", "hand", -1),))), "limbo")
    t.call(cards.enter_play, burn, "threat:0")
    assert t.card(spell).slots == ("arcane",)
    assert t.card(knife).zone == "play:0"


@rule("slots.q4")
def test_who_still_has_too_many_assets_discards() -> None:
    t = Table()
    one, two = t.put(KNIFE, "play:0"), t.put(KNIFE, "play:0")
    burn = t.put(treachery("Burn", Constant((ExtraSlot("you", "hand", -1),))), "limbo")
    t.call(cards.enter_play, burn, "threat:0")
    assert t.kind == "discard"
    t.choose(f"card:{two}")
    assert (t.card(one).zone, t.card(two).zone) == ("play:0", "discard:0")


@rule("slots.q4")
def test_an_extra_slot_that_ends_is_lost_too() -> None:
    t = Table()
    t.resolve(fx.Lasting("round", (ExtraSlot(Kind("investigator"), "accessory"),)))
    assert slots.has(t.g, 0)["accessory"] == 2
    for _ in range(2):
        t.put(CHARM, "play:0")
    t.call(lasting.expire, "round")
    assert t.kind == "discard"


@rule("slots.q4")
def test_an_asset_that_needs_a_slot_once_it_is_hurt_gives_way_at_once() -> None:
    t = Table()
    t.put(treachery("Ease", Constant((NoSlot(Without("damage")),))), "threat:0")
    armour = [t.put(asset("Armour", slots=("body",), health=3), "play:0") for _ in range(2)]
    t.resolve(fx.Deal(1, target=Each(Named("Armour"))))
    assert t.kind == "discard"
    t.choose(f"card:{armour[1]}")
    assert [t.card(each).zone for each in armour] == ["play:0", "discard:0"]


@rule("slots.q5")
def test_an_asset_put_into_play_needs_room_the_same_way() -> None:
    t = Table()
    old = t.put(CHARM, "play:0")
    new = t.put(asset("Ring", slots=("accessory",)), "discard:0")
    t.resolve(fx.PutIntoPlay(Choose(InZone("discard"))))
    assert t.card(old).zone == "discard:0"
    assert t.card(new).zone == "play:0"
    t.put(ANY_HAND, "play:0")
    t.put(SPELL, "aside")
    t.resolve(fx.PutIntoPlay(Choose(InZone("aside"))))
    assert t.kind == "slots"


@rule("slots.q4")
def test_an_asset_that_may_no_longer_sit_in_another_slot_has_to_fit_again() -> None:
    t = Table()
    first = t.put(asset("Coat", slots=("body",)), "play:0")
    second = t.put(asset("Robe", slots=("body",)), "play:0", slots=("accessory",))
    allowed = SlotInstead(Named("Robe"), "accessory")
    t.g.last([Lasting("phase", (allowed,), t.person().card, 0)])
    t.call(lasting.expire, "phase")
    assert (t.kind, t.options) == ("discard", [f"card:{first}", f"card:{second}"])


@rule("slots.11", "slots.12")
def test_extra_slots_for_certain_assets_serve_an_asset_as_far_as_it_has_such_icons() -> None:
    belt = Constant((ExtraSlot("you", "hand", 1, only=Trait("Relic")),))
    t = Table()
    for name in ("Belt", "Sash"):
        t.put(asset(name, belt), "play:0")
    t.put(AXE, "play:0")
    mask = t.put(asset("Mask", slots=("hand", "arcane"), traits=("Relic",)), "hand:0")
    assert slots.room_for(t.g, 0, mask)
    assert not slots.room_for(t.g, 0, t.put(KNIFE, "hand:0")), "it is no Relic"


@rule("slots.12")
def test_two_extra_slots_of_one_card_serve_two_assets() -> None:
    t = Table()
    t.put(asset("Belt", Constant((ExtraSlot("you", "hand", 2, only=Trait("Relic")),))), "play:0")
    t.put(AXE, "play:0")
    bone = asset("Bone", slots=("hand",), traits=("Relic",))
    t.put(bone, "play:0")
    second, third = t.put(bone, "hand:0"), t.put(bone, "hand:0")
    assert slots.room_for(t.g, 0, second)
    play(t, second)
    assert (t.card(second).zone, slots.room_for(t.g, 0, third)) == ("play:0", False)
