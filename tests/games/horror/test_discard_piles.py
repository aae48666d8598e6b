"""Discard piles, and small clauses beside them: adjectives and agenda cards."""

from miskatonic.core.rulebook import rule
from miskatonic.games.horror import looking, zones
from miskatonic.games.horror.rules import acts, cards, elimination, harm
from miskatonic.games.horror.state import Context
from miskatonic.games.horror.view import view
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words.abilities import Constant, Free, Play
from miskatonic.games.horror.words.things import AllOf, AnyOf, Each, InZone, Kind, Trait, Unique
from tests.games.horror.cards import agenda, asset, enemy, event, skill, treachery
from tests.games.horror.table import Table

SCAVENGE = Free((fx.Search(Kind("asset"), "discard", top=1),), (price.Exhaust(),))
"""Somebody looks at the top of the own discard pile, so its order matters."""
GRAVE = Free((fx.Search(Kind("enemy"), "encounter-discard", top=1, to="draw"),), (price.Exhaust(),))
ALL = fx.Discard(Each(Trait("Junk")))


@rule("discard-pile.1", "discard-pile.4")
def test_a_discarded_card_goes_on_the_pile_of_its_owner_and_everybody_has_one() -> None:
    t = Table(seats=2)
    mine, theirs = t.put(asset("Mine"), "play:0"), t.put(asset("Theirs"), "play:0", owner=1)
    ghoul = t.put(enemy("Ghoul"), "threat:0")
    for card in (mine, theirs, ghoul):
        t.call(cards.discard, card)
    assert (t.zone("discard:0"), t.zone("discard:1")) == ([mine], [theirs])
    assert t.zone("encounter-discard") == [ghoul]


@rule("discard-pile.2")
def test_the_encounter_deck_owns_all_encounter_cards() -> None:
    t = Table(encounter=(enemy("Ghoul"), treachery("Mud")))
    drawn = t.zone("encounter")
    assert [t.card(card).owner for card in drawn] == [-1, -1]
    for card in drawn:
        t.call(cards.discard, card)
    assert sorted(t.zone("encounter") + t.zone("encounter-discard")) == sorted(drawn)


@rule("discard-pile.3")
def test_cards_in_discard_piles_are_out_of_play_and_their_abilities_silent() -> None:
    t = Table(seats=2)
    loud = Constant((mod.Change(Kind("investigator"), "combat", 5),))
    for zone in ("discard:0", "discard:1", "encounter-discard"):
        assert not zones.in_play(t.g, t.put(asset("Loud", loud), zone))
    assert t.g.in_force.by_kind == {}


@rule("discard-pile.5")
def test_everybody_may_look_through_every_discard_pile() -> None:
    t = Table(seats=2)
    mine, ghoul = t.put(asset("Mine"), "discard:0"), t.put(enemy("Ghoul"), "encounter-discard")
    hand = t.put(asset("Secret"), "hand:0")
    for seat in (0, 1, None):
        seen = {card.id for card in view(t.g, seat).cards}
        assert {mine, ghoul} <= seen
    assert hand not in {card.id for card in view(t.g, 1).cards}


@rule("discard-pile.6")
def test_a_discard_pile_keeps_its_order_and_nobody_is_offered_to_change_it() -> None:
    t = Table()
    old = [t.put(asset(name), "discard:0") for name in ("One", "Two", "Three")]
    t.turn().choose("resource")
    names = {f"card:{card}" for card in old}
    assert not [option for option in t.ask.options if names & set(option.on)]
    trick = t.put(event("Trick", Play((fx.GainResources(1),))), "hand:0")
    t.turn().choose(f"play:{trick}")
    assert t.zone("discard:0") == [*old, trick]


@rule("discard-pile.7")
def test_the_owner_chooses_in_which_order_cards_discarded_at_once_lie_on_the_pile() -> None:
    t = Table(seats=2)
    t.put(asset("Picker", SCAVENGE), "play:1")
    one, two = (t.put(asset(name, traits=("Junk",)), "play:0", owner=1) for name in ("One", "Two"))
    broom = t.put(asset("Broom", Free((ALL,))), "play:0")
    t.turn(0).use(broom)
    assert t.asked == 1
    t.choose(f"card:{two}", f"card:{one}")
    assert t.zone("discard:1") == [two, one]


@rule("discard-pile.7")
def test_committed_cards_a_whole_hand_and_the_top_of_a_deck_are_discarded_in_a_chosen_order() -> None:
    t = Table(deck=())
    t.put(asset("Picker", SCAVENGE), "play:0")
    guts, nerve = t.put(skill("Guts"), "hand:0"), t.put(skill("Nerve"), "hand:0")
    t.turn().choose("investigate").choose(f"card:{guts}", f"card:{nerve}").choose(
        f"card:{nerve}", f"card:{guts}"
    )
    assert t.zone("discard:0") == [nerve, guts]
    for word, zone in ((fx.DiscardCards(2), "hand:0"), (fx.DiscardTop(2), "deck:0")):
        t = Table(deck=())
        t.put(asset("Picker", SCAVENGE), "play:0")
        one, two = t.put(asset("One"), zone), t.put(asset("Two"), zone)
        fire = t.put(asset("Fire", Free((word,))), "play:0")
        t.turn().use(fire).choose(f"card:{two}", f"card:{one}")
        assert t.zone("discard:0") == [two, one]


