"""A small honest game with everything the contract knows, and games that break one law each.

Embers: everybody holds a secret ember. In two rounds all decide at the same time, sealed, whether to trade
it; then the first seat lights up to two of three lamps, and a die is cast. The highest ember wins.
"""

from collections.abc import Mapping
from itertools import count
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
    IllegalAnswer,
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

FIELDS = (Field("seats", 3, (2, 3, 4)),)
TRADE = Ask(
    "trade", text("ask-trade"), (Option("keep", text("keep")), Option("trade", text("trade"))), sealed=True
)
LIGHT = Ask("light", text("ask-light"), tuple(Option(lamp, text(lamp)) for lamp in "abc"), least=0, most=2)


class EmberOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: int = 3


class EmberView(msgspec.Struct, frozen=True):
    seat: Seat | None
    embers: tuple[int | None, ...]
    pile: int
    discard: tuple[tuple[Seat, int], ...]
    lamps: tuple[str, ...]
    die: int
    outcome: Outcome | None


class Embers(Flow, kw_only=True):
    steps = step

    options: EmberOptions
    rng: Rng
    embers: list[int] = []
    pile: list[int] = []
    discard: list[tuple[Seat, int]] = []
    """Who traded which ember."""
    lamps: tuple[str, ...] = ()
    die: int = 0
    rounds: int = 0
    outcome: Outcome | None = None

    def copy(self) -> Self:
        twin = super().copy()
        twin.rng = self.rng.copy()
        twin.embers = self.embers[:]
        twin.pile = self.pile[:]
        twin.discard = self.discard[:]
        return twin


@step
def deal(g: Embers) -> None:
    g.pile = list(range(12))
    g.rng.shuffle(g.pile)
    for seat in range(g.options.seats):
        g.embers.append(g.pile.pop())
        g.tell(looked(seat, g.embers[seat]))
    g.then(begin_round)


@step
def begin_round(g: Embers) -> None:
    g.rounds += 1
    for seat in range(g.options.seats):
        g.ask(seat, TRADE, trade)
    g.then(light)
    g.then(end_round)


@step
def trade(g: Embers, seat: Seat, choice: str) -> None:
    if choice == "trade":
        g.discard.append((seat, g.embers[seat]))
        g.tell(Event(text("traded", who=Who(seat), ember=g.embers[seat]), reveals=True))
        g.embers[seat] = g.pile.pop()
        g.tell(looked(seat, g.embers[seat]))


@step
def light(g: Embers) -> None:
    g.ask(0, LIGHT, lit)


@step
def lit(g: Embers, seat: Seat, lamps: tuple[str, ...]) -> None:
    g.lamps = lamps
    g.die = 1 + g.rng.below(6)
    g.tell(Event(text("cast", die=g.die), reveals=True))


@step
def end_round(g: Embers) -> None:
    if g.rounds < 2:
        g.then(begin_round)
        return
    for seat, ember in enumerate(g.embers):
        g.tell(Event(text("revealed", who=Who(seat), ember=ember), reveals=True))
    g.outcome = Outcome((g.embers.index(max(g.embers)),), text("over"))


def looked(seat: Seat, ember: int) -> Event:
    seen = text("looked", who=Who(seat), ember=ember)
    return Event(seen, audience=(seat,), public=text("looked-hidden", who=Who(seat)), reveals=True)


