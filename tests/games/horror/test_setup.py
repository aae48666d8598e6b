"""How a scenario is set up, step by step (section `setup`)."""

from typing import Any

import pytest

from miskatonic.core.game import BadOptions
from miskatonic.core.rulebook import rule
from miskatonic.games.horror.options import HorrorOptions
from miskatonic.games.horror.printed import Printed, Scenario, Value
from miskatonic.games.horror.rules import Deck, new_game
from miskatonic.games.horror.state import Horror
from miskatonic.games.horror.words import chaos
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Constant, Forced, Free, Play, Reaction
from miskatonic.games.horror.words.modifiers import Change, ConnectsTo
from miskatonic.games.horror.words.things import AllOf, Choose, InZone, Is, Kind, Named
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import act, agenda, asset, enemy, event, investigator, location, treachery
from tests.games.horror.table import CELLAR, GARDEN, HALL, OVERVIEW, PEOPLE, Table

GAIN = (fx.GainResources(1),)
BURDEN = treachery("Burden", subtype="weakness")
BOOKS = tuple(asset(f"Book {number}") for number in range(12))
BAG = ("+1", "0", "-1", "skull")
BEGUN = ("turn", "next-turn")


def begin(
    seats: int = 1,
    *,
    people: tuple[Printed, ...] = (),
    deck: tuple[Printed, ...] = BOOKS,
    locations: tuple[Printed, ...] = (HALL, CELLAR, GARDEN),
    acts: tuple[Printed, ...] = (act("Seek"), act("Flee", stage=2)),
    agendas: tuple[Printed, ...] = (agenda("Stir"), agenda("Wake", stage=2)),
    encounter: tuple[Printed, ...] = (),
    aside: tuple[Printed, ...] = (),
    seed: int = 1,
    trauma: tuple[int, int] = (0, 0),
    bag: tuple[str, ...] = (),
    **scenario: Any,
) -> Horror:
    """Set up a scenario, up to the first decision."""
    who = people or tuple(PEOPLE[:seats])
    box = (*who, *deck, *locations, *acts, *agendas, *encounter, *aside, OVERVIEW)
    plan = Scenario(
        "tiny", ("Tiny", "Winzig"), tuple(a.code for a in acts), tuple(a.code for a in agendas),
        OVERVIEW.code, tuple(each.code for each in locations), locations[0].code,
        {each.code: encounter.count(each) for each in encounter},
        dict.fromkeys(("easy", "standard", "hard", "expert"), BAG),
        tuple(each.code for each in aside), **scenario,
    )  # fmt: skip
    decks = [Deck(each.code, tuple(card.code for card in deck), *trauma) for each in who]
    return new_game(HorrorOptions(seats=len(who), windows="every"), plan, decks, box, seed, bag)


def on(g: Horror, *choices: Any) -> list[str]:
    """Answer what is asked, then nothing and the first option, until a turn; return the kinds asked."""
    kinds, left = [], list(choices)
    while next(iter(g.asks().values())).kind not in BEGUN:
        seat, ask = next(iter(g.asks().items()))
        kinds.append(ask.kind)
        if left:
            g.answer(seat, left.pop(0))
        else:
            g.answer(seat, ask.options[0].id if ask.one else ())
    return kinds


def kind(g: Horror) -> str:
    """Return what is asked now."""
    return next(iter(g.asks().values())).kind


def vote(g: Horror, lead: int) -> None:
    """Let everybody want the same lead investigator."""
    while kind(g) == "lead":
        g.answer(next(iter(g.asks())), f"seat:{lead}")


def names(g: Horror, zone: str) -> list[str]:
    """Return the English names of the cards in a zone."""
    return [g.print(card).name[0] for card in g.pile(zone)]


# Steps 1 to 7


@rule("setup.1")
def test_each_player_has_an_investigator_card_in_their_play_area() -> None:
    g = begin(2)
    assert [names(g, f"investigator:{seat}") for seat in (0, 1)] == [["Ada"], ["Bert"]]


@rule("setup.2", "setup.q1")
def test_no_two_players_have_the_same_investigator_not_even_in_another_version() -> None:
    parallel = investigator("Ada", code="ada-parallel", skills=5)
    for twins in ((PEOPLE[0], PEOPLE[0]), (PEOPLE[0], parallel)):
        with pytest.raises(BadOptions) as refused:
            begin(people=twins)
        assert refused.value.clause == "setup.2"
    assert begin(people=(parallel, PEOPLE[1])).people


