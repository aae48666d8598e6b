"""What the bots of Cultists say in discussions: as they are, not as their role is, and then they vote so."""

from collections import Counter
from functools import cache

import pytest

from miskatonic import bots
from miskatonic.core.bot import look
from miskatonic.core.game import Choice, Seat
from miskatonic.core.hint import Worths, best
from miskatonic.core.ids import ids_in, kind_in
from miskatonic.core.rng import SEED_BITS
from miskatonic.games.cultists import weighing
from miskatonic.games.cultists.belief import public_belief
from miskatonic.games.cultists.cards import ALIVE, DEAD
from miskatonic.games.cultists.facts import Claim, Gift, Laid, Met
from miskatonic.games.cultists.game import GAME
from miskatonic.games.cultists.insight import believe
from miskatonic.games.cultists.scene import Scene
from miskatonic.games.cultists.speech import ACCUSING
from miskatonic.games.cultists.state import Cultists
from miskatonic.games.cultists.temper import (
    ACCUSER,
    BOASTER,
    COUNTER,
    DOUBTER,
    FOLLOWER,
    PLAIN,
    TEMPERS,
    Temper,
    temper_of,
)
from miskatonic.games.cultists.view import view
from miskatonic.lab.simulate import match_chance
from tests.games.cultists.positions import P1, P2, P3, P4, P5, P7, act, table, walk

STRAYS = [Laid(1, P4, "VIO"), Laid(2, P4, "VIO")]
"""P4 acts where no route card allows it, so everybody takes P4 for a cultist."""


def weighed(g: Cultists, seat: Seat, temper: Temper) -> Worths:
    """Return what answers are worth to the seat with this temper, by what it can infer."""
    seen = view(g, seat)
    ask = g.asks()[seat]
    return weighing.worths(ask, Scene(seen), believe(seen), lambda more: public_belief(seen, more), temper)


def answer(g: Cultists, seat: Seat, temper: Temper) -> Choice:
    """Return what the seat would answer."""
    return best(weighed(g, seat, temper))


def worth(g: Cultists, seat: Seat, vote: str) -> float:
    """Return what a vote is worth to an accuser."""
    return dict(weighed(g, seat, ACCUSER))[vote]


def discussion(players: int = 5, *, strays: bool = True, **position: object) -> Cultists:
    """Return a table at which the last player has called a vote."""
    g = table(players, round=2, places={players - 1: "CAF"}, **position)  # type: ignore[arg-type]
    g.history += STRAYS if strays else []
    act(g, players - 1, "vote")
    return g


def say(g: Cultists, *claims: tuple[Seat, str]) -> None:
    """Let these say so, and all others nothing."""
    said = dict(claims)
    for seat in sorted(g.asks()):
        g.answer(seat, (said[seat],) if seat in said else ())


def accusations(choice: Choice) -> tuple[str, ...]:
    """Return those claims that accuse somebody."""
    return tuple([each for each in ids_in(choice) if kind_in(each) in ACCUSING])


# Tempers


def test_a_temper_tells_nothing_about_a_role() -> None:
    for seat in range(7):
        tables = [table(7, roles={seat: role}) for role in ("investigator", "seer", "assassin", "cultist")]
        assert len({temper_of(view(g, seat)).name for g in tables}) == 1


def test_five_players_all_have_tempers_of_their_own_and_keep_them() -> None:
    g = table(5)
    tempers = [temper_of(view(g, seat)) for seat in range(5)]
    assert sorted(each.name for each in tempers) == sorted(each.name for each in TEMPERS)
    walk(g, P1, "gW")
    g.round = 4
    assert [temper_of(view(g, seat)) for seat in range(5)] == tempers


def test_who_sits_where_is_of_which_temper_differs_from_table_to_table() -> None:
    g = table(5)
    found = set()
    for _ in range(20):
        g.characters = [*g.characters[1:], g.characters[0]]
        found.add(temper_of(view(g, P1)).name)
        g.characters[0], g.characters[1] = g.characters[1], g.characters[0]
    assert len(found) > 2


@pytest.mark.parametrize(
    ("temper", "first", "then"),
    [
        (ACCUSER, ("cultist:3",), ("cultist:3",)),
        (DOUBTER, (), ("suspect:3",)),
        (COUNTER, ("cultist:3",), ()),
        (FOLLOWER, (), ("cultist:3",)),
        (PLAIN, ("cultist:3",), ()),
    ],
)
def test_tempers_differ_in_when_and_how_boldly_they_accuse(
    temper: Temper, first: tuple[str, ...], then: tuple[str, ...]
) -> None:
    g = discussion()
    assert accusations(answer(g, P1, temper)) == first
    say(g, (P2, "suspect:3"), *[(P1, each) for each in first])
    assert accusations(answer(g, P1, temper)) == then


def test_a_boaster_claims_the_same_role_whatever_it_is() -> None:
    said = {
        tuple(each for each in ids_in(answer(g, P1, BOASTER)) if ":" not in each)
        for role in ("investigator", "seer", "assassin")
        for g in [discussion(7, roles={P1: role, P2: "seer", P3: "assassin"} | {P1: role})]
    }
    assert len(said) == 1
    assert said.pop()


