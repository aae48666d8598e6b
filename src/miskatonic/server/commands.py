"""What a client may do at a table: a command in, the entries it leads to out, or a reason why not.

Pure: reads the table and changes nothing. Not for carrying entries out (see `table`).
"""

from collections.abc import Callable
from typing import Any

import msgspec

from miskatonic import bots
from miskatonic.core.game import (
    BadOptions,
    IllegalAnswer,
    Seat,
    Why,
    answered_together,
    check_choice,
    explain,
)
from miskatonic.core.ids import ids_in
from miskatonic.core.record import CannotUndo, Match
from miskatonic.core.text import Text, text
from miskatonic.server import entries as kept
from miskatonic.server import protocol as sent
from miskatonic.server.entries import AnyEntry
from miskatonic.server.seats import hashed, new_token
from miskatonic.server.spelling import clean, clean_name, looks, numbered
from miskatonic.server.table import SeatAsk, Table

MOST_SEAT_ASKS = 8
"""At one table at the same time."""
ASKS_OF_A_SESSION = 3
"""So often somebody may ask for a seat of one table, refused or not."""
ASKS_OF_A_TABLE = 30
"""So often all together may: sessions cost nothing, and players should not be called on for ever."""

UNDOS_PER_MINUTE = 30
"""Of one person: more than anybody needs who only tries things out."""
MOST_SAID = 5_000
"""Lines that a table keeps of what is said."""
EXPIRING_MS = 24 * 3600 * 1000
RECOVERY_MS = 30_000
"""So long a bot that has failed stays away; after each further time it is so much longer."""
RECOVERIES = 3
"""So often it comes back to a seat."""


class Denied(Exception):
    """A command is refused; nothing has changed."""

    def __init__(self, reason: Text, clause: str = "") -> None:
        super().__init__(reason.id)
        self.reason = reason
        self.clause = clause


class Decision(msgspec.Struct, frozen=True):
    """What a command leads to."""

    entries: tuple[AnyEntry, ...]
    reclaim: str = ""
    """A new reclaim token, to be told to this client alone."""


def decide(table: Table, session: str, command: sent.AnyCommand, now: int) -> Decision:
    """Return what the command leads to; raise Denied."""
    _need(not table.is_full or isinstance(command, _ENDING), "denied-table-full")
    return _DECIDE[type(command)](table, session, command, now)


def _need(condition: bool, reason: str) -> None:
    if not condition:
        raise Denied(text(reason))


def _need_seat(table: Table, seat: Seat) -> None:
    _need(seat in table.seats, "denied-no-seat")


def _need_own(table: Table, session: str, seat: Seat) -> None:
    _need_seat(table, seat)
    _need(table.holds(session, seat), "denied-not-your-seat")


def _need_host(table: Table, session: str) -> None:
    _need(table.created.host == session, "denied-not-host")


def _need_welcome(table: Table, session: str) -> None:
    """Whoever was sent away does not come back to this table."""
    if session in table.kicked:
        raise Denied(text("denied-kicked", reason=table.kicked[session]))


def sit(table: Table, session: str, command: sent.Sit, now: int) -> Decision:
    """Before the start an open seat or a bot's is anybody's; afterwards only one's own, or the host's."""
    _need_seat(table, command.seat)
    _need(table.status in ("gathering", "playing"), "denied-over")
    name = _name_in_seat(table, session, command.seat, command.name)
    given = table.chairs[command.seat].session == session or table.created.host == session
    _need(table.status == "gathering" or given, "denied-ask-first")
    token = new_token()
    return Decision((_sat(command.seat, name, session, token, now),), token)


def _name_in_seat(table: Table, session: str, seat: Seat, called: str) -> str:
    """Return how the session's person is called in a seat that is nobody else's."""
    _need_welcome(table, session)
    chair = table.chairs[seat]
    _need(chair.kind != "person", "denied-seat-taken")
    _need(chair.session in ("", session), "denied-seat-kept")
    mine = table.seats_of(session)
    _need(table.game.several_seats or not (mine or _has_seen(table, session, seat)), "denied-already-seated")
    name = clean_name(called)
    _need(bool(name), "denied-name")
    others = {looks(chair.name) for each, chair in enumerate(table.chairs) if each != seat}
    others |= {looks(ask.name) for ask in table.seat_asks if ask.session != session}
    if name in {table.chairs[each].name for each in mine}:
        name = _name_of_another_seat(name, others)
    _need(looks(name) not in others, "denied-name-taken")
    return name


