"""What a seat of Fate may be told, worked out from the record of a match, apart from the game's own views.

`Knowledge` goes through everything a person received, while the match was played, and says what is there that
may not be: spells, curses, squall tiles and gods that the reader had not seen. Every place where one of them
may stand is listed here with its reason, so what turns up anywhere else is found.
"""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from miskatonic.core.game import Event, Seat
from miskatonic.core.record import Match, Record, Redo, Undo
from miskatonic.core.rng import Rng
from miskatonic.core.text import Text
from miskatonic.games import get
from miskatonic.games.fate.cards import BACK, CARDS, CURSES, EFFECT, GODS, ITHAQUA, ROW, SPELLS, SQUALLS
from miskatonic.games.fate.cards import card as numbered
from miskatonic.games.fate.state import EVERYBODY, SPECTATORS, Fate
from tests.server.knowledge import Leak

GAME = get("fate")

KINDS = frozenset(
    [
        *("god", "colour", "window", "roll", "cast", "ward", "amulet", "dagger", "move", "gust", "control"),
        *(
            "free-ready",
            "return",
            "send",
            "sacrifice",
            "turn-over",
            "destroy-sign",
            "artefact",
            "give-up",
            "roam",
        ),
        *("gift", "place", "release", "lay-tile", "ready", "fourth"),
    ]
)
"""Which decision it is, everybody may know."""


class Named(NamedTuple):
    """Something hidden that is named somewhere: a card by its number, anything else by its kind and place."""

    kind: str
    number: int


def _calls(kind: str, names: Sequence[str], prefix: str, cites: str) -> dict[str, Named]:
    """Return every way in which one of these may be called: by name, in a message, or by its clause."""
    calls = {}
    for number, name in enumerate(names):
        for call in (name, f"{prefix}-{name}", f"{cites}.d{number + 1}"):
            calls[call] = Named(kind, number)
    return calls


CALLS = {
    **_calls("spell", [each.name for each in SPELLS], "spell", "spells"),
    **_calls("curse", [each.name for each in CURSES], "curse", "curses"),
    **_calls("curse", [each.name for each in CURSES], "curse-strikes", "curses"),
    **_calls("squall", [each.name for each in SQUALLS], "squall", "squalls"),
    **_calls("god", [each.name for each in GODS], "god", "gods"),
}
CARD_IDS = re.compile(r"(?:card|cast|spell|pair|road|key|ready|drop|discard):(\d+)(?::(\d+))?")
"""How options and things of the board call spells."""
GOD_IDS = re.compile(r"god:(\d+)")

READERS = {
    "gods-dealt": ("who",),
    "moved-spell": ("who",),
    "moved-pair": ("who",),
    "moved-road": ("who",),
    "moved-key": ("who",),
    "hand-discarded": ("who",),
    "drew": ("who",),
    "discarded": ("who",),
    "dropped": ("who",),
    "readied": ("who",),
    "stolen": ("who", "rival"),
    "curse-received": ("watcher",),
    "squall-drawn": ("who",),
}
"""Lines of the log that name something hidden, and who of those in them may read them."""
OPEN_LINES = frozenset({"god-chosen", "gift-used", "cast", "cancelled", "curse-strikes", "squall-turned-up"})
"""Lines that name what lies open from then on, or just did."""


