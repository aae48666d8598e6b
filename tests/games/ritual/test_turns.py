"""A turn: the active player gives, followers take or pass, and somebody else becomes active."""

import pytest

from miskatonic.core.game import IllegalAnswer
from miskatonic.core.rulebook import rule
from miskatonic.core.text import Who, text
from miskatonic.games.ritual.cards import NONE
from miskatonic.games.ritual.state import NOBODY, Ritual
from tests.builders import (
    RITUAL,
    all_cards,
    all_pass,
    ask,
    asked,
    choices,
    faces,
    give,
    give_and_take,
    let_go,
    one,
    pass_to,
    read,
    say,
    table,
    take,
    told,
    view,
)

HANDS = "pure Mask, pure Idol, pure Dagger, pure Chalice, pure Candelabra"


def five(pile: str = "cursed Mask, cursed Idol, cursed Dagger", active: int = 0) -> Ritual:
    """Set up five players with harmless cards."""
    return table("ritual", hands=HANDS, pile=pile, active=active)


def refused(g: Ritual, seat: int, choice: str) -> IllegalAnswer:
    before = g.copy()
    with pytest.raises(IllegalAnswer) as refusal:
        RITUAL.answer(g, seat, choice)
    assert g == before
    return refusal.value


# The active player's action


@rule("turn.1")
def test_turn_1_everybody_but_the_active_player_puts_a_hand_on_the_table() -> None:
    g = five(active=2)
    assert g.followers == (0, 1, 3, 4)
    on_table = [holder.hand_on_table for holder in view(g, None).holders]
    assert on_table == [True, True, False, True, True]


@rule("turn.2")
def test_turn_2_the_active_player_draws_the_top_card_and_sees_it() -> None:
    g = five("Gate, cursed Idol")
    assert faces([g.travelling, g.pile[-1]]) == ["gate", "idol-cursed"]
    assert view(g, 0).travelling == "gate"
    assert "Gate" in say(ask(g).text)


@rule("turn.2")
def test_turn_2_nobody_else_sees_the_drawn_card() -> None:
    g = five("Gate, cursed Idol")
    for viewer in (1, 2, 3, 4, None):
        seen = view(g, viewer)
        assert (seen.travelling, seen.travelling_colour, seen.is_travelling) == (None, None, True)


@rule("turn.2")
def test_turn_2_only_the_active_player_is_told_which_card_it_is() -> None:
    drew = one(give_and_take(five(), 4), "drew")
    assert drew.cite == "turn.2"
    assert "cursed Idol" in read([drew], 1)
    for other in (0, 2, 3, 4, None):
        assert drew.seen_by(other) == text("drew-hidden", who=Who(1))


@rule("turn.3")
def test_turn_3_the_card_may_be_given_to_any_follower() -> None:
    g = five(active=1)
    assert choices(g) == ["seat:0", "seat:2", "seat:3", "seat:4"]
    assert {option.cite for option in ask(g).options} == {"turn.3"}


@rule("turn.3")
def test_turn_3_the_card_is_given_face_down() -> None:
    g = five()
    gave = one(give(g, 3), "gave")
    assert (gave.cite, set(gave.text.args)) == ("turn.3", {"who", "to"})
    assert view(g, 3).travelling is None
    assert (asked(g), g.path) == (3, (3,))


@rule("turn.4")
@pytest.mark.parametrize("choice", ["seat:0", "take", "pass"])
def test_turn_4_the_active_player_may_not_keep_the_card(choice: str) -> None:
    refusal = refused(five(), 0, choice)
    assert (refusal.reason.id, refusal.clause) == ("refused-no-option", "turn.3")


@rule("turn.3")
def test_turn_3_nobody_else_may_give_the_card() -> None:
    assert refused(five(), 1, "seat:2").reason.id == "refused-not-asked"


# The followers' actions


@rule("follow.1")
def test_follow_1_who_receives_the_card_takes_the_hand_off_the_table() -> None:
    g = five()
    give(g, 3)
    assert g.followers == (1, 2, 4)
    assert [holder.hand_on_table for holder in view(g, 3).holders] == [False, True, True, False, True]


@rule("follow.2")
def test_follow_2_the_follower_takes_or_passes() -> None:
    g = five()
    give(g, 3)
    assert choices(g) == ["take", "seat:1", "seat:2", "seat:4"]
    assert ask(g).cite == "follow.2"


