"""Games as environments of PettingZoo: its own tests, the same secrets as the views, picks step by step."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from miskatonic import games
from miskatonic.core.rng import Rng
from miskatonic.lab import zoo
from miskatonic.lab.observing import ASK, PER_OPTION, Table, shown, token

pytestmark = pytest.mark.filterwarnings(  # as of any game with a mask
    "ignore:Observation space for each agent probably should be", "ignore:Observation is not a NumPy array"
)


def table(game: str, seed: int = 1, **options: Any) -> Table:
    rules = games.get(game)
    return Table(rules, rules.new(rules.options(**options), seed), shown(game))


def play_on(at: Table, chance: Rng, steps: int) -> None:
    """Act by chance so many times, or until the end."""
    while at.asked is not None and steps:
        at.act(at.asked, chance.choice(at.legal(at.asked)))
        steps -= 1


@pytest.mark.parametrize("game", games.NAMES)
def test_it_passes_pettingzoos_own_tests(game: str) -> None:
    api_test(zoo.env(game), num_cycles=100)
    seed_test(lambda: zoo.env(game), num_cycles=40)


@pytest.mark.parametrize("game", games.NAMES)
def test_a_row_tells_what_the_view_tells_and_nothing_else(game: str) -> None:
    """Positions that a seat cannot tell apart are shown to it by the same numbers, and it may do the same."""
    at, chance = table(game), Rng.seeded(3)
    for _ in range(6):
        play_on(at, chance, 17)
        if at.asked is None:
            return
        for seat in range(at.state.options.seats):
            imagined = Table(at.game, at.game.sample(at.state, seat, chance), at.shown)
            imagined.picked = at.picked if seat == at.asked else ()
            if imagined.asked == at.asked:
                assert imagined.row(seat) == at.row(seat)
                assert imagined.legal(seat) == at.legal(seat)
            else:  # sealed answers that others gave are not imagined; the view is the same all the same
                assert imagined.row(seat)[: at.shown.size] == at.row(seat)[: at.shown.size]


def test_who_decides_in_secret_is_shown_nothing_of_those_who_have(monkeypatch: pytest.MonkeyPatch) -> None:
    at, chance = table("cultists", seats=5), Rng.seeded(1)
    while not _votes(at):
        play_on(at, chance, 1)
        assert at.asked is not None
    first = at.asked
    assert first is not None
    last = max(at.game.asks(at.state))
    rows = []
    for action in at.legal(first)[:2]:
        twin = at.copy()
        twin.act(first, action)
        rows.append(twin.row(last))
    assert rows[0] == rows[1] == at.row(last)


def _votes(at: Table) -> bool:
    return len(asks := at.game.asks(at.state)) > 2 and next(iter(asks.values())).kind == "vote"


def test_several_are_picked_one_after_the_other() -> None:
    at, chance = table("cultists", seats=5), Rng.seeded(1)
    while at.asked is None or at.game.asks(at.state)[at.asked].kind != "discussion":
        play_on(at, chance, 1)
    seat, end = at.asked, at.shown.options
    assert end in at.legal(seat)  # to say nothing is an answer
    first = at.legal(seat)[0]
    at.act(seat, first)
    assert at.asked == seat
    assert first not in at.legal(seat)
    option = at.shown.size + ASK + PER_OPTION * first
    assert (at.row(seat)[at.shown.size + 2], at.row(seat)[option + 3]) == (1, 1)
    at.act(seat, end)
    assert at.asked != seat


def test_whoever_wins_is_rewarded_at_the_end() -> None:
    env = zoo.env("ritual", seats=4)
    env.reset(seed=2)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        earned[agent] += reward
        env.step(None if terminated else int(np.flatnonzero(seen["action_mask"])[0]))
    outcome = games.get("ritual").outcome(env.unwrapped.table.state)
    assert outcome is not None
    assert earned == {f"seat_{seat}": float(seat in outcome.winners) for seat in range(4)}


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    at = table("ritual")
    assert at.asked is not None
    before = at.row(at.asked)
    with pytest.raises(ValueError, match=r"may not do 9 now; it may do \["):
        at.act(at.asked, 9)
    assert at.row(at.asked) == before


@pytest.mark.parametrize("game", ["ritual", "fate", "cultists"])
def test_every_word_of_a_game_is_in_its_lists(game: str) -> None:
    """A word that is in no list would be shown as one more than the last."""
    encoding = games.encoding(game)
    assert encoding is not None
    at, chance = table(game), Rng.seeded(5)
    while at.asked is not None:
        for option in at.game.asks(at.state)[at.asked].options:
            assert option.what.kind in encoding.kinds
            assert all(part.isdecimal() or part in encoding.things for part in option.what.parts)
        at.act(at.asked, chance.choice(at.legal(at.asked)))


def test_a_token_is_the_same_everywhere() -> None:
    assert token("damage") == token("damage") != token("horror")


def test_a_table_is_drawn_for_whoever_watches() -> None:
    env = zoo.env("ritual", render_mode="ansi")
    env.reset(seed=1)
    assert len(env.render().splitlines()) > 5
