"""What a seat of Horror may be told, worked out from the record of a match, apart from the game's own views.

`Knowledge` goes through everything a person received, while the match was played, and says what is there that
may not be: cards that the reader cannot see, by their numbers, and by their names wherever these stand. Which
encounter cards there are everybody may know, but not where they lie; that is seen by laying out others.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from miskatonic.core.game import Seat, offered
from miskatonic.core.record import Match, Record, Redo, Undo
from miskatonic.core.rng import Rng
from miskatonic.games import get
from miskatonic.games.horror.cards import by_code
from miskatonic.games.horror.state import NOBODY, Horror, kind_of
from tests.server.knowledge import Leak

GAME = get("horror")
KINDS = frozenset(
    [
        *(
            "lead",
            "mulligan",
            "bearer",
            "next-turn",
            "turn",
            "window",
            "first",
            "reaction",
            "follow",
            "order",
        ),
        *("target", "choice", "may", "granted", "number", "pay", "discard", "search", "play", "slots"),
        *("skill", "commit", "token", "assign", "trauma", "place", "ending"),
        *("look-discard", "type", "boon", "share"),
    ]
)
"""Which decision it is, everybody may know."""
OPEN_ZONES = frozenset(
    [
        *(
            "map",
            "at",
            "on",
            "act",
            "agenda",
            "reference",
            "play",
            "threat",
            "beside",
            "investigator",
            "attached",
        ),
        *("discard", "encounter-discard", "victory", "aside"),
    ]
)
"""table-talk.1, discard-pile.5: whatever lies there lies open."""
OPEN_LINES = frozenset(
    [
        *("plays", "forced", "uses", "shown", "committed", "discarded", "returned", "tokens-placed"),
        *("entered", "entered-threat", "entered-at", "entered-on", "entered-map"),
        *("spawned-engaged", "spawned-at"),
    ]
)
"""Lines about cards that lie open or show themselves by what they do, and may be hidden again at once."""
PERMUTED = 12
"""Out of so many positions that somebody was shown, one is laid out with other cards."""


class Knowledge:
    """The whole truth about a match, against which messages are held."""

    kinds = KINDS

    def __init__(self, record: Record) -> None:
        self.record = record
        self.states = positions(record)
        self.dice = Rng.seeded(int(record.seed, 16))

    def named(self, value: Any) -> list[tuple[tuple[Any, ...], str]]:
        """Return every player card that is named anywhere, and where."""
        return list(_named(value, ()))

    def check_chair(self, chair: dict[str, Any], number: int, own: Sequence[Seat] = ()) -> None:
        """Hold the game as it was shown after so many moves against what the reader may know."""
        g, seat, view = self.states[number], chair["seat"], chair["view"]
        if g.outcome is not None:
            return
        self._check_cards(g, seat, view)
        hidden = hidden_names(g, seat)
        for path, name in self.named({"view": view, "ask": chair["ask"]}):
            if name in hidden and path[:2] != ("view", "options"):
                raise Leak(f"seat {seat} reads {name} at {path} after move {number}")
        shown = {
            (line["move"], name)
            for line in chair["log"]
            if line["text"]["id"] in OPEN_LINES
            for _, name in self.named(line["text"])
        }
        for line in chair["log"]:
            self._check_line(line, seat, number, shown)
        if seat is not None and self.dice.below(PERMUTED) == 0:
            self._check_permuted(g, seat, chair, own)

    def check_replayed(self, position: dict[str, Any]) -> None:
        """Hold an earlier position, looked at again, against what its reader knew then."""
        chair = position["chair"]
        if chair["ask"] is not None:
            raise Leak("nobody is asked in a replay")
        seat = chair["seat"]
        asked = None if seat is None else GAME.asks(self.states[position["move"]]).get(seat)
        self.check_chair({**chair, "ask": plain(asked)}, position["move"])

    def _check_cards(self, g: Horror, seat: Seat | None, view: dict[str, Any]) -> None:
        """Every card that is shown can be seen, and is the one that it is said to be."""
        for card in view["cards"]:
            if not sees(g, seat, card["id"]) or card["code"] != g.cards[card["id"]].code:
                raise Leak(f"seat {seat} sees {card}")
        for zone, pile in view["piles"].items():
            if not all(sees(g, seat, card) for card in pile):
                raise Leak(f"seat {seat} sees into {zone}: {pile}")
        for card in view["known"]:
            if (seat, card["card"]) not in g.looked:
                raise Leak(f"seat {seat} has never looked at {card}")
        if seat is None and view["known"]:
            raise Leak("a spectator has looked at nothing")

    def _check_line(
        self, line: dict[str, Any], seat: Seat | None, number: int, shown: set[tuple[int, str]]
    ) -> None:
        """A line names cards that its reader could see before the move, in it or after it."""
        move = line["move"]
        if move > number:
            raise Leak(f"seat {seat} reads of move {move} after move {number}")
        before, after = self.states[max(0, move - 1)], self.states[move]
        found = {name for _, name in self.named(line["text"]) if (move, name) not in shown}
        if found and found & hidden_names(before, seat) & hidden_names(after, seat):
            raise Leak(f"seat {seat} reads {line['text']} of move {move}")

    def _check_permuted(self, g: Horror, seat: Seat, chair: dict[str, Any], own: Sequence[Seat]) -> None:
        """Had the cards that the seat cannot see been others, it would have been shown and asked the same.

        Whoever plays several seats (`own`) is not offered to wait for himself.
        """
        other = GAME.sample(g, seat, self.dice)
        ask = GAME.asks(other).get(seat)
        pairs = (
            (chair["view"], GAME.view(other, seat)),
            (chair["ask"], ask and offered(GAME, other, seat, ask, own)),
        )
        for shown, same in pairs:
            if shown != plain(same):
                raise Leak(f"seat {seat} can tell positions apart: {shown} and {same}")


def plain(value: Any) -> Any:
    """Return something as it arrives at a client."""
    return msgspec.json.decode(msgspec.json.encode(value))


def positions(record: Record) -> list[Horror]:
    """Return the position after each move, the first one included."""
    match = Match(GAME, GAME.options(**record.options), int(record.seed, 16))
    found: list[Horror] = [match.state.copy()]
    for move in record.moves:
        if isinstance(move, Undo):
            match.undo(move.seat, move.agreed, move.agreed)
        elif isinstance(move, Redo):
            match.redo(move.seat)
        else:
            match.answer(move.seat, move.choice)
        found.append(match.state.copy())
    assert tuple(match.moves) == record.moves, "as much was taken back as is kept"
    return found


def sees(g: Horror, seat: Seat | None, card: int) -> bool:
    """table-talk.1, hidden.3: whether a reader may see a card's face; what is being resolved lies open."""
    zone = g.cards[card].zone
    kind = kind_of(zone)
    if kind in OPEN_ZONES or g.print(card).type == "investigator":
        return True
    if kind in ("hand", "waiting"):
        return seat is not None and zone == f"{kind}:{seat}"
    if kind == "removed":
        return g.cards[card].owner in (NOBODY, seat)
    return kind == "limbo"


def hidden_names(g: Horror, seat: Seat | None) -> frozenset[str]:
    """Return how the cards of others are called of which this reader can see none and owns none."""
    known = {
        name
        for card in g.cards
        if card.owner == seat or sees(g, seat, card.id)
        for name in names(g, card.code)
    }
    others = {name for card in g.cards if card.owner != NOBODY for name in names(g, card.code)}
    return frozenset(others - known)


def names(g: Horror, code: str) -> tuple[str, ...]:
    """Return how a card is called: in English and German, and by its code."""
    return (*g.printed[code].name, code)


NAMES = frozenset(name for code, card in by_code().items() for name in (code, *card.name))


def _named(value: Any, path: tuple[Any, ...]) -> Any:
    if isinstance(value, str):
        if value in NAMES:
            yield path, value
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _named(item, (*path, key))
    elif isinstance(value, list):
        for number, item in enumerate(value):
            yield from _named(item, (*path, number))