def _has_seen(table: Table, session: str, seat: Seat) -> bool:
    """Say whether the session has seen the match from another seat, which a bot keeps for it."""
    others = [chair.session for each, chair in enumerate(table.chairs) if each != seat]
    return table.status == "playing" and session in others


def _name_of_another_seat(name: str, taken: set[str]) -> str:
    """Whoever sits down a second time is told apart by a number; there are more numbers than seats."""
    places = (numbered(name, place) for place in range(2, len(taken) + 3))
    return next(each for each in places if looks(each) not in taken)


def _sat(seat: Seat, name: str, session: str, token: str, now: int) -> kept.Sat:
    return kept.Sat(at=now, seat=seat, name=name, session=session, token=hashed(token))


def leave(table: Table, session: str, command: sent.Leave, now: int) -> Decision:
    """Before the start the seat is open again; afterwards a bot plays on."""
    _need_own(table, session, command.seat)
    if table.status == "gathering":
        return Decision((kept.Emptied(at=now, seat=command.seat),))
    _need(table.status == "playing", "denied-over")
    return Decision((hand_over(table, command.seat, "left", now),))


def ask_seat(table: Table, session: str, command: sent.AskSeat, now: int) -> Decision:
    """Whoever comes after the start asks for a bot's seat; what he is called must not break talk rules."""
    _need_seat(table, command.seat)
    _need(table.status == "playing", "denied-not-playing")
    name = _name_in_seat(table, session, command.seat, command.name)
    _need(all(ask.session != session for ask in table.seat_asks), "denied-asked")
    _need(len(table.seat_asks) < MOST_SEAT_ASKS, "denied-many-asks")
    _need(table.asked_for_seats.count(session) < ASKS_OF_A_SESSION, "denied-asked-often")
    _need(len(table.asked_for_seats) < ASKS_OF_A_TABLE, "denied-table-asked-often")
    assert table.match is not None
    refusal = table.game.check_talk(table.match.state, name)
    if refusal is not None:
        raise Denied(refusal)
    return Decision((kept.SeatAsked(at=now, seat=command.seat, name=name, session=session),))


def withdraw_ask(table: Table, session: str, command: sent.WithdrawAsk, now: int) -> Decision:
    """Whoever asked for a seat no longer does."""
    for ask in table.seat_asks:
        if ask.session == session:
            return Decision((kept.SeatAskEnded(at=now, ask=ask.number, why="withdrawn"),))
    raise Denied(text("denied-no-ask"))


def vote_seat(table: Table, session: str, command: sent.VoteSeat, now: int) -> Decision:
    """The host gives a seat or refuses it; while he is absent all players who are not must agree."""
    _need(table.status == "playing", "denied-not-playing")
    ask = next((each for each in table.seat_asks if each.number == command.ask), None)
    if ask is None:
        raise Denied(text("denied-no-ask"))
    mine = table.seats_of(session)
    is_host = table.created.host == session
    _need(is_host or (bool(mine) and ask.session != session), "denied-not-player")
    _need(is_host or table.is_absent(table.created.host, now), "denied-host-decides")
    if not command.agree:
        return Decision((kept.SeatAskEnded(at=now, ask=ask.number, why="refused"),))
    if is_host:
        return Decision((_given(ask, now),))
    vote = kept.SeatVoted(at=now, ask=ask.number, seat=mine[0])
    if _all_agree(table, ask, {*mine}, now):
        return Decision((vote, _given(ask, now)))
    return Decision((vote,))


def _given(ask: SeatAsk, now: int) -> kept.Sat:
    """The seat has no reclaim link until its new owner renews it: nobody else may learn one."""
    return kept.Sat(at=now, seat=ask.seat, name=ask.name, session=ask.session, token="")


def _all_agree(table: Table, ask: SeatAsk, more: set[Seat], now: int) -> bool:
    """Say whether all players who are not absent gave their voices, and there is one."""
    voters = {seat for seat in table.voters(now) if table.chairs[seat].session != ask.session}
    return bool(voters) and voters <= ask.agreed | more


def bring(table: Table, session: str, command: sent.Bring, now: int) -> Decision:
    """Until the match begins whoever holds a seat says what lies in front of it; the game checks it."""
    _need_own(table, session, command.seat)
    _need(table.status == "gathering", "denied-started")
    _need(not table.created.room, "denied-settled-in-room")
    _need(command.field in {field.name for field in table.game.fields if field.per_seat}, "denied-no-field")
    try:
        table.options_with(command.seat, command.field, command.value)
    except BadOptions as bad:
        raise Denied(bad.reason, bad.clause) from None
    return Decision((kept.Brought(at=now, seat=command.seat, field=command.field, value=command.value),))


