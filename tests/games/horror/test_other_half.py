"""The other half of a clause: what does not happen, whom it does not concern, and the second time."""

import msgspec
import pytest

from miskatonic.core.rulebook import rule
from miskatonic.core.text import text
from miskatonic.games.horror import looking, numbers, zones
from miskatonic.games.horror.notes import LogNote
from miskatonic.games.horror.options import Chapter
from miskatonic.games.horror.printed import Ending
from miskatonic.games.horror.rules import cards, drawing, encounter, ending, rounds, setup, slots
from miskatonic.games.horror.state import Context
from miskatonic.games.horror.view import card_view, view
from miskatonic.games.horror.words import chaos
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words.abilities import (
    Constant,
    CopyLimit,
    Forced,
    Free,
    Gains,
    Haunted,
    Keyword,
    Objective,
    Play,
    Reaction,
    Revelation,
)
from miskatonic.games.horror.words.things import (
    AllOf,
    Choose,
    Each,
    Everywhere,
    Exhausted,
    InZone,
    Is,
    Kind,
    Named,
    Nearest,
    Recorded,
    Stage,
    Trait,
    Unless,
    WithStat,
)
from miskatonic.games.horror.words.triggers import Limit, On
from tests.chance import loaded
from tests.games.horror.cards import act, asset, enemy, event, location, skill, treachery
from tests.games.horror.spoken import log
from tests.games.horror.table import CELLAR, FLEE, QUIET, Table

GAIN = (fx.GainResources(1),)


# Decks and piles


@rule("encounter-deck.q2", "discard-pile.9")
def test_without_deck_and_discard_pile_nothing_is_shuffled_and_nothing_is_told() -> None:
    t = Table(encounter=())
    dice = loaded(t.g)
    t.told.clear()
    t.call(drawing.refill_encounter_deck)
    assert (dice.drawn, t.heard) == ([], [])


@rule("encounter-deck.2")
def test_an_encounter_deck_that_has_cards_is_not_made_anew() -> None:
    t = Table(encounter=(QUIET,))
    rat = t.put(enemy("Rat"), "encounter-discard")
    t.call(drawing.refill_encounter_deck)
    assert (t.card(rat).zone, "encounter-reshuffled" in t.heard) == ("encounter-discard", False)


@rule("decks.2", "discard-pile.1")
def test_what_was_looked_at_and_discarded_is_not_put_back() -> None:
    t = Table()
    t.put(asset("Axe"), "deck:0")
    book = t.put(asset("Book"), "deck:0")
    t.resolve(fx.LookAtTop(2, discard=1)).choose((f"card:{book}",))
    assert (t.card(book).zone, t.zone("deck:0")[-1]) == ("discard:0", t.named("Axe"))


@rule("removed-from-game.1")
def test_everywhere_in_the_game_is_not_where_removed_cards_are() -> None:
    t = Table()
    here = t.put(asset("Axe"), "deck:0")
    t.put(asset("Axe"), "removed")
    assert looking.find(t.g, Context(0, t.own().id, 0), Everywhere(Named("Axe"))) == [here]


@rule("in-play.3")
def test_a_card_that_lay_facedown_is_faceup_when_it_is_placed_beneath_another() -> None:
    t = Table()
    card = t.put(enemy("Ghoul"), "facedown", revealed=False)
    t.resolve(fx.PutBeneath(Each(AllOf((InZone("facedown"), Named("Ghoul")))), Choose(Named("Seek"))))
    assert (t.card(card).revealed, zones.parts(t.card(card).zone)) == (True, ("beneath", t.named("Seek")))


@rule("removed-from-game.2")
def test_a_removed_card_that_comes_to_a_discard_pile_was_not_discarded() -> None:
    t = Table()
    t.do(cards.put_away, t.put(asset("Axe"), "removed", owner=0), "discard:0")
    assert (log(t, of="discarded"), t.zone("discard:0")) == ([], [t.named("Axe")])


# Abilities and limits


@rule("abilities.2", "skill-icons.4")
def test_a_committed_asset_does_nothing_constant() -> None:
    t = Table()
    charm = asset("Charm", Constant((mod.Change("you", "intellect", 5),)), icons={"wild": 1})
    card = t.put(charm, "hand:0")
    t.turn().choose("investigate").choose((f"card:{card}",))
    [result] = [event for event in t.told if event.text.id == "test-passed"]
    assert result.text.args["total"] == 4


