"""Great Old Ones: what happens when a Gate opens."""

from collections import Counter

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.games.ritual.state import Ritual
from tests.builders import all_pass, failed, give_and_take, one, read, table, told, winners


def open_gate(old_one: str, sanity: str = "", others: str = "", **setup: object) -> Ritual:
    """Set up a table at which player 1 holds a Gate, player 2 the Great Old One, and player 3 is active."""
    hands = f"Gate, {old_one}, {others or 'pure Dagger, pure Chalice, pure Candelabra'}"
    return table("ritual", hands=hands, pile="pure Mask", active=2, sanity=sanity, **setup)  # type: ignore[arg-type]


@rule("old-ones.1")
def test_old_ones_1_the_round_ends_at_once_and_nobody_is_judged() -> None:
    g = open_gate("Cthulhu", others="cursed Dagger, pure Chalice, pure Chalice")
    events = give_and_take(g, 0)
    assert one(events, "round-ends-old-one").cite == "old-ones.1"
    judged = [event for event in events if event.text.id.startswith(("failed-", "survived"))]
    assert judged == []
    assert len(told(events, "revealed")) == 5
    assert g.sanity == [3, 7, 3, 3, 3]


@rule("old-ones.1", "turn-end.1")
def test_old_ones_1_it_is_carried_out_even_if_the_pile_is_empty() -> None:
    g = open_gate("Cthulhu", rest="discard")
    assert one(give_and_take(g, 0), "round-ends-old-one").cite == "old-ones.1"
    assert g.sanity == [3, 7, 3, 3, 3]


@rule("old-ones.2")
@pytest.mark.parametrize("old_one", ["Cthulhu", "Nyarlathotep", "Yog-Sothoth", "Hastur", "Mystery Card"])
def test_old_ones_2_without_a_gate_it_is_just_a_cursed_card(old_one: str) -> None:
    hands = f"{old_one}, pure Mask, pure Dagger, pure Chalice, pure Candelabra"
    g = table("ritual", hands=hands, pile="Gate")
    events = all_pass(g)
    assert (failed(g), g.sanity) == ([0], [6, 7, 7, 7, 7])
    assert not [event for event in events if event.text.id.startswith("rises-")]


@rule("old-ones.3")
@pytest.mark.parametrize(
    ("more", "loss"), [("", 4), (", pure Idol", 5), (", pure Idol, pure Dagger", 6)], ids=["5", "6", "7"]
)
def test_old_ones_3_cthulhu_costs_all_others_the_number_of_players_minus_1(more: str, loss: int) -> None:
    g = open_gate("Cthulhu", others=f"pure Dagger, pure Chalice, pure Candelabra{more}")
    events = give_and_take(g, 0)
    assert g.sanity == [7 if seat == 1 else 7 - loss for seat in range(g.seats)]
    assert {event.cite for event in told(events, "lost")} == {"old-ones.3"}


@rule("old-ones.4")
def test_old_ones_4_nyarlathotep_takes_1_from_the_sanest_of_the_others() -> None:
    g = open_gate("Nyarlathotep", sanity="3 4 6 5 2")
    events = give_and_take(g, 0)
    assert failed(g) == [2]
    assert g.sanity == [3, 5, 5, 5, 2]
    assert {event.cite for event in told(events, "lost") + told(events, "regained")} == {"old-ones.4"}


@rule("old-ones.4")
def test_old_ones_4_his_holder_is_never_the_sanest_who_fails() -> None:
    g = open_gate("Nyarlathotep", sanity="3 7 6 5 2")
    give_and_take(g, 0)
    assert (failed(g), g.sanity) == ([2], [3, 7, 5, 5, 2])


@rule("old-ones.4", "loss.1")
def test_old_ones_4_on_a_tie_all_of_them_fail_and_each_loses_their_number() -> None:
    g = open_gate("Nyarlathotep", sanity="6 1 6 2 6")
    give_and_take(g, 0)
    assert failed(g) == [0, 2, 4]
    assert g.sanity == [3, 7, 3, 2, 3]


@rule("old-ones.4", "loss.3")
def test_old_ones_4_his_holder_regains_to_at_most_7() -> None:
    g = open_gate("Nyarlathotep", sanity="6 5 6 2 1")
    regained = one(give_and_take(g, 0), "regained")
    assert (g.sanity, regained.text.args["amount"]) == ([4, 7, 4, 2, 1], 2)


@rule("old-ones.5")
def test_old_ones_5_yog_sothoth_spares_only_his_holder_and_the_least_sane() -> None:
    g = open_gate("Yog-Sothoth", sanity="7 6 5 2 3")
    events = give_and_take(g, 0)
    assert g.sanity == [0, 6, 0, 2, 0]
    assert winners(g) == [1, 3]
    assert {event.cite for event in told(events, "lost")} == {"old-ones.5"}


