"""What a game whose matches tell one tale offers to those who keep it: a page, a terminal, a file.

The tale is plain data in a series (`core.series`) that the game alone reads. Not every game has a saga. Not
for keeping it, nor for who is who: people are names here, and "" is a bot.
"""

from collections.abc import Sequence
from typing import Any, Literal, Protocol

from miskatonic.core.record import Match
from miskatonic.core.series import Series
from miskatonic.core.text import Refusal, Text

Right = Literal["own", "group", "nobody"]
"""Whose business a change is: one person's own, the whole group's, or nobody's but the house's."""


class Refused(Refusal):
    """A change of the tale is not allowed; nothing has changed."""

    def __init__(self, reason: Text, clause: str = "") -> None:
        super().__init__(reason, clause)
        self.reason = reason
        self.clause = clause


class Saga(Protocol):
    """How the tale of a game goes on between its matches; a change is plain data of `change_type`."""

    plan_type: type
    """What can be begun."""
    wish_type: type
    """What somebody wishes who begins one."""
    view_type: type
    """What everybody sees of it; it has no secrets."""
    change_type: Any
    """What may be changed between two matches."""
    again_type: type
    """What somebody wishes who goes on from a tale that is over."""

    def plans(self) -> Sequence[Any]:
        """Return what can be begun, as `plan_type`."""
        ...

    def begin(self, wish: Any, person: str, seed: int) -> Any:
        """Return the tale that a person begins; raise Refused."""
        ...

    def again(self, tale: Any, wish: Any, seed: int) -> Any:
        """Return the tale that begins where another one is over; raise Refused."""
        ...

    def read(self, series: Series) -> None:
        """Raise BadSeries unless the tale of a series can be understood here."""
        ...

    def view(self, series: Series) -> Any:
        """Return what everybody sees, as `view_type`."""
        ...

    def people(self, tale: Any) -> tuple[str, ...]:
        """Return everybody who ever took part, each once."""
        ...

    def right(self, tale: Any, change: Any, person: str) -> Right:
        """Return whose business a change is if this person makes it."""
        ...

    def change(self, tale: Any, change: Any, person: str, seed: int) -> Any:
        """Return the tale after a change; raise Refused."""
        ...

    def begin_match(self, tale: Any, seed: int) -> Any:
        """Return the tale while its next match is played; raise Refused while something is to be done."""
        ...

    def options(self, tale: Any) -> dict[str, Any]:
        """Return the options of the match that has begun."""
        ...

    def seats(self, tale: Any) -> tuple[str, ...]:
        """Return whose seat each is in it."""
        ...

    def call_off(self, tale: Any) -> Any:
        """Return the tale after its match ended without an outcome."""
        ...

    def finish(self, tale: Any, match: Match) -> Any:
        """Return the tale after its match is over; raise Refused if it is another one's."""
        ...
