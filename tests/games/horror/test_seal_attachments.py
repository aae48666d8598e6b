"""Seal, attachments, asset cards, leaving play and being ready."""

import pytest

from miskatonic.core.game import BadOptions
from miskatonic.core.rulebook import rule
from miskatonic.games.horror import keywords, zones
from miskatonic.games.horror.rules import Deck, cards, harm, new_game, rounds
from miskatonic.games.horror.rules.setup import is_story_asset
from miskatonic.games.horror.state import NOBODY, NONE
from miskatonic.games.horror.words import chaos, costs
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import (
    AttachRule,
    Forced,
    Free,
    Keyword,
    Revelation,
)
from miskatonic.games.horror.words.modifiers import Change
from miskatonic.games.horror.words.things import AllOf, At, Choose, InZone, Is, Kind, Named
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import asset, enemy, treachery
from tests.games.horror.table import Table

JAR = asset("Jar", Keyword("seal", type="skull"))
URN = asset("Urn", Keyword("seal", type="any"))


def sealed(t: Table, card: int) -> tuple[str, ...]:
    """Return the tokens sealed on a card."""
    return t.card(card).sealed


# Seal


@rule("seal.1", "seal.4")
def test_the_keyword_seals_a_token_as_soon_as_the_card_has_entered_play() -> None:
    t = Table(bag=("skull", "0"))
    jar = t.put(JAR, "hand:0")
    t.turn().choose(f"play:{jar}")
    assert "seal" in keywords.NAMES
    assert sealed(t, jar) == ("skull",)


@rule("seal.2", "seal.3", "seal.12")
def test_an_ability_takes_the_token_out_of_the_bag_and_puts_it_on_the_card() -> None:
    t = Table(bag=("skull", "0"))
    box = t.put(asset("Box", Free((chaos.SealToken("skull"),))), "play:0")
    t.turn().use(box)
    assert sealed(t, box) == ("skull",)
    assert t.g.bag == ["0"]


@rule("seal.12")
def test_a_card_without_the_keyword_seals_on_the_card_it_names() -> None:
    t = Table(bag=("skull", "0"))
    crate = t.put(asset("Crate"), "play:0")
    t.resolve(chaos.SealToken("skull", Choose(Named("Crate"))))
    assert sealed(t, crate) == ("skull",)


@rule("seal.5")
def test_if_several_tokens_would_do_the_controller_chooses() -> None:
    t = Table(2, bag=("skull", "0"))
    urn = t.put(URN, "hand:1")
    t.turn(1).choose(f"play:{urn}")
    assert (t.kind, t.asked) == ("token", 1)
    t.choose("token:skull")
    assert sealed(t, urn) == ("skull",)


@rule("seal.6", "seal.7")
def test_without_the_token_the_card_cannot_be_played() -> None:
    t = Table(bag=("0",))
    jar = t.put(JAR, "hand:0")
    t.turn()
    assert f"play:{jar}" not in t.options


@rule("seal.7")
def test_without_the_token_an_ability_that_seals_cannot_be_triggered() -> None:
    t = Table(bag=("0",))
    box = t.put(asset("Box", Free((chaos.SealToken("skull"),))), "play:0")
    chest = t.put(asset("Chest", Free((fx.GainResources(1),), (costs.SealToken("skull"),))), "play:0")
    t.turn()
    assert not t.can_use(box)
    assert not t.can_use(chest)


@rule("seal.8", "seal.9")
def test_a_sealed_token_is_not_revealed_in_tests() -> None:
    t = Table(bag=("auto-fail", "0"))
    t.put(asset("Box"), "play:0")
    t.resolve(chaos.SealToken("auto-fail", Choose(Named("Box"))))
    for _ in range(8):
        t.resolve(fx.Test(("intellect",), 3, failure=(fx.Deal(1),))).skip()
    assert t.own().damage == 0


@rule("seal.10")
def test_a_released_token_goes_back_into_the_bag() -> None:
    t = Table(bag=("0",))
    jar = t.put(JAR, "play:0", sealed=("skull",))
    t.resolve(chaos.ReleaseTokens(Choose(Named("Jar"))))
    assert sealed(t, jar) == ()
    assert sorted(t.g.bag) == ["0", "skull"]


