"""Rules of thumb for what one has in hands: charges, targets, what binds them, what is better left alone."""

from miskatonic.games.horror import lineup, thumb
from miskatonic.games.horror.printed import Printed, Value
from miskatonic.games.horror.rules import acts
from miskatonic.games.horror.thumb import answers, turns, worth
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Play
from tests.games.horror.cards import act, enemy, investigator, location
from tests.games.horror.eyes import scene, sight
from tests.games.horror.table import Table

CARDS = lineup.cards("spreading_flames")
COSMIC_FLAME, SECOND_SIGHT, NECRONOMICON = CARDS["12059"], CARDS["12062"], CARDS["12012"]
BLAZE, SERVANT, TRUTHS = CARDS["12112"], CARDS["12114"], CARDS["12125"]
PAINT_THE_TOWN_RED, TRICK = CARDS["12051"], CARDS["12011"]
LUCKY_CHARM, JIM_CULVER = CARDS["12061"], CARDS["12060"]
WARD, PRESTIDIGITATION, ISABELLE, COURAGE = CARDS["12065"], CARDS["12052"], CARDS["12013"], CARDS["12094"]
COMPULSION, LIT_UP = CARDS["12128"], CARDS["12107"]
SEEK, FLEE = act("Seek", threshold=Value(2)), act("Flee", stage=2)
LIBRARY = location("Library", connections=("Yard",), clues=Value(2), shroud=Value(1), starts_revealed=True)
YARD = location("Yard", connections=("Library",), clues=Value(0), shroud=Value(1), starts_revealed=True)
MAGE = investigator("Ada", skills={"willpower": 6, "intellect": 1, "combat": 1, "agility": 1})


def charge_spent_on(health: int) -> str:
    """Return what is said to a charge for more damage, by how much the enemy can take."""
    t = Table(people=(MAGE,), locations=(LIBRARY, YARD), acts=(SEEK, FLEE), bag=("0",))
    spell = t.put(COSMIC_FLAME, "play:0", uses=3)
    t.put(enemy("Rat", fight=Value(1), evade=Value(1), health=Value(health), damage=1), "threat:0")
    t.turn(0).choose(f"use:{spell}.{spell}.1.-1")
    while t.kind != "may":
        t.choose(*thumb.decide(sight(t)))
    answer = thumb.decide(sight(t))
    assert isinstance(answer, str)
    return answer


def test_a_charge_is_spent_where_the_damage_counts() -> None:
    assert charge_spent_on(health=2) == "yes"


def test_no_charge_is_spent_on_who_falls_anyway() -> None:
    assert charge_spent_on(health=1) == "no"


def test_a_spell_is_aimed_by_the_skill_it_is_cast_with() -> None:
    t = Table(people=(MAGE,), locations=(LIBRARY, YARD), acts=(BLAZE,), bag=("0",))
    spell = t.put(COSMIC_FLAME, "play:0", uses=3)
    servant = t.put(SERVANT, "threat:0")
    t.put(enemy("Rat", fight=Value(1), evade=Value(1), health=Value(3), damage=1), "threat:0")
    t.g.change(t.person().card, damage=scene(t).left(scene(t).self) - 1)
    t.turn(0).choose(f"use:{spell}.{spell}.1.-1")
    assert t.kind == "target"
    assert thumb.decide(sight(t)) == f"card:{servant}"


def test_who_may_use_no_asset_throws_off_what_binds_his_hands() -> None:
    t = Table(people=(MAGE,), locations=(LIBRARY, YARD), acts=(SEEK, FLEE))
    book = t.put(NECRONOMICON, "threat:0")
    read = f"use:{book}.{book}.4.-1"
    unarmed = turns.weigh(scene(t), read).worth
    t.put(COSMIC_FLAME, "play:0", uses=3)
    t.put(SECOND_SIGHT, "hand:0")
    assert turns.weigh(scene(t), read).worth >= unarmed + 2 * worth.BARRED


def test_nobody_looks_for_an_asset_that_he_may_not_play() -> None:
    t = Table(people=(MAGE,), acts=(SEEK, FLEE))
    trick = next(each for each in TRICK.abilities if isinstance(each, Play))
    free = worth.worth(scene(t), trick.effects)
    t.put(NECRONOMICON, "threat:0")
    assert worth.worth(scene(t), trick.effects) < free - worth.PICKED


