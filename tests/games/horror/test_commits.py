"""Who commits when: in player order, or when the others have (test.q2)."""

from miskatonic.core.bot import look
from miskatonic.core.game import offered
from miskatonic.core.rng import Rng
from miskatonic.core.rulebook import rule
from miskatonic.games.horror import now
from miskatonic.games.horror.bot import SimpleBot
from miskatonic.games.horror.game import GAME, HorrorGame
from tests.games.horror.cards import skill
from tests.games.horror.effects import take_test
from tests.games.horror.table import Table

GUTS = skill("Guts", icons={"willpower": 1})
WITS = skill("Wits", icons={"intellect": 1})


def begun(*hands: int, you: int = 0) -> tuple[Table, list[list[int]]]:
    """Begin a test of seat `you`, with so many cards that fit in each hand."""
    t = Table(len(hands))
    held = [[t.put(GUTS, f"hand:{seat}") for _ in range(count)] for seat, count in enumerate(hands)]
    return take_test(t, difficulty=9, you=you), held


def commits(t: Table, *cards: int, wait: bool = False) -> Table:
    """Answer the ask for cards."""
    return t.choose((*[f"card:{card}" for card in cards], *["wait"] * wait))


@rule("test.q2")
def test_without_a_word_everybody_commits_once_in_player_order_and_for_good() -> None:
    t, held = begun(1, 1, 1)
    for seat in range(3):
        assert (t.kind, t.asked) == ("commit", seat)
        commits(t, *held[seat])
    assert t.kind != "commit"
    assert [event.on[0] for event in t.told if event.text.id == "committed"] == ["seat:0", "seat:1", "seat:2"]


@rule("test.q2")
def test_who_waits_is_asked_again_when_the_others_have_committed() -> None:
    t, held = begun(1, 1)
    commits(t, wait=True)
    assert t.heard[-1] != "committed"
    assert "waits-to-commit" in t.heard
    assert t.asked == 1
    commits(t, *held[1])
    assert (t.asked, t.card(held[1][0]).zone) == (0, "limbo")
    assert "wait" not in t.options
    commits(t, *held[0])
    assert [event.on[0] for event in t.told if event.text.id == "committed"] == ["seat:1", "seat:0"]


@rule("test.q2")
def test_any_order_can_be_agreed_on() -> None:
    t, held = begun(1, 1, 1)
    commits(t, wait=True)
    commits(t, wait=True)
    commits(t, *held[2])
    assert t.asked == 0
    commits(t, wait=True)
    assert t.asked == 1
    commits(t, *held[1])
    commits(t, *held[0])
    order = [event.on[0] for event in t.told if event.text.id == "committed"]
    assert order == ["seat:2", "seat:1", "seat:0"]


@rule("test.q2")
def test_if_all_wait_for_each_other_they_commit_in_player_order() -> None:
    t, _ = begun(1, 1, 1)
    for _ in range(3):
        assert "wait" in t.options
        commits(t, wait=True)
    for seat in range(3):
        assert (t.asked, "wait" in t.options) == (seat, False)
        commits(t)
    assert t.kind != "commit"


@rule("test.q2", "test.5")
def test_the_performer_may_commit_some_cards_and_more_when_the_others_have() -> None:
    t, held = begun(3, 1)
    commits(t, held[0][0], wait=True)
    assert t.card(held[0][0]).zone == "limbo"
    commits(t, *held[1])
    assert (t.asked, t.ask.most) == (0, 2)
    commits(t, *held[0][1:])
    assert t.heard.count("committed") == 4


@rule("test.q2", "test.6")
def test_somebody_else_commits_one_card_or_waits() -> None:
    t, _ = begun(1, 2, you=0)
    commits(t)
    assert (t.asked, t.ask.most, "wait" in t.options) == (1, 1, False)
    t, _ = begun(2, 1, you=1)
    assert (t.asked, t.ask.most, "wait" in t.options) == (0, 1, True)


@rule("test.q2", "table-talk.1")
def test_whether_one_may_wait_does_not_tell_what_the_others_hold() -> None:
    fitting, _ = begun(1, 1)
    t = Table(2)
    t.put(GUTS, "hand:0")
    t.put(WITS, "hand:1")
    assert take_test(t, difficulty=9).options[-1] == fitting.options[-1] == "wait"
    commits(t, wait=True)
    assert (t.asked, "wait" in t.options) == (0, False)


@rule("test.q2")
def test_nobody_waits_for_those_who_are_elsewhere_or_hold_no_card_or_are_kept_out() -> None:
    alone = Table()
    alone.put(GUTS, "hand:0")
    assert "wait" not in take_test(alone).options
    t = Table(3)
    t.put(GUTS, "hand:0")
    t.alter(1, location=t.named("Cellar"))
    t.g.piles["hand:2"].clear()
    assert "wait" not in take_test(t).options
    t = Table(2)
    t.put(GUTS, "hand:0")
    t.g.perils.append((0, t.named("Quiet")))
    assert "wait" not in take_test(t).options


@rule("test.q2")
def test_everybody_sees_who_may_still_commit() -> None:
    t, held = begun(1, 1, 1)
    commits(t, *held[0])
    commits(t, wait=True)
    seen = now.test_view(t.g, 0)
    assert seen is not None
    assert seen.may_commit == (1, 2)


@rule("test.q2")
def test_bots_do_not_wait() -> None:
    t, _ = begun(2, 2, 2)
    for seat in range(3):
        assert t.asked == seat
        choice = SimpleBot().choose(look(HorrorGame(), t.g, seat, Rng.seeded(1)))
        assert "wait" not in choice
        t.choose(choice)
    assert t.kind != "commit"


def test_whoever_comes_later_can_already_say_what_they_commit() -> None:
    t, held = begun(1, 2, 1, you=1)
    later = {seat: GAME.soon(t.g, seat) for seat in range(3)}
    assert later[0] is None, "it is asked now"
    for seat, most in ((1, 2), (2, 1)):
        ask = later[seat]
        assert ask is not None
        assert ([option.id for option in ask.options], ask.most) == (
            [f"card:{each}" for each in held[seat]],
            most,
        )
    commits(t)
    assert [GAME.soon(t.g, seat) is None for seat in range(3)] == [True, True, False]
    commits(t)
    commits(t)
    assert [GAME.soon(t.g, seat) for seat in range(3)] == [None] * 3


@rule("test.q2")
def test_nobody_is_offered_to_wait_for_investigators_of_his_own() -> None:
    t, held = begun(1, 1)
    ask = t.g.asks()[0]
    assert "wait" in [option.id for option in offered(GAME, t.g, 0, ask, (0,)).options]
    shown = offered(GAME, t.g, 0, ask, (0, 1))
    assert ([option.id for option in shown.options], shown.most) == ([f"card:{held[0][0]}"], 1)


@rule("test.q2")
def test_who_plays_two_of_three_may_wait_for_the_third_until_that_one_has_committed() -> None:
    t, held = begun(1, 1, 1)
    assert GAME.needless(t.g, 0, (0, 1)) == ()
    assert GAME.needless(t.g, 0, (0, 2)) == ()
    commits(t, *held[0])
    assert t.asked == 1
    assert GAME.needless(t.g, 1, (1, 2)) == ("wait",)
    assert GAME.needless(t.g, 1, (0, 1)) == ()
