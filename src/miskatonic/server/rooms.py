"""A room in which a series of matches is kept: who belongs to it, and who may change what. Pure.

Not for storing rooms, nor for opening their tables (see `keeper`). Sessions and tokens are kept as hashes,
and nothing of them goes out.
"""

from typing import Any

import msgspec
from msgspec.structs import replace

from miskatonic import games
from miskatonic.core.record import Match
from miskatonic.core.saga import Refused, Saga
from miskatonic.core.series import Series, add
from miskatonic.core.text import text
from miskatonic.server.commands import Denied
from miskatonic.server.seats import hashed
from miskatonic.server.spelling import clean_name, looks

MOST_MEMBERS = 12
LONGEST_NAME = 60


class Member(msgspec.Struct, frozen=True):
    """Somebody who belongs to a room."""

    name: str
    session: str = ""
    """Hash of the session; "": nobody has come for this name yet."""
    token: str = ""
    """Hash of the reclaim token."""


class Room(msgspec.Struct, frozen=True):
    """A room as it is kept."""

    series: Series
    host: str
    """The name of whoever decides for the group."""
    invite: str
    """Hash of the invitation that lets others in."""
    members: tuple[Member, ...] = ()
    table: str = ""
    """Where the next match is played, once it has begun."""
    next: str = ""
    """The room in which the tale goes on after its end."""
    votes: tuple[tuple[str, str], ...] = ()
    """Who would have which change, as JSON, where the host has not decided."""


def saga_of(game: str) -> Saga:
    """Return what the game tells from match to match; raise Denied if it tells nothing."""
    found = games.saga(game) if game in games.NAMES else None
    if found is None:
        raise Denied(text("denied-no-saga"))
    return found


def member(room: Room, session: str) -> str:
    """Return what somebody is called here; "": a stranger, who may read."""
    return next((each.name for each in room.members if session and each.session == session), "")


# Coming


def come(room: Room, session: str, name: str, invitation: str, token: str) -> Room:
    """Let somebody in who has the invitation: under a new name, or one for which nobody has come yet."""
    if hashed(invitation) != room.invite:
        raise Denied(text("denied-no-invitation"))
    if member(room, session):
        raise Denied(text("denied-already-here"))
    called = clean_name(name)
    if not called:
        raise Denied(text("denied-name"))
    return _seated(room, Member(called, session, hashed(token)))


def _seated(room: Room, new: Member) -> Room:
    old = next((each for each in room.members if looks(each.name) == looks(new.name)), None)
    if old is None:
        if len(room.members) >= MOST_MEMBERS:
            raise Denied(text("denied-room-full", most=MOST_MEMBERS))
        return replace(room, members=(*room.members, new))
    if old.session or old.name != new.name:
        raise Denied(text("denied-name-taken"))
    return _with_member(room, new)


def _with_member(room: Room, changed: Member) -> Room:
    members = tuple(changed if each.name == changed.name else each for each in room.members)
    return replace(room, members=members)


def reclaim(room: Room, session: str, token: str, new_token: str) -> Room:
    """Give somebody his place back who has its link; the link is renewed, and counts no more."""
    mine = next((each for each in room.members if each.token == hashed(token)), None)
    if mine is None:
        raise Denied(text("denied-no-reclaim"))
    if member(room, session) not in ("", mine.name):
        raise Denied(text("denied-already-here"))
    return _with_member(room, Member(mine.name, session, hashed(new_token)))


def renew_invitation(room: Room, session: str, invitation: str) -> Room:
    """Let the host make a new invitation; the old one counts no more."""
    if not room.host or member(room, session) != room.host:
        raise Denied(text("denied-not-host"))
    return replace(room, invite=hashed(invitation))


# Changing


def change(room: Room, session: str, wanted: Any, seed: int) -> Room:
    """Carry a change out: one's own at once, the group's if the host wants it or all the others do."""
    me = member(room, session)
    if not me:
        raise Denied(text("denied-only-members"))
    saga, tale = saga_of(room.series.game), room.series.tale
    whose = saga.right(tale, wanted, me)
    if whose == "nobody":
        raise Denied(text("denied-not-yours"))
    if whose == "group" and me != room.host:
        room = _voted(room, me, wanted)
        if not _agreed(room, wanted):
            _told(saga, tale, wanted, me, seed)  # nobody votes for what is not allowed
            return room
    told = _told(saga, tale, wanted, me, seed)
    votes = () if whose == "group" else room.votes
    return replace(room, series=replace(room.series, tale=told), votes=votes)


def _told(saga: Saga, tale: Any, wanted: Any, me: str, seed: int) -> Any:
    try:
        return saga.change(tale, wanted, me, seed)
    except Refused as refused:
        raise Denied(refused.reason, refused.clause) from None


def _voted(room: Room, me: str, wanted: Any) -> Room:
    others = tuple(vote for vote in room.votes if vote[0] != me)
    return replace(room, votes=(*others, (me, _as_json(wanted))))


def _agreed(room: Room, wanted: Any) -> bool:
    """Say whether everybody who has come, but for the host, wants the same."""
    for_it = {who for who, what in room.votes if what == _as_json(wanted)}
    return {each.name for each in room.members if each.session} - {room.host} <= for_it


def _as_json(wanted: Any) -> str:
    return msgspec.json.encode(wanted).decode()


# Matches


def may_begin(room: Room, session: str) -> None:
    """Raise Denied unless this session may begin the next match."""
    if not room.host or member(room, session) != room.host:
        raise Denied(text("denied-not-host"))
    if room.table:
        raise Denied(text("denied-being-played"))


def goes_on(room: Room, session: str, wish: Any, seed: int) -> Any:
    """Return the tale that begins where this one is over; raise Denied unless the host wishes it, once."""
    if not room.host or member(room, session) != room.host:
        raise Denied(text("denied-not-host"))
    if room.next:
        raise Denied(text("denied-goes-on"))
    try:
        return saga_of(room.series.game).again(room.series.tale, wish, seed)
    except Refused as refused:
        raise Denied(refused.reason, refused.clause) from None


def begun(room: Room, table: str, seed: int) -> Room:
    """The next match is played at a table."""
    saga = saga_of(room.series.game)
    try:
        told = saga.begin_match(room.series.tale, seed)
    except Refused as refused:
        raise Denied(refused.reason, refused.clause) from None
    return replace(room, series=replace(room.series, tale=told), table=table, votes=())


def finished(room: Room, match: Match) -> Room:
    """The match at the room's table is over, and the tale goes on."""
    saga = saga_of(room.series.game)
    people = saga.seats(room.series.tale)
    told = saga.finish(room.series.tale, match)
    return replace(room, series=replace(add(room.series, match, people), tale=told), table="")


def called_off(room: Room) -> Room:
    """The match at the room's table ended without an outcome: it counts as not begun."""
    told = saga_of(room.series.game).call_off(room.series.tale)
    return replace(room, series=replace(room.series, tale=told), table="")
