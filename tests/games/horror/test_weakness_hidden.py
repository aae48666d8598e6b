"""Weaknesses and Hidden cards."""

from miskatonic.core.rulebook import rule
from miskatonic.games.horror import keywords, looking, numbers, zones
from miskatonic.games.horror.rules import Deck, drawing, encounter, ending, enemies, new_game, rounds
from miskatonic.games.horror.state import Context
from miskatonic.games.horror.view import view
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Constant, Forced, Free, Reaction, Revelation
from miskatonic.games.horror.words.modifiers import AddSkill, Change
from miskatonic.games.horror.words.things import (
    AnyOf,
    Choose,
    InThreatAreaOf,
    InZone,
    Named,
    Weakness,
)
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import asset, enemy, treachery
from tests.games.horror.table import QUIET, Table

STALKER = enemy("Stalker", subtype="weakness")
DREAD = treachery("Dread", Revelation((fx.Deal(0, 1),)), subtype="weakness")
DEBT = asset("Debt", Revelation((fx.LoseResources(2),)), cost=0, subtype="weakness")


def drawn(t: Table, card: int) -> Table:
    """Let the owner draw the card."""
    assert t.zone("deck:0")[-1] == card
    return t.do(drawing.draw_cards, 0, 1)


@rule("weakness.1", "weakness.2")
def test_a_drawn_weakness_of_an_encounter_type_is_resolved_as_an_encounter_card() -> None:
    t = Table()
    drawn(t, dread := t.put(DREAD, "deck:0"))
    assert t.own().horror == 1
    assert t.card(dread).zone == "discard:0"
    drawn(t, stalker := t.put(STALKER, "deck:0"))
    assert t.card(stalker).zone == "threat:0"


@rule("weakness.1", "weakness.3")
def test_a_drawn_weakness_of_a_player_type_is_revealed_and_goes_to_hand() -> None:
    t = Table()
    drawn(t, debt := t.put(DEBT, "deck:0"))
    assert t.own().resources == 3
    assert t.card(debt).zone == "hand:0"


@rule("weakness.3")
def test_a_weakness_of_a_player_type_is_in_hand_only_when_its_revelation_is_done() -> None:
    t = Table(deck=())
    all_but_one = Revelation((fx.DiscardCards(1, all_but=True),))
    rope = t.put(asset("Rope"), "hand:0")
    drawn(t, lapse := t.put(asset("Lapse", all_but_one, subtype="weakness"), "deck:0"))
    assert t.zone("hand:0") == [rope, lapse]


@rule("weakness.4")
def test_in_hand_it_is_used_like_any_other_card_of_its_type() -> None:
    t = Table()
    debt = t.put(DEBT, "hand:0")
    t.turn().choose(f"play:{debt}")
    assert t.card(debt).zone == "play:0"


@rule("weakness.5")
def test_a_weakness_that_comes_to_hand_without_being_drawn_is_resolved() -> None:
    t = Table()
    dread = t.put(DREAD, "discard:0")
    t.resolve(fx.ReturnToHand(Choose(InZone("discard"))))
    assert t.own().horror == 1
    assert t.card(dread).zone == "discard:0"


@rule("weakness.5")
def test_a_weakness_found_by_a_search_is_resolved_too() -> None:
    t = Table()
    debt = t.put(DEBT, "deck:0")
    t.resolve(fx.Search(Named("Debt")))
    assert t.own().resources == 3
    assert t.card(debt).zone == "hand:0"


@rule("weakness.6", "weakness.q3")
def test_a_weakness_added_in_a_scenario_has_its_bearer_from_then_on() -> None:
    t = Table(2)
    hand, threat = t.put(DEBT, "aside"), t.put(STALKER, "aside")
    play = t.put(asset("Scar", subtype="weakness"), "aside")
    t.resolve(fx.AddToHand(Choose(InZone("aside"))), you=1).choose(f"card:{hand}")
    t.resolve(fx.PutIntoPlay(Choose(InZone("aside"))), you=1).choose(f"card:{threat}")
    t.resolve(fx.PutIntoPlay(Choose(InZone("aside"))), you=1)
    assert [t.card(card).zone for card in (hand, threat, play)] == ["hand:1", "threat:1", "play:1"]
    assert [t.card(card).owner for card in (hand, threat, play)] == [1, 1, 1]


