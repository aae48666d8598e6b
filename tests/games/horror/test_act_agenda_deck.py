"""The act deck and the agenda deck, and act cards."""

from typing import Any

from miskatonic.core.rulebook import rule
from miskatonic.games.horror import numbers
from miskatonic.games.horror.printed import Printed, Value
from miskatonic.games.horror.rules import acts, elimination, rounds
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Constant, Forced, Objective
from miskatonic.games.horror.words.modifiers import Change
from miskatonic.games.horror.words.things import AtLeast, Choose, CountOf, Each, InZone, Kind
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import act, agenda, asset, enemy, treachery
from tests.games.horror.table import FLEE, STIR, WAKE, Table

ENEMY_THERE = AtLeast(CountOf(Kind("enemy")), 1)


def with_act(*abilities: Any, seats: int = 1, box: tuple[Printed, ...] = (), **printed: Any) -> Table:
    """Return a table whose first act is this one."""
    return Table(seats, box=box, acts=(act("Seek", *abilities, **printed), FLEE))


def with_agenda(*abilities: Any, box: tuple[Printed, ...] = (), **printed: Any) -> Table:
    """Return a table whose first agenda is this one."""
    return Table(box=box, agendas=(agenda("Stir", *abilities, **printed), WAKE))


def clues(t: Table, *counts: int) -> Table:
    """Give the investigators clues."""
    for seat, count in enumerate(counts):
        t.set(t.person(seat).card, clues=count)
    return t


def spend(t: Table) -> Table:
    """Let the first investigator advance the act in their turn, the others waiting."""
    t.turn(0)
    while t.asked != 0:
        t.choose("pass")
    return t.choose("advance")


def now(t: Table, deck: str = "act") -> str:
    """Return the name of the current act or agenda."""
    return t.g.print(acts.current(t.g, deck)).name[0]


# Advancing the act by clues


@rule("act-agenda-deck.1", "act.5", "act.4", "act-agenda-deck.3")
def test_the_group_spends_clues_in_a_window_and_the_act_advances() -> None:
    t = clues(with_act(), 2)
    t.turn(actions=0)
    assert "advance" in t.options
    t.choose("advance")
    assert now(t) == "Flee"
    assert t.own().clues == 0


@rule("act-agenda-deck.1")
def test_with_too_few_clues_it_does_not_advance() -> None:
    assert "advance" not in clues(with_act(), 1).turn().options


@rule("act-agenda-deck.2", "act.6")
def test_the_number_is_fixed_or_per_investigator() -> None:
    assert acts.why_not_advance(clues(with_act(threshold=4), 4).turn().g, 0) is None
    t = clues(with_act(seats=2, threshold=Value(2, each=True)), 2, 1).turn()
    assert acts.why_not_advance(t.g, 0) is not None
    assert acts.why_not_advance(clues(t, 2, 2).g, 0) is None


@rule("act-agenda-deck.4")
def test_everybody_contributes_as_many_clues_as_they_like() -> None:
    t = spend(clues(with_act(seats=3, threshold=4), 3, 2, 2)).choose("x:1")
    assert (t.kind, t.asked, t.options) == ("number", 1, ["x:1", "x:2"])
    t.choose("x:1")
    assert [t.own(seat).clues for seat in range(3)] == [2, 1, 0]
    assert now(t) == "Flee"


@rule("act-agenda-deck.4")
def test_one_investigator_alone_may_pay() -> None:
    t = spend(clues(with_act(seats=2), 2, 2)).choose("x:2")
    assert (t.own(0).clues, t.own(1).clues) == (0, 2)


@rule("act-agenda-deck.q7")
def test_exactly_the_required_number_is_spent() -> None:
    t = clues(with_act(), 5).turn().choose("advance")
    assert t.own().clues == 3
    assert sum(card.clues for card in t.g.cards) == 3