@rule("setup.3")
def test_trauma_puts_damage_and_horror_on_the_investigator() -> None:
    g = begin(trauma=(2, 1))
    card = g.cards[g.people[0].card]
    assert (card.damage, card.horror) == (2, 1)


@rule("setup.4")
def test_a_player_is_chosen_to_be_lead_investigator() -> None:
    g = begin(3)
    assert kind(g) == "lead"
    vote(g, 2)
    assert g.lead == 2


@rule("setup.5")
def test_the_decks_are_shuffled() -> None:
    orders = {tuple(names(g, "hand:0") + names(g, "deck:0")) for g in (begin(seed=seed) for seed in range(4))}
    assert len(orders) == 4
    assert len({tuple(sorted(order)) for order in orders}) == 1


@rule("setup.6")
def test_every_kind_of_token_can_be_taken_from_the_pool_by_anybody() -> None:
    give = (
        *(fx.Deal(damage=1, horror=1), fx.PlaceClues(1), fx.DoomOnAgenda(1), fx.GainResources(1)),
        fx.Lasting("game", (ConnectsTo(Named("Garden"), Named("Cellar")),)),
    )
    t = Table(2)
    for seat in (0, 1):
        card = t.put(event("Gift", Play(give)), f"hand:{seat}")
        t.turn(seat).choose(f"play:{card}")
    for seat in (0, 1):
        own = t.own(seat)
        assert (own.damage, own.horror, own.resources) == (1, 1, 6)
    assert (t.card(t.named("Hall")).clues, t.card(t.named("Stir")).doom) == (2, 2)
    t.alter(0, location=t.named("Garden"))
    t.turn(0)
    assert f"move:{t.named('Cellar')}" in t.options


@rule("setup.7")
def test_the_chaos_bag_receives_the_tokens_the_setup_lists_and_no_others() -> None:
    assert sorted(begin().bag) == sorted(BAG)


@rule("setup.8")
def test_a_later_scenario_of_a_campaign_takes_over_the_bag_as_it_was_left() -> None:
    first = begin(setup=(chaos.AddToken("-4"), chaos.RemoveToken("+1")))
    on(first)
    second = begin(bag=tuple(first.bag))
    assert sorted(second.bag) == ["-1", "-4", "0", "skull"]


@rule("setup.8", "seal.3")
def test_what_is_sealed_when_a_scenario_ends_is_in_the_bag_afterwards() -> None:
    t = Table(bag=("skull", "0"))
    box = t.put(asset("Box"), "play:0")
    t.resolve(chaos.SealToken("skull", Choose(Named("Box"))), fx.Resolution(1))
    assert t.g.outcome is not None
    assert (sorted(t.g.bag), t.card(box).sealed) == (["0", "skull"], ())


@rule("setup.8", "test.33")
def test_what_is_revealed_when_a_scenario_ends_is_in_the_bag_afterwards() -> None:
    t = Table(bag=("skull",))
    t.resolve(fx.Test(("willpower",), 9, (), (fx.Resolution(1),))).skip()
    assert t.g.outcome is not None
    assert (t.g.bag, t.g.tests) == (["skull"], [])


@rule("setup.9")
def test_each_investigator_begins_with_5_resources() -> None:
    g = begin(3)
    on(g)
    assert [g.cards[person.card].resources for person in g.people] == [5, 5, 5]


# Step 8


@rule("setup.10", "setup.11")
def test_each_player_draws_5_cards_and_may_take_one_mulligan_in_player_order() -> None:
    g = begin(2)
    vote(g, 1)
    for seat in (1, 0):
        assert set(g.asks()) == {seat}
        assert (kind(g), len(g.pile(f"hand:{seat}"))) == ("mulligan", 5)
        g.answer(seat, ())
    assert kind(g) == "next-turn"


@rule("setup.11")
def test_the_mulligan_replaces_the_cards_that_were_chosen() -> None:
    g = begin()
    gone = [f"card:{card}" for card in g.pile("hand:0")[:2]]
    kept = g.pile("hand:0")[2:]
    g.answer(0, tuple(gone))
    assert len(g.pile("hand:0")) == 5
    assert g.pile("hand:0")[:3] == kept
    assert kind(g) == "turn"