@rule("weakness.6")
def test_a_weakness_shuffled_into_your_deck_is_yours() -> None:
    t = Table(2)
    dread = t.put(DREAD, "aside")
    t.resolve(fx.ShuffleInto(Choose(InZone("aside"))), you=1)
    assert t.card(dread).zone == "deck:1"
    assert t.card(dread).owner == 1


@rule("weakness.7", "weakness.8")
def test_a_gained_weakness_goes_on_in_later_scenarios_beside_the_deck() -> None:
    t = Table()
    t.put(DREAD, "aside")
    t.resolve(fx.ShuffleInto(Choose(InZone("aside"))))
    gained = ending.borne(t.g, 0)
    assert gained == ("dread",)
    deck = Deck("ada", ("lantern",) * 12, bears=gained)
    later = new_game(t.g.options, t.g.scenario, [deck], list(t.g.printed.values()), 1)
    owned = [card for card in later.cards if card.owner == 0 and card.code in ("lantern", "dread")]
    assert len([card for card in owned if not card.gained]) == 12
    assert [card.code for card in owned if card.gained] == ["dread"]
    assert ending.borne(later, 0) == ("dread",)


@rule("weakness.9")
def test_nobody_can_choose_to_discard_a_weakness_from_hand() -> None:
    t = Table()
    debt = t.put(DEBT, "hand:0")
    t.resolve(fx.DiscardCards(1))
    assert f"card:{debt}" not in t.options
    t.choose(t.options[0])
    assert t.card(debt).zone == "hand:0"


@rule("weakness.9")
def test_a_card_that_says_so_discards_it() -> None:
    t = Table()
    debt = t.put(DEBT, "hand:0")
    t.resolve(fx.Discard(Choose(InZone("hand"))))
    t.choose(f"card:{debt}")
    assert t.card(debt).zone == "discard:0"


@rule("weakness.10")
def test_effects_on_basic_weaknesses_know_them_by_their_words() -> None:
    t = Table()
    basic = t.put(treachery("Amnesia", subtype="basic-weakness"), "threat:0")
    t.put(DREAD, "threat:0")
    found = looking.find(t.g, Context(0, basic, 0), Weakness(basic=True))
    assert found == [basic]


@rule("weakness.q1")
def test_a_weakness_enemy_keeps_its_bearer_when_it_engages_somebody_else() -> None:
    t = Table(2)
    stalker = t.put(STALKER, "threat:0")
    t.call(enemies.engage, stalker, 1)
    assert t.card(stalker).zone == "threat:1"
    assert t.card(stalker).owner == 0


@rule("weakness.q2")
def test_cards_that_cannot_be_discarded_stay_even_above_the_limit() -> None:
    t = Table()
    kept = [t.put(DEBT, "hand:0") for _ in range(9)]
    t.do(rounds.check_hand, 0)
    assert t.zone("hand:0") == kept


# Hidden

SECRET = treachery(
    "Secret",
    Revelation((fx.AddToHand(),)),
    Constant((Change("you", "combat", -1),)),
    Free((fx.Discard("this"),)),
    keywords="hidden",
)


def hide(seats: int = 2) -> tuple[Table, int]:
    """Let the first investigator draw a Hidden card."""
    t = Table(seats)
    secret = t.put(SECRET, "encounter")
    t.do(encounter.draw_encounter, 0)
    return t, secret


@rule("hidden.1", "hidden.2")
def test_a_hidden_card_is_added_to_the_hand_by_its_revelation() -> None:
    t, secret = hide()
    assert "hidden" in keywords.NAMES
    assert t.card(secret).zone == "hand:0"


@rule("hidden.3")
def test_the_others_are_not_told_which_card_it_is() -> None:
    t, _ = hide()
    about = [event for event in t.told if event.text.id in ("drew-encounter", "to-hand")]
    assert len(about) == 2
    for event in about:
        heard = event.seen_by(1)
        assert heard is not None
        assert "card" not in heard.args
        assert f"card:{t.named('Secret')}" not in event.on


@rule("hidden.3")
def test_who_may_react_to_the_draw_does_not_learn_which_card_it_is() -> None:
    t = Table(2)
    t.put(asset("Ear", Reaction(On("when", "draws-encounter"), (fx.GainResources(1),))), "play:1")
    t.put(SECRET, "encounter")
    t.do(encounter.draw_encounter, 0)
    assert (t.kind, t.asked) == ("reaction", 1)
    assert t.ask.text.id == "ask-reaction"