@rule("limit-max.6", "limit-max.8")
def test_a_limit_on_committed_copies_is_none_on_copies_in_play() -> None:
    t = Table()
    ring = asset("Ring", CopyLimit(1, "investigator", committed=True))
    t.put(ring, "play:0")
    second = t.put(ring, "hand:0")
    t.turn().choose(f"play:{second}")
    assert t.card(second).zone == "play:0"


@rule("limit-max.6")
def test_a_limit_per_location_is_none_per_investigator() -> None:
    t = Table()
    ring = asset("Ring", CopyLimit(1, "location"))
    t.put(ring, "play:0")
    second = t.put(ring, "hand:0")
    t.turn().choose(f"play:{second}")
    assert t.card(second).zone == "play:0"


@rule("limit-max.9", "play-action.5")
def test_an_event_played_by_an_effect_counts_toward_its_maximum() -> None:
    t = Table()
    boon = event("Boon", Play(GAIN, limit=Limit(1, "round", maximum=True)))
    first, second = t.put(boon, "hand:0"), t.put(boon, "hand:0")
    t.resolve(fx.PlayCard(Named("Boon"))).choose(f"card:{first}")
    assert t.card(first).zone == "discard:0"
    assert f"play:{second}" not in t.turn().options


@rule("limit-max.9", "limit-max.q2")
def test_an_ability_with_a_plain_limit_may_be_used_with_each_copy() -> None:
    t = Table()
    twice = (Free(GAIN, limit=Limit(1, "round", maximum=True)), Free(GAIN, limit=Limit(1, "round")))
    one, two = t.put(asset("Purse", *twice), "play:0"), t.put(asset("Purse", *twice), "play:0")
    t.turn().choose(f"use:{one}.{one}.0.-1").choose(f"use:{one}.{one}.1.-1")
    assert [option for option in t.options if option.startswith("use:")] == [f"use:{two}.{two}.1.-1"]


# Targets


@rule("target.7", "target.8")
def test_what_neither_this_part_nor_a_later_one_can_change_is_no_target() -> None:
    t = Table()
    t.put(asset("Lamp"), "play:0", exhausted=True)
    dog, cat = (t.put(asset(name, health=3), "play:0") for name in ("Dog", "Cat"))
    t.resolve(fx.Exhaust(Choose(Kind("asset"))), fx.Deal(1, target="chosen"))
    assert t.options == [f"card:{dog}", f"card:{cat}"]


@rule("seal.13", "seal.5")
def test_a_random_seal_of_a_kind_takes_no_other_token() -> None:
    t = Table(bag=("skull", "skull", "0", "-1"))
    charm = t.put(asset("Charm"), "play:0")
    dice = loaded(t.g)
    t.resolve(chaos.SealToken("skull", random=True), source=charm)
    assert (dice.drawn, t.card(charm).sealed) == ([2], ("skull",))


@rule("setup.7")
def test_a_token_that_is_not_in_the_bag_cannot_be_removed_so_nothing_follows() -> None:
    t = Table(bag=("0",))
    t.resolve(fx.Then((chaos.RemoveToken("skull"),), GAIN))
    assert (t.own().resources, t.g.bag) == (5, ["0"])
    t.resolve(fx.Then((chaos.RemoveToken("0"),), GAIN))
    assert (t.own().resources, t.g.bag) == (6, [])


@rule("ownership-control.6", "signature.8")
def test_a_card_with_an_ordinary_attachment_changes_control() -> None:
    t = Table(2)
    dog = t.put(asset("Dog"), "play:0")
    t.put(asset("Leash"), f"on:{dog}", owner=0, controller=0)
    t.resolve(fx.TakeControl(Choose(Named("Dog"))), you=1)
    assert t.card(dog).controller == 1


@rule("put-into-play.1", "then.4")
def test_under_nobodys_control_nothing_is_put_into_play() -> None:
    t = Table()
    t.put(asset("Dog"), "aside")
    aside = Each(AllOf((Named("Dog"), InZone("aside"))))
    enter = fx.PutIntoPlay(aside, under=Each(AllOf((Kind("investigator"), Named("Nobody")))))
    t.resolve(fx.Then((enter,), GAIN))
    assert (t.own().resources, t.card(t.named("Dog")).zone) == (5, "aside")