@rule("setup.12", "setup.13")
def test_a_weakness_drawn_in_step_8_is_set_aside_unresolved_and_goes_back_into_the_deck() -> None:
    for seed in range(6):
        g = begin(deck=(*BOOKS[:6], *(BURDEN,) * 6), seed=seed)
        assert len(g.pile("hand:0")) == 5
        assert "Burden" not in names(g, "hand:0")
        on(g)
        assert names(g, "deck:0").count("Burden") == 6
        assert g.pile("waiting:0") == []


@rule("setup.12")
def test_weaknesses_really_are_drawn_and_wait_until_the_step_is_done() -> None:
    waiting = [
        len(begin(deck=(*BOOKS[:6], *(BURDEN,) * 6), seed=seed).pile("waiting:0")) for seed in range(6)
    ]
    assert max(waiting) > 0


@rule("setup.q2")
def test_a_weakness_drawn_in_the_mulligan_is_replaced_and_shuffled_back_as_well() -> None:
    for seed in range(6):
        g = begin(deck=(*BOOKS, *(BURDEN,) * 12), seed=seed)
        g.answer(0, tuple(f"card:{card}" for card in g.pile("hand:0")))
        assert len(g.pile("hand:0")) == 5
        assert "Burden" not in names(g, "hand:0")
        assert names(g, "deck:0").count("Burden") == 12


# Step 9


@rule("setup.14")
def test_the_introduction_is_read_after_the_opening_hands_and_before_the_layout() -> None:
    g = begin()
    told = [event.text.id for event in (*g.opening, *g.answer(0, ()))]
    order = ("opening-hand", "mulligan", "introduction", "becomes-current", "game-begins")
    assert sorted(order, key=told.index) == list(order)


@rule("setup.15")
def test_what_the_introduction_overrides_is_finished_first_and_then_done_again() -> None:
    poorer = fx.Lasting("game", (Change(Kind("investigator"), "starting-resources", -2),))
    more = fx.Lasting("game", (Change(Named("Bert"), "opening-hand", 2),))
    g = begin(2, introduction=(poorer, more))
    vote(g, 0)
    assert on(g) == ["mulligan"] * 3
    assert [g.cards[person.card].resources for person in g.people] == [3, 3]
    assert [len(g.pile(f"hand:{seat}")) for seat in (0, 1)] == [5, 7]


@rule("setup.15")
def test_a_decision_of_the_introduction_can_override_an_earlier_step() -> None:
    richer = (fx.Lasting("game", (Change(Is("you"), "starting-resources", 3),)),)
    for choice, resources in (("choice:0", 8), ("choice:1", 5)):
        g = begin(introduction=(fx.Choice((richer, (fx.Remember("refused"),))),))
        assert on(g, (), choice) == ["mulligan", "choice"]
        assert g.cards[g.people[0].card].resources == resources


# Steps 10 to 13


@rule("setup.16", "setup.20")
def test_the_encounter_cards_of_the_listed_sets_are_shuffled_into_the_encounter_deck() -> None:
    cards = tuple(treachery(f"Fright {number}", set="frights") for number in range(6))
    orders = []
    for seed in range(4):
        g = begin(encounter=(*cards, cards[0]), seed=seed)
        on(g)
        orders.append(tuple(names(g, "encounter")))
    assert sorted(orders[0]) == sorted([each.name[0] for each in cards] + ["Fright 0"])
    assert len(set(orders)) == 4


@rule("setup.16")
def test_the_guides_further_instructions_are_followed() -> None:
    boss = Choose(AllOf((InZone("aside"), Named("Boss"))))
    g = begin(aside=(enemy("Boss"),), setup=(fx.Spawn(boss, Choose(Named("Cellar"))),))
    on(g)
    assert names(g, f"at:{g.pile('map')[1]}") == ["Boss"]


@rule("setup.17", "setup.18", "setup.q3")
def test_locations_are_put_into_place_and_the_starting_one_is_revealed_with_its_clues() -> None:
    hall = location("Hall", clues=Value(2, each=True), connections=("Cellar",))
    g = begin(2, locations=(hall, CELLAR))
    on(g)
    assert names(g, "map") == ["Hall", "Cellar"]
    start, other = (g.cards[card] for card in g.pile("map"))
    assert {person.location for person in g.people} == {start.id}
    assert (start.revealed, start.clues) == (True, 4)
    assert (other.revealed, other.clues) == (False, 0)


