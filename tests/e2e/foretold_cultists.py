"""Games of Cultists that are known before they are played: who answers what, from the deal to the end.

Five people play by a rule, with one bot or with two: they stay near each other, the cultist kills, whoever
meets a dead one checks him. With six seats the vote that follows is a tie until the start player changes his
vote. With seven there are two cultists; the others vote them out one after the other, or the Assassin attacks
one. A person leaves in the action phase, and a bot plays on. With the same deal, and the bots as the server
has them, the same game can be played in browsers. Not for playing well.
"""

from collections.abc import Iterator
from operator import itemgetter
from typing import NamedTuple

import msgspec

from miskatonic import bots, games
from miskatonic.core.game import Ask, Seat
from miskatonic.core.ids import kind_in
from miskatonic.core.record import Match
from miskatonic.core.record import Move as AnyMove
from miskatonic.core.text import Text
from miskatonic.games.cultists.cards import CARD, DEAD
from miskatonic.games.cultists.facts import Checked
from miskatonic.games.cultists.state import Cultists
from miskatonic.server.thinkers import dice_seed, think

GAME = games.get("cultists")
DEALS = range(1 << 120, (1 << 120) + 20000)
"""The deals among which a game is looked for; their numbers are long, so that none is anywhere by chance."""
LEAVER: Seat = 4
"""Plays until the action phase; then a bot has the seat. Those who sit before are people to the end."""


class Cast(NamedTuple):
    """Who plays, and what must happen to them."""

    seats: int
    wanted: frozenset[str]

    @property
    def bots(self) -> range:
        """The seats that bots have from the start."""
        return range(LEAVER + 1, self.seats)

    def level(self, seat: Seat) -> str:
        """Return how a bot plays: by chance, which is quick, or as the server lets bots play on."""
        return "random" if seat in self.bots else bots.default(GAME.name)


_ALWAYS = frozenset({"meeting", "murdered", "death-reported", "claimed"})
SIX = Cast(6, _ALWAYS | {"counted-nobody", "vote-changed"})
SEVEN = Cast(7, _ALWAYS | {"voted-double", "vote-ends", "attacked", "guessed"})


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
    """Or without a question, for want of a choice."""


class Foretold(NamedTuple):
    """A whole game."""

    seed: int
    moves: list[Move]
    """All answers, as they are given."""
    record: tuple[AnyMove, ...]
    """All answers, as the record has them."""
    happened: frozenset[str]
    cultists: tuple[Seat, ...]
    ghost: Seat
    """Who was murdered and found."""
    found: int
    """With which of all answers."""
    end: Text


def first(cast: Cast) -> Foretold:
    """Return the first game in which all happens, to people."""
    for seed in DEALS:
        match = Match(GAME, GAME.options(seats=cast.seats, discussion="none"), seed)
        if match.state.start < LEAVER and (game := foretell(match, cast)) is not None:
            return game
    raise AssertionError("no deal has it all")


def foretell(match: Match, cast: Cast) -> Foretold | None:
    """Play a game; return it if all of it happens within a round."""
    moves: list[Move] = []
    happened: set[str] = set()
    found = -1
    while match.outcome is None:
        g: Cultists = match.state
        if g.round > 1 or (g.phase == "night" and not can_murder(g)):
            return None
        seat, ask = min(match.asks.items(), key=itemgetter(0))
        by_bot = seat in cast.bots or (seat == LEAVER and g.phase in ("action", "guess"))
        choice = answer_of_a_bot(match, seat, cast) if by_bot else answer_of_a_person(g, seat, ask)
        by_bot = by_bot or GAME.answers_itself(g, seat) is not None
        moves.append(Move(match.number, seat, ask, choice, place_of_card(g, seat, ask, choice), by_bot))
        if ask.kind == "encounter" and kind_in(choice[0]) == "dead":
            happened.add("murdered")
        told = {event.text.id for event in match.answer(seat, choice)}
        found = len(moves) - 1 if "death-reported" in told else found
        happened |= told
    g = match.state
    if not happened >= cast.wanted or not found_by_a_person(g):
        return None
    record, end = tuple(match.moves), match.outcome.text
    return Foretold(match.seed, moves, record, frozenset(happened), cultists(g), g.reported[0], found, end)