# Costs


@rule("costs.10")
def test_only_such_cards_as_a_cost_names_pay_for_it() -> None:
    t = Table()
    axe, bow = (
        t.put(asset("Axe", traits=("Weapon",)), "hand:0"),
        t.put(asset("Bow", traits=("Weapon",)), "hand:0"),
    )
    forge = t.put(asset("Forge", Free(GAIN, (price.DiscardCards(1, Trait("Weapon")),))), "play:0")
    t.turn().use(forge)
    assert t.options == [f"card:{axe}", f"card:{bow}"]


@rule("costs.10")
def test_without_such_a_card_nothing_can_be_shown() -> None:
    t = Table()
    badge = t.put(asset("Badge", Free(GAIN, (price.Reveal(Named("Axe")),))), "play:0")
    assert not t.turn().can_use(badge)
    t.put(asset("Axe"), "hand:0")
    assert t.turn().can_use(badge)


@rule("initiation.10")
def test_another_card_that_was_exhausted_to_pay_stays_exhausted() -> None:
    scare = Forced(On("after", "exhausts"), (fx.Discard(Each(Named("Dog"))),))
    costs = (price.Exhaust(Choose(Named("Lamp"))), price.Resources(2), price.Discard(Choose(Named("Dog"))))
    t = Table()
    bell = t.put(asset("Bell", Free((fx.Draw(3),), costs)), "play:0")
    lamp = t.put(asset("Lamp"), "play:0")
    t.put(asset("Dog"), "play:0")
    t.put(treachery("Bang", scare), "threat:0")
    t.turn().use(bell)
    assert "cannot-pay" in t.heard
    assert (t.card(lamp).exhausted, t.card(bell).exhausted, t.own().resources) == (True, False, 5)


# In full, or nothing follows


@rule("then.4", "move.8")
def test_tokens_that_were_all_moved_let_the_rest_follow_and_fewer_do_not() -> None:
    t = Table()
    t.put(asset("Dog", health=9), "play:0", damage=2)
    t.put(asset("Cat", health=9), "play:0")
    move = fx.MoveTokens("damage", 1, Choose(Named("Dog")), Choose(Named("Cat")))
    t.resolve(fx.Then((move,), GAIN))
    assert t.own().resources == 6
    t.resolve(fx.Then((msgspec.structs.replace(move, count=2),), GAIN))
    assert t.own().resources == 6


@rule("then.4", "ready.3")
def test_a_card_that_cannot_be_readied_lets_nothing_follow() -> None:
    t = Table()
    dog = t.put(asset("Dog", Constant((mod.Cannot("this", "ready"),))), "play:0", exhausted=True)
    cat = t.put(asset("Cat"), "play:0", exhausted=True)
    t.resolve(fx.Then((fx.Ready(Each(AllOf((Kind("asset"), Exhausted())))),), GAIN))
    assert (t.card(dog).exhausted, t.card(cat).exhausted, t.own().resources) == (True, False, 5)


@rule("then.4", "effects.5")
def test_a_deck_without_such_a_card_lets_nothing_follow() -> None:
    t = Table(encounter=(QUIET, QUIET))
    t.resolve(fx.Then((fx.DiscardUntil(Kind("enemy")),), GAIN))
    assert t.own().resources == 5
    t.put(enemy("Rat"), "encounter")
    t.resolve(fx.Then((fx.DiscardUntil(Kind("enemy")),), GAIN))
    assert t.own().resources == 6


@rule("card-level.3")
def test_a_number_of_1_is_enough_and_a_card_without_the_number_does_not_have_0() -> None:
    t = Table()
    one = t.put(enemy("Rat", health=1), "threat:0")
    t.put(enemy("Fog", health=None), "threat:0")
    you = Context(0, t.own().id, 0)
    assert looking.find(t.g, you, AllOf((Kind("enemy"), WithStat("health", 0, 1)))) == [one]


@rule("haunted.1")
def test_a_haunted_location_does_nothing_else_when_an_investigation_fails() -> None:
    wail = Haunted((fx.Deal(horror=1),))
    hall = location(
        "Hall", wail, Free(GAIN), Constant((mod.Change("this", "shroud", 1),)), connections=("Cellar",)
    )
    t = Table(locations=(hall, CELLAR), bag=("-8",))
    t.turn().skip("window").choose("investigate").skip()
    assert (log(t, of="haunted"), t.own().horror, t.own().resources) == (["Hall is haunted."], 1, 5)


