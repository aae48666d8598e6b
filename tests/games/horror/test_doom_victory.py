"""Doom and Doomed, and Victory X with the victory display."""

from miskatonic.core.rulebook import rule
from miskatonic.games.horror import keywords, zones
from miskatonic.games.horror.rules import acts, encounter, ending, rounds
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Free, Objective, Revelation
from miskatonic.games.horror.words.things import AtLeast, Choose, CountOf, InThreatAreaOf, Kind, Named
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import agenda, asset, enemy, location, treachery
from tests.games.horror.table import WAKE, Table

DOOMED = enemy("Herald", keywords="doomed")


def agenda_doom(t: Table) -> int:
    """Return the doom on the current agenda."""
    return t.card(acts.current(t.g, "agenda")).doom


# Doomed


@rule("doomed.1", "doomed.2")
def test_a_doomed_enemy_defeated_by_an_investigator_brings_doom() -> None:
    t = Table()
    herald = t.put(DOOMED, "threat:0")
    t.resolve(fx.Deal(2, target=Choose(Kind("enemy"))))
    assert "doomed" in keywords.NAMES
    assert t.card(herald).zone == "encounter-discard"
    assert agenda_doom(t) == 1


@rule("doomed.2")
def test_a_doomed_enemy_defeated_by_a_scenario_card_brings_doom_too() -> None:
    t = Table()
    t.put(DOOMED, "threat:0")
    pit = t.put(treachery("Pit"), "limbo")
    t.resolve(fx.Defeat(Choose(Kind("enemy"))), source=pit)
    assert agenda_doom(t) == 1


@rule("doomed.3")
def test_the_agenda_can_advance_because_of_doomed() -> None:
    t = Table()
    t.put(DOOMED, "threat:0")
    t.set(acts.current(t.g, "agenda"), doom=2)
    t.resolve(fx.Defeat(Choose(Kind("enemy"))))
    assert acts.current(t.g, "agenda") == t.named("Wake")


@rule("doomed.4")
def test_discarding_a_doomed_enemy_brings_no_doom() -> None:
    t = Table()
    herald = t.put(DOOMED, "threat:0")
    t.resolve(fx.Discard(Choose(Kind("enemy"))))
    assert t.card(herald).zone == "encounter-discard"
    assert agenda_doom(t) == 0


@rule("doomed.q1")
def test_doom_on_the_defeated_enemy_still_counts() -> None:
    t = Table()
    t.put(DOOMED, "threat:0", doom=2)
    t.resolve(fx.Defeat(Choose(Kind("enemy"))))
    assert acts.current(t.g, "agenda") == t.named("Wake")


# Doom


@rule("doom.1", "doom.q1")
def test_the_mythos_phase_puts_one_doom_on_the_agenda_before_the_threshold_is_checked() -> None:
    t = Table(agendas=(agenda("Stir", threshold=1), WAKE))
    t.do(rounds.mythos).skip()
    assert t.heard.index("doom-placed") < t.heard.index("advances")
    assert acts.current(t.g, "agenda") == t.named("Wake")


@rule("doom.1")
def test_below_the_threshold_the_doom_stays_on_the_agenda() -> None:
    t = Table()
    t.do(rounds.mythos).skip()
    assert agenda_doom(t) == 1


@rule("doom.2", "doom.5")
def test_doom_on_all_cards_in_play_counts_for_the_threshold() -> None:
    t = Table()
    t.put(enemy("Cultist"), "threat:0", doom=1)
    t.set(t.named("Hall"), doom=1)
    t.do(rounds.mythos).skip()
    assert acts.current(t.g, "agenda") == t.named("Wake")


@rule("doom.5")
def test_doom_on_allies_is_in_play_and_out_of_play_there_is_none() -> None:
    t = Table()
    t.put(asset("Ally"), "play:0", doom=2)
    assert acts.doom_in_play(t.g) == 2


@rule("doom.q2")
def test_more_doom_than_stated_is_enough() -> None:
    t = Table()
    t.put(enemy("Cultist"), "threat:0", doom=7)
    t.do(acts.check_doom)
    assert acts.current(t.g, "agenda") == t.named("Wake")


@rule("doom.3", "doom.4")
def test_doom_placed_at_another_time_waits_for_the_next_threshold_step() -> None:
    t = Table()
    stir = acts.current(t.g, "agenda")
    t.resolve(fx.DoomOnAgenda(5))
    assert acts.current(t.g, "agenda") == stir
    t.do(rounds.mythos).skip()
    assert acts.current(t.g, "agenda") == t.named("Wake")


@rule("doom.3")
def test_a_card_that_says_so_advances_the_agenda_at_once() -> None:
    t = Table()
    t.resolve(fx.DoomOnAgenda(3, advances=True))
    assert acts.current(t.g, "agenda") == t.named("Wake")


ENEMY_HERE = AtLeast(CountOf(Kind("enemy")), 1)


@rule("doom.q3", "doom.2")
def test_an_objective_that_replaces_the_threshold_lets_doom_advance_nothing() -> None:
    t = Table(agendas=(agenda("Stir", Objective(On("at", "round-ends"))), WAKE))
    stir = acts.current(t.g, "agenda")
    t.set(stir, doom=9)
    t.do(acts.check_doom)
    assert acts.current(t.g, "agenda") == stir


