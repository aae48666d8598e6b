"""Experience between scenarios: what a card costs, what makes room for it, what cannot be bought."""

import pytest
from msgspec.structs import replace

from miskatonic.core.rulebook import rule
from miskatonic.games.horror import decks
from miskatonic.games.horror.campaign import heroes, shop, story
from miskatonic.games.horror.campaign.document import Purchase
from miskatonic.games.horror.notes import LogNote
from miskatonic.games.horror.printed import DeckOption
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Play
from tests.games.horror.campaigns import (
    KNOWN,
    PLAN,
    ada,
    begun,
    buy,
    card,
    changed,
    deck,
    person,
    refused,
    regular,
    rich,
)

DONE = (LogNote("the-book"),)

# Prices


@rule("campaign-experience.7", "campaign-experience.8", "experience-glossary.4", "card-level.2")
def test_a_card_costs_experience_equal_to_its_level() -> None:
    after = buy(rich(5), "star-3", "rope")
    assert (ada(after).unspent, ada(after).earned) == (2, 5)
    assert regular(after) == ["book", "book", "lamp", "star-3"]


@rule("campaign-experience.12", "experience-glossary.8")
def test_a_card_of_level_0_costs_1() -> None:
    assert ada(buy(rich(5), "coin", "rope")).unspent == 4


@rule("campaign-experience.13", "campaign-experience.15", "experience-glossary.9", "experience-glossary.q1")
@pytest.mark.parametrize(("lower", "card", "price"), [("book", "book-3", 3), ("book-1", "book-3", 2)])
def test_an_upgrade_costs_the_difference_and_the_lower_version_goes(
    lower: str, card: str, price: int
) -> None:
    before = changed(rich(5), deck=deck("ada", lower, "book", "lamp", "rope"))
    after = buy(before, card, lower)
    assert ada(after).unspent == 5 - price
    assert regular(after) == sorted([card, "book", "lamp", "rope"])
    assert after.purchases[-1].clause == "campaign-experience.13"


@rule("campaign-experience.13", "experience-glossary.9")
def test_an_upgrade_costs_at_least_1() -> None:
    worn = card("Cape", 1, keywords="exceptional")
    assert decks.upgrade_price(card("Cape", 2), worn) == 1


@rule("campaign-experience.13")
def test_nobody_has_to_upgrade() -> None:
    before = changed(rich(5), deck=deck("ada", "book", "coin", "lamp", "rope"))
    after = buy(before, "book-1", "rope")
    assert (ada(after).unspent, regular(after)) == (4, ["book", "book-1", "coin", "lamp"])


@rule("exceptional.2", "exceptional.q1", "campaign-experience.q1")
def test_an_exceptional_card_costs_twice_its_level_also_as_an_upgrade() -> None:
    assert ada(buy(rich(5), "gem-2", "rope")).unspent == 1
    assert ada(buy(rich(5), "lamp-2", "lamp")).unspent == 1


@rule("campaign-experience.2")
def test_everybody_spends_only_the_own_experience() -> None:
    both = changed(rich(3, "ada", "bert"), "bert", unspent=9, earned=9)
    with refused("campaign-experience.7"):
        buy(buy(both, "star-3", "rope"), "star-1", "lamp")


@rule("campaign-experience.17", "experience-glossary.12", "campaign-experience.q4")
def test_what_is_not_spent_stays_and_is_never_less_than_nothing() -> None:
    assert ada(buy(rich(3), "star-3", "rope")).unspent == 0
    with refused("campaign-experience.13"):
        buy(rich(2), "book-3", "book")


# Room


@rule("campaign-experience.10", "experience-glossary.6")
def test_for_each_card_another_one_goes() -> None:
    with refused("campaign-experience.10"):
        buy(rich(), "book-1")


