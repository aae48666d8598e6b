"""Survivor events, skills and the Old Compass: what becomes of tests that fail, or nearly do."""

from miskatonic.games.horror.cards.survivor import (
    LOOK_WHAT_I_FOUND,
    OLD_COMPASS_2,
    ON_THE_BRINK_2,
    SCRAPE_BY_1,
    SHOVE_OFF,
    SLIPPERY,
    TIMELY_INTERVENTION,
)
from miskatonic.games.horror.proofs import matters, refused
from miskatonic.games.horror.rules import rounds
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Symbol
from tests.games.horror.cards import enemy, location, reference, skill
from tests.games.horror.table import Table

TROLL = enemy("Troll", fight=3, evade=3, health=9, damage=1, horror=0)
STUDY = location("Study", shroud=3, clues=3)
SKULL = reference("Skulls", Symbol("skull", -2))


def hand(t: Table, seat: int = 0) -> int:
    return len(t.zone(f"hand:{seat}"))


# "Look what I found!"


@matters("12078")
def test_a_failed_investigation_by_2_still_finds_2_clues() -> None:
    t = Table(locations=(STUDY,), bag=("-2",))
    found = t.put(LOOK_WHAT_I_FOUND, "hand:0")
    t.turn().choose("investigate").skip("window", "commit").use(found)
    assert t.own().clues == 2


@refused("12078")
def test_failed_by_3_or_at_something_else_nothing_is_found() -> None:
    t = Table(locations=(STUDY,), bag=("-3",))
    t.put(LOOK_WHAT_I_FOUND, "hand:0")
    t.turn().choose("investigate").skip("window", "commit")
    assert t.kind == "turn"
    troll = t.put(TROLL, "threat:0")
    t.bag("-1")
    t.turn().choose(f"fight:{troll}").skip("window", "commit")
    assert t.kind == "turn"


# "Shove off!"


@matters("12079")
def test_whoever_is_shoved_off_is_evaded_and_takes_1_damage() -> None:
    t = Table()
    troll, shove = t.put(TROLL, "threat:0"), t.put(SHOVE_OFF, "hand:0")
    t.turn().choose(f"play:{shove}").skip()
    assert (t.card(troll).exhausted, t.card(troll).damage) == (True, 1)
    assert t.card(shove).zone == "discard:0"


@matters("12079")
def test_a_failed_shove_returns_at_the_end_of_the_turn() -> None:
    t = Table(bag=("-1",))
    t.put(TROLL, "threat:0")
    shove = t.put(SHOVE_OFF, "hand:0")
    t.turn().choose(f"play:{shove}").skip()
    assert t.card(shove).zone == "discard:0"
    t.do(rounds.end_turn, 0)
    assert t.card(shove).zone == "hand:0"


@refused("12079")
def test_a_failed_shove_that_was_shuffled_into_the_deck_does_not_return() -> None:
    t = Table(bag=("-1",))
    t.put(TROLL, "threat:0")
    shove = t.put(SHOVE_OFF, "hand:0")
    t.turn().choose(f"play:{shove}").skip()
    t.resolve(fx.ShuffleInto(), source=shove).do(rounds.end_turn, 0)
    assert t.card(shove).zone == "deck:0"


@refused("12079")
def test_only_an_enemy_engaged_with_you_can_be_shoved_off() -> None:
    t = Table(seats=2)
    t.put(TROLL, "threat:1")
    shove = t.put(SHOVE_OFF, "hand:0")
    assert f"play:{shove}" not in t.turn().options


# Slippery


def slip(t: Table, troll: int, seat: int = 0) -> int:
    """Let seat 0 evade an enemy with Slippery committed by a seat."""
    card = t.put(SLIPPERY, f"hand:{seat}")
    t.turn().choose(f"evade:{troll}").skip("window").choose((f"card:{card}",)).skip()
    if "action" in t.options:
        t.choose("action").skip()
    return card


@matters("12080")
def test_an_enemy_evaded_by_a_slippery_one_stays_exhausted_for_one_upkeep_phase() -> None:
    t = Table()
    troll = t.put(TROLL, "threat:0")
    slip(t, troll)
    t.g.phase = "upkeep"
    t.do(rounds.ready_all)
    assert t.card(troll).exhausted
    t.do(rounds.end_round)
    t.g.phase = "upkeep"
    t.do(rounds.ready_all)
    assert not t.card(troll).exhausted


@matters("12080")
def test_slippery_hinders_no_other_readying() -> None:
    t = Table()
    troll = t.put(TROLL, "threat:0")
    slip(t, troll)
    assert t.card(troll).exhausted
    t.resolve(fx.Ready("this"), source=troll)
    assert not t.card(troll).exhausted


@refused("12080")
def test_slippery_does_not_hold_an_elite_enemy() -> None:
    t = Table()
    boss = t.put(enemy("Boss", evade=3, traits=("Elite",)), "threat:0")
    slip(t, boss)
    assert t.card(boss).exhausted
    t.g.phase = "upkeep"
    t.do(rounds.ready_all)
    assert not t.card(boss).exhausted


# Timely Intervention


@matters("12081")
def test_a_timely_intervention_comes_after_the_token() -> None:
    t = Table(bag=("-2",))
    troll, rescue = t.put(TROLL, "threat:0"), t.put(TIMELY_INTERVENTION, "hand:0")
    t.turn().choose(f"evade:{troll}").skip("window").choose(()).skip("window")
    assert "revealed-token" in t.heard
    t.choose((f"card:{rescue}",))
    assert t.card(troll).exhausted


