"""What a client is told of a table: built up for one session from what it may know.

Not for sending (see `desk`). Nothing of an entry goes out as it is.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import zip_longest
from typing import Any

import msgspec
from msgspec.structs import asdict

from miskatonic.core.game import Ask, Seat, asked, offered
from miskatonic.core.lesson import led
from miskatonic.core.record import CannotUndo, Match
from miskatonic.core.series import score
from miskatonic.core.text import Text, text
from miskatonic.server import entries as kept
from miskatonic.server.differences import difference
from miskatonic.server.entries import Pace
from miskatonic.server.protocol import (
    Chair,
    Change,
    ChatLine,
    EveningScore,
    Progress,
    SeatAsk,
    SeatInfo,
    TableInfo,
    TableState,
    TableUpdate,
    UndoOffer,
    UndoQuestion,
    Waiting,
)
from miskatonic.server.results import ended, standing
from miskatonic.server.store import Holding, Index, Listing
from miskatonic.server.table import DAY, Table

Present = frozenset[str]
"""The sessions that are connected right now; kept by the desk."""


DECIDED_SHOWN = 12
"""So much of what was decided in somebody's name he is told one by one."""


class Sent(msgspec.Struct):
    """What one client has got already."""

    logs: dict[Seat | None, int] = {}
    chat: int = 0
    about: tuple[int, Present] | None = None
    """To which arrangement of the table, and to whose presence, the last information belonged."""
    seats: tuple[Seat, ...] = ()
    """The client's own, in that arrangement."""
    news: tuple[int, int, Present] | None = None
    """The last news it was told of; see `has_news`."""
    views: dict[Seat | None, Any] | None = None
    """The view of each of its seats that it was sent last; None: it wants whole views."""

    def forget_views(self) -> None:
        """After a gap every view is told as a whole."""
        if self.views:
            self.views = {}

    def tell_view(self, reader: Seat | None, view: Any) -> tuple[Any, tuple[Change, ...] | None]:
        """Return a view as this client is told it: as a whole, or what is different from the last one."""
        if self.views is None:
            return view, None
        before, self.views[reader] = self.views.get(reader), view
        changes = None if before is None else difference(before, view)
        return (view, None) if changes is None else (None, changes)


def whole(table: Table, session: str, present: Present, now: int, sent: Sent) -> TableState:
    """Return everything this client may know."""
    sent.logs, sent.chat, sent.about = {}, 0, (table.arranged, present)
    sent.seats = table.seats_of(session)
    sent.news = _noticed(table, session, present)
    sent.forget_views()
    asks = _asks(table)
    chairs, chat = _news(table, asks, sent)
    about = info(table, session, present, progress(table, asks))
    return TableState(table.told, now, about, chairs, chat)


def has_news(table: Table, session: str, present: Present, sent: Sent) -> bool:
    """Say whether the client may notice anything since it was last told.

    What is sealed by others is no news, so nothing at all is sent because of it.
    """
    return sent.news != _noticed(table, session, present)


def _noticed(table: Table, session: str, present: Present) -> tuple[int, int, Present]:
    """Return what changes with everything that this session may notice, and with nothing else."""
    mine = sum([table.unseen.get(seat, 0) for seat in table.seats_of(session)]) if table.unseen else 0
    return table.told, mine, present


