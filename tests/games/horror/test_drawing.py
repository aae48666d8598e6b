"""Drawing cards, the mulligan, the mythos phase in short, surge and "after"."""

from typing import Any

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.rules import drawing, encounter
from miskatonic.games.horror.words.abilities import Forced, Keyword, Reaction, Revelation
from miskatonic.games.horror.words.effects import (
    Deal,
    Draw,
    DrawEncounter,
    GainResources,
    ShuffleInto,
)
from miskatonic.games.horror.words.things import Each, InZone, Is, Kind, Named
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import agenda, asset, enemy, treachery
from tests.games.horror.effects import resolve
from tests.games.horror.table import PLAIN, Table

CHILL = treachery("Chill", Revelation((Deal(horror=1),)))
BRUISE = treachery("Bruise", Revelation((Deal(damage=1),)))
DOUBT = treachery("Doubt", Revelation((Deal(horror=1),)), subtype="weakness")
SLIP = treachery("Slip", Revelation((Deal(damage=1),)), subtype="weakness")


def pile(t: Table, zone: str, *cards: Printed) -> list[int]:
    """Replace a zone by these cards, from the bottom up, so that the last is on top."""
    for card in t.zone(zone):
        t.g.piles[zone].remove(card)
        t.g.pile("removed").append(card)
        t.set(card, zone="removed")
    return [t.put(printed, zone) for printed in cards]


def names(t: Table, *ids: str) -> list[str]:
    """Return which of these messages were told, in order."""
    return [each for each in t.heard if each in ids]


# Drawing


@rule("drawing-cards.1")
def test_cards_are_drawn_from_the_top_of_the_deck_into_the_hand() -> None:
    t = Table()
    bottom, second, top = pile(t, "deck:0", PLAIN, PLAIN, PLAIN)
    resolve(t, t.person().card, Draw(2))
    assert t.zone("deck:0") == [bottom]
    assert t.zone("hand:0")[-2:] == [top, second]


@rule("drawing-cards.2")
def test_encounter_cards_are_drawn_from_the_top_and_resolved() -> None:
    t = Table()
    pile(t, "encounter", PLAIN, CHILL, enemy("Rat"))
    resolve(t, t.person().card, DrawEncounter(2))
    assert t.card(t.named("Rat")).zone == "threat:0"
    assert t.own().horror == 1


@rule("drawing-cards.3")
def test_several_cards_are_drawn_at_the_same_time() -> None:
    t = Table()
    resolve(t, t.person().card, Draw(3))
    assert names(t, "drew") == ["drew"]
    pile(t, "encounter", BRUISE, treachery("Storm", Revelation((ShuffleInto(Each(InZone("aside"))),))))
    t.put(CHILL, "aside")
    resolve(t, t.person().card, DrawEncounter(2))
    assert (t.own().damage, t.own().horror) == (1, 0)


@rule("drawing-cards.4", "drawing-cards.q3")
def test_weaknesses_are_resolved_from_the_top_of_the_deck_downward() -> None:
    t = Table()
    pile(t, "deck:0", SLIP, DOUBT)
    resolve(t, t.person().card, Draw(2))
    assert names(t, "took-horror", "took-damage") == ["took-horror", "took-damage"]


@rule("drawing-cards.4", "drawing-cards.q3")
def test_encounter_cards_are_resolved_from_the_top_of_the_deck_downward() -> None:
    t = Table()
    pile(t, "encounter", PLAIN, BRUISE, CHILL)
    resolve(t, t.person().card, DrawEncounter(2))
    assert names(t, "took-horror", "took-damage") == ["took-horror", "took-damage"]


@rule("drawing-cards.5", "drawing-cards.q2")
def test_a_deck_that_runs_out_is_reshuffled_and_the_rest_drawn() -> None:
    t = Table()
    pile(t, "deck:0", PLAIN)
    pile(t, "discard:0", PLAIN, PLAIN, PLAIN)
    hand = len(t.zone("hand:0"))
    resolve(t, t.person().card, Draw(3))
    assert len(t.zone("hand:0")) == hand + 3
    assert (len(t.zone("deck:0")), t.zone("discard:0")) == (1, [])
    assert t.own().horror == 1


@rule("drawing-cards.5", "drawing-cards.q1")
def test_an_encounter_deck_that_runs_out_is_reshuffled_at_once_if_cards_are_left_to_draw() -> None:
    t = Table()
    pile(t, "encounter", BRUISE)
    pile(t, "encounter-discard", CHILL)
    resolve(t, t.person().card, DrawEncounter(2))
    assert names(t, "encounter-reshuffled", "took-damage", "took-horror")[:3] == [
        "encounter-reshuffled",
        "took-damage",
        "took-horror",
    ]


