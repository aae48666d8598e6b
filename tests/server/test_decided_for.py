"""What is decided in somebody's name: all read whose time ran out, he alone what was answered, and once."""

from functools import cache

import msgspec
import pytest

from miskatonic import games
from miskatonic.core.game import Seat
from miskatonic.core.ids import ids_in
from miskatonic.core.record import Answer, Match
from miskatonic.core.rng import Rng
from miskatonic.core.text import Speech
from miskatonic.core.trial import random_answer
from miskatonic.server import entries as kept
from miskatonic.server import protocol as sent
from miskatonic.server.commands import Denied, answer_for_bot, answer_itself, time_out
from miskatonic.server.present import DECIDED_SHOWN, Sent, updates, whole
from miskatonic.server.table import Table
from tests.server import tables, test_answered_for

PEOPLE = tuple(letter * 64 for letter in "abcd")
WATCHER = "w" * 64
LATE = 90_000


@cache
def played(kind: str) -> tuple[Answer, ...]:
    """Return what four random players of Cultists answer until all who are asked are asked this."""
    game = games.get("cultists")
    for chance in range(100):
        match, dice = Match(game, game.options(seats=4), 5), Rng.seeded(chance)
        while match.asks:
            if {ask.kind for ask in match.asks.values()} == {kind}:
                return tuple(move for move in match.moves if isinstance(move, Answer))
            match.answer(*random_answer(match.asks, dice))
    raise AssertionError(f"nobody is ever asked: {kind}")


def table(kind: str) -> Table:
    """Return a match of Cultists between four people in which this is asked."""
    options = msgspec.to_builtins(games.get("cultists").options(seats=4))
    created = tables.created("cultists", options, seed="5", host=PEOPLE[0], pace=kept.Pace("live", 60))
    at = Table("abcdefghjk", created)
    for seat, session in enumerate(PEOPLE):
        apply(at, kept.Sat(at=1, seat=seat, name=f"Player {seat}", session=session, token=f"token {seat}"))
    apply(at, kept.Started(at=1))
    for move in played(kind):
        apply(at, kept.Answered(at=1, seat=move.seat, choice=move.choice))
    return at


def apply(at: Table, *entries: kept.AnyEntry) -> None:
    """Let entries happen, through what is stored of them."""
    for entry in entries:
        at.apply(at.seq + 1, kept.decode_entry(kept.encode_entry(entry)))


def run_out(at: Table, seat: Seat, now: int = LATE) -> None:
    """Let a seat's time run out."""
    assert at.match is not None
    apply(at, *time_out(at, seat, at.match.number, now).entries)


def first_asked(at: Table) -> Seat:
    assert at.match is not None
    return next(iter(at.match.asks))


def seen(at: Table, session: str) -> sent.TableState:
    return whole(at, session, frozenset((*PEOPLE, WATCHER)), LATE, Sent())


def decided(at: Table, session: str) -> list[sent.DecidedFor]:
    return [each for chair in seen(at, session).chairs for each in chair.decided]


def logged(at: Table, session: str) -> list[str]:
    return [line.text.id for line in seen(at, session).chairs[0].log]


# Time runs out


def test_everybody_reads_in_the_log_whose_time_ran_out_before_what_came_of_it() -> None:
    at = table("move")
    seat = first_asked(at)
    before = len(at.logs[None])
    run_out(at, seat)
    for session in (*PEOPLE, WATCHER):
        assert "table-clock" in logged(at, session)
    line, *after = at.logs[None][before:]
    assert (line.text.id, line.text.args["who"].seat) == ("table-clock", seat)  # type: ignore[union-attr]
    assert {each.move for each in after} == {line.move}


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "The time of Player 0 has run out: the rules decide."),
        ("de", "Die Zeit von Player 0 ist abgelaufen: Die Regeln entscheiden."),
    ],
)
def test_the_log_says_so_in_both_languages(language: str, told: str) -> None:
    at = table("move")
    run_out(at, first_asked(at))
    speech = Speech(language, ["miskatonic.core", "miskatonic.server"])
    [line] = [each.text for each in at.logs[None] if each.text.id == "table-clock"]
    assert speech.say(line, {first_asked(table("move")): "Player 0"}, None) == told


def test_who_was_late_is_told_what_was_asked_and_answered_and_nobody_else_is() -> None:
    at = table("move")
    seat = first_asked(at)
    assert at.match is not None
    ask = at.match.asks[seat]
    run_out(at, seat)
    [told] = decided(at, PEOPLE[seat])
    assert (told.at, told.asked, told.why) == (LATE, ask.text, "clock")
    assert [option.text for option in ask.options if option.text in told.answered] == list(told.answered)
    assert told.answered
    assert [decided(at, each) for each in (*PEOPLE, WATCHER) if each != PEOPLE[seat]] == [[]] * 4


