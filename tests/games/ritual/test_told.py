"""What the table is told: every event word for word, so that nobody is taken for somebody else."""

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.core.text import Text, Who, text
from miskatonic.games.ritual import cards
from miskatonic.games.ritual.state import DOOM_TRACK, Ritual
from tests.builders import (
    all_pass,
    ask,
    confess,
    deal,
    give,
    give_and_take,
    one,
    pass_to,
    put_back,
    remove,
    table,
    take,
    told,
)

HANDS = "pure Mask, pure Idol, pure Dagger, pure Chalice, pure Candelabra"


def five(hands: str = HANDS, pile: str = "cursed Mask, cursed Idol, cursed Dagger", **setup: str) -> Ritual:
    """Set up five players; seat 2 is active."""
    return table("ritual", hands=hands, pile=pile, active=2, **setup)  # type: ignore[arg-type]


def named(face: str) -> Text:
    return cards.name(cards.card(face))


# Rounds and turns


@rule("round.1")
def test_round_1_which_round_begins_and_what_a_failure_costs_on_the_doom_track() -> None:
    assert one(all_pass(five()), "round-begins").text == text("round-begins", round=2, doom=0)
    first = deal(doom=True)
    assert one(first.opening, "round-begins").text == text("round-begins", round=1, doom=DOOM_TRACK[0])


@rule("straw.2")
def test_straw_2_which_straw_player_holds_which_card() -> None:
    g = deal(seats=3)
    dealt = [event.text for event in told(g.opening, "straw-dealt")]
    straws = [text("straw-name", number=number) for number in (1, 2)]
    assert dealt == [
        text("straw-dealt", straw=straw, card=cards.name(card))
        for straw, card in zip(straws, g.hands[3:], strict=True)
    ]


@rule("round.4")
def test_round_4_who_starts() -> None:
    started = one(deal(start=3).opening, "start-player")
    assert (started.text, started.cite) == (text("start-player", who=Who(3)), "round.4")


@rule("turn.2")
def test_turn_2_who_drew_which_card() -> None:
    drew = one(give_and_take(five(), 4), "drew")
    assert drew.text == text("drew", who=Who(3), card=named("idol-cursed"))
    assert drew.seen_by(0) == text("drew-hidden", who=Who(3))


@rule("turn.3")
def test_turn_3_who_gives_the_card_to_whom() -> None:
    gave = one(give(five(), 4), "gave")
    assert (gave.text, gave.on) == (text("gave", who=Who(2), to=Who(4)), ("travelling", "seat:4"))


@rule("follow.6")
def test_follow_6_who_passes_the_card_to_whom() -> None:
    g = five()
    give(g, 4)
    passed = one(pass_to(g, 1), "passed")
    assert (passed.text, passed.on) == (text("passed", who=Who(4), to=Who(1)), ("travelling", "seat:1"))


@rule("follow.3", "follow.4")
def test_follow_3_who_discards_what_and_takes_what() -> None:
    g = five()
    give(g, 4)
    events = take(g)
    assert one(events, "discarded").text == text("discarded", who=Who(4), card=named("candelabra-pure"))
    assert one(events, "took").text == text("took", who=Who(4), card=named("mask-cursed"))


@rule("follow.7")
def test_follow_7_who_passed_last_and_which_card_that_was() -> None:
    events = all_pass(five())
    assert one(events, "all-passed").text == text("all-passed", who=Who(4), card=named("mask-cursed"))


@rule("turn-end.2")
def test_turn_end_2_who_is_active_now() -> None:
    assert one(give_and_take(five(), 3), "next-active").text == text("next-active", who=Who(4))


# Events


@rule("events.2")
def test_events_2_who_ends_the_round() -> None:
    g = five(HANDS.replace("pure Candelabra", "Elder Sign"))
    assert one(give_and_take(g, 4), "elder-sign").text == text("elder-sign", who=Who(4))


@rule("events.3")
def test_events_3_who_holds_the_great_old_one_that_the_gate_calls() -> None:
    g = five("Cthulhu, pure Idol, pure Dagger, Gate, pure Candelabra")
    opened = one(give_and_take(g, 3), "gate-opens")
    assert opened.text == text("gate-opens", who=Who(0), card=named("cthulhu"))


@rule("events.3", "straw.q2")
def test_events_3_a_straw_player_who_holds_it_is_named_as_one() -> None:
    g = table("ritual", hands="pure Mask, Gate, pure Dagger", straw="pure Idol, Cthulhu", pile="pure Chalice")
    opened = one(give_and_take(g, 1), "gate-opens")
    assert opened.text == text("gate-opens", who=text("straw-name", number=2), card=named("cthulhu"))


@rule("events.6")
def test_events_6_who_looks_at_what_and_puts_it_back_or_removes_it() -> None:
    for answer, id in ((put_back, "put-back"), (remove, "removed")):
        g = five(HANDS.replace("pure Candelabra", "Magical Orb"))
        looked = one(give_and_take(g, 4), "looked")
        assert (looked.text, looked.cite) == (
            text("looked", who=Who(4), card=named("idol-cursed")),
            "events.6",
        )
        event = one(answer(g), id)
        named_too = {"card": named("idol-cursed")} if id == "removed" else {}
        assert event.text == text(id, who=Who(4), **named_too)


