"""A small honest game in which one arranges something in private, and games that give that away.

Vigil: in each of four watches everybody is asked in turn to wake or to sleep. Whoever sleeps may arrange to
sleep on, and then need not be asked again. Whoever was awake most often wins.
"""

from collections.abc import Mapping
from typing import Any, Self, cast

import msgspec
from msgspec.structs import replace

from miskatonic.core.flow import Flow, Steps
from miskatonic.core.game import (
    Ask,
    Choice,
    Event,
    Field,
    Game,
    Option,
    Options,
    Outcome,
    Sealed,
    Seat,
    View,
    check_options,
)
from miskatonic.core.rng import Rng
from miskatonic.core.text import Text, Who, text

step = Steps()

FIELDS = (Field("seats", 3, (2, 3)),)
WATCHES = 4
WATCH = Ask("watch", text("ask-watch"), tuple(Option(id, text(id)) for id in ("wake", "sleep", "sleep-on")))


class VigilOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: int = 3


class VigilView(msgspec.Struct, frozen=True):
    seat: Seat | None
    awake: tuple[int, ...]
    sleeps_on: bool
    outcome: Outcome | None


class Vigil(Flow, kw_only=True):
    steps = step

    options: VigilOptions
    rng: Rng
    awake: list[int] = []
    """How often each seat was awake."""
    sleeps_on: list[bool] = []
    """Who has arranged to sleep on; the seat's own secret."""
    outcome: Outcome | None = None

    def copy(self) -> Self:
        twin = super().copy()
        twin.rng = self.rng.copy()
        twin.awake = self.awake[:]
        twin.sleeps_on = self.sleeps_on[:]
        return twin


@step
def keep_vigil(g: Vigil) -> None:
    g.awake = [0] * g.options.seats
    g.sleeps_on = [False] * g.options.seats
    for _ in range(WATCHES):
        for seat in range(g.options.seats):
            g.then(ask_seat, seat)
    g.then(end)


@step
def ask_seat(g: Vigil, seat: Seat) -> None:
    g.ask(seat, WATCH, watched)


@step
def watched(g: Vigil, seat: Seat, choice: str) -> None:
    g.sleeps_on[seat] = choice == "sleep-on"
    if choice == "wake":
        g.awake[seat] += 1
        g.tell(Event(text("woke", who=Who(seat))))


@step
def end(g: Vigil) -> None:
    g.outcome = Outcome((g.awake.index(max(g.awake)),), text("over"))


class Honest(Game[Vigil]):
    """Vigil, played by the rules."""

    name = "vigil"
    version = 1
    fields: tuple[Field, ...] = FIELDS
    state_type: type[Vigil] = Vigil
    view_type: type[View] = VigilView
    options_type: type[Options] = VigilOptions

    def options(self, **given: Any) -> Options:
        return VigilOptions(**check_options(FIELDS, given))

    def new(self, options: Options, seed: int) -> Vigil:
        g = Vigil(options=cast(VigilOptions, options), rng=Rng.seeded(seed))
        g.begin(keep_vigil)
        return g

    def asks(self, state: Vigil) -> Mapping[Seat, Ask]:
        return state.asks()

    def sealed(self, state: Vigil) -> Mapping[Seat, Sealed]:
        return state.sealed()

    def answer(self, state: Vigil, seat: Seat, choice: Choice) -> list[Event]:
        return state.answer(seat, choice)

    def answers_itself(self, state: Vigil, seat: Seat) -> Choice | None:
        return "sleep-on" if state.sleeps_on[seat] else None

    def arranged(self, state: Vigil, seat: Seat) -> bool:
        return state.sleeps_on[seat]

    def without_arrangement(self, choice: Choice) -> Choice:
        return "sleep" if choice == "sleep-on" else choice

    def view(self, state: Vigil, seat: Seat | None) -> VigilView:
        own = seat is not None and state.sleeps_on[seat]
        return VigilView(seat, tuple(state.awake), own, state.outcome)

    def outcome(self, state: Vigil) -> Outcome | None:
        return state.outcome

    def sample(self, state: Vigil, seat: Seat, rng: Rng) -> Vigil:
        twin = state.copy()
        twin.rng = rng.fork()
        twin.opening = ()
        twin.sleeps_on = [sleeps and each == seat for each, sleeps in enumerate(state.sleeps_on)]
        return twin

    def phrases(self) -> tuple[str, ...]:
        return ()

    def check_talk(self, state: Vigil, said: str) -> Text | None:
        return None


HONEST: Game[Vigil] = Honest()


# Games that give away who sleeps on


class SkipsSleepers(Honest):
    """In asks and waiting lists: they are not asked again."""

    def answer(self, state: Vigil, seat: Seat, choice: Choice) -> list[Event]:
        events = super().answer(state, seat, choice)
        while any(state.sleeps_on[each] for each in state.asks()):
            (sleeper,) = state.asks()
            events += state.answer(sleeper, "sleep-on")
        return events


class CallsSleepersOtherwise(Honest):
    """In waiting lists: they are waited for with other words."""

    def asks(self, state: Vigil) -> Mapping[Seat, Ask]:
        return {
            seat: replace(ask, kind="doze") if state.sleeps_on[seat] else ask
            for seat, ask in super().asks(state).items()
        }


class HurriesSleepers(Honest):
    """In times: they are given less."""

    def asks(self, state: Vigil) -> Mapping[Seat, Ask]:
        return {
            seat: replace(ask, limit=5 if state.sleeps_on[seat] else 30)
            for seat, ask in super().asks(state).items()
        }


class TellsOfSleepers(Honest):
    """In the log: it says why they slept."""

    def answer(self, state: Vigil, seat: Seat, choice: Choice) -> list[Event]:
        by_arrangement = state.sleeps_on[seat] and choice == "sleep-on"
        events = super().answer(state, seat, choice)
        return [*events, Event(text("slept-on", who=Who(seat)))] if by_arrangement else events


class ShowsSleepers(Honest):
    """In the view, as a number."""

    def view(self, state: Vigil, seat: Seat | None) -> VigilView:
        return replace(super().view(state, seat), awake=(sum(state.sleeps_on),))


class ImaginesSleepers(Honest):
    """In samples: what the others imagine knows who sleeps on."""

    def sample(self, state: Vigil, seat: Seat, rng: Rng) -> Vigil:
        twin = super().sample(state, seat, rng)
        twin.sleeps_on = state.sleeps_on[:]
        return twin


BROKEN: tuple[Game[Vigil], ...] = (
    SkipsSleepers(),
    CallsSleepersOtherwise(),
    HurriesSleepers(),
    TellsOfSleepers(),
    ShowsSleepers(),
    ImaginesSleepers(),
)
"""Each gives it away in another place."""
