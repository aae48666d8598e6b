"""Enemy cards: drawing, spawning, engaging, the enemy phase."""

from miskatonic.core.rulebook import rule
from miskatonic.games.horror import zones
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.rules import encounter
from miskatonic.games.horror.words.abilities import Keyword
from miskatonic.games.horror.words.effects import Disengage, Move
from miskatonic.games.horror.words.things import Choose, Each, Kind, Most, Named
from tests.games.horror.cards import enemy, investigator
from tests.games.horror.effects import resolve
from tests.games.horror.table import Table

GHOUL = enemy("Ghoul")
TO_CELLAR = Keyword("spawn", what=Named("Cellar"))


def drawn(printed: Printed, seats: int = 1) -> tuple[Table, int]:
    """Return a table where seat 0 has drawn this enemy, and the enemy."""
    t = Table(seats=seats, encounter=(printed,))
    t.do(encounter.draw_encounter, 0)
    return t, t.named(printed.name[0])


@rule("enemy-cards.1")
def test_an_enemy_spawns_as_its_instruction_says() -> None:
    t, rat = drawn(enemy("Rat", TO_CELLAR))
    assert t.card(rat).zone == f"at:{t.named('Cellar')}"


@rule("enemy-cards.2", "card-type-enemy.1")
def test_an_enemy_without_an_instruction_spawns_engaged_with_whoever_drew_it() -> None:
    t, ghoul = drawn(GHOUL)
    assert t.card(ghoul).zone == "threat:0"
    assert zones.engaged_with(t.g, ghoul) == [0]


@rule("enemy-cards.3")
def test_a_ready_unengaged_enemy_engages_whoever_comes_to_its_location() -> None:
    t = Table()
    ghoul = t.put(GHOUL, f"at:{t.named('Cellar')}")
    t.turn().choose(f"move:{t.named('Cellar')}")
    assert t.card(ghoul).zone == "threat:0"


@rule("enemy-cards.3")
def test_an_exhausted_enemy_does_not_engage() -> None:
    t = Table()
    ghoul = t.put(GHOUL, f"at:{t.named('Cellar')}", exhausted=True)
    t.turn().choose(f"move:{t.named('Cellar')}")
    assert t.card(ghoul).zone == f"at:{t.named('Cellar')}"


@rule("enemy-cards.4")
def test_an_aloof_enemy_is_put_at_the_location_of_whoever_encounters_it() -> None:
    t, thief = drawn(enemy("Thief", keywords="aloof"))
    assert t.card(thief).zone == f"at:{t.named('Hall')}"
    assert zones.engaged_with(t.g, thief) == []


@rule("enemy-cards.4", "enemy-cards.6")
def test_a_massive_enemy_is_put_at_the_location_and_engaged_with_all_there() -> None:
    t, whale = drawn(enemy("Whale", keywords="massive"), seats=2)
    assert t.card(whale).zone == f"at:{t.named('Hall')}"
    assert zones.engaged_with(t.g, whale) == [0, 1]


@rule("enemy-cards.6")
def test_an_exhausted_massive_enemy_is_engaged_with_nobody() -> None:
    t, whale = drawn(enemy("Whale", keywords="massive"), seats=2)
    t.set(whale, exhausted=True)
    assert zones.engaged_with(t.g, whale) == []


@rule("enemy-cards.5")
def test_an_aloof_enemy_does_not_engage_by_itself() -> None:
    t = Table()
    thief = t.put(enemy("Thief", keywords="aloof"), f"at:{t.named('Cellar')}")
    t.turn().choose(f"move:{t.named('Cellar')}")
    assert zones.engaged_with(t.g, thief) == []


@rule("enemy-cards.7")
def test_an_action_that_is_no_fight_or_evasion_provokes_each_engaged_enemy() -> None:
    t = Table()
    t.put(GHOUL, "threat:0")
    t.put(GHOUL, "threat:0")
    t.turn().choose("resource")
    assert t.heard.count("opportunity") == 2
    assert t.own().damage == 2


@rule("enemy-cards.8", "enemy-phase-summary.1")
def test_a_hunter_moves_toward_the_nearest_investigator_in_the_enemy_phase() -> None:
    t = Table()
    t.alter(location=t.named("Garden"))
    hound = t.put(enemy("Hound", keywords="hunter"), f"at:{t.named('Cellar')}")
    t.phase("enemy")
    assert t.card(hound).zone == f"at:{t.named('Hall')}"