def updates(
    table: Table, clients: Iterable[tuple[str, Sent]], present: Present, now: int
) -> Iterator[TableUpdate]:
    """Yield for each client what is new to it: the game as it is now, the other things if they changed."""
    asks = _asks(table)
    shared = progress(table, asks)
    arrangement = table.arranged, present
    told: dict[tuple[bool, int, int, int], tuple[TableUpdate, Any]] = {}  # strangers, by what they have got
    for session, sent in clients:
        sent.news = _noticed(table, session, present)
        stranger = table.is_stranger(session)
        if stranger:
            before = None if sent.views is None else sent.views.get(None, sent)
            got = sent.about == arrangement, sent.logs.get(None, 0), sent.chat, id(before)
            if got in told:
                sent.about, sent.seats = arrangement, ()
                sent.logs, sent.chat = {None: len(table.logs[None])}, len(table.chat)
                update, view = told[got]
                if sent.views is not None:
                    sent.views = {None: view}
                yield update
                continue
        about = None
        if sent.about != arrangement:
            sent.about, sent.seats = arrangement, table.seats_of(session)
            about = info(table, session, present, shared)
        chairs, chat = _news(table, asks, sent)
        update = TableUpdate(table.told, now, shared, about, chairs, chat)
        if stranger:
            told[got] = update, (sent.views or {}).get(None)
        yield update


def _asks(table: Table) -> Mapping[Seat, Ask]:
    """Return whom everybody sees the game wait for; nobody, unless the match is on."""
    if table.match is None or table.status != "playing":
        return {}
    return asked(table.game, table.match.state)


def _news(
    table: Table, asks: Mapping[Seat, Ask], sent: Sent
) -> tuple[tuple[Chair, ...], tuple[ChatLine, ...]]:
    if not (sent.seats or table.is_shown_to_all):
        sent.logs = {}
        sent.forget_views()
        return (Chair(None, None, None, None, ()),), ()
    readers: tuple[Seat | None, ...] = sent.seats or (None,)
    chairs = tuple([chair(table, reader, asks, sent) for reader in readers])
    sent.logs = {reader: len(table.logs[reader]) for reader in readers}
    if sent.views and len(sent.views) > len(readers):  # a client keeps what stands in the last message
        sent.views = {reader: sent.views[reader] for reader in readers}
    if sent.chat == len(table.chat):
        return chairs, ()
    chat = tuple([line for line in table.chat[sent.chat :] if _may_hear(table, line, bool(sent.seats))])
    sent.chat = len(table.chat)
    return chairs, chat


def _may_hear(table: Table, line: ChatLine, player: bool) -> bool:
    """Players and spectators talk apart until the match is over."""
    return (line.seat is not None) == player or table.status in ("over", "closed")


def chair(table: Table, reader: Seat | None, asks: Mapping[Seat, Ask], sent: Sent) -> Chair:
    """Return what a seat or a spectator is shown, with the lines of the log that it has not got yet."""
    shown = _position(table, reader, asks, sent)
    if reader is None:
        return shown
    decided, always = table.decided.of(reader), reader in table.always_asked
    if not decided and not always:
        return shown
    return msgspec.structs.replace(
        shown,
        decided=tuple(decided[-DECIDED_SHOWN:]),
        decided_before=max(0, len(decided) - DECIDED_SHOWN),
        always_asked=always,
    )


def _position(table: Table, reader: Seat | None, asks: Mapping[Seat, Ask], sent: Sent) -> Chair:
    match = table.match
    if match is None:
        return Chair(reader, None, None, None, ())
    view, changes = sent.tell_view(reader, table.game.view(match.state, reader))
    lines = tuple(table.logs[reader][sent.logs.get(reader, 0) :])
    if reader is None:
        return Chair(None, view, None, None, lines, changes=changes)
    undo = _undo_offer(match, reader, sent.seats) if asks else None
    redo = _redo_offer(match, reader) if asks else 0
    ask = asks.get(reader)
    if ask is None:
        soon = table.game.soon(match.state, reader) if len(sent.seats) > 1 else None
        step = _step(table, reader)
        return Chair(reader, view, None, undo, lines, soon=soon, redo=redo, step=step, changes=changes)
    itself = table.answers_itself(reader)
    if itself is not None:
        foregone = tuple(option.text for option in ask.options if option.id in itself)
        step = _step(table, reader)
        return Chair(
            reader, view, None, undo, lines, foregone=foregone, redo=redo, step=step, changes=changes
        )
    sealed = table.game.sealed(match.state).get(reader)
    given = None if sealed is None else sealed.choice
    if table.lesson is not None and given is not None:  # in a lesson there is nothing to change about it
        return Chair(reader, view, None, undo, lines, redo=redo, step=_step(table, reader), changes=changes)
    taught = table.taught(reader)
    if taught is not None:
        ask, step = led(ask, taught), _step(table, reader)
        return Chair(reader, view, ask, undo, lines, given, redo=redo, step=step, changes=changes)
    cautions, chances = table.game.cautions(match.state, reader), table.game.chances(match.state, reader)
    step = _step(table, reader)
    ask = offered(table.game, match.state, reader, ask, sent.seats)
    return Chair(
        reader, view, ask, undo, lines, given, cautions, chances, redo=redo, step=step, changes=changes
    )


