"""Clues, locations, haunted places, empty ones."""

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.games.horror import looking, numbers, zones
from miskatonic.games.horror.printed import Value
from miskatonic.games.horror.rules import ending, harm, moving
from miskatonic.games.horror.state import Context
from miskatonic.games.horror.view import view
from miskatonic.games.horror.words.abilities import Constant, Gains, Haunted, Objective, Reaction
from miskatonic.games.horror.words.effects import (
    Deal,
    Discard,
    DiscoverClues,
    Draw,
    PlaceLocation,
    RevealLocation,
)
from miskatonic.games.horror.words.modifiers import Change
from miskatonic.games.horror.words.things import (
    AtLeast,
    CardsIn,
    Choose,
    Each,
    Empty,
    Having,
    InZone,
    IsHaunted,
    Kind,
    Named,
    TokensOn,
)
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import act, asset, enemy, location
from tests.games.horror.effects import resolve
from tests.games.horror.table import CELLAR, GARDEN, HALL, Table

EACH = location("Cellar", connections=("Hall",), clues=Value(2, each=True))
MANSION = (HALL, EACH, GARDEN)


def clued(clues: int = 2, seats: int = 1) -> Table:
    """Return a table with clues in the Hall."""
    t = Table(seats=seats)
    t.set(t.named("Hall"), clues=clues)
    return t


def go(t: Table, place: str, seat: int = 0) -> Table:
    return t.turn(seat).choose(f"move:{t.named(place)}")


# Clues


@rule("clues.1", "locations.3", "locations.5", "locations.7", "clues.q4")
def test_the_first_to_enter_reveals_a_location_and_its_clues() -> None:
    t = Table()
    cellar = t.named("Cellar")
    assert (t.card(cellar).revealed, t.card(cellar).clues) == (False, 0)
    go(t, "Cellar")
    assert (t.card(cellar).revealed, t.card(cellar).clues) == (True, 2)


@rule("clues.1", "locations.7")
def test_the_starting_location_receives_its_clues_in_setup() -> None:
    t = Table(locations=(location("Hall", clues=3), CELLAR))
    assert t.card(t.named("Hall")).clues == 3


@rule("clues.2", "locations.8")
def test_clue_values_can_count_for_each_investigator() -> None:
    t = go(Table(seats=3, locations=MANSION), "Cellar")
    assert t.card(t.named("Cellar")).clues == 6


@rule("clues.3", "clues.4")
def test_a_successful_investigation_discovers_a_clue() -> None:
    t = clued()
    t.turn().choose("investigate")
    assert (t.card(t.named("Hall")).clues, t.own().clues) == (1, 1)


@rule("investigate-action.3", "trigger-condition.7")
def test_what_comes_after_a_successful_investigation_comes_after_its_clue() -> None:
    t = clued()
    t.put(asset("Notebook", Reaction(On("after", "investigates"), (Draw(1),))), "play:0")
    t.turn().choose("investigate")
    assert (t.kind, t.own().clues) == ("reaction", 1)


@rule("clues.3", "clues.4")
def test_a_card_ability_discovers_clues() -> None:
    t = clued()
    resolve(t, t.person().card, DiscoverClues(2))
    assert (t.card(t.named("Hall")).clues, t.own().clues) == (0, 2)


@rule("clues.5", "clues.7", "clues.q1")
def test_in_a_turn_clues_are_spent_for_the_act_without_an_action_or_attack() -> None:
    t = Table()
    t.put(enemy("Ghoul"), "threat:0")
    t.set(t.person().card, clues=3)
    t.turn().choose("advance")
    assert t.zone("act") == [t.named("Flee")]
    assert (t.own().clues, t.person().actions, t.own().damage) == (1, 3, 0)


@rule("clues.5", "clues.q1")
def test_others_may_advance_the_act_in_any_investigators_turn_but_not_between_turns() -> None:
    t = Table(seats=2)
    t.set(t.person(1).card, clues=2)
    t.turn(0)
    assert (t.asked, t.options) == (1, ["advance", "pass"])
    t.phase("upkeep")
    assert t.kind != "window"


@rule("clues.5")
def test_an_objective_takes_the_place_of_spending_clues() -> None:
    quest = act("Seek", Objective(condition=AtLeast(CardsIn("hand"), 99)))
    t = Table(acts=(quest,))
    t.set(t.person().card, clues=9)
    t.turn()
    assert "advance" not in t.options


