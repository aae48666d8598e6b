"""Rounds, phases and player windows (section `timing`), and the mythos phase (section `mythos`)."""

import pytest

from miskatonic.core.rulebook import load, rule
from miskatonic.core.text import Text
from miskatonic.games.horror import numbers
from miskatonic.games.horror.rules.rounds import begin_round
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import (
    Action,
    Forced,
    Free,
    Objective,
    Play,
    Reaction,
    Revelation,
)
from miskatonic.games.horror.words.costs import Actions
from miskatonic.games.horror.words.modifiers import Change
from miskatonic.games.horror.words.things import AtLeast, Is, Named, TokensOn
from miskatonic.games.horror.words.triggers import Happens, On
from tests.games.horror.cards import agenda, asset, enemy, event, investigator, treachery
from tests.games.horror.table import Table

GAIN = (fx.GainResources(1),)
WATCH = asset("Watch", Free(GAIN))
PHASES = ["phase-mythos", "phase-investigation", "phase-enemy", "phase-upkeep"]
NUISANCE = treachery("Nuisance")


def phases(t: Table) -> list[str]:
    """Return the phases the table has heard of, in order."""
    return [each for each in t.heard if each.startswith("phase-")]


def agenda_doom(t: Table) -> int:
    """Return the doom on the current agenda."""
    return t.card(t.zone("agenda")[0]).doom


def window(t: Table) -> str:
    """Return which window asks."""
    return t.ask.text.id.removeprefix("ask-window-")


def happening(t: Table) -> str:
    """Return what a reaction is asked for."""
    what = t.ask.text.args["what"]
    assert isinstance(what, Text)
    return what.id.removeprefix("happens-")


# Rounds and phases


@rule("timing.1", "upkeep.10")
def test_a_round_has_four_phases_in_this_order_and_the_next_round_follows() -> None:
    t = Table(agendas=(agenda("Calm", threshold=9),))
    for _ in range(3):
        t.choose("end")
    assert phases(t) == [*PHASES[1:], *PHASES, *PHASES, *PHASES[:2]]
    assert t.g.round == 4


@rule("timing.2", "mythos.1")
def test_the_first_round_has_no_mythos_phase() -> None:
    t = Table(encounter=(NUISANCE,))
    assert (t.kind, t.g.round, t.g.phase) == ("turn", 1, "investigation")
    assert phases(t) == ["phase-investigation"]
    assert agenda_doom(t) == 0
    assert len(t.zone("encounter")) == 1


@rule("timing.3")
def test_framework_events_happen_whether_anybody_wants_them_or_not() -> None:
    t = Table(encounter=(NUISANCE,))
    ghoul = t.put(enemy("Ghoul"), "threat:0")
    hand = len(t.zone("hand:0"))
    t.choose("end")
    assert agenda_doom(t) == 1
    assert "drew-encounter" in t.heard
    assert (t.own().damage, t.own().horror, t.own().resources) == (1, 1, 6)
    assert len(t.zone("hand:0")) == hand + 1
    assert not t.card(ghoul).exhausted


@rule("timing.4")
def test_in_a_window_free_abilities_may_be_used_and_action_abilities_may_not() -> None:
    t = Table()
    watch = t.put(asset("Watch", Free(GAIN), Action(GAIN, (Actions(1),))), "play:0")
    t.phase("upkeep")
    assert t.kind == "window"
    assert t.options == [f"use:{watch}.{watch}.0.-1", "pass"]
    t.choose(t.options[0])
    assert t.own().resources == 6


@rule("timing.6")
def test_abilities_resolve_at_the_beginning_of_a_phase() -> None:
    t = Table()
    t.put(treachery("Dusk", Forced(On("at", "enemy-phase-begins"), (fx.DoomOnAgenda(1),))), "threat:0")
    t.put(asset("Owl", Reaction(On("when", "enemy-phase-begins"), GAIN)), "play:0")
    t.phase("enemy")
    assert t.kind == "reaction"
    t.choose(t.options[0])
    assert (t.own().resources, agenda_doom(t)) == (6, 1)


