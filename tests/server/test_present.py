"""What clients are told of a table: tiny tables, one look."""

from typing import Any

from miskatonic.core.ids import ids_in
from miskatonic.core.rng import Rng
from miskatonic.core.text import Text, Who, text
from miskatonic.core.trial import random_answer
from miskatonic.server import entries as kept
from miskatonic.server import protocol as sent
from miskatonic.server.present import Sent, played_this_evening, updates, whole
from miskatonic.server.table import Table
from tests.server import tables
from tests.server.tables import GUEST, HOST, do


def table(game: str = "ritual", seats: int = 3) -> Table:
    """Anna (the host) and bots; the match has begun."""
    at = tables.table(game, {"seats": seats})
    do(at, HOST, sent.Sit(id="1", seat=0, name="Anna"))
    for seat in range(1, seats):
        do(at, HOST, sent.PlaceBot(id=f"bot-{seat}", seat=seat, bot="random"))
    do(at, HOST, sent.Start(id="4"))
    return at


def seats(at: Table, session: str) -> list[tuple[str, bool, bool]]:
    """Return kind, kept and mine of every seat as the session reads them."""
    told = whole(at, session, frozenset(), 1000, Sent()).table.seats
    return [(seat.kind, seat.kept, seat.mine) for seat in told]


def test_a_seat_is_its_holders_own() -> None:
    assert seats(table(), HOST) == [("person", False, True), ("bot", False, False), ("bot", False, False)]


def test_a_seat_handed_to_a_bot_is_kept_for_its_owner() -> None:
    at = table()
    do(at, HOST, sent.Leave(id="5", seat=0))
    assert seats(at, HOST)[0] == ("bot", True, True)


def test_others_see_that_a_seat_is_kept_but_not_theirs() -> None:
    at = table()
    do(at, HOST, sent.Leave(id="5", seat=0))
    assert seats(at, GUEST)[0] == ("bot", True, False)


def tables_told(at: Table, seen: Sent, present: frozenset[str]) -> list[sent.TableInfo | None]:
    """Return what updates tell this client of the table itself."""
    return [each.table for each in updates(at, [(HOST, seen)], present, 1000)]


def test_a_move_says_nothing_anew_but_how_the_match_stands() -> None:
    at, seen, present = table(), Sent(), frozenset({HOST})
    whole(at, HOST, present, 1000, seen)
    assert at.match is not None
    seat, ask = next(iter(at.match.asks.items()))
    at.apply(at.seq + 1, kept.Answered(at=2, seat=seat, choice=(ask.options[0].id,)))
    [update] = updates(at, [(HOST, seen)], present, 1000)
    assert update.table is None
    assert update.progress.number == 1


def test_who_comes_is_told_once() -> None:
    at, seen = table(), Sent()
    whole(at, HOST, frozenset({HOST}), 1000, seen)
    both = frozenset({HOST, GUEST})
    [told], again = tables_told(at, seen, both), tables_told(at, seen, both)
    assert told is not None
    assert told.watching == 1
    assert again == [None]


def test_who_takes_a_seat_is_told() -> None:
    at, seen = table(), Sent()
    whole(at, HOST, frozenset(), 1000, seen)
    do(at, HOST, sent.Leave(id="5", seat=0))
    [told] = tables_told(at, seen, frozenset())
    assert told is not None
    assert told.seats[0].kind == "bot"


def covers(at: Table, session: str) -> dict[str, Text | None]:
    """Return what covers each line of the log that the session reads, by its message."""
    [chair] = whole(at, session, frozenset(), 1000, Sent()).chairs
    return {line.text.id: line.cover for line in chair.log}


def test_a_line_for_one_seat_alone_is_covered_by_what_all_others_read() -> None:
    at = table("fate", 4)
    assert covers(at, HOST)["gods-dealt"] == text("gods-dealt-hidden", who=Who(0))


def test_a_line_of_which_others_learn_nothing_says_under_its_cover_no_more() -> None:
    at = table("cultists", 5)
    while "sheet" not in covers(at, HOST):
        assert at.match is not None
        seat, ask = next(iter(at.match.asks.items()))
        at.apply(at.seq + 1, kept.Answered(at=2, seat=seat, choice=(ask.options[0].id,)))
    assert covers(at, HOST)["sheet"] == text("private-line")


