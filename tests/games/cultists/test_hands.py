"""Hand cards and pulse decks."""

from collections import Counter

import pytest

from miskatonic.core.game import IllegalAnswer
from miskatonic.core.rulebook import rule
from miskatonic.games.cultists.cards import ALIVE, DEAD, FAILURE, SABOTAGE, START, SUCCESS
from miskatonic.games.cultists.facts import Met
from miskatonic.games.cultists.rules import setup
from miskatonic.games.cultists.rules.figures import dead_investigators, is_dead
from miskatonic.games.cultists.state import Cultists
from miskatonic.games.cultists.view import view
from tests.games.cultists.positions import (
    P1,
    P2,
    P3,
    P4,
    P5,
    act,
    all_answer,
    begin,
    options,
    pulse,
    read,
    table,
    to_act,
    walk,
)


def meeting(**position: object) -> Cultists:
    """Let P5, the cultist, meet P1 in the laboratory; both are asked for a card."""
    g = table(5, places={P5: "gN", P1: "YEL"}, **position)  # type: ignore[arg-type]
    walk(g, P5, "YEL")
    return g


def dealt(players: int) -> Cultists:
    g = table(players)
    begin(g, setup.deal_hands)
    return g


# hands


@rule("hands.1")
def test_an_investigator_has_no_choice_between_kinds() -> None:
    g = meeting()
    assert options(g, P1) == ["alive:4"]
    g = table(5, places={P1: "gN"})
    to_act(g, P1)
    assert options(g, P1) == ["secure:success", "pass"]


@rule("hands.2", "hands.d1")
def test_a_cultist_holds_bad_cards_besides_fewer_good_ones() -> None:
    g = dealt(5)
    assert g.room_hands[P5] == (SUCCESS, SUCCESS, FAILURE, FAILURE, SABOTAGE, SABOTAGE)
    assert g.room_hands[P1] == (SUCCESS,) * 6
    assert Counter((*g.hands[P5], *g.supplies[P5])) == {ALIVE: 10, DEAD: 4}


@rule("hands.d1")
def test_room_cards_are_never_drawn_again() -> None:
    g = table(5, places={P1: "gN"})
    act(g, P1, "secure:success")
    assert len(g.room_hands[P1]) == 5


@rule("hands.d2")
@pytest.mark.parametrize(("players", "dead"), [(4, 4), (6, 4), (7, 3), (8, 4)])
def test_every_figure_has_fourteen_pulse_cards(players: int, dead: int) -> None:
    g = dealt(players)
    held = [Counter((*hand, *supply)) for hand, supply in zip(g.hands, g.supplies, strict=True)]
    assert {sum(each.values()) for each in held} == {14}
    assert {each[DEAD] for figure, each in enumerate(held) if g.is_cultist(figure)} == {dead}
    assert {each[DEAD] for figure, each in enumerate(held) if not g.is_cultist(figure)} == {0}


@rule("hands.d3")
def test_two_pulse_cards_are_in_hand_and_a_given_one_is_replaced() -> None:
    g = meeting(supplies={P1: "Alive Alive"})
    all_answer(g, "alive:0", P1="alive:4")
    assert (len(g.hands[P1]), len(g.supplies[P1])) == (2, 1)


@rule("hands.d3")
def test_without_a_supply_the_hand_shrinks() -> None:
    g = meeting(supplies={P1: ""})
    all_answer(g, "alive:0", P1="alive:4")
    assert g.hands[P1] == (ALIVE,)


@rule("hands.d4", "secrets.4")
def test_a_player_sees_his_hand_and_what_his_supply_is_made_of_but_not_its_order() -> None:
    one = table(5, hands={P5: "Alive Dead"}, supplies={P5: "Alive Dead Alive"})
    other = table(5, hands={P5: "Alive Dead"}, supplies={P5: "Dead Alive Alive"})
    sheet = view(one, P5).mine
    assert sheet is not None
    assert (sheet.hand, sheet.supply) == (("alive", "dead"), {"alive": 2, "dead": 1})
    assert view(one, P5) == view(other, P5)


@rule("hands.3", "hands.q1")
def test_the_drawn_card_takes_the_place_of_the_one_given() -> None:
    g = meeting(hands={P5: "Dead Alive"}, supplies={P5: "Alive Dead"})
    all_answer(g, "alive:4", P5="dead:0")
    assert (g.hands[P5], g.supplies[P5]) == ((DEAD, ALIVE), (ALIVE,))
    g = meeting(hands={P5: "Dead Alive"}, supplies={P5: "Dead Alive"})
    all_answer(g, "alive:4", P5="alive:0")
    assert (g.hands[P5], g.supplies[P5]) == ((DEAD, ALIVE), (DEAD,))


@rule("hands.q1", "encounter.7")
def test_others_never_see_from_which_position_a_card_came() -> None:
    told = []
    for hand in ("Dead Alive", "Alive Dead"):
        g = meeting(hands={P5: hand})
        events = all_answer(g, "alive:4", P5="dead:0")
        told.append((read(events, P1), read(events, None), view(g, P1)))
    assert told[0] == told[1]


