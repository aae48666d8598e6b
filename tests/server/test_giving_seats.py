"""Seats after the start: given by the host or by the players who are there, and never held by the absent."""

import pytest

from miskatonic.core.text import Who, text
from miskatonic.server import entries as kept
from miskatonic.server import protocol as sent
from miskatonic.server.commands import (
    ASKS_OF_A_SESSION,
    ASKS_OF_A_TABLE,
    MOST_SEAT_ASKS,
    Denied,
    conclude,
    decide,
    reclaim,
)
from miskatonic.server.present import info, progress
from miskatonic.server.table import DAY, OBJECTION_MS, Table
from tests.server import tables
from tests.server.tables import GUEST, HOST, do

STRANGER, OTHER = "s" * 64, "o" * 64
LIVE = kept.Pace()
THEN = 1_000_000
"""When something is asked for; nobody is missed yet."""
LATER = THEN + OBJECTION_MS
"""When whoever was missed then counts as absent."""


def playing(seats: int = 4, *, pace: kept.Pace = LIVE, host_sits: bool = True) -> Table:
    """Anna is the host, Bert and Carl play, a bot has the last seat; there is no clock."""
    at = tables.table("ritual", {"seats": seats, "start": 0}, pace=pace)
    people = {0: (HOST, "Anna"), 1: (GUEST, "Bert"), 2: (OTHER, "Carl")}
    for seat, (session, name) in people.items():
        if seat or host_sits:
            do(at, session, sent.Sit(id="sit", seat=seat, name=name))
    for seat in range(seats):
        if at.chairs[seat].kind == "open":
            do(at, HOST, sent.PlaceBot(id="bot", seat=seat, bot="random"))
    do(at, HOST, sent.Start(id="start"))
    return at


def asked(at: Table | None = None) -> Table:
    """A stranger has asked for the bot's seat."""
    at = at or playing()
    do(at, STRANGER, sent.AskSeat(id="ask", seat=3, name="Dora"), THEN)
    return at


def miss(at: Table, *sessions: str) -> Table:
    for session in sessions:
        at.apply(at.seq + 1, kept.Missed(at=THEN, session=session))
    return at


def settle(at: Table, now: int) -> list[str]:
    """Let time pass; return what came of it."""
    entries = conclude(at, now)
    for entry in entries:
        at.apply(at.seq + 1, entry)
    return [type(entry).__name__ for entry in entries]


def refusal(at: Table, session: str, command: sent.AnyCommand, now: int = THEN) -> str:
    with pytest.raises(Denied) as denied:
        decide(at, session, command, now)
    return denied.value.reason.id


def yes(ask: int = 1) -> sent.VoteSeat:
    return sent.VoteSeat(id="yes", ask=ask, agree=True)


def no(ask: int = 1) -> sent.VoteSeat:
    return sent.VoteSeat(id="no", ask=ask, agree=False)


# Who sits down after the start


def test_a_stranger_cannot_sit_down_after_the_start() -> None:
    at = playing()
    assert refusal(at, STRANGER, sent.Sit(id="1", seat=3, name="Dora")) == "denied-ask-first"


def test_the_host_may_take_a_bot_s_seat_himself() -> None:
    at = playing(host_sits=False)
    do(at, HOST, sent.Sit(id="1", seat=3, name="Anna"))
    assert at.holds(HOST, 3)


def test_whoever_was_replaced_comes_back_without_asking() -> None:
    at = playing()
    do(at, GUEST, sent.Leave(id="1", seat=1))
    do(at, GUEST, sent.Sit(id="2", seat=1, name="Bert"))
    assert at.holds(GUEST, 1)


def test_the_host_does_not_go_round_looking_at_the_bots_cards() -> None:
    at = playing()
    do(at, HOST, sent.Leave(id="1", seat=0))
    assert refusal(at, HOST, sent.Sit(id="2", seat=3, name="Eve")) == "denied-already-seated"
    assert refusal(at, HOST, sent.AskSeat(id="3", seat=3, name="Eve")) == "denied-already-seated"
    do(at, HOST, sent.Sit(id="4", seat=0, name="Anna"))
    assert at.holds(HOST, 0)


