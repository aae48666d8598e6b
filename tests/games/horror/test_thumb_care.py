"""Rules of thumb for taking care: of cards in hand, slots, fire, enemies on the way, clues left behind."""

from miskatonic.core.text import Text
from miskatonic.games.horror import lineup, thumb
from miskatonic.games.horror.printed import Printed, Value
from miskatonic.games.horror.rules import encounter
from miskatonic.games.horror.thumb import turns, worth
from miskatonic.games.horror.words.abilities import Play
from tests.games.horror.cards import act, enemy, investigator, location
from tests.games.horror.eyes import scene, sight
from tests.games.horror.table import Table

CARDS = lineup.cards("spreading_flames")
JIM_CULVER, SECOND_SIGHT = CARDS["12060"], CARDS["12062"]
ASSISTANT, DEDUCTION = CARDS["12032"], CARDS["12039"]
FIRE, BYSTANDER, LIT_UP, SERVANT = CARDS["12129"], CARDS["12123"], CARDS["12107"], CARDS["12114"]
BLAZE = CARDS["12112"]
BANDAGES, DEXTER, MACHETE = CARDS["12073"], CARDS["12010"], CARDS["12020"]
NOXIOUS_SMOKE, WILD_COMPULSION = CARDS["12130"], CARDS["12128"]
ESCAPE, QUAD, DORMITORIES = CARDS["12110"], CARDS["12116"], CARDS["12117"]
SEEK, FLEE = act("Seek", threshold=Value(2)), act("Flee", stage=2)
LIBRARY = location("Library", connections=("Yard",), clues=Value(2), shroud=Value(3), starts_revealed=True)
YARD = location("Yard", connections=("Library",), clues=Value(0), shroud=Value(1), starts_revealed=True)


def committed(card: Printed) -> int:
    """Return how many cards are committed to a test that fails once in six, with this card in hand."""
    t = Table(locations=(LIBRARY, YARD), acts=(SEEK, FLEE, act("End", stage=3)), bag=("0",) * 5 + ("-1",))
    t.g.change(t.person().card, resources=6)
    t.put(card, "hand:0")
    t.turn(0).choose("investigate")
    assert t.kind == "commit"
    return len(thumb.decide(sight(t)))


def test_an_assistant_is_kept_for_playing_where_a_skill_is_committed() -> None:
    assert committed(DEDUCTION) == 1
    assert committed(ASSISTANT) == 0


def test_an_ally_that_pushes_out_as_good_a_one_is_worth_nothing() -> None:
    t = Table(acts=(SEEK, FLEE, act("End", stage=3)))
    held = t.put(JIM_CULVER, "hand:0")
    assert turns.kept(scene(t), scene(t).cards[held]) > 0
    t.put(JIM_CULVER, "play:0")
    assert turns.kept(scene(t), scene(t).cards[held]) <= 0


def test_who_has_a_spell_to_find_clues_goes_where_they_are() -> None:
    person = investigator("Ada", skills={"willpower": 5, "intellect": 1, "combat": 1, "agility": 1})
    t = Table(people=(person,), locations=(LIBRARY, YARD), acts=(SEEK, FLEE))
    plain = worth.place_worth(scene(t), t.named("Library"))
    t.put(SECOND_SIGHT, "play:0")
    assert worth.place_worth(scene(t), t.named("Library")) > plain


def test_the_last_action_leads_out_of_the_fire() -> None:
    t = Table(locations=(LIBRARY, YARD), acts=(act("Wait"), FLEE))
    t.put(FIRE, f"on:{t.named('Library')}")
    t.alter(0, actions=1)
    assert turns.weigh(scene(t), f"move:{t.named('Yard')}").worth > turns.weigh(scene(t), "end").worth
    assert turns.weigh(scene(t), "end").worth < turns.IDLE