def _step(table: Table, reader: Seat) -> int | None:
    """Return how many steps of the lesson the seat has taken; None where nothing is taught."""
    if table.lesson is None or table.match is None or reader != table.lesson.seat:
        return None
    return table.lesson.step(table.match)


def _undo_offer(match: Match, seat: Seat, own: tuple[Seat, ...]) -> UndoOffer | None:
    try:
        taken = match.taking_back(seat, own)
    except CannotUndo:
        return None
    return UndoOffer(taken.free, taken.answers, taken.others, taken.to)


def _redo_offer(match: Match, seat: Seat) -> int:
    offer = match.redo_target()
    return offer[1] if offer is not None and offer[0] == seat else 0


def progress(table: Table, asks: Mapping[Seat, Ask]) -> Progress:
    """Return how the match stands."""
    status = table.status
    over = status in ("over", "closed")
    match = table.match
    return Progress(
        status=status,
        waiting=_waiting(table, asks),
        number=match.number if match else 0,
        undo=_undo_question(table),
        end_votes=tuple(sorted(table.end_votes)),
        outcome=match.outcome if match else None,
        seed=table.created.seed if over and match else "",
    )


def info(table: Table, session: str, present: Present, shared: Progress) -> TableInfo:
    """Return the table itself as a session sees it."""
    created = table.created
    return TableInfo(
        **asdict(shared),
        id=table.id,
        game=table.game.name,
        options=msgspec.to_builtins(table.options_for(session)),
        seats=tuple(
            _seat(table, seat, session, present, character)
            for seat, character in zip_longest(table.seats, table.game.characters(table.options))
        ),
        seat_asks=tuple(
            SeatAsk(ask.number, ask.seat, ask.name, ask.session == session, tuple(sorted(ask.agreed)))
            for ask in table.seat_asks
        ),
        host=created.host == session,
        host_absent_from=table.absent_from(created.host),
        public=created.public,
        spectators=created.spectators,
        watching=sum(not table.seats_of(each) for each in present),
        pace=created.pace,
        bots=table.bots,
        bot_pace=table.bot_pace,
        seed_hash=table.seed_hash,
        rematch=table.rematch,
        several_seats=table.game.several_seats,
        room=created.room,
        lesson=created.lesson,
        evening=_evening(table),
        kicked=table.kicked.get(session, ""),
        muted=table.muted.get(session, ""),
        closed=text(f"table-closed-{table.closed}") if table.closed else None,
    )


def played_this_evening(table: Table) -> tuple[kept.PlayedBefore, ...]:
    """Return the matches that were played from rematch to rematch, with this one if it has an outcome."""
    before = table.created.evening
    if table.match is None or table.match.outcome is None:
        return before
    names = tuple(chair.name for chair in table.chairs)
    return (*before, kept.PlayedBefore(names, table.match.outcome.winners))


def _evening(table: Table) -> tuple[EveningScore, ...]:
    """Return the score over rematches; a single match needs none."""
    if not table.created.evening:
        return ()
    standings = score((each.people, each.winners) for each in played_this_evening(table))
    return tuple(EveningScore(each.person, each.won, each.played) for each in standings)