class Knowledge:
    """The whole truth about a match, against which messages are held."""

    kinds = KINDS

    def __init__(self, record: Record) -> None:
        self.record = record
        self.dice = Rng.seeded(int(record.seed, 16))
        self.states: list[Fate] = []
        """The position after each move, the first one included."""
        self.eyes: list[list[int]] = []
        """For each of these positions and each spell who has seen where it is, as bits."""
        self.open: list[frozenset[Named]] = []
        """For each of these positions what everybody has been shown by then."""
        self._replay()

    def _replay(self) -> None:
        match = Match(GAME, GAME.options(**self.record.options), int(self.record.seed, 16))
        eyes, shown = [0] * CARDS, frozenset[Named]()
        stood = {0: eyes}
        self._keep(match.state, eyes, shown)
        for move in self.record.moves:
            if isinstance(move, Undo):
                match.undo(move.seat, move.agreed)
                eyes = stood[match.answers]
            elif isinstance(move, Redo):
                match.redo(move.seat)
                eyes = stood[match.answers]
            else:
                events = match.answer(move.seat, move.choice)
                eyes = look(self.states[-1], match.state, eyes, events)
                shown |= turned_up(events)
                stood[match.answers] = eyes
            self._keep(match.state, eyes, shown)

    def _keep(self, state: Fate, eyes: list[int], shown: frozenset[Named]) -> None:
        self.states.append(state.copy())
        self.eyes.append(eyes)
        self.open.append(shown)

    def named(self, value: Any) -> list[tuple[tuple[Any, ...], Named]]:
        """Return everything hidden that is named anywhere, and where."""
        return named(value)

    def check_chair(self, chair: dict[str, Any], number: int, own: Sequence[Seat] = ()) -> None:
        """Hold the game as it was shown after so many moves against what the reader may know."""
        state, seat = self.states[number], chair["seat"]
        for path, each in named({each: chair[each] for each in ("view", "ask", "foregone")}):
            if not self._may_stand(number, seat, path, each):
                raise Leak(f"seat {seat} reads {each} at {path} after move {number}")
        for line in chair["log"]:
            self._check_line(line, seat, number)
        if seat is None:
            if (
                chair["ask"] is not None
                or chair["foregone"]
                or chair["view"]["dealt"]
                or chair["view"]["order"]
            ):
                raise Leak("a spectator has a seat's own things")
        else:
            self._check_permuted(state, seat, chair)

    def check_replayed(self, position: dict[str, Any]) -> None:
        """Hold an earlier position, looked at again, against what its reader knew then."""
        chair = position["chair"]
        if chair["ask"] is not None:
            raise Leak("nobody is asked in a replay")
        asked = self._ask(self.states[position["move"]], chair["seat"])
        self.check_chair({**chair, "ask": msgspec.to_builtins(asked)}, position["move"])

    def _ask(self, g: Fate, seat: Seat | None) -> Any:
        return None if seat is None or g.outcome is not None else GAME.asks(g).get(seat)

    def _sees(self, number: int, seat: Seat | None, card: int) -> bool:
        return bool(self.eyes[number][card] >> (SPECTATORS if seat is None else seat) & 1)

    def _may_stand(self, number: int, seat: Seat | None, path: tuple[Any, ...], what: Named) -> bool:
        """Say whether this may be named at this place of a chair; who is answered for reads his own ask."""
        if path[0] in ("ask", "foregone"):
            return self._may_be_asked(number, seat, path, what)
        match what.kind:
            case "card":
                return self._card_may_stand(number, seat, path, what.number)
            case "cost":
                return path[1:4:2] == ("players", "readied")
            case "curse":
                return self._curse_may_stand(self.states[number], seat, path, what.number)
            case "squall":
                return self._squall_may_stand(self.states[number], seat, path, what.number)
            case "god":
                return self._god_may_stand(self.states[number], seat, path, what.number)
        return False

    def _card_may_stand(self, number: int, seat: Seat | None, path: tuple[Any, ...], card: int) -> bool:
        """hidden.3, hidden.4, hidden.5"""
        g, sees = self.states[number], self._sees(number, seat, card)
        match path:
            case ("view", "locations", int(place), "column", int(at)):
                return sees and g.columns[place][at] == card
            case ("view", "players", int(holder), "hand", _):
                return sees and card in g.hands[holder]
            case ("view", "players", int(holder), "readied", _):
                return sees and card in g.readied[holder]
            case ("view", "discarded", _):
                return sees and card in g.discard
            case ("view", "casting", int(at), "card"):
                return g.casting[at].card == card
        return False

    def _curse_may_stand(self, g: Fate, seat: Seat | None, path: tuple[Any, ...], kind: int) -> bool:
        """hidden.6"""
        match path:
            case ("view", "players", int(victim), "curses", int(at)):
                watched = seat is not None and (seat + 1) % g.seats == victim
                return watched and g.curses[victim][at][0] == kind
            case ("view", "curse_discard", _):
                return kind in g.curse_discard
        return False

    def _squall_may_stand(self, g: Fate, seat: Seat | None, path: tuple[Any, ...], tile: int) -> bool:
        """hidden.7; a tile that blows lies face up"""
        match path:
            case ("view", "locations", int(place), "squall"):
                blows = g.gale is not None and (g.gale.turn, g.gale.location) == (g.turn, place)
                return (is_ithaqua(g, seat) or blows) and g.squalls[place] == tile
            case ("view", "squall_drawn"):
                return is_ithaqua(g, seat) and g.squall_drawn == tile
            case ("view", "gale", "squall"):
                return g.gale is not None and g.gale.tile == tile
        return False

    def _god_may_stand(self, g: Fate, seat: Seat | None, path: tuple[Any, ...], god: int) -> bool:
        """setup.2, hidden.9"""
        match path:
            case ("view", "players", int(player), "god"):
                return g.phase != "gods" and g.gods[player] == god
            case ("view", "dealt", _):
                return seat is not None and god in g.dealt[seat]
        return False

    def _may_be_asked(self, number: int, seat: Seat | None, path: tuple[Any, ...], what: Named) -> bool:
        """A question names what the seat holds, what lies open, and the tile that it has just drawn."""
        g = self.states[number]
        if seat is None:
            return False
        own = (*g.hands[seat], *g.readied[seat], *(each.card for each in g.casting))
        match what.kind:
            case "card":
                return what.number in own and self._sees(number, seat, what.number)
            case "spell":
                return what.number in {EFFECT[each] for each in own}
            case "squall":
                turned_up = g.gale is not None and g.gale.tile == what.number
                return turned_up or (is_ithaqua(g, seat) and g.squall_drawn == what.number)
            case "god":
                return what.number in g.dealt[seat] if g.phase == "gods" else what.number in g.gods
        return False

    def _check_line(self, line: dict[str, Any], seat: Seat | None, number: int) -> None:
        """A line that names something hidden is open to all, or about what the reader has seen himself."""
        said, move = line["text"], line["move"]
        if move > number:
            raise Leak(f"seat {seat} reads of move {move} after move {number}")
        cited = CALLS.get(line["cite"])
        if cited is not None and cited not in self.open[move]:
            raise Leak(f"seat {seat} reads of {line['cite']} in {said} of move {move}")
        if not named({**line, "cite": ""}):
            return
        readers = [said["args"][role]["seat"] for role in READERS.get(said["id"], ())]
        if said["id"] not in OPEN_LINES and seat not in readers:
            raise Leak(f"seat {seat} reads {said} of move {move}")

    def _check_permuted(self, g: Fate, seat: Seat, chair: dict[str, Any]) -> None:
        """Had what the seat cannot see been something else, it would have been shown and asked the same.

        Who has given a sealed answer is not asked again; the record tells of it only when it is opened.
        Who is answered for reads what is answered instead of the question.
        """
        other = GAME.sample(g, seat, self.dice)
        asked = self._ask(other, seat)
        if asked is not None and asked.sealed and chair["ask"] is None:
            asked = None
        foregone: list[Text] = []
        if chair["foregone"] and asked is not None:
            answer = GAME.answers_itself(other, seat)
            foregone = [option.text for option in asked.options if option.id == answer]
            asked = None
        told = (chair["view"], chair["ask"], chair["foregone"])
        for shown, same in zip(told, (GAME.view(other, seat), asked, foregone), strict=True):
            if msgspec.json.encode(shown) != msgspec.json.encode(same):
                raise Leak(f"seat {seat} can tell positions apart: {shown} and {same}")