def hand_over(table: Table, seat: Seat, why: kept.HandedOver, now: int) -> kept.BotPlaced:
    """Return the entry by which a bot takes over; where the usual one has failed, the simplest."""
    usual = bots.default(table.game.name)
    bot = "random" if why == "crashed" and table.chairs[seat].bot == usual else usual
    return kept.BotPlaced(at=now, seat=seat, bot=bot, why=why)


def bring_back(table: Table, seat: Seat, number: int, now: int) -> Decision:
    """A bot that failed a while ago plays again; one that fails time after time does not."""
    match, chair = table.match, table.chairs[seat]
    if match is None or match.number != number or not may_recover(table, seat, now):
        raise Denied(text("refused-stale"))
    return Decision((kept.BotPlaced(at=now, seat=seat, bot=chair.failed, why="recovered"),))


def may_recover(table: Table, seat: Seat, now: int) -> bool:
    """Say whether it is time for the bot of a seat for which a simpler one stands in."""
    chair = table.chairs[seat]
    rested = now - chair.failed_at >= RECOVERY_MS * chair.failures
    return chair.kind == "bot" and bool(chair.failed) and chair.failures <= RECOVERIES and rested


def hand_over_absent(table: Table, session: str, command: sent.HandOver, now: int) -> Decision:
    """The host lets a bot play for somebody who is absent and may come back, as after he had left."""
    _need_host(table, session)
    _need_seat(table, command.seat)
    _need(table.status == "playing", "denied-not-playing")
    chair = table.chairs[command.seat]
    _need(chair.kind == "person", "denied-nobody-there")
    _need(table.is_absent(chair.session, now), "denied-not-absent")
    return Decision((hand_over(table, command.seat, "absent", now),))


def place_bot(table: Table, session: str, command: sent.PlaceBot, now: int) -> Decision:
    """The host fills open seats, and changes bots."""
    _need_host(table, session)
    _need_seat(table, command.seat)
    _need(table.status in ("gathering", "playing"), "denied-over")
    _need(table.chairs[command.seat].kind != "person", "denied-seat-taken")
    _need(command.bot in table.bots, "denied-no-bot")
    return Decision((kept.BotPlaced(at=now, seat=command.seat, bot=command.bot, why="host"),))


def pace_bots(table: Table, session: str, command: sent.PaceBots, now: int) -> Decision:
    """Whoever plays alone with bots says how long they wait; it is the same for every bot and answer."""
    _need(table.status == "playing", "denied-not-playing")
    _need(table.plays_alone(session), "denied-not-alone")
    return Decision((kept.BotsPaced(at=now, pace=command.pace),))


def empty(table: Table, session: str, command: sent.Empty, now: int) -> Decision:
    """The host frees a seat before the start."""
    _need_host(table, session)
    _need_seat(table, command.seat)
    _need(table.status == "gathering", "denied-started")
    return Decision((kept.Emptied(at=now, seat=command.seat),))


def kick(table: Table, session: str, command: sent.Kick, now: int) -> Decision:
    """The host sends somebody away for good; afterwards the seat is open, or after the start a bot's."""
    _need(table.status in ("gathering", "playing"), "denied-over")
    whom, reason = _disciplined(table, session, command.seat, command.reason)
    _need(bool(reason), "denied-no-reason")
    bot = bots.default(table.game.name)
    return Decision((kept.Kicked(at=now, session=whom, reason=reason, bot=bot),))


def mute(table: Table, session: str, command: sent.Mute, now: int) -> Decision:
    """The host lets somebody talk no more, or again."""
    whom, reason = _disciplined(table, session, command.seat, command.reason)
    _need(bool(reason) or whom in table.muted, "denied-no-reason")
    return Decision((kept.Muted(at=now, session=whom, reason=reason),))


def _disciplined(table: Table, session: str, seat: Seat, said: str) -> tuple[str, str]:
    """Return whom the host means and why; the reason stands in the log, so talk rules hold for it, too."""
    _need_host(table, session)
    _need_seat(table, seat)
    whom, reason = table.chairs[seat].session, clean(said)
    _need(bool(whom), "denied-nobody-there")
    _need(whom != session, "denied-kick-yourself")
    refusal = table.game.check_talk(table.match.state, reason) if table.match is not None and reason else None
    if refusal is not None:
        raise Denied(refusal)
    return whom, reason