@rule("act-agenda-deck.q1")
def test_it_takes_a_window_inside_somebodys_turn() -> None:
    t = clues(with_act(seats=2), 0, 2)
    t.turn(0)
    assert (t.asked, "advance" in t.options) == (1, True)
    t.phase("mythos")
    assert not t.kind


@rule("act.7")
def test_a_per_investigator_threshold_does_not_fall_when_somebody_is_eliminated() -> None:
    t = with_act(seats=2, threshold=Value(2, each=True))
    t.do(elimination.eliminate, 1, "resigned")
    assert numbers.value(t.g, acts.current(t.g, "act"), "threshold") == 4


# Objectives of acts


@rule("act-agenda-deck.5", "act.8", "act.9", "act-agenda-deck.q4")
def test_an_objective_that_replaces_the_clues_makes_them_useless() -> None:
    t = clues(with_act(Objective(On("at", "round-ends"))), 9)
    assert "advance" not in t.turn().options
    t.do(rounds.end_round)
    assert now(t) == "Flee"
    assert t.own().clues == 9


@rule("act-agenda-deck.5", "act.9", "act-agenda-deck.q4")
def test_an_objective_that_adds_is_needed_besides_the_clues() -> None:
    t = clues(with_act(Objective(condition=ENEMY_THERE, adds=True)), 2)
    assert "advance" not in t.turn().options
    t.put(enemy("Ghoul"), "threat:0")
    t.turn().choose("advance")
    assert (now(t), t.own().clues) == ("Flee", 0)


@rule("act.10", "act.4")
def test_at_the_stated_timing_point_it_must_advance_if_its_requirements_are_met() -> None:
    goal = Objective(On("at", "round-ends"), condition=ENEMY_THERE)
    t = with_act(goal)
    t.do(rounds.end_round)
    assert now(t) == "Seek"
    t.put(enemy("Ghoul"), "threat:0")
    t.do(rounds.end_round)
    assert now(t) == "Flee"


@rule("act.10")
def test_an_objective_with_may_leaves_the_choice_at_its_timing_point() -> None:
    goal = Objective(On("at", "round-ends"), may=True)
    t = with_act(goal)
    assert "advance" not in t.turn().options
    t.do(rounds.end_round)
    assert t.kind == "reaction"
    t.use(acts.current(t.g, "act"))
    assert now(t) == "Flee"
    again = with_act(goal)
    again.do(rounds.end_round).choose("pass")
    assert now(again) == "Seek"


@rule("act.11")
def test_may_without_a_timing_window_means_any_player_window() -> None:
    t = with_act(Objective(condition=ENEMY_THERE, may=True))
    assert "advance" not in t.turn().options
    t.put(enemy("Ghoul"), "threat:0")
    t.turn(actions=0).choose("advance")
    assert now(t) == "Flee"


@rule("act.q1")
def test_without_timing_point_and_may_it_advances_at_once_when_it_is_first_met() -> None:
    t = with_act(Objective(condition=ENEMY_THERE), box=(enemy("Ghoul"),))
    t.put(enemy("Ghoul"), "aside")
    t.resolve(fx.GainResources(1))
    assert now(t) == "Seek"
    t.resolve(fx.Spawn(Choose(InZone("aside"))), ASIDE)
    assert (t.kind, now(t)) == ("choice", "Seek")
    t.choose("choice:0")
    assert now(t) == "Flee"


@rule("act.4")
def test_a_forced_effect_of_its_revealed_side_advances_it_too() -> None:
    t = with_act(Forced(On("at", "round-ends"), (fx.AdvanceAct(),)))
    t.do(rounds.end_round)
    assert now(t) == "Flee"


# The agenda


@rule("act-agenda-deck.6", "act-agenda-deck.7")
def test_the_agenda_advances_when_all_cards_in_play_hold_the_doom_it_requires() -> None:
    t = with_agenda(threshold=Value(2, each=True))
    t.put(asset("Idol"), "play:0", doom=1)
    t.do(acts.check_doom)
    assert now(t, "agenda") == "Stir"
    t.set(acts.current(t.g, "agenda"), doom=1)
    t.do(acts.check_doom)
    assert now(t, "agenda") == "Wake"


