"""Undo is honest: free until something hidden came out or others moved, then by consent; the log says so."""

from typing import Any

import msgspec
import pytest

from miskatonic import games
from miskatonic.core.game import Choice, Event, Options
from miskatonic.core.record import (
    Answer,
    BadRecord,
    CannotUndo,
    LogLine,
    Match,
    Redo,
    TakingBack,
    Undo,
    decode,
    encode,
    verify,
)
from miskatonic.core.rng import Rng
from miskatonic.core.text import Who, text
from tests.core.toys import HONEST, LIGHT, TRADE, Embers, step, trade

RITUAL = games.get("ritual")
HORROR = games.get("horror")
EVERYBODY = range(5)


def given_to(seat: int) -> Match:
    """Return a match of Ritual in which the first player has just given the card."""
    match = Match(RITUAL, RITUAL.options(start=0), 2)
    match.answer(0, f"seat:{seat}")
    return match


def position(match: Match) -> bytes:
    return msgspec.json.encode((match.state, match.asks))


def test_an_answer_that_showed_nothing_is_taken_back_for_free() -> None:
    match = Match(RITUAL, RITUAL.options(start=0), 1)
    before = position(match)
    match.answer(0, "seat:1")
    assert match.undo_target(0) == (0, True)
    match.undo(0)
    assert position(match) == before


def test_the_log_keeps_what_was_taken_back_and_says_so() -> None:
    match = given_to(1)
    log = match.log[:]
    event = match.undo(0)
    assert event.text == text("undone", who=Who(0), answers=1)
    assert match.log == [*log, LogLine(2, event)]
    assert match.moves == [Answer(0, ("seat:1",)), Undo(0, 0)]


def test_there_may_be_nothing_to_take_back() -> None:
    with pytest.raises(CannotUndo) as caught:
        given_to(1).undo(1)
    assert caught.value.reason.id == "undo-nothing"


def test_the_same_answer_cannot_be_taken_back_twice() -> None:
    match = given_to(1)
    match.undo(0)
    with pytest.raises(CannotUndo, match="nothing of yours to take back"):
        match.undo(0)


def test_after_others_have_answered_they_must_agree() -> None:
    match = given_to(1)
    match.answer(1, "seat:2")
    assert match.undo_target(1) == (1, True)
    assert match.undo_target(0) == (0, False)
    with pytest.raises(CannotUndo) as caught:
        match.undo(0)
    assert caught.value.needs == (1, 2, 3, 4)


def passed_on() -> Match:
    """Return a match in which seat 1 has passed on what seat 0 gave, and nothing hidden came to light."""
    match = given_to(1)
    match.answer(1, "seat:2")
    return match


def test_what_other_seats_of_the_same_person_answered_does_not_stand_in_the_way() -> None:
    match = passed_on()
    assert match.undo_target(0) == (0, False)
    assert match.undo_target(0, with_it=[1]) == (0, True)
    match.undo(0, with_it=[1])
    assert match.answers == 0
    assert verify(decode(encode(match.record())), RITUAL).answers == 0


def led() -> Match:
    """Return a match of Horror in which seats 2, 0 and 1 have said together who leads."""
    match = Match(HORROR, HORROR.options(seats=4), 1)
    for seat in (2, 0, 1):
        match.answer(seat, "seat:0")
    return match


@pytest.mark.parametrize(
    ("seat", "agreed", "own", "left"),
    [(1, [], [0], 1), (0, [], [1], 1), (1, [0, 2, 3], [0], 0), (1, [], [], 2)],
)
def test_a_record_remembers_how_much_of_what_was_given_at_once_was_taken_back(
    seat: int, agreed: list[int], own: list[int], left: int
) -> None:
    match = led()
    match.undo(seat, agreed, own)
    again = verify(decode(encode(match.record())), HORROR)
    assert (match.answers, again.answers, again.moves) == (left, left, match.moves)


