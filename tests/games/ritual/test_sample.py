"""`sample()` draws exactly from the positions a seat cannot tell apart, each physical deal equally likely.

Every test lists the deals by hand: all orders of the cards that the seat has not in sight, less those that
contradict what the seat has learnt; then it compares thousands of samples with that list.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import permutations
from math import sqrt

import pytest

from miskatonic.core.game import Seat
from miskatonic.core.rng import Rng
from miskatonic.core.rulebook import rule
from miskatonic.core.text import text
from miskatonic.games.ritual.cards import CARDS, CTHULHU, ELDER_SIGN, TWIN, Card, face, name
from miskatonic.games.ritual.state import Ritual
from tests.builders import (
    RITUAL,
    ask,
    asked,
    cards,
    confess,
    deal,
    faces,
    give,
    give_and_take,
    pass_to,
    put_back,
    remove,
    say,
    table,
    take,
    view,
)

Deal = tuple[tuple[str, ...], ...]
"""The faces in hands, on the way, removed and in the pile (top card first)."""

HANDS = "pure Mask, pure Idol, pure Dagger, pure Chalice, pure Candelabra"


def dealt(g: Ritual) -> Deal:
    removed = [each.card for each in g.removed]
    travelling = [g.travelling] if g.travelling >= 0 else []
    return tuple(tuple(faces(each)) for each in (g.hands, travelling, removed, g.pile[::-1]))


def lay(
    g: Ritual,
    seat: Seat,
    *,
    pile: Iterable[Card],
    own: Card | None = None,
    travelling: Card | None = None,
    removed: Card | None = None,
) -> Deal:
    """Return the deal in which the seat holds `own`, and so on; what is not named lies as it does."""
    other = g.copy()
    other.pile = list(pile)[::-1]
    other.hands[seat] = g.hands[seat] if own is None else own
    other.travelling = g.travelling if travelling is None else travelling
    hands, way, gone, rest = dealt(other)
    return hands, way, gone if removed is None else (face(removed),), rest


def assert_samples(g: Ritual, seat: Seat, deals: Iterable[Deal]) -> None:
    """Compare samples with the deals that are possible, listed as often as there are cards to make them."""
    expected, rng, drawn = Counter(deals), Rng.seeded(20), 3000
    found: Counter[Deal] = Counter()
    for _ in range(drawn):
        sample = RITUAL.sample(g, seat, rng)
        found[dealt(sample)] += 1
        if found[dealt(sample)] == 1:
            assert RITUAL.view(sample, seat) == RITUAL.view(g, seat)
            assert sample.asks().get(seat) == g.asks().get(seat)
    assert set(found) == set(expected)
    scale, freedom = drawn / expected.total(), len(expected) - 1
    chi_square = sum((found[each] - count * scale) ** 2 / (count * scale) for each, count in expected.items())
    assert chi_square < freedom + 5 * sqrt(2 * freedom) + 1


# Nothing learnt


def test_a_follower_knows_neither_his_card_nor_the_travelling_one_nor_the_pile() -> None:
    g = table("ritual", hands=HANDS, pile="Gate, Gate, Cthulhu", rest="discard")
    give(g, 1)
    hidden = [g.hands[1], g.travelling, *g.pile]
    deals = [
        lay(g, 1, own=own, travelling=travelling, pile=pile)
        for own, travelling, *pile in permutations(hidden)
    ]
    assert (len(deals), len(set(deals))) == (24, 12)  # the two Gates look alike
    assert_samples(g, 1, deals)


@rule("turn.2")
def test_the_giver_knows_the_card_he_drew_also_while_it_travels() -> None:
    g = table("ritual", hands=HANDS, pile="Gate, pure Mask, Cthulhu", rest="discard")
    give(g, 1)
    pass_to(g, 2)
    assert_samples(
        g, 0, [lay(g, 0, own=own, pile=pile) for own, *pile in permutations([g.hands[0], *g.pile])]
    )


@rule("follow.4")
def test_the_giver_sees_the_card_he_gave_and_its_taker_does_not() -> None:
    g = table("ritual", hands=HANDS, pile="Gate, pure Mask, Cthulhu", rest="discard")
    give_and_take(g, 3)
    assert g.active == 1
    for seat in (0, 3):
        hidden = [g.hands[seat], g.travelling, *g.pile]
        deals = [
            lay(g, seat, own=own, travelling=travelling, pile=pile)
            for own, travelling, *pile in permutations(hidden)
        ]
        assert_samples(g, seat, deals)


# Magical Orb


def orb(pile: str) -> Ritual:
    """Let player 1 (seat 0) discard the Orb and look at the top card."""
    hands = HANDS.replace("pure Mask", "Magical Orb")
    g = table("ritual", hands=hands, pile=pile, rest="discard", active=1)
    give_and_take(g, 0)
    return g


@rule("events.6")
def test_who_looks_through_the_orb_knows_the_top_card() -> None:
    g = orb("pure Mask, Cthulhu, Gate, Elder Sign")
    *rest, top = g.pile
    deals = [lay(g, 0, own=own, pile=(top, *pile)) for own, *pile in permutations([g.hands[0], *rest])]
    assert_samples(g, 0, deals)


@rule("events.6")
def test_nobody_else_knows_the_top_card() -> None:
    g = orb("pure Mask, Cthulhu, Gate")
    assert_samples(
        g, 2, [lay(g, 2, own=own, pile=pile) for own, *pile in permutations([g.hands[2], *g.pile])]
    )


@rule("events.6")
def test_who_put_the_orbs_card_back_knows_it_on_its_way() -> None:
    g = orb("pure Mask, Cthulhu, Gate, Elder Sign")
    put_back(g)
    give(g, 4)
    assert_samples(
        g, 0, [lay(g, 0, own=own, pile=pile) for own, *pile in permutations([g.hands[0], *g.pile])]
    )


@rule("events.6")
def test_who_takes_the_card_he_put_back_knows_his_own_card() -> None:
    g = orb("pure Mask, pure Mask, Gate, Elder Sign, cursed Mask")
    put_back(g)
    give(g, 0)
    take(g)
    hidden = [g.travelling, *g.pile]
    deals = [lay(g, 0, travelling=travelling, pile=pile) for travelling, *pile in permutations(hidden)]
    assert_samples(g, 0, deals)


@rule("events.6")
def test_only_the_remover_knows_the_removed_card() -> None:
    g = orb("pure Mask, Cthulhu, Gate, Elder Sign")
    remove(g)
    hidden = [g.hands[0], g.travelling, *g.pile]
    by_remover = [
        lay(g, 0, own=own, travelling=travelling, pile=pile)
        for own, travelling, *pile in permutations(hidden)
    ]
    assert_samples(g, 0, by_remover)
    hidden = [g.hands[3], g.travelling, *g.pile, *(each.card for each in g.removed)]
    by_another = [
        lay(g, 3, own=own, travelling=travelling, removed=removed, pile=pile)
        for own, travelling, removed, *pile in permutations(hidden)
    ]
    assert_samples(g, 3, by_another)


# Shining Trapezohedron


def trapezohedron(pile: str) -> Ritual:
    """Let player 1 (seat 0) discard the Trapezohedron; player 3 (seat 2) then draws the top card."""
    hands = HANDS.replace("pure Mask", "Shining Trapezohedron")
    g = table("ritual", hands=hands, pile=pile, rest="discard", active=1)
    give_and_take(g, 0)
    return g


@rule("events.q2")
@pytest.mark.parametrize("top", ["cursed Mask", "Elder Sign"])
def test_everybody_knows_the_colour_of_the_card_the_trapezohedron_showed(top: str) -> None:
    g = trapezohedron(f"pure Mask, {top}, Cthulhu, Gate")
    cursed = CARDS[g.travelling].cursed
    deals = [
        lay(g, 3, own=own, travelling=travelling, pile=pile)
        for own, travelling, *pile in permutations([g.hands[3], g.travelling, *g.pile])
        if CARDS[travelling].cursed == cursed
    ]
    assert_samples(g, 3, deals)


@rule("events.7")
def test_who_looked_knows_the_card_itself() -> None:
    g = trapezohedron("pure Mask, cursed Mask, Cthulhu, Gate")
    assert_samples(
        g, 0, [lay(g, 0, own=own, pile=pile) for own, *pile in permutations([g.hands[0], *g.pile])]
    )


@rule("events.q2")
def test_who_takes_it_knows_his_own_colour() -> None:
    g = trapezohedron("pure Mask, cursed Mask, Cthulhu, Gate, cursed Idol")
    give_and_take(g, 4)
    deals = [
        lay(g, 4, own=own, travelling=travelling, pile=pile)
        for own, travelling, *pile in permutations([g.hands[4], g.travelling, *g.pile])
        if CARDS[own].cursed
    ]
    assert_samples(g, 4, deals)


# Gate


@rule("events.3")
def test_after_a_gate_stayed_shut_nobodys_own_card_is_the_great_old_one() -> None:
    hands = HANDS.replace("pure Mask", "Gate")
    g = table("ritual", hands=hands, pile="pure Mask, Elder Sign, Cthulhu, Gate", rest="discard", active=1)
    give_and_take(g, 0)
    for seat in (0, 4):
        deals = [
            lay(g, seat, own=own, travelling=travelling, pile=pile)
            for own, travelling, *pile in permutations([g.hands[seat], g.travelling, *g.pile])
            if own != CTHULHU
        ]
        assert_samples(g, seat, deals)


@rule("events.3")
def test_a_card_taken_after_the_gate_stayed_shut_may_be_the_great_old_one() -> None:
    hands = HANDS.replace("pure Mask", "Gate")
    g = table("ritual", hands=hands, pile="pure Mask, Elder Sign, Cthulhu, Gate", rest="discard", active=1)
    give_and_take(g, 0)
    give_and_take(g, 4)
    deals = [
        lay(g, 4, own=own, travelling=travelling, pile=pile)
        for own, travelling, *pile in permutations([g.hands[4], g.travelling, *g.pile])
    ]
    assert_samples(g, 4, deals)


# Confession: the shuffles are listed as well, because an equal card may come up again


def confessed(pile: str, wanted: str, hands: str = HANDS, times: int = 1) -> Ritual:
    """Let player 2 (seat 1) confess when offered the card, in a match whose shuffle gives him `wanted`."""
    for seed in range(500):
        g = table("ritual", hands=hands, pile=pile, rest="discard", confession=True, seed=seed)
        give(g, 1)
        got = []
        for _ in range(times):
            confess(g)
            got.append(g.hands[1])
        if faces(got) == faces(cards(wanted)):
            return g
    raise AssertionError(f"no shuffle gives {wanted}")


def both(name: str) -> tuple[Card, Card]:
    """Return the two cards of that name."""
    (card,) = cards(name)
    return card, TWIN[card]


def shuffles(confessed: Card, pile: Iterable[Card], new: str) -> Iterator[tuple[Card, list[Card]]]:
    """Yield all shuffles of the pile with a confessed card in which the card taken looks like `new`."""
    for taken, *rest in permutations([confessed, *pile]):
        if face(taken) == new:
            yield taken, rest


@rule("faq.1")
def test_the_others_know_that_the_confessed_card_went_into_the_pile() -> None:
    hands = HANDS.replace("pure Idol", "Cthulhu")
    g = confessed("Gate, Elder Sign, pure Mask", wanted="Elder Sign", hands=hands)
    mask, other_mask = both("pure Mask")
    deals = [
        lay(g, 0, own=own, pile=rest)
        for own, *pile in permutations([mask, other_mask, ELDER_SIGN])
        for _, rest in shuffles(CTHULHU, pile, "elder-sign")
    ]
    assert {own for (own, *_), *_ in deals} == {"mask-pure"}
    assert_samples(g, 0, deals)


@rule("faq.1")
@pytest.mark.parametrize("new", ["pure Dagger", "Elder Sign"])
def test_of_two_equal_cards_nobody_knows_which_was_confessed(new: str) -> None:
    hands = "Cthulhu, pure Dagger, pure Mask, pure Chalice, pure Candelabra"
    g = confessed("Gate, pure Dagger, Elder Sign", wanted=new, hands=hands)
    dagger, other_dagger = both("pure Dagger")
    deals = [
        lay(g, 0, own=own, pile=rest)
        for own, *pile in permutations([CTHULHU, other_dagger, ELDER_SIGN])
        for _, rest in shuffles(dagger, pile, face(cards(new)[0]))
    ]
    assert_samples(g, 0, deals)


@rule("faq.1")
def test_a_second_confession_of_an_equal_card_may_be_of_the_same_card() -> None:
    hands = "Cthulhu, pure Dagger, pure Mask, pure Chalice, pure Candelabra"
    g = confessed("Gate, pure Dagger, Elder Sign", "pure Dagger, Elder Sign", hands, times=2)
    dagger, other_dagger = both("pure Dagger")
    deals = [
        lay(g, 0, own=own, pile=last)
        for own, *pile in permutations([CTHULHU, other_dagger, ELDER_SIGN])
        for again, rest in shuffles(dagger, pile, "dagger-pure")
        for _, last in shuffles(again, rest, "elder-sign")
    ]
    assert_samples(g, 0, deals)


@rule("faq.1")
def test_who_confessed_knows_which_card_went_into_the_pile_and_not_which_came_out() -> None:
    hands = HANDS.replace("pure Idol", "Cthulhu")
    g = confessed("Gate, Elder Sign, pure Mask", wanted="Elder Sign", hands=hands)
    deals = [
        lay(g, 1, own=own, travelling=travelling, pile=rest)
        for travelling, *pile in permutations([g.travelling, ELDER_SIGN, both("pure Mask")[1]])
        for own, *rest in permutations([CTHULHU, *pile])
    ]
    assert all(way != ("cthulhu",) for _, way, *_ in deals)
    assert_samples(g, 1, deals)


# Nothing of the real deal is left in a sample


def test_a_sample_has_a_future_of_its_own() -> None:
    g = table("ritual", hands=HANDS, pile="Gate, Cthulhu")
    futures = {RITUAL.sample(g, 1, Rng.seeded(seed)).rng.state for seed in range(20)}
    assert len(futures) == 20
    assert g.rng.state not in futures


def test_a_samples_past_tells_of_the_samples_cards() -> None:
    g = table("ritual", hands=HANDS, pile="Cthulhu, Gate, Elder Sign")
    give_and_take(g, 3)
    give_and_take(g, 0)
    for seed in range(50):
        sample = RITUAL.sample(g, 3, Rng.seeded(seed))
        assert sample.past[0].card == sample.hands[3]
        assert sample.past[1].card == g.past[1].card


def test_a_card_confessed_since_is_told_as_it_was() -> None:
    g = table("ritual", hands=HANDS, pile="Cthulhu, Gate, Elder Sign", confession=True)
    give_and_take(g, 3)
    give(g, 3)
    confess(g)
    for seed in range(20):
        assert RITUAL.sample(g, 3, Rng.seeded(seed)).past[0].card == CTHULHU


def test_what_others_confess_leaves_my_own_past_as_it_is_imagined() -> None:
    g = table("ritual", hands=HANDS, pile="Cthulhu, Gate, Elder Sign", confession=True)
    give_and_take(g, 3)
    give(g, 4)
    confess(g)
    for seed in range(20):
        sample = RITUAL.sample(g, 3, Rng.seeded(seed))
        assert sample.past[0].card == sample.hands[3]


def test_in_a_sample_the_others_are_asked_about_the_samples_cards() -> None:
    g = table("ritual", hands=HANDS, pile="Cthulhu, Gate, Elder Sign")
    for seed in range(20):
        sample = RITUAL.sample(g, 3, Rng.seeded(seed))
        assert asked(sample) == 0
        assert view(sample, 0).travelling == face(sample.travelling)
        assert say(ask(sample).text) == say(ask(g).text).replace("Cthulhu", say(name(sample.travelling)))
    g = orb("pure Mask, Cthulhu, Gate, Elder Sign")
    for seed in range(20):
        sample = RITUAL.sample(g, 3, Rng.seeded(seed))
        assert say(name(sample.pile[-1])) in say(ask(sample).text)


@rule("events.6", "follow.2")
def test_in_a_sample_only_who_looked_at_the_card_is_asked_about_the_samples_card() -> None:
    g = orb("pure Mask, Cthulhu, Gate, Elder Sign")
    put_back(g)
    give(g, 0)
    for seed in range(20):
        sample = RITUAL.sample(g, 3, Rng.seeded(seed))
        assert ask(sample).text == text("ask-take-or-pass-known", card=name(sample.travelling))
    pass_to(g, 4)
    sample = RITUAL.sample(g, 3, Rng.seeded(1))
    assert (asked(sample), ask(sample).text) == (4, text("ask-take-or-pass"))


def test_a_sample_does_not_remember_the_opening() -> None:
    assert RITUAL.sample(deal(), 0, Rng.seeded(1)).opening == ()


def test_a_sample_can_be_played_to_the_end() -> None:
    rng = Rng.seeded(4)
    for seed in range(20):
        g = RITUAL.sample(deal(seed, confession=True), seed % 5, rng)
        while g.outcome is None:
            RITUAL.answer(g, asked(g), rng.choice(ask(g).options).id)
        assert sorted(g.sanity)[0] == 0
