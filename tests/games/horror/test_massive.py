"""Massive: an enemy for everybody at its location."""

from miskatonic.core.rulebook import rule
from miskatonic.games.horror import zones
from miskatonic.games.horror.words.abilities import Reaction
from miskatonic.games.horror.words.effects import Engage, Exhaust, PutIntoPlay
from miskatonic.games.horror.words.things import Each, InZone, Named
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import asset, enemy
from tests.games.horror.effects import resolve
from tests.games.horror.table import Table

WHALE = enemy("Whale", keywords="massive", health=9)


def beached(seats: int = 2, token: str = "0") -> tuple[Table, int]:
    """Return a table with a whale in the Hall."""
    t = Table(seats=seats, bag=(token,))
    return t, t.put(WHALE, f"at:{t.named('Hall')}")


@rule("massive.1")
def test_a_ready_massive_enemy_is_engaged_with_everybody_at_its_location() -> None:
    t, whale = beached(3)
    t.alter(2, location=t.named("Cellar"))
    assert zones.engaged_with(t.g, whale) == [0, 1]


@rule("massive.2")
def test_an_exhausted_massive_enemy_is_engaged_with_nobody() -> None:
    t, whale = beached()
    t.set(whale, exhausted=True)
    t.turn().choose("resource")
    assert zones.engaged_with(t.g, whale) == []
    assert t.own().damage == 0


@rule("massive.3")
def test_no_effect_puts_it_in_a_threat_area() -> None:
    t, whale = beached()
    t.set(whale, exhausted=True)
    resolve(t, t.person().card, Engage(Each(Named("Whale"))))
    assert t.card(whale).zone == f"at:{t.named('Hall')}"
    second = t.put(WHALE, "aside")
    resolve(t, t.person().card, PutIntoPlay(Each(InZone("aside")), "threat"))
    assert t.card(second).zone == f"at:{t.named('Hall')}"


@rule("massive.4", "massive.5", "massive.6")
def test_in_the_enemy_phase_it_attacks_everybody_in_the_order_of_the_lead_and_exhausts_last() -> None:
    t, whale = beached(3)
    alarm = Reaction(On("after", "attacks", card=Named("Whale")), (Exhaust(Each(Named("Whale"))),))
    t.put(asset("Horn", alarm), "play:2")
    t.phase("enemy")
    assert (t.asked, t.kind, t.options) == (0, "order", ["seat:0", "seat:1", "seat:2"])
    t.choose("seat:1")
    assert t.own(1).damage == 1
    assert t.kind == "reaction"
    assert not t.card(whale).exhausted
    t.choose("pass").choose("seat:0").choose("pass")
    assert not t.card(whale).exhausted
    t.choose("pass")
    assert [t.own(seat).damage for seat in range(3)] == [1, 1, 1]
    assert t.card(whale).exhausted


@rule("massive.7")
def test_exhausted_by_something_else_it_makes_no_further_attack() -> None:
    t, whale = beached()
    net = Reaction(On("after", "attacks", card=Named("Whale")), (Exhaust("that"),))
    t.put(asset("Net", net), "play:0")
    t.phase("enemy").choose("seat:0")
    t.choose(t.options[0])
    assert t.card(whale).exhausted
    assert (t.own(0).damage, t.own(1).damage) == (1, 0)


@rule("massive.8")
def test_its_attack_of_opportunity_is_only_for_whoever_provoked_it() -> None:
    t, _ = beached()
    t.turn(1).choose("resource")
    assert (t.own(0).damage, t.own(1).damage) == (0, 1)


@rule("massive.9")
def test_it_stays_when_somebody_engaged_with_it_leaves() -> None:
    t, whale = beached(1)
    t.turn().choose(f"move:{t.named('Cellar')}")
    assert t.card(whale).zone == f"at:{t.named('Hall')}"
    assert zones.engaged_with(t.g, whale) == []


@rule("massive.10")
def test_a_failed_attack_on_it_hits_nobody_else() -> None:
    t, whale = beached(2, "-8")
    t.turn().choose(f"fight:{whale}")
    assert (t.own(0).damage, t.own(1).damage) == (0, 0)


@rule("massive.q1")
def test_its_attacks_are_one_block_when_the_first_investigator_picks_it() -> None:
    t, whale = beached()
    rat = t.put(enemy("Rat"), "threat:0")
    t.put(asset("Dog", health=1), "play:0")
    t.phase("enemy")
    assert (t.asked, t.options) == (0, [f"card:{whale}", f"card:{rat}"])
    t.choose(f"card:{whale}")
    assert t.options == ["seat:0", "seat:1"]
    t.choose("seat:1")
    while t.kind == "assign":
        t.choose("rest")
    attackers = [event.on for event in t.told if event.text.id == "attacks"]
    assert [f"card:{whale}" in on for on in attackers] == [True, True, False]
    assert (t.own(0).damage, t.own(1).damage) == (2, 1)


@rule("massive.q2")
def test_it_cannot_be_engaged_by_the_action_ready_or_exhausted() -> None:
    t, whale = beached()
    t.turn()
    assert f"engage:{whale}" not in t.options
    t.set(whale, exhausted=True)
    t.turn()
    assert f"engage:{whale}" not in t.options
