"""What a seat, or a spectator, may know of a position: exactly what the rules let it know."""

from typing import Any

import msgspec
import pytest

from miskatonic.core.rng import Rng
from miskatonic.core.rulebook import rule
from miskatonic.games.ritual.state import Ritual
from tests.builders import (
    RITUAL,
    all_pass,
    ask,
    asked,
    confess,
    deal,
    faces,
    give,
    give_and_take,
    remove,
    table,
    told,
    view,
)

HANDS = "pure Mask, pure Idol, pure Dagger, pure Chalice, pure Candelabra"


def secrets(g: Ritual, seat: int) -> bytes:
    """Return everything that reaches a seat at this moment, as bytes."""
    return msgspec.json.encode([RITUAL.view(g, seat), g.asks().get(seat)])


@rule("round.3")
def test_round_3_swapping_a_card_for_an_unseen_one_changes_nothing_its_holder_sees() -> None:
    g = table("ritual", hands=HANDS, pile="Cthulhu, Gate, Elder Sign")
    give(g, 2)
    before = secrets(g, 2)
    for place in range(len(g.pile)):
        other = g.copy()
        other.hands[2], other.pile[place] = other.pile[place], other.hands[2]
        assert secrets(other, 2) == before
        if faces([other.hands[2]]) != faces([g.hands[2]]):
            assert secrets(other, 1) != secrets(g, 1)


@rule("round.3")
def test_round_3_nobody_is_told_the_card_he_took_unless_he_had_seen_it() -> None:
    rng, unseen = Rng.seeded(3), 0
    for seed in range(60):
        g = deal(seed, seats=3 + seed % 5)
        while g.outcome is None:
            seat, looker = asked(g), g.looker
            events = RITUAL.answer(g, seat, rng.choice(ask(g).options).id)
            for took in told(events, "took"):
                assert (took.seen_by(seat) == took.text) == (seat == looker)
                unseen += seat != looker
    assert unseen > 500


@rule("round.3")
def test_round_3_mine_counts_the_cards_that_are_not_in_sight() -> None:
    g = table("ritual", hands=HANDS, pile="Cthulhu, Gate", discard="Elder Sign")
    mine = view(g, 1).mine
    assert sum(mine.values()) == 22 - 4 - 1
    assert (mine["idol-pure"], mine["mask-pure"], mine["gate"], mine["cthulhu"]) == (2, 1, 2, 1)
    assert "elder-sign" not in mine
    assert "cthulhu" not in view(g, 0).mine  # player 1 has just drawn it
    assert view(g, None).mine == {}


@rule("survive.1")
def test_survive_1_everybody_may_look_at_how_the_last_round_ended() -> None:
    g = table("ritual", hands="Cthulhu, pure Idol, pure Dagger, pure Chalice, pure Candelabra", pile="Gate")
    assert view(g, 0).last_round is None
    all_pass(g)
    for viewer in (0, 3, None):
        end = view(g, viewer).last_round
        assert (end.round, end.cause, end.failed) == (1, "all-passed", (0,))
        assert end.hands == ("cthulhu", "idol-pure", "dagger-pure", "chalice-pure", "candelabra-pure")
        assert (end.sanity_before, end.sanity_after) == ((7, 7, 7, 7, 7), (6, 7, 7, 7, 7))


@rule("old-ones.1")
def test_old_ones_1_the_great_old_one_that_ended_the_round_is_remembered() -> None:
    hands = "Gate, Hastur, pure Dagger, pure Chalice, pure Candelabra"
    g = table("ritual", hands=hands, pile="pure Mask", active=2, doom=True)
    give_and_take(g, 0)
    assert (view(g, 4).last_round.cause, view(g, 4).last_round.old_one) == ("old-one", "hastur")


@pytest.mark.parametrize("viewer", [0, 4, None])
def test_after_the_game_everybody_sees_all_hands(viewer: int | None) -> None:
    g = table("ritual", hands=HANDS.replace("pure Mask", "Cthulhu"), pile="Gate", sanity="1 7 7 7 7")
    all_pass(g)
    assert g.outcome is not None
    assert [holder.card for holder in view(g, viewer).holders] == faces(g.hands)


@rule("follow.8")
def test_follow_8_the_view_tells_how_the_cards_travelled() -> None:
    g = table("ritual", hands=HANDS, pile="Cthulhu, Gate, Elder Sign")
    give(g, 3)
    assert (view(g, 4).active, view(g, 4).path, view(g, 4).pile) == (0, (3,), len(g.pile))
    RITUAL.answer(g, 3, "seat:1")
    RITUAL.answer(g, 1, "take")
    turn = view(g, 4).past[0]
    assert (turn.giver, turn.path, turn.taker) == (0, (3, 1), 1)
    assert (turn.card, turn.discarded) == ("cthulhu", "idol-pure")


def test_a_view_of_the_removed_card_says_how_many_but_not_which() -> None:
    hands = HANDS.replace("pure Mask", "Magical Orb")
    g = table("ritual", hands=hands, pile="pure Mask, Cthulhu, Gate", active=1)
    give_and_take(g, 0)
    remove(g)
    assert "cthulhu" in view(g, 3).mine
    assert "cthulhu" not in view(g, 0).mine


def looked_back(g: Ritual) -> Any:
    """Return what everybody sees of a position when the match is over."""
    return RITUAL.open_view(g)


@rule("survive.1")
def test_who_looks_back_at_a_match_sees_every_card() -> None:
    g = table("ritual", hands=HANDS, pile="Cthulhu, Gate, Elder Sign", confession=True)
    give_and_take(g, 3)
    shown = looked_back(g)
    assert [holder.card for holder in shown.holders] == faces(g.hands)
    assert (shown.travelling, shown.top) == ("gate", "elder-sign")
    assert [turn.card for turn in shown.past] == ["cthulhu"]
    confess(g)
    assert looked_back(g).confessed == ("idol-pure",)


@rule("survive.1")
def test_who_looks_back_sees_no_top_card_on_an_empty_pile() -> None:
    g = table("ritual", hands=HANDS, pile="Cthulhu", rest="discard")
    assert (looked_back(g).travelling, looked_back(g).top) == ("cthulhu", None)