def start(table: Table, session: str, command: sent.Start, now: int) -> Decision:
    """The host begins once every seat is filled."""
    _need_host(table, session)
    _need(table.status == "gathering", "denied-started")
    _need(all(chair.kind != "open" for chair in table.chairs), "denied-open-seats")
    return Decision((kept.Started(at=now),))


def answer(table: Table, session: str, command: sent.Answer, now: int) -> Decision:
    """Whoever is asked answers; the game itself says whether it may be."""
    _need_own(table, session, command.seat)
    _need(table.status == "playing", "denied-not-playing")
    _need(table.taught(command.seat) in (None, command.choice), "denied-lesson")
    answered = answer_seat(table, command.seat, command.choice, command.number, now)
    mine = table.seats_of(session)
    if len(mine) == 1:
        return answered
    assert table.match is not None
    others = answered_together(table.match.asks, command.seat, mine)
    also = (kept.Answered(at=now, seat=each, choice=command.choice) for each in others)
    return Decision((*answered.entries, *also))


def answer_seat(table: Table, seat: Seat, choice: tuple[str, ...], number: int, now: int) -> Decision:
    """Hold the answer against what is asked.

    Where nothing is asked it is tried on a copy of the position: it may change a sealed answer, or the game
    says why not.
    """
    match = table.match
    if match is None or number != match.number:
        raise Denied(text("refused-stale"))
    ask = match.asks.get(seat)
    try:
        if ask is not None:
            check_choice(ask, choice)
        else:
            table.game.answer(match.state.copy(), seat, choice)
    except IllegalAnswer as error:
        raise Denied(error.reason, error.clause) from None
    return Decision((kept.Answered(at=now, seat=seat, choice=choice),))


def answer_for_bot(
    table: Table, seat: Seat, bot: str, choice: tuple[str, ...], number: int, now: int
) -> Decision:
    """A bot answers once, and not for somebody who has come back meanwhile."""
    chair = table.chairs[seat]
    if (
        table.is_full
        or table.match is None
        or seat not in table.match.asks
        or (chair.kind, chair.bot) != ("bot", bot)
    ):
        raise Denied(text("refused-stale"))
    return answer_seat(table, seat, choice, number, now)


def answer_itself(table: Table, seat: Seat, number: int, now: int) -> Decision:
    """What need not be put to a person is answered for him, unless he has answered, or wants to, by hand."""
    match = table.match
    if table.is_full or match is None or match.number != number or seat not in match.asks:
        raise Denied(text("refused-stale"))
    choice = table.answers_itself(seat)
    if choice is None:
        raise Denied(text("refused-stale"))
    return Decision((kept.Answered(at=now, seat=seat, choice=choice, by="itself"),))


def myself(table: Table, session: str, command: sent.Myself, now: int) -> Decision:
    """Whoever has arranged to be answered for may take that back at any time."""
    _need_own(table, session, command.seat)
    _need(table.status == "playing", "denied-not-playing")
    return Decision((kept.Myself(at=now, seat=command.seat),))


def ask_always(table: Table, session: str, command: sent.AskAlways, now: int) -> Decision:
    """Whoever would rather be asked in vain than be seen to have nothing may have it so, in private."""
    _need_own(table, session, command.seat)
    _need(table.status == "playing", "denied-not-playing")
    return Decision((kept.AskedAlways(at=now, seat=command.seat, always=command.always),))


def read_decided(table: Table, session: str, command: sent.ReadDecided, now: int) -> Decision:
    """Whoever was told what was decided in his name need not be told again, wherever he comes from."""
    _need_own(table, session, command.seat)
    _need(table.match is not None, "denied-not-started")
    return Decision((kept.Noted(at=now, seat=command.seat, until=command.until),))


def hintable(table: Table, session: str, seat: Seat) -> Match:
    """Return the match, if the session's seat has something to decide in it."""
    _need_own(table, session, seat)
    _need(table.status == "playing", "denied-not-playing")
    assert table.match is not None
    _need(seat in table.match.asks, "denied-not-asked")
    _need(table.taught(seat) is None, "denied-lesson")
    return table.match


def explained(table: Table, session: str, command: sent.Explain) -> tuple[Why, ...]:
    """Return why a session's seat can do nothing with a thing of the board now."""
    _need_own(table, session, command.seat)
    _need(table.status == "playing", "denied-not-playing")
    assert table.match is not None
    if table.taught(command.seat) is not None:
        return (Why(text("denied-lesson")),)
    return explain(table.game, table.match.state, command.seat, command.thing)


