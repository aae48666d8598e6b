"""Numbers on cards: per investigator, the difficulty of tests, the difficulty level, keywords, "this"."""

import pytest

from miskatonic.core.rulebook import load, rule
from miskatonic.games.horror import keywords, numbers
from miskatonic.games.horror.abilities import abilities_of
from miskatonic.games.horror.options import DIFFICULTIES, HorrorOptions
from miskatonic.games.horror.printed import Value
from miskatonic.games.horror.rules import Deck, elimination, new_game
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Constant, Free, Keyword, Symbol
from miskatonic.games.horror.words.modifiers import Change, Double, GainKeyword
from miskatonic.games.horror.words.things import Choose, Is, Kind, PerInvestigator
from tests.games.horror.cards import agenda, asset, enemy, location, reference, skill, treachery
from tests.games.horror.table import WAKE, Table

BOSS = enemy("Boss", health=Value(3, each=True))


# Per investigator


@rule("per-investigator.1", "per-investigator.3")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_value_with_the_icon_is_multiplied_and_counts_as_printed(seats: int) -> None:
    t = Table(seats)
    boss = t.put(BOSS, "threat:0")
    assert numbers.printed_value(t.g, boss, "health") == 3 * seats
    assert numbers.value(t.g, boss, "health") == 3 * seats


@rule("per-investigator.2", "per-investigator.3")
def test_multiplication_comes_before_every_modifier() -> None:
    t = Table(2)
    boss = t.put(BOSS, "threat:0")
    t.put(asset("Aura", Constant((Change(Kind("enemy"), "health", 1),))), "play:0")
    assert numbers.value(t.g, boss, "health") == 3 * 2 + 1
    t.put(asset("Mirror", Constant((Double(Kind("enemy"), "health"),))), "play:0")
    assert numbers.value(t.g, boss, "health") == (3 * 2 + 1) * 2


@rule("per-investigator.4")
def test_the_words_per_investigator_count_the_same() -> None:
    t = Table(3)
    t.resolve(fx.PlaceClues(PerInvestigator(2)))
    assert t.card(t.named("Hall")).clues == 6


@rule("per-investigator.5")
def test_the_words_too_are_worked_out_before_other_modifiers() -> None:
    t = Table(2)
    boss = t.put(enemy("Boss", health=1), "threat:0")
    growth = Change(Kind("enemy"), "health", PerInvestigator(2))
    t.put(asset("Aura", Constant((growth,))), "play:0")
    t.put(asset("Mirror", Constant((Double(Kind("enemy"), "health"),))), "play:0")
    assert numbers.value(t.g, boss, "health") == (1 + 2 * 2) * 2


@rule("per-investigator.6", "per-investigator.q1")
def test_eliminated_investigators_go_on_counting() -> None:
    t = Table(2)
    boss = t.put(BOSS, "threat:0")
    t.do(elimination.eliminate, 1, "resigned")
    assert t.person(1).status == "resigned"
    assert numbers.value(t.g, boss, "health") == 6
    t.resolve(fx.PlaceClues(PerInvestigator(1)))
    assert t.card(t.named("Hall")).clues == 2


# The difficulty of a test


def tried(bag: str, hard: int) -> Table:
    """Test intellect against a difficulty with one token in the bag."""
    t = Table(bag=(bag,))
    t.resolve(fx.Test(("intellect",), hard, success=(fx.GainResources(1),)))
    return t.skip()


@rule("test-difficulty.1")
def test_a_test_succeeds_if_the_skill_value_reaches_the_difficulty() -> None:
    assert tried("0", 3).own().resources == 6
    assert tried("+1", 3).own().resources == 6
    assert tried("-1", 3).own().resources == 5


def begun(t: Table) -> int:
    """Return the difficulty of the test that has begun."""
    return t.g.tests[-1].difficulty


@rule("test-difficulty.2", "test-difficulty.3", "test-difficulty.4")
def test_the_base_difficulty_is_fight_shroud_or_evade_value() -> None:
    t = Table(locations=(location("Hall", shroud=5),))
    ghoul = t.put(enemy("Ghoul", fight=4, evade=1), "threat:0")
    t.put(skill("Guts"), "hand:0")
    assert begun(t.turn().choose(f"fight:{ghoul}")) == 4
    t.g.tests.clear()
    assert begun(t.turn().choose(f"evade:{ghoul}")) == 1
    t.g.tests.clear()
    t.resolve(fx.Discard(Choose(Kind("enemy"))))
    assert begun(t.turn().choose("investigate")) == 5


