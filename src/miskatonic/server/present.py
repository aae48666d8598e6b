"""What a client is told of a table: built up for one session from what it may know.

Not for sending (see `desk`). Nothing of an entry goes out as it is.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import zip_longest

import msgspec
from msgspec.structs import asdict

from miskatonic import bots
from miskatonic.core.game import Ask, Seat, asked
from miskatonic.core.lesson import led
from miskatonic.core.record import CannotUndo, Match
from miskatonic.core.series import score
from miskatonic.core.text import Text
from miskatonic.server import entries as kept
from miskatonic.server.entries import Pace
from miskatonic.server.protocol import (
    Chair,
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


def whole(table: Table, session: str, present: Present, now: int, sent: Sent) -> TableState:
    """Return everything this client may know."""
    sent.logs, sent.chat, sent.about = {}, 0, (table.arranged, present)
    sent.seats = table.seats_of(session)
    sent.news = _noticed(table, session, present)
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
    told: dict[tuple[bool, int, int], TableUpdate] = {}  # to strangers, by what they have got already
    for session, sent in clients:
        sent.news = _noticed(table, session, present)
        got = sent.about == arrangement, sent.logs.get(None, 0), sent.chat
        if got in told and table.is_stranger(session):
            sent.about, sent.seats = arrangement, ()
            sent.logs, sent.chat = {None: len(table.logs[None])}, len(table.chat)
            yield told[got]
            continue
        about = None
        if sent.about != arrangement:
            sent.about, sent.seats = arrangement, table.seats_of(session)
            about = info(table, session, present, shared)
        chairs, chat = _news(table, asks, sent)
        update = TableUpdate(table.told, now, shared, about, chairs, chat)
        if table.is_stranger(session):
            told[got] = update
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
        return (Chair(None, None, None, None, ()),), ()
    readers: tuple[Seat | None, ...] = sent.seats or (None,)
    chairs = tuple([chair(table, reader, asks, sent) for reader in readers])
    sent.logs = {reader: len(table.logs[reader]) for reader in readers}
    if sent.chat == len(table.chat):
        return chairs, ()
    chat = tuple([line for line in table.chat[sent.chat :] if _may_hear(table, line, bool(sent.seats))])
    sent.chat = len(table.chat)
    return chairs, chat


def _may_hear(table: Table, line: ChatLine, player: bool) -> bool:
    """Players and spectators talk apart until the match is over."""
    return (line.seat is not None) == player or table.status in ("over", "closed")


def chair(table: Table, reader: Seat | None, asks: Mapping[Seat, Ask], sent: Sent) -> Chair:
    """Return the game as a seat or a spectator sees it, with the lines that it has not got yet."""
    match = table.match
    if match is None:
        return Chair(reader, None, None, None, ())
    view = table.game.view(match.state, reader)
    lines = tuple(table.logs[reader][sent.logs.get(reader, 0) :])
    if reader is None:
        return Chair(None, view, None, None, lines)
    undo = _undo_offer(match, reader, sent.seats) if asks else None
    redo = _redo_offer(match, reader) if asks else 0
    ask = asks.get(reader)
    if ask is None:
        soon = table.game.soon(match.state, reader) if len(sent.seats) > 1 else None
        return Chair(reader, view, None, undo, lines, soon=soon, redo=redo, step=_step(table, reader))
    itself = table.answers_itself(reader)
    if itself is not None:
        foregone = tuple(option.text for option in ask.options if option.id in itself)
        step = _step(table, reader)
        return Chair(reader, view, None, undo, lines, foregone=foregone, redo=redo, step=step)
    sealed = table.game.sealed(match.state).get(reader)
    given = None if sealed is None else sealed.choice
    if table.lesson is not None and given is not None:  # in a lesson there is nothing to change about it
        return Chair(reader, view, None, undo, lines, redo=redo, step=_step(table, reader))
    taught = table.taught(reader)
    if taught is not None:
        return Chair(reader, view, led(ask, taught), undo, lines, given, redo=redo, step=_step(table, reader))
    cautions, chances = table.game.cautions(match.state, reader), table.game.chances(match.state, reader)
    step = _step(table, reader)
    return Chair(reader, view, ask, undo, lines, given, cautions, chances, redo=redo, step=step)


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
        options=msgspec.to_builtins(table.options),
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
        bots=bots.names(table.game.name),
        seed_hash=table.seed_hash,
        rematch=table.rematch,
        several_seats=table.game.several_seats,
        room=created.room,
        lesson=created.lesson,
        evening=_evening(table),
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
    asked = tuple(table.match.asks) if table.match is not None and table.status == "playing" else ()
    return Index(
        table.status,
        table.touched,
        asked,
        None if listed else _listing(table),
        standing(table),
        ended(table) if just_ended else (),
    )


def _listing(table: Table) -> Listing:
    if table.created.lesson:
        return Listing(table.game.name, public=False, names=(), open_seats=0)
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
    )
