"""How the bots of Ritual choose, at tables where one can see why."""

from typing import Any

import pytest

from miskatonic import bots
from miskatonic.core.bot import look
from miskatonic.core.game import Choice
from miskatonic.core.hint import Hint
from miskatonic.core.ids import numbers_in
from miskatonic.core.rng import Rng
from miskatonic.core.text import Who
from miskatonic.games.ritual.bot import option_chances
from miskatonic.games.ritual.state import Ritual
from miskatonic.lab.simulate import play
from tests.builders import RITUAL, asked, deal, give, give_and_take, pass_to, put_back, table

SEVERAL_FAIL = "pure Mask, cursed Mask, cursed Idol, cursed Chalice, Gate"
NOBODY_FAILS = "pure Mask, pure Idol, pure Chalice, pure Dagger, Gate"


def chosen(bot: str, g: Ritual) -> Choice:
    return bots.get("ritual", bot).choose(look(RITUAL, g, asked(g), Rng.seeded(1)))


def pass_round(g: Ritual) -> Ritual:
    """Let the card reach the last follower."""
    give(g, g.followers[0])
    while g.followers:
        pass_to(g, g.followers[0])
    return g


# The rule of thumb


def test_simple_gives_a_cursed_card_to_a_survivor() -> None:
    g = table(
        "ritual",
        hands="Gate, cursed Idol, pure Mask, cursed Chalice, cursed Candelabra",
        pile="cursed Dagger",
    )
    assert chosen("simple", g) == "seat:2"


def test_simple_lets_the_round_end_while_others_fail() -> None:
    assert chosen("simple", pass_round(table("ritual", hands=SEVERAL_FAIL, pile="Elder Sign"))) == "pass"


def test_simple_keeps_the_round_going_while_others_survive() -> None:
    assert chosen("simple", pass_round(table("ritual", hands=NOBODY_FAILS, pile="Elder Sign"))) == "take"


@pytest.mark.parametrize(("top", "answer"), [("cursed Idol", "remove"), ("pure Idol", "put-back")])
def test_simple_removes_what_is_cursed(top: str, answer: str) -> None:
    g = table("ritual", hands="Gate, Magical Orb, pure Mask, pure Idol, Cultist", pile=f"Elder Sign, {top}")
    give_and_take(g, 1)
    assert chosen("simple", g) == answer


# Belief


def test_belief_ends_the_round_when_that_wins() -> None:
    # Seat 4 has more to lose than a round can cost; whoever fails beside it is out.
    g = pass_round(table("ritual", hands=SEVERAL_FAIL, pile="Elder Sign", sanity="1 1 1 1 7"))
    assert chosen("belief", g) == "pass"


def test_belief_keeps_a_round_going_whose_end_nobody_else_fears() -> None:
    g = pass_round(table("ritual", hands=NOBODY_FAILS, pile="Elder Sign", sanity="7 7 7 7 1"))
    assert chosen("belief", g) == "take"


def test_belief_takes_a_card_that_it_has_seen_and_that_survives() -> None:
    g = table(
        "ritual",
        hands="pure Candelabra, Magical Orb, pure Mask, pure Idol, pure Chalice",
        pile="cursed Mask, Investigator",
        discard="Gate, Gate, Elder Sign",
    )
    give_and_take(g, 1)
    put_back(g)
    give(g, 1)
    assert chosen("belief", g) == "take"


def test_belief_does_not_wake_cthulhu() -> None:
    # Whoever holds a Gate and takes the card lets Cthulhu rise, whom seat 2 holds.
    g = table(
        "ritual",
        hands="pure Mask, Gate, Cthulhu, pure Idol, Gate",
        pile="pure Dagger",
        sanity="4 7 7 7 7",
    )
    assert chosen("belief", g) in ("seat:2", "seat:3")


def test_belief_removes_the_card_that_would_bring_its_end() -> None:
    g = table(
        "ritual",
        hands="Gate, Magical Orb, pure Mask, pure Idol, pure Candelabra",
        pile="Elder Sign, Cthulhu",
        sanity="7 4 7 7 7",
    )
    give_and_take(g, 1)
    chances = option_chances(look(RITUAL, g, 1, Rng.seeded(1)))
    assert chances["remove"] > chances["put-back"]


def test_belief_knows_that_removing_the_last_card_ends_the_round() -> None:
    g = table(
        "ritual",
        hands="Gate, Magical Orb, pure Mask, pure Idol, Cultist",
        pile="Elder Sign, cursed Idol",
        rest="discard",
    )
    give_and_take(g, 1)
    assert set(option_chances(look(RITUAL, g, 1, Rng.seeded(1)))) == {"put-back", "remove"}


def test_chances_are_chances() -> None:
    for seed in range(20):
        g = deal(seed, start=0)
        for to in (1, 2, 3, 4):
            chances = option_chances(look(RITUAL, g, asked(g), Rng.seeded(1)))
            assert set(chances) == {option.id for option in g.asks()[asked(g)].options}
            assert all(0 <= chance <= 1 for chance in chances.values())
            (give if to == 1 else pass_to)(g, to)


# All tables


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"variant": "competitive", "event": "trapezohedron", "old_one": "nyarlathotep"},
        {"scholar": "student", "zealot": "professor", "old_one": "yog-sothoth", "doom": True},
        {"event": "trapezohedron", "old_one": "hastur", "confession": True},
        {"old_one": "mystery", "doom": True, "variant": "competitive", "confession": True},
    ],
    ids=str,
)
def test_every_bot_plays_every_table_to_its_end(options: dict[str, Any], seats: int) -> None:
    kinds = [bots.get("ritual", name) for name in ("belief", "simple", "random", "belief", "search:4")]
    seated = [kinds[seat % len(kinds)] for seat in range(seats)]
    played = play(RITUAL, RITUAL.options(seats=seats, **options), seated, Rng.seeded(seats))
    assert played.summary.numbers["rounds"] >= 1
    assert set(played.winners) < set(range(seats))


# Hints


def hinted(g: Ritual) -> Hint:
    return bots.advise(look(RITUAL, g, asked(g), Rng.seeded(1)))


def test_a_hint_advises_the_best_chance_and_tells_it_with_the_best_two_others() -> None:
    g = table("ritual", hands="Gate, cursed Idol, pure Mask, pure Dagger, pure Idol", pile="cursed Dagger")
    chances = option_chances(look(RITUAL, g, asked(g), Rng.seeded(1)))
    advised = hinted(g)
    assert advised.choice == max(chances, key=chances.__getitem__)
    told = [each.measure.args["percent"] for each in advised.ratings if each.measure]
    assert told == [round(100 * chance) for chance in sorted(chances.values(), reverse=True)[:3]]


def test_a_hint_says_what_the_card_would_do_to_its_receiver() -> None:
    g = table("ritual", hands="Gate, cursed Idol, pure Mask, cursed Chalice, Cthulhu", pile="cursed Dagger")
    (to,) = numbers_in(hinted(g).choice)
    why = hinted(g).reason
    assert (why.id, why.args["who"], why.args["then"]) == ("hint-would-stand", Who(to), "fails")
