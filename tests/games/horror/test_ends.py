"""Near the end: one card as act and agenda, Objectives that do not advance, the fate of everybody."""

from miskatonic.core.rulebook import rule
from miskatonic.games.horror import looking
from miskatonic.games.horror.printed import Ending
from miskatonic.games.horror.rules import acts, ending
from miskatonic.games.horror.state import Context
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Forced, Objective
from miskatonic.games.horror.words.things import Each, Exists, Is, Kind, Named, Stage
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import act, agenda, enemy
from tests.games.horror.table import FLEE, SEEK, STIR, Table

LAST = agenda("Last Hour", stage=3, threshold=None, both=True, reverse=(fx.KillAll(),))
GRAVE = Forced(On("when", "is-defeated", card=Is("this")), (fx.Deal(1, target="lead"),))


def last_hour(seats: int = 1) -> Table:
    """Let one card be act and agenda."""
    t = Table(seats, agendas=(STIR, LAST))
    return t.resolve(fx.BecomeBoth(3))


# One card as act and agenda


@rule("act-agenda-deck.9", "act-agenda-deck.16")
def test_act_agenda_deck_9_one_card_can_be_the_current_act_and_the_current_agenda() -> None:
    t = last_hour()
    last = t.named("Last Hour")
    assert [acts.current(t.g, deck) for deck in acts.DECKS] == [last, last]
    assert [looking.amount(t.g, Context(0, last, 0), Stage(deck)) for deck in ("act", "agenda")] == [3, 3]
    assert [t.zone(zone) for zone in ("act", "acts", "agendas")] == [[], [], []]
    assert {t.card(t.named(each.name[0])).zone for each in (SEEK, FLEE, STIR)} == {"removed"}


@rule("act-agenda-deck.16")
def test_act_agenda_deck_16_without_such_a_card_nothing_takes_their_place() -> None:
    t = Table().resolve(fx.BecomeBoth(3))
    assert (t.g.print(t.zone("act")[0]).name[0], t.g.print(t.zone("agenda")[0]).name[0]) == ("Seek", "Stir")


@rule("act-agenda-deck.10")
def test_act_agenda_deck_10_as_an_act_it_advances_as_the_card_it_is() -> None:
    t = last_hour().resolve(fx.AdvanceAct())
    assert (t.person().fate, t.g.resolution) == ("killed", 0)


@rule("act.9")
def test_act_9_clues_do_not_advance_it() -> None:
    t = last_hour()
    t.set(t.person().card, clues=9)
    t.turn()
    assert "advance" not in t.options


# Objectives that do something else


@rule("resolution.1", "act.10")
def test_resolution_1_an_objective_can_lead_straight_to_a_resolution() -> None:
    goal = Objective(On("at", "is-defeated", card=Named("Ghoul")), effects=(fx.Resolution(2),))
    t = Table(acts=(act("Hunt", goal), FLEE))
    ghoul = t.put(enemy("Ghoul"), f"at:{t.named('Cellar')}")
    t.resolve(fx.Deal(2, target="this"), source=ghoul)
    assert (t.g.resolution, "advances" in t.heard) == (2, False)


@rule("act.q1", "resolution.1")
def test_act_q1_so_can_one_that_is_met_at_any_time() -> None:
    goal = Objective(condition=Exists(Named("Ghoul")), effects=(fx.Resolution(2),))
    t = Table(acts=(act("Hunt", goal), FLEE))
    t.resolve(fx.Spawn(Each(Named("Ghoul"))), source=t.put(enemy("Ghoul"), "aside"))
    assert t.g.resolution == -1
    t.put(enemy("Ghoul"), f"at:{t.named('Cellar')}")
    t.settle()
    assert t.g.resolution == 2


# The fate of everybody


@rule("killed-insane-devoured.5", "elimination.13")
def test_killed_insane_devoured_5_everybody_is_killed_also_who_is_out_of_the_game() -> None:
    t = Table(3)
    t.alter(1, status="defeated")
    t.alter(2, status="resigned")
    t.resolve(fx.KillAll())
    assert [person.fate for person in t.g.people] == ["killed"] * 3
    assert (t.person().status, t.g.resolution) == ("defeated", 0)


@rule("killed-insane-devoured.5")
def test_killed_insane_devoured_5_who_has_resigned_may_be_spared() -> None:
    t = Table(3)
    t.alter(1, status="defeated")
    t.alter(2, status="resigned")
    t.resolve(fx.KillAll(resigned=False))
    assert [person.fate for person in t.g.people] == ["killed", "killed", ""]


@rule("resolution.2", "killed-insane-devoured.5")
def test_resolution_2_whom_an_ending_kills_is_not_defeated_before_it_is_over() -> None:
    t = Table(2, scenario={"endings": {2: Ending(effects=(fx.KillAll(resigned=False),))}})
    t.do(ending.resolve, 2)
    assert [(person.fate, person.status) for person in t.g.people] == [("killed", "playing")] * 2
    assert (t.g.resolution, t.g.outcome is not None and t.g.outcome.winners) == (2, ())


@rule("defeated.9", "defeated.10", "resolution.1")
def test_defeated_9_what_falls_as_the_scenario_ends_has_no_last_word() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul", GRAVE, keywords="victory=1"), f"at:{t.named('Cellar')}")
    rat = t.put(enemy("Rat", GRAVE), f"at:{t.named('Cellar')}")
    t.resolve(fx.Defeat(Each(Kind("enemy")), final=True))
    assert [t.card(each).zone for each in (ghoul, rat)] == ["victory", "encounter-discard"]
    assert (t.own().damage, t.triggered) == (0, [])


# What an ending brings, and to whom


@rule("victory.7", "trauma.1")
def test_victory_7_an_ending_can_be_for_those_who_resigned_only() -> None:
    t = Table(3, scenario={"endings": {3: Ending(experience=3, mental=2, whose="resigned")}})
    t.alter(1, status="defeated")
    t.alter(2, status="resigned")
    t.do(ending.resolve, 3)
    assert [(person.experience, person.mental) for person in t.g.people] == [(0, 0), (0, 0), (3, 2)]


# Chance, and the chaos bag


@rule("effects.3")
def test_effects_3_chance_decides_between_effects() -> None:
    either = fx.ByChance(((fx.GainResources(1),), (fx.Deal(1),)))
    seen = set()
    for seed in range(12):
        t = Table(seed=seed)
        before = t.own().resources
        t.resolve(either)
        seen.add((t.own().resources - before, t.own().damage))
    assert seen == {(1, 0), (0, 1)}


@rule("setup.14", "difficulty-level.3")
def test_setup_14_tokens_join_the_bag_by_difficulty_for_the_rest_of_the_campaign() -> None:
    adds = {"easy": ("skull",), "hard": ("skull", "tablet")}
    bags = [
        sorted(Table(difficulty=each, scenario={"adds": adds}).g.bag) for each in ("easy", "standard", "hard")
    ]
    assert bags == [["0", "skull"], ["0"], ["0", "skull", "tablet"]]
