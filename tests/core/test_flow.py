"""Steps run in the written order, wait for answers, and save in the middle of anything."""

from itertools import permutations
from typing import Any, Self

import msgspec
import pytest

from miskatonic.core.flow import Flow, Steps
from miskatonic.core.game import Ask, Event, IllegalAnswer, Option, Sealed, Seat
from miskatonic.core.text import Text, text

step = Steps()


class Tale(Flow, kw_only=True):
    """A state that only remembers what happened."""

    steps = step

    told: list[str] = []

    def copy(self) -> Self:
        twin = super().copy()
        twin.told = self.told[:]
        return twin


@step
def note(g: Tale, what: str) -> None:
    g.told.append(what)


@step
def noted_answer(g: Tale, seat: Seat, choice: Any) -> None:
    g.told.append(f"{seat} {choice}")
    g.tell(Event(text("answered", seat=seat)))


def question(*ids: str, least: int = 1, most: int = 1, sealed: bool = False) -> Ask:
    options = tuple(Option(id, text(id)) for id in ids)
    return Ask("question", text("question"), options, "q.1", least, most, sealed)


def told_by(first: Any, *args: Any) -> Tale:
    g = Tale()
    g.begin(first, *args)
    return g


def reason(g: Tale, seat: Any, choice: Any) -> Text:
    """Return why the answer is refused, having made sure that nothing changed."""
    before = msgspec.json.encode(g)
    with pytest.raises(IllegalAnswer) as caught:
        g.answer(seat, choice)
    assert msgspec.json.encode(g) == before
    return caught.value.reason


# Order


@step
def three_notes(g: Tale) -> None:
    g.then(note, "1")
    g.then(note, "2")
    g.told.append("0")
    g.then(note, "3")


@step
def nested(g: Tale) -> None:
    g.then(note, "a")
    g.then(three_notes)
    g.then(note, "z")


def test_what_follows_runs_after_the_step_in_the_written_order() -> None:
    assert told_by(three_notes).told == ["0", "1", "2", "3"]


def test_a_sequence_inside_a_sequence_runs_before_what_was_waiting() -> None:
    assert told_by(nested).told == ["a", "0", "1", "2", "3", "z"]


@step
def ask_twice(g: Tale) -> None:
    g.ask(0, question("left", "right"), answered_by_asking_again)
    g.then(note, "end")


@step
def answered_by_asking_again(g: Tale, seat: Seat, choice: str) -> None:
    g.then(note, f"first {choice}")
    g.then(ask_the_other, choice)
    g.then(note, "between")


@step
def ask_the_other(g: Tale, choice: str) -> None:
    g.ask(1, question("up", "down"), answered_with, choice, ("x", 7))


@step
def answered_with(g: Tale, seat: Seat, choice: str, before: str, more: tuple[str, int]) -> None:
    assert type(more) is tuple
    g.told.append(f"{seat} {choice} after {before} {more}")


def test_an_ask_stops_the_run_and_its_answer_resumes_it() -> None:
    g = told_by(ask_twice)
    assert g.told == []
    g.answer(0, "left")
    assert g.told == ["first left"]
    assert list(g.asks()) == [1]
    g.answer(1, "up")
    assert g.told == ["first left", "1 up after left ('x', 7)", "between", "end"]
    assert g.asks() == {}


@pytest.mark.parametrize("answers", [0, 1])
def test_a_saved_flow_goes_on_as_it_would_have(answers: int) -> None:
    g = told_by(ask_twice)
    given = [(0, "right"), (1, "down")]
    for answer in given[:answers]:
        g.answer(*answer)
    g = msgspec.json.decode(msgspec.json.encode(g), type=Tale)
    for answer in given[answers:]:
        g.answer(*answer)
    assert g.told == ["first right", "1 down after right ('x', 7)", "between", "end"]