# Who has seen which spell


def look(before: Fate, after: Fate, eyes: list[int], events: list[Event]) -> list[int]:
    """Return who has seen where each spell is, after a move: its holders, and everybody if it was cast."""
    eyes = eyes[:]
    for seat in range(after.seats):
        _lose_track(before, after, seat, eyes, events)
    for card in after.deck:
        eyes[card] = 0
    held_before = {card for hand in before.hands for card in hand}
    for seat in range(after.seats):
        for card in (*after.hands[seat], *after.readied[seat]):
            fresh = card in after.hands[seat] and card not in held_before
            eyes[card] = 1 << seat | (0 if fresh else eyes[card])
    for what in turned_up(events):
        if what.kind == "card" and what.number in (*after.discard, *(each.card for each in after.casting)):
            eyes[what.number] = EVERYBODY
    return eyes


def _lose_track(before: Fate, after: Fate, seat: Seat, eyes: list[int], events: list[Event]) -> None:
    """hidden.4: of several cards that look the same nobody but the player can tell which one left."""
    if any(event.text.id == "hand-discarded" for event in events):
        return
    cast = {each.number for each in turned_up(events) if each.kind == "card"}
    hands = [(BACK[card], "", card) for card in before.hands[seat]]
    readied = [(BACK[card], ROW[card], card) for card in before.readied[seat]]
    for cards, left in ((hands, after.hands[seat]), (readied, after.readied[seat])):
        for back, row, card in cards:
            alike = [each for *looks, each in cards if looks == [back, row]]
            if card not in left and card not in cast and len(alike) > 1:
                for each in alike:
                    eyes[each] = 1 << seat