def test_a_fire_is_let_spread_to_where_nobody_has_anything_to_do() -> None:
    yard = location("Yard", connections=("Library", "Shed"), starts_revealed=True)
    shed = location("Shed", connections=("Yard",), starts_revealed=True)
    t = Table(locations=(LIBRARY, yard, shed), acts=(SEEK, FLEE))
    t.alter(0, location=t.named("Yard"))
    t.put(FIRE, f"on:{t.named('Yard')}")
    t.put(FIRE, "encounter")
    t.do(encounter.draw_encounter, 0)
    assert set(t.options) == {f"card:{t.named('Library')}", f"card:{t.named('Shed')}"}
    assert thumb.decide(sight(t)) == f"card:{t.named('Shed')}"
    assert thumb.hint(sight(t)).reason.id == "hint-let-burn"


def test_talking_to_a_bystander_is_not_worth_the_servant_beside_him() -> None:
    t = Table(locations=(LIBRARY, YARD), acts=(SEEK, FLEE))
    t.put(BYSTANDER, "threat:0")
    talk = LIT_UP.abilities[0].effects  # type: ignore[union-attr]
    alone = worth.worth(scene(t), talk)
    t.put(SERVANT, "threat:0")
    assert worth.worth(scene(t), talk) == alone


def test_a_spare_action_on_the_way_shakes_an_enemy_off() -> None:
    t = Table(2, locations=(DORMITORIES, QUAD), acts=(ESCAPE, FLEE))
    ghoul = t.put(enemy("Ghoul", fight=Value(9), evade=Value(2), health=Value(3), damage=1), "threat:0")
    assert thumb.decide(sight(t.turn(0))) == f"evade:{ghoul}"


def test_clues_that_the_next_act_spends_are_found_first() -> None:
    t = Table(locations=(LIBRARY, YARD), acts=(act("Seek", stage=3, threshold=Value(0)), BLAZE))
    assert scene(t).clues_serve_later
    assert worth.clue(scene(t)) == worth.SPARE


def test_who_is_engaged_does_not_call_drawing_a_weapon_a_fight() -> None:
    t = Table(locations=(LIBRARY, YARD), acts=(SEEK, FLEE))
    machete = t.put(MACHETE, "hand:0")
    free = turns.weigh(scene(t), f"play:{machete}").worth
    t.put(SERVANT, "threat:0")
    assert turns.weigh(scene(t), f"play:{machete}").worth <= free - scene(t).opportunity


def test_bandages_are_worth_each_of_their_three_uses() -> None:
    t = Table(acts=(SEEK, FLEE, act("End", stage=3)))
    held = t.put(BANDAGES, "hand:0")
    assert turns.asset_worth(scene(t), scene(t).cards[held], BANDAGES.abilities) == 3 * worth.HEALED


def test_little_is_given_to_keep_a_few_resources() -> None:
    t = Table()
    lost = worth.worth(scene(t), WILD_COMPULSION.abilities[0].effects[0].failure)  # type: ignore[union-attr]
    hurt = worth.worth(scene(t), NOXIOUS_SMOKE.abilities[0].effects[0].failure)  # type: ignore[union-attr]
    assert hurt < lost < 0


def test_nobody_trades_an_asset_for_one_he_cannot_pay() -> None:
    t = Table()
    t.put(MACHETE, "hand:0")
    trade = DEXTER.abilities[0].effects  # type: ignore[union-attr]
    t.g.change(t.person().card, resources=3)
    assert worth.worth(scene(t), trade) > 0
    t.g.change(t.person().card, resources=0)
    assert worth.worth(scene(t), trade) < 0


def test_a_card_that_plays_the_best_of_the_deck_is_worth_its_search() -> None:
    t = Table()
    t.g.change(t.person().card, resources=0)
    trick = next(each for each in CARDS["12011"].abilities if isinstance(each, Play))
    assert worth.worth(scene(t), trick.effects) >= worth.PICKED


def test_a_hint_tells_the_chance_as_it_stands_and_with_the_card_one_would_commit() -> None:
    t = Table(
        people=(investigator("Ada", skills=2),), locations=(LIBRARY, YARD), acts=(SEEK, FLEE), bag=("0", "+1")
    )
    t.put(DEDUCTION, "hand:0")
    t.turn(0)
    why = turns.weigh(scene(t), "investigate").why
    assert why is not None
    said = why.args["chance"]
    assert isinstance(said, Text)
    assert (said.args["alone"], said.args["percent"]) == (50, 100)