@rule("test-difficulty.5", "test-difficulty.x1")
def test_an_intellect_test_3_has_base_difficulty_3() -> None:
    t = Table()
    t.put(skill("Guts"), "hand:0")
    t.resolve(fx.Test(("intellect",), 3))
    assert (t.g.tests[-1].skill, begun(t)) == ("intellect", 3)


# The difficulty level


@rule("difficulty-level.1")
def test_there_are_four_difficulty_levels() -> None:
    assert DIFFICULTIES == ("easy", "standard", "hard", "expert")


@rule("difficulty-level.2")
def test_the_level_is_chosen_before_the_game() -> None:
    assert Table(difficulty="hard").g.options == HorrorOptions(1, difficulty="hard", windows="every")


@rule("difficulty-level.3")
def test_the_scenario_lists_the_tokens_of_each_level() -> None:
    bags = {"easy": ("+1",), "standard": ("0",), "hard": ("-1",), "expert": ("-2",)}
    for level, tokens in bags.items():
        t = Table(difficulty=level, scenario=None)
        t.g.scenario.bags.update(bags)
        deck = Deck("ada", ("lantern",) * 9)
        g = new_game(t.g.options, t.g.scenario, [deck], list(t.g.printed.values()), 1)
        assert g.bag == list(tokens)


@rule("difficulty-level.4", "difficulty-level.5")
@pytest.mark.parametrize(("level", "horror"), [("easy", 1), ("standard", 1), ("hard", 2), ("expert", 2)])
def test_the_level_decides_which_side_of_the_reference_card_is_used(level: str, horror: int) -> None:
    two_sides = reference(
        "Overview",
        Symbol("skull", effects=(fx.Deal(0, 1),)),
        Symbol("skull", effects=(fx.Deal(0, 2),), hard=True),
    )
    t = Table(reference=two_sides, bag=("skull",), difficulty=level)
    t.resolve(fx.Test(("intellect",), 3)).skip()
    assert t.own().horror == horror


# Keywords


@rule("keywords.1")
def test_keywords_are_abilities() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul", keywords="hunter"), "threat:0")
    assert [ability for _, ability in abilities_of(t.g, ghoul)] == [Keyword("hunter")]


@rule("keywords.2")
def test_every_keyword_has_a_section_of_the_rules_to_itself() -> None:
    sections = {clause.section for clause in load("miskatonic.games.horror", "en").values()}
    assert set(keywords.NAMES) <= sections


@rule("keywords.3")
def test_permanent_bears_on_how_a_deck_is_laid_out() -> None:
    t = Table(deck=(asset("Charm", keywords="permanent"), *(asset("Lantern"),) * 9))
    assert t.card(t.named("Charm")).zone == "play:0"
    assert t.named("Charm") not in t.zone("deck:0")


@rule("keywords.4", "keywords.x1")
def test_retaliate_from_an_agenda_and_a_treachery_is_one_retaliate() -> None:
    gives = Constant((GainKeyword(Kind("enemy"), "retaliate"),))
    t = Table(bag=("auto-fail",), agendas=(agenda("Wrath", gives), WAKE))
    t.put(treachery("Rage", gives), "threat:0")
    ghoul = t.put(enemy("Ghoul"), "threat:0")
    t.turn().choose(f"fight:{ghoul}").skip()
    assert [each.name for each in numbers.keywords(t.g, ghoul)] == ["retaliate"]
    assert t.own().damage == 1


@rule("keywords.6")
def test_other_keywords_are_applied_without_asking() -> None:
    t = Table()
    hound = t.put(enemy("Hound", keywords="hunter"), f"at:{t.named('Cellar')}")
    t.phase("enemy")
    assert not t.kind
    assert t.card(hound).zone == "threat:0"


@rule("keywords.q1")
def test_a_gained_keyword_of_the_same_name_is_ignored() -> None:
    t = Table()
    prize = t.put(enemy("Prize", keywords="victory=1"), "threat:0")
    t.put(asset("Idol", Constant((GainKeyword(Kind("enemy"), "victory", 5),))), "play:0")
    assert numbers.value(t.g, prize, "victory") == 1


# Self-referential text


@rule("self-reference.1", "self-reference.2")
def test_this_card_is_that_one_card_and_no_other_copy() -> None:
    t = Table()
    candle = asset("Candle", Free((fx.Exhaust("this"),)), Constant((Change("this", "health", 1),)), health=1)
    one, other = t.put(candle, "play:0"), t.put(candle, "play:0")
    t.put(asset("Wick", Constant((Change(Is("this"), "health", 2),)), health=1), "play:0")
    t.turn().use(one)
    assert (t.card(one).exhausted, t.card(other).exhausted) == (True, False)
    assert numbers.value(t.g, one, "health") == 2