def test_of_a_sealed_answer_by_the_clock_nobody_else_ever_hears() -> None:
    at = table("vote")
    assert at.match is not None
    first, *others = at.match.asks
    lines, told = len(at.logs[None]), at.told
    run_out(at, first)
    assert (len(at.logs[None]), at.told) == (lines, told)
    assert [each.why for each in decided(at, PEOPLE[first])] == ["clock"]
    for seat in others:
        ask = at.match.asks[seat]
        apply(at, kept.Answered(at=LATE, seat=seat, choice=(ask.options[0].id,)))
    assert at.told > told
    assert "table-clock" not in logged(at, WATCHER)


def test_nor_does_anybody_hear_whose_time_broke_the_seal() -> None:
    at = table("vote")
    assert at.match is not None
    last, *others = at.match.asks
    for seat in others:
        apply(at, kept.Answered(at=LATE, seat=seat, choice=(at.match.asks[seat].options[0].id,)))
    told = at.told
    run_out(at, last)
    assert at.told > told
    assert "table-clock" not in logged(at, WATCHER)
    assert [each.why for each in decided(at, PEOPLE[last])] == ["clock"]


def test_others_are_told_byte_for_byte_the_same_whether_the_clock_or_a_hand_sealed_an_answer() -> None:
    by_clock, by_hand = table("vote"), table("vote")
    assert by_clock.match is not None
    first, *others = by_clock.match.asks
    run_out(by_clock, first)
    choice = time_out(by_hand, first, by_clock.match.number, LATE).entries[0].choice  # type: ignore[union-attr]
    apply(by_hand, kept.Answered(at=LATE, seat=first, choice=choice))
    for seat in others:
        for at in (by_clock, by_hand):
            assert at.match is not None
            apply(at, kept.Answered(at=LATE, seat=seat, choice=(at.match.asks[seat].options[0].id,)))
    for reader in (*(PEOPLE[seat] for seat in others), WATCHER):
        assert msgspec.json.encode(seen(by_clock, reader)) == msgspec.json.encode(seen(by_hand, reader))


def test_who_comes_back_in_time_and_changes_what_was_sealed_for_him_has_decided_himself() -> None:
    at = table("vote")
    assert at.match is not None
    seat = first_asked(at)
    ask = at.match.asks[seat]
    run_out(at, seat)
    apply(at, kept.Answered(at=LATE, seat=seat, choice=(ask.options[0].id,)))
    assert decided(at, PEOPLE[seat]) == []


def test_who_has_nothing_to_say_until_a_discussion_is_over_was_not_decided_for() -> None:
    at = table("discussion")
    for seat in range(4):
        run_out(at, seat)
    assert "table-clock" not in logged(at, WATCHER)
    assert [decided(at, each) for each in PEOPLE] == [[]] * 4


# Reading it, once


def test_it_is_told_until_it_is_read_and_then_on_no_device() -> None:
    at = table("move")
    seat = first_asked(at)
    run_out(at, seat)
    assert len(decided(at, PEOPLE[seat])) == len(decided(at, PEOPLE[seat])) == 1
    tables.do(at, PEOPLE[seat], sent.ReadDecided(id="1", seat=seat, until=LATE))
    assert decided(at, PEOPLE[seat]) == []


def test_what_is_decided_while_the_list_is_read_is_told_as_well() -> None:
    at = table("move")
    seat = first_asked(at)
    run_out(at, seat)
    tables.do(at, PEOPLE[seat], sent.ReadDecided(id="1", seat=seat, until=LATE - 1))
    assert len(decided(at, PEOPLE[seat])) == 1


def test_that_somebody_reads_it_nobody_else_notices() -> None:
    at = table("move")
    seat = first_asked(at)
    run_out(at, seat)
    other = Sent()
    whole(at, PEOPLE[seat - 1], frozenset(PEOPLE), LATE, other)
    told, arranged = at.told, at.arranged
    tables.do(at, PEOPLE[seat], sent.ReadDecided(id="1", seat=seat, until=LATE))
    assert (at.told, at.arranged) == (told, arranged)
    [update] = updates(at, [(PEOPLE[seat - 1], other)], frozenset(PEOPLE), LATE)
    assert (update.table, update.chairs[0].log) == (None, ())


def test_only_who_holds_the_seat_reads_it() -> None:
    at = table("move")
    seat = first_asked(at)
    with pytest.raises(Denied, match="denied-not-your-seat"):
        tables.do(at, PEOPLE[seat - 1], sent.ReadDecided(id="1", seat=seat, until=LATE))


