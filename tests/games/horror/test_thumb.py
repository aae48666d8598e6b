"""Rules of thumb in tiny positions: one rule, one look; and what they say for themselves."""

from typing import Any

from miskatonic.core.text import LANGUAGES, Speech, Text, text
from miskatonic.games.horror import thumb
from miskatonic.games.horror.bot import GUIDE
from miskatonic.games.horror.cards import by_code
from miskatonic.games.horror.printed import Value
from miskatonic.games.horror.thumb import goals, turns
from miskatonic.games.horror.thumb.reasons import reason
from miskatonic.games.horror.thumb.scene import Scene, nearness
from miskatonic.games.horror.view import view
from miskatonic.games.horror.words.effects import Deal
from miskatonic.games.horror.words.things import AllOf, AtPlace, Kind, Named
from tests.games.horror.cards import act, asset, enemy, investigator, location, skill
from tests.games.horror.eyes import sight
from tests.games.horror.table import Table

EASY = ("0",) * 9 + ("-1",)
SEEK = act("Seek", threshold=Value(2))
LIBRARY = location("Library", connections=("Yard",), clues=Value(2), shroud=Value(2), starts_revealed=True)
YARD = location("Yard", connections=("Library",), clues=Value(0), shroud=Value(1), starts_revealed=True)
PLACES = (LIBRARY, YARD)


def said(reason: Text) -> dict[str, dict[str, Any]]:
    """Return what a reason says, and what is said in it, by the ids."""
    inner = [each for each in reason.args.values() if isinstance(each, Text)]
    return {each.id: dict(each.args) for each in (reason, *inner)}


def test_a_clue_that_the_act_lacks_is_looked_for() -> None:
    t = Table(acts=(SEEK, act("Flee", stage=2)), locations=PLACES, bag=EASY).turn(0)
    assert thumb.decide(sight(t)) == "investigate"


def test_where_nothing_is_left_nobody_stays() -> None:
    t = Table(acts=(SEEK, act("Flee", stage=2)), locations=PLACES, bag=EASY)
    library, yard = t.named("Library"), t.named("Yard")
    t.alter(0, location=yard)
    assert thumb.decide(sight(t.turn(0))) == f"move:{library}"


def test_who_can_beat_an_enemy_fights_it_before_looking_around() -> None:
    t = Table(acts=(SEEK, act("Flee", stage=2)), locations=PLACES, bag=EASY)
    ghoul = t.put(
        enemy("Ghoul", fight=Value(2), evade=Value(5), health=Value(2), damage=2, horror=1), "threat:0"
    )
    assert thumb.decide(sight(t.turn(0))) == f"fight:{ghoul}"


def test_who_cannot_beat_an_enemy_slips_away() -> None:
    t = Table(acts=(SEEK, act("Flee", stage=2)), locations=PLACES, bag=EASY)
    ghoul = t.put(
        enemy("Ghoul", fight=Value(9), evade=Value(1), health=Value(9), damage=2, horror=2), "threat:0"
    )
    assert thumb.decide(sight(t.turn(0))) == f"evade:{ghoul}"


def test_no_test_is_taken_that_is_as_good_as_lost() -> None:
    t = Table(acts=(SEEK, act("Flee", stage=2)), locations=PLACES, bag=("auto-fail",)).turn(0)
    offered = [option.id for option in t.ask.options]
    assert "investigate" in offered
    assert "investigate" not in turns.worths(Scene(view(t.g, 0)), t.ask.options)
    assert thumb.hint(sight(t)).choice != "investigate"


def test_where_every_way_is_as_good_as_lost_the_best_of_them_is_taken() -> None:
    t = Table(acts=(SEEK, act("Flee", stage=2)), locations=PLACES, bag=("auto-fail",)).turn(0)
    only = tuple(option for option in t.ask.options if option.id == "investigate")
    assert list(turns.worths(Scene(view(t.g, 0)), only)) == ["investigate"]


def test_an_asset_takes_damage_as_long_as_it_stays() -> None:
    t = Table()
    vest = t.put(asset("Vest", health=Value(2)), "play:0")
    t.resolve(Deal(1))
    assert thumb.decide(sight(t)) == f"card:{vest}"


