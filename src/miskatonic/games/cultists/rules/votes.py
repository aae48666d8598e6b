"""Votes: a discussion with claims, blind votes, the start player's privilege, and what comes of it."""

from collections import Counter
from typing import cast

from msgspec.structs import replace

from miskatonic.core.game import Seat
from miskatonic.core.ids import id_of, number_in, read_id
from miskatonic.games.cultists import asks, told
from miskatonic.games.cultists.cards import NOBODY, Figure
from miskatonic.games.cultists.facts import Checked, Claim, ClaimKind, PollCause, Polled
from miskatonic.games.cultists.numbers import (
    DISCUSSION_SECONDS,
    LONG_SECONDS,
    TALK_ROUNDS,
    TALK_ROUNDS_MOST,
    VOTE_SECONDS,
)
from miskatonic.games.cultists.rules import ending
from miskatonic.games.cultists.state import Cultists, CultistsOptions, Poll, asking, step


def begin(g: Cultists, cause: PollCause, by: Figure) -> None:
    """vote.1, vote.2, vote.3"""
    g.polls += 1
    g.poll = Poll(cause, by, g.polls)
    g.tell(told.vote_begins(cause, by, g.seats))
    g.then(discuss)


def running(g: Cultists) -> Poll:
    """Return the vote that is being held."""
    assert g.poll is not None
    return g.poll


# The discussion


@step
def discuss(g: Cultists) -> None:
    """vote.3, vote.d1"""
    g.then(ask_claims)
    g.then(end_talk)


@asking
def ask_claims(g: Cultists) -> None:
    """vote.3, talk.1, talk.6: the same is offered to everybody, whatever his role"""
    time = talk_time(g.options)
    checks = [fact for fact in g.history if isinstance(fact, Checked)]
    for seat in range(g.seats):
        g.ask(seat, asks.discussion(claims_for(g, seat, checks), time, g.seats), spoke)