# Asking for a seat


def test_asking_for_a_seat_gives_nothing_yet() -> None:
    at = asked()
    assert (at.chairs[3].kind, at.seats_of(STRANGER)) == ("bot", ())


def test_everybody_sees_who_asks_and_nobody_who_he_is() -> None:
    shown = info(asked(), GUEST, frozenset(), progress(asked(), {})).seat_asks
    assert shown == (sent.SeatAsk(1, 3, "Dora", mine=False, agreed=()),)
    assert info(asked(), STRANGER, frozenset(), progress(asked(), {})).seat_asks[0].mine


def test_a_session_asks_for_one_seat_at_a_time() -> None:
    at = asked()
    assert refusal(at, STRANGER, sent.AskSeat(id="2", seat=3, name="Dora")) == "denied-asked"


def test_a_session_asks_only_so_often() -> None:
    at = playing()
    for _ in range(ASKS_OF_A_SESSION):
        do(asked(at), STRANGER, sent.WithdrawAsk(id="w"))
    assert at.seat_asks == []
    assert refusal(at, STRANGER, sent.AskSeat(id="2", seat=3, name="Dora")) == "denied-asked-often"


def test_only_so_many_ask_at_the_same_time() -> None:
    at = playing()
    for number in range(MOST_SEAT_ASKS):
        do(at, f"{number}" * 64, sent.AskSeat(id="a", seat=3, name=f"Nobody {number}"))
    assert refusal(at, STRANGER, sent.AskSeat(id="b", seat=3, name="Dora")) == "denied-many-asks"


def test_seats_of_one_table_are_asked_for_only_so_often() -> None:
    at = playing()
    for number in range(ASKS_OF_A_TABLE):
        session = f"{number:064}"
        do(at, session, sent.AskSeat(id="a", seat=3, name=f"Nobody {number}"))
        do(at, session, sent.WithdrawAsk(id="w"))
    assert refusal(at, STRANGER, sent.AskSeat(id="b", seat=3, name="Dora")) == "denied-table-asked-often"


def test_strangers_cannot_write_into_the_log() -> None:
    at = playing()
    before = {reader: list(lines) for reader, lines in at.logs.items()}
    do(asked(at), HOST, no(), THEN)
    assert at.logs == before
    do(asked(at), HOST, sent.VoteSeat(id="yes", ask=2, agree=True), THEN)
    assert at.logs[1][-1].text == text("table-sat", who=Who(3))


@pytest.mark.parametrize(
    ("session", "seat", "name", "reason"),
    [
        (STRANGER, 1, "Dora", "denied-seat-taken"),
        (STRANGER, 3, "bert", "denied-name-taken"),
        (STRANGER, 3, "Anna has the Mask", "talk-refused"),
        (STRANGER, 4, "Dora", "denied-no-seat"),
        (GUEST, 3, "Bert", "denied-already-seated"),
    ],
)
def test_what_cannot_be_given_cannot_be_asked_for(session: str, seat: int, name: str, reason: str) -> None:
    assert refusal(playing(), session, sent.AskSeat(id="1", seat=seat, name=name)) == reason


def test_a_seat_that_a_bot_keeps_for_somebody_cannot_be_asked_for() -> None:
    at = playing()
    do(at, GUEST, sent.Leave(id="1", seat=1))
    assert refusal(at, STRANGER, sent.AskSeat(id="2", seat=1, name="Dora")) == "denied-seat-kept"


# The host decides


def test_the_host_gives_the_seat_at_once() -> None:
    at = asked()
    do(at, HOST, yes(), THEN)
    assert at.holds(STRANGER, 3)
    assert (at.chairs[3].name, at.seat_asks) == ("Dora", [])


