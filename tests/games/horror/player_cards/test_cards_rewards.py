"""Reward cards: locked until a campaign brings them, and what they change about a deck."""

from collections import Counter

import pytest

from miskatonic.core.game import BadOptions
from miskatonic.games.horror import decks, lineup
from miskatonic.games.horror.campaign import shop
from miskatonic.games.horror.campaign.document import Hero, Refused
from miskatonic.games.horror.cards import by_code
from miskatonic.games.horror.cards.mystic import LUCKY_CHARM
from miskatonic.games.horror.cards.rewards import COLLECTOR
from miskatonic.games.horror.cards.seeker import JOE_DIAMOND
from miskatonic.games.horror.game import GAME
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.proofs import matters, refused

JOE = [by_code()[code] for code in lineup.starters("spreading_flames")["12004"].cards]
FIVE = [card for card in by_code().values() if card.code in ("12021", "12022", "12023", "12030", "12031")]
"""Cards of which Joe's starter deck has one copy."""


def clauses(*more: Printed, unlocked: tuple[str, ...] = ("Collector",)) -> list[str]:
    """Return what is wrong with Joe's deck with these cards as well."""
    return [each.clause for each in decks.wrong(JOE_DIAMOND, [*JOE, *more], by_code(), unlocked=unlocked)]


@matters("12181")
def test_with_the_collector_the_deck_has_five_cards_more() -> None:
    assert clauses(COLLECTOR) == ["deckbuilding.3"]
    assert clauses(COLLECTOR, *FIVE) == []
    assert decks.wanted_size(JOE_DIAMOND, [*JOE, COLLECTOR]) == 35


@matters("12181")
def test_the_collector_brings_one_charm_or_relic_of_any_class() -> None:
    assert clauses(COLLECTOR, *FIVE[:4], LUCKY_CHARM) == []
    assert "deckbuilding.6" in clauses(*FIVE[:4], LUCKY_CHARM)
    assert clauses(COLLECTOR, *FIVE[:3], LUCKY_CHARM, LUCKY_CHARM) == ["expanded-access.1"]


@matters("12181")
def test_the_collector_is_in_play_from_the_start_in_a_campaign_that_unlocked_it() -> None:
    deck = {"investigator": "12004", "cards": dict(Counter(card.code for card in (*JOE, COLLECTOR, *FIVE)))}
    chapter = {"campaign": "brethren_of_ash", "rewards": ["Collector"]}
    g = GAME.new(GAME.options(seats=1, decks=[deck], chapter=chapter), 1)
    assert [card.zone for card in g.cards if card.code == "12181"] == ["play:0"]
    with pytest.raises(BadOptions) as locked:
        GAME.options(seats=1, decks=[deck])
    assert locked.value.clause == "rewards.4"


@refused("12181")
def test_only_one_collector_only_unlocked_and_never_bought_later() -> None:
    assert "golden-rule.1" in clauses(COLLECTOR, COLLECTOR)
    assert "rewards.4" in clauses(COLLECTOR, *FIVE, unlocked=())
    joe = Hero("12004", "Ann", dict(Counter(card.code for card in JOE)), earned=9, unspent=9)
    with pytest.raises(Refused) as late:
        shop.offer(joe, "12181", by_code(), rewards=("Collector",))
    assert late.value.clause == "golden-rule.1"
