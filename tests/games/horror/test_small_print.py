"""Small print: what is asked by which name, what seldom happens, and what comes of nothing."""

import pytest

from miskatonic.core.game import BadOptions
from miskatonic.core.ids import read_id
from miskatonic.core.rulebook import rule
from miskatonic.core.text import text
from miskatonic.games.horror import corrections, lineup, zones
from miskatonic.games.horror.cards import by_code
from miskatonic.games.horror.options import Chapter, HorrorOptions
from miskatonic.games.horror.printed import DeckRules
from miskatonic.games.horror.rules import acts, encounter, harm, rounds
from miskatonic.games.horror.view import view
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words.abilities import (
    AttachRule,
    Constant,
    Forced,
    Free,
    Objective,
    Reaction,
    Revelation,
)
from miskatonic.games.horror.words.things import AllOf, Each, InZone, Kind, Named, Trait
from miskatonic.games.horror.words.triggers import Limit, On
from tests.games.horror.cards import (
    agenda,
    asset,
    enemy,
    investigator,
    location,
    skill,
    treachery,
)
from tests.games.horror.spoken import ENGLISH, log
from tests.games.horror.table import WAKE, Table

GAIN = (fx.GainResources(1),)


@rule("simultaneous-priority.4", "delayed-effects.2")
def test_delayed_effects_of_one_moment_are_ordered_by_the_names_of_their_cards() -> None:
    t = Table()
    for name, effect in (("Loan", fx.LoseResources(9)), ("Debt", fx.GainResources(1))):
        card = t.put(asset(name, Free((fx.Delayed(On("at", "turn-ends"), (effect,)),))), "play:0")
        t.turn().use(card)
    t.do(rounds.end_turn, 0)
    assert [ENGLISH.say(option.text) for option in t.ask.options] == ["Loan", "Debt"]


@rule("triggered-ability.9", "hidden.3")
def test_who_reacts_to_a_hidden_card_of_their_own_reads_its_name() -> None:
    t = Table(2)
    t.put(asset("Owl", Reaction(On("when", "draws-encounter"), GAIN)), "play:0")
    t.put(treachery("Whisper", Revelation((fx.AddToHand(),)), keywords="hidden"), "encounter")
    t.do(encounter.draw_encounter, 0)
    assert (t.kind, "Whisper" in ENGLISH.say(t.ask.text)) == ("reaction", True)


@rule("triggered-ability.9", "hidden.3")
def test_who_reacts_to_a_hidden_card_of_somebody_else_does_not() -> None:
    t = Table(2)
    t.put(asset("Owl", Reaction(On("when", "draws-encounter"), GAIN)), "play:1")
    t.put(treachery("Whisper", Revelation((fx.AddToHand(),)), keywords="hidden"), "encounter")
    t.do(encounter.draw_encounter, 0)
    assert (t.asked, t.kind, "Whisper" in ENGLISH.say(t.ask.text)) == (1, "reaction", False)


@rule("action.1", "table-talk.1")
def test_whoever_has_an_action_left_is_asked_without_a_word_about_the_hand() -> None:
    t = Table(locations=(location("Cell"),))
    t.told.clear()
    t.turn(actions=1)
    assert (t.kind, log(t, of="considers")) == ("turn", [])


@rule("put-into-play.3", "attachments.2")
def test_an_asset_that_must_be_attached_is_put_into_play_attached() -> None:
    t = Table()
    sign = t.put(asset("Sign", AttachRule(Named("Hall"))), "aside", owner=0)
    t.resolve(fx.PutIntoPlay(Each(AllOf((InZone("aside"), Named("Sign"))))))
    assert t.card(sign).zone == f"on:{t.named('Hall')}"


@rule("act-agenda-deck.16", "then.4")
def test_a_card_that_is_not_there_does_not_become_current_so_nothing_follows() -> None:
    t = Table()
    t.resolve(fx.Then((fx.BecomeCurrent("act", 9),), GAIN))
    assert (t.own().resources, t.g.print(t.zone("act")[0]).name[0]) == (5, "Seek")


@rule("deal-damage-horror.11")
def test_damage_that_nobody_deals_is_dealt_by_nobody() -> None:
    t = Table()
    t.put(asset("Ear", Forced(On("after", "deals-damage"), GAIN)), "play:0")
    trap = t.put(treachery("Trap"), "threat:0")
    t.resolve(fx.Deal(1, target=Each(Kind("enemy"))), source=trap)
    t.put(enemy("Rat", health=9), "threat:0")
    t.call(harm.deal, (t.named("Rat"),), 1, 0)
    assert t.triggered == []
    t.call(harm.deal, (t.named("Rat"),), 1, 0, by=0)
    assert t.triggered == ["Ear"]


@rule("act.9")
def test_an_agenda_that_an_objective_advances_costs_no_clues() -> None:
    goal = Objective(On("at", "round-ends"), adds=True, effects=())
    t = Table(agendas=(agenda("Stir", goal, threshold=2), WAKE))
    t.set(t.own().id, clues=2)
    t.call(acts.fulfil, t.named("Stir"), 0)
    assert (t.own().clues, log(t, of="advances")) == (2, ["The agenda “Stir” advances."])


@rule("rewards.3")
def test_a_reward_is_named_in_both_languages() -> None:
    t = Table(chapter=Chapter("tiny"), box=(asset("Crown"),))
    t.resolve(fx.EarnReward("Crown"))
    [event] = [event for event in t.told if event.text.id == "reward-earned"]
    assert event.text.args["card"] == text("card-name", en="Crown", de="Crown (de)")