@rule("discard-pile.7")
def test_nobody_is_asked_for_an_order_that_no_card_looks_at() -> None:
    t = Table()
    one, two = (t.put(asset(name, traits=("Junk",)), "play:0") for name in ("One", "Two"))
    broom = t.put(asset("Broom", Free((ALL,))), "play:0")
    t.turn(0).use(broom)
    assert t.kind == "turn"
    assert t.zone("discard:0") == [one, two]


@rule("discard-pile.8")
def test_the_lead_investigator_chooses_the_order_of_encounter_cards_discarded_at_once() -> None:
    t = Table(seats=2)
    t.put(asset("Shovel", GRAVE), "play:1")
    here = f"at:{t.named('Cellar')}"
    one, two = t.put(enemy("One"), here), t.put(enemy("Two"), here)
    bomb = t.put(asset("Bomb", Free((fx.Deal(2, target=Each(Kind("enemy"))),), (price.Exhaust(),))), "play:1")
    t.turn(1).use(bomb)
    assert (t.asked, t.g.lead) == (0, 0)
    t.choose(f"card:{two}", f"card:{one}")
    assert t.zone("encounter-discard") == [two, one]


@rule("discard-pile.8")
def test_the_order_of_a_host_and_what_is_attached_and_of_a_threat_area_is_chosen_too() -> None:
    t = Table(seats=2)
    t.put(asset("Shovel", GRAVE), "play:1")
    ghoul = t.put(enemy("Ghoul"), f"at:{t.named('Cellar')}")
    mark = t.put(treachery("Mark"), f"on:{ghoul}")
    t.call(cards.discard, ghoul)
    t.choose(f"card:{ghoul}", f"card:{mark}")
    assert t.zone("encounter-discard") == [ghoul, mark]
    fear, mud = t.put(treachery("Fear"), "threat:1"), t.put(treachery("Mud"), "threat:1")
    t.do(elimination.eliminate, 1, "resigned").choose(f"card:{mud}", f"card:{fear}")
    assert t.zone("encounter-discard") == [ghoul, mark, mud, fear]


@rule("discard-pile.9")
def test_an_empty_discard_pile_is_not_shuffled_into_a_deck_and_the_deck_stays_as_it_is() -> None:
    mix = Free((fx.GainResources(1), fx.ShuffleInto(Each(InZone("discard")))), (price.Exhaust(),))
    t = Table()
    river = t.put(asset("River", mix), "play:0")
    deck = t.zone("deck:0")
    for _ in range(3):
        t.turn().use(river)
        assert t.zone("deck:0") == deck
        t.set(river, exhausted=False)
    extra = [t.put(asset(f"Extra {n}"), "discard:0") for n in range(5)]
    t.turn().use(river)
    assert t.zone("discard:0") == []
    assert sorted(t.zone("deck:0")) == sorted(deck + extra)
    assert t.zone("deck:0") != deck + extra


@rule("discard-pile.q1")
def test_a_weakness_of_an_encounter_type_goes_to_the_pile_of_the_player_whose_deck_it_began_in() -> None:
    t = Table(seats=2)
    debt = t.put(treachery("Debt", subtype="weakness"), "threat:0", controller=-1)
    stalker = t.put(enemy("Stalker", subtype="weakness"), "threat:1", owner=0, controller=-1)
    t.call(cards.discard, debt)
    t.call(harm.deal, (stalker,), 2, 0)
    assert t.zone("discard:0") == [debt, stalker]
    assert t.zone("encounter-discard") == []


# adjectives


@rule("adjectives.1", "adjectives.x1")
def test_each_unique_ally_and_item_means_no_item_that_is_not_unique() -> None:
    meant = AllOf((Unique(), AnyOf((Trait("Ally"), Trait("Item")))))
    t = Table()
    kinds = [(unique, trait) for unique in (True, False) for trait in ("Ally", "Item", "Spell")]
    found = {
        t.put(asset(f"{unique} {trait}", unique=unique, traits=(trait,)), "play:0"): (unique, trait)
        for unique, trait in kinds
    }
    named = [found[card] for card in looking.find(t.g, Context(0, t.own().id, 0), meant) if card in found]
    assert named == [(True, "Ally"), (True, "Item")]


# agenda-card


@rule("agenda-card.1", "agenda-card.2")
def test_the_agenda_deck_is_made_of_agenda_cards_in_sequence() -> None:
    t = Table(agendas=tuple(agenda(f"Agenda {stage}", stage=stage) for stage in (1, 2, 3)))
    seen: list[tuple[str, int]] = []
    while len(seen) < 3:
        current = acts.current(t.g, "agenda")
        seen.append((t.g.print(current).type, t.g.print(current).stage))
        if len(seen) < 3:
            t.call(acts.advance, "agenda")
    assert seen == [("agenda", 1), ("agenda", 2), ("agenda", 3)]
