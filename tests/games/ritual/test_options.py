"""The options of a match: what is allowed, and how anything else is refused."""

from typing import Any

import pytest

from miskatonic.core.game import BadOptions
from miskatonic.core.rulebook import rule
from tests.builders import RITUAL, deal, say


def refusal(**options: Any) -> BadOptions:
    with pytest.raises(BadOptions) as refused:
        RITUAL.options(**options)
    return refused.value


@rule("counts.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_counts_1_three_to_seven_players(seats: int) -> None:
    assert deal(seats=seats).seats == seats


@rule("counts.1")
@pytest.mark.parametrize("seats", [2, 8, 0, -1, 1000, "5", 5.0, True, None])
def test_counts_1_any_other_number_is_refused_with_a_message_that_says_so(seats: object) -> None:
    refused = refusal(seats=seats)
    assert (refused.field, refused.reason.id, refused.clause) == ("seats", "bad-option-value", "counts.1")
    assert "3, 4, 5, 6, 7" in say(refused.reason)


@rule("alternative.5")
@pytest.mark.parametrize(
    ("slot", "clause"),
    [
        ("event", "alternative.1"),
        ("scholar", "alternative.2"),
        ("zealot", "alternative.3"),
        ("old_one", "alternative.4"),
    ],
)
@pytest.mark.parametrize("card", ["gate", "mask-pure", "", None, ("orb", "trapezohedron"), "Cthulhu"])
def test_alternative_5_another_composition_is_refused_by_the_name_of_its_slot(
    slot: str, clause: str, card: object
) -> None:
    refused = refusal(**{slot: card})
    assert (refused.field, refused.reason.id, refused.clause) == (slot, "bad-option-value", clause)
    assert slot in say(refused.reason)


@rule("alternative.5")
def test_alternative_5_a_card_of_another_slot_is_refused_too() -> None:
    assert refusal(event="investigator").field == "event"
    assert refusal(old_one="cultist").field == "old_one"


@rule("round.4")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_round_4_the_start_player_must_sit_at_the_table(seats: int) -> None:
    refused = refusal(seats=seats, start=seats)
    assert (refused.field, refused.reason.id, refused.clause) == ("start", "bad-option-start", "round.4")
    assert deal(seats=seats, start=seats - 1).active == seats - 1


@pytest.mark.parametrize(
    ("option", "value", "clause"),
    [
        ("variant", "solo", "end.3"),
        ("doom", 1, "doom.1"),
        ("confession", "yes", "faq.1"),
        ("talk_filter", None, "talk.3"),
        ("start", 7, "round.4"),
    ],
)
def test_a_value_that_is_not_offered_is_refused_with_its_clause(
    option: str, value: object, clause: str
) -> None:
    refused = refusal(**{option: value})
    assert (refused.field, refused.reason.id, refused.clause) == (option, "bad-option-value", clause)


def test_an_unknown_option_is_refused_with_the_names_of_the_known_ones() -> None:
    refused = refusal(players=5)
    assert (refused.field, refused.reason.id) == ("players", "bad-option-name")
    assert "seats" in say(refused.reason)


def test_every_choice_of_every_option_starts_a_match() -> None:
    for field in RITUAL.fields:
        for choice in field.choices:
            seats = {} if field.name == "seats" else {"seats": 7}
            assert deal(**seats, **{field.name: choice}).asks()
