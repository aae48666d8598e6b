"""What a program that learns is shown at a decision: one row of whole numbers, and which actions are legal.

The row is what the seat's view says, then the ask: how many to pick, how many are picked, and for each option
on offer its kind, two numbers of its id, and whether it is picked. A game that says how (`core.encoding`) has
a row of its own; the view of any other becomes tokens. An action is the place of an option on offer; one
more than the last place ends a pick of several. It needs nothing that is not installed anyway.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Protocol
from zlib import crc32

import msgspec

from miskatonic import games
from miskatonic.core.encoding import NOTHING, Encoding, Field, rows
from miskatonic.core.game import Ask, Choice, Game, Option, Seat

TOKENS = 4000
"""So many tokens of a view count: each is a number for where it stands and one for what stands there."""
TOKEN_OPTIONS = 256
"""So many options of an ask a game may offer whose views become tokens."""
LARGEST = 32_000
"""No number in a row is larger."""
ASK = 3
"""How many numbers stand before the options: least, most, picked."""
PER_OPTION = 4
"""How many numbers stand for an option: kind, two of its id, picked."""


class Shown(Protocol):
    """How a game's views and options become numbers."""

    size: int
    """How many numbers a view becomes."""
    options: int
    """No ask offers more options."""

    def view(self, view: Any) -> list[int]:
        """Return a view as numbers."""
        ...

    def option(self, option: Option) -> list[int]:
        """Return what an option is: its kind, and two numbers."""
        ...


class Encoded:
    """As a game says itself."""

    def __init__(self, encoding: Encoding) -> None:
        self.size = encoding.size
        self.options = encoding.options
        self.view = encoding.encode
        self._kinds = {kind: place for place, kind in enumerate(encoding.kinds)}
        self._things = {thing: place for place, thing in enumerate(encoding.things)}

    def option(self, option: Option) -> list[int]:
        """Return the option's kind and its parts as places in the game's lists."""
        what = option.what
        parts = [*(self._number(part) for part in what.parts), NOTHING, NOTHING]
        return [self._kinds.get(what.kind, len(self._kinds)), *parts[:2]]

    def _number(self, part: str) -> int:
        return _number(part) if part.isdecimal() else self._things.get(part, len(self._things))


class Tokens:
    """A view as a list of tokens, for a game that does not say more: where something stands, and what."""

    size = 2 * TOKENS
    options = TOKEN_OPTIONS

    def view(self, view: Any) -> list[int]:
        """Return the first tokens of a view."""
        row: list[int] = []
        for where, what in _leaves("", msgspec.to_builtins(view)):
            row += (token(where), what if isinstance(what, int) else token(what))
            if len(row) == self.size:
                return row
        return row + [NOTHING] * (self.size - len(row))

    def option(self, option: Option) -> list[int]:
        """Return the tokens of the option's kind and of its parts."""
        what = option.what
        parts = [_number(part) if part.isdecimal() else token(part) for part in what.parts]
        return [token(what.kind), *[*parts, NOTHING, NOTHING][:2]]


def _number(part: str) -> int:
    return min(int(part), LARGEST)


def token(words: str) -> int:
    """Return the number that stands for words; now and then two have the same.

    >>> token("damage"), token("horror")
    (5484, 1625)
    """
    return crc32(words.encode()) % LARGEST


def _leaves(path: str, value: Any) -> Iterator[tuple[str, int | str]]:
    if isinstance(value, dict):
        for name, each in value.items():
            yield from _leaves(f"{path}.{name}", each)
    elif isinstance(value, list | tuple):
        for place, each in enumerate(value):
            yield from _leaves(f"{path}.{place}", each)
    elif isinstance(value, bool | int):
        yield path, max(NOTHING, min(int(value), LARGEST))
    elif value is not None:
        yield path, str(value)


def shown(game: str) -> Shown:
    """Return how this game's views become numbers."""
    encoding = games.encoding(game)
    return Tokens() if encoding is None else Encoded(encoding)


