"""What a seat infers: exact counts of what it cannot see, and what the others' choices say."""

from collections import Counter
from collections.abc import Callable, Sequence

import pytest

from miskatonic.core.rng import Rng
from miskatonic.games.ritual.belief import (
    MINE,
    TRAVELLING,
    Guess,
    Sighting,
    explains,
    gift_chances,
    guesses,
    sightings,
    unseen,
)
from miskatonic.games.ritual.cards import NONE, Card
from miskatonic.games.ritual.odds import ONE_OF_FACE, is_cursed
from miskatonic.games.ritual.state import Ritual
from tests.builders import (
    RITUAL,
    asked,
    cards,
    confess,
    deal,
    give,
    give_and_take,
    pass_to,
    put_back,
    remove,
    table,
    take,
    view,
)


def share(found: Sequence[Guess], of: Callable[[Guess], bool]) -> float:
    return sum(each.weight for each in found if of(each))


def given() -> Ritual:
    g = deal(start=0)
    give(g, 1)
    return g


def gate_was_closed() -> Ritual:
    g = table("ritual", hands="Cultist, Gate, pure Mask, pure Idol, pure Chalice", pile="Magical Orb")
    give_and_take(g, 1)
    give(g, 4)
    return g


def trapezohedron_showed_a_colour() -> Ritual:
    g = table(
        "ritual",
        hands="Cultist, Shining Trapezohedron, pure Mask, pure Idol, Gate",
        pile="Elder Sign, cursed Idol, pure Mask",
    )
    give_and_take(g, 1)
    give(g, 4)
    return g


def orb_removed_a_card() -> Ritual:
    g = table(
        "ritual", hands="Cultist, Magical Orb, pure Mask, pure Idol, Gate", pile="Elder Sign, cursed Idol"
    )
    give_and_take(g, 1)
    remove(g)
    give(g, 4)
    return g


def orb_shows_the_top() -> Ritual:
    g = table(
        "ritual", hands="Cultist, Magical Orb, pure Mask, pure Idol, Gate", pile="Elder Sign, cursed Idol"
    )
    give_and_take(g, 1)
    return g


def looker_gets_the_card() -> Ritual:
    g = orb_shows_the_top()
    put_back(g)
    give(g, 1)
    return g


