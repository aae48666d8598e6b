"""Confessing "I saw my card"."""

from collections import Counter

import pytest

from miskatonic.core.game import IllegalAnswer, Seat
from miskatonic.core.rng import Rng
from miskatonic.core.rulebook import rule
from miskatonic.core.text import Who, text
from miskatonic.games.ritual.cards import face
from miskatonic.games.ritual.state import Ritual, Turn
from tests.builders import (
    RITUAL,
    all_cards,
    asked,
    choices,
    confess,
    deal,
    faces,
    give,
    give_and_take,
    one,
    pass_to,
    read,
    remove,
    table,
    take,
    view,
    winners,
)

HANDS = "pure Mask, Cthulhu, pure Dagger, pure Chalice, pure Candelabra"


def side_by_side(pile: str = "Gate", seed: int = 1, sanity: str = "", hands: str = HANDS) -> Ritual:
    """Set up a table at which confessing is allowed and the pile holds, after the draw, what is named."""
    return table("ritual", hands=hands, pile=pile, rest="discard", sanity=sanity, seed=seed, confession=True)


@rule("faq.1")
def test_faq_1_it_is_off_by_default() -> None:
    g = table("ritual", hands=HANDS, pile="Gate")
    assert "confess" not in choices(g)
    with pytest.raises(IllegalAnswer):
        RITUAL.answer(g, 0, "confess")
    give(g, 1)
    assert "confess" not in choices(g)


@rule("faq.1")
def test_faq_1_the_active_player_and_every_follower_with_the_card_may_confess() -> None:
    g = side_by_side()
    assert "confess" in choices(g)
    give(g, 1)
    assert "confess" in choices(g)
    pass_to(g, 4)
    assert "confess" in choices(g)


@rule("faq.1")
def test_faq_1_the_card_is_shuffled_into_the_pile_and_the_top_one_taken() -> None:
    taken: Counter[str] = Counter()
    for seed in range(300):
        g = side_by_side("Gate, pure Idol, Elder Sign", seed=seed)
        give(g, 1)
        confess(g)
        assert all_cards(g) == sorted(g.deck)
        assert len(g.pile) == 2
        taken[faces(g.hands)[1]] += 1
    assert set(taken) == {"cthulhu", "idol-pure", "elder-sign"}
    assert sum((count - 100) ** 2 / 100 for count in taken.values()) < 13.8  # chi-square, 2 df, p = 0.001


@rule("faq.1")
def test_faq_1_the_whole_pile_is_shuffled() -> None:
    orders = set()
    for seed in range(200):
        g = side_by_side("Gate, pure Idol, Elder Sign, cursed Mask", seed=seed)
        give(g, 1)
        confess(g)
        orders.add(tuple(faces([*g.pile, g.hands[1]])))
    assert len(orders) == 24


@rule("faq.1")
def test_faq_1_it_costs_1_sanity() -> None:
    g = side_by_side("Gate, pure Idol")
    give(g, 1)
    assert one(confess(g), "confessed").cite == "faq.1"
    assert g.sanity == [7, 6, 7, 7, 7]


@rule("faq.1")
def test_faq_1_the_new_card_is_taken_unseen() -> None:
    g = side_by_side("Gate, pure Idol, Elder Sign")
    give(g, 1)
    events = confess(g)
    new = view(g, 0).holders[1].card
    assert (new, view(g, 1).holders[1].card) == (faces(g.hands)[1], None)
    assert one(events, "confessed").seen_by(1) == text("confessed-hidden", who=Who(1), sanity=6)
    assert "Cthulhu" in read(events, 1)
    assert set(view(g, 1).mine) == {"cthulhu", "idol-pure", "elder-sign", "gate"}


@rule("faq.1")
def test_faq_1_a_spectator_learns_neither_card() -> None:
    g = side_by_side("Gate, pure Idol, Elder Sign")
    give(g, 1)
    said = read(confess(g), None)
    assert not any(name in said for name in ("Cthulhu", "Idol", "Elder Sign"))


