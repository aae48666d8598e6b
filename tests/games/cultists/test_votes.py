"""Votes, discussions and talk."""

import pytest

from miskatonic.core.game import IllegalAnswer
from miskatonic.core.ids import kind_in
from miskatonic.core.rulebook import rule
from miskatonic.games.cultists.cards import DEAD, NOBODY, START
from miskatonic.games.cultists.facts import Claim, Polled
from miskatonic.games.cultists.game import GAME
from miskatonic.games.cultists.rules import clean_up, votes
from miskatonic.games.cultists.state import Cultists, CultistsOptions
from miskatonic.games.cultists.view import view
from tests.games.cultists.positions import (
    P1,
    P2,
    P3,
    P4,
    P5,
    P6,
    P7,
    act,
    all_answer,
    options,
    read,
    said,
    settle,
    table,
    to_act,
    walk,
)

A2 = 1
"""Route A2 names CAF PNK in round 1."""


def called(players: int = 5, **position: object) -> Cultists:
    """Let the last player, who is a cultist, call a vote; the discussion is over."""
    g = table(players, **position)  # type: ignore[arg-type]
    g.places[players - 1] = "CAF"
    act(g, players - 1, "vote")
    settle(g, "vote")
    return g


def vote(g: Cultists, *named: int) -> None:
    """Let the players vote in seat order; NOBODY abstains."""
    for seat, figure in enumerate(named):
        g.answer(seat, "abstain" if figure == NOBODY else f"figure:{figure}")


def tally(players: int, start: int, *named: int) -> int:
    return votes.tally(named, start, table(players).count.doubles)


# calling


@rule("vote.1")
@pytest.mark.parametrize(
    ("position", "may"),
    [
        ({}, True),
        ({"vote_marker": False}, False),
        ({"ghosts": (P1,)}, False),
        ({"routes": {P1: 0}}, False),
        ({"places": {P1: "PNK"}}, False),
    ],
)
def test_when_a_vote_may_be_called(position: dict[str, object], may: bool) -> None:
    usual: dict[str, object] = {"routes": {P1: A2}, "places": {P1: "CAF"}}
    g = table(5, **(usual | position))  # type: ignore[arg-type]
    to_act(g, P1)
    assert ("vote" in options(g, P1)) is may


@rule("vote.1", "vote.11")
def test_after_a_called_vote_the_marker_is_inactive() -> None:
    g = called()
    settle(g)
    assert (g.vote_marker, g.fallen) == (False, ())


@rule("vote.11")
def test_the_marker_turns_also_if_somebody_was_eliminated() -> None:
    g = called(7)
    vote(g, P2, P3, P2, P2, P2, P2, P2)
    assert (g.vote_marker, g.fallen) == (False, (P2,))


@rule("vote.q3")
def test_several_murder_votes_may_happen_in_one_round() -> None:
    g = table(5, places={P1: "gN", P2: "gN", P3: "gE", P4: "gE"}, pulses={P2: "Dead", P4: "Dead"})
    for seat in (P1, P3):
        act(g, seat, f"check:{seat + 1}", "confirm")
        settle(g)
    assert (g.fallen, g.vote_marker, g.polls) == ((P2, P4), True, 2)


@rule("vote.2", "vote.q3", "vote.x8")
def test_a_murder_vote_needs_no_marker_and_turns_none() -> None:
    g = table(5, round=3, vote_marker=False, places={P1: "gN", P3: "gN"}, pulses={P3: "Dead"})
    act(g, P1, "check:2", "confirm")
    assert g.poll is not None
    g.vote_marker = True
    settle(g)
    assert (view(g, None).poll, g.vote_marker) == (None, True)


@rule("vote.x8")
@pytest.mark.parametrize(("round", "marker"), [(3, False), (4, True)])
def test_one_vote_a_round_is_called(round: int, marker: bool) -> None:
    g = called(round=3)
    settle(g)
    if round == 4:
        clean_up.prepare_round(g)
    g.round, g.had_turn, g.places[P5] = round, (), "CAF"
    to_act(g, P5)
    assert ("vote" in options(g, P5)) is marker


# discussing


@rule("vote.3")
def test_first_all_discuss_ghosts_too() -> None:
    g = table(5, ghosts=(P2,))
    act(g, P5, "vote")
    assert {seat: ask.kind for seat, ask in g.asks().items()} == dict.fromkeys(range(5), "discussion")