@pytest.mark.parametrize(
    "position",
    [
        given,
        gate_was_closed,
        trapezohedron_showed_a_colour,
        orb_removed_a_card,
        orb_shows_the_top,
        looker_gets_the_card,
    ],
)
def test_without_motives_guesses_are_what_sampling_finds(
    position: Callable[[], Ritual], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("miskatonic.games.ritual.belief.MALICE", 0.0)
    g = position()
    me = asked(g)
    found = {(each.mine, each.travelling): each.weight for each in guesses(view(g, me))}
    assert sum(found.values()) == pytest.approx(1)
    dice, counted = Rng.seeded(1), Counter[tuple[Card, Card]]()
    for _ in range(4000):
        twin = RITUAL.sample(g, me, dice)
        travelling = NONE if twin.travelling == NONE else ONE_OF_FACE[twin.travelling]
        counted[ONE_OF_FACE[twin.hands[me]], travelling] += 1
    assert counted.keys() <= found.keys()
    for pair, weight in found.items():
        assert counted[pair] / 4000 == pytest.approx(weight, abs=5 * (weight / 4000) ** 0.5)


def test_what_everybody_sees_cannot_be_mine() -> None:
    g = table(
        "ritual", hands="Cultist, Gate, pure Mask, Cthulhu, pure Idol", pile="Magical Orb", discard="Gate"
    )
    left = unseen(view(g, 0))
    assert not left[cards("Gate")[0]]
    assert left[cards("pure Mask")[0]] == 1
    assert left.total() == 22 - 4 - 1 - 1


def test_a_giver_is_taken_to_give_what_hurts() -> None:
    # Without the Cultist a cursed card hurts whoever survives so far, and only him.
    hands = cards("Investigator, pure Mask, cursed Idol, Gate, cursed Chalice")
    (dagger,) = cards("cursed Dagger")
    mask, idol, gate, chalice = gift_chances(hands, 0, (1, 2, 3, 4), dagger)
    assert mask == gate > idol == chalice
    assert mask + gate + idol + chalice == pytest.approx(1)


def test_a_giver_is_not_taken_to_know_his_own_card() -> None:
    (dagger,) = cards("cursed Dagger")
    with_cultist, without = (
        gift_chances(cards(f"{own}, pure Mask, cursed Idol, Gate, pure Chalice"), 0, (1, 2, 3, 4), dagger)
        for own in ("Cultist", "Investigator")
    )
    assert with_cultist == without


def test_who_passes_on_unseen_is_taken_to_pass_to_a_survivor() -> None:
    hands = cards("Investigator, pure Mask, cursed Idol, Gate, cursed Chalice")
    mask, idol, gate = gift_chances(hands, 4, (1, 2, 3), NONE)
    assert mask == gate > idol


def test_a_gift_says_that_one_has_something_to_lose() -> None:
    g = table(
        "ritual", hands="Gate, pure Mask, cursed Idol, cursed Chalice, cursed Candelabra", pile="Magical Orb"
    )
    give(g, 1)
    left = unseen(view(g, 1))
    counted = sum(count for card, count in left.items() if not is_cursed(card)) / left.total()
    assert share(guesses(view(g, 1)), lambda each: not is_cursed(each.mine)) > counted


def test_a_gift_says_nothing_of_a_card_that_would_hurt_everybody_alike() -> None:
    hands = cards("Gate, pure Mask, cursed Idol, pure Chalice, cursed Candelabra")
    cursed, pure = (
        gift_chances(hands, 0, (1, 2, 3, 4), card) for card in cards("cursed Dagger, Investigator")
    )
    assert cursed == pytest.approx(pure)


def test_choices_are_read_with_the_hands_of_their_time() -> None:
    g = table(
        "ritual", hands="Cultist, Gate, pure Mask, pure Idol, Investigator", pile="cursed Idol, Elder Sign"
    )
    give_and_take(g, 2)
    give(g, 4)
    latest, earlier = sightings(view(g, 4))
    assert (latest.chooser, latest.chosen, latest.card) == (1, 4, TRAVELLING)
    assert latest.hands == (*cards("Cultist, Gate, cursed Idol, pure Idol"), NONE)
    assert (earlier.chooser, earlier.chosen, earlier.card) == (0, 2, cards("cursed Idol")[0])
    assert earlier.hands == (*cards("Cultist, Gate, pure Mask, pure Idol"), NONE)


def test_choices_before_my_card_was_mine_do_not_depend_on_it() -> None:
    g = table(
        "ritual",
        hands="Cultist, Gate, pure Mask, pure Idol, Investigator",
        pile="Magical Orb, Elder Sign",
    )
    give_and_take(g, 2)
    give_and_take(g, 4)
    latest, earlier = sightings(view(g, 4))
    investigator, orb = cards("Investigator, Magical Orb")
    assert (latest.chooser, latest.card, latest.hands[4]) == (1, MINE, investigator)
    assert (earlier.chooser, earlier.card, earlier.hands[4]) == (0, orb, investigator)


def test_who_chose_against_the_motive_before_is_believed_less() -> None:
    hands = (*cards("Gate, pure Mask, cursed Idol"), NONE, *cards("cursed Candelabra"))
    (dagger,) = cards("cursed Dagger")
    spiteful, kind = (Sighting(0, (1, 2, 3, 4), to, dagger, hands) for to in (1, 2))
    gift = Sighting(0, (1, 2, 3, 4), 3, dagger, hands)

    def good_for_bad(before: Sighting) -> float:
        """Return how strongly the gift says that my card is good."""
        good, bad = cards("pure Chalice, cursed Chalice")
        with_gift = explains([before, gift], good, NONE) / explains([before, gift], bad, NONE)
        return with_gift / (explains([before], good, NONE) / explains([before], bad, NONE))

    assert good_for_bad(spiteful) > good_for_bad(kind) > 1


def test_own_choices_say_nothing() -> None:
    g = deal(start=0)
    give(g, 1)
    pass_to(g, 2)
    assert [each.chooser for each in sightings(view(g, 1))] == [0]
    assert [each.chooser for each in sightings(view(g, 0))] == [1]


def test_after_a_confession_no_choice_is_read() -> None:
    g = deal(start=0, confession=True)
    give(g, 1)
    confess(g)
    assert list(sightings(view(g, 2))) == []
    assert sum(each.weight for each in guesses(view(g, 1))) == pytest.approx(1)
    take(g)
