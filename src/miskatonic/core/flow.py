"""The resolution stack: rules as named steps, `then()` to go on, `ask()` to wait for an answer.

A state derives from `Flow`. What is left to do is a last-in-first-out stack of (step name, arguments),
so nested sequences nest by themselves and save with the state. Not for timing windows round events;
a game that needs them builds them from steps.
"""

from collections.abc import Callable, Iterator, Mapping
from copy import copy
from enum import Enum
from typing import Any, ClassVar, Concatenate, ParamSpec, Protocol, Self, TypeVar, cast, overload

import msgspec

from miskatonic.core.game import Ask, Choice, Event, Game, IllegalAnswer, Sealed, Seat, check_choice
from miskatonic.core.text import text

Step = Callable[..., None]
F = TypeVar("F", bound=Step)
G = TypeVar("G")
P = ParamSpec("P")


class Steps:
    """The steps of one game by name; an instance is the decorator `@step`.

    Names are stored with positions. A step that is renamed says what it was called, `@step(was=("old",))`,
    so that positions stored under the old name go on.
    """

    def __init__(self) -> None:
        """Start without steps."""
        self.named: dict[str, Step] = {}
        """By their names, and by those they had before."""
        self.renamed: dict[str, str] = {}
        """What steps were called before, and what they are called now."""
        self.during: dict[str, Any] = {}
        """What is going on while a step waits on the stack, as far as its game declares it."""

    @overload
    def __call__(self, function: F) -> F: ...
    @overload
    def __call__(
        self, *, was: tuple[str, ...] = (), during: Callable[Concatenate[G, P], Any]
    ) -> Callable[[Callable[Concatenate[G, P], None]], Callable[Concatenate[G, P], None]]: ...
    @overload
    def __call__(self, *, was: tuple[str, ...] = (), during: Enum | None = None) -> Callable[[F], F]: ...
    def __call__(self, function: Any = None, *, was: tuple[str, ...] = (), during: Any = None) -> Any:
        """Register a step under its function's name, and those it had before. What is going on while it waits
        is a mark of its game's, or a function of the same arguments.
        """
        if function is None:
            return lambda function: self._add(function, was, during)
        return self._add(function, was, during)

    def _add(self, function: F, was: tuple[str, ...], during: Any) -> F:
        name = function.__name__
        for each in (name, *was):
            if self.named.setdefault(each, function) is not function:
                raise ValueError(f"two steps are called {each}")
        self.renamed |= dict.fromkeys(was, name)
        if during is not None:
            self.during[name] = during
        return function

    def stored(self, name: str, args: Any) -> tuple[str, tuple[Any, ...]]:
        """Return a step of a stored position as it is called now, JSON's lists as arguments again; raise
        ValueError if there is none of that name.
        """
        if name not in self.named:
            raise ValueError(f"there is no step {name[:40]}")
        return self.renamed.get(name, name), _plain(args)


class Pending(msgspec.Struct, frozen=True, gc=False):
    """An ask that waits, and the step that its answer goes to."""

    seat: Seat
    ask: Ask
    then: str
    args: tuple[Any, ...] = ()
    choice: tuple[str, ...] | None = None


class Settling(Protocol):
    """A state whose game has something to settle between two steps: rules that always hold."""

    unsettled: int
    """What there is to settle."""

    @property
    def calm(self) -> int:
        """It is settled while it is `unsettled` by more than this."""
        ...


