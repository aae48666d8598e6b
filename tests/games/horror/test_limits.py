"""Limits and maximums (limit-max)."""

from miskatonic.core.rulebook import rule
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import (
    AttachRule,
    Constant,
    CopyLimit,
    Forced,
    Free,
    Keyword,
    Play,
    Reaction,
    Revelation,
)
from miskatonic.games.horror.words.modifiers import Change
from miskatonic.games.horror.words.things import AtMost, Choose, Is, Kind, Named, TokensOn
from miskatonic.games.horror.words.triggers import Limit, On
from tests.games.horror.cards import asset, event, location, skill, treachery
from tests.games.horror.table import Table

GAIN = (fx.GainResources(1),)
FAST = Keyword("fast")


@rule("limit-max.1", "limit-max.4")
def test_an_ability_with_limit_once_per_round_can_be_used_once_in_a_round() -> None:
    t = Table()
    coin = t.put(asset("Coin", Free(GAIN, limit=Limit(1, "round"))), "play:0")
    t.turn().use(coin)
    assert t.own().resources == 6
    assert not t.can_use(coin)
    t.g.round += 1
    assert t.turn().can_use(coin)


@rule("limit-max.2")
def test_a_limit_applies_to_each_player_on_their_own() -> None:
    well = location("Hall", Free(GAIN, limit=Limit(1, "round")))
    t = Table(2, locations=(well,))
    hall = t.named("Hall")
    t.turn(0).skip("window").use(hall)
    assert not t.turn(0).skip("window").can_use(hall)
    assert t.turn(1).can_use(hall)


@rule("limit-max.3", "limit-max.x1", "limit-max.q2")
def test_once_per_game_for_the_whole_group_means_once_whoever_and_whichever_copy() -> None:
    bell = asset("Bell", Free(GAIN, limit=Limit(1, "game", group=True)))
    t = Table(2)
    first, second = t.put(bell, "play:0"), t.put(bell, "play:1")
    t.turn(0).skip("window").use(first)
    t.g.round += 1
    assert not t.turn(0).can_use(first)
    assert not t.turn(1).can_use(second)


@rule("limit-max.5")
def test_a_card_that_leaves_play_and_comes_back_begins_its_limit_anew() -> None:
    t = Table()
    back = Free((fx.ReturnToHand("this"),))
    coin = t.put(asset("Coin", Free(GAIN, limit=Limit(1, "game")), back), "play:0")
    t.turn().use(coin).choose(f"use:{coin}.{coin}.1.-1").choose(f"play:{coin}")
    assert t.card(coin).zone == "play:0"
    assert f"use:{coin}.{coin}.0.-1" in t.options


@rule("limit-max.q2")
def test_every_copy_and_every_ability_of_a_card_has_its_own_limit() -> None:
    once = Limit(1, "round")
    coin = asset("Coin", Free(GAIN, limit=once), Free((fx.Draw(),), limit=once))
    t = Table()
    one, two = t.put(coin, "play:0"), t.put(coin, "play:0")
    t.turn().choose(f"use:{one}.{one}.0.-1")
    assert f"use:{one}.{one}.0.-1" not in t.options
    assert {f"use:{one}.{one}.1.-1", f"use:{two}.{two}.0.-1"} <= set(t.options)


@rule("limit-max.6", "limit-max.q3")
def test_limit_one_per_investigator_lets_each_investigator_have_one_copy_by_title() -> None:
    t = Table(2)
    first = asset("Dog", CopyLimit(1, "investigator"))
    t.put(first, "play:0")
    other = asset("Dog", CopyLimit(1, "investigator"), code="dog-2")
    mine, theirs = t.put(other, "hand:0"), t.put(other, "hand:1")
    assert f"play:{mine}" not in t.turn(0).options
    assert f"play:{theirs}" in t.turn(1).options


@rule("limit-max.6", "limit-max.q3")
def test_a_second_copy_that_would_enter_a_threat_area_is_discarded() -> None:
    t = Table(2)
    fear = treachery("Fear", Revelation((fx.PutIntoPlay(area="threat"),)), CopyLimit(1, "investigator"))
    third, second = t.put(fear, "encounter"), t.put(fear, "encounter")
    t.put(fear, "threat:0")
    t.phase("mythos")
    assert t.card(second).zone == "encounter-discard"
    assert t.card(third).zone == "threat:1"


@rule("limit-max.6", "limit-max.q3")
def test_limit_one_per_location_lets_each_location_have_one_copy_attached() -> None:
    t = Table()
    here, cellar, garden = t.person().location, t.named("Cellar"), t.named("Garden")
    sign = event(
        "Sign",
        Play((fx.Attach(Choose(Kind("location"))),)),
        AttachRule(Kind("location")),
        CopyLimit(1, "location"),
    )
    t.put(sign, f"on:{here}")
    card = t.put(sign, "hand:0")
    t.turn().choose(f"play:{card}")
    assert set(t.options) == {f"card:{cellar}", f"card:{garden}"}


