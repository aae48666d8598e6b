"""Damage and horror are dealt in two steps: assigned, then applied (deal-damage-horror)."""

from miskatonic.core.rulebook import rule
from miskatonic.core.text import Speech
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.rules import Deck, harm, new_game
from miskatonic.games.horror.state import NOBODY, NONE
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Constant, Forced, Reaction
from miskatonic.games.horror.words.modifiers import MayAssignTo
from miskatonic.games.horror.words.things import Choose, Is, Kind, Named
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import asset, enemy, investigator
from tests.games.horror.table import Table

DOG = asset("Dog", health=2)
NUN = asset("Nun", sanity=2)
FRIEND = asset("Friend", health=2, sanity=2)


def deal(t: Table, damage: int = 0, horror: int = 0, seat: int = 0, direct: bool = False) -> Table:
    """Deal damage and horror to an investigator."""
    shares = ((t.person(seat).card, damage, horror),)
    return t.do(harm.begin_dealing, shares, NONE, direct, False, NOBODY)


@rule("deal-damage-horror.1")
def test_damage_goes_against_health_and_horror_against_sanity() -> None:
    t = Table(people=(investigator("Ada", health=3, sanity=9), investigator("Bert", health=9, sanity=3)))
    deal(t, damage=3, seat=0)
    deal(t, horror=3, seat=1)
    assert (t.person(0).physical, t.person(0).mental) == (1, 0)
    assert (t.person(1).physical, t.person(1).mental) == (0, 1)


@rule("deal-damage-horror.2", "deal-damage-horror.3")
def test_what_is_assigned_is_pending_and_not_yet_on_the_card() -> None:
    t = Table()
    dog = t.put(DOG, "play:0")
    deal(t, damage=2)
    assert t.kind == "assign"
    t.choose(f"card:{dog}")
    assert (t.card(dog).damage, t.own().damage) == (0, 0)
    t.choose("rest")
    assert (t.card(dog).damage, t.own().damage) == (1, 1)


@rule("deal-damage-horror.2")
def test_enemies_are_dealt_damage_in_the_same_two_steps() -> None:
    t = Table()
    shield = Forced(On("when", "is-dealt", card=Is("this")), (fx.Prevent("damage", 1),))
    ghoul = t.put(enemy("Ghoul", shield, health=5), "threat:0")
    t.resolve(fx.Deal(3, target=Choose(Kind("enemy"))))
    assert t.card(ghoul).damage == 2


@rule("deal-damage-horror.4")
def test_damage_may_be_split_among_assets_and_the_investigator() -> None:
    t = Table()
    one, two = t.put(DOG, "play:0"), t.put(asset("Cat", health=1), "play:0")
    deal(t, damage=3)
    t.choose(f"card:{one}").choose(f"card:{two}").choose("rest")
    assert t.card(one).damage == 1
    assert t.card(two).zone == "discard:0"
    assert t.own().damage == 1


@rule("deal-damage-horror.4")
def test_nobody_has_to_assign_anything_to_an_asset() -> None:
    t = Table()
    dog = t.put(DOG, "play:0")
    deal(t, damage=2).choose("rest")
    assert (t.card(dog).damage, t.own().damage) == (0, 2)


@rule("deal-damage-horror.4")
def test_assets_that_others_control_are_no_help() -> None:
    t = Table(2)
    t.put(DOG, "play:1")
    deal(t, damage=1)
    assert t.own(0).damage == 1


@rule("deal-damage-horror.5", "deal-damage-horror.6")
def test_an_asset_needs_health_for_damage_and_sanity_for_horror() -> None:
    t = Table()
    dog, nun = t.put(DOG, "play:0"), t.put(NUN, "play:0")
    t.put(asset("Coin"), "play:0")
    deal(t, damage=1, horror=1)
    assert t.options == [f"card:{dog}", "rest"]
    t.choose("rest")
    assert t.options == [f"card:{nun}", "rest"]


@rule("deal-damage-horror.7")
def test_an_asset_is_assigned_no_more_than_it_takes_to_defeat_it() -> None:
    t = Table()
    dog = t.put(DOG, "play:0", damage=1)
    deal(t, damage=3).choose(f"card:{dog}")
    assert t.kind != "assign"
    assert t.card(dog).zone == "discard:0"
    assert t.own().damage == 2


@rule("deal-damage-horror.8")
def test_what_no_asset_can_take_stays_with_the_investigator() -> None:
    t = Table()
    t.put(NUN, "play:0")
    deal(t, damage=2)
    assert t.own().damage == 2


@rule("deal-damage-horror.q1")
def test_damage_and_horror_have_limits_of_their_own() -> None:
    t = Table()
    friend = t.put(FRIEND, "play:0")
    deal(t, damage=2, horror=2)
    for _ in range(4):
        t.choose(f"card:{friend}")
    assert t.card(friend).zone == "discard:0"
    assert (t.own().damage, t.own().horror) == (0, 0)