@rule("enemy-cards.8", "enemy-phase-summary.2")
def test_a_patrolling_enemy_moves_toward_its_destination_in_the_enemy_phase() -> None:
    t = Table()
    t.alter(location=t.named("Garden"))
    guard = t.put(enemy("Guard", Keyword("patrol", what=Named("Garden"))), f"at:{t.named('Cellar')}")
    t.phase("enemy")
    assert t.card(guard).zone == f"at:{t.named('Hall')}"


@rule("enemy-cards.9", "enemy-phase-summary.3", "enemy-phase-summary.4")
def test_a_ready_engaged_enemy_attacks_in_the_enemy_phase_and_is_exhausted() -> None:
    t = Table()
    ghoul = t.put(GHOUL, "threat:0")
    t.phase("enemy")
    assert (t.own().damage, t.own().horror) == (1, 1)
    assert t.card(ghoul).exhausted


@rule("enemy-cards.9")
def test_an_exhausted_enemy_does_not_attack_in_the_enemy_phase() -> None:
    t = Table()
    t.put(GHOUL, "threat:0", exhausted=True)
    t.phase("enemy")
    assert t.own().damage == 0


@rule("enemy-cards.q1")
def test_of_several_investigators_the_lead_chooses_whom_an_enemy_without_prey_engages() -> None:
    t = Table(seats=2)
    ghoul = t.put(GHOUL, f"at:{t.named('Hall')}")
    t.settle()
    assert (t.asked, t.options) == (0, ["seat:0", "seat:1"])
    t.choose("seat:1")
    assert t.card(ghoul).zone == "threat:1"


@rule("enemy-cards.q1")
def test_of_several_investigators_the_one_who_fits_its_prey_is_engaged() -> None:
    strong = investigator("Bea", skills={"willpower": 1, "intellect": 1, "combat": 5, "agility": 1})
    t = Table(people=(investigator("Ada"), strong))
    prey = Keyword("prey", what=Most("combat", Kind("investigator")))
    ghoul = t.put(enemy("Ghoul", prey), f"at:{t.named('Hall')}")
    t.settle()
    assert t.card(ghoul).zone == "threat:1"


@rule("enemy-cards.q1")
def test_a_ready_enemy_that_is_disengaged_engages_again_as_soon_as_the_effect_is_done() -> None:
    t = Table()
    ghoul = t.put(GHOUL, "threat:0")
    resolve(t, t.person().card, Disengage(Each(Kind("enemy"))))
    assert "engaged" in t.heard
    assert t.card(ghoul).zone == "threat:0"


@rule("enemy-cards.q1")
def test_whoever_disengages_and_moves_in_one_effect_gets_away() -> None:
    t = Table()
    ghoul = t.put(GHOUL, "threat:0")
    away = Move(Choose(Named("Cellar")))
    resolve(t, t.person().card, Disengage(Each(Kind("enemy"))), away)
    assert t.card(ghoul).zone == f"at:{t.named('Hall')}"


@rule("enemy-cards.q2")
def test_a_spawn_instruction_decides_where_aloof_and_massive_enemies_enter() -> None:
    for name in ("aloof", "massive"):
        t, thief = drawn(enemy("Thief", TO_CELLAR, keywords=name))
        assert t.card(thief).zone == f"at:{t.named('Cellar')}"


@rule("enemy-cards.q3")
def test_an_exhausted_enemy_makes_no_attack_of_opportunity() -> None:
    t = Table()
    t.put(GHOUL, "threat:0", exhausted=True)
    t.turn().choose("resource")
    assert t.own().damage == 0


@rule("enemy-cards.q3")
def test_nobody_is_asked_whether_a_ready_enemy_attacks() -> None:
    t = Table()
    t.put(GHOUL, "threat:0")
    t.turn().choose("resource")
    assert (t.kind, t.own().damage) == ("turn", 1)


@rule("enemy-phase-summary.q1")
def test_an_engaged_hunter_and_one_beside_an_investigator_do_not_move() -> None:
    t = Table(seats=2)
    t.alter(1, location=t.named("Cellar"))
    engaged = t.put(enemy("Hound", keywords="hunter"), "threat:0")
    beside = t.put(enemy("Shade", keywords="hunter aloof"), f"at:{t.named('Hall')}")
    t.phase("enemy")
    assert "enemy-moved" not in t.heard
    assert t.card(engaged).zone == "threat:0"
    assert t.card(beside).zone == f"at:{t.named('Hall')}"
