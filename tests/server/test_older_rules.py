"""A match of older rules goes on from its checkpoint: what was settled stays settled, who sat sits."""

import msgspec

from miskatonic.server import entries as kept
from miskatonic.server.commands import conclude
from miskatonic.server.present import Sent, whole
from miskatonic.server.table import Table
from tests.server import tables
from tests.server.tables import GUEST, HOST

SEATED: list[kept.AnyEntry] = [
    tables.created("ritual", {"seats": 3, "start": 0}),
    kept.Sat(at=1, seat=0, name="Anna", session=HOST, token=""),
    kept.Sat(at=1, seat=1, name="Bert", session=GUEST, token=""),
    kept.BotPlaced(at=1, seat=2, bot="random", why="host"),
    kept.Started(at=2),
]
GIVEN = kept.Answered(at=3, seat=0, choice=("seat:1",))
TAKEN = kept.Answered(at=3, seat=1, choice=("take",))
ASKED = kept.UndoAsked(at=4, seat=0)


def built(log: list[kept.AnyEntry]) -> Table:
    """Return the table that these entries make by the rules of today."""
    return Table.load("abcdefghjk", [(seq, kept.encode_entry(each)) for seq, each in enumerate(log, 1)])


def resumed(*before: kept.AnyEntry, after: tuple[kept.AnyEntry, ...] = ()) -> Table:
    """Return the table as it is after a change of rules, with a checkpoint between these entries."""
    at = built([*SEATED, *before])
    rules = f'"rules":{at.game.version}'.encode()
    assert isinstance(SEATED[0], kept.Created)
    log = [msgspec.structs.replace(SEATED[0], rules=0), *SEATED[1:], *before, *after]
    stored = [(seq, kept.encode_entry(each)) for seq, each in enumerate(log, 1)]
    return Table.load(at.id, stored, at.checkpoint().replace(rules, b'"rules":0'))


def test_a_question_about_undo_that_was_settled_before_the_change_does_not_come_back() -> None:
    undone = kept.Undone(at=5, seat=0, agreed=(1, 2))
    again = resumed(GIVEN, TAKEN, ASKED, kept.UndoVoted(at=5, seat=1, agree=True), undone, GIVEN)
    assert (again.undo, again.undo_agreed) == (None, set())
    assert conclude(again, 10**9) == ()
    assert whole(again, GUEST, frozenset((GUEST,)), 6, Sent()).table.undo is None


def test_a_question_about_an_answer_of_older_rules_is_void_whenever_it_was_asked() -> None:
    again = resumed(GIVEN, TAKEN, after=(ASKED,))
    assert again.undo is None


def test_a_question_about_an_answer_since_the_change_stays_open() -> None:
    again = resumed(GIVEN, after=(TAKEN, kept.UndoAsked(at=4, seat=1)))
    assert again.undo == kept.UndoAsked(at=4, seat=1)


def test_who_wanted_to_be_asked_before_the_change_still_does_unless_he_has_answered() -> None:
    myself = kept.Myself(at=2, seat=0)
    assert resumed(myself).asking_back == {0}
    assert resumed(myself, GIVEN).asking_back == set()
    assert resumed(GIVEN, kept.Undone(at=4, seat=0)).asking_back == {0}
    assert resumed(GIVEN, kept.Undone(at=4, seat=0), kept.Redone(at=5, seat=0)).asking_back == set()


def test_who_gathered_for_the_match_sits_as_before_and_is_no_news_in_its_log() -> None:
    before, again = built([*SEATED, GIVEN]), resumed(GIVEN)
    assert again.chairs == before.chairs
    assert again.logs == before.logs
