"""What a fight, an evasion or an investigation has of a chance, said before it is begun."""

from miskatonic.games.horror.game import GAME
from miskatonic.games.horror.view import view
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words.abilities import Action, Play
from tests.games.horror.cards import asset, enemy, event, skill
from tests.games.horror.table import Table

BAG = ("0", "-1", "-2", "-3", "-4")
RAT = enemy("Rat", fight=3, evade=2)
PIPE = asset(
    "Pipe",
    Action(
        (fx.Lasting("attack", (mod.Change("you", "combat", 2),)), fx.TakeAction("fight")),
        (price.Actions(),),
        "fight",
    ),
)
FLASH = event("Flash", Play((fx.TakeAction("evade", skill=("willpower",)),), designator="evade"), cost=0)


def table(*, rats: int = 1) -> tuple[Table, list[int]]:
    t = Table(bag=BAG)
    return t, [t.put(RAT, "threat:0") for _ in range(rats)]


def foretold(t: Table) -> dict[str, float]:
    return dict(GAME.chances(t.g, t.asked))


def shown_after(t: Table, choice: str) -> float | None:
    """Choose, and return the chance that the panel of the test shows then."""
    t.put(
        skill("Helps with anything", icons={"wild": 1}), "hand:0"
    )  # so that there is a question in the test
    t.choose(choice)
    t.skip("window", "reaction")
    test = view(t.g, 0).test
    assert test is not None
    return test.chance


def used(t: Table, card: int) -> str:
    return next(each for each in t.options if each.startswith(f"use:{card}."))


def test_basic_actions_say_their_chance_and_keep_their_word() -> None:
    for choice in ("investigate", "fight", "evade"):
        t, (rat,) = table()
        t.turn()
        id = choice if choice in t.options else f"{choice}:{rat}"
        said = foretold(t)[id]
        assert said == shown_after(t, id)


def test_other_actions_have_none() -> None:
    t, (rat,) = table()
    t.turn()
    assert set(foretold(t)) == {"investigate", f"fight:{rat}", f"evade:{rat}"}


def test_a_weapon_counts_before_it_is_used() -> None:
    t, (rat,) = table()
    pipe = t.put(PIPE, "play:0")
    t.turn()
    found = foretold(t)
    assert (found[f"fight:{rat}"], found[used(t, pipe)]) == (1 / 5, 3 / 5)
    assert found[used(t, pipe)] == shown_after(t, used(t, pipe))


def test_an_event_says_the_chance_of_what_it_begins() -> None:
    t, _ = table()
    flash = t.put(FLASH, "hand:0")
    t.turn()
    said = foretold(t)[f"play:{flash}"]
    assert said == shown_after(t, f"play:{flash}")


def test_with_two_enemies_the_chance_is_said_where_one_of_them_is_chosen() -> None:
    t, rats = table(rats=2)
    pipe = t.put(PIPE, "play:0")
    t.turn()
    assert used(t, pipe) not in foretold(t)
    t.choose(used(t, pipe))
    found = foretold(t)
    assert set(found) == {f"card:{rat}" for rat in rats}
    assert found[f"card:{rats[0]}"] == shown_after(t, f"card:{rats[0]}")


def test_who_is_not_asked_is_told_nothing() -> None:
    t = Table(seats=2, bag=BAG)
    t.turn()
    assert dict(GAME.chances(t.g, 1 - t.asked)) == {}