@rule("hidden.3", "hidden.5")
def test_only_its_holder_sees_what_it_does_to_numbers_and_to_what_depends_on_them() -> None:
    t, _ = hide()
    t.put(asset("Boots", Constant((AddSkill("you", "combat", "agility"),))), "play:0")
    skills = [view(t.g, seat).cards[t.person(0).card].numbers for seat in (0, 1, None)]
    assert [(each["combat"], each["agility"]) for each in skills] == [(2, 5), (3, 6), (3, 6)]


@rule("hidden.2", "card-types.3")
def test_a_search_of_the_encounter_deck_brings_only_hidden_cards_to_hand() -> None:
    t = Table(encounter=(QUIET,))
    ghoul, secret = t.put(enemy("Ghoul"), "encounter"), t.put(SECRET, "encounter")
    t.resolve(fx.Search(AnyOf((Named("Ghoul"), Named("Secret"))), "encounter", count=2))
    assert (t.card(ghoul).zone, t.card(secret).zone) == ("encounter", "hand:0")


@rule("hidden.4")
def test_it_is_treated_as_though_it_were_in_the_threat_area() -> None:
    t, secret = hide()
    mine = Context(0, t.person(0).card, 0)
    assert looking.find(t.g, mine, InThreatAreaOf()) == [secret]
    assert zones.location_of(t.g, secret) == t.person(0).location


@rule("hidden.5")
def test_its_constant_abilities_are_active() -> None:
    t, _ = hide()
    assert numbers.value(t.g, t.person(0).card, "combat") == 2


@rule("hidden.5", "hidden.q1")
def test_its_forced_abilities_are_active_for_enemies_as_well() -> None:
    t = Table()
    lurker = enemy("Lurker", Forced(On("at", "round-ends"), (fx.Deal(0, 1),)), keywords="hidden")
    card = t.put(lurker, "hand:0")
    t.do(rounds.end_round)
    assert t.own().horror == 1
    assert zones.engaged_with(t.g, card) == []


@rule("hidden.6", "hidden.q3")
def test_only_its_holder_can_trigger_its_abilities() -> None:
    t, secret = hide()
    t.turn(1)
    assert t.asked == 0
    t.choose("pass")
    assert (t.asked, t.can_use(secret)) == (1, False)
    t.turn(0)
    assert t.can_use(secret)


@rule("hidden.7")
def test_it_counts_for_the_hand_size_but_cannot_be_chosen() -> None:
    t, secret = hide()
    for _ in range(3):
        t.put(asset("Coin"), "hand:0")
    assert len(t.zone("hand:0")) == 9
    t.do(rounds.check_hand, 0)
    assert t.kind == "discard"
    assert f"card:{secret}" not in t.options


@rule("hidden.7")
def test_other_cards_do_not_discard_it() -> None:
    t, secret = hide()
    t.resolve(fx.Discard(Choose(InThreatAreaOf())))
    assert t.card(secret).zone == "hand:0"


@rule("hidden.7", "hidden.8")
def test_the_way_it_describes_itself_discards_it_to_the_encounter_discard_pile() -> None:
    t, secret = hide()
    t.turn(0).use(secret)
    assert t.card(secret).zone == "encounter-discard"


@rule("hidden.q1")
def test_the_rules_hold_for_a_hidden_enemy_too() -> None:
    t = Table(2)
    lurker = enemy("Lurker", Free((fx.Discard("this"),)), keywords="hidden")
    card = t.put(lurker, "hand:0")
    assert zones.engaged_enemies(t.g, 0) == []
    t.turn(1)
    assert t.asked == 0
    t.turn(0).use(card)
    assert t.card(card).zone == "encounter-discard"


@rule("hidden.q2")
def test_a_hidden_weakness_goes_to_its_owners_discard_pile() -> None:
    t = Table()
    shame = treachery("Shame", Free((fx.Discard("this"),)), keywords="hidden", subtype="weakness")
    card = t.put(shame, "hand:0")
    t.turn().use(card)
    assert t.card(card).zone == "discard:0"


@rule("abilities.2", "hidden.4")
def test_of_the_cards_in_hand_only_hidden_ones_work() -> None:
    t = Table()
    t.put(treachery("Whisper", Constant((Change("you", "willpower", -1),)), keywords="hidden"), "hand:0")
    t.put(asset("Charm", Constant((Change("you", "willpower", 1),))), "hand:0")
    assert numbers.value(t.g, t.person().card, "willpower") == 2