def test_the_consent_of_whoever_answered_since_is_not_everybodys() -> None:
    with pytest.raises(CannotUndo) as refused:
        passed_on().undo(0, agreed=[1])
    assert refused.value.needs == (2, 3, 4)


def test_after_something_hidden_was_shown_all_must_agree() -> None:
    match = given_to(1)
    match.answer(1, "take")
    before = position(match)
    with pytest.raises(CannotUndo) as caught:
        match.undo(1, agreed=[0, 2, 4])
    assert (caught.value.reason.id, caught.value.needs) == ("undo-needs-consent", (3,))
    assert position(match) == before
    assert match.number == 2


def test_by_consent_everything_back_to_the_answer_is_taken_back() -> None:
    match = given_to(1)
    before = position(match)
    match.answer(1, "take")
    match.answer(2, "seat:3")
    event = match.undo(1, agreed=[0, 2, 3, 4])
    assert (event.text.id, event.text.args["answers"]) == ("undone-by-consent", 2)
    assert position(match) == before
    assert match.moves[-1] == Undo(1, 1, (0, 2, 3, 4))


def test_consent_to_what_is_free_is_not_noted() -> None:
    match = given_to(1)
    match.undo(0, agreed=[1, 2])
    assert match.moves[-1] == Undo(0, 0)


def test_the_future_after_undo_is_the_same() -> None:
    match = given_to(1)
    told = match.answer(1, "take")
    match.undo(1, agreed=EVERYBODY)
    assert match.answer(1, "take") == told


def test_a_match_that_is_over_can_be_taken_back_by_consent() -> None:
    match = random_match(RITUAL.options(), seed=3)
    assert match.outcome is not None
    last = match.moves[-1]
    match.undo(last.seat, agreed=EVERYBODY)
    assert match.outcome is None
    assert last.seat in match.asks


def test_a_record_with_undos_replays_to_the_same_end_and_log() -> None:
    match = given_to(1)
    match.undo(0)
    match.answer(0, "seat:2")
    match.answer(2, "take")
    match.undo(2, agreed=EVERYBODY)
    match.answer(2, "seat:3")
    again = verify(decode(encode(match.record())), RITUAL)
    assert (again.log, again.moves, again.answers) == (match.log, match.moves, 2)


# What would go is told before


def test_what_goes_is_counted_and_what_is_asked_anew_is_named() -> None:
    match = given_to(1)
    match.answer(1, "seat:2")
    asked = Match(RITUAL, RITUAL.options(start=0), 2).asks[0].text
    assert match.taking_back(0) == TakingBack(answers=2, others=1, to=asked, free=False)
    assert match.taking_back(0, with_it=[1]) == TakingBack(answers=2, others=0, to=asked, free=True)


def test_what_was_given_at_once_for_several_seats_of_a_person_is_nobody_elses() -> None:
    match = led()
    assert match.taking_back(1, with_it=[0]).others == 0
    assert match.taking_back(1, with_it=[0]).answers == 2


def test_what_goes_by_consent_is_what_was_told() -> None:
    match = led()
    told = match.taking_back(0)
    match.undo(0, agreed=[1, 2, 3])
    assert (told.answers, told.others, told.free, match.answers) == (3, 2, False, 0)


# What was taken back may be put back, until somebody answers


def taken_back() -> tuple[Match, bytes]:
    """Return a match in which seat 1 took back, by consent, what showed something; and how it stood."""
    match = given_to(1)
    match.answer(1, "take")
    match.answer(2, "seat:3")
    before = position(match)
    match.undo(1, agreed=EVERYBODY)
    return match, before


def test_what_was_taken_back_is_put_back_as_it_was() -> None:
    match, before = taken_back()
    assert match.redo_target() == (1, 2)
    event = match.redo(1)
    assert position(match) == before
    assert match.answers == 3
    assert match.moves[-1] == Redo(1)
    assert event.text == text("redone", who=Who(1), answers=2)
    assert match.log[-1] == LogLine(match.number, event)


