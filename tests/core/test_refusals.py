"""What is refused says why: as a string it is a sentence, with the words of the game that refused it."""

import pickle
from collections.abc import Callable
from typing import Any

import pytest

from miskatonic import games
from miskatonic.core.game import BadOptions, IllegalAnswer
from miskatonic.core.record import BadRecord, CannotUndo, Match, decode
from miskatonic.core.series import BadSeries, read
from miskatonic.core.text import Refusal, text


def match() -> Match:
    game = games.get("ritual")
    return Match(game, game.options(seats=3), seed=1)


REFUSED: list[tuple[Callable[[], Any], type[Refusal], str]] = [
    (lambda: match().answer(next(iter(match().asks)), "fly"), IllegalAnswer, "That option is not on offer."),
    (lambda: match().answer(7, "fly"), IllegalAnswer, "It is not your decision right now."),
    (lambda: match().undo(0), CannotUndo, "There is nothing of yours to take back."),
    (
        lambda: games.get("ritual").options(seats=9),
        BadOptions,
        "“seats” cannot be “9”. Possible: 3, 4, 5, 6, 7.",
    ),
    (
        lambda: games.get("horror").options(decks="Daisy"),
        BadOptions,
        "The decks are not in the expected form: for each seat a deck, or the code of an investigator.",
    ),
]


@pytest.mark.parametrize(("refused", "kind", "said"), REFUSED, ids=range(len(REFUSED)))
def test_a_refusal_is_a_sentence(refused: Callable[[], Any], kind: type[Refusal], said: str) -> None:
    with pytest.raises(kind) as caught:
        refused()
    assert str(caught.value) == said


def test_what_is_wrong_with_a_document_says_where() -> None:
    with pytest.raises(BadRecord, match=r"^record: \w.* \w"):
        decode(b"{")
    with pytest.raises(BadSeries, match=r"^series: \w.* \w"):
        read(b"{")


def test_a_refusal_survives_the_way_from_another_process() -> None:
    for error in (
        IllegalAnswer(text("refused-no-option"), "turn.1"),
        BadOptions("seats", text("refused-no-option"), "setup.1"),
        BadRecord("moves", text("refused-no-option")),
        CannotUndo(text("undo-nothing"), (1, 2)),
    ):
        again = pickle.loads(pickle.dumps(error))
        assert vars(again) == vars(error)
        assert str(again) == str(error)


def test_a_reason_that_nobody_has_words_for_is_at_least_named() -> None:
    assert str(IllegalAnswer(text("no-such-message"))) == "no-such-message"