def talk_time(options: CultistsOptions) -> asks.Time:
    """vote.d1: the time for one round of a discussion"""
    return asks.allowed(DISCUSSION_SECONDS[options.discussion] // TALK_ROUNDS, options.discussion)


def claims_for(g: Cultists, seat: Seat, checks: list[Checked]) -> tuple[str, ...]:
    """talk.1, talk.6, talk.q1: what a player may claim, from what everybody has seen of him"""
    others = [each for each in range(g.seats) if each != seat]
    checked = {fact.target for fact in checks if fact.by == seat}
    given = [figure for figure in g.figures if any(giver == seat for _, giver, _ in g.pulses[figure])]
    laid = {place for by, _, place, _ in g.laid if by == seat}
    return (
        *asks.role_claims(g.options),
        *[id_of(kind, each) for kind in ("suspect", "trust", "cultist") for each in others],
        *[id_of(f"checked-{face}", each) for each in sorted(checked) for face in ("alive", "dead")],
        *[id_of("gave-alive", each) for each in given],
        *[id_of("put-success", place) for place in g.plan.places if place in laid],
        *[id_of("route", room) for room in g.plan.rooms],
    )


@step
def spoke(g: Cultists, seat: Seat, choices: tuple[str, ...]) -> None:
    """talk.1, talk.6"""
    poll = running(g)
    for choice in choices:
        if choice == "more":
            g.poll = replace(running(g), more=True)
            g.tell(told.more_time(seat))
            continue
        claim = read_id(choice)
        kind = cast(ClaimKind, claim.kind)  # all that `claims_for` offers are
        figure = claim.number if claim.has_number else NOBODY
        place = "" if claim.has_number else claim.word
        g.claims += (Claim(g.round, poll.number, poll.turn, seat, kind, figure, place),)
        g.tell(told.claimed(seat, kind, figure, place, g.seats))


@step
def end_talk(g: Cultists) -> None:
    """vote.d1: a round in which nobody says anything ends the discussion"""
    poll = running(g)
    spoken = any((each.poll, each.turn) == (poll.number, poll.turn) for each in g.claims)
    if (poll.more or (spoken and poll.turn < TALK_ROUNDS)) and poll.turn < TALK_ROUNDS_MOST:
        g.poll = replace(poll, turn=poll.turn + 1, more=False)
        g.then(discuss)
    else:
        g.poll = replace(poll, stage="vote", more=False)
        g.then(ask_votes)
        g.then(open_votes)


# The vote


def vote_time(options: CultistsOptions) -> asks.Time:
    """vote.d1"""
    seconds = DISCUSSION_SECONDS[options.discussion]
    return asks.allowed(VOTE_SECONDS if seconds and seconds < LONG_SECONDS else seconds, options.discussion)


def candidates(g: Cultists, seat: Seat) -> tuple[Figure, ...]:
    """vote.q1"""
    return tuple([each for each in range(g.seats) if each != seat and each not in g.fallen])


@asking
def ask_votes(g: Cultists) -> None:
    """vote.4, vote.5, decisions.7"""
    time = vote_time(g.options)
    for seat in range(g.seats):
        g.ask(seat, asks.vote(candidates(g, seat), time), voted)


@step
def voted(g: Cultists, seat: Seat, choice: str) -> None:
    """vote.5: all answers come in seat order, once all are in"""
    poll = running(g)
    g.poll = replace(poll, votes=(*poll.votes, named(choice)))


def named(choice: str) -> Figure:
    """vote.5"""
    return NOBODY if choice == "abstain" else number_in(choice)


@step
def open_votes(g: Cultists) -> None:
    """vote.5, vote.7, vote.8"""
    votes = running(g).votes
    for seat, figure in enumerate(votes):
        g.tell(told.voted(seat, figure, g.count.doubles and seat == g.start))
    if g.count.doubles:
        g.then(conclude, votes[g.start])
        return
    g.poll = replace(running(g), stage="change")
    g.tell(told.counted(tally(votes, g.start, doubles=False)))
    g.then(ask_change)


@asking
def ask_change(g: Cultists) -> None:
    """vote.8, counts.q1, decisions.7"""
    vote = running(g).votes[g.start]
    others = tuple([each for each in candidates(g, g.start) if each != vote])
    g.ask(g.start, asks.change(others, vote, vote_time(g.options)), changed)


@step
def changed(g: Cultists, seat: Seat, choice: str) -> None:
    """vote.8"""
    poll = running(g)
    first = poll.votes[seat]
    if choice == "keep":
        g.tell(told.vote_kept(seat))
    else:
        votes = (*poll.votes[:seat], named(choice), *poll.votes[seat + 1 :])
        g.poll = replace(poll, votes=votes)
        g.tell(told.vote_changed(seat, votes[seat]))
    g.then(conclude, first)


def tally(votes: tuple[Figure, ...], start: Seat, doubles: bool) -> Figure:
    """vote.6, vote.7, vote.q2: who is eliminated by these votes"""
    counted = Counter[Figure]()
    for seat, figure in enumerate(votes):
        counted[figure] += 2 if doubles and seat == start and figure != NOBODY else 1
    most = max(counted.values())
    leading = [figure for figure, count in counted.items() if count == most]
    return leading[0] if len(leading) == 1 else NOBODY


@step
def conclude(g: Cultists, first: Figure) -> None:
    """vote.6, vote.9, vote.10, vote.11, vote.q3"""
    poll = running(g)
    votes = poll.votes
    eliminated = tally(votes, g.start, g.count.doubles)
    changed = votes[g.start] != first
    g.history.append(Polled(g.round, poll.cause, poll.by, votes, changed, first, eliminated))
    g.poll = None
    if poll.cause == "called":
        g.vote_marker = False
    g.tell(told.vote_ends(eliminated, poll.cause == "called"))
    if eliminated != NOBODY:
        ending.fall(g, eliminated, "voted")