@rule("drawing-cards.q1")
def test_otherwise_the_encounter_deck_is_reshuffled_once_the_effect_is_resolved() -> None:
    t = Table()
    pile(t, "encounter", BRUISE)
    pile(t, "encounter-discard", CHILL)
    resolve(t, t.person().card, DrawEncounter(1), GainResources(1))
    assert names(t, "encounter-reshuffled", "gained") == ["gained", "encounter-reshuffled"]


@rule("drawing-cards.6")
def test_any_number_of_cards_may_be_drawn_in_a_round() -> None:
    t = Table(deck=(PLAIN,) * 30)
    for _ in range(20):
        resolve(t, t.person().card, Draw())
    assert len(t.zone("hand:0")) == 25


@rule("drawing-cards.7")
def test_drawing_from_an_empty_deck_reshuffles_the_discard_pile_and_costs_1_horror() -> None:
    t = Table()
    pile(t, "deck:0")
    pile(t, "discard:0", PLAIN, PLAIN)
    t.do(drawing.draw_cards, 0, 1)
    assert (len(t.zone("deck:0")), len(t.zone("discard:0")), t.own().horror) == (1, 0, 1)


@rule("drawing-cards.8")
def test_the_horror_comes_with_the_draw_before_what_was_drawn_is_resolved() -> None:
    t = Table()
    pile(t, "deck:0")
    pile(t, "discard:0", SLIP)
    resolve(t, t.person().card, Draw())
    assert names(t, "drew", "took-horror", "took-damage") == ["drew", "took-horror", "took-damage"]


@rule("drawing-cards.9", "drawing-cards.q2")
@pytest.mark.parametrize("left", [0, 1])
def test_without_deck_and_discard_pile_whoever_has_to_draw_is_defeated(left: int) -> None:
    t = Table(seats=2)
    pile(t, "deck:0", *[PLAIN] * left)
    pile(t, "discard:0")
    resolve(t, t.person().card, Draw(left + 1)).skip()
    assert (t.person().status, t.person().mental) == ("defeated", 1)


@rule("drawing-cards.q2")
def test_the_horror_of_reshuffling_comes_once_for_each_instruction() -> None:
    t = Table()
    pile(t, "deck:0", PLAIN)
    pile(t, "discard:0", *[PLAIN] * 4)
    resolve(t, t.person().card, Draw(5))
    assert t.own().horror == 1


# Mulligan


class Opening(Table):
    """A table that stops at the mulligan."""

    @property
    def kind(self) -> str:
        """Hide the mulligan from the table, which would answer it."""
        kind = super().kind
        return "" if kind == "mulligan" and not self.ready else kind

    ready = False


def opening(*deck: Printed, seats: int = 1, **more: Any) -> Opening:
    """Return a table at the first mulligan."""
    t = Opening(seats=seats, deck=deck, **more)
    t.ready = True
    return t


ALL_PLAIN = tuple(asset(f"Card {number}") for number in range(10))


@rule("mulligan.1", "mulligan.2")
def test_after_drawing_the_opening_hand_each_player_may_set_any_cards_aside_once() -> None:
    t = opening(*ALL_PLAIN)
    assert (t.kind, t.ask.least, t.ask.most, len(t.zone("hand:0"))) == ("mulligan", 0, 5, 5)
    t.choose(())
    assert t.kind != "mulligan"


@rule("mulligan.2", "mulligan.3", "mulligan.4")
def test_as_many_new_cards_are_drawn_before_the_old_ones_are_shuffled_back() -> None:
    t = opening(*ALL_PLAIN)
    old, kept = t.zone("hand:0")[:4], t.zone("hand:0")[4]
    t.choose(*(f"card:{card}" for card in old))
    assert len(t.zone("hand:0")) == 5
    assert kept in t.zone("hand:0")
    assert not set(old) & set(t.zone("hand:0"))
    assert set(old) <= set(t.zone("deck:0"))
    assert len(t.zone("deck:0")) == 5


@rule("mulligan.5")
def test_the_players_decide_in_player_order() -> None:
    t = opening(*ALL_PLAIN, seats=2)
    assert t.asked == 0
    first = t.zone("hand:0")[0]
    t.choose((f"card:{first}",))
    assert (t.asked, t.kind) == (1, "mulligan")
    assert first in t.zone("deck:0")


@rule("mulligan.6")
def test_a_weakness_in_the_opening_hand_is_replaced() -> None:
    t = opening(*[DOUBT] * 4, *[PLAIN] * 6)
    assert [t.g.print(card).name[0] for card in t.zone("hand:0")] == ["Lantern"] * 5
    assert t.own().horror == 0


