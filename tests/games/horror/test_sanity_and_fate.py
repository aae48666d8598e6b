"""Sanity and horror, healing, killed, insane and devoured investigators, winning and losing."""

import pytest

from miskatonic.core.game import BadOptions
from miskatonic.core.rulebook import rule
from miskatonic.games.horror import numbers
from miskatonic.games.horror.rules import Deck, encounter, new_game
from miskatonic.games.horror.state import Horror
from miskatonic.games.horror.words.abilities import Constant, Reaction, Revelation
from miskatonic.games.horror.words.effects import (
    AdvanceAct,
    AdvanceAgenda,
    Deal,
    Defeat,
    Draw,
    GainResources,
    Heal,
    Kill,
    MoveTokens,
    Resign,
    Resolution,
    Trauma,
)
from miskatonic.games.horror.words.modifiers import Change
from miskatonic.games.horror.words.things import Choose, Each, Excess, Kind, Named
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import act, agenda, asset, investigator, treachery
from tests.games.horror.effects import resolve
from tests.games.horror.table import Table

ENDINGS = {"resolutions": {1: ("Dawn", "Dämmerung"), 2: ("Night", "Nacht"), 0: ("Lost", "Verschollen")}}


def hurt(t: Table, horror: int, seat: int = 0, *, damage: int = 0, direct: bool = False) -> Table:
    return resolve(t, t.zone("reference")[0], Deal(damage, horror, direct=direct), you=seat)


# Sanity and horror


@rule("sanity-and-horror.1")
def test_each_horror_taken_is_a_token_on_the_card() -> None:
    t = Table()
    hurt(hurt(t, 2), 1)
    assert t.own().horror == 3


@rule("sanity-and-horror.2", "sanity-and-horror.3", "sanity-and-horror.4")
@pytest.mark.parametrize(("horror", "out"), [(6, False), (7, True)])
def test_as_much_horror_as_sanity_defeats_and_eliminates_with_mental_trauma(horror: int, out: bool) -> None:
    t = Table(seats=2)
    hurt(t, horror).skip()
    assert (t.person().status == "defeated") is out
    assert (t.person().location == -1) is out
    assert (t.person().mental, t.person().physical) == (int(out), 0)


@rule("sanity-and-horror.5", "killed-insane-devoured.4")
def test_as_much_mental_trauma_as_printed_sanity_drives_insane() -> None:
    t = Table(seats=2)
    t.alter(mental=6)
    t.put(asset("Calm", Constant((Change("you", "sanity", 5),))), "play:0")
    resolve(t, t.person().card, Trauma("mental"))
    assert t.person().fate == "insane"
    assert "fate-insane" in t.heard


@rule("sanity-and-horror.6")
def test_an_asset_with_as_much_horror_as_sanity_is_defeated() -> None:
    t = Table()
    cat = t.put(asset("Cat", sanity=2), "play:0")
    hurt(t, 2).choose(f"card:{cat}").choose(f"card:{cat}")
    assert t.card(cat).zone == "discard:0"
    assert t.own().horror == 0


@rule("sanity-and-horror.7")
def test_horror_cannot_be_assigned_to_an_asset_without_sanity() -> None:
    t = Table()
    t.put(asset("Dog", health=2), "play:0")
    hurt(t, 1)
    assert (t.kind, t.own().horror) == ("", 1)


@rule("sanity-and-horror.8")
def test_remaining_sanity_is_the_base_less_horror_with_all_modifiers() -> None:
    t = Table()
    t.set(t.person().card, horror=2)
    t.put(asset("Calm", Constant((Change("you", "sanity", 3),))), "play:0")
    assert numbers.value(t.g, t.person().card, "remaining-sanity") == 7 - 2 + 3


@rule("sanity-and-horror.9")
def test_direct_horror_goes_to_the_investigator() -> None:
    t = Table()
    t.put(asset("Cat", sanity=2), "play:0")
    hurt(t, 2, direct=True)
    assert (t.kind, t.own().horror) == ("", 2)


