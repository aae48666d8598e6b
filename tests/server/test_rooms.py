"""Rooms: who belongs to one, who may change what, and what its matches do to it. Without a server."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from miskatonic.core.record import Match
from miskatonic.core.series import Series
from miskatonic.games import get
from miskatonic.games.horror import saga
from miskatonic.server import rooms
from miskatonic.server.commands import Denied
from miskatonic.server.rooms import Member, Room
from miskatonic.server.seats import hashed
from tests.games.horror.test_saga import DANIELA, JOE, STUDIOUS, TRISH, begun, rich, starter

INVITATION = "an invitation of some length"
READ = saga.DecideStory(0)


def room(tale: Any = None, *others: str) -> Room:
    """Anna is the host; the others have come, each with the session of the own name."""
    series = Series("horror", tale=tale or begun())
    people = [Member(name, name.lower(), hashed(f"link of {name}")) for name in ("Anna", *others)]
    return Room(series, "Anna", hashed(INVITATION), tuple(people))


def denied(reason: str) -> Any:
    return pytest.raises(Denied, check=lambda error: error.reason.id == reason)


def experience(of: Room, place: int = 0) -> int:
    found: int = of.series.tale["heroes"][place].get("unspent", 0)
    return found


# Coming


def test_whoever_has_the_invitation_comes_under_a_name_of_his_own() -> None:
    after = rooms.come(room(), "ben", " Ben\n", INVITATION, "token")
    assert rooms.member(after, "ben") == "Ben"
    assert rooms.member(after, "carla") == ""
    assert rooms.member(after, "") == ""


@pytest.mark.parametrize(
    ("session", "name", "invitation", "reason"),
    [
        ("ben", "Ben", "another invitation", "denied-no-invitation"),
        ("ben", "Anna", INVITATION, "denied-name-taken"),
        ("ben", " ", INVITATION, "denied-name"),
        ("anna", "Ben", INVITATION, "denied-already-here"),
    ],
)
def test_nobody_else_comes(session: str, name: str, invitation: str, reason: str) -> None:
    with denied(reason):
        rooms.come(room(), session, name, invitation, "token")


def test_a_name_for_which_nobody_has_come_is_taken_by_whoever_comes_for_it() -> None:
    empty = room()
    waiting = replace(empty, members=(*empty.members, Member("Ben")))
    assert rooms.member(rooms.come(waiting, "ben", "Ben", INVITATION, "token"), "ben") == "Ben"


def test_a_room_has_an_end() -> None:
    full = room(None, *(f"Person {number}" for number in range(rooms.MOST_MEMBERS - 1)))
    with denied("denied-room-full"):
        rooms.come(full, "ben", "Ben", INVITATION, "token")


def test_a_link_brings_somebody_back_once() -> None:
    back = rooms.reclaim(room(), "another browser", "link of Anna", "new link")
    assert rooms.member(back, "another browser") == "Anna"
    assert rooms.member(back, "anna") == ""
    with denied("denied-no-reclaim"):
        rooms.reclaim(back, "thief", "link of Anna", "x")


def test_an_empty_place_has_no_link() -> None:
    empty = room()
    with denied("denied-no-reclaim"):
        rooms.reclaim(replace(empty, members=(Member("Ben"),)), "thief", "", "x")


def test_nobody_becomes_two_people_by_a_link() -> None:
    with denied("denied-already-here"):
        rooms.reclaim(room(None, "Ben"), "ben", "link of Anna", "x")


def test_a_new_invitation_ends_the_old_one() -> None:
    after = rooms.renew_invitation(room(), "anna", "a new invitation here")
    with denied("denied-no-invitation"):
        rooms.come(after, "ben", "Ben", INVITATION, "token")
    with denied("denied-not-host"):
        rooms.renew_invitation(room(None, "Ben"), "ben", "mine")


# Changing


def test_a_stranger_changes_nothing() -> None:
    with denied("denied-only-members"):
        rooms.change(room(), "stranger", READ, 1)


def test_one_buys_for_oneself_and_for_nobody_else() -> None:
    before = room(rich(begun()), "Ben")
    assert experience(rooms.change(before, "anna", saga.BuyCard(JOE, STUDIOUS), 1)) == 2
    with denied("denied-not-yours"):
        rooms.change(before, "ben", saga.BuyCard(JOE, STUDIOUS), 1)


def test_what_the_rules_refuse_is_refused_with_the_clause() -> None:
    with pytest.raises(Denied, check=lambda error: error.clause == "campaign-experience.7"):
        rooms.change(room(rich(begun(), 2)), "anna", saga.BuyCard(JOE, STUDIOUS), 1)


def test_the_host_decides_the_story_alone() -> None:
    assert rooms.change(room(None, "Ben"), "anna", READ, 1).series.tale["part"] == 1


def test_without_the_host_all_the_others_decide_together() -> None:
    one = rooms.change(room(None, "Ben", "Carla"), "ben", READ, 1)
    assert one.series.tale.get("part", 0) == 0
    assert [who for who, _ in one.votes] == ["Ben"]
    both = rooms.change(one, "carla", READ, 1)
    assert (both.series.tale["part"], both.votes) == (1, ())


def test_somebody_who_has_not_come_yet_is_not_waited_for() -> None:
    waiting = room(None, "Ben")
    waiting = replace(waiting, members=(*waiting.members, Member("Carla")))
    assert rooms.change(waiting, "ben", READ, 1).series.tale["part"] == 1


def test_nobody_votes_for_what_is_not_allowed() -> None:
    with denied("refused-nothing-to-decide"):
        rooms.change(room(None, "Ben", "Carla"), "ben", saga.DecideStory(3), 1)


def test_another_vote_takes_the_place_of_the_first() -> None:
    leave = saga.LeaveCampaign(DANIELA)
    both = room(begun(DANIELA), "Ben", "Carla")
    twice = rooms.change(rooms.change(both, "ben", READ, 1), "ben", leave, 1)
    assert [who for who, _ in twice.votes] == ["Ben"]
    assert rooms.change(twice, "carla", READ, 1).series.tale.get("part", 0) == 0


def test_an_own_change_leaves_the_votes_alone() -> None:
    voted = rooms.change(room(None, "Ben", "Carla"), "ben", READ, 1)
    join = saga.JoinCampaign(TRISH, starter(TRISH), "Carla")
    assert rooms.change(voted, "carla", join, 1).votes == voted.votes


# Matches


def over(of: Room) -> Match:
    """Play the next match by chance to its end."""
    game, dice = get("horror"), random.Random(1)
    given = saga.SAGA.options(of.series.tale)
    match = Match(game, game.options(**given), 1)
    while match.outcome is None:
        seat, ask = next(iter(match.asks.items()))
        picked = dice.sample(ask.options, max(1, ask.least) if ask.least or ask.most == 1 else ask.most)
        match.answer(seat, tuple(each.id for each in picked))
    return match


def test_only_the_host_begins_and_only_once() -> None:
    ready = room(rich(begun()), "Ben")
    with denied("denied-not-host"):
        rooms.may_begin(ready, "ben")
    playing = rooms.begun(ready, "table", 1)
    with denied("denied-being-played"):
        rooms.may_begin(playing, "anna")
    with pytest.raises(Denied, check=lambda error: error.clause == "campaign-experience.16"):
        rooms.change(playing, "anna", saga.BuyCard(JOE, STUDIOUS), 1)


def test_a_match_begins_only_when_everything_is_ready() -> None:
    with pytest.raises(Denied, check=lambda error: error.clause == "next-scenario.1"):
        rooms.begun(room(), "table", 1)


def test_a_finished_match_takes_the_tale_on_and_is_kept() -> None:
    playing = rooms.begun(room(rich(begun())), "table", 1)
    after = rooms.finished(playing, over(playing))
    assert after.table == ""
    assert after.series.tale["scores"][0]["scenario"] == "spreading_flames"
    assert [each.people for each in after.series.matches] == [("Anna",)]


def test_a_match_without_an_outcome_counts_as_not_begun() -> None:
    ready = room(rich(begun()))
    assert rooms.called_off(rooms.begun(ready, "table", 1)) == ready