@rule("mulligan.6", "mulligan.7")
def test_a_weakness_drawn_in_the_mulligan_is_replaced_and_shuffled_back_with_the_rest() -> None:
    t = opening(*[DOUBT] * 5, *[PLAIN] * 10)
    hand = t.zone("hand:0")
    t.choose(*(f"card:{card}" for card in hand))
    assert [t.g.print(card).name[0] for card in t.zone("hand:0")] == ["Lantern"] * 5
    rest = [t.g.print(card).name[0] for card in t.zone("deck:0")]
    assert sorted(rest) == ["Doubt"] * 5 + ["Lantern"] * 5


# The mythos phase in short


@rule("mythos-phase-summary.1")
def test_each_mythos_phase_puts_1_doom_on_the_agenda() -> None:
    t = Table()
    t.phase("mythos")
    assert t.card(t.named("Stir")).doom == 1


@rule("mythos-phase-summary.2")
def test_the_agenda_advances_at_its_threshold_and_its_back_is_resolved() -> None:
    t = Table(agendas=(agenda("Stir", reverse=(Deal(horror=1),)), agenda("Wake", stage=2)))
    t.set(t.named("Stir"), doom=2)
    t.phase("mythos")
    assert t.zone("agenda") == [t.named("Wake")]
    assert t.own().horror == 1


@rule("mythos-phase-summary.3")
def test_then_each_investigator_draws_the_top_encounter_card_in_player_order() -> None:
    t = Table(seats=3)
    t.g.lead = 1
    pile(t, "encounter", PLAIN, *[CHILL] * 3)
    t.phase("mythos")
    assert [t.own(seat).horror for seat in range(3)] == [1, 1, 1]
    drawn = [event.on for event in t.told if event.text.id == "drew-encounter"]
    assert [on[0] for on in drawn] == ["seat:1", "seat:2", "seat:0"]


# Surge and after


WAVE = treachery("Wave", keywords="surge")


@rule("surge.1")
def test_after_a_card_with_surge_is_resolved_one_more_is_drawn() -> None:
    t = Table()
    pile(
        t,
        "encounter",
        PLAIN,
        BRUISE,
        CHILL,
        treachery("Wave", Revelation((Deal(horror=2),)), keywords="surge"),
    )
    t.do(encounter.draw_encounter, 0)
    assert (t.own().horror, t.own().damage) == (3, 0)


@rule("surge.2")
def test_surge_holds_in_setup_too() -> None:
    set_up = {"setup": (DrawEncounter(),)}
    tables = [Table(encounter=(WAVE, CHILL), scenario=set_up, seed=seed) for seed in range(8)]
    drawn = [[event.text.id for event in t.told].count("drew-encounter") for t in tables]
    assert set(drawn) == {1, 2}
    assert all(t.own().horror == 1 for t in tables)


@rule("surge.q1", "after.1")
def test_abilities_after_drawing_come_before_the_surge_draw() -> None:
    t = Table()
    pile(t, "encounter", PLAIN, CHILL, WAVE)
    sigh = Forced(On("after", "draws-encounter", card=Named("Wave")), (GainResources(1),))
    t.put(asset("Sigh", sigh), "play:0")
    t.do(encounter.draw_encounter, 0)
    order = names(t, "drew-encounter", "gained")
    assert order == ["drew-encounter", "gained", "drew-encounter"]


@rule("after.1")
def test_after_comes_when_the_condition_is_wholly_resolved_and_before_the_next_step() -> None:
    t = Table()
    thrift = Forced(On("after", "gains-resources", who=Is("you")), (Draw(),))
    t.put(asset("Thrift", thrift), "play:0")
    t.turn().choose("resource")
    assert names(t, "gained", "drew") == ["gained", "drew"]
    assert t.kind == "turn"


@rule("after.x1")
def test_after_you_draw_an_enemy_card_its_revelation_is_resolved_and_it_has_spawned() -> None:
    t = Table()
    rat = enemy("Rat", Revelation((Deal(horror=1),)), Keyword("spawn", what=Named("Cellar")))
    pile(t, "encounter", PLAIN, rat)
    alarm = Reaction(On("after", "draws-encounter", who=Is("you"), card=Kind("enemy")), (Draw(),))
    t.put(asset("Alarm", alarm), "play:0")
    t.do(encounter.draw_encounter, 0)
    assert t.kind == "reaction"
    assert t.own().horror == 1
    assert t.card(t.named("Rat")).zone == f"at:{t.named('Cellar')}"
