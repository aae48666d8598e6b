"""What a seat of Ritual may be told, worked out from the record of a match, apart from the game's own views.

`Knowledge` goes through everything a person received, while the match was played, and says what is there that
may not be. Cards are named by their faces; every place where a face may stand is listed here with its reason,
so a face that turns up anywhere else is found.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from miskatonic.core.game import Seat
from miskatonic.core.record import Answer, Match, Record, Redo, Undo
from miskatonic.core.rng import Rng
from miskatonic.games import get
from miskatonic.games.ritual.cards import ALL_CARDS, CARDS, FACES, NONE, ORB, face
from miskatonic.games.ritual.state import NOBODY, Ritual

GAME = get("ritual")
NAMES = frozenset(FACES) | {f"card-{name}" for name in FACES}
"""How a card may be called in a message."""
_DEEP = (str, dict, list)

OPEN_LINES = frozenset(
    {"straw-dealt", "discarded", "all-passed", "gate-opens", "mystery-shown", "revealed", "confessed"}
)
"""Lines of the log that show a card which lies open, or (confessed) to those who see it in a hand."""


class Leak(AssertionError):
    """Somebody was told what he may not know."""


def positions(record: Record) -> list[Ritual]:
    """Return the position after each move, the first one included."""
    match = Match(GAME, GAME.options(**record.options), int(record.seed, 16))
    found = [match.state.copy()]
    for move in record.moves:
        if isinstance(move, Undo):
            match.undo(move.seat, move.agreed)
        elif isinstance(move, Redo):
            match.redo(move.seat)
        else:
            match.answer(move.seat, move.choice)
        found.append(match.state.copy())
    return found


class Knowledge:
    """The whole truth about a match, against which messages are held."""

    kinds = frozenset({"give", "take-or-pass", "orb"})
    """Which decision it is, everybody may know."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.states = positions(record)
        self.dice = Rng.seeded(int(record.seed, 16))

    def named(self, value: Any) -> list[tuple[tuple[Any, ...], str]]:
        """Return every card that is named anywhere, and where."""
        return named(value)

    def check_chair(self, chair: dict[str, Any], number: int, own: Sequence[Seat] = ()) -> None:
        """Hold the game as it was shown after so many moves against what the reader may know."""
        state, seat = self.states[number], chair["seat"]
        for path, name in named({"view": chair["view"], "ask": chair["ask"]}):
            if not self._may_stand(state, seat, path, name):
                raise Leak(f"seat {seat} reads {name} at {path} after move {number}")
        for line in chair["log"]:
            self._check_line(line, seat, number)
        self._check_mine(state, seat, chair["view"]["mine"])
        if seat is not None:
            self._check_permuted(state, seat, chair)

    def check_replayed(self, position: dict[str, Any]) -> None:
        """Hold an earlier position, looked at again, against what its reader knew then."""
        chair = position["chair"]
        if chair["ask"] is not None:
            raise Leak("nobody is asked in a replay")
        state, seat = self.states[position["move"]], chair["seat"]
        asked = None if seat is None else msgspec.to_builtins(GAME.asks(state).get(seat))
        self.check_chair({**chair, "ask": asked}, position["move"])

    def _may_stand(self, g: Ritual, seat: Seat | None, path: tuple[Any, ...], name: str) -> bool:
        """Say whether this face may stand at this place of a chair."""
        match path:
            case ("view", "options", _):
                return True
            case ("view", "holders", int(number), "card"):
                return name == face(g.hands[number]) and self._sees_hand(g, seat, number)
            case ("ask", "kind"):
                return name == "orb" and ORB in g.discard
            case ("view", "travelling") | ("ask", "text", *_) if g.travelling != NONE:
                return name in called(g.travelling) and seat is not None and seat in (g.active, g.looker)
            case ("view", "top") | ("ask", "text", *_):
                return name in called(g.pile[-1]) and seat is not None and seat == g.looker
            case ("view", "discard", int(number)):
                return name == face(g.discard[number])
            case ("view", "removed_by_me", _):
                return name in [face(each.card) for each in g.removed if each.by == seat]
            case ("view", "confessed", int(number)):
                return seat is not None and name == face(g.confessed[number].card)
            case ("view", "past", int(number), "card"):
                turn = g.past[number]
                return name == face(turn.card) and (turn.taker == NOBODY or seat not in (None, turn.taker))
            case ("view", "past", int(number), "discarded"):
                return name == face(g.past[number].discarded)
            case ("view", "mine", _):
                return seat is not None
            case ("view", "last_round", "cause"):
                return g.last_round is not None and name == g.last_round.cause
            case ("view", "last_round", "why", int(number)):
                return g.last_round is not None and number in g.last_round.failed
            case ("view", "last_round", "hands" | "discard" | "old_one" as what, *_):
                return g.last_round is not None and name in shown_at_the_end(g, what)
        return False

    def _sees_hand(self, g: Ritual, seat: Seat | None, holder: int) -> bool:
        """round.3, straw.2; after the end everything is open"""
        if g.outcome is not None or holder >= g.seats:
            return True
        return seat is not None and (seat != holder or has_seen_own(g, seat))

    def _check_line(self, line: dict[str, Any], seat: Seat | None, number: int) -> None:
        """A line that names a card is one that all may read, or the reader has seen the card himself."""
        said, move = line["text"], line["move"]
        if move > number:
            raise Leak(f"seat {seat} reads of move {move} after move {number}")
        id, args = said["id"], said["args"]
        if not named(args):
            return
        who = args.get("who", {}).get("seat", NOBODY)
        before, after = self.states[max(0, move - 1)], self.states[move]
        if seat is None:
            may = id in OPEN_LINES and id != "confessed"
        elif id == "drew":
            may = seat in (who, after.looker)
        elif id == "took":
            may = seat != who or seat == before.looker
        elif id in ("looked", "removed"):
            may = seat == who
        elif id == "confessed-card":
            move_made = self.record.moves[move - 1]
            may = isinstance(move_made, Answer) and (move_made.seat, move_made.choice) == (
                seat,
                ("confess",),
            )
        else:
            may = id in OPEN_LINES and (id != "confessed" or seat != who)
        if not may:
            raise Leak(f"seat {seat} reads {said} of move {move}")

    def _check_mine(self, g: Ritual, seat: Seat | None, mine: dict[str, int]) -> None:
        """The helper counts the reader's own card among the cards out of sight, and no card in sight."""
        if seat is None:
            if mine:
                raise Leak("a spectator has no card of his own")
            return
        unseen = [face(card) for card in out_of_sight(g, seat)]
        if face(g.hands[seat]) not in mine:
            raise Leak(f"seat {seat} is misled about its card")
        if any(count > unseen.count(name) for name, count in mine.items()):
            raise Leak(f"seat {seat} may rule out {mine}")

    def _check_permuted(self, g: Ritual, seat: Seat, chair: dict[str, Any]) -> None:
        """Had the cards that the seat cannot see been others, it would have been shown the same."""
        other = GAME.sample(g, seat, self.dice)
        ask = None if g.outcome is not None else GAME.asks(other).get(seat)
        for shown, same in ((chair["view"], GAME.view(other, seat)), (chair["ask"], ask)):
            if msgspec.json.encode(shown) != msgspec.json.encode(same):
                raise Leak(f"seat {seat} can tell positions apart: {shown} and {same}")


