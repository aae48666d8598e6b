"""The enemies of Queen of Ash: the knight, the herald, the servant, and Elokoss on both her sides."""

from typing import Any

from miskatonic.games.horror import numbers
from miskatonic.games.horror.encounter import ashen_pilgrims, fire
from miskatonic.games.horror.encounter import queen_of_ash as own
from miskatonic.games.horror.notes import LogNote
from miskatonic.games.horror.proofs import matters, refused
from miskatonic.games.horror.rules import fighting
from miskatonic.games.horror.scenarios import queen_of_ash as scenario
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.things import Each, Kind
from tests.games.horror.ash.sewer import burning, draws, place_called, sewer
from tests.games.horror.cards import asset, event
from tests.games.horror.table import Table

CISTERN = "Underground Cistern"
CODEX = {"codex": scenario.SCENARIO.codex}


def cistern(seats: int = 1, **how: Any) -> tuple[Table, int]:
    """Stand before Elokoss, as faint as she is at first."""
    t = sewer(seats, at=CISTERN, **how)
    return t, t.put(own.FAINT_EMBERS, f"at:{place_called(t, CISTERN)}")


# Queen's Knight


@matters("12177")
def test_what_hurts_the_knight_hurts_the_queen() -> None:
    t, queen = cistern()
    knight = t.put(own.QUEENS_KNIGHT, f"at:{place_called(t, 'Flooded Crypt')}")
    t.resolve(fx.Deal(3, target="this"), source=knight)
    assert (t.card(knight).damage, t.card(queen).damage) == (3, 1)


@refused("12177")
def test_horror_or_a_heal_does_not_and_without_the_queen_nobody_else_is_hurt() -> None:
    t = sewer()
    there = f"at:{place_called(t, 'Flooded Crypt')}"
    knight, other = t.put(own.QUEENS_KNIGHT, there), t.put(ashen_pilgrims.HELLHOUND, there)
    t.resolve(fx.Deal(1, target="this"), fx.Heal("damage", 1, "this"), source=knight)
    assert (t.card(knight).damage, t.card(other).damage) == (0, 0)


@refused("12177")
def test_in_her_fire_the_queen_is_not_even_hurt_by_way_of_the_knight() -> None:
    t, queen = cistern(agendas=(scenario.A_GATHERING,))
    burning(t, CISTERN)
    knight = t.put(own.QUEENS_KNIGHT, f"at:{place_called(t, 'Flooded Crypt')}")
    t.resolve(fx.Deal(3, target="this"), source=knight)
    assert (t.card(knight).damage, t.card(queen).damage) == (3, 0)


# Herald of Flame


@matters("12178")
def test_after_the_herald_attacks_every_enemy_there_heals() -> None:
    t, queen = cistern()
    herald = t.put(own.HERALD_OF_FLAME, "threat:0", damage=1)
    far = t.put(ashen_pilgrims.HELLHOUND, f"at:{place_called(t, 'Flooded Crypt')}", damage=1)
    t.set(queen, damage=4)
    t.call(fighting.attack, herald, 0)
    assert [t.card(each).damage for each in (herald, queen, far)] == [0, 3, 1]


@refused("12178")
def test_the_attack_of_another_heals_nobody() -> None:
    t, queen = cistern()
    herald = t.put(own.HERALD_OF_FLAME, "threat:0", damage=1)
    hound = t.put(ashen_pilgrims.HELLHOUND, "threat:0")
    t.set(queen, damage=4)
    t.call(fighting.attack, hound, 0)
    assert [t.card(each).damage for each in (herald, queen)] == [1, 4]


# Elokoss, faint embers


@matters("12179")
def test_the_queen_has_five_health_and_five_for_each_investigator() -> None:
    t, queen = cistern(3)
    assert numbers.value(t.g, queen, "health") == 20


@matters("12179")
def test_who_is_with_the_queen_may_pay_clues_and_five_such_clues_stop_the_rite() -> None:
    t, queen = cistern(2, scenario={"endings": scenario.SCENARIO.endings})
    t.set(t.person().card, clues=3)
    t.turn().use(queen)
    assert (t.card(queen).clues, t.own().clues, t.g.resolution) == (1, 1, -1)
    t.set(queen, clues=4)
    t.set(t.person().card, clues=2)
    t.turn().use(queen)
    assert t.g.resolution == 2


@refused("12179")
def test_the_clues_of_others_do_not_help_nor_does_it_work_from_afar() -> None:
    t, queen = cistern(2)
    t.set(t.person(0).card, clues=1)
    t.set(t.person(1).card, clues=5)
    t.alter(1, location=place_called(t, "Flooded Crypt"))
    t.turn()
    assert not t.can_use(queen)
    t.turn(1)
    assert not t.can_use(queen)


@refused("12179")
def test_faint_as_she_is_the_queen_neither_moves_nor_strikes_at_an_opportunity() -> None:
    t, queen = cistern()
    t.turn().choose("resource").skip()
    assert (t.own().damage, t.own().horror) == (0, 0)
    t.resolve(fx.MoveEnemy("this", Each(Kind("location"))), source=queen)
    assert t.card(queen).zone == f"at:{place_called(t, CISTERN)}"


# Elokoss, mother of flame


@matters("12179")
def test_after_you_evade_the_mother_she_is_ready_and_cannot_attack_you_this_round() -> None:
    t = sewer(2, at=CISTERN)
    mother = t.put(own.MOTHER_OF_FLAME, f"at:{place_called(t, CISTERN)}")
    t.resolve(fx.Evade("this"), source=mother)
    assert not t.card(mother).exhausted
    t.call(fighting.attack, mother, 0)
    t.call(fighting.attack, mother, 1)
    assert (t.own(0).damage, t.own(1).damage) == (0, 3)


