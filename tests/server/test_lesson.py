"""Tables where a game is taught: one way through, and nothing that counts."""

import pytest

from miskatonic import games
from miskatonic.server import entries as kept
from miskatonic.server import protocol as sent
from miskatonic.server.commands import Denied, decide, hintable
from miskatonic.server.present import Sent, index, whole
from miskatonic.server.table import Table

LESSON = games.lesson("ritual")
assert LESSON is not None


def taught() -> Table:
    """A table of Ritual where Anna is taught."""
    assert LESSON is not None
    created = kept.Created(
        at=1,
        game="ritual",
        rules=1,
        options=LESSON.options,
        seed=f"{LESSON.seed:x}",
        host="anna",
        public=False,
        spectators=False,
        pace=kept.Pace(),
        lesson=True,
    )
    table = Table("lesson", created)
    table.apply(2, kept.Sat(at=1, seat=0, name="Anna", session="anna", token=""))
    for seat in range(1, 5):
        table.apply(2 + seat, kept.BotPlaced(at=1, seat=seat, bot="belief", why="host"))
    table.apply(7, kept.Started(at=1))
    return table


def test_only_what_the_lesson_goes_on_with_is_open() -> None:
    table = taught()
    chair = whole(table, "anna", frozenset(), 1, Sent()).chairs[0]
    assert chair.ask is not None
    assert [option.id for option in chair.ask.options] == ["seat:2"]
    assert chair.step == 0
    with pytest.raises(Denied) as denied:
        decide(table, "anna", sent.Answer(id="1", seat=0, number=0, choice=("seat:1",)), 1)
    assert denied.value.reason.id == "denied-lesson"
    assert decide(table, "anna", sent.Answer(id="1", seat=0, number=0, choice=("seat:2",)), 1).entries
    with pytest.raises(Denied):
        hintable(table, "anna", 0)


def test_the_others_answer_as_it_is_written_and_then_no_more() -> None:
    assert LESSON is not None
    table = taught()
    seq = 8
    while (match := table.match) is not None:
        seat = next(iter(match.asks))
        choice = table.taught(seat)
        if choice is None:
            break
        table.apply(seq, kept.Answered(at=1, seat=seat, choice=choice))
        seq += 1
    assert whole(table, "anna", frozenset(), 1, Sent()).chairs[0].step == len(LESSON.steps)


def test_an_answer_that_was_taken_back_is_a_step_that_was_not_taken() -> None:
    table = taught()
    table.apply(8, kept.Answered(at=1, seat=0, choice=("seat:2",)))
    assert whole(table, "anna", frozenset(), 1, Sent()).chairs[0].step == 1
    table.apply(9, kept.Undone(at=1, seat=0, agreed=(1, 2, 3, 4)))
    assert whole(table, "anna", frozenset(), 1, Sent()).chairs[0].step == 0
    assert table.taught(0) == ("seat:2",)


def test_a_lesson_stands_in_nobodys_list() -> None:
    listing = index(taught()).listing
    assert listing is not None
    assert not listing.public
    assert listing.holdings == ()
    assert listing.names == ()
