"""What somebody who asks for a hint is told: the best answer by its own ratings, and one reason."""

from typing import Any

import pytest

from miskatonic.core.bot import Sight, first_opinion
from miskatonic.core.conformance import check_hint
from miskatonic.core.game import Ask, Choice, Option
from miskatonic.core.hint import Hint, Rating, picks
from miskatonic.core.rng import Rng
from miskatonic.core.text import text
from miskatonic.core.trial import Breach


class Opinion:
    """A guide that has nothing but an opinion."""

    def __init__(self, **worth: float) -> None:
        self.worth: dict[Choice, float] = dict(worth.items())

    def advice(self, sight: Sight) -> dict[Choice, float]:
        """Return the opinion."""
        return self.worth


def ask(*options: str, least: int = 1, most: int = 1) -> Ask:
    """Return a question with these options."""
    return Ask("toy", text("choose"), tuple(Option(id, text(f"do-{id}")) for id in options), "", least, most)


def hint(guide: Any, *options: str) -> Hint:
    """Return what is advised where there are these options."""
    sight = Sight(Any, 0, None, ask(*options), lambda rng: None, Rng.seeded(1))  # type: ignore[arg-type]
    found = first_opinion(guide, sight)
    check_hint(sight.ask, found)
    return found


def rated(guide: Any, *options: str) -> list[tuple[Choice, object]]:
    """Return the answers that are compared, each with its number."""
    ratings = hint(guide, *options).ratings
    return [(each.choice, each.measure.args["percent"] if each.measure else None) for each in ratings]


def test_where_there_is_no_choice_that_is_the_reason() -> None:
    assert hint(Opinion(a=0.2), "a").reason.id == "hint-only"
    assert rated(Opinion(a=0.2), "a") == [("a", None)]


def test_the_best_three_answers_are_rated_best_first() -> None:
    assert rated(Opinion(a=0.1, b=0.424, c=0.9, d=0.3), *"abcd") == [("c", 90), ("b", 42), ("d", 30)]


def test_what_is_advised_is_what_is_rated_best() -> None:
    advised = hint(Opinion(a=0.1, b=0.3, c=0.2), "a", "b", "c")
    assert advised.choice == "b"
    assert advised.reason == text("hint-ahead", points=10)


def test_where_all_answers_are_worth_the_same_no_number_pretends_otherwise() -> None:
    assert hint(Opinion(a=0.5, b=0.5), "a", "b").reason.id == "hint-all-alike"
    assert rated(Opinion(a=0.5, b=0.5), "a", "b") == [("a", None)]


def test_of_several_options_those_are_picked_that_gain_something() -> None:
    gains = {"a": 2.0, "b": -1.0, "c": 1.0}
    found = picks(ask(*"abc", least=0, most=3), gains)
    assert found == {("a", "c"): 3.0, ("a",): 2.0, ("a", "b", "c"): 2.0, ("a", "b"): 1.0}


def test_who_must_pick_several_picks_the_least_bad() -> None:
    found = picks(ask(*"abc", least=2, most=2), {"a": -3.0, "b": -1.0, "c": -2.0})
    assert max(found, key=found.__getitem__) == ("b", "c")


@pytest.mark.parametrize(
    "ratings",
    [
        (Rating("a", 0.1, text("hint-rated")), Rating("b", 0.2, text("hint-rated"))),
        (Rating("a", 0.2, text("hint-rated")), Rating("b", 0.1, text("hint-ahead"))),
        (Rating("a", 0.2, text("hint-rated")), Rating("a", 0.1, text("hint-rated"))),
        (Rating("a", 0.2, text("hint-rated")), Rating("c", 0.1, text("hint-rated"))),
        (Rating("a", 0.2, text("hint-rated")),),
        (),
    ],
    ids=["worse than another", "two measures", "twice", "not offered", "nothing to compare", "nothing"],
)
def test_a_hint_that_contradicts_itself_is_noticed(ratings: tuple[Rating, ...]) -> None:
    with pytest.raises(Breach):
        check_hint(ask("a", "b"), Hint(ratings, text("hint-ahead")))