@rule("winning-and-losing.8", "resolution.3")
@pytest.mark.parametrize(("number", "how"), [(1, "won"), (2, "lost"), (0, "none")])
def test_an_ending_is_won_lost_or_none(number: int, how: str) -> None:
    t = Table(scenario={"lost": (2,)})
    t.resolve(fx.Resolution(number))
    assert t.g.outcome is not None
    assert ending.outcome(t.g) == t.g.outcome.by(how)


@rule("asset.9")
def test_who_is_to_bear_a_card_is_asked_by_the_name_of_the_card() -> None:
    guide = asset("Guide", set="town")
    t = Table(2, box=(guide,), scenario={"endings": {1: Ending(bearer="guide")}, "aside": ("guide",)})
    t.resolve(fx.Resolution(1))
    assert (t.kind, t.ask.text.args["card"]) == ("bearer", text("card-name", en="Guide", de="Guide (de)"))


@rule("decks.1")
def test_what_was_seen_in_a_deck_is_unknown_once_it_is_shuffled() -> None:
    t = Table()
    t.resolve(fx.LookAtTop(1))
    assert t.g.looked
    t.resolve(fx.ShuffleDeck())
    assert t.g.looked == []


@rule("table-talk.1")
def test_with_open_hands_what_is_found_everybody_reads() -> None:
    t = Table(2, open_hands=True)
    t.put(asset("Axe"), "deck:1")
    t.resolve(fx.Search(Named("Axe")), you=1)
    assert [event.public for event in t.told if event.text.id == "found"] == [None]


# Effects that come later, or instead


@rule("delayed-effects.2", "lasting-effects.6")
def test_a_delayed_effect_for_a_phase_is_over_with_the_phase() -> None:
    later = fx.Delayed(On("at", "turn-ends"), GAIN, until="phase")
    t = Table()
    loan = t.put(asset("Loan", Free((later,))), "play:0")
    t.turn().use(loan)
    t.do(rounds.end_phase, "investigation-ends").do(rounds.end_turn, 0)
    assert (t.own().resources, t.g.delayed) == (5, [])


@rule("instead.4")
def test_what_came_in_place_of_a_thing_is_not_replaced_by_the_same_ability() -> None:
    more = Forced(On("would", "gains-resources"), (fx.Instead((fx.GainResources(2),)),))
    t = Table()
    t.put(treachery("Luck", more), "threat:0")
    t.resolve(*GAIN)
    assert t.own().resources == 7


@rule("story-cards.2")
def test_a_card_may_let_its_own_story_be_read() -> None:
    t = Table()
    stranger = t.put(asset("Stranger", Free((fx.ReadStory("this"),)), reverse=GAIN), "play:0")
    t.turn().use(stranger)
    assert (log(t, of="story-read"), t.own().resources) == (["The story of Stranger is read."], 6)


@rule("deal-damage-horror.10", "cancel.3")
def test_damage_that_was_all_prevented_is_not_told_as_taken() -> None:
    t = Table()
    vest = Forced(On("when", "is-dealt", who=Is("you")), (fx.Prevent("damage"),))
    t.put(asset("Vest", vest), "play:0")
    t.resolve(fx.Deal(1))
    assert (t.own().damage, log(t, of="took-")) == (0, [])


@rule("act-agenda-deck.9")
def test_without_a_current_act_its_number_is_0() -> None:
    t = Table()
    zones.move_to(t.g, t.zone("act")[0], "removed")
    assert looking.amount(t.g, Context(0, t.own().id, 0), Stage("act")) == 0


@rule("delayed-effects.2")
def test_of_several_delayed_effects_the_one_whose_time_has_come_happens() -> None:
    later = (fx.Delayed(On("at", "game-ends"), (fx.Deal(1),)), fx.Delayed(On("at", "turn-ends"), GAIN))
    t = Table()
    loan = t.put(asset("Loan", Free(later)), "play:0")
    t.turn().use(loan)
    t.do(rounds.end_turn, 0)
    assert (t.own().damage, t.own().resources, len(t.g.delayed)) == (0, 6, 1)


