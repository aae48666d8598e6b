"""A scenario played by itself: decks with experience, and what they pay for it (standalone-scenario)."""

from collections import Counter
from typing import Any

import pytest

from miskatonic.core.game import BadOptions
from miskatonic.core.rulebook import rule
from miskatonic.games.horror import decks
from miskatonic.games.horror.cards import by_code
from miskatonic.games.horror.cards.guardian import SLEDGEHAMMER_3
from miskatonic.games.horror.cards.seeker import MYSTERIOUS_GRIMOIRE, UNBRIDLED_KNOWLEDGE
from miskatonic.games.horror.cards.starters import STARTERS
from miskatonic.games.horror.game import GAME
from miskatonic.games.horror.printed import DeckOption, DeckRules, Printed
from miskatonic.games.horror.rules import setup
from miskatonic.games.horror.state import Horror
from tests.games.horror.cards import asset, investigator

JOE = next(deck for deck in STARTERS if deck.investigator == "12004")


def upgraded(*cards: Printed) -> dict[str, Any]:
    """Return Joe's starter deck with these cards in the place of assets of level 0, and no basic weakness."""
    spared = [code for code in JOE.cards if by_code()[code].type == "asset"][: len(cards)]
    counts = Counter(JOE.cards[:-1]) - Counter(spared) + Counter(card.code for card in cards)
    return {"investigator": "12004", "cards": dict(counts)}


def begun(deck: dict[str, Any]) -> Horror:
    return GAME.new(GAME.options(seats=1, scenario="spreading_flames", decks=[deck]), 3)


def weaknesses(g: Horror) -> int:
    own = [g.printed[card.code] for card in g.cards if card.owner == 0]
    return sum(card.subtype == "basic-weakness" for card in own)


def of_level(level: int, count: int, **printed: Any) -> list[Printed]:
    return [asset(f"Thing {level} {each}", level=level, **printed) for each in range(count)]


ADA = investigator("Ada", deck=DeckRules((DeckOption(neutral=True),), (), size=20))


@rule("standalone.1", "standalone-scenario.1", "standalone.10", "standalone-scenario.5")
def test_a_scenario_is_set_up_by_its_guide_and_played_by_itself() -> None:
    g = begun(upgraded())
    GAME.answer(g, 0, ())
    assert [g.cards[card].code for card in g.pile("map")] == ["12113"]


@rule("standalone.2", "standalone-scenario.2")
def test_a_deck_may_have_cards_of_higher_levels_that_its_investigator_may_use() -> None:
    g = begun(upgraded(MYSTERIOUS_GRIMOIRE))
    assert any(card.code == MYSTERIOUS_GRIMOIRE.code for card in g.cards)
    with pytest.raises(BadOptions) as refused:
        begun(upgraded(SLEDGEHAMMER_3))
    assert refused.value.clause == "deckbuilding.6"


@rule("standalone.3", "standalone.4", "standalone-scenario.3", "standalone.q2", "standalone-scenario.q1")
def test_experience_brings_more_basic_weaknesses_besides_the_usual_one() -> None:
    five = UNBRIDLED_KNOWLEDGE
    assert weaknesses(begun(upgraded(five))) == 1
    assert weaknesses(begun(upgraded(five, five))) == 2


@rule("standalone.3", "standalone.4", "standalone.5", "standalone.6", "standalone.7", "standalone-scenario.3")
@pytest.mark.parametrize(
    ("experience", "more"),
    [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (29, 2), (30, 3), (39, 3), (40, 4), (49, 4)],
)
def test_every_ten_experience_are_another_weakness(experience: int, more: int) -> None:
    deck = of_level(1, experience % 5) + of_level(5, experience // 5)
    assert decks.weaknesses_to_draw(ADA, deck, standalone=True) == 1 + more


@rule("standalone.8", "standalone-scenario.4")
def test_a_deck_costs_at_most_49_experience() -> None:
    def clauses(deck: list[Printed]) -> list[str]:
        filled = deck + of_level(0, 20 - len(deck))
        return [each.clause for each in decks.wrong(ADA, filled, standalone=True)]

    assert clauses(of_level(5, 9) + of_level(4, 1)) == []
    assert clauses(of_level(5, 10)) == ["standalone.8"]


@rule("standalone.q1", "standalone-scenario.q2", "exceptional.q1")
def test_exceptional_cards_count_double_and_myriad_copies_once() -> None:
    hoard = of_level(3, 1, keywords="exceptional") + of_level(2, 1, keywords="myriad") * 3 + of_level(0, 2)
    assert decks.experience_in(hoard) == 6 + 2


@rule("standalone.11", "standalone-scenario.6")
def test_what_a_campaign_log_would_record_is_remembered_to_the_end() -> None:
    g, told = begun(upgraded()), []
    while GAME.outcome(g) is None:
        seat, ask = next(iter(GAME.asks(g).items()))
        told += GAME.answer(
            g, seat, ask.options[-1].id if ask.one else tuple(o.id for o in ask.options[: ask.least])
        )
    assert [note.what for note in g.log] == ["university-burned"]
    assert any(event.text.id == "recorded-alone" for event in told)


def test_when_the_box_has_no_weakness_left_the_deck_goes_without() -> None:
    rich = upgraded(*(UNBRIDLED_KNOWLEDGE,) * 2, *(MYSTERIOUS_GRIMOIRE,) * 2)
    g = begun(rich)
    stock: list[str] = []
    setup.draw_basic_weaknesses(g, 0, 2, stock)
    assert weaknesses(g) == 2