@refused("12179")
def test_in_the_next_round_the_mother_attacks_again() -> None:
    t = sewer(at=CISTERN)
    mother = t.put(own.MOTHER_OF_FLAME, f"at:{place_called(t, CISTERN)}")
    t.resolve(fx.Evade("this"), source=mother)
    t.g.lasting.clear()
    t.set(mother, exhausted=False)
    t.call(fighting.attack, mother, 0)
    assert t.own().damage == 3


@refused("12179")
def test_the_mother_of_flame_takes_no_clues_any_more() -> None:
    t = sewer(at=CISTERN)
    mother = t.put(own.MOTHER_OF_FLAME, f"at:{place_called(t, CISTERN)}")
    t.set(t.person().card, clues=9)
    t.turn()
    assert not t.can_use(mother)


# Servant of Flame


def unmask(t: Table, note: str = "") -> Table:
    """Defeat the Servant of Flame where the log names somebody, or nobody."""
    if note:
        t.g.log.append(LogNote("harbinger", (note, note)))
    servant = t.put(own.SERVANT_OF_FLAME, f"at:{place_called(t, 'Flooded Crypt')}")
    return t.resolve(fx.Defeat("this"), source=servant)


@matters("12180")
def test_unmasked_the_harbinger_helps_as_the_log_says() -> None:
    t = sewer(2, scenario=CODEX)
    for seat in (0, 1):
        t.set(t.person(seat).card, damage=4, horror=4)
    unmask(t, "Cornelia Akely")
    assert [(t.own(seat).damage, t.own(seat).horror) for seat in (0, 1)] == [(1, 4)] * 2
    assert "story-unmasked-cornelia" in t.heard


@matters("12180")
def test_margaret_heals_horror_and_naomi_pays() -> None:
    t = sewer(2, scenario=CODEX)
    t.set(t.person().card, horror=4)
    coins = t.own(1).resources
    unmask(t, "Margaret Liu")
    assert t.own().horror == 1
    t = unmask(sewer(2, scenario=CODEX), "Naomi O'Bannion")
    assert [t.own(seat).resources for seat in (0, 1)] == [coins + 5] * 2


@matters("12180")
def test_abigail_lets_everybody_draw_three_cards_who_wants_to() -> None:
    t = sewer(2, scenario=CODEX)
    held = [len(t.zone(f"hand:{seat}")) for seat in (0, 1)]
    unmask(t, "Abigail Foreman").choose("yes").choose("no")
    assert [len(t.zone(f"hand:{seat}")) for seat in (0, 1)] == [held[0] + 3, held[1]]


@matters("12180")
def test_earl_lets_everybody_play_a_weapon_from_the_deck_for_nothing() -> None:
    t = sewer(scenario=CODEX)
    club = t.put(asset("Club", cost=7, traits=("Weapon",)), "deck:0")
    t.put(event("Ambush", traits=("Weapon",)), "deck:0")
    coins = t.own().resources
    unmask(t, "Sgt. Earl Monroe").choose("yes")
    assert (t.card(club).zone, t.own().resources) == ("play:0", coins)


@matters("12180")
def test_david_leaves_a_tome_or_a_spell_to_be_played_from_the_deck() -> None:
    t = sewer(scenario=CODEX)
    tome = t.put(asset("Old Tome", cost=5, traits=("Tome",)), "deck:0")
    unmask(t, "David Renfield").choose("yes")
    assert t.card(tome).zone == "play:0"


@matters("12180")
def test_where_the_log_names_nobody_chance_says_who_it_was() -> None:
    seen = set()
    for seed in range(30):
        t = unmask(sewer(scenario=CODEX, seed=seed))
        seen |= {id for id in t.heard if id.startswith("story-unmasked")}
    assert len(seen) == 6


@refused("12180")
def test_the_mask_does_not_fall_twice() -> None:
    t = sewer(scenario=CODEX)
    coins = t.own().resources
    unmask(unmask(t, "Naomi O'Bannion"))
    assert t.own().resources == coins + 5


# Ashen Rebirth


@matters("12176")
def test_ashen_rebirth_deepens_whatever_wound_is_deeper() -> None:
    for damage, horror, left in ((2, 1, (4, 1)), (1, 2, (1, 4))):
        t = sewer(bag=("-2",))
        t.set(t.person().card, damage=damage, horror=horror)
        draws(t, own.ASHEN_REBIRTH)
        assert (t.own().damage, t.own().horror) == left


@matters("12176")
def test_if_both_are_equally_deep_it_is_chosen_and_the_harm_is_direct() -> None:
    t = sewer(bag=("-2",))
    t.put(asset("Old Friend", health=3, sanity=3), "play:0")
    draws(t, own.ASHEN_REBIRTH)
    t.choose("choice:1")
    assert (t.own().damage, t.own().horror) == (0, 2)


@refused("12176")
def test_who_withstands_ashen_rebirth_is_not_hurt() -> None:
    t = sewer(bag=("+1",))
    t.set(t.person().card, damage=2)
    draws(t, own.ASHEN_REBIRTH)
    assert (t.own().damage, t.own().horror) == (2, 0)


@refused("12176")
def test_fire_is_still_fire_down_here() -> None:
    t = sewer()
    flames = draws(t, fire.FIRE)
    assert t.card(flames).zone == f"on:{place_called(t, 'Sewer Culvert')}"
