"""What was decided in people's names while they did not decide themselves: each is told his own, once.

Pure, part of a table. Not for the log, in which everybody reads whose time ran out (see `table`).
"""

from collections.abc import Callable

import msgspec

from miskatonic.core.game import Seat
from miskatonic.server.protocol import DecidedFor


class _Noted(msgspec.Struct, frozen=True):
    answers: int
    """How many answers stood before it: an undo to there takes it back."""
    told: DecidedFor


class InTheirNames:
    """By seat what its person has not read yet, oldest first."""

    def __init__(self) -> None:
        """Nothing has been decided yet."""
        self._noted: dict[Seat, list[_Noted]] = {}

    def of(self, seat: Seat) -> list[DecidedFor]:
        """Return what a seat's person is to be told."""
        return [each.told for each in self._noted.get(seat, ())]

    def note(self, seat: Seat, answers: int, told: DecidedFor) -> None:
        """Something was decided for a seat; what was decided under the same seal before counts no more."""
        self._keep(seat, lambda each: each.answers != answers)
        self._noted.setdefault(seat, []).append(_Noted(answers, told))

    def acted(self, seat: Seat, answers: int) -> None:
        """A person decided himself: what he arranged he knows, and what was sealed for him he has changed."""
        self._keep(seat, lambda each: each.told.why != "arranged" and each.answers != answers)

    def read(self, seat: Seat, until: int) -> None:
        """A person has read what was decided for him until then."""
        self._keep(seat, lambda each: each.told.at > until)

    def taken_back(self, answers: int) -> None:
        """Only so many answers stand any more."""
        for seat in list(self._noted):
            self._keep(seat, lambda each: each.answers < answers)

    def forget(self, seat: Seat) -> None:
        """Somebody else has the seat now, whom this does not concern."""
        self._noted.pop(seat, None)

    def _keep(self, seat: Seat, wanted: Callable[[_Noted], bool]) -> None:
        self._noted[seat] = [each for each in self._noted.get(seat, ()) if wanted(each)]