@rule("hands.4")
def test_only_cards_in_hand_are_offered_and_none_is_played_blindly() -> None:
    g = meeting(hands={P5: "Alive Alive"}, supplies={P5: "Dead Dead"})
    assert options(g, P5) == ["alive:0"]
    with pytest.raises(IllegalAnswer):
        g.answer(P5, "dead:0")


@rule("hands.q2", "encounter.x7")
def test_who_has_no_pulse_card_gives_nothing_and_receives() -> None:
    g = table(5, places={P5: "gN", P2: "YEL"}, hands={P5: ""}, supplies={P5: ""})
    walk(g, P5, "YEL")
    events = g.answer(P2, "alive:4")
    met = next(fact for fact in view(g, None).history if isinstance(fact, Met))
    assert [(gift.giver, gift.receiver) for gift in met.gifts] == [(P2, P5)]
    assert (len(g.pulses[P5]), len(g.pulses[P2])) == (2, 1)
    assert "gave-nothing" in read(events, None)


@rule("hands.5")
def test_how_many_cards_everybody_has_is_public_and_at_first_the_same() -> None:
    seen = view(dealt(6), None)
    assert {(figure.hand, figure.supply, figure.room_cards) for figure in seen.figures} == {(2, 12, 6)}


@rule("hands.x2")
def test_who_holds_two_alive_cards_cannot_kill() -> None:
    assert options(meeting(hands={P5: "Alive Alive"}), P5) == ["alive:0"]


@rule("hands.x1")
def test_who_holds_two_dead_cards_must_kill() -> None:
    assert options(meeting(hands={P5: "Dead Dead"}), P5) == ["dead:0"]


@rule("hands.x3")
def test_without_room_cards_one_may_still_check() -> None:
    g = table(
        5,
        routes={P1: 0},
        places={P1: "VIO"},
        room_hands={P1: ""},
        explored="VIO",
        decks={"VIO": "Success Success Success"},
    )
    to_act(g, P1)
    assert options(g, P1) == ["search", "pass"]
    g = table(5, places={P1: "gN"}, room_hands={P1: ""})
    to_act(g, P1)
    assert options(g, P1) == ["pass"]


# pulse


@rule("pulse.1", "secrets.6")
def test_nobody_sees_into_a_pulse_deck_his_own_included() -> None:
    g = table(5, pulses={P1: "Dead Alive", P2: "Alive Dead"})
    faces = {card.face for figure in view(g, P1).figures for card in figure.pulse}
    assert faces == {None}


@rule("pulse.2")
def test_cards_only_come_into_a_pulse_deck() -> None:
    g = table(5, places={P1: "gN", P3: "gN"}, pulses={P3: "Alive Dead Alive"})
    act(g, P1, "check:2", "confirm")
    assert pulse(g, P3) == [ALIVE, DEAD, ALIVE]
    g = meeting(hands={P5: "Dead Alive"}, pulses={P1: "Alive"})
    all_answer(g, "alive:4", P5="dead:0")
    assert pulse(g, P1) == [ALIVE, DEAD]


@rule("pulse.d1")
def test_every_cultist_starts_with_one_alive_card() -> None:
    for seed in range(20):
        g = table(8, seed=seed)
        begin(g, setup.deal_start_cards)
        assert [g.pulses[seat] for seat in (6, 7)] == [((ALIVE, START, 0),)] * 2


@rule("pulse.d2")
def test_every_investigator_gets_one_card_of_the_start_pile() -> None:
    dead = set()
    for seed in range(30):
        g = table(4, seed=seed)
        begin(g, setup.deal_start_cards)
        assert [len(deck) for deck in g.pulses] == [1] * 5
        dead |= {figure for figure in g.figures if is_dead(g, figure)}
        assert sum(is_dead(g, figure) for figure in g.figures) <= 2
    assert dead == {P1, P2, P3, 4}, "the automa may be dead, the cultist is not"


@rule("pulse.3")
def test_the_size_of_a_pulse_deck_is_public() -> None:
    g = table(5, pulses={P2: "Alive Alive Alive"})
    assert [len(figure.pulse) for figure in view(g, None).figures] == [1, 3, 1, 1, 1]


@rule("pulse.x1")
def test_with_six_players_two_or_three_are_dead_from_the_start() -> None:
    found = Counter[int]()
    for seed in range(60):
        g = table(6, seed=seed)
        begin(g, setup.deal_start_cards)
        found[dead_investigators(g)] += 1
    assert set(found) == {2, 3}


@rule("pulse.x2")
def test_with_five_players_none_one_or_two_are_dead_from_the_start() -> None:
    found = Counter[int]()
    for seed in range(700):
        g = table(5, seed=seed)
        begin(g, setup.deal_start_cards)
        found[sum(is_dead(g, figure) for figure in (P1, P2, P3, P4))] += 1
    assert set(found) == {0, 1, 2}
    assert 70 < found[0] < 130
    assert 350 < found[1] < 450