VEST = asset("Vest", Reaction(On("when", "is-dealt", who=Is("you")), (fx.Prevent("damage", 1),)))


@rule("deal-damage-horror.9", "deal-damage-horror.q2")
def test_assigned_damage_is_prevented_between_the_two_steps() -> None:
    t = Table()
    dog, vest = t.put(DOG, "play:0"), t.put(VEST, "play:0")
    deal(t, damage=2).choose(f"card:{dog}").choose("rest")
    assert t.kind == "reaction"
    assert (t.card(dog).damage, t.own().damage) == (0, 0)
    t.choose(f"{vest}.{vest}.0.-1")
    assert (t.card(dog).damage, t.own().damage) == (1, 0)


@rule("deal-damage-horror.9", "deal-damage-horror.q2")
def test_assigned_damage_is_redistributed_between_the_two_steps() -> None:
    t = Table()
    steps_in = Reaction(On("when", "is-dealt", who=Is("you")), (fx.Redirect("damage", 1, "this"),))
    guard = t.put(asset("Guard", steps_in, health=3), "play:0")
    deal(t, damage=2).choose("rest").choose(f"{guard}.{guard}.0.-1")
    assert (t.card(guard).damage, t.own().damage) == (1, 1)


@rule("deal-damage-horror.10")
def test_everything_assigned_is_placed_at_the_same_moment() -> None:
    t = Table()
    dog = t.put(DOG, "play:0")
    t.put(asset("Bell", Reaction(On("when", "takes"), (fx.GainResources(1),))), "play:0")
    deal(t, damage=2).choose(f"card:{dog}").choose("rest")
    assert t.kind == "reaction"
    assert (t.card(dog).damage, t.own().damage) == (1, 1)


@rule("deal-damage-horror.11")
def test_if_everything_is_prevented_nothing_was_dealt() -> None:
    anger = Forced(On("after", "takes", who=Is("you")), (fx.GainResources(1),))
    t = Table()
    vest = t.put(VEST, "play:0")
    t.put(asset("Anger", anger), "play:0")
    before = t.own().resources
    deal(t, damage=1).choose(f"{vest}.{vest}.0.-1")
    assert t.own().resources == before
    deal(t, damage=1).choose("pass")
    assert t.own().resources == before + 1


@rule("deal-damage-horror.12", "deal-damage-horror.13")
def test_as_much_damage_as_health_defeats_and_eliminates() -> None:
    t = Table(2)
    deal(t, damage=6)
    assert t.person(0).status == "playing"
    deal(t, damage=1)
    assert t.person(0).status == "defeated"
    assert t.person(0).location == NONE


@rule("deal-damage-horror.12")
def test_as_much_horror_as_sanity_defeats() -> None:
    t = Table(2)
    deal(t, horror=7)
    assert t.person(0).status == "defeated"


def slay(printed: Printed, zone: str = "threat:0") -> tuple[Table, int]:
    """Deal 2 damage to an enemy with 2 health."""
    t = Table(2)
    card = t.put(printed, zone)
    t.resolve(fx.Deal(2, target=Choose(Named(printed.name[0]))))
    return t, card


@rule("deal-damage-horror.14")
def test_a_defeated_enemy_goes_to_the_encounter_discard_pile() -> None:
    t, ghoul = slay(enemy("Ghoul"))
    assert t.card(ghoul).zone == "encounter-discard"


@rule("deal-damage-horror.15")
def test_a_defeated_weakness_enemy_goes_to_its_owners_discard_pile() -> None:
    t, stalker = slay(enemy("Stalker", subtype="weakness"), "threat:1")
    assert t.card(stalker).zone == "discard:1"


@rule("deal-damage-horror.16")
def test_a_defeated_asset_goes_to_its_owners_discard_pile() -> None:
    t = Table(2)
    dog, nun = t.put(DOG, "play:1"), t.put(NUN, "play:0")
    t.set(dog, controller=0)
    t.resolve(fx.Deal(2, target=Choose(Named("Dog"))), fx.Deal(0, 2, target=Choose(Named("Nun"))))
    assert t.card(dog).zone == "discard:1"
    assert t.card(nun).zone == "discard:0"


@rule("deal-damage-horror.q3")
def test_defeated_cards_with_victory_go_to_the_victory_display() -> None:
    t, ghoul = slay(enemy("Ghoul", keywords="victory=1"))
    assert t.card(ghoul).zone == "victory"
    t, ally = slay(asset("Ally", health=2, keywords="victory=1"), "play:0")
    assert t.card(ally).zone == "victory"


@rule("deal-damage-horror.q4")
def test_damage_to_an_asset_that_an_effect_names_is_not_redistributed() -> None:
    t = Table()
    dog = t.put(DOG, "play:0")
    t.put(asset("Cat", health=3), "play:0")
    t.resolve(fx.Deal(1, target=Choose(Named("Dog"))))
    assert t.kind != "assign"
    assert t.card(dog).damage == 1


