"""What a guide's first opinion says to somebody who asks for a hint: the plainest of reasons."""

from typing import Any

from miskatonic.core.bot import Hint, Sight, first_opinion
from miskatonic.core.game import Ask, Choice, Option
from miskatonic.core.rng import Rng
from miskatonic.core.text import text


class Opinion:
    """A guide that has nothing but an opinion."""

    def __init__(self, **worth: float) -> None:
        self.worth: dict[Choice, float] = dict(worth.items())

    def advice(self, sight: Sight) -> dict[Choice, float]:
        """Return the opinion."""
        return self.worth


def hint(guide: Any, *options: str) -> Hint:
    """Return what is advised where there are these options."""
    offered = tuple(Option(id, text(f"do-{id}")) for id in options)
    ask = Ask("toy", text("choose"), offered)
    sight = Sight(Any, 0, None, ask, lambda rng: None, Rng.seeded(1))  # type: ignore[arg-type]
    return first_opinion(guide, sight)


def reasons(guide: Any, *options: str) -> list[tuple[str, object]]:
    """Return the reasons for a choice between these options: each with what it rates at how much."""
    return [(each.id, each.args.get("percent")) for each in hint(guide, *options).reasons]


def test_where_there_is_no_choice_that_is_the_reason() -> None:
    assert reasons(Opinion(a=0.2), "a") == [("hint-only", None)]


def test_the_best_three_answers_are_rated_best_first() -> None:
    guide = Opinion(a=0.1, b=0.424, c=0.9, d=0.3)
    assert reasons(guide, "a", "b", "c", "d") == [("hint-rated", 90), ("hint-rated", 42), ("hint-rated", 30)]


def test_what_is_advised_is_what_is_rated_best() -> None:
    advised = hint(Opinion(a=0.1, b=0.3, c=0.2), "a", "b", "c")
    assert advised.choice == "b"
    assert advised.reasons[0].args["option"] == text("do-b")


def test_where_all_answers_are_worth_the_same_no_number_pretends_otherwise() -> None:
    assert reasons(Opinion(a=0.5, b=0.5), "a", "b") == [("hint-all-alike", None)]
