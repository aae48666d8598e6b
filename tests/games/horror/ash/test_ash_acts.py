"""Acts, agendas and the scenario reference of Queen of Ash, where they matter and where they do not."""

from typing import Any

import pytest

from miskatonic.games.horror.encounter import ashen_pilgrims, cultists, fire, sewers
from miskatonic.games.horror.encounter import queen_of_ash as own
from miskatonic.games.horror.proofs import matters, refused
from miskatonic.games.horror.rules import acts, moving, rounds, tokens
from miskatonic.games.horror.scenarios import queen_of_ash as scenario
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.things import Choose
from tests.games.horror.ash.sewer import PLACES, aside, burning, names, place_called, sewer
from tests.games.horror.table import Table

CISTERN = "Underground Cistern"
ENDINGS = {"endings": scenario.SCENARIO.endings, "resolutions": scenario.SCENARIO.resolutions}
WITHOUT_SLUICE = tuple(each for each in PLACES if each is not own.SLUICE)
ALL_FIRES = (fire.FIRE,) * 5


def with_agenda(agenda: Any, seats: int = 1, **how: Any) -> Table:
    """Play that agenda, and those after it."""
    left = (scenario.A_GATHERING, scenario.A_RITUAL, scenario.BRETHREN_OF_ASH)
    how = {"scenario": ENDINGS, **how}
    return sewer(seats, agendas=left[left.index(agenda) :], **how)


def stage(t: Table, deck: str) -> int:
    """Return the number of the current act or agenda."""
    card = acts.current(t.g, deck)
    return t.g.print(card).stage if card >= 0 else 0


# Agendas


@matters("12169", "12170")
@pytest.mark.parametrize("agenda", [scenario.A_GATHERING, scenario.A_RITUAL])
def test_an_enemy_in_the_fire_cannot_be_damaged(agenda: Any) -> None:
    t = with_agenda(agenda)
    burning(t, "Flooded Crypt")
    cantor = t.put(ashen_pilgrims.CANTOR, f"at:{place_called(t, 'Flooded Crypt')}")
    t.resolve(fx.Deal(2, target="this"), source=cantor)
    assert t.card(cantor).damage == 0


@refused("12169", "12170")
@pytest.mark.parametrize("agenda", [scenario.A_GATHERING, scenario.A_RITUAL])
def test_where_nothing_burns_it_can(agenda: Any) -> None:
    t = with_agenda(agenda)
    burning(t, "Flooded Crypt")
    cantor = t.put(ashen_pilgrims.CANTOR, f"at:{place_called(t, 'Infested Pipes')}")
    t.resolve(fx.Deal(1, target="this"), source=cantor)
    assert t.card(cantor).damage == 1


@matters("12169")
def test_when_the_gathering_is_over_the_servant_appears_and_minds_give_way() -> None:
    t = with_agenda(scenario.A_GATHERING, 2, bag=("-2",))
    (servant,) = aside(t, own.SERVANT_OF_FLAME)
    t.call(acts.advance, "agenda")
    t.skip()
    assert t.card(servant).zone == f"at:{place_called(t, CISTERN)}"
    assert [t.own(seat).horror for seat in (0, 1)] == [1, 1]


@refused("12169")
def test_a_servant_who_was_killed_before_does_not_appear() -> None:
    t = with_agenda(scenario.A_GATHERING, bag=("+1",))
    t.call(acts.advance, "agenda")
    t.skip()
    assert (stage(t, "agenda"), t.own().horror) == (2, 0)


@matters("12170", "12171")
def test_if_the_ritual_ends_in_act_1_the_mother_of_flame_stands_in_the_cistern() -> None:
    t = with_agenda(scenario.A_RITUAL, acts=(scenario.SEARCH_THE_SEWERS, scenario.STOP_THE_RITE), shown=False)
    (queen,) = aside(t, own.FAINT_EMBERS)
    aside(t, *ALL_FIRES)
    t.call(acts.advance, "agenda")
    cistern = place_called(t, CISTERN)
    assert (t.card(cistern).revealed, t.card(queen).zone) == (True, f"at:{cistern}")
    assert (t.card(queen).code, names(t, "aside")) == ("12179b", ["Fire!"] * 5)
    assert (stage(t, "act"), stage(t, "agenda"), names(t, "agenda")) == (3, 3, ["Brethren of Ash"])
    assert "story-a-ritual-too-late" in t.heard


@matters("12170", "12179")
def test_if_it_ends_later_she_turns_over_and_keeps_everything_on_her() -> None:
    t = with_agenda(scenario.A_RITUAL, acts=(scenario.STOP_THE_RITE,))
    queen = t.put(own.FAINT_EMBERS, f"at:{place_called(t, CISTERN)}", damage=4, clues=2, exhausted=True)
    t.call(acts.advance, "agenda")
    found = t.card(queen)
    assert (found.code, found.damage, found.clues, found.exhausted) == ("12179b", 4, 2, True)
    assert (names(t, "act"), stage(t, "act")) == ([], 3)
    assert "story-a-ritual-awake" in t.heard