def _seat(table: Table, seat: Seat, session: str, present: Present, character: Text | None) -> SeatInfo:
    holder = table.chairs[seat]
    person = holder.kind == "person"
    return SeatInfo(
        kind=holder.kind,
        name=holder.name,
        bot=holder.bot,
        connected=holder.kind == "bot" or (person and holder.session in present),
        kept=not person and holder.session != "",
        mine=holder.session == session,
        character=character,
        absent_from=table.absent_from(holder.session) if person else None,
        muted=person and holder.session in table.muted,
    )


def waiting(table: Table) -> tuple[Waiting, ...]:
    """Return whom the game waits for, for what, and since when."""
    return _waiting(table, _asks(table))


def _waiting(table: Table, asks: Mapping[Seat, Ask]) -> tuple[Waiting, ...]:
    return tuple(
        [
            Waiting(seat, ask.kind, table.since, _until(table, seat, ask), ask.sealed)
            for seat, ask in asks.items()
        ]
    )


def _until(table: Table, seat: Seat, ask: Ask) -> int | None:
    """Return when a person's time runs out, if there is a clock."""
    seconds = time_for(ask, table.created.pace)
    if seconds is None or table.chairs[seat].kind != "person":
        return None
    return table.since + seconds * 1000


def time_for(ask: Ask, pace: Pace) -> int | None:
    """Return the seconds for a decision: its own limit, which is no shorter than the pace of days.

    At a table without a clock there are none, unless the players agreed on the limit.
    """
    if ask.limit is None or (pace.limit is None and not ask.agreed):
        return pace.limit
    return max(ask.limit, pace.limit or DAY) if pace.kind == "days" else ask.limit


def _undo_question(table: Table) -> UndoQuestion | None:
    if table.undo is None or table.match is None:
        return None
    seat = table.undo.seat
    own = tuple(each for each in table.seats if table.same_person(each, seat))
    answers = table.match.taking_back(seat, own).answers
    agreed, missing = sorted(table.undo_agreed), sorted(table.undo_missing())
    return UndoQuestion(seat, tuple(agreed), tuple(missing), answers)


def index(table: Table, listed: bool = False, just_ended: bool = False) -> Index:
    """Return how the table is found; `listed`: its listing is known and has not changed.

    Whoever has given a sealed answer is not called; that he alone can see. Whoever will be answered for is:
    that happens only while he is at the table.
    """
    asks = table.match.asks if table.match is not None and table.status == "playing" else {}
    return Index(
        table.status,
        table.touched,
        tuple(asks),
        None if listed else _listing(table),
        standing(table, asks),
        ended(table) if just_ended else (),
        due(table),
        bots_are_asked(table),
    )


def due(table: Table) -> int | None:
    """Return when the first clock runs out, if one runs."""
    ends = [each.until for each in waiting(table) if each.until is not None]
    return min(ends, default=None)


def bots_are_asked(table: Table) -> bool:
    """Say whether the game waits for a bot."""
    if table.match is None or table.status != "playing":
        return False
    return any(bot_is_asked(table, seat) for seat in table.match.asks)


def bot_is_asked(table: Table, seat: Seat) -> bool:
    """Say whether a bot is to answer for a seat that is asked; in a lesson it says only what is taught."""
    return table.chairs[seat].kind == "bot" and (table.lesson is None or table.taught(seat) is not None)


def _listing(table: Table) -> Listing:
    host = table.created.host
    if table.created.lesson:
        return Listing(table.game.name, public=False, names=(), open_seats=0, host=host)
    return Listing(
        game=table.game.name,
        public=table.created.public,
        names=tuple(chair.name for chair in table.chairs if chair.kind == "person"),
        open_seats=sum(chair.kind == "open" and not chair.session for chair in table.chairs),
        holdings=tuple(
            Holding(chair.session, None if chair.kind == "bot" else seat)
            for seat, chair in enumerate(table.chairs)
            if chair.session
        ),
        host=host,
    )
