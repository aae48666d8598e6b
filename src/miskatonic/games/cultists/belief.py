"""What somebody at the table of Cultists can infer: a weight for every way the teams may be.

A *cabal* is one way: who the cultists are. What the rules make certain is counted exactly (`counting`); what
people choose and claim is taken as evidence with doubt (`doubt`). The eye is a player's, with his own card
and what he saw himself, or the public's, which everybody can look through. Not for choosing (`bot`).
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations
from math import prod

import msgspec

from miskatonic.games.cultists import doubt
from miskatonic.games.cultists.cards import NOBODY, Card, Figure
from miskatonic.games.cultists.clues import HABITS, Clues, Inspection, gather
from miskatonic.games.cultists.counting import (
    Cabal,
    Decks,
    dead_chances,
    deal_chance,
    every_card,
    next_chance,
    possible_cards,
    pulse_chance,
    retold,
    room_chance,
    strolling,
    unsafe_chance,
)
from miskatonic.games.cultists.facts import Claim, Fact
from miskatonic.games.cultists.numbers import COUNTS
from miskatonic.games.cultists.plan import UNSAFE
from miskatonic.games.cultists.routes import ROUTES, route_name
from miskatonic.games.cultists.view import CultistsView

Odds = tuple[float, ...]
"""For each cabal, in the order of `cabals`, how likely something is then."""
Tales = tuple[tuple[str, tuple[int, ...]], ...]
Glad = tuple[tuple[bool, ...], ...]
"""For each card of each pulse deck whether a cultist would have been glad to kill with it; none: always."""
Entered = tuple[tuple[tuple[int, str], ...], ...]


class Eye(msgspec.Struct, frozen=True):
    """Who looks, and what he knows beyond what all know; without a seat it is the public's eye."""

    seats: int
    seat: Figure
    """An investigator, who knows that he is no cultist; NOBODY: the public's."""
    pool: int
    """The set of the route cards that the others may have, as bits."""
    seen: tuple[tuple[Figure, int], ...] = ()
    """How many Dead cards he saw himself in decks that were reported then."""


class Belief(msgspec.Struct, frozen=True):
    """A weight for every cabal that is possible; the weights add up to 1."""

    seats: int
    clues: Clues
    decks: Decks
    weights: dict[Cabal, float]
    suspicion: tuple[float, ...]
    """For each figure how likely it is a cultist."""

    def suspect(self, figure: Figure) -> float:
        """Return how likely somebody is a cultist."""
        return self.suspicion[figure]

    def dead(self, figure: Figure) -> float:
        """Return how likely a figure's pulse deck holds a Dead card."""
        chances = deaths(self.seats, self.decks, self.clues.inspections)
        return sum([weight * chances[cabal][figure] for cabal, weight in self.weights.items()])

    def next_face(self, room: str, face: Card) -> float:
        """Return how likely the next card out of a room deck has this face."""
        tale = dict(self.clues.tales)[room]
        return sum(
            [weight * next_chance(retold(tale, cabal), face) for cabal, weight in self.weights.items()]
        )


# Looking


def public_belief(view: CultistsView, more: tuple[Fact, ...] = ()) -> Belief:
    """Return what everybody can infer, as if `more` had been seen as well."""
    return weigh(gather(view, more), public_eye(view), view.claims)


def public_eye(view: CultistsView) -> Eye:
    """automa.d1: all know the automa's route card, and no other"""
    return Eye(view.options.seats, NOBODY, route_pool(view, [each.automa for each in view.figures]))


def own_eye(view: CultistsView) -> Eye:
    """secrets.2: a player knows his own route card, and what he saw in pulse decks"""
    assert view.mine is not None
    assert view.seat is not None
    seen = [
        (each.target, each.dead)
        for each in view.mine.checks
        if each.dead and view.figures[each.target].fell == "reported"
    ]
    return Eye(view.options.seats, view.seat, route_pool(view, [True] * len(view.figures)), tuple(seen))


def route_pool(view: CultistsView, counted: Sequence[bool]) -> int:
    """Return the set of the route cards that are not known to belong to the figures that count."""
    known = zip(view.figures, counted, strict=True)
    open_cards = [each.route.name for each, counts in known if counts and each.route is not None]
    side = view.side
    taken = [card for card in range(len(ROUTES[side])) if route_name(side, card) in open_cards]
    return every_card(side) - sum([1 << card for card in taken])


@cache
def cabals(seats: int) -> tuple[Cabal, ...]:
    """roles.1"""
    return tuple(combinations(range(seats), COUNTS[seats].cultists))


def possible(cabal: Cabal, clues: Clues, seat: Figure) -> bool:
    """end.1, secrets.2: nobody of it is known to be an investigator, and not all of it are ghosts"""
    return not (
        seat in cabal
        or any(figure in cabal for figure in clues.cleared)
        or all(figure in clues.fallen for figure in cabal)
    )