def test_giving_a_seat_tells_the_giver_no_link_and_its_owner_makes_one() -> None:
    at = asked()
    assert do(at, HOST, yes(), THEN) == ""
    with pytest.raises(Denied, match="denied-link"):
        reclaim(at, OTHER, "", THEN)
    link = do(at, STRANGER, sent.RenewLink(id="link", seat=3))
    assert reclaim(at, STRANGER, link, THEN)[0] == 3


def test_the_host_refuses_at_once() -> None:
    at = asked()
    do(at, HOST, no(), THEN)
    assert (at.seat_asks, at.chairs[3].kind) == ([], "bot")
    assert refusal(at, HOST, yes()) == "denied-no-ask"


def test_while_the_host_is_there_nobody_else_decides() -> None:
    at = asked()
    assert refusal(at, GUEST, yes()) == "denied-host-decides"
    assert refusal(at, GUEST, no()) == "denied-host-decides"


def test_a_host_who_is_missed_is_not_yet_absent() -> None:
    at = miss(asked(), HOST)
    assert refusal(at, GUEST, yes(), LATER - 1) == "denied-host-decides"


def test_whoever_gets_a_seat_takes_it_from_all_who_asked_for_it() -> None:
    at = asked()
    do(at, "x" * 64, sent.AskSeat(id="ask", seat=3, name="Emil"))
    do(at, HOST, yes(ask=2), THEN)
    assert (at.chairs[3].name, at.seat_asks) == ("Emil", [])


# The players decide, without a host


def test_without_the_host_all_players_must_agree() -> None:
    at = miss(asked(), HOST)
    do(at, GUEST, yes(), LATER)
    assert at.chairs[3].kind == "bot"
    do(at, OTHER, yes(), LATER)
    assert at.holds(STRANGER, 3)


def test_without_the_host_one_refusal_is_enough() -> None:
    at = miss(asked(), HOST)
    do(at, GUEST, yes(), LATER)
    do(at, OTHER, no(), LATER)
    assert (at.seat_asks, at.chairs[3].kind) == ([], "bot")


def test_absent_players_are_not_asked() -> None:
    at = miss(asked(), HOST, OTHER)
    do(at, GUEST, yes(), LATER)
    assert at.holds(STRANGER, 3)


def test_who_watches_or_asks_does_not_vote() -> None:
    at = miss(asked(), HOST)
    assert refusal(at, STRANGER, yes(), LATER) == "denied-not-player"
    assert refusal(at, "x" * 64, no(), LATER) == "denied-not-player"


def test_a_table_whose_players_are_all_absent_gives_no_seat() -> None:
    at = miss(asked(), HOST, GUEST, OTHER)
    assert settle(at, LATER) == []
    assert at.chairs[3].kind == "bot"


def test_when_the_last_missing_voice_becomes_absent_the_seat_is_given() -> None:
    at = miss(asked(), HOST)
    do(at, GUEST, yes(), LATER)
    miss(at, OTHER)
    assert settle(at, LATER) == ["Sat"]
    assert at.holds(STRANGER, 3)


def test_whoever_goes_away_no_longer_asks() -> None:
    at = miss(asked(), STRANGER)
    assert settle(at, LATER - 1) == []
    assert settle(at, LATER) == ["SeatAskEnded"]
    assert at.seat_asks == []


# The absent


def test_the_host_gives_an_absent_person_s_seat_to_a_bot_and_he_may_come_back() -> None:
    at = miss(playing(), GUEST)
    assert refusal(at, HOST, sent.HandOver(id="1", seat=1), LATER - 1) == "denied-not-absent"
    do(at, HOST, sent.HandOver(id="1", seat=1), LATER)
    assert (at.chairs[1].kind, at.logs[None][-1].text.id) == ("bot", "table-bot-absent")
    do(at, GUEST, sent.Sit(id="2", seat=1, name="Bert"))
    assert at.holds(GUEST, 1)