@rule("timing.6")
def test_delayed_effects_resolve_at_the_beginning_of_a_phase() -> None:
    later = fx.Delayed(On("at", "enemy-phase-begins"), GAIN)
    t = Table()
    plan = t.put(event("Plan", Play((later,))), "hand:0")
    t.turn().choose(f"play:{plan}")
    assert t.own().resources == 5
    t.phase("enemy")
    assert t.own().resources == 6


@rule("timing.6")
def test_lasting_effects_can_expire_at_the_beginning_of_a_phase() -> None:
    strong = fx.Lasting("upkeep-begins", (Change(Is("you"), "combat", 2),))
    t = Table()
    rage = t.put(event("Rage", Play((strong,))), "hand:0")
    t.turn().choose(f"play:{rage}")
    t.phase("enemy")
    assert numbers.value(t.g, t.person().card, "combat") == 5
    t.phase("upkeep")
    assert numbers.value(t.g, t.person().card, "combat") == 3


@rule("timing.q4")
def test_round_1_starts_before_step_2_1_and_what_is_bound_to_the_mythos_phase_waits() -> None:
    dawn = Forced(On("at", "round-begins"), (fx.DoomOnAgenda(1),))
    night = Forced(On("at", "mythos-begins"), (fx.PlaceClues(1),))
    t = Table(agendas=(agenda("Stir", dawn, night, threshold=9),))
    assert agenda_doom(t) == 1
    assert t.card(t.named("Hall")).clues == 0
    t.choose("end")
    assert agenda_doom(t) == 3
    assert t.card(t.named("Hall")).clues == 1


@rule("timing.q4")
def test_reactions_to_the_start_of_round_1_are_possible() -> None:
    early = investigator("Ada", Reaction(On("when", "round-begins"), GAIN))
    t = Table(people=(early,))
    assert (t.kind, t.g.round) == ("reaction", 1)
    t.choose(t.options[0])
    assert t.own().resources == 6


@rule("timing.q5")
def test_misprinted_german_terms_are_no_terms_of_their_own() -> None:
    book = load("miskatonic.games.horror", "de")
    for misprint in ("Fertigungsprobe", "Unterhaltungsphase"):
        assert [each.id for each in book.values() if misprint in each.text] == ["timing.q5"]


# Windows

NOTED: tuple[Happens, ...] = (
    *("mythos-begins", "draws-encounter", "mythos-ends", "investigation-begins", "investigation-ends"),
    *("enemy-phase-begins", "attacks", "enemy-phase-ends", "upkeep-begins", "readies", "upkeep-ends"),
)


@rule("timing.q1", "mythos.11", "investigation.29", "enemy.11", "upkeep.7")
def test_the_windows_of_a_round_are_where_the_ruling_puts_them() -> None:
    t = Table(encounter=(NUISANCE,))
    t.put(
        asset("Watch", Free(GAIN), *(Reaction(On("after", each), GAIN) for each in NOTED)),
        "play:0",
    )
    t.put(enemy("Ghoul"), "threat:0")
    t.g.round = 1
    t.do(begin_round)
    seen: list[str] = []
    while t.g.round == 2:
        if t.kind == "turn":
            seen.append("turn")
            t.choose("end")
        elif t.kind == "window":
            seen.append(f"window {window(t)}")
            t.choose("pass")
        else:
            seen.append(happening(t))
            t.choose("pass")
    assert seen == [
        *("mythos-begins", "draws-encounter", "window mythos", "mythos-ends"),
        *("investigation-begins", "window investigation", "turn", "investigation-ends"),
        *("enemy-phase-begins", "window enemy-attacks", "attacks", "window enemy-end", "enemy-phase-ends"),
        *("upkeep-begins", "window upkeep", "readies", "upkeep-ends"),
    ]


@rule("timing.q2")
def test_a_window_allows_fast_cards_and_within_a_turn_advancing_the_act() -> None:
    t = Table(2)
    tip = t.put(event("Tip", Play(GAIN), keywords="fast"), "hand:1")
    t.set(t.person(1).card, clues=2)
    t.turn(0)
    assert (t.asked, t.kind) == (1, "window")
    assert t.options == [f"play:{tip}", "advance", "pass"]
    t.phase("upkeep")
    assert (t.asked, t.options) == (1, [f"play:{tip}", "pass"])