@rule("seal.11")
def test_when_the_card_leaves_play_its_tokens_are_released() -> None:
    t = Table(bag=("0",))
    for effect in (fx.Discard, fx.RemoveFromGame, fx.SetAside, fx.ReturnToHand, fx.ShuffleInto):
        t.bag("0")
        t.put(JAR, "play:0", sealed=("skull",))
        t.resolve(effect(Choose(Named("Jar"))))
        assert sorted(t.g.bag) == ["0", "skull"]


@rule("seal.13")
def test_without_the_token_an_effect_that_seals_fails() -> None:
    t = Table(bag=("0",))
    t.put(asset("Crate"), "play:0")
    t.resolve(fx.Then((chaos.SealToken("skull", Choose(Named("Crate"))),), (fx.GainResources(9),)))
    assert t.own().resources == 5


@rule("seal.q1")
def test_the_token_moves_before_any_other_ability() -> None:
    t = Table(bag=("skull", "0"))
    loud = asset(
        "Loud",
        Forced(On("after", "enters-play", card=Is("this")), (chaos.ReleaseTokens(),)),
        Keyword("seal", type="skull"),
    )
    card = t.put(loud, "hand:0")
    t.turn().choose(f"play:{card}")
    assert t.heard.index("sealed") < t.heard.index("released")


@rule("seal.q2")
def test_a_card_put_into_play_comes_without_a_token_if_there_is_none() -> None:
    t = Table(bag=("0",))
    jar = t.put(JAR, "discard:0")
    t.resolve(fx.PutIntoPlay(Choose(InZone("discard"))))
    assert t.card(jar).zone == "play:0"
    assert sealed(t, jar) == ()


@rule("seal.q3")
def test_a_token_revealed_for_a_test_cannot_be_sealed() -> None:
    t = Table(bag=("-1",))
    grab = Forced(On("after", "reveals-token"), (chaos.SealToken("-1"),))
    box = t.put(asset("Box", grab), "play:0")
    t.resolve(fx.Test(("intellect",), 1)).skip()
    assert sealed(t, box) == ()
    assert t.g.bag == ["-1"]


# Attachments

COLLAR = asset("Collar", AttachRule(AllOf((Kind("enemy"), At()))))


@rule("attachments.1", "attachments.2")
def test_a_card_that_says_attach_is_attached_as_it_enters_play() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul"), "threat:0")
    collar = t.put(COLLAR, "hand:0")
    t.turn().choose(f"play:{collar}")
    assert t.card(collar).zone == f"on:{ghoul}"
    assert zones.host_of(t.g, collar) == ghoul
    assert t.card(collar).controller == 0


@rule("attachments.1")
def test_with_several_hosts_its_player_chooses() -> None:
    t = Table()
    t.put(enemy("Ghoul"), "threat:0")
    hound = t.put(enemy("Hound"), "threat:0")
    collar = t.put(COLLAR, "hand:0")
    t.turn().choose(f"play:{collar}")
    t.skip("assign", "reaction")
    while t.kind == "order":
        t.choose(t.options[0])
    t.choose(f"card:{hound}")
    assert t.card(collar).zone == f"on:{hound}"


@rule("attachments.3", "attachments.5")
def test_without_a_legal_host_it_stays_where_it_is() -> None:
    t = Table()
    t.put(enemy("Ghoul"), f"at:{t.named('Cellar')}")
    collar = t.put(COLLAR, "hand:0")
    t.turn()
    assert f"play:{collar}" not in t.options
    aside = t.put(COLLAR, "aside")
    t.resolve(fx.PutIntoPlay(Choose(InZone("aside"))))
    assert t.card(aside).zone == "aside"


@rule("attachments.5", "in-play.2", "setup.1")
@pytest.mark.parametrize("name", ["Ada", "Cellar", "Seek", "Stir", "Overview"])
def test_investigators_and_the_frame_of_the_scenario_are_not_attached(name: str) -> None:
    t = Table()
    before = t.card(t.named(name)).zone
    t.resolve(fx.Attach(Choose(Named("Garden")), Choose(Named(name))))
    assert t.card(t.named(name)).zone == before