@rule("clues.6")
def test_the_required_number_can_be_for_each_investigator() -> None:
    t = Table(seats=2, acts=(act("Seek", threshold=Value(2, each=True)),))
    t.set(t.person(0).card, clues=3)
    t.turn(0)
    assert "advance" not in t.options
    t.set(t.person(0).card, clues=4)
    t.turn(0).skip()
    assert "advance" in t.options


@rule("clues.8", "costs.11")
def test_everybody_adds_as_many_clues_as_they_like() -> None:
    t = Table(seats=3)
    for seat in range(3):
        t.set(t.person(seat).card, clues=1)
    t.turn(0).skip().choose("advance")
    assert (t.asked, t.options) == (0, ["x:0", "x:1"])
    t.choose("x:0")
    assert [t.own(seat).clues for seat in range(3)] == [1, 0, 0]
    assert t.zone("act") == [t.named("Flee")]


@rule("clues.9")
def test_clues_on_a_location_are_those_still_lying_there() -> None:
    t = clued(3)
    t.set(t.person().card, clues=1)
    seen = Context(0, t.named("Hall"), 0)
    assert looking.amount(t.g, seen, TokensOn("clues")) == 3
    t.turn().choose("investigate")
    assert looking.amount(t.g, seen, TokensOn("clues")) == 2
    assert looking.find(t.g, seen, Having("clues", 2)) == [t.person().card, t.named("Hall")]


VAULT = location("Vault", keywords="victory=1", clues=1)
ATTIC = location("Attic", keywords="victory=1", clues=0)
TOWER = location("Tower", keywords="victory=1", clues=0)


@rule("clues.10", "clues.q2")
def test_at_the_end_revealed_locations_without_clues_go_to_the_victory_display() -> None:
    t = Table(locations=(HALL, VAULT, ATTIC, TOWER))
    for name in ("Vault", "Attic"):
        t.do(moving.turn_up, t.named(name))
    t.do(ending.resolve, 1)
    assert t.zone("victory") == [t.named("Attic")]


@rule("clues.11", "clues.q3")
def test_clues_of_a_defeated_asset_stay_at_its_controllers_location_and_other_tokens_do_not() -> None:
    t = Table()
    t.alter(location=t.named("Cellar"))
    dog = t.put(asset("Dog", health=2), "play:0", clues=2, resources=3, damage=2)
    t.do(harm.defeat, dog, -1, 0)
    assert t.card(t.named("Cellar")).clues == 2
    assert t.card(t.named("Cellar")).resources == 0
    assert (t.card(dog).zone, t.card(dog).clues, t.card(dog).resources) == ("discard:0", 0, 0)


@rule("clues.11")
def test_clues_of_a_defeated_investigator_and_of_a_discarded_asset_stay_at_the_location() -> None:
    t = Table(seats=2)
    t.set(t.person().card, clues=2)
    t.put(asset("Map"), "play:0", clues=1)
    resolve(t, t.person().card, Discard(Each(Named("Map"))))
    assert t.card(t.named("Hall")).clues == 1
    resolve(t, t.person().card, Deal(damage=7)).skip()
    assert t.card(t.named("Hall")).clues == 3


@rule("clues.q4")
def test_entering_a_revealed_location_again_brings_no_clues() -> None:
    t = go(go(Table(), "Cellar"), "Hall")
    t.set(t.named("Cellar"), clues=0)
    go(t, "Cellar")
    assert t.card(t.named("Cellar")).clues == 0


# Locations


@rule("locations.1", "card-type-location.1")
def test_every_investigator_is_marked_at_one_location() -> None:
    t = go(Table(seats=2), "Cellar", seat=1)
    assert zones.people_at(t.g, t.named("Hall")) == [0]
    assert zones.people_at(t.g, t.named("Cellar")) == [1]


@rule("locations.2", "card-type-location.1")
def test_assets_and_the_threat_area_are_where_their_investigator_is() -> None:
    t = Table()
    dog, ghoul = t.put(asset("Dog"), "play:0"), t.put(enemy("Ghoul"), "threat:0")
    go(t, "Cellar")
    assert zones.location_of(t.g, dog) == zones.location_of(t.g, ghoul) == t.named("Cellar")


@rule("locations.3")
def test_an_unrevealed_location_has_neither_shroud_nor_abilities_yet() -> None:
    cursed = location("Cellar", Constant((Change(Kind("investigator"), "willpower", -1),)))
    t = Table(locations=(location("Hall", connections=("Cellar",)), cursed))
    assert numbers.value(t.g, t.person().card, "willpower") == 3
    t.do(moving.turn_up, t.named("Cellar"))
    assert numbers.value(t.g, t.person().card, "willpower") == 2
    t.set(t.named("Hall"), revealed=False)
    t.turn()
    assert "investigate" not in t.options