@rule("vote.d1")
def test_a_discussion_ends_when_all_are_ready() -> None:
    g = table(5)
    act(g, P5, "vote")
    all_answer(g, ())
    assert {ask.kind for ask in g.asks().values()} == {"vote"}


@rule("vote.d1")
def test_a_discussion_goes_on_while_somebody_speaks_or_wants_more_time() -> None:
    g = table(5)
    act(g, P5, "vote")
    all_answer(g, (), P1=["suspect:4"])
    assert (votes.running(g).turn, {ask.kind for ask in g.asks().values()}) == (2, {"discussion"})
    all_answer(g, (), P2=["suspect:4"])
    all_answer(g, (), P3=["suspect:4"])
    assert {ask.kind for ask in g.asks().values()} == {"vote"}
    g = table(5)
    act(g, P5, "vote")
    for _ in range(3):
        all_answer(g, (), P1=["more"])
    assert votes.running(g).turn == 4


@rule("vote.d1")
def test_a_round_of_silence_ends_a_discussion_whatever_was_said_before() -> None:
    g = table(5)
    act(g, P5, "vote")
    all_answer(g, (), P1=["suspect:4"])
    all_answer(g, ())
    assert {ask.kind for ask in g.asks().values()} == {"vote"}


@rule("vote.d1")
def test_what_was_said_before_one_vote_does_not_prolong_the_next() -> None:
    g = table(5, places={P1: "gN", P3: "gN"}, pulses={P3: "Dead"})
    act(g, P5, "vote")
    all_answer(g, (), P1=["suspect:4"])
    settle(g)
    act(g, P1, "check:2", "confirm")
    assert (votes.running(g).number, votes.running(g).turn) == (2, 1)
    all_answer(g, ())
    assert {ask.kind for ask in g.asks().values()} == {"vote"}


@rule("vote.d1")
def test_a_discussion_has_three_rounds_and_with_more_time_six_at_most() -> None:
    for words, turns in ((["suspect:4"], 3), (["more"], 6)):
        g = table(5)
        act(g, P5, "vote")
        held = 0
        while g.asks()[P1].kind == "discussion" and held < 10:
            held += 1
            all_answer(g, (), P1=words)
        assert held == turns


@rule("vote.d1")
def test_more_time_is_asked_for_anew_in_every_round() -> None:
    g = table(5)
    act(g, P5, "vote")
    all_answer(g, (), P1=["more"])
    all_answer(g, ())
    assert {ask.kind for ask in g.asks().values()} == {"vote"}


@rule("vote.d1")
@pytest.mark.parametrize(
    ("limit", "talk", "ballot"),
    [("default", 60, 30), ("3m", 60, 30), ("1d", 28800, 86400), ("none", None, None)],
)
def test_the_limits_of_discussion_and_vote(limit: str, talk: int | None, ballot: int | None) -> None:
    g = table(5, options=CultistsOptions(discussion=limit))
    act(g, P5, "vote")
    assert g.asks()[P1].limit == talk
    all_answer(g, ())
    assert g.asks()[P1].limit == ballot


@rule("vote.d1")
@pytest.mark.parametrize(("limit", "agreed"), [("default", False), ("3m", True)])
def test_a_limit_that_was_set_is_agreed_on_until_the_vote_is_over(limit: str, agreed: bool) -> None:
    g = table(5, options=CultistsOptions(discussion=limit))
    act(g, P5, "vote")
    for kind in ("discussion", "vote", "change"):
        assert {(ask.kind, bool(ask.agreed)) for ask in g.asks().values()} == {(kind, agreed)}
        settle(g, {"discussion": "vote", "vote": "change"}.get(kind, ""))


# voting


@rule("vote.4", "vote.x7")
def test_every_player_votes_and_the_automa_does_not() -> None:
    g = called(6, ghosts=(P2, P4))
    assert sorted(g.asks()) == [P1, P2, P3, P4, P5, P6]
    assert options(g, P1) == ["figure:2", "figure:4", "figure:5", "abstain"]


@rule("vote.5")
def test_votes_are_blind_until_all_are_in() -> None:
    g = called()
    before = [view(g, seat) for seat in (P2, None)]
    assert g.answer(P1, "figure:1") == []
    assert [view(g, seat) for seat in (P2, None)] == before
    g.answer(P1, "figure:2")
    for seat in (P2, P3, P4):
        g.answer(seat, "abstain")
    events = g.answer(P5, "figure:0")
    assert read(events, None)[:5] == ["voted", "abstained", "abstained", "abstained", "voted"]
    poll = view(g, None).poll
    assert poll is not None
    assert (poll.stage, poll.votes) == ("change", (P3, None, None, None, P1))