def test_what_others_read_as_well_is_not_covered() -> None:
    at = table("fate", 4)
    assert covers(at, HOST)["gods-dealt-hidden"] is None
    assert set(covers(at, GUEST).values()) == {None}


# Taking back: the button says what goes


def chair(at: Table, session: str = HOST) -> sent.Chair:
    """Return the first seat of a session as it is told everything."""
    return whole(at, session, frozenset(), 1000, Sent()).chairs[0]


def answered(at: Table, count: int) -> None:
    """Let whoever is asked choose the first option, so many times."""
    assert at.match is not None
    for _ in range(count):
        seat, ask = next(iter(at.match.asks.items()))
        at.apply(at.seq + 1, kept.Answered(at=2, seat=seat, choice=(ask.options[0].id,)))


def begun() -> Table:
    """Anna begins; the others are bots."""
    at = tables.table("ritual", {"seats": 3, "start": 0})
    do(at, HOST, sent.Sit(id="1", seat=0, name="Anna"))
    for seat in (1, 2):
        do(at, HOST, sent.PlaceBot(id=f"bot-{seat}", seat=seat, bot="random"))
    do(at, HOST, sent.Start(id="4"))
    return at


def test_an_undo_names_whose_answers_go_and_what_is_asked_anew() -> None:
    at = begun()
    asked = chair(at).ask
    assert asked is not None
    answered(at, 1)
    assert chair(at).undo == sent.UndoOffer(free=True, answers=1, others=0, to=asked.text)
    answered(at, 1)
    assert chair(at).undo == sent.UndoOffer(free=False, answers=2, others=1, to=asked.text)


def test_who_took_something_back_alone_is_offered_to_put_it_back() -> None:
    at = begun()
    answered(at, 2)
    assert chair(at).redo == 0
    do(at, HOST, sent.AskUndo(id="5", seat=0))
    assert (chair(at).redo, chair(at, GUEST).redo) == (2, 0)
    answered(at, 1)
    assert chair(at).redo == 0


def test_what_was_taken_back_can_be_put_back_after_a_restart() -> None:
    entries: list[kept.AnyEntry] = [
        tables.created("ritual", {"seats": 3, "start": 0}),
        kept.Sat(at=1, seat=0, name="Anna", session=HOST, token="t" * 64),
        kept.BotPlaced(at=1, seat=1, bot="random", why="host"),
        kept.BotPlaced(at=1, seat=2, bot="random", why="host"),
        kept.Started(at=1),
        kept.Answered(at=2, seat=0, choice=("seat:1",)),
        kept.Answered(at=3, seat=1, choice=("take",)),
        kept.Undone(at=4, seat=0, agreed=(1, 2)),
    ]
    stored = [(seq, kept.encode_entry(entry)) for seq, entry in enumerate(entries, 1)]
    again = Table.load("abcdefghjk", stored)
    assert (chair(again).redo, again.match and again.match.answers) == (2, 0)
    do(again, HOST, sent.Redo(id="5", seat=0))
    stored.append((len(stored) + 1, kept.encode_entry(kept.Redone(at=5, seat=0))))
    later = Table.load("abcdefghjk", stored)
    assert later.match is not None
    assert again.match is not None
    assert (later.match.answers, later.match.state) == (2, again.match.state)


# The score of the evening


def played_out(**other: Any) -> Table:
    """Anna, Ben and Cleo have played a match of Ritual to its end."""
    at = tables.table("ritual", {"seats": 3}, **other)
    for seat, (session, name) in enumerate(PEOPLE.items()):
        do(at, session, sent.Sit(id=f"sit-{seat}", seat=seat, name=name))
    do(at, HOST, sent.Start(id="start"))
    assert at.match is not None
    dice = Rng.seeded(1)
    while at.match.outcome is None:
        seat, choice = random_answer(at.match.asks, dice)
        number = at.match.number
        answer = sent.Answer(id=str(number), seat=seat, number=number, choice=ids_in(choice))
        do(at, at.chairs[seat].session, answer)
    return at


def evening(at: Table) -> list[tuple[str, int, int]]:
    told = whole(at, HOST, frozenset(), 1, Sent()).table
    return [(each.name, each.won, each.played) for each in told.evening]


PEOPLE = {HOST: "Anna", GUEST: "Ben", "c" * 64: "Cleo"}
BEFORE = kept.PlayedBefore(("Anna", "Ben", "Dora"), (1,))