@rule("old-ones.6")
def test_old_ones_6_on_a_tie_his_holder_keeps_1_and_all_others_lose_1() -> None:
    g = open_gate("Yog-Sothoth", sanity="7 6 2 2 3")
    events = give_and_take(g, 0)
    assert g.sanity == [6, 1, 1, 1, 2]
    assert one(events, "yog-sothoth-tie").cite == "old-ones.6"
    assert {event.cite for event in told(events, "lost")} == {"old-ones.6"}


@rule("old-ones.6")
def test_old_ones_6_his_holder_loses_first() -> None:
    g = open_gate("Yog-Sothoth", sanity="7 6 2 2 3")
    assert [event.text.args["amount"] for event in told(give_and_take(g, 0), "lost")] == [5, 1, 1, 1, 1]


@rule("old-ones.6", "old-ones.q1")
def test_old_ones_6_a_tie_of_his_holder_with_another_is_a_tie() -> None:
    g = open_gate("Yog-Sothoth", sanity="7 2 2 5 3")
    give_and_take(g, 0)
    assert g.sanity == [6, 1, 1, 4, 2]


@rule("old-ones.q1")
def test_old_ones_q1_if_his_holder_alone_is_lowest_everybody_else_loses_all() -> None:
    g = open_gate("Yog-Sothoth", sanity="7 2 4 4 3")
    give_and_take(g, 0)
    assert (g.sanity, winners(g)) == ([0, 2, 0, 0, 0], [1])


@rule("old-ones.7")
def test_old_ones_7_hastur_costs_artefact_holders_their_number_and_the_cursed_cards() -> None:
    g = open_gate("Hastur", others="cursed Dagger, pure Chalice, Elder Sign")
    events = give_and_take(g, 0)
    artefacts, cursed = 3, 2  # Mask (just taken), Dagger, Chalice; Hastur and the cursed Dagger
    assert failed(g) == [0, 2, 3]
    assert g.sanity == [7 - artefacts - cursed, 7, 2, 2, 7]
    assert {event.cite for event in told(events, "lost")} == {"old-ones.7"}


@rule("old-ones.7")
def test_old_ones_7_hastur_himself_counts_as_a_cursed_card() -> None:
    g = open_gate("Hastur", others="Gate, Elder Sign, Cultist")
    give_and_take(g, 0)
    assert g.sanity == [7 - 1 - 1, 7, 7, 7, 7]


@rule("old-ones.8")
def test_old_ones_8_the_mystery_card_draws_one_of_the_four_shows_it_and_carries_it_out() -> None:
    left = {
        "cthulhu": [2, 5, 1, 0, 0],
        "nyarlathotep": [5, 6, 5, 4, 3],
        "yog-sothoth": [0, 5, 0, 0, 3],
        "hastur": [1, 5, 0, 0, 0],
    }
    seen = set()
    for seed in range(40):
        g = open_gate("Mystery Card", sanity="6 5 5 4 3", seed=seed)
        events = give_and_take(g, 0)
        (rises,) = (event.text.id for event in events if event.text.id.startswith("rises-"))
        old_one = rises.removeprefix("rises-")
        assert one(events, "mystery-shown").cite == "old-ones.8"
        assert g.sanity == left[old_one]
        seen.add(old_one)
    assert seen == set(left)


@rule("old-ones.8")
def test_old_ones_8_what_the_mystery_card_turns_out_to_be_is_shown_to_all() -> None:
    shown = one(give_and_take(open_gate("Mystery Card", seed=3), 0), "mystery-shown")
    assert (shown.audience, shown.reveals) == (None, True)
    assert any(name in read([shown], None) for name in ("Cthulhu", "Nyarlathotep", "Yog-Sothoth", "Hastur"))


@rule("old-ones.8")
def test_old_ones_8_each_of_the_four_is_as_likely() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(1000):
        events = give_and_take(open_gate("Mystery Card", seed=seed), 0)
        drawn.update(event.text.id for event in events if event.text.id.startswith("rises-"))
    assert sum((count - 250) ** 2 / 250 for count in drawn.values()) < 16.3  # chi-square, 3 df, p = 0.001


@rule("old-ones.q2")
def test_old_ones_q2_only_sanity_really_lost_is_regained() -> None:
    g = open_gate("Nyarlathotep", sanity="2 1 2 2 2")
    give_and_take(g, 0)
    assert g.sanity == [0, 7, 0, 0, 0]
    g = open_gate("Nyarlathotep", sanity="1 2 1 1 1")
    give_and_take(g, 0)
    assert g.sanity == [0, 2 + 4, 0, 0, 0]