@rule("follow.2")
def test_follow_2_the_follower_is_not_told_the_card() -> None:
    g = five("Gate")
    events = give(g, 3)
    assert ask(g).text == text("ask-take-or-pass")
    assert "Gate" not in read(events, 3)


@rule("follow.3")
def test_follow_3_the_old_card_is_discarded_for_all_to_see() -> None:
    g = five()
    discarded = one(give_and_take(g, 3), "discarded")
    assert (discarded.cite, discarded.audience, discarded.reveals) == ("follow.3", None, True)
    for viewer in (*range(5), None):
        assert view(g, viewer).discard == ("chalice-pure",)
    assert "pure Chalice" in read([discarded], 3)


@rule("follow.4")
def test_follow_4_the_new_card_is_seen_by_all_but_its_holder() -> None:
    g = five("Gate, cursed Idol")
    took = one(give_and_take(g, 3), "took")
    assert (took.cite, took.audience) == ("follow.4", (0, 1, 2, 4))
    assert [view(g, viewer).holders[3].card for viewer in range(5)] == ["gate"] * 3 + [None, "gate"]
    assert took.seen_by(3) == took.seen_by(None) == text("took-hidden", who=Who(3))


@rule("follow.4", "round.3")
def test_follow_4_the_turn_is_remembered_without_the_card_for_its_taker() -> None:
    g = five("Gate, cursed Idol")
    give_and_take(g, 3)
    cards = [view(g, viewer).past[0].card for viewer in (*range(5), None)]
    assert cards == ["gate", "gate", "gate", None, "gate", None]


@rule("follow.5")
def test_follow_5_an_event_happens_after_the_new_card_was_taken() -> None:
    g = table(
        "ritual", hands="pure Mask, Elder Sign, pure Dagger, pure Chalice, pure Candelabra", pile="pure Idol"
    )
    said = [event.text.id for event in give_and_take(g, 1)]
    assert said[1:4] == ["discarded", "took", "elder-sign"]


@rule("follow.6")
def test_follow_6_a_card_is_passed_only_where_a_hand_is_on_the_table() -> None:
    g = five(active=2)
    give(g, 4)
    pass_to(g, 1)
    assert choices(g) == ["take", "seat:0", "seat:3"]


@rule("follow.6")
@pytest.mark.parametrize("to", [2, 4, 1])
def test_follow_6_never_to_the_active_player_nor_to_one_who_passed_nor_to_oneself(to: int) -> None:
    g = five(active=2)
    give(g, 4)
    pass_to(g, 1)
    refusal = refused(g, 1, f"seat:{to}")
    assert (refusal.reason.id, refusal.clause) == ("refused-no-option", "follow.2")


@rule("follow.6")
def test_follow_6_the_card_is_passed_unseen() -> None:
    g = five("Gate")
    give(g, 1)
    passed = one(pass_to(g, 4), "passed")
    assert (passed.cite, set(passed.text.args)) == ("follow.6", {"who", "to"})
    for viewer in (1, 2, 3, 4, None):
        assert view(g, viewer).travelling is None


@rule("follow.7")
def test_follow_7_when_the_last_follower_passes_the_round_ends() -> None:
    g = five()
    give(g, 1)
    for to in (2, 3, 4):
        pass_to(g, to)
    assert choices(g) == ["take", "pass"]
    events = let_go(g)
    assert one(events, "round-ends-all-passed").cite == "follow.7"
    assert g.last_round is not None
    assert (g.last_round.cause, g.round) == ("all-passed", 2)


@rule("follow.7")
def test_follow_7_nobody_may_end_the_round_while_a_hand_is_on_the_table() -> None:
    g = five()
    give(g, 1)
    assert refused(g, 1, "pass").reason.id == "refused-no-option"


@rule("follow.7")
def test_follow_7_the_last_follower_may_still_take() -> None:
    g = five()
    give(g, 1)
    for to in (2, 3, 4):
        pass_to(g, to)
    take(g)
    assert (g.round, faces(g.hands)[4]) == (1, "mask-cursed")


@rule("follow.q1", "events.1")
@pytest.mark.parametrize("event", ["Elder Sign", "Gate", "Magical Orb"])
def test_follow_q1_the_unwanted_card_is_seen_by_all_and_has_no_effect(event: str) -> None:
    g = table("ritual", hands=HANDS.replace("pure Mask", "Cthulhu"), pile=event)
    events = all_pass(g)
    shown = one(events, "all-passed")
    assert (shown.audience, shown.reveals) == (None, True)
    assert event in read([shown], None)
    assert not any(told(events, id) for id in ("elder-sign", "gate-opens", "gate-closed", "looked"))