def test_after_redo_the_match_goes_on_as_if_nothing_had_been_taken_back() -> None:
    match, _ = taken_back()
    match.redo(1)
    twin = given_to(1)
    twin.answer(1, "take")
    twin.answer(2, "seat:3")
    dice, twin_dice = Rng.seeded(4), Rng.seeded(4)
    for _ in range(10):
        assert go_on(match, dice) == go_on(twin, twin_dice)
    match.undo(1, agreed=EVERYBODY)
    twin.undo(1, agreed=EVERYBODY)
    assert position(match) == position(twin)


def test_only_who_took_it_back_may_put_it_back() -> None:
    match, _ = taken_back()
    with pytest.raises(CannotUndo, match="nothing of yours to put back"):
        match.redo(2)


def test_after_an_answer_nothing_is_put_back() -> None:
    match, _ = taken_back()
    match.answer(1, "take")
    assert match.redo_target() is None
    with pytest.raises(CannotUndo, match="nothing of yours to put back"):
        match.redo(1)


def test_nothing_is_put_back_twice() -> None:
    match, _ = taken_back()
    match.redo(1)
    assert match.redo_target() is None


def test_several_undos_are_put_back_one_by_one() -> None:
    match, before = taken_back()
    between = position(match)
    match.undo(0, agreed=EVERYBODY)
    match.redo(0)
    assert position(match) == between
    match.redo(1)
    assert position(match) == before


@pytest.mark.parametrize("back", [1, 20, 40])
def test_a_record_with_a_redo_replays_to_the_same_end_and_log(back: int) -> None:
    match = random_match(RITUAL.options(seats=7, confession=True), seed=11, answers=40)
    before = position(match)
    while match.answers > 40 - back:
        match.undo(match._line[-1].answer.seat, agreed=range(7))
    while (offer := match.redo_target()) is not None:
        match.redo(offer[0])
    again = verify(decode(encode(match.record())), RITUAL)
    assert position(match) == position(again) == before
    assert (again.log, again.moves, again.answers) == (match.log, match.moves, 40)
    go_on(match, Rng.seeded(1))
    state, answers = match.way_to(match.number - 1)
    assert (msgspec.json.encode(state), answers) == (msgspec.json.encode(again.state), ())


def test_a_record_that_puts_back_what_was_not_taken_back_is_refused() -> None:
    match = given_to(1)
    record = match.record()
    forged = msgspec.structs.replace(record, moves=(*record.moves, Redo(0)))
    with pytest.raises(BadRecord) as refused:
        verify(forged, RITUAL)
    assert (refused.value.where, refused.value.reason.id) == ("moves[1]", "redo-nothing")


# Sealed answers


def embers(*answers: tuple[int, Choice]) -> Match:
    """Return a match in which two seats decide at the same time, sealed, after these answers."""
    match: Match = Match(HONEST, HONEST.options(seats=2), 1)
    for answer in answers:
        match.answer(*answer)
    return match


def test_a_sealed_answer_is_changed_and_not_taken_back() -> None:
    with pytest.raises(CannotUndo, match="nothing of yours to take back"):
        embers((0, "keep")).undo(0)


@pytest.mark.parametrize("seat", [0, 1])
def test_an_opened_answer_is_taken_back_by_consent_with_those_opened_with_it(seat: int) -> None:
    match = embers((0, "keep"), (1, "keep"))
    assert match.undo_target(seat) == (0, False)
    match.undo(seat, agreed=[0, 1])
    assert position(match) == position(embers())


ROUND = ((0, "keep"), (1, "keep"), (0, ("a",)))