def test_nobody_calls_an_enemy_for_a_few_resources() -> None:
    t = Table(people=(MAGE,), acts=(SEEK, FLEE))
    paint = next(each for each in PAINT_THE_TOWN_RED.abilities if isinstance(each, Play))
    assert worth.worth(scene(t), paint.effects) < 0


def test_a_clue_is_worth_less_to_whom_it_hurts() -> None:
    t = Table(people=(MAGE,), locations=(LIBRARY, YARD), acts=(SEEK, FLEE))
    place = scene(t).cards[t.named("Library")]
    free = worth.clues_found(scene(t), place, 1.0)
    t.put(TRUTHS, "threat:0")
    assert worth.clues_found(scene(t), place, 1.0) == free - scene(t).pain(0, 1)


def test_harm_is_shifted_from_who_is_hurt_to_an_asset_never_off_an_enemy() -> None:
    t = Table(people=(MAGE,), locations=(LIBRARY, YARD), acts=(SEEK, FLEE))
    charm = t.put(LUCKY_CHARM, "play:0", uses=4)
    ally = t.put(JIM_CULVER, "play:0")
    t.put(enemy("Rat", fight=Value(1), evade=Value(1), health=Value(3)), "threat:0", damage=1)
    t.g.change(t.person().card, damage=2)
    t.turn(0).choose(f"use:{charm}.{charm}.1.-1")
    assert thumb.decide(sight(t)) == f"card:{ally}"
    t.choose(f"card:{ally}")
    assert t.ask.text.id == "ask-origin"
    assert thumb.decide(sight(t)) == f"card:{t.person().card}"


def test_harm_is_left_where_no_asset_can_bear_it() -> None:
    t = Table(people=(MAGE,), locations=(LIBRARY, YARD), acts=(SEEK, FLEE))
    charm = t.put(LUCKY_CHARM, "play:0", uses=4, horror=1)
    t.g.change(t.person().card, horror=2)
    shift = f"use:{charm}.{charm}.1.-1"
    assert turns.weigh(scene(t), shift).worth < 0
    t.put(JIM_CULVER, "play:0")
    assert turns.weigh(scene(t), shift).worth > 0


def warded(treachery: Printed) -> bool:
    """Say whether a ward is spent on a treachery."""
    t = Table(people=(MAGE,), locations=(LIBRARY, YARD), acts=(SEEK, FLEE))
    t.put(WARD, "hand:0")
    t.put(treachery, "encounter")
    t.resolve(fx.DrawEncounter())
    assert t.kind == "reaction"
    return thumb.decide(sight(t)) != "pass"


def test_a_ward_is_spent_on_what_would_hurt_for_long() -> None:
    assert warded(TRUTHS)


def test_no_ward_is_spent_on_what_hardly_hurts() -> None:
    assert not warded(COMPULSION)


def test_nobody_pays_for_an_asset_that_he_takes_back_at_once() -> None:
    t = Table(people=(MAGE,), acts=(SEEK, FLEE))
    t.put(LUCKY_CHARM, "hand:0")
    play = next(each for each in PRESTIDIGITATION.abilities if isinstance(each, Play))
    assert worth.worth(scene(t), play.effects) <= 0


def test_a_skill_given_before_is_called_back_for_a_test_that_matters() -> None:
    t = Table(people=(ISABELLE,), locations=(LIBRARY, YARD), acts=(SEEK, FLEE), bag=("-2", "-2", "0"))
    t.put(COURAGE, "discard:0")
    t.turn(0).choose("investigate")
    assert t.kind == "window"
    assert thumb.decide(sight(t)) == f"use:{t.person().card}.{t.person().card}.0.-1"


def test_a_test_on_the_back_of_an_agenda_is_weighed_by_what_stands_there() -> None:
    t = Table(people=(MAGE,), locations=(LIBRARY, YARD), acts=(SEEK, FLEE), agendas=(LIT_UP, LIT_UP))
    t.put(CARDS["12091"], "hand:0")
    t.call(acts.advance, "agenda")
    t.run()
    assert t.kind == "commit"
    assert answers.stakes(scene(t)) == scene(t).pain(1, 0)
