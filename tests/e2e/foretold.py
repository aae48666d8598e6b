"""A game of Fate that is known before it is played: who answers what, from the deal to the end.

Three people play by a rule: they gang up on the bot in the last seat, cast the first spell they can in a
rival's turn, and hurry otherwise. With the same deal, and the bot as the server has it, the same game can be
played in browsers. Not for playing well.
"""

from collections.abc import Iterator
from operator import itemgetter
from typing import NamedTuple

import msgspec

from miskatonic import games
from miskatonic.core.game import Ask, Seat
from miskatonic.core.record import Match
from miskatonic.core.record import Move as AnyMove
from miskatonic.core.text import Text, Who
from miskatonic.games.fate.cards import OTHER_WORLDS, SPELLS, STREETS, card
from miskatonic.server.thinkers import dice_seed, think

GAME = games.get("fate")
BOT: Seat = 3
"""The seat that a simple bot has; people have the others."""
DEALS = range((1 << 120) + 464, (1 << 120) + 480)
"""The deals among which the shortest game is looked for; as long as real ones, which no other number is."""
ALL_OF_IT = frozenset({"raid", "curse", "cast in a rival's turn"})
TO_THE_STREETS = [f"spell:{card(spell.name, 'lantern')}" for spell in SPELLS]


class Move(NamedTuple):
    """An answer: whose, to which question, and what."""

    seat: Seat
    ask: Ask
    choice: tuple[str, ...]


class Foretold(NamedTuple):
    """A whole game."""

    seed: int
    moves: list[Move]
    """All answers that are given; what is answered for people is not among them."""
    record: tuple[AnyMove, ...]
    """All answers, as the record has them."""
    happened: frozenset[str]
    end: Text
    dice: int
    """How many dice of the last roll lie on the table at the end."""

    @property
    def by_people(self) -> int:
        """How many answers people give."""
        return sum(move.seat != BOT for move in self.moves)


def shortest() -> Foretold:
    """Return the game with the fewest answers of people among those in which all happens."""
    found = [game for game in map(foretell, DEALS) if game.happened >= ALL_OF_IT]
    return min(found, key=lambda game: game.by_people)


def foretell(seed: int) -> Foretold:
    """Play a game."""
    match = Match(GAME, GAME.options(seats=BOT + 1), seed)
    moves: list[Move] = []
    happened: set[str] = set()
    while match.outcome is None:
        seat, ask = min(match.asks.items(), key=itemgetter(0))
        active = match.state.active
        itself = None if seat == BOT else GAME.answers_itself(match.state, seat)
        if isinstance(itself, str):
            choice: tuple[str, ...] = (itself,)
        else:
            choice = answer_of_the_bot(match) if seat == BOT else (answer_of_a_person(match, seat, happened),)
            moves.append(Move(seat, ask, choice))
        for event in match.answer(seat, choice):
            happened.update(told(event.text.id, event.text.args.get("who"), active))
    dice = len(match.state.roll.faces)
    return Foretold(seed, moves, tuple(match.moves), frozenset(happened), match.outcome.text, dice)


def answer_of_the_bot(match: Match) -> tuple[str, ...]:
    dice = dice_seed(match.seed, match.number, BOT)
    return think(GAME.name, "simple", msgspec.json.encode(match.state), BOT, dice)


def answer_of_a_person(match: Match, seat: Seat, happened: set[str]) -> str:
    ids = [option.id for option in match.asks[seat].options]
    for wish in wishes(seat == match.state.active, happened):
        for id in ids:
            if id == wish or (wish.endswith(":") and id.startswith(wish)):
                return id
    return ids[0]


def wishes(own_turn: bool, happened: set[str]) -> Iterator[str]:
    """Yield what is wanted, most wanted first; "cast:" is any spell."""
    if "cast in a rival's turn" not in happened:
        if not own_turn:
            yield "cast:"
        yield "ready:"
    yield from (f"supply:{BOT}", f"lodge:{BOT}", f"rival:{BOT}:2", f"rival:{BOT}")
    yield "pass-turn" if own_turn else "pass-own"
    yield from TO_THE_STREETS
    yield from (f"to:{STREETS}", f"to:{OTHER_WORLDS}", "none", "enough", "plain", "pass", "any", "top")


def told(id: str, who: object, active: Seat) -> Iterator[str]:
    """Yield what a line of the log tells of what must be seen."""
    if id == "raided":
        yield "raid"
    elif id.startswith("curse-received"):
        yield "curse"
    elif id == "cast" and isinstance(who, Who) and who.seat not in (active, BOT):
        yield "cast in a rival's turn"