def test_a_doubter_stands_by_somebody_who_is_accused_without_reason() -> None:
    g = discussion(strays=False)
    say(g, (P2, "suspect:2"))
    assert "trust:2" in ids_in(answer(g, P1, DOUBTER))
    assert "trust:2" not in ids_in(answer(g, P1, ACCUSER))


def test_a_counter_tells_what_all_saw_it_do_and_a_cultist_lies_about_it() -> None:
    g = table(5, places={P5: "CAF"})
    g.history += [Met(1, "gW", (P1, P5), (Gift(P1, P5), Gift(P5, P1)))]
    g.pulses[P1] += ((DEAD, P5, 1),)
    g.pulses[P5] += ((ALIVE, P1, 1),)
    act(g, P5, "vote")
    assert answer(g, P5, COUNTER) == ("gave-alive:0",)
    assert answer(g, P1, COUNTER) == ("gave-alive:4",)
    say(g, (P5, "gave-alive:0"))
    assert answer(g, P5, BOASTER) != ("gave-alive:0",)  # it is said


def test_a_cultist_does_not_accuse_a_fellow() -> None:
    roles = {P3: "investigator", P4: "cultist", P7: "cultist"}
    g = discussion(7, roles=roles)
    assert "cultist:3" in ids_in(answer(g, P3, ACCUSER))
    assert not accusations(answer(g, P7, ACCUSER))


def test_who_is_accused_denies_it_once_unless_he_only_counts() -> None:
    g = discussion(strays=False)
    say(g, (P2, "suspect:0"))
    assert "investigator" in ids_in(answer(g, P1, ACCUSER))
    assert "investigator" not in ids_in(answer(g, P1, COUNTER))
    say(g, (P1, "investigator"), (P3, "suspect:0"))
    assert "investigator" not in ids_in(answer(g, P1, ACCUSER))


# Votes


def voting(*claims: tuple[Seat, str], strays: bool = True) -> Cultists:
    """Return a table that is asked to vote after these claims."""
    g = discussion(strays=strays)
    say(g, *claims)
    while "vote" not in {ask.kind for ask in g.asks().values()}:
        say(g)
    return g


def test_who_accused_somebody_rather_votes_against_him_and_less_against_whom_he_trusts() -> None:
    silent, spoken = voting(strays=False), voting((P1, "suspect:1"), (P2, "trust:0"), strays=False)
    assert worth(spoken, P1, "figure:1") > worth(silent, P1, "figure:1")
    assert worth(spoken, P2, "figure:0") < worth(silent, P2, "figure:0")


def test_who_learnt_better_goes_back_on_his_word() -> None:
    g = voting((P1, "suspect:1"))
    assert answer(g, P1, ACCUSER) == "figure:3"


@cache
def talked() -> tuple[tuple[tuple[str, Claim], ...], Counter[str], Counter[str]]:
    """Return every claim of some matches with its speaker's temper, and how votes agree with words."""
    said: list[tuple[str, Claim]] = []
    votes: Counter[str] = Counter()
    asked: Counter[str] = Counter()
    bot = bots.get("cultists", "simple")
    for number in range(30):
        chance = match_chance(4, number)
        g = GAME.new(GAME.options(seats=5, seer="yes"), chance.below(1 << SEED_BITS))
        while GAME.outcome(g) is None:
            seat = next(iter(g.asks()))
            sight = look(GAME, g, seat, chance)
            choice = bot.choose(sight)
            if sight.ask.kind == "discussion":
                asked[temper_of(sight.view).name] += 1
            if sight.ask.kind == "vote" and (accused := last_accused(g, seat)):
                votes["kept" if choice == f"figure:{accused}" else "changed"] += 1
            GAME.answer(g, seat, choice)
        said += [(temper_of(view(g, each.speaker)).name, each) for each in g.claims]
    return tuple(said), votes, asked


def last_accused(g: Cultists, seat: Seat) -> str:
    """Return whom somebody accused last before the vote that is being held, as a number."""
    mine = [each for each in g.claims if each.speaker == seat and each.poll == g.polls]
    return "".join([str(each.figure) for each in mine if each.kind in ACCUSING][-1:])


def share(temper: Temper, *kinds: str, turn: int = 0) -> float:
    """Return how many such claims one of this temper makes each time it is asked."""
    said, _, asked = talked()
    mine = [each for name, each in said if name == temper.name and turn in (0, each.turn)]
    return sum(not kinds or each.kind in kinds for each in mine) / asked[temper.name]


def test_tempers_are_told_apart_by_what_they_say() -> None:
    others = {temper: [each for each in TEMPERS if each != temper] for temper in (ACCUSER, COUNTER, BOASTER)}
    assert all(share(ACCUSER, *ACCUSING) > 1.5 * share(each, *ACCUSING) for each in others[ACCUSER])
    assert share(BOASTER, "seer") > 0 == max(share(each, "seer") for each in others[BOASTER])
    deeds = ("gave-alive", "checked-alive", "put-success")
    assert all(share(each, *deeds) == 0 for each in (ACCUSER, DOUBTER, FOLLOWER))
    assert share(COUNTER, *deeds) > 0
    assert share(DOUBTER, turn=1) == share(FOLLOWER, turn=1) == 0 < share(DOUBTER, "trust")


def test_votes_agree_with_what_was_said_last() -> None:
    _, votes, _ = talked()
    assert votes["kept"] > 50
    assert votes["changed"] < 0.05 * votes["kept"]