def time_out(table: Table, seat: Seat, number: int, now: int) -> Decision:
    """The rules decide for a person who is late in that position; where they do not, a bot takes over."""
    match = table.match
    late = match is not None and match.number == number and seat in match.asks and not table.is_full
    if match is None or not late or table.chairs[seat].kind != "person":
        raise Denied(text("refused-stale"))
    choice = table.game.on_timeout(match.state, seat)
    if choice is None:
        return Decision((hand_over(table, seat, "clock", now),))
    return Decision((kept.Answered(at=now, seat=seat, choice=ids_in(choice), by="clock"),))


def ask_undo(table: Table, session: str, command: sent.AskUndo, now: int) -> Decision:
    """A free undo happens at once; otherwise the other people are asked, unless all of them are absent."""
    _need_own(table, session, command.seat)
    _need(table.status == "playing" and table.match is not None, "denied-not-playing")
    assert table.match is not None
    _need(table.undo is None, "denied-undo-open")
    lately = [at for at in table.undos.get(session, ()) if now - at < 60_000]
    _need(len(lately) < UNDOS_PER_MINUTE, "denied-undo-often")
    try:
        taken = table.match.taking_back(command.seat, table.seats_of(session))
    except CannotUndo as error:
        raise Denied(error.reason) from None
    _need(command.answers in (None, taken.answers), "denied-undo-more")
    if taken.free:
        mine = tuple(each for each in table.seats_of(session) if each != command.seat)
        return Decision((kept.Undone(at=now, seat=command.seat, agreed=mine),))
    if any(not table.same_person(seat, command.seat) for seat in table.voters(now)):
        return Decision((kept.UndoAsked(at=now, seat=command.seat),))
    return Decision((_undone(table, command.seat, now),))


def _undone(table: Table, seat: Seat, now: int) -> kept.Undone:
    agreed = tuple(each for each in table.seats if each != seat)
    return kept.Undone(at=now, seat=seat, agreed=agreed)


def redo(table: Table, session: str, command: sent.Redo, now: int) -> Decision:
    """Who took something back puts it back; nobody need agree, for all have seen and played it before."""
    _need_own(table, session, command.seat)
    _need(table.status == "playing" and table.match is not None, "denied-not-playing")
    assert table.match is not None
    offer = table.match.redo_target()
    _need(offer is not None and offer[0] == command.seat, "redo-nothing")
    return Decision((kept.Redone(at=now, seat=command.seat),))


def vote_undo(table: Table, session: str, command: sent.VoteUndo, now: int) -> Decision:
    """The last one to agree brings the undo about; one refusal ends the question."""
    _need_own(table, session, command.seat)
    if table.undo is None:
        raise Denied(text("denied-no-undo"))
    missing = table.undo_missing()
    _need(command.seat in missing, "denied-voted")
    vote = kept.UndoVoted(at=now, seat=command.seat, agree=command.agree)
    waited_for = {*missing} & {*table.voters(now)}
    if command.agree and all(table.same_person(seat, command.seat) for seat in waited_for):
        return Decision((vote, _undone(table, table.undo.seat, now)))
    return Decision((vote,))


def say(table: Table, session: str, command: sent.Say, now: int) -> Decision:
    """Players and spectators talk apart; the game may refuse what its talk rules forbid."""
    _need_welcome(table, session)
    if session in table.muted:
        raise Denied(text("denied-muted", reason=table.muted[session]))
    _need(len(table.chat) < MOST_SAID, "denied-said-enough")
    name = clean_name(command.name)
    if command.seat is not None:
        _need_own(table, session, command.seat)
        name = table.chairs[command.seat].name
    else:
        _need(not table.seats_of(session), "denied-not-spectator")
        _need(table.created.spectators, "denied-no-spectators")
        _need(bool(name), "denied-name")
        others = {looks(chair.name) for chair in table.chairs if chair.session != session}
        _need(looks(name) not in others, "denied-name-taken")
    said = clean(command.text)
    _need(bool(said) != bool(command.phrase), "denied-empty")
    _need(not command.phrase or command.phrase in table.game.phrases(), "denied-no-phrase")
    if said and table.match is not None:
        refusal = table.game.check_talk(table.match.state, said)
        if refusal is not None:
            raise Denied(refusal)
    entry = kept.Said(at=now, seat=command.seat, name=name, text=said, phrase=command.phrase)
    return Decision((entry,))