@rule("attachments.3")
def test_the_host_is_checked_each_time_a_card_is_attached() -> None:
    t = Table()
    here = t.put(enemy("Here"), f"at:{t.named('Hall')}")
    there = t.put(enemy("There"), f"at:{t.named('Cellar')}")
    collar = t.put(COLLAR, f"on:{here}", owner=0, controller=0)
    t.resolve(fx.Attach(Choose(Named("There")), target=Choose(Named("Collar"))))
    assert t.card(collar).zone == f"on:{here}"
    assert t.zone(f"on:{there}") == []


@rule("attachments.4")
def test_once_attached_it_is_not_checked_any_more() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul"), f"at:{t.named('Hall')}", exhausted=True)
    collar = t.put(COLLAR, f"on:{ghoul}", owner=0, controller=0)
    t.resolve(fx.MoveEnemy(Choose(Kind("enemy")), to=Choose(Named("Cellar"))))
    assert zones.location_of(t.g, ghoul) == t.named("Cellar")
    assert t.card(collar).zone == f"on:{ghoul}"


@rule("attachments.6")
def test_what_cannot_remain_where_it_was_is_discarded() -> None:
    t = Table()
    leech = treachery("Leech", Revelation((fx.Attach(Choose(Kind("enemy"))),)))
    card = t.put(leech, "limbo")
    t.resolve(fx.Attach(Choose(Kind("enemy"))), source=card)
    assert t.card(card).zone == "encounter-discard"


@rule("attachments.7")
def test_it_remains_attached_until_it_leaves_play_or_is_detached() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul"), "threat:0")
    collar = t.put(COLLAR, f"on:{ghoul}", owner=0, controller=0)
    t.do(rounds.upkeep).skip()
    assert t.card(collar).zone == f"on:{ghoul}"
    t.resolve(fx.ReturnToHand(Choose(Named("Collar"))))
    assert t.card(collar).zone == "hand:0"


@rule("attachments.7", "attachments.8", "leaves-play.4")
def test_when_its_host_leaves_play_it_is_discarded() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul"), "threat:0")
    collar = t.put(COLLAR, f"on:{ghoul}", owner=0, controller=0)
    t.resolve(fx.Discard(Choose(Kind("enemy"))))
    assert t.card(collar).zone == "discard:0"


@rule("attachments.9")
def test_host_and_attachment_exhaust_and_ready_by_themselves() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul"), "threat:0")
    collar = t.put(COLLAR, f"on:{ghoul}", owner=0, controller=0)
    t.resolve(fx.Exhaust(Choose(Kind("enemy"))))
    assert (t.card(ghoul).exhausted, t.card(collar).exhausted) == (True, False)
    t.resolve(fx.Exhaust(Choose(Named("Collar"))), fx.Ready(Choose(Kind("enemy"))))
    assert (t.card(ghoul).exhausted, t.card(collar).exhausted) == (False, True)


# Asset cards


@rule("asset.1", "asset.2", "asset.3")
def test_an_asset_is_played_into_the_play_area_and_remains() -> None:
    t = Table()
    lamp = t.put(asset("Lamp"), "hand:0")
    t.turn().choose(f"play:{lamp}")
    t.do(rounds.end_round).skip()
    assert t.g.print(lamp).type == "asset"
    assert t.card(lamp).zone == "play:0"


@rule("asset.4", "asset.5")
def test_assets_with_health_or_sanity_take_damage_or_horror() -> None:
    t = Table()
    friend = t.put(asset("Friend", health=2, sanity=1), "play:0")
    t.put(asset("Coin"), "play:0")
    t.do(harm.begin_dealing, ((t.person().card, 1, 1),), NONE, False, False, NOBODY)
    assert t.options == [f"card:{friend}", "rest"]
    t.choose(f"card:{friend}").choose(f"card:{friend}")
    assert (t.own().damage, t.own().horror) == (0, 0)


STORY = asset("Guide", set="cellar", level=None)


@rule("asset.7", "asset.8")
def test_a_story_asset_has_an_encounter_set_and_no_level() -> None:
    assert is_story_asset(STORY)
    assert not is_story_asset(asset("Lamp", level=0))
    assert not is_story_asset(asset("Relic", set="cellar", level=2))


