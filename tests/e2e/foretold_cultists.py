"""A game of Cultists that is known before it is played: who answers what, from the deal to the end.

Five people and a bot play by a rule: they stay near each other, the cultist kills, whoever meets a dead one
checks him, and the vote that follows is a tie until the start player changes his vote. One leaves in the
action phase, and a bot plays on. With the same deal, and the bots as the server has them, the same game can
be played in browsers. Not for playing well.
"""

from collections.abc import Iterator
from operator import itemgetter
from typing import NamedTuple

import msgspec

from miskatonic import bots, games
from miskatonic.core.game import Ask, Seat
from miskatonic.core.record import Match
from miskatonic.core.record import Move as AnyMove
from miskatonic.core.text import Text
from miskatonic.games.cultists.cards import CARD, DEAD
from miskatonic.games.cultists.facts import Checked
from miskatonic.games.cultists.state import Cultists
from miskatonic.server.thinkers import dice_seed, think

GAME = games.get("cultists")
LEAVER: Seat = 4
"""Plays until the action phase; then a bot has the seat."""
BOT: Seat = 5
"""The seat that a bot has from the start."""
SEATS = 6
LEVELS = {BOT: "random", LEAVER: bots.default(GAME.name)}
"""How the bots play: one by chance, which is quick; the other as the server lets bots play on."""
DEALS = range(1 << 120, (1 << 120) + 5000)
"""The deals among which a game is looked for; their numbers are long, so that none is anywhere by chance."""
ALL_OF_IT = frozenset({"meeting", "murdered", "death-reported", "claimed", "counted-nobody", "vote-changed"})


class Move(NamedTuple):
    """An answer: whose, to which question, and what."""

    number: int
    """How many moves were made before the question came."""
    seat: Seat
    ask: Ask
    choice: tuple[str, ...]
    card: int
    """The place in the hand of the card that is given, if one is."""
    by_bot: bool


class Foretold(NamedTuple):
    """A whole game."""

    seed: int
    moves: list[Move]
    """All answers, as they are given."""
    record: tuple[AnyMove, ...]
    """All answers, as the record has them."""
    happened: frozenset[str]
    cultist: Seat
    ghost: Seat
    """Who was murdered and found."""
    end: Text


def first() -> Foretold:
    """Return the first game in which all happens, to people."""
    for seed in DEALS:
        match = Match(GAME, GAME.options(seats=SEATS, discussion="none"), seed)
        if match.state.start < LEAVER and (game := foretell(match)) is not None:
            return game
    raise AssertionError("no deal has it all")


def foretell(match: Match) -> Foretold | None:
    """Play a game; return it if all of it happens within a round."""
    moves: list[Move] = []
    happened: set[str] = set()
    while match.outcome is None:
        g: Cultists = match.state
        if g.round > 1 or (g.phase == "night" and not can_murder(g)):
            return None
        seat, ask = min(match.asks.items(), key=itemgetter(0))
        by_bot = seat == BOT or (seat == LEAVER and g.phase == "action")
        choice = answer_of_a_bot(match, seat) if by_bot else answer_of_a_person(g, seat, ask)
        moves.append(Move(match.number, seat, ask, choice, place_of_card(g, seat, ask, choice), by_bot))
        if ask.kind == "encounter" and choice[0].startswith("dead:"):
            happened.add("murdered")
        happened.update(event.text.id for event in match.answer(seat, choice))
    g = match.state
    if not happened >= ALL_OF_IT or g.ending != "eliminated" or not found_by_a_person(g, g.fallen[0]):
        return None
    record, end = tuple(match.moves), match.outcome.text
    return Foretold(match.seed, moves, record, frozenset(happened), cultist_of(g), g.fallen[0], end)


def cultist_of(g: Cultists) -> Seat:
    """Return the only cultist."""
    return next(seat for seat in range(g.seats) if g.is_cultist(seat))


def can_murder(g: Cultists) -> bool:
    """Say whether the cultist is a person who stays, with a Dead card in hand."""
    return cultist_of(g) < LEAVER and DEAD in g.hands[cultist_of(g)]


def found_by_a_person(g: Cultists, figure: int) -> bool:
    """Say whether the cultist murdered a person, whom another found, and both fell while others stayed."""
    finders = [fact.by for fact in g.history if isinstance(fact, Checked) and fact.reported]
    if not is_murdered(g, figure) or g.reported != (figure,) or g.fallen != (figure, cultist_of(g)):
        return False
    return max(figure, *finders) < LEAVER and g.start not in g.fallen


def is_murdered(g: Cultists, figure: int) -> bool:
    """Say whether somebody has given a Dead card to this figure."""
    return any(face == DEAD and giver >= 0 for face, giver, _ in g.pulses[figure])


def place_of_card(g: Cultists, seat: Seat, ask: Ask, choice: tuple[str, ...]) -> int:
    """Return where in the hand the first card with this face is."""
    if ask.kind != "encounter":
        return 0
    return g.hands[seat].index(CARD[choice[0].partition(":")[0]])


# Answers


def answer_of_a_bot(match: Match, seat: Seat) -> tuple[str, ...]:
    dice = dice_seed(match.seed, match.number, seat)
    return think(GAME.name, LEVELS[seat], msgspec.json.encode(match.state), seat, dice)


def answer_of_a_person(g: Cultists, seat: Seat, ask: Ask) -> tuple[str, ...]:
    """Return the first answer that is wanted and possible."""
    if ask.kind == "discussion":
        return tuple(claims(g, seat)) if g.poll is not None and g.poll.turn == 1 else ()
    ids = [option.id for option in ask.options]
    return (next((id for wish in wishes(g, seat, ask) for id in ids if id.startswith(wish)), ids[0]),)


def claims(g: Cultists, seat: Seat) -> Iterator[str]:
    """Yield what people say first: whoever found the dead one suspects the cultist, who says he is none."""
    assert g.poll is not None
    if seat == g.poll.by:
        yield f"suspect:{cultist_of(g)}"
    if g.is_cultist(seat):
        yield from ("investigator", f"suspect:{g.poll.by}")


def wishes(g: Cultists, seat: Seat, ask: Ask) -> Iterator[str]:
    """Yield what is wanted, most wanted first."""
    if ask.kind == "encounter" and g.is_cultist(seat):
        yield from (f"dead:{each}" for each in range(LEAVER) if each != g.start)
        yield "dead:"
    elif ask.kind == "action" and not g.is_cultist(seat):
        yield from (f"check:{each}" for each in g.figures if each not in g.fallen and is_murdered(g, each))
    elif ask.kind == "vote":
        # The start player and the cultist hold together at first.
        astray = seat == g.start or g.is_cultist(seat)
        yield f"figure:{scapegoat(g)}" if astray and seat != scapegoat(g) else f"figure:{cultist_of(g)}"
    elif ask.kind == "change":
        yield f"figure:{cultist_of(g)}"
    elif ask.kind == "check-state":
        yield "report"
    yield from ("stop", "pass", "confirm")


def scapegoat(g: Cultists) -> Seat:
    """Return whom the cultist accuses."""
    return next(seat for seat in (BOT, LEAVER, 0, 1, 2, 3) if seat not in (*g.fallen, g.start))