@rule("campaign-experience.10", "permanent.2")
def test_a_permanent_card_needs_no_room() -> None:
    after = buy(rich(5), "charm-2")
    assert (ada(after).unspent, len(regular(after))) == (3, 5)
    with refused("experience-glossary.11"):
        buy(rich(5), "charm-2", "rope")


@rule("campaign-experience.11", "experience-glossary.7")
def test_weaknesses_and_required_cards_do_not_make_room() -> None:
    campaign = rich()
    weakness = next(code for code in ada(campaign).deck if KNOWN[code].subtype)
    for code in (weakness, "oath-of-ada"):
        with refused("campaign-experience.11"):
            buy(campaign, "book-1", code)


def test_only_cards_of_the_deck_make_room() -> None:
    with refused("campaign-experience.10"):
        buy(rich(), "book-1", "coin")


@rule("experience-glossary.11")
def test_a_deck_changes_only_as_far_as_a_purchase_needs() -> None:
    with refused("experience-glossary.11"):
        buy(rich(), "book-1", "rope", "lamp")


@rule("campaign-experience.14", "experience-glossary.10")
def test_copies_are_bought_one_at_a_time_each_for_its_price_and_room() -> None:
    with refused("campaign-experience.14"):
        buy(rich(), "book-1", "rope", "lamp", copies=2)
    after = buy(buy(rich(), "book-1", "book"), "book-1", "book")
    assert (ada(after).unspent, len(after.purchases)) == (8, 2)


# Which cards


@rule("campaign-experience.9", "experience-glossary.5")
@pytest.mark.parametrize("code", ["idol-1", "club-3"])
def test_only_cards_that_the_investigator_may_use_can_be_bought(code: str) -> None:
    with refused("deckbuilding.6"):
        buy(rich(), code, "rope")


def test_there_are_never_more_copies_than_a_deck_may_have() -> None:
    with refused("deckbuilding.7"):
        buy(changed(rich(), deck=deck("ada", "book", "book-1", "lamp", "rope")), "book-3", "rope")


@rule("story-rewards.2", "campaign-experience.7")
@pytest.mark.parametrize("code", ["armitage", "fear", "oath-of-bert", "ada", "nothing"])
def test_story_cards_weaknesses_and_signature_cards_are_not_for_sale(code: str) -> None:
    with refused("campaign-experience.7"):
        buy(rich(), code, "rope")


@rule("rewards.1", "rewards.2", "rewards.4", "rewards.6", "reward.1", "reward.2", "reward.3", "reward.5")
def test_a_reward_card_can_be_bought_when_it_was_unlocked_and_need_not_be() -> None:
    prize = KNOWN["prize-2"]
    assert (prize.classes, decks.has_keyword(prize, "reward")) == ((), True)
    with refused("rewards.4"):
        buy(rich(), "prize-2", "rope")
    unlocked = shop.offer(ada(rich()), "prize-2", KNOWN, rewards=("Prize",), removes=("rope",))
    assert unlocked.price == 2
    heroes.check(replace(begun(), rewards=("Prize",)), "ada", deck(), KNOWN, 0)


# Myriad


@rule("myriad.3", "experience-glossary.q3")
def test_further_copies_of_a_myriad_card_come_free_with_the_first() -> None:
    after = buy(rich(5), "bolt-3", "rope", "lamp", "book", copies=3)
    assert (ada(after).unspent, regular(after)) == (2, ["bolt-3"] * 3 + ["book"])


@rule("myriad.3", "campaign-experience.13")
def test_a_deck_with_free_copies_may_be_worth_more_than_was_earned() -> None:
    """One of two copies that cost 1 together is upgraded for 2: the deck is worth 4, and 3 were paid."""
    after = buy(buy(rich(3), "bolt-1", "rope", "lamp", copies=2), "bolt-3", "bolt-1")
    assert (ada(after).unspent, regular(after)) == (0, ["bolt-1", "bolt-3", "book", "book"])
    assert story.options(after, PLAN, KNOWN)["scenario"] == "first"