# Killed, insane, devoured


@rule("killed-insane-devoured.1", "killed-insane-devoured.5")
@pytest.mark.parametrize("how", ["killed", "insane"])
def test_an_ability_can_kill_or_drive_insane_and_it_is_noted(how: str) -> None:
    t = Table(seats=2)
    resolve(t, t.zone("reference")[0], Kill(how))  # type: ignore[arg-type]
    assert (t.person().fate, t.person().status) == (how, "defeated")
    assert f"fate-{how}" in t.heard


@rule("killed-insane-devoured.5")
def test_a_resolution_can_kill() -> None:
    t = Table(seats=2)
    resolve(t, t.zone("act")[0], Kill("killed"), Resolution(1)).skip()
    assert t.person().killed
    assert t.g.outcome is not None
    assert t.g.outcome.winners == (1,)


def next_scenario(t: Table, physical: int = 0, mental: int = 0) -> Horror:
    """Begin the same scenario again with the same investigator, and the trauma suffered."""
    deck = Deck("ada", ("lantern",) * 9, physical=physical, mental=mental)
    options = t.g.options
    return new_game(options, t.g.scenario, [deck], tuple(t.g.printed.values()), 1)


@rule("killed-insane-devoured.2", "killed-insane-devoured.3", "killed-insane-devoured.4")
@pytest.mark.parametrize(("kind", "how"), [("physical", "deck-killed"), ("mental", "deck-insane")])
def test_whoever_trauma_has_killed_or_driven_insane_is_unavailable(kind: str, how: str) -> None:
    t = Table()
    next_scenario(t, **{kind: 6})
    with pytest.raises(BadOptions) as refused:
        next_scenario(t, **{kind: 7})
    assert refused.value.reason.id == how


@rule("killed-insane-devoured.3")
def test_as_much_physical_trauma_as_printed_health_kills() -> None:
    t = Table(seats=2)
    t.alter(physical=6)
    hurt(t, 0, damage=7).skip()
    assert (t.person().physical, t.person().fate) == (7, "killed")


@rule("killed-insane-devoured.6", "killed-insane-devoured.q1")
def test_whoever_is_devoured_is_recorded_as_devoured_and_counts_as_killed() -> None:
    t = Table(seats=2)
    resolve(t, t.zone("reference")[0], Kill("devoured"))
    assert t.person().fate == "devoured"
    assert t.person().killed
    assert not t.person(1).killed


@rule("killed-insane-devoured.7")
def test_by_itself_it_makes_no_difference_how_an_investigator_was_lost() -> None:
    outcomes = []
    for word in (Kill("killed"), Kill("insane"), Kill("devoured"), Defeat("you")):
        t = Table(seats=2)
        resolve(t, t.zone("reference")[0], word)
        resolve(t, t.zone("act")[0], Resolution(1), you=1)
        outcomes.append((t.g.outcome, t.person().status, t.own().zone))
    assert outcomes == [outcomes[0]] * 4


# Healing


@rule("heal.1", "heal.2")
@pytest.mark.parametrize(("there", "left"), [(5, 3), (1, 0)])
def test_healing_removes_damage_as_far_as_there_is_some(there: int, left: int) -> None:
    t = Table()
    t.set(t.person().card, damage=there, horror=2)
    resolve(t, t.person().card, Heal("damage", 2))
    assert (t.own().damage, t.own().horror) == (left, 2)


@rule("heal.3")
def test_healing_that_is_left_over_is_excess() -> None:
    t = Table()
    t.set(t.person().card, horror=1)
    resolve(t, t.person().card, Heal("horror", 3), GainResources(Excess()))
    assert t.own().resources == 7