def test_a_saved_flow_of_other_rules_is_refused() -> None:
    saved = msgspec.json.encode(told_by(ask_twice)).replace(b"answered_by_asking_again", b"gone")
    with pytest.raises(msgspec.ValidationError, match="no step gone"):
        msgspec.json.decode(saved, type=Tale)
    with pytest.raises(msgspec.ValidationError, match="no step gone"):
        msgspec.json.decode(b'{"stack": [["gone", []]]}', type=Tale)


def test_two_steps_cannot_have_one_name() -> None:
    def note(g: Tale) -> None: ...

    with pytest.raises(ValueError, match="two steps are called note"):
        step(note)


@step
def stopped(g: Tale) -> None:
    g.then(note, "never")
    g.tell(Event(text("stopped")))
    g.stop()


@step
def stopped_in_between(g: Tale) -> None:
    g.then(stopped)
    g.then(note, "never either")


def test_stop_drops_all_that_was_to_be_done() -> None:
    g = told_by(stopped_in_between)
    assert g.told == []
    assert (g.stack, g.queue, g.asks()) == ([], [], {})
    assert [event.text.id for event in g.opening] == ["stopped"]


# What is told


def test_an_answer_returns_what_was_told_since_and_nothing_twice() -> None:
    g = told_by(ask_both, False)
    assert [event.text.id for event in g.answer(0, "a")] == []
    assert [event.text.args["seat"] for event in g.answer(2, "b")] == [0, 2]
    assert g.events == []


def test_the_set_up_tells_the_opening() -> None:
    g = told_by(stopped)
    assert [event.text.id for event in g.opening] == ["stopped"]


# Several at once


@step
def ask_both(g: Tale, sealed: bool) -> None:
    g.ask(0, question("a", "b", sealed=sealed), noted_answer)
    g.ask(2, question("a", "b", sealed=sealed), noted_answer)
    g.then(note, "after both")


@step
def ask_three(g: Tale) -> None:
    for seat in (2, 0, 1):
        g.ask(seat, question("a", "b", sealed=True), noted_answer)


def test_the_run_waits_until_all_who_were_asked_have_answered() -> None:
    g = told_by(ask_both, False)
    g.answer(2, "b")
    assert (g.told, list(g.asks()), g.asked()) == ([], [0], (0, 2))
    g.answer(0, "a")
    assert g.told == ["0 a", "2 b", "after both"]


@pytest.mark.parametrize("order", list(permutations([(0, "a"), (1, "b"), (2, "a")])))
def test_the_order_of_answering_does_not_matter(order: tuple[tuple[int, str], ...]) -> None:
    g = told_by(ask_three)
    for answer in order:
        g.answer(*answer)
    assert g.told == ["2 a", "0 a", "1 b"]


def test_an_open_answer_cannot_be_changed() -> None:
    g = told_by(ask_both, False)
    g.answer(0, "a")
    assert reason(g, 0, "b").id == "refused-answered"


def test_a_sealed_answer_can_be_changed_until_all_are_in() -> None:
    g = told_by(ask_both, True)
    g.answer(0, "a")
    g.answer(0, "b")
    assert g.told == []
    g.answer(2, "a")
    assert g.told == ["0 b", "2 a", "after both"]
    assert reason(g, 0, "a").id == "refused-not-asked"


@step
def ask_mixed(g: Tale) -> None:
    g.ask(0, question("a", sealed=True), noted_answer)
    g.ask(1, question("a"), noted_answer)


def test_nobody_answers_openly_while_others_answer_sealed() -> None:
    with pytest.raises(ValueError, match="seat 1 would answer openly"):
        told_by(ask_mixed)


def test_sealed_answers_that_are_in_can_be_asked_for() -> None:
    g = told_by(ask_both, True)
    g.answer(2, "b")
    assert g.sealed() == {2: Sealed(question("a", "b", sealed=True), ("b",))}
    g.answer(0, "a")
    assert g.sealed() == {}


def test_an_open_answer_is_not_sealed() -> None:
    g = told_by(ask_both, False)
    g.answer(2, "b")
    assert g.sealed() == {}