def turned_up(events: list[Event]) -> frozenset[Named]:
    """Return what these events have shown to everybody."""
    shown = [each for event in events if event.text.id in OPEN_LINES for each in _said_by(event)]
    return frozenset(shown) | {Named("spell", EFFECT[each.number]) for each in shown if each.kind == "card"}


def _said_by(event: Event) -> list[Named]:
    return [what for _, what in named(msgspec.to_builtins(event.text))]


def is_ithaqua(g: Fate, seat: Seat | None) -> bool:
    """Say whether the seat plays Ithaqua."""
    return seat is not None and g.gods[seat] == ITHAQUA


# Looking through messages


def named(value: Any) -> list[tuple[tuple[Any, ...], Named]]:
    """Return everything hidden that is named anywhere, keys included, and where."""
    found: list[tuple[tuple[Any, ...], Named]] = []
    _find(value, (), found)
    return found


def _find(value: Any, path: tuple[Any, ...], found: list[tuple[tuple[Any, ...], Named]]) -> None:
    if type(value) is str:
        found += [(path, each) for each in _named_by(value)]
    elif type(value) is dict:
        if "back" in value and "spell" in value:
            found += [(path, each) for each in _on_a_card(value)]
            return
        for key, item in value.items():
            found += [((*path, key), each) for each in _named_by(key)]
            _find(item, (*path, key), found)
    elif type(value) is list:
        for number, item in enumerate(value):
            _find(item, (*path, number), found)


@cache
def _named_by(string: str) -> list[Named]:
    if string in CALLS:
        return [CALLS[string]]
    if ids := CARD_IDS.fullmatch(string):
        return [Named("card", int(number)) for number in ids.groups() if number]
    if ids := GOD_IDS.fullmatch(string):
        return [Named("god", int(ids[1]))]
    return []


def _on_a_card(shown: dict[str, Any]) -> list[Named]:
    """Return what is told of a card, drawn in a view or named in a message."""
    if type(shown["spell"]) is dict:
        spell, back = shown["spell"]["id"], shown["back"]["id"]
        return [Named("card", numbered(spell.removeprefix("spell-"), back.removeprefix("symbol-")))]
    if shown["spell"] is not None:
        number = numbered(shown["spell"], shown["back"])
        assert shown["card"] == number
        return [Named("card", number)]
    if shown["card"] is not None:
        return [Named("card", shown["card"])]
    return [Named("cost", 0)] if shown["cost"] else []
