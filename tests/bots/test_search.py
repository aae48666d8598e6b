"""The search: what it tries, what it imagines, what it finds."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from miskatonic import bots, games
from miskatonic.bots.search import imagine, play_out
from miskatonic.core.bot import Guide, Summary, look
from miskatonic.core.game import Ask, Choice, Option
from miskatonic.core.rng import Rng
from miskatonic.core.text import text
from tests.builders import RITUAL, confess, deal, give, pass_to, table

GUIDE = games.guide("ritual")


def test_it_ends_the_round_that_wins_the_match() -> None:
    # Seat 4 has nothing to fear: all others fall to 0 when the round ends, and one failure costs it little.
    g = table(
        "ritual",
        hands="cursed Mask, cursed Idol, cursed Dagger, cursed Chalice, pure Candelabra",
        pile="Investigator",
        sanity="1 1 1 1 7",
    )
    give(g, 1)
    pass_to(g, 2)
    pass_to(g, 3)
    pass_to(g, 4)
    assert bots.get("ritual", "search:40").choose(look(RITUAL, g, 4, Rng.seeded(1))) == "pass"


def test_the_budget_bounds_the_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    played: Counter[str] = Counter()

    def counted(*args: Any) -> float:
        played["out"] += 1
        return play_out(*args)

    monkeypatch.setattr("miskatonic.bots.search.play_out", counted)
    bots.get("ritual", "search:100").choose(look(RITUAL, deal(start=0), 0, Rng.seeded(1)))
    assert 90 <= played["out"] <= 100


def test_likely_positions_are_imagined_more_often() -> None:
    g = deal(start=0)
    give(g, 1)
    sight = look(RITUAL, g, 1, Rng.seeded(1))

    class Convinced(type(GUIDE)):  # type: ignore[misc]
        def likelihood(self, sight: Any, imagined: Any) -> float:
            return 1.0 if imagined.hands[1] < 15 else 1e-9

    assert all(state.hands[1] < 15 for state in imagine(Convinced(), sight, 50))
    assert any(state.hands[1] >= 15 for state in imagine(GUIDE, sight, 50))


def test_a_playout_stops_where_the_next_round_begins() -> None:
    g = deal(start=0)
    play_out(GUIDE, RITUAL, g, 0, g.round + 1, Rng.seeded(1))
    assert g.round == 2
    assert not g.past


def test_it_tries_what_the_guide_advises_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    g = deal(start=0)
    tried: set[Choice] = set()

    class Watched(type(RITUAL)):  # type: ignore[misc]
        def answer(self, state: Any, seat: int, choice: Choice) -> Any:
            if state.active == 0 and not state.path:
                tried.add(choice)
            return super().answer(state, seat, choice)

    monkeypatch.setattr(type(GUIDE), "advice", lambda self, sight: {"seat:2": 0.5, "seat:4": 0.5})
    sight = msgspec.structs.replace(look(RITUAL, g, 0, Rng.seeded(1)), game=Watched())
    assert bots.get("ritual", "search:8").choose(sight) in tried
    assert tried == {"seat:2", "seat:4"}


def test_it_never_confesses() -> None:
    g = deal(start=0, confession=True)
    give(g, 1)
    assert "confess" not in GUIDE.advice(look(RITUAL, g, 1, Rng.seeded(1)))
    confess(g)
    assert bots.get("ritual", "search:8").choose(look(RITUAL, g, 1, Rng.seeded(1))) != "confess"


def test_a_single_answer_needs_no_thought() -> None:
    ask = Ask("only", text("ask-take-or-pass"), (Option("take", text("option-take")),))
    g = deal(start=0)
    give(g, 1)
    sight = msgspec.structs.replace(look(RITUAL, g, 1, Rng.seeded(1)), ask=ask)
    assert bots.get("ritual", "search").choose(sight) == "take"
    assert sight.rng == Rng.seeded(1)


def test_the_guide_of_ritual_keeps_the_contract() -> None:
    guide: Guide = GUIDE
    g = deal(start=0)
    assert guide.summary(g) == Summary({"rounds": 1})
    assert guide.value(g, 0) == pytest.approx(guide.value(g, 3))