@rule("timing.q3")
def test_a_window_closes_once_all_players_have_passed_one_after_another() -> None:
    t = Table(2)
    for seat in (0, 1):
        t.put(WATCH, f"play:{seat}")
    t.phase("upkeep")
    t.choose("pass", seat=0).choose(t.options[0], seat=1)
    assert t.own(1).resources == 6
    assert set(t.g.asks()) == {0, 1}
    t.choose("pass", seat=0).choose("pass", seat=1)
    assert window(t) != "upkeep"


@rule("timing.q3")
def test_in_a_window_one_ability_is_resolved_completely_before_the_next() -> None:
    t = Table(2)
    slow = Free((fx.Choice((GAIN, (fx.Draw(1),))),))
    watch = t.put(asset("Slow Watch", slow), "play:1")
    t.put(WATCH, "play:0")
    t.phase("upkeep")
    t.choose("pass", seat=0).choose(f"use:{watch}.{watch}.0.-1", seat=1)
    assert (t.asked, t.kind, len(t.g.asks())) == (1, "choice", 1)


@rule("timing.q3", "grim-rule.2")
def test_if_two_players_both_want_to_be_first_the_lead_investigator_decides() -> None:
    t = Table(3)
    watches = {seat: t.put(WATCH, f"play:{seat}") for seat in (1, 2)}
    t.phase("upkeep")
    for seat, watch in watches.items():
        t.choose(f"use:{watch}.{watch}.0.-1", seat=seat)
    assert (t.asked, t.kind, t.options) == (0, "first", ["seat:1", "seat:2"])
    t.choose("seat:2")
    assert (t.own(1).resources, t.own(2).resources) == (5, 6)
    assert set(t.g.asks()) == {1, 2}


# The mythos phase


@rule("mythos.2")
def test_the_round_formally_begins_in_step_1_1() -> None:
    t = Table()
    t.put(
        asset("Cock", *(Reaction(On("when", each), GAIN) for each in ("round-begins", "mythos-begins"))),
        "play:0",
    )
    t.phase("mythos")
    assert (t.kind, t.g.phase, agenda_doom(t)) == ("reaction", "mythos", 0)
    t.choose("pass")
    assert (t.kind, agenda_doom(t)) == ("reaction", 0)


@rule("mythos.3")
def test_in_step_1_2_the_current_agenda_gets_1_doom() -> None:
    t = Table()
    t.phase("mythos")
    assert agenda_doom(t) == 1


@rule("mythos.4", "mythos.5", "mythos.6")
def test_all_doom_in_play_counts_against_the_threshold_and_all_of_it_goes_when_the_agenda_advances() -> None:
    t = Table()
    cultist = t.put(enemy("Cultist"), f"at:{t.named('Cellar')}", doom=1)
    charm = t.put(asset("Charm"), "play:0", doom=1)
    old = t.zone("agenda")[0]
    t.phase("mythos")
    assert t.zone("agenda") != [old]
    assert [t.card(each).doom for each in (cultist, charm, t.zone("agenda")[0])] == [0, 0, 0]


@rule("mythos.5")
def test_too_little_doom_does_nothing_in_step_1_3() -> None:
    t = Table()
    t.put(enemy("Cultist"), f"at:{t.named('Cellar')}", doom=1)
    old = t.zone("agenda")
    t.phase("mythos")
    assert t.zone("agenda") == old
    assert agenda_doom(t) == 1


@rule("mythos.7", "mythos.8")
def test_the_agenda_is_flipped_and_obeyed_then_the_next_is_current_and_the_old_one_leaves_the_game() -> None:
    first = agenda("Stir", threshold=1, reverse=(fx.Deal(horror=1, target="lead"),))
    t = Table(agendas=(first, agenda("Wake", stage=2)))
    t.phase("mythos")
    assert t.own().horror == 1
    assert t.zone("agenda") == [t.named("Wake")]
    assert t.card(t.named("Wake")).revealed
    assert t.zone("removed") == [t.named("Stir")]


@rule("mythos.8")
def test_instructions_for_advancing_may_expressly_say_something_else() -> None:
    first = agenda("Stir", threshold=1, reverse=(fx.BecomeCurrent("agenda", 3),))
    t = Table(agendas=(first, agenda("Wake", stage=2), agenda("Rise", stage=3)))
    t.phase("mythos")
    assert t.zone("agenda") == [t.named("Rise")]