@rule("limit-max.7", "limit-max.8")
def test_a_maximum_of_committed_copies_lets_them_be_played() -> None:
    t = Table()
    boon = event("Boon", CopyLimit(1, "round", committed=True), Play(GAIN))
    one, two = t.put(boon, "hand:0"), t.put(boon, "hand:0")
    t.turn().choose(f"play:{one}").choose(f"play:{two}")
    assert t.own().resources == 7


@rule("ultimatums.3")
def test_a_weakness_that_did_not_go_to_the_discard_pile_does_not_return_to_the_deck() -> None:
    t = Table()
    doubt = t.put(treachery("Doubt", subtype="weakness"), "threat:0")
    dice = loaded(t.g)
    t.do(drawing.weaknesses_return, "deck:0", (doubt,))
    assert (t.card(doubt).zone, dice.drawn, log(t, of="shuffled-in")) == ("threat:0", [], [])


@rule("asset.9")
def test_who_was_killed_bears_nothing() -> None:
    guide = asset("Guide", set="town")
    t = Table(2, box=(guide,), scenario={"endings": {1: Ending(bearer="guide")}, "aside": ("guide",)})
    t.alter(0, fate="killed")
    t.resolve(fx.Resolution(1))
    assert (t.kind, ending.borne(t.g, 1)) == ("", ("guide",))


@rule("spawn.4", "spawn.2")
def test_an_enemy_does_not_spawn_at_a_card_that_is_no_location() -> None:
    t = Table()
    t.put(asset("Attic"), "play:0")
    rat = t.put(enemy("Rat", Keyword("spawn", what=Named("Attic"))), "encounter")
    t.do(encounter.draw_encounter, 0)
    assert t.card(rat).zone == "encounter-discard"


@rule("rewards.3")
def test_the_reward_that_was_earned_is_named() -> None:
    t = Table(chapter=Chapter("tiny"), box=(asset("Crown"),))
    t.resolve(fx.EarnReward("Crown"))
    assert log(t, of="reward-earned") == ["From now on decks may have the reward card Crown."]


# Abilities that are gained


@rule("gain.4", "forced-ability.1")
def test_a_gained_forced_ability_triggers_for_each_card_that_has_it() -> None:
    hurts = Forced(On("after", "gains-resources"), (fx.Deal(horror=1),))
    t = Table()
    t.put(asset("Idol", Constant((Gains(Named("Lamp"), hurts),))), "play:0")
    for _ in range(2):
        t.put(asset("Lamp"), "play:0")
    t.resolve(*GAIN)
    assert t.own().horror == 2


@rule("gain.4", "triggered-ability.13")
def test_a_gained_reaction_may_be_used_by_the_card_that_has_it() -> None:
    t = Table()
    t.put(
        asset("Idol", Constant((Gains(Named("Lamp"), Reaction(On("after", "draws-card"), GAIN)),))), "play:0"
    )
    lamp = t.put(asset("Lamp"), "play:0")
    t.turn().choose("draw")
    assert (t.kind, t.can_use(lamp)) == ("reaction", True)
    t.use(lamp)
    assert t.own().resources == 6


@rule("encounter-draw.12")
def test_what_lasts_until_a_treachery_is_resolved_is_over_then() -> None:
    dim = fx.Lasting("resolved", (mod.Change(Kind("investigator"), "willpower", -1),))
    t = Table()
    t.put(treachery("Fog", Revelation((dim, fx.May(GAIN)))), "encounter")
    t.do(encounter.draw_encounter, 0)
    assert numbers.value(t.g, t.own().id, "willpower") == 2
    t.choose("no")
    assert numbers.value(t.g, t.own().id, "willpower") == 3


@rule("setup.18")
def test_everybody_begins_where_the_guide_says_and_not_at_the_first_location() -> None:
    t = Table(2)
    t.g.scenario = msgspec.structs.replace(t.g.scenario, start="cellar")
    t.do(setup.place_investigators)
    assert {t.person(seat).location for seat in (0, 1)} == {t.named("Cellar")}


@rule("skill-icons.1")
def test_a_view_lists_the_icons_that_a_card_has_and_no_others() -> None:
    t = Table()
    guts = t.put(skill("Guts", icons={"willpower": 2}), "hand:0")
    assert card_view(t.g, t.card(guts)).icons == {"willpower": 2}