@rule("act-agenda-deck.8")
def test_an_objective_of_the_agenda_replaces_its_doom() -> None:
    t = with_agenda(Objective(On("after", "is-defeated", card=Kind("enemy"))))
    t.set(acts.current(t.g, "agenda"), doom=9)
    t.do(acts.check_doom)
    assert now(t, "agenda") == "Stir"
    t.put(enemy("Ghoul"), "threat:0")
    t.resolve(fx.Defeat(Choose(Kind("enemy"))))
    assert now(t, "agenda") == "Wake"


# How a deck advances


@rule("act-agenda-deck.9", "act.1", "act.2", "act.3")
def test_the_top_cards_of_the_two_decks_are_current() -> None:
    t = Table()
    assert (now(t), now(t, "agenda")) == ("Seek", "Stir")
    assert t.g.print(t.named("Seek")).type == "act"
    assert [t.g.print(card).stage for card in (*t.zone("act"), *t.zone("acts"))] == [1, 2]


@rule("act-agenda-deck.10", "act-agenda-deck.11", "act-agenda-deck.13", "act-agenda-deck.16")
def test_tokens_go_then_the_card_is_turned_over_then_the_next_one_is_current() -> None:
    t = with_act(reverse=(fx.GainResources(2),))
    seek = acts.current(t.g, "act")
    t.set(seek, clues=3, doom=1)
    t.told.clear()
    t.resolve(fx.AdvanceAct())
    order = [t.heard.index(id) for id in ("advances", "gained", "becomes-current")]
    assert order == sorted(order)
    assert (t.card(seek).clues, t.card(seek).doom) == (0, 0)
    assert now(t) == "Flee"


@rule("act-agenda-deck.10", "act-agenda-deck.13")
def test_an_agenda_whose_reverse_brings_doom_does_not_advance_again_before_the_next_is_current() -> None:
    flood = fx.PlaceDoom(9, Each(Kind("agenda")), advances=True)
    t = with_agenda(reverse=(flood,))
    t.resolve(fx.AdvanceAgenda())
    assert now(t, "agenda") == "Wake"
    assert t.heard.count("advances") == 1


@rule("act-agenda-deck.10")
def test_doom_that_comes_when_an_agenda_advances_does_not_make_it_advance_twice() -> None:
    flood = fx.PlaceDoom(9, Each(Kind("agenda")), advances=True)
    t = with_agenda(Forced(On("when", "agenda-advances"), (flood,)))
    t.resolve(fx.AdvanceAgenda())
    assert now(t, "agenda") == "Wake"
    assert t.heard.count("advances") == 1


@rule("act-agenda-deck.11")
def test_its_tokens_are_gone_before_the_other_side_is_carried_out() -> None:
    peek = fx.Choice(((fx.GainResources(1),), (fx.Draw(1),)))
    t = with_act(reverse=(peek,))
    seek = acts.current(t.g, "act")
    t.set(seek, clues=3)
    t.resolve(fx.AdvanceAct())
    assert t.kind == "choice"
    assert t.card(seek).clues == 0


@rule("act-agenda-deck.12")
def test_an_agenda_takes_all_doom_in_play_along_an_act_does_not() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul"), "threat:0", doom=2)
    t.resolve(fx.AdvanceAct())
    assert t.card(ghoul).doom == 2
    t.resolve(fx.AdvanceAgenda())
    assert t.card(ghoul).doom == 0


STRONG = Constant((Change(Kind("investigator"), "combat", 2),))
THRIFT = Forced(On("after", "gains-resources"), (fx.Deal(0, 1, target=Choose(Kind("investigator"))),))
ASIDE = fx.Choice(((fx.GainResources(1),), (fx.Draw(1),)))