def test_a_card_is_committed_where_it_makes_the_difference() -> None:
    people = (investigator("Ada", skills=1),)
    t = Table(people=people, acts=(SEEK, act("Flee", stage=2)), locations=PLACES, bag=("0",))
    nerve = t.put(skill("Nerve", icons={"intellect": 1}), "hand:0")
    t.turn(0).choose("investigate")
    assert t.kind == "commit"
    assert thumb.decide(sight(t)) == (f"card:{nerve}",)
    assert thumb.hint(sight(t)).reason.id == "hint-commit"


def test_no_card_is_committed_to_a_test_that_cannot_fail() -> None:
    t = Table(acts=(SEEK, act("Flee", stage=2)), locations=PLACES, bag=("0",))
    t.put(skill("Nerve", icons={"intellect": 1}), "hand:0")
    t.turn(0).choose("investigate")
    assert thumb.decide(sight(t)) == ()
    assert thumb.hint(sight(t)).reason == text("hint-no-commit", percent=100)


def test_the_closer_defeat_is_the_more_a_point_hurts() -> None:
    assert nearness(1) - nearness(2) > nearness(5) - nearness(6) > 0


def test_a_weapon_is_worth_more_to_bare_hands_than_to_armed_ones() -> None:
    machete = by_code()["12020"]
    bottle = by_code()["12086"]
    t = Table(box=(machete, bottle), bag=EASY)
    held = t.put(machete, "hand:0")
    bare = _worth(t, held)
    t.put(bottle, "play:0")
    assert 0 < _worth(t, held) < bare


def _worth(t: Table, card: int) -> float:
    scene = Scene(view(t.g, 0))
    seen = scene.cards[card]
    printed = scene.printed(seen)
    assert printed is not None
    return turns.asset_worth(scene, seen, printed.abilities)


def test_a_goal_names_the_place_where_clues_are_spent() -> None:
    words = AllOf((Kind("investigator"), AtPlace(Named("Orne Library"))))
    assert goals.names_in(words) == {"Orne Library"}


def test_a_hint_for_an_investigation_tells_the_chance_and_the_clues_missing() -> None:
    t = Table(acts=(SEEK, act("Flee", stage=2)), locations=PLACES, bag=EASY).turn(0)
    told = said(thumb.hint(sight(t)).reason)
    assert told["hint-chance"]["percent"] == 100
    assert told["hint-clues"]["missing"] == 2


def test_a_hint_for_a_weapon_tells_the_chance_to_hit_with_it() -> None:
    machete = by_code()["12020"]
    t = Table(box=(machete,), bag=("0", "-1", "-2", "-3"))
    weapon = t.put(machete, "play:0")
    combat = t.g.print(t.person().card).skills["combat"]
    t.put(enemy("Ghoul", fight=Value(combat + 1), health=Value(2), damage=2), "threat:0")
    t.turn(0)
    used = next(each for each in t.options if each.startswith(f"use:{weapon}."))
    told = said(reason(Scene(view(t.g, 0)), t.ask, used))
    assert told["hint-chance"]["percent"] == 25


def test_a_hint_for_a_fight_tells_the_threat() -> None:
    t = Table(acts=(SEEK, act("Flee", stage=2)), locations=PLACES, bag=EASY)
    t.put(enemy("Ghoul", fight=Value(2), evade=Value(5), health=Value(2), damage=2, horror=1), "threat:0")
    told = said(thumb.hint(sight(t.turn(0))).reason)
    assert (told["hint-threat"]["damage"], told["hint-threat"]["horror"]) == (2, 1)


def test_a_hint_can_be_read_in_both_languages() -> None:
    t = Table(acts=(SEEK, act("Flee", stage=2)), locations=PLACES, bag=EASY).turn(0)
    for language in LANGUAGES:
        speech = Speech(language, ["miskatonic.core", "miskatonic.games.horror"])
        assert "100" in speech.say(thumb.hint(sight(t)).reason, {0: "Ada"}, 0)


def test_what_a_search_tries_first_is_what_the_rules_of_thumb_say() -> None:
    t = Table(acts=(SEEK, act("Flee", stage=2)), locations=PLACES, bag=EASY).turn(0)
    advice = GUIDE.advice(sight(t))
    assert max(advice, key=lambda id: advice[id]) == "investigate"
    assert advice["resource"] > advice["end"]
