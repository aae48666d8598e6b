"""Basic weaknesses, each where it matters and where it must not be allowed."""

from typing import Any

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.games.horror.cards import weaknesses
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.proofs import matters, refused
from miskatonic.games.horror.rules import drawing, enemies, moving, rounds, slots
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Action, Revelation
from miskatonic.games.horror.words.things import AllOf, Choose, ControlledBy, Each, Kind, Other
from tests.games.horror.cards import asset, enemy, location, treachery
from tests.games.horror.table import Table

CHILL = treachery("Chill", Revelation((fx.Deal(0, 1),)))
DRAUGHT = treachery("Draught", Revelation((fx.Deal(1),)))
RING = asset("Ring", slots=("accessory",), cost=0)
GHOUL = enemy("Ghoul")
HALL = location("Hall", connections=("Cellar",))
CELLAR = location("Cellar", connections=("Hall", "Attic"))
ATTIC = location("Attic", connections=("Cellar",))


def draws(t: Table, card: Printed, seat: int = 0) -> int:
    """Let somebody draw this card."""
    drawn = t.put(card, f"deck:{seat}")
    t.call(drawing.draw, seat, 1)
    return drawn


# Amnesia


@matters("12097")
def test_amnesia_leaves_one_card_of_the_hand() -> None:
    t = Table()
    kept = t.zone("hand:0")[0]
    amnesia = draws(t, weaknesses.AMNESIA)
    t.choose(tuple(option for option in t.options if option != f"card:{kept}"))
    assert t.zone("hand:0") == [kept]
    assert t.card(amnesia).zone == "discard:0"


@rule("weakness.3", "drawing-cards.4")
@matters("12097")
@pytest.mark.parametrize("first", [True, False])
def test_amnesia_drawn_together_with_another_weakness_leaves_a_card_of_the_hand_all_the_same(
    first: bool,
) -> None:
    t = Table()
    hand = t.zone("hand:0")
    both = (weaknesses.AMNESIA, weaknesses.THE_GOLD_BUG)
    _, upper = (t.put(each, "deck:0") for each in (both[::-1] if first else both))
    assert t.g.print(upper).name[0] == ("Amnesia" if first else "The Gold Bug")
    t.call(drawing.draw, 0, 2)
    assert (t.kind, t.ask.least, t.options) == ("discard", len(hand) - 1, [f"card:{card}" for card in hand])
    t.choose(tuple(t.options[1:]))
    assert t.zone("hand:0") == hand[:1]
    assert t.card(t.named("The Gold Bug")).zone == "threat:0"


@refused("12097")
def test_amnesia_does_not_take_the_only_card() -> None:
    t = Table()
    for card in t.zone("hand:0")[1:]:
        t.g.piles["hand:0"].remove(card)
        t.g.piles["removed"] = [*t.g.pile("removed"), card]
        t.set(card, zone="removed")
    draws(t, weaknesses.AMNESIA)
    assert t.kind == ""
    assert len(t.zone("hand:0")) == 1


# The Gold Bug


@matters("12098")
def test_the_gold_bug_sits_in_the_threat_area_and_takes_health_and_sanity() -> None:
    t = Table()
    bug = draws(t, weaknesses.THE_GOLD_BUG)
    assert t.card(bug).zone == "threat:0"
    t.resolve(fx.Deal(6, direct=True))
    assert t.person().status == "defeated"


@matters("12098")
def test_who_has_just_one_health_left_is_defeated_by_the_gold_bug() -> None:
    t = Table(seats=2)
    t.set(t.person().card, horror=6)
    draws(t, weaknesses.THE_GOLD_BUG)
    assert t.person().status == "defeated"


@matters("12098")
def test_the_gold_bug_takes_the_accessory_slot() -> None:
    t = Table()
    ring = t.put(RING, "play:0")
    draws(t, weaknesses.THE_GOLD_BUG)
    assert t.card(ring).zone == "discard:0"
    assert not slots.can_make_room(t.g, 0, t.put(RING, "hand:0"))