@rule("deal-damage-horror.q4")
def test_horror_never_defeats_an_enemy() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul", health=2), "threat:0")
    t.resolve(fx.Deal(0, 5, target=Choose(Kind("enemy"))))
    assert t.card(ghoul).zone == "threat:0"


# Trauma


@rule("trauma.1", "trauma.4")
def test_defeated_by_damage_means_one_physical_trauma() -> None:
    t = Table(2)
    deal(t, damage=7)
    assert (t.person(0).physical, t.person(0).mental) == (1, 0)


@rule("trauma.2", "trauma.4")
def test_defeated_by_horror_means_one_mental_trauma() -> None:
    t = Table(2)
    deal(t, horror=7)
    assert (t.person(0).physical, t.person(0).mental) == (0, 1)


@rule("trauma.3", "trauma.q3")
def test_who_reaches_both_at_once_chooses_one_trauma() -> None:
    t = Table(2)
    t.g.campaign = True
    deal(t, damage=7, horror=7)
    assert (t.kind, t.asked) == ("trauma", 0)
    t.choose("mental")
    assert (t.person(0).physical, t.person(0).mental) == (0, 1)


@rule("trauma.q2")
def test_nobody_is_asked_which_trauma_if_no_other_scenario_follows() -> None:
    t = Table(2)
    deal(t, damage=7, horror=7)
    assert (t.kind, t.person(0).status, t.person(0).physical + t.person(0).mental) == ("", "defeated", 1)


@rule("trauma.q1")
def test_more_than_enough_counts_as_reaching_it() -> None:
    t = Table(2)
    deal(t, damage=9)
    assert t.person(0).physical == 1


@rule("trauma.5", "trauma.q1")
def test_physical_trauma_up_to_printed_health_kills() -> None:
    t = Table(people=(investigator("Ada", health=2), investigator("Bert")))
    t.alter(0, physical=1)
    t.resolve(fx.Trauma("physical", 2))
    assert t.person(0).fate == "killed"


@rule("trauma.6")
def test_mental_trauma_up_to_printed_sanity_drives_insane() -> None:
    t = Table(people=(investigator("Ada", sanity=2), investigator("Bert")))
    t.alter(0, mental=1)
    t.resolve(fx.Trauma("mental"))
    assert t.person(0).fate == "insane"


@rule("trauma.7", "trauma.8")
def test_trauma_is_where_damage_and_horror_of_a_later_scenario_begin() -> None:
    t = Table()
    deck = Deck("ada", ("lantern",) * 9, physical=2, mental=1)
    later = new_game(t.g.options, t.g.scenario, [deck], list(t.g.printed.values()), 1)
    card = later.cards[later.people[0].card]
    assert (card.damage, card.horror) == (2, 1)


@rule("trauma.q2")
def test_trauma_of_a_single_scenario_changes_nothing_in_the_next() -> None:
    t = Table()
    deal(t, damage=7)
    assert t.person(0).physical == 1
    deck = Deck("ada", ("lantern",) * 9)
    later = new_game(t.g.options, t.g.scenario, [deck], list(t.g.printed.values()), 1)
    assert (later.people[0].physical, later.cards[later.people[0].card].damage) == (0, 0)


def test_whoever_assigns_reads_what_did_it_and_how_much_each_can_still_take() -> None:
    t = Table()
    t.put(asset("Dog", health=3), "play:0", damage=1)
    t.set(t.person().card, damage=4)
    ghoul = t.put(enemy("Ghoul"), "threat:0")
    t.do(harm.begin_dealing, ((t.person().card, 2, 0),), ghoul, False, True, NOBODY)
    english = Speech("en", ["miskatonic.core", "miskatonic.games.horror"])
    assert english.say(t.ask.text) == "Ghoul deals you 2 damage: who takes the next point?"
    assert [english.say(option.text) for option in t.ask.options] == [
        "Dog (can take 2 more)",
        "Me, all 2 (3 health left)",
    ]


@rule("deal-damage-horror.4")
def test_what_must_go_to_own_assets_goes_to_them_point_by_point_and_the_rest_to_oneself() -> None:
    t = Table()
    dog = t.put(asset("Dog", health=1), "play:0")
    t.resolve(fx.Deal(2, asset_first=True))
    assert (t.card(dog).zone, t.own().damage) == ("discard:0", 1)


@rule("deal-damage-horror.4", "deal-damage-horror.6")
def test_an_asset_of_somebody_else_that_may_take_it_need_not() -> None:
    t = Table(2)
    shield = asset("Shield", Constant((MayAssignTo(Kind("investigator"), "damage"),)), health=3)
    card = t.put(shield, "play:1")
    t.resolve(fx.Deal(1, asset_first=True))
    assert (t.kind, t.options) == ("assign", [f"card:{card}", "rest"])
