"""What hands are worth: as the rules judge them, and in the right order."""

from itertools import pairwise
from typing import Any

import pytest

from miskatonic.core.rng import Rng
from miskatonic.games.ritual.belief import fails
from miskatonic.games.ritual.bot import table_of
from miskatonic.games.ritual.cards import CARDS, Card
from miskatonic.games.ritual.odds import ONE_OF_FACE, Table, if_ends, if_goes_on, if_takes, judged, win_chance
from miskatonic.games.ritual.rules import failing
from miskatonic.games.ritual.state import Ritual
from tests.builders import RITUAL, all_pass, cards, deal, table, view

BASE: Any = RITUAL.options()


def worth(g: Ritual, me: int = 0) -> Table:
    """Return the table as the seat sees it."""
    return table_of(view(g, me), me)


def faces(g: Ritual) -> list[Card]:
    return [ONE_OF_FACE[card] for card in g.hands]


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"seats": 3, "doom": True},
        {"seats": 4, "scholar": "student"},
        {"seats": 7, "zealot": "professor", "scholar": "student", "doom": True},
    ],
    ids=str,
)
def test_a_round_is_judged_as_by_the_rules(options: dict[str, Any]) -> None:
    for seed in range(150):
        g = deal(seed, **options)
        foreseen = judged(worth(g), faces(g))
        all_pass(g)
        assert g.last_round is not None
        assert foreseen == list(g.last_round.sanity_after)


def test_a_single_holder_fails_as_by_the_rules() -> None:
    dice = Rng.seeded(1)
    deck = list(range(len(CARDS)))
    for _ in range(2000):
        dice.shuffle(deck)
        hands = deck[:5]
        kinds = [CARDS[card].artefact for card in hands]
        alone = [fails(hands, kinds, seat, card) for seat, card in enumerate(hands)]
        assert alone == [reason != "" for reason, _ in failing(hands)]


def test_a_card_not_yet_held_fails_as_if_it_were() -> None:
    dice = Rng.seeded(2)
    deck = list(range(len(CARDS)))
    for _ in range(2000):
        dice.shuffle(deck)
        hands, new = deck[:5], deck[5]
        kinds = [CARDS[card].artefact for card in hands]
        assert fails(hands, kinds, 2, new) == (failing([*hands[:2], new, *hands[3:]])[2][0] != "")


def test_more_sanity_is_a_better_chance_in_both_variants() -> None:
    for variant in ("base", "competitive"):
        chances = [
            win_chance(Table(0, RITUAL.options(variant=variant), (), 9, 0, 0), (mine, 4, 4, 4, 4))  # type: ignore[arg-type]
            for mine in range(8)
        ]
        assert all(less < more for less, more in pairwise(chances))


@pytest.mark.parametrize(
    ("variant", "sanity", "chance"),
    [
        ("base", (1, 0, 7, 7, 7), 1.0),
        ("base", (0, 3, 7, 7, 7), 0.0),
        ("base", (0, 0, 0, 0, 0), 0.0),
        ("competitive", (6, 0, 7, 7, 7), 0.0),
        ("competitive", (7, 0, 7, 1, 1), 1.0),
        ("competitive", (0, 0, 0, 0, 0), 0.0),
    ],
)
def test_when_somebody_is_at_0_the_match_is_decided(variant: str, sanity: Any, chance: float) -> None:
    options: Any = RITUAL.options(variant=variant)
    assert win_chance(Table(0, options, sanity, 9, 0, 0), sanity) == chance


def test_the_elder_sign_ends_the_round_with_the_card_taken() -> None:
    g = table("ritual", hands="Elder Sign, Gate, pure Mask, pure Idol, pure Chalice", pile="cursed Dagger")
    (dagger,) = cards("cursed Dagger")
    after = [dagger, *faces(g)[1:]]
    assert if_takes(worth(g), faces(g), 0, dagger) == if_ends(worth(g), after)


@pytest.mark.parametrize(
    ("old_one", "sanity", "left"),
    [("Cthulhu", "7 6 5 7 7", (3, 6, 1, 3, 3)), ("Yog-Sothoth", "7 6 5 7 7", (0, 6, 5, 0, 0))],
)
def test_a_gate_brings_what_the_great_old_one_does(old_one: str, sanity: str, left: Any) -> None:
    g = table(
        "ritual",
        hands=f"Gate, {old_one}, pure Mask, pure Idol, pure Chalice",
        pile="cursed Dagger",
        sanity=sanity,
    )
    (dagger,) = cards("cursed Dagger")
    assert if_takes(worth(g), faces(g), 0, dagger) == win_chance(worth(g), left)


def test_the_mystery_card_is_the_mean_of_the_four() -> None:
    hands = "Gate, {}, pure Mask, pure Idol, pure Chalice"
    (dagger,) = cards("cursed Dagger")

    def chance(old_one: str) -> float:
        g = table("ritual", hands=hands.format(old_one), pile="cursed Dagger", sanity="7 6 5 7 7")
        return if_takes(worth(g), faces(g), 0, dagger)

    four = [chance(each) for each in ("Cthulhu", "Nyarlathotep", "Yog-Sothoth", "Hastur")]
    assert chance("Mystery Card") == pytest.approx(sum(four) / 4)


def test_a_gate_without_a_great_old_one_changes_nothing() -> None:
    g = table("ritual", hands="Gate, Investigator, pure Mask, pure Idol, pure Chalice", pile="cursed Dagger")
    (dagger,) = cards("cursed Dagger")
    after = [dagger, *faces(g)[1:]]
    assert if_takes(worth(g), faces(g), 0, dagger) == if_goes_on(worth(g), after)


def test_the_trapezohedron_may_cost_the_last_sanity() -> None:
    hands = "Shining Trapezohedron, Investigator, pure Mask, pure Idol, pure Chalice"
    (gate,) = cards("Gate")

    def looks(sanity: str) -> float:
        g = table("ritual", hands=hands, pile="Gate", sanity=sanity)
        safe = if_goes_on(worth(g), [gate, *faces(g)[1:]])
        return if_takes(worth(g), faces(g), 0, gate) - safe

    assert looks("1 1 1 1 1") < 0 < looks("3 3 3 3 3")


def test_with_the_last_card_drawn_hands_are_worth_what_they_are() -> None:
    g = table(
        "ritual",
        hands="Gate, Cultist, pure Mask, pure Idol, pure Chalice",
        pile="cursed Dagger",
        rest="discard",
    )
    assert if_goes_on(worth(g), faces(g)) == if_ends(worth(g), faces(g))


def test_hands_count_less_the_longer_a_round_may_go_on() -> None:
    hands = cards("pure Mask, pure Mask, cursed Mask, Investigator, cursed Chalice")
    good = [Table(3, BASE, (7,) * 5, pile, 0, 0) for pile in (1, 5, 15)]
    even = win_chance(good[0], (7,) * 5)
    apart = [abs(if_goes_on(each, hands) - even) for each in good]
    assert apart[0] > apart[1] > apart[2] > 0