@matters("12098")
def test_an_action_shuffles_the_gold_bug_into_the_deck() -> None:
    t = Table()
    bug = draws(t, weaknesses.THE_GOLD_BUG)
    t.turn().use(bug).skip()
    assert t.card(bug).zone == "deck:0"
    assert t.person().actions == 2


@refused("12098")
def test_nothing_else_makes_the_gold_bug_leave_play() -> None:
    t = Table()
    bug = draws(t, weaknesses.THE_GOLD_BUG)
    t.resolve(fx.Discard(Each(ControlledBy())), fx.ReturnToHand(Each(Kind("asset"))))
    assert t.card(bug).zone == "threat:0"


@refused("12098")
def test_the_gold_bug_cannot_be_discarded_as_a_price() -> None:
    t = Table()
    draws(t, weaknesses.THE_GOLD_BUG)
    pay = price.Discard(Choose(AllOf((Kind("asset"), ControlledBy(), Other()))))
    smith = t.put(asset("Smith", Action((fx.Draw(1),), (price.Actions(), pay))), "play:0")
    assert not t.turn().can_use(smith)


# The Nameless Lurker


@matters("12099")
def test_the_nameless_lurker_spawns_at_the_farthest_empty_location() -> None:
    t = Table(locations=(HALL, CELLAR, ATTIC))
    lurker = draws(t, weaknesses.THE_NAMELESS_LURKER)
    assert t.card(lurker).zone == f"at:{t.named('Attic')}"


@matters("12099")
def test_a_ready_lurker_without_doom_gets_doom_when_the_investigation_phase_ends() -> None:
    t = Table()
    lurker = t.put(weaknesses.THE_NAMELESS_LURKER, f"at:{t.named('Cellar')}")
    t.do(rounds.end_phase, "investigation-ends")
    assert t.card(lurker).doom == 1


@pytest.mark.parametrize("state", [{"doom": 1}, {"exhausted": True}])
@refused("12099")
def test_a_lurker_with_doom_or_exhausted_gets_none(state: dict[str, Any]) -> None:
    t = Table()
    lurker = t.put(weaknesses.THE_NAMELESS_LURKER, f"at:{t.named('Cellar')}", **state)
    t.do(rounds.end_phase, "investigation-ends")
    assert t.card(lurker).doom == state.get("doom", 0)


@refused("12099")
def test_the_lurker_is_aloof() -> None:
    t = Table()
    lurker = t.put(weaknesses.THE_NAMELESS_LURKER, f"at:{t.person().location}")
    t.settle()
    assert t.card(lurker).zone == f"at:{t.person().location}"
    assert f"fight:{lurker}" not in t.turn().options


# Overzealous


@matters("12100")
def test_overzealous_draws_an_encounter_card_that_surges() -> None:
    t = Table()
    t.put(DRAUGHT, "encounter")
    t.put(CHILL, "encounter")
    draws(t, weaknesses.OVERZEALOUS)
    assert (t.own().horror, t.own().damage) == (1, 1)


@refused("12100")
def test_a_card_drawn_by_overzealous_surges_this_once() -> None:
    t = Table(encounter=())
    chill = t.put(CHILL, "encounter")
    t.put(DRAUGHT, "encounter")
    draws(t, weaknesses.OVERZEALOUS)
    assert (t.own().damage, t.own().horror) == (1, 1)
    t.g.piles["encounter"] = [chill]
    t.resolve(fx.DrawEncounter())
    assert (t.own().damage, t.own().horror) == (1, 2)


# Paranoia


@matters("12101")
def test_paranoia_loses_all_resources() -> None:
    t = Table()
    paranoia = draws(t, weaknesses.PARANOIA)
    assert t.own().resources == 0
    assert t.card(paranoia).zone == "discard:0"