def test_a_seat_forgets_the_sealed_answers_of_others() -> None:
    g = told_by(ask_three)
    g.answer(0, "a")
    g.answer(1, "b")
    g.forget_sealed(1)
    assert (set(g.asks()), set(g.sealed())) == ({0, 2}, {1})


def test_a_sealed_answer_is_not_told_before_all_are_in() -> None:
    g = told_by(ask_both, True)
    assert g.answer(0, "a") == []
    assert [event.text.args["seat"] for event in g.answer(2, "a")] == [0, 2]


def test_a_changed_sealed_answer_must_be_on_offer_too() -> None:
    g = told_by(ask_both, True)
    g.answer(0, "a")
    assert reason(g, 0, "c").id == "refused-no-option"


@pytest.mark.parametrize("answered", [0, 1])
def test_a_flow_with_several_asks_can_be_saved(answered: int) -> None:
    g = told_by(ask_both, True)
    if answered:
        g.answer(0, "a")
    g = msgspec.json.decode(msgspec.json.encode(g), type=Tale)
    if not answered:
        g.answer(0, "a")
    g.answer(2, "b")
    assert g.told == ["0 a", "2 b", "after both"]


@step
def stop_after_the_first(g: Tale) -> None:
    g.ask(0, question("a"), note_and_stop)
    g.ask(1, question("a"), noted_answer)


@step
def note_and_stop(g: Tale, seat: Seat, choice: str) -> None:
    g.told.append("over")
    g.stop()


def test_stop_drops_the_answers_of_the_others() -> None:
    g = told_by(stop_after_the_first)
    g.answer(1, "a")
    g.answer(0, "a")
    assert g.told == ["over"]


@step
def ask_one_seat_twice(g: Tale) -> None:
    g.ask(0, question("a"), noted_answer)
    g.ask(0, question("b"), noted_answer)


def test_nobody_is_asked_two_things_at_once() -> None:
    with pytest.raises(ValueError, match="seat 0 is asked two things at once"):
        told_by(ask_one_seat_twice)


# Copies


def test_a_copy_in_the_middle_goes_its_own_way() -> None:
    g = told_by(ask_both, True)
    g.answer(0, "a")
    twin = g.copy()
    twin.answer(0, "b")
    twin.answer(2, "b")
    g.answer(2, "a")
    assert g.told == ["0 a", "2 a", "after both"]
    assert twin.told == ["0 b", "2 b", "after both"]


# What may be answered


@step
def ask_for(g: Tale, least: int, most: int) -> None:
    g.ask(0, question("a", "b", "c", least=least, most=most), noted_answer)


def test_who_is_not_asked_cannot_answer() -> None:
    g = told_by(ask_for, 1, 1)
    for stranger in (1, -1, 10**30, None, False, 0.0, "0", (0,), [0], {}, object()):
        assert reason(g, stranger, "a").id == "refused-not-asked"


@pytest.mark.parametrize("choice", ["d", "A", " a", "", "a\x00", "x" * 100_000, ["d"]])
def test_what_is_not_on_offer_cannot_be_chosen(choice: Any) -> None:
    assert reason(told_by(ask_for, 1, 1), 0, choice).id == "refused-no-option"


@pytest.mark.parametrize(
    "choice", [None, True, 0, 1.5, b"a", {"a": 1}, {"a"}, [None], [["a"]], ("a", 1), range(2)]
)
def test_nonsense_is_refused(choice: Any) -> None:
    assert reason(told_by(ask_for, 0, 3), 0, choice).id == "refused-nonsense"


@pytest.mark.parametrize(
    ("least", "most", "choice"),
    [
        (1, 1, []),
        (1, 1, ["a", "b"]),
        (2, 3, "a"),
        (2, 3, ["a"]),
        (0, 2, ["a", "b", "c"]),
        (1, 3, ["a"] * 1000),
    ],
)
def test_too_few_or_too_many_are_refused(least: int, most: int, choice: Any) -> None:
    refused = reason(told_by(ask_for, least, most), 0, choice)
    assert refused == text("refused-count", least=least, most=most)