@rule("faq.1")
def test_faq_1_then_the_player_decides_what_he_was_asked() -> None:
    g = side_by_side("Gate, pure Idol")
    give(g, 1)
    before = choices(g)
    confess(g)
    assert (asked(g), choices(g)) == (1, before)
    pass_to(g, 2)
    assert g.path == (1, 2)


@rule("faq.1")
def test_faq_1_the_active_player_then_gives_the_card_he_drew() -> None:
    g = side_by_side("Gate, pure Idol")
    confess(g)
    assert (asked(g), choices(g)) == (0, ["seat:1", "seat:2", "seat:3", "seat:4", "confess"])
    assert (view(g, 0).travelling, faces([g.travelling])) == ("gate", ["gate"])


@rule("faq.1")
def test_faq_1_with_an_empty_pile_the_card_comes_straight_back_and_its_holder_knows_it() -> None:
    g = side_by_side("Gate")
    give(g, 1)
    confess(g)
    assert faces(g.hands)[1] == "cthulhu"
    assert (view(g, 1).mine, view(g, 1).holders[1].card) == ({"cthulhu": 1}, "cthulhu")


@rule("faq.1", "end.2")
def test_faq_1_who_confesses_the_last_sanity_away_ends_the_game() -> None:
    g = side_by_side("Gate, pure Idol", sanity="7 1 7 7 7")
    give(g, 1)
    assert confess(g)[-1].cite == "end.2"
    assert (winners(g), g.asks()) == ([0, 2, 3, 4], {})


@rule("faq.1", "round.3")
def test_faq_1_the_others_know_that_the_confessed_card_is_not_their_own() -> None:
    g = side_by_side("Gate, pure Idol, Elder Sign")
    give(g, 1)
    assert "cthulhu" not in view(g, 2).mine
    confess(g)
    assert "cthulhu" not in view(g, 2).mine


@rule("faq.1", "round.3")
def test_faq_1_the_others_remember_every_confession_of_the_round() -> None:
    hands = HANDS.replace("pure Dagger", "Cultist")
    g = side_by_side("Gate, pure Idol, Elder Sign, cursed Mask, cursed Idol", hands=hands)
    give(g, 1)
    confess(g)
    pass_to(g, 2)
    confess(g)
    assert not {"cthulhu", "cultist"} & set(view(g, 3).mine)


@rule("faq.1", "round.3")
def test_faq_1_of_two_equal_cards_the_other_may_still_be_ones_own() -> None:
    g = side_by_side("Gate, pure Idol, Elder Sign", hands=HANDS.replace("Cthulhu", "pure Dagger"))
    give(g, 1)
    confess(g)
    assert "dagger-pure" in view(g, 2).mine


@rule("faq.1", "round.3")
def test_faq_1_nobody_can_tell_which_of_two_equal_cards_comes_up_after_a_confession() -> None:
    """A pure Dagger was confessed; then a pure Dagger is taken: the same one, or the one I might hold?"""
    hands = "pure Mask, pure Dagger, Cthulhu, pure Chalice, pure Candelabra"
    pile = "Gate, pure Dagger, Elder Sign"
    mine = set()
    for seed in range(200):
        g = side_by_side(pile, seed=seed, hands=hands)
        give(g, 1)
        confess(g)
        if faces(g.hands)[1] == "elder-sign":  # both Daggers are in the pile; either is drawn next
            pass_to(g, 3)
            take(g)
            give(g, 4)
            mine.add((g.travelling, tuple(view(g, 2).mine)))
    assert len({card for card, _ in mine}) == 2
    assert len({possible for _, possible in mine}) == 1