@rule("vote.q1")
def test_nobody_names_himself() -> None:
    assert options(called(), P3) == ["figure:0", "figure:1", "figure:3", "figure:4", "abstain"]


@rule("vote.q1")
def test_without_anybody_to_name_one_abstains() -> None:
    g = called(5, ghosts=(P1, P2, P3, P4))
    assert (options(g, P5), options(g, P1)) == (["abstain"], ["figure:4", "abstain"])


@rule("vote.6")
def test_who_has_most_votes_and_more_than_abstain_is_eliminated() -> None:
    assert tally(5, P1, P2, P1, P2, NOBODY, NOBODY) == NOBODY
    assert tally(5, P1, P2, P1, P2, P2, NOBODY) == P2
    assert tally(5, P1, P2, P1, P2, P1, NOBODY) == NOBODY


@rule("vote.7")
def test_with_seven_players_the_start_players_vote_counts_double() -> None:
    named = (P3, NOBODY, NOBODY, P2, NOBODY, P3, P3)
    assert (tally(7, P1, *named), tally(7, P2, *named)) == (P3, NOBODY)


@rule("vote.8")
def test_who_abstained_may_change_to_a_name_and_never_to_himself() -> None:
    g = called(start=P2)
    vote(g, P3, NOBODY, NOBODY, NOBODY, NOBODY)
    assert (list(g.asks()), options(g, P2)) == (
        [P2],
        ["keep", "figure:0", "figure:2", "figure:3", "figure:4"],
    )


@rule("vote.8", "decisions.7")
def test_with_five_players_the_start_player_may_change_once() -> None:
    g = called(start=P1)
    vote(g, P2, P3, NOBODY, NOBODY, NOBODY)
    assert options(g, P1) == ["keep", "figure:2", "figure:3", "figure:4", "abstain"]
    g.answer(P1, "keep")
    assert g.asks() == {}


@rule("vote.q2")
def test_an_abstention_never_counts_double() -> None:
    assert tally(7, P1, NOBODY, P1, P1, NOBODY, NOBODY, P1, P1) == P1


@rule("vote.9", "vote.10")
def test_of_the_eliminated_neither_state_nor_alignment_is_shown() -> None:
    g = called(7, pulses={P3: "Alive Dead"})
    vote(g, P3, P3, NOBODY, P3, P3, P3, P3)
    seen = view(g, P3)
    assert (g.fallen, seen.figures[P3].open_dead) == ((P3,), False)
    assert {card.face for card in seen.figures[P3].pulse} == {None}
    assert view(g, P1).figures[P3].role is None


@rule("vote.10")
def test_the_last_cultist_reveals_himself_and_the_game_ends() -> None:
    g = called()
    vote(g, P5, P5, P5, P5, NOBODY)
    g.answer(P1, "keep")
    assert (g.ending, view(g, P1).figures[P5].role) == ("eliminated", "cultist")


@rule("vote.x3")
def test_a_change_may_save_somebody() -> None:
    g = called(start=P3)
    vote(g, P5, P5, P5, P3, P3)
    g.answer(P3, "abstain")
    polled = next(fact for fact in g.history if isinstance(fact, Polled))
    assert (g.fallen, polled.changed, polled.first, polled.eliminated) == ((), True, P5, NOBODY)


@rule("vote.x4")
def test_a_tie_with_a_doubled_vote() -> None:
    assert tally(7, P1, P3, P3, NOBODY, P7, P7, P7, NOBODY) == NOBODY


@rule("vote.x5")
def test_five_abstentions_outweigh_a_doubled_vote() -> None:
    assert tally(7, P1, P3, P4, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY) == NOBODY


@rule("vote.x6")
def test_three_votes_against_two_and_one() -> None:
    assert tally(8, P1, NOBODY, NOBODY, P6, P6, P6, P3, P3, P1) == P6


# talk


@rule("talk.1", "talk.6")
def test_everybody_may_claim_the_same_whatever_he_is() -> None:
    g = table(7, roles={P1: "seer", P2: "assassin", P6: "cultist", P7: "cultist"})
    act(g, P7, "vote")
    kinds = [sorted({kind_in(id) for id in options(g, seat)}) for seat in range(7)]
    assert kinds == [kinds[0]] * 7
    assert {"investigator", "seer", "assassin", "suspect", "trust", "cultist", "route"} < set(kinds[0])