class Toy(Game[Embers]):
    """Embers, played by the rules."""

    name = "embers"
    version = 1
    fields: tuple[Field, ...] = FIELDS
    state_type: type[Embers] = Embers
    view_type: type[View] = EmberView
    options_type: type[Options] = EmberOptions

    def options(self, **given: Any) -> Options:
        return EmberOptions(**check_options(FIELDS, given))

    def new(self, options: Options, seed: int) -> Embers:
        g = self.state_type(options=cast(EmberOptions, options), rng=Rng.seeded(seed))
        g.begin(deal)
        return g

    def asks(self, state: Embers) -> Mapping[Seat, Ask]:
        return state.asks()

    def sealed(self, state: Embers) -> Mapping[Seat, Sealed]:
        return state.sealed()

    def answer(self, state: Embers, seat: Seat, choice: Choice) -> list[Event]:
        return state.answer(seat, choice)

    def view(self, state: Embers, seat: Seat | None) -> EmberView:
        over = state.outcome is not None
        return EmberView(
            seat,
            tuple(ember if over or each == seat else None for each, ember in enumerate(state.embers)),
            len(state.pile),
            tuple(state.discard),
            state.lamps,
            state.die,
            state.outcome,
        )

    def outcome(self, state: Embers) -> Outcome | None:
        return state.outcome

    def sample(self, state: Embers, seat: Seat, rng: Rng) -> Embers:
        twin = state.copy()
        twin.rng = rng.fork()
        twin.opening = ()
        if state.outcome is not None:
            return twin
        hidden = sorted(state.pile + [ember for each, ember in enumerate(state.embers) if each != seat])
        rng.shuffle(hidden)
        twin.embers = [ember if each == seat else hidden.pop() for each, ember in enumerate(state.embers)]
        twin.pile = hidden
        twin.forget_sealed(seat)
        return twin

    def phrases(self) -> tuple[str, ...]:
        return ("phrase-hello",)

    def check_talk(self, state: Embers, said: str) -> Text | None:
        return None


HONEST: Game[Embers] = Toy()


# Games that break a law


class ShowsTheTop(Toy):
    def view(self, state: Embers, seat: Seat | None) -> EmberView:
        return replace(super().view(state, seat), pile=sum(state.pile[-1:]))


class ShowsSpectatorsAll(Toy):
    def view(self, state: Embers, seat: Seat | None) -> EmberView:
        seen = super().view(state, seat)
        return replace(seen, embers=tuple(state.embers)) if seat is None else seen


class AsksOtherwise(Toy):
    """Embers with other words in its asks, if a toy below has some."""

    def otherwise(self, state: Embers, seat: Seat, ask: Ask) -> Ask:
        return ask

    def asks(self, state: Embers) -> Mapping[Seat, Ask]:
        return {seat: self.otherwise(state, seat, ask) for seat, ask in super().asks(state).items()}

    def sealed(self, state: Embers) -> Mapping[Seat, Sealed]:
        return {
            seat: replace(each, ask=self.otherwise(state, seat, each.ask))
            for seat, each in super().sealed(state).items()
        }


class AsksByTheTop(AsksOtherwise):
    def otherwise(self, state: Embers, seat: Seat, ask: Ask) -> Ask:
        good = int(max(state.pile, default=0) > max(state.embers))
        return replace(ask, text=text("trade", good=good))


class NamesTheKindByTheHand(AsksOtherwise):
    def otherwise(self, state: Embers, seat: Seat, ask: Ask) -> Ask:
        return replace(ask, kind=f"{ask.kind}-{state.embers[seat]}")


class LeavesMoreTimeByTheHand(AsksOtherwise):
    def otherwise(self, state: Embers, seat: Seat, ask: Ask) -> Ask:
        return replace(ask, limit=10 + state.embers[seat])


class LeavesNoTime(AsksOtherwise):
    def otherwise(self, state: Embers, seat: Seat, ask: Ask) -> Ask:
        return replace(ask, limit=0)


class DecidesInVain(Toy):
    def on_timeout(self, state: Embers, seat: Seat) -> Choice | None:
        return "no-such-option"


class CountsTheLate(Toy):
    def on_timeout(self, state: Embers, seat: Seat) -> Choice | None:
        state.rounds += 1
        return None


class CountsSealedAnswers(Toy):
    def view(self, state: Embers, seat: Seat | None) -> EmberView:
        return replace(super().view(state, seat), die=len(state.sealed()))


class TellsOfSealedAnswers(Toy):
    def answer(self, state: Embers, seat: Seat, choice: Choice) -> list[Event]:
        return [*super().answer(state, seat, choice), Event(text("answered", who=Who(seat)), reveals=True)]


class ForgetsSealedAnswers(Toy):
    def sealed(self, state: Embers) -> Mapping[Seat, Sealed]:
        return {}


class OpensInOrderOfAnswering(Toy):
    def answer(self, state: Embers, seat: Seat, choice: Choice) -> list[Event]:
        events = super().answer(state, seat, choice)
        state.pending.sort(key=lambda each: each.seat == seat)
        return events


