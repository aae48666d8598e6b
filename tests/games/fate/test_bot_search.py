"""What Fate tells a search: who may win, what is worth a thought, how long one passes in a playout."""

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from miskatonic import bots, games
from miskatonic.bots.search import play_out
from miskatonic.core.bot import Guide, look
from miskatonic.core.game import Choice
from miskatonic.core.rng import Rng
from miskatonic.games.fate import GAME as FATE
from miskatonic.games.fate import asks
from miskatonic.games.fate.cards import ITHAQUA, NYARLATHOTEP
from miskatonic.games.fate.odds import win_chance
from miskatonic.games.fate.patience import how_to_pass
from miskatonic.games.fate.state import Fate
from tests.games.fate.builders import A, B, altar, asked, card, choices, choose, new_game, set_up

GUIDE: Guide = games.guide("fate")


def advice(g: Fate) -> Mapping[Choice, float]:
    return GUIDE.advice(look(FATE, g, asked(g), Rng.seeded(1)))


# Who is likely to win


def test_the_chances_of_all_players_make_one() -> None:
    g = set_up(seed=5)
    assert sum(win_chance(g, seat) for seat in range(4)) == pytest.approx(1)


def test_what_is_over_is_certain() -> None:
    g = altar(
        phase="preparation", summon={A: 8}, readied={A: "Blood Price (Book)"}, cultists={A: "other-worlds 3"}
    )
    choose(g, f"cast:{card('Blood Price (Book)')}")
    assert [win_chance(g, seat) for seat in range(4)] == [1, 0, 0, 0]


@pytest.mark.parametrize(
    ("poor", "rich"),
    [
        ({"summon": {A: 3}}, {"summon": {A: 4}}),
        ({"signs": {A: 5, B: 5}}, {"signs": {A: 4, B: 5}}),
        ({"lodges": {A: 4}}, {"lodges": {A: 0}}),
        ({"hands": {A: "Book, Moon"}}, {"hands": {A: "Book, Book"}}),
        ({"cultists": {A: "library 2"}}, {"cultists": {A: "other-worlds 2"}}),
        ({"cultists": {A: "gathering 1"}}, {"cultists": {A: "gathering 2"}}),
        ({"active": B, "hands": {B: "Book"}}, {"hands": {A: "Book"}}),
    ],
    ids=str,
)
def test_who_has_more_is_likelier_to_win(poor: dict[str, object], rich: dict[str, object]) -> None:
    chances = [win_chance(altar(**each), A) for each in (poor, rich)]  # type: ignore[arg-type]
    assert chances[0] < chances[1]


# What is worth a thought


def test_every_way_to_move_is_thought_about_unless_there_are_many() -> None:
    few = altar(fate="museum", hands={A: "Book, Moon"})
    many = altar(fate="museum", hands={A: "Book, Book, Book, Book"})
    assert set(advice(few)) == set(choices(few))
    assert len(choices(many)) > len(advice(many)) == 6


def test_a_spell_is_thought_about_only_in_the_window_in_which_it_serves_best() -> None:
    seal = "Broken Seal (Book)"
    early = altar(phase="preparation", readied={A: seal}, signs={A: 3})
    late = altar(phase="conclusion", readied={A: seal}, signs={A: 3})
    assert set(advice(early)) == {"pass"}
    assert set(advice(late)) == {"pass", f"cast:{card(seal)}"}


def test_nothing_is_thought_about_in_the_turns_of_others() -> None:
    g = altar(fate="museum", hands={A: "Book"}, cultists={A: "library 2"}, readied={B: "Betrayal (Book)"})
    choose(g, choices(g)[0])
    assert asked(g) == B
    assert len(advice(g)) == 1


def test_any_spell_is_readied_rather_than_none() -> None:
    call = "Call from Below (Book)"
    g = altar(phase="conclusion", fate="library", hands={A: call}, columns={"library": "Lantern"})
    assert bots.get("fate", "simple").choose(look(FATE, g, A, Rng.seeded(1))) == "none"
    assert set(advice(g)) == {f"ready:{card(call)}"}


def test_the_god_who_won_more_often_is_kept() -> None:
    sight = look(FATE, new_game(), A, Rng.seeded(1))
    offer = asks.god((ITHAQUA, NYARLATHOTEP))
    assert list(GUIDE.advice(replace(sight, ask=offer))) == [f"god:{NYARLATHOTEP}"]


# How long one passes in a playout


@pytest.mark.parametrize(
    ("readied", "order"),
    [("Warding Circle (Book)", "pass-raid"), ("Betrayal (Book)", "pass"), ("Frenzy (Book)", "pass")],
)
def test_before_the_move_only_who_has_nothing_for_others_turns_passes_on(readied: str, order: str) -> None:
    g = altar(phase="preparation", readied={B: readied})
    assert how_to_pass(g, B) == order


@pytest.mark.parametrize(("hand", "order"), [("Flame", "pass-turn"), ("Lantern", "pass")])
def test_a_frenzy_waits_where_dice_may_be_rolled(hand: str, order: str) -> None:
    g = altar(hands={A: hand}, readied={B: "Frenzy (Book)"}, lodges={B: 1})
    choose(g, choices(g)[0])
    assert (asked(g), how_to_pass(g, B)) == (B, order)


def test_a_playout_stops_where_a_turn_begins() -> None:
    g = set_up(seed=2)
    play_out(GUIDE, FATE, g, A, g.turn + GUIDE.horizon, Rng.seeded(1))
    assert g.turn == 1 + GUIDE.horizon
    assert g.phase in ("preparation", "movement")