@pytest.mark.parametrize("sealed", [(), ((1, "trade"),), ((0, "keep"),), ((0, "keep"), (0, "trade"))])
def test_undo_does_not_tell_whether_sealed_answers_are_in(sealed: tuple[tuple[int, str], ...]) -> None:
    match = embers(*ROUND, *sealed)
    assert [match.undo_target(seat) for seat in (0, 1)] == [(2, False), (0, False)]
    assert match.undo(0, agreed=[1]).text.args["answers"] == 1
    assert position(match) == position(embers(*ROUND[:2]))


@pytest.mark.parametrize("sealed", [(), ((1, "trade"),)])
def test_nothing_is_put_back_over_answers_that_may_be_in_under_seal(
    sealed: tuple[tuple[int, str], ...],
) -> None:
    match = embers(*ROUND[:2])
    match.undo(0, agreed=[1])
    for answer in sealed:
        match.answer(*answer)
    assert match.redo_target() is None
    with pytest.raises(CannotUndo, match="nothing of yours to put back"):
        match.redo(0)


@step
def ask_alone(g: Embers) -> None:
    g.ask(0, LIGHT, ask_both)


@step
def ask_both(g: Embers, seat: int, choice: Choice) -> None:
    for each in (0, 1):
        g.ask(each, TRADE, trade)


class Quiet(type(HONEST)):  # type: ignore[misc]
    """Nothing is revealed between the answer of one and the sealed ask to all."""

    def new(self, options: Any, seed: int) -> Embers:
        g = Embers(options=options, rng=Rng.seeded(seed), embers=[1, 2], pile=[3, 4])
        g.begin(ask_alone)
        return g


@pytest.mark.parametrize("answered", [False, True])
def test_undo_is_not_free_once_others_may_have_answered_unseen(answered: bool) -> None:
    quiet: Match = Match(Quiet(), HONEST.options(seats=2), 1)
    quiet.answer(0, ("a",))
    if answered:
        quiet.answer(1, "keep")
    assert quiet.undo_target(0) == (0, False)


@pytest.mark.parametrize("back", [1, 2, 15, 16, 17, 33, 40])
def test_undo_reaches_back_across_checkpoints(back: int) -> None:
    """Positions are kept every so many answers; going back in between must not show where."""
    match = random_match(RITUAL.options(seats=7, confession=True), seed=11, answers=40)
    keep = 40 - back
    expected = random_match(RITUAL.options(seats=7, confession=True), seed=11, answers=keep)
    while match.answers > keep:
        last = match._line[-1].answer.seat
        match.undo(last, agreed=range(7))
    assert position(match) == position(expected)
    dice, twin_dice = Rng.seeded(1), Rng.seeded(1)
    for _ in range(20):
        assert go_on(match, dice) == go_on(expected, twin_dice)


def test_the_last_positions_are_kept_one_by_one_and_older_ones_now_and_then() -> None:
    match = random_match(RITUAL.options(seats=7, confession=True), seed=11, answers=40)
    assert [at for at, _ in match._checkpoints] == [0, 16, *range(25, 41)]
    while match.answers >= 32:
        match.undo(match._line[-1].answer.seat, agreed=range(7))
    assert [at for at, _ in match._checkpoints] == [0, 16, *range(25, 32)]


def test_a_checkpoint_is_not_touched_by_what_follows() -> None:
    match: Match = Match(HONEST, HONEST.options(seats=2), 1)
    [(_, kept)] = match._checkpoints
    before = msgspec.json.encode(kept)
    while match.asks:
        go_on(match, Rng.seeded(2))
    assert isinstance(kept, Embers)
    assert msgspec.json.encode(kept) == before


def random_match(options: Options, seed: int, answers: int = 10_000) -> Match:
    match = Match(RITUAL, options, seed)
    dice = Rng.seeded(seed)
    while match.asks and match.answers < answers:
        go_on(match, dice)
    return match


def go_on(match: Match, dice: Rng) -> list[Event]:
    """Answer at random whatever is asked first."""
    if not match.asks:
        return []
    seat, ask = next(iter(match.asks.items()))
    return match.answer(seat, dice.choice(ask.options).id)