@rule("heal.4")
def test_moving_damage_neither_heals_nor_damages() -> None:
    t = Table()
    t.set(t.person().card, damage=3)
    t.put(asset("Dog", health=3), "play:0")
    t.put(asset("Nurse", Reaction(On("after", "heals"), (Draw(),))), "play:0")
    t.put(asset("Vow", Reaction(On("after", "takes"), (Draw(),))), "play:0")
    resolve(t, t.person().card, MoveTokens("damage", 2, "you", Choose(Named("Dog"))))
    assert (t.kind, t.own().damage, t.card(t.named("Dog")).damage) == ("", 1, 2)


# Winning and losing


def ending(t: Table) -> tuple[int, tuple[int, ...]]:
    """Return the resolution and who has won."""
    assert t.g.outcome is not None
    return t.g.resolution, t.g.outcome.winners


@rule("winning-and-losing.1", "winning-and-losing.2")
def test_a_resolution_of_the_act_deck_completes_the_scenario() -> None:
    t = Table(acts=(act("Seek", reverse=(Resolution(1),)),), scenario=ENDINGS)
    resolve(t, t.person().card, AdvanceAct())
    assert t.g.ended
    assert ending(t) == (1, (0,))


@rule("winning-and-losing.1", "winning-and-losing.3")
def test_a_resolution_of_the_agenda_deck_can_be_a_defeat() -> None:
    t = Table(agendas=(agenda("Stir", reverse=(Resolution(2),)),), scenario={**ENDINGS, "lost": (2,)})
    resolve(t, t.person().card, AdvanceAgenda())
    assert ending(t) == (2, ())


@rule("winning-and-losing.1")
def test_an_encounter_card_can_bring_a_resolution() -> None:
    t = Table(encounter=(treachery("Gate", Revelation((Resolution(2),))),))
    t.do(encounter.draw_encounter, 0)
    assert t.g.resolution == 2


@rule("winning-and-losing.4")
def test_what_a_resolution_is_shows_only_when_the_scenario_is_over() -> None:
    t = Table(scenario=ENDINGS)
    assert "Dawn" not in str(t.told) + str(t.g.asks())
    resolve(t, t.zone("act")[0], Resolution(1))
    assert "Dawn" in str(t.told)
    assert "Night" not in str(t.told)


@rule("winning-and-losing.5")
@pytest.mark.parametrize("effect", [Defeat("you"), Resign()])
def test_without_a_resolution_the_guide_says_what_happens_too(effect: Defeat | Resign) -> None:
    t = Table(scenario=ENDINGS)
    resolve(t, t.zone("act")[0], effect)
    assert ending(t)[0] == 0
    assert "Lost" in str(t.told)


@rule("winning-and-losing.6", "winning-and-losing.7")
def test_after_a_lost_scenario_the_next_begins_with_the_consequences() -> None:
    t = Table()
    hurt(t, 7)
    assert ending(t) == (0, ())
    again = next_scenario(t, mental=t.person().mental)
    assert again.cards[0].horror == 1
    assert again.asks()


@rule("winning-and-losing.8")
@pytest.mark.parametrize(("lost", "winners"), [((), (0, 1)), ((1,), ())])
def test_a_resolution_is_a_victory_unless_it_says_otherwise(lost: tuple[int, ...], winners: object) -> None:
    t = Table(seats=2, scenario={"lost": lost})
    resolve(t, t.zone("act")[0], Resolution(1))
    assert ending(t) == (1, winners)


@rule("winning-and-losing.9")
def test_ending_before_any_resolution_is_a_defeat() -> None:
    t = Table(seats=2)
    resolve(t, t.zone("act")[0], Defeat(Each(Kind("investigator"))))
    assert ending(t) == (0, ())


# Base values


@rule("base-value.1", "base-value.2")
def test_the_base_value_is_the_printed_one_before_all_modifiers() -> None:
    wise = {"willpower": 4, "intellect": 1, "combat": 1, "agility": 1}
    t = Table(people=(investigator("Ada", skills=wise),))
    t.put(asset("Tome", Constant((Change("you", "willpower", 2),))), "play:0")
    assert numbers.printed_value(t.g, t.person().card, "willpower") == 4
    assert numbers.value(t.g, t.person().card, "willpower") == 6