@refused("12081")
def test_no_timely_intervention_in_the_test_of_somebody_else() -> None:
    t = Table(seats=2)
    troll = t.put(TROLL, "threat:1")
    t.put(TIMELY_INTERVENTION, "hand:0")
    t.turn(1).choose(f"evade:{troll}").skip("window")
    assert (t.kind, t.asked) == ("commit", 0)
    t.choose(()).skip("window")
    assert t.kind == "turn"


@refused("12081")
def test_only_one_timely_intervention_per_test() -> None:
    t = Table()
    troll, first = t.put(TROLL, "threat:0"), t.put(TIMELY_INTERVENTION, "hand:0")
    t.put(TIMELY_INTERVENTION, "hand:0")
    t.turn().choose(f"evade:{troll}").skip("window").choose((f"card:{first}",)).skip("window")
    assert t.kind == "turn"


# Scrape By


@matters("12082")
def test_a_failure_is_scraped_by_and_succeeds_by_0() -> None:
    t = Table(locations=(STUDY,), bag=("-5",))
    scrape = t.put(SCRAPE_BY_1, "hand:0")
    t.turn().choose("investigate").skip("window", "commit").use(scrape)
    assert (t.own().clues, t.own().horror) == (1, 0)
    result = [event for event in t.told if event.text.id == "test-passed"][-1]
    assert result.text.args["by"] == 0


@matters("12082")
def test_scraping_by_a_symbol_costs_1_horror() -> None:
    t = Table(locations=(STUDY,), bag=("skull",), reference=SKULL)
    scrape = t.put(SCRAPE_BY_1, "hand:0")
    t.turn().choose("investigate").skip("window", "commit").use(scrape)
    assert (t.own().clues, t.own().horror) == (1, 1)


@matters("12082")
def test_what_follows_from_a_failure_does_not_follow_from_scraping_by() -> None:
    t = Table(bag=("-5",))
    scrape, brink = t.put(SCRAPE_BY_1, "hand:0"), t.put(ON_THE_BRINK_2, "hand:0")
    before = hand(t)
    t.turn().choose("investigate").skip("window").choose((f"card:{brink}",)).skip("window").use(scrape)
    assert (hand(t), t.card(brink).zone) == (before - 2, "discard:0")


@refused("12082")
def test_an_automatic_failure_cannot_be_scraped_by() -> None:
    t = Table(locations=(STUDY,), bag=("auto-fail",))
    t.put(SCRAPE_BY_1, "hand:0")
    t.turn().choose("investigate").skip("window", "commit")
    assert (t.kind, t.own().clues) == ("turn", 0)


# Old Compass


@matters("12083")
def test_the_compass_lowers_the_shroud_by_1() -> None:
    t = Table(locations=(STUDY,), bag=("-1",))
    compass = t.put(OLD_COMPASS_2, "play:0")
    t.turn().use(compass).skip()
    assert (t.own().clues, t.card(compass).exhausted) == (1, False)


@matters("12083")
def test_the_compass_may_be_exhausted_to_try_again_with_2_less_shroud() -> None:
    t = Table(locations=(STUDY,), bag=("-2",))
    compass = t.put(OLD_COMPASS_2, "play:0")
    t.turn().use(compass).skip().choose("yes").skip()
    assert (t.own().clues, t.card(compass).exhausted, t.person().actions) == (1, True, 2)
    assert t.heard.count("revealed-token") == 2


@matters("12083")
def test_the_compass_need_not_try_again() -> None:
    t = Table(locations=(STUDY,), bag=("-2",))
    compass = t.put(OLD_COMPASS_2, "play:0")
    t.turn().use(compass).skip().choose("no")
    assert (t.kind, t.own().clues, t.heard.count("revealed-token")) == ("turn", 0, 1)


@refused("12083")
def test_the_second_attempt_has_no_third() -> None:
    t = Table(locations=(STUDY,), bag=("-3",))
    compass = t.put(OLD_COMPASS_2, "play:0")
    t.turn().use(compass).skip().choose("yes").skip()
    assert (t.kind, t.own().clues, t.heard.count("revealed-token")) == ("turn", 0, 2)


@refused("12083")
def test_the_shroud_is_as_before_when_the_compass_is_put_away() -> None:
    t = Table(locations=(STUDY,), bag=("-2",))
    compass = t.put(OLD_COMPASS_2, "play:0")
    t.turn().use(compass).skip().choose("yes").skip()
    t.bag("-1")
    t.choose("investigate").skip()
    assert t.own().clues == 1


# On the Brink


@matters("12084")
def test_on_the_brink_returns_the_other_cards_of_a_failed_test_and_draws_1() -> None:
    t = Table(seats=2, bag=("auto-fail",))
    brink, own = t.put(ON_THE_BRINK_2, "hand:0"), t.put(skill("Nerve"), "hand:0")
    help_ = t.put(skill("Help"), "hand:1")
    before = hand(t)
    t.turn().choose("investigate").skip("window").choose((f"card:{brink}", f"card:{own}"))
    t.choose((f"card:{help_}",)).skip()
    assert (t.card(own).zone, t.card(help_).zone) == ("hand:0", "hand:1")
    assert (t.card(brink).zone, hand(t)) == ("discard:0", before)


@refused("12084")
def test_a_passed_test_returns_nothing() -> None:
    t = Table()
    brink, own = t.put(ON_THE_BRINK_2, "hand:0"), t.put(skill("Nerve"), "hand:0")
    t.turn().choose("investigate").skip("window").choose((f"card:{brink}", f"card:{own}")).skip()
    assert (t.card(brink).zone, t.card(own).zone) == ("discard:0", "discard:0")


@refused("12084")
def test_only_one_on_the_brink_per_test() -> None:
    t = Table()
    both = [t.put(ON_THE_BRINK_2, "hand:0") for _ in range(2)]
    t.turn().choose("investigate").skip("window")
    assert sum(f"card:{card}" in t.options for card in both) == 1