@rule("locations.3")
def test_a_location_that_was_set_aside_enters_play_unrevealed() -> None:
    t = Table()
    crypt = t.put(location("Crypt", clues=2), "aside")
    resolve(t, t.person().card, PlaceLocation(Each(InZone("aside"))))
    assert (t.card(crypt).zone, t.card(crypt).revealed, t.card(crypt).clues) == ("map", False, 0)


@rule("locations.4")
def test_nobody_sees_the_revealed_side_before_it_is_revealed() -> None:
    t = Table()
    cellar = next(card for card in view(t.g, 0).cards if card.id == t.named("Cellar"))
    assert cellar.numbers == {}
    go(t, "Cellar")
    cellar = next(card for card in view(t.g, 0).cards if card.id == t.named("Cellar"))
    assert cellar.numbers["shroud"] == 2


@rule("locations.6", "locations.7")
def test_an_ability_can_reveal_a_location() -> None:
    t = Table()
    resolve(t, t.person().card, RevealLocation(Choose(Named("Cellar"))))
    assert (t.card(t.named("Cellar")).revealed, t.card(t.named("Cellar")).clues) == (True, 2)


@rule("locations.9")
def test_a_location_counts_as_revealed_while_that_side_is_up() -> None:
    t = Table()
    assert "investigate" in t.turn().options
    t.set(t.named("Hall"), revealed=False)
    assert "investigate" not in t.turn().options


@rule("locations.10")
def test_some_locations_are_revealed_in_setup_with_their_clues() -> None:
    open_yard = location("Yard", clues=2, starts_revealed=True)
    t = Table(locations=(HALL, open_yard))
    assert (t.card(t.named("Yard")).revealed, t.card(t.named("Yard")).clues) == (True, 2)


@rule("locations.10")
def test_some_locations_are_revealed_as_they_enter_play_later() -> None:
    t = Table()
    yard = t.put(location("Yard", clues=2, starts_revealed=True), "aside")
    resolve(t, t.person().card, PlaceLocation(Each(InZone("aside"))))
    assert (t.card(yard).revealed, t.card(yard).clues) == (True, 2)


@rule("empty-location.1")
@pytest.mark.parametrize(("who", "empty"), [("nobody", True), ("enemy", False), ("investigator", False)])
def test_a_location_without_enemies_and_investigators_is_empty(who: str, empty: bool) -> None:
    t = Table()
    cellar = t.named("Cellar")
    if who == "enemy":
        t.put(enemy("Rat"), f"at:{cellar}")
    elif who == "investigator":
        t.alter(location=cellar)
    assert (cellar in looking.find(t.g, Context(0, cellar, 0), Empty())) is empty


# Haunted


def spooky(*more: Haunted) -> Table:
    chill = Haunted((Deal(horror=1),))
    hall = location("Hall", chill, *more, connections=("Cellar",), clues=1)
    return Table(locations=(hall, CELLAR), bag=("-8",))


@rule("haunted.1")
def test_a_failed_investigation_resolves_the_haunted_ability_after_all_results() -> None:
    t = spooky()
    t.turn().choose("investigate")
    order = [each for each in t.heard if each in ("test-failed", "haunted", "took-horror")]
    assert order == ["test-failed", "haunted", "took-horror"]
    assert t.own().horror == 1


@rule("haunted.1")
def test_a_successful_investigation_does_not() -> None:
    t = spooky()
    t.bag("0")
    t.turn().choose("investigate")
    assert (t.own().clues, t.own().horror) == (1, 0)


@rule("haunted.2")
def test_a_location_is_haunted_by_a_printed_or_a_gained_haunted_ability() -> None:
    t = spooky()
    seen = Context(0, t.person().card, 0)
    assert looking.find(t.g, seen, IsHaunted()) == [t.named("Hall")]
    gained = Constant((Gains(Named("Cellar"), Haunted((Deal(horror=1),))),))
    t.put(asset("Ouija Board", gained), "play:0")
    assert looking.find(t.g, seen, IsHaunted()) == [t.named("Hall"), t.named("Cellar")]


@rule("haunted.q1")
def test_whoever_failed_chooses_the_order_of_several_haunted_abilities() -> None:
    t = spooky(Haunted((Draw(1),)))
    t.turn().choose("investigate")
    assert (t.asked, t.kind, len(t.options)) == (0, "order", 2)
    t.choose(t.options[1])
    order = [each for each in t.heard if each in ("drew", "took-horror")]
    assert order[-2:] == ["drew", "took-horror"]