def brethren(seats: int = 1, **how: Any) -> Table:
    """Come to the last agenda, with the mother of flame in the cistern."""
    t = with_agenda(scenario.A_RITUAL, seats, acts=(scenario.STOP_THE_RITE,), **how)
    t.put(own.FAINT_EMBERS, f"at:{place_called(t, CISTERN)}")
    t.call(acts.advance, "agenda")
    t.told.clear()
    return t


@matters("12171")
def test_in_place_of_any_doom_everybody_takes_damage_once() -> None:
    t = brethren(2)
    t.call(acts.doom_on_agenda, 3)
    assert ([t.own(seat).damage for seat in (0, 1)], acts.doom_in_play(t.g)) == ([1, 1], 0)
    cantor = t.put(ashen_pilgrims.CANTOR, f"at:{place_called(t, 'Flooded Crypt')}")
    t.call(tokens.put_doom, cantor, 1)
    assert ([t.own(seat).damage for seat in (0, 1)], t.card(cantor).doom) == ([2, 2], 0)


@matters("12171")
def test_when_the_last_of_them_falls_it_advances_and_kills_also_who_resigned() -> None:
    t = brethren(3)
    t.resolve(fx.Resign(), you=2)
    t.resolve(fx.Defeat("you"), you=1)
    assert [person.fate for person in t.g.people] == ["", "", ""]
    t.resolve(fx.Defeat("you"))
    assert [person.fate for person in t.g.people] == ["killed"] * 3
    assert (t.g.resolution, "story-brethren-of-ash-over" in t.heard) == (0, True)


@matters("12171")
def test_who_all_fall_at_once_are_put_out_as_well() -> None:
    t = brethren(2)
    for seat in (0, 1):
        t.set(t.person(seat).card, damage=6)
    t.call(acts.doom_on_agenda, 1)
    assert (t.g.resolution, "story-brethren-of-ash-over" in t.heard) == (0, True)
    assert [person.fate for person in t.g.people] == ["killed"] * 2


@matters("12171")
def test_even_now_she_can_be_defeated() -> None:
    t = brethren()
    t.resolve(fx.Defeat("this"), source=t.named("Elokoss"))
    assert t.g.resolution == 1


@refused("12171")
def test_another_enemy_that_is_defeated_ends_nothing() -> None:
    t = brethren()
    cantor = t.put(ashen_pilgrims.CANTOR, f"at:{place_called(t, 'Flooded Crypt')}")
    t.resolve(fx.Defeat("this"), source=cantor)
    assert t.g.resolution == -1


@refused("12171")
def test_as_long_as_somebody_is_left_it_does_not_advance() -> None:
    t = brethren(2)
    t.resolve(fx.Defeat("you"))
    assert (t.g.resolution, stage(t, "agenda")) == (-1, 3)


# Act 1


def searching(seats: int = 1) -> Table:
    """Search the sewers, with everything set aside that belongs there."""
    t = sewer(
        seats,
        shown=False,
        acts=(scenario.SEARCH_THE_SEWERS, scenario.STOP_THE_RITE),
        locations=WITHOUT_SLUICE,
        scenario=ENDINGS,
    )
    aside(t, own.SLUICE, own.FAINT_EMBERS, own.QUEENS_KNIGHT, own.HERALD_OF_FLAME, *ALL_FIRES)
    return t


@matters("12172")
def test_whoever_enters_the_cistern_finds_the_queen_the_fire_and_the_way_to_the_sluice() -> None:
    t = searching(2)
    t.call(moving.move, 0, place_called(t, CISTERN))
    cistern = place_called(t, CISTERN)
    assert stage(t, "act") == 2
    assert t.card(t.named("Elokoss")).zone == f"at:{cistern}"
    assert names(t, f"on:{cistern}") == ["Fire!"]
    assert {"Fire!", "Queen's Knight", "Herald of Flame"} <= set(names(t, "encounter"))
    assert (names(t, "encounter").count("Fire!"), names(t, "aside")) == (4, [])
    assert not t.card(place_called(t, "Sluice Control")).revealed


@refused("12172")
def test_neither_another_place_nor_an_enemy_that_enters_the_cistern_is_enough() -> None:
    t = searching()
    cantor = t.put(ashen_pilgrims.CANTOR, f"at:{place_called(t, 'Flooded Crypt')}")
    t.resolve(fx.MoveToward("this", Choose(scenario.CISTERN)), source=cantor)
    t.call(moving.move, 0, place_called(t, "Smuggler's Cache"))
    assert (t.card(cantor).zone, stage(t, "act")) == (f"at:{place_called(t, CISTERN)}", 1)


# Act 2


