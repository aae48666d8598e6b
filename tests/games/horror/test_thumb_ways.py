"""Rules of thumb where the way costs clues, clues end the scenario, and whoever stays is struck."""

import msgspec

from miskatonic.games.horror import thumb
from miskatonic.games.horror.encounter import queen_of_ash as own
from miskatonic.games.horror.scenarios import queen_of_ash as scenario
from miskatonic.games.horror.thumb import gates, resorts, worth
from miskatonic.games.horror.thumb.goals import Offer
from tests.games.horror.ash.sewer import aside, burning, place_called, sewer
from tests.games.horror.eyes import scene, sight
from tests.games.horror.table import Table

CISTERN = "Underground Cistern"


def rite(**how: object) -> tuple[Table, int]:
    """Stand before the queen while she is embers."""
    acts = (scenario.STOP_THE_RITE,)
    t = sewer(at=CISTERN, acts=acts, agendas=(scenario.A_GATHERING,), **how)  # type: ignore[arg-type]
    return known(t), t.put(own.FAINT_EMBERS, f"at:{place_called(t, CISTERN)}")


def known(t: Table) -> Table:
    """Let everybody know the cards of the scenario."""
    t.g.options = msgspec.structs.replace(t.g.options, scenario="queen_of_ash")
    return t


def searching(clues: int) -> Table:
    """Look for the cistern, at the culvert, with so many clues."""
    t = sewer(acts=(scenario.SEARCH_THE_SEWERS, scenario.STOP_THE_RITE), shown=False)
    t.set(t.person().card, clues=clues)
    return known(t).turn()


def test_what_it_costs_to_enter_is_what_is_missing() -> None:
    t = searching(1)
    goal = scene(t).goal
    assert (goal.clues, goal.missing, goal.enter) == (3, 2, frozenset({place_called(t, CISTERN)}))


def test_nobody_plans_a_way_through_a_place_that_is_locked() -> None:
    cistern = place_called(searching(1), CISTERN)
    assert cistern not in scene(searching(2)).ways
    ways = scene(searching(3)).ways
    assert ways[cistern][0] == 2


def test_whoever_has_the_clues_goes_to_the_cistern() -> None:
    t = searching(3)
    t.alter(0, location=place_called(t, "Flooded Crypt"))
    t.turn()
    assert thumb.decide(sight(t)) == f"move:{place_called(t, CISTERN)}"


def test_nobody_enters_where_somebody_waits_with_too_few_actions_to_leave_again() -> None:
    t = searching(3)
    t.alter(0, location=place_called(t, "Flooded Crypt"))
    aside(t, own.FAINT_EMBERS)
    t.turn(actions=2)
    assert thumb.decide(sight(t)) != f"move:{place_called(t, CISTERN)}"
    t.turn(actions=3)
    assert thumb.decide(sight(t)) == f"move:{place_called(t, CISTERN)}"


def test_whoever_is_fittest_for_what_is_behind_the_doors_goes_first() -> None:
    t = known(sewer(2, acts=(scenario.SEARCH_THE_SEWERS, scenario.STOP_THE_RITE), shown=False))
    for seat in (0, 1):
        t.set(t.person(seat).card, clues=3)
    assert gates.due(scene(t))
    t.set(t.person(0).card, damage=5)
    assert not gates.due(scene(t))


def test_without_hope_clues_are_kept_for_the_way_to_the_sluice() -> None:
    t, queen = rite(shown=False)
    t.set(t.person().card, clues=1, damage=6)
    t.turn()
    assert not str(thumb.decide(sight(t))).startswith(f"use:{queen}.")
    t.set(queen, clues=4)
    assert str(thumb.decide(sight(t))).startswith(f"use:{queen}.")


def test_clues_that_end_the_scenario_are_given_at_once() -> None:
    t, queen = rite()
    t.set(t.person().card, clues=1)
    t.set(queen, clues=2)
    assert scene(t).goal.offer == Offer(queen, 1, 3)
    t.turn()
    assert str(thumb.decide(sight(t))).startswith(f"use:{queen}.")


def test_an_enemy_that_makes_no_attacks_of_opportunity_is_no_danger_in_between() -> None:
    t, _ = rite()
    assert scene(t).opportunity == 0


def test_with_the_last_action_one_leaves_where_the_queen_would_strike() -> None:
    t, _ = rite()
    t.turn(actions=1)
    assert scene(t).awaits(place_called(t, CISTERN)) > 0
    assert str(thumb.decide(sight(t))).startswith("move:")


def test_nobody_strikes_at_the_queen_in_her_fire_but_puts_it_out() -> None:
    t, queen = rite(bag=("+3",))
    before = worth.attack_worth(scene(t), scene(t).cards[queen])
    burning(t, CISTERN)
    t.set(t.person().card, clues=1)
    assert scene(t).shielded(scene(t).cards[queen])
    assert worth.attack_worth(scene(t), scene(t).cards[queen]) < 0 < before


def test_one_card_as_act_and_agenda_has_a_goal_too() -> None:
    t = known(sewer(agendas=(scenario.BRETHREN_OF_ASH,), acts=()))
    queen = t.put(own.MOTHER_OF_FLAME, f"at:{place_called(t, CISTERN)}")
    assert scene(t).goal.foes == {queen}


def at_the_sluice(**hurt: int) -> Table:
    """Stand at the wheel, more or less hurt."""
    agendas = (scenario.A_GATHERING, scenario.A_RITUAL, scenario.BRETHREN_OF_ASH)
    t = known(sewer(at="Sluice Control", acts=(scenario.STOP_THE_RITE,), agendas=agendas, bag=("+2",)))
    t.set(t.person().card, **hurt)
    return t.turn()


def test_whoever_has_no_hope_left_opens_the_sluice() -> None:
    t = at_the_sluice(damage=6)
    assert str(thumb.decide(sight(t))).startswith(f"use:{place_called(t, 'Sluice Control')}.")


def test_whoever_has_hope_leaves_the_sluice_alone() -> None:
    t = at_the_sluice()
    assert not str(thumb.decide(sight(t))).startswith("use:")


def test_only_without_hope_one_is_drawn_to_the_sluice() -> None:
    sluice = place_called(at_the_sluice(), "Sluice Control")
    assert resorts.drawn_to(scene(at_the_sluice()), sluice) == 0
    assert resorts.drawn_to(scene(at_the_sluice(damage=6)), sluice) > 0
    tunnel = place_called(at_the_sluice(), "Infested Pipes")
    assert resorts.drawn_to(scene(at_the_sluice(damage=6)), tunnel) == 0