def named(value: Any) -> list[tuple[tuple[Any, ...], str]]:
    """Return every card that is named anywhere, keys included, and where."""
    found: list[tuple[tuple[Any, ...], str]] = []
    _find(value, (), found)
    return found


def _find(value: Any, path: tuple[Any, ...], found: list[tuple[tuple[Any, ...], str]]) -> None:
    if type(value) is str:
        if value in NAMES:
            found.append((path, value))
    elif type(value) is dict:
        found += [((*path, key), key) for key in NAMES & value.keys()]
        for key, item in value.items():
            if type(item) in _DEEP:
                _find(item, (*path, key), found)
    elif type(value) is list:
        for number, item in enumerate(value):
            if type(item) in _DEEP:
                _find(item, (*path, number), found)


def called(card: int) -> tuple[str, str]:
    """Return the two ways in which a card is called in messages."""
    return face(card), f"card-{face(card)}"


def has_seen_own(g: Ritual, seat: Seat) -> bool:
    """Say whether the seat looked at its card before it took it: then all other faces are ruled out."""
    own = CARDS[g.hands[seat]].face
    others = sum(1 << number for number, card in enumerate(CARDS) if card.face != own)
    return g.own_excluded[seat] & ALL_CARDS == others


def out_of_sight(g: Ritual, seat: Seat) -> list[int]:
    """Return the cards that the seat has not before its eyes; its own is one of them in any case."""
    seen = [card for holder, card in enumerate(g.hands) if holder != seat] + g.discard
    seen += [each.card for each in g.removed if each.by == seat]
    if g.travelling != NONE and seat in (g.active, g.looker):
        seen.append(g.travelling)
    if g.travelling == NONE and g.pile and seat == g.looker:
        seen.append(g.pile[-1])
    return [card for card in g.deck if card not in seen]


def shown_at_the_end(g: Ritual, what: str) -> list[str]:
    """Return the faces that everybody saw at the end of the last round."""
    assert g.last_round is not None
    cards = [g.last_round.old_one] if what == "old_one" else getattr(g.last_round, what)
    return [face(card) for card in cards]
