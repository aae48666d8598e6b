"""Rules of thumb for lasting until the end: direct harm, a rest, who meets an enemy, harder blows."""

from miskatonic.games.horror import lineup, thumb
from miskatonic.games.horror.printed import Value
from miskatonic.games.horror.thumb import worth
from miskatonic.games.horror.view import view
from miskatonic.games.horror.words.abilities import Free
from miskatonic.games.horror.words.effects import GainResources
from miskatonic.games.horror.words.triggers import Limit
from tests.games.horror.cards import act, asset, enemy, investigator, location
from tests.games.horror.eyes import scene, sight
from tests.games.horror.table import Table

CARDS = lineup.cards("spreading_flames")
OVERPOWER, VICIOUS_BLOW = CARDS["12092"], CARDS["12025"]
SERVANT, BLAZE, MACHETE = CARDS["12114"], CARDS["12112"], CARDS["12020"]
QUAD, DORMITORIES = CARDS["12116"], CARDS["12117"]
SEEK, FLEE = act("Seek", threshold=Value(2)), act("Flee", stage=2)
LIBRARY = location("Library", connections=("Yard",), clues=Value(2), shroud=Value(3), starts_revealed=True)
YARD = location("Yard", connections=("Library",), starts_revealed=True)


def test_no_asset_saves_anybody_from_direct_harm() -> None:
    t = Table()
    t.put(asset("Vest", health=Value(5)), "play:0")
    assert scene(t).pain(1, 0, direct=True) > scene(t).pain(1, 0)


def test_a_skill_that_strikes_harder_is_committed_to_a_fight_that_cannot_fail() -> None:
    t = Table(locations=(LIBRARY, YARD), acts=(SEEK, FLEE), bag=("0",))
    blow = t.put(VICIOUS_BLOW, "hand:0")
    strong = t.put(OVERPOWER, "hand:0")
    ghoul = t.put(enemy("Ghoul", fight=Value(3), health=Value(2), damage=2, horror=2), "threat:0")
    t.turn(0).choose(f"fight:{ghoul}")
    assert {f"card:{blow}", f"card:{strong}"} <= set(t.options)
    assert thumb.decide(sight(t)) == (f"card:{blow}",)


def test_whoever_is_hurt_goes_where_he_is_healed_but_only_once() -> None:
    t = Table(locations=(DORMITORIES, QUAD), acts=(SEEK, FLEE))
    t.set(t.person().card, damage=2, horror=2)
    t.g.change(t.named("Dormitories"), revealed=True)
    hurt = worth.rest(scene(t), scene(t).cards[t.named("Dormitories")])
    t.turn(0).use(t.named("Dormitories"))
    assert hurt > 0
    assert worth.rest(scene(t), scene(t).cards[t.named("Dormitories")]) == 0


def test_everybody_sees_whose_ability_is_used_up_for_the_game() -> None:
    t = Table(2, locations=(DORMITORIES, QUAD), acts=(SEEK, FLEE))
    t.set(t.person().card, damage=2)
    t.g.change(t.named("Dormitories"), revealed=True)
    t.turn(0).use(t.named("Dormitories"))
    place = t.named("Dormitories")
    assert [person.used for person in view(t.g, 1).people] == [(f"{place}.{place}.0.-1",), ()]


def test_an_enemy_that_could_engage_either_comes_to_the_tougher() -> None:
    people = (investigator("Ada", skills=3, health=5), investigator("Bob", skills=3, health=9, sanity=9))
    t = Table(people=people, locations=(LIBRARY, YARD), acts=(SEEK, FLEE))
    t.put(enemy("Ghoul"), f"at:{t.named('Library')}")
    t.phase("upkeep").skip("window")
    assert t.ask.text.id == "ask-engages"
    assert thumb.decide(sight(t)) == "seat:1"


def test_the_better_the_weapon_the_rather_one_meets_who_must_be_defeated() -> None:
    t = Table(locations=(LIBRARY, YARD), acts=(BLAZE,), bag=("0",))
    t.put(SERVANT, f"at:{t.named('Yard')}")
    bare = worth.place_worth(scene(t), t.named("Yard"))
    t.put(MACHETE, "play:0")
    assert worth.place_worth(scene(t), t.named("Yard")) > bare


def test_what_the_group_has_used_is_nobodys_own() -> None:
    """limit-max.q2: such a use is counted by the title of the card."""
    t = Table()
    alone = t.put(asset("Rope", Free((GainResources(1),), limit=Limit(1, "game"))), "play:0")
    together = t.put(asset("Bell", Free((GainResources(1),), limit=Limit(1, "game", group=True))), "play:0")
    t.turn(0).use(together).use(alone)
    assert view(t.g, 0).people[0].used == (f"{alone}.{alone}.0.-1",)


def test_what_was_used_of_another_copy_of_a_card_is_not_used_up() -> None:
    """limit-max.q1, copy.2"""
    t = Table()
    rope = t.put(asset("Rope", Free((GainResources(1),), limit=Limit(1, "game"))), "play:0")
    t.turn(0).use(rope)
    t.set(rope, copy=1)
    assert view(t.g, 0).people[0].used == ()