@lru_cache(maxsize=512)
def weigh(clues: Clues, eye: Eye, claims: tuple[Claim, ...], glad: Glad = ()) -> Belief:
    """Return the weights of all cabals, each kind of evidence multiplied by the others."""
    seats = eye.seats
    decks = tuple(
        [
            tuple(zip(givers, glad[figure] if glad else (True,) * len(givers), strict=True))
            for figure, givers in enumerate(clues.givers)
        ]
    )
    evidence = zip(
        cabals(seats),
        routes_speak(seats, clues.entered, eye.seat, eye.pool),
        pulses_speak(seats, decks, clues.inspections, eye.seen, 1.0 if glad else doubt.CUNNING),
        rooms_speak(seats, clues.tales),
        habits_speak(seats, clues.habits, clues.votes),
        claims_speak(seats, claims, clues.inspections),
        strict=True,
    )
    weights = {cabal: prod(odds) for cabal, *odds in evidence if possible(cabal, clues, eye.seat)}
    total = sum(weights.values())
    if total > 0:
        weights = {cabal: weight / total for cabal, weight in weights.items() if weight > 0}
    else:  # nobody can have played so, or all is over: anybody may be one
        left = [cabal for cabal in cabals(seats) if eye.seat not in cabal]
        weights = dict.fromkeys(weights or left, 1 / len(weights or left))
    return Belief(seats, clues, decks, weights, _suspicion(len(clues.givers), weights))


def _suspicion(figures: int, weights: dict[Cabal, float]) -> tuple[float, ...]:
    found = [0.0] * figures
    for cabal, weight in weights.items():
        for figure in cabal:
            found[figure] += weight
    return tuple(found)


# What each kind of evidence says


@lru_cache(maxsize=512)
def routes_speak(seats: int, entered: Entered, seat: Figure, pool: int) -> Odds:
    """routes.2, routes.3: how likely all room actions are, over all deals of the route cards

    An investigator needs a card that names the room; so does a cultist who keeps to his card. Who ignores it
    could have acted anywhere.
    """
    side = COUNTS[seats].side
    sets = [possible_cards(side, each) for each in entered]

    chances = {}
    for free in _parts(seats):
        bound = tuple([sets[each] for each in range(seats) if each != seat and each not in free])
        stray = strolling(side) ** sum([len(set(entered[each])) for each in free])
        chances[free] = deal_chance(pool, bound) * stray * _keeping(seats, len(free))
    return tuple([sum([chances[part] for part in _subsets(cabal)]) for cabal in cabals(seats)])


@cache
def _subsets(cabal: Cabal) -> tuple[Cabal, ...]:
    return tuple([part for size in range(len(cabal) + 1) for part in combinations(cabal, size)])


@cache
def _parts(seats: int) -> tuple[Cabal, ...]:
    """Return all groups of cultists who may ignore their cards."""
    return tuple(dict.fromkeys([part for cabal in cabals(seats) for part in _subsets(cabal)]))


@cache
def _keeping(seats: int, free: int) -> float:
    """Return how likely just these cultists ignore their cards."""
    return (1 - doubt.FAITHFUL) ** free * doubt.FAITHFUL ** (COUNTS[seats].cultists - free)


@lru_cache(maxsize=512)
def pulses_speak(
    seats: int,
    decks: Decks,
    inspections: tuple[Inspection, ...],
    seen: tuple[tuple[Figure, int], ...],
    power: float,
) -> Odds:
    """check-state.4 to check-state.6: how likely the checks came out as they did"""
    return tuple([pulse_chance(seats, decks, inspections, cabal, seen) ** power for cabal in cabals(seats)])


@lru_cache(maxsize=512)
def deaths(seats: int, decks: Decks, inspections: tuple[Inspection, ...]) -> dict[Cabal, Odds]:
    """basics.3: for each cabal how likely each figure is dead then"""
    return {cabal: dead_chances(seats, decks, inspections, cabal) for cabal in cabals(seats)}


@lru_cache(maxsize=512)
def rooms_speak(seats: int, tales: Tales) -> Odds:
    """check-room.2, unsafe.4: how likely the cards are that came out of the decks"""
    return tuple(
        [
            prod(
                [
                    unsafe_chance(retold(tale, cabal))
                    if place == UNSAFE
                    else room_chance(retold(tale, cabal))
                    for place, tale in tales
                ]
            )
            for cabal in cabals(seats)
        ]
    )


@lru_cache(maxsize=512)
def habits_speak(
    seats: int, habits: tuple[tuple[int, ...], ...], votes: tuple[tuple[Figure, ...], ...]
) -> Odds:
    """vote.5: how likely what people chose is"""
    named = [pair for each in votes for pair in enumerate(each) if pair[1] != NOBODY]
    ratios = [doubt.HABITS[name] for name in HABITS]
    guilt = [
        prod([ratio ** min(times, doubt.HABITUAL) for ratio, times in zip(ratios, each, strict=True)])
        for each in habits
    ]
    return tuple(
        [
            prod([doubt.VOTED[voter in cabal, figure in cabal] for voter, figure in named])
            * prod([guilt[figure] for figure in cabal])
            for cabal in cabals(seats)
        ]
    )


_NAMING = {"suspect": doubt.SUSPECTED, "cultist": doubt.ACCUSED, "trust": doubt.TRUSTED}


@lru_cache(maxsize=512)
def claims_speak(seats: int, claims: tuple[Claim, ...], inspections: tuple[Inspection, ...]) -> Odds:
    """talk.6: how likely what people claimed is; who repeats himself says it once"""
    said = dict.fromkeys([(each.speaker, each.kind, each.figure) for each in claims])
    reported = {(each.by, each.target) for each in inspections if each.reported}
    found = []
    for cabal in cabals(seats):
        likely = 1.0
        for speaker, kind, figure in said:
            if kind in _NAMING:
                likely *= _NAMING[kind][speaker in cabal, figure in cabal]
            elif kind == "checked-dead" and speaker in cabal and (speaker, figure) not in reported:
                likely *= doubt.CAUGHT
        found.append(likely)
    return tuple(found)