def vote_end(table: Table, session: str, command: sent.VoteEnd, now: int) -> Decision:
    """When all people who are not absent want it, the match ends with everything revealed."""
    _need_own(table, session, command.seat)
    _need(table.status == "playing", "denied-not-playing")
    vote = kept.EndVoted(at=now, seat=command.seat, agree=command.agree)
    if table.is_full and command.agree:
        return Decision((vote, kept.Closed(at=now, why="full")))
    wanting = table.end_votes | {*table.seats_of(session)}
    if command.agree and wanting >= {*table.voters(now)}:
        return Decision((vote, kept.Closed(at=now, why="vote")))
    return Decision((vote,))


def conclude(table: Table, now: int) -> tuple[AnyEntry, ...]:
    """Return what is settled because those whose voices are missing have gone or are absent."""
    if table.status != "playing":
        return ()
    gone = [ask for ask in table.seat_asks if table.is_absent(ask.session, now)]
    entries: list[AnyEntry] = [kept.SeatAskEnded(at=now, ask=ask.number, why="absent") for ask in gone]
    voters = {*table.voters(now)}
    if voters and voters <= table.end_votes:
        return *entries, kept.Closed(at=now, why="vote")
    if voters and table.undo is not None and voters.isdisjoint(table.undo_missing()):
        entries.append(_undone(table, table.undo.seat, now))
    if table.is_absent(table.created.host, now):
        agreed = [ask for ask in table.seat_asks if ask not in gone and _all_agree(table, ask, set(), now)]
        entries += [_given(ask, now) for ask in agreed[:1]]
    return tuple(entries)


def close(table: Table, session: str, command: sent.Close, now: int) -> Decision:
    """The host closes a table that has not started, or one that cannot go on."""
    _need_host(table, session)
    if table.status == "playing" and table.is_full:
        return Decision((kept.Closed(at=now, why="full"),))
    _need(table.status == "gathering", "denied-started")
    return Decision((kept.Closed(at=now, why="host"),))


def renew_link(table: Table, session: str, command: sent.RenewLink, now: int) -> Decision:
    """The owner of a seat gets a new reclaim link; the old one is void."""
    _need_own(table, session, command.seat)
    token = new_token()
    name = table.chairs[command.seat].name
    return Decision((_sat(command.seat, name, session, token, now),), token)


def reclaim(table: Table, session: str, token: str, now: int) -> tuple[Seat, Decision]:
    """Whoever has the reclaim link gets the seat, in this browser; the link is renewed."""
    _need_welcome(table, session)
    mark = hashed(token)
    for seat, chair in enumerate(table.chairs):
        if chair.token and chair.token == mark:
            others = [each for each in table.seats_of(session) if each != seat]
            _need(not others or table.game.several_seats, "denied-already-seated")
            fresh = new_token()
            return seat, Decision((_sat(seat, chair.name, session, fresh, now),), fresh)
    raise Denied(text("denied-link"))


def expire(table: Table, patience: int, now: int) -> Decision:
    """A table that gathers people in vain is announced to close, and a day later closed.

    Never at once: a clock that was wrong for a while must not cost anybody his table.
    """
    if table.status != "gathering" or now - table.touched < patience:
        raise Denied(text("refused-stale"))
    if table.expiring is None or now < table.expiring:
        return Decision((kept.Expiring(at=now),))
    if now - table.expiring < EXPIRING_MS:
        raise Denied(text("refused-stale"))
    return Decision((kept.Closed(at=now, why="expired"),))


_ENDING = (sent.VoteEnd, sent.Close, sent.Leave)
"""What can be done where more has happened than a table keeps."""

_DECIDE: dict[type, Callable[[Table, str, Any, int], Decision]] = {
    sent.Sit: sit,
    sent.Leave: leave,
    sent.Bring: bring,
    sent.AskSeat: ask_seat,
    sent.WithdrawAsk: withdraw_ask,
    sent.VoteSeat: vote_seat,
    sent.HandOver: hand_over_absent,
    sent.PlaceBot: place_bot,
    sent.PaceBots: pace_bots,
    sent.Empty: empty,
    sent.Kick: kick,
    sent.Mute: mute,
    sent.Start: start,
    sent.Answer: answer,
    sent.Myself: myself,
    sent.AskAlways: ask_always,
    sent.ReadDecided: read_decided,
    sent.AskUndo: ask_undo,
    sent.Redo: redo,
    sent.VoteUndo: vote_undo,
    sent.Say: say,
    sent.VoteEnd: vote_end,
    sent.Close: close,
    sent.RenewLink: renew_link,
}