@rule("asset.9")
def test_a_story_asset_cannot_be_put_into_a_deck_but_its_bearer_has_it() -> None:
    t = Table(box=(STORY,))
    box = list(t.g.printed.values())
    with pytest.raises(BadOptions) as refused:
        new_game(t.g.options, t.g.scenario, [Deck("ada", ("lantern", "guide"))], box, 1)
    assert refused.value.clause == "asset.9"
    deck = Deck("ada", ("lantern",) * 9, bears=("guide",))
    later = new_game(t.g.options, t.g.scenario, [deck], box, 1)
    assert [card.code for card in later.cards if card.gained] == ["guide"]


@rule("asset.q1")
def test_any_express_instruction_makes_an_investigator_its_bearer() -> None:
    t = Table(2, box=(STORY,))
    guide = t.put(STORY, "aside")
    t.resolve(fx.ShuffleInto(Choose(InZone("aside"))), you=1)
    assert (t.card(guide).zone, t.card(guide).owner) == ("deck:1", 1)


# Leaving play


@rule("leaves-play.1", "leaves-play.2", "leaves-play.3", "leaves-play.4", "leaves-play.5")
def test_everything_about_a_card_that_leaves_play_ends_at_that_very_moment() -> None:
    t = Table()
    seen = Forced(On("when", "leaves-play", card=Named("Ghoul")), (fx.GainResources(1),))
    t.put(asset("Bell", seen), "play:0")
    ghoul = t.put(enemy("Ghoul", health=9), "threat:0", damage=2, doom=1, exhausted=True)
    bug = t.put(treachery("Bug"), f"on:{ghoul}")
    t.resolve(fx.Lasting("game", (Change("this", "fight", 3),), target=Choose(Kind("enemy"))))
    t.resolve(
        fx.Ready(Choose(Kind("enemy"))), fx.Delayed(On("at", "round-ends"), (fx.Deal(1, target="chosen"),))
    )
    assert (len(t.g.lasting), len(t.g.delayed)) == (1, 1)
    t.resolve(fx.Discard(Choose(Kind("enemy"))))
    gone = t.card(ghoul)
    assert (gone.zone, gone.damage, gone.doom) == ("encounter-discard", 0, 0)
    assert t.card(bug).zone == "encounter-discard"
    assert (t.g.lasting, t.g.delayed) == ([], [])
    assert t.own().resources == 6


@rule("leaves-play.1")
def test_a_card_that_only_moves_within_play_does_not_leave_it() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul"), "threat:0", damage=1, exhausted=True)
    t.resolve(fx.Disengage(Choose(Kind("enemy"))))
    assert t.card(ghoul).zone == f"at:{t.named('Hall')}"
    assert t.card(ghoul).damage == 1


@rule("leaves-play.q1")
def test_clues_stay_at_the_location_and_sealed_tokens_go_to_the_bag() -> None:
    t = Table(bag=("0",))
    box = t.put(asset("Box"), "play:0", clues=2, resources=3, sealed=("skull",))
    t.resolve(fx.Discard(Choose(Named("Box"))))
    assert t.card(t.named("Hall")).clues == 2
    assert sorted(t.g.bag) == ["0", "skull"]
    assert (t.card(box).clues, t.card(box).resources, t.own().resources) == (0, 0, 5)


# Ready


@rule("ready.1", "ready.2")
def test_cards_come_into_play_ready() -> None:
    t = Table()
    lamp = t.put(asset("Lamp"), "play:0", exhausted=True)
    t.call(cards.put_away, lamp, "hand:0")
    t.turn().choose(f"play:{lamp}")
    assert not t.card(lamp).exhausted


@rule("ready.3", "ready.1")
def test_an_exhausted_card_that_readies_can_be_exhausted_again() -> None:
    t = Table()
    lamp = t.put(asset("Lamp", Free((fx.GainResources(1),), (costs.Exhaust(),))), "play:0")
    t.turn().use(lamp)
    assert not t.turn().can_use(lamp)
    t.resolve(fx.Ready(Choose(Named("Lamp"))))
    assert t.turn().can_use(lamp)


@rule("ready.4")
def test_a_ready_card_cannot_be_readied() -> None:
    t = Table()
    t.put(asset("Bell", Forced(On("after", "readies"), (fx.GainResources(1),))), "play:0")
    lamp = t.put(asset("Lamp"), "play:0")
    wake = t.put(asset("Wake", Free((fx.Ready(Choose(Named("Lamp"))),))), "play:0")
    assert not t.turn().can_use(wake)
    t.call(cards.ready, lamp)
    assert t.own().resources == 5