@rule("mythos.9")
def test_doom_placed_outside_step_1_3_does_not_advance_the_agenda_unless_a_card_says_so() -> None:
    t = Table()
    old = t.zone("agenda")
    omen = t.put(event("Omen", Play((fx.DoomOnAgenda(3),))), "hand:0")
    push = t.put(event("Push", Play((fx.AdvanceAgenda(),))), "hand:0")
    t.turn().choose(f"play:{omen}")
    assert t.zone("agenda") == old
    assert agenda_doom(t) == 3
    t.choose(f"play:{push}")
    assert t.zone("agenda") != old


@rule("mythos.10")
def test_in_step_1_4_each_investigator_draws_and_resolves_a_card_in_player_order() -> None:
    t = Table(2)
    t.g.lead = 1
    t.put(NUISANCE, "encounter")
    t.put(enemy("Ghoul"), "encounter")
    t.put(treachery("Fright", Revelation((fx.Deal(horror=1),))), "encounter")
    t.phase("mythos")
    assert (t.own(1).horror, t.own(0).horror) == (1, 0)
    assert t.card(t.named("Ghoul")).zone == "threat:0"
    assert t.card(t.named("Fright")).zone == "encounter-discard"


@rule("mythos.q1")
def test_doom_is_counted_in_step_1_3_after_the_doom_of_step_1_2_and_before_encounter_cards() -> None:
    t = Table(agendas=(agenda("Stir", threshold=1), agenda("Wake", stage=2, threshold=5)))
    t.put(treachery("Omen", Revelation((fx.DoomOnAgenda(1),))), "encounter")
    t.phase("mythos")
    assert t.zone("agenda") == [t.named("Wake")]
    assert agenda_doom(t) == 1


@rule("mythos.q2")
def test_advancing_removes_all_tokens_of_the_agenda_not_just_doom() -> None:
    t = Table(agendas=(agenda("Stir", threshold=1), agenda("Wake", stage=2)))
    t.set(t.named("Stir"), clues=2, resources=1)
    t.phase("mythos")
    old = t.card(t.named("Stir"))
    assert (old.doom, old.clues, old.resources) == (0, 0, 0)


@rule("mythos.q2")
@pytest.mark.parametrize(("resources", "advances"), [(5, True), (4, False)])
def test_an_objective_may_have_to_be_met_as_well_as_the_threshold(resources: int, advances: bool) -> None:
    wealth = AtLeast(TokensOn("resources", "lead"), 5)
    t = Table(
        agendas=(agenda("Stir", Objective(condition=wealth, adds=True), threshold=1), agenda("Wake", stage=2))
    )
    t.set(t.person().card, resources=resources)
    t.phase("mythos")
    assert (t.zone("agenda") == [t.named("Wake")]) is advances


@rule("mythos.q2")
def test_an_objective_may_take_the_place_of_the_threshold() -> None:
    fall = Objective(on=On("after", "is-defeated", card=Named("Ghoul")))
    t = Table(agendas=(agenda("Stir", fall, threshold=1), agenda("Wake", stage=2)))
    t.phase("mythos")
    assert t.zone("agenda") == [t.named("Stir")]
    ghoul = t.put(enemy("Ghoul", fight=1, health=1), "threat:0")
    t.turn().choose(f"fight:{ghoul}")
    assert t.zone("agenda") == [t.named("Wake")]


@rule("mythos.q3")
def test_doomed_checks_the_threshold_as_soon_as_it_has_placed_its_doom() -> None:
    t = Table()
    t.set(t.named("Stir"), doom=2)
    cultist = t.put(enemy("Cultist", fight=1, health=1, keywords="doomed"), "threat:0")
    t.turn().choose(f"fight:{cultist}")
    assert t.zone("agenda") == [t.named("Wake")]
    assert t.card(t.named("Wake")).doom == 0


@rule("mythos.q3")
def test_an_effect_that_may_advance_the_agenda_checks_at_once() -> None:
    t = Table()
    t.set(t.named("Stir"), doom=2)
    omen = t.put(event("Omen", Play((fx.DoomOnAgenda(1, advances=True),))), "hand:0")
    t.turn().choose(f"play:{omen}")
    assert t.zone("agenda") == [t.named("Wake")]
