"""The rules of thumb pursue an inquiry: they uncover who hides, talk to who talks, and know when to go."""

from miskatonic.core.hint import best
from miskatonic.games.horror.encounter import flying_terrors, people_of_arkham
from miskatonic.games.horror.thumb import answers, decide, leads, turns
from miskatonic.games.horror.thumb import worth as value
from miskatonic.games.horror.words import effects as fx
from tests.games.horror.cards import asset, enemy, treachery
from tests.games.horror.eyes import scene, sight
from tests.games.horror.smoke.city import city, suspect
from tests.games.horror.table import QUIET, Table

HERE = "Merchant District"


def hides(t: Table, at: str = HERE) -> int:
    """Let somebody hide in a district."""
    return t.put(people_of_arkham.MARGARET_LIU, f"beneath:{t.named(at)}", revealed=False)


def test_the_act_says_whom_it_counts_and_what_uncovering_costs() -> None:
    t = city(2)
    hides(t)
    naomi = suspect(t, people_of_arkham.NAOMI_OBANNION, "Easttown")
    t.put(enemy("Ghoul"), f"at:{t.named('Easttown')}")
    t.set(t.person().card, clues=1)
    found = scene(t).inquiry
    assert found == leads.Inquiry(frozenset({naomi}), frozenset({t.named(HERE)}), 4, 3, ready=False)


def test_an_act_without_suspects_is_no_inquiry() -> None:
    assert scene(Table()).inquiry == leads.Inquiry()


def test_with_clues_enough_whoever_hides_here_is_uncovered() -> None:
    t = city()
    hides(t)
    t.set(t.person().card, clues=2)
    t.turn()
    assert str(decide(sight(t))).startswith(f"use:{t.zone('act')[0]}.")


def test_or_the_way_leads_to_where_somebody_hides() -> None:
    t = city()
    hides(t, "Easttown")
    t.set(t.person().card, clues=2)
    t.turn()
    worths = turns.worths(scene(t), t.ask.options)
    moves = {id: worth for id, worth in worths.items() if id.startswith("move:")}
    assert max(moves, key=moves.__getitem__) == f"move:{t.named('Easttown')}"


def test_clues_are_worth_looking_for_as_long_as_somebody_hides() -> None:
    t = city()
    idle = value.clue(scene(t))
    hides(t)
    assert value.clue(scene(t)) > idle


def test_who_talks_to_investigators_is_investigated_even_without_clues() -> None:
    t = city()
    before = turns.weigh(scene(t.turn()), "investigate").worth
    suspect(t, people_of_arkham.DAVID_RENFIELD)
    assert turns.weigh(scene(t.turn()), "investigate").worth > before + 1


def test_who_talks_after_an_evasion_is_evaded_more_gladly() -> None:
    t = city()
    cornelia = t.put(people_of_arkham.CORNELIA_AKELY, "threat:0")
    ghoul = t.put(enemy("Ghoul", fight=3, evade=3, health=4, horror=0), "threat:0")
    at_the_table = scene(t)
    cards = at_the_table.cards
    assert value.slipping(at_the_table, cards[cornelia], 0.5) > value.slipping(
        at_the_table, cards[ghoul], 0.5
    )


def test_a_blow_against_a_suspect_counts_for_more() -> None:
    t = city()
    naomi = t.put(people_of_arkham.NAOMI_OBANNION, "threat:0")
    assert leads.blow(scene(t), scene(t).cards[naomi], 1) == leads.SUSPECT / 5


def test_nobody_is_uncovered_with_the_last_breath() -> None:
    t = city()
    hides(t)
    fresh = leads.uncovering(scene(t.turn()))
    t.set(t.person().card, damage=6, horror=6)
    assert leads.uncovering(scene(t.turn(actions=1))) < fresh


def test_who_is_about_to_fall_goes_home_and_nobody_else() -> None:
    t = city()
    t.put(enemy("Ghoul", damage=2), "threat:0")
    assert leads.going_home(scene(t), -9.0) == -9.0
    t.set(t.person().card, damage=6)
    assert leads.going_home(scene(t), -9.0) == leads.HOME


def test_who_can_hardly_take_anything_goes_home_before_an_enemy_comes() -> None:
    t = city()
    me = t.person().card
    t.set(me, damage=scene(t).number(scene(t).self, "health") - 2)
    assert leads.going_home(scene(t), -9.0) == -9.0
    t.set(me, damage=scene(t).number(scene(t).self, "health") - 1)
    assert leads.going_home(scene(t), -9.0) == leads.HOME


def test_an_enemy_on_top_of_the_encounter_deck_is_discarded_and_nothing_else() -> None:
    for printed, discarded in ((flying_terrors.BAT_HORROR, True), (treachery("Fog"), False)):
        t = city(encounter=(QUIET, QUIET))
        top = t.put(printed, "encounter")
        margaret = suspect(t, people_of_arkham.MARGARET_LIU)
        t.resolve(fx.ReadCodex(6), source=margaret)
        assert decide(sight(t)) == ((f"card:{top}",) if discarded else ())


def test_damage_that_an_asset_must_take_goes_to_the_one_that_can_take_most() -> None:
    t = city()
    weak, strong = (t.put(asset(name, health=health), "play:0") for name, health in (("A", 1), ("B", 3)))
    t.resolve(fx.Deal(1, asset_first=True))
    assert best(answers.assign(scene(t), t.ask)) == f"card:{strong}" != f"card:{weak}"