@refused("12101")
def test_paranoia_takes_nobody_elses_resources() -> None:
    t = Table(seats=2)
    draws(t, weaknesses.PARANOIA, seat=1)
    assert (t.own(0).resources, t.own(1).resources) == (5, 0)


# Pursued, Syndicate Obligations, Wounded

LINGERING = [weaknesses.PURSUED, weaknesses.SYNDICATE_OBLIGATIONS, weaknesses.WOUNDED]


@pytest.mark.parametrize("card", LINGERING)
@matters("12102", "12103", "12104")
def test_it_stays_in_the_threat_area_until_two_actions_discard_it(card: Printed) -> None:
    t = Table()
    drawn = draws(t, card)
    assert t.card(drawn).zone == "threat:0"
    t.turn().use(drawn).skip()
    assert t.card(drawn).zone == "discard:0"
    assert t.person().actions == 1


@pytest.mark.parametrize("card", LINGERING)
@refused("12102", "12103", "12104")
def test_one_action_is_too_few_to_discard_it(card: Printed) -> None:
    t = Table()
    drawn = t.put(card, "threat:0")
    assert not t.turn(actions=1).can_use(drawn)


@matters("12102")
def test_pursued_frightens_when_an_enemy_moves_to_you() -> None:
    t = Table()
    t.put(weaknesses.PURSUED, "threat:0")
    ghoul = t.put(GHOUL, f"at:{t.named('Cellar')}")
    t.call(enemies.move, ghoul, t.person().location)
    assert t.own().horror == 1


@matters("12102")
def test_pursued_frightens_when_an_enemy_spawns_where_you_are() -> None:
    t = Table()
    t.put(weaknesses.PURSUED, "threat:0")
    t.put(GHOUL, "encounter")
    t.resolve(fx.DrawEncounter())
    assert t.own().horror == 1


@refused("12102")
def test_enemies_elsewhere_frighten_nobody() -> None:
    t = Table()
    t.put(weaknesses.PURSUED, "threat:0")
    ghoul = t.put(GHOUL, f"at:{t.person().location}")
    t.call(enemies.move, ghoul, t.named("Cellar"))
    assert t.own().horror == 0


@matters("12103")
def test_spending_resources_hurts_under_syndicate_obligations() -> None:
    t = Table()
    t.put(weaknesses.SYNDICATE_OBLIGATIONS, "threat:0")
    lamp = t.put(asset("Lamp", cost=3), "hand:0")
    t.turn().choose(f"play:{lamp}").skip()
    assert t.card(lamp).zone == "play:0"
    assert t.own().damage == 1


@refused("12103")
def test_spending_nothing_or_losing_resources_does_not_hurt() -> None:
    t = Table()
    t.put(weaknesses.SYNDICATE_OBLIGATIONS, "threat:0")
    gift = t.put(asset("Gift", cost=0), "hand:0")
    t.turn().choose(f"play:{gift}").skip()
    t.resolve(fx.LoseResources(2))
    assert t.own().damage == 0


@matters("12104")
def test_the_first_move_of_a_turn_hurts_who_is_wounded() -> None:
    t = Table()
    t.put(weaknesses.WOUNDED, "threat:0")
    t.turn().choose(f"move:{t.named('Cellar')}").skip()
    assert t.own().damage == 1
    t.choose(f"move:{t.named('Hall')}").skip()
    assert t.own().damage == 1


@refused("12104")
def test_a_second_move_does_not_hurt_who_was_wounded_after_the_first() -> None:
    t = Table()
    t.turn().choose(f"move:{t.named('Cellar')}").skip()
    t.put(weaknesses.WOUNDED, "threat:0")
    t.choose(f"move:{t.named('Hall')}").skip()
    assert t.own().damage == 0


@refused("12104")
def test_moving_outside_of_turns_does_not_hurt_who_is_wounded() -> None:
    t = Table()
    t.put(weaknesses.WOUNDED, "threat:0")
    t.g.active = -1
    t.call(moving.move, 0, t.named("Cellar"))
    assert t.own().damage == 0