class Table:
    """A match that is answered one action after the other."""

    def __init__(self, game: Game[Any], state: Any, shown: Shown) -> None:
        self.game = game
        self.state = state
        self.shown = shown
        self.picked: tuple[str, ...] = ()
        """What has been picked of several, in the order of picking."""

    def copy(self) -> "Table":
        """Return a table that shares nothing changeable with this one."""
        twin = Table(self.game, self.state.copy(), self.shown)
        twin.picked = self.picked
        return twin

    def __deepcopy__(self, memo: Any) -> "Table":
        """Return a copy, as OpenSpiel asks for it."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Return what it is saved as: the position and what is picked."""
        return _restored, (self.game.name, msgspec.json.encode(self.state), self.picked)

    @property
    def asked(self) -> Seat | None:
        """Return who decides next; of several who decide at the same time the first, untold to the others."""
        return next(iter(self.game.asks(self.state)), None)

    def row(self, seat: Seat) -> list[int]:
        """Return what a seat is shown."""
        ask = self._ask_of(seat)
        row = self.shown.view(self.game.view(self.state, seat))
        if ask is None:
            return row + [NOTHING] * (ASK + PER_OPTION * self.shown.options)
        offered = [n for each in ask.options for n in (*self.shown.option(each), int(each.id in self.picked))]
        left = self.shown.options - len(ask.options)
        head = [ask.least, min(ask.most, LARGEST), len(self.picked)]
        return [*row, *head, *offered, *([NOTHING] * (PER_OPTION * left))]

    def legal(self, seat: Seat) -> list[int]:
        """Return the actions that a seat may take; none if it is not the one who decides next."""
        ask = self._ask_of(seat)
        if ask is None:
            return []
        if len(ask.options) > self.shown.options:
            raise ValueError(
                f"{self.game.name} offers {len(ask.options)} options, more than {self.shown.options}"
            )
        open_places = [place for place, each in enumerate(ask.options) if each.id not in self.picked]
        may_pick = open_places if len(self.picked) < ask.most else []
        return [*may_pick, self.shown.options] if self._may_end(ask) else may_pick

    def act(self, seat: Seat, action: int) -> None:
        """Take an action; raise ValueError if it is not legal."""
        if action not in self.legal(seat):
            raise ValueError(f"seat {seat} may not do {action} now; it may do {self.legal(seat)}")
        ask = self.game.asks(self.state)[seat]
        if action < self.shown.options:
            self.picked = (*self.picked, ask.options[action].id)
            if len(self.picked) < ask.most:
                return
        choice: Choice = self.picked[0] if ask.one else self.picked
        self.picked = ()
        self.game.answer(self.state, seat, choice)

    def rewards(self) -> Sequence[float]:
        """Return for each seat 1 if it has won, else 0; all 0 while the match goes on."""
        outcome = self.game.outcome(self.state)
        winners = () if outcome is None else outcome.winners
        return [float(seat in winners) for seat in range(self.state.options.seats)]

    def _ask_of(self, seat: Seat) -> Ask | None:
        return self.game.asks(self.state)[seat] if seat == self.asked else None

    def _may_end(self, ask: Ask) -> bool:
        return not ask.one and ask.least <= len(self.picked)


def _restored(game: str, state: bytes, picked: tuple[str, ...]) -> Table:
    rules = games.get(game)
    table = Table(rules, msgspec.json.decode(state, type=rules.state_type), shown(game))
    table.picked = picked
    return table


def documented(game: str) -> str:
    """Return the row of a game as a table for people: where each field begins, and what it holds."""
    encoding = games.encoding(game)
    assert encoding is not None, f"{game} does not say how its views become numbers"
    lines = ["| from | field | places | what it holds |", "|---|---|---|---|"]
    for first, field in rows(encoding.fields):
        lines.append(f"| {first} | `{field.name}` | {field.size} | {_holds(field)} |")
    lines.append(
        f"| {encoding.size} | the ask | {ASK} | how many to pick at least and at most, how many are picked |"
    )
    offered = f"for each of {encoding.options}: its kind, two numbers of its id, whether it is picked"
    lines.append(f"| {encoding.size + ASK} | the options | {PER_OPTION * encoding.options} | {offered} |")
    return "\n".join(lines) + "\n"


def _holds(field: Field) -> str:
    times = f"{field.count} × " if field.count > 1 else ""
    parts = ", ".join(f"{each.name} ({each.size})" if each.size > 1 else each.name for each in field.parts)
    said = f"{times}{parts}" if parts else f"{times}-1 to {field.most}"
    return f"{said}: {field.about}" if field.about else said