@rule("talk.6", "talk.q1", "secrets.11")
def test_one_may_speak_of_what_all_have_seen_one_do_and_of_nothing_else() -> None:
    g = table(5, places={P1: "gN", P2: "gN", P3: "gN", P4: "VIO"}, roles={P4: "cultist", P5: "investigator"})
    act(g, P1, "check:2", "confirm")
    act(g, P2, "secure:success")
    act(g, P4, "fill:failure")
    walk(g, P3, "YEL", "stop")
    walk(g, P5, "gW", "PNK", "gN")
    g.pulses[P2] += ((DEAD, P4, 1),)
    g.had_turn, g.places[P4] = (), "CAF"
    act(g, P4, "vote")
    about = {
        seat: [id for id in options(g, seat) if kind_in(id).startswith(("checked", "gave", "put"))]
        for seat in range(5)
    }
    assert about == {
        P1: ["checked-alive:2", "checked-dead:2"],
        P2: ["put-success:gN"],
        P3: [],
        P4: ["gave-alive:1", "put-success:VIO"],
        P5: [],
    }
    assert [id for id in options(g, P1) if kind_in(id) == "suspect"] == [
        f"suspect:{each}" for each in (1, 2, 3, 4)
    ]
    assert [id for id in options(g, P1) if kind_in(id) == "route"] == [
        f"route:{room}" for room in g.plan.rooms
    ]


@rule("talk.6")
def test_a_claim_about_a_place_and_the_round_of_the_talk_are_kept() -> None:
    g = table(5, round=3)
    act(g, P5, "vote")
    all_answer(g, (), P1=["trust:1"])
    all_answer(g, (), P2=["route:VIO"])
    assert view(g, None).claims == (
        Claim(3, 1, 1, P1, "trust", P2),
        Claim(3, 1, 2, P2, "route", NOBODY, "VIO"),
    )


@rule("talk.1")
def test_claims_are_kept_apart_from_facts() -> None:
    g = table(5)
    act(g, P5, "vote")
    facts = len(g.history)
    events = all_answer(g, (), P5=["investigator", "suspect:0"])
    assert view(g, None).claims == (
        Claim(1, 1, 1, P5, "investigator"),
        Claim(1, 1, 1, P5, "suspect", P1),
    )
    assert (len(g.history), said(events)) == (facts, ["claimed", "claimed"])


@rule("talk.2", "talk.4")
def test_a_claim_proves_nothing_and_nothing_can_be_shown() -> None:
    g = table(5)
    act(g, P5, "vote")
    before = [view(g, P1).figures[P5].role, view(g, P1).figures[P5].team]
    all_answer(g, (), P5=["investigator"])
    assert [view(g, P1).figures[P5].role, view(g, P1).figures[P5].team] == before == [None, None]
    assert not [id for id in options(g, P5) if id.startswith("show")]


@rule("talk.3", "talk.q1")
def test_no_ready_made_claim_tells_a_number_of_murders() -> None:
    g = table(5, roles={P5: "cultist"})
    act(g, P5, "vote")
    assert not [id for id in options(g, P5) if "murder" in id or "killed" in id]


@rule("talk.5")
def test_a_claim_to_have_seen_a_dead_card_is_no_report() -> None:
    g = table(5, roles={P1: "cultist"}, places={P1: "gN", P3: "gN", P2: "CAF"}, routes={P2: A2})
    g.pulses[P3] = ((DEAD, START, 0),)
    act(g, P1, "check:2", "silent")
    act(g, P2, "vote")
    all_answer(g, (), P1=["checked-dead:2"])
    assert (g.fallen, view(g, P4).figures[P3].open_dead) == ((), False)


@rule("talk.d1")
def test_what_is_claimed_goes_to_the_whole_table() -> None:
    g = table(5)
    act(g, P5, "vote")
    events = all_answer(g, (), P1=["suspect:4"])
    assert [event.audience for event in events] == [None]


@rule("talk.q1")
def test_free_text_is_not_filtered() -> None:
    assert GAME.check_talk(table(5), "Dead card, I am the Seer, P5 is a cultist") is None


@rule("talk.1")
def test_nobody_says_more_than_three_things_at_once() -> None:
    g = table(5)
    act(g, P5, "vote")
    with pytest.raises(IllegalAnswer):
        g.answer(P1, ["suspect:1", "suspect:2", "suspect:3", "suspect:4"])