@rule("target.7", "ownership-control.7")
def test_no_enemy_of_the_encounter_deck_returns_to_a_hand() -> None:
    t = Table()
    rat = t.put(enemy("Rat"), "threat:0")
    t.resolve(fx.ReturnToHand(Choose(Kind("enemy"))))
    assert (t.kind, t.card(rat).zone) == ("", "threat:0")


# Slots


@rule("slots.10")
def test_a_slot_that_is_taken_is_not_offered_for_an_asset_that_may_use_it() -> None:
    t = Table()
    t.put(asset("Glove", Constant((mod.SlotInstead(Trait("Spell"), "hand"),))), "play:0")
    t.put(asset("Axe", slots=("hand", "hand")), "play:0")
    spell = t.put(asset("Spell", slots=("arcane",), traits=("Spell",)), "hand:0")
    assert slots.choices(t.g, 0, spell) == [("arcane",)]


# Slots


@rule("slots.q2")
def test_what_cannot_leave_play_does_not_make_room() -> None:
    t = Table()
    ring = asset("Ring", slots=("accessory",))
    t.put(asset("Oath", slots=("hand",), keywords="permanent"), "play:0")
    knife = t.put(asset("Knife", slots=("hand",)), "play:0")
    axe = t.put(asset("Axe", slots=("hand",)), "hand:0")
    t.put(ring, "play:0")
    assert slots.ways_to_make_room(t.g, 0, axe) == [(knife,)]


# Places


@rule("nearest.1")
def test_from_nowhere_nothing_is_near() -> None:
    t = Table(2)
    rat = t.put(enemy("Rat"), "aside")
    assert looking.find(t.g, Context(0, rat, -1), Nearest(Kind("location"), "this")) == []


@rule("hunter.5", "then.4")
def test_an_enemy_that_has_left_play_moves_nowhere() -> None:
    t = Table()
    rats = [t.put(enemy("Rat"), f"at:{t.named('Cellar')}") for _ in range(2)]
    t.put(
        treachery("Trap", Forced(On("when", "enemy-moves"), (fx.Discard(Each(Kind("enemy"))),))), "threat:0"
    )
    t.resolve(fx.MoveToward(Each(Kind("enemy")), Each(Named("Garden"))))
    assert log(t, of="enemy-moved") == []
    assert {t.card(rat).zone for rat in rats} == {"encounter-discard"}


@rule("lasting-effects.4", "locations.2")
def test_a_connection_for_the_round_reaches_locations_that_enter_play_later() -> None:
    t = Table()
    t.resolve(fx.Lasting("round", (mod.ConnectsTo(Named("Hall"), Named("Attic")),)))
    attic = t.put(location("Attic"), "map")
    assert attic in zones.connections(t.g, t.named("Hall"))


# Acts and the log


@rule("act-agenda-deck.10", "act-agenda-deck.13")
def test_an_act_that_is_turned_over_does_not_advance_anew() -> None:
    t = Table()
    t.set(t.named("Seek"), revealed=False)
    t.resolve(fx.AdvanceAct())
    assert log(t, of="advances") == []


@rule("record.3", "act.q1")
def test_an_objective_is_met_at_once_when_a_note_is_crossed_out() -> None:
    goal = Objective(condition=Unless(Recorded("the-bell")))
    t = Table(acts=(act("Seek", goal), FLEE), chapter=Chapter("tiny", (LogNote("the-bell"),)))
    assert t.g.print(t.zone("act")[0]).name[0] == "Seek"
    t.resolve(fx.CrossOut("the-bell"))
    assert t.g.print(t.zone("act")[0]).name[0] == "Flee"


# What is seen


@rule("table-talk.1")
def test_a_view_lists_no_deck() -> None:
    t = Table(2)
    assert [
        zone for zone in view(t.g, 0).piles if zone.startswith(("deck", "encounter:", "play", "at"))
    ] == []
    assert "encounter" not in view(t.g, 0).piles


@rule("hidden.3")
def test_what_changes_a_skill_out_of_sight_is_not_listed() -> None:
    t = Table(2)
    dim = Constant((mod.Change(Kind("investigator"), "intellect", -1),))
    t.put(treachery("Whisper", dim, keywords="hidden"), "hand:1")
    t.put(skill("Guts"), "hand:0")
    t.turn().skip("window").choose("investigate")
    seen = [view(t.g, seat).test for seat in (0, 1)]
    assert [len(each.changes) if each else None for each in seen] == [0, 1]