@rule("limit-max.7", "limit-max.q1")
def test_max_one_per_round_counts_the_copies_that_all_players_play() -> None:
    t = Table(2)
    luck = event("Luck", Play(GAIN), CopyLimit(1, "round"))
    mine, theirs = t.put(luck, "hand:0"), t.put(luck, "hand:1")
    t.turn(0).choose(f"play:{mine}")
    assert f"play:{theirs}" not in t.turn(1).options
    t.g.round += 1
    assert f"play:{theirs}" in t.turn(1).options


@rule("limit-max.8", "limit-max.q1")
def test_max_one_committed_per_test_counts_the_copies_of_all_players() -> None:
    t = Table(2)
    guts = skill("Guts", CopyLimit(1, "test", committed=True))
    first, _ = t.put(guts, "hand:0"), t.put(guts, "hand:0")
    theirs = t.put(guts, "hand:1")
    t.turn(0).choose("investigate")
    assert t.options == [f"card:{first}", "wait"]
    t.choose(f"card:{first}")
    assert t.kind == "turn"
    assert t.card(theirs).zone == "hand:1"
    t.choose("investigate")
    assert t.kind == "commit"


@rule("limit-max.9", "limit-max.q1")
def test_a_maximum_of_an_ability_counts_all_copies_and_all_players() -> None:
    t = Table(2)
    horn = asset("Horn", Free(GAIN, limit=Limit(1, "round", maximum=True)))
    mine, theirs = t.put(horn, "play:0"), t.put(horn, "play:1")
    t.turn(0).skip("window").use(mine)
    assert not t.turn(1).skip("window").can_use(theirs)


ONCE = Limit(1, "round", maximum=True)


@rule("limit-max.9")
def test_a_maximum_of_an_ability_counts_copies_of_every_level() -> None:
    t = Table(2)
    plain = t.put(asset("Horn", Free(GAIN, limit=ONCE)), "play:0")
    better = asset("Horn", Constant((Change("you", "combat", 1),)), Free(GAIN, limit=ONCE), code="horn-2")
    theirs = t.put(better, "play:1")
    t.turn(0).skip("window").use(plain)
    assert not t.turn(1).skip("window").can_use(theirs)


@rule("limit-max.9")
def test_a_maximum_of_one_ability_leaves_another_of_the_same_card_free() -> None:
    t = Table()
    horn = t.put(asset("Horn", Free(GAIN, limit=ONCE), Free((fx.Draw(1),), limit=ONCE)), "play:0")
    t.turn().use(horn)
    assert t.can_use(horn)
    t.use(horn)
    assert (t.own().resources, t.can_use(horn)) == (6, False)


@rule("limit-max.10")
def test_a_value_that_grows_stops_at_its_maximum() -> None:
    t = Table()
    t.set(t.person().card, clues=5)
    t.resolve(fx.GainResources(AtMost(TokensOn("clues", "you"), 3)))
    assert t.own().resources == 8


def _with_shield(word: fx.Effect) -> tuple[Table, int]:
    t = Table()
    coin = t.put(asset("Coin", Free(GAIN, limit=Limit(1, "round"))), "play:0")
    t.put(treachery("Doubt", Forced(On("when", "uses", card=Named("Coin")), (word,))), "threat:0")
    t.turn().use(coin)
    return t, coin


@rule("limit-max.11")
def test_an_ignored_effect_counts_toward_the_limit() -> None:
    t, coin = _with_shield(fx.Ignore())
    assert t.own().resources == 5
    assert not t.can_use(coin)


@rule("limit-max.q4", "event-card.5")
def test_a_cancelled_effect_counts_toward_limit_and_maximum() -> None:
    t, coin = _with_shield(fx.Cancel())
    assert t.own().resources == 5
    assert not t.can_use(coin)
    luck = event("Luck", Play(GAIN), CopyLimit(1, "round"), cost=2)
    first, second = t.put(luck, "hand:0"), t.put(luck, "hand:0")
    t.put(treachery("Envy", Forced(On("when", "plays", card=Named("Luck")), (fx.Cancel(),))), "threat:0")
    t.turn().choose(f"play:{first}")
    assert (t.own().resources, t.card(first).zone) == (3, "discard:0")
    assert f"play:{second}" not in t.options


@rule("limit-max.4")
def test_a_limit_holds_for_forced_abilities_and_reactions_too() -> None:
    t = Table()
    pain = Forced(
        On("after", "gains-resources", who=Is("you")), (fx.Deal(horror=1),), limit=Limit(1, "round")
    )
    joy = Reaction(
        On("after", "gains-resources", who=Is("you")), (fx.Heal("horror", 1),), limit=Limit(1, "round")
    )
    t.put(asset("Purse", pain, joy), "play:0")
    t.turn().choose("resource").skip("window")
    assert t.kind == "reaction"
    t.choose(t.options[0]).choose("resource")
    assert t.kind == "turn"
    assert t.own().horror == 0
