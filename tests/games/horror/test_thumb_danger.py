"""Rules of thumb where defeat is near: who takes the blow, who runs, what is worth its price."""

from miskatonic.games.horror import lineup, thumb
from miskatonic.games.horror.printed import Value
from miskatonic.games.horror.thumb import turns, worth
from miskatonic.games.horror.thumb.scene import nearness
from miskatonic.games.horror.words.effects import Deal
from tests.games.horror.cards import act, enemy, investigator, location
from tests.games.horror.eyes import scene, sight
from tests.games.horror.table import Table

CARDS = lineup.cards("spreading_flames")
FIRE, ESCAPE, QUAD, DORMITORIES = CARDS["12129"], CARDS["12110"], CARDS["12116"], CARDS["12117"]
ARMITAGE, ALEKSEY, OLIVIER, CLEAVER = CARDS["12115"], CARDS["12072"], CARDS["12046"], CARDS["12077"]
CACHE, MACHETE, HELLHOUND = CARDS["12089"], CARDS["12020"], CARDS["12122"]
SEEK, FLEE = act("Seek", threshold=Value(2)), act("Flee", stage=2)
LIBRARY = location("Library", connections=("Yard",), clues=Value(2), shroud=Value(3), starts_revealed=True)
YARD = location("Yard", connections=("Library",), clues=Value(0), shroud=Value(1), starts_revealed=True)


def test_the_last_point_is_the_worst() -> None:
    assert nearness(0) - nearness(1) > 2 * (nearness(1) - nearness(2))


def test_assets_fall_before_their_owner_does() -> None:
    t = Table(people=(investigator("Ada", health=7, sanity=7),))
    armitage, aleksey = t.put(ARMITAGE, "play:0", damage=2), t.put(ALEKSEY, "play:0", damage=1)
    t.g.change(t.person().card, damage=5)
    t.resolve(Deal(3))
    assert thumb.decide(sight(t)) in (f"card:{armitage}", f"card:{aleksey}")


def test_no_asset_is_thrown_away_for_who_falls_anyway() -> None:
    t = Table(people=(investigator("Ada", health=7, sanity=7),))
    t.put(ARMITAGE, "play:0", damage=2)
    t.g.change(t.person().card, damage=6)
    t.resolve(Deal(3))
    assert t.kind == "assign"
    assert thumb.decide(sight(t)) == "rest"


def test_an_asset_is_worth_what_it_can_still_take() -> None:
    t = Table(acts=(SEEK, FLEE, act("End", stage=3)))
    fresh, worn = t.put(ALEKSEY, "play:0"), t.put(ALEKSEY, "play:0", damage=1)
    seen = scene(t)
    lost = turns.asset_worth(seen, seen.cards[fresh], ALEKSEY.abilities) - turns.asset_worth(
        seen, seen.cards[worn], ALEKSEY.abilities
    )
    assert round(lost, 6) == turns.SOAK


def test_a_fire_is_the_worse_the_more_stand_in_it() -> None:
    t = Table(locations=(LIBRARY, YARD))
    alone = worth.scorching(scene(t))
    t.put(ALEKSEY, "play:0")
    assert worth.scorching(scene(t)) > alone


def test_who_would_fall_to_the_fire_leaves_it_with_the_first_action_as_with_the_last() -> None:
    t = Table(locations=(LIBRARY, YARD), acts=(SEEK, FLEE))
    t.put(FIRE, f"on:{t.named('Library')}")

    def leaving(actions: int) -> float:
        t.alter(0, actions=actions)
        return turns.weigh(scene(t), f"move:{t.named('Yard')}").worth

    assert leaving(3) < leaving(1)
    t.g.change(t.person().card, damage=6)
    assert leaving(3) == leaving(1)


def test_who_can_live_through_the_attacks_runs_to_where_everybody_must_be() -> None:
    t = Table(2, locations=(DORMITORIES, QUAD), acts=(ESCAPE, FLEE))
    t.put(enemy("Hound", fight=Value(9), evade=Value(9), health=Value(3), damage=2, horror=2), "threat:0")
    t.put(MACHETE, "hand:0")
    assert thumb.decide(sight(t.turn(0))) == f"move:{t.named('Miskatonic Quad')}"


def test_nobody_runs_to_his_death() -> None:
    t = Table(2, locations=(DORMITORIES, QUAD), acts=(ESCAPE, FLEE))
    t.put(enemy("Hound", fight=Value(9), evade=Value(9), health=Value(3), damage=9), "threat:0")
    assert thumb.decide(sight(t.turn(0, actions=1))) != f"move:{t.named('Miskatonic Quad')}"


def test_nobody_runs_where_he_would_wait_for_somebody_who_has_had_his_turn() -> None:
    t = Table(2, locations=(DORMITORIES, QUAD), acts=(ESCAPE, FLEE))
    t.alter(0, actions=3)
    way = f"move:{t.named('Miskatonic Quad')}"
    assert turns.weigh(scene(t), way).worth == turns.RUSH
    t.alter(1, turn_taken=True)
    assert turns.weigh(scene(t), way).worth < turns.RUSH


def test_a_way_in_every_round_is_worth_more_than_other_services() -> None:
    t = Table(acts=(SEEK, FLEE, act("End", stage=3)))
    held = t.put(OLIVIER, "hand:0")
    seen = scene(t)
    assert turns.asset_worth(seen, seen.cards[held], OLIVIER.abilities) > turns.ERRAND


def test_a_cleaver_bites_deeper_where_that_is_worth_the_horror() -> None:
    t = Table(people=(investigator("Ada", health=7, sanity=9),), acts=(SEEK, FLEE))
    cleaver = t.put(CLEAVER, "play:0")
    t.put(enemy("Brute", fight=Value(2), health=Value(2), damage=2, horror=1), "threat:0")
    t.turn(0).choose(next(each for each in t.options if each.startswith(f"use:{cleaver}.")))
    assert t.kind == "reaction"
    assert thumb.decide(sight(t)) != "pass"


def test_an_enemy_that_takes_an_asset_is_the_worse_for_who_has_one() -> None:
    t = Table()
    hound = t.put(HELLHOUND, "threat:0")
    bare = scene(t).attack(scene(t).cards[hound])
    t.put(MACHETE, "play:0")
    assert scene(t).attack(scene(t).cards[hound]) > bare


def test_the_rich_need_no_more() -> None:
    t = Table()
    gain = CACHE.abilities[0].effects  # type: ignore[union-attr]
    t.g.change(t.person().card, resources=1)
    poor = worth.worth(scene(t), gain)
    t.g.change(t.person().card, resources=8)
    assert worth.worth(scene(t), gain) < poor / 2


def test_free_hands_are_worth_no_more_than_the_clues_there_are() -> None:
    few = location("Library", connections=("Yard",), clues=Value(1), shroud=Value(1), starts_revealed=True)
    many = location("Library", connections=("Yard",), clues=Value(9), shroud=Value(1), starts_revealed=True)

    def slipping(place: object) -> float:
        t = Table(locations=(place, YARD), acts=(SEEK, FLEE))  # type: ignore[arg-type]
        ghoul = t.put(enemy("Ghoul", evade=Value(2), health=Value(3), damage=1), "threat:0")
        return worth.slipping(scene(t), scene(t).cards[ghoul], 1.0)

    assert slipping(few) < slipping(many)