def stopping(seats: int = 1, at: str = CISTERN) -> Table:
    """Try to stop the rite."""
    return sewer(seats, at=at, acts=(scenario.STOP_THE_RITE,), scenario=ENDINGS)


@matters("12173")
def test_clues_of_the_group_put_out_a_fire_where_you_are() -> None:
    t = stopping(2)
    flames = burning(t, CISTERN)
    t.set(t.person(1).card, clues=2)
    t.turn().use(t.zone("act")[0])
    assert (t.card(flames).zone, t.own(1).clues) == ("encounter-discard", 0)


@refused("12173")
def test_a_fire_elsewhere_is_out_of_reach() -> None:
    t = stopping()
    burning(t, "Flooded Crypt")
    t.set(t.person().card, clues=2)
    t.turn()
    assert not t.can_use(t.zone("act")[0])


@matters("12173")
def test_at_the_end_of_the_round_every_cultist_goes_one_step_toward_the_cistern() -> None:
    t = stopping(at="Smuggler's Cache")
    near = t.put(ashen_pilgrims.CANTOR, f"at:{place_called(t, 'Flooded Crypt')}")
    far = t.put(cultists.ZEALOT, f"at:{place_called(t, 'Overgrown Tunnels')}")
    hound = t.put(ashen_pilgrims.HELLHOUND, f"at:{place_called(t, 'Flooded Crypt')}")
    t.do(rounds.end_round)
    assert t.card(near).zone == f"at:{place_called(t, CISTERN)}"
    assert t.card(far).zone == f"at:{place_called(t, 'Sewer Culvert')}"
    assert t.card(hound).zone == f"at:{place_called(t, 'Flooded Crypt')}"


@matters("12173")
def test_when_elokoss_is_defeated_the_act_advances_and_the_campaign_is_won() -> None:
    t = stopping()
    queen = t.put(own.FAINT_EMBERS, f"at:{place_called(t, CISTERN)}")
    t.resolve(fx.Deal(10, target="this"), source=queen)
    assert (t.g.resolution, "story-stop-the-rite-over" in t.heard) == (1, True)


# The scenario reference


def reading(*bag: str, hard: bool = False, at: str = "Sewer Culvert", seed: int = 1) -> Table:
    """Play with these chaos tokens only."""
    difficulty = "hard" if hard else "standard"
    return sewer(at=at, bag=bag, reference=scenario.REFERENCE, difficulty=difficulty, seed=seed)


@matters("12168")
@pytest.mark.parametrize(("hard", "count", "passes"), [(False, 1, True), (False, 2, False), (True, 1, False)])
def test_skulls_count_the_fires_in_play_on_hard_twice(hard: bool, count: int, passes: bool) -> None:
    t = reading("skull", hard=hard)
    for name in ("Flooded Crypt", "Infested Pipes")[:count]:
        burning(t, name)
    before = t.own().resources
    t.resolve(fx.Test(("willpower",), 2, (fx.GainResources(1),))).skip()
    assert (t.own().resources == before + 1) == passes


@matters("12168")
@pytest.mark.parametrize("hard", [False, True])
def test_a_tablet_is_worse_at_the_ritual_site(hard: bool) -> None:
    for at, passes in (("Sewer Culvert", not hard), (CISTERN, False)):
        t = reading("tablet", hard=hard, at=at)
        before = t.own().resources
        t.resolve(fx.Test(("willpower",), 1, (fx.GainResources(1),))).skip()
        assert (t.own().resources == before + 1) == passes


@matters("12168")
@pytest.mark.parametrize("hard", [False, True])
def test_who_fails_by_an_elder_thing_draws_the_topmost_fire(hard: bool) -> None:
    t = reading("elder-thing", hard=hard)
    flames = t.put(fire.FIRE, "encounter-discard")
    t.resolve(fx.Test(("willpower",), 1)).skip()
    assert t.card(flames).zone == f"on:{place_called(t, 'Sewer Culvert')}"


@matters("12168")
@pytest.mark.parametrize("hard", [False, True])
def test_a_cultist_token_reveals_another_against_a_cultist(hard: bool) -> None:
    revealed = set()
    for seed in range(8):
        t = reading("cultist", "0", hard=hard, seed=seed)
        cantor = t.put(ashen_pilgrims.CANTOR, "threat:0")
        t.turn().choose(f"fight:{cantor}").skip()
        revealed.add(len([id for id in t.heard if "token" in id]))
    assert revealed == {1, 2}


@refused("12168")
def test_a_cultist_token_reveals_no_other_against_anybody_else() -> None:
    for seed in range(4):
        t = reading("cultist", "0", seed=seed)
        t.resolve(fx.Test(("willpower",), 1)).skip()
        assert len([id for id in t.heard if "token" in id]) == 1


def test_every_tunnel_looks_the_same_to_the_deck_of_locations() -> None:
    assert {card.reverse_card for card in sewers.TUNNELS} == {"12183b"}