def test_one_option_cannot_be_picked_twice() -> None:
    assert reason(told_by(ask_for, 1, 3), 0, ["a", "b", "a"]).id == "refused-twice"


def test_a_refusal_cites_the_clause_of_the_ask() -> None:
    with pytest.raises(IllegalAnswer) as caught:
        told_by(ask_for, 1, 1).answer(0, "d")
    assert caught.value.clause == "q.1"


@pytest.mark.parametrize(
    ("least", "most", "choice", "got"),
    [
        (1, 1, "b", "0 b"),
        (1, 1, ["b"], "0 b"),
        (0, 2, [], "0 ()"),
        (0, 2, "c", "0 ('c',)"),
        (0, 2, ("c", "a"), "0 ('c', 'a')"),
        (3, 3, ["c", "b", "a"], "0 ('c', 'b', 'a')"),
    ],
)
def test_a_step_gets_one_id_or_a_tuple_of_ids(least: int, most: int, choice: Any, got: str) -> None:
    g = told_by(ask_for, least, most)
    g.answer(0, choice)
    assert g.told == [got]


# Looking ahead


def test_walking_comes_to_the_same_end_as_running_and_names_every_step_before_it_runs() -> None:
    ran, walked = told_by(nested), Tale()
    walked.then(nested)
    steps = list(walked.walk())
    assert walked.told == ran.told
    assert steps == ["nested", "note", "three_notes", "note", "note", "note", "note"]


# What is settled between two steps


class Restless(Tale, kw_only=True):
    """A state with a rule that always holds: whatever stirs by more than `calm` is settled at once."""

    unsettled: int = 0
    calm: int = 1


def settle(g: Restless) -> None:
    g.told.append(f"settled {g.unsettled}")
    g.unsettled = 0


Restless.settle = settle


@step
def stir(g: Restless, by: int) -> None:
    g.told.append(f"stirred {by}")
    g.unsettled += by


@step
def stir_twice(g: Restless, first: int, second: int) -> None:
    g.then(stir, first)
    g.then(stir, second)
    g.then(note, "end")


@step
def stir_and_ask(g: Restless) -> None:
    g.unsettled += 2
    g.ask(0, question("yes"), noted_answer)


def restless(first: Any, *args: Any) -> Restless:
    g = Restless()
    g.begin(first, *args)
    return g


def test_what_stirs_is_settled_before_the_next_step() -> None:
    g = restless(stir_twice, 2, 3)
    assert g.told == ["stirred 2", "settled 2", "stirred 3", "settled 3", "end"]


def test_what_stirs_no_more_than_calm_is_forgotten_before_the_next_step() -> None:
    g = restless(stir_twice, 1, 1)
    assert (g.told, g.unsettled) == (["stirred 1", "stirred 1", "end"], 0)


def test_what_is_left_at_the_end_is_kept() -> None:
    assert restless(stir, 1).unsettled == 1


def test_nothing_is_settled_while_somebody_is_asked() -> None:
    g = restless(stir_and_ask)
    assert (g.told, g.unsettled) == ([], 2)
    g.answer(0, "yes")
    assert g.told == ["settled 2", "0 yes"]


@pytest.mark.parametrize(("by", "settled"), [(1, []), (2, ["settled 2"])])
def test_who_looks_ahead_step_by_step_sees_the_same_settled(by: int, settled: list[str]) -> None:
    g = Restless()
    g.then(stir, by)
    g.then(note, "end")
    assert list(g.walk()) == ["stir", "note"]
    assert g.told == [f"stirred {by}", *settled, "end"]


class Remembering(Tale, kw_only=True):
    """A state that remembers the last step it ran."""

    last: list[Any] = []

    def ran(self, name: str, args: tuple[Any, ...]) -> None:
        self.last = [name, *args]


def test_a_state_is_told_which_step_ran_last() -> None:
    g = Remembering()
    g.begin(note, "first")
    assert g.last == ["note", "first"]
