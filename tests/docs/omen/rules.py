"""The rules of Omen, in the order of the rulebook, and its position. Not for who may see what (`view`)."""

from typing import Self

import msgspec

from miskatonic.core.flow import Flow, Steps
from miskatonic.core.game import Ask, Event, Field, Option, Outcome, Seat
from miskatonic.core.rng import Rng
from miskatonic.core.text import Who, text

step = Steps()

RUNES = range(1, 10)
FIELDS = (Field("seats", 3, (2, 3, 4), "deal.1"),)


class OmenOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the players agreed on before the game."""

    seats: int = 3


class Omen(Flow, kw_only=True):
    """A position of Omen."""

    steps = step

    options: OmenOptions
    rng: Rng
    runes: list[int] = []
    """Each seat's rune."""
    pile: list[int] = []
    """The face-down pile; the top rune is last."""
    discard: list[int] = []
    outcome: Outcome | None = None

    def copy(self) -> Self:
        """Return a position that shares nothing changeable with this one."""
        twin = super().copy()
        twin.rng = self.rng.copy()
        twin.runes = self.runes[:]
        twin.pile = self.pile[:]
        twin.discard = self.discard[:]
        return twin


def new_game(options: OmenOptions, seed: int) -> Omen:
    """Return the first position in which somebody must decide."""
    g = Omen(options=options, rng=Rng.seeded(seed))
    g.begin(deal)
    return g


@step
def deal(g: Omen) -> None:
    """deal.1, deal.2, turn.1"""
    g.pile = list(RUNES)
    g.rng.shuffle(g.pile)
    for seat in range(g.options.seats):
        g.runes.append(g.pile.pop())
        g.tell(looked(seat, g.runes[seat], "deal.2"))
        g.then(offer, seat)
    g.then(reveal)


@step
def offer(g: Omen, seat: Seat) -> None:
    """turn.1"""
    g.ask(seat, KEEP_OR_TRADE, decide)


@step
def decide(g: Omen, seat: Seat, choice: str) -> None:
    """turn.2, turn.3"""
    if choice == "keep":
        g.tell(Event(text("kept", who=Who(seat)), "turn.2"))
        return
    old, g.runes[seat] = g.runes[seat], g.pile.pop()
    g.discard.append(old)
    g.tell(Event(text("traded", who=Who(seat), rune=old), "turn.3", ("discard",), reveals=True))
    g.tell(looked(seat, g.runes[seat], "turn.3"))


@step
def reveal(g: Omen) -> None:
    """end.1"""
    for seat, rune in enumerate(g.runes):
        g.tell(Event(text("revealed", who=Who(seat), rune=rune), "end.1", (f"rune:{seat}",), reveals=True))
    winner = g.runes.index(max(g.runes))
    g.outcome = Outcome((winner,), text("won", who=Who(winner)), "end.1")
    g.tell(Event(g.outcome.text, "end.1"))


KEEP_OR_TRADE = Ask(
    "keep-or-trade",
    text("ask-keep-or-trade"),
    (
        Option("keep", text("option-keep"), cite="turn.2"),
        Option("trade", text("option-trade"), ("pile",), "turn.3"),
    ),
    "turn.1",
)


def looked(seat: Seat, rune: int, cite: str) -> Event:
    """deal.2, turn.3: the seat reads which rune it is, all others that it looks at one."""
    return Event(
        text("looked", who=Who(seat), rune=rune),
        cite,
        (f"rune:{seat}",),
        audience=(seat,),
        public=text("looked-hidden", who=Who(seat)),
        reveals=True,
    )