def test_what_the_table_takes_back_was_not_decided() -> None:
    at = table("move")
    seat = first_asked(at)
    run_out(at, seat)
    others = tuple(each for each in range(4) if each != seat)
    apply(at, kept.Undone(at=LATE, seat=seat, agreed=others))
    assert decided(at, PEOPLE[seat]) == []


# A bot takes over


def bot_answers(at: Table, seat: Seat, times: int) -> None:
    """Let the bot in a seat answer, and everybody else, until it has done so often."""
    dice = Rng.seeded(3)
    while times:
        assert at.match is not None
        asked, choice = random_answer(at.match.asks, dice)
        picked = ids_in(choice)
        if asked != seat:
            apply(at, kept.Answered(at=LATE, seat=asked, choice=picked))
            continue
        apply(
            at, *answer_for_bot(at, seat, at.chairs[seat].bot, picked, at.match.number, LATE + times).entries
        )
        times -= 1


def test_who_comes_back_is_told_what_the_bot_answered_for_him() -> None:
    at = table("move")
    seat = first_asked(at)
    apply(at, kept.BotPlaced(at=2, seat=seat, bot="random", why="clock"))
    bot_answers(at, seat, 2)
    assert decided(at, PEOPLE[seat]) == []  # he watches: the seat is the bot's
    tables.do(at, PEOPLE[seat], sent.Sit(id="1", seat=seat, name="Back"))
    assert [each.why for each in decided(at, PEOPLE[seat])] == ["bot", "bot"]


def test_who_comes_back_by_his_link_on_another_device_is_told_too() -> None:
    at = table("move")
    seat = first_asked(at)
    run_out(at, seat)
    apply(at, kept.Sat(at=LATE, seat=seat, name="Player 0", session="n" * 64, token=""))
    assert [each.why for each in decided(at, "n" * 64)] == ["clock"]


def test_of_a_long_absence_the_last_decisions_are_told_one_by_one() -> None:
    at = table("move")
    seat = first_asked(at)
    apply(at, kept.BotPlaced(at=2, seat=seat, bot="random", why="left"))
    bot_answers(at, seat, DECIDED_SHOWN + 3)
    tables.do(at, PEOPLE[seat], sent.Sit(id="1", seat=seat, name="Back"))
    [chair] = seen(at, PEOPLE[seat]).chairs
    assert (len(chair.decided), chair.decided_before) == (DECIDED_SHOWN, 3)


def test_what_a_bot_of_the_house_decided_concerns_nobody_who_gets_its_seat() -> None:
    at = tables.table("ritual", {"seats": 3, "start": 0})
    apply(at, kept.Sat(at=1, seat=1, name="Host", session=tables.HOST, token=""))
    for seat in (0, 2):
        apply(at, kept.BotPlaced(at=1, seat=seat, bot="random", why="host"))
    apply(at, kept.Started(at=1))
    bot_answers(at, 0, 1)
    apply(at, kept.Sat(at=2, seat=0, name="Guest", session=tables.GUEST, token=""))
    assert decided(at, tables.GUEST) == []


# Arranged by himself


def test_what_somebody_arranged_he_is_told_until_he_decides_himself() -> None:
    at, seat = test_answered_for.seated(test_answered_for.ordered())
    mine = test_answered_for.PEOPLE[seat]
    assert at.match is not None
    apply(at, *answer_itself(at, seat, at.match.number, LATE).entries)
    assert [each.why for each in decided(at, mine)] == ["arranged"]
    assert decided(at, test_answered_for.PEOPLE[1 - seat]) == []
    bot_free_round(at, seat)
    assert decided(at, mine) == []


def bot_free_round(at: Table, seat: Seat) -> None:
    """Let all answer by hand until this seat has."""
    dice, asked = Rng.seeded(4), None
    while asked != seat:
        assert at.match is not None
        asked, choice = random_answer(at.match.asks, dice)
        picked = ids_in(choice)
        apply(at, kept.Answered(at=LATE, seat=asked, choice=picked))


def test_for_want_of_a_choice_nothing_was_decided() -> None:
    at, seat = test_answered_for.seated(test_answered_for.idle())
    assert at.match is not None
    apply(at, *answer_itself(at, seat, at.match.number, LATE).entries)
    assert decided(at, test_answered_for.PEOPLE[seat]) == []


# What is stored


def test_an_answer_of_the_version_before_goes_on() -> None:
    old = b'{"type":"Answered","at":1,"command":"","seat":0,"choice":["take"]}'
    assert kept.decode_entry(old) == kept.Answered(at=1, seat=0, choice=("take",))


def test_an_answer_by_hand_is_stored_as_before() -> None:
    assert b"by" not in kept.encode_entry(kept.Answered(at=1, seat=0, choice=("take",)))
