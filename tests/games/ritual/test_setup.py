"""What is in the box, the deck of a game, and how rounds are set up."""

from collections import Counter
from typing import Any

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.core.text import LANGUAGES, Speech
from miskatonic.games.ritual import cards
from miskatonic.games.ritual.cards import CARDS, FACES, MYSTERY
from miskatonic.games.ritual.rules import least_sane
from tests.builders import all_cards, all_pass, ask, asked, deal, faces, give_and_take, one, table, told, view

BASE_DECK = Counter(
    [
        *(f"{kind}-pure" for kind in cards.ARTEFACTS for _ in range(2)),
        *(f"{kind}-cursed" for kind in cards.ARTEFACTS),
        *("elder-sign", "gate", "gate", "orb", "investigator", "cultist", "cthulhu"),
    ]
)


# What is in the box


@rule("components.1")
def test_components_1_the_box_holds_28_cards_beside_the_promo_card() -> None:
    groups = Counter(
        "artefact" if card.artefact else "event" if number in cards.EVENTS else "other"
        for number, card in enumerate(CARDS)
        if number != MYSTERY
    )
    assert groups == {"artefact": 15, "event": 5, "other": 8}
    assert len(cards.OLD_ONES) == 4 + 1


@rule("components.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_components_1_every_game_uses_22_different_cards(seats: int) -> None:
    g = deal(seats=seats)
    assert len(set(all_cards(g))) == 22


@rule("components.2")
@pytest.mark.parametrize("kind", cards.ARTEFACTS)
def test_components_2_each_artefact_kind_has_two_pure_cards_and_a_cursed_one(kind: str) -> None:
    assert sorted(card.cursed for card in CARDS if card.artefact == kind) == [False, False, True]


@rule("components.3")
def test_components_3_events_and_characters_are_pure_and_great_old_ones_cursed() -> None:
    cursed = {card.face for card in CARDS if card.cursed and not card.artefact}
    assert cursed == {"cthulhu", "nyarlathotep", "yog-sothoth", "hastur", "mystery"}


@rule("components.4", "components.q1")
def test_components_4_all_events_characters_and_great_old_ones_are_there_and_the_gate_twice() -> None:
    others = Counter(card.face for card in CARDS if not card.artefact)
    once = "elder-sign orb trapezohedron investigator student cultist professor"
    old_ones = "cthulhu nyarlathotep yog-sothoth hastur mystery"
    assert others == Counter([*once.split(), *old_ones.split(), "gate", "gate"])


@rule("components.d1")
def test_components_d1_the_artefacts_are_called_as_the_ledger_calls_them() -> None:
    said = {
        language: Speech(language, ["miskatonic.core", "miskatonic.games.ritual"]) for language in LANGUAGES
    }
    names = {
        language: [speech.say(cards.name(cards.card(f"{kind}-pure"))).split()[-1] for kind in cards.ARTEFACTS]
        for language, speech in said.items()
    }
    assert names["en"] == ["Candelabra", "Chalice", "Dagger", "Mask", "Idol"]
    assert names["de"] == ["Armleuchter", "Kelch", "Dolch", "Maske", "Götzenbild"]


# Setup


@rule("setup.1")
def test_setup_1_everybody_starts_with_7_sanity_which_all_can_see() -> None:
    g = deal()
    for viewer in (*range(5), None):
        assert [holder.sanity for holder in view(g, viewer).holders] == [7, 7, 7, 7, 7]


@rule("setup.2")
def test_setup_2_the_base_deck() -> None:
    assert Counter(faces(deal().deck)) == BASE_DECK


@rule("setup.3")
def test_setup_3_unused_cards_come_up_in_no_later_round() -> None:
    g = table("ritual", hands="Gate, Gate, Elder Sign, pure Mask, Cultist", pile="pure Idol")
    all_pass(g)
    assert g.round == 2
    assert Counter(faces(all_cards(g))) == BASE_DECK


# Alternative setup


@rule("alternative.1", "alternative.2", "alternative.3", "alternative.4", "alternative.5")
@pytest.mark.parametrize(
    ("slot", "usual", "instead"),
    [
        ("event", "orb", "trapezohedron"),
        ("scholar", "investigator", "student"),
        ("zealot", "cultist", "professor"),
        *(("old_one", "cthulhu", each) for each in ("nyarlathotep", "yog-sothoth", "hastur", "mystery")),
    ],
)
def test_alternative_1_to_5_a_card_replaces_another(slot: str, usual: str, instead: str) -> None:
    options: dict[str, Any] = {slot: instead}
    deck = Counter(faces(deal(**options).deck))
    assert deck == BASE_DECK - Counter([usual]) + Counter([instead])
    assert deck.total() == 22


@rule("alternative.5")
def test_alternative_5_all_alternatives_together_still_make_22_cards() -> None:
    g = deal(event="trapezohedron", scholar="student", zealot="professor", old_one="mystery")
    artefacts = [card for card in g.deck if CARDS[card].artefact]
    assert (len(artefacts), len(set(g.deck))) == (15, 22)
    assert set(FACES) - set(faces(g.deck)) == {
        *("orb", "investigator", "cultist", "cthulhu", "nyarlathotep", "yog-sothoth", "hastur")
    }


# Round setup


@rule("round.1")
def test_round_1_before_every_round_all_22_cards_are_shuffled_again() -> None:
    g = table("ritual", hands="Gate, Gate, Elder Sign, pure Mask, Cultist", pile="pure Idol", rest="discard")
    before = g.hands[:]
    events = all_pass(g)
    assert one(events, "round-begins").cite == "round.1"
    assert (g.round, len(set(all_cards(g))), len(g.discard)) == (2, 22, 0)
    assert g.hands != before


@rule("round.1")
def test_round_1_every_card_is_equally_likely_to_be_dealt_to_a_player() -> None:
    dealt = Counter(deal(seed).hands[0] for seed in range(4400))
    assert len(dealt) == 22
    assert sum((count - 200) ** 2 / 200 for count in dealt.values()) < 47  # chi-square, 21 df, p = 0.001


@rule("round.2")
@pytest.mark.parametrize("seats", [5, 6, 7])
def test_round_2_one_card_each_and_the_rest_is_the_draw_pile(seats: int) -> None:
    g = deal(seats=seats)
    drawn = 1
    assert (len(g.hands), len(g.pile)) == (seats, 22 - seats - drawn)


@rule("round.3")
def test_round_3_everybody_sees_a_card_but_its_holder() -> None:
    g = table("ritual", hands="Gate, pure Idol, Elder Sign, pure Mask, Cultist", pile="Gate")
    for viewer in range(5):
        seen = [holder.card for holder in view(g, viewer).holders]
        shown: list[str | None] = ["gate", "idol-pure", "elder-sign", "mask-pure", "cultist"]
        shown[viewer] = None
        assert seen == shown


@rule("round.3")
def test_round_3_a_spectator_sees_no_hand() -> None:
    g = table("ritual", hands="Gate, pure Idol, Elder Sign, pure Mask, Cultist", pile="Gate")
    assert [holder.card for holder in view(g, None).holders] == [None] * 5


@rule("round.4")
@pytest.mark.parametrize("start", [0, 1, 2, 3, 4])
def test_round_4_the_players_name_the_start_player(start: int) -> None:
    g = deal(start=start)
    assert g.active == asked(g) == start
    assert one(g.opening, "start-player").cite == "round.4"


@rule("round.4")
def test_round_4_if_they_name_nobody_each_is_as_likely() -> None:
    drawn = Counter(deal(seed).active for seed in range(1000))
    assert len(drawn) == 5
    assert sum((count - 200) ** 2 / 200 for count in drawn.values()) < 18.5  # chi-square, 4 df, p = 0.001


@rule("round.5")
def test_round_5_the_least_sane_begins_the_next_round() -> None:
    g = table(
        "ritual",
        hands="Gate, Gate, Elder Sign, pure Mask, pure Dagger",
        pile="pure Idol",
        sanity="7 5 3 6 4",
    )
    assert one(all_pass(g), "start-player").cite == "round.5"
    assert g.active == 2


@rule("round.6")
def test_round_6_on_a_tie_the_first_clockwise_after_the_last_active_player_begins() -> None:
    g = table(
        "ritual",
        hands="Gate, Gate, Elder Sign, pure Mask, pure Dagger",
        pile="pure Idol",
        sanity="3 5 3 6 3",
        active=2,
    )
    assert one(all_pass(g), "start-player").cite == "round.6"
    assert g.active == 4


@rule("round.6")
def test_round_6_clockwise_goes_on_from_the_last_seat_to_the_first() -> None:
    assert least_sane([3, 3, 5, 6, 5], last_active=3) == 0


@rule("round.q1")
def test_round_q1_the_last_active_player_comes_last() -> None:
    assert least_sane([7, 3, 5, 3, 7], last_active=3) == 1
    assert least_sane([7, 7, 7, 7, 7], last_active=4) == 0
    assert least_sane([7, 4, 3, 6, 5], last_active=2) == 2


@rule("round.q1")
def test_round_q1_it_is_whoever_was_active_at_the_end_not_at_the_start_of_the_round() -> None:
    g = table("ritual", hands="Gate, Gate, Elder Sign, pure Mask, pure Dagger", pile="pure Idol, Cultist")
    give_and_take(g, 3)
    assert g.active == 1
    all_pass(g)
    assert g.active == 2


@rule("round.7")
def test_round_7_the_start_player_takes_the_pile_and_draws_from_it() -> None:
    g = deal(start=3)
    said = [event.text.id for event in g.opening]
    assert said == ["round-begins", "start-player", "drew"]
    assert told(g.opening, "drew")[0].audience is not None
    assert (asked(g), ask(g).kind) == (3, "give")