def test_nobody_is_replaced_who_is_there() -> None:
    at = miss(playing(), GUEST)
    at.apply(at.seq + 1, kept.Found(at=LATER, session=GUEST))
    assert refusal(at, HOST, sent.HandOver(id="1", seat=1), 10 * LATER) == "denied-not-absent"


def test_only_the_host_hands_over() -> None:
    at = miss(playing(), OTHER)
    assert refusal(at, GUEST, sent.HandOver(id="1", seat=2), LATER) == "denied-not-host"
    assert refusal(at, HOST, sent.HandOver(id="1", seat=3), LATER) == "denied-nobody-there"


def test_the_absent_do_not_keep_a_match_from_ending() -> None:
    at = miss(playing(), OTHER)
    do(at, HOST, sent.VoteEnd(id="1", seat=0, agree=True), LATER)
    assert not at.closed
    do(at, GUEST, sent.VoteEnd(id="2", seat=1, agree=True), LATER)
    assert at.status == "closed"


def test_a_vote_is_concluded_when_the_missing_voice_becomes_absent() -> None:
    at = playing()
    do(at, HOST, sent.VoteEnd(id="1", seat=0, agree=True))
    do(at, GUEST, sent.VoteEnd(id="2", seat=1, agree=True))
    miss(at, OTHER)
    assert settle(at, LATER - 1) == []
    assert settle(at, LATER) == ["Closed"]


def test_a_match_does_not_end_because_all_are_absent() -> None:
    at = playing()
    do(at, HOST, sent.VoteEnd(id="1", seat=0, agree=True))
    miss(at, HOST, GUEST, OTHER)
    assert settle(at, LATER) == []


def test_who_no_longer_wants_the_end_does_not_bring_it_about() -> None:
    at = miss(playing(), HOST, GUEST, OTHER)
    do(at, HOST, sent.VoteEnd(id="1", seat=0, agree=False), LATER)
    assert at.status == "playing"


def wanting_an_undo(at: Table) -> Table:
    """Anna gave the card to Bert, who took it; she would like it back."""
    do(at, HOST, sent.Answer(id="a", seat=0, number=0, choice=("seat:1",)))
    do(at, GUEST, sent.Answer(id="b", seat=1, number=1, choice=("take",)))
    do(at, HOST, sent.AskUndo(id="u", seat=0), THEN)
    return at


def test_an_undo_does_not_wait_for_the_absent() -> None:
    at = miss(wanting_an_undo(playing()), OTHER)
    do(at, GUEST, sent.VoteUndo(id="v", seat=1, agree=True), LATER)
    assert at.match is not None
    assert at.match.answers == 0


def test_an_undo_is_concluded_when_the_missing_voice_becomes_absent() -> None:
    at = wanting_an_undo(playing())
    do(at, GUEST, sent.VoteUndo(id="v", seat=1, agree=True), THEN)
    miss(at, OTHER)
    assert settle(at, LATER - 1) == []
    assert settle(at, LATER) == ["Undone"]


def test_an_undo_waits_for_one_who_is_there() -> None:
    at = miss(wanting_an_undo(playing()), OTHER)
    assert settle(at, LATER) == []


@pytest.mark.parametrize(("limit", "patience"), [(None, DAY), (3600, 3600), (3 * DAY, 3 * DAY)])
def test_over_days_nobody_is_absent_before_the_time_for_a_decision_has_passed(
    limit: int | None, patience: int
) -> None:
    at = miss(playing(pace=kept.Pace("days", limit)), GUEST)
    soon = THEN + patience * 1000
    assert refusal(at, HOST, sent.HandOver(id="1", seat=1), soon - 1) == "denied-not-absent"
    do(at, HOST, sent.HandOver(id="1", seat=1), soon)


def test_who_misses_whom_is_no_news_in_the_list_of_tables() -> None:
    at = playing()
    before = at.touched
    miss(at, GUEST)
    assert at.touched == before
