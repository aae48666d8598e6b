"""A first match that teaches a game: a fixed deal, what everybody answers, and what the learner is told.

A game brings one as `LESSON` of its module `lesson`. What a page says is the message `lesson-<say>`, with
the attribute `title`; `$seat0`, `$seat1` and so on are the names of those who sit there. Since deal and
answers are fixed, what the pages say of the table is always true. Not for keeping to it at a table (see
`server.table`), and not for what is explained in any match the first time it occurs (see `teaching`).
"""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from miskatonic.core.game import Ask, IllegalAnswer, Seat, check_choice
from miskatonic.core.record import Match
from miskatonic.core.text import Text, Who


class Page(msgspec.Struct, frozen=True):
    """One thing that is said."""

    say: str
    on: tuple[str, ...] = ()
    """The things on the board that it points at."""
    cite: str = ""
    """The clause behind it."""


class Step(msgspec.Struct, frozen=True):
    """One decision of the learner's."""

    kind: str
    """Of the ask."""
    choice: tuple[str, ...]
    """The answer that the lesson goes on with."""
    pages: tuple[Page, ...] = ()
    """What is said before, the last page while the learner answers; none: it is answered for the learner."""


class Lesson(msgspec.Struct, frozen=True):
    """A whole lesson."""

    options: dict[str, Any]
    seed: int
    steps: tuple[Step, ...]
    others: Mapping[Seat, tuple[tuple[str, ...], ...]] = {}
    """What everybody else answers, in order."""
    end: tuple[Page, ...] = ()
    """What is said when the learner has taken every step."""
    seat: Seat = 0
    """The learner's."""

    def answers(self, seat: Seat) -> tuple[tuple[str, ...], ...]:
        """Return all that a seat answers, in order."""
        if seat == self.seat:
            return tuple([step.choice for step in self.steps])
        return self.others.get(seat, ())

    def choice(self, match: Match, seat: Seat) -> tuple[str, ...] | None:
        """Return what the lesson has a seat answer that is asked; None when it has nothing to say to that.

        Where the lesson ends, so does what the others do; the learner may look round as long as he likes.
        """
        answers, given = self.answers(seat), match.answers_of(seat)
        ask = match.asks.get(seat)
        if ask is None or given >= len(answers):
            return None
        try:
            return check_choice(ask, answers[given])
        except IllegalAnswer:
            return None

    def step(self, match: Match) -> int:
        """Return how many steps the learner has taken."""
        return min(match.answers_of(self.seat), len(self.steps))

    def is_answered_for(self, match: Match, seat: Seat) -> bool:
        """Say whether the learner is not bothered with what is asked now."""
        step = self.step(match)
        return seat == self.seat and step < len(self.steps) and not self.steps[step].pages


def led(ask: Ask, choice: tuple[str, ...]) -> Ask:
    """Return the ask with nothing left open but one answer."""
    options = tuple([option for option in ask.options if option.id in choice])
    return msgspec.structs.replace(ask, options=options, least=len(choice), most=len(choice))


def said(page: Page, seats: int) -> Text:
    """Return what a page says."""
    return Text(f"lesson-{page.say}", {f"seat{seat}": Who(seat) for seat in range(seats)})


def play(lesson: Lesson, match: Match) -> Iterator[tuple[Seat, Ask]]:
    """Play the lesson to its end in a match of its deal; yield who is asked what before every answer."""
    while match.outcome is None:
        choices = ((seat, lesson.choice(match, seat)) for seat in match.asks)
        seat, choice = next((each for each in choices if each[1] is not None), (lesson.seat, None))
        if choice is None:
            return
        yield seat, match.asks[seat]
        match.answer(seat, choice)