@rule("myriad.q1")
def test_they_need_room_and_the_limit_holds_over_all_levels() -> None:
    with refused("campaign-experience.10"):
        buy(rich(), "bolt-3", "rope", copies=3)
    bolts = changed(rich(), deck=deck("ada", "bolt-1", "bolt-1", "lamp", "rope"))
    with refused("myriad.2"):
        buy(bolts, "bolt-3", "rope", "lamp", copies=2)
    with refused("myriad.3"):
        buy(rich(), "bolt-3", "rope", "lamp", "book", "book", copies=4)


@rule("myriad.q1")
def test_a_copy_that_is_taken_later_is_paid_for() -> None:
    after = buy(buy(rich(6), "bolt-3", "rope"), "bolt-3", "lamp")
    assert ada(after).unspent == 0


# Researched


@rule("researched.1", "researched.3", "campaign-experience.q1")
def test_a_researched_card_comes_only_by_an_upgrade() -> None:
    with refused("researched.3"):
        shop.offer(ada(rich()), "tome-4", KNOWN, DONE, removes=("rope",))
    with refused("researched.3"):
        begun(ada=deck("ada", "book", "book", "lamp", "tome-4"))


@rule("researched.2", "researched.4")
def test_the_log_must_say_that_the_task_is_done() -> None:
    with_tome = ada(changed(rich(), deck=deck("ada", "book", "book", "lamp", "tome-1")))
    with refused("researched.4"):
        shop.offer(with_tome, "tome-4", KNOWN, removes=("tome-1",))
    with refused("researched.4"):
        crossed = (LogNote("the-book", crossed_out=True),)
        shop.offer(with_tome, "tome-4", KNOWN, crossed, removes=("tome-1",))
    assert shop.offer(with_tome, "tome-4", KNOWN, DONE, removes=("tome-1",)).price == 3


@rule("researched.5")
def test_when_anybody_has_done_it_everybody_may_upgrade() -> None:
    campaign = rich(10, "ada", "bert")
    campaign = changed(campaign, "bert", deck=deck("bert", "book", "book", "lamp", "tome-1"))
    bert = next(each for each in campaign.heroes if each.investigator == "bert")
    assert shop.offer(bert, "tome-4", KNOWN, DONE, removes=("tome-1",)).investigator == "bert"


# Short decks


SHORT = deck("ada", "book", "book")


@rule("exile.4", "exile.5", "deckbuilding.5", "experience-glossary.q2", "deckbuilding.q1")
def test_a_short_deck_must_be_filled_and_level_0_is_free_until_it_is_full() -> None:
    campaign = changed(rich(5), deck=SHORT)
    assert story.short_decks(campaign, KNOWN) == ("ada",)
    with refused("deckbuilding.3"):
        story.options(campaign, PLAN, KNOWN)
    full = buy(buy(campaign, "lamp"), "rope")
    assert (ada(full).unspent, [each.clause for each in full.purchases]) == (5, ["exile.5"] * 2)
    assert ada(buy(full, "coin", "rope")).unspent == 4


@rule("exile.3", "exile.4")
def test_it_may_be_filled_with_dearer_cards_too() -> None:
    after = buy(changed(rich(5), deck=SHORT), "book-3", "book")
    assert (ada(after).unspent, regular(after)) == (2, ["book", "book-3"])
    assert ada(buy(changed(rich(5), deck=SHORT), "club-2")).unspent == 3


# Undoing


@rule("campaign-experience.16")
def test_purchases_are_undone_freely_until_the_next_scenario_begins() -> None:
    campaign = rich()
    after = buy(buy(campaign, "book-3", "book"), "coin", "rope")
    assert shop.undo(shop.undo(after, "ada"), "ada") == campaign
    with refused("campaign-experience.16"):
        shop.undo(campaign, "ada")
    with refused("campaign-experience.16"):
        shop.undo(story.begin_scenario(after, PLAN, KNOWN), "ada")


