"""The opening of Spreading Flames, known before it is played: who answers what in the first three rounds.

Two people and a bot play, or one person with two investigators. People play by a rule: they lay out what they
can use, help each other in tests, take something back once, and do what must be seen: they act beside an
enemy and use an asset. With the same deal, and the bot as the server has it, the same opening can be played
in browsers. Not for playing well.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import msgspec

from miskatonic import games
from miskatonic.core.game import Ask, Seat
from miskatonic.core.ids import read_id
from miskatonic.core.record import Match
from miskatonic.core.record import Move as AnyMove
from miskatonic.core.text import Text
from miskatonic.games.horror.abilities import text_named, words_of
from miskatonic.games.horror.rules import fighting
from miskatonic.games.horror.state import Horror
from miskatonic.games.horror.words.abilities import Action
from miskatonic.server.thinkers import dice_seed, think

GAME = games.get("horror")
ROUNDS = 3
DEALS = 1 << 120
"""The numbers of deals are long, so that none is anywhere by chance."""
TOLD = frozenset({"committed", "opportunity", "alone-with-peril", "undone"})
"""Lines that everybody must read in the log."""


class Cast(NamedTuple):
    """Who plays, and what must happen to people."""

    seats: int
    bots: frozenset[Seat]
    wanted: frozenset[str]
    deals: range
    """The deals among which an opening is looked for, the first one that had it all when this was written."""
    most: int
    """An opening in which people answer more often takes too long."""


THREE = Cast(
    3,
    frozenset({2}),
    frozenset({"helped", "opportunity", "activated", "peril", "undone"}),
    range(DEALS + 123, DEALS + 1123),
    60,
)
TWO = Cast(2, frozenset(), frozenset({"helped", "activated", "undone"}), range(DEALS + 2, DEALS + 1002), 40)


class Move(NamedTuple):
    """An answer: whose, to which question, and what."""

    number: int
    """How many moves were made before the question came."""
    round: int
    seat: Seat
    ask: Ask
    choice: tuple[str, ...]
    doubted: bool
    """Whether one is asked once more."""
    shows: frozenset[str]
    """What can be seen in the question, or comes of the answer, for the first time."""


class Foretold(NamedTuple):
    """An opening."""

    seed: int
    moves: list[Move]
    """All answers, as they are given; the one that is taken back is followed by another."""
    record: tuple[AnyMove, ...]
    told: list[Text]
    happened: frozenset[str]


def first(cast: Cast) -> Foretold:
    """Return the first opening in which all happens, to people."""
    for seed in cast.deals:
        game = foretell(cast, seed)
        if game is not None and game.happened >= cast.wanted:
            return game
    raise AssertionError("no deal has it all")


def foretell(cast: Cast, seed: int) -> Foretold | None:
    """Play the opening; return it if it does not take too long."""
    match = Match(GAME, GAME.options(seats=cast.seats, scenario="spreading_flames"), seed)
    moves: list[Move] = []
    happened: set[str] = set()
    while match.outcome is None and match.state.round <= ROUNDS:
        if sum(move.seat not in cast.bots for move in moves) > cast.most:
            return None
        moves.append(next_move(match, cast, happened))
        happened |= moves[-1].shows
        if "undone" in moves[-1].shows:
            match.undo(moves[-1].seat)
    told = [line.event.text for line in match.log if line.event.text.id in TOLD]
    return Foretold(seed, moves, tuple(match.moves), told, frozenset(happened))


def next_move(match: Match, cast: Cast, happened: set[str]) -> Move:
    """Let whoever is asked answer, bots first; so they do at a table, if people wait for them."""
    g: Horror = match.state
    seat = min(match.asks, key=lambda seat: (seat not in cast.bots, seat))
    ask, number, round = match.asks[seat], match.number, g.round
    if seat in cast.bots:
        match.answer(seat, choice := answer_of_a_bot(match, seat))
        return Move(number, round, seat, ask, choice, False, frozenset())
    choice = answer_of_a_person(g, seat, cast, happened)
    doubted = any(id in GAME.cautions(g, seat) for id in choice)
    shows = set(seen_in(g, seat, cast, ask, choice))
    shows |= {event.text.id for event in match.answer(seat, choice)} & {"opportunity"}
    return Move(number, round, seat, ask, choice, doubted, frozenset(shows - happened))


def seen_in(g: Horror, seat: Seat, cast: Cast, ask: Ask, choice: tuple[str, ...]) -> Iterator[str]:
    """Yield what is done with an answer, or can be seen while it is awaited."""
    if ask.kind == "commit" and choice and may_help(g, seat, cast):
        yield "helped"
    if g.perils and g.perils[-1][0] == seat:
        yield "peril"
    if ask.kind == "turn" and any(is_activation(g, id) for id in choice):
        yield "activated"
    if ask.kind == "turn" and seat == 0 and choice == ("resource",):
        yield "undone"


def may_help(g: Horror, seat: Seat, cast: Cast) -> bool:
    """Say whether it is another person's test."""
    return g.tests[-1].seat not in (seat, *cast.bots)


def is_activation(g: Horror, id: str) -> bool:
    """Say whether an option is to use an action of an asset."""
    what = read_id(id)
    if what.kind != "use":
        return False
    named = text_named(what.word)
    return g.print(named.card).type == "asset" and isinstance(words_of(g, named), Action)


# Answers


def answer_of_a_bot(match: Match, seat: Seat) -> tuple[str, ...]:
    dice = dice_seed(match.seed, match.number, seat)
    return think(GAME.name, "simple", msgspec.json.encode(match.state), seat, dice)


def answer_of_a_person(g: Horror, seat: Seat, cast: Cast, happened: set[str]) -> tuple[str, ...]:
    """Return the first answer that is wanted and possible."""
    ask = g.asks()[seat]
    ids = [option.id for option in ask.options]
    if ask.kind == "commit" and "helped" not in happened and may_help(g, seat, cast):
        return (ids[0],)
    if not ask.one:
        return tuple(ids[: ask.least])
    if ask.kind == "turn":
        return (first_wanted(turn_wishes(g, seat, ids, happened), ids),)
    return (first_wanted(("pass", "seat:0", "no"), ids),)


def first_wanted(wishes: Iterable[str], ids: list[str]) -> str:
    return next((id for wish in wishes for id in ids if id.startswith(wish)), ids[0])


def turn_wishes(g: Horror, seat: Seat, ids: list[str], happened: set[str]) -> Iterator[str]:
    """Yield what is wanted in a turn, most wanted first."""
    if "activated" not in happened:
        yield from (id for id in ids if is_activation(g, id))
    if "opportunity" not in happened and fighting.provoked(g, seat, "resource"):
        yield "resource"
    if "undone" not in happened and seat == 0:
        yield "resource"
    if "activated" not in happened:
        yield from (f"play:{card}" for card in usable(g, seat))
    if "helped" not in happened and g.people[seat].actions > 0:
        yield "investigate"
    if g.people[seat].actions == 3:
        yield from ("fight", "investigate")
    yield "end"


def usable(g: Horror, seat: Seat) -> list[int]:
    """Return the assets in hand that have an action."""
    hand = [card for card in g.pile(f"hand:{seat}") if g.print(card).type == "asset"]
    return [card for card in hand if any(isinstance(each, Action) for each in g.print(card).abilities)]