def test_a_single_match_has_no_score() -> None:
    assert evening(played_out()) == []


def test_at_a_rematch_everybody_sees_how_all_stand() -> None:
    gathering = tables.table("ritual", {"seats": 3}, evening=(BEFORE,))
    assert evening(gathering) == [("Ben", 1, 1), ("Anna", 0, 1), ("Dora", 0, 1)]


def test_the_match_of_this_table_counts_when_it_is_over() -> None:
    at = played_out(evening=(BEFORE,))
    assert at.match is not None
    assert at.match.outcome is not None
    won = {("Anna", "Ben", "Cleo")[seat] for seat in at.match.outcome.winners}
    assert {name: (wins, count) for name, wins, count in evening(at)} == {
        "Anna": (int("Anna" in won), 2),
        "Ben": (1 + int("Ben" in won), 2),
        "Cleo": (int("Cleo" in won), 1),
        "Dora": (0, 1),
    }
    assert [each.people for each in played_this_evening(at)] == [BEFORE.people, ("Anna", "Ben", "Cleo")]


def test_whoever_was_there_is_told_of_the_score_when_the_match_ends() -> None:
    at = played_out(evening=(BEFORE,))
    assert at.arranged == at.seq


# Views that are told by what is different


WATCHER = "w" * 64


def playing(seen: Sent, session: str = HOST) -> Table:
    """A match that has begun, of which a client was told everything."""
    at = tables.table("ritual", {"seats": 3, "start": 0}, host=HOST)
    for seat, each in enumerate((HOST, GUEST, "t" * 64)):
        at.apply(at.seq + 1, kept.Sat(at=1, seat=seat, name=f"Person {seat}", session=each, token="t" * 64))
    at.apply(at.seq + 1, kept.Started(at=1))
    [first] = whole(at, session, frozenset(), 1000, seen).chairs
    assert first.view is not None
    assert first.changes is None
    return at


def told_after_a_move(at: Table, seen: Sent, session: str = HOST) -> sent.Chair:
    at.apply(at.seq + 1, kept.Answered(at=1, seat=0, choice=("seat:1",)))
    [update] = updates(at, [(session, seen)], frozenset(), 1000)
    return update.chairs[0]


def test_who_wants_whole_views_gets_them() -> None:
    seen = Sent()
    chair = told_after_a_move(playing(seen), seen)
    assert (chair.view is None, chair.changes) == (False, None)


def test_who_wants_differences_is_told_only_them() -> None:
    seen = Sent(views={})
    chair = told_after_a_move(playing(seen), seen)
    assert chair.view is None
    assert {change.at for change in chair.changes or ()} == {("path",), ("holders",)}


def test_after_a_gap_the_view_is_told_as_a_whole() -> None:
    seen = Sent(views={})
    at = playing(seen)
    seen.forget_views()
    chair = told_after_a_move(at, seen)
    assert (chair.view is None, chair.changes) == (False, None)


def test_who_comes_to_see_another_seat_is_told_its_view_as_a_whole() -> None:
    seen = Sent(views={})
    at = playing(seen, WATCHER)
    at.apply(at.seq + 1, kept.Sat(at=1, seat=1, name="Watcher", session=WATCHER, token="t" * 64))
    chair = told_after_a_move(at, seen, WATCHER)
    assert (chair.seat, chair.view is None, chair.changes) == (1, False, None)
    assert seen.views is not None
    assert list(seen.views) == [1], "what a client has is what stands in the last message"


def test_strangers_are_told_what_is_new_to_each_of_them() -> None:
    first, second, late, old = Sent(views={}), Sent(views={}), Sent(views={}), Sent()
    at = playing(first, WATCHER)
    strangers = [(f"{place}" * 64, seen) for place, seen in enumerate((first, second, late, old))]
    list(updates(at, [strangers[0], strangers[1], strangers[3]], frozenset(), 1000))
    at.apply(at.seq + 1, kept.Answered(at=1, seat=0, choice=("seat:1",)))
    list(updates(at, strangers[:2], frozenset(), 1000))
    told = [each.chairs[0] for each in updates(at, strangers, frozenset(), 1000)]
    assert [each.view is None for each in told] == [True, True, False, False]
    assert at.match is not None
    assert [seen.views for seen in (first, second, late)] == [{None: at.game.view(at.match.state, None)}] * 3