class ImaginesWhoHasAnswered(Toy):
    def sample(self, state: Embers, seat: Seat, rng: Rng) -> Embers:
        twin = super().sample(state, seat, rng)
        for each in state.sealed():
            if each != seat:
                twin.answer(each, rng.choice(("keep", "trade")))
        return twin


class TellsEverybody(Toy):
    def answer(self, state: Embers, seat: Seat, choice: Choice) -> list[Event]:
        return [replace(event, audience=None) for event in super().answer(state, seat, choice)]


class PointsAtTheCard(Toy):
    def answer(self, state: Embers, seat: Seat, choice: Choice) -> list[Event]:
        events = super().answer(state, seat, choice)
        return [replace(event, on=(str(state.embers[0]),)) for event in events]


class ChangesWithoutAWord(Toy):
    def answer(self, state: Embers, seat: Seat, choice: Choice) -> list[Event]:
        state.answer(seat, choice)
        return []


class RefusesWithTheTop(Toy):
    def answer(self, state: Embers, seat: Seat, choice: Choice) -> list[Event]:
        try:
            return super().answer(state, seat, choice)
        except IllegalAnswer:
            raise IllegalAnswer(text("refused", top=sum(state.pile[-1:]))) from None


class KnowsTheFuture(Toy):
    def sample(self, state: Embers, seat: Seat, rng: Rng) -> Embers:
        twin = super().sample(state, seat, rng)
        twin.rng = state.rng.copy()
        return twin


class KeepsTheOrder(Toy):
    def sample(self, state: Embers, seat: Seat, rng: Rng) -> Embers:
        twin = super().sample(state, seat, rng)
        if state.outcome is None:
            hidden = [ember for each, ember in enumerate(state.embers) if each != seat] + state.pile
            twin.embers = [ember if each == seat else hidden.pop() for each, ember in enumerate(state.embers)]
            twin.pile = hidden
        return twin


class KeepsTheOpening(Toy):
    def sample(self, state: Embers, seat: Seat, rng: Rng) -> Embers:
        twin = super().sample(state, seat, rng)
        twin.opening = state.opening
        return twin


class SamplesInPlace(Toy):
    def sample(self, state: Embers, seat: Seat, rng: Rng) -> Embers:
        state.rng = rng.fork()
        return super().sample(state, seat, rng)


class NeverEnds(Toy):
    def answer(self, state: Embers, seat: Seat, choice: Choice) -> list[Event]:
        state.rounds = 0
        state.pile = (state.pile + [0] * 4)[:12]
        return super().answer(state, seat, choice)


class FallsSilent(Toy):
    def answer(self, state: Embers, seat: Seat, choice: Choice) -> list[Event]:
        events = super().answer(state, seat, choice)
        state.outcome = None
        return events


class AsksInVain(Toy):
    def asks(self, state: Embers) -> Mapping[Seat, Ask]:
        return {
            seat: replace(ask, options=ask.options[: ask.least - 1])
            for seat, ask in super().asks(state).items()
        }


class SharedEmbers(Embers):
    def copy(self) -> Self:
        twin = super().copy()
        twin.discard = self.discard
        return twin


class SharesCopies(Toy):
    state_type: type[Embers] = SharedEmbers


class CastsRealDice(Toy):
    """Stands for any chance that is not in the position."""

    def __init__(self) -> None:
        self.casts = count()

    def answer(self, state: Embers, seat: Seat, choice: Choice) -> list[Event]:
        state.die = next(self.casts)
        return super().answer(state, seat, choice)


class UnsavedEmbers(Embers):
    hand: Any = None

    def copy(self) -> Self:
        twin = super().copy()
        twin.hand = self.hand.copy()
        return twin


class CannotBeSaved(Toy):
    state_type: type[Embers] = UnsavedEmbers

    def new(self, options: Options, seed: int) -> Embers:
        g = cast(UnsavedEmbers, super().new(options, seed))
        g.hand = Rng.seeded(seed)
        return g

    def answer(self, state: Embers, seat: Seat, choice: Choice) -> list[Event]:
        cast(UnsavedEmbers, state).hand.below(6)
        return super().answer(state, seat, choice)

    def sample(self, state: Embers, seat: Seat, rng: Rng) -> Embers:
        twin = cast(UnsavedEmbers, super().sample(state, seat, rng))
        twin.hand = rng.fork()
        return twin