@rule("events.7")
@pytest.mark.parametrize(("top", "colour", "left"), [("cursed Idol", "cursed", 4), ("Gate", "pure", 6)])
def test_events_7_who_gains_or_loses_and_what_is_left(top: str, colour: str, left: int) -> None:
    hands = HANDS.replace("pure Candelabra", "Shining Trapezohedron")
    g = five(hands, pile=f"cursed Mask, {top}, cursed Dagger", sanity="7 7 7 7 5")
    events = give_and_take(g, 4)
    seen = one(events, f"trapezohedron-{colour}")
    assert (seen.text, seen.on) == (
        text(f"trapezohedron-{colour}", who=Who(4), sanity=left),
        ("sanity:4",),
    )
    looked = one(events, "looked")
    assert looked.text.args["who"] == Who(4)
    assert looked.audience == (4,)


@rule("events.q1")
@pytest.mark.parametrize("event", ["Magical Orb", "Shining Trapezohedron"])
def test_events_q1_who_looks_at_nothing(event: str) -> None:
    hands = HANDS.replace("pure Candelabra", event)
    g = five(hands, pile="cursed Mask", rest="discard")
    nothing = one(give_and_take(g, 4), "nothing-to-look-at")
    assert nothing.text == text("nothing-to-look-at", who=Who(4))


@rule("faq.1")
def test_faq_1_who_confesses_which_card_and_has_which_now() -> None:
    g = table("ritual", hands=HANDS, pile="Gate, Elder Sign", active=2, confession=True, sanity="7 7 7 7 5")
    give(g, 4)
    events = confess(g)
    new = cards.name(g.hands[4])
    assert one(events, "confessed").text == text(
        "confessed", who=Who(4), card=named("candelabra-pure"), new=new, sanity=4
    )
    seen = one(events, "confessed-card")
    assert (seen.text, seen.audience) == (text("confessed-card", card=named("candelabra-pure")), (4,))


# The end of a round


@rule("survive.1")
def test_survive_1_who_had_which_card() -> None:
    g = five()
    hands = g.hands[:]
    revealed = [event.text for event in told(all_pass(g), "revealed")]
    assert revealed == [
        text("revealed", who=Who(seat), card=cards.name(card)) for seat, card in enumerate(hands)
    ]


@rule("turn-end.1")
def test_turn_end_1_why_the_round_ends_with_its_clause() -> None:
    ended = one(all_pass(five()), "round-ends-all-passed")
    assert ended.cite == "follow.7"


@rule("cultist.1", "characters.5")
@pytest.mark.parametrize(
    ("character", "id"), [("Cultist", "colours-reversed"), ("Mad Professor", "professor")]
)
def test_cultist_1_who_holds_the_character_that_changes_the_rules(character: str, id: str) -> None:
    g = five(HANDS.replace("pure Chalice", character))
    assert one(all_pass(g), id).text == text(id, who=Who(3))


@rule("survive.2", "survive.3", "loss.1")
def test_survive_2_who_survives_who_fails_and_what_it_costs() -> None:
    g = five(HANDS.replace("pure Chalice", "cursed Chalice"), sanity="7 7 7 5 7")
    events = all_pass(g)
    assert [event.text for event in told(events, "survived")] == [
        text("survived", who=Who(seat)) for seat in (0, 1, 2, 4)
    ]
    failed = one(events, "failed-cursed")
    assert (failed.text, failed.cite) == (text("failed-cursed", who=Who(3)), "survive.3")
    lost = one(events, "lost")
    assert (lost.text, lost.cite) == (text("lost", who=Who(3), amount=1, sanity=4), "loss.1")


@rule("characters.2")
def test_characters_2_who_regains_how_much() -> None:
    g = five(HANDS.replace("pure Chalice", "Investigator"), sanity="7 7 7 4 7")
    regained = one(all_pass(g), "regained")
    assert regained.text == text("regained", who=Who(3), amount=1, sanity=5)
    assert (regained.cite, regained.on) == ("characters.2", ("sanity:3",))


@rule("old-ones.1", "old-ones.6")
def test_old_ones_1_which_great_old_one_rises_and_by_which_clause() -> None:
    hands = "Yog-Sothoth, pure Idol, pure Dagger, Gate, pure Candelabra"
    events = give_and_take(five(hands, sanity="3 3 7 7 7"), 3)
    rises = one(events, "rises-yog-sothoth")
    assert (rises.text, rises.cite) == (text("rises-yog-sothoth"), "old-ones.5")
    assert one(events, "yog-sothoth-tie").cite == "old-ones.6"


@rule("doom.3", "doom.4")
def test_doom_3_where_the_marker_goes_and_what_a_failure_costs_there() -> None:
    def at(marker: int) -> Ritual:
        return table("ritual", hands=HANDS, pile="cursed Mask", marker=marker, doom=True)

    assert one(all_pass(at(3)), "doom-moves").text == text("doom-moves", space=4, loss=3)
    assert one(all_pass(at(8)), "doom-stays").text == text("doom-stays", loss=5)


@rule("end.2")
def test_end_2_who_has_won() -> None:
    g = five(HANDS.replace("pure Chalice", "cursed Chalice"), sanity="7 7 7 1 7")
    over = all_pass(g)[-1]
    winners = [Who(seat) for seat in (0, 1, 2, 4)]
    assert (over.text, over.cite) == (text("game-over", winners=winners), "end.2")


@rule("events.6", "follow.2")
def test_follow_2_who_looked_at_the_first_card_of_all_is_asked_about_it() -> None:
    hands = "pure Mask, pure Idol, pure Dagger, pure Chalice, Magical Orb"
    g = five(hands, pile="cursed Mask, pure Candelabra, cursed Dagger")
    give_and_take(g, 4)
    put_back(g)
    give(g, 4)
    assert g.travelling == 0
    assert ask(g).text == text("ask-take-or-pass-known", card=named("candelabra-pure"))