@rule("act-agenda-deck.14", "act.12", "act-agenda-deck.q2")
def test_constant_and_forced_abilities_of_an_act_go_on_while_side_b_is_resolved() -> None:
    t = clues(with_act(STRONG, THRIFT, reverse=(fx.GainResources(1), ASIDE)), 2)
    t.turn().choose("advance")
    assert numbers.value(t.g, t.person().card, "combat") == 5
    t.choose("choice:1")
    assert t.own().horror == 1
    assert numbers.value(t.g, t.person().card, "combat") == 3


@rule("act-agenda-deck.q3")
def test_the_same_is_true_of_agendas() -> None:
    t = with_agenda(STRONG, reverse=(ASIDE,))
    t.resolve(fx.AdvanceAgenda())
    assert numbers.value(t.g, t.person().card, "combat") == 5
    t.choose("choice:0")
    assert numbers.value(t.g, t.person().card, "combat") == 3


BEAST = enemy("Beast")
STORM = treachery("Storm", set="tiny")


@rule("act-agenda-deck.15", "act-agenda-deck.q5", "act-agenda-deck.q6")
def test_an_enemy_on_the_reverse_is_drawn_by_the_lead_investigator_and_stays_in_play() -> None:
    t = Table(2, box=(BEAST,), acts=(act("Seek", reverse_card="beast"), FLEE))
    seek = acts.current(t.g, "act")
    t.resolve(fx.AdvanceAct(), you=1)
    assert t.g.print(seek).name[0] == "Beast"
    assert t.card(seek).zone == f"threat:{t.g.lead}"
    assert now(t) == "Flee"


@rule("act-agenda-deck.17", "act-agenda-deck.q6")
def test_the_advanced_card_is_removed_from_the_game_unless_it_entered_play() -> None:
    t = Table(box=(STORM,), acts=(act("Seek", reverse_card="storm"), FLEE))
    seek = acts.current(t.g, "act")
    stir = acts.current(t.g, "agenda")
    t.resolve(fx.AdvanceAct())
    t.resolve(fx.AdvanceAgenda())
    assert (t.card(stir).zone, t.card(seek).zone) == ("removed", "removed")


@rule("act-agenda-deck.16")
def test_a_card_may_name_the_next_one() -> None:
    third = act("Hide", stage=3)
    t = Table(acts=(act("Seek", reverse=(fx.BecomeCurrent("act", 3),)), FLEE, third))
    t.resolve(fx.AdvanceAct())
    assert now(t) == "Hide"


@rule("act-agenda-deck.18")
def test_reaching_a_resolution_point_ends_the_scenario() -> None:
    t = with_act(reverse=(fx.Resolution(2),))
    t.resolve(fx.AdvanceAct())
    assert t.g.ended
    assert t.g.resolution == 2


@rule("act-agenda-deck.q8")
def test_without_another_agenda_everybody_is_defeated_with_one_trauma() -> None:
    t = Table(2, agendas=(STIR,))
    t.g.campaign = True
    t.resolve(fx.AdvanceAgenda())
    assert (t.kind, t.asked) == ("trauma", 0)
    t.choose("physical").choose("mental")
    assert [t.person(seat).status for seat in (0, 1)] == ["defeated", "defeated"]
    assert (t.person(0).physical, t.person(1).mental) == (1, 1)
    assert (t.person(0).mental, t.person(1).physical) == (0, 0)


@rule("act-agenda-deck.16")
def test_of_the_cards_that_are_passed_over_only_earlier_ones_are_removed() -> None:
    stages = [act(f"Act {number}", stage=number) for number in (1, 2, 3, 4)]
    t = Table(acts=(*stages[:3], act("Other", stage=3), stages[3]))
    t.resolve(fx.BecomeCurrent("act", 3))
    where = {t.g.print(card.id).name[0]: card.zone for card in t.g.cards if t.g.print(card.id).type == "act"}
    assert where == {"Act 1": "removed", "Act 2": "removed", "Act 3": "act", "Other": "acts", "Act 4": "acts"}