@rule("follow.q1")
def test_follow_q1_it_joins_the_discard_pile() -> None:
    hands = "pure Mask, pure Idol, pure Dagger, pure Chalice, Cthulhu"
    g = table("ritual", hands=hands, pile="cursed Mask", sanity="7 7 7 7 1")
    all_pass(g)
    assert g.outcome is not None
    assert view(g, None).discard == ("mask-cursed",)
    for viewer in (2, None):
        assert (view(g, viewer).past[0].card, view(g, viewer).past[0].taker) == ("mask-cursed", None)


@rule("follow.8")
def test_follow_8_the_discard_pile_stays_open_for_the_whole_round() -> None:
    g = five()
    give_and_take(g, 3)
    give_and_take(g, 2)
    for viewer in (*range(5), None):
        assert view(g, viewer).discard == ("chalice-pure", "dagger-pure")


# End of a turn


@rule("turn-end.1")
def test_turn_end_1_the_round_goes_on_while_there_are_cards_and_nothing_ended_it() -> None:
    g = five()
    events = give_and_take(g, 3)
    assert not [event for event in events if event.text.id.startswith("round-ends")]
    assert (g.round, ask(g).kind) == (1, "give")


@rule("turn-end.1")
def test_turn_end_1_an_empty_pile_ends_the_round() -> None:
    g = table("ritual", hands=HANDS, pile="cursed Mask", rest="discard")
    assert one(give_and_take(g, 3), "round-ends-pile").cite == "turn-end.1"
    assert g.last_round is not None
    assert g.last_round.cause == "pile"


@rule("turn-end.1")
def test_turn_end_1_all_passing_and_an_event_end_it_too() -> None:
    g = five()
    all_pass(g)
    assert g.round == 2
    g = table("ritual", hands=HANDS.replace("pure Mask", "Elder Sign"), pile="cursed Mask", active=1)
    give_and_take(g, 0)
    assert g.round == 2


@rule("turn-end.2")
def test_turn_end_2_the_next_clockwise_with_a_hand_on_the_table_becomes_active() -> None:
    g = five(active=3)
    give(g, 4)
    pass_to(g, 0)
    next_active = one(take(g), "next-active")
    assert (g.active, next_active.cite) == (1, "turn-end.2")
    assert asked(g) == 1


@rule("turn-end.3")
def test_turn_end_3_without_any_hand_the_player_to_the_left_becomes_active() -> None:
    g = five(active=4)
    give(g, 2)
    for to in (1, 0, 3):
        pass_to(g, to)
    next_active = one(take(g), "next-active")
    assert (g.active, next_active.cite) == (0, "turn-end.3")


@rule("turn-end.4")
def test_turn_end_4_then_a_new_turn_begins_with_all_other_hands_on_the_table() -> None:
    g = five()
    give(g, 2)
    pass_to(g, 3)
    take(g)
    assert (g.active, g.followers, g.path) == (1, (0, 2, 3, 4), ())
    assert faces([g.travelling]) == ["idol-cursed"]


@rule("turn-end.x1")
def test_turn_end_x1_b_has_no_hand_on_the_table_so_c_becomes_active() -> None:
    a, b, c = 0, 1, 2
    g = five(active=a)
    give(g, b)
    take(g)
    assert g.active == c


@rule("components.1")
def test_components_1_all_22_cards_stay_accounted_for_through_a_turn() -> None:
    g = table("ritual", hands=HANDS, pile="cursed Mask, cursed Idol", confession=True)
    for choice in ("seat:1", "confess", "seat:2", "take"):
        RITUAL.answer(g, asked(g), choice)
        assert all_cards(g) == sorted(g.deck)


@rule("turn-end.1")
def test_turn_end_1_when_it_is_over_nothing_is_left_on_its_way() -> None:
    hands = "Shining Trapezohedron, pure Idol, pure Dagger, pure Chalice, Cthulhu"
    g = table("ritual", hands=hands, pile="pure Mask, cursed Mask", active=1, sanity="7 7 7 7 1")
    give_and_take(g, 0)
    assert view(g, 4).travelling_colour == "cursed"
    all_pass(g)
    assert g.outcome is not None
    assert (g.travelling, g.travelling_excluded, g.looker) == (NONE, 0, NOBODY)