def test_each_undoes_only_what_they_bought_themselves() -> None:
    campaign = rich(10, "ada", "bert")
    after = shop.buy(buy(campaign, "coin", "rope"), "bert", "coin", KNOWN, ("lamp",))
    assert regular(shop.undo(after, "ada"), "ada") == regular(campaign, "ada")
    assert regular(shop.undo(after, "ada"), "bert") == regular(after, "bert")


@rule("campaign-experience.16")
def test_nothing_is_bought_during_a_scenario() -> None:
    with refused("campaign-experience.16"):
        buy(story.begin_scenario(rich(), PLAN, KNOWN), "coin", "rope")


def test_a_purchase_says_what_it_was() -> None:
    after = buy(rich(), "gem-2", "rope")
    assert after.purchases == (Purchase("ada", "gem-2", 4, "exceptional.2", 1, ("rope",)),)


# Deckbuilding options


ILLICIT = DeckOption(traits=("Illicit",), most=3)
HEALER = DeckOption(says=("heals-horror",), most=2)


@rule("expanded-access.1", "expanded-access.x1")
def test_access_by_trait_is_for_cards_of_any_class_up_to_its_level() -> None:
    for level, allowed in ((0, True), (3, True), (4, False)):
        assert decks.allows(ILLICIT, card("Loot", level, "rogue", traits=("Illicit",))) == allowed
    assert decks.allows(ILLICIT, card("Loot", 0, traits=("Illicit",)))
    assert not decks.allows(ILLICIT, card("Loot", 0, "rogue", traits=("Item",)))


@rule("expanded-access.x2", "expanded-access.q1")
def test_access_by_what_a_card_says_is_a_flag_for_any_number() -> None:
    def heals(kind: str, count: int) -> bool:
        word = fx.Heal(kind, count)  # type: ignore[arg-type]
        tea = card("Tea", 1, "mystic")
        printed = type(tea)(
            **{name: getattr(tea, name) for name in tea.__struct_fields__} | {"abilities": (Play((word,)),)}
        )
        return decks.allows(HEALER, printed)

    assert (heals("horror", 1), heals("horror", 2), heals("damage", 1)) == (True, True, False)


TWO_ROGUES = (DeckOption(("seeker",), neutral=True), DeckOption(("rogue",), up_to=2))


def limits(*options: DeckOption, cards: tuple[str, ...]) -> list[str]:
    """Return which clauses a deck offends against; each card is named with its classes."""
    who = person("Ada", options=options, required=(), size=len(cards), basic_weaknesses=0)
    made = [card(f"{classes} {n}", 0, *classes.split("+")) for n, classes in enumerate(cards)]
    return [each.clause for each in decks.wrong(who, made)]


@rule("expanded-access.1")
def test_access_may_be_limited_to_so_many_cards() -> None:
    assert limits(*TWO_ROGUES, cards=("rogue", "rogue", "seeker")) == []
    assert limits(*TWO_ROGUES, cards=("rogue", "rogue", "rogue")) == ["expanded-access.1"]


@rule("multi-class-cards.3")
def test_a_card_of_an_unlimited_class_takes_none_of_the_limited_places() -> None:
    assert limits(*TWO_ROGUES, cards=("rogue", "rogue", "rogue+seeker")) == []


@rule("multi-class-cards.q1")
def test_a_card_with_two_limited_classes_takes_one_place_of_the_players_choice() -> None:
    options = (DeckOption(("rogue",), up_to=1), DeckOption(("mystic",), up_to=1))
    for cards in (("rogue+mystic", "rogue"), ("rogue+mystic", "mystic"), ("mystic", "rogue+mystic")):
        assert limits(*options, cards=cards) == []
    assert limits(*options, cards=("rogue+mystic", "rogue", "mystic")) == ["expanded-access.1"]