@rule("doom.q3")
def test_an_objective_that_adds_needs_both() -> None:
    t = Table(agendas=(agenda("Stir", Objective(condition=ENEMY_HERE, adds=True)), WAKE))
    stir = acts.current(t.g, "agenda")
    t.set(stir, doom=3)
    t.do(acts.check_doom)
    assert acts.current(t.g, "agenda") == stir
    t.put(enemy("Ghoul"), "threat:0")
    t.do(acts.check_doom)
    assert acts.current(t.g, "agenda") == t.named("Wake")


# Victory X

PRIZE = enemy("Prize", keywords="victory=2")


@rule("victory.1", "victory.2", "victory.3", "victory.8")
def test_a_defeated_enemy_with_victory_goes_to_the_victory_display_out_of_play() -> None:
    t = Table()
    prize = t.put(PRIZE, "threat:0")
    t.resolve(fx.Defeat(Choose(Kind("enemy"))))
    assert "victory" in keywords.NAMES
    assert t.card(prize).zone == "victory"
    assert not zones.in_play(t.g, prize)


@rule("victory.2")
def test_what_is_in_the_victory_display_is_there_until_the_end() -> None:
    t = Table()
    prize = t.put(PRIZE, "threat:0")
    t.resolve(fx.Defeat(Choose(Kind("enemy"))))
    t.resolve(fx.Resolution(1))
    assert t.g.ended
    assert t.card(prize).zone == "victory"


@rule("victory.4")
def test_all_players_share_one_victory_display() -> None:
    t = Table(2)
    t.put(PRIZE, "threat:0")
    t.put(enemy("Trophy", keywords="victory=1"), "threat:1")
    t.resolve(fx.Defeat(Choose(Named("Prize"))), you=0)
    t.resolve(fx.Defeat(Choose(Named("Trophy"))), you=1)
    assert len(t.zone("victory")) == 2


SHRINE = location("Shrine", keywords="victory=1")


@rule("victory.5")
def test_a_revealed_location_without_clues_counts_at_the_end() -> None:
    t = Table()
    shrine = t.put(SHRINE, "map")
    t.do(ending.resolve, 1)
    assert t.card(shrine).zone == "victory"


@rule("victory.6")
def test_an_unrevealed_location_or_one_with_a_clue_does_not() -> None:
    t = Table()
    veiled = t.put(SHRINE, "map", revealed=False)
    searched = t.put(SHRINE, "map", clues=1)
    t.do(ending.resolve, 1)
    assert (t.card(veiled).zone, t.card(searched).zone) == ("map", "map")


@rule("victory.7")
def test_the_display_is_worth_the_sum_of_all_x() -> None:
    t = Table(2)
    t.put(PRIZE, "victory")
    t.put(SHRINE, "map")
    t.do(ending.resolve, 1)
    assert ending.experience(t.g) == 3


@rule("victory.9", "victory.q2")
def test_a_treachery_with_victory_goes_there_after_it_was_resolved() -> None:
    t = Table()
    curse = t.put(treachery("Curse", Revelation((fx.Deal(1),)), keywords="victory=1"), "encounter")
    t.do(encounter.draw_encounter, 0)
    assert t.own().damage == 1
    assert t.card(curse).zone == "victory"


CURSE = treachery(
    "Curse",
    Revelation((fx.PutIntoPlay("this", "threat"),)),
    Free((fx.Discard("this"),)),
    keywords="victory=1",
)


@rule("victory.q2")
def test_a_treachery_in_play_counts_when_its_own_text_discards_it() -> None:
    t = Table()
    curse = t.put(CURSE, "encounter")
    t.do(encounter.draw_encounter, 0)
    assert t.card(curse).zone == "threat:0"
    t.turn().use(curse)
    assert t.card(curse).zone == "victory"


@rule("victory.q2")
def test_discarded_by_another_card_it_does_not_count() -> None:
    t = Table()
    curse = t.put(CURSE, "threat:0")
    t.resolve(fx.Discard(Choose(InThreatAreaOf())))
    assert t.card(curse).zone == "encounter-discard"


@rule("victory.10")
def test_a_defeated_asset_with_victory_goes_there() -> None:
    t = Table()
    ally = t.put(asset("Ally", health=1, keywords="victory=1"), "play:0")
    t.resolve(fx.Deal(1, target=Choose(Named("Ally"))))
    assert t.card(ally).zone == "victory"


@rule("victory.q1")
def test_discarded_but_not_defeated_it_goes_to_its_discard_pile() -> None:
    t = Table()
    prize = t.put(PRIZE, "threat:0")
    ally = t.put(asset("Ally", health=1, keywords="victory=1"), "play:0")
    t.resolve(fx.Discard(Choose(Kind("enemy"))), fx.Discard(Choose(Named("Ally"))))
    assert t.card(prize).zone == "encounter-discard"
    assert t.card(ally).zone == "discard:0"


@rule("victory.q3")
def test_a_defeated_weakness_with_victory_goes_there_too() -> None:
    t = Table()
    stalker = t.put(enemy("Stalker", subtype="weakness", keywords="victory=1"), "threat:0")
    t.resolve(fx.Defeat(Choose(Kind("enemy"))))
    assert t.card(stalker).zone == "victory"