@rule("modifiers.q1")
def test_one_card_is_committed_late_at_a_time() -> None:
    timely = skill("Timely", Constant((mod.CanBeCommitted(Named("Timely"), late=True),)))
    t = Table()
    both = [t.put(timely, "hand:0") for _ in range(2)]
    t.turn().choose("investigate").choose(())
    assert "revealed-token" in t.heard
    assert (t.kind, t.ask.most, t.options) == ("commit", 1, [f"card:{card}" for card in both])


def test_investigators_are_called_by_their_first_names_unless_two_share_one() -> None:
    options = HorrorOptions(seats=2, decks=("12001", "12004"))
    names = [by_code()[code].name for code in ("12001", "12004")]
    said = [(each.args["en"], each.args["de"]) for each in lineup.first_names(options)]
    assert said == [(en.split()[0], de.split()[0]) for en, de in names]


@rule("errata.1")
def test_a_code_that_nobody_knows_is_told_shortened() -> None:
    with pytest.raises(BadOptions) as error:
        corrections.check({"errata": {"x" * 99: {}}}, {})
    assert error.value.reason.args["code"] == "x" * 40


@rule("deal-damage-horror.11")
def test_horror_alone_is_no_damage_that_somebody_deals() -> None:
    t = Table()
    t.put(asset("Ear", Forced(On("after", "deals-damage"), GAIN)), "play:0")
    t.put(asset("Dog", health=3, sanity=3), "play:0")
    t.call(harm.deal, (t.own().id,), 0, 1, by=0, direct=True)
    assert (t.own().horror, t.triggered) == (1, [])


@rule("limit-max.9", "limit-max.q2")
def test_a_plain_limit_counts_for_each_copy_and_a_maximum_for_all() -> None:
    t = Table()
    purse = asset("Purse", Free(GAIN, limit=Limit(1, "round")))
    one, two = t.put(purse, "play:0"), t.put(purse, "play:0")
    t.turn().use(one)
    assert (t.can_use(one), t.can_use(two)) == (False, True)


@rule("slots.12")
def test_an_asset_moves_over_for_one_that_fits_nowhere_else() -> None:
    t = Table()
    t.put(asset("Glove", Constant((mod.SlotInstead(Trait("Spell"), "hand"),))), "play:0")
    t.put(asset("Charm", slots=("arcane",)), "play:0")
    spell = t.put(asset("Spell", slots=("arcane",), traits=("Spell",)), "play:0")
    orb = t.put(asset("Orb", slots=("arcane",)), "hand:0")
    t.turn().choose(f"play:{orb}")
    assert (t.card(spell).slots, t.card(orb).slots, t.kind) == (("hand",), ("arcane",), "turn")


@rule("discard-pile.5")
def test_a_view_lists_the_piles_whose_order_matters_and_no_others() -> None:
    t = Table(2)
    t.put(enemy("Rat"), "threat:0")
    t.put(asset("Axe"), "discard:1")
    assert {read_id(zone).kind for zone in view(t.g, 0).piles} == {"hand", "discard"}


@rule("signature.2", "signature.4")
def test_a_required_weakness_is_the_signature_card_of_its_investigator_and_of_nobody_else() -> None:
    back = DeckRules((), ("doubt",))
    t = Table(people=(investigator("Ada", deck=back), investigator("Bert", deck=back)))
    doubt = t.put(asset("Doubt", subtype="weakness"), "hand:0")
    fear = t.put(asset("Fear", subtype="weakness"), "hand:0")
    assert [zones.is_anothers_signature(t.g, doubt, seat) for seat in (0, 1)] == [False, True]
    assert not zones.is_anothers_signature(t.g, fear, 1)


@rule("elusive.2", "alert.3")
def test_an_elusive_enemy_slips_away_after_its_alert_attack() -> None:
    t = Table(bag=("-8",))
    ghoul = t.put(enemy("Ghoul", keywords="alert elusive"), "threat:0")
    t.turn().choose(f"evade:{ghoul}").skip().choose(f"card:{t.named('Cellar')}")
    assert (t.own().damage, t.card(ghoul).exhausted, t.zone("threat:0")) == (1, True, [])


@rule("hunter.1", "hunter.5")
def test_a_hunter_moves_toward_the_nearest_and_not_toward_who_is_farther_away() -> None:
    names = ("One", "Two", "Three", "Four")
    ways = {"One": ("Two",), "Two": ("One", "Three"), "Three": ("Two", "Four"), "Four": ("Three",)}
    t = Table(2, locations=tuple(location(name, connections=ways[name]) for name in names))
    t.alter(1, location=t.named("Four"))
    rat = t.put(enemy("Rat", keywords="hunter"), f"at:{t.named('Two')}")
    t.phase("enemy")
    assert log(t, of="enemy-moved") == ["Rat moves to One."]
    assert t.card(rat).zone == "threat:0"


@rule("defeated.9", "resolution.1")
def test_an_enemy_that_was_defeated_before_does_not_fall_again_at_the_end() -> None:
    t = Table()
    rat = t.put(enemy("Rat"), "encounter-discard")
    t.call(harm.sweep_away, (rat,))
    assert (log(t, of="defeated"), t.card(rat).zone) == ([], "encounter-discard")