@rule("faq.1", "events.6")
def test_faq_1_a_card_that_somebody_removed_may_still_be_anybody_else_s() -> None:
    hands = "Magical Orb, pure Idol, pure Dagger, pure Chalice, pure Candelabra"
    pile = "pure Mask, Cthulhu, Gate, Elder Sign"
    g = table("ritual", hands=hands, pile=pile, active=1, rest="discard", confession=True)
    give_and_take(g, 0)
    remove(g)
    give(g, 3)
    confess(g)
    assert ["cthulhu" in view(g, seat).mine for seat in (0, 4)] == [False, True]


@rule("faq.1")
def test_faq_1_a_confession_is_forgotten_with_the_round() -> None:
    hands = HANDS.replace("Cthulhu", "Elder Sign")
    g = side_by_side("Gate, pure Idol", hands=hands)
    confess(g)
    give_and_take(g, 1)
    assert (g.round, g.confessed) == (2, ())


# Whoever remembers all confessions lists no face that they rule out


class Rememberer:
    """Somebody at the table who notes at each confession which faces are anywhere but in the pile."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.held: list[Counter[str]] = []
        """Where his own card is not, at each confession since he has it."""
        self.unknown: list[Counter[str]] = []
        """Those of this turn, made while he did not know the card on its way."""
        self.on_the_way: list[Counter[str]] = []
        """Where the card on its way is not; if he takes it, he will have seen his old one, too."""

    def at_a_confession(self, g: Ritual) -> None:
        seen, travelling = in_sight(g, self.seat), view(g, self.seat).travelling
        self.held.append(seen)
        if travelling is None:
            self.unknown.append(seen)
        self.on_the_way.append(seen + Counter([faces(g.hands)[self.seat]]) - Counter([travelling or ""]))

    def draws_anew(self) -> None:
        self.held, self.unknown = [], []

    def at_the_end_of(self, turn: Turn) -> None:
        for seen in self.unknown:
            seen[face(turn.card)] += 1
        if turn.taker == self.seat:
            self.held = self.on_the_way
        self.unknown, self.on_the_way = [], []

    def ruled_out(self, g: Ritual) -> set[str]:
        there_are = Counter(faces(g.deck))
        return {name for seen in self.held for name, count in seen.items() if count == there_are[name]}


def in_sight(g: Ritual, seat: Seat) -> Counter[str]:
    """Count the faces that a seat sees anywhere but in its own hand."""
    seen = view(g, seat)
    others = [holder.card for number, holder in enumerate(seen.holders) if number != seat]
    return Counter(filter(None, [*others, *seen.discard, *seen.removed_by_me, seen.travelling, seen.top]))


def answer(g: Ritual, choice: str, people: list[Rememberer]) -> list[Rememberer]:
    """Let whoever is asked answer, and the others watch; return whoever remembers, in a new round nothing."""
    by, round, turns = asked(g), g.round, len(g.past)
    if choice == "confess":
        for each in people:
            each.at_a_confession(g)
        people[by].draws_anew()
    RITUAL.answer(g, by, choice)
    if g.round > round:
        return [Rememberer(each.seat) for each in people]
    for turn in g.past[turns:]:
        for each in people:
            each.at_the_end_of(turn)
    return people


@rule("faq.1", "round.3")
def test_faq_1_in_random_play_nobody_lists_a_face_that_confessions_rule_out() -> None:
    rng, ruled_out = Rng.seeded(8), 0
    for seed in range(20):
        g = deal(seed, seats=3 + seed % 5, confession=True, old_one=("cthulhu", "mystery")[seed % 2])
        people = [Rememberer(seat) for seat in range(g.seats)]
        while g.outcome is None:
            people = answer(g, rng.choice(choices(g)), people)
            for each in people:
                mine, gone = set(view(g, each.seat).mine), each.ruled_out(g)
                assert faces(g.hands)[each.seat] in mine
                assert mine.isdisjoint(gone)
                if not g.own_excluded[each.seat]:  # nor does he leave out any other
                    unseen = set(Counter(faces(g.deck)) - in_sight(g, each.seat))
                    assert mine == unseen - gone
                    ruled_out += not gone.isdisjoint(unseen)
    assert ruled_out > 200