class Flow(msgspec.Struct, kw_only=True):
    """The part of a state that knows what is to happen next."""

    steps: ClassVar[Steps]
    settle: ClassVar[Callable[[Any], None] | None] = None
    """What a game does between two steps, if its states are `Settling`; what it queues comes first."""

    stack: list[tuple[str, tuple[Any, ...]]] = []
    """What is still to be done; the next step is last. Arguments are numbers, strings and tuples of those."""
    pending: list[Pending] = []
    """Who is asked. The stack waits until all of them have answered."""
    queue: list[tuple[str, tuple[Any, ...]]] = []
    """What the step that runs now wants done after it; empty between answers."""
    events: list[Event] = []
    """What the running answer has told so far; empty between answers."""

    opening: tuple[Event, ...] = ()
    """What the set-up told, before anybody was asked."""

    def __post_init__(self) -> None:
        """Refuse a saved flow whose steps these rules do not have; the others are called as they are now."""
        self.stack = [self.steps.stored(*each) for each in self.stack]
        self.pending = [self._stored(each) for each in self.pending]

    def _stored(self, pending: Pending) -> Pending:
        then, args = self.steps.stored(pending.then, pending.args)
        return msgspec.structs.replace(pending, then=then, args=args)

    def copy(self) -> Self:
        """Return a twin with a flow of its own; a state copies its own lists on top of that."""
        twin = copy(self)
        twin.stack = self.stack[:]
        twin.pending = self.pending[:]
        twin.queue = []
        twin.events = []
        return twin

    def begin(self, step: Step, *args: Any) -> None:
        """Run the set-up: this step and all that follows it, up to the first ask."""
        self.then(step, *args)
        self.opening = tuple(self.run())

    def then(self, step: Step, *args: Any) -> None:
        """Queue a step to run after this one, in the written order, before whatever was waiting."""
        self.queue.append((step.__name__, args))

    def ask(self, seat: Seat, ask: Ask, then: Step, *args: Any) -> None:
        """Stop until the seat has answered; the answer goes to `then(g, seat, choice, *args)`.

        `choice` is the option's id if exactly one is to be picked, else a tuple of ids. Several seats
        asked by one step answer at the same time, all sealed or all openly; their steps run in the order
        of asking once all answers are in.
        """
        if self.pending and seat in self.asked():
            raise ValueError(f"seat {seat} is asked two things at once")
        if self.pending and ask.sealed != self.pending[0].ask.sealed:
            raise ValueError(f"seat {seat} would answer openly while others answer sealed")
        self.pending.append(Pending(seat, ask, then.__name__, args))

    def tell(self, event: Event) -> None:
        """Let the table know what happened."""
        self.events.append(event)

    def stop(self) -> None:
        """Drop all that was still to be done: the match is over."""
        self.stack.clear()
        self.queue.clear()

    def run(self) -> list[Event]:
        """Run steps until somebody is asked or nothing is left; return what was told.

        Everything that happens goes through this loop, so calls with few arguments, as nearly all are, are
        written out: Python makes them four times as fast as those with unpacked arguments.
        """
        named = self.steps.named
        stack, queue, pending = self.stack, self.queue, self.pending
        settle, state = type(self).settle, cast(Settling, self)
        name: str = ""
        args: tuple[Any, ...] = ()
        while True:
            if settle is not None and state.unsettled and not pending:
                if state.unsettled > state.calm:
                    settle(self)
                elif queue or stack:  # a state at its end keeps what was noted last: records name it
                    state.unsettled = 0
            if queue:
                if len(queue) > 1 or pending:
                    queue.reverse()
                    stack += queue
                    queue.clear()
                    if pending:
                        break
                    name, args = stack.pop()
                else:
                    name, args = queue.pop()
            elif pending or not stack:
                break
            else:
                name, args = stack.pop()
            step, count = named[name], len(args)
            if count < 2:
                if count:
                    step(self, args[0])
                else:
                    step(self)
            elif count == 2:
                step(self, args[0], args[1])
            elif count == 3:
                step(self, args[0], args[1], args[2])
            else:
                step(self, *args)
        if name:
            self.ran(name, args)
        events, self.events = self.events, []
        return events

    def walk(self) -> Iterator[str]:
        """Run as `run` does, but stop before every step and name it: for who looks ahead, on a copy. What is
        told stays in `events`.
        """
        settle, state = type(self).settle, cast(Settling, self)
        while not self.pending:
            if settle is not None and state.unsettled > state.calm:
                settle(self)
            self.stack += reversed(self.queue)
            self.queue.clear()
            if not self.stack:
                return
            yield self.stack[-1][0]
            name, args = self.stack.pop()
            self.steps.named[name](self, *args)

    def ran(self, name: str, args: tuple[Any, ...]) -> None:
        """Steps have run, this one last; a state may want to remember it."""

    def asks(self) -> Mapping[Seat, Ask]:
        """Return who must still decide what."""
        if len(self.pending) == 1 and self.pending[0].choice is None:  # as nearly always
            return {self.pending[0].seat: self.pending[0].ask}
        return {each.seat: each.ask for each in self.pending if each.choice is None}

    def sealed(self) -> Mapping[Seat, Sealed]:
        """Return the sealed answers that are in and may still be changed."""
        if not self.pending or not self.pending[0].ask.sealed:  # all of them are sealed, or none
            return {}
        return {each.seat: Sealed(each.ask, each.choice) for each in self.pending if each.choice is not None}

    def forget_sealed(self, seat: Seat) -> None:
        """Drop all sealed answers but the seat's own, for a sample: it does not know whether they are in."""
        self.pending = [
            each if each.seat == seat or not each.ask.sealed else msgspec.structs.replace(each, choice=None)
            for each in self.pending
        ]

    def asked(self) -> tuple[Seat, ...]:
        """Return all seats the game waits for, those too whose sealed answer is already in."""
        return tuple(each.seat for each in self.pending)

    def answer(self, seat: Seat, choice: Choice) -> list[Event]:
        """Apply an answer and run on; raise IllegalAnswer, with nothing changed, if it is none."""
        return self.run() if self.take(seat, choice) else []

    def take(self, seat: Seat, choice: Choice) -> bool:
        """Take an answer in, without running on; say whether it was the last that was waited for."""
        place, pending = self._find(seat)
        picked = check_choice(pending.ask, choice)
        if len(self.pending) == 1:
            self.pending.clear()
            self.stack.append(_answered(pending, picked))
            return True
        self.pending[place] = msgspec.structs.replace(pending, choice=picked)
        if any(each.choice is None for each in self.pending):
            return False
        answered = [_answered(each, each.choice or ()) for each in reversed(self.pending)]
        self.pending.clear()
        self.stack += answered
        return True

    def _find(self, seat: Seat) -> tuple[int, Pending]:
        for place, pending in enumerate(self.pending):
            if pending.seat == seat and type(seat) is int:
                if pending.choice is not None and not pending.ask.sealed:
                    raise IllegalAnswer(text("refused-answered"), pending.ask.cite)
                return place, pending
        raise IllegalAnswer(text("refused-not-asked"))


def _plain(args: Any) -> Any:
    """Return arguments with tuples in the place of lists."""
    return tuple(_plain(each) for each in args) if isinstance(args, list | tuple) else args


def _answered(pending: Pending, picked: tuple[str, ...]) -> tuple[str, tuple[Any, ...]]:
    choice = picked[0] if pending.ask.one else picked
    return pending.then, (pending.seat, choice, *pending.args)


Position = TypeVar("Position", bound=Flow)


class FlowGame(Game[Position]):
    """A game whose positions are flows: who is asked, and what an answer sets off, the flow knows itself."""

    def asks(self, state: Position) -> Mapping[Seat, Ask]:
        """Return who must still decide what."""
        return state.asks()

    def sealed(self, state: Position) -> Mapping[Seat, Sealed]:
        """Return the sealed answers that are in and may still be changed."""
        return state.sealed()

    def answer(self, state: Position, seat: Seat, choice: Choice) -> list[Event]:
        """Apply a choice and run on to the next ask or the end."""
        return state.answer(seat, choice)