class CountsRefusals(Toy):
    def answer(self, state: Embers, seat: Seat, choice: Choice) -> list[Event]:
        try:
            return super().answer(state, seat, choice)
        except IllegalAnswer:
            state.die += 1
            raise


class CrashesOnNonsense(Toy):
    def answer(self, state: Embers, seat: Seat, choice: Choice) -> list[Event]:
        return super().answer(state, seat, choice if isinstance(choice, tuple) else cast(str, choice).strip())


class CountsLooks(Toy):
    def view(self, state: Embers, seat: Seat | None) -> EmberView:
        state.rounds += 0 if seat is None else 10
        return super().view(state, seat)


class OffersInVain(Toy):
    def asks(self, state: Embers) -> Mapping[Seat, Ask]:
        more = Option("more", text("more"))
        return {seat: replace(ask, options=(*ask.options, more)) for seat, ask in super().asks(state).items()}


class ImaginesTheLamps(Toy):
    """The first seat lights its lamps in private, but the others' samples know which."""

    def view(self, state: Embers, seat: Seat | None) -> EmberView:
        return replace(super().view(state, seat), lamps=state.lamps if seat == 0 else ())


class AnswersItselfInVain(Toy):
    def answers_itself(self, state: Embers, seat: Seat) -> Choice | None:
        return "rest"


class CountsWhatAnswersItself(Toy):
    def answers_itself(self, state: Embers, seat: Seat) -> Choice | None:
        state.die += 1
        return None


BROKEN: tuple[tuple[Game[Embers], str], ...] = (
    (ShowsTheTop(), "secrets_are_kept"),
    (ShowsSpectatorsAll(), "secrets_are_kept"),
    (AsksByTheTop(), "secrets_are_kept"),
    (NamesTheKindByTheHand(), "secrets_are_kept"),
    (RefusesWithTheTop(), "secrets_are_kept"),
    (TellsEverybody(), "telling_keeps_secrets"),
    (PointsAtTheCard(), "telling_keeps_secrets"),
    (ChangesWithoutAWord(), "telling_keeps_secrets"),
    (KnowsTheFuture(), "samples_tell_nothing"),
    (KeepsTheOrder(), "samples_tell_nothing"),
    (KeepsTheOpening(), "samples_tell_nothing"),
    (SamplesInPlace(), "looking_changes_nothing"),
    (CountsLooks(), "looking_changes_nothing"),
    (LeavesMoreTimeByTheHand(), "secrets_are_kept"),
    (CountsSealedAnswers(), "sealed_answers_do_not_show"),
    (TellsOfSealedAnswers(), "sealed_answers_do_not_show"),
    (OpensInOrderOfAnswering(), "sealed_answers_do_not_show"),
    (ImaginesWhoHasAnswered(), "sealed_answers_do_not_show"),
    (CountsTheLate(), "looking_changes_nothing"),
    (DecidesInVain(), "every_option_can_be_chosen"),
    (LeavesNoTime(), "nothing_sticks"),
    (NeverEnds(), "nothing_sticks"),
    (FallsSilent(), "nothing_sticks"),
    (AsksInVain(), "nothing_sticks"),
    (SharesCopies(), "copies_are_independent"),
    (CastsRealDice(), "replays_are_identical"),
    (CannotBeSaved(), "positions_can_be_saved"),
    (ForgetsSealedAnswers(), "an_illegal_answer_changes_nothing"),
    (CountsRefusals(), "an_illegal_answer_changes_nothing"),
    (CrashesOnNonsense(), "an_illegal_answer_changes_nothing"),
    (OffersInVain(), "every_option_can_be_chosen"),
    (AnswersItselfInVain(), "every_option_can_be_chosen"),
    (CountsWhatAnswersItself(), "looking_changes_nothing"),
    (ImaginesTheLamps(), "private_answers_are_not_imagined"),
)
"""Each with the first law that it breaks."""