@rule("setup.19")
def test_the_cards_the_instructions_name_are_set_aside() -> None:
    g = begin(aside=(enemy("Boss"), location("Vault")))
    on(g)
    assert names(g, "aside") == ["Boss", "Vault"]
    assert "Boss" not in names(g, "encounter")
    assert "Vault" not in names(g, "map")


@rule("setup.21", "setup.22")
def test_agendas_and_acts_are_stacked_in_order_with_the_first_on_top_and_read() -> None:
    g = begin()
    told = [event for event in g.answer(0, ()) if event.text.id == "becomes-current"]
    for deck, first, second in (("agenda", "Stir", "Wake"), ("act", "Seek", "Flee")):
        assert (names(g, deck), names(g, f"{deck}s")) == ([first], [second])
        assert g.cards[g.pile(deck)[0]].revealed
    assert [event.on for event in told] == [(f"card:{g.pile(deck)[0]}",) for deck in ("agenda", "act")]


@rule("setup.23")
def test_the_scenario_reference_card_lies_beside_the_agenda_deck() -> None:
    g = begin()
    on(g)
    assert names(g, "reference") == ["Overview"]


# Step 14


@rule("setup.24")
def test_abilities_for_when_the_game_begins_resolve_before_play_begins() -> None:
    dawn = Forced(On("when", "game-begins"), (fx.Deal(horror=1, target="lead"),))
    early = investigator("Ada", Reaction(On("when", "game-begins"), GAIN))
    g = begin(people=(early,), agendas=(agenda("Stir", dawn),))
    g.answer(0, ())
    assert (kind(g), g.phase, g.round, g.cards[g.people[0].card].horror) == ("reaction", "setup", 0, 1)
    g.answer(0, next(iter(g.asks().values())).options[0].id)
    assert (kind(g), g.round, g.cards[g.people[0].card].resources) == ("turn", 1, 6)


@rule("setup.25")
def test_setup_has_no_player_windows() -> None:
    eager = investigator("Ada", Free(GAIN))
    g = begin(people=(eager, PEOPLE[1]), introduction=(fx.Remember("begun"),), setup=(fx.GainResources(1),))
    vote(g, 0)
    kinds = []
    while g.phase == "setup":
        kinds.append(kind(g))
        on_one(g)
    assert kinds == ["mulligan", "mulligan"]
    assert kind(g) == "window"


def on_one(g: Horror) -> None:
    """Answer one ask with nothing, or its first option."""
    seat, ask = next(iter(g.asks().items()))
    g.answer(seat, ask.options[0].id if ask.one else ())


@rule("setup.26")
def test_during_setup_only_abilities_that_name_a_step_of_setup_can_be_used() -> None:
    late, early = Reaction(On("after", "gains-resources"), GAIN), Reaction(On("when", "game-begins"), GAIN)
    g = begin(people=(investigator("Ada", late, early),), setup=(fx.GainResources(2),))
    g.answer(0, ())
    card = g.people[0].card
    assert (kind(g), g.cards[card].resources) == ("reaction", 7)
    assert [option.id for option in next(iter(g.asks().values())).options] == [f"{card}.{card}.1.-1", "pass"]


@rule("setup.9", "setup.10")
def test_cards_in_play_from_the_start_change_what_somebody_begins_with() -> None:
    purse = Constant((Change(Is("you"), "starting-resources", 2), Change(Is("you"), "opening-hand", -1)))
    g = begin(people=(investigator("Ada", purse),))
    assert (g.cards[g.people[0].card].resources, len(g.pile("hand:0"))) == (7, 4)


@rule("setup.9", "setup.10")
def test_nobody_begins_with_fewer_than_no_resources_and_no_cards() -> None:
    poor = Constant((Change(Is("you"), "starting-resources", -9), Change(Is("you"), "opening-hand", -9)))
    g = begin(people=(investigator("Ada", poor),))
    assert (g.cards[g.people[0].card].resources, len(g.pile("hand:0"))) == (0, 0)