def cultists(g: Cultists) -> tuple[Seat, ...]:
    """Return the cultists."""
    return tuple(seat for seat in range(g.seats) if g.is_cultist(seat))


def suspect(g: Cultists) -> Seat:
    """Return the cultist who is voted out next."""
    return next(seat for seat in cultists(g) if seat not in g.fallen)


def can_murder(g: Cultists) -> bool:
    """Say whether a cultist is a person who stays, with a Dead card in hand."""
    return any(seat < LEAVER and DEAD in g.hands[seat] for seat in cultists(g))


def found_by_a_person(g: Cultists) -> bool:
    """Say whether one person was murdered, whom another found, and all cultists fell while others stayed."""
    finders = [fact.by for fact in g.history if isinstance(fact, Checked) and fact.reported]
    if len(g.reported) != 1 or not is_murdered(g, g.reported[0]):
        return False
    if g.ending not in ("eliminated", "seer-found") or set(g.fallen) != {*g.reported, *cultists(g)}:
        return False
    return max(*g.reported, *finders) < LEAVER and g.start not in g.fallen


def is_murdered(g: Cultists, figure: int) -> bool:
    """Say whether somebody has given a Dead card to this figure."""
    return any(face == DEAD and giver >= 0 for face, giver, _ in g.pulses[figure])


def place_of_card(g: Cultists, seat: Seat, ask: Ask, choice: tuple[str, ...]) -> int:
    """Return where in the hand the first card with this face is."""
    if ask.kind != "encounter":
        return 0
    return g.hands[seat].index(CARD[kind_in(choice[0])])


# Answers


def answer_of_a_bot(match: Match, seat: Seat, cast: Cast) -> tuple[str, ...]:
    dice = dice_seed(match.seed, match.number, seat)
    return think(GAME.name, cast.level(seat), msgspec.json.encode(match.state), seat, dice)


def answer_of_a_person(g: Cultists, seat: Seat, ask: Ask) -> tuple[str, ...]:
    """Return the first answer that is wanted and possible."""
    if ask.kind == "discussion":
        return tuple(claims(g, seat)) if g.poll is not None and g.poll.turn == 1 else ()
    ids = [option.id for option in ask.options]
    return (next((id for wish in wishes(g, seat, ask) for id in ids if id.startswith(wish)), ids[0]),)


def claims(g: Cultists, seat: Seat) -> Iterator[str]:
    """Yield what people say first: whoever called for the vote suspects a cultist, who says he is none."""
    assert g.poll is not None
    if seat == g.poll.by:
        yield f"suspect:{suspect(g)}"
    if seat == suspect(g):
        yield from ("investigator", f"suspect:{g.poll.by}")


def wishes(g: Cultists, seat: Seat, ask: Ask) -> Iterator[str]:
    """Yield what is wanted, most wanted first."""
    if ask.kind == "encounter" and g.is_cultist(seat):
        victims = [each for each in range(LEAVER) if each != g.start and not g.is_cultist(each)]
        yield from (f"dead:{each}" for each in victims)
        yield "dead:" if len(cultists(g)) == 1 else "alive:"
    elif ask.kind == "action" and not g.is_cultist(seat):
        yield from (f"check:{each}" for each in g.figures if each not in g.fallen and is_murdered(g, each))
        if len(cultists(g)) > 1:
            yield from (f"attack:{suspect(g)}", "vote")
    elif ask.kind == "vote":
        yield f"figure:{scapegoat(g)}" if is_astray(g, seat) else f"figure:{suspect(g)}"
    elif ask.kind == "change":
        yield f"figure:{suspect(g)}"
    elif ask.kind == "check-state":
        yield "report"
    yield from ("stop", "pass", "confirm")


def is_astray(g: Cultists, seat: Seat) -> bool:
    """Say whether somebody names the wrong one: a cultist, or with six seats the start player at first."""
    wrong = g.is_cultist(seat) or (seat == g.start and len(cultists(g)) == 1)
    return wrong and seat != scapegoat(g)


def scapegoat(g: Cultists) -> Seat:
    """Return whom the cultist accuses."""
    return next(seat for seat in (LEAVER + 1, LEAVER, 0, 1, 2, 3) if seat not in (*g.fallen, g.start))
